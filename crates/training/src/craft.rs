//! Self-play as work that machines share: a piece is a game.

use std::collections::BTreeMap;
use std::sync::Arc;

use jogada_catalog::StopFlag;
use jogada_experts::hex::net::Net;
use jogada_fleet::{Craft, Errand, Queue, QueueError, Undertaking};

use crate::lessons::Lessons;
use crate::plan::{PlanTrouble, SelfPlayPlan};

/// Who can play games that the Hex net learns from.
#[derive(Clone, Copy, Debug, Default)]
pub struct SelfPlayCraft;

impl Craft for SelfPlayCraft {
    const KIND: &'static str = "hex-selfplay";
    type Refusal = Option<PlanTrouble>;

    fn take_up(&self, plan: &str, fingerprint: &str) -> Result<Box<dyn Undertaking + '_>, Self::Refusal> {
        let plan = SelfPlayPlan::of_text(plan)?;
        if plan.fingerprint()? != fingerprint {
            return Err(Some(PlanTrouble::Unlike));
        }
        Ok(Box::new(Generation { net: plan.net()?, plan }))
    }

    fn too_new(&self) -> Self::Refusal {
        None
    }
}

/// The games of a generation.
struct Generation {
    plan: SelfPlayPlan,
    net: Net,
}

impl Undertaking for Generation {
    fn pieces(&self) -> u64 {
        self.plan.games()
    }

    fn piece(&self, index: u64, halt: &StopFlag) -> Option<String> {
        // A game takes seconds: who is to stop drops it rather than keep somebody waiting.
        let lessons = Lessons::of(&self.plan.play(&self.net, index));
        (!halt.is_stopped()).then(|| lessons.to_line())
    }
}

/// Shares the games of a plan over a queue under a name: all of them, by number, or none if `stop` was raised before the
/// last was there. What was played stays in the queue until [`Queue::drop_run`].
pub fn share(
    queue: &Arc<Queue>,
    name: &str,
    plan: &SelfPlayPlan,
    (threads, stop): (usize, &StopFlag),
) -> Result<Option<BTreeMap<u64, Lessons>>, ShareTrouble> {
    let missing: Vec<u64> = (0..plan.games()).collect();
    let (text, fingerprint) = (plan.to_text(), plan.fingerprint()?);
    let errand = Errand { name, plan: &text, fingerprint: &fingerprint, missing: &missing };
    let mut games = BTreeMap::new();
    jogada_fleet::share(&SelfPlayCraft, queue, &errand, (threads, stop), |number, line| {
        let lessons = Lessons::of_line(line);
        lessons.map(|lessons| games.insert(number, lessons)).is_some()
    })?;
    Ok((games.len() as u64 == plan.games()).then_some(games))
}

/// Why games could not be shared.
#[derive(Debug, thiserror::Error)]
pub enum ShareTrouble {
    /// The plan is none.
    #[error(transparent)]
    Plan(#[from] PlanTrouble),
    /// The queue does not answer as it should.
    #[error(transparent)]
    Queue(#[from] QueueError),
}
