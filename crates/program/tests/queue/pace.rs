//! What a queue costs, and what a second worker is worth: a few small games unless somebody measures, `cargo xtask queue`.

use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::tempdir;

use crate::processes::until;
use crate::running::{ended, jogada, start, status};
use crate::server::Server;
use crate::{Match, kept, other};

/// A few short games, and what else is played by who measures.
const SHORT: Match<'_> = Match::short("6");
const OTHERS: [&str; 3] = ["JOGADA_TEST_PACE_GAME", "JOGADA_TEST_PACE_GAMES", "JOGADA_TEST_PACE_NODES"];

#[test]
#[expect(clippy::print_stdout, reason = "who measures reads it")]
fn one_worker_two_or_none_play_the_same_games_and_their_times_are_told() {
    let said = [(OTHERS[0], SHORT.game), (OTHERS[1], SHORT.games), (OTHERS[2], SHORT.nodes)];
    let [game, games, nodes] = &said.map(|(name, usual)| other(name, usual));
    let work = Match { game, games, nodes };
    let place = tempdir().expect("a folder");
    let [alone, one, two] = ["alone", "one", "two"].map(|name| place.path().join(name));
    let started = Instant::now();
    let run = jogada(&work.line(&alone, &["--jobs", "2"]));
    assert_eq!(run.code, 0, "{}", run.err);
    let here = started.elapsed();
    let (by_one, by_two) = (played_by(1, &one, work), played_by(2, &two, work));
    assert_eq!(kept(&one), kept(&alone));
    assert_eq!(kept(&two), kept(&alone));
    let [here, by_one, by_two] = [here, by_one, by_two].map(|time| time.as_secs_f64());
    let each = 2.0 * here / kept(&alone).len() as f64;
    let (cost, worth) = (100.0 * (by_two / here - 1.0), by_one / by_two / 2.0);
    println!(
        "{each:.2} s a game; two threads without a queue {here:.1} s, two workers over it {by_two:.1} s: {cost:+.1} %"
    );
    println!("one worker over it {by_one:.1} s: two play {worth:.2} of what twice one would");
}

/// How long so many workers take for a match that is in a queue when they start.
fn played_by(workers: usize, folder: &Path, work: Match<'_>) -> Duration {
    let server = Server::start();
    let address = server.address();
    let coordinator = start(&work.line(folder, &["--jobs", "0", "--queue", &address]));
    until(|| status(&server).is_some_and(|run| run["games"].as_u64() > Some(0)));
    let started = Instant::now();
    let working = ["work", "--queue", &address, "--threads", "1", "--until-idle"];
    let workers: Vec<_> = (0..workers).map(|_| start(&working)).collect();
    for worker in workers {
        let run = ended(worker);
        assert_eq!(run.code, 0, "{}", run.err);
    }
    let time = started.elapsed();
    let run = ended(coordinator);
    assert_eq!(run.code, 0, "{}", run.err);
    time
}
