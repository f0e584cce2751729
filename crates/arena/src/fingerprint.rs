//! What decides how the games of a plan go, besides the plan: version, rules, players, tables.

use std::path::Path;

use jogada_catalog::rules::Dice;
use jogada_catalog::{Catalog, Computer, Limits, Session, Spec, StopFlag};
use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;
use crate::plan::{PlanError, RunPlan};

/// The mark of a program as far as a plan is concerned. Two programs with the same mark play the same games.
///
/// Rules and players are tried out rather than named: where the game begins, what may be played there, and what each
/// player finds within few positions. So a changed evaluation, or other weights, show without anybody's telling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint {
    /// The version of the program.
    pub version: String,
    /// The rules, tried out.
    pub rules: String,
    /// The players, tried out, in the order of the plan.
    pub players: Vec<String>,
    /// The tables of endings that its players may look into: number of pieces and checksum.
    pub tables: Vec<String>,
}

/// What differs between two programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The version: the run's.
    Version(String),
    /// The rules.
    Rules,
    /// A player: its number.
    Player(usize),
    /// The tables of endings.
    Tables,
}

/// So many positions a player looks at when it is tried out: enough to get past the first moves, and done in no time.
const TRIAL: u64 = 300;

impl Fingerprint {
    /// The mark of this program, with the tables in a data folder.
    pub fn of(plan: &RunPlan, catalog: &Catalog, data: Option<&Path>) -> Result<Self, PlanError> {
        let session = catalog.open(&plan.game).map_err(|error| PlanError::Game { text: plan.game.clone(), error })?;
        let rules = rules_of(&session);
        let players = plan.players.iter().map(|text| player_of(text, plan, catalog, &session));
        let tables = tables_of(&plan.game, catalog, data);
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Ok(Self { version, rules, players: players.collect::<Result<_, _>>()?, tables })
    }

    /// What differs first in another program, which is to play what this one has planned.
    pub fn mismatch(&self, other: &Self) -> Option<Mismatch> {
        if self.version != other.version {
            return Some(Mismatch::Version(self.version.clone()));
        }
        if self.rules != other.rules {
            return Some(Mismatch::Rules);
        }
        if self.tables != other.tables {
            return Some(Mismatch::Tables);
        }
        let differs = |number: &usize| self.players.get(*number) != other.players.get(*number);
        (0..self.players.len().max(other.players.len())).find(differs).map(Mismatch::Player)
    }
}

/// The start and two moves on from it, by the first and the last of the list.
fn rules_of(session: &Session) -> String {
    let mut text = String::new();
    for last in [false, true] {
        let mut board = session.fork();
        for _ in 0..3 {
            let moves = board.legal();
            text.extend([board.position(), " ".to_owned(), moves.join(" "), "\n".to_owned()]);
            let Some(mv) = (if last { moves.last() } else { moves.first() }) else { break };
            board.play(mv).expect("listed moves are legal");
        }
    }
    digest(&text)
}

/// What a player finds at the start. Of other programs, and of players that never do the same twice, only the name counts.
fn player_of(text: &str, plan: &RunPlan, catalog: &Catalog, session: &Session) -> Result<String, PlanError> {
    let Entrant::Own { computer, .. } = Entrant::read(text, &plan.game, catalog)? else { return Ok(digest(text)) };
    let computer = Computer { limits: Limits::nodes(TRIAL), clock: None, ..*computer }.with_empty_memory();
    if !computer.is_deterministic() {
        return Ok(digest(text));
    }
    let thought = session.fork().think(&computer, &StopFlag::new());
    Ok(digest(&format!("{text} {:?} {:?} {:?} {}", thought.mv, thought.value, thought.pv, thought.counters.nodes)))
}

fn tables_of(game: &str, catalog: &Catalog, data: Option<&Path>) -> Vec<String> {
    let entry = Spec::parse(game).ok().and_then(|spec| catalog.game(&spec).ok());
    let Some((tables, data)) = entry.and_then(|entry| entry.tables()).zip(data) else { return Vec::new() };
    let (levels, _) = tables.list(&tables.place(data));
    levels.iter().map(|level| format!("{}:{:016x}", level.pieces, level.checksum)).collect()
}

fn digest(text: &str) -> String {
    format!("{:016x}", text.bytes().fold(0, |mixed, byte| Dice::new(mixed ^ u64::from(byte)).roll()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(game: &str, players: [&str; 2]) -> Fingerprint {
        let plan = RunPlan::new(game, &players.map(str::to_owned), 10);
        Fingerprint::of(&plan, &jogada_standard::catalog(), None).expect("it can be played")
    }

    #[test]
    fn the_same_program_has_the_same_mark() {
        for game in ["nim", "hex:size=5", "dots-and-boxes", "adji-boto"] {
            assert_eq!(mark(game, ["alphabeta", "hard"]), mark(game, ["alphabeta", "hard"]), "{game}");
        }
    }

    #[test]
    fn whatever_changes_a_game_changes_the_mark() {
        let own = mark("nim", ["alphabeta", "random"]);
        assert_eq!(own.mismatch(&own), None);
        let newer = Fingerprint { version: "99".to_owned(), ..own.clone() };
        assert_eq!(own.mismatch(&newer), Some(Mismatch::Version(own.version.clone())));
        assert_eq!(own.mismatch(&mark("nim:start=1+2", ["alphabeta", "random"])), Some(Mismatch::Rules));
        assert_eq!(own.mismatch(&mark("nim", ["alphabeta", "mcts"])), Some(Mismatch::Player(1)));
        let with_tables = Fingerprint { tables: vec!["4:0".to_owned()], ..own.clone() };
        assert_eq!(own.mismatch(&with_tables), Some(Mismatch::Tables));
    }

    #[test]
    fn another_evaluation_is_another_player() {
        let players = |eval: &str| mark("hex:size=5", [&format!("alphabeta:eval={eval}"), "random"]).players;
        assert_ne!(players("two-distance")[0], players("resistance")[0]);
    }
}
