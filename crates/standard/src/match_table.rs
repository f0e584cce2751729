//! Any game for two in progress.

use std::sync::Arc;

use jogada_catalog::trace::Trace;
use jogada_catalog::{
    Algorithm, BestMoves, Board, Computer, Ending, Family, Info, Match, PlayError, Ply, Reason, Settings, Solving,
    Thought, Untraceable,
};
use jogada_rules::{
    BoardStyle, Bounds, CheckpointError, Counters, Dice, Limits, Note, Outcome, Overlay, ReadError, Remark, Scene,
    Side, SolvePlan, SolveProgress, Standard, StopFlag, Touch, Value, outcome, perft,
};
use jogada_search::solve::{MovesOf, SolveCall, Solved, Solver};
use jogada_search::tree::{Found, random};
use jogada_search::{Budget, Expert, SearchInfo};

use crate::algorithms::Compiled;
use crate::clocks::Clocks;
use crate::game_trace::game_trace;
use crate::history::PlayHistory;
use crate::task::{Memory, SearchEffort, SimulationSettings, Task, Work, timed};
use crate::thinker::{Thinker, Thinkers};
use crate::tracer::Tracer;

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
    spec: String,
    settings: Settings,
    kit: Arc<Kit<G>>,
    history: PlayHistory<G::State, G::Move>,
    resigned: Option<Side>,
    /// What the player of each side remembers.
    memory: [Option<(Computer, Memory<G>)>; 2],
    clocks: Clocks,
}

impl<G: Standard> MatchTable<G> {
    pub(crate) fn new(spec: String, settings: Settings, kit: Arc<Kit<G>>) -> Self {
        let start = kit.game.initial();
        Self::starting_from(spec, settings, kit, start)
    }

    fn starting_from(spec: String, settings: Settings, kit: Arc<Kit<G>>, start: G::State) -> Self {
        Self {
            spec,
            settings,
            kit,
            history: PlayHistory::new(start),
            resigned: None,
            memory: [None, None],
            clocks: Clocks::default(),
        }
    }

    fn state(&self) -> &G::State {
        self.history.state()
    }

    fn push(&mut self, mv: G::Move) -> Ply {
        let mut state = self.state().clone();
        let side = self.kit.game.turn(&state);
        let text = self.kit.game.move_text(&state, mv);
        let gain = self.kit.game.play(&mut state, mv).gain;
        let skipped = self.kit.game.is_skip(side, &state).then_some(side.other());
        self.history.push(mv, state, Ply { side, mv: text, gain, skipped })
    }

    fn thinker(&self, name: Option<&str>) -> Option<&Arc<dyn Thinker<G>>> {
        let wanted = |(known, _): &&(String, _)| name.is_none_or(|name| name == known);
        self.kit.thinkers.iter().find(wanted).map(|(_, thinker)| thinker)
    }

    /// What this player remembers: nothing, if another thought for this side last.
    fn recall(&mut self, computer: &Computer) -> (Computer, Memory<G>) {
        let owner = Computer { limits: Limits::NONE, seed: 0, slip: 0, memory: None, ..computer.clone() };
        let side = self.to_move_index();
        match self.memory[side].take() {
            Some((before, memory)) if before == owner => (owner, memory),
            _ => (owner, Memory::new()),
        }
    }

    fn to_move_index(&self) -> usize {
        self.kit.game.turn(self.state()).index()
    }

    fn dice(&self, computer: &Computer) -> Dice {
        let ply = self.history.plies().len() as u64;
        Dice::new(computer.seed.wrapping_mul(0x9E37_79B9).wrapping_add(ply))
    }

    /// The player's algorithm, compiled for this game.
    fn algorithm(&self, computer: &Computer) -> &dyn Compiled<G> {
        let wanted = |known: &&Arc<dyn Compiled<G>>| known.facts().name == computer.algorithm.name;
        &**self.kit.algorithms.iter().find(wanted).expect("specs name algorithms that play the game")
    }

    fn task<'a>(&'a self, computer: &'a Computer, dice: Dice) -> Task<'a, G> {
        let thinker = self.thinker(computer.evaluation.as_deref()).expect("specs name evaluations that exist");
        Task {
            game: &self.kit.game,
            state: self.state(),
            computer,
            thinker: &**thinker,
            simulation: &self.kit.simulation,
            expert: self.kit.expert.as_deref(),
            usual_depth: self.kit.rulings.usual_depth,
            dice,
            soft_time: self.budget(computer).map(|budget| budget.soft),
        }
    }

    /// What the clock of this player allows for its move, if it has one.
    fn budget(&self, computer: &Computer) -> Option<Budget> {
        computer.clock.map(|clock| self.clocks.budget(self.kit.game.turn(self.state()), clock))
    }

    /// The player with what its clock allows among its limits.
    fn on_the_clock(&self, computer: &Computer) -> Computer {
        let mut computer = computer.clone();
        if let Some(budget) = self.budget(&computer) {
            let ends_early = matches!(computer.algorithm.name, "pvs" | "mcts");
            let time = if ends_early { budget.hard } else { budget.even };
            computer.limits.time = Some(computer.limits.time.map_or(time, |own| own.min(time)));
        }
        computer
    }

    /// Whether what this player thinks of a position is a share of games won, and no number of points.
    fn counts_games(&self, computer: &Computer) -> bool {
        computer.algorithm.family == Family::Simulation && !self.kit.game.is_scoring()
    }

    fn info(&self, info: &SearchInfo<G::Move>, computer: &Computer) -> Info {
        Info {
            depth: info.depth,
            selective_depth: info.selective_depth,
            line_number: info.line_number + 1,
            value: info.value,
            proven: info.proven,
            simulated: self.counts_games(computer),
            nodes: info.nodes,
            fill: info.fill,
            time: info.time,
            pv: self.texts(&info.line),
        }
    }

    fn thought(&self, found: &Found<G::Move>, effort: SearchEffort, computer: &Computer) -> Thought {
        let pv = self.texts(&found.line);
        let SearchEffort { counters, time, cpu } = effort;
        Thought {
            mv: pv.first().cloned(),
            pv,
            value: found.value,
            side: self.kit.game.turn(self.state()),
            proven: found.proven,
            simulated: self.counts_games(computer),
            // A search to the end of the game looks no deeper than the game is.
            depth: if found.proven { found.depth.min(counters.deepest) } else { found.depth },
            counters,
            counted: computer.algorithm.counted,
            time,
            cpu,
            stopped: found.stopped,
            slipped: false,
            remembered: false,
        }
    }

    /// The legal moves by the rules alone.
    fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.kit.game.settled(self.state()).is_none() {
            self.kit.game.moves(self.state(), &mut moves);
        }
        moves
    }

    /// A move that the player did not look for, now and then, if it is one who slips.
    fn slip(&self, computer: &Computer, dice: &mut Dice) -> Option<G::Move> {
        let slips = dice.below(100) < computer.slip as usize;
        if slips { random(&self.kit.game, self.state(), dice).best() } else { None }
    }

    /// The move that the player's memory of best moves has for this position, without a search.
    fn remembered(&self, computer: &Computer) -> Option<Thought> {
        let (game, state) = (&self.kit.game, self.state());
        let text = computer.memory.as_ref()?.find(&self.spec, game.turn(state), game.key(state))?;
        let mv = game.read_move(state, &text).ok()?;
        let evaluated = self.thinker(computer.evaluation.as_deref())?.evaluator().evaluate(game, state);
        let counters = Counters { memory_hits: 1, memory_lookups: 1, ..Counters::default() };
        let found = Found { line: vec![mv], value: evaluated, depth: 0, proven: false, stopped: None };
        let thought = self.thought(&found, SearchEffort { counters, ..SearchEffort::default() }, computer);
        Some(Thought { remembered: true, simulated: false, ..thought })
    }

    /// Remembers what was found for the next time, unless someone ended the search.
    fn learn(&self, computer: &Computer, thought: &mut Thought, stop: &StopFlag) {
        let Some(memory) = &computer.memory else { return };
        thought.counters.memory_lookups = 1;
        if let Some(mv) = thought.mv.as_ref().filter(|_| !stop.is_stopped()) {
            self.keep(memory, mv);
        }
    }

    fn keep(&self, memory: &BestMoves, mv: &str) {
        let (game, state) = (&self.kit.game, self.state());
        memory.learn(&self.spec, game.turn(state), game.key(state), mv);
    }

    /// The texts of a line from the present position; it ends where a move does not fit.
    fn texts(&self, line: &[G::Move]) -> Vec<String> {
        let mut state = self.state().clone();
        let mut texts = Vec::new();
        for &mv in line {
            texts.push(self.kit.game.move_text(&state, mv));
            self.kit.game.play(&mut state, mv);
        }
        texts
    }
}

impl<G: Standard + 'static> Board for MatchTable<G> {
    fn game(&self) -> &str {
        &self.spec
    }

    fn setting(&self, key: &str) -> Option<String> {
        self.settings.written(key)
    }

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

    fn play(&mut self, text: &str) -> Result<Ply, PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        let mv = self.kit.game.read_move(self.state(), text)?;
        self.history.forget_undone();
        Ok(self.push(mv))
    }

    fn undo(&mut self) -> Option<Ply> {
        // Giving up is taken back together with nothing else.
        self.resigned = None;
        self.history.undo()
    }

    fn redo(&mut self) -> Option<Ply> {
        let mv = self.history.take_undone()?;
        Some(self.push(mv))
    }

    fn resign_as(&mut self, side: Side) -> Result<(), PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        self.resigned = Some(side);
        Ok(())
    }

    fn history(&self) -> &[Ply] {
        self.history.plies()
    }

    fn start(&self) -> String {
        self.kit.game.position_text(self.history.start())
    }

    fn set_position(&mut self, text: &str) -> Result<(), ReadError> {
        let start = self.kit.game.read_position(text)?;
        *self = Self::starting_from(self.spec.clone(), self.settings.clone(), self.kit.clone(), start);
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
        if let Some(side) = self.resigned {
            return Some(Ending { winner: Some(side.other()), reason: Reason::Resigned });
        }
        if let Some(outcome) = outcome(&self.kit.game, self.state()) {
            return Some(Ending { winner: outcome.winner(), reason: Reason::Rules });
        }
        let reason = if self.history.occurrences() >= REPETITIONS {
            Reason::Repetition
        } else if self.kit.rulings.move_cap.is_some_and(|cap| self.history.plies().len() >= cap) {
            Reason::MoveCap
        } else {
            return None;
        };
        // What is left on the board scores for nobody.
        Some(Ending { winner: Outcome::of_score(self.score()).winner(), reason })
    }

    fn perft(&self, depth: usize) -> Vec<u64> {
        perft(&self.kit.game, self.state(), depth)
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
        let (owner, mut memory) = self.recall(computer);
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

    fn analyze(
        &mut self,
        computer: &Computer,
        lines: usize,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&Info),
    ) -> Vec<Thought> {
        let computer = &self.on_the_clock(computer);
        let (owner, mut memory) = self.recall(computer);
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
        Box::new(Self {
            spec: self.spec.clone(),
            settings: self.settings.clone(),
            kit: self.kit.clone(),
            history: self.history.clone(),
            resigned: self.resigned,
            memory: [None, None],
            clocks: self.clocks,
        })
    }
}

/// All best moves of a solved position. Of another the first that is sure of most, if that is more than every move is sure
/// of: where nothing is known no move is better than another.
fn best_of(moves: &[(String, Bounds)], solved: bool) -> Vec<String> {
    let sure = || moves.iter().map(|(_, known)| known.lower);
    let (Some(most), Some(least)) = (sure().max(), sure().min()) else { return Vec::new() };
    let best = moves.iter().filter(|(_, known)| known.lower == most).map(|(mv, _)| mv.clone());
    if solved {
        return best.collect();
    }
    if most > least || moves.len() == 1 { best.take(1).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_best_only_by_what_is_known() {
        let best = |bounds: &[(i32, i32)], solved| {
            let named = |(number, &(lower, upper))| (format!("m{number}"), Bounds::points(lower, upper));
            best_of(&bounds.iter().enumerate().map(named).collect::<Vec<_>>(), solved)
        };
        assert_eq!(best(&[(-1, 1), (-1, 1), (-1, 1)], false), [""; 0]);
        assert_eq!(best(&[(-1, -1), (-1, 1), (-1, 1)], false), [""; 0], "one that loses makes no other best");
        assert_eq!(best(&[(-1, 1), (0, 1), (0, 1)], false), ["m1"]);
        assert_eq!(best(&[(-1, 1)], false), ["m0"], "there is no other");
        assert_eq!(best(&[(1, 1), (-1, -1), (1, 1)], true), ["m0", "m2"]);
        assert_eq!(best(&[], true), [""; 0]);
    }
}
