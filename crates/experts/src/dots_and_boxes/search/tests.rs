//! Bounds hold, whatever else that is true the ledger says: what a search happens to find there depends on what was asked
//! before, and a wrong bound that no answer of today rests on is in tomorrow's.

use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
use jogada_rules::{Dice, Game};
use jogada_search::{Clock, Limits, StopFlag};

use super::super::solver::{Means, QuietSolver};
use super::*;

/// A solver and a position by lot for it, with nothing on offer.
fn quiet_by_lot(dice: &mut Dice) -> (QuietSolver, Quiet) {
    let game = DotsAndBoxes::new(3, 3, Turns::Again).expect("a board");
    let (mut lines, mut state) = (Vec::new(), game.initial());
    game.moves(&state, &mut lines);
    dice.shuffle(&mut lines);
    for &line in &lines[4 + dice.below(8)..] {
        game.play(&mut state, line);
    }
    let solver = QuietSolver::new(&game, &state, Means { memory: 1 << 12, threads: 1 }).expect("few lines are free");
    let quiet = solver.start(&game, &state).quiet;
    (solver, quiet)
}

/// What `ask` makes of a search with nothing in the ledger but what is said of this position.
fn asked<T>(solver: &QuietSolver, known: Option<(&Quiet, Bounds)>, ask: impl FnOnce(&mut QuietSearch<'_>) -> T) -> T {
    asked_until(solver, known, Clock::unlimited(), ask)
}

/// The same until the clock stops.
fn asked_until<T>(
    solver: &QuietSolver,
    known: Option<(&Quiet, Bounds)>,
    clock: Clock,
    ask: impl FnOnce(&mut QuietSearch<'_>) -> T,
) -> T {
    let ledger = Ledger::new(1 << 12, 40).expect("little memory is there");
    if let Some((quiet, bounds)) = known {
        let [lower, upper] = [bounds.lower, bounds.upper].map(|bound| i32::midpoint(bound, quiet.boxes) as u8);
        ledger.store(quiet.number(&solver.field).0, LedgerEntry { lower, upper, line: NO_LINE, work: 1 });
    }
    ask(&mut QuietSearch::new(solver.ground(), &ledger, None, clock, &mut |_| {}))
}

fn value_of(solver: &QuietSolver, quiet: &Quiet) -> i32 {
    let mut margins = (-quiet.boxes..=quiet.boxes).rev().step_by(2);
    let is_so = |&least: &i32| asked(solver, None, |search| search.is_at_least(quiet, least)).expect("no limit");
    margins.find(is_so).expect("no one loses more than all")
}

/// Positions with lines that are searched, one of each value and number of boxes that comes up, with its value.
fn one_of_each() -> Vec<(QuietSolver, Quiet, i32)> {
    let (mut dice, mut seen, mut found) = (Dice::new(1), Vec::new(), Vec::new());
    for (solver, quiet) in (0..600).map(|_| quiet_by_lot(&mut dice)).filter(|(_, quiet)| quiet.free() != 0) {
        let value = value_of(&solver, &quiet);
        if !seen.contains(&(value, quiet.boxes)) {
            seen.push((value, quiet.boxes));
            found.push((solver, quiet, value));
        }
    }
    let has = |margin: i32| found.iter().any(|&(.., value)| value == margin);
    assert!([-6, -4, -3, 0, 3, 6].into_iter().all(has), "values of every sort must be among them: {seen:?}");
    found
}

/// All true bounds of a value, from exact to what goes without saying.
fn bounds_around(value: i32, boxes: i32) -> impl Iterator<Item = Bounds> {
    let lowers = (-boxes..=value).step_by(2);
    lowers.flat_map(move |lower| (value..=boxes).step_by(2).map(move |upper| Bounds { lower, upper }))
}

#[track_caller]
fn assert_holds(bound: i32, least: i32, value: i32) {
    let holds = if bound >= least { value >= bound } else { value <= bound };
    assert!(holds, "at least {least}? {bound} is told of what is {value}");
}

/// What is given away, and how much of it comes back by a deal.
const OFFERS: [Offer; 6] = [
    Offer { boxes: 1, dealt: 0 },
    Offer { boxes: 2, dealt: 0 },
    Offer { boxes: 3, dealt: 2 },
    Offer { boxes: 4, dealt: 2 },
    Offer { boxes: 4, dealt: 4 },
    Offer { boxes: 6, dealt: 4 },
];

/// Holds the bounds of all gifts that leave this position, of this value, against what they are worth, whatever is known of
/// it and whatever is asked; how many were told before the clock stopped.
fn check_gifts(solver: &QuietSolver, after: &Quiet, value: i32, clock: &Clock) -> usize {
    let mut told = 0;
    for (offer, known) in
        OFFERS.into_iter().flat_map(|offer| bounds_around(value, after.boxes).map(move |known| (offer, known)))
    {
        let all = after.boxes + offer.boxes;
        for least in (-all..=all).step_by(2) {
            let ask = |search: &mut QuietSearch<'_>| search.bound_of_gift(offer, after, least);
            let Ok(bound) = asked_until(solver, Some((after, known)), clock.clone(), ask) else { continue };
            assert_holds(bound, least, -offer.accepted(value));
            assert_eq!((bound - all) & 1, 0, "of {all} boxes no one gets {bound} more");
            told += 1;
        }
    }
    told
}

#[test]
fn bounds_of_gifts_hold_whatever_is_known_of_the_rest() {
    for (solver, after, value) in one_of_each() {
        check_gifts(&solver, &after, value, &Clock::unlimited());
    }
}

/// Rests of every value, as the ledger alone tells of them: few positions are worth minus ten.
#[test]
fn bounds_of_gifts_hold_whatever_the_rest_is_worth() {
    let (solver, mut after, _) = one_of_each().swap_remove(0);
    let nothing_searched = Clock::start(&Limits::nodes(0), &StopFlag::new());
    for boxes in [11, 12] {
        after.boxes = boxes;
        for value in (-boxes..=boxes).step_by(2) {
            let told = check_gifts(&solver, &after, value, &nothing_searched);
            assert!(told > 100, "{told} of {value}");
        }
    }
}

#[test]
fn bounds_hold_whatever_was_known_before() {
    for (solver, quiet, value) in one_of_each() {
        for known in bounds_around(value, quiet.boxes) {
            for least in -quiet.boxes - 1..=quiet.boxes + 2 {
                let bound = asked(&solver, Some((&quiet, known)), |search| search.bound(&quiet, least));
                assert_holds(bound.expect("no limit"), least, value);
            }
        }
    }
}
