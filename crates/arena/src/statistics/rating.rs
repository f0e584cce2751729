//! Ratings of many players from their meetings: the model of Bradley and Terry (1952), errors by bootstrap.
//!
//! A draw is half a win for each. One pair shared equally is added to every meeting, so that a player who wins all
//! has a rating at all; with a hundred pairs it moves a score of 90 % by less than half a point. Fitted by
//! minorization–maximization (Hunter 2004), which always converges.

use jogada_catalog::rules::Dice;

use super::pairs::Pairs;
use super::score::Interval;

/// All pairs between two players, as the first of them sees it.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// The number of a player.
    pub one: usize,
    /// The number of the opponent.
    pub other: usize,
    /// How the pairs went for `one`.
    pub pairs: Pairs,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo above the anchor's.
    pub elo: f64,
    /// Its 95 % interval, around the anchor's fixed rating; `None` for the anchor and for who has not played.
    pub interval: Option<Interval>,
}

/// How often results are drawn again for the errors.
const SAMPLES: usize = 400;
/// A drawn sample may lack the shared pair; so much of it stays.
const LEAST_SHARE: f64 = 0.1;
/// Points per unit of natural logarithm.
const ELO_PER_NAT: f64 = 400.0 / std::f64::consts::LN_10;

/// Rates `players` players by their meetings. The anchor's rating is `at`; the seed decides the errors' samples.
pub fn ratings(players: usize, meetings: &[Meeting], anchor: usize, at: f64, seed: u64) -> Vec<Rating> {
    let observed: Vec<_> = meetings.iter().map(with_shared_pair).collect();
    let center = fit(players, &observed, anchor);
    let samples = sample_fits(players, &observed, anchor, seed);
    let played = |player| meetings.iter().any(|m| (m.one == player || m.other == player) && m.pairs.total() > 0);
    let rate = |player: usize| Rating {
        elo: at + center[player],
        interval: (player != anchor && played(player)).then(|| {
            let mut drawn: Vec<f64> = samples.iter().map(|fit| at + fit[player]).collect();
            drawn.sort_by(f64::total_cmp);
            Interval { low: drawn[SAMPLES / 40], high: drawn[SAMPLES - 1 - SAMPLES / 40] }
        }),
    };
    (0..players).map(rate).collect()
}

/// The ratings alone, without their errors: quick enough to follow a run.
pub fn bare_ratings(players: usize, meetings: &[Meeting], anchor: usize) -> Vec<f64> {
    fit(players, &meetings.iter().map(with_shared_pair).collect::<Vec<_>>(), anchor)
}

fn with_shared_pair(meeting: &Meeting) -> Meeting {
    let mut pairs = meeting.pairs;
    pairs.add(2);
    Meeting { pairs, ..*meeting }
}

/// Ratings of as many tournaments as there are samples, each drawn from the pairs that were seen.
fn sample_fits(players: usize, observed: &[Meeting], anchor: usize, seed: u64) -> Vec<Vec<f64>> {
    let mut dice = Dice::new(seed);
    let mut sample = || {
        let drawn: Vec<_> =
            observed.iter().map(|meeting| Meeting { pairs: redrawn(&meeting.pairs, &mut dice), ..*meeting }).collect();
        fit(players, &drawn, anchor)
    };
    (0..SAMPLES).map(|_| sample()).collect()
}

/// As many pairs again, each drawn from those seen.
fn redrawn(pairs: &Pairs, dice: &mut Dice) -> Pairs {
    let total = pairs.total();
    let mut drawn = Pairs::default();
    for _ in 0..total {
        let mut at = dice.below(total as usize) as u64;
        let result = pairs.counts.iter().position(|&count| {
            let here = at < count;
            at = at.saturating_sub(count);
            here
        });
        drawn.add(result.unwrap_or_default() as u8);
    }
    drawn
}

/// The most likely ratings, the anchor's zero.
fn fit(players: usize, meetings: &[Meeting], anchor: usize) -> Vec<f64> {
    let mut points = vec![0.0; players];
    for meeting in meetings {
        let games = 2.0 * meeting.pairs.total() as f64;
        points[meeting.one] += games * meeting.pairs.score() + LEAST_SHARE;
        points[meeting.other] += games * (1.0 - meeting.pairs.score()) + LEAST_SHARE;
    }
    let mut strength = vec![1.0; players];
    for _ in 0..1000 {
        if improve(&mut strength, &points, meetings) < 1e-7 {
            break;
        }
    }
    strength.iter().map(|own: &f64| ELO_PER_NAT * (own / strength[anchor]).ln()).collect()
}

/// One step towards the maximum; says how far it went, in logarithms.
fn improve(strength: &mut [f64], points: &[f64], meetings: &[Meeting]) -> f64 {
    let mut expected = vec![0.0; strength.len()];
    for meeting in meetings {
        let games = 2.0 * (meeting.pairs.total() as f64 + LEAST_SHARE);
        let share = games / (strength[meeting.one] + strength[meeting.other]);
        expected[meeting.one] += share;
        expected[meeting.other] += share;
    }
    let mut farthest = 0f64;
    for (player, own) in strength.iter_mut().enumerate().filter(|(player, _)| expected[*player] > 0.0) {
        let next = points[player] / expected[player];
        farthest = farthest.max((next / *own).ln().abs());
        *own = next;
    }
    farthest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many pairs in which `one` gets that share of the points.
    fn meeting(one: usize, other: usize, pairs: u64, share: f64) -> Meeting {
        let wins = (pairs as f64 * share).round() as u64;
        Meeting { one, other, pairs: Pairs { counts: [pairs - wins, 0, 0, 0, wins] } }
    }

    #[test]
    fn a_table_made_from_ratings_gives_them_back() {
        // 400 points are odds of 10 : 1, so that the shares below are exact at 0, 400, 800.
        let pairs = 1_111_000;
        let meetings =
            [meeting(1, 0, pairs, 10.0 / 11.0), meeting(2, 1, pairs, 10.0 / 11.0), meeting(2, 0, pairs, 100.0 / 101.0)];
        let found = fit(3, &meetings, 0);
        for (rating, known) in found.iter().zip([0.0, 400.0, 800.0]) {
            assert!((rating - known).abs() < 0.1, "{found:?}");
        }
    }

    #[test]
    fn the_anchor_keeps_its_rating() {
        let found = ratings(2, &[meeting(0, 1, 100, 0.75)], 1, 1500.0, 1);
        assert!((found[1].elo - 1500.0).abs() < 1e-9 && found[1].interval.is_none());
        assert!((found[0].elo - 1690.0).abs() < 3.0, "{found:?}");
        assert!(found[0].interval.expect("it played").contains(1690.0));
    }

    #[test]
    fn all_wins_all_losses_and_no_games_break_nothing() {
        let meetings = [meeting(0, 1, 50, 1.0), meeting(0, 2, 50, 0.0), meeting(1, 2, 0, 0.5)];
        let found = ratings(4, &meetings, 1, 0.0, 1);
        assert!(found.iter().all(|rating| rating.elo.is_finite()));
        assert!(found[2].elo > found[0].elo && found[0].elo > found[1].elo);
        let interval = found[0].interval.expect("it played");
        assert!(interval.high - interval.low > 50.0, "fifty wins are no certainty: {interval:?}");
        assert!(found[3].interval.is_none());
    }
}
