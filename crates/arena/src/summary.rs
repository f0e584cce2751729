//! A standing in figures that people and programs read.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::anchor::Anchor;
use crate::plan::Plan;
use crate::standing::Standing;
use crate::statistics::{Elo, Hypotheses, Interval, Pairs, Sprt, Tally};

/// Everything that a run has to say. What is infinite is `null` in JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The game's spec.
    pub game: String,
    /// Games that count.
    pub played: u64,
    /// Games that the plan has.
    pub planned: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
    /// The players, in the order of the plan.
    pub players: Vec<PlayerLine>,
    /// What each got against each, row against column.
    pub table: Vec<Vec<Tally>>,
    /// The match, where there are only two players.
    pub duel: Option<Duel>,
    /// How those who moved first fared.
    pub first: Share,
    /// Why games ended, and how often.
    pub reasons: BTreeMap<String, u64>,
    /// Moves a game, on average, openings included.
    pub mean_moves: f64,
    /// The sequential test, if one was asked for.
    pub sprt: Option<Test>,
}

/// How a player stands.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerLine {
    /// What to call it: its spec, numbered if it plays more than once.
    pub player: String,
    /// Its results.
    #[serde(flatten)]
    pub share: Share,
    /// Its rating, measured from the anchor's.
    pub elo: f64,
    /// The lower end of the rating's interval.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
}

/// Results with the share of points that they make.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Share {
    /// The results.
    #[serde(flatten)]
    pub games: Tally,
    /// The share of points.
    pub score: f64,
    /// The lower end of its 95 % interval.
    pub score_low: f64,
    /// The upper end.
    pub score_high: f64,
}

/// A match between two, as the first of them sees it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Duel {
    /// The results.
    #[serde(flatten)]
    pub share: Share,
    /// Pairs that brought 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
    /// The difference in Elo.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
    /// Half the width of the interval.
    pub elo_error: Option<f64>,
    /// The likelihood of superiority.
    pub los: f64,
}

/// A sequential test with its claims.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Test {
    /// The claims.
    #[serde(flatten)]
    pub claims: Hypotheses,
    /// Where it has got.
    #[serde(flatten)]
    pub state: Sprt,
}

impl Summary {
    /// The figures of a standing, ratings above the first player's.
    pub fn of(plan: &Plan, standing: &Standing) -> Self {
        Self::anchored(plan, standing, Anchor::default())
    }

    /// The figures of a standing, ratings measured from an anchor.
    pub fn anchored(plan: &Plan, standing: &Standing, anchor: Anchor) -> Self {
        let players = plan.players.len();
        let row = |one: usize| (0..players).map(|other| standing.table.cell(one, other).games).collect();
        Self {
            game: plan.game.clone(),
            played: standing.played,
            planned: standing.planned,
            finished: standing.is_finished(),
            players: player_lines(plan, standing, anchor),
            table: (0..players).map(row).collect(),
            duel: (players == 2).then(|| Duel::of(standing)),
            first: Share::of(standing.first, standing.first.interval()),
            reasons: standing.reasons.clone(),
            mean_moves: standing.moves as f64 / standing.played.max(1) as f64,
            sprt: plan.sprt.zip(standing.sprt).map(|(claims, state)| Test { claims, state }),
        }
    }
}

fn player_lines(plan: &Plan, standing: &Standing, anchor: Anchor) -> Vec<PlayerLine> {
    let ratings = standing.ratings(anchor);
    let line = |(number, player): (usize, String)| {
        let total = standing.table.total(number);
        PlayerLine {
            player,
            share: Share::of_pairs(total.games, &total.pairs),
            elo: ratings[number].elo,
            elo_low: ratings[number].interval.map(|interval| interval.low),
            elo_high: ratings[number].interval.map(|interval| interval.high),
        }
    };
    plan.labels().into_iter().enumerate().map(line).collect()
}

impl Share {
    fn of(games: Tally, interval: Interval) -> Self {
        Self { games, score: games.score(), score_low: interval.low, score_high: interval.high }
    }

    /// Pairs tell more about the interval than games, as soon as there are some.
    fn of_pairs(games: Tally, pairs: &Pairs) -> Self {
        Self::of(games, if pairs.total() > 0 { pairs.interval() } else { games.interval() })
    }
}

impl Duel {
    /// What the first of two players got.
    pub fn of(standing: &Standing) -> Self {
        let cell = standing.duel();
        let Elo { difference, interval } = cell.pairs.elo();
        Self {
            share: Share::of_pairs(cell.games, &cell.pairs),
            pairs: cell.pairs.counts,
            elo: difference,
            elo_low: interval.low,
            elo_high: interval.high,
            elo_error: cell.pairs.elo().error(),
            los: cell.pairs.superiority(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standing::Results;

    #[test]
    fn nothing_played_is_summed_up_too() {
        let plan = Plan::new("nim", &["random".into(), "random".into()], 4);
        let summary = Summary::of(&plan, &Results::new(&plan).standing());
        let json = serde_json::to_value(&summary).expect("plain data");
        assert_eq!((json["played"].as_u64(), json["planned"].as_u64()), (Some(0), Some(4)));
        assert_eq!(json["players"][1]["player"], "random #2");
        assert!(json["duel"]["elo_low"].is_null() && json["duel"]["elo"] == 0.0);
    }

    #[test]
    fn ratings_are_measured_from_the_anchor() {
        let plan = Plan::new("nim", &["random".into(), "greedy".into()], 4);
        let standing = Results::new(&plan).standing();
        let summary = Summary::anchored(&plan, &standing, Anchor { player: 1, elo: 1500.0 });
        assert!((summary.players[1].elo - 1500.0).abs() < 1e-9 && summary.players[1].elo_low.is_none());
    }
}
