//! Where searches run: each on a thread of its own, no more than so many at a time, and each with someone who wants
//! the answer. Whoever stops wanting it stops the search.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use jogada_catalog::{Catalog, StopFlag};
use jogada_protocol::library::Library;
use jogada_wire::{News, SearchId, SearchReport, SearchRequest, SearchResult, SearchTask, Searches};
use jogada_words::Language;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::api;
use crate::assets::Assets;
use crate::contests::Contests;
use crate::failure::{RequestFailure, Trouble};
use crate::server::Config;
use crate::task::memory::BoardMemory;
use crate::task::{self, traces::TraceMemory};
use crate::texts;

/// Between two reports to the same page: ten a second.
const PACE: Duration = Duration::from_millis(100);
/// How long a quick question waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a study waits for its turn: many may be before it, each of which gives way when it had its share.
const STUDY_PATIENCE: Duration = Duration::from_secs(60);
/// How long a study runs whoever waits. After that it ends, with what it has found, as soon as somebody else does.
const SHARE: Duration = Duration::from_secs(2);
/// How many boards are looked at, at a time.
const LOOKS: usize = 16;
/// What all searches together may remember, in megabytes.
const MEMORY: usize = 1024;
/// A search needs room for deep recursion.
const STACK: usize = 8 << 20;

/// What a search has found so far: the latest, and all lines known.
type Latest = Option<(SearchReport, Vec<SearchReport>)>;

/// The desk that takes questions.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) catalog: Arc<Catalog>,
    /// What the browser gets.
    pub(crate) assets: Arc<Assets>,
    /// What players remember from one move to the next.
    pub(crate) boards: Arc<BoardMemory>,
    /// Long searches that somebody steps through.
    pub(crate) traces: Arc<TraceMemory>,
    /// The runs of the arena that are played now.
    pub(crate) contests: Arc<Contests>,
    /// Where runs of the arena are kept.
    pub(crate) data: Option<Arc<Path>>,
    /// Where games are kept, if one person alone uses this.
    pub(crate) library: Option<Arc<Library>>,
    searches: Arc<Semaphore>,
    most_searches: usize,
    looks: Arc<Semaphore>,
    studies: Arc<Semaphore>,
    /// Megabytes that nobody has yet.
    memory: Arc<Semaphore>,
    /// How many studies wait for their turn.
    waiting: watch::Sender<usize>,
}

/// How much a question asks. The two kinds wait in two queues, so that a board appears at once whoever studies what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QuestionWeight {
    /// Answered at once.
    Look,
    /// May search for some seconds.
    Study,
}

/// Raises the flag of a search when nobody wants its answer any more.
pub(crate) struct StopOnDrop(StopFlag);

impl StopOnDrop {
    /// Asks the search to stop and to answer with what it has.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }
}

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl Desk {
    pub(crate) fn new(catalog: Arc<Catalog>, config: &Config) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let searches = Arc::new(Semaphore::new(config.searches));
        let data = config.data.as_deref().map(Arc::from);
        let (looks, studies) = (Arc::new(Semaphore::new(LOOKS)), Arc::new(Semaphore::new(cores.max(2))));
        let assets = Assets::new(texts::modules(&catalog), &api::lasting(&catalog), config.language);
        let assets = Arc::new(assets);
        let (memory, most_searches) = (Arc::new(Semaphore::new(MEMORY)), config.searches);
        let library = config.library().map(|folder| Arc::new(Library::new(&folder)));
        let (boards, traces, waiting) = (Arc::default(), Arc::default(), watch::Sender::new(0));
        let contests = Arc::new(Contests::new(&config.engines));
        Self {
            catalog,
            assets,
            boards,
            traces,
            contests,
            data,
            library,
            searches,
            most_searches,
            looks,
            studies,
            memory,
            waiting,
        }
    }

    /// How many searches run now, and how many may: a search has its place until its thread has ended.
    pub(crate) fn load(&self) -> Searches {
        Searches::new(self.most_searches - self.searches.available_permits(), self.most_searches)
    }

    /// Whether so few searches run that one more may, whose answer nobody waits for.
    fn has_leisure(&self) -> bool {
        2 * self.searches.available_permits() > self.most_searches
    }

    /// Answers a quick question, when its turn comes.
    pub(crate) async fn answer<R: Send + 'static>(
        &self,
        weight: QuestionWeight,
        work: impl FnOnce(&Catalog, &StopFlag) -> Result<R, RequestFailure> + Send + 'static,
    ) -> Result<R, RequestFailure> {
        let permit = match weight {
            QuestionWeight::Look => turn(&self.looks, PATIENCE).await?,
            QuestionWeight::Study => self.study_turn().await?,
        };
        let needed = if weight == QuestionWeight::Look { 0 } else { task::limits::STUDY_MEGABYTES };
        let memory = timeout(PATIENCE, self.memory.clone().acquire_many_owned(needed)).await;
        let Ok(Ok(memory)) = memory else { return Err(Trouble::Busy.into()) };
        let (catalog, stop) = (self.catalog.clone(), StopFlag::new());
        let wanted = StopOnDrop(stop.clone());
        let _share = (weight == QuestionWeight::Study).then(|| self.give_way(stop.clone()));
        let done = tokio::task::spawn_blocking(move || {
            let _held = (permit, memory);
            work(&catalog, &stop)
        });
        let result = done.await.unwrap_or_else(|_| Err(Trouble::Internal.into()));
        drop(wanted);
        result
    }

    /// Waits for the turn of a study, and lets those that run know that somebody does.
    async fn study_turn(&self) -> Result<OwnedSemaphorePermit, RequestFailure> {
        let _place = InLine::join(&self.waiting);
        turn(&self.studies, STUDY_PATIENCE).await
    }

    /// Raises the flag of a study that had its share as soon as somebody waits, until what this returns is dropped.
    fn give_way(&self, stop: StopFlag) -> AbortOnDrop {
        let mut waiting = self.waiting.subscribe();
        AbortOnDrop(tokio::spawn(async move {
            sleep(SHARE).await;
            if waiting.wait_for(|&count| count > 0).await.is_ok() {
                stop.stop();
            }
        }))
    }

    /// Begins a search that tells `news` what it finds, at most ten times a second, and then its result. Dropping what
    /// this returns stops it.
    pub(crate) fn search(
        &self,
        id: SearchId,
        request: SearchRequest,
        language: Language,
        news: mpsc::Sender<News>,
    ) -> Result<StopOnDrop, RequestFailure> {
        if request.task == SearchTask::Ponder && !self.has_leisure() {
            return Err(Trouble::Busy.into());
        }
        let permit = self.searches.clone().try_acquire_owned().map_err(|_| Trouble::Busy)?;
        let needed = task::limits::megabytes(request.task);
        let memory = self.memory.clone().try_acquire_many_owned(needed).map_err(|_| Trouble::Busy)?;
        let (latest_in, latest) = watch::channel(None);
        let (result_in, result) = oneshot::channel();
        let stop = StopFlag::new();
        let (task, catalog, raised) = (request.task, self.catalog.clone(), stop.clone());
        let boards = self.boards.clone();
        let thread = thread::Builder::new().name("search".to_owned()).stack_size(STACK);
        let started = thread.spawn(move || {
            let result = run((&catalog, &boards), &request, &raised, &latest_in, [permit, memory]);
            // A page that went away wants no answer.
            let _ = result_in.send(result);
        });
        started.map_err(|_| Trouble::Busy)?;
        let flag = stop.clone();
        let patience = tokio::spawn(async move {
            sleep(task::limits::longest(task)).await;
            flag.stop();
        });
        tokio::spawn(async move {
            let result = pump(&id, latest, result, &news).await;
            patience.abort();
            let last = match result {
                Ok(result) => News::Done { search_id: id, task, result },
                Err(failure) => News::Error { search_id: Some(id), error: failure.told(language).error },
            };
            let _ = news.send(last).await;
        });
        Ok(StopOnDrop(stop))
    }
}

/// A place in one of the queues.
async fn turn(queue: &Arc<Semaphore>, patience: Duration) -> Result<OwnedSemaphorePermit, RequestFailure> {
    match timeout(patience, queue.clone().acquire_owned()).await {
        Ok(Ok(permit)) => Ok(permit),
        _ => Err(Trouble::Busy.into()),
    }
}

/// Somebody who waits, counted even when they go away before their turn.
struct InLine<'a>(&'a watch::Sender<usize>);

impl<'a> InLine<'a> {
    fn join(waiting: &'a watch::Sender<usize>) -> Self {
        waiting.send_modify(|count| *count += 1);
        Self(waiting)
    }
}

impl Drop for InLine<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

/// A task that ends with whoever started it.
struct AbortOnDrop(tokio::task::JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Searches, and lets go of the place at the desk before the answer is given: who has the answer may ask again.
fn run(
    (catalog, boards): (&Catalog, &BoardMemory),
    request: &SearchRequest,
    stop: &StopFlag,
    latest: &watch::Sender<Latest>,
    held: [OwnedSemaphorePermit; 2],
) -> Result<SearchResult, RequestFailure> {
    let mut hear = |info: SearchReport, lines: &[SearchReport]| {
        latest.send_replace(Some((info, lines.to_vec())));
    };
    let work = AssertUnwindSafe(|| task::run(catalog, boards, request, stop, &mut hear));
    let result = catch_unwind(work).unwrap_or_else(|_| Err(Trouble::Internal.into()));
    drop(held);
    result
}

/// Passes on the latest of what is found until there is a result: one report a beat. The beats are fixed in time, so
/// that what a report takes does not slow the next one down; the first goes out as soon as there is one.
async fn pump(
    id: &SearchId,
    mut latest: watch::Receiver<Latest>,
    mut result: oneshot::Receiver<Result<SearchResult, RequestFailure>>,
    news: &mpsc::Sender<News>,
) -> Result<SearchResult, RequestFailure> {
    let mut beats = interval(PACE);
    beats.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut next = async || {
        beats.tick().await;
        // Once the search is over nothing changes any more: the result is on its way.
        if latest.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
        latest.borrow_and_update().clone()
    };
    loop {
        tokio::select! {
            biased;
            result = &mut result => return result.unwrap_or_else(|_| Err(Trouble::Internal.into())),
            found = next() => if let Some((info, lines)) = found {
                let _ = news.send(News::Info { search_id: id.clone(), info, lines }).await;
            }
        }
    }
}
