//! Every tree search against plain minimax, on random positions of every game.

use jogada_games::adji_boto::{AdjiBoto, Captures, Score as Captured};
use jogada_games::dots_and_boxes::{BoxScore as Boxes, ClosingFirst, DotsAndBoxes, Turns};
use jogada_games::hex::{CenterFirst, Hex, Report, TwoDistance};
use jogada_games::nim::Nim;
use jogada_games::tic_tac_toe::{OpenLines, Threats, TicTacToe};
use jogada_rules::{Dice, Evaluator, Guide, Indexed, Keyed, Nothing, Value, Window, contract};
use jogada_search::tree::{
    Aids, AlphaBeta, Ends, Engine, Found, Negamax, Order, Ordering, Pvs, Sss, alphabeta, minimax, mtdf, negamax, pvs,
    sss,
};
use jogada_search::{Clock, Table};

/// About how many positions minimax may look at for one comparison.
const MOST_LEAVES: usize = 1500;

/// A game with what its searches need, and how far into it and how deep to look.
struct Case<'a, G, E, U> {
    game: &'a G,
    evaluator: &'a E,
    guide: &'a U,
    most_moves: usize,
    most_depth: u32,
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>> Case<'_, G, E, U> {
    fn truth(&self, state: &G::State, depth: u32, ends: Ends) -> Value {
        minimax(self.game, state, self.evaluator, depth, ends, &mut Clock::unlimited(), &mut ()).value
    }

    fn agrees(&self, state: &G::State, ends: Ends, found: &Found<G::Move>, who: &str) {
        let depth = found.depth;
        let truth = self.truth(state, depth, ends);
        assert_eq!(found.value, truth, "{who} at depth {depth}, {ends:?}: {state:?}");
        let Some(mv) = found.best() else {
            return assert!(self.game.settled(state).is_some());
        };
        let mut state = state.clone();
        let worth = self.game.descend(&mut state, mv, |child, edge| edge.lift(self.truth(child, depth - 1, ends)));
        assert_eq!(worth, truth, "{who} at depth {depth}, {ends:?}: move {mv:?} of {state:?}");
    }

    fn engine<'a>(&'a self, table: &'a Table, options: Pvs) -> Engine<'a, G, E, U> {
        let Self { game, evaluator, guide, .. } = *self;
        Engine { game, evaluator, guide, table, options }
    }

    /// Holds all searches against minimax on `count` random positions.
    fn check(&self, count: usize, seed: u64) {
        let mut dice = Dice::new(seed);
        for number in 0..count {
            let state = contract::random_position(self.game, &mut dice, self.most_moves);
            let depth = self.affordable(&state, 1 + dice.below(self.most_depth as usize) as u32);
            let ends = [Ends::Outcome, Ends::Distance][number % 2];
            self.check_plain(&state, depth, ends);
            self.check_engines(&state, depth, ends, number);
        }
    }

    /// At most `depth`, and not so deep that minimax takes for ever.
    fn affordable(&self, state: &G::State, depth: u32) -> u32 {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        (1..=depth).rev().find(|&depth| moves.len().pow(depth) < MOST_LEAVES).unwrap_or(1)
    }

    fn check_plain(&self, state: &G::State, depth: u32, ends: Ends) {
        let Self { game, evaluator, guide, .. } = *self;
        let clock = &mut Clock::unlimited();
        for order in [Order::Natural, Order::Evaluation] {
            let options = AlphaBeta { depth, ends, order };
            let found = alphabeta(game, state, evaluator, options, Window::FULL, clock, &mut ());
            self.agrees(state, ends, &found, "alphabeta");
        }
        let table = Table::new(1 << 12);
        let options = Negamax { depth, ends, table: &table };
        self.agrees(state, ends, &negamax(game, state, evaluator, guide, options, clock, &mut ()), "negamax");
        if depth <= 3 {
            let options = Sss { depth, ends, most_nodes: 1 << 22 };
            self.agrees(state, ends, &sss(game, state, evaluator, options, clock, &mut ()), "sss");
        }
    }

    fn check_engines(&self, state: &G::State, depth: u32, ends: Ends, number: usize) {
        let on = |bit: usize| number >> bit & 1 == 1;
        let options = Pvs {
            depth,
            ends,
            step: 1 + number as u32 % 2,
            aspiration: [None, Some(50), Some(300)][number % 3],
            aids: Aids {
                null_windows: on(1),
                reach: on(2),
                table_from: [None, Some(1), Some(2), Some(3)][number / 3 % 4],
                probe_children_from: [None, Some(2)][number / 5 % 2],
            },
            ordering: Ordering { killers: on(3), countermoves: on(4), history: on(0) },
            threads: 1 + usize::from(number.is_multiple_of(16)),
            ..Pvs::default()
        };
        for options in [options, Pvs { depth, ends, ..Pvs::default() }] {
            let table = Table::new([256, 1 << 14][number % 2]);
            let found = pvs(self.engine(&table, options), state, &mut Clock::unlimited(), &mut (), &mut |_| {});
            self.agrees(state, ends, &found, &format!("{options:?}"));
            let found = mtdf(self.engine(&table, options), state, &mut Clock::unlimited(), &mut ());
            self.agrees(state, ends, &found, "mtdf");
        }
    }
}

#[test]
fn tic_tac_toe_and_its_relatives() {
    for (rows, cols, win) in [(3, 3, 3), (3, 4, 3), (2, 5, 3)] {
        let game = &TicTacToe::new(rows, cols, win).expect("a board");
        Case { game, evaluator: &OpenLines, guide: &Threats, most_moves: 8, most_depth: 4 }.check(200, 1);
        Case { game, evaluator: &Nothing, guide: &(), most_moves: 8, most_depth: 5 }.check(60, 2);
    }
}

#[test]
fn nim_in_both_conventions() {
    for misere in [false, true] {
        let game = &Nim::new(&[1, 3, 5], misere).expect("heaps");
        Case { game, evaluator: &Nothing, guide: &(), most_moves: 5, most_depth: 6 }.check(200, 3);
    }
}

#[test]
fn dots_and_boxes_where_turns_are_kept_and_where_they_are_not() {
    for (rows, cols, turns) in
        [(2, 2, Turns::Again), (2, 3, Turns::Again), (1, 4, Turns::Again), (2, 2, Turns::Alternate)]
    {
        let game = &DotsAndBoxes::new(rows, cols, turns).expect("a board");
        Case { game, evaluator: &Boxes, guide: &ClosingFirst, most_moves: 14, most_depth: 4 }.check(120, 4);
    }
}

#[test]
fn adji_boto_where_sides_are_skipped() {
    for per_hole in [1, 2, 8] {
        let game = &AdjiBoto::new(per_hole).expect("a start");
        Case { game, evaluator: &Captured, guide: &Captures, most_moves: 40, most_depth: 5 }.check(150, 5);
    }
}

#[test]
fn hex_with_the_swap_and_without() {
    for (size, swap) in [(3, true), (3, false), (4, true)] {
        let game = &Hex::new(size, swap).expect("a board");
        Case { game, evaluator: &Report, guide: &CenterFirst, most_moves: 9, most_depth: 3 }.check(80, 6);
        Case { game, evaluator: &TwoDistance, guide: &(), most_moves: 9, most_depth: 2 }.check(40, 7);
    }
}
