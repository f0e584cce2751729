//! Path algorithms by spec: every one on every puzzle that has what it needs, and errors that point at the place.

use jogada_catalog::path::{Event, Finding, Listener, WayVerdict};
use jogada_catalog::rules::{Cost, Heuristic, Promise};
use jogada_catalog::{Catalog, Need, PuzzleEntry, Spec, SpecError, SpecProblem, StopFlag};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, PuzzleBoard};

fn entry<'a>(catalog: &'a Catalog, puzzle: &str) -> &'a PuzzleEntry {
    catalog.puzzle(&Spec::parse(puzzle).expect("a spec")).expect("a puzzle")
}

fn find(catalog: &Catalog, puzzle: &str, algorithm: &str, listener: &mut dyn Listener) -> Finding {
    let plan = entry(catalog, puzzle).plan(algorithm).unwrap_or_else(|error| panic!("{algorithm}: {error}"));
    let session = catalog.open(puzzle).expect("it opens");
    session.as_quest().expect("a puzzle").find_way(&plan, &StopFlag::new(), listener)
}

fn refusal(puzzle: &str, algorithm: &str) -> SpecError {
    let catalog = jogada_standard::catalog();
    let refused = entry(&catalog, puzzle).plan(algorithm);
    refused.expect_err(algorithm)
}

#[test]
fn every_algorithm_solves_a_problem_of_every_puzzle_that_has_what_it_needs() {
    let catalog = jogada_standard::catalog();
    for (puzzle, optimum) in [("adji-boto-puzzle:problem=A", 4), ("sliding-tiles:rows=2,cols=3", 14)] {
        for method in entry(&catalog, puzzle).methods() {
            let finding = find(&catalog, puzzle, method.name, &mut ());
            let depth = finding.depth().unwrap_or_else(|| panic!("{} on {puzzle}", method.name));
            assert!(depth >= optimum, "{} on {puzzle}", method.name);
            assert!(!finding.is_optimal() || depth == optimum, "{} on {puzzle}", method.name);
        }
    }
}

#[test]
fn settings_of_a_spec_reach_the_algorithm() {
    let catalog = jogada_standard::catalog();
    let on_c = |algorithm: &str| find(&catalog, "adji-boto-puzzle:problem=C", algorithm, &mut ());
    let held = |algorithm: &str| on_c(algorithm).counters.max_held;
    assert!(held("bfs:symmetry=on") < held("bfs"));
    assert!(held("bidirectional:symmetry=on") < held("bidirectional"));
    assert!(held("sma:memory=50,heuristic=fifths") <= 50);
    assert!(on_c("beam:width=3").counters.generated < on_c("beam:width=300").counters.generated);
    assert_ne!(on_c("wastar:weight=9").counters.expanded, on_c("wastar:weight=1").counters.expanded);
    assert!(on_c("idastar:table=on").counters.peak_memory > 2 * on_c("idastar").counters.peak_memory);
    assert_eq!(on_c("bfs:nodes=100").verdict.word(), "nodes");
    assert_eq!(on_c("bfs:depth=2").verdict.word(), "depth");
    assert_eq!(on_c("bfs:memory=1").verdict.word(), "memory");
    assert_eq!(on_c("sma:memory=4").verdict.word(), "too_few_nodes");
    assert_eq!(on_c("astar-report:heuristic=base").counters.generated, 29);
    assert_eq!(on_c("astar-report:heuristic=advanced").counters.generated, 31);
}

#[test]
fn by_the_report_s_protocol_all_seven_problems_are_solved_with_nothing_set() {
    let catalog = jogada_standard::catalog();
    for algorithm in ["astar-report", "sma-report"] {
        for letter in 'A'..='G' {
            let puzzle = format!("adji-boto-puzzle:problem={letter}");
            let finding = find(&catalog, &puzzle, algorithm, &mut ());
            assert!(finding.depth().is_some(), "{algorithm} on {letter}: {}", finding.verdict.word());
        }
        let plan = entry(&catalog, "sliding-tiles").plan(algorithm).expect("a plan");
        assert!(plan.heuristic.is_some_and(|name| name != "base"), "a puzzle without it has another");
    }
}

#[test]
fn a_way_tells_its_positions_and_what_was_taken() {
    let catalog = jogada_standard::catalog();
    let finding = find(&catalog, "adji-boto-puzzle:problem=A", "bfs", &mut ());
    let way = finding.way.as_ref().expect("it is solved");
    let taken: u32 = way.iter().filter_map(|stride| stride.taken).sum();
    assert_eq!(taken, 6, "problem A has six pieces");
    assert_eq!(way.last().expect("four moves").position, "((0 0 0 0 0 0)(0 0 0 0 0 0))");
    assert_eq!((finding.verdict, finding.at_least), (WayVerdict::Proven, 4.0));
    let figures = [finding.penetrance(), finding.mean_branching()].map(|figure| figure.expect("it is solved"));
    let generated = finding.counters.generated as f64;
    let wanted = [4.0 / generated, generated / finding.counters.expanded as f64];
    assert!(figures.iter().zip(wanted).all(|(figure, wanted)| (figure - wanted).abs() < 1e-12));
}

#[test]
fn an_optimum_says_what_its_proof_excluded() {
    let catalog = jogada_standard::catalog();
    let finding = find(&catalog, "adji-boto-puzzle:problem=B", "optimal", &mut ());
    assert_eq!((finding.depth(), finding.is_optimal()), (Some(9), true));
    let proof = finding.proof.expect("this algorithm tells");
    assert_eq!((proof.left, proof.most_per_move), (24, 5));
    let lengths: Vec<_> = proof.excluded.iter().map(|exclusion| exclusion.moves).collect();
    assert_eq!(lengths, [5, 6, 7, 8]);
    let stopped = find(&catalog, "adji-boto-puzzle:problem=D", "optimal:nodes=1000", &mut ());
    assert_eq!(stopped.verdict.word(), "nodes");
    assert!(stopped.at_least >= 9.0 && !stopped.is_optimal());
}

#[test]
fn what_can_not_be_is_refused_at_its_place() {
    assert_eq!(refusal("adji-boto-puzzle", "astr").to_string(), "unknown algorithm \"astr\", did you mean \"astar\"?");
    let heuristic = refusal("adji-boto-puzzle", "astar:heuristic=fifth");
    assert_eq!(heuristic.to_string(), "unknown heuristic \"fifth\", did you mean \"fifths\"?");
    assert_eq!(heuristic.span, 16..21);
    assert_eq!(refusal("adji-boto-puzzle", "bfs:heuristic=base").span, 4..13);
    assert_eq!(refusal("adji-boto-puzzle", "beam:width=0").span, 11..12);
    let optimal = refusal("sliding-tiles", "optimal").problem;
    assert!(matches!(optimal, SpecProblem::Unsuited { need: Need::Countdown, .. }));
    assert_eq!(refusal("adji-boto-puzzle", "optimal:depth=3").span, 8..13);
    let symmetry = refusal("sliding-tiles", "bfs:symmetry=on");
    assert_eq!(symmetry.span, 13..15);
    assert!(matches!(symmetry.problem, SpecProblem::Unsuited { need: Need::Symmetry, .. }));
}

/// Takes so many node events and counts everything.
#[derive(Default)]
struct Scribe {
    room: usize,
    refused: usize,
    events: Vec<Event>,
}

impl Listener for Scribe {
    fn hear(&mut self, event: &Event) {
        self.events.push(event.clone());
    }

    fn admits_node(&mut self) -> bool {
        let admitted = self.events.len() < self.room;
        self.refused += usize::from(!admitted);
        admitted
    }
}

#[test]
fn a_listener_hears_what_the_counters_count() {
    let catalog = jogada_standard::catalog();
    for algorithm in ["bfs", "astar:symmetry=on", "bidirectional", "sma:memory=30", "idastar", "bfs-report"] {
        let mut scribe = Scribe { room: usize::MAX, ..Scribe::default() };
        let finding = find(&catalog, "adji-boto-puzzle:problem=A", algorithm, &mut scribe);
        let count = |wanted: fn(&Event) -> bool| scribe.events.iter().filter(|event| wanted(event)).count() as u64;
        assert!(matches!(scribe.events[0], Event::Start { .. }), "{algorithm}");
        assert_eq!(count(|event| matches!(event, Event::Expand { .. })), finding.counters.expanded, "{algorithm}");
        assert_eq!(count(|event| matches!(event, Event::Duplicate { .. })), finding.counters.duplicates, "{algorithm}");
        assert_eq!(count(|event| matches!(event, Event::Forget { .. })), finding.counters.forgotten, "{algorithm}");
        assert!(count(|event| matches!(event, Event::Goal { cost: 4.0, .. })) >= 1, "{algorithm}");
        let named = |event: &Event| !matches!(event, Event::Generate { parent: Some(_), mv: None, .. });
        assert!(scribe.events.iter().all(named), "{algorithm}: a move without its text");
    }
}

#[test]
fn events_that_are_not_wanted_are_not_told() {
    let catalog = jogada_standard::catalog();
    let mut scribe = Scribe { room: 50, ..Scribe::default() };
    find(&catalog, "adji-boto-puzzle:problem=C", "bfs", &mut scribe);
    assert!(scribe.refused > 100);
    let late = &scribe.events[50..];
    assert!(late.iter().all(|event| !matches!(event, Event::Generate { .. } | Event::Expand { .. })));
    assert!(late.iter().any(|event| matches!(event, Event::Goal { .. })));
}

/// A heuristic of one's own: holes that are not empty.
struct Holes;

impl Heuristic<AdjiBotoPuzzle> for Holes {
    fn estimate(&self, _: &AdjiBotoPuzzle, state: &PuzzleBoard) -> Cost {
        Cost::moves(state.grid().iter().flatten().filter(|&&pieces| pieces > 0).count() as u32)
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

#[test]
fn a_heuristic_of_ones_own_works_with_every_algorithm_and_symmetry() {
    let mine = jogada_standard::games::adji_boto_puzzle::card().heuristic("holes", Holes).build();
    let catalog = jogada_standard::catalog().with_puzzle(mine);
    for method in catalog.path_algorithms().iter().filter(|method| method.asks_heuristic()) {
        let algorithm = format!("{}:heuristic=holes", method.name);
        let finding = find(&catalog, "adji-boto-puzzle:problem=A", &algorithm, &mut ());
        assert!(finding.is_found(), "{algorithm}");
    }
    assert!(find(&catalog, "adji-boto-puzzle", "astar:heuristic=holes,symmetry=on", &mut ()).is_found());
}

#[test]
fn hints_lead_to_the_goal_in_as_few_moves_as_they_say() {
    let catalog = jogada_standard::catalog();
    for (puzzle, optimum) in [("adji-boto-puzzle:problem=C", 6), ("sliding-tiles:rows=2,cols=3", 14)] {
        let solver = catalog.adviser(puzzle).expect("an adviser");
        let mut session = catalog.open(puzzle).expect("it opens");
        let thought = session.think(&solver, &StopFlag::new());
        assert_eq!((thought.depth, thought.proven), (optimum, true), "{puzzle}");
        for mv in &thought.pv {
            session.play(mv).expect("the line is possible");
        }
        assert!(session.ending().is_some_and(|ending| ending.winner.is_some()), "{puzzle}");
        assert_eq!(session.think(&solver, &StopFlag::new()).mv, None, "solved already");
    }
}
