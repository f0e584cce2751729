//! A gallery of hostile engines: each loses its games and nothing else. All games are accounted for, in bounded time, and
//! no process is left, whatever the engine started and however the run ended.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

use crate::running::{Run, program};

/// An engine for Nim that takes one piece a move, or misbehaves in the manner it is told.
const ENGINE: &str = r#"
helper() { exec sleep 1000.$1; }
case "$1" in
  hang-start) helper "$2" ;;
  stderr) while :; do echo "complaint" >&2; done & ;;
  fork) (helper "$2" & helper "$2" &) ;;
  group) setsid sh -c "sleep 1000.$2 & sleep 1000.$2" & ;;
  orphan) setsid sh -c "(sleep 1000.$2 &) ; (setsid sleep 1000.$2 &)" ;;
  closed) exec 1>&-; helper "$2" ;;
  deaf) exec 0<&-; helper "$2" ;;
esac
answer() { echo "$1"; echo; }
while read -r command rest; do
  case "$command" in
    genmove)
      moved=yes
      case "$1" in
        crash) kill -9 $$ ;;
        hang) helper "$2" ;;
        flood) while :; do echo "one line and another"; done ;;
        chatter) helper "$2" & while :; do echo "so many nodes"; sleep 0.01; done ;;
        stream) cat /dev/zero ;;
        illegal) answer "= 7-7" ;;
        late) answer "chatter"; sleep 1000.$2; answer "= 1-1" ;;
        twice) answer "= 1-1"; answer "= 1-1" ;;
        *) answer "= 1-1" ;;
      esac ;;
    play)
      case "$1$moved" in
        hang-opening | hang-playyes) helper "$2" ;;
        *) answer "=" ;;
      esac ;;
    quit) [ "$1" = stubborn ] || { answer "="; exit 0; } ;;
    *) answer "=" ;;
  esac
done
[ "$1" = stubborn ] && helper "$2"
"#;

/// Every manner, and whether the engine can not but lose all of its games.
const GALLERY: [(&str, bool); 18] = [
    ("fair", false),
    ("crash", true),
    ("hang-start", true),
    ("hang-opening", true),
    ("hang-play", true),
    ("hang", true),
    ("flood", true),
    ("chatter", true),
    ("stream", true),
    ("stderr", false),
    ("illegal", true),
    ("late", true),
    ("twice", false),
    ("closed", true),
    ("deaf", true),
    ("stubborn", false),
    ("fork", false),
    ("group", false),
];

/// What engines in a folder are known by among all processes: a number of their own.
struct Gallery {
    folder: TempDir,
    mark: String,
}

impl Gallery {
    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        fs::write(folder.path().join("engine.sh"), ENGINE).expect("written");
        // Fractions of a second that nobody else sleeps.
        let name = folder.path().to_str().expect("a plain path");
        let mark = name.bytes().fold(std::process::id(), |mark, byte| mark.wrapping_mul(31).wrapping_add(byte.into()));
        Self { folder, mark: mark.to_string() }
    }

    fn run_folder(&self) -> PathBuf {
        self.folder.path().join("run")
    }

    fn arena(&self, manner: &str, games: &str, patience: &str) -> Vec<String> {
        let script = self.folder.path().join("engine.sh");
        let engine = format!("gtp:cmd=\"sh {} {manner} {}\",patience={patience}", script.display(), self.mark);
        let out = self.run_folder().to_str().expect("a plain path").to_owned();
        let line = ["arena", "nim:start=9+9", "--players", &engine, "random", "--games", games, "--jobs", "2"];
        line.map(str::to_owned).into_iter().chain(["--json".to_owned(), "--out".to_owned(), out]).collect()
    }

    fn start(&self, manner: &str, games: &str, patience: &str) -> Child {
        started(&self.arena(manner, games, patience))
    }

    /// Goes on with the run, in which all engines are fair from now on, to its end.
    fn resume_fairly(&self) -> Run {
        fs::write(self.folder.path().join("engine.sh"), format!("set fair\n{ENGINE}")).expect("written");
        let folder = self.run_folder().to_str().expect("a plain path").to_owned();
        let line = ["arena", "resume", &folder, "--jobs", "2", "--json"].map(str::to_owned);
        Run::of(&started(&line).wait_with_output().expect("it ends"))
    }

    /// The finished games of the run.
    fn games(&self) -> Vec<Value> {
        let text = fs::read_to_string(self.run_folder().join("games.jsonl")).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    /// Waits until something of this gallery runs, or the run is over.
    fn wait_for_life(&self, run: &mut Child, is_it: impl Fn(&str) -> bool) {
        while !self.alive().iter().any(|line| is_it(line)) && run.try_wait().expect("our child").is_none() {
            std::thread::yield_now();
        }
    }

    /// The processes of this gallery that are alive.
    fn alive(&self) -> Vec<String> {
        let entries = fs::read_dir("/proc").expect("Linux").flatten();
        let line =
            |path: &Path| Some(String::from_utf8_lossy(&fs::read(path.join("cmdline")).ok()?).replace('\0', " "));
        let folder = self.folder.path().to_str().expect("a plain path");
        let sleeper = format!("sleep 1000.{}", self.mark);
        let is_ours = |line: &String| line.contains(&sleeper) || line.contains(folder) && line.contains("engine.sh");
        entries.filter_map(|entry| line(&entry.path())).filter(is_ours).collect()
    }

    /// Fails if something is still alive when it has had time to go.
    fn assert_gone(&self, what: &str) {
        let deadline = Instant::now() + Duration::from_secs(20);
        while !self.alive().is_empty() && Instant::now() < deadline {
            std::thread::yield_now();
        }
        assert_eq!(self.alive(), [""; 0], "{what} is left");
    }
}

/// Starts the program with nothing to read.
fn started(line: &[String]) -> Child {
    let line: Vec<&str> = line.iter().map(String::as_str).collect();
    program(&line).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
}

/// What a busy machine may take for what is done at once on a quiet one; an engine has three times that.
const AT_ONCE: Duration = Duration::from_secs(20);

/// How the run ends, unless it goes on as if nothing had been said.
fn end_at_once(mut run: Child, what: &str) -> Run {
    let deadline = Instant::now() + AT_ONCE;
    while run.try_wait().expect("our child").is_none() {
        if Instant::now() > deadline {
            run.kill().expect("ours");
            panic!("{what}: it goes on");
        }
        std::thread::yield_now();
    }
    Run::of(&run.wait_with_output().expect("it has ended"))
}

/// Stops runs in which an engine hangs in that manner, by every signal that asks a program to end.
fn is_stopped_by_every_signal(manner: &str) {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let (gallery, what) = (Gallery::new(), format!("{manner} {signal:?}"));
        let mut run = gallery.start(manner, "6", "60s");
        gallery.wait_for_life(&mut run, |line| line.contains("sleep 1000"));
        kill_process(Pid::from_child(&run), signal).expect("ours");
        let run = end_at_once(run, &what);
        assert_eq!(run.code, 130, "{what}: {}", run.err);
        gallery.assert_gone(&what);
        // An opening may leave an engine that knows one move without any: such a game is over, and counts.
        let is_played = |game: &Value| game["reason"] == "rules" || game["reason"] == "illegal";
        assert!(gallery.games().iter().all(is_played), "{what}: {:?}", gallery.games());
        let resumed = gallery.resume_fairly();
        assert_eq!(resumed.code, 0, "{what}: {}", resumed.err);
        assert_eq!(gallery.games().iter().filter(|game| is_played(game)).count(), 6, "{what}");
    }
}

#[test]
fn a_run_can_be_stopped_while_an_engine_starts() {
    is_stopped_by_every_signal("hang-start");
}

#[test]
fn a_run_can_be_stopped_while_an_engine_is_told_the_opening() {
    is_stopped_by_every_signal("hang-opening");
}

#[test]
fn a_run_can_be_stopped_while_an_engine_is_told_a_move() {
    is_stopped_by_every_signal("hang-play");
}

#[test]
fn a_run_can_be_stopped_while_an_engine_thinks() {
    is_stopped_by_every_signal("hang");
}

#[test]
fn every_engine_loses_its_games_and_nothing_else_and_none_is_left() {
    for (manner, loses) in GALLERY {
        let gallery = Gallery::new();
        let started = Instant::now();
        let run = Run::of(&gallery.start(manner, "4", "400ms").wait_with_output().expect("it ends"));
        assert_eq!(run.code, 0, "{manner}: {}", run.err);
        let events: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let games: Vec<_> = events.iter().filter(|event| event["event"] == "game").collect();
        assert_eq!(games.len(), 4, "{manner}: every game is accounted for");
        for game in games.iter().filter(|_| loses) {
            let winner = if game["winner"] == 1 { &game["first"] } else { &game["second"] };
            assert_eq!(winner, "random", "{manner}: {game}");
        }
        gallery.assert_gone(manner);
        assert!(started.elapsed() < Duration::from_secs(60), "{manner} took {:?}", started.elapsed());
    }
}

#[test]
fn what_left_its_group_and_its_parent_is_ended_after_the_game() {
    let gallery = Gallery::new();
    let run = Run::of(&gallery.start("orphan", "2", "5s").wait_with_output().expect("it ends"));
    assert_eq!(run.code, 0, "{}", run.err);
    gallery.assert_gone("an orphan");
}

#[test]
fn engines_do_not_outlive_a_run_that_is_killed() {
    for manner in ["hang", "group", "orphan", "fork"] {
        let gallery = Gallery::new();
        let mut run = gallery.start(manner, "1000", "60s");
        gallery.wait_for_life(&mut run, |_| true);
        run.kill().expect("ours");
        run.wait().expect("gone");
        gallery.assert_gone(manner);
    }
}

#[test]
fn an_engine_that_never_comes_is_not_waited_for_again_and_again() {
    let gallery = Gallery::new();
    let run = Run::of(&gallery.start("hang-start", "40", "300ms").wait_with_output().expect("it ends"));
    assert_eq!(run.code, 0, "{}", run.err);
    let games = gallery.games();
    let count = |reason: &str| games.iter().filter(|game| game["reason"] == reason).count();
    assert_eq!(games.len(), 40);
    assert!((3..=4).contains(&count("hang")), "{}", count("hang"));
    assert_eq!(count("absent"), 40 - count("hang"), "the rest is told as such");
}
