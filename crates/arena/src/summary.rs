//! A standing in figures that people and programs read.

use jogada_wire::{GameCounts, RunDuel, RunPlayer, RunShare, RunSummary, RunTest, RunTestVerdict};

use crate::anchor::Anchor;
use crate::plan::RunPlan;
use crate::standing::Standing;
use crate::statistics::{Elo, Hypotheses, Interval, Pairs, Sprt, Tally, TestVerdict};

/// The figures of a standing, ratings above the first player's.
pub fn summarize(plan: &RunPlan, standing: &Standing) -> RunSummary {
    summarize_from(plan, standing, Anchor::default())
}

/// The figures of a standing, ratings measured from an anchor.
pub fn summarize_from(plan: &RunPlan, standing: &Standing, anchor: Anchor) -> RunSummary {
    let players = plan.players.len();
    let row = |one: usize| (0..players).map(|other| standing.table.cell(one, other).games.into()).collect();
    RunSummary {
        game: plan.game.clone(),
        played: standing.played,
        planned: standing.planned,
        finished: standing.is_finished(),
        players: run_players(plan, standing, anchor),
        table: (0..players).map(row).collect(),
        duel: (players == 2).then(|| summarize_duel(standing)),
        first: share(standing.first, standing.first.interval()),
        reasons: standing.reasons.clone(),
        mean_moves: standing.moves as f64 / standing.played.max(1) as f64,
        sprt: plan.sprt.zip(standing.sprt).map(test),
    }
}

/// What the first of two players got.
pub fn summarize_duel(standing: &Standing) -> RunDuel {
    let cell = standing.duel();
    let Elo { difference, interval } = cell.pairs.elo();
    RunDuel {
        share: share_of_pairs(cell.games, &cell.pairs),
        pairs: cell.pairs.counts,
        elo: difference,
        elo_low: interval.low,
        elo_high: interval.high,
        elo_error: cell.pairs.elo().error(),
        los: cell.pairs.superiority(),
    }
}

fn run_players(plan: &RunPlan, standing: &Standing, anchor: Anchor) -> Vec<RunPlayer> {
    let ratings = standing.ratings(anchor);
    let line = |(number, player): (usize, String)| {
        let total = standing.table.total(number);
        RunPlayer {
            player,
            share: share_of_pairs(total.games, &total.pairs),
            elo: ratings[number].elo,
            elo_low: ratings[number].interval.map(|interval| interval.low),
            elo_high: ratings[number].interval.map(|interval| interval.high),
        }
    };
    plan.labels().into_iter().enumerate().map(line).collect()
}

impl From<Tally> for GameCounts {
    fn from(Tally { wins, draws, losses }: Tally) -> Self {
        Self { wins, draws, losses }
    }
}

fn share(games: Tally, interval: Interval) -> RunShare {
    RunShare { games: games.into(), score: games.score(), score_low: interval.low, score_high: interval.high }
}

/// Pairs tell more about the interval than games, as soon as there are some.
fn share_of_pairs(games: Tally, pairs: &Pairs) -> RunShare {
    share(games, if pairs.total() > 0 { pairs.interval() } else { games.interval() })
}

fn test((claims, state): (Hypotheses, Sprt)) -> RunTest {
    let Hypotheses { elo0, elo1, alpha, beta } = claims;
    let Sprt { llr, lower, upper, verdict } = state;
    let verdict = match verdict {
        TestVerdict::Better => RunTestVerdict::Better,
        TestVerdict::Worse => RunTestVerdict::Worse,
        TestVerdict::Open => RunTestVerdict::Open,
    };
    RunTest { elo0, elo1, alpha, beta, llr, lower, upper, verdict }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standing::Results;

    #[test]
    fn nothing_played_is_summed_up_too() {
        let plan = RunPlan::new("nim", &["random".into(), "random".into()], 4);
        let summary = summarize(&plan, &Results::new(&plan).standing());
        let json = serde_json::to_value(&summary).expect("plain data");
        assert_eq!((json["played"].as_u64(), json["planned"].as_u64()), (Some(0), Some(4)));
        assert_eq!(json["players"][1]["player"], "random #2");
        assert!(json["duel"]["elo_low"].is_null() && json["duel"]["elo"] == 0.0);
    }

    #[test]
    fn ratings_are_measured_from_the_anchor() {
        let plan = RunPlan::new("nim", &["random".into(), "greedy".into()], 4);
        let standing = Results::new(&plan).standing();
        let summary = summarize_from(&plan, &standing, Anchor { player: 1, elo: 1500.0 });
        assert!((summary.players[1].elo - 1500.0).abs() < 1e-9 && summary.players[1].elo_low.is_none());
    }
}
