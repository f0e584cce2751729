//! Traces: of the real algorithms, complete, with a line of pseudocode for everything that happens.

use std::collections::BTreeSet;

use jogada_catalog::rules::{Value, Verdict};
use jogada_catalog::trace::{SearchOutcome, Trace};
use jogada_catalog::{Algorithm, Catalog, Computer, Player, StopFlag, Untraceable};

const MANY: usize = 1_000_000;

fn way(catalog: &Catalog, puzzle: &str, algorithm: &str, cap: usize) -> Trace {
    let session = catalog.open(puzzle).expect("a puzzle");
    let name = puzzle.split(':').next().expect("a name");
    let plan = catalog.puzzles().iter().find(|entry| entry.name() == name).expect("it").plan(algorithm);
    let quest = session.as_quest().expect("a puzzle");
    Trace::of_way(quest, &plan.expect("a plan"), cap, &StopFlag::new())
}

fn computer(catalog: &Catalog, game: &str, player: &str) -> Computer {
    match catalog.player(game, player).expect("a player") {
        Player::Computer(computer) => computer,
        Player::Human => panic!("{player} is a computer"),
    }
}

fn thinking(catalog: &Catalog, game: &str, position: Option<&str>, player: &str, cap: usize) -> Trace {
    let mut session = catalog.open(game).expect("a game");
    if let Some(position) = position {
        session.set_position(position).expect("a position");
    }
    let game_on = session.as_match().expect("a game");
    game_on.trace(&computer(catalog, game, player), cap, &StopFlag::new()).expect("it can be watched").1
}

/// Searches that together carry out every line of a path algorithm.
const WAYS: &[(&str, &str)] = &[
    ("adji-boto-puzzle:problem=A", "NAME"),
    ("adji-boto-puzzle:problem=A", "NAME:nodes=5"),
    ("adji-boto-puzzle:problem=C", "NAME:nodes=3k"),
    ("sliding-tiles", "NAME:nodes=2k"),
];

/// What only some algorithms can show.
const OWN_WAYS: &[(&str, &[(&str, &str)])] = &[
    ("astar", &[("adji-boto-puzzle:problem=C", "astar:heuristic=base,nodes=30k")]),
    ("wastar", &[("adji-boto-puzzle:problem=C", "wastar:weight=3,nodes=30k")]),
    ("sma", &[("adji-boto-puzzle:problem=A", "sma:memory=8"), ("adji-boto-puzzle:problem=A", "sma:memory=4")]),
    ("sma-report", &[("adji-boto-puzzle:problem=A", "sma-report:memory=4")]),
    ("beam", &[("adji-boto-puzzle:problem=C", "beam:width=3")]),
];

/// Searches that together carry out every line of an algorithm for games.
const GAMES: &[(&str, &str)] = &[
    ("tic-tac-toe", "NAME:depth=4"),
    ("tic-tac-toe", "NAME:nodes=200"),
    ("nim:start=2+3+4", "NAME:depth=5"),
    ("nim:start=2+3", "NAME:nodes=300"),
    ("dots-and-boxes:rows=1,cols=2", "NAME:depth=5"),
    ("dots-and-boxes:rows=2,cols=2", "NAME:depth=5"),
    ("dots-and-boxes:rows=2,cols=2", "NAME:nodes=2k"),
];

/// The traces of `searches`, for `name`, with keys that it does not take left out.
fn settings(spec: &str, name: &str, takes: &BTreeSet<String>) -> String {
    let keys = spec.strip_prefix("NAME").map_or(spec, |rest| rest.trim_start_matches(':'));
    if !spec.starts_with("NAME") {
        return spec.to_owned();
    }
    let fits = |key: &&str| takes.contains(key.split('=').next().unwrap_or_default());
    let kept: Vec<_> = keys.split(',').filter(fits).collect();
    if kept.is_empty() { name.to_owned() } else { format!("{name}:{}", kept.join(",")) }
}

/// Checks that each event names the line that stands for it, and notes the line.
fn note_lines(trace: &Trace, seen: &mut BTreeSet<usize>) {
    for event in &trace.events {
        let line = &trace.pseudocode[event.line];
        assert!(line.steps.iter().any(|step| step.word() == event.event), "{} {event:?}", trace.name);
        seen.insert(event.line);
    }
}

fn check_lines(algorithm: &Algorithm, seen: &BTreeSet<usize>) {
    let Algorithm { name, pseudocode: code, .. } = algorithm;
    assert!(!code.is_empty(), "{name} has no pseudocode");
    let missing: Vec<_> = code.iter().enumerate().filter(|(line, _)| !seen.contains(line)).collect();
    assert!(missing.is_empty(), "{name}: {missing:#?}");
}

#[test]
fn every_line_of_every_path_search_is_named_by_a_real_trace() {
    let catalog = jogada_standard::catalog();
    for method in &catalog.path_algorithms() {
        let takes = method.parameters.iter().map(|parameter| parameter.name.clone()).collect();
        let own = OWN_WAYS.iter().find(|(name, _)| *name == method.name).map_or(&[][..], |(_, own)| own);
        let mut seen = BTreeSet::new();
        for (puzzle, spec) in WAYS.iter().chain(own) {
            if method.name == "optimal" && puzzle.starts_with("sliding") {
                continue;
            }
            note_lines(&way(&catalog, puzzle, &settings(spec, method.name, &takes), MANY), &mut seen);
        }
        check_lines(method, &seen);
    }
}

#[test]
fn every_line_of_every_search_for_a_move_is_named_by_a_real_trace() {
    let catalog = jogada_standard::catalog();
    // An expert is another search in every game that has one, and no pseudocode is shown for it.
    for algorithm in catalog.game_algorithms().iter().filter(|algorithm| algorithm.is_traceable()) {
        let takes = algorithm.parameters.iter().map(|parameter| parameter.name.clone()).collect();
        let mut seen = BTreeSet::new();
        for (game, spec) in GAMES {
            let player = settings(spec, algorithm.name, &takes);
            let limited = ["depth", "nodes", "random", "greedy"].iter().any(|limit| player.contains(limit));
            let player = if limited { player } else { format!("{player}:nodes=5k") };
            note_lines(&thinking(&catalog, game, None, &player, MANY), &mut seen);
        }
        check_lines(algorithm, &seen);
    }
}

#[test]
fn the_figures_of_a_traced_search_are_those_of_the_search_without_a_trace() {
    let catalog = jogada_standard::catalog();
    for player in ["minimax:depth=3", "alphabeta:depth=4", "pvs:depth=5", "mtdf:depth=4", "mcts:nodes=200", "dfpn"] {
        let mut session = catalog.open("dots-and-boxes:rows=2,cols=2").expect("a game");
        let computer = computer(&catalog, "dots-and-boxes", player);
        let plain = session.think(&computer, &StopFlag::new());
        for cap in [MANY, 50, 0] {
            let watched = session.as_match().expect("a game").trace(&computer, cap, &StopFlag::new());
            let (thought, trace) = watched.expect("it can be watched");
            assert_eq!((thought.counters, &thought.pv, thought.value), (plain.counters, &plain.pv, plain.value));
            assert_eq!(trace.left_out > 0, cap < MANY, "{player} {cap}");
            assert!(trace.events.len() <= cap + 1, "{player}: only the end comes on top of the cap");
        }
    }
    for algorithm in ["bfs", "astar", "idastar", "sma:memory=8"] {
        let whole = way(&catalog, "adji-boto-puzzle:problem=A", algorithm, MANY);
        let capped = way(&catalog, "adji-boto-puzzle:problem=A", algorithm, 9);
        let (SearchOutcome::Way(found), SearchOutcome::Way(capped_found)) = (&whole.outcome, &capped.outcome) else {
            panic!("a search for a way finds a way")
        };
        assert_eq!((found.counters, &found.way), (capped_found.counters, &capped_found.way), "{algorithm}");
        let expanded = whole.events.iter().filter(|event| event.event == "expand").count() as u64;
        assert_eq!(expanded, found.counters.expanded);
        assert!(capped.left_out > 0 && whole.left_out == 0);
    }
}

#[test]
fn events_count_what_the_counters_count() {
    let catalog = jogada_standard::catalog();
    let count =
        |trace: &Trace, kinds: &[&str]| trace.events.iter().filter(|event| kinds.contains(&event.event)).count() as u64;
    for player in ["minimax:depth=3", "alphabeta:depth=5", "negamax:depth=5", "pvs:depth=6", "mtdf:depth=5"] {
        let trace = thinking(&catalog, "tic-tac-toe", None, player, MANY);
        let SearchOutcome::Move { thought, .. } = &trace.outcome else { panic!("a thought") };
        let sum = &thought.counters;
        assert_eq!(count(&trace, &["enter", "scout", "again"]), sum.nodes, "{player}");
        assert_eq!(count(&trace, &["cut"]), sum.alpha_cuts + sum.beta_cuts, "{player}");
        assert_eq!(count(&trace, &["raise"]), sum.alpha_raises, "{player}");
        assert_eq!(count(&trace, &["hit"]), sum.table_hits, "{player}");
        assert_eq!(count(&trace, &["hit", "probe"]), sum.table_lookups, "{player}");
    }
    let trace = thinking(&catalog, "tic-tac-toe", None, "mcts:nodes=100", MANY);
    assert_eq!(count(&trace, &["play_out", "settle", "reach"]), 100, "one end for each simulation");
}

#[test]
fn values_are_seen_by_max_so_that_a_parent_has_the_best_of_its_children() {
    let catalog = jogada_standard::catalog();
    for (game, position) in [("tic-tac-toe", Some("x../.o./..x 2")), ("dots-and-boxes:rows=1,cols=2", None)] {
        let trace = thinking(&catalog, game, position, "minimax:depth=3", MANY);
        let mut value = vec![None; trace.nodes.len()];
        for event in &trace.events {
            if let ("leave", Some(node), Some(seen)) = (event.event, event.node, event.value) {
                value[node as usize] = Some(number(seen));
            }
        }
        for (parent, node) in trace.nodes.iter().enumerate().skip(1) {
            let below = trace.nodes.iter().enumerate().filter(|(_, child)| child.parent == Some(parent as u32));
            let below: Vec<f64> = below.filter_map(|(child, _)| value[child]).collect();
            if !below.is_empty() {
                let is_max = node.side == Some(trace.side);
                let best = below.into_iter().reduce(if is_max { f64::max } else { f64::min });
                assert_eq!(value[parent], best, "{game} node {parent}");
            }
        }
    }
}

/// A value on one line.
fn number(value: Value) -> f64 {
    match value.verdict() {
        Verdict::Win(_) => 1e6,
        Verdict::Loss(_) => -1e6,
        Verdict::Points(hundredths) => f64::from(hundredths),
    }
}

#[test]
fn every_search_can_be_traced_or_says_that_it_can_not() {
    let catalog = jogada_standard::catalog();
    for game in catalog.games() {
        for algorithm in game.algorithms() {
            let limit = if algorithm.takes("nodes") { ":nodes=50" } else { "" };
            let computer = computer(&catalog, game.name(), &format!("{}{limit}", algorithm.name));
            let session = catalog.open(game.name()).expect("a game");
            let traced = session.as_match().expect("a game").trace(&computer, 100, &StopFlag::new());
            let refused = Err(Untraceable { algorithm: algorithm.name });
            if algorithm.is_traceable() {
                assert!(traced.is_ok(), "{}", algorithm.name);
            } else {
                assert_eq!(traced.map(|_| ()), refused);
            }
        }
    }
}
