//! Worked values: what the texts on heuristics and evaluations work out is what the program computes.

use jogada_catalog::trace::Trace;
use jogada_catalog::{Catalog, GameWords, Player, Session, Spec, StopFlag};

/// Puzzle, position if it is not the usual one, heuristic, and its value there.
const HEURISTICS: &[(&str, Option<&str>, &str, &str)] = &[
    ("adji-boto-puzzle:problem=A", None, "fifths", "2"),
    ("adji-boto-puzzle:problem=A", None, "base", "6"),
    ("adji-boto-puzzle:problem=A", None, "advanced", "12.5"),
    ("sliding-tiles:problem=hardest-8", None, "manhattan", "21"),
    ("sliding-tiles:problem=hardest-8", None, "linear-conflict", "23"),
    ("graph:problem=romania", None, "given", "366"),
    ("graph:problem=romania", None, "hops", "3"),
    ("graph:problem=romania", None, "exact", "418"),
    ("grid:problem=corner", None, "distance", "4"),
    ("grid:problem=corner,neighbors=8", None, "rows-and-columns", "4"),
    ("grid", Some("..../..../..../..../.... a1 d5"), "straight-line", "5"),
];

/// Game, evaluation, the move after which it is taken, and its value for who made that move.
const EVALUATIONS: &[(&str, &str, &str, &str)] = &[
    ("tic-tac-toe", "open-lines", "5", "0.16"),
    ("hex:size=4,swap=off", "report", "a2", "2"),
    ("hex:size=4,swap=off", "bridges", "a2", "3"),
    ("hex:size=4,swap=off", "two-distance", "c2", "2.01"),
    ("hex:size=4,swap=off", "resistance", "d1", "2.38"),
    // Heaps of 1, 3 and 5 are won for the side to move: lost for who left them.
    ("nim:start=1+3+6", "nim-sum", "3-1", "-1"),
];

fn words(catalog: &Catalog, spec: &str) -> GameWords {
    let spec = Spec::parse(spec).expect("a spec");
    let of_puzzle = catalog.puzzle(&spec).ok().and_then(|puzzle| puzzle.words().copied());
    of_puzzle.or_else(|| catalog.game(&spec).ok()?.words().copied()).expect("it has words")
}

/// Whether the text of a key works that value out, in both languages: Portuguese writes a comma.
fn assert_told(catalog: &Catalog, spec: &str, key: &str, value: &str) {
    let text = words(catalog, spec).text(key).unwrap_or_else(|| panic!("{key} is explained"));
    let bare = value.trim_start_matches('-');
    assert!(text.en.contains(bare), "{key} does not work out {value}: {}", text.en);
    assert!(text.pt.contains(&bare.replace('.', ",")), "{key} does not work out {value}: {}", text.pt);
}

#[test]
fn heuristics_are_worth_what_their_texts_work_out() {
    let catalog = jogada_standard::catalog();
    for &(puzzle, start, name, value) in HEURISTICS {
        let mut session = catalog.open(puzzle).expect("a puzzle");
        if let Some(start) = start {
            session.set_position(start).expect("a position");
        }
        let entry = catalog.puzzle(&Spec::parse(puzzle).expect("a spec")).expect("a puzzle");
        let plan = entry.plan(&format!("astar:nodes=5,heuristic={name}")).expect("a plan");
        let Session::Quest(quest) = &session else { panic!("{puzzle} is a puzzle") };
        let trace = Trace::of_way(&**quest, &plan, 10, &StopFlag::new());
        let told = trace.events.get(0).and_then(|event| event.h).expect("a search begins with its estimate");
        assert_eq!(told.to_string(), value, "{name}");
        assert_told(&catalog, puzzle, &format!("heuristic.{name}"), value);
    }
}

#[test]
fn evaluations_are_worth_what_their_texts_work_out() {
    let catalog = jogada_standard::catalog();
    for &(game, name, mv, value) in EVALUATIONS {
        let session = catalog.open(game).expect("a game");
        let spec = format!("minimax:depth=1,eval={name}");
        let Ok(Player::Computer(computer)) = catalog.player(session.game(), &spec) else { panic!("{spec} thinks") };
        let Session::Match(on) = &session else { panic!("{game} is for two") };
        let (_, trace) = on.trace(&computer, 1000, &StopFlag::new()).expect("it can be watched");
        let is_after = |node: Option<u32>| node.is_some_and(|node| trace.nodes.mv(node) == Some(mv));
        let told = trace.events.iter().find(|event| event.event == "evaluate" && is_after(event.node));
        let told = told.and_then(|event| event.value).expect("the position after the move is evaluated");
        assert_eq!((f64::from(told.raw()) / 100.0).to_string(), value, "{name}");
        assert_told(&catalog, game, &format!("evaluation.{name}"), value);
    }
}
