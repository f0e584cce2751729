//! A match against a program that other people wrote: the `ai-hex` crate behind an adapter, at equal time.

use std::path::Path;

use crate::race;
use crate::run::{ChoreRun, Stop, finish};

/// The board: the smallest that they play on.
const GAME: &str = "hex:size=9";
/// Ours, with one thread, as theirs has.
const OURS: &str = "mcts";
/// What each side has for a move, in milliseconds.
const TIME: u32 = 250;
const GAMES: &str = "40";

/// Plays the match and prints the result with its interval; the same command goes on with a match that was stopped.
pub(crate) fn hex(root: &Path) -> bool {
    ChoreRun::new(root, false).all(&[("match against ai-hex", play)])
}

fn play(run: &mut ChoreRun) -> Result<(), Stop> {
    race::build(run)?;
    let adapter = race::folder(run).join("release").join(format!("ai-hex-gtp{}", std::env::consts::EXE_SUFFIX));
    finish(run.cargo(&["build", "--quiet", "--release", "--package", "jogada-program"]))?;
    let program = run.root.join("target/release").join(format!("jogada{}", std::env::consts::EXE_SUFFIX));
    let theirs = format!("gtp:cmd=\"{} {TIME}\"", adapter.display());
    let time = format!("{TIME}ms");
    let mut command = run.command(&program, &["arena", GAME, "--players", OURS]);
    command.args([&theirs, "--games", GAMES, "--movetime", &time, "--out", "target/peers/hex"]);
    finish(command)
}
