//! The same limits give the same search, and a stopped one still answers.

use std::time::Duration;

use jogada_rules::Game;
use jogada_search::tree::{Engine, Found, Pvs, Sss, mtdf, pvs};
use jogada_search::{Clock, Counters, Limits, SearchInfo, StopFlag, Stopped, Table};

use crate::synthetic::{Guess, Hunch, Maze, Place, positions};

/// Larger than can be solved in the nodes given.
fn large_maze(seed: u64) -> Maze {
    Maze { layers: 60, width: 200, most_moves: 12, ..Maze::all(seed)[seed as usize % 4] }
}

fn think(maze: &Maze, state: &Place, nodes: u64, options: Pvs) -> (Found<u8>, Counters, Vec<SearchInfo<u8>>) {
    let table = Table::new(1 << 14);
    let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
    let (mut counters, mut heard) = (Counters::default(), Vec::new());
    let engine = Engine { game: maze, evaluator: &Guess, guide: &Hunch, table: &table, options };
    let found = pvs(engine, state, &mut clock, &mut counters, &mut |info| heard.push(info.clone()));
    assert_eq!(counters.nodes, clock.nodes(), "the observer counts what the clock counts");
    (found, counters, heard)
}

#[test]
fn the_same_node_limit_gives_the_same_move_value_and_counts() {
    let mut stopped = 0;
    for seed in 0..12 {
        let maze = large_maze(seed);
        for nodes in [0, 1, 7, 100, 20_000] {
            let options = Pvs { quiescence: seed as u32 % 3, ..Pvs::default() };
            let (first, counted, _) = think(&maze, &maze.initial(), nodes, options);
            let (second, counted_again, _) = think(&maze, &maze.initial(), nodes, options);
            assert_eq!((&first, counted), (&second, counted_again));
            assert!(first.best().is_some());
            if !first.proven {
                assert_eq!((first.stopped, counted.nodes), (Some(Stopped::Nodes), nodes));
                stopped += 1;
            }
        }
    }
    assert!(stopped > 40, "{stopped}");
}

#[test]
fn every_finished_iteration_is_told_once_and_the_last_answers() {
    let maze = large_maze(5);
    let (found, _, heard) = think(&maze, &maze.initial(), 50_000, Pvs::default());
    let depths: Vec<_> = heard.iter().map(|info| info.depth).collect();
    assert_eq!(depths, (1..=found.depth).collect::<Vec<_>>());
    let last = heard.last().expect("one iteration at least");
    assert_eq!((last.value, &last.line), (found.value, &found.line));
    assert!(heard.iter().all(|info| info.selective_depth >= info.depth && info.nodes <= 50_000));
}

#[test]
fn an_only_move_is_played_at_once_when_asked_and_searched_in_full_when_not() {
    let only = |maze: &Maze, state: &Place| {
        let mut moves = Vec::new();
        maze.moves(state, &mut moves);
        moves.len() == 1
    };
    let mut seen = 0;
    for (maze, state) in positions(40, 5).into_iter().filter(|(maze, state)| only(maze, state)) {
        let hasty = Pvs { answer_only_move: true, ..Pvs::default() };
        let (found, counted, _) = think(&maze, &state, 1_000_000, hasty);
        assert_eq!((found.best(), counted.nodes), (Some(0), 1));
        let (found, ..) = think(&maze, &state, 1_000_000, Pvs::default());
        assert!(found.proven);
        seen += 1;
    }
    assert!(seen > 50);
}

#[test]
fn a_proven_value_ends_the_search() {
    for (maze, state) in positions(20, 5) {
        let (found, ..) = think(&maze, &state, 1_000_000, Pvs::default());
        assert!(found.proven && found.stopped.is_none(), "{state:?} of {maze:?}");
        // One ply more than the longest game, because the reach of the last ply still allows for an estimate.
        assert!(found.depth <= 10);
    }
}

#[test]
fn no_search_outlives_a_raised_flag_and_each_still_has_a_move() {
    let (maze, stop) = (large_maze(2), StopFlag::new());
    stop.stop();
    let table = Table::new(1 << 14);
    for threads in 1..=2 {
        let options = Pvs { threads, ..Pvs::default() };
        let engine = Engine { game: &maze, evaluator: &Guess, guide: &Hunch, table: &table, options };
        let state = maze.initial();
        let found = pvs(engine, &state, &mut Clock::start(&Limits::NONE, &stop), &mut (), &mut |_| {});
        assert!(found.best().is_some() && found.stopped == Some(Stopped::Asked));
        let found = mtdf(engine, &state, &mut Clock::start(&Limits::NONE, &stop), &mut ());
        assert!(found.best().is_some() && found.stopped == Some(Stopped::Asked));
    }
}

#[test]
fn a_search_remembers_from_one_move_to_the_next() {
    let maze = Maze { kept: 0, ..large_maze(2) };
    let search = |table: &Table, state: &Place, depth| {
        let (mut clock, options) = (Clock::unlimited(), Pvs { depth, ..Pvs::default() });
        let engine = Engine { game: &maze, evaluator: &Guess, guide: &Hunch, table, options };
        let found = pvs(engine, state, &mut clock, &mut (), &mut |_| {});
        (found, clock.nodes())
    };
    let table = Table::new(1 << 22);
    let mut state = maze.initial();
    let (found, _) = search(&table, &state, 8);
    maze.play(&mut state, found.best().expect("a move"));
    let (with_memory, few) = search(&table, &state, 7);
    let (without, many) = search(&Table::new(1 << 22), &state, 7);
    assert_eq!(with_memory.value, without.value);
    assert!(few * 4 < many * 3, "with memory {few}, without {many}");
}

#[test]
fn a_line_is_no_longer_than_the_search_was_deep_though_the_table_knows_more() {
    let mut longest = 0;
    for (maze, state) in positions(20, 5) {
        let table = Table::new(1 << 16);
        for depth in [9, 3, 2] {
            let options = Pvs { depth, step: depth, ..Pvs::default() };
            let engine = Engine { game: &maze, evaluator: &Guess, guide: &Hunch, table: &table, options };
            let found = pvs(engine, &state, &mut Clock::unlimited(), &mut (), &mut |_| {});
            assert!(found.line.len() <= depth as usize, "{found} at depth {depth} of {state:?} of {maze:?}");
            longest += usize::from(depth < 9 && found.line.len() == depth as usize);
        }
    }
    assert!(longest > 100, "{longest}");
}

#[test]
fn a_search_whose_soft_time_is_over_ends_with_its_iteration() {
    let maze = large_maze(2);
    let options = Pvs { soft_time: Some(Duration::ZERO), ..Pvs::default() };
    let (found, ..) = think(&maze, &maze.initial(), 1_000_000, options);
    assert_eq!((found.depth, found.stopped, found.proven), (1, None, false));
}

#[test]
fn a_node_of_sss_is_counted_with_its_position_and_its_place_in_the_list() {
    let bytes = |nodes| (1 << 20) / nodes;
    let taken = bytes(Sss::nodes_in::<Maze>(1 << 20));
    assert!((size_of::<Place>() + 72..=size_of::<Place>() + 160).contains(&taken), "{taken}");
}
