//! The commands that think about a position: analyze, solve, compare.

use std::fs;

use serde_json::{Value, json as value};

use crate::running::{jogada, json, names};

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn has_keys(document: &Value, keys: &[&str]) {
    for key in keys {
        assert!(document.get(key).is_some(), "{key} of {document}");
    }
}

const VALUE: [&str; 5] = ["value", "side", "value_kind", "proven", "distance"];

#[test]
fn analyze_tells_the_best_moves_of_every_game_best_first() {
    for game in names("games") {
        let told = json(&["analyze", &game, "--nodes", "3000"]);
        let lines = list(&told["lines"]);
        assert_eq!(lines.len(), 3, "{game}");
        let legal = json(&["show", &game])["legal"].clone();
        for line in lines {
            has_keys(line, &VALUE);
            has_keys(line, &["move", "pv", "depth"]);
            assert!(list(&legal).contains(&line["move"]) && line["pv"][0] == line["move"], "{game} {line}");
        }
        assert_eq!(told["position"], json(&["show", &game])["position"], "nothing is played");
        assert_eq!((&told["move"], &told["deterministic"]), (&lines[0]["move"], &value!(true)), "{game}");
    }
}

#[test]
fn analyze_values_all_moves_exactly_where_it_can() {
    let told = json(&["analyze", "tic-tac-toe", "xo./.../... 1", "--all", "--player", "pvs"]);
    let lines = list(&told["lines"]);
    assert_eq!(lines.len(), 7);
    let values: Vec<_> = lines.iter().map(|line| line["value"].as_f64().expect("a number")).collect();
    assert!(values.is_sorted_by(|a, b| a >= b) && lines.iter().all(|line| line["proven"] == true), "{told}");
    assert_eq!((values[0], values[6]), (1.0, 0.0), "corners, edges and the center win or draw");
    let run = jogada(&["analyze", "nim", "1,3,5 2", "--player", "pvs:ends=outcome", "--lines", "1"]);
    assert!(run.out.contains("Second wins (proven)") && run.out.contains("3-3"), "{}", run.out);
}

#[test]
fn simulations_tell_shares_of_games_won() {
    let told = json(&["analyze", "hex:size=5", "--player", "mcts:nodes=500", "--lines", "2"]);
    for line in list(&told["lines"]) {
        let rate = line["win_rate"].as_f64().expect("a share");
        let value = line["value"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&rate) && (value - (2.0 * rate - 1.0)).abs() < 1e-9, "{line}");
    }
    let run = jogada(&["analyze", "hex:size=5", "--player", "mcts:nodes=500"]);
    assert!(run.out.contains(" % of simulated games (estimate)"), "{}", run.out);
}

#[test]
fn live_steps_are_lines_before_the_document() {
    let run = jogada(&["analyze", "adji-boto", "--depth", "4", "--lines", "1", "--live", "--json"]);
    let documents: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let (last, steps) = documents.split_last().expect("a document");
    assert!(steps.len() >= 2 && last.get("lines").is_some(), "{}", run.out);
    for step in steps {
        has_keys(&step["info"], &["depth", "selective_depth", "nodes", "nodes_per_second", "fill", "time_ms", "pv"]);
        has_keys(&step["info"], &VALUE);
    }
    let depths: Vec<_> = steps.iter().map(|step| step["info"]["depth"].as_u64()).collect();
    assert!(depths.is_sorted());
}

#[test]
fn a_sweep_values_each_position_and_each_move_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("saved.json");
    fs::write(
        &path,
        r#"{"v":1,"game":"tic-tac-toe","players":["human","human"],"moves":["5","2","1","9","4"],"result":null}"#,
    )
    .expect("written");
    let file = path.to_str().expect("text");
    let told = json(&["analyze", "--file", file, "--sweep", "--player", "pvs"]);
    let plies = list(&told["plies"]);
    assert_eq!(plies.len(), 5);
    has_keys(&plies[0], &["position", "move", "best", "pv", "depth", "nodes", "played", "loss"]);
    has_keys(&plies[0]["played"], &VALUE);
    let kinds: Vec<_> =
        plies.iter().map(|ply| (ply["value_kind"].clone(), ply["played"]["value_kind"].clone())).collect();
    assert_eq!(kinds[0], (value!("draw"), value!("draw")));
    assert_eq!(kinds[1], (value!("draw"), value!("loss")), "an edge against the center loses");
    assert_eq!((plies[1]["loss"].as_f64(), plies[2]["loss"].as_f64()), (Some(1.0), Some(0.0)));
    assert_eq!(kinds[4], (value!("win"), value!("win")));
    assert_eq!((&told["final"]["value_kind"], &told["final"]["side"]), (&value!("loss"), &value!(2)));
    let run = jogada(&["analyze", "--file", file, "--sweep", "--player", "pvs"]);
    assert!(run.code == 0 && run.out.lines().count() > 6, "{}", run.out);
}

#[test]
fn a_sweep_counts_points_that_a_move_gains() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("saved.json");
    let moves = r#"["h1.1","h2.1","v1.1","v1.2"]"#;
    let text =
        format!(r#"{{"v":1,"game":"dots-and-boxes:rows=1,cols=1","players":["human","human"],"moves":{moves}}}"#);
    fs::write(&path, text).expect("written");
    let told = json(&["analyze", "--file", path.to_str().expect("text"), "--sweep", "--player", "pvs"]);
    let played: Vec<_> = list(&told["plies"]).iter().map(|ply| ply["played"]["value"].as_f64()).collect();
    assert_eq!(played, [-1.0, 1.0, -1.0, 1.0].map(Some), "whoever closes the box gets its point");
    assert_eq!(told["final"]["value"], 0.0);
}

#[test]
fn solve_tells_exact_values_and_all_best_moves() {
    let nim = json(&["solve", "nim", "1,3,5 1"]);
    has_keys(&nim, &VALUE);
    has_keys(&nim, &["nodes", "time_ms", "cpu_ms", "method", "lower", "upper"]);
    assert_eq!((&nim["value"], &nim["proven"], &nim["best_moves"]), (&value!(1.0), &value!(true), &value!(["3-3"])));
    let classic = json(&["solve", "tic-tac-toe"]);
    assert_eq!((&classic["value_kind"], list(&classic["best_moves"]).len()), (&value!("draw"), 9));
    let boxes = json(&["solve", "dots-and-boxes:rows=2,cols=2"]);
    assert_eq!((&boxes["value"], &boxes["value_kind"]), (&value!(2.0), &value!("points")));
    let run = jogada(&["solve", "hex:size=3,swap=off"]);
    assert!(run.code == 0 && run.out.contains("First wins (proven)"), "{}", run.out);
}

#[test]
fn what_is_not_solved_ends_with_four_and_its_bounds() {
    for (game, nodes, known) in [
        ("dots-and-boxes", "2000", "nothing is proven about the value"),
        ("dots-and-boxes:rows=3,cols=3", "20000", "at most"),
    ] {
        let run = jogada(&["solve", game, "--nodes", nodes]);
        assert_eq!(run.code, 4);
        for text in ["not solved within the limits", known, "the node limit was reached"] {
            assert!(run.out.contains(text), "{text}: {}", run.out);
        }
    }
    let run = jogada(&["solve", "dots-and-boxes", "--nodes", "2000", "--json"]);
    let told: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, &told["proven"], &told["value"]), (4, &value!(false), &Value::Null));
    assert!(told["lower"].as_f64() < told["upper"].as_f64() && told["stopped"] == "nodes", "{told}");
    let told = jogada(&["solve", "adji-boto", "--memory", "1M", "--json"]);
    assert!(told.code == 4 && told.out.contains(r#""stopped":"memory""#), "{}", told.out);
}

#[test]
fn compare_counts_what_was_published() {
    let algorithms = ["minimax", "alphabeta", "negamax", "pvs", "mtdf", "sss", "mcts", "dfpn"];
    let told = json(&[&["compare", "tic-tac-toe", "--algorithms"][..], &algorithms].concat());
    let rows = list(&told["rows"]);
    assert_eq!(rows.len(), 8);
    for row in rows {
        has_keys(row, &VALUE);
        has_keys(
            row,
            &["algorithm", "move", "pv", "depth", "nodes", "alpha_cuts", "beta_cuts", "table_hits", "time_ms"],
        );
        // Simulations come near; everyone else proves it.
        let drawn = row["algorithm"] == "mcts" || row["value_kind"] == "draw" && row["proven"] == true;
        assert!(drawn, "{row}");
    }
    assert_eq!((&rows[0]["nodes"], &rows[1]["nodes"]), (&value!(549_945), &value!(18_296)));
    let nim = json(&["compare", "nim", "1,3 1", "1,3,5 1", "--algorithms", "minimax", "alphabeta"]);
    let nodes: Vec<_> = list(&nim["rows"]).iter().map(|row| row["nodes"].as_u64()).collect();
    assert_eq!(nodes, [27, 25, 12_455, 6_076].map(Some));
}

#[test]
fn compare_writes_tables_for_reports() {
    let of = |format: &str| {
        let run = jogada(&["compare", "nim", "1,3 1", "--algorithms", "minimax", "alphabeta", "--format", format]);
        assert_eq!(run.code, 0, "{}", run.err);
        run.out
    };
    assert!(of("table").lines().count() == 3 && of("md").starts_with("| position | algorithm |"));
    assert!(of("csv").lines().nth(1).expect("a row").starts_with("\"1,3 1\",minimax,"), "{}", of("csv"));
    assert!(of("latex").starts_with("\\begin{tabular}") && of("json").starts_with("{\"v\":1,"));
}

#[test]
fn a_file_gives_compare_a_position_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("positions.txt");
    fs::write(&path, "1,3 1\n\n2,2 2\n").expect("written");
    let file = path.to_str().expect("text");
    let told = json(&["compare", "nim", "--file", file, "--algorithms", "pvs", "alphabeta"]);
    let positions: Vec<_> = list(&told["rows"]).iter().map(|row| row["position"].clone()).collect();
    assert_eq!(positions, ["1,3 1", "1,3 1", "2,2 2", "2,2 2"]);
    fs::write(&path, "1,3 1\n1,x 1\n").expect("written");
    let run = jogada(&["compare", "nim", "--file", file, "--algorithms", "pvs"]);
    assert!(run.code == 3 && run.err.contains("line 2"), "{}", run.err);
}

#[test]
fn the_trace_of_a_move_counts_what_the_answer_counts_and_introduces_every_node() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("trace.jsonl");
    let path = file.to_str().expect("text");
    let told = json(&["best", "tic-tac-toe", "--player", "alphabeta:depth=3", "--trace", path]);
    assert_eq!(told["nodes"], json(&["best", "tic-tac-toe", "--player", "alphabeta:depth=3"])["nodes"]);
    let text = fs::read_to_string(&file).expect("a trace");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&lines[0]["event"], &lines[0]["game"]), (&value!("thinking"), &value!("tic-tac-toe")));
    let of = |kind: &str| lines.iter().filter(|line| line["event"] == kind).count() as u64;
    assert_eq!(value!(of("enter") + of("scout") + of("again")), told["nodes"]);
    let mut known = 0;
    for line in &lines {
        known += u64::from(line["event"] == "node");
        assert!(line["node"].as_u64().is_none_or(|node| node < known), "{line}");
    }
    let run = jogada(&["best", "adji-boto-puzzle", "--trace", path]);
    assert_eq!(run.code, 2, "{}", run.err);
}

#[test]
fn compare_leaves_out_positions_that_can_not_be_read_if_told_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("positions.txt");
    fs::write(&path, "1,3,5 1\n1,3,x 1\n\n0,1,2 2\n").expect("a file");
    let file = path.to_str().expect("a path");
    let arguments = ["compare", "nim", "--file", file, "--algorithms", "alphabeta", "--format", "csv"];
    let strict = jogada(&arguments);
    assert_eq!((strict.code, strict.out.as_str()), (3, ""));
    let rest = jogada(&[&arguments[..], &["--keep-going"]].concat());
    assert_eq!((rest.code, rest.out.lines().count()), (3, 3), "{}", rest.out);
    assert!(rest.err.contains("positions.txt"), "{}", rest.err);
}
