//! Who sits at the board.

use jogada_catalog::{Catalog, Computer, Player};

use crate::commands::place;
use crate::console::Console;
use crate::failure::Failure;

/// The spec of a person.
pub(crate) const HUMAN: &str = "human";

/// Levels to play against when nobody is named, the one wanted most first.
const USUAL: [&str; 2] = ["medium", "report-medium"];

/// A player as written and as read.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) spec: String,
    player: Player,
}

impl Seat {
    /// A person.
    pub(crate) fn human() -> Self {
        Self { spec: HUMAN.to_owned(), player: Player::Human }
    }

    /// Reads a player for a game.
    pub(crate) fn read(text: &str, game: &str, catalog: &Catalog, console: &Console) -> Result<Self, Failure> {
        let named = |error| Failure::Spec { text: text.to_owned(), error };
        let player = match catalog.player(game, text).map_err(named)? {
            Player::Human => Player::Human,
            Player::Computer(_) => Player::Computer(place::computer(catalog, game, text, console)?),
        };
        let spec = catalog.written_player(game, text).map_err(named)?;
        Ok(Self { spec, player })
    }

    /// The same who remembers what `other` does, if both remember their moves for as long.
    pub(crate) fn sharing_memory(mut self, other: &Self) -> Self {
        if let (Player::Computer(own), Player::Computer(other)) = (&mut self.player, &other.player) {
            *own = own.clone().sharing_memory(other);
        }
        self
    }

    /// Whether a person sits here.
    pub(crate) const fn is_human(&self) -> bool {
        self.player.is_human()
    }

    /// The computer that sits here, if it is one.
    pub(crate) const fn computer(&self) -> Option<&Computer> {
        match &self.player {
            Player::Human => None,
            Player::Computer(computer) => Some(computer),
        }
    }
}

/// Whom people play against when nobody is named.
pub(crate) fn usual_opponent(catalog: &Catalog, game: &str) -> String {
    let known = |name: &&str| catalog.player(game, name).is_ok();
    USUAL.into_iter().find(known).unwrap_or("alphabeta:time=1s").to_owned()
}

/// A text as a shell takes it.
pub(crate) fn shell_quoted(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.:=+,/".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_shell_would_change_is_quoted() {
        assert_eq!(shell_quoted("hex:size=3"), "hex:size=3");
        assert_eq!(shell_quoted("1,3,5 1"), "'1,3,5 1'");
        assert_eq!(shell_quoted("it's"), "'it'\\''s'");
        assert_eq!(shell_quoted(""), "''");
    }
}
