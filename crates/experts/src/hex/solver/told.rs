//! What the solver tells of many positions by lot, in one number; see [`crate::told`].

use std::path::Path;

use jogada_rules::Dice;
use jogada_search::{Clock, Limits, StopFlag};

use super::checkpoint::HexCheckpoint;
use super::numbers::MoverNumbers;
use super::{Parts, SizedSolver};
use crate::hex::bits::CellBits;
use crate::hex::truth::{Outcomes, random_position};
use crate::told::{Chronicle, told};

/// With everything, with each part left out, and with other widths.
const PARTS: [Parts; 5] = [
    Parts::ALL,
    Parts { inferior: false, ..Parts::ALL },
    Parts { connections: None, ..Parts::ALL },
    Parts { width: (3, 0.1), ..Parts::ALL },
    Parts { width: (1, 1.0), connections: None, inferior: false },
];

/// Notes what solvers find of a position, stopped early, told to go on, and asked again, and all that they remember.
fn note<B: CellBits>(told: &mut Chronicle, folder: &Path, size: usize, number: usize) {
    let parts = PARTS[number % PARTS.len()];
    let solver = SizedSolver::<B>::new(size, 1 << 18, parts);
    let cells = size * size;
    let least = if parts.connections.is_none() { cells / 2 } else { cells / 3 };
    let stones = random_position(&solver.terrain, &mut Dice::new((100 * size + number) as u64), least);
    told.note((stones, solver.must_play(stones), solver.recall(stones)));
    for nodes in [2, 9, 400] {
        let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
        let mut heard = Vec::new();
        let found = solver.solve_aloud(stones, 1, &mut clock, &mut |nodes| heard.push(nodes));
        told.note((found, clock.nodes(), heard, solver.fill()));
        if let (Ok(verdict), true) = (found, size < 4 || least > 7) {
            assert_eq!(verdict.mover_wins, Outcomes::new(&solver.terrain).wins(stones), "{stones:?}");
        }
        if number >= PARTS.len() || nodes == 2 {
            continue; // A file takes its time to come to the disk.
        }
        let checkpoint = HexCheckpoint { path: folder.join("kept"), root: stones };
        let saved = |solver: &SizedSolver<B>| {
            checkpoint.save(solver).expect("it can be written");
            std::fs::read(&checkpoint.path).expect("it is there")
        };
        let (bytes, other) = (saved(&solver), SizedSolver::<B>::new(size, 1 << 18, parts));
        checkpoint.load(&other).expect("it is whole");
        assert!(saved(&other) == bytes, "what was read is what was written");
        told.note(bytes);
    }
    told.note(solver.recall(stones));
}

/// Verdicts with carriers, how many positions they took, and everything that is remembered, byte for byte.
#[test]
fn what_is_told_by_the_hex_solver() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = told(|told| {
        for number in 0..20 {
            (2..=4).for_each(|size| note::<u64>(told, folder.path(), size, number));
            if PARTS[number % PARTS.len()].connections.is_some() {
                note::<u128>(told, folder.path(), 5, number);
            }
        }
    });
    assert_eq!(number, "d616-b5a8-0ce8-5a7e");
}

#[test]
fn what_is_told_of_numbers_at_their_limits() {
    let limit = MoverNumbers { win: 5, loss: 7 };
    let reach = |win, loss| MoverNumbers { win, loss }.reach(limit);
    assert_eq!([reach(4, 6), reach(5, 6), reach(4, 7), reach(6, 8)], [false, true, true, true]);
}
