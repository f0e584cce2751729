//! The course report's table on the Adji-boto puzzle, cell by cell.

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Hole};
use jogada_rules::Puzzle;
use jogada_search::path::{Answer, Shortfall, WayOutcome, astar_report, bfs_report, dfs_report, sma_report};
use jogada_search::{Limits, StopFlag, Stopped};

/// The length of OPEN that reproduces the report's "SMA*".
const MEMORY: usize = 100;

fn problem(letter: &str) -> AdjiBotoPuzzle {
    let letter = letter.chars().next().expect("a letter");
    AdjiBotoPuzzle::problem(letter).expect("one of the report's problems")
}

fn run(puzzle: &AdjiBotoPuzzle, algorithm: &str, limits: &Limits) -> WayOutcome<Hole> {
    let stop = StopFlag::new();
    match algorithm {
        "bfs" => bfs_report(puzzle, limits, &stop, &mut ()),
        "dfs" => dfs_report(puzzle, limits, &stop, &mut ()),
        "astar_base" => astar_report(puzzle, &Base, limits, &stop, &mut ()),
        "astar_adv" => astar_report(puzzle, &Advanced, limits, &stop, &mut ()),
        "sma_base" => sma_report(puzzle, &Base, MEMORY, limits, &stop, &mut ()),
        "sma_adv" => sma_report(puzzle, &Advanced, MEMORY, limits, &stop, &mut ()),
        other => panic!("{other} is not in the report"),
    }
}

#[test]
fn all_cells_with_figures_come_out_exactly() {
    let mut cells = 0;
    for line in include_str!("tables/puzzle_report.txt").lines().filter(|line| !line.starts_with(';')) {
        let words: Vec<&str> = line.split(' ').collect();
        let figures: Vec<u64> = words[2..].iter().map(|word| word.parse().expect("a number")).collect();
        let puzzle = problem(words[0]);
        let outcome = run(&puzzle, words[1], &Limits::NONE);
        let path = outcome.answer.path().unwrap_or_else(|| panic!("{line}: not solved"));
        let found = [outcome.counters.generated, outcome.counters.expanded, path.moves.len() as u64];
        assert_eq!(found[..], figures[..], "{line}");
        let step = |state, &mv| puzzle.step(&state, mv).expect("a move of the solution").state;
        assert!(puzzle.is_goal(&path.moves.iter().fold(puzzle.initial(), step)), "{line}");
        assert!(!outcome.answer.is_proven() || words[1] == "bfs", "{line}: only breadth first proves anything");
        cells += 1;
    }
    assert_eq!(cells, 35);
}

#[test]
fn penetrance_is_depth_over_generated() {
    let outcome = run(&problem("D"), "sma_adv", &Limits::NONE);
    let penetrance = outcome.penetrance().expect("it is solved");
    assert!((penetrance - 0.068_139_963_167_587_48).abs() < 1e-12);
}

#[test]
fn report_mode_stops_at_a_million_generated_nodes_and_says_so() {
    let outcome = run(&problem("D"), "bfs", &Limits::NONE);
    assert!(matches!(outcome.answer, Answer::Stopped { reason: Shortfall::Limit(Stopped::Nodes), .. }));
    assert_eq!(outcome.counters.generated, 1_000_000);
}

#[test]
fn a_depth_limit_below_the_solution_is_reported() {
    let outcome = run(&problem("F"), "dfs", &Limits { nodes: Some(20_000), ..Limits::depth(4) });
    assert!(matches!(outcome.answer, Answer::Stopped { reason: Shortfall::Depth, .. }));
}
