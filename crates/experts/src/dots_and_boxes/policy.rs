//! When which method is used, and how long: the solver and the player of Dots and Boxes as everyone meets them.

use std::time::{Duration, Instant};

use jogada_games::dots_and_boxes::{BoxScore, Chains, ClosingFirst, DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Bounds, CheckpointError, Counters, Ends, Fact, Game, Remark, SolveProgress, Stopped, Value};
use jogada_search::solve::{ByTree, MovesOf, SolveCall, Solved, Solver};
use jogada_search::tree::{Engine, Found, Informed, Pvs, pvs};
use jogada_search::{Assignment, Clock, Expert, Reporter};

use super::checkpoint::Checkpoint;
use super::player::QuietPlayer;
use super::solver::{Means, Progress, Proven, QuietSolver, Unsuitable};

/// Searches quiet positions where the rules allow it, and the whole tree elsewhere.
#[derive(Debug)]
pub struct ByQuiet {
    tree: ByTree<BoxScore, ClosingFirst>,
}

/// What it may remember where nobody says: enough for four by four boxes.
const USUAL_MEMORY: usize = 1 << 30;
/// Up to so many free lines every move gets its exact value; beyond that it is asked which moves are best.
const EVERY_MOVE: usize = 32;

impl ByQuiet {
    /// The usual one.
    pub const fn new() -> Self {
        Self { tree: ByTree::new(BoxScore, ClosingFirst, Ends::Outcome) }
    }
}

impl Default for ByQuiet {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver<DotsAndBoxes> for ByQuiet {
    fn usual_memory(&self) -> usize {
        USUAL_MEMORY
    }

    fn widest(&self, game: &DotsAndBoxes, state: &DotsState) -> Bounds {
        open(game, state)
    }

    fn solve(&self, asked: &MovesOf<'_, DotsAndBoxes>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        let MovesOf { game, state, moves } = *asked;
        let means = Means { memory: call.memory, threads: call.plan.threads };
        match QuietSolver::new(game, state, means) {
            Ok(solver) => {
                let (moves, stopped) = Solve { solver, game, state }.moves(moves, call)?;
                Ok(Solved { moves, method: QUIET, stopped, proof: None })
            }
            Err(Unsuitable::Alternate | Unsuitable::TooLarge) => {
                call.memory = call.plan.limits.memory.unwrap_or(Solver::<DotsAndBoxes>::usual_memory(&self.tree));
                let solved = self.tree.solve(asked, call)?;
                let method = if game.turns() == Turns::Alternate { solved.method } else { QUIET };
                Ok(Solved { method, ..solved })
            }
            Err(Unsuitable::Memory) => {
                let moves = moves.iter().map(|_| open(game, state)).collect();
                Ok(Solved { moves, method: QUIET, stopped: Some(Stopped::Memory), proof: None })
            }
        }
    }
}

/// What the method calls itself.
const QUIET: &str = "quiet";

/// A position being solved.
struct Solve<'a> {
    solver: QuietSolver,
    game: &'a DotsAndBoxes,
    state: &'a DotsState,
}

impl Solve<'_> {
    /// The value of the position first, then which moves have it, then what the others are worth.
    fn moves(
        &self,
        moves: &[Line],
        call: &mut SolveCall<'_>,
    ) -> Result<(Vec<Bounds>, Option<Stopped>), CheckpointError> {
        let file = call.plan.checkpoint.as_deref().map(|path| Checkpoint::new(path, self.game, self.state));
        let _lock = file.as_ref().map(Checkpoint::lock).transpose()?;
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
            all.push(Bounds::points(proven.lower, proven.upper));
        }
        if let Some(trouble) = trouble {
            return Err(trouble);
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
    solver: &'a QuietSolver,
    file: Option<Checkpoint>,
    every: Duration,
    kept: Instant,
}

impl Keeper<'_> {
    fn save(&mut self, proven: Proven) -> Result<(), CheckpointError> {
        self.file.as_ref().map_or(Ok(()), |file| self.solver.save(file, proven))?;
        self.kept = Instant::now();
        Ok(())
    }

    fn save_if_due(&mut self, proven: Proven) -> Result<(), CheckpointError> {
        if self.file.is_some() && self.kept.elapsed() >= self.every { self.save(proven) } else { Ok(()) }
    }

    fn finish(&self) -> Result<(), CheckpointError> {
        self.file.as_ref().map_or(Ok(()), Checkpoint::finish)
    }
}

/// Nothing is known but how many boxes are left.
fn open(game: &DotsAndBoxes, state: &DotsState) -> Bounds {
    let all = game.open_boxes(state) as i32;
    Bounds::points(-all, all)
}

fn told(progress: &Progress) -> SolveProgress {
    let Progress { nodes, fill, time, proven } = *progress;
    SolveProgress { nodes, fill, time, bounds: Bounds::points(proven.lower, proven.upper) }
}

/// Exact as soon as the rest can be solved in the time, before that a search of quiet positions.
#[derive(Clone, Copy, Debug)]
pub struct ByQuietSearch;

impl ByQuietSearch {
    fn player<'a>(asked: &Assignment<'a, DotsAndBoxes>) -> QuietPlayer<'a> {
        let means = Means { memory: asked.memory, threads: asked.threads };
        QuietPlayer::within(&asked.limits, means, asked.table, asked.depth)
    }
}

impl Expert<DotsAndBoxes> for ByQuietSearch {
    fn search(
        &self,
        asked: &Assignment<'_, DotsAndBoxes>,
        clock: &mut Clock,
        report: &mut Reporter<'_, Line>,
    ) -> Found<Line> {
        if asked.game.turns() == Turns::Alternate {
            let options = Pvs { depth: asked.depth, threads: asked.threads, ..Pvs::default() };
            let evaluator = &Informed::new(&Chains, None::<&()>, asked.game, asked.state);
            let engine = Engine { game: asked.game, evaluator, guide: &ClosingFirst, table: asked.table, options };
            return pvs(engine, asked.state, clock, &mut Counters::default(), report);
        }
        Self::player(asked).search(asked.game, asked.state, clock, report)
    }

    fn remarks(&self, game: &DotsAndBoxes, state: &DotsState) -> Vec<Remark> {
        let structure = game.structure(state);
        let lengths = |rows: &[Vec<usize>]| Fact::Counts(rows.iter().map(Vec::len).collect());
        let count = structure.long_chains();
        let mut remarks = vec![
            Remark::new("chains").with("chains", lengths(&structure.chains)),
            Remark::new("loops").with("loops", lengths(&structure.loops)),
        ];
        if game.turns() == Turns::Again {
            let favors = Fact::Side(game.favored(count));
            remarks.push(Remark::new("long-chains").with("long_chains", Fact::Count(count)).with("favors", favors));
        }
        remarks
    }

    fn analyze(
        &self,
        asked: &Assignment<'_, DotsAndBoxes>,
        lines: usize,
        clock: &mut Clock,
        _: &mut Reporter<'_, Line>,
    ) -> Option<Vec<Found<Line>>> {
        let values = Self::player(asked).values(asked.game, asked.state, clock)?;
        let depth = values.len() as u32;
        let found =
            |(line, value)| Found { line: vec![line], value: Value::points(value), depth, proven: true, stopped: None };
        Some(values.into_iter().take(lines).map(found).collect())
    }
}
