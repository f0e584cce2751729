//! Players of known strength, simulated: their figures must hold the truth as often as they promise.

use jogada_arena::statistics::{CrossTable, Hypotheses, Pairs, TestVerdict, ratings, score_of};
use jogada_catalog::rules::Dice;

const RUNS: u64 = 100;
const PAIRS: usize = 150;

fn chance(dice: &mut Dice) -> f64 {
    (dice.roll() >> 11) as f64 / (1u64 << 53) as f64
}

/// Half points of a pair between players `elo` apart. Openings favor one side or the other by up to 150 points, and
/// one game in five is drawn, half from each side's wins.
fn pair(elo: f64, dice: &mut Dice) -> u8 {
    let favor = 300.0 * (chance(dice) - 0.5);
    // Averaged over its openings the pair must be worth what the difference says: half of them see it from the
    // other side.
    [favor, -favor].into_iter().map(|favor| game(score_of(elo + favor), dice)).sum()
}

fn game(score: f64, dice: &mut Dice) -> u8 {
    let drawn = 0.2 * (1.0 - (2.0 * score - 1.0).abs());
    let luck = chance(dice);
    if luck < score - drawn / 2.0 { 2 } else { u8::from(luck < score + drawn / 2.0) }
}

/// The expected share of a pair, by many of them.
fn true_score(elo: f64) -> f64 {
    let steps = 2000;
    let favors = (0..steps).map(|step| 300.0 * ((f64::from(step) + 0.5) / f64::from(steps) - 0.5));
    favors.map(|favor| score_of(elo + favor)).sum::<f64>() / f64::from(steps)
}

#[test]
fn the_interval_of_a_match_holds_the_truth_in_ninety_runs_of_a_hundred() {
    for elo in [0.0, 60.0, 300.0, 600.0] {
        let holds = (0..RUNS).filter(|seed| {
            let mut dice = Dice::new(seed * 7919 + elo as u64);
            let mut pairs = Pairs::default();
            (0..PAIRS).for_each(|_| pairs.add(pair(elo, &mut dice)));
            pairs.interval().contains(true_score(elo))
        });
        let holds = holds.count();
        assert!((90..=100).contains(&holds), "{elo}: {holds}");
    }
}

#[test]
fn ratings_hold_the_truth_in_ninety_runs_of_a_hundred() {
    let truth = [0.0, 50.0, 150.0, 300.0];
    let mut holds = [0; 4];
    for seed in 0..RUNS {
        let mut dice = Dice::new(seed);
        let mut table = CrossTable::new(truth.len());
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            // Games without openings: the model of the ratings is exact for them.
            let score = score_of(truth[one] - truth[other]);
            (0..60).for_each(|_| table.add_pair(one, other, game(score, &mut dice) + game(score, &mut dice)));
        }
        let found = ratings(truth.len(), &table.meetings(), 0, 0.0, seed);
        for player in 1..truth.len() {
            holds[player] += u32::from(found[player].interval.expect("it played").contains(truth[player]));
        }
    }
    assert!(holds[1..].iter().all(|&count| count >= 90), "{holds:?}");
}

#[test]
fn a_sequential_test_is_rarely_wrong() {
    let hypotheses = Hypotheses::new(0.0, 60.0);
    let verdicts = |elo: f64| {
        let outcome = |seed: u64| {
            let mut dice = Dice::new(seed);
            let mut pairs = Pairs::default();
            loop {
                pairs.add(pair(elo, &mut dice));
                let verdict = hypotheses.test(&pairs).verdict;
                if verdict != TestVerdict::Open {
                    return verdict;
                }
            }
        };
        (0..RUNS).filter(|seed| outcome(*seed) == TestVerdict::Better).count()
    };
    let (equal, stronger) = (verdicts(0.0), verdicts(70.0));
    assert!(equal <= 9, "{equal} equal players passed");
    assert!(stronger >= 91, "only {stronger} stronger players passed");
}
