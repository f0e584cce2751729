//! Exercises: a problem made from a seed, what is asked about it, and the answer that the real algorithm gives.
//!
//! Which exercises there are is on the cards of games and puzzles; here they are made and answered, whatever they are of.

mod answer;

use jogada_rules::{Dice, Phrase, Scene, StopFlag};

use crate::board::{Board, Session};
use crate::catalog::Catalog;
use crate::spec::SpecError;

/// An exercise as a card offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseKind {
    /// The name that people ask for it by.
    pub name: &'static str,
    /// What it is called.
    pub title: Phrase,
    /// What is asked.
    pub asks: Asks,
    /// The spec of the algorithm that answers.
    pub algorithm: &'static str,
    /// The spec of the problem at each of three difficulties; `SEED` stands for the seed, `<2-7>` for a number from 2
    /// to 7 that the seed decides.
    pub problems: [&'static str; 3],
}

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The value of every node of a game tree.
    Values,
    /// Which ends of a game tree are never looked at.
    Unseen,
    /// In which order nodes are expanded.
    Order,
    /// Which node is expanded next, after so many.
    Next,
    /// The f of every node when it is created.
    Costs,
    /// Which moves win.
    WinningMoves,
}

impl Asks {
    /// The word for it in keys and documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Unseen => "unseen",
            Self::Order => "order",
            Self::Next => "next",
            Self::Costs => "costs",
            Self::WinningMoves => "winning-moves",
        }
    }
}

/// A problem with its questions and their answers.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// What kind it is of.
    pub kind: ExerciseKind,
    /// How hard it is: 1, 2 or 3.
    pub difficulty: u8,
    /// What it was made from.
    pub seed: u64,
    /// The game or puzzle, as a spec.
    pub game: String,
    /// The position.
    pub position: String,
    /// The board.
    pub scene: Scene,
    /// What is to be filled in, in order.
    pub questions: Vec<FillIn>,
}

/// One thing to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillIn {
    /// What it is about: the moves that lead there, joined by dots; a move; or a number in an order.
    pub about: String,
    /// The answer.
    pub answer: String,
    /// What the answer follows from: the values of the children, the f of who waits; nothing where it follows from the
    /// answer itself.
    pub because: String,
}

impl Exercise {
    /// The exercise of that kind, difficulty from 1 to 3 and seed.
    pub fn new(catalog: &Catalog, kind: ExerciseKind, difficulty: u8, seed: u64) -> Result<Self, SpecError> {
        let problem = kind.problems[usize::from(difficulty.clamp(1, 3) - 1)];
        let session = catalog.open(&filled(problem, seed))?;
        let questions = answer::questions(catalog, kind, &session, &StopFlag::new())?;
        Ok(Self {
            kind,
            difficulty: difficulty.clamp(1, 3),
            seed,
            game: session.game().to_owned(),
            position: session.position(),
            scene: scene(&session),
            questions,
        })
    }

    /// Whether what somebody wrote is the answer to a question: blanks, case and the sign of minus do not matter.
    pub fn is_right(question: &FillIn, written: &str) -> bool {
        let plain = |text: &str| text.replace(['−', '–'], "-").replace(char::is_whitespace, "").to_lowercase();
        plain(&question.answer) == plain(written)
    }
}

/// The spec with what the seed decides.
pub(crate) fn filled(problem: &str, seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let mut spec = String::new();
    let replaced = problem.replace("SEED", &seed.to_string());
    for (at, part) in replaced.split(['<', '>']).enumerate() {
        let range = part
            .split_once('-')
            .and_then(|(low, high)| Some((low.parse::<usize>().ok()?, high.parse::<usize>().ok()?)));
        match range.filter(|_| at % 2 == 1) {
            Some((low, high)) => spec.push_str(&(low + dice.below(high - low + 1)).to_string()),
            None => spec.push_str(part),
        }
    }
    spec
}

fn scene(session: &Session) -> Scene {
    let board: &dyn Board = &**session;
    board.scene()
}
