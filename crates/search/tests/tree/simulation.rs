//! Simulations: what they call proven is true, and the same seed plays the same games.

use jogada_rules::{Dice, Game, Indexed, Nothing, Played, Playout, Side, Uniform, Value};
use jogada_search::mcts::{Mcts, Simulation, Tree, lines, mcts};
use jogada_search::tree::{Ends, Found, minimax};
use jogada_search::{Clock, Limits, StopFlag, Stopped};

use crate::synthetic::{Maze, Place, positions};

const PLAYOUT: Uniform = Uniform { cap: 100 };

fn truth(maze: &Maze, state: &Place) -> Value {
    minimax(maze, state, &Nothing, 30, Ends::Outcome, &mut Clock::unlimited(), &mut ()).value
}

fn engine(maze: &Maze, options: Mcts) -> Simulation<'_, Maze, Uniform, ()> {
    Simulation { game: maze, playout: &PLAYOUT, guide: &(), options }
}

fn simulate(maze: &Maze, state: &Place, games: u64, options: Mcts) -> (Found<u8>, Tree<Maze>) {
    let mut tree = Tree::new(maze);
    let mut clock = Clock::start(&Limits::nodes(games), &StopFlag::new());
    let found = mcts(engine(maze, options), &mut tree, state, &mut clock, &mut |_| {});
    (found, tree)
}

/// What is said to be proven must be so, whatever was not.
fn holds(maze: &Maze, state: &Place, found: &Found<u8>, tree: &Tree<Maze>) {
    let truth_here = truth(maze, state);
    let (lower, upper) = tree.bounds();
    assert!(lower <= truth_here && truth_here <= upper, "{lower} to {upper}, not {truth_here}: {state:?} of {maze:?}");
    if found.proven && maze.settled(state).is_none() {
        assert_eq!(found.value, truth_here, "{state:?} of {maze:?}");
        let mv = found.best().expect("a move");
        let worth = maze.descend(&mut state.clone(), mv, |child, edge| edge.lift(truth(maze, child)));
        assert_eq!(worth, truth_here, "move {mv} of {state:?} of {maze:?}");
    }
}

#[test]
fn what_simulations_prove_is_what_minimax_finds() {
    let mut proven = 0;
    let all = positions(90, 6);
    for (number, (maze, state)) in all.iter().enumerate() {
        let options = Mcts { expand_after: number as u32 % 3, rave: (number % 2 * 50) as f32, ..Mcts::default() };
        let (found, tree) = simulate(maze, state, [40, 400, 4000][number % 3], options);
        holds(maze, state, &found, &tree);
        proven += usize::from(found.proven);
    }
    assert!(proven * 2 > all.len(), "{proven} of {}", all.len());
}

#[test]
fn two_threads_prove_nothing_false() {
    for (maze, state) in positions(20, 6) {
        let (found, tree) = simulate(&maze, &state, 300, Mcts { threads: 2, ..Mcts::default() });
        holds(&maze, &state, &found, &tree);
    }
}

#[test]
fn the_same_seed_simulates_the_same_games() {
    let maze = Maze { layers: 40, width: 100, most_moves: 9, ..Maze::all(3)[2] };
    let run = |seed| {
        let options = Mcts { seed, rave: 30.0, ..Mcts::default() };
        let (found, tree) = simulate(&maze, &maze.initial(), 3000, options);
        let values: Vec<_> = lines(engine(&maze, options), &tree, 9).iter().map(|line| line.value).collect();
        (found, tree.bytes(), values)
    };
    assert_eq!(run(7), run(7));
    assert_ne!(run(7).2, run(8).2);
    assert_eq!(run(7).0.stopped, Some(Stopped::Nodes));
}

#[test]
fn a_tree_is_kept_for_the_moves_that_follow() {
    let maze = Maze { layers: 40, width: 100, most_moves: 9, ..Maze::all(1)[2] };
    let mut tree = Tree::new(&maze);
    let mut state = maze.initial();
    let engine = engine(&maze, Mcts::default());
    let mut kept = Vec::new();
    while maze.settled(&state).is_none() {
        tree.move_to(&maze, &state);
        kept.push(tree.bytes());
        let mut clock = Clock::start(&Limits::nodes(5000), &StopFlag::new());
        let found = mcts(engine, &mut tree, &state, &mut clock, &mut |_| {});
        found.line.iter().take(1 + kept.len() % 2).for_each(|&mv| _ = maze.play(&mut state, mv));
    }
    assert_eq!(kept[0], 0);
    assert!(kept.len() > 3 && kept[1..3].iter().all(|&bytes| bytes > 1000), "{kept:?}");
    tree.move_to(&maze, &maze.initial());
    assert_eq!(tree.bytes(), 0, "a position that does not follow starts from nothing");
}

#[test]
fn a_tree_stays_within_its_memory_and_simulates_on() {
    let maze = Maze { layers: 40, width: 200, most_moves: 12, kept: 0, ..Maze::all(1)[2] };
    for memory in [0, 5_000, 50_000] {
        let (found, tree) = simulate(&maze, &maze.initial(), 20_000, Mcts { memory, ..Mcts::default() });
        assert!(tree.bytes() <= memory, "{} of {memory}", tree.bytes());
        assert_eq!(found.stopped, Some(Stopped::Nodes));
        assert!(found.best().is_some());
    }
}

/// Plays a game between simulations and chance; the winner's margin for the simulating side.
fn against_chance(maze: &Maze, side: Side, dice: &mut Dice) -> i32 {
    let (mut state, mut tree, mut moves) = (maze.initial(), Tree::new(maze), Vec::new());
    while maze.settled(&state).is_none() {
        let mv = if maze.turn(&state) == side {
            let mut clock = Clock::start(&Limits::nodes(300), &StopFlag::new());
            let options = Mcts { seed: dice.roll(), ..Mcts::default() };
            mcts(engine(maze, options), &mut tree, &state, &mut clock, &mut |_| {}).best()
        } else {
            moves.clear();
            maze.moves(&state, &mut moves);
            dice.pick(&moves).copied()
        };
        maze.play(&mut state, mv.expect("a game that goes on has a move"));
    }
    let margin = jogada_rules::margin(maze, &state);
    if side == Side::First { margin } else { -margin }
}

#[test]
fn simulations_play_better_than_chance() {
    let mut dice = Dice::new(4);
    let mut points = [0; 2];
    for seed in 0..40 {
        for maze in Maze::all(seed) {
            let margin = Side::BOTH.map(|side| against_chance(&maze, side, &mut dice).signum()).iter().sum::<i32>();
            points[usize::from(maze.scoring)] += margin;
        }
    }
    assert!(points.iter().all(|&sum| sum > 40), "wins less losses of 160 each: {points:?}");
}

#[test]
fn an_only_move_is_played_without_simulating_when_asked() {
    let only = |maze: &Maze, state: &Place| {
        let mut moves = Vec::new();
        maze.moves(state, &mut moves);
        moves.len() == 1
    };
    for (maze, state) in positions(10, 5).into_iter().filter(|(maze, state)| only(maze, state)) {
        let mut clock = Clock::unlimited();
        let options = Mcts { answer_only_move: true, ..Mcts::default() };
        let found = mcts(engine(&maze, options), &mut Tree::new(&maze), &state, &mut clock, &mut |_| {});
        assert_eq!((found.best(), clock.nodes()), (Some(0), 0));
    }
}

/// One way down, as deep as it gets.
struct Well;

impl Game for Well {
    type State = u32;
    type Move = ();
    type Undo = ();

    fn initial(&self) -> u32 {
        0
    }

    fn turn(&self, state: &u32) -> Side {
        Side::BOTH[*state as usize % 2]
    }

    fn settled(&self, state: &u32) -> Option<Value> {
        (*state == 1_000_000).then_some(Value::LOSS)
    }

    fn moves(&self, state: &u32, out: &mut Vec<()>) {
        out.extend((*state < 1_000_000).then_some(()));
    }

    fn play(&self, state: &mut u32, (): ()) -> Played<()> {
        *state += 1;
        Played::quiet(())
    }

    fn undo(&self, state: &mut u32, (): (), (): ()) {
        *state -= 1;
    }
}

impl Indexed for Well {
    fn slots(&self) -> usize {
        1
    }

    fn slot(&self, _: &u32, (): ()) -> usize {
        0
    }
}

struct GiveUp;

impl Playout<Well> for GiveUp {
    fn playout(&self, _: &Well, _: &mut u32, _: &mut Dice) -> i32 {
        0
    }
}

#[test]
fn a_tree_deeper_than_the_stack_is_dropped_safely() {
    let narrow = std::thread::Builder::new().stack_size(64 << 10);
    let work = || {
        let options = Mcts { expand_after: 0, ..Mcts::default() };
        let engine = Simulation { game: &Well, playout: &GiveUp, guide: &(), options };
        let mut tree = Tree::new(&Well);
        let mut clock = Clock::start(&Limits::nodes(4000), &StopFlag::new());
        mcts(engine, &mut tree, &0, &mut clock, &mut |_| {}).line.len()
    };
    let depth = narrow.spawn(work).expect("a thread can be started").join().expect("the stack is enough");
    assert!(depth >= 3900, "{depth}");
}
