//! A run that is killed again and again ends like one that was left alone.
//!
//! In a program of its own: a process that is being started shares the lock of every run for a moment.

use std::fs;
use std::io::{Read, Write, stdin};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use jogada_arena::{FinishedGame, Folder, Pace, RunPlan, Standing, run};
use jogada_catalog::StopFlag;
use jogada_catalog::rules::Dice;

/// How often the run is killed; another number for who has the time.
const KILLS: usize = 20;
const OTHER_KILLS: &str = "JOGADA_TEST_KILLS";

fn kills() -> usize {
    std::env::var(OTHER_KILLS).ok().and_then(|text| text.parse().ok()).unwrap_or(KILLS)
}
/// So many games are finished between two kills at the most: twice the mean, so that the kills are spread over the run.
const MOST_GAMES: usize = 6;

/// Plays what is missing of a run of games that take a while, and calls `hear` after each.
fn play(path: &Path, threads: usize, mut hear: impl FnMut()) -> Standing {
    let players = ["random", "alphabeta:eval=two-distance", "mcts"].map(str::to_owned);
    // So many games that the kills are spread over them.
    let games = 28 * kills().div_ceil(KILLS) as u64;
    let plan = RunPlan { pace: Pace::Nodes(300), ..RunPlan::new("hex:size=4", &players, games) };
    let (folder, plan) = Folder::prepare(path, &plan).expect("a folder");
    run(&jogada_standard::catalog(), &folder, &plan, threads, &StopFlag::new(), &mut |_, _| hear()).expect("a run")
}

/// All games of a run, without what may vary; none before it has begun.
fn games(path: &Path) -> Vec<FinishedGame> {
    let games = Folder::open(path).map(|(folder, _)| folder.games().expect("every line is a game"));
    let bare = |mut game: FinishedGame| {
        game.record.info.clear();
        game
    };
    games.unwrap_or_default().into_values().map(bare).collect()
}

fn lines(path: &Path) -> usize {
    fs::read_to_string(path.join("games.jsonl")).unwrap_or_default().matches('\n').count()
}

fn size(path: &Path) -> u64 {
    fs::metadata(path.join("games.jsonl")).map_or(0, |file| file.len())
}

/// Set for the process that the next test kills.
const VICTIM: &str = "JOGADA_TEST_RUN_FOLDER";

/// The process to kill; by itself it does nothing. It needs a byte from its parent for every game that it finishes, so
/// that it is still there when it is to be killed.
#[test]
fn victim() {
    if let Some(path) = std::env::var_os(VICTIM) {
        play(Path::new(&path), 2, || {
            stdin().read_exact(&mut [0]).expect("the parent is there");
        });
    }
}

fn victim_of(path: &Path, games: usize) -> Child {
    let program = std::env::current_exe().expect("this test is a program");
    let mut command = Command::new(program);
    command.args(["victim", "--exact"]).env(VICTIM, path).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut victim = command.spawn().expect("it starts");
    let bytes = vec![0; games];
    victim.stdin.as_mut().expect("piped").write_all(&bytes).expect("a pipe holds more than that");
    victim
}

/// Waits for some moment between the start of a process and its last game: for the list of games to grow by so many
/// bytes, or by all games that it may play, then for a seeded number of turns of our own. Where it is by then is up to
/// the machine.
fn wait(path: &Path, victim: &mut Child, granted: usize, dice: &mut Dice) {
    // A game is about a kilobyte and a half.
    let bytes = size(path) + dice.below(1500 * MOST_GAMES / 2) as u64;
    // It asks for leave after a game is written down, so one more is there when it stands still.
    let all = lines(path) + granted + 1;
    let goes_on = |victim: &mut Child| victim.try_wait().expect("it is our child").is_none();
    while size(path) < bytes && lines(path) < all && goes_on(victim) {
        std::thread::yield_now();
    }
    (0..dice.below(1 << 20)).for_each(|_| std::hint::spin_loop());
}

/// What must hold holds at every moment, so it does not matter which ones come.
#[test]
fn a_run_killed_at_random_moments_loses_and_doubles_no_game() {
    let folder = tempfile::tempdir().expect("temp");
    let (path, mut dice, mut finished) = (folder.path(), Dice::new(6), Vec::new());
    for _ in 0..kills() {
        let granted = dice.below(MOST_GAMES + 1);
        let mut victim = victim_of(path, granted);
        wait(path, &mut victim, granted, &mut dice);
        victim.kill().expect("killed");
        victim.wait().expect("gone");
        let now = games(path);
        assert!(finished.iter().all(|game| now.contains(game)), "a finished game was lost");
        finished = now;
    }
    let standing = play(path, 2, || ());
    let whole = tempfile::tempdir().expect("temp");
    let text = |standing: &Standing| format!("{standing:?}");
    assert_eq!(text(&standing), text(&play(whole.path(), 1, || ())));
    assert_eq!(games(path), games(whole.path()));
    assert_eq!(lines(path), standing.played as usize, "no game twice");
}
