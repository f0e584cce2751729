//! A new observer: where in the tree does alpha-beta save its work?
//!
//! Run with `cargo run -p new-observer`.

use jogada_games::tic_tac_toe::TicTacToe;
use jogada_rules::{Game, Nothing, Value, Window};
use jogada_search::tree::{AlphaBeta, alphabeta};
use jogada_search::{Clock, Cut, Observer};

/// For each ply, how many positions were entered and how many moves were never looked at.
#[derive(Default)]
struct Savings {
    entered: Vec<u64>,
    skipped: Vec<u64>,
}

impl<M> Observer<M> for Savings {
    fn enter(&mut self, ply: u32, _: M, _: Window) {
        *at(&mut self.entered, ply) += 1;
    }

    fn cut(&mut self, ply: u32, _: Cut, _: Value, skipped: usize) {
        *at(&mut self.skipped, ply + 1) += skipped as u64;
    }
}

fn at(counts: &mut Vec<u64>, ply: u32) -> &mut u64 {
    let ply = ply as usize;
    counts.resize(counts.len().max(ply + 1), 0);
    &mut counts[ply]
}

#[expect(clippy::print_stdout, reason = "an example shows what it found")]
fn main() {
    let game = TicTacToe::new(3, 3, 3).expect("the classic size");
    let options = AlphaBeta { depth: 9, ..AlphaBeta::default() };
    let mut savings = Savings::default();
    alphabeta(&game, &game.initial(), &Nothing, options, Window::FULL, &mut Clock::unlimited(), &mut savings);
    println!("ply  entered  never looked at");
    for ply in 1..savings.entered.len() {
        println!("{ply:3}  {:7}  {:15}", savings.entered[ply], savings.skipped.get(ply).unwrap_or(&0));
    }
}
