//! What the catalog knows about a game: how to open it, how to estimate it, who plays it.

use std::sync::Arc;

use jogada_rules::{Language, Phrase};

use crate::algorithm::Algorithm;
use crate::board::{Match, Session};
use crate::calibration::{Calibration, Measured};
use crate::named::named_entry;
use crate::settings::{Parameter, Settings};
use crate::spec::{Spec, SpecError};
use crate::tables::Tables;
use crate::words::GameWords;

/// A game in the catalog, its types erased.
///
/// ```
/// use jogada_catalog::Spec;
///
/// let catalog = jogada_standard::catalog();
/// let hex = catalog.game(&Spec::named("hex")).expect("there is one");
/// assert!(hex.levels().iter().any(|level| level.name == "hard"));
/// assert_eq!(hex.parameters()[0].name, "size");
/// ```
pub struct GameEntry {
    facts: GameFacts,
    open: Box<MatchOpener>,
}

/// What there is to know about a game before it is opened.
pub struct GameFacts {
    /// The name that specs use.
    pub name: String,
    /// What it is, in a line.
    pub about: Phrase,
    /// What the page says about it.
    pub words: Option<GameWords>,
    /// What can be set.
    pub parameters: Vec<Parameter>,
    /// The names of its evaluations, the usual one first.
    pub evaluations: Vec<String>,
    /// Its levels.
    pub levels: Vec<Level>,
    /// The algorithms that play it.
    pub algorithms: Vec<Arc<Algorithm>>,
    /// Its tables of endings, if it is a game that has any.
    pub tables: Option<Arc<dyn Tables>>,
    /// How long a game takes.
    pub length: Length,
    /// Specs of other boards than the usual one that its levels are measured on too.
    pub other_boards: Vec<String>,
}

/// How long a game takes, for whoever plans many of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Length {
    /// A few moves.
    Short,
    /// Some dozens.
    #[default]
    Usual,
    /// More than fifty, each of which takes thought.
    Long,
}

/// Starts a game as its settings say.
pub type MatchOpener = dyn Fn(&Spec, &Settings) -> Result<Box<dyn Match>, SpecError> + Send + Sync;

/// A named player.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The name.
    pub name: String,
    /// The player it stands for.
    pub spec: String,
    /// How it fared against the level before it, if that was measured with both as they are.
    pub measured: Option<Measured>,
    /// The same on other boards than the usual one.
    pub elsewhere: Vec<Measured>,
}

impl Level {
    /// A level that nothing is known of.
    pub fn new(name: &str, spec: &str) -> Self {
        Self { name: name.to_owned(), spec: spec.to_owned(), measured: None, elsewhere: Vec::new() }
    }

    /// Whether it stands for what the course reports had, on the board that they had.
    pub fn is_of_reports(&self) -> bool {
        self.name.starts_with("report-")
    }
}

named_entry!(GameEntry);

impl GameEntry {
    /// A game with what is known about it and how it is opened.
    pub fn new(facts: GameFacts, open: Box<MatchOpener>) -> Self {
        Self { facts, open }
    }

    /// The names of its evaluations, the usual one first.
    pub fn evaluations(&self) -> &[String] {
        &self.facts.evaluations
    }

    /// The algorithms that play it.
    pub fn algorithms(&self) -> &[Arc<Algorithm>] {
        &self.facts.algorithms
    }

    /// The algorithm of that name, if it plays this game.
    pub fn algorithm(&self, name: &str) -> Option<&Arc<Algorithm>> {
        self.algorithms().iter().find(|algorithm| algorithm.is_called(name))
    }

    /// Its levels.
    pub fn levels(&self) -> &[Level] {
        &self.facts.levels
    }

    /// Its tables of endings, if it is a game that has any.
    pub fn tables(&self) -> Option<&Arc<dyn Tables>> {
        self.facts.tables.as_ref()
    }

    /// How long a game takes.
    pub const fn length(&self) -> Length {
        self.facts.length
    }

    /// Specs of other boards than the usual one that its levels are measured on too.
    pub fn other_boards(&self) -> &[String] {
        &self.facts.other_boards
    }

    /// The player who gives hints: the strongest level, or plain alpha-beta where there is none.
    pub fn adviser(&self) -> &str {
        self.levels().last().map_or("alphabeta", |level| &level.name)
    }

    /// The player who answers where none is named: `hard`, which answers the same every time, or else the adviser.
    pub fn usual_player(&self) -> &str {
        self.levels().iter().find(|level| level.name == "hard").map_or(self.adviser(), |level| &level.name)
    }

    /// Starts a game as the spec says.
    pub fn open(&self, spec: &Spec) -> Result<Session, SpecError> {
        self.open_match(spec).map(Session::Match)
    }

    /// Starts a game as the spec says, known to be one for two.
    pub fn open_match(&self, spec: &Spec) -> Result<Box<dyn Match>, SpecError> {
        let spec = self.written(spec)?;
        let settings = Settings::read(&spec, self.parameters())?;
        (self.open)(&spec, &settings)
    }

    /// Tells each level how it fared against the one before it.
    pub(crate) fn measure(&mut self, calibration: &Calibration) {
        let Self { facts: GameFacts { name, levels, other_boards, .. }, .. } = self;
        for index in 1..levels.len() {
            let on = |board: &String| calibration.of(board, &levels[index], &levels[index - 1]).cloned();
            let (measured, elsewhere) = (on(name), other_boards.iter().filter_map(on).collect());
            let level = &mut levels[index];
            (level.measured, level.elsewhere) = (measured, elsewhere);
        }
    }
}
