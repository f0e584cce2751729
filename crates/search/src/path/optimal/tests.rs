use jogada_rules::{Dice, Step};

use super::super::bfs;
use super::*;

/// A ring of six holes. A move sows the pieces of a hole one by one into the next holes; if the last hole then holds an
/// odd number up to five, those pieces are gone. Rotations are all alike.
struct Ring {
    start: [u8; 6],
}

impl Ring {
    fn sown(mut holes: [u8; 6], hole: usize) -> [u8; 6] {
        let count = usize::from(std::mem::take(&mut holes[hole]));
        for step in 1..=count {
            holes[(hole + step) % 6] += 1;
        }
        let last = (hole + count) % 6;
        if matches!(holes[last], 1 | 3 | 5) {
            holes[last] = 0;
        }
        holes
    }

    /// All boards of up to as many pieces as the start has, in some order.
    fn boards(most: u8) -> Vec<[u8; 6]> {
        let mut boards = vec![[0; 6]];
        for hole in 0..6 {
            let with = |board: &[u8; 6]| {
                let (board, room) = (*board, most - board.iter().sum::<u8>());
                (0..=room).map(move |count| {
                    let mut board = board;
                    board[hole] = count;
                    board
                })
            };
            boards = boards.iter().flat_map(with).collect();
        }
        boards
    }
}

impl Puzzle for Ring {
    type State = [u8; 6];
    type Move = usize;

    fn initial(&self) -> [u8; 6] {
        self.start
    }

    fn is_goal(&self, state: &[u8; 6]) -> bool {
        *state == [0; 6]
    }

    fn successors(&self, state: &[u8; 6], out: &mut Steps<Self>) {
        let playable = (0..6).filter(|&hole| state[hole] > 0);
        out.extend(playable.map(|hole| Step::new(hole, Self::sown(*state, hole))));
    }
}

impl Reversible for Ring {
    fn goals(&self) -> Vec<[u8; 6]> {
        vec![[0; 6]]
    }

    /// By trying every board: slow, and plain enough to be right.
    fn predecessors(&self, state: &[u8; 6], out: &mut Steps<Self>) {
        for board in Self::boards(self.start.iter().sum()) {
            let leading = (0..6).filter(|&hole| board[hole] > 0 && Self::sown(board, hole) == *state);
            out.extend(leading.map(|hole| Step::new(hole, board)));
        }
    }
}

impl Folded for Ring {
    fn canonical(&self, state: &[u8; 6]) -> [u8; 6] {
        let turned = |step| {
            let mut holes = *state;
            holes.rotate_left(step);
            holes
        };
        (0..6).map(turned).min().expect("six rotations")
    }
}

impl Countdown for Ring {
    fn left(&self, state: &[u8; 6]) -> u32 {
        state.iter().map(|&held| u32::from(held)).sum()
    }

    fn most_per_move(&self) -> u32 {
        5
    }
}

/// Without the beam, which would find the shortest way on such small boards and hide a length excluded wrongly.
#[test]
fn lengths_are_excluded_only_where_breadth_first_finds_nothing_either() {
    let mut dice = Dice::new(33);
    for _ in 0..200 {
        let mut start = [0; 6];
        for _ in 0..=dice.below(8) {
            start[dice.below(6)] += 1;
        }
        let ring = Ring { start };
        let oracle = bfs(&ring, &Limits::NONE, &StopFlag::new(), &mut ()).depth();
        let mut pair = Pair::new(&ring, 1, USUAL_MEMORY);
        let mut watcher = ();
        let mut run = Run::new(&ring, &Limits::NONE, &StopFlag::new(), &mut watcher);
        pair.search(&mut run).expect("nothing stops it");
        assert_eq!(pair.best.map(|path| path.moves.len() as u32), oracle, "{start:?}");
        let excluded = pair.proof.excluded.last().map(|exclusion| exclusion.moves);
        assert!(oracle.is_none() || excluded.is_none_or(|moves| Some(moves + 1) == oracle), "{start:?}");
    }
}
