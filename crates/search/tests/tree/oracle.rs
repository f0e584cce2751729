//! The same value as minimax, and a move that is among the best.

use jogada_rules::{Dice, Evaluator, Game, Guide, Nothing, Value, Window};
use jogada_search::tree::{
    Aids, AlphaBeta, Ends, Engine, Found, Negamax, Order, Ordering, Pvs, Sss, alphabeta, analyze, greedy, minimax,
    mtdf, negamax, pvs, sss,
};
use jogada_search::{Clock, Counters, Cut, Observer, Table};

use crate::synthetic::{Guess, Hunch, Maze, Place, positions};

pub(crate) const ENDS: [Ends; 2] = [Ends::Outcome, Ends::Distance];

fn plain(maze: &Maze, state: &Place, depth: u32, ends: Ends) -> Found<u8> {
    minimax(maze, state, &Guess, depth, ends, &mut Clock::unlimited(), &mut ())
}

/// What `mv` is worth, looking `depth` plies ahead in all.
fn worth(maze: &Maze, state: &Place, mv: u8, depth: u32, ends: Ends) -> Value {
    maze.descend(&mut state.clone(), mv, |child, edge| edge.lift(plain(maze, child, depth - 1, ends).value))
}

/// Holds what a search found against minimax.
fn agrees(maze: &Maze, state: &Place, depth: u32, ends: Ends, found: &Found<u8>, who: &str) {
    let truth = plain(maze, state, depth, ends);
    assert_eq!(found.value, truth.value, "{who} at depth {depth}, {ends:?}, {state:?} of {maze:?}");
    assert_eq!(found.line.is_empty(), maze.settled(state).is_some());
    if let Some(mv) = found.best() {
        assert_eq!(worth(maze, state, mv, depth, ends), truth.value, "{who}: move {mv} of {state:?} of {maze:?}");
    }
    if found.proven {
        assert_eq!(plain(maze, state, 30, ends).value, found.value, "{who} proved {state:?} of {maze:?}");
    }
    let mut along = *state;
    for &mv in &found.line {
        let mut moves = Vec::new();
        maze.moves(&along, &mut moves);
        assert!(moves.contains(&mv), "{who}: the line of {state:?} of {maze:?} must be legal");
        maze.play(&mut along, mv);
    }
}

/// Mixes of everything that can be switched, each with its number.
pub(crate) fn mixes() -> impl Iterator<Item = Pvs> {
    (0..64).map(|number: u32| {
        let on = |bit: u32| number >> bit & 1 == 1;
        let ordering = Ordering { killers: on(0), countermoves: on(1), history: on(2) };
        let aids = Aids {
            null_windows: on(3),
            reach: on(4),
            table_from: [None, Some(1), Some(2), Some(3)][number as usize / 5 % 4],
            probe_children_from: [None, Some(2), Some(4)][number as usize / 3 % 3],
        };
        let aspiration = [None, Some(1), Some(100)][number as usize % 3];
        Pvs { ordering, aids, aspiration, ..Pvs::default() }
    })
}

pub(crate) fn engine<'a, U: Guide<Maze>>(
    maze: &'a Maze,
    guide: &'a U,
    table: &'a Table,
    options: Pvs,
) -> Engine<'a, Maze, Guess, U> {
    Engine { game: maze, evaluator: &Guess, guide, table, options }
}

fn depth_of(number: usize) -> u32 {
    1 + number as u32 % 7
}

#[test]
fn minimax_calls_proven_what_no_estimate_took_part_in() {
    let mut seen = [0; 2];
    for (number, (maze, state)) in positions(60, 6).into_iter().enumerate() {
        let ends = ENDS[number % 2];
        for depth in 1..8 {
            let found = plain(&maze, &state, depth, ends);
            agrees(&maze, &state, depth, ends, &found, "minimax");
            seen[usize::from(found.proven)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

#[test]
fn plain_searches_call_proven_just_what_no_estimate_took_part_in_or_what_is_decided() {
    let mut seen = [0; 4];
    for (number, (maze, state)) in positions(30, 4).into_iter().enumerate() {
        let (depth, ends) = (1 + number as u32 % 9, ENDS[number % 2]);
        let mut judge = |who: &str, search: &dyn Fn(&mut Counters) -> Found<u8>| {
            let mut counters = Counters::default();
            let found = search(&mut counters);
            let (whole, decided) = (counters.evaluations == 0, found.value.is_decided());
            assert_eq!(found.proven, whole || decided, "{who} at depth {depth} of {state:?} of {maze:?}");
            seen[usize::from(whole) * 2 + usize::from(decided)] += 1;
        };
        judge("minimax", &|counters| minimax(&maze, &state, &Guess, depth, ends, &mut Clock::unlimited(), counters));
        judge("alphabeta", &|counters| {
            let options = AlphaBeta { depth, ends, order: Order::Natural };
            alphabeta(&maze, &state, &Guess, options, Window::FULL, &mut Clock::unlimited(), counters)
        });
        judge("sss", &|counters| {
            let options = Sss { depth, ends, most_nodes: 1 << 20 };
            sss(&maze, &state, &Guess, options, &mut Clock::unlimited(), counters)
        });
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn pvs_agrees_with_minimax_under_every_mix_of_options() {
    let mixes: Vec<_> = mixes().collect();
    let sizes = [64, 1024, 1 << 16];
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        for offset in 0..4 {
            let (depth, ends) = (depth_of(number + offset), ENDS[offset % 2]);
            let options = Pvs { depth, ends, ..mixes[(number * 7 + offset * 17) % mixes.len()] };
            let table = Table::new(sizes[(number + offset) % 3]);
            let found = if offset < 2 {
                pvs(engine(&maze, &(), &table, options), &state, &mut Clock::unlimited(), &mut (), &mut |_| {})
            } else {
                pvs(engine(&maze, &Hunch, &table, options), &state, &mut Clock::unlimited(), &mut (), &mut |_| {})
            };
            agrees(&maze, &state, found.depth, ends, &found, &format!("{options:?}"));
            assert!(found.depth == depth || found.proven || maze.settled(&state).is_some());
        }
    }
}

#[test]
fn negamax_agrees_with_minimax_and_a_table_may_outlive_a_search() {
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        let ends = ENDS[number % 2];
        let table = Table::new([64, 4096, 1 << 16][number % 3]);
        for depth in [depth_of(number), depth_of(number + 3), depth_of(number + 1)] {
            let options = Negamax { depth, ends, table: &table };
            let found = negamax(&maze, &state, &Guess, &Hunch, options, &mut Clock::unlimited(), &mut ());
            agrees(&maze, &state, depth, ends, &found, "negamax");
        }
    }
}

#[test]
fn mtdf_agrees_with_minimax() {
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        let (depth, ends) = (depth_of(number), ENDS[number / 7 % 2]);
        let table = Table::new([64, 1 << 16][number % 2]);
        let options = Pvs { depth, ends, ..mixes().nth(number % 64).expect("there are 64") };
        let found = mtdf(engine(&maze, &Hunch, &table, options), &state, &mut Clock::unlimited(), &mut ());
        agrees(&maze, &state, found.depth, ends, &found, "mtdf");
    }
}

#[test]
fn mtdf_calls_proven_what_it_has_searched_to_the_end() {
    for (number, (maze, state)) in positions(30, 6).into_iter().enumerate() {
        let (table, ends) = (Table::new(1 << 16), ENDS[number % 2]);
        let options = Pvs { depth: 30, ends, ..Pvs::default() };
        let found = mtdf(engine(&maze, &Hunch, &table, options), &state, &mut Clock::unlimited(), &mut ());
        agrees(&maze, &state, 30, ends, &found, "mtdf");
        assert!(found.proven || maze.settled(&state).is_some(), "{:?}: {state:?} of {maze:?}", found.value);
    }
}

#[test]
fn sss_agrees_with_minimax_and_estimates_no_more_than_alphabeta() {
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        let (depth, ends) = (depth_of(number), ENDS[number / 7 % 2]);
        let options = Sss { depth, ends, most_nodes: 1 << 20 };
        let (mut best_first, mut depth_first) = (Counters::default(), Counters::default());
        let found = sss(&maze, &state, &Guess, options, &mut Clock::unlimited(), &mut best_first);
        agrees(&maze, &state, depth, ends, &found, "sss");
        let options = AlphaBeta { depth, ends, order: Order::Natural };
        alphabeta(&maze, &state, &Guess, options, Window::FULL, &mut Clock::unlimited(), &mut depth_first);
        let leaves = |counters: Counters| counters.evaluations + counters.ends;
        let (few, many) = (leaves(best_first), leaves(depth_first).max(1));
        assert!(few <= many || maze.kept > 0, "{few} and {many} leaves of {state:?} of {maze:?}");
    }
}

#[test]
fn alphabeta_agrees_with_minimax() {
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        let (depth, ends) = (depth_of(number), ENDS[number / 7 % 2]);
        let options = AlphaBeta { depth, ends, order: [Order::Natural, Order::Evaluation][number % 2] };
        let found = alphabeta(&maze, &state, &Guess, options, Window::FULL, &mut Clock::unlimited(), &mut ());
        agrees(&maze, &state, depth, ends, &found, "alphabeta");
    }
}

#[test]
fn greedy_agrees_with_minimax_of_one_ply() {
    for (maze, state) in positions(90, 6) {
        let (dice, clock) = (&mut Dice::new(maze.seed), &mut Clock::unlimited());
        let found = greedy(&maze, &state, &Guess, dice, clock, &mut ());
        // It says of an end how far it is, which takes no part in its choice.
        let truth = plain(&maze, &state, 1, Ends::Outcome).value;
        assert_eq!(found.value.outcome(), truth.outcome(), "{state:?} of {maze:?}");
        assert_eq!(found.line.len(), usize::from(maze.settled(&state).is_none()));
        let value = found.best().map(|mv| worth(&maze, &state, mv, 1, Ends::Outcome));
        assert!(value.is_none_or(|value| value == truth), "{:?} of {state:?} of {maze:?}", found.best());
    }
}

/// What was entered below the root, and what was left out there.
#[derive(Default)]
struct AtRoot {
    entered: usize,
    skipped: Option<usize>,
}

impl Observer<u8> for AtRoot {
    fn enter(&mut self, ply: u32, _: u8, _: Window) {
        self.entered += usize::from(ply == 1);
    }

    fn cut(&mut self, ply: u32, _: Cut, _: Value, skipped: usize) {
        if ply == 0 {
            self.skipped = Some(skipped);
        }
    }
}

#[test]
fn a_cut_leaves_out_as_many_moves_as_it_says() {
    let mut cuts = 0;
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        let (mut root, mut moves) = (AtRoot::default(), Vec::new());
        let options = AlphaBeta { depth: depth_of(number), ends: Ends::Outcome, order: Order::Natural };
        let window = Window { alpha: Value::LOSS, beta: Value::points(-1) };
        alphabeta(&maze, &state, &Guess, options, window, &mut Clock::unlimited(), &mut root);
        maze.moves(&state, &mut moves);
        assert_eq!(root.entered + root.skipped.unwrap_or(0), moves.len(), "{state:?} of {maze:?}");
        cuts += usize::from(root.skipped.is_some_and(|skipped| skipped > 0));
    }
    assert!(cuts > 100, "{cuts}");
}

#[test]
fn an_analysis_values_every_move_as_minimax_does() {
    for (number, (maze, state)) in positions(60, 6).into_iter().enumerate() {
        let (depth, ends) = (depth_of(number), ENDS[number / 7 % 2]);
        let wanted = 1 + number % 5;
        let table = Table::new(1 << 14);
        let options = Pvs { depth, ends, ..mixes().nth(number % 64).expect("there are 64") };
        let engine = engine(&maze, &Hunch, &table, options);
        let lines = analyze(engine, &state, wanted, &mut Clock::unlimited(), &mut (), &mut |_| {});
        let mut moves = Vec::new();
        maze.moves(&state, &mut moves);
        assert_eq!(lines.len(), wanted.min(moves.len()));
        let Some(depth) = lines.first().map(|line| line.depth) else { continue };
        let mut values: Vec<_> = moves.iter().map(|&mv| worth(&maze, &state, mv, depth, ends)).collect();
        values.sort_by_key(|&value| -value);
        for (line, value) in lines.iter().zip(values) {
            let mv = line.best().expect("a line has a move");
            assert_eq!(line.value, value, "{state:?} of {maze:?}");
            assert_eq!(worth(&maze, &state, mv, depth, ends), value, "{mv} of {state:?} of {maze:?}");
        }
    }
}

#[test]
fn threads_agree_on_solved_values() {
    for (maze, state) in positions(25, 6) {
        let table = Table::new(1 << 12);
        let options = Pvs { threads: 2, ..Pvs::default() };
        let engine = engine(&maze, &Hunch, &table, options);
        let found = pvs(engine, &state, &mut Clock::unlimited(), &mut (), &mut |_| {});
        agrees(&maze, &state, 30, Ends::Distance, &found, "two threads");
        assert!(found.proven || maze.settled(&state).is_some());
    }
}

#[test]
fn quiescence_sees_past_the_horizon() {
    let (mut quiet, mut deep) = (0i64, 0i64);
    for (maze, state) in positions(60, 8).into_iter().filter(|(maze, _)| maze.scoring) {
        let truth = minimax(&maze, &state, &Nothing, 30, Ends::Distance, &mut Clock::unlimited(), &mut ()).value;
        let error = |quiescence| {
            let (table, options) = (Table::new(1 << 12), Pvs { depth: 2, quiescence, ..Pvs::default() });
            let engine = Engine { game: &maze, evaluator: &Nothing, guide: &Hunch, table: &table, options };
            let found = pvs(engine, &state, &mut Clock::unlimited(), &mut (), &mut |_| {});
            i64::from((found.value - truth).raw().abs())
        };
        quiet += error(8);
        deep += error(0);
    }
    assert!(quiet < deep, "errors with quiescence {quiet}, without {deep}");
}

#[test]
fn a_quiescent_value_is_what_its_definition_says() {
    fn rest(maze: &Maze, state: &mut Place) -> Value {
        if let Some(settled) = maze.settled(state) {
            return settled;
        }
        let mut best = Guess.evaluate(maze, state);
        let mut moves = Vec::new();
        maze.moves(state, &mut moves);
        moves.retain(|&mv| Hunch.is_noisy(maze, state, mv));
        for mv in moves {
            best = best.max(maze.descend(state, mv, |child, edge| edge.lift(rest(maze, child))));
        }
        best
    }
    fn value(maze: &Maze, state: &mut Place, depth: u32) -> Value {
        if depth == 0 || maze.settled(state).is_some() {
            return rest(maze, state);
        }
        let mut moves = Vec::new();
        maze.moves(state, &mut moves);
        let worth = |mv| maze.descend(state, mv, |child, edge| edge.lift(value(maze, child, depth - 1)));
        moves.into_iter().map(worth).max().expect("a game that goes on has a move")
    }
    for (number, (maze, mut state)) in positions(60, 8).into_iter().enumerate() {
        let options = Pvs { quiescence: 99, ..mixes().nth(number % 64).expect("there are 64") };
        let (table, depth) = (Table::new(1 << 12), 1 + number as u32 % 4);
        let engine = engine(&maze, &Hunch, &table, Pvs { depth, ..options });
        let found = pvs(engine, &state, &mut Clock::unlimited(), &mut (), &mut |_| {});
        assert_eq!(found.value, value(&maze, &mut state, found.depth), "{state:?} of {maze:?}");
    }
}
