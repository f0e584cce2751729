//! Matches of the arena as work that machines share: a piece is a game.

use std::path::Path;

use jogada_arena::{Fingerprint, Mismatch, PlanError, PlayableRun, RunPlan};
use jogada_catalog::{Catalog, StopFlag};

use crate::craft::{Craft, Undertaking};
use crate::error::QueueError;
use crate::queue::{Queue, StoredRun};

/// Who can play games of the arena.
pub struct MatchCraft<'a> {
    /// The games and players that there are.
    pub catalog: &'a Catalog,
    /// Programs of others that may play here, by the names that plans have for them.
    pub engines: &'a [(String, String)],
    /// Where tables of endings are.
    pub data: Option<&'a Path>,
}

/// Why a run is not played here.
#[derive(Clone, Debug)]
pub enum RefusedRun {
    /// The plan can not be understood, or is of a newer program.
    Unreadable,
    /// The plan can not be played.
    Plan(PlanError),
    /// This program would play other games.
    Unlike(Mismatch),
    /// A program of somebody else's that nobody has allowed here.
    Engine(String),
}

impl Craft for MatchCraft<'_> {
    const KIND: &'static str = "match";
    type Refusal = RefusedRun;

    fn take_up(&self, plan: &str, fingerprint: &str) -> Result<Box<dyn Undertaking + '_>, RefusedRun> {
        let plan: RunPlan = toml::from_str(plan).map_err(|_| RefusedRun::Unreadable)?;
        let mark: Fingerprint = serde_json::from_str(fingerprint).map_err(|_| RefusedRun::Unreadable)?;
        let engines = plan.engines(self.catalog).map_err(RefusedRun::Plan)?;
        let allowed = |engine: &String| self.engines.iter().any(|(name, _)| name == engine);
        if let Some(engine) = engines.into_iter().find(|engine| !allowed(engine)) {
            return Err(RefusedRun::Engine(engine));
        }
        let own = Fingerprint::of(&plan, self.catalog, self.data).map_err(RefusedRun::Plan)?;
        if let Some(mismatch) = mark.mismatch(&own) {
            return Err(RefusedRun::Unlike(mismatch));
        }
        let playable = PlayableRun::with_engines(self.catalog, &plan, self.engines).map_err(RefusedRun::Plan)?;
        Ok(Box::new(playable))
    }

    fn too_new(&self) -> RefusedRun {
        RefusedRun::Unreadable
    }
}

impl Undertaking for PlayableRun<'_> {
    fn pieces(&self) -> u64 {
        self.plan().schedule().games()
    }

    fn piece(&self, index: u64, halt: &StopFlag) -> Option<String> {
        self.play(index, halt).map(|game| game.to_line().trim_end().to_owned())
    }
}

/// Makes a run of matches, or goes on with it: the same plan, perhaps longer, by a program that plays alike.
pub(crate) fn make(queue: &Queue, plan: &RunPlan, mark: &Fingerprint, missing: &[u64]) -> Result<(), QueueError> {
    let (name, text) = (plan.name(), toml::to_string(plan).expect("plans are plain data"));
    let fingerprint = serde_json::to_string(mark).expect("texts always serialize");
    let agree = |stored: StoredRun| agreed(&name, (plan, &text), mark, stored);
    queue.make(&name, (MatchCraft::KIND, &text, &fingerprint), missing, agree)
}

/// The longer of two plans of the same run.
fn agreed(
    run: &str,
    (plan, text): (&RunPlan, &str),
    mark: &Fingerprint,
    stored: StoredRun,
) -> Result<String, QueueError> {
    let newer = || QueueError::Newer { run: run.to_owned(), found: crate::schema::FORM };
    let other: RunPlan = toml::from_str(&stored.plan).map_err(|_| newer())?;
    let other_mark: Fingerprint = serde_json::from_str(&stored.fingerprint).map_err(|_| newer())?;
    if let Some(key) = other.difference(plan) {
        return Err(QueueError::Other { run: run.to_owned(), key });
    }
    if let Some(mismatch) = other_mark.mismatch(mark) {
        return Err(QueueError::Unlike { run: run.to_owned(), mismatch });
    }
    Ok(if other.games > plan.games { stored.plan } else { text.to_owned() })
}
