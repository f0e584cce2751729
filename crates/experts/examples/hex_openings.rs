//! Which first moves win, and what it takes to prove it. Run with
//! `cargo run --release -p jogada-experts --example hex_openings -- 6` for all of them, with `empty` after the size for one.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use cpu_time::ProcessTime;
use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::hex::{Hex, HexMove};
use jogada_rules::{Game, Side};
use jogada_search::Clock;

/// What the solver may remember.
const MEMORY: usize = 1 << 30;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let size = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let game = Hex::new(size, false).expect("a size of 1 to 26");
    let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
    let mut clock = Clock::unlimited();
    let begin = ProcessTime::now();
    if arguments.next().as_deref() == Some("empty") {
        let verdict = solver.solve(&game, &game.initial(), &mut clock).expect("nothing stops it");
        println!("{:?} wins, by {:?}", verdict.winner, verdict.best);
    } else {
        print_map(&game, &solver, &mut clock);
    }
    let (time, nodes) = (begin.elapsed().as_secs_f64(), clock.nodes());
    println!("{nodes} positions, {time:.3} CPU s, {:.0} us each", time * 1e6 / nodes as f64);
}

/// Prints row by row which first moves win.
fn print_map(game: &Hex, solver: &HexSolver, clock: &mut Clock) {
    let mut wins = 0;
    for cell in game.cells() {
        let mut state = game.initial();
        game.play(&mut state, HexMove::Place(cell));
        let is_won = game.settled(&state).is_some()
            || solver.solve(game, &state, clock).expect("nothing stops it").winner == Side::First;
        wins += usize::from(is_won);
        let end = if usize::from(cell.col) + 1 == game.size() { "\n" } else { "" };
        print!("{}{end}", if is_won { 'W' } else { '.' });
    }
    println!("{wins} of {} first moves win", game.size() * game.size());
}
