//! Programs of other people's, well behaved and not: none takes a run down.
#![cfg(unix)]

use std::fs;
use std::path::Path;

use jogada_arena::{FinishedGame, Folder, OpeningPlan, Pace, PlanError, PlayableRun, RunPlan, run};
use jogada_catalog::StopFlag;
use serde_json::Value;

/// An engine for one heap of Nim that takes one piece a move, or misbehaves at its first move.
const ENGINE: &str = r#"
while read -r command rest; do
  case "$command" in
    genmove)
      case "$1" in
        crash) exit 1 ;;
        hang) while read -r line; do :; done ;;
        flood) while :; do echo "one line and another"; done ;;
        binary) printf "= "; head -c 300000 /dev/zero; echo; echo ;;
        nonsense) echo "= the best move there is"; echo ;;
        refuse) echo "? not today"; echo ;;
        illegal) echo "= 7-7"; echo ;;
        resign) echo "= resign"; echo ;;
        silent-end) exec sleep 0 ;;
        busy) sh -c 'i=0; while [ $i -lt 40000 ]; do i=$((i + 1)); done'; echo "= 1-1"; echo ;;
        *) echo "chatter before the answer"; echo "= 1-1"; echo ;;
      esac ;;
    quit) echo "="; echo; exit 0 ;;
    play) [ "$1" = deaf ] && { echo "? unknown command"; echo; } || { echo "="; echo; } ;;
    *) echo "="; echo ;;
  esac
done
"#;

fn plan(folder: &Path, game: &str, manner: &str, patience: &str) -> RunPlan {
    let script = folder.join("engine.sh");
    fs::write(&script, ENGINE).expect("written");
    let engine = format!("gtp:cmd=\"sh {} {manner}\",patience={patience}", script.display());
    let openings = OpeningPlan::book("1-1\n");
    RunPlan { openings, pace: Pace::Nodes(50), ..RunPlan::new(game, &[engine, "random".into()], 4) }
}

/// Two heaps, which nobody can take at once: the engine gets to its first move.
const LONG: &str = "nim:start=9+9";

/// Plays four games of an engine with that manner.
fn games(game: &str, manner: &str, patience: &str) -> Vec<FinishedGame> {
    let folder = tempfile::tempdir().expect("temp");
    let plan = plan(folder.path(), game, manner, patience);
    let (folder, plan) = Folder::prepare(&folder.path().join("run"), &plan).expect("a folder");
    let standing =
        run(&jogada_standard::catalog(), &folder, &plan, 2, &StopFlag::new(), &mut |_, _| {}).expect("a run");
    assert_eq!(standing.played, 4, "{manner}");
    folder.games().expect("readable").into_values().collect()
}

#[test]
fn an_engine_plays_whole_games_by_the_rules() {
    for game in games("nim:start=9", "fair", "60s") {
        assert_eq!(game.reason, "rules");
        let own = usize::from(!game.first.starts_with("gtp"));
        assert!(
            game.record
                .moves
                .iter()
                .skip(1)
                .enumerate()
                .filter(|(ply, _)| (ply + 1) % 2 == own)
                .all(|(_, mv)| mv == "1-1")
        );
    }
}

#[test]
fn every_way_to_misbehave_loses_the_game_and_not_the_run() {
    for (manner, reason) in [
        ("crash", "crash"),
        ("silent-end", "crash"),
        ("flood", "garbage"),
        ("binary", "illegal"),
        ("nonsense", "illegal"),
        ("refuse", "garbage"),
        ("illegal", "illegal"),
        ("resign", "resigned"),
        ("deaf", "garbage"),
    ] {
        for game in games(LONG, manner, "60s") {
            // Who does not even hear the opening is not waited for in the last game, if the other three are over by then.
            let absent = manner == "deaf" && game.reason == "absent";
            assert!(absent || game.reason == reason, "{manner}: {}", game.reason);
            let winner = if game.winner == 1 { &game.first } else { &game.second };
            assert_eq!(winner, "random", "{manner}");
        }
    }
}

#[test]
fn an_engine_that_does_not_answer_has_lost_when_patience_ends() {
    assert!(games(LONG, "hang", "500ms").iter().all(|game| game.reason == "hang"));
}

#[test]
fn processor_time_of_an_engine_is_that_of_all_its_processes() {
    let moves: Vec<Value> = games("nim:start=9", "busy", "60s").into_iter().flat_map(|game| game.record.info).collect();
    let of_engine: Vec<f64> = moves.iter().filter(|info| info.get("nodes").is_none()).filter_map(cpu).collect();
    assert!(!of_engine.is_empty());
    // Counted in hundredths of a second, and 40,000 rounds of a shell take more than one.
    assert!(of_engine.iter().sum::<f64>() > 0.0, "{of_engine:?}");
    let mut own = moves.iter().filter(|info| info.get("nodes").is_some());
    assert!(own.find_map(cpu).is_none(), "two games at a time can not be told apart");
}

fn cpu(info: &Value) -> Option<f64> {
    info.get("cpu_ms")?.as_f64()
}

#[test]
fn a_program_that_is_not_there_loses_its_games() {
    let folder = tempfile::tempdir().expect("temp");
    let players = ["gtp:cmd=\"/nowhere/engine\"".to_owned(), "random".to_owned()];
    let (folder, plan) = Folder::prepare(folder.path(), &RunPlan::new("nim", &players, 2)).expect("a folder");
    run(&jogada_standard::catalog(), &folder, &plan, 1, &StopFlag::new(), &mut |_, _| {}).expect("a run");
    assert!(folder.games().expect("readable").values().all(|game| game.reason == "crash"));
}

#[test]
fn an_engine_that_never_pauses_for_breath_is_stopped_too() {
    let players = ["gtp:cmd=\"yes\"".to_owned(), "random".to_owned()];
    let (catalog, stop) = (jogada_standard::catalog(), StopFlag::new());
    let run = PlayableRun::new(&catalog, &RunPlan::new("nim", &players, 2)).expect("it can be played");
    stop.stop();
    assert!(run.play(0, &stop).is_none(), "the game is over, though the engine has said nothing that could end it");
}

#[test]
fn an_engine_is_not_asked_to_start_from_a_position() {
    let folder = tempfile::tempdir().expect("temp");
    let plan = RunPlan { openings: OpeningPlan::book("3-3\n2,2 2\n"), ..plan(folder.path(), "nim", "fair", "60s") };
    let error = plan.field(&jogada_standard::catalog()).err().expect("a position");
    assert_eq!(error, PlanError::PositionForEngine { number: 2 });
}
