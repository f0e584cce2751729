//! Lessons: a guided way through an idea, with real searches to touch at every claim. The form; the words come along.

use jogada_rules::{Deed, Phrase};

/// A lesson: what it claims can be stepped through, what it asks is answered with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name that addresses use.
    pub name: &'static str,
    /// What it belongs to.
    pub course: Course,
    /// What it is called.
    pub title: Phrase,
    /// What one can do afterward.
    pub aim: Phrase,
    /// What is claimed, one after the other.
    pub claims: &'static [LessonClaim],
    /// What is asked at the end.
    pub questions: [LessonQuestion; 3],
    /// What the reports of the course measured about it.
    pub measured: Phrase,
    /// The name of the algorithm whose page goes on from here.
    pub algorithm: &'static str,
    /// The name of an exercise to go on with.
    pub practice: Option<&'static str>,
}

/// A row of lessons that build on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Finding a way: puzzles.
    Ways,
    /// Finding a move: games for two.
    Moves,
}

impl Course {
    /// The word for it in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ways => "path",
            Self::Moves => "game",
        }
    }
}

/// Something claimed, with searches that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonClaim {
    /// What is claimed, in a few words.
    pub title: Phrase,
    /// Why, a paragraph each. Code stands between backquotes.
    pub text: &'static [Phrase],
    /// The searches.
    pub shown: &'static [ShownSearch],
}

/// A real search to step through, and the figures of it that the text quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownSearch {
    /// The spec of the game or puzzle.
    pub game: &'static str,
    /// The position, if it is not the usual one.
    pub start: Option<&'static str>,
    /// The spec of the algorithm.
    pub algorithm: &'static str,
    /// Where it stands when it is first seen.
    pub at: StepAt,
    /// Figures that the text quotes.
    pub figures: &'static [(QuotedFigure, &'static str)],
}

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepAt {
    /// Before the first.
    Begin,
    /// After the first, second, third … of a kind.
    After(Deed, u32),
    /// After the last.
    End,
}

/// A figure of a search that a text may quote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuotedFigure {
    /// Events of these kinds.
    Events(&'static [Deed]),
    /// Moves that cuts spared.
    Spared,
    /// The value of the root, in points.
    Value,
    /// The move that was chosen.
    Move,
    /// What the way costs that was found.
    Cost,
    /// The most nodes that waited at a time.
    MostOpen,
}

/// A question with three answers to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonQuestion {
    /// What is asked.
    pub ask: Phrase,
    /// The answers, of which one is right.
    pub answers: [Phrase; 3],
    /// Which one, from 0.
    pub right: usize,
    /// Why.
    pub why: Phrase,
}
