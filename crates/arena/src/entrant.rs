//! Players as a match sees them: understood once, then seated again for every game.

use std::time::Duration;

use jogada_catalog::rules::{Dice, Side};
use jogada_catalog::{BestMoves, Catalog, Computer, Limits, MemorySpan, Player, Spec};

use crate::contestant::{Contestant, InProcess};
use crate::engine::{EngineSpec, GtpEngine};
use crate::pace::Pace;
use crate::plan::PlanError;

/// A player of a match.
#[derive(Clone, Debug)]
pub(crate) enum Entrant {
    /// A player of this program.
    Own {
        /// Its settings.
        computer: Box<Computer>,
        /// Whether its spec itself says how long it thinks.
        own_limits: bool,
        /// Whether its spec itself has a seed.
        own_seed: bool,
    },
    /// A program of someone else's.
    Engine(EngineSpec),
}

impl Entrant {
    /// Reads a player of a game.
    pub(crate) fn read(text: &str, game: &str, catalog: &Catalog) -> Result<Self, PlanError> {
        let wrong = |error| PlanError::Player { text: text.to_owned(), error };
        let spec = Spec::parse(text).map_err(wrong)?;
        if let Some(engine) = EngineSpec::read(&spec) {
            return engine.map(Self::Engine).map_err(wrong);
        }
        let Player::Computer(computer) = catalog.player(game, text).map_err(wrong)? else {
            return Err(PlanError::Human);
        };
        if computer.memory.as_ref().is_some_and(|memory| memory.file().is_some()) {
            return Err(PlanError::MemoryFile);
        }
        let own_limits = ["depth", "nodes", "time", "clock"].iter().any(|key| spec.setting(key).is_some());
        let own_seed = spec.setting("seed").is_some();
        Ok(Self::Own { computer: Box::new(computer), own_limits, own_seed })
    }

    /// Someone to play one game in this player's name, with the seed of that game: players who draw lots play
    /// different games even from the same opening.
    pub(crate) fn seat(&self, side: Side, match_seed: u64, game: u64) -> Box<dyn Contestant> {
        match self {
            Self::Own { computer, own_seed, .. } => {
                let base = if *own_seed { computer.seed } else { match_seed };
                let seed = Dice::new(base ^ Dice::new(game).roll()).roll();
                let computer = Computer { seed, ..(**computer).clone() };
                let lasts = computer.memory.as_ref().is_some_and(|memory| *memory.place() == MemorySpan::Run);
                Box::new(InProcess::new(if lasts { computer } else { computer.with_empty_memory() }))
            }
            Self::Engine(spec) => Box::new(GtpEngine::new(spec.clone(), side)),
        }
    }

    /// Lets an engine be started by another command: that of its name, if it has one of these.
    pub(crate) fn start_by(&mut self, engines: &[(String, String)]) {
        if let Self::Engine(spec) = self {
            spec.start_by(engines);
        }
    }

    /// What starts it, if it is no player of this program.
    pub(crate) fn command(&self) -> Option<&str> {
        let Self::Engine(spec) = self else { return None };
        Some(spec.command())
    }

    /// What it remembers from one game of the run to the next, if it does.
    pub(crate) fn memory(&self) -> Option<&BestMoves> {
        let Self::Own { computer, .. } = self else { return None };
        computer.memory.as_ref().filter(|memory| *memory.place() == MemorySpan::Run)
    }

    /// Whether it remembers its moves from one game of the run to the next.
    pub(crate) fn remembers(&self) -> bool {
        self.memory().is_some()
    }

    /// How far it may search, with `left` on its clock. What its spec says about that, it keeps.
    pub(crate) fn limits(&self, pace: Pace, left: Duration) -> Limits {
        match self {
            Self::Own { computer, own_limits: true, .. } => computer.limits,
            Self::Own { computer, .. } => pace.limits(computer.limits, left),
            Self::Engine(_) => pace.limits(Limits::NONE, left),
        }
    }

    /// Whether it always plays the same in the same place. Of other programs nobody knows.
    pub(crate) fn is_deterministic(&self, pace: Pace) -> bool {
        match self {
            Self::Own { computer, .. } => {
                Computer { limits: self.limits(pace, Duration::ZERO), ..(**computer).clone() }.is_deterministic()
            }
            Self::Engine(_) => false,
        }
    }

    /// Whether it can be told moves only, and no positions.
    pub(crate) const fn needs_moves(&self) -> bool {
        matches!(self, Self::Engine(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_of_a_spec_stay_and_those_of_a_level_give_way() {
        let limits = |text: &str| {
            let entrant = Entrant::read(text, "hex", &jogada_standard::catalog()).expect("a player");
            entrant.limits(Pace::Nodes(100), Duration::ZERO)
        };
        assert_eq!(limits("alphabeta:depth=2"), Limits::depth(2));
        assert_eq!(limits("alphabeta"), Limits::nodes(100));
        assert_eq!(limits("report-hard"), Limits { nodes: Some(100), ..Limits::depth(6) });
    }
}
