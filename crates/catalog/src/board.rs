//! A game or puzzle in progress, its types erased: what every front end talks to.

use std::ops::{Deref, DerefMut};

use jogada_rules::{
    BoardStyle, CheckpointError, Illegality, Limits, MoveError, Note, Overlay, ReadError, Remark, Scene, Side,
    SolvePlan, SolveProgress, StopFlag, Touch, Value,
};
use thiserror::Error;

use crate::best_moves::BestMoves;
use crate::path::{Finding, Listener, Plan};
use crate::player::Computer;
use crate::solving::Solving;
use crate::thought::{Info, Thought};
use crate::trace::Trace;

/// What is in progress: a game for two or a puzzle.
///
/// ```
/// use jogada_catalog::Board;
///
/// let mut session = jogada_standard::catalog().open("tic-tac-toe").expect("a game");
/// for mv in ["5", "1", "3"] {
///     session.play(mv).expect("legal");
/// }
/// session.undo();
/// assert_eq!((session.sides(), session.history().len(), session.legal().len()), (2, 2, 7));
/// assert!(session.as_quest().is_none(), "it is no puzzle");
/// ```
pub enum Session {
    /// A game for two.
    Match(Box<dyn Match>),
    /// A puzzle.
    Quest(Box<dyn Quest>),
}

/// What games and puzzles in progress have in common.
///
/// It keeps the history, so it is the place for undo and redo, for the rulings that need history (a position seen for
/// the third time, the cap on moves) and for giving up. All moves and positions are texts.
pub trait Board: Send {
    /// The game's name with its settings.
    fn game(&self) -> &str;

    /// What holds for a parameter of the game, as a spec would write it; `None` if it has no such parameter.
    fn setting(&self, key: &str) -> Option<String>;

    /// Who moves; for a finished game, who would. A puzzle is always First's.
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
    fn resign_as(&mut self, side: Side) -> Result<(), PlayError> {
        self.lose(side, Loss::Resigned)
    }

    /// A side loses by what does not happen on the board.
    fn lose(&mut self, side: Side, how: Loss) -> Result<(), PlayError>;

    /// The moves played so far.
    fn history(&self) -> &[Ply];

    /// The position that this game started from.
    fn start(&self) -> String;

    /// Starts again from a position; the history is forgotten.
    fn set_position(&mut self, text: &str) -> Result<(), ReadError>;

    /// The position as text.
    fn position(&self) -> String;

    /// The text of a position after a touch, for people who set one up by pointing; `None` where it means nothing.
    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String>;

    /// The board for a terminal.
    fn board(&self, style: BoardStyle) -> String;

    /// The board as shapes.
    fn scene(&self) -> Scene;

    /// What can be drawn over the board to explain the position.
    fn overlays(&self) -> Vec<Overlay>;

    /// The places that decided the game, once it is over by its rules: a row, a chain; none where points decide.
    fn decisive(&self) -> Vec<String>;

    /// What speaks for a move, if it can be seen at once. Nothing for what is no legal move.
    fn reason(&self, mv: &str) -> Option<Note>;

    /// How the game ended, if it did.
    fn ending(&self) -> Option<Ending>;

    /// The number of move sequences of each length up to `depth` from here; nothing if it was stopped.
    fn perft(&self, depth: usize, stop: &StopFlag) -> Option<Vec<u64>>;

    /// Lets a computer player choose a move. Nothing is played.
    fn think(&mut self, computer: &Computer, stop: &StopFlag) -> Thought {
        self.think_aloud(computer, stop, &mut |_| {})
    }

    /// Lets a computer player choose a move, and `hear` what it has found so far each time that it has looked deeper.
    fn think_aloud(&mut self, computer: &Computer, stop: &StopFlag, hear: &mut dyn FnMut(&Info)) -> Thought;

    /// Lets a computer player think on while it is the other side's turn, until `stop` is raised or there is nothing left
    /// to find, so that it knows more when its own comes. Nothing is played; whoever remembers nothing from move to move
    /// gains nothing.
    fn ponder(&mut self, computer: &Computer, stop: &StopFlag) {
        let _ = (computer, stop);
    }

    /// The `lines` best moves with their values, best first: as many as there are for the values of all. A player who
    /// simulates finds them by simulation; any other, whatever its algorithm, by principal variation search with its
    /// limits and evaluation. A puzzle has one line, the way to its goal. Nothing is played.
    fn analyze(
        &mut self,
        computer: &Computer,
        lines: usize,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&Info),
    ) -> Vec<Thought>;

    /// Looks for the exact value of the position and all best moves, by whichever method fits the game.
    fn solve(&mut self, limits: &Limits, stop: &StopFlag) -> Solving {
        let plan = SolvePlan { limits: *limits, ..SolvePlan::default() };
        self.solve_aloud(&plan, stop, &mut |_| {}).expect("without a checkpoint nothing can be wrong with it")
    }

    /// The same with more to say about how, and `hear` told how far it has got. Only a game whose solver keeps
    /// checkpoints can be asked for one.
    fn solve_aloud(
        &mut self,
        plan: &SolvePlan,
        stop: &StopFlag,
        hear: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solving, CheckpointError>;
}

/// A game for two in progress.
///
/// ```
/// use jogada_catalog::{Board, Match};
///
/// let mut session = jogada_standard::catalog().open("dots-and-boxes:rows=1,cols=1").expect("a game");
/// for mv in ["h1.1", "h2.1", "v1.1", "v1.2"] {
///     session.play(mv).expect("legal");
/// }
/// let game = session.as_match().expect("a game for two");
/// assert_eq!((game.is_scoring(), game.score()), (true, [0, 1]));
/// ```
pub trait Match: Board {
    /// Whether points are scored, so that values are margins.
    fn is_scoring(&self) -> bool;

    /// Points so far, First's and Second's.
    fn score(&self) -> [i32; 2];

    /// The estimate of the position by an evaluation of the game, the usual one unless named: for the side to move,
    /// points to come. `None` if there is no evaluation of that name.
    fn evaluate(&self, evaluation: Option<&str>) -> Option<Value>;

    /// What people would point at in the position: nothing, where the game has no words for it.
    fn remarks(&self) -> Vec<Remark>;

    /// Lets a computer player search for a move, with nothing remembered and without slips, and writes down what it
    /// does, up to `cap` events.
    fn trace(&self, computer: &Computer, cap: usize, stop: &StopFlag) -> Result<(Thought, Trace), Untraceable>;

    /// Tells a memory of best moves that `mv` was best here, as if it had just been found.
    fn teach(&self, memory: &BestMoves, mv: &str);

    /// The same match again, independent of this one.
    fn fork(&self) -> Box<dyn Match>;
}

/// A puzzle in progress.
///
/// ```
/// use jogada_catalog::{Quest, Spec, StopFlag};
///
/// let catalog = jogada_standard::catalog();
/// let spec = Spec::parse("adji-boto-puzzle:problem=A").expect("a spec");
/// let puzzle = catalog.puzzle(&spec).expect("there is one");
/// let plan = puzzle.plan("bfs").expect("an algorithm");
/// let found = puzzle.open_quest(&spec).expect("a problem").find_way(&plan, &StopFlag::new(), &mut ());
/// assert_eq!(found.depth(), Some(4));
/// ```
pub trait Quest: Board {
    /// Searches for a way from here to the goal, and tells `listener` what happens.
    fn find_way(&self, plan: &Plan, stop: &StopFlag, listener: &mut dyn Listener) -> Finding;

    /// The same quest again, independent of this one.
    fn fork(&self) -> Box<dyn Quest>;
}

/// A search that can not be watched step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{algorithm} can not be watched step by step")]
pub struct Untraceable {
    /// Its algorithm.
    pub algorithm: &'static str,
}

impl Deref for Session {
    type Target = dyn Board;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Match(game) => &**game,
            Self::Quest(quest) => &**quest,
        }
    }
}

impl DerefMut for Session {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::Match(game) => &mut **game,
            Self::Quest(quest) => &mut **quest,
        }
    }
}

impl Session {
    /// The match, if it is one.
    pub fn as_match(&self) -> Option<&dyn Match> {
        match self {
            Self::Match(game) => Some(&**game),
            Self::Quest(_) => None,
        }
    }

    /// The quest, if it is one.
    pub fn as_quest(&self) -> Option<&dyn Quest> {
        match self {
            Self::Match(_) => None,
            Self::Quest(quest) => Some(&**quest),
        }
    }

    /// How many sides play: one for puzzles.
    pub const fn sides(&self) -> usize {
        match self {
            Self::Match(_) => 2,
            Self::Quest(_) => 1,
        }
    }

    /// Whether points are scored, so that values are margins.
    pub fn is_scoring(&self) -> bool {
        self.as_match().is_some_and(Match::is_scoring)
    }

    /// Points so far, First's and Second's; none in a puzzle.
    pub fn score(&self) -> [i32; 2] {
        self.as_match().map_or([0, 0], Match::score)
    }

    /// The same session again, independent of this one.
    pub fn fork(&self) -> Self {
        match self {
            Self::Match(game) => Self::Match(game.fork()),
            Self::Quest(quest) => Self::Quest(quest.fork()),
        }
    }
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
    /// The time of a side was up.
    Time,
}

/// How a side can lose whatever is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// It gave up.
    Resigned,
    /// Its time was up.
    Time,
}

impl Loss {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Resigned, Self::Time];

    /// Why the game ended.
    pub const fn reason(self) -> Reason {
        match self {
            Self::Resigned => Reason::Resigned,
            Self::Time => Reason::Time,
        }
    }
}

impl Reason {
    /// The word that JSON uses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Repetition => "repetition",
            Self::MoveCap => "move-cap",
            Self::Resigned => "resigned",
            Self::Time => "time",
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

/// The error of a move after the end, in the words of moves.
impl From<PlayError> for MoveError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Move(error) => error,
            PlayError::Over => Self::Illegal { mv: String::new(), reason: Illegality::Over },
        }
    }
}
