//! How late a search is that was asked to stop: every algorithm at every game, dear evaluations included, solvers with the
//! memory that they take by themselves, and path searches. To set memory up and to give it back counts.
//!
//! `cargo bench -p jogada-standard --bench stop [-- NAME…]` raises the stop flag at some moment of each search and
//! takes the time until the answer is there, by the wall clock and in time that this process was running: on a busy
//! machine the first is up to the others. It fails if the second is ever more than 20 ms.

#![expect(clippy::print_stdout, reason = "a table for people at a terminal")]

use std::process::ExitCode;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use jogada_catalog::{Catalog, Computer, Limits, Player, PuzzleEntry, Session, Spec, StopFlag, Stopped};

/// The games, each with the evaluation that costs most.
const GAMES: [(&str, &str); 10] = [
    ("adji-boto", "positional"),
    ("dots-and-boxes", "chains"),
    ("dots-and-boxes:rows=19,cols=19", "chains"),
    ("dots-and-boxes:turns=alternate", "chains"),
    ("hex", "two-distance"),
    ("hex:size=19", "two-distance"),
    ("hex:size=19", "resistance"),
    ("hex:size=26", "resistance"),
    ("nim:start=300+500+700", "outcome"),
    ("tic-tac-toe:rows=8,cols=8,win=5", "open-lines"),
];

/// Puzzles that no search is done with soon.
const PUZZLES: [&str; 2] = ["adji-boto-puzzle:problem=G", "sliding-tiles:rows=4,cols=4"];

/// When the flag goes up: some are in the middle of the first nodes, some when tables are full.
const AFTER: [u64; 5] = [1, 20, 75, 200, 2000];
const ALLOWED: Duration = Duration::from_millis(20);

/// How late an answer was.
#[derive(Clone, Copy, Default)]
struct Lateness {
    /// How long it had searched when it was asked.
    after: Duration,
    wall: Duration,
    cpu: Duration,
}

impl Lateness {
    fn worse(self, other: Self) -> Self {
        if other.cpu > self.cpu { other } else { self }
    }

    fn print(self, words: [&str; 3]) {
        let [game, evaluation, algorithm] = words;
        let [after, wall, cpu] = [self.after, self.wall, self.cpu].map(ms);
        println!("{game:<34} {evaluation:<12} {algorithm:<10} {after:>9.0} {wall:>9.2} {cpu:>9.2}");
    }
}

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with("--")).collect();
    let mut worst = Lateness::default();
    println!(
        "{:<34} {:<12} {:<10} {:>9} {:>9} {:>9}",
        "game", "evaluation", "algorithm", "asked at", "wall ms", "busy ms"
    );
    for (game, evaluation) in GAMES {
        for name in names().into_iter().chain(["solve", "analyze"]) {
            if !wanted.is_empty() && !wanted.iter().any(|text| game.contains(text.as_str()) || text == name) {
                continue;
            }
            if let Some(late) = worst_of(game, evaluation, name) {
                late.print([game, evaluation, name]);
                worst = worst.worse(late);
            }
        }
    }
    for puzzle in PUZZLES {
        for name in ways(puzzle) {
            if !wanted.is_empty() && !wanted.iter().any(|text| puzzle.contains(text.as_str()) || *text == name) {
                continue;
            }
            let laps = AFTER.into_iter().filter_map(|after| way_lateness(puzzle, &name, Duration::from_millis(after)));
            if let Some(late) = laps.reduce(Lateness::worse) {
                late.print([puzzle, "", &name]);
                worst = worst.worse(late);
            }
        }
    }
    worst.print(["worst", "", ""]);
    if worst.cpu <= ALLOWED { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The worst lateness of an algorithm; `None` if it was never still searching.
fn worst_of(game: &str, evaluation: &str, name: &str) -> Option<Lateness> {
    let laps = AFTER.into_iter().filter_map(|after| lateness(game, evaluation, name, Duration::from_millis(after)));
    laps.reduce(Lateness::worse)
}

/// How late one search was; `None` if it was done before it was asked to stop, or the game has no such search.
fn lateness(game: &str, evaluation: &str, name: &str, after: Duration) -> Option<Lateness> {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open(game).expect("a game of the catalog");
    let computer = computer(&catalog, game, evaluation, name)?;
    asked_after(after, move |stop| {
        let stopped = search(&mut session, &computer, name, stop);
        // What the search leaves behind is given back before the answer counts.
        drop(session);
        stopped == Some(Stopped::Asked)
    })
}

/// How late a path search was; `None` if it was done before it was asked to stop.
fn way_lateness(puzzle: &str, name: &str, after: Duration) -> Option<Lateness> {
    let catalog = jogada_standard::catalog();
    let plan = entry(&catalog, puzzle).plan(name).expect("a method of the puzzle");
    let session = catalog.open(puzzle).expect("a puzzle of the catalog");
    asked_after(after, move |stop| {
        let finding = session.as_quest().expect("a puzzle").find_way(&plan, stop, &mut ());
        let asked = finding.verdict.word() == "asked";
        drop((finding, session));
        asked
    })
}

fn entry<'a>(catalog: &'a Catalog, puzzle: &str) -> &'a PuzzleEntry {
    catalog.puzzle(&Spec::parse(puzzle).expect("well written")).expect("a puzzle of the catalog")
}

/// Every algorithm that finds ways of a puzzle.
fn ways(puzzle: &str) -> Vec<String> {
    entry(&jogada_standard::catalog(), puzzle).methods().map(|method| method.name.to_owned()).collect()
}

/// Does work in a thread, asks it to stop after a time, and says how late it was if that was why it ended.
fn asked_after(after: Duration, work: impl FnOnce(&StopFlag) -> bool + Send) -> Option<Lateness> {
    let stop = StopFlag::new();
    let (ready, begun) = mpsc::channel();
    thread::scope(|scope| {
        let search = scope.spawn(|| {
            ready.send(()).expect("somebody listens");
            (work(&stop), Instant::now(), ProcessTime::now())
        });
        begun.recv().expect("the search begins");
        thread::sleep(after);
        let (asked, running) = (Instant::now(), ProcessTime::now());
        stop.stop();
        let (stopped, answered, ran) = search.join().expect("a search does not panic");
        stopped.then(|| Lateness { after, wall: answered - asked, cpu: ran.duration_since(running) })
    })
}

/// The algorithm with no limit but the flag, and a table small enough to be set up at once; `None` if it is an expert
/// of another game.
fn computer(catalog: &Catalog, game: &str, evaluation: &str, name: &str) -> Option<Computer> {
    let entry = catalog.game(&Spec::parse(game).expect("well written")).expect("a game of the catalog");
    let searched = entry.algorithm(if ["solve", "analyze"].contains(&name) { "pvs" } else { name })?;
    let settings = [("eval", evaluation), ("depth", "1000"), ("table", "4M")];
    let settings = settings.into_iter().filter(|(key, _)| searched.takes(key));
    let settings: Vec<_> = settings.map(|(key, value)| format!("{key}={value}")).collect();
    let colon = if settings.is_empty() { "" } else { ":" };
    match catalog.player(game, &format!("{}{colon}{}", searched.name, settings.join(","))) {
        Ok(Player::Computer(computer)) => Some(computer),
        other => panic!("{game} {name}: {other:?}"),
    }
}

fn search(session: &mut Session, computer: &Computer, name: &str, stop: &StopFlag) -> Option<Stopped> {
    match name {
        "solve" => session.solve(&Limits::NONE, stop).stopped,
        "analyze" => session.analyze(computer, 3, stop, &mut |_| {}).first().and_then(|line| line.stopped),
        _ => session.think(computer, stop).stopped,
    }
}

/// Every algorithm that plays some game.
fn names() -> Vec<&'static str> {
    jogada_standard::catalog().game_algorithms().iter().map(|algorithm| algorithm.name).collect()
}
