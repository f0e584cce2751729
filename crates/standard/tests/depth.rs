//! Searches as deep as anyone can ask for.

use jogada_games::adji_boto::{AdjiBoto, Score};
use jogada_games::nim::{Nim, NimSum};
use jogada_rules::{Evaluator, Indexed, Keyed, Nothing, Window};
use jogada_search::tree::{AlphaBeta, Ends, Engine, Negamax, Order, Pvs, alphabeta, minimax, mtdf, negamax, pvs};
use jogada_search::{Clock, Counters, Limits, StopFlag, Table};

/// Far below any line.
const DEPTH: u32 = 1_000_000;

/// Runs `search` until it has entered so many positions, and says how deep it got.
fn deepest(nodes: u64, search: impl FnOnce(&mut Clock, &mut Counters)) -> u32 {
    let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
    let mut counters = Counters::default();
    search(&mut clock, &mut counters);
    counters.deepest
}

fn check<G: Keyed + Indexed>(game: &G, evaluator: &impl Evaluator<G>, nodes: u64, least: u32) {
    let state = game.initial();
    let ends = Ends::Outcome;
    let plain = deepest(nodes, |clock, counters| {
        minimax(game, &state, evaluator, DEPTH, ends, clock, counters);
    });
    let cut = deepest(nodes, |clock, counters| {
        let options = AlphaBeta { depth: DEPTH, ends, order: Order::Natural };
        alphabeta(game, &state, evaluator, options, Window::FULL, clock, counters);
    });
    let table = Table::new(1 << 20);
    let remembered = deepest(nodes, |clock, counters| {
        negamax(game, &state, evaluator, &(), Negamax { depth: DEPTH, ends, table: &table }, clock, counters);
    });
    assert!(plain.min(cut).min(remembered) >= least, "{plain} {cut} {remembered}");
    let options = Pvs { depth: DEPTH, ends, ..Pvs::default() };
    let engine = Engine { game, evaluator, guide: &(), table: &table, options };
    deepest(nodes, |clock, counters| drop(pvs(engine, &state, clock, counters, &mut |_| {})));
    deepest(nodes, |clock, counters| drop(mtdf(engine, &state, clock, counters)));
}

#[test]
fn a_game_whose_lines_are_hundreds_of_moves_long_is_searched_without_a_limit() {
    check(&AdjiBoto::default(), &Score, 100_000, 250);
}

#[test]
fn the_longest_line_of_the_largest_heap_is_followed_to_its_end() {
    let heap = Nim::new(&[5_000], false).expect("the largest heap");
    check(&heap, &Nothing, 20_000, 5_000);
    check(&heap, &NimSum, 20_000, 5_000);
}
