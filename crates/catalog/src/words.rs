//! What is said about one game or one algorithm, in every language: the form of it. The words are on its card.

use jogada_rules::{Language, Phrase};

use crate::dialect;

use crate::exercise::ExerciseKind;

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
    /// What the page offers with it.
    pub offers: Offers,
    /// What only this game says on the page: names of its settings, reasons for its hints, notes on its board.
    pub texts: Texts,
}

/// What the page offers with a game or a puzzle, so that no script has to know it by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offers {
    /// What can be drawn over its board: the names of its overlays, or [`Offers::VALUES`].
    pub overlays: &'static [&'static str],
    /// What programs can ask for alone out of its overlays.
    pub aspects: &'static [Aspect],
    /// Whether its sides are told apart by signs, × and ○, rather than by color.
    pub signs: bool,
    /// Whether one may ask what the other side would do if this one passed: a position with the other side to move can be.
    pub threats: bool,
    /// Whether lines can be drawn from one of its places to another when a position is set up.
    pub strokes: bool,
    /// The spec of the board that a person sees who has chosen nothing, if this is the game to begin with.
    pub welcome: Option<&'static str>,
    /// The spec of a board on which a search can be followed step by step; the first problem or the usual board otherwise.
    pub followed: Option<&'static str>,
    /// How algorithms are shown on it, if this is where they are shown.
    pub stage: Option<Stage>,
    /// The spec of the board for algorithms that look at so much that the stage is too large for them.
    pub small_stage: Option<&'static str>,
    /// The specs of boards that challenges are made on, small enough to be solved; as in exercises, `<2-7>` is a number
    /// from 2 to 7 that the seed decides.
    pub challenges: &'static [&'static str],
    /// What can be practiced with it.
    pub exercises: &'static [ExerciseKind],
}

impl Offers {
    /// Nothing but the board.
    pub const NONE: Self = Self {
        overlays: &[],
        aspects: &[],
        signs: false,
        threats: false,
        strokes: false,
        welcome: None,
        followed: None,
        stage: None,
        small_stage: None,
        challenges: &[],
        exercises: &[],
    };
    /// The overlay of a game so small that it can show what every move is worth.
    pub const VALUES: &str = "values";
}

/// One thing alone out of an overlay that shows several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aspect {
    /// The name of what is left.
    pub name: &'static str,
    /// The name of the overlay.
    pub overlay: &'static str,
    /// The keys of the notes that stay, each with what is drawn for it.
    pub notes: &'static [&'static str],
}

/// Where the algorithms of a kind are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The spec of the board.
    pub board: &'static str,
    /// The spec of the algorithm that is shown where none is chosen.
    pub shown: &'static str,
    /// The specs of those that others are compared with.
    pub compared: &'static [&'static str],
}

impl GameWords {
    /// A text that only this game has.
    pub fn text(&self, key: &str) -> Option<Phrase> {
        self.texts.iter().find(|(known, _)| *known == key).map(|(_, phrase)| *phrase)
    }

    /// A text of the kind that games have one of, such as `sides`: its key goes on with the game's name.
    pub fn text_of(&self, kind: &str) -> Option<Phrase> {
        let is_it = |key: &str| key.split_once('.').is_some_and(|(known, _)| known == kind);
        self.texts.iter().find(|(key, _)| is_it(key)).map(|(_, phrase)| *phrase)
    }

    /// The name that specs may use in a language: a short one, where the game has it, or else its title.
    pub(crate) fn name_in(&self, language: Language) -> String {
        let name = self.text_of("name").unwrap_or(self.title).text(language);
        name.to_lowercase().replace(' ', "-")
    }

    /// Whether it goes by this name in any language.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        let name = dialect::plain(name);
        let names = [Some(self.title), self.text_of("name")].into_iter().flatten();
        names
            .flat_map(|phrase| Language::ALL.map(|language| phrase.text(language)))
            .any(|text| dialect::plain(text) == name)
    }
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
    /// Whether it looks at so much that it is better watched on a smaller board than others.
    pub is_long: bool,
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
