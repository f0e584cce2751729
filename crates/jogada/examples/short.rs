//! The short way: a game of one's own by two searches, and a way on a grid.
//!
//! Run with `cargo run -p jogada --example short`. `long.rs` is the same job without the short ways.
#![expect(clippy::print_stdout, reason = "an example shows what it found")]

use jogada::{Game, Mcts, Pvs, SmallGame, Value, astar};

struct TakeAway;

impl SmallGame for TakeAway {
    type Position = u32;
    type Move = u32;

    fn start(&self) -> u32 {
        150
    }

    fn choices(&self, pile: &u32, out: &mut Vec<u32>) {
        out.extend(1..=3.min(*pile));
    }

    fn make(&self, pile: &mut u32, taken: u32) {
        *pile -= taken;
    }

    fn ended(&self, pile: &u32) -> Option<Value> {
        (*pile == 0).then_some(Value::LOSS)
    }
}

fn main() {
    println!("{}", Pvs::new(&TakeAway).depth(150).search(&TakeAway.initial()));
    println!("{}", Mcts::new(&TakeAway).nodes(3_000).search(&TakeAway.initial()));
    let near = |&(x, y): &(u32, u32)| [(x + 1, y), (x, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))];
    let on_grid = move |at: &(u32, u32)| near(at).into_iter().filter(|&(x, y)| x < 10 && y < 10);
    println!("{}", astar((0, 0), on_grid, |&(x, y)| 18 - x - y, |&at| at == (9, 9)));
}
