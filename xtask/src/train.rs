//! Training the Hex net: games, lessons, a match against the last net, and again; every step can be interrupted.
//!
//! Everything lies under `target/train/hex`: a folder of games for each generation, its net, and the state of training after
//! it. A generation is over with its line in the log, and everything follows from that: one that was interrupted is begun
//! anew, from the state of the one before, with the games that it has. A net that beats the best so far goes into the sources
//! with its state.

mod ledger;
mod python;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jogada_files::{Lock, put_in_place, remove};
use ledger::{Facts, TrainingLedger};

use crate::run::Stop;

/// The tool that plays: `crates/training`.
const TOOL: &str = "hex-training";
/// Games of a generation.
const GAMES: u32 = 600;
/// Games of one that has none before it to learn from besides: a window that begins anew would be learned by heart.
const ALONE_GAMES: u32 = 3000;
/// First games, by plain simulations.
const FIRST_GAMES: u32 = 3000;
/// Generations that a net learns from at once.
const WINDOW: u32 = 4;
/// Samples that a generation is trained on.
const SAMPLES: u32 = 40_000;
/// Samples that the first one is, which knows nothing.
const FIRST_SAMPLES: u32 = 110_000;
/// Simulations a move in the match against the best net: what a net is for is to be searched with. Two generations that drew by
/// their first choices, 121–121, were 34–26 apart with search.
const GATE_SIMULATIONS: u32 = 100;
/// Openings of that match at the most, each played twice: all of the board.
const GATE_OPENINGS: u32 = 121;

/// What training works with.
struct Training {
    root: PathBuf,
    folder: PathBuf,
    tool: PathBuf,
    python: PathBuf,
    ledger: TrainingLedger,
    /// Games that are played at a time.
    threads: String,
    /// Where games are shared with other machines.
    queue: Option<String>,
    /// One training at a time: two would write each other's games.
    _lock: Lock,
}

/// Trains as the words of a command say; nothing if they say something else.
pub(crate) fn hex_as_asked(root: &Path, words: &[&str]) -> Option<bool> {
    let (words, queue) = match words {
        [rest @ .., "--queue", name] => (rest, Some(*name)),
        rest => (rest, None),
    };
    let numbers: Vec<u32> = words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let (last, threads) = match numbers[..] {
        [] => (10, 2),
        [last] => (last, 2),
        [last, threads @ 0..=64] if threads > 0 || queue.is_some() => (last, threads),
        _ => return None,
    };
    Some(told(Training::prepare(root, threads, queue).and_then(|mut training| training.run(last))))
}

/// Plays what others train with, until somebody ends it.
pub(crate) fn work(root: &Path, queue: &str, threads: &str) -> bool {
    told(tool(root, true).and_then(|tool| succeed(Command::new(tool).args(["work", queue, threads]))))
}

fn told(done: Result<(), Stop>) -> bool {
    match done {
        Ok(()) => true,
        Err(Stop::Missing(why) | Stop::Failed(why)) => {
            eprintln!("xtask: train: {why}");
            false
        }
    }
}

impl Training {
    fn prepare(root: &Path, threads: u32, queue: Option<&str>) -> Result<Self, Stop> {
        let folder = root.join("target/train/hex");
        for part in ["nets", "states"] {
            fs::create_dir_all(folder.join(part))?;
        }
        let lock = Lock::take(&folder).map_err(|error| Stop::Failed(format!("{}: {error}", folder.display())))?;
        let tool = tool(root, queue.is_some())?;
        let ledger = TrainingLedger::open(&root.join("docs/hex-net/generations.csv"));
        Ok(Self {
            root: root.to_owned(),
            python: python::environment(root)?,
            folder,
            tool,
            ledger,
            threads: threads.to_string(),
            queue: queue.map(str::to_owned),
            _lock: lock,
        })
    }

    fn run(&mut self, last: u32) -> Result<(), Stop> {
        self.keep_best()?;
        while self.ledger.next_generation() <= last {
            let generation = self.ledger.next_generation();
            eprintln!("xtask: train hex: generation {generation}");
            let facts = self.generation(generation)?;
            self.ledger.add(generation, &facts)?;
            self.keep_best()?;
            succeed(Command::new(&self.python).arg(self.root.join("xtask/train/hex/plot.py")).current_dir(&self.root))?;
        }
        Ok(())
    }

    /// Plays, trains and holds the match of one generation.
    fn generation(&self, generation: u32) -> Result<Facts, Stop> {
        let mut facts = self.play(generation)?;
        facts.extend(self.learn(generation)?);
        let accepted = self.gate(generation, &mut facts)?;
        facts.set("accepted", if accepted { "yes" } else { "no" });
        Ok(facts)
    }

    /// Puts the best net and its state into the sources, where they are not the ones there, and removes the states that no
    /// generation goes on from.
    fn keep_best(&self) -> Result<(), Stop> {
        if let Some(best) = self.ledger.best() {
            for (made, kept) in [(self.net(best), self.kept_weights()), (self.state_after(best), self.kept_state())] {
                if made.exists() {
                    put_in_place(&kept, &fs::read(made)?)?;
                }
            }
        }
        for generation in 0..self.ledger.next_generation().saturating_sub(1) {
            if self.state_after(generation).exists() {
                remove(&self.state_after(generation))?;
            }
        }
        Ok(())
    }

    /// Where the best net so far lies.
    fn champion(&self) -> PathBuf {
        let made = self.ledger.best().map(|best| self.net(best));
        made.filter(|net| net.exists()).unwrap_or_else(|| self.kept_weights())
    }

    /// What a generation goes on from: the state after the one before, or the one in the sources.
    fn state_before(&self, generation: u32) -> PathBuf {
        let made = generation.checked_sub(1).map(|before| self.state_after(before));
        made.filter(|state| state.exists()).unwrap_or_else(|| self.kept_state())
    }

    fn play(&self, generation: u32) -> Result<Facts, Stop> {
        let games = self.folder.join("games").join(generation.to_string());
        let mut command = match &self.queue {
            Some(queue) if generation > 0 => {
                let mut command = Command::new(&self.tool);
                command.args(["share", queue, &format!("hex-generation-{generation}")]).arg(self.champion());
                command.arg(&games).arg(self.games_of(generation).to_string());
                command
            }
            _ => self.playing_alone(generation, &games),
        };
        Ok(Facts::parse(&answer(command.arg(generation.to_string()).arg(&self.threads))?).renamed("cpu", "play_cpu"))
    }

    fn playing_alone(&self, generation: u32, games: &Path) -> Command {
        let mut command = Command::new(&self.tool);
        match generation {
            0 => command.arg("bootstrap").arg(games).arg(FIRST_GAMES.to_string()),
            _ => command.arg("selfplay").arg(self.champion()).arg(games).arg(self.games_of(generation).to_string()),
        };
        command
    }

    fn games_of(&self, generation: u32) -> u32 {
        let before = generation.checked_sub(1).map(|before| self.folder.join("games").join(before.to_string()));
        if before.is_some_and(|games| games.exists()) { GAMES } else { ALONE_GAMES }
    }

    fn learn(&self, generation: u32) -> Result<Facts, Stop> {
        let mut command = Command::new(&self.python);
        command.arg(self.root.join("xtask/train/hex/train.py")).arg(self.folder.join("games"));
        command.arg(self.state_before(generation)).arg(self.state_after(generation)).arg(self.net(generation));
        command.env("OMP_WAIT_POLICY", "passive");
        let first = generation.saturating_sub(WINDOW - 1).to_string();
        let samples = if generation == 0 { FIRST_SAMPLES } else { SAMPLES }.to_string();
        command.args(["--first", &first, "--last", &generation.to_string(), "--samples", &samples]);
        Ok(Facts::parse(&answer(&mut command)?).renamed("cpu", "learn_cpu"))
    }

    /// Whether a net beats the best so far, by a sequential test: what is not shown in that many games is not taken.
    fn gate(&self, generation: u32, facts: &mut Facts) -> Result<bool, Stop> {
        if self.ledger.best().is_none() {
            return Ok(true);
        }
        let players =
            [self.net(generation), self.champion()].map(|net| format!("{}@{GATE_SIMULATIONS}", net.display()));
        let mut command = Command::new(&self.tool);
        let result = Facts::parse(&answer(command.arg("match").args(players).arg(GATE_OPENINGS.to_string()))?);
        facts.set("last", &result.of("score"));
        Ok(result.number("llr") > 0.0)
    }

    fn net(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("nets/{generation}.weights"))
    }

    fn state_after(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("states/{generation}.pt"))
    }

    fn kept_weights(&self) -> PathBuf {
        self.root.join("crates/experts/src/hex/net/hex.weights")
    }

    fn kept_state(&self) -> PathBuf {
        self.root.join("xtask/train/hex/state.pt")
    }
}

/// Builds the tool that plays, and makes a copy of it, so that a build under way does not change what is running.
fn tool(root: &Path, with_queue: bool) -> Result<PathBuf, Stop> {
    let features: &[&str] = if with_queue { &["--features", "queue"] } else { &[] };
    let build = ["build", "--release", "--package", "jogada-training"];
    succeed(Command::new("cargo").args(build).args(features).current_dir(root))?;
    let copies = root.join("target/train");
    fs::create_dir_all(&copies)?;
    let copy = copies.join(TOOL);
    fs::copy(root.join("target/release").join(TOOL), &copy)?;
    Ok(copy)
}

/// Runs a command to its end.
fn succeed(command: &mut Command) -> Result<(), Stop> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(Stop::Failed(format!("{command:?} failed: {status}"))) }
}

/// Runs a command, shows what it says on the way, and returns the last line of its answer.
fn answer(command: &mut Command) -> Result<String, Stop> {
    let output = command.stderr(Stdio::inherit()).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        return Err(Stop::Failed(format!("{command:?} failed: {}", output.status)));
    }
    text.lines().last().map(str::to_owned).ok_or_else(|| Stop::Failed(format!("{command:?} said nothing")))
}
