//! Any game for two in progress.

use std::sync::Arc;
use std::time::Duration;

use jogada_catalog::trace::Trace;
use jogada_catalog::{
    Algorithm, BestMoves, Board, Computer, Ending, Info, Loss, Match, PlayError, Ply, Reason, Settings, Solving,
    Thought, Untraceable,
};
use jogada_rules::{
    BoardStyle, Bounds, CheckpointError, Counters, Limits, MoveError, Note, Outcome, Overlay, ReadError, Remark, Scene,
    Side, SolvePlan, SolveProgress, Standard, StopFlag, Touch, Value, outcome, perft_until,
};
use jogada_search::solve::{MovesOf, SolveCall, Solved, Solver};
use jogada_search::tree::{Found, random};
use jogada_search::{Expert, SearchInfo};

use self::best::best_of;
use crate::algorithms::Compiled;
use crate::clocks::Clocks;
use crate::game_trace::game_trace;
use crate::task::{Memory, SearchEffort, SimulationSettings, Work, timed};
use crate::thinker::Thinkers;
use crate::tracer::Tracer;
use crate::under_way::{UnderWay, at_a_table};

mod best;
mod thinking;

/// The rulings of a game that its rules leave to whoever keeps the history.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rulings {
    /// After so many moves the game ends.
    pub(crate) move_cap: Option<usize>,
    /// How deep a search looks when nothing limits it.
    pub(crate) usual_depth: Option<u32>,
}

/// A position that occurs for this time ends the game.
const REPETITIONS: usize = 3;

/// Longer than anybody thinks about a move.
const WITHOUT_END: Duration = Duration::from_secs(365 * 24 * 3600);

/// Everything about a game that does not change while it is played.
pub(crate) struct Kit<G: Standard> {
    pub(crate) game: G,
    pub(crate) thinkers: Thinkers<G>,
    pub(crate) algorithms: Arc<[Arc<dyn Compiled<G>>]>,
    pub(crate) simulation: Arc<SimulationSettings<G>>,
    pub(crate) rulings: Rulings,
    pub(crate) solver: Arc<dyn Solver<G>>,
    pub(crate) expert: Option<Arc<dyn Expert<G>>>,
}

/// A table at which a game is played.
pub(crate) struct MatchTable<G: Standard> {
    kit: Arc<Kit<G>>,
    under_way: UnderWay<G::State, G::Move>,
    /// What the player of each side remembers.
    memory: [Option<(Computer, Memory<G>)>; 2],
    clocks: Clocks,
}

impl<G: Standard> MatchTable<G> {
    pub(crate) fn new(spec: String, settings: Settings, kit: Arc<Kit<G>>) -> Self {
        let start = kit.game.initial();
        Self::with(kit, UnderWay::new(spec, settings, start))
    }

    /// Nothing is remembered, and no time has been taken.
    fn with(kit: Arc<Kit<G>>, under_way: UnderWay<G::State, G::Move>) -> Self {
        Self { kit, under_way, memory: [None, None], clocks: Clocks::default() }
    }

    fn state(&self) -> &G::State {
        self.under_way.state()
    }

    fn read(&self, text: &str) -> Result<G::Move, MoveError> {
        self.kit.game.read_move(self.state(), text)
    }

    fn push(&mut self, mv: G::Move) -> Ply {
        let mut state = self.state().clone();
        let side = self.kit.game.turn(&state);
        let text = self.kit.game.move_text(&state, mv);
        let gain = self.kit.game.play(&mut state, mv).gain;
        let skipped = self.kit.game.is_skip(side, &state).then_some(side.other());
        self.under_way.history.push(mv, state, Ply { side, mv: text, gain, skipped })
    }

    /// The legal moves by the rules alone.
    fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.kit.game.settled(self.state()).is_none() {
            self.kit.game.moves(self.state(), &mut moves);
        }
        moves
    }
}

impl<G: Standard + 'static> Board for MatchTable<G> {
    at_a_table!();

    fn to_move(&self) -> Side {
        self.kit.game.turn(self.state())
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.kit.game.moves(self.state(), &mut moves);
        moves.into_iter().map(|mv| self.kit.game.move_text(self.state(), mv)).collect()
    }

    fn start(&self) -> String {
        self.kit.game.position_text(self.under_way.history.start())
    }

    fn set_position(&mut self, text: &str) -> Result<(), ReadError> {
        let start = self.kit.game.read_position(text)?;
        *self = Self::with(self.kit.clone(), self.under_way.restarted(start));
        Ok(())
    }

    fn position(&self) -> String {
        self.kit.game.position_text(self.state())
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        self.kit.game.touched(position, touch)
    }

    fn board(&self, style: BoardStyle) -> String {
        self.kit.game.board_text(self.state(), style)
    }

    fn scene(&self) -> Scene {
        self.kit.game.scene(self.state())
    }

    fn overlays(&self) -> Vec<Overlay> {
        let own = self.kit.game.overlays(self.state());
        let expert = self.kit.expert.iter().flat_map(|expert| expert.overlays(&self.kit.game, self.state()));
        own.into_iter().chain(expert).collect()
    }

    fn decisive(&self) -> Vec<String> {
        self.kit.game.decisive(self.state())
    }

    fn reason(&self, mv: &str) -> Option<Note> {
        let mv = self.kit.game.read_move(self.state(), mv).ok()?;
        let known = self.kit.expert.as_ref().and_then(|expert| expert.reason(&self.kit.game, self.state(), mv));
        known.or_else(|| self.kit.game.reason(self.state(), mv))
    }

    fn ending(&self) -> Option<Ending> {
        if let Some((side, how)) = self.under_way.lost {
            return Some(Ending { winner: Some(side.other()), reason: how.reason() });
        }
        if let Some(outcome) = outcome(&self.kit.game, self.state()) {
            return Some(Ending { winner: outcome.winner(), reason: Reason::Rules });
        }
        let reason = if self.under_way.history.occurrences() >= REPETITIONS {
            Reason::Repetition
        } else if self.kit.rulings.move_cap.is_some_and(|cap| self.under_way.history.plies().len() >= cap) {
            Reason::MoveCap
        } else {
            return None;
        };
        // What is left on the board scores for nobody.
        Some(Ending { winner: Outcome::of_score(self.score()).winner(), reason })
    }

    fn perft(&self, depth: usize, stop: &StopFlag) -> Option<Vec<u64>> {
        perft_until(&self.kit.game, self.state(), depth, stop)
    }

    fn think_aloud(&mut self, computer: &Computer, stop: &StopFlag, hear: &mut dyn FnMut(&Info)) -> Thought {
        let mut dice = self.dice(computer);
        if let Some(mv) = self.slip(computer, &mut dice) {
            let unsearched = random(&self.kit.game, self.state(), &mut dice);
            let thought = self.thought(&Found { line: vec![mv], ..unsearched }, SearchEffort::default(), computer);
            return Thought { slipped: true, ..thought };
        }
        if let Some(thought) = self.remembered(computer) {
            return thought;
        }
        let computer = &self.on_the_clock(computer);
        let (owner, mut memory) = self.recall(computer, self.to_move_index());
        let task = &self.task(computer, dice);
        let report = &mut |info: &SearchInfo<G::Move>| hear(&self.info(info, computer));
        let (found, effort) = timed(&computer.limits, stop, |clock, observer| {
            self.algorithm(computer).search(Work { task, memory: &mut memory, clock, observer, report })
        });
        let mut thought = self.thought(&found, effort, computer);
        self.learn(computer, &mut thought, stop);
        self.memory[self.to_move_index()] = Some((owner, memory));
        if let Some(clock) = computer.clock {
            self.clocks.press(self.to_move(), clock, thought.time);
        }
        thought
    }

    fn ponder(&mut self, computer: &Computer, stop: &StopFlag) {
        if self.ending().is_some() {
            return;
        }
        let limits = Limits { time: Some(WITHOUT_END), ..Limits::NONE };
        let patient = &Computer { limits, clock: None, ..computer.clone() };
        let side = 1 - self.to_move_index();
        let (owner, mut memory) = self.recall(computer, side);
        let task = &self.task(patient, self.dice(patient));
        timed(&patient.limits, stop, |clock, observer| {
            self.algorithm(patient).search(Work { task, memory: &mut memory, clock, observer, report: &mut |_| {} })
        });
        self.memory[side] = Some((owner, memory));
    }

    fn analyze(
        &mut self,
        computer: &Computer,
        lines: usize,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&Info),
    ) -> Vec<Thought> {
        let computer = &self.on_the_clock(computer);
        let (owner, mut memory) = self.recall(computer, self.to_move_index());
        let task = &self.task(computer, self.dice(computer));
        let report = &mut |info: &SearchInfo<G::Move>| hear(&self.info(info, computer));
        let (found, effort) = timed(&computer.limits, stop, |clock, observer| {
            self.algorithm(computer).lines(lines, Work { task, memory: &mut memory, clock, observer, report })
        });
        let thoughts = found.iter().map(|found| self.thought(found, effort, computer)).collect();
        self.memory[self.to_move_index()] = Some((owner, memory));
        thoughts
    }

    fn solve_aloud(
        &mut self,
        plan: &SolvePlan,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solving, CheckpointError> {
        let (game, state, moves) = (&self.kit.game, self.state(), self.moves());
        let (result, effort) = timed(&plan.limits, stop, |clock, _| {
            let memory = plan.limits.memory.unwrap_or_else(|| self.kit.solver.usual_memory());
            let asked = MovesOf { game, state, moves: &moves };
            self.kit.solver.solve(&asked, &mut SolveCall { memory, plan, clock, hear })
        });
        let SearchEffort { counters, time, cpu } = effort;
        let Solved { moves: known, method, stopped, proof } = result?;
        let moves: Vec<_> = moves.into_iter().map(|mv| game.move_text(state, mv)).zip(known).collect();
        let settled = || game.settled(state).expect("a game that goes on has a move");
        let lower = moves.iter().map(|(_, known)| known.lower).max().unwrap_or_else(settled);
        let upper = moves.iter().map(|(_, known)| known.upper).max().unwrap_or_else(settled);
        let best_moves = best_of(&moves, lower == upper);
        let (bounds, side, nodes) = (Bounds { lower, upper }, self.to_move(), counters.nodes);
        let widest = self.kit.solver.widest(game, state);
        Ok(Solving { bounds, widest, side, best_moves, moves, method, nodes, time, cpu, stopped, proof })
    }
}

impl<G: Standard + 'static> Match for MatchTable<G> {
    fn is_scoring(&self) -> bool {
        self.kit.game.is_scoring()
    }

    fn score(&self) -> [i32; 2] {
        self.kit.game.score(self.state())
    }

    fn evaluate(&self, evaluation: Option<&str>) -> Option<Value> {
        let thinker = self.thinker(evaluation)?;
        let settled = self.kit.game.settled(self.state());
        Some(settled.unwrap_or_else(|| thinker.evaluator().evaluate(&self.kit.game, self.state())))
    }

    fn remarks(&self) -> Vec<Remark> {
        self.kit.expert.as_ref().map_or_else(Vec::new, |expert| expert.remarks(&self.kit.game, self.state()))
    }

    fn trace(&self, computer: &Computer, cap: usize, stop: &StopFlag) -> Result<(Thought, Trace), Untraceable> {
        let Algorithm { name: algorithm, pseudocode, .. } = *computer.algorithm;
        if !computer.algorithm.is_traceable() {
            return Err(Untraceable { algorithm });
        }
        let mut dice = self.dice(computer);
        // Thinking rolls for a slip first; what is drawn afterward must be the same here.
        dice.below(100);
        let task = self.task(computer, dice);
        let mut tracer = Tracer::new(&self.kit.game, self.state(), pseudocode, cap);
        let (found, effort) = timed(&computer.limits, stop, |clock, counters| {
            let mut watchers = (Counters::default(), tracer);
            let found = self.algorithm(computer).trace(&task, clock, &mut watchers);
            (*counters, tracer) = watchers;
            (found, tracer)
        });
        let (found, tracer) = found;
        let thought = self.thought(&found, effort, computer);
        let trace = game_trace(tracer, &found, self, computer, &thought);
        Ok((thought, trace))
    }

    fn teach(&self, memory: &BestMoves, mv: &str) {
        self.keep(memory, mv);
    }

    fn fork(&self) -> Box<dyn Match> {
        // Two sessions that share a table would not be independent, so the fork starts without one.
        Box::new(Self { clocks: self.clocks, ..Self::with(self.kit.clone(), self.under_way.clone()) })
    }
}
