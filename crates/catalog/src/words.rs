//! What is said about one game or one algorithm, in every language: the form of it. The words are on its card.

use jogada_rules::Phrase;

/// Texts that are looked up by a key.
pub type Texts = &'static [(&'static str, Phrase)];

/// The words of a game or a puzzle, besides what it is in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameWords {
    /// What people call it.
    pub title: Phrase,
    /// Its rules in a few sentences.
    pub rules: Phrase,
    /// What the page teaches about it.
    pub lesson: GameLesson,
    /// What only this game says on the page: names of its settings, reasons for its hints, notes on its board.
    pub texts: Texts,
}

/// What the page teaches about a game. Code stands between backquotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLesson {
    /// Where it stands among the lessons: easy ones come first.
    pub order: u8,
    /// The spec of the board to try it on.
    pub example: &'static str,
    /// The rules, one after the other.
    pub rules: &'static [Phrase],
    /// How moves are written.
    pub notation: Phrase,
    /// How to think about it.
    pub think: &'static [Phrase],
}

/// What the page teaches about an algorithm. Code stands between backquotes, powers are written `b^d` or `b^(d/2)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlgorithmLesson {
    /// Where it stands among the lessons: easy ones come first.
    pub order: u8,
    /// What people call it.
    pub title: Phrase,
    /// The spec to watch it with.
    pub spec: &'static str,
    /// The idea, a paragraph each.
    pub idea: &'static [Phrase],
    /// When it is right.
    pub right: Phrase,
    /// What it costs.
    pub cost: Phrase,
    /// What to look out for.
    pub watch: Phrase,
    /// Where it is from.
    pub reference: &'static str,
}
