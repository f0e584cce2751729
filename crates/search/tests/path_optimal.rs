//! Proven optima on a puzzle of two piles, small enough for breadth first to know everything.

use jogada_rules::{Cost, Countdown, Folded, Puzzle, Reversible, Step, Steps};
use jogada_search::path::{Answer, Exclusion, Fold, bfs, optimal};
use jogada_search::{Limits, StopFlag};

/// Two piles to be cleared. A move takes an allowed number from a pile whose size is a multiple of it, or shifts one
/// piece to the other pile. The piles are alike.
struct Piles {
    start: (u32, u32),
    takes: &'static [u32],
    /// What taking costs; shifting costs one move.
    price: Cost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Take { first: bool, count: u32 },
    Shift { first: bool },
}

/// The pile that is meant, then the other.
const fn seen((a, b): (u32, u32), first: bool) -> (u32, u32) {
    if first { (a, b) } else { (b, a) }
}

impl Piles {
    fn turns(&self) -> impl Iterator<Item = Turn> {
        let takes = self.takes.iter().flat_map(|&count| [true, false].map(|first| Turn::Take { first, count }));
        takes.chain([true, false].map(|first| Turn::Shift { first }))
    }

    fn played(&self, state: (u32, u32), mv: Turn) -> Option<Step<Turn, (u32, u32)>> {
        match mv {
            Turn::Take { first, count } => {
                let (pile, other) = seen(state, first);
                let allowed = pile >= count && pile.is_multiple_of(count);
                allowed.then(|| Step { mv, state: seen((pile - count, other), first), cost: self.price })
            }
            Turn::Shift { first } => {
                let (pile, other) = seen(state, first);
                (pile > 0).then(|| Step::new(mv, seen((pile - 1, other + 1), first)))
            }
        }
    }

    fn unplayed(&self, state: (u32, u32), mv: Turn) -> Option<Step<Turn, (u32, u32)>> {
        let before = match mv {
            Turn::Take { first, count } => {
                let (pile, other) = seen(state, first);
                seen((pile + count, other), first)
            }
            Turn::Shift { first } => {
                let (pile, other) = seen(state, first);
                seen((pile + 1, other.checked_sub(1)?), first)
            }
        };
        let step = self.played(before, mv).filter(|step| step.state == state)?;
        Some(Step { mv, state: before, cost: step.cost })
    }
}

impl Puzzle for Piles {
    type State = (u32, u32);
    type Move = Turn;

    fn initial(&self) -> (u32, u32) {
        self.start
    }

    fn is_goal(&self, state: &(u32, u32)) -> bool {
        *state == (0, 0)
    }

    fn successors(&self, state: &(u32, u32), out: &mut Steps<Self>) {
        out.extend(self.turns().filter_map(|mv| self.played(*state, mv)));
    }
}

impl Reversible for Piles {
    fn goals(&self) -> Vec<(u32, u32)> {
        vec![(0, 0)]
    }

    fn predecessors(&self, state: &(u32, u32), out: &mut Steps<Self>) {
        out.extend(self.turns().filter_map(|mv| self.unplayed(*state, mv)));
    }
}

impl Folded for Piles {
    fn canonical(&self, state: &(u32, u32)) -> (u32, u32) {
        (state.0.min(state.1), state.0.max(state.1))
    }
}

impl Countdown for Piles {
    fn left(&self, state: &(u32, u32)) -> u32 {
        state.0 + state.1
    }

    fn most_per_move(&self) -> u32 {
        self.takes.iter().copied().max().expect("something can be taken")
    }
}

fn piles(start: (u32, u32), takes: &'static [u32]) -> Piles {
    Piles { start, takes, price: Cost::ONE }
}

#[test]
fn every_start_has_the_optimum_that_breadth_first_finds() {
    for takes in [&[1, 4][..], &[2, 3], &[3, 7], &[5]] {
        for a in 0..22 {
            for b in 0..22 {
                let puzzle = piles((a, b), takes);
                let oracle = bfs(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
                let optimum = optimal(&puzzle, 1, &Limits::NONE, &StopFlag::new(), &mut ());
                let answer = optimum.outcome.answer;
                assert!(answer.is_proven(), "{a} {b} {takes:?}");
                assert_eq!(answer.path().map(|path| path.cost), oracle.answer.path().map(|path| path.cost), "{a} {b}");
                let Some(path) = answer.path() else { continue };
                let step = |state, &mv| puzzle.step(&state, mv).expect("a possible move").state;
                assert!(puzzle.is_goal(&path.moves.iter().fold((a, b), step)), "{a} {b} {takes:?}");
            }
        }
    }
}

#[test]
fn a_start_without_a_solution_is_recognized() {
    let odd = piles((5, 4), &[2]);
    let optimum = optimal(&odd, 2, &Limits::NONE, &StopFlag::new(), &mut ());
    assert_eq!(optimum.outcome.answer, Answer::NoSolution);
    assert_eq!(bfs(&Fold(&odd), &Limits::NONE, &StopFlag::new(), &mut ()).answer, Answer::NoSolution);
}

#[test]
fn fewest_moves_are_no_proof_of_the_cheapest_when_moves_cost_more_than_one() {
    let dear = Piles { price: Cost::moves(3), ..piles((4, 4), &[1, 4]) };
    let optimum = optimal(&dear, 1, &Limits::NONE, &StopFlag::new(), &mut ());
    let Answer::Found { path, proven } = optimum.outcome.answer else { panic!("it can be cleared") };
    assert_eq!((path.moves.len(), path.cost, proven), (2, Cost::moves(6), false));
}

#[test]
fn the_proof_names_every_length_that_was_excluded() {
    // Seven pieces in at most fours take two moves or more; but only whole multiples can be taken.
    let optimum = optimal(&piles((3, 4), &[1, 4]), 1, &Limits::NONE, &StopFlag::new(), &mut ());
    let excluded: Vec<u32> = optimum.proof.excluded.iter().map(|&Exclusion { moves, .. }| moves).collect();
    assert_eq!((optimum.proof.left, optimum.proof.most_per_move), (7, 4));
    assert_eq!(excluded, [2, 3]);
    assert_eq!(optimum.outcome.depth(), Some(4));
}
