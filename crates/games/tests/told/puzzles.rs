//! What the puzzles tell.

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Fifths, read_problems};
use jogada_games::graph::{self, Exact, Given, Hops, OwnGraph};
use jogada_games::grid::{self, Distance, Neighbors, OwnGrid, RowsAndColumns, StraightLine};
use jogada_games::sliding_tiles::{LinearConflict, Manhattan, SlidingTiles};
use jogada_rules::{Countdown, Dice, Folded, Shown};

use crate::puzzle::{Estimates, RandomWalk};
use crate::telling::{spoiled, told};

#[test]
fn what_sliding_tiles_tell() {
    let number = told(|telling| {
        for (rows, cols) in [(2, 2), (3, 3), (2, 5), (4, 4), (5, 3), (8, 2)] {
            let puzzle = SlidingTiles::new(rows, cols).expect("a size");
            let walk = RandomWalk { seed: 13, steps: 60, view_every: 12 };
            walk.tell(telling, &puzzle, &[&Manhattan, &LinearConflict], |_, _| ());
        }
    });
    assert_eq!(number, 0x1638_26F2_712C_C29A, "{number:#x}");
}

#[test]
fn what_the_adji_boto_puzzle_tells() {
    let number = told(|telling| {
        let estimates: Estimates<'_, AdjiBotoPuzzle> = &[&Base, &Advanced, &Fifths];
        let problems: Vec<_> = ('a'..='j').chain('A'..='J').filter_map(AdjiBotoPuzzle::problem).collect();
        telling.tell(problems.len());
        for puzzle in &problems {
            let walk = RandomWalk { seed: 14, steps: 24, view_every: 12 };
            walk.tell(telling, puzzle, estimates, |telling, state| {
                telling.tell((puzzle.canonical(state), puzzle.left(state), puzzle.most_per_move()));
                telling.tell((state.grid(), state.pieces()));
            });
        }
        let mut dice = Dice::new(15);
        for pair in problems.windows(2) {
            let [one, two] =
                [&pair[0], &pair[1]].map(|puzzle| puzzle.state_text(&jogada_rules::Puzzle::initial(puzzle)));
            let text = format!("{one}\n\n{two}\n");
            telling.tell((read_problems(&text), read_problems(&spoiled(&text, &mut dice))));
        }
    });
    assert_eq!(number, 0x72AB_EA51_0475_24D0, "{number:#x}");
}

#[test]
fn what_graphs_tell() {
    let number = told(|telling| {
        let walk = RandomWalk { seed: 16, steps: 12, view_every: 6 };
        let estimates: Estimates<'_, OwnGraph> = &[&Given, &Hops, &Exact];
        for example in &graph::EXAMPLES {
            let puzzle = OwnGraph::example(example.name).expect("an example");
            walk.tell(telling, &puzzle, estimates, |telling, state| telling.tell(state.faults()));
        }
        for places in [3, 4, 9, 26] {
            let puzzle = OwnGraph::random(places, 17).expect("a number");
            walk.tell(telling, &puzzle, estimates, |telling, state| telling.tell(state.faults()));
        }
    });
    assert_eq!(number, 0xC87C_EF24_3137_2EF0, "{number:#x}");
}

#[test]
fn what_grids_tell() {
    let number = told(|telling| {
        let estimates: Estimates<'_, OwnGrid> = &[&Distance, &StraightLine, &RowsAndColumns];
        telling.tell([3, 4, 6, 8].map(Neighbors::of));
        for neighbors in [Neighbors::Four, Neighbors::Eight, Neighbors::Six] {
            telling.tell(neighbors.count());
            let walk = RandomWalk { seed: 18, steps: 40, view_every: 20 };
            for example in &grid::EXAMPLES {
                let puzzle = OwnGrid::example(example.name, neighbors).expect("an example");
                telling.tell(puzzle.neighbors());
                walk.tell(telling, &puzzle, estimates, |_, _| ());
            }
            for (rows, cols, walls) in [(2, 2, 0), (5, 7, 30), (9, 4, 60), (3, 40, 20)] {
                let puzzle = OwnGrid::random(rows, cols, walls, 19, neighbors).expect("a size");
                walk.tell(telling, &puzzle, estimates, |_, _| ());
            }
        }
    });
    assert_eq!(number, 0x550B_520E_F180_31EF, "{number:#x}");
}
