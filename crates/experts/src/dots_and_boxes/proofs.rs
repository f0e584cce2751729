//! Every simplification of the solver, held against plain search by the rules of the game on random positions.

use std::collections::HashMap;

use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Game};
use jogada_search::Clock;

use super::field::members;
use super::quiet::Quiet;
use super::solver::{Means, QuietSolver};
use super::web::Web;

/// Values by the rules alone: every line tried, nothing left out.
struct Plain {
    game: DotsAndBoxes,
    boxes: Vec<u64>,
    lines: usize,
    known: HashMap<u64, i32>,
}

impl Plain {
    fn new(rows: usize, cols: usize) -> Self {
        let game = DotsAndBoxes::new(rows, cols, Turns::Again).expect("small boards are boards");
        let around = |number| game.lines_around(number).iter().fold(0, |set, line| set | 1 << line.index());
        let boxes = (0..rows * cols).map(around).collect();
        let lines = (rows + 1) * cols + rows * (cols + 1);
        Self { game, boxes, lines, known: HashMap::new() }
    }

    fn closed(&self, drawn: u64) -> i32 {
        self.boxes.iter().filter(|&&around| drawn & around == around).count() as i32
    }

    fn value(&mut self, drawn: u64) -> i32 {
        if drawn.count_ones() as usize == self.lines {
            return 0;
        }
        if let Some(&value) = self.known.get(&drawn) {
            return value;
        }
        let value = free(drawn, self.lines).map(|line| self.value_of_move(drawn, line)).max();
        let value = value.expect("the game goes on");
        self.known.insert(drawn, value);
        value
    }

    /// What a line brings the side that draws it.
    fn value_of_move(&mut self, drawn: u64, line: usize) -> i32 {
        let after = drawn | 1 << line;
        match self.closed(after) - self.closed(drawn) {
            0 => -self.value(after),
            gain => gain + self.value(after),
        }
    }

    fn state(&self, drawn: u64) -> DotsState {
        let mut lines = Vec::new();
        self.game.moves(&self.game.initial(), &mut lines);
        let mut state = self.game.initial();
        for line in lines.into_iter().filter(|line: &Line| drawn >> line.index() & 1 == 1) {
            self.game.play(&mut state, line);
        }
        state
    }

    fn solver(&self) -> QuietSolver {
        let means = Means { memory: 1 << 22, threads: 1 };
        QuietSolver::new(&self.game, &self.game.initial(), means).expect("small boards are solved")
    }
}

fn free(drawn: u64, lines: usize) -> impl Iterator<Item = usize> {
    (0..lines).filter(move |line| drawn >> line & 1 == 0)
}

/// The drawn lines of a position by the lines that are free in a web.
fn drawn_of(web: &Web, lines: usize) -> u64 {
    web.free_lines().fold((1 << lines) - 1, |drawn, line| drawn & !(1 << line))
}

/// The same position with those lines free that the solver takes for lines that can not be told apart.
fn in_order(web: &Web, lines: usize, solver: &QuietSolver, quiet: &Quiet) -> u64 {
    let mut rest = web.clone();
    rest.take_pieces();
    let names = rest.free_lines().fold(drawn_of(web, lines), |drawn, line| drawn | 1 << line);
    members(quiet.free()).fold(names, |drawn, line| drawn & !(1 << solver.field.name(line)))
}

/// Calls `check` with so many random positions of each of some boards, with 3 to `most` free lines.
fn on_random_positions(positions: usize, most: usize, mut check: impl FnMut(&mut Plain, &QuietSolver, u64)) {
    for (seed, (rows, cols)) in (1..).zip([(3, 3), (2, 4), (3, 4), (4, 4)]) {
        let mut plain = Plain::new(rows, cols);
        let solver = plain.solver();
        let mut dice = Dice::new(seed);
        let mut order: Vec<usize> = (0..plain.lines).collect();
        for _ in 0..positions {
            dice.shuffle(&mut order);
            let left = 3 + dice.below(most - 2);
            let drawn = order[left..].iter().fold(0, |drawn, line| drawn | 1 << line);
            check(&mut plain, &solver, drawn);
        }
    }
}

#[test]
fn taking_all_or_dealing_back_is_all_that_an_offer_is_about() {
    let mut deals = HashMap::new();
    on_random_positions(2500, 12, |plain, solver, drawn| {
        let start = solver.start(&plain.game, &plain.state(drawn));
        let mut web = Web::of(&plain.game, &plain.state(drawn));
        let offer = web.take_offer();
        let rest = plain.value(drawn_of(&web, plain.lines));
        assert_eq!(plain.value(drawn), offer.accepted(rest), "{drawn:b}");
        assert_eq!(start.offer, offer);
        *deals.entry((offer.boxes > 0, offer.dealt)).or_insert(0) += 1;
    });
    for kind in [(false, 0), (true, 0), (true, 2), (true, 4)] {
        assert!(deals[&kind] > 10, "{kind:?} must be among them: {deals:?}");
    }
}

#[test]
fn values_have_the_parity_of_the_open_boxes() {
    on_random_positions(1000, 10, |plain, _, drawn| {
        let open = plain.boxes.len() as i32 - plain.closed(drawn);
        assert_eq!((plain.value(drawn) - open).rem_euclid(2), 0);
    });
}

#[test]
fn one_line_a_run_is_enough() {
    let (mut runs, mut joints) = (0, 0);
    on_random_positions(2500, 12, |plain, solver, drawn| {
        let mut web = Web::of(&plain.game, &plain.state(drawn));
        web.take_offer();
        let start = solver.start(&plain.game, &plain.state(drawn_of(&web, plain.lines)));
        let quiet_drawn = in_order(&web, plain.lines, solver, &start.quiet);
        for (lines, offer, after) in solver.givings(&start.quiet) {
            let best = lines.iter().map(|&line| plain.value_of_move(quiet_drawn, line)).max().expect("runs have lines");
            let all = lines.iter().fold(quiet_drawn, |drawn, line| drawn | 1 << line);
            let mut rest = Web::of(&plain.game, &plain.state(all));
            rest.take_offer();
            let drawn = drawn_of(&rest, plain.lines);
            assert_eq!(best, -offer.accepted(plain.value(drawn)), "{quiet_drawn:b} {lines:?}");
            assert_eq!(after.boxes, start.quiet.boxes - offer.boxes);
            let read = solver.start(&plain.game, &plain.state(drawn)).quiet;
            assert_eq!(after.told(), read.told(), "{quiet_drawn:b} {lines:?}: what is left is what the board shows");
            runs += 1;
            joints += i32::from(offer.boxes as usize >= lines.len());
        }
    });
    assert!(runs > 3000 && joints > 20, "{runs} runs, {joints} that come back to their joint");
}

#[test]
fn of_pieces_of_a_sort_the_shortest_is_opened_first() {
    let mut choices = 0;
    on_random_positions(4000, 12, |plain, _, drawn| {
        let mut web = Web::of(&plain.game, &plain.state(drawn));
        web.take_offer();
        let quiet = drawn_of(&web, plain.lines);
        let pieces = web.clone().pieces_with_lines();
        for (one, lines) in &pieces {
            for (other, other_lines) in &pieces {
                if one.sort() == other.sort() && one.boxes() < other.boxes() {
                    let mut best = |lines: &[usize]| lines.iter().map(|&line| plain.value_of_move(quiet, line)).max();
                    assert!(best(lines) >= best(other_lines), "{quiet:b}");
                    choices += 1;
                }
            }
        }
    });
    assert!(choices > 200, "{choices} choices");
}

#[test]
fn positions_of_one_number_have_one_value() {
    let mut merged = 0;
    let mut values: HashMap<(usize, u64), (u64, i32)> = HashMap::new();
    on_random_positions(4000, 12, |plain, solver, drawn| {
        let mut web = Web::of(&plain.game, &plain.state(drawn));
        web.take_offer();
        let quiet = drawn_of(&web, plain.lines);
        let start = solver.start(&plain.game, &plain.state(quiet));
        let (number, _) = start.quiet.number(&solver.field);
        let value = plain.value(quiet);
        let (before, known) = *values.entry((plain.lines, number)).or_insert((quiet, value));
        assert_eq!(known, value, "{before:b} {quiet:b}");
        merged += i32::from(before != quiet);
    });
    assert!(merged > 1000, "{merged} positions had another's number");
}

#[test]
fn bounds_in_the_ledger_hold_whatever_was_asked() {
    let mut dice = Dice::new(6);
    let (mut entries, mut exact) = (0, 0);
    on_random_positions(1000, 12, |plain, solver, drawn| {
        let state = plain.state(drawn);
        let asked = dice.below(13) as i32 - 6;
        let answer = solver.is_at_least(&plain.game, &state, asked, &mut Clock::unlimited());
        assert_eq!(answer, Ok(plain.value(drawn) >= asked), "{drawn:b} {asked}");
        let quiet = solver.start(&plain.game, &state).quiet;
        let Some(entry) = solver.ledger.find(quiet.number(&solver.field).0) else { return };
        let mut web = Web::of(&plain.game, &state);
        web.take_offer();
        let value = plain.value(drawn_of(&web, plain.lines));
        let [lower, upper] = [entry.lower, entry.upper].map(|bound| 2 * i32::from(bound) - quiet.boxes);
        assert!(lower <= value && value <= upper, "{drawn:b}: {lower} {value} {upper}");
        entries += 1;
        exact += i32::from(lower == upper);
    });
    assert!(entries > 400 && exact > 150, "{entries} entries, {exact} exact");
}

#[test]
fn the_solver_agrees_with_plain_search_on_random_positions() {
    on_random_positions(2000, 12, |plain, solver, drawn| {
        let (proven, _) = solver.prove(&plain.game, &plain.state(drawn), None, 0, &mut Clock::unlimited(), &mut |_| {});
        assert_eq!(proven.value(), Some(plain.value(drawn)), "{drawn:b}");
    });
}

#[test]
fn the_solver_agrees_with_plain_search_on_all_positions_of_small_boards() {
    for (rows, cols) in [(1, 1), (1, 2), (1, 3), (2, 2)] {
        let mut plain = Plain::new(rows, cols);
        let solver = plain.solver();
        for drawn in 0..1 << plain.lines {
            let (proven, _) =
                solver.prove(&plain.game, &plain.state(drawn), None, 0, &mut Clock::unlimited(), &mut |_| {});
            assert_eq!(proven.value(), Some(plain.value(drawn)), "{rows}x{cols} {drawn:b}");
        }
    }
}
