//! The long way: the job of `short.rs` by the traits and functions themselves, which can do more.
//!
//! Run with `cargo run -p jogada --example long`.
#![expect(clippy::print_stdout, reason = "an example shows what it found")]

use jogada::mcts::{Mcts as McOptions, Simulation, Tree, mcts};
use jogada::path::astar;
use jogada::tree::{Engine, Pvs, pvs};
use jogada::{
    Clock, Cost, Game, Heuristic, Indexed, Key, Keyed, Limits, Nothing, Played, Promise, Puzzle, Side, Step, Steps,
    StopFlag, Table, Uniform, Value,
};

struct TakeAway;

#[derive(Clone, Debug, PartialEq)]
struct Pile {
    left: u32,
    turn: Side,
}

impl Game for TakeAway {
    type State = Pile;
    type Move = u32;
    type Undo = ();

    fn initial(&self) -> Pile {
        Pile { left: 150, turn: Side::First }
    }

    fn turn(&self, pile: &Pile) -> Side {
        pile.turn
    }

    fn settled(&self, pile: &Pile) -> Option<Value> {
        (pile.left == 0).then_some(Value::LOSS)
    }

    fn moves(&self, pile: &Pile, out: &mut Vec<u32>) {
        out.extend(1..=3.min(pile.left));
    }

    fn play(&self, pile: &mut Pile, taken: u32) -> Played<()> {
        pile.left -= taken;
        pile.turn = !pile.turn;
        Played::quiet(())
    }

    fn undo(&self, pile: &mut Pile, taken: u32, (): ()) {
        pile.left += taken;
        pile.turn = !pile.turn;
    }
}

impl Keyed for TakeAway {
    fn key(&self, pile: &Pile) -> Key {
        Key(u64::from(pile.left) << 1 | pile.turn.index() as u64)
    }
}

impl Indexed for TakeAway {
    fn slots(&self) -> usize {
        3
    }

    fn slot(&self, _: &Pile, taken: u32) -> usize {
        taken as usize - 1
    }
}

struct Grid;

impl Puzzle for Grid {
    type State = (u32, u32);
    type Move = u32;

    fn initial(&self) -> (u32, u32) {
        (0, 0)
    }

    fn is_goal(&self, at: &(u32, u32)) -> bool {
        *at == (9, 9)
    }

    fn successors(&self, &(x, y): &(u32, u32), out: &mut Steps<Self>) {
        let near = [(x + 1, y), (x, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))];
        let on_grid = near.into_iter().filter(|&(x, y)| x < 10 && y < 10);
        out.extend(on_grid.zip(0..).map(|(at, mv)| Step::new(mv, at)));
    }
}

struct Distance;

impl Heuristic<Grid> for Distance {
    fn estimate(&self, _: &Grid, &(x, y): &(u32, u32)) -> Cost {
        Cost::moves(18 - x - y)
    }

    fn promise(&self) -> Promise {
        Promise::Admissible
    }
}

fn main() {
    let (game, guide, table) = (&TakeAway, &(), &Table::new(16 << 20));
    let options = Pvs { depth: 150, ..Pvs::default() };
    let engine = Engine { game, evaluator: &Nothing, guide, table, options };
    println!("{}", pvs(engine, &game.initial(), &mut Clock::unlimited(), &mut (), &mut |_| {}));
    let simulation = Simulation { game, playout: &Uniform { cap: 10_000 }, guide, options: McOptions::default() };
    let clock = &mut Clock::start(&Limits::nodes(3_000), &StopFlag::new());
    println!("{}", mcts(simulation, &mut Tree::new(game), &game.initial(), clock, &mut |_| {}));
    println!("{}", astar(&Grid, &Distance, &Limits::NONE, &StopFlag::new(), &mut ()).answer);
}
