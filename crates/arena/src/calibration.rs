//! Levels against their neighbors: who plays whom to calibrate a game, so that all of it takes about two hours.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jogada_catalog::{Computer, GameEntry, Length, Level, Measured, Player, date_of};

use crate::plan::RunPlan;
use crate::standing::Standing;
use crate::statistics::Duel;

/// A match that calibrates a level.
#[derive(Clone, Debug)]
pub struct LevelMeeting {
    game: String,
    levels: [Level; 2],
    players: [String; 2],
    games: u64,
    /// Whether its players think by time or with several threads, so that they must have the machine for themselves.
    alone: bool,
}

/// Games of a match, those of a long game, and those on another board than the usual one.
const GAMES: u64 = 200;
const LONG_GAMES: u64 = 100;
const ELSEWHERE_GAMES: u64 = 40;
/// Levels that think by time get one so many-th of it where games are long, and so do the positions of a level that
/// plays the strongest one: what is compared is then how both grow, at a pace that a day allows.
const PART: u32 = 20;
/// Fewer pairs are not worth telling.
const LEAST_PAIRS: u64 = 10;

impl LevelMeeting {
    /// The matches of a game: each level against the one before it in the list; on other boards than the usual one
    /// without those of the reports, which had that board alone.
    pub fn all(entry: &GameEntry) -> Vec<Self> {
        let neighbors = || entry.levels().windows(2).map(|two| [two[1].clone(), two[0].clone()]);
        let usual = neighbors().filter_map(|levels| Self::new(entry, levels));
        let ours = || neighbors().filter(|levels| !levels.iter().any(Level::is_of_reports));
        let elsewhere = entry.other_boards().iter().flat_map(|board| {
            ours().filter_map(move |levels| {
                Some(Self { game: board.clone(), games: ELSEWHERE_GAMES, ..Self::new(entry, levels)? })
            })
        });
        usual.chain(elsewhere).collect()
    }

    /// The matches of several games, quick ones first: what was measured when a run is stopped is then the most.
    pub fn of_games(entries: &[&GameEntry]) -> Vec<Self> {
        let mut meetings: Vec<_> = entries.iter().flat_map(|entry| Self::all(entry)).collect();
        meetings.sort_by_key(|meeting| (meeting.alone, meeting.games < GAMES));
        meetings
    }

    fn new(entry: &GameEntry, levels: [Level; 2]) -> Option<Self> {
        let computers = [computer(&levels[0], entry)?, computer(&levels[1], entry)?];
        let part = part(entry.length());
        let to_the_limit = levels.iter().any(|level| level.name == entry.adviser());
        let players = [0, 1].map(|side| player(&levels[side], &computers[side], part, to_the_limit));
        let alone = computers.iter().any(|computer| {
            // A game that ends at once is over before its time is: only threads need the machine then.
            computer.threads > 1 || (part > 1 && computer.limits.time.is_some())
        });
        let games = if entry.length() == Length::Long { LONG_GAMES } else { GAMES };
        Some(Self { game: entry.name().to_owned(), levels, players, games, alone })
    }

    /// What to play.
    pub fn plan(&self) -> RunPlan {
        RunPlan::new(&self.game, &self.players, self.games)
    }

    /// A name for its folder.
    pub fn name(&self) -> String {
        let game = self.game.replace([':', '=', ','], "-");
        format!("levels-{game}-{}-{}", self.levels[0].name, self.levels[1].name)
    }

    /// The game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The two levels, the one that should be stronger first.
    pub fn levels(&self) -> [&str; 2] {
        [&self.levels[0].name, &self.levels[1].name]
    }

    /// How many games to play at the same time on a machine with so many cores.
    pub fn jobs(&self, cores: usize) -> usize {
        if self.alone { 1 } else { cores }
    }

    /// What the match has brought so far, if that is worth telling.
    pub fn measured(&self, standing: &Standing) -> Option<Measured> {
        let Duel { games, pairs } = standing.duel();
        let interval = pairs.interval();
        (pairs.total() >= LEAST_PAIRS).then(|| Measured {
            game: self.game.clone(),
            level: self.levels[0].name.clone(),
            spec: self.levels[0].spec.clone(),
            against: self.levels[1].name.clone(),
            against_spec: self.levels[1].spec.clone(),
            players: self.players.clone(),
            pairs: pairs.total(),
            games: [games.wins, games.draws, games.losses],
            score: rounded(pairs.score()),
            low: rounded(interval.low),
            high: rounded(interval.high),
            date: today(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        })
    }
}

/// Games that end at once need no haste.
fn part(length: Length) -> u32 {
    if length == Length::Short { 1 } else { PART }
}

fn computer(level: &Level, entry: &GameEntry) -> Option<Computer> {
    match Player::parse(&level.name, entry) {
        Ok(Player::Computer(computer)) => Some(computer),
        _ => None,
    }
}

/// A level as it can be afforded.
fn player(level: &Level, computer: &Computer, part: u32, to_the_limit: bool) -> String {
    let name = &level.name;
    match (computer.limits.time, computer.limits.nodes) {
        (Some(time), _) if part > 1 => {
            format!("{name}:time={}ms", (time / part).max(Duration::from_millis(1)).as_millis())
        }
        (None, Some(nodes)) if part > 1 && to_the_limit => format!("{name}:nodes={}", nodes / u64::from(part)),
        _ => name.clone(),
    }
}

/// Four places are more than a few hundred games can tell.
fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}

/// The date of today, as 2026-11-16, in universal time.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let [year, month, day] = date_of((seconds / 86_400) as i64);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standing::Results;

    #[test]
    fn every_level_meets_its_neighbor_and_every_match_can_be_played() {
        let catalog = jogada_standard::catalog();
        for entry in catalog.games() {
            let (usual, elsewhere): (Vec<_>, Vec<_>) =
                LevelMeeting::all(entry).into_iter().partition(|meeting| meeting.game() == entry.name());
            assert_eq!(usual.len(), entry.levels().len() - 1, "{}", entry.name());
            assert!(elsewhere.iter().all(|meeting| entry.other_boards().iter().any(|board| board == meeting.game())));
            assert!(usual.iter().all(|meeting| meeting.games >= if entry.name() == "hex" { 100 } else { 200 }));
            for meeting in usual.iter().chain(&elsewhere) {
                assert!(meeting.plan().field(&catalog).is_ok(), "{meeting:?}");
            }
        }
    }

    #[test]
    fn our_own_levels_of_hex_meet_on_large_boards_too() {
        let catalog = jogada_standard::catalog();
        let hex = catalog.games().iter().find(|entry| entry.name() == "hex").expect("there is one");
        let meetings = LevelMeeting::all(hex);
        for board in ["hex:size=13", "hex:size=19"] {
            let on: Vec<_> = meetings.iter().filter(|meeting| meeting.game() == board).collect();
            let levels: Vec<_> = on.iter().map(|meeting| meeting.levels()).collect();
            assert_eq!(levels, [["medium", "easy"], ["hard", "medium"], ["max", "hard"]]);
            assert!(on.iter().all(|meeting| !meeting.name().contains([':', '='])), "names of folders");
        }
    }

    #[test]
    fn quick_matches_come_first() {
        let catalog = jogada_standard::catalog();
        let entries: Vec<_> = catalog.games().iter().collect();
        let meetings = LevelMeeting::of_games(&entries);
        let first_alone = meetings.iter().position(|meeting| meeting.alone).expect("some levels think by time");
        assert!(meetings[first_alone..].iter().all(|meeting| meeting.alone));
        assert!(meetings.iter().all(|meeting| meeting.jobs(4) == if meeting.alone { 1 } else { 4 }));
    }

    #[test]
    fn who_thinks_by_time_or_with_threads_has_the_machine_alone() {
        let catalog = jogada_standard::catalog();
        let jobs = |game: &str, player: &str| {
            let entry = catalog.games().iter().find(|entry| entry.name() == game).expect("a game");
            let levels = [Level::new(player, player), Level::new("random", "random")];
            LevelMeeting::new(entry, levels).expect("two computers").jobs(4)
        };
        assert_eq!(jobs("hex", "max"), 1);
        assert_eq!(jobs("hex", "mcts:nodes=9"), 4);
        assert_eq!(jobs("hex", "mcts:nodes=9,threads=2"), 1);
        assert_eq!(jobs("hex", "pvs:time=1s"), 1);
        assert_eq!(jobs("nim", "pvs:time=1s"), 4, "a game that ends at once");
        assert_eq!(jobs("nim", "pvs:time=1s,threads=2"), 1);
    }

    #[test]
    fn nothing_played_is_nothing_measured() {
        let catalog = jogada_standard::catalog();
        let meeting = &LevelMeeting::all(&catalog.games()[0])[0];
        assert!(meeting.measured(&Results::new(&meeting.plan()).standing()).is_none());
    }
}
