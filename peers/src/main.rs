//! A* on problem D of the Adji-boto puzzle with the heuristic `fifths`: ours and the `pathfinding` crate's.
//!
//! Each search runs in a process of its own, so that the peak of memory is its own. `cargo xtask peers` runs all and
//! prints the ratios; `peers NAME` runs one and prints moves, seconds and kilobytes.

use std::process::ExitCode;
use std::time::Instant;

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Board, Fifths};
use jogada_rules::{Cost, Heuristic, Puzzle};
use jogada_search::path::{Fold, Folding, astar, partial_astar};
use jogada_search::{Limits, StopFlag};

fn problem() -> AdjiBotoPuzzle {
    AdjiBotoPuzzle::problem('D').expect("one of the seven")
}

/// The length that a search finds.
fn moves(name: &str) -> Option<u32> {
    let (puzzle, stop) = (problem(), StopFlag::new());
    let limits = Limits::NONE;
    match name {
        "astar" => astar(&puzzle, &Fifths, &limits, &stop, &mut ()).depth(),
        "partial-astar" => partial_astar(&puzzle, &Fifths, &limits, &stop, &mut ()).depth(),
        "astar-symmetry" => astar(&Fold(&puzzle), &Folding(&Fifths), &limits, &stop, &mut ()).depth(),
        "partial-symmetry" => partial_astar(&Fold(&puzzle), &Folding(&Fifths), &limits, &stop, &mut ()).depth(),
        "pathfinding" => theirs(&puzzle),
        _ => None,
    }
}

fn theirs(puzzle: &AdjiBotoPuzzle) -> Option<u32> {
    let successors = |state: &Board| {
        let mut steps = Vec::new();
        puzzle.successors(state, &mut steps);
        steps.into_iter().map(|step| (step.state, 1_u32))
    };
    let estimate = |state: &Board| Fifths.estimate(puzzle, state).raw() / Cost::ONE.raw();
    let found =
        pathfinding::directed::astar::astar(&puzzle.initial(), successors, estimate, |state| puzzle.is_goal(state));
    found.map(|(_, moves)| moves)
}

/// The most memory that this process ever held, in kilobytes, where the system tells.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let before = peak().unwrap_or_default();
    let start = Instant::now();
    let Some(moves) = moves(&name) else {
        eprintln!("peers astar|partial-astar|astar-symmetry|partial-symmetry|pathfinding");
        return ExitCode::from(2);
    };
    let seconds = start.elapsed().as_secs_f64();
    println!("{moves} {seconds:.4} {}", peak().unwrap_or_default() - before);
    ExitCode::SUCCESS
}
