//! A game in progress, its types erased: what every front end talks to.

use std::time::Duration;

use jogada_rules::{BoardStyle, MoveError, Note, Overlay, ReadError, Scene, Side, Value};
use jogada_search::{Counters, Limits, StopFlag, Stopped};
use thiserror::Error;

use crate::path::{Finding, Listener, Plan};
use crate::player::Computer;
use crate::solving::{CheckpointError, SolvePlan, SolveProgress, Solving};
use crate::trace::Trace;

/// A game or puzzle in progress.
///
/// It keeps the history, so it is the place for undo and redo, for the rulings that need history (a position seen for
/// the third time, the cap on moves) and for resigning. All moves and positions are texts.
pub trait Session: Send {
    /// The game's name.
    fn game(&self) -> &str;

    /// How many sides play: one for puzzles.
    fn sides(&self) -> usize;

    /// Whether points are scored, so that values are margins.
    fn is_scoring(&self) -> bool;

    /// Who moves; for a finished game, who would.
    fn to_move(&self) -> Side;

    /// The legal moves, none once the game is over.
    fn legal(&self) -> Vec<String>;

    /// Plays a move. What was undone is forgotten.
    fn play(&mut self, text: &str) -> Result<Ply, PlayError>;

    /// Takes back the last move; `None` at the start.
    fn undo(&mut self) -> Option<Ply>;

    /// Plays again what was taken back last.
    fn redo(&mut self) -> Option<Ply>;

    /// The side to move gives up.
    fn resign(&mut self) -> Result<(), PlayError> {
        self.resign_as(self.to_move())
    }

    /// A side gives up, which it may do out of turn as well.
    fn resign_as(&mut self, side: Side) -> Result<(), PlayError>;

    /// The moves played so far.
    fn history(&self) -> &[Ply];

    /// The position that this game started from.
    fn start(&self) -> String;

    /// Starts again from a position; the history is forgotten.
    fn set_position(&mut self, text: &str) -> Result<(), ReadError>;

    /// The position as text.
    fn position(&self) -> String;

    /// The board for a terminal.
    fn board(&self, style: BoardStyle) -> String;

    /// The board as shapes.
    fn scene(&self) -> Scene;

    /// What can be drawn over the board to explain the position.
    fn overlays(&self) -> Vec<Overlay> {
        Vec::new()
    }

    /// What speaks for a move, if it can be seen at once. Nothing for what is no legal move.
    fn reason(&self, mv: &str) -> Option<Note> {
        let _ = mv;
        None
    }

    /// Points so far, First's and Second's.
    fn score(&self) -> [i32; 2];

    /// How the game ended, if it did.
    fn ending(&self) -> Option<Ending>;

    /// The estimate of the position by an evaluation of the game: for the side to move, points to come.
    fn evaluate(&self, evaluation: Option<&str>) -> Option<Value>;

    /// What people would point at in the position: nothing, where the game has no words for it.
    fn remarks(&self) -> Vec<Remark> {
        Vec::new()
    }

    /// The number of move sequences of each length up to `depth` from here.
    fn perft(&self, depth: usize) -> Vec<u64>;

    /// Lets a computer player choose a move. Nothing is played.
    fn think(&mut self, computer: &Computer, stop: &StopFlag) -> Thought {
        self.think_aloud(computer, stop, &mut |_| {})
    }

    /// Lets a computer player choose a move, and `hear` what it has found so far each time that it has looked deeper.
    fn think_aloud(&mut self, computer: &Computer, stop: &StopFlag, hear: &mut dyn FnMut(&Info)) -> Thought;

    /// The `lines` best moves with their values, best first: as many as there are for the values of all. A player who
    /// simulates finds them by simulation; any other, whatever its algorithm, by principal variation search with its
    /// limits and evaluation. Nothing is played.
    fn analyze(
        &mut self,
        computer: &Computer,
        lines: usize,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&Info),
    ) -> Vec<Thought>;

    /// Looks for the exact value of the position and all best moves, by whichever method fits the game.
    fn solve(&mut self, limits: &Limits, stop: &StopFlag) -> Solving;

    /// The same with more to say about how, and `hear` told how far it has got. Only a game whose solver keeps
    /// checkpoints can be asked for one.
    fn solve_aloud(
        &mut self,
        plan: &SolvePlan,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solving, CheckpointError> {
        let _ = hear;
        if plan.checkpoint.is_some() {
            return Err(CheckpointError::None);
        }
        Ok(self.solve(&plan.limits, stop))
    }

    /// Lets a computer player search for a move, with nothing remembered and without slips, and writes down what it
    /// does, up to `cap` events. `None` for puzzles, whose searches [`Trace::of_way`] writes down.
    fn trace(&self, computer: &Computer, cap: usize, stop: &StopFlag) -> Option<(Thought, Trace)> {
        let _ = (computer, cap, stop);
        None
    }

    /// Searches for a way from here to the puzzle's goal, and tells `listener` what happens. `None` for games.
    fn find_way(&self, plan: &Plan, stop: &StopFlag, listener: &mut dyn Listener) -> Option<Finding> {
        let _ = (plan, stop, listener);
        None
    }

    /// The same session again, independent of this one.
    fn fork(&self) -> Box<dyn Session>;
}

/// Something to point at in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The lengths of its chains, the shortest first.
    Chains(Vec<usize>),
    /// The lengths of its loops, the shortest first.
    Loops(Vec<usize>),
    /// How many chains are long, and whom that many favor.
    LongChains {
        /// How many.
        count: usize,
        /// Who has the long chain rule on its side.
        favors: Side,
    },
}

/// One move of a game, with what it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub side: Side,
    /// The move as text.
    pub mv: String,
    /// Points it scored.
    pub gain: i32,
    /// Whose turn was skipped after it, for want of a move.
    pub skipped: Option<Side>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// By the rules of the game.
    Rules,
    /// A position occurred for the third time.
    Repetition,
    /// The cap on moves was reached.
    MoveCap,
    /// A side gave up.
    Resigned,
}

impl Reason {
    /// The word that JSON uses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Repetition => "repetition",
            Self::MoveCap => "move-cap",
            Self::Resigned => "resigned",
        }
    }
}

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The text is no move that can be played here.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// What a search has found so far: one form for terminals, JSON lines and pages.
#[derive(Clone, Debug)]
pub struct Info {
    /// How deep it has looked.
    pub depth: u32,
    /// How deep its deepest line went.
    pub selective_depth: u32,
    /// Which line this is, from 1.
    pub line_number: usize,
    /// What it thinks the position is worth to the side to move.
    pub value: Value,
    /// Whether the value is proven.
    pub proven: bool,
    /// Whether the value is a share of simulated games: from −1, all lost, to 1, all won.
    pub simulated: bool,
    /// Positions entered.
    pub nodes: u64,
    /// How full its table is, in thousandths.
    pub fill: u32,
    /// Time since it began.
    pub time: Duration,
    /// The line it expects.
    pub pv: Vec<String>,
}

/// What a computer player thought.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The move it chose; `None` only when the game is over.
    pub mv: Option<String>,
    /// The line it expects.
    pub pv: Vec<String>,
    /// What it thinks the position is worth, for `side`: what is still to come.
    pub value: Value,
    /// The side it thought for.
    pub side: Side,
    /// Whether the value is proven.
    pub proven: bool,
    /// Whether the value is a share of simulated games: from −1, all lost, to 1, all won.
    pub simulated: bool,
    /// How deep it looked.
    pub depth: u32,
    /// What it did.
    pub counters: Counters,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub cpu: Duration,
    /// Why it stopped early, if it did.
    pub stopped: Option<Stopped>,
    /// Whether the move was a deliberate slip rather than the best found.
    pub slipped: bool,
}
