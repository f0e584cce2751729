//! Threads that grow one tree, in any order of their steps: what is proven is true at every moment, bounds only come
//! closer, and every list and record that is named is there.

use std::sync::Arc;

use jogada_rules::example::Countdown21;
use jogada_rules::{Game, Uniform, Value};
use shuttle::thread;

use super::simulate::Simulator;
use super::{Mcts, Simulation, Tree};

/// Orders of steps that are tried.
const ORDERS: usize = 3000;
/// Simulations of each thread.
const GAMES: usize = 8;

/// A tree at the position after these moves; nothing is known yet.
fn tree(moves: &[u8]) -> Tree<Countdown21> {
    let mut state = Countdown21.initial();
    for &mv in moves {
        Countdown21.play(&mut state, mv);
    }
    let mut tree = Tree::new(&Countdown21);
    tree.move_to(&Countdown21, &state);
    tree
}

fn grow(tree: &Tree<Countdown21>, thread: u64, truth: Value) {
    let options = Mcts { expand_after: 1, memory: 2000, ..Mcts::default() };
    let engine = Simulation { game: &Countdown21, playout: &Uniform { cap: 100 }, guide: &(), options };
    let mut nobody = ();
    let mut simulator = Simulator::new(engine, tree, thread, &mut nobody);
    let mut before = tree.bounds();
    for _ in 0..GAMES {
        simulator.simulate();
        let (lower, upper) = tree.bounds();
        assert!(lower <= truth && truth <= upper, "{lower} to {upper} instead of {truth}");
        assert!(before.0 <= lower && upper <= before.1, "bounds went apart");
        before = (lower, upper);
    }
}

fn check(moves: &'static [u8], truth: Value) {
    let model = move || {
        let tree = Arc::new(tree(moves));
        let threads = [0, 1].map(|number| {
            let tree = Arc::clone(&tree);
            thread::spawn(move || grow(&tree, number, truth))
        });
        threads.into_iter().for_each(|thread| thread.join().expect("no law is broken"));
        assert!(tree.bytes() <= 4000, "two threads may both take the last room, once: {}", tree.bytes());
    };
    shuttle::check_random(model, ORDERS);
    shuttle::check_pct(model, ORDERS, 3);
}

#[test]
fn what_two_threads_prove_of_a_win_is_true() {
    check(&[3, 3, 3, 3, 3, 1], Value::SOME_WIN);
}

#[test]
fn what_two_threads_prove_of_a_loss_is_true() {
    check(&[3, 3, 3, 3, 3, 2], Value::SOME_LOSS);
}
