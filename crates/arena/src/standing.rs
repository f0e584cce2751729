//! Where a run has got: who scored what, how sure that is, what a test says.

use std::collections::BTreeMap;

use crate::anchor::Anchor;
use crate::game::FinishedGame;
use crate::plan::RunPlan;
use crate::schedule::Schedule;
use crate::statistics::{CrossTable, Duel, Pairs, Rating, Sprt, Tally, TestVerdict, ratings};

/// What a run has brought so far. It depends on which games are finished and not on their order: after the pair with
/// which a sequential test decides, games count no more, whether they were still being played or not.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Games that count.
    pub played: u64,
    /// Games that the plan has.
    pub planned: u64,
    /// Everyone against everyone.
    pub table: CrossTable,
    /// How those who moved first fared.
    pub first: Tally,
    /// Why games ended, and how often.
    pub reasons: BTreeMap<String, u64>,
    /// Moves of all games together, openings included.
    pub moves: u64,
    /// The sequential test, if one was asked for.
    pub sprt: Option<Sprt>,
    /// Whether the test has decided.
    pub decided: bool,
}

/// What counts of a game.
#[derive(Clone, Debug)]
struct Outcome {
    half_points: u8,
    moves: u64,
    reason: String,
}

/// The finished games of a run, as far as a standing needs them.
#[derive(Clone, Debug)]
pub struct Results {
    plan: RunPlan,
    schedule: Schedule,
    outcomes: BTreeMap<u64, Outcome>,
    /// The unbroken row of finished pairs from the first one: what a sequential test looks at.
    row: Pairs,
    /// The pair of that row with which the test decided.
    decision: Option<u64>,
}

impl Results {
    /// Nothing played yet.
    pub fn new(plan: &RunPlan) -> Self {
        Self {
            plan: plan.clone(),
            schedule: plan.schedule(),
            outcomes: BTreeMap::new(),
            row: Pairs::default(),
            decision: None,
        }
    }

    /// One more game. Games that are not in the plan are left out.
    pub fn add(&mut self, game: &FinishedGame) {
        if game.index < self.schedule.games() {
            let (moves, reason) = (game.record.moves.len() as u64, game.reason.clone());
            self.outcomes.entry(game.index).or_insert(Outcome { half_points: game.half_points(), moves, reason });
            self.lengthen_row();
        }
    }

    /// Tests pair by pair in the order of the schedule, or luck in finishing would decide where a run ends.
    fn lengthen_row(&mut self) {
        let Some(claims) = self.plan.sprt else { return };
        while self.decision.is_none()
            && let Some(half_points) = self.pair(self.row.total())
        {
            self.row.add(half_points);
            let decides = claims.test(&self.row).verdict != TestVerdict::Open;
            self.decision = decides.then(|| self.row.total() - 1);
        }
    }

    /// The games that are still to be played, in order; none once a test has decided.
    pub fn missing(&self) -> Vec<u64> {
        (0..self.end()).filter(|index| !self.outcomes.contains_key(index)).collect()
    }

    /// How many games are finished.
    pub fn played(&self) -> u64 {
        self.outcomes.len() as u64
    }

    /// How many games the plan has.
    pub const fn planned(&self) -> u64 {
        self.schedule.games()
    }

    /// Whether nothing is left to play.
    pub fn is_complete(&self) -> bool {
        self.is_decided() || self.outcomes.len() as u64 >= self.schedule.games()
    }

    /// Whether the sequential test has decided.
    pub const fn is_decided(&self) -> bool {
        self.decision.is_some()
    }

    /// The number of the game at which the run ends.
    fn end(&self) -> u64 {
        self.decision.map_or(self.schedule.games(), |pair| 2 * (pair + 1))
    }

    /// Half points in a finished pair of who moves first in its first game.
    fn pair(&self, pair: u64) -> Option<u8> {
        let (one, other) = (self.outcomes.get(&(2 * pair))?, self.outcomes.get(&(2 * pair + 1))?);
        Some(one.half_points + 2 - other.half_points)
    }

    /// Where the run has got.
    pub fn standing(&self) -> Standing {
        let end = self.end();
        let mut standing = Standing {
            played: 0,
            planned: self.schedule.games(),
            table: CrossTable::new(self.plan.players.len()),
            first: Tally::default(),
            reasons: BTreeMap::new(),
            moves: 0,
            sprt: None,
            decided: self.is_decided(),
        };
        for (&index, outcome) in self.outcomes.range(..end) {
            let fixture = self.schedule.fixture(index);
            standing.played += 1;
            standing.table.add_game(fixture.first, fixture.second, outcome.half_points);
            standing.first.add(outcome.half_points);
            *standing.reasons.entry(outcome.reason.clone()).or_default() += 1;
            standing.moves += outcome.moves;
            if let (true, Some(points)) = (index.is_multiple_of(2), self.pair(fixture.pair)) {
                standing.table.add_pair(fixture.first, fixture.second, points);
            }
        }
        standing.sprt = self.plan.sprt.map(|claims| claims.test(&standing.table.cell(0, 1).pairs));
        standing
    }
}

impl Standing {
    /// What the first player got against the second: the match, where there are only two.
    pub fn duel(&self) -> Duel {
        *self.table.cell(0, 1)
    }

    /// Ratings of all players, the anchor's as given.
    pub fn ratings(&self, anchor: Anchor) -> Vec<Rating> {
        ratings(self.table.players(), &self.table.meetings(), anchor.player, anchor.elo, 0)
    }

    /// Whether everything planned is played, or the test has decided.
    pub const fn is_finished(&self) -> bool {
        self.decided || self.played >= self.planned
    }
}
