//! Which first moves win, and what it takes to prove it. Run with
//! `cargo run --release -p jogada-experts --example hex_openings -- 6` for all of them, with `empty` after the size for one.
//! What it prints says all that it knows, so a run that was stopped goes on where its output, named after the size, ends:
//! `… -- 8 >> map.txt`, then `… -- 8 map.txt >> map.txt`. First moves named after that file are solved alone, in their order:
//! `… -- 8 map.txt h2 h4 >> map.txt`.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use std::collections::BTreeMap;

use cpu_time::ProcessTime;
use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::hex::{Cell, Hex, HexMove};
use jogada_rules::{Game, Notation, Side};
use jogada_search::Clock;

/// What the solver may remember: it takes no more than it needs, and all of it for the last openings of 8×8.
const MEMORY: usize = 4 << 30;
/// What is printed of a first move that wins, and of one that loses.
const VERDICTS: [&str; 2] = ["loses", "wins"];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let size = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let game = Hex::new(size, false).expect("a size of 1 to 26");
    let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
    let mut clock = Clock::unlimited();
    let begin = ProcessTime::now();
    match arguments.next().as_deref() {
        Some("empty") => {
            let verdict = solver.solve(&game, &game.initial(), &mut clock).expect("nothing stops it");
            println!("{:?} wins, by {:?}", verdict.winner, verdict.best);
        }
        Some(earlier) => {
            let earlier = std::fs::read_to_string(earlier).expect("what an earlier run has printed");
            let named: Vec<Cell> = arguments.filter_map(|word| cell_named(&game, &word)).collect();
            let wanted = if named.is_empty() { from_the_middle(&game) } else { named };
            print_map(&game, &openings(&game, &solver, &wanted, known(&game, &earlier), &mut clock));
        }
        None => print_map(&game, &openings(&game, &solver, &from_the_middle(&game), BTreeMap::new(), &mut clock)),
    }
    let (time, nodes) = (begin.elapsed().as_secs_f64(), clock.nodes());
    println!("{nodes} positions, {time:.3} CPU s, {:.0} us each", time * 1e6 / nodes as f64);
}

/// What an earlier run has found out, and the same after half a turn.
fn known(game: &Hex, printed: &str) -> BTreeMap<Cell, bool> {
    let opening = |line: &str| {
        let mut words = line.split_whitespace();
        let cell = cell_named(game, words.next()?)?;
        let verdict = words.next()?;
        Some((cell, VERDICTS.iter().position(|&word| word == verdict)? == 1))
    };
    let both = |(cell, is_won)| [(cell, is_won), (turned(game, cell), is_won)];
    printed.lines().filter_map(opening).flat_map(both).collect()
}

fn cell_named(game: &Hex, word: &str) -> Option<Cell> {
    match game.read_move(&game.initial(), word).ok()? {
        HexMove::Place(cell) => Some(cell),
        HexMove::Swap => None,
    }
}

/// What half a turn of the board makes of a cell, which changes nothing.
fn turned(game: &Hex, cell: Cell) -> Cell {
    let last = game.size() as u8 - 1;
    Cell { row: last - cell.row, col: last - cell.col }
}

/// Half of the first moves, from the middle of the board outward: what is easy comes first, and is remembered when the rest
/// needs it. The other half is the same after half a turn.
fn from_the_middle(game: &Hex) -> Vec<Cell> {
    let last = game.size() as u8 - 1;
    let from_middle = |cell: &Cell| {
        let [row, col] = [cell.row, cell.col].map(|line| (2 * i32::from(line) - i32::from(last)).abs());
        row.max(col)
    };
    let mut cells: Vec<Cell> = game.cells().filter(|&cell| cell <= turned(game, cell)).collect();
    cells.sort_by_key(from_middle);
    cells
}

/// Whether each of these first moves wins, and the same after half a turn, beside what is known.
fn openings(
    game: &Hex,
    solver: &HexSolver,
    wanted: &[Cell],
    mut known: BTreeMap<Cell, bool>,
    clock: &mut Clock,
) -> BTreeMap<Cell, bool> {
    for &cell in wanted {
        let is_won = *known.entry(cell).or_insert_with(|| opening_wins(game, solver, cell, clock));
        known.insert(turned(game, cell), is_won);
    }
    known
}

/// Whether a first move wins, told as soon as it is known.
fn opening_wins(game: &Hex, solver: &HexSolver, cell: Cell, clock: &mut Clock) -> bool {
    let (begin, before) = (ProcessTime::now(), clock.nodes());
    let mut state = game.initial();
    game.play(&mut state, HexMove::Place(cell));
    let is_won = game.settled(&state).is_some()
        || solver.solve(game, &state, clock).expect("nothing stops it").winner == Side::First;
    let (time, nodes) = (begin.elapsed().as_secs_f64(), clock.nodes() - before);
    let verdict = VERDICTS[usize::from(is_won)];
    println!(
        "{} {verdict} ({nodes} positions, {time:.3} CPU s)",
        game.move_text(&game.initial(), HexMove::Place(cell))
    );
    is_won
}

/// Prints row by row which first moves win, and of which that is not known.
fn print_map(game: &Hex, openings: &BTreeMap<Cell, bool>) {
    for cell in game.cells() {
        let end = if usize::from(cell.col) + 1 == game.size() { "\n" } else { "" };
        let sign = openings.get(&cell).map_or('?', |&is_won| if is_won { 'W' } else { '.' });
        print!("{sign}{end}");
    }
    let wins = openings.values().filter(|&&is_won| is_won).count();
    println!("{wins} of {} first moves win", openings.len());
}
