//! The commands that answer about a position.

use std::fs;

use serde_json::{Value, json as value};

use crate::running::{jogada, json, names, with_input};

/// The keys that every answer of `best` has.
const BEST: [&str; 16] = [
    "move",
    "pv",
    "depth",
    "nodes",
    "alpha_raises",
    "alpha_cuts",
    "beta_cuts",
    "table_hits",
    "table_lookups",
    "time_ms",
    "cpu_ms",
    "value",
    "side",
    "value_kind",
    "proven",
    "distance",
];

fn keys(document: &Value) -> Vec<&str> {
    document.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

#[test]
fn best_has_its_keys_and_a_legal_move_in_every_game() {
    for game in names("games") {
        let best = json(&["best", &game, "--player", "alphabeta:nodes=2000"]);
        for key in BEST {
            assert!(keys(&best).contains(&key), "{key} of {game}");
        }
        let legal = json(&["show", &game]);
        assert!(texts(&legal["legal"]).contains(&best["move"].as_str().expect("a move")), "{game}");
        assert!(best["time_ms"].is_f64() && best["cpu_ms"].is_f64(), "{game}");
        assert_eq!(best["side"], 1, "{game}");
    }
}

#[test]
fn values_say_their_kind() {
    let of = |arguments: &[&str]| {
        let best = json(arguments);
        [best["value"].clone(), best["value_kind"].clone(), best["proven"].clone(), best["distance"].clone()]
    };
    let nim = of(&["best", "nim", "1,3,5 1", "--player", "alphabeta"]);
    assert_eq!(nim, [value!(1.0), value!("win"), value!(true), Value::Null]);
    let lost = of(&["best", "nim", "1,1 2", "--player", "alphabeta:ends=distance"]);
    assert_eq!(lost, [value!(-1.0), value!("loss"), value!(true), value!(2)]);
    let drawn = of(&["best", "tic-tac-toe", "--player", "alphabeta"]);
    assert_eq!(drawn, [value!(0.0), value!("draw"), value!(true), Value::Null]);
    let points = of(&["best", "dots-and-boxes:rows=1,cols=1", "h:1/0;v:11;0 0;2", "--player", "alphabeta"]);
    assert_eq!(points, [value!(1.0), value!("points"), value!(true), Value::Null]);
    let estimate = of(&["best", "tic-tac-toe", "--player", "alphabeta:depth=2"]);
    assert_eq!(estimate[1..3], [value!("estimate"), value!(false)]);
}

#[test]
fn the_value_is_for_the_side_to_move_and_people_see_first_s() {
    let best = json(&["best", "nim", "1,3,5 2", "--player", "alphabeta"]);
    assert_eq!((&best["side"], &best["value"]), (&value!(2), &value!(1.0)));
    let run = jogada(&["best", "nim", "1,3,5 2", "--player", "alphabeta"]);
    assert!(run.out.contains("Second wins (proven)"), "{}", run.out);
}

#[test]
fn best_shows_the_board_before_and_after() {
    let run = jogada(&["best", "tic-tac-toe", "xx./oo./... 1", "--player", "alphabeta", "--ascii"]);
    let before = jogada(&["show", "tic-tac-toe", "xx./oo./... 1", "--ascii"]).out;
    let after = jogada(&["show", "tic-tac-toe", "xxx/oo./... 2", "--ascii"]).out;
    let board = |text: &str| text.split("position").next().expect("a board").to_owned();
    assert!(run.out.starts_with(&board(&before)), "{}", run.out);
    assert!(run.out.ends_with(&board(&after)), "{}", run.out);
    for name in ["nodes analyzed", "alpha raises", "alpha cuts", "beta cuts", "time", "depth reached"] {
        assert!(run.out.contains(name), "{name}");
    }
}

#[test]
fn a_finished_game_has_no_best_move_and_that_is_fine() {
    let best = json(&["best", "tic-tac-toe", "xxx/oo./... 2"]);
    assert_eq!(best["move"], Value::Null);
    assert!(jogada(&["best", "tic-tac-toe", "xxx/oo./... 2"]).out.contains("First wins"));
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let moves = |seed: &str| json(&["best", "nim:heaps=9", "--player", "random", "--seed", seed])["move"].clone();
    assert_eq!(moves("5"), moves("5"));
    assert!((0..20).any(|seed| moves(&seed.to_string()) != moves("5")), "a seed must matter");
    let own = json(&["best", "nim:heaps=9", "--player", "random:seed=5", "--seed", "6"]);
    assert_eq!(own["move"], moves("5"), "the player's own seed wins");
}

#[test]
fn replay_tells_every_ply_and_the_end() {
    let told = json(&["replay", "dots-and-boxes:rows=1,cols=1", "h1.1", "V1.1", "v1.2", "h2.1"]);
    let plies = told["plies"].as_array().expect("plies");
    assert_eq!(keys(&plies[0]), ["gain", "legal", "move", "position", "side", "skipped"]);
    assert_eq!(texts(&plies[0]["legal"]), ["h1.1", "h2.1", "v1.1", "v1.2"]);
    assert_eq!(plies[1]["move"], "v1.1", "moves are told as the notation writes them");
    assert_eq!((&plies[3]["side"], &plies[3]["gain"]), (&value!(2), &value!(1)));
    let last = &told["final"];
    assert_eq!(last["score"], value!([0, 1]));
    assert_eq!((&last["settled"], &last["winner"], &last["reason"]), (&value!(true), &value!(2), &value!("rules")));
}

#[test]
fn a_game_that_goes_on_has_no_winner_and_a_draw_is_nobody_s() {
    let open = json(&["replay", "nim", "3-3"]);
    assert_eq!((&open["final"]["settled"], &open["final"]["winner"]), (&value!(false), &Value::Null));
    let drawn = json(&["replay", "tic-tac-toe", "1", "2", "3", "5", "4", "6", "8", "7", "9"]);
    assert_eq!(drawn["final"]["winner"], 0);
}

#[test]
fn skipped_turns_are_told() {
    let told = json(&["replay", "adji-boto", "--from", "((0 0 0 0 0 0)(1 1 0 0 0 0)) 0 0 1", "1"]);
    assert_eq!(told["plies"][0]["skipped"], true);
    let run = jogada(&["replay", "adji-boto", "--from", "((0 0 0 0 0 0)(1 1 0 0 0 0)) 0 0 1", "1"]);
    assert!(run.out.contains("Second has no move and is skipped"), "{}", run.out);
}

#[test]
fn replay_reads_a_game_a_line_from_its_input() {
    let run = with_input(&["replay", "nim", "--file", "-", "--json"], "3-3 1-1\n\n  2-1\n");
    let plies: Vec<_> = run.out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")).collect();
    assert_eq!(plies.len(), 2);
    assert_eq!(plies[0]["plies"].as_array().expect("plies").len(), 2);
    assert_eq!(plies[1]["final"]["position"], "1,2,5 2");
}

#[test]
fn saved_games_are_read_wherever_a_position_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("saved.json");
    fs::write(&path, r#"{"v":1,"game":"nim:heaps=2","players":["human","human"],"moves":["2-1"],"result":null}"#)
        .expect("written");
    let file = path.to_str().expect("text");
    assert_eq!(json(&["show", "--file", file])["position"], "1,2 2");
    assert_eq!(json(&["perft", "--file", file, "1"])["counts"], value!([3]));
    assert_eq!(json(&["best", "--file", file, "--player", "alphabeta"])["move"], "2-1");
    assert_eq!(json(&["replay", "--file", file])["plies"][0]["move"], "2-1");
    fs::write(&path, "1,3 2\n").expect("written");
    assert_eq!(json(&["show", "nim:heaps=2", "--file", file])["position"], "1,3 2");
}

#[test]
fn perft_counts_each_depth() {
    assert_eq!(json(&["perft", "tic-tac-toe", "4"])["counts"], value!([9, 72, 504, 3024]));
    assert_eq!(json(&["perft", "nim", "1,1 1", "9"])["counts"], value!([2, 2, 0]));
    assert_eq!(jogada(&["perft", "tic-tac-toe", "4"]).out, "   1      9\n   2     72\n   3    504\n   4  3,024\n");
}

#[test]
fn every_game_and_puzzle_is_shown_as_text_picture_and_json() {
    for game in names("games").into_iter().chain(names("puzzles")) {
        let plain = jogada(&["show", &game, "--ascii"]);
        assert!(plain.out.is_ascii() && plain.code == 0, "{game}");
        let picture = jogada(&["show", &game, "--svg"]).out;
        assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{game}");
        let told = json(&["show", &game]);
        assert_eq!(json(&["show", &game, told["position"].as_str().expect("text")])["board"], told["board"], "{game}");
    }
}

#[test]
fn the_node_total_of_the_suite_is_a_checksum() {
    let bench = json(&["bench"]);
    let searches = bench["searches"].as_array().expect("searches");
    let sum: u64 = searches.iter().map(|search| search["nodes"].as_u64().expect("a count")).sum();
    assert_eq!(bench["nodes"], sum);
    assert_eq!(sum, 504_086, "a change of behavior states the new total in its commit");
}
