//! Which first moves win, and what it takes to prove it. Run with
//! `cargo run --release -p jogada-experts --example hex_openings -- 6`.

use std::time::Instant;

use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::hex::{Hex, HexMove};
use jogada_rules::{Game, Side};
use jogada_search::Clock;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let size = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let is_empty = arguments.next().as_deref() == Some("empty");
    let game = Hex::new(size, false).expect("a size of 1 to 26");
    let solver = HexSolver::new(&game, 1 << 30, Knowledge::ALL);
    let mut clock = Clock::unlimited();
    let begin = Instant::now();
    if let Ok(path) = std::env::var("PROOF") {
        let mut state = game.initial();
        if let Ok(cell) = std::env::var("ONLY") { let c: usize = cell.parse().unwrap(); game.play(&mut state, HexMove::Place(jogada_games::hex::Cell::new(c / size, c % size))); }
        std::fs::write(path, solver.prove(&game, &state, &mut clock).unwrap()).unwrap();
    } else if is_empty {
        let verdict = solver.solve(&game, &game.initial(), &mut clock).expect("nothing stops it");
        print!("{:?} {:?}", verdict.winner, verdict.best);
    } else {
        let only: Option<Vec<usize>> = std::env::var("ONLY").ok().map(|t| t.split(',').map(|x| x.parse().unwrap()).collect());
        for cell in game.cells() {
            if only.as_ref().is_some_and(|o| !o.contains(&(cell.row as usize*size+cell.col as usize))) { continue; }
            let mut state = game.initial();
            game.play(&mut state, HexMove::Place(cell));
            let verdict = solver.solve(&game, &state, &mut clock).expect("nothing stops it");
            print!("{}{}", if verdict.winner == Side::First { 'W' } else { '.' }, if usize::from(cell.col) + 1 == size { "\n" } else { "" });
        }
    }
    let time = begin.elapsed();
    println!("\n{} positions, {:.3} s, {:.0} us each", clock.nodes(), time.as_secs_f64(), time.as_micros() as f64 / clock.nodes() as f64);
}
