//! The list of what can be chosen.

use crate::entry::GameEntry;
use crate::player::Player;
use crate::session::Session;
use crate::spec::{Kind, Spec, SpecError};
use crate::standard::GAMES;

/// All games that a program offers.
pub struct Catalog {
    games: Vec<GameEntry>,
}

impl Catalog {
    /// Nothing yet.
    pub const fn empty() -> Self {
        Self { games: Vec::new() }
    }

    /// Everything that Jogada brings along.
    pub fn standard() -> Self {
        Self { games: GAMES.iter().map(|game| game()).collect() }
    }

    /// Adds a game; it takes the place of one of the same name.
    pub fn with_game(mut self, game: GameEntry) -> Self {
        match self.games.iter_mut().find(|known| known.name() == game.name()) {
            Some(known) => *known = game,
            None => self.games.push(game),
        }
        self
    }

    /// All games, in order.
    pub fn games(&self) -> &[GameEntry] {
        &self.games
    }

    /// The game that a spec names.
    pub fn game(&self, spec: &Spec) -> Result<&GameEntry, SpecError> {
        let found = self.games.iter().find(|game| game.name() == spec.name);
        found.ok_or_else(|| spec.unknown_name(Kind::Game, self.games.iter().map(GameEntry::name)))
    }

    /// Starts the game that the text specifies.
    pub fn open(&self, text: &str) -> Result<Box<dyn Session>, SpecError> {
        let spec = Spec::parse(text)?;
        self.game(&spec)?.open(&spec)
    }

    /// Reads a player for the game that `game` specifies.
    pub fn player(&self, game: &str, player: &str) -> Result<Player, SpecError> {
        let spec = Spec::parse(game)?;
        Player::parse(player, self.game(&spec)?)
    }
}
