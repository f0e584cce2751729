//! Every search with a table uses it, left to its defaults.

use jogada_rules::Game;
use jogada_search::proof::{DfPn, ProofTable, solve};
use jogada_search::tree::{Ends, Engine, Found, Negamax, Pvs, minimax, mtdf, negamax, pvs};
use jogada_search::{Clock, Counters, Table};

use crate::synthetic::{Guess, Hunch, Maze};

/// No table is smaller.
const TINY: usize = 0;
const AMPLE: usize = 1 << 20;

/// Positions entered and answers used with a table of that size, and what was found.
type Search = fn(&Maze, usize) -> (Counters, Found<u8>);

fn by_negamax(maze: &Maze, bytes: usize) -> (Counters, Found<u8>) {
    let (table, mut counters) = (Table::new(bytes), Counters::default());
    let options = Negamax { depth: u32::MAX, ends: Ends::Outcome, table: &table };
    let clock = &mut Clock::unlimited();
    let found = negamax(maze, &maze.initial(), &Guess, &(), options, clock, &mut counters);
    (counters, found)
}

fn by_pvs(maze: &Maze, bytes: usize) -> (Counters, Found<u8>) {
    let (table, mut counters) = (Table::new(bytes), Counters::default());
    let options = Pvs { ends: Ends::Outcome, ..Pvs::default() };
    let engine = Engine { game: maze, evaluator: &Guess, guide: &Hunch, table: &table, options };
    let found = pvs(engine, &maze.initial(), &mut Clock::unlimited(), &mut counters, &mut |_| {});
    (counters, found)
}

fn by_mtdf(maze: &Maze, bytes: usize) -> (Counters, Found<u8>) {
    let (table, mut counters) = (Table::new(bytes), Counters::default());
    let options = Pvs { ends: Ends::Outcome, ..Pvs::default() };
    let engine = Engine { game: maze, evaluator: &Guess, guide: &Hunch, table: &table, options };
    let found = mtdf(engine, &maze.initial(), &mut Clock::unlimited(), &mut counters);
    (counters, found)
}

#[test]
fn a_search_without_limits_uses_its_table() {
    let searches: [(&str, Search); 3] = [("negamax", by_negamax), ("pvs", by_pvs), ("mtdf", by_mtdf)];
    for (name, search) in searches {
        let (mut few, mut many, mut hits) = (0, 0, 0);
        for maze in (0..10).flat_map(Maze::all) {
            let (with, found) = search(&maze, AMPLE);
            let (without, _) = search(&maze, TINY);
            (few, many, hits) = (few + with.nodes, many + without.nodes, hits + with.table_hits);
            let clock = &mut Clock::unlimited();
            let truth = minimax(&maze, &maze.initial(), &Guess, 30, Ends::Outcome, clock, &mut ()).value;
            assert_eq!((found.value, found.proven), (truth, true), "{name} on {maze:?}");
        }
        assert!(hits > 100, "{name}: {hits} hits");
        assert!(few * 3 < many * 2, "{name}: {few} positions with a table, {many} without");
    }
}

#[test]
fn depths_around_the_deepest_that_an_entry_holds_are_as_good_as_none() {
    for maze in (0..5).flat_map(Maze::all) {
        let (_, truth) = by_negamax(&maze, TINY);
        for depth in [4094, 4095, 4096, 4100] {
            let (table, clock) = (Table::new(AMPLE), &mut Clock::unlimited());
            let options = Negamax { depth, ends: Ends::Outcome, table: &table };
            let found = negamax(&maze, &maze.initial(), &Guess, &(), options, clock, &mut ());
            assert_eq!((found.value, found.proven), (truth.value, true), "depth {depth} of {maze:?}");
        }
    }
}

#[test]
fn proofs_use_their_table() {
    let solved = |maze: &Maze, bytes| {
        let (table, mut clock) = (ProofTable::new(bytes), Clock::unlimited());
        solve(DfPn { game: maze, evaluator: &Guess, table: &table, threads: 1 }, &maze.initial(), &mut clock);
        clock.nodes()
    };
    let mazes = || (0..10).flat_map(Maze::all);
    let (few, many) =
        (mazes().map(|maze| solved(&maze, AMPLE)).sum::<u64>(), mazes().map(|maze| solved(&maze, TINY)).sum::<u64>());
    assert!(few * 3 < many * 2, "{few} positions with a table, {many} without");
}
