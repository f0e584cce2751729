//! Names in two languages, explanations, reasons, figures that fit, memory.

use std::fs;

use serde_json::Value;

use crate::running::{jogada, json, with_input};

#[test]
fn names_are_understood_in_portuguese_and_written_in_english() {
    for game in ["galo", "jogo do galo", "Jogo do Galo:linhas=3,colunas=3", "tic-tac-toe"] {
        let game = json(&["show", game])["game"].as_str().expect("a game").to_owned();
        assert!(game.starts_with("tic-tac-toe"), "{game}");
        assert!(!game.contains("linhas"), "{game}");
    }
    assert_eq!(json(&["show", "hex:tamanho=3,troca=desligada"])["game"], "hex:size=3,swap=off");
    let best = json(&["best", "nim", "--player", "difícil"]);
    assert_eq!(best["player"], "hard");
    let way = json(&["search", "problema-adji-boto", "--problem", "A", "--algorithm", "A*"]);
    assert_eq!((&way["algorithm"], &way["puzzle"]), (&Value::from("astar"), &Value::from("adji-boto-puzzle")));
    let twice = jogada(&["show", "galo:rows=3,linhas=4"]);
    assert!(twice.code == 2 && twice.err.contains("given twice"), "{}", twice.err);
}

#[test]
fn portuguese_readers_see_portuguese_names() {
    let listed = jogada(&["games", "galo", "--lang", "pt"]).out;
    for part in ["galo (tic-tac-toe)", "linhas:", "difícil", "relatório-fácil"] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    let hex = jogada(&["games", "hex", "--lang", "pt"]).out;
    assert!(hex.contains("troca: ligado ou desligado (por omissão, ligado)"), "{hex}");
    let best = jogada(&["best", "nim", "--lang", "pt"]).out;
    assert!(best.contains("jogador                 difícil\n"), "{best}");
    let missing = jogada(&["show", "--file", "no-such-file", "--lang", "pt"]);
    assert!(missing.err.contains("não existe tal ficheiro"), "{}", missing.err);
    assert!(!missing.err.contains("os error"), "{}", missing.err);
}

#[test]
fn a_name_that_is_near_nothing_gets_the_list() {
    let run = jogada(&["search", "adji-boto-puzzle", "--problem", "Z", "--algorithm", "bfs"]);
    assert!(run.err.contains("there are A, B, C, D, E, F, G"), "{}", run.err);
    let spec = jogada(&["show", "adji-boto-puzzle:problem=Z"]);
    assert!(spec.err.contains("there are A, B, C, D, E, F, G"), "{}", spec.err);
}

#[test]
fn whatever_has_a_name_is_explained() {
    for (name, part) in [
        ("nim", "nim-sum"),
        ("adji-boto-puzzle", "empty board"),
        ("alphabeta", "Step by step"),
        ("A*", "The idea"),
        ("hard", "tic-tac-toe: pvs"),
        ("two-distance", "hex: How far each side"),
        ("manhattan", "never says more"),
        ("beta cuts", "opponent"),
        ("penetrance", "straight to the goal"),
    ] {
        let run = jogada(&["explain", name]);
        assert!(run.code == 0 && run.out.contains(part), "{name}: {}{}", run.out, run.err);
    }
    assert!(jogada(&["explain", "cortes beta", "--lang", "pt"]).out.contains("adversário"));
    assert_eq!(json(&["explain", "minimax"])["kind"], "algorithm");
    let unknown = jogada(&["explain", "mimimax"]);
    assert!(unknown.code == 2 && unknown.err.contains("did you mean minimax?"), "{}", unknown.err);
    let described = jogada(&["algorithms", "astar"]);
    assert!(described.out.contains("A*") && described.out.contains("heuristic"), "{}", described.out);
}

#[test]
fn every_evaluation_and_heuristic_says_what_it_means() {
    for (list, key) in [("games", "evaluations"), ("puzzles", "heuristics")] {
        for entry in json(&["games"])[list].as_array().expect("a list") {
            for named in entry[key].as_array().expect("names") {
                let name = named.as_str().or_else(|| named["name"].as_str()).expect("a name");
                let text = jogada(&["explain", name]).out;
                let (_, meaning) = text.split_once("What it means").unwrap_or_else(|| panic!("{name}: {text}"));
                assert!(!meaning.contains("evaluation of"), "{name}: {text}");
            }
        }
    }
}

#[test]
fn a_position_is_explained_with_its_figures() {
    for (game, position, part) in [
        ("nim", "1,3,5 1", "001 011 101 = 111: nim-sum 7"),
        ("nim", "1,3,5 1", "3-3 — leaves nim-sum 0: 1 ⊕ 3 ⊕ 2"),
        ("hex:size=3", "x../.o./... 1", "Cells still needed: First"),
        ("hex:size=5", "...../..x../...../.x.../....o 2", "Bridges between stones of First: c2–b4 (c3 b3)"),
        ("hex:size=5", "...../..x../...../.x.../....o 2", "Stones of First that a bridge joins to the edge: c2 b4"),
        ("hex:size=3", "x../.o./... 1", "The shortest way of First still needs a2 a3"),
        ("hex:size=3", "x../.o./... 1", "it gives First a chance"),
        ("hex:size=5", "x..../.o.../..x../...../..... 2", "any move but these 4 loses to a connection (d1 d3 d4 b5)"),
        (
            "hex:size=3",
            "x../.o./... 1",
            "Second is connected: with these cells it holds against every reply (c1 a2 c2 a3)",
        ),
        ("dots-and-boxes:rows=4,cols=4", "", "favors"),
        ("adji-boto", "((0 0 0 0 0 2)(0 0 0 0 0 13)) 0 0 1", "the last piece falls into"),
        ("adji-boto", "((0 0 0 0 0 2)(0 0 0 0 0 13)) 0 0 1", "A move ahead"),
    ] {
        let start = json(&["show", game])["position"].as_str().expect("a position").to_owned();
        let position = if position.is_empty() { &start } else { position };
        let run = jogada(&["explain", game, position]);
        assert!(run.code == 0 && run.out.contains(part), "{game}: {}{}", run.out, run.err);
    }
}

#[test]
fn a_hint_says_why_in_words() {
    let run =
        with_input(&["play", "nim", "--text", "--lang", "pt", "--second", "human", "--first", "human"], "dica\nsair\n");
    assert!(run.out.contains("3-3 — deixa soma-nim 0: 1 ⊕ 3 ⊕ 2."), "{}", run.out);
}

#[test]
fn figures_are_told_only_of_what_there_is() {
    let random = jogada(&["best", "nim", "--player", "random"]).out;
    let greedy = jogada(&["best", "nim", "--player", "greedy"]).out;
    for part in ["alpha", "cuts", "table hits", "of 0"] {
        assert!(!random.contains(part) && !greedy.contains(part), "{part}: {random}{greedy}");
    }
    let mcts = jogada(&["best", "hex:size=4", "--player", "mcts:nodes=500"]).out;
    for part in ["simulations", "chose this move", "moves in the tree"] {
        assert!(mcts.contains(part), "{part}: {mcts}");
    }
    assert!(!mcts.contains("alpha") && !mcts.contains("table hits"), "{mcts}");
    let told = json(&["best", "hex:size=4", "--player", "mcts:nodes=500"]);
    let share = told["visit_share"].as_f64().expect("a share");
    assert!(told["simulations"].as_u64() == Some(500) && (0.0..=1.0).contains(&share), "{told}");
    assert!(jogada(&["best", "nim", "--player", "negamax"]).out.contains("table hits"));
    let record = json(&["play", "nim", "--first", "negamax", "--second", "random"]);
    assert!(record["info"][0]["beta_cuts"].is_u64() && record["info"][0]["table_hits"].is_u64(), "{record}");
    assert!(record["info"][1]["beta_cuts"].is_null(), "{record}");
}

#[test]
fn every_player_with_a_table_uses_it_as_it_is() {
    for player in ["negamax", "pvs", "mtdf", "dfpn"] {
        let told = json(&["best", "tic-tac-toe", "--player", player]);
        assert!(told["table_hits"].as_u64() > Some(0), "{player}: {told}");
    }
}

#[test]
fn best_moves_are_remembered_from_game_to_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("moves.txt");
    let player = format!("alphabeta:depth=3,memory=\"{}\"", file.display());
    let first = json(&["best", "adji-boto", "--player", &player]);
    assert_eq!((&first["memory_hits"], &first["memory_lookups"]), (&0.into(), &1.into()));
    let again = json(&["best", "adji-boto", "--player", &player]);
    assert_eq!((&again["memory_hits"], &again["nodes"]), (&1.into(), &0.into()), "{again}");
    assert_eq!(first["move"], again["move"]);
    fs::write(&file, "a letter").expect("writable");
    let refused = jogada(&["best", "adji-boto", "--player", &player]);
    assert_eq!(refused.code, 3, "{}", refused.err);
    let lines = "new\nquit\n";
    let run =
        with_input(&["play", "nim", "--text", "--second", "human", "--first", "alphabeta:depth=2,memory=on"], lines);
    assert!(run.out.contains("from the memory of best moves"), "{}", run.out);
    assert!(run.out.contains("1 of 1 (100.0 %)"), "{}", run.out);
}

#[test]
fn in_the_arena_memory_lasts_for_a_game_or_for_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let hits = |memory: &str| {
        let out = folder.path().join(memory);
        let player = format!("alphabeta:depth=2,memory={memory}");
        let arguments = ["arena", "nim", "--players", &player, "greedy", "--games", "8", "--plies", "0", "--out"];
        let run = jogada(&[&arguments[..], &[out.to_str().expect("text")]].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        let games = fs::read_to_string(out.join("games.jsonl")).expect("games");
        (games.matches("\"memory_hits\":1").count(), run.err.contains("in order"))
    };
    assert_eq!(hits("on"), (0, false));
    let (kept, told) = hits("run");
    assert!(kept > 0 && told);
    let refused = jogada(&["arena", "nim", "--players", "alphabeta:memory=moves.txt", "greedy", "--games", "2"]);
    assert!(refused.code == 2 && refused.err.contains("memory=run"), "{}", refused.err);
}

#[test]
fn one_name_for_one_thing_and_the_old_ones_still_work() {
    for option in ["--time", "--limit"] {
        assert_eq!(jogada(&["solve", "nim", option, "5s"]).code, 0, "{option}");
    }
    for option in ["--problem", "--problems"] {
        let run = jogada(&["compare", "adji-boto-puzzle", option, "A", "--algorithm", "bfs"]);
        assert_eq!(run.code, 0, "{option}: {}", run.err);
    }
    let help = jogada(&["solve", "--help"]).out;
    assert!(help.contains("--time <TIME>") && !help.contains("--limit"), "{help}");
    let refused = jogada(&["best", "nim", "--player", "random", "--depth", "3"]);
    assert!(refused.code == 2 && refused.err.contains("depth"), "{}", refused.err);
    let idle = jogada(&["compare", "adji-boto-puzzle", "--problem", "A", "--algorithm", "bfs", "--heuristic", "base"]);
    assert!(idle.code == 2 && idle.err.contains("--heuristic"), "{}", idle.err);
    assert_eq!(json(&["best", "nim", "--player", "alphabeta", "--depth", "2"])["depth"], 2);
}

#[test]
fn help_has_no_english_left_in_portuguese() {
    for command in ["solve", "tables", "search", "arena", "compare", "analyze", "play", "report", "verify", "man"] {
        let help = jogada(&[command, "--help", "--lang", "pt"]).out;
        for word in ["<LIMIT>", "<THREADS>", "<CHECKPOINT", "<TIME>", "<FILE>", "<PIECES>", "<SAMPLES>", "[OPTIONS]"] {
            assert!(!help.contains(word), "{word} in the help of {command}: {help}");
        }
    }
}

#[test]
fn manual_pages_have_all_their_sections_and_one_a_command() {
    let page = jogada(&["man"]).out;
    for section in [".SH EXIT STATUS", ".SH ENVIRONMENT", ".SH FILES", ".SH EXAMPLES"] {
        assert!(page.contains(section), "{section}: {page}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let run = jogada(&["man", "--out", folder.path().to_str().expect("text")]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(folder.path().join("jogada-best.1").exists() && folder.path().join("jogada.1").exists());
}

#[test]
fn json_is_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    fs::write(of("game.json"), "{\"v\":1,\"game\":\"nim\",\"players\":[],\"moves\":[\"3-3\"]}").expect("writable");
    let added = json(&["library", "add", &of("game.json"), "--dir", &of("games")]);
    assert_eq!(added["games"][0]["moves"], 1);
    let converted = json(&["convert", &of("game.json"), "-", "--to", "text"]);
    assert!(converted["text"].as_str().expect("a text").contains("1. 3-3"), "{converted}");
}

#[test]
fn a_report_is_one_table_as_csv_or_a_file_each_and_goes_on_where_it_was() {
    let csv = jogada(&["report", "sources", "--only", "nim", "tic-tac-toe", "--format", "csv"]);
    let heads = csv.out.lines().filter(|line| line.starts_with("source,row,column")).count();
    assert!(csv.code == 0 && heads == 1, "{}{}", csv.out, csv.err);
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("text");
    let report = || jogada(&["report", "sources", "--only", "tic-tac-toe", "--format", "md", "--out", out]);
    let (first, again) = (report(), report());
    assert_eq!((first.code, again.code), (0, 0), "{}{}", first.err, again.err);
    assert!(folder.path().join("tic-tac-toe.md").exists() && folder.path().join("tic-tac-toe.measured.json").exists());
    assert_eq!(first.err.lines().last(), again.err.lines().last());
}

#[test]
fn the_challenges_that_are_brought_along_are_made_again_by_their_seed() {
    let made = jogada(&["challenges", "make", "nim", "--count", "1", "--seed", "1"]).out;
    let known = jogada(&["challenges", "list", "nim"]).out;
    let levels: Vec<_> = made.lines().map(|line| line.rsplit('\t').next()).collect();
    assert!(levels.len() > 1, "one of each level: {made}");
    assert!(levels.iter().all(|level| levels.iter().filter(|other| *other == level).count() == 1), "{made}");
    for line in made.lines() {
        assert!(known.lines().any(|other| other == line), "{line}");
    }
}
