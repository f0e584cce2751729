//! Dots and Boxes: exact values and play by quiet positions.

use std::time::{Duration, Instant};

use jogada_experts::dots_and_boxes::{
    Checkpoint, CheckpointError as QuietCheckpointError, Means, Progress, Proven, QuietPlayer, Solver as Quiet,
    Unsuitable,
};
use jogada_games::dots_and_boxes::{Chains, ClosingFirst, DotsAndBoxes, DotsState, Line, Score, Turns};
use jogada_rules::{Game, Value};
use jogada_search::tree::{Ends, Engine, Found, Options, pvs};
use jogada_search::{Clock, Report, Stopped, Table};

use super::Expert;
use crate::session::Remark;
use crate::solving::{ByTree, CheckpointError, Known, SolveCall, SolveProgress, Solver};
use crate::thinker::{Task, most_depth};

/// Searches quiet positions where the rules allow it, and the whole tree elsewhere.
pub(crate) struct ByQuiet {
    tree: ByTree<Score, ClosingFirst>,
}

/// What it may remember where nobody says: enough for four by four boxes.
const USUAL_MEMORY: usize = 1 << 30;
/// Up to so many free lines every move gets its exact value; beyond that it is asked which moves are best.
const EVERY_MOVE: usize = 32;

impl ByQuiet {
    pub(crate) const fn new() -> Self {
        Self { tree: ByTree::new(Score, ClosingFirst, Ends::Outcome) }
    }
}

impl Solver<DotsAndBoxes> for ByQuiet {
    fn method(&self, game: &DotsAndBoxes) -> &'static str {
        if game.turns() == Turns::Alternate { Solver::<DotsAndBoxes>::method(&self.tree, game) } else { "quiet" }
    }

    fn usual_memory(&self) -> usize {
        USUAL_MEMORY
    }

    fn ends(&self) -> Ends {
        Ends::Outcome
    }

    fn known(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        memory: usize,
        clock: &mut Clock,
    ) -> (Known, Option<Stopped>) {
        self.tree.known(game, state, memory, clock)
    }

    fn at_a_glance(&self, game: &DotsAndBoxes, state: &DotsState) -> Known {
        self.tree.at_a_glance(game, state)
    }

    fn known_moves(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        moves: &[Line],
        call: &mut SolveCall<'_>,
    ) -> Result<(Vec<Known>, Option<Stopped>), CheckpointError> {
        let means = Means { memory: call.memory, threads: call.plan.threads };
        match Quiet::new(game, state, means) {
            Ok(solver) => Solve { solver, game, state }.moves(moves, call),
            Err(Unsuitable::Alternate | Unsuitable::TooLarge) => {
                call.memory = call.plan.limits.memory.unwrap_or(Solver::<DotsAndBoxes>::usual_memory(&self.tree));
                self.tree.known_moves(game, state, moves, call)
            }
            Err(Unsuitable::Memory) => Ok((moves.iter().map(|_| open(game, state)).collect(), Some(Stopped::Memory))),
        }
    }

    fn forget(&self) {
        Solver::<DotsAndBoxes>::forget(&self.tree);
    }
}

/// A position being solved.
struct Solve<'a> {
    solver: Quiet,
    game: &'a DotsAndBoxes,
    state: &'a DotsState,
}

impl Solve<'_> {
    /// The value of the position first, then which moves have it, then what the others are worth.
    fn moves(
        &self,
        moves: &[Line],
        call: &mut SolveCall<'_>,
    ) -> Result<(Vec<Known>, Option<Stopped>), CheckpointError> {
        let file = call.plan.checkpoint.as_deref().map(|path| Checkpoint::new(path, self.game, self.state));
        let known = file.as_ref().map_or(Ok(None), |file| self.solver.resume(file))?;
        let mut keeper = Keeper { solver: &self.solver, file, every: call.plan.checkpoint_every, kept: Instant::now() };
        // A place that can not be written to is better known now than after an hour.
        keeper.save(known.unwrap_or(self.solver.range(self.game, self.state)))?;
        let (stop, mut trouble) = (call.clock.stop_flag().clone(), None);
        let hear = &mut *call.hear;
        let mut hear = |progress: &Progress| {
            hear(&told(progress));
            if let Err(error) = keeper.save_if_due(progress.proven) {
                trouble = trouble.take().or(Some(error));
                stop.stop();
            }
        };
        let (whole, mut stopped) = self.solver.prove(self.game, self.state, known, 0, call.clock, &mut hear);
        let mut all = Vec::new();
        for &mv in moves {
            let (proven, why) = self.one(mv, whole, stopped.is_some(), call.clock, &mut hear);
            stopped = stopped.or(why);
            all.push(Known { lower: Value::points(proven.lower), upper: Value::points(proven.upper) });
        }
        if let Some(trouble) = trouble {
            return Err(trouble.into());
        }
        match stopped {
            Some(_) => keeper.save(whole)?,
            None => keeper.finish()?,
        }
        Ok((all, stopped))
    }

    /// What a move brings: at most what the position is worth.
    fn one(
        &self,
        mv: Line,
        whole: Proven,
        late: bool,
        clock: &mut Clock,
        hear: &mut dyn FnMut(&Progress),
    ) -> (Proven, Option<Stopped>) {
        let mut child = *self.state;
        let played = self.game.play(&mut child, mv);
        let keeps = self.game.turn(&child) == self.game.turn(self.state);
        let seen = |proven: Proven| if keeps { proven.plus(played.gain) } else { -proven };
        let widest = self.solver.range(self.game, &child);
        if late {
            return (seen(widest).at_most(whole.upper), None);
        }
        let best = if keeps { whole.upper - played.gain } else { 2 - whole.upper };
        let known = if keeps { widest.at_most(best) } else { widest.at_least(-whole.upper) };
        if self.solver.lines() > EVERY_MOVE {
            let answer = self.solver.is_at_least_told(self.game, &child, best, whole, clock, hear);
            return match answer {
                Ok(is_more) => (seen(known.told(best, is_more)), None),
                Err(stopped) => (seen(known), Some(stopped)),
            };
        }
        let mut hear = |progress: &Progress| hear(&Progress { proven: whole, ..*progress });
        let (proven, stopped) = self.solver.prove(self.game, &child, Some(known), best, clock, &mut hear);
        (seen(proven), stopped)
    }
}

/// Keeps a checkpoint now and then, if one is wanted.
struct Keeper<'a> {
    solver: &'a Quiet,
    file: Option<Checkpoint>,
    every: Duration,
    kept: Instant,
}

impl Keeper<'_> {
    fn save(&mut self, proven: Proven) -> Result<(), QuietCheckpointError> {
        self.file.as_ref().map_or(Ok(()), |file| self.solver.save(file, proven))?;
        self.kept = Instant::now();
        Ok(())
    }

    fn save_if_due(&mut self, proven: Proven) -> Result<(), QuietCheckpointError> {
        if self.file.is_some() && self.kept.elapsed() >= self.every { self.save(proven) } else { Ok(()) }
    }

    fn finish(&self) -> Result<(), QuietCheckpointError> {
        self.file.as_ref().map_or(Ok(()), Checkpoint::finish)
    }
}

/// Nothing is known but how many boxes are left.
fn open(game: &DotsAndBoxes, state: &DotsState) -> Known {
    let all = Value::points(game.open_boxes(state) as i32);
    Known { lower: -all, upper: all }
}

fn told(progress: &Progress) -> SolveProgress {
    let Progress { nodes, fill, time, proven } = *progress;
    SolveProgress { nodes, fill, time, lower: Value::points(proven.lower), upper: Value::points(proven.upper) }
}

/// Exact as soon as the rest can be solved in the time, before that a search of quiet positions.
pub(crate) struct ByQuietSearch;

impl ByQuietSearch {
    fn player<'a>(task: &Task<'_, DotsAndBoxes>, table: &'a Table) -> QuietPlayer<'a> {
        let means = Means { memory: task.computer.table, threads: task.computer.threads };
        QuietPlayer::within(&task.computer.limits, means, table, most_depth(task))
    }
}

impl Expert<DotsAndBoxes> for ByQuietSearch {
    fn search(
        &self,
        task: &Task<'_, DotsAndBoxes>,
        table: &Table,
        clock: &mut Clock,
        report: &mut Report<'_, Line>,
    ) -> Found<Line> {
        if task.game.turns() == Turns::Alternate {
            let options = Options { depth: most_depth(task), threads: task.computer.threads, ..Options::default() };
            let engine = Engine { game: task.game, evaluator: &Chains, guide: &ClosingFirst, table, options };
            return pvs(engine, task.state, clock, &mut (), report);
        }
        Self::player(task, table).search(task.game, task.state, clock, report)
    }

    fn remarks(&self, game: &DotsAndBoxes, state: &DotsState) -> Vec<Remark> {
        let structure = game.structure(state);
        let lengths = |rows: &[Vec<usize>]| rows.iter().map(Vec::len).collect();
        let count = structure.long_chains();
        let mut remarks = vec![Remark::Chains(lengths(&structure.chains)), Remark::Loops(lengths(&structure.loops))];
        if game.turns() == Turns::Again {
            remarks.push(Remark::LongChains { count, favors: game.favored(count) });
        }
        remarks
    }

    fn analyze(
        &self,
        task: &Task<'_, DotsAndBoxes>,
        lines: usize,
        table: &Table,
        clock: &mut Clock,
    ) -> Option<Vec<Found<Line>>> {
        let values = Self::player(task, table).values(task.game, task.state, clock)?;
        let depth = values.len() as u32;
        let found =
            |(line, value)| Found { line: vec![line], value: Value::points(value), depth, proven: true, stopped: None };
        Some(values.into_iter().take(lines).map(found).collect())
    }
}
