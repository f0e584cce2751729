//! The list of what can be chosen.

use std::path::Path;
use std::sync::Arc;

use jogada_rules::{Language, TableError};

use crate::algorithm::Algorithm;
use crate::board::Session;
use crate::calibration::Calibration;
use crate::challenge::Challenge;
use crate::dialect;
use crate::entry::GameEntry;
use crate::exercise::ExerciseKind;
use crate::lesson::Lesson;
use crate::player::{Computer, Player, player_spec};
use crate::puzzle::PuzzleEntry;
use crate::spec::{Kind, Spec, SpecError};

/// All games and puzzles that a program offers.
///
/// ```
/// let catalog = jogada_standard::catalog();
/// let names: Vec<_> = catalog.games().iter().map(|game| game.name()).collect();
/// assert!(names.contains(&"hex") && names.contains(&"nim"));
/// let error = catalog.open("hxe").err().expect("there is no such game");
/// assert_eq!(error.to_string(), "unknown game \"hxe\", did you mean \"hex\"?");
/// ```
#[derive(Default)]
pub struct Catalog {
    games: Vec<GameEntry>,
    puzzles: Vec<PuzzleEntry>,
    calibration: Calibration,
    challenges: &'static str,
    lessons: &'static [Lesson],
}

impl Catalog {
    /// Nothing yet.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Knows how levels fared against each other: those added before and those added later.
    pub fn calibrated(mut self, calibration: Calibration) -> Self {
        self.calibration = calibration;
        self.games.iter_mut().for_each(|game| game.measure(&self.calibration));
        self
    }

    /// How levels fared against each other, as far as it was measured.
    pub const fn calibration(&self) -> &Calibration {
        &self.calibration
    }

    /// Brings challenges along, a line each.
    pub const fn with_challenges(mut self, lines: &'static str) -> Self {
        self.challenges = lines;
        self
    }

    /// Brings lessons along.
    pub const fn with_lessons(mut self, lessons: &'static [Lesson]) -> Self {
        self.lessons = lessons;
        self
    }

    /// The lessons that were brought along, in their order, as far as there is what they show.
    pub fn lessons(&self) -> Vec<Lesson> {
        let is_here =
            |spec: &str| Spec::parse(spec).is_ok_and(|spec| self.game(&spec).is_ok() || self.puzzle(&spec).is_ok());
        let mut shown = self.lessons.iter().copied().filter(|lesson| !lesson.claims.is_empty()).collect::<Vec<_>>();
        shown.retain(|lesson| lesson.claims.iter().flat_map(|claim| claim.shown).all(|search| is_here(search.game)));
        shown
    }

    /// The challenges that were brought along, in their order.
    pub fn challenges(&self) -> Vec<Challenge> {
        self.challenges.lines().filter_map(Challenge::read).collect()
    }

    /// Uses the tables of endings in a data folder from now on; nothing is opened before it is needed. `hear` is told
    /// what is wrong with them, once.
    pub fn use_tables(&self, data: &Path, hear: impl Fn(&TableError) + Clone + Send + Sync + 'static) {
        for tables in self.games.iter().filter_map(GameEntry::tables) {
            tables.use_folder(&tables.place(data), Box::new(hear.clone()));
        }
    }

    /// Adds a game; it takes the place of one of the same name.
    pub fn with_game(mut self, mut game: GameEntry) -> Self {
        game.measure(&self.calibration);
        match self.games.iter_mut().find(|known| known.name() == game.name()) {
            Some(known) => *known = game,
            None => self.games.push(game),
        }
        self
    }

    /// Adds a puzzle; it takes the place of one of the same name.
    pub fn with_puzzle(mut self, puzzle: PuzzleEntry) -> Self {
        match self.puzzles.iter_mut().find(|known| known.name() == puzzle.name()) {
            Some(known) => *known = puzzle,
            None => self.puzzles.push(puzzle),
        }
        self
    }

    /// All games, in order.
    pub fn games(&self) -> &[GameEntry] {
        &self.games
    }

    /// All puzzles, in order.
    pub fn puzzles(&self) -> &[PuzzleEntry] {
        &self.puzzles
    }

    /// The algorithms that play games, each once, in the order of the games that have them.
    pub fn game_algorithms(&self) -> Vec<Arc<Algorithm>> {
        each_once(self.games.iter().flat_map(GameEntry::algorithms))
    }

    /// The algorithms that find ways through puzzles, each once.
    pub fn path_algorithms(&self) -> Vec<Arc<Algorithm>> {
        each_once(self.puzzles.iter().flat_map(PuzzleEntry::all_methods))
    }

    /// All that can be practiced, in the order of the games and puzzles that offer it.
    pub fn exercises(&self) -> Vec<ExerciseKind> {
        let words = self.games.iter().map(GameEntry::words).chain(self.puzzles.iter().map(PuzzleEntry::words));
        words.flatten().flat_map(|words| words.offers.exercises).copied().collect()
    }

    /// The game that a spec names.
    pub fn game(&self, spec: &Spec) -> Result<&GameEntry, SpecError> {
        let found = self.games.iter().find(|game| game.is_called(&spec.name));
        found.ok_or_else(|| spec.unknown_name(Kind::Game, self.names()))
    }

    /// The puzzle that a spec names.
    pub fn puzzle(&self, spec: &Spec) -> Result<&PuzzleEntry, SpecError> {
        let found = self.puzzles.iter().find(|puzzle| puzzle.is_called(&spec.name));
        found.ok_or_else(|| spec.unknown_name(Kind::Puzzle, self.puzzles.iter().map(PuzzleEntry::name)))
    }

    /// Starts the game or puzzle that the text specifies.
    pub fn open(&self, text: &str) -> Result<Session, SpecError> {
        let spec = Spec::parse(text)?;
        match self.puzzle(&spec) {
            Ok(puzzle) => puzzle.open(&spec),
            Err(_) => self.game(&spec)?.open(&spec),
        }
    }

    /// Reads a player for the game or puzzle that `game` specifies.
    pub fn player(&self, game: &str, player: &str) -> Result<Player, SpecError> {
        let spec = Spec::parse(game)?;
        match self.puzzle(&spec) {
            Ok(puzzle) => puzzle.player(player),
            Err(_) => Player::parse(player, self.game(&spec)?),
        }
    }

    /// A game's spec as it is written to last: its own name, its own keys.
    pub fn written_game(&self, text: &str) -> Result<String, SpecError> {
        let spec = Spec::parse(text)?;
        let written = match self.puzzle(&spec) {
            Ok(puzzle) => puzzle.written(&spec)?,
            Err(_) => self.game(&spec)?.written(&spec)?,
        };
        Ok(written.to_string())
    }

    /// A player's spec as it is written to last.
    pub fn written_player(&self, game: &str, player: &str) -> Result<String, SpecError> {
        let spec = Spec::parse(game)?;
        let written = match self.puzzle(&spec) {
            Ok(_) => player_spec(Spec::parse(player)?),
            Err(_) => Player::written(player, self.game(&spec)?)?,
        };
        Ok(written.to_string())
    }

    /// A game's spec as it is shown in a language.
    pub fn shown_game(&self, language: Language, text: &str) -> String {
        let Ok(spec) = Spec::parse(text) else { return text.to_owned() };
        let puzzle = self.puzzle(&spec).map(|puzzle| puzzle.name_in(language));
        match puzzle.or_else(|_| self.game(&spec).map(|game| game.name_in(language))) {
            Ok(name) => spec.shown(language, &name),
            Err(_) => text.to_owned(),
        }
    }

    /// A player's spec as it is shown in a language.
    pub fn shown_player(&self, language: Language, text: &str) -> String {
        let Ok(spec) = Spec::parse(text) else { return text.to_owned() };
        let name = dialect::player_in(language, &spec.name).to_owned();
        spec.shown(language, &name)
    }

    /// The name of the player who answers in the game or puzzle that `game` specifies where none is named.
    pub fn usual_player(&self, game: &str) -> Result<&str, SpecError> {
        let spec = Spec::parse(game)?;
        match self.puzzle(&spec) {
            Ok(puzzle) => Ok(puzzle.adviser()),
            Err(_) => Ok(self.game(&spec)?.usual_player()),
        }
    }

    /// The name of the player who gives hints there.
    pub fn adviser_name(&self, game: &str) -> Result<&str, SpecError> {
        let spec = Spec::parse(game)?;
        match self.puzzle(&spec) {
            Ok(puzzle) => Ok(puzzle.adviser()),
            Err(_) => Ok(self.game(&spec)?.adviser()),
        }
    }

    /// The player who gives hints in the game or puzzle that `game` specifies: the strongest there is.
    pub fn adviser(&self, game: &str) -> Result<Computer, SpecError> {
        match self.player(game, self.adviser_name(game)?)? {
            Player::Computer(computer) => Ok(computer),
            Player::Human => unreachable!("nobody registers a person as adviser"),
        }
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.games.iter().map(GameEntry::name).chain(self.puzzles.iter().map(PuzzleEntry::name))
    }
}

fn each_once<'a>(algorithms: impl Iterator<Item = &'a Arc<Algorithm>>) -> Vec<Arc<Algorithm>> {
    let mut known: Vec<Arc<Algorithm>> = Vec::new();
    for algorithm in algorithms {
        if known.iter().all(|known| known.name != algorithm.name) {
            known.push(algorithm.clone());
        }
    }
    known
}
