//! What is asked of the server, one function a question.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jogada_arena::RunPlan;
use jogada_catalog::StopFlag;
use postgres::types::{ToSql, Type};
use postgres::{Client, Error, Row};

use crate::address::QueueAddress;
use crate::error::QueueError;
use crate::link::{QueueEvent, ServerLink, Tell};
use crate::schema;

/// A queue of games on a server, as this process sees it.
pub struct Queue {
    link: ServerLink,
    /// The name of this process there, which no other has had or will have.
    holder: String,
    lease: Duration,
    /// The games that are played here.
    held: Mutex<BTreeSet<(String, u64)>>,
}

/// How far a run has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunState {
    /// It is played.
    Open,
    /// It has all that it needs.
    Ended,
    /// A game of it can not be played: its number.
    Unplayable(u64),
}

/// A run in a queue.
#[derive(Clone, Debug)]
pub struct QueuedRun {
    /// Its name.
    pub name: String,
    /// What is played, where it can be understood.
    pub plan: Option<RunPlan>,
    /// How far it has got.
    pub state: RunState,
    /// Games that it has here.
    pub games: u64,
    /// Games that are played to their end.
    pub played: u64,
    /// Games that are being played.
    pub playing: u64,
    /// By how many processes.
    pub workers: u64,
}

/// A run as it is written down; what the texts mean is a matter of its kind.
pub(crate) struct StoredRun {
    pub(crate) kind: String,
    pub(crate) plan: String,
    pub(crate) fingerprint: String,
    pub(crate) state: RunState,
}

/// A value of a question with its type.
type Given<'a> = (&'a (dyn ToSql + Sync), Type);

impl Queue {
    /// Connects to a queue and makes it, if it is not there. Games are taken for `lease` and kept while they are played.
    pub fn open(address: QueueAddress, lease: Duration, tell: Tell) -> Result<Self, QueueError> {
        let link = ServerLink::open(address, tell)?;
        link.once(&mut |client| {
            let there: bool = client.query_typed(schema::IS_THERE, &[])?[0].get(0);
            if there { Ok(()) } else { client.batch_execute(schema::MAKE) }
        })?;
        Ok(Self { link, holder: own_name(), lease, held: Mutex::new(BTreeSet::new()) })
    }

    /// All runs, the oldest first.
    pub fn status(&self) -> Result<Vec<QueuedRun>, QueueError> {
        let rows = self.link.once(&mut |client| client.query_typed(schema::STATUS, &[]))?;
        Ok(rows.iter().map(queued_run).collect())
    }

    /// Does away with a run; whether it was there.
    pub fn drop_run(&self, run: &str) -> Result<bool, QueueError> {
        Ok(self.link.once(&mut |client| execute(client, schema::DROP, &[text(&run)]))? == 1)
    }

    /// How long a game is held without renewing.
    pub(crate) const fn lease(&self) -> Duration {
        self.lease
    }

    pub(crate) fn tell(&self, event: &QueueEvent) {
        (self.link.tell)(event);
    }

    /// Makes a run, or goes on with it. What is there is shown to `agree`, which says what the plan is from now on, or
    /// why the two are not the same run.
    pub(crate) fn make(
        &self,
        name: &str,
        (kind, plan, fingerprint): (&str, &str, &str),
        missing: &[u64],
        agree: impl FnOnce(StoredRun) -> Result<String, QueueError>,
    ) -> Result<(), QueueError> {
        let stop = StopFlag::new();
        let given = [text(&name), (&schema::FORM, Type::INT4), text(&kind), text(&plan), text(&fingerprint)];
        self.ask(&stop, |client| execute(client, schema::ADD_RUN, &given))?;
        let stored = self.run(name, &stop)?;
        if stored.kind != kind {
            return Err(QueueError::Other { run: name.to_owned(), key: "kind" });
        }
        let plan = agree(stored)?;
        let missing: Vec<i64> = missing.iter().map(|&index| index as i64).collect();
        self.ask(&stop, |client| {
            execute(client, schema::ADD_GAMES, &[text(&name), (&missing, Type::INT8_ARRAY)])?;
            execute(client, schema::FORGIVE, &[text(&name), (&schema::MOST_TRIES, Type::INT4)])?;
            execute(client, schema::REOPEN, &[text(&name), text(&plan)])
        })?;
        Ok(())
    }

    /// What is known of a run.
    pub(crate) fn run(&self, name: &str, stop: &StopFlag) -> Result<StoredRun, QueueError> {
        let rows = self.ask(stop, |client| client.query_typed(schema::RUN, &[text(&name)]))?;
        let row = rows.first().ok_or_else(|| QueueError::NoRun { run: name.to_owned() })?;
        let found: i32 = row.get(0);
        if found > schema::FORM {
            return Err(QueueError::Newer { run: name.to_owned(), found });
        }
        let state = state_of(row.get(4), row.get(5));
        Ok(StoredRun { kind: row.get(1), plan: row.get(2), fingerprint: row.get(3), state })
    }

    /// Takes a free game of a run on lease.
    pub(crate) fn claim(&self, run: &str, stop: &StopFlag) -> Result<Option<u64>, QueueError> {
        let (seconds, most) = (self.lease.as_secs_f64(), schema::MOST_TRIES);
        let given = [text(&run), text(&self.holder), (&seconds, Type::FLOAT8), (&most, Type::INT4)];
        let rows = self.ask(stop, |client| client.query_typed(schema::CLAIM, &given))?;
        let index = rows.first().map(|row| row.get::<_, i64>(0) as u64);
        if let Some(index) = index {
            self.held().insert((run.to_owned(), index));
        }
        Ok(index)
    }

    /// Keeps the games that are played here for longer. A line that is broken is no failure: whoever plays will mend it.
    pub(crate) fn renew(&self) {
        let held: Vec<_> = self.held().iter().cloned().collect();
        if held.is_empty() {
            return;
        }
        let (runs, numbers): (Vec<String>, Vec<i64>) = held.into_iter().map(|(run, index)| (run, index as i64)).unzip();
        let seconds = self.lease.as_secs_f64();
        let given =
            [text(&self.holder), (&seconds, Type::FLOAT8), (&runs, Type::TEXT_ARRAY), (&numbers, Type::INT8_ARRAY)];
        let _ = self.link.once(&mut |client| execute(client, schema::RENEW, &given));
    }

    /// Gives a result; the first counts.
    pub(crate) fn give(&self, run: &str, index: u64, result: &str, stop: &StopFlag) -> Result<(), QueueError> {
        let number = index as i64;
        let given = [text(&run), (&number, Type::INT8), text(&result), text(&self.holder)];
        let given = self.ask(stop, |client| execute(client, schema::GIVE, &given));
        self.held().remove(&(run.to_owned(), index));
        if given? == 0 && self.finisher(run, index, stop)?.is_some_and(|finisher| finisher != self.holder) {
            self.tell(&QueueEvent::Late { run: run.to_owned(), index });
        }
        Ok(())
    }

    fn finisher(&self, run: &str, index: u64, stop: &StopFlag) -> Result<Option<String>, QueueError> {
        let index = index as i64;
        let rows =
            self.ask(stop, |client| client.query_typed(schema::FINISHER, &[text(&run), (&index, Type::INT8)]))?;
        Ok(rows.first().and_then(|row| row.get(0)))
    }

    /// Gives a game back that was not played. If that fails, the lease ends by itself.
    pub(crate) fn put_back(&self, run: &str, index: u64) {
        self.held().remove(&(run.to_owned(), index));
        let number = index as i64;
        let given = [text(&run), (&number, Type::INT8), text(&self.holder)];
        let _ = self.link.once(&mut |client| execute(client, schema::PUT_BACK, &given));
    }

    /// Results from a game on, but for those that are known: their lines by number.
    pub(crate) fn results(&self, run: &str, from: u64, known: &[i64]) -> Result<Vec<(u64, String)>, QueueError> {
        let (from, stop) = (from as i64, StopFlag::new());
        let most = schema::MOST_RESULTS as i64;
        let given = [text(&run), (&from, Type::INT8), (&known, Type::INT8_ARRAY), (&most, Type::INT8)];
        let rows = self.ask(&stop, |client| client.query_typed(schema::RESULTS, &given))?;
        Ok(rows.iter().map(|row| (row.get::<_, i64>(0) as u64, row.get(1))).collect())
    }

    /// Does away with a result that is none, so that the game is played again.
    pub(crate) fn reject(&self, run: &str, index: u64, line: &str) -> Result<(), QueueError> {
        let (number, stop) = (index as i64, StopFlag::new());
        let given = [text(&run), (&number, Type::INT8), text(&line)];
        self.ask(&stop, |client| execute(client, schema::REJECT, &given))?;
        self.tell(&QueueEvent::Wrong { run: run.to_owned(), index });
        Ok(())
    }

    /// Whether something is left to play in a run that is open.
    pub(crate) fn is_unfinished(&self, run: &str, stop: &StopFlag) -> Result<bool, QueueError> {
        let rows = self.ask(stop, |client| client.query_typed(schema::IS_UNFINISHED, &[text(&run)]))?;
        Ok(rows.first().is_some_and(|row| row.get(0)))
    }

    /// Ends a run of which a game was tried too often.
    pub(crate) fn give_up(&self, run: &str, stop: &StopFlag) -> Result<(), QueueError> {
        let given = [text(&run), (&schema::MOST_TRIES, Type::INT4)];
        self.ask(stop, |client| execute(client, schema::GIVE_UP, &given)).map(drop)
    }

    /// Says that a run has all that it needs.
    pub(crate) fn end(&self, run: &str) -> Result<(), QueueError> {
        self.link.once(&mut |client| execute(client, schema::END, &[text(&run)])).map(drop)
    }

    /// Runs of a kind that are played, the oldest first.
    pub(crate) fn open_runs(&self, kind: &str, stop: &StopFlag) -> Result<Vec<String>, QueueError> {
        let rows = self.ask(stop, |client| client.query_typed(schema::OPEN_RUNS, &[text(&kind)]))?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    fn ask<R>(&self, stop: &StopFlag, question: impl FnMut(&mut Client) -> Result<R, Error>) -> Result<R, QueueError> {
        self.link.ask(stop, question)
    }

    fn held(&self) -> std::sync::MutexGuard<'_, BTreeSet<(String, u64)>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A name for this process that no other has: one that comes back after a kill is somebody else.
fn own_name() -> String {
    let number = getrandom::u64().unwrap_or_else(|_| u64::from(std::process::id()));
    format!("{:016x}-{}", number, std::process::id())
}

fn text(text: &(impl ToSql + Sync)) -> Given<'_> {
    (text, Type::TEXT)
}

fn execute(client: &mut Client, question: &str, given: &[Given<'_>]) -> Result<u64, Error> {
    client.execute_typed(question, given)
}

fn state_of(state: &str, unplayable: Option<i64>) -> RunState {
    match state {
        "open" => RunState::Open,
        "unplayable" => RunState::Unplayable(unplayable.unwrap_or_default() as u64),
        _ => RunState::Ended,
    }
}

fn queued_run(row: &Row) -> QueuedRun {
    let count = |column: usize| row.get::<_, i64>(column) as u64;
    QueuedRun {
        name: row.get(0),
        plan: toml::from_str(row.get(1)).ok(),
        state: state_of(row.get(2), row.get(3)),
        games: count(4),
        played: count(5),
        playing: count(6),
        workers: count(7),
    }
}
