//! Solves a position of Hex and writes the proof down, and says what each took. Run with
//! `cargo run --release -p jogada-experts --example hex_proof -- 7`: rows, and after that the position, if it is not the
//! empty board, and a file for the proof. `jogada verify --proof FILE` checks it.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use cpu_time::ProcessTime;
use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::hex::Hex;
use jogada_rules::{Game, Notation};
use jogada_search::Clock;

/// What the program gives a solver where nobody says otherwise.
const MEMORY: usize = 256 << 20;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let size = arguments.next().map_or(7, |text| text.parse().expect("a number of rows"));
    let game = Hex::new(size, false).expect("a size that there is");
    let read = |text: String| game.read_position(&text).expect("a position of the board");
    let state = arguments.next().map_or_else(|| game.initial(), read);
    let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
    let (mut clock, begin) = (Clock::unlimited(), ProcessTime::now());
    let verdict = solver.solve(&game, &state, &mut clock).expect("nobody stops it");
    let (solving, solved) = (begin.elapsed().as_secs_f64(), clock.nodes());
    let begin = ProcessTime::now();
    let proof = solver.prove(&game, &state, &mut clock).expect("nobody stops it");
    let (writing, written) = (begin.elapsed().as_secs_f64(), clock.nodes() - solved);
    let is_claim = |line: &&str| ["path", "chain", "answers", "pair"].iter().any(|kind| line.starts_with(kind));
    let claims = proof.lines().filter(is_claim).count();
    println!("{} wins: {solved} positions, {solving:.2} s of processor time", verdict.winner);
    println!("the proof: {written} positions, {writing:.2} s, {claims} claims, {} bytes", proof.len());
    if let Some(path) = arguments.next() {
        std::fs::write(path, proof).expect("it can be written");
    }
}
