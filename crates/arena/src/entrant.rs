//! Players as a match sees them: understood once, then seated again for every game.

use std::time::Duration;

use jogada_catalog::rules::Dice;
use jogada_catalog::{Catalog, Computer, Limits, Player, Spec};

use crate::contestant::{Contestant, InProcess};
use crate::pace::Pace;
use crate::plan::PlanError;

/// A player of a match.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    computer: Computer,
    /// Whether its spec itself says how long it thinks.
    own_limits: bool,
    /// Whether its spec itself has a seed.
    own_seed: bool,
}

impl Entrant {
    /// Reads a player of a game.
    pub(crate) fn read(text: &str, game: &str, catalog: &Catalog) -> Result<Self, PlanError> {
        let wrong = |error| PlanError::Player { text: text.to_owned(), error };
        let Player::Computer(computer) = catalog.player(game, text).map_err(wrong)? else {
            return Err(PlanError::Human);
        };
        let spec = Spec::parse(text).map_err(wrong)?;
        let own_limits = ["depth", "nodes", "time"].iter().any(|key| spec.setting(key).is_some());
        Ok(Self { computer, own_limits, own_seed: spec.setting("seed").is_some() })
    }

    /// Someone to play one game in this player's name, with the seed of that game: players who draw lots play
    /// different games even from the same opening.
    pub(crate) fn seat(&self, match_seed: u64, game: u64) -> Box<dyn Contestant> {
        let base = if self.own_seed { self.computer.seed } else { match_seed };
        let seed = Dice::new(base ^ Dice::new(game).roll()).roll();
        Box::new(InProcess::new(Computer { seed, ..self.computer.clone() }))
    }

    /// How far it may search, with `left` on its clock. What its spec says about that, it keeps.
    pub(crate) fn limits(&self, pace: Pace, left: Duration) -> Limits {
        if self.own_limits { self.computer.limits } else { pace.limits(self.computer.limits, left) }
    }

    /// Whether it always plays the same in the same place.
    pub(crate) fn is_deterministic(&self, pace: Pace) -> bool {
        Computer { limits: self.limits(pace, Duration::ZERO), ..self.computer.clone() }.is_deterministic()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_of_a_spec_stay_and_those_of_a_level_give_way() {
        let limits = |text: &str| {
            let entrant = Entrant::read(text, "hex", &Catalog::standard()).expect("a player");
            entrant.limits(Pace::Nodes(100), Duration::ZERO)
        };
        assert_eq!(limits("alphabeta:depth=2"), Limits::depth(2));
        assert_eq!(limits("alphabeta"), Limits::nodes(100));
        assert_eq!(limits("report-hard"), Limits { nodes: Some(100), ..Limits::depth(6) });
    }
}
