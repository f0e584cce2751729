//! Every path search against breadth first, on random boards of the Adji-boto puzzle.

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Fifths, Hole, PuzzleBoard};
use jogada_rules::{Cost, Dice, Folded, Puzzle};
use jogada_search::path::{
    Answer, Fold, Folding, Path, Shortfall, WayOutcome, Weight, astar, beam, bfs, bidirectional, climb, dfs, greedy,
    idastar, iddfs, partial_astar, rbfs, sma, uniform, wastar,
};
use jogada_search::{Limits, StopFlag};

const BOARDS: usize = 520;

/// A board of up to `most` pieces, thrown anywhere.
fn random_board(dice: &mut Dice, most: usize) -> PuzzleBoard {
    let mut grid = [[0; 6]; 2];
    for _ in 0..=dice.below(most) {
        grid[dice.below(2)][dice.below(6)] += 1;
    }
    PuzzleBoard::new(grid).expect("few pieces")
}

fn random_puzzles(seed: u64, most: usize) -> impl Iterator<Item = AdjiBotoPuzzle> {
    let mut dice = Dice::new(seed);
    std::iter::repeat_with(move || AdjiBotoPuzzle::new(random_board(&mut dice, most)))
}

/// Whether `path` leads to the goal at the cost it claims.
fn leads_home(puzzle: &AdjiBotoPuzzle, path: &Path<Hole>) -> bool {
    let mut state = puzzle.initial();
    let mut cost = Cost::ZERO;
    for &mv in &path.moves {
        let Some(step) = puzzle.step(&state, mv) else { return false };
        cost += step.cost;
        state = step.state;
    }
    puzzle.is_goal(&state) && cost == path.cost
}

/// What an algorithm must live up to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Claim {
    Optimal,
    Anything,
}

type Search = fn(&AdjiBotoPuzzle) -> WayOutcome<Hole>;

const NONE: Limits = Limits::NONE;

fn stop() -> StopFlag {
    StopFlag::new()
}

const SEARCHES: [(&str, Claim, Search); 22] = [
    ("bfs", Claim::Optimal, |puzzle| bfs(puzzle, &NONE, &stop(), &mut ())),
    ("dfs", Claim::Anything, |puzzle| dfs(puzzle, &NONE, &stop(), &mut ())),
    ("dfs to 20", Claim::Anything, |puzzle| dfs(puzzle, &Limits::depth(20), &stop(), &mut ())),
    ("iddfs", Claim::Optimal, |puzzle| iddfs(puzzle, &NONE, &stop(), &mut ())),
    ("uniform", Claim::Optimal, |puzzle| uniform(puzzle, &NONE, &stop(), &mut ())),
    ("greedy fifths", Claim::Anything, |puzzle| greedy(puzzle, &Fifths, &NONE, &stop(), &mut ())),
    ("greedy advanced", Claim::Anything, |puzzle| greedy(puzzle, &Advanced, &NONE, &stop(), &mut ())),
    ("climb", Claim::Anything, |puzzle| climb(puzzle, &Fifths, &NONE, &stop(), &mut ())),
    ("astar fifths", Claim::Optimal, |puzzle| astar(puzzle, &Fifths, &NONE, &stop(), &mut ())),
    ("astar base", Claim::Anything, |puzzle| astar(puzzle, &Base, &NONE, &stop(), &mut ())),
    ("astar advanced", Claim::Anything, |puzzle| astar(puzzle, &Advanced, &NONE, &stop(), &mut ())),
    ("partial astar", Claim::Optimal, |puzzle| partial_astar(puzzle, &Fifths, &NONE, &stop(), &mut ())),
    ("wastar 1", Claim::Optimal, |puzzle| wastar(puzzle, &Fifths, Weight::ONE, &NONE, &stop(), &mut ())),
    ("wastar 3", Claim::Anything, |puzzle| wastar(puzzle, &Fifths, Weight::thousandths(3000), &NONE, &stop(), &mut ())),
    ("idastar", Claim::Optimal, |puzzle| idastar(puzzle, &Fifths, 0, &NONE, &stop(), &mut ())),
    ("idastar with a small table", Claim::Optimal, |puzzle| idastar(puzzle, &Fifths, 64, &NONE, &stop(), &mut ())),
    ("idastar with a large table", Claim::Optimal, |puzzle| idastar(puzzle, &Fifths, 9999, &NONE, &stop(), &mut ())),
    ("rbfs", Claim::Optimal, |puzzle| rbfs(puzzle, &Fifths, &NONE, &stop(), &mut ())),
    ("sma", Claim::Optimal, |puzzle| sma(puzzle, &Fifths, 5000, &NONE, &stop(), &mut ())),
    ("beam", Claim::Anything, |puzzle| beam(puzzle, &Advanced, 100, &NONE, &stop(), &mut ())),
    ("bidirectional", Claim::Optimal, |puzzle| bidirectional(puzzle, &NONE, &stop(), &mut ())),
    ("astar folded", Claim::Optimal, |puzzle| {
        unfolded(puzzle, |fold| astar(fold, &Folding(&Fifths), &NONE, &stop(), &mut ()))
    }),
];

/// Searches modulo symmetry, and takes the answer back to the real board.
fn unfolded<'a>(
    puzzle: &'a AdjiBotoPuzzle,
    search: impl FnOnce(&Fold<'a, AdjiBotoPuzzle>) -> WayOutcome<Hole>,
) -> WayOutcome<Hole> {
    let fold = Fold(puzzle);
    let mut outcome = search(&fold);
    if let Answer::Found { path, .. } = &mut outcome.answer {
        *path = fold.unfold(&path.moves).expect("moves found on the folded board");
    }
    outcome
}

#[test]
fn every_search_finds_what_breadth_first_finds() {
    for puzzle in random_puzzles(3, 7).take(BOARDS) {
        let oracle = bfs(&puzzle, &NONE, &stop(), &mut ()).depth();
        for (name, claim, search) in SEARCHES {
            let outcome = search(&puzzle);
            let start = puzzle.initial();
            let path = outcome.answer.path().unwrap_or_else(|| panic!("{name} does not solve {start:?}"));
            assert!(leads_home(&puzzle, path), "{name} goes astray from {start:?}");
            if claim == Claim::Optimal {
                assert_eq!((outcome.depth(), outcome.answer.is_proven()), (oracle, true), "{name} on {start:?}");
            } else {
                let best = !outcome.answer.is_proven() || outcome.depth() == oracle;
                assert!(best && outcome.depth() >= oracle, "{name} claims too much on {start:?}");
            }
        }
    }
}

#[test]
fn sma_never_holds_more_than_its_limit_and_finds_the_optimum_whenever_the_path_fits() {
    for puzzle in random_puzzles(4, 6).take(200) {
        let oracle = bfs(&puzzle, &NONE, &stop(), &mut ()).depth().expect("solvable");
        for most in [4, 6, 10, 20, 50] {
            let limits = Limits::nodes(3_000_000);
            let outcome = sma(&puzzle, &Fifths, most, &limits, &stop(), &mut ());
            let start = puzzle.initial();
            assert!(outcome.counters.max_held <= most as u64, "{start:?} in {most} nodes");
            if (oracle as usize) < most {
                assert_eq!((outcome.depth(), outcome.answer.is_proven()), (Some(oracle), true), "{start:?} in {most}");
            } else {
                let too_few = matches!(outcome.answer, Answer::Stopped { reason: Shortfall::TooFewNodes, .. });
                assert!(too_few, "{start:?} in {most} nodes: {:?}", outcome.answer);
            }
        }
    }
}

#[test]
fn folded_searches_hold_fewer_states_and_find_the_same() {
    let mut held = (0, 0);
    for puzzle in random_puzzles(5, 6).take(100) {
        let plain = bfs(&puzzle, &NONE, &stop(), &mut ());
        let folded = unfolded(&puzzle, |fold| bfs(fold, &NONE, &stop(), &mut ()));
        let both = unfolded(&puzzle, |fold| bidirectional(fold, &NONE, &stop(), &mut ()));
        assert_eq!(folded.depth(), plain.depth());
        assert_eq!(both.depth(), plain.depth());
        held = (held.0 + folded.counters.max_held, held.1 + plain.counters.max_held);
        for outcome in [&folded, &both] {
            assert!(leads_home(&puzzle, outcome.answer.path().expect("solvable")));
        }
    }
    assert!(held.0 < held.1, "{held:?}");
}

#[test]
fn an_empty_board_is_solved_at_once() {
    let puzzle = AdjiBotoPuzzle::new(PuzzleBoard::EMPTY);
    for (name, _, search) in SEARCHES {
        let outcome = search(&puzzle);
        assert_eq!(outcome.depth(), Some(0), "{name}");
        assert_eq!(outcome.counters.generated, 0, "{name}");
    }
    assert_eq!(puzzle.canonical(&PuzzleBoard::EMPTY), PuzzleBoard::EMPTY);
}
