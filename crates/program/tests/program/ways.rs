//! `search`, `compare` and `report` from outside.

use std::fs;

use serde_json::Value;

use crate::running::{Run, jogada};

/// The keys that every search has.
const KEYS: [&str; 15] = [
    "algorithm",
    "heuristic",
    "found",
    "depth",
    "moves",
    "generated",
    "expanded",
    "duplicates",
    "max_open",
    "penetrance",
    "branching",
    "mean_branching",
    "optimal",
    "time_ms",
    "cpu_ms",
];

const PUZZLE: &str = "adji-boto-puzzle";
const BOARD_A: &str = "((0 0 0 0 0 2)(0 0 0 0 4 0))";

fn document(run: &Run) -> Value {
    serde_json::from_str(&run.out).expect("one JSON document")
}

/// A search on a problem of the puzzle, as JSON.
fn search(problem: &str, rest: &[&str]) -> (i32, Value) {
    let run = jogada(&[&["search", PUZZLE, "--problem", problem, "--json"], rest].concat());
    (run.code, document(&run))
}

#[test]
fn a_search_has_its_keys_and_its_moves_lead_to_the_goal() {
    for algorithm in ["bfs", "astar:heuristic=fifths", "sma:memory=200", "bidirectional:symmetry=on", "optimal"] {
        let (code, found) = search("A", &["--algorithm", algorithm]);
        for key in KEYS {
            assert!(found.get(key).is_some(), "{key} of {algorithm}");
        }
        assert_eq!((code, &found["depth"], &found["optimal"]), (0, &4.into(), &true.into()), "{algorithm}");
        let moves = found["moves"].as_array().expect("a list").iter().map(|mv| mv.as_str().expect("a text"));
        let replayed = jogada(&["replay", PUZZLE, "--json"].into_iter().chain(moves).collect::<Vec<_>>());
        assert_eq!(document(&replayed)["final"]["settled"], true, "{algorithm}");
    }
}

#[test]
fn a_search_shows_its_boards_and_captures_in_both_languages() {
    let arguments = ["search", PUZZLE, "--board", BOARD_A, "--algorithm", "astar"];
    let english = jogada(&arguments);
    assert_eq!(english.code, 0);
    assert_eq!(english.out.matches("┌").count(), 5, "the start and four moves");
    assert!(english.out.contains("3. t6, captures 3") && english.out.contains("no way is shorter (proven)"));
    assert!(english.out.contains("effective branching factor"));
    let portuguese = jogada(&[&arguments[..], &["--lang", "pt"]].concat());
    assert!(portuguese.out.contains("3. t6, captura 3") && portuguese.out.contains("penetrância"));
}

#[test]
fn options_are_shorthands_for_keys() {
    let (_, by_options) = search("C", &["--algorithm", "astar-report", "--heuristic", "base"]);
    let (_, by_spec) = search("C", &["--algorithm", "astar-report:heuristic=base"]);
    assert_eq!(by_options["generated"], 29);
    assert_eq!(by_options["moves"], by_spec["moves"]);
    let (code, limited) = search("C", &["--algorithm", "bfs", "--nodes", "100"]);
    assert_eq!((code, &limited["verdict"]), (4, &"nodes".into()));
}

#[test]
fn what_is_not_solved_within_limits_says_between_which_numbers_it_lies() {
    let run = jogada(&["search", PUZZLE, "--problem", "G", "--algorithm", "optimal:nodes=300k"]);
    assert_eq!(run.code, 4);
    assert!(
        run.out.contains("not solved within the limits (the node limit was reached): the fewest moves are between 2")
    );
    for (algorithm, verdict) in
        [("dfs:depth=3", "depth"), ("sma:memory=3", "too_few_nodes"), ("bfs:memory=1k", "memory")]
    {
        let (code, stopped) = search("C", &["--algorithm", algorithm]);
        assert_eq!((code, &stopped["verdict"], &stopped["found"]), (4, &verdict.into(), &false.into()), "{algorithm}");
    }
}

#[test]
fn an_empty_board_is_solved_already() {
    let run = jogada(&["search", PUZZLE, "--board", "((0 0 0 0 0 0)(0 0 0 0 0 0))", "--algorithm", "bfs"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("solved already"));
}

#[test]
fn a_bad_line_is_named_and_the_rest_goes_on_if_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("problems.dat");
    fs::write(&file, format!("; problems\n{BOARD_A} ; A\n((1 2)(3))\n\n((0 0 0 0 0 0)(0 0 0 0 0 1))\n"))
        .expect("written");
    let path = file.to_str().expect("text");
    let arguments = ["search", PUZZLE, "--file", path, "--algorithm", "bfs", "--json"];
    let refused = jogada(&arguments);
    assert_eq!((refused.code, refused.out.as_str()), (3, ""));
    assert!(refused.err.contains("line 3"), "{}", refused.err);
    let rest = jogada(&[&arguments[..], &["--keep-going"]].concat());
    assert_eq!(rest.code, 3);
    assert!(rest.err.contains("line 3"));
    let results = document(&rest)["results"].as_array().expect("a list").clone();
    let depths: Vec<_> = results.iter().map(|result| (result["problem"].as_str(), result["depth"].as_u64())).collect();
    assert_eq!(depths, [(Some("1"), Some(4)), (Some("3"), Some(1))]);
    let third = jogada(&["search", PUZZLE, "--file", path, "--problem", "3", "--algorithm", "bfs", "--json"]);
    assert_eq!((third.code, &document(&third)["depth"]), (0, &1.into()));
}

#[test]
fn what_can_not_be_searched_is_refused_at_its_place() {
    let cases: [(&[&str], i32, &str); 9] = [
        (&["search"], 2, "<PUZZLE>"),
        (&["search", PUZZLE], 2, "--algorithm"),
        (&["search", "hex", "--algorithm", "bfs"], 2, "unknown puzzle"),
        (&["search", PUZZLE, "--algorithm", "astr"], 2, "did you mean astar?"),
        (
            &["search", PUZZLE, "--algorithm", "astar", "--heuristic", "bass"],
            2,
            "unknown heuristic “bass”, did you mean base?",
        ),
        (&["search", PUZZLE, "--problem", "Q", "--algorithm", "bfs"], 2, "unknown problem"),
        (&["search", "sliding-tiles", "--algorithm", "optimal"], 2, "does not have what optimal needs"),
        (&["search", PUZZLE, "--board", "((1 2)(3))", "--algorithm", "bfs"], 3, "expected"),
        (&["search", PUZZLE, "--file", "/no/such/file", "--algorithm", "bfs"], 3, "can not read"),
    ];
    for (arguments, code, message) in cases {
        let run = jogada(arguments);
        assert_eq!(run.code, code, "{arguments:?}");
        assert!(run.err.contains(message), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn a_trace_has_real_events_up_to_its_cap_and_counts_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("trace.jsonl");
    let path = file.to_str().expect("text");
    let (code, found) = search("B", &["--algorithm", "bfs", "--trace", path]);
    assert_eq!(code, 0);
    let text = fs::read_to_string(&file).expect("a trace");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let of = |kind: &str| lines.iter().filter(|line| line["event"] == kind).count() as u64;
    assert_eq!((&lines[0]["event"], &lines[1]["event"]), (&"search".into(), &"start".into()));
    let told = of("generate") + of("expand") + of("duplicate");
    assert!(told >= 100_000, "{told}");
    let happened = found["generated"].as_u64().expect("a count") + found["expanded"].as_u64().expect("a count");
    let left_out = lines.last().expect("a line")["count"].as_u64().expect("a count");
    let after_the_goal = happened - (told + left_out);
    assert!(after_the_goal < 12, "every successor is kept or a duplicate, but for those beside the goal");
    assert_eq!(of("goal"), 1);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "no partial file is left");
}

#[test]
fn a_log_grows_by_every_search() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("log.dat");
    let path = file.to_str().expect("text");
    for problem in ["A", "C"] {
        search(problem, &["--algorithm", "astar", "--log", path]);
    }
    let text = fs::read_to_string(&file).expect("a log");
    assert_eq!(text.matches("solved in").count(), 2);
    for fact in [BOARD_A, "t6 b5 t6 b6", "penetrance", "((0 0 0 0 0 0)(0 0 0 0 0 0))", "time"] {
        assert!(text.contains(fact), "{fact}");
    }
}

#[test]
fn a_comparison_has_a_row_for_every_problem_and_algorithm() {
    let run = jogada(&["compare", PUZZLE, "--problems", "A-C", "--algorithms", "bfs:nodes=50k", "optimal", "--json"]);
    assert_eq!(run.code, 0);
    assert_eq!(run.err.lines().filter(|line| line.contains("/6  ")).count(), 6, "{}", run.err);
    let document = document(&run);
    let rows = document["rows"].as_array().expect("rows");
    let cells: Vec<_> = rows.iter().map(|row| (row["problem"].as_str(), row["algorithm"].as_str())).collect();
    assert_eq!(cells[..2], [(Some("A"), Some("bfs")), (Some("A"), Some("optimal"))]);
    assert_eq!((rows.len(), &rows[2]["found"], &rows[3]["depth"]), (6, &false.into(), &9.into()));
    assert!(KEYS.iter().all(|key| rows.iter().all(|row| row.get(key).is_some())));
}

#[test]
fn a_comparison_is_written_in_the_form_that_is_wanted() {
    for (format, begins, holds) in [
        ("table", "problem", "optimal"),
        ("md", "| problem |", "| A | bfs | 4 | optimal | 25 |"),
        ("csv", "problem,spec,depth,", "A,bfs,4,optimal,25,11,"),
        ("latex", "\\begin{tabular}", "A & bfs & 4 & optimal & 25 & 11"),
        ("json", "{\"v\":1", "\"rows\":["),
    ] {
        let run = jogada(&["compare", PUZZLE, "--problems", "A", "--algorithms", "bfs", "--format", format]);
        assert!(run.out.starts_with(begins) && run.out.contains(holds), "{format}: {}", run.out);
    }
}

#[test]
fn the_report_on_the_puzzle_comes_out_cell_by_cell() {
    let run = jogada(&["report", "sources", "--only", PUZZLE, "--format", "json"]);
    assert_eq!(run.code, 0);
    let document = document(&run);
    assert_eq!((&document["compared"], &document["equal"]), (&35.into(), &35.into()));
    let cells = document["cells"].as_array().expect("cells");
    let puzzle: Vec<_> = cells.iter().filter(|cell| cell["source"] == PUZZLE).collect();
    assert_eq!(puzzle.len(), 42);
    assert_eq!(puzzle.iter().filter(|cell| cell["equal"] == true).count(), 35);
    assert!(puzzle.iter().all(|cell| cell["published"].is_null() == cell["equal"].is_null()));
    let table = jogada(&["report", "sources", "--only", PUZZLE, "--lang", "pt"]);
    assert!(table.out.contains("gerados") && table.err.contains("35"), "{}", table.err);
}

#[test]
fn figures_that_hang_on_no_clock_come_out_again() {
    let line = ["report", "sources", "--only", "dots-and-boxes", "nim", "tic-tac-toe", "--format"];
    let run = jogada(&[&line[..], &["json"]].concat());
    assert_eq!(run.code, 0);
    let document = document(&run);
    assert_eq!((&document["compared"], &document["equal"]), (&19.into(), &19.into()));
    let compared = |source: &str| {
        let tables = document["tables"].as_array().expect("tables");
        tables.iter().find(|table| table["source"] == source).expect("it is there")["compared"].clone()
    };
    assert_eq!(["dots-and-boxes", "nim", "tic-tac-toe"].map(compared), [3, 4, 12].map(Value::from));
    for (format, holds) in [
        ("md", "| 1 5 2 | minimax | 934 | 934 |"),
        ("csv", "tic-tac-toe,1 5 2,minimax,nodes,934,934,yes"),
        ("latex", "1 5 2 & minimax & 934 & 934 &"),
    ] {
        let run = jogada(&[&line[..], &[format]].concat());
        assert!(run.out.contains(holds), "{format}: {}", run.out);
    }
}

#[test]
fn a_table_that_no_report_has_is_refused() {
    assert_eq!(jogada(&["report", "sources", "--only", "chess"]).code, 2);
}

#[test]
fn how_far_a_comparison_has_got_is_json_where_asked() {
    let compare = ["compare", PUZZLE, "--problem", "A", "--algorithm", "bfs", "dfs", "--progress"];
    let run = jogada(&[&compare[..], &["json"]].concat());
    let lines: Vec<serde_json::Value> =
        run.err.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let last = lines.last().expect("a line");
    assert_eq!((&last["done"], &last["total"]), (&2.into(), &2.into()), "{last}");
    assert_eq!(jogada(&[&compare[..], &["never"]].concat()).err, "");
}
