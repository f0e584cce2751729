//! The door: who is let in, how many at a time, and how long they may take to say what they want.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use jogada_words::Language;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tower_service::Service;

use crate::failure::{RequestFailure, Trouble};

/// The most connections at a time, if the system lets us have so many.
const MOST: usize = 512;
/// Of the descriptors that the system lets us have, one in so many is for a connection: searches open files too.
const SHARE: usize = 2;
/// The most connections of one address, where others than this machine are served.
const MOST_OF_ONE: usize = 64;
/// The longest that a request may take to say its head.
const HEAD: Duration = Duration::from_secs(10);
/// How long a refusal may take to be heard.
const REFUSAL: Duration = Duration::from_millis(500);
/// How long to wait when the system has no descriptor left.
const PAUSE: Duration = Duration::from_millis(50);

/// How the door is kept.
#[derive(Clone)]
pub(crate) struct Door {
    places: Arc<Semaphore>,
    /// How many connections each address has, where that matters.
    visitors: Option<Arc<Visitors>>,
}

/// A place inside; as long as it is held, someone else may have to wait outside. A request carries it along, so that a
/// socket, which outlives its request, holds it too.
#[derive(Clone)]
pub(crate) struct OpenDoor {
    _shared: Arc<Held>,
}

/// How many connections each address has.
type Visitors = Mutex<HashMap<IpAddr, usize>>;

struct Held {
    _permit: OwnedSemaphorePermit,
    of: Option<(IpAddr, Arc<Visitors>)>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some((address, visitors)) = &self.of else { return };
        let mut visitors = visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = visitors.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                visitors.remove(address);
            }
        }
    }
}

impl Door {
    /// A door for so many connections as the system allows; `far` says whether others than this machine come.
    pub(crate) fn new(far: bool) -> Self {
        let allowed = jogada_catalog::descriptors().map_or(MOST, |most| (most as usize / SHARE).clamp(8, MOST));
        Self { places: Arc::new(Semaphore::new(allowed)), visitors: far.then(Arc::default) }
    }

    /// Lets in whoever comes, for ever.
    pub(crate) async fn keep(self, listener: TcpListener, router: Router) -> io::Result<()> {
        loop {
            let Ok((stream, from)) = listener.accept().await else {
                // It may have gone while it waited, or there is no descriptor for it: both pass.
                sleep(PAUSE).await;
                continue;
            };
            match self.place(from) {
                Some(place) => drop(tokio::spawn(serve(stream, router.clone(), place))),
                None => drop(tokio::spawn(turn_away(stream))),
            }
        }
    }

    fn place(&self, from: SocketAddr) -> Option<OpenDoor> {
        let permit = self.places.clone().try_acquire_owned().ok()?;
        let of = match &self.visitors {
            None => None,
            Some(visitors) => {
                let mut counts = visitors.lock().unwrap_or_else(PoisonError::into_inner);
                let count = counts.entry(from.ip()).or_default();
                if *count >= MOST_OF_ONE {
                    return None;
                }
                *count += 1;
                Some((from.ip(), visitors.clone()))
            }
        };
        Some(OpenDoor { _shared: Arc::new(Held { _permit: permit, of }) })
    }
}

/// Answers the requests of a connection until it closes, or is silent for too long where it should speak.
async fn serve(stream: TcpStream, router: Router, place: OpenDoor) {
    let service = service_fn(move |request: Request<Incoming>| {
        let (mut router, place) = (router.clone(), place.clone());
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(place);
            Ok::<Response, Infallible>(router.call(request).await.unwrap_or_else(|never| match never {}))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    // What goes wrong with a connection is the end of it, and nobody else's business.
    let _ = connection.with_upgrades().await;
}

/// Says that there is no room, without hearing what was wanted.
async fn turn_away(mut stream: TcpStream) {
    let failure = RequestFailure::from(Trouble::Full);
    let body = serde_json::to_string(&failure.told(Language::English)).unwrap_or_default();
    let head =
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 1\r\nConnection: close";
    let answer = format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let told = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        // What was asked is read and dropped: to close on it would take the answer back.
        tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
    };
    let _ = timeout(REFUSAL, told).await;
}
