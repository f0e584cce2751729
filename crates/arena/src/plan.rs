//! What is to be played: everything that decides the games of a run, and nothing else.

use jogada_catalog::rules::Dice;
use jogada_catalog::{Catalog, SpecError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::entrant::Entrant;
use crate::opening::{Opening, OpeningError, OpeningPlan};
use crate::pace::Pace;
use crate::schedule::Schedule;
use crate::statistics::Hypotheses;

/// The version of `run.toml` that this program writes, and the newest it reads.
pub(crate) const FORM: u32 = 1;

/// A run as `run.toml` holds it.
///
/// ```
/// use jogada_arena::RunPlan;
///
/// let plan = RunPlan::new("hex:size=5", &["easy".to_owned(), "hard".to_owned()], 20);
/// assert_eq!(plan.schedule().games(), 20);
/// assert!(plan.is_deterministic(&jogada_standard::catalog()).expect("it can be played"));
/// let other = RunPlan { seed: 7, ..plan.clone() };
/// assert_eq!(plan.difference(&other), Some("seed"));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunPlan {
    /// The version of the form.
    pub v: u32,
    /// The version of the program that began the run.
    pub version: String,
    /// The game's spec.
    pub game: String,
    /// The players' specs.
    pub players: Vec<String>,
    /// How many games each two players play; always even, because sides are exchanged.
    pub games: u64,
    /// The seed of openings and of players without one of their own.
    pub seed: u64,
    /// When games end before the rules end them.
    #[serde(default)]
    pub adjudicate: Adjudication,
    /// How long players may think.
    #[serde(default)]
    pub pace: Pace,
    /// Where games start.
    pub openings: OpeningPlan,
    /// A claim to test, and to stop at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Hypotheses>,
}

/// When games end before the rules end them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Adjudication {
    /// Never.
    Never,
    /// As soon as a player has proven its own win, in games without points.
    #[default]
    Proof,
    /// As soon as a player has proven who wins, itself or the other side: for opponents that move at random in positions
    /// that they know to be won.
    Outcome,
}

/// Why a plan can not be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// The game is wrong.
    #[error("game {text:?}: {error}")]
    Game {
        /// The spec.
        text: String,
        /// What is wrong with it.
        error: SpecError,
    },
    /// A player is wrong.
    #[error("player {text:?}: {error}")]
    Player {
        /// The spec.
        text: String,
        /// What is wrong with it.
        error: SpecError,
    },
    /// A person can not play in an arena.
    #[error("a person can not play here")]
    Human,
    /// What a player remembers in a file was not made by the run.
    #[error("a memory in a file is not for matches: on or run")]
    MemoryFile,
    /// A puzzle has one side.
    #[error("a game for two is needed")]
    Puzzle,
    /// One player alone, or none.
    #[error("at least two players are needed")]
    TooFew,
    /// A sequential test compares two.
    #[error("a sequential test needs exactly two players")]
    SprtPlayers,
    /// The claims of a test must differ.
    #[error("the second claim of a sequential test must be the larger one")]
    SprtOrder,
    /// Other programs are told moves, and an opening is a position.
    #[error("opening {number} is a position, and an external engine can be told moves only")]
    PositionForEngine {
        /// Which opening, from 1.
        number: usize,
    },
    /// Nobody of that name plays.
    #[error("no player {text:?} to measure ratings from")]
    Anchor {
        /// The name.
        text: String,
    },
    /// An opening is wrong.
    #[error(transparent)]
    Opening(#[from] OpeningError),
}

/// A plan whose texts have all been understood.
pub struct Field {
    /// The players.
    pub(crate) entrants: Vec<Entrant>,
    /// The openings, one a round.
    pub(crate) openings: Vec<Opening>,
    /// Who meets whom.
    pub(crate) schedule: Schedule,
}

impl Field {
    /// Whether someone remembers moves from one game to the next, so that the games must be played in order.
    pub fn remembers(&self) -> bool {
        self.entrants.iter().any(Entrant::remembers)
    }

    /// Whether the games of a plan must be played in order, one at a time.
    pub fn is_in_order(plan: &RunPlan, catalog: &Catalog) -> bool {
        plan.field(catalog).is_ok_and(|field| field.remembers())
    }
}

impl RunPlan {
    /// Two or more players at a game, everything else as usual.
    pub fn new(game: &str, players: &[String], games: u64) -> Self {
        Self {
            v: FORM,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.to_owned(),
            players: players.to_vec(),
            games: games.next_multiple_of(2).max(2),
            seed: 0,
            adjudicate: Adjudication::default(),
            pace: Pace::default(),
            openings: OpeningPlan::default(),
            sprt: None,
        }
    }

    /// Who meets whom.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.players.len(), self.games)
    }

    /// Reads every text of the plan.
    pub fn field(&self, catalog: &Catalog) -> Result<Field, PlanError> {
        let session = catalog.open(&self.game).map_err(|error| PlanError::Game { text: self.game.clone(), error })?;
        if session.sides() != 2 {
            return Err(PlanError::Puzzle);
        }
        self.check_counts()?;
        let entrants = self.players.iter().map(|text| Entrant::read(text, &self.game, catalog));
        let entrants: Vec<_> = entrants.collect::<Result<_, _>>()?;
        let schedule = self.schedule();
        let openings = self.openings.all(&session, self.seed, schedule.rounds())?;
        match openings.iter().position(|opening| opening.start.is_some()) {
            Some(at) if entrants.iter().any(Entrant::needs_moves) => {
                Err(PlanError::PositionForEngine { number: at + 1 })
            }
            _ => Ok(Field { entrants, openings, schedule }),
        }
    }

    fn check_counts(&self) -> Result<(), PlanError> {
        let players = self.players.len();
        match self.sprt {
            _ if players < 2 => Err(PlanError::TooFew),
            Some(_) if players > 2 => Err(PlanError::SprtPlayers),
            Some(claims) if claims.elo0 >= claims.elo1 => Err(PlanError::SprtOrder),
            _ => Ok(()),
        }
    }

    /// What starts the programs of others that play in it, each as the plan says it.
    pub fn engines(&self, catalog: &Catalog) -> Result<Vec<String>, PlanError> {
        let entrants = self.players.iter().map(|text| Entrant::read(text, &self.game, catalog));
        let entrants: Vec<_> = entrants.collect::<Result<_, _>>()?;
        Ok(entrants.iter().filter_map(Entrant::command).map(str::to_owned).collect())
    }

    /// What to call the players: their specs, numbered where one plays more than once.
    pub fn labels(&self) -> Vec<String> {
        let label = |(number, player): (usize, &String)| {
            let before = self.players[..number].iter().filter(|other| *other == player).count();
            if before == 0 { player.clone() } else { format!("{player} #{}", before + 1) }
        };
        self.players.iter().enumerate().map(label).collect()
    }

    /// A name for its folder that the same plan always has, whatever its number of games.
    pub fn name(&self) -> String {
        let plan = Self { games: 0, version: String::new(), ..self.clone() };
        let text = toml::to_string(&plan).expect("plans are plain data");
        let mixed = text.bytes().fold(0, |mixed, byte| Dice::new(mixed ^ u64::from(byte)).roll());
        let game = self.game.split(':').next().unwrap_or_default();
        format!("{game}-{mixed:016x}")
    }

    /// Whether the run gives the same games again on any machine: no player thinks by time or with several threads.
    pub fn is_deterministic(&self, catalog: &Catalog) -> Result<bool, PlanError> {
        let mut entrants = self.players.iter().map(|text| Entrant::read(text, &self.game, catalog));
        entrants.try_fold(true, |all, entrant| Ok(all && entrant?.is_deterministic(self.pace)))
    }

    /// What differs between two plans that could not share a folder, by its key in `run.toml`. More games are no
    /// difference: they follow those of the shorter plan.
    pub fn difference(&self, other: &Self) -> Option<&'static str> {
        let keys = [
            ("game", self.game != other.game),
            ("players", self.players != other.players),
            ("seed", self.seed != other.seed),
            ("adjudicate", self.adjudicate != other.adjudicate),
            ("pace", self.pace != other.pace),
            ("openings", self.openings != other.openings),
            ("sprt", self.sprt != other.sprt),
        ];
        keys.into_iter().find_map(|(key, differs)| differs.then_some(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> RunPlan {
        RunPlan::new("nim", &["random".into(), "greedy".into()], 7)
    }

    #[test]
    fn a_plan_reads_back_as_it_was_written() {
        let mut plan = plan();
        plan.pace = Pace::Clock { bank_ms: 60_000, increment_ms: 500 };
        plan.sprt = Some(Hypotheses::new(0.0, 10.0));
        plan.openings = OpeningPlan::Book(vec!["3-3".into()]);
        let text = toml::to_string(&plan).expect("plans are plain data");
        assert_eq!(toml::from_str::<RunPlan>(&text).expect("readable"), plan, "{text}");
    }

    #[test]
    fn games_come_in_pairs() {
        assert_eq!(plan().games, 8);
        assert_eq!(RunPlan::new("nim", &[], 0).games, 2);
    }

    #[test]
    fn bad_plans_are_refused() {
        let catalog = jogada_standard::catalog();
        let error = |change: fn(&mut RunPlan)| {
            let mut plan = plan();
            change(&mut plan);
            plan.field(&catalog).err().expect("a bad plan")
        };
        assert!(matches!(error(|plan| plan.game = "nmi".into()), PlanError::Game { .. }));
        assert!(matches!(error(|plan| plan.players[1] = "gredy".into()), PlanError::Player { .. }));
        assert_eq!(error(|plan| plan.players[1] = "human".into()), PlanError::Human);
        assert_eq!(error(|plan| plan.game = "sliding-tiles".into()), PlanError::Puzzle);
        assert_eq!(error(|plan| drop(plan.players.pop())), PlanError::TooFew);
        assert_eq!(error(|plan| plan.sprt = Some(Hypotheses::new(5.0, 0.0))), PlanError::SprtOrder);
    }

    #[test]
    fn only_the_number_of_games_may_grow() {
        let mut longer = plan();
        longer.games = 100;
        assert_eq!(longer.difference(&plan()), None);
        assert_eq!(longer.name(), plan().name());
        longer.pace = Pace::Nodes(5);
        assert_eq!(longer.difference(&plan()), Some("pace"));
        assert_ne!(longer.name(), plan().name());
    }
}
