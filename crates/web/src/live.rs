//! The two ways to watch a search: a socket that a tab keeps, and lines over plain HTTP for scripts.

use std::collections::HashMap;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use jogada_wire::{News, SearchId, SearchOrder, SearchRequest};
use jogada_words::Language;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_stream::Stream;

use crate::desk::{Desk, StopOnDrop};
use crate::door::OpenDoor;
use crate::failure::{RequestFailure, Trouble};

/// How many pieces of news wait for a slow reader; the searches wait with them.
const WAITING: usize = 4;
/// The most searches of one tab.
const MOST_OF_A_TAB: usize = 4;
/// A reader that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// The name of a search over plain HTTP.
const ONLY: SearchId = SearchId::Number(1);

/// How often a tab is asked whether it is still there, and how many questions in a row it may leave unanswered.
const PING: Duration = Duration::from_secs(20);
const UNANSWERED: u32 = 3;

/// Serves a tab until it closes, or does not answer any more. Its searches end with it, and then its place is free.
pub(crate) async fn serve(mut socket: WebSocket, desk: Desk, language: Language, _place: Option<OpenDoor>) {
    let (news_in, mut news) = mpsc::channel(WAITING);
    let mut searches = HashMap::new();
    let mut beats = interval_at(Instant::now() + PING, PING);
    let mut unanswered = 0;
    loop {
        let said = tokio::select! {
            message = socket.recv() => {
                unanswered = 0;
                match message {
                    Some(Ok(Message::Text(text))) => {
                        obey(&text, &desk, language, &mut searches, &news_in).as_ref().map(written)
                    }
                    Some(Ok(Message::Binary(_))) => {
                        Some(written(&refusal(None, &Trouble::Form(String::new()).into(), language)))
                    }
                    // Answered here, though the library would: it keeps answers that nobody takes, and reads on.
                    Some(Ok(Message::Ping(question))) => Some(Message::Pong(question)),
                    Some(Ok(Message::Pong(_))) => None,
                    Some(Ok(Message::Close(_))) => break,
                    Some(Err(_)) | None => return,
                }
            }
            _ = beats.tick() => {
                unanswered += 1;
                if unanswered > UNANSWERED {
                    return;
                }
                Some(Message::Ping(Bytes::new()))
            }
            Some(news) = news.recv() => {
                forget_finished(&news, &mut searches);
                Some(written(&news))
            }
        };
        let Some(said) = said else { continue };
        if !matches!(timeout(PATIENCE, socket.send(said)).await, Ok(Ok(()))) {
            return;
        }
    }
    drop(searches);
    // The answer to a farewell goes out with the next question: without it a browser takes the end for an accident.
    let _ = timeout(PATIENCE, socket.recv()).await;
}

/// News as a message.
fn written(news: &News) -> Message {
    Message::Text(Utf8Bytes::from(serde_json::to_string(news).expect("news always serialize")))
}

/// Does what a tab says; what to answer at once, if anything.
fn obey(
    text: &str,
    desk: &Desk,
    language: Language,
    searches: &mut HashMap<SearchId, StopOnDrop>,
    news: &mpsc::Sender<News>,
) -> Option<News> {
    match serde_json::from_str(text) {
        Ok(SearchOrder::Stop { search_id }) => {
            if let Some(search) = searches.get(&search_id) {
                search.stop();
            }
            None
        }
        Ok(SearchOrder::Search { search_id, request }) => {
            searches.remove(&search_id);
            let full = searches.len() >= MOST_OF_A_TAB;
            let begun = if full { Err(Trouble::Busy.into()) } else { begin(&search_id, request, desk, language, news) };
            match begun {
                Ok(wanted) => {
                    searches.insert(search_id, wanted);
                    None
                }
                Err(failure) => Some(refusal(Some(search_id), &failure, language)),
            }
        }
        Err(error) => Some(refusal(None, &Trouble::Form(error.to_string()).into(), language)),
    }
}

fn begin(
    id: &SearchId,
    request: SearchRequest,
    desk: &Desk,
    language: Language,
    news: &mpsc::Sender<News>,
) -> Result<StopOnDrop, RequestFailure> {
    desk.search(id.clone(), request, language, news.clone())
}

fn forget_finished(news: &News, searches: &mut HashMap<SearchId, StopOnDrop>) {
    if let News::Done { search_id, .. } | News::Error { search_id: Some(search_id), .. } = news {
        searches.remove(search_id);
    }
}

fn refusal(search_id: Option<SearchId>, failure: &RequestFailure, language: Language) -> News {
    News::Error { search_id, error: failure.told(language).error }
}

/// One search as lines of JSON.
pub(crate) fn lines(desk: &Desk, request: SearchRequest, language: Language) -> Result<Response, RequestFailure> {
    let (news_in, news) = mpsc::channel(WAITING);
    let wanted = desk.search(ONLY, request, language, news_in)?;
    let body = Body::from_stream(Lines { news, _wanted: wanted });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

/// The news of a search, one a line. Dropped when the reader goes away, and the search with it.
struct Lines {
    news: mpsc::Receiver<News>,
    _wanted: StopOnDrop,
}

impl Stream for Lines {
    type Item = Result<Bytes, serde_json::Error>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        self.news.poll_recv(context).map(|news| {
            news.map(|news| {
                let mut line = serde_json::to_vec(&news)?;
                line.push(b'\n');
                Ok(Bytes::from(line))
            })
        })
    }
}
