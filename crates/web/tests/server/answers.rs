//! What the questions are answered with.

use serde_json::{Value, json};

use crate::client::Running;

fn line(game: &str, moves: &[&str]) -> Value {
    json!({ "game": game, "moves": moves })
}

/// The news of a search over plain HTTP.
fn news(server: &Running, request: &Value) -> Vec<Value> {
    let reply = server.post("/api/search", request);
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

fn result(server: &Running, request: &Value) -> Value {
    let last = news(server, request).pop().expect("a last line");
    assert_eq!(last["type"], "done", "{last}");
    last["result"].clone()
}

#[test]
fn the_catalog_lists_every_game_with_what_can_be_set() {
    let catalog = Running::start().get("/api/catalog").json();
    let names = |of: &str| -> Vec<String> {
        let list = catalog[of].as_array().expect("a list");
        list.iter().map(|entry| entry["name"].as_str().expect("a name").to_owned()).collect()
    };
    assert_eq!(names("games"), ["adji-boto", "dots-and-boxes", "hex", "nim", "tic-tac-toe", "tree"]);
    assert_eq!(names("puzzles"), ["adji-boto-puzzle", "graph", "grid", "sliding-tiles"]);
    for (kind, name) in [("algorithms", "minimax"), ("algorithms", "mcts"), ("path_algorithms", "astar")] {
        assert!(names(kind).contains(&name.to_owned()), "{name}");
    }
    let hex = &catalog["games"][2];
    assert_eq!(
        hex["parameters"][0],
        json!({
            "name": "size", "takes": "a number from 1 to 26", "default": "11", "kind": "number", "least": 1.0, "most": 26.0, "choices": [],
        })
    );
}

#[test]
fn every_game_and_puzzle_can_be_seen() {
    let server = Running::start();
    for game in
        ["adji-boto", "dots-and-boxes", "hex:size=19", "nim", "tic-tac-toe", "adji-boto-puzzle", "sliding-tiles"]
    {
        let view = server.ask("/api/view", &line(game, &[]));
        let first = view["legal"][0].as_str().expect("a move").to_owned();
        let after = server.ask("/api/view", &line(game, &[&first]));
        assert_eq!(after["plies"][0]["move"], first, "{game}");
        assert_eq!(after["start"], view["position"], "{game}");
        let moves = |view: &Value| {
            view["scene"]["parts"].as_array().expect("parts").iter().filter(|part| !part["move"].is_null()).count()
        };
        assert!(moves(&view) > 0, "{game} can be played by pointing");
    }
}

#[test]
fn the_swap_is_offered_when_it_may_be_played() {
    let server = Running::start();
    assert_eq!(server.ask("/api/view", &line("hex:size=5", &[]))["can_swap"], false);
    assert_eq!(server.ask("/api/view", &line("hex:size=5", &["a3"]))["can_swap"], true);
    assert_eq!(server.ask("/api/view", &line("hex:size=5", &["a3", "swap"]))["can_swap"], false);
}

#[test]
fn a_side_whose_time_is_up_has_lost_whoever_is_to_move_and_that_is_written_down() {
    let server = Running::start();
    for (word, winner) in [("time", 1), ("time-1", 2), ("time-2", 1)] {
        let view = server.ask("/api/view", &line("hex:size=5,swap=off", &["c3", word]));
        assert_eq!([&view["winner"], &view["reason"]], [&json!(winner), &json!("time")], "{word}");
    }
    for (format, said) in [("json", "\"reason\":\"time\""), ("text", "result: 1 time"), ("sgf", "RE[B+Time]")] {
        let game = json!({ "game": "hex:size=5,swap=off", "moves": ["c3", "time"], "format": format });
        let text = server.ask("/api/export", &game)["text"].as_str().expect("a text").to_owned();
        assert!(text.contains(said), "{format}: {text}");
        let read = server.ask("/api/record", &json!({ "text": text }));
        assert_eq!(read["line"]["moves"], json!(["c3", "time"]), "{format}");
    }
}

#[test]
fn what_the_page_names_its_edition_with_is_kept_by_the_browser() {
    let server = Running::start();
    let shell = server.get("/").body;
    let (_, rest) = shell.split_once("edition-").expect("the page names its edition");
    let edition = format!("edition-{}", rest.split(|letter: char| !letter.is_alphanumeric()).next().expect("a number"));
    for path in ["/api/catalog?lang=en", "/api/gallery?lang=en"] {
        let keep = |path: &str| server.get(path).header("cache-control").map(str::to_owned);
        assert_eq!(
            keep(&format!("{path}&edition={edition}")).as_deref(),
            Some("max-age=31536000, immutable"),
            "{path}"
        );
        assert_eq!(keep(path).as_deref(), Some("no-cache"), "{path}");
    }
    let script = server.get(&format!("/assets/{edition}/bundle/main.js"));
    assert_eq!(script.header("cache-control"), Some("max-age=31536000, immutable"));
}

#[test]
fn a_line_of_hex_ends_where_the_search_knows_nothing_more() {
    let request =
        json!({ "line": line("hex:size=9", &[]), "task": "analyze", "player": "expert:nodes=20", "lines": "all" });
    let analysis = result(&Running::start(), &request);
    let lines = analysis["lines"].as_array().expect("lines");
    assert!(lines.len() > 1, "{analysis}");
    // Twenty positions are looked at: nobody knows what comes after the second move of any of these.
    assert!(lines.iter().all(|line| line["pv"].as_array().is_some_and(|moves| moves.len() <= 2)), "{analysis}");
}

#[test]
fn a_side_can_resign() {
    let view = Running::start().ask("/api/view", &line("nim", &["1-1", "resign"]));
    assert_eq!([&view["settled"], &view["winner"], &view["reason"]], [&json!(true), &json!(1), &json!("resigned")]);
    assert_eq!(view["legal"], json!([]));
}

#[test]
fn what_is_wrong_is_pointed_at() {
    let server = Running::start();
    let error = |body: &Value| server.post("/api/view", body).json()["error"].clone();
    let spec = error(&line("hexx:size=5", &[]));
    assert_eq!((&spec["code"], &spec["suggestion"]), (&json!("bad-spec"), &json!("hex")));
    assert_eq!(spec["at"], json!({ "start": 0, "end": 4 }));
    let mv = error(&line("nim", &["1-1", "9-9"]));
    assert_eq!((&mv["code"], &mv["field"]), (&json!("bad-move"), &json!("moves/1")));
    let start = error(&json!({ "game": "nim", "start": "1,x 1" }));
    assert_eq!((&start["code"], &start["field"]), (&json!("bad-position"), &json!("start")));
    assert_eq!(error(&json!({ "gam": 1 }))["code"], "bad-request");
}

#[test]
fn exact_values_are_those_of_theory() {
    let server = Running::start();
    let nim = server.ask("/api/exact", &line("nim", &[]));
    assert_eq!((&nim["proven"], &nim["method"]), (&json!(true), &json!("theory")));
    let winning = |exact: &Value| -> Vec<String> {
        let moves = exact["moves"].as_array().expect("moves").iter().filter(|mv| mv["value_kind"] == "win");
        moves.map(|mv| mv["move"].as_str().expect("a move").to_owned()).collect()
    };
    // 1, 3, 5 has the nim-sum 7: only taking three from the last heap leaves zero.
    assert_eq!(winning(&nim), ["3-3"]);
    let drawn = server.ask("/api/exact", &line("tic-tac-toe", &[]));
    assert_eq!((&drawn["proven"], &drawn["value_kind"]), (&json!(true), &json!("draw")));
    assert_eq!(drawn["moves"].as_array().map(Vec::len), Some(9));
}

#[test]
fn boards_of_two_sizes_at_once_do_not_disturb_each_other() {
    let server = Running::start();
    let ask = |game: &str| server.ask("/api/exact", &json!({ "game": game, "limit": 5000 }));
    let games = ["tic-tac-toe:win=2", "tic-tac-toe", "nim:misere=on,start=1+1", "nim:start=1+1"];
    let alone = games.map(|game| ask(game)["value_kind"].clone());
    assert_eq!(alone, ["win", "draw", "win", "loss"].map(|kind| json!(kind)));
    std::thread::scope(|scope| {
        for _ in 0..4 {
            for (game, kind) in games.iter().zip(&alone) {
                scope.spawn(move || assert_eq!(&ask(game)["value_kind"], kind, "{game}"));
            }
        }
    });
}

#[test]
fn what_takes_too_long_is_not_known() {
    let exact = Running::start().ask("/api/exact", &json!({ "game": "hex:size=11", "limit": 20 }));
    assert_eq!((&exact["proven"], &exact["value"]), (&json!(false), &Value::Null));
    assert!(exact["moves"].as_array().expect("moves").iter().all(|mv| mv["proven"] == false && mv["best"] == false));
}

#[test]
fn a_player_moves_and_a_hint_has_a_reason() {
    let server = Running::start();
    let think = json!({ "line": line("nim", &[]), "task": "think", "player": "hard", "seed": 1 });
    assert_eq!(result(&server, &think)["move"], "3-3");
    let hint = result(&server, &json!({ "line": line("nim", &[]), "task": "hint" }));
    assert_eq!((&hint["move"], &hint["reason"]["key"]), (&json!("3-3"), &json!("leaves-nim-sum-zero")));
    assert_eq!(hint["player"], "max");
}

#[test]
fn every_game_gives_a_reason_for_its_hints() {
    let server = Running::start();
    for (game, moves, key) in [
        ("tic-tac-toe", vec!["1", "5", "2"], "stops-row"),
        ("tic-tac-toe", vec!["1", "5", "2", "9"], "completes-row"),
        ("dots-and-boxes:rows=1,cols=1", vec!["h1.1", "h2.1", "v1.1"], "closes"),
    ] {
        let request = json!({ "line": line(game, &moves), "task": "hint", "limits": { "nodes": 2000 } });
        let hint = result(&server, &request);
        assert_eq!(hint["reason"]["key"], key, "{game} {moves:?}: {hint}");
    }
    for game in ["adji-boto", "hex:size=5", "dots-and-boxes", "adji-boto-puzzle", "sliding-tiles"] {
        let request = json!({ "line": line(game, &[]), "task": "hint", "limits": { "nodes": 500, "time_ms": 3000 } });
        let hint = result(&server, &request);
        assert!(hint["move"].is_null() || hint["reason"]["key"].is_string(), "{game}: {hint}");
    }
}

#[test]
fn people_are_not_asked_to_think() {
    let server = Running::start();
    let request = json!({ "line": line("nim", &[]), "task": "think", "player": "human" });
    let last = news(&server, &request).pop().expect("a line");
    assert_eq!((&last["type"], &last["error"]["code"]), (&json!("error"), &json!("bad-player")));
}

#[test]
fn an_analysis_tells_every_move_and_plays_none() {
    let server = Running::start();
    for player in ["pvs:depth=4", "mcts:nodes=400"] {
        let request =
            json!({ "line": line("tic-tac-toe", &["5"]), "task": "analyze", "player": player, "lines": "all" });
        let analysis = result(&server, &request);
        assert_eq!(analysis["lines"].as_array().map(Vec::len), Some(8), "{player}");
        assert_eq!(analysis["lines"][0]["line"], 1, "{player}");
        assert_eq!(analysis["lines"][0]["move"], analysis["move"], "{player}");
    }
}

#[test]
fn simulations_in_slices_add_up_to_what_was_asked() {
    let server = Running::start();
    let request = json!({
        "line": line("hex:size=6", &[]), "task": "analyze", "player": "mcts", "lines": 3, "limits": { "nodes": 3000 },
    });
    let analysis = result(&server, &request);
    assert_eq!((&analysis["lines"][0]["nodes"], &analysis["stopped"]), (&json!(3000), &json!("nodes")));
}

#[test]
fn a_sweep_has_a_value_for_every_position() {
    let server = Running::start();
    let request = json!({ "line": line("nim", &["3-3", "1-1", "2-1"]), "task": "sweep", "player": "pvs:depth=20" });
    let sweep = result(&server, &request);
    let plies = sweep["plies"].as_array().expect("plies");
    let kinds: Vec<_> = plies.iter().chain([&sweep["final"]]).map(|look| look["value_kind"].clone()).collect();
    // First leaves nim-sum zero, Second can not, First leaves 2 and 2: each value is that of the side to move.
    assert_eq!(kinds, ["win", "loss", "win", "loss"].map(|kind| json!(kind)));
    let moves: Vec<_> = plies.iter().map(|look| look["move"].clone()).collect();
    assert_eq!(moves, ["3-3", "1-1", "2-1"].map(|mv| json!(mv)));
    assert!(plies.iter().all(|look| look["loss"] == 0.0 && look["played"]["value_kind"] == look["value_kind"]));
}

#[test]
fn a_way_is_found_and_proven() {
    let server = Running::start();
    let puzzle = line("adji-boto-puzzle:problem=A", &[]);
    let way = result(&server, &json!({ "line": puzzle, "task": "way", "player": "astar:heuristic=fifths" }));
    assert_eq!((&way["found"], &way["optimal"]), (&json!(true), &json!(true)));
    assert_eq!(way["moves"].as_array().map(Vec::len), way["depth"].as_u64().map(|depth| depth as usize));
    let wrong = news(&server, &json!({ "line": line("nim", &[]), "task": "way" })).pop().expect("a line");
    assert_eq!(wrong["error"]["code"], "unsuited");
}

#[test]
fn overlays_explain_the_four_games_that_have_them() {
    let server = Running::start();
    for (game, name, key) in [
        ("nim", "binary", "nim-sum"),
        ("adji-boto", "sowing", "sowing"),
        ("dots-and-boxes", "chains", "chains"),
        ("hex:size=5", "paths", "distances"),
    ] {
        let overlays = server.ask("/api/overlay", &line(game, &[]));
        let overlay = &overlays["overlays"][0];
        assert_eq!((&overlay["name"], &overlay["notes"][0]["key"]), (&json!(name), &json!(key)));
    }
    let over = json!({ "game": "hex:size=1", "moves": ["a1"], "name": "policy" });
    assert_eq!(server.ask("/api/overlay", &over)["overlays"], json!([]), "it has one, and nothing to say any more");
}

#[test]
fn an_unknown_overlay_is_refused_with_the_name_that_was_meant() {
    let server = Running::start();
    let reply = server.post("/api/overlay", &json!({ "game": "hex:size=3", "name": "polcy" }));
    let error = &reply.json()["error"];
    assert_eq!((reply.status, &error["code"], &error["field"]), (422, &json!("bad-spec"), &json!("name")));
    assert_eq!(error["suggestion"], "policy", "{error}");
    let reply = server.post("/api/overlay?lang=pt", &json!({ "game": "nim", "name": "paths" }));
    let text = reply.json()["error"]["message"].as_str().expect("a message").to_owned();
    assert!(reply.status == 422 && text.contains("binary"), "what there is: {text}");
}

#[test]
fn one_thing_alone_can_be_asked_for_out_of_an_overlay() {
    let server = Running::start();
    let keys = |name: &str| -> Vec<Value> {
        let moves = ["c10", "b11", "d10", "c11", "k1", "d11"];
        let request = json!({ "game": "hex:size=11,swap=off", "moves": moves, "name": name });
        let overlays = server.ask("/api/overlay", &request)["overlays"].clone();
        let notes = overlays.as_array().expect("overlays").iter().filter_map(|it| it["notes"].as_array().cloned());
        notes.flatten().map(|note| note["key"].clone()).collect()
    };
    assert_eq!(keys("ladders"), [json!("ladder")]);
    assert!(keys("connections").contains(&json!("ladder")));
    assert_eq!(keys("carrier"), Vec::<Value>::new(), "nobody has won yet");
}

#[test]
fn whoever_has_lost_is_given_no_hope_with_a_hint() {
    let server = Running::start();
    let hint = result(&server, &json!({ "line": line("hex:size=4,swap=off", &["d1"]), "task": "hint" }));
    assert_eq!((&hint["proven"], &hint["value_kind"]), (&json!(true), &json!("loss")), "{hint}");
    assert!(["loses-anyway", "holds-longest"].contains(&hint["reason"]["key"].as_str().expect("a reason")), "{hint}");
}

#[test]
fn a_game_goes_out_and_comes_in_again_in_every_format() {
    let server = Running::start();
    let moves = ["a3", "swap", "c3", "d4"];
    for format in ["json", "text", "sgf", "hexworld"] {
        let request = json!({ "game": "hex:size=7", "moves": moves, "players": ["human", "hard"], "format": format });
        let export = server.ask("/api/export", &request);
        let back = server.ask("/api/record", &json!({ "text": export["text"] }));
        assert_eq!((&back["format"], &back["line"]["moves"]), (&json!(format), &json!(moves)));
        let view = server.ask("/api/view", &back["line"]);
        assert_eq!(view["settings"]["size"], "7", "{format}");
    }
    let svg = server.ask("/api/export", &json!({ "game": "nim", "format": "svg" }));
    assert!(svg["text"].as_str().is_some_and(|text| text.starts_with("<svg")));
    assert_eq!(svg["name"], "nim.svg");
}

#[test]
fn what_was_thought_of_a_move_goes_out_with_it_as_every_record_has_it() {
    let server = Running::start();
    let think = json!({ "line": line("nim", &["1-1"]), "task": "think", "player": "pvs:depth=3" });
    let thought = result(&server, &think);
    let info = &thought["info"];
    let keys: Vec<_> = info.as_object().expect("an object").keys().map(String::as_str).collect();
    let known =
        "alpha_cuts alpha_raises beta_cuts depth distance nodes nps proven pv side table_hits table_lookups time_ms";
    assert_eq!(keys.join(" "), format!("{known} value value_kind"));
    assert_eq!((&info["side"], &info["nodes"]), (&json!(2), &thought["nodes"]));
    let exported = |moves: Value, info: Value| {
        let request = json!({ "game": "nim", "moves": moves, "info": info, "format": "json" });
        let text = server.ask("/api/export", &request)["text"].as_str().expect("a text").to_owned();
        serde_json::from_str::<Value>(&text).expect("a record")["info"].clone()
    };
    let moves = json!(["1-1", thought["move"], "resign"]);
    assert_eq!(exported(moves.clone(), json!([null, info])), json!([null, info]));
    assert_eq!(exported(moves.clone(), json!([null, info, null])), json!([null, info]), "giving up is no move");
    assert_eq!(exported(moves.clone(), json!([info])), json!([info, null]));
    assert_eq!(exported(moves, json!([null, null])), Value::Null, "nothing is known");
}

#[test]
fn a_record_that_can_not_be_read_says_where() {
    let server = Running::start();
    let code = |body: Value| server.post("/api/record", &body).code();
    assert_eq!(code(json!({ "text": "(;GM[11]" })), "bad-record");
    assert_eq!(code(json!({ "text": "{", "format": "json" })), "bad-record");
    assert_eq!(code(json!({ "text": "", "format": "pgn" })), "bad-format");
    let nim = json!({ "game": "nim", "format": "sgf" });
    assert_eq!(server.post("/api/export", &nim).code(), "bad-format");
}

#[test]
fn the_manual_is_for_people_and_for_programs() {
    let server = Running::start();
    let described = server.get("/api/openapi.json").json();
    assert_eq!(described["openapi"], "3.1.0");
    for path in described["paths"].as_object().expect("paths").keys() {
        // An address that is there is told from one that is not by what it says to a wrong method.
        assert_eq!(server.request("DELETE", path, &[], b"").status, 405, "{path}");
    }
    let page = server.get("/api?lang=pt").body;
    assert!(page.contains("Endereços") && page.contains("/api/search"), "{page}");
}

#[test]
fn the_page_and_its_files_are_served() {
    let server = Running::start();
    assert!(server.get("/").body.contains("<!doctype html>"));
    let script = server.get("/assets/script/main.js");
    assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));
}

#[test]
fn runs_of_the_arena_can_be_looked_at() {
    let data = tempfile::tempdir().expect("a folder");
    let players = ["random".to_owned(), "greedy".to_owned()];
    let plan = jogada_arena::RunPlan::new("nim", &players, 2);
    let (folder, _) = jogada_arena::Folder::prepare(&data.path().join("arena/one"), &plan).expect("a run");
    let line = json!({
        "index": 0, "pair": 0, "opening": "", "first": "random", "second": "greedy", "score": [0, 0], "winner": 2,
        "reason": "rules", "v": 1, "game": "nim", "players": players, "moves": ["1-1", "2-3", "3-1"],
    });
    std::fs::write(folder.path().join("games.jsonl"), format!("{line}\n")).expect("written");
    std::fs::create_dir(data.path().join("arena/nothing")).expect("a folder that is no run");

    let config = jogada_web::Config { port: 0, data: Some(data.path().to_owned()), ..jogada_web::Config::default() };
    let server = Running::with(&config);
    let runs = server.get("/api/runs").json();
    assert_eq!(runs["runs"].as_array().map(Vec::len), Some(1));
    assert_eq!((&runs["runs"][0]["name"], &runs["runs"][0]["played"]), (&json!("one"), &json!(1)));
    let run = server.get("/api/runs/one").json();
    assert_eq!((&run["games"][0]["winner"], &run["summary"]["planned"]), (&json!(2), &json!(2)));
    assert_eq!((&run["games"][0]["second"], &run["games"][0]["moves"]), (&json!("greedy"), &json!(3)));
    let game = server.get("/api/runs/one/games/0").json();
    assert_eq!(game["line"]["moves"], json!(["1-1", "2-3", "3-1"]));
    for path in
        ["/api/runs/two", "/api/runs/one/games/7", "/api/runs/one/games/x", "/api/runs/..%2f..", "/api/runs/%2e%2e"]
    {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
}

#[test]
fn the_steps_of_a_line_say_who_moves_and_where() {
    let server = Running::start();
    let steps = |game: &str, moves: &[&str], then: &[&str]| {
        let question = json!({ "game": game, "moves": moves, "then": then });
        server.ask("/api/steps", &question)["steps"].as_array().expect("steps").clone()
    };
    let who = |steps: &[Value]| steps.iter().map(|step| step["side"].as_u64().expect("a side")).collect::<Vec<_>>();
    let places = |steps: &[Value]| -> Vec<_> { steps.iter().map(|step| step["place"].clone()).collect() };
    let boto = steps("adji-boto", &[], &["3", "3"]);
    assert_eq!((who(&boto), places(&boto)), (vec![1, 2], vec![json!("b3"), json!("t3")]));
    let boxes = steps("dots-and-boxes:rows=2,cols=2", &["h1.1", "v1.1", "h2.1"], &["v1.2", "h1.2", "h2.2"]);
    assert_eq!(who(&boxes), [2, 2, 1], "who closes a box moves again");
    let heaps = steps("nim:start=3+5", &[], &["2-2", "2-2", "9-9"]);
    assert_eq!(places(&heaps), [Value::Null, Value::Null], "pieces of a heap have no lasting name");
    assert_ne!(heaps[0]["center"], heaps[1]["center"], "the second move takes what lies lower");
    assert_eq!(server.post("/api/steps", &json!({ "game": "nim", "then": vec!["1-1"; 33] })).code(), "too-large");
}

#[test]
fn a_touch_changes_the_text_as_the_game_says_whether_it_is_a_position_or_not() {
    let server = Running::start();
    let touched = |game: &str, position: &str, place: Option<&str>| {
        let question = json!({ "game": game, "position": position, "place": place });
        server.post("/api/touch", &question).json()["position"].clone()
    };
    assert_eq!(touched("hex:size=3", ".../.../... 1", Some("b2")), ".../.x./... 1");
    assert_eq!(touched("hex:size=3", ".../.x./... 1", Some("b2")), ".../.o./... 1", "two stones too few");
    assert_eq!(touched("nim", "1,3,5 1", Some("3-2")), "1,3,4 1");
    assert_eq!(touched("nim", "1,3,5 1", None), "1,3,5 2");
    assert_eq!(touched("adji-boto-puzzle", "((0 0 0 0 0 0)(0 0 0 0 0 0))", Some("b1")), "((0 0 0 0 0 0)(1 0 0 0 0 0))");
    assert_eq!(touched("dots-and-boxes:rows=1,cols=1", "h:0/0;v:00;0 0;1", Some("v1.2")), "h:0/0;v:01;0 0;1");
    assert_eq!(touched("tic-tac-toe", ".../.../... 1", Some("z9")), json!(null));
    assert_eq!(touched("sliding-tiles", "1 2 3/4 5 6/7 8 .", Some("1")), json!(null));
}
