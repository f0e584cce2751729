//! Which move simulations choose, where it can be said without a proof, and where their lines end.

use std::collections::HashMap;
use std::time::Duration;

use jogada_rules::{Game, Indexed, Played, Side, Uniform, Value};
use jogada_search::mcts::{Mcts, Simulation, Tree, lines, mcts, watched};
use jogada_search::{Clock, Limits, Observer, Selected, StopFlag, Stopped};

use crate::synthetic::Maze;

/// First may take a draw at once, or gamble: many throws of both sides, of which only few end well for First. Or it
/// walks into a trap, which all replies but one let it out of.
struct Gamble;

const THROWS: u32 = 40;
/// The state of who has taken the draw.
const DRAWN: u32 = u32::MAX;
/// The states of who is in the trap, has escaped from it, and was caught in it.
const TRAP: u32 = 0xFFFF_0001;
const ESCAPED: u32 = 0xFFFF_0002;
const CAUGHT: u32 = 0xFFFF_0004;
/// The moves at the start that lead to a draw, and to the trap.
const DRAW: u8 = 3;
const INTO_TRAP: u8 = 4;

impl Game for Gamble {
    /// Throws made in the low half, their sum in the high half.
    type State = u32;
    type Move = u8;
    type Undo = u32;

    fn initial(&self) -> u32 {
        0
    }

    fn turn(&self, state: &u32) -> Side {
        Side::BOTH[*state as usize % 2]
    }

    fn settled(&self, state: &u32) -> Option<Value> {
        let lucky = (*state >> 16).is_multiple_of(4);
        match *state {
            DRAWN => Some(Value::ZERO),
            // First would move.
            ESCAPED => Some(Value::WIN),
            CAUGHT => Some(Value::LOSS),
            TRAP => None,
            // First would move again.
            state if state & 0xFFFF == THROWS => Some(if lucky { Value::WIN } else { Value::LOSS }),
            _ => None,
        }
    }

    fn moves(&self, state: &u32, out: &mut Vec<u8>) {
        if self.settled(state).is_none() {
            out.extend(match *state {
                0 => 0..5,
                TRAP => 0..9,
                _ => 0..3,
            });
        }
    }

    fn play(&self, state: &mut u32, mv: u8) -> Played<u32> {
        let before = *state;
        *state = match (before, mv) {
            (0, DRAW) => DRAWN,
            (0, INTO_TRAP) => TRAP,
            (TRAP, 8) => CAUGHT,
            (TRAP, _) => ESCAPED,
            _ => before + 1 + (u32::from(mv) << 16),
        };
        Played::quiet(before)
    }

    fn undo(&self, state: &mut u32, _: u8, before: u32) {
        *state = before;
    }
}

impl Indexed for Gamble {
    fn slots(&self) -> usize {
        9
    }

    fn slot(&self, _: &u32, mv: u8) -> usize {
        usize::from(mv)
    }
}

fn gambler(seed: u64) -> Simulation<'static, Gamble, Uniform, ()> {
    let options = Mcts { seed, ..Mcts::default() };
    Simulation { game: &Gamble, playout: &Uniform { cap: 99 }, guide: &(), options }
}

fn clock(nodes: u64) -> Clock {
    Clock::start(&Limits::nodes(nodes), &StopFlag::new())
}

#[test]
fn a_move_that_is_known_to_draw_is_preferred_to_those_that_mostly_lose() {
    for seed in 0..5 {
        let found = mcts(gambler(seed), &mut Tree::new(&Gamble), &0, &mut clock(2000), &mut |_| {});
        assert_eq!((found.best(), found.proven, found.stopped), (Some(DRAW), false, Some(Stopped::Nodes)), "{seed}");
    }
}

#[test]
fn a_move_that_is_known_to_lose_is_not_chosen_however_well_it_did_before() {
    let mut caught = 0;
    for nodes in 5..80 {
        let (engine, mut tree) = (gambler(nodes), Tree::new(&Gamble));
        let found = mcts(engine, &mut tree, &0, &mut clock(nodes), &mut |_| {});
        let ranked = lines(engine, &tree, 9);
        let trap = ranked.iter().find(|line| line.best() == Some(INTO_TRAP)).expect("a line for each move");
        if trap.proven {
            caught += 1;
            assert!(trap.value.is_loss() && found.best() != Some(INTO_TRAP), "{nodes} simulations: {ranked:?}");
        }
    }
    assert!(caught > 30, "{caught}");
}

#[test]
fn where_the_choice_is_clear_the_time_is_kept_for_other_moves() {
    let mut engine = gambler(1);
    let mut clock = clock(100_000);
    engine.options.soft_time = Some(Duration::ZERO);
    let found = mcts(engine, &mut Tree::new(&Gamble), &0, &mut clock, &mut |_| {});
    assert_eq!((found.best(), found.stopped), (Some(DRAW), None));
    assert!(clock.nodes() < 10_000, "{}", clock.nodes());
}

/// Three ways to lose, after one move, after seven and after three. A move is where it leads to: the last figure is the
/// number of moves that it leaves. The shorter of the long ways has many branches, which take longer to look through.
struct Doomed;

impl Game for Doomed {
    /// Where play stands, nowhere before the first move.
    type State = (Option<u8>, Side);
    type Move = u8;
    type Undo = (Option<u8>, Side);

    fn initial(&self) -> Self::State {
        (None, Side::First)
    }

    fn turn(&self, state: &Self::State) -> Side {
        state.1
    }

    fn settled(&self, state: &Self::State) -> Option<Value> {
        // Odd numbers of moves are left when Second moves, which makes the last.
        state.0.is_some_and(|left| left % 10 == 0).then_some(Value::LOSS)
    }

    fn moves(&self, state: &Self::State, out: &mut Vec<u8>) {
        match state.0 {
            None => out.extend([1, 7, 13]),
            Some(12) => out.extend((1..20).map(|branch| 10 * branch + 1)),
            Some(left) if left % 10 == 0 => {}
            Some(left) => out.push(left - 1),
        }
    }

    fn play(&self, state: &mut Self::State, mv: u8) -> Played<Self::State> {
        let before = *state;
        *state = (Some(mv), !state.1);
        Played::quiet(before)
    }

    fn undo(&self, state: &mut Self::State, _: u8, before: Self::State) {
        *state = before;
    }
}

impl Indexed for Doomed {
    fn slots(&self) -> usize {
        200
    }

    fn slot(&self, _: &Self::State, mv: u8) -> usize {
        usize::from(mv)
    }
}

#[test]
fn who_is_lost_resists_as_long_as_possible_and_the_line_goes_to_the_end() {
    for seed in 0..10 {
        let options = Mcts { seed, ..Mcts::default() };
        let engine = Simulation { game: &Doomed, playout: &Uniform { cap: 99 }, guide: &(), options };
        let found = mcts(engine, &mut Tree::new(&Doomed), &Doomed.initial(), &mut clock(10_000), &mut |_| {});
        assert_eq!((found.value, found.proven), (Value::SOME_LOSS, true));
        assert_eq!(found.line, [7, 6, 5, 4, 3, 2, 1, 0], "seed {seed}");
    }
}

/// Counts how often each way was gone.
#[derive(Default)]
struct Footprints {
    way: Vec<u8>,
    counts: HashMap<Vec<u8>, u32>,
}

impl Observer<u8> for Footprints {
    fn select(&mut self, ply: u32, mv: u8, _: impl FnOnce() -> Selected<u8>) {
        self.way.truncate(ply as usize - 1);
        self.way.push(mv);
        *self.counts.entry(self.way.clone()).or_default() += 1;
    }
}

#[test]
fn a_line_ends_where_knowledge_ends() {
    let maze = Maze { layers: 60, width: 200, most_moves: 12, kept: 0, ..Maze::all(2)[0] };
    let mut long = 0;
    for seed in 0..8 {
        let options = Mcts { seed, ..Mcts::default() };
        let engine = Simulation { game: &maze, playout: &Uniform { cap: 99 }, guide: &(), options };
        let mut feet = Footprints::default();
        let mut tree = Tree::new(&maze);
        let found = watched(engine, &mut tree, &maze.initial(), &mut clock(3000), &mut feet, &mut |_| {});
        let mut end = maze.initial();
        found.line.iter().for_each(|&mv| _ = maze.play(&mut end, mv));
        // What is proven is known however little it was tried, and such a line goes to the end.
        let is_known = |length| feet.counts[&found.line[..length]] >= 16 || maze.settled(&end).is_some();
        assert!((2..=found.line.len()).all(is_known), "{:?}", found.line);
        long += usize::from(found.line.len() > 1);
    }
    assert!(long > 4, "{long}");
}

/// Second takes three points by a way of two moves, or walks for long without any.
struct Toll;

const WALK: u8 = 100;

impl Game for Toll {
    /// Where play stands, and Second's points.
    type State = (u8, i32);
    type Move = u8;
    type Undo = (u8, i32);

    fn initial(&self) -> Self::State {
        (0, 0)
    }

    fn turn(&self, state: &Self::State) -> Side {
        Side::BOTH[usize::from(state.0) % 2]
    }

    fn settled(&self, state: &Self::State) -> Option<Value> {
        (state.0 == 3 || state.0 == WALK + 60).then_some(Value::ZERO)
    }

    fn moves(&self, state: &Self::State, out: &mut Vec<u8>) {
        match state.0 {
            3 => {}
            0 | 2 => out.push(0),
            1 => out.extend(0..2),
            step if step == WALK + 60 => {}
            _ => out.extend(0..3),
        }
    }

    fn play(&self, state: &mut Self::State, mv: u8) -> Played<Self::State> {
        let before = *state;
        let gain = if (state.0, mv) == (1, 0) { 3 } else { 0 };
        *state = if (state.0, mv) == (1, 1) { (WALK, 0) } else { (state.0 + 1, state.1 + gain) };
        Played { undo: before, gain }
    }

    fn undo(&self, state: &mut Self::State, _: u8, before: Self::State) {
        *state = before;
    }

    fn score(&self, state: &Self::State) -> [i32; 2] {
        [0, state.1]
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

impl Indexed for Toll {
    fn slots(&self) -> usize {
        3
    }

    fn slot(&self, _: &Self::State, mv: u8) -> usize {
        usize::from(mv)
    }
}

#[test]
fn points_that_are_proven_count_once() {
    let engine = Simulation { game: &Toll, playout: &Uniform { cap: 99 }, guide: &(), options: Mcts::default() };
    let found = mcts(engine, &mut Tree::new(&Toll), &Toll.initial(), &mut clock(3000), &mut |_| {});
    let error = (found.value - Value::points(-3)).raw().abs();
    assert!(!found.proven && error < 60, "{} instead of -3", found.value);
}
