//! The list of what can be chosen.

use std::path::Path;

use jogada_experts::adji_boto::tables::{Folder, TableError};

use crate::entry::GameEntry;
use crate::player::{Computer, Player};
use crate::puzzle::PuzzleEntry;
use crate::session::Session;
use crate::spec::{Kind, Spec, SpecError};
use crate::standard::{GAMES, PUZZLES};

/// All games and puzzles that a program offers.
pub struct Catalog {
    games: Vec<GameEntry>,
    puzzles: Vec<PuzzleEntry>,
}

impl Catalog {
    /// Nothing yet.
    pub const fn empty() -> Self {
        Self { games: Vec::new(), puzzles: Vec::new() }
    }

    /// Everything that Jogada brings along.
    pub fn standard() -> Self {
        Self {
            games: GAMES.iter().map(|game| game()).collect(),
            puzzles: PUZZLES.iter().map(|puzzle| puzzle()).collect(),
        }
    }

    /// Uses the tables of endings in a data folder from now on; nothing is opened before it is needed. `hear` is told
    /// what is wrong with them, once.
    pub fn use_tables(&self, data: &Path, hear: impl Fn(&TableError) + Clone + Send + Sync + 'static) {
        for tables in self.games.iter().filter_map(GameEntry::tables) {
            tables.use_folder(Folder::in_data(data), hear.clone());
        }
    }

    /// Adds a game; it takes the place of one of the same name.
    pub fn with_game(mut self, game: GameEntry) -> Self {
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

    /// The game that a spec names.
    pub fn game(&self, spec: &Spec) -> Result<&GameEntry, SpecError> {
        let found = self.games.iter().find(|game| game.name() == spec.name);
        found.ok_or_else(|| spec.unknown_name(Kind::Game, self.names()))
    }

    /// The puzzle that a spec names.
    pub fn puzzle(&self, spec: &Spec) -> Result<&PuzzleEntry, SpecError> {
        let found = self.puzzles.iter().find(|puzzle| puzzle.name() == spec.name);
        found.ok_or_else(|| spec.unknown_name(Kind::Puzzle, self.names()))
    }

    /// Starts the game or puzzle that the text specifies.
    pub fn open(&self, text: &str) -> Result<Box<dyn Session>, SpecError> {
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

    /// The player who gives hints in the game or puzzle that `game` specifies: the strongest there is.
    pub fn adviser(&self, game: &str) -> Result<Computer, SpecError> {
        let spec = Spec::parse(game)?;
        let player = match self.puzzle(&spec) {
            Ok(puzzle) => puzzle.player("solver")?,
            Err(_) => Player::parse(self.game(&spec)?.adviser(), self.game(&spec)?)?,
        };
        match player {
            Player::Computer(computer) => Ok(computer),
            Player::Human => unreachable!("nobody registers a person as adviser"),
        }
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.games.iter().map(GameEntry::name).chain(self.puzzles.iter().map(PuzzleEntry::name))
    }
}
