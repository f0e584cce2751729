//! Any puzzle in progress.

use std::sync::Arc;

use jogada_catalog::path::{Finding, Listener, Plan};
use jogada_catalog::{Board, Computer, Ending, Info, Loss, PlayError, Ply, Quest, Reason, Settings, Solving, Thought};
use jogada_rules::{
    BoardStyle, Bounds, CheckpointError, Counted, Game, Limits, MoveError, Note, Overlay, Played, Puzzle, ReadError,
    Scene, Shortfall, Shown, Side, SolvePlan, SolveProgress, Step, StopFlag, Touch, Value, perft_until,
};
use jogada_search::path::Answer;

use crate::hint::solve;
use crate::seekers::{Job, Seekers};
use crate::task::{SearchEffort, timed};
use crate::under_way::{UnderWay, at_a_table};

/// A table at which a puzzle is solved.
pub(crate) struct QuestTable<P: Shown> {
    puzzle: Arc<P>,
    seekers: Arc<Seekers<P>>,
    under_way: UnderWay<P::State, P::Move>,
}

impl<P: Shown> QuestTable<P> {
    pub(crate) fn new(spec: String, settings: Settings, puzzle: Arc<P>, seekers: Arc<Seekers<P>>) -> Self {
        let under_way = UnderWay::new(spec, settings, puzzle.initial());
        Self { puzzle, seekers, under_way }
    }

    fn state(&self) -> &P::State {
        self.under_way.state()
    }

    fn steps(&self, state: &P::State) -> Vec<Step<P::Move, P::State>> {
        let mut steps = Vec::new();
        self.puzzle.successors(state, &mut steps);
        steps
    }

    fn read(&self, text: &str) -> Result<P::Move, MoveError> {
        self.puzzle.read_move(self.state(), text)
    }

    fn push(&mut self, mv: P::Move) -> Ply {
        let text = self.puzzle.move_text(self.state(), mv);
        let gain = self.puzzle.taken(self.state(), mv).unwrap_or_default() as i32;
        let state = self.puzzle.step(self.state(), mv).expect("a move that was read is possible").state;
        self.under_way.history.push(mv, state, Ply { side: Side::First, mv: text, gain, skipped: None })
    }

    /// The puzzle from here.
    fn rest(&self) -> P {
        self.puzzle.starting_from(self.state().clone())
    }

    /// Solves the rest: the value is that of a win in so many moves, proven where no way is shorter.
    fn solved(&self, limits: &Limits, stop: &StopFlag) -> Thought {
        let rest = self.rest();
        let search = |_: &mut _, _: &mut _| solve(&rest, &self.seekers, limits, stop);
        let (solved, SearchEffort { mut counters, time, cpu }) = timed(limits, stop, search);
        counters.nodes = solved.as_ref().map_or(0, |outcome| outcome.counters.generated);
        let answer = solved.as_ref().map(|outcome| &outcome.answer);
        let proven = answer.is_some_and(Answer::is_proven);
        let pv = answer.and_then(Answer::path).map(|path| self.texts(&path.moves)).unwrap_or_default();
        let depth = pv.len() as u32;
        let value = if pv.is_empty() { Value::ZERO } else { Value::win_in(depth) };
        let mv = pv.first().cloned();
        let stopped = match answer {
            Some(Answer::Stopped { reason: Shortfall::Limit(stopped), .. }) => Some(*stopped),
            _ => None,
        };
        Thought {
            mv,
            pv,
            value,
            side: Side::First,
            proven,
            odds: None,
            depth,
            counters,
            counted: Counted::default(),
            time,
            cpu,
            stopped,
            slipped: false,
            remembered: false,
        }
    }

    fn texts(&self, moves: &[P::Move]) -> Vec<String> {
        let mut state = self.state().clone();
        let mut texts = Vec::new();
        for &mv in moves {
            texts.push(self.puzzle.move_text(&state, mv));
            match self.puzzle.step(&state, mv) {
                Some(step) => state = step.state,
                None => break,
            }
        }
        texts
    }
}

impl<P: Shown + 'static> Board for QuestTable<P> {
    at_a_table!();

    fn to_move(&self) -> Side {
        Side::First
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        self.steps(self.state()).iter().map(|step| self.puzzle.move_text(self.state(), step.mv)).collect()
    }

    fn start(&self) -> String {
        self.puzzle.state_text(self.under_way.history.start())
    }

    fn set_position(&mut self, text: &str) -> Result<(), ReadError> {
        let start = self.puzzle.read_state(text)?;
        self.puzzle = Arc::new(self.puzzle.starting_from(start));
        self.under_way = self.under_way.restarted(self.puzzle.initial());
        Ok(())
    }

    fn position(&self) -> String {
        self.puzzle.state_text(self.state())
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        self.puzzle.touched(position, touch)
    }

    fn board(&self, style: BoardStyle) -> String {
        self.puzzle.board_text(self.state(), style)
    }

    fn scene(&self) -> Scene {
        self.puzzle.scene(self.state())
    }

    fn overlays(&self) -> Vec<Overlay> {
        self.puzzle.overlays(self.state())
    }

    fn decisive(&self) -> Vec<String> {
        Vec::new()
    }

    fn reason(&self, _: &str) -> Option<Note> {
        None
    }

    fn ending(&self) -> Option<Ending> {
        if self.puzzle.is_goal(self.state()) {
            return Some(Ending { winner: Some(Side::First), reason: Reason::Rules });
        }
        let stuck = self.steps(self.state()).is_empty();
        let lost = self.under_way.lost.map(|(_, how)| how);
        let reason = lost.map_or(Reason::Rules, Loss::reason);
        (lost.is_some() || stuck).then_some(Ending { winner: None, reason })
    }

    fn perft(&self, depth: usize, stop: &StopFlag) -> Option<Vec<u64>> {
        perft_until(&Solo(&*self.puzzle), self.state(), depth, stop)
    }

    fn think_aloud(&mut self, computer: &Computer, stop: &StopFlag, _: &mut dyn FnMut(&Info)) -> Thought {
        self.solved(&computer.limits, stop)
    }

    /// A puzzle has one line: the way to its goal.
    fn analyze(&mut self, computer: &Computer, _: usize, stop: &StopFlag, hear: &mut dyn FnMut(&Info)) -> Vec<Thought> {
        vec![self.think_aloud(computer, stop, hear)]
    }

    /// A solved puzzle is a win in so many moves.
    fn solve_aloud(
        &mut self,
        plan: &SolvePlan,
        stop: &StopFlag,
        _: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solving, CheckpointError> {
        if plan.checkpoint.is_some() {
            return Err(CheckpointError::None);
        }
        let thought = self.solved(&plan.limits, stop);
        let lower = if thought.pv.is_empty() { Value::SOME_LOSS } else { thought.value };
        Ok(Solving {
            bounds: Bounds { lower, upper: if thought.proven { lower } else { Value::WIN } },
            widest: Bounds::OPEN,
            side: Side::First,
            moves: Vec::new(),
            best_moves: thought.mv.into_iter().collect(),
            method: "path",
            nodes: thought.counters.nodes,
            time: thought.time,
            cpu: thought.cpu,
            stopped: thought.stopped,
            proof: None,
        })
    }
}

impl<P: Shown + 'static> Quest for QuestTable<P> {
    fn find_way(&self, plan: &Plan, stop: &StopFlag, listener: &mut dyn Listener) -> Finding {
        let rest = self.rest();
        self.seekers.find(&Job { puzzle: &rest, plan, limits: plan.limits, stop }, listener)
    }

    fn fork(&self) -> Box<dyn Quest> {
        let (puzzle, seekers, under_way) = (self.puzzle.clone(), self.seekers.clone(), self.under_way.clone());
        Box::new(Self { puzzle, seekers, under_way })
    }
}

/// A puzzle as a game for one, so that counting knows only games.
struct Solo<'a, P>(&'a P);

impl<P: Puzzle> Game for Solo<'_, P> {
    type State = P::State;
    type Move = P::Move;
    type Undo = P::State;

    fn initial(&self) -> P::State {
        self.0.initial()
    }

    fn turn(&self, _: &P::State) -> Side {
        Side::First
    }

    fn settled(&self, state: &P::State) -> Option<Value> {
        self.0.is_goal(state).then_some(Value::WIN)
    }

    fn moves(&self, state: &P::State, out: &mut Vec<P::Move>) {
        let mut steps = Vec::new();
        self.0.successors(state, &mut steps);
        out.extend(steps.iter().filter(|_| self.settled(state).is_none()).map(|step| step.mv));
    }

    fn play(&self, state: &mut P::State, mv: P::Move) -> Played<P::State> {
        let next = self.0.step(state, mv).expect("a listed move is possible").state;
        Played::quiet(std::mem::replace(state, next))
    }

    fn undo(&self, state: &mut P::State, _: P::Move, undo: P::State) {
        *state = undo;
    }
}
