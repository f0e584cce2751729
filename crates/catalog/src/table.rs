//! The session of any standard game.

use std::sync::Arc;

use jogada_rules::{
    BoardStyle, Dice, Illegality, MoveError, Outcome, ReadError, Scene, Side, Standard, Value, outcome, perft,
};
use jogada_search::StopFlag;
use jogada_search::tree::{Found, random};

use crate::history::History;
use crate::player::Computer;
use crate::session::{Ending, PlayError, Ply, Reason, Session, Thought};
use crate::thinker::{Task, Thinker, Thinkers, timed};

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

/// A table at which a game is played.
pub(crate) struct Table<G: Standard> {
    spec: String,
    game: Arc<G>,
    thinkers: Thinkers<G>,
    rulings: Rulings,
    history: History<G::State, G::Move>,
    resigned: Option<Side>,
}

impl<G: Standard> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            spec: self.spec.clone(),
            game: self.game.clone(),
            thinkers: self.thinkers.clone(),
            rulings: self.rulings,
            history: self.history.clone(),
            resigned: self.resigned,
        }
    }
}

impl<G: Standard> Table<G> {
    pub(crate) fn new(spec: String, game: Arc<G>, thinkers: Thinkers<G>, rulings: Rulings) -> Self {
        let history = History::new(game.initial());
        Self { spec, game, thinkers, rulings, history, resigned: None }
    }

    fn state(&self) -> &G::State {
        self.history.state()
    }

    fn push(&mut self, mv: G::Move) -> Ply {
        let mut state = self.state().clone();
        let side = self.game.turn(&state);
        let text = self.game.move_text(&state, mv);
        let gain = self.game.play(&mut state, mv).gain;
        let skipped = self.game.is_skip(side, &state).then_some(side.other());
        self.history.push(mv, state, Ply { side, mv: text, gain, skipped })
    }

    fn thinker(&self, name: Option<&str>) -> Option<&Arc<dyn Thinker<G>>> {
        let wanted = |(known, _): &&(String, _)| name.is_none_or(|name| name == known);
        self.thinkers.iter().find(wanted).map(|(_, thinker)| thinker)
    }

    /// A move that the player did not look for, now and then, if it is one who slips.
    fn slip(&self, computer: &Computer, dice: &mut Dice) -> Option<G::Move> {
        let slips = dice.below(100) < computer.slip as usize;
        if slips { random(&*self.game, self.state(), dice).best() } else { None }
    }

    /// The texts of a line from the present position; it ends where a move does not fit.
    fn texts(&self, line: &[G::Move]) -> Vec<String> {
        let mut state = self.state().clone();
        let mut texts = Vec::new();
        for &mv in line {
            texts.push(self.game.move_text(&state, mv));
            self.game.play(&mut state, mv);
        }
        texts
    }
}

impl<G: Standard + 'static> Session for Table<G> {
    fn game(&self) -> &str {
        &self.spec
    }

    fn sides(&self) -> usize {
        2
    }

    fn is_scoring(&self) -> bool {
        self.game.is_scoring()
    }

    fn to_move(&self) -> Side {
        self.game.turn(self.state())
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.game.moves(self.state(), &mut moves);
        moves.into_iter().map(|mv| self.game.move_text(self.state(), mv)).collect()
    }

    fn play(&mut self, text: &str) -> Result<Ply, PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        let mv = self.game.read_move(self.state(), text)?;
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

    fn resign(&mut self) -> Result<(), PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        self.resigned = Some(self.to_move());
        Ok(())
    }

    fn history(&self) -> &[Ply] {
        self.history.plies()
    }

    fn start(&self) -> String {
        self.game.position_text(self.history.start())
    }

    fn set_position(&mut self, text: &str) -> Result<(), ReadError> {
        let state = self.game.read_position(text)?;
        let spec = std::mem::take(&mut self.spec);
        *self = Self::new(spec, self.game.clone(), self.thinkers.clone(), self.rulings);
        self.history = History::new(state);
        Ok(())
    }

    fn position(&self) -> String {
        self.game.position_text(self.state())
    }

    fn board(&self, style: BoardStyle) -> String {
        self.game.board_text(self.state(), style)
    }

    fn scene(&self) -> Scene {
        self.game.scene(self.state())
    }

    fn score(&self) -> [i32; 2] {
        self.game.score(self.state())
    }

    fn ending(&self) -> Option<Ending> {
        if let Some(side) = self.resigned {
            return Some(Ending { winner: Some(side.other()), reason: Reason::Resigned });
        }
        if let Some(outcome) = outcome(&*self.game, self.state()) {
            return Some(Ending { winner: outcome.winner(), reason: Reason::Rules });
        }
        let reason = if self.history.occurrences() >= REPETITIONS {
            Reason::Repetition
        } else if self.rulings.move_cap.is_some_and(|cap| self.history.plies().len() >= cap) {
            Reason::MoveCap
        } else {
            return None;
        };
        // What is left on the board scores for nobody.
        Some(Ending { winner: Outcome::of_score(self.score()).winner(), reason })
    }

    fn evaluate(&self, evaluation: Option<&str>) -> Option<Value> {
        let thinker = self.thinker(evaluation)?;
        let settled = self.game.settled(self.state());
        Some(settled.unwrap_or_else(|| thinker.evaluate(&self.game, self.state())))
    }

    fn perft(&self, depth: usize) -> Vec<u64> {
        perft(&*self.game, self.state(), depth)
    }

    fn think(&mut self, computer: &Computer, stop: &StopFlag) -> Thought {
        let mut dice =
            Dice::new(computer.seed.wrapping_mul(0x9E37_79B9).wrapping_add(self.history.plies().len() as u64));
        let slip = self.slip(computer, &mut dice);
        let thinker = self.thinker(computer.evaluation.as_deref()).expect("specs name evaluations that exist");
        let usual_depth = self.rulings.usual_depth;
        let task = Task { game: &*self.game, state: self.state(), computer, usual_depth, dice };
        let (found, counters, time, cpu) = timed(&computer.limits, stop, |clock, counters| match slip {
            Some(mv) => Found { line: vec![mv], ..random(&*self.game, self.state(), &mut Dice::new(0)) },
            None => thinker.search(&task, clock, counters),
        });
        let pv = self.texts(&found.line);
        Thought {
            mv: pv.first().cloned(),
            pv,
            value: found.value,
            side: self.to_move(),
            proven: found.proven,
            depth: found.depth,
            counters,
            time,
            cpu,
            stopped: found.stopped,
            slipped: slip.is_some(),
        }
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }
}

/// The error of a move after the end, in the words of moves.
impl From<PlayError> for MoveError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Move(error) => error,
            PlayError::Over => Self::Illegal { mv: String::new(), reason: Illegality::Over },
        }
    }
}
