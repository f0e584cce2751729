//! Whole runs on disk: stopped, torn and continued, they end like one that was left alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use jogada_arena::statistics::Hypotheses;
use jogada_arena::{
    Adjudication, FinishedGame, Folder, FolderError, OpeningPlan, Pace, Results, RunError, RunPlan, Standing, run,
};
use jogada_catalog::StopFlag;

fn plan(game: &str, players: &[&str], games: u64) -> RunPlan {
    let players: Vec<String> = players.iter().map(|&player| player.to_owned()).collect();
    RunPlan { seed: 5, pace: Pace::Nodes(60), ..RunPlan::new(game, &players, games) }
}

fn small() -> RunPlan {
    plan("tic-tac-toe", &["random", "alphabeta", "greedy"], 20)
}

fn play(path: &Path, plan: &RunPlan, threads: usize) -> Standing {
    let (folder, plan) = Folder::prepare(path, plan).expect("a folder");
    run(&jogada_standard::catalog(), &folder, &plan, threads, &StopFlag::new(), &mut |_, _| {}).expect("a run")
}

/// All games of a run, without what may vary.
fn games(path: &Path) -> BTreeMap<u64, FinishedGame> {
    let (folder, _) = Folder::open(path).expect("a run");
    let mut games = folder.games().expect("readable");
    for game in games.values_mut() {
        game.record.info.clear();
    }
    games
}

fn lines(path: &Path) -> usize {
    fs::read_to_string(path.join("games.jsonl")).unwrap_or_default().matches('\n').count()
}

fn same(one: &Standing, other: &Standing) -> bool {
    format!("{one:?}") == format!("{other:?}")
}

#[test]
fn games_do_not_depend_on_how_many_are_played_at_a_time() {
    let (alone, together) = (tempfile::tempdir().expect("temp"), tempfile::tempdir().expect("temp"));
    let standings = (play(alone.path(), &small(), 1), play(together.path(), &small(), 3));
    assert_eq!(games(alone.path()), games(together.path()));
    assert!(same(&standings.0, &standings.1));
    assert_eq!(standings.0.played, 60);
}

#[test]
fn records_are_games_that_can_be_played_again() {
    let folder = tempfile::tempdir().expect("temp");
    play(folder.path(), &RunPlan { adjudicate: Adjudication::Never, ..small() }, 2);
    let catalog = jogada_standard::catalog();
    for game in games(folder.path()).values() {
        let ending = game.record.open(&catalog).expect("playable").ending().expect("over");
        assert_eq!(ending.winner.map_or(0, jogada_catalog::rules::Side::number), game.winner);
        assert_eq!(ending.reason.word(), game.reason);
        assert_eq!(game.record.players, [game.first.clone(), game.second.clone()]);
    }
}

#[test]
fn the_same_command_continues_and_a_longer_one_prolongs() {
    let folder = tempfile::tempdir().expect("temp");
    let short = play(folder.path(), &plan("nim", &["random", "greedy"], 10), 1);
    assert!(same(&short, &play(folder.path(), &plan("nim", &["random", "greedy"], 10), 1)));
    assert_eq!(lines(folder.path()), 10, "nothing was played twice");
    let long = play(folder.path(), &plan("nim", &["random", "greedy"], 30), 1);
    assert_eq!((long.played, lines(folder.path())), (30, 30));
    let whole = tempfile::tempdir().expect("temp");
    assert!(same(&long, &play(whole.path(), &plan("nim", &["random", "greedy"], 30), 1)));
}

#[test]
fn another_plan_does_not_get_the_folder() {
    let folder = tempfile::tempdir().expect("temp");
    play(folder.path(), &plan("nim", &["random", "greedy"], 2), 1);
    let other = RunPlan { seed: 6, ..plan("nim", &["random", "greedy"], 2) };
    let error = Folder::prepare(folder.path(), &other).expect_err("another run");
    assert!(matches!(error, FolderError::Other { key: "seed", .. }), "{error}");
    assert!(matches!(Folder::open(&folder.path().join("nowhere")), Err(FolderError::NoRun(_))));
}

#[test]
fn a_stopped_run_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("temp");
    let (place, plan) = Folder::prepare(folder.path(), &small()).expect("a folder");
    let mut rounds = 0;
    loop {
        let stop = StopFlag::new();
        let mut heard = 0;
        let mut hear = |_: &FinishedGame, _: &Results| {
            heard += 1;
            if heard == 7 {
                stop.stop();
            }
        };
        let standing = run(&jogada_standard::catalog(), &place, &plan, 2, &stop, &mut hear).expect("a run");
        rounds += 1;
        if standing.is_finished() {
            break;
        }
    }
    assert!(rounds > 1, "it was stopped at the seventh of sixty games");
    let whole = tempfile::tempdir().expect("temp");
    play(whole.path(), &small(), 1);
    assert_eq!(games(folder.path()), games(whole.path()));
    assert_eq!(lines(folder.path()), 60);
}

#[test]
fn a_line_cut_anywhere_costs_at_most_its_own_game() {
    let whole = tempfile::tempdir().expect("temp");
    let short = plan("nim:start=1+2", &["random", "greedy"], 2);
    play(whole.path(), &short, 1);
    let file = whole.path().join("games.jsonl");
    let bytes = fs::read(&file).expect("games");
    let finished = games(whole.path());
    let first_line = bytes.iter().position(|&byte| byte == b'\n').expect("a line") + 1;
    for cut in (0..bytes.len()).step_by(3).chain([first_line - 1, first_line, bytes.len() - 1]) {
        fs::write(&file, &bytes[..cut]).expect("written");
        let kept = games(whole.path()).len();
        assert!(kept >= usize::from(cut >= first_line - 1), "{cut}");
        play(whole.path(), &short, 1);
        assert_eq!(games(whole.path()), finished, "{cut}");
        assert_eq!(lines(whole.path()), 2, "{cut}");
    }
}

#[test]
fn a_spoiled_line_in_the_middle_is_said_with_its_number() {
    let folder = tempfile::tempdir().expect("temp");
    let short = plan("nim", &["random", "greedy"], 4);
    play(folder.path(), &short, 1);
    let file = folder.path().join("games.jsonl");
    let text = fs::read_to_string(&file).expect("games").replacen("\"pair\":0", "\"pair\":x", 1);
    fs::write(&file, text).expect("written");
    let (place, plan) = Folder::open(folder.path()).expect("a run");
    let error =
        run(&jogada_standard::catalog(), &place, &plan, 1, &StopFlag::new(), &mut |_, _| {}).expect_err("spoiled");
    assert!(matches!(error, RunError::Folder(FolderError::Line { line: 1, .. })), "{error}");
}

#[test]
fn a_sequential_test_ends_the_run_at_the_same_pair_however_it_is_played() {
    let plan =
        RunPlan { sprt: Some(Hypotheses::new(0.0, 150.0)), ..plan("tic-tac-toe", &["alphabeta", "random"], 400) };
    let standings = [1, 3].map(|threads| {
        let folder = tempfile::tempdir().expect("temp");
        play(folder.path(), &plan, threads)
    });
    assert!(standings[0].decided && standings[0].is_finished());
    assert!(standings[0].played < 400 && standings[0].played.is_multiple_of(2));
    assert!(same(&standings[0], &standings[1]));
}

#[test]
fn a_proof_ends_a_game_only_for_the_one_who_has_it() {
    let book = OpeningPlan::book("3,5,7 1\n");
    let solver = RunPlan { openings: book, pace: Pace::Nodes(200_000), ..plan("nim", &["alphabeta", "random"], 8) };
    let folder = tempfile::tempdir().expect("temp");
    play(folder.path(), &solver, 1);
    let games = games(folder.path());
    assert!(games.values().any(|game| game.reason == "proof"));
    for game in games.values().filter(|game| game.reason == "proof") {
        let prover = if game.winner == 1 { &game.first } else { &game.second };
        assert_eq!(prover, "alphabeta");
    }
    let played_out = tempfile::tempdir().expect("temp");
    play(played_out.path(), &RunPlan { adjudicate: Adjudication::Never, ..solver }, 1);
    for (index, game) in self::games(played_out.path()) {
        assert_eq!((game.winner, game.reason.as_str()), (games[&index].winner, "rules"));
    }
}

#[test]
fn a_proof_of_the_outcome_ends_a_game_for_either_side() {
    let book = OpeningPlan::book("1,4,5 1\n");
    let lost = RunPlan { openings: book, pace: Pace::Nodes(200_000), ..plan("nim", &["alphabeta", "random"], 2) };
    let endings = [Adjudication::Proof, Adjudication::Outcome].map(|adjudicate| {
        let folder = tempfile::tempdir().expect("temp");
        play(folder.path(), &RunPlan { adjudicate, ..lost.clone() }, 1);
        let games = games(folder.path());
        let of = games.values().find(|game| game.first == "alphabeta").expect("one of a pair").clone();
        (of.winner, of.record.moves.len() > 1)
    });
    // The position is lost: random play lets it slip, unless the proof of that counts at once.
    assert_eq!(endings, [(1, true), (2, false)]);
}

#[test]
fn a_result_that_the_moves_do_not_bear_out_is_not_gone_on_from() {
    let folder = tempfile::tempdir().expect("temp");
    let asked = plan("nim", &["random", "greedy"], 4);
    play(folder.path(), &asked, 1);
    let file = folder.path().join("games.jsonl");
    let honest = fs::read_to_string(&file).expect("games");
    let (place, plan) = Folder::prepare(folder.path(), &asked).expect("the same run");
    let go_on = || run(&jogada_standard::catalog(), &place, &plan, 1, &StopFlag::new(), &mut |_, _| {});
    for (from, to) in [("\"winner\":1", "\"winner\":2"), ("\"winner\":2", "\"winner\":0"), ("rules", "move-cap")] {
        fs::write(&file, honest.replace(from, to)).expect("written");
        let error = go_on().expect_err("a lie");
        assert!(matches!(error, RunError::Folder(FolderError::Contradiction { .. })), "{from} {to}: {error}");
    }
    // A forfeit can be claimed only of a game that the rules have not ended.
    fs::write(&file, honest.replace("rules", "crash")).expect("written");
    assert!(go_on().is_err());
    fs::write(&file, honest).expect("written");
    assert_eq!(go_on().expect("the truth").played, 4);
}
