//! Training the Hex net: games, lessons, a match against the last net, and again; every step can be interrupted.
//!
//! Everything lies under `target/train/hex`: a folder of games for each generation, the nets, and the state of training.
//! A net that beats the last one goes into the sources with the state, and a line about it into the log.

mod ledger;
mod python;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ledger::{Facts, TrainingLedger};

use crate::run::Stop;

/// The tool that plays: `crates/training`.
const TOOL: &str = "hex-training";
/// Games of a generation.
const GAMES: u32 = 600;
/// First games, by plain simulations.
const FIRST_GAMES: u32 = 3000;
/// Generations that a net learns from at once.
const WINDOW: u32 = 4;
/// Samples that a generation is trained on.
const SAMPLES: u32 = 40_000;
/// Samples that the first one is, which knows nothing.
const FIRST_SAMPLES: u32 = 110_000;

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
        fs::create_dir_all(folder.join("nets"))?;
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
        })
    }

    fn run(&mut self, last: u32) -> Result<(), Stop> {
        self.resume()?;
        while self.ledger.next_generation() <= last {
            let generation = self.ledger.next_generation();
            eprintln!("xtask: train hex: generation {generation}");
            let facts = self.generation(generation)?;
            self.ledger.add(generation, &facts)?;
            succeed(Command::new(&self.python).arg(self.root.join("xtask/train/hex/plot.py")).current_dir(&self.root))?;
        }
        Ok(())
    }

    /// Takes the net and the state of training from the sources where nothing newer lies in the folder.
    fn resume(&self) -> Result<(), Stop> {
        for (kept, working) in [(self.kept_weights(), self.champion()), (self.kept_state(), self.state())] {
            if !working.exists() && kept.exists() {
                fs::copy(kept, working)?;
            }
        }
        Ok(())
    }

    /// Plays, trains and holds the match of one generation.
    fn generation(&self, generation: u32) -> Result<Facts, Stop> {
        let mut facts = self.play(generation)?;
        facts.extend(self.learn(generation)?);
        let candidate = self.net(generation);
        let accepted = self.gate(&candidate, &mut facts)?;
        facts.set("accepted", if accepted { "yes" } else { "no" });
        if accepted {
            fs::copy(&candidate, self.champion())?;
            fs::copy(&candidate, self.kept_weights())?;
            fs::copy(self.state(), self.kept_state())?;
        }
        Ok(facts)
    }

    fn play(&self, generation: u32) -> Result<Facts, Stop> {
        let games = self.folder.join("games").join(generation.to_string());
        let mut command = match &self.queue {
            Some(queue) if generation > 0 => {
                let mut command = Command::new(&self.tool);
                command.args(["share", queue, &format!("hex-generation-{generation}")]).arg(self.champion());
                command.arg(&games).arg(GAMES.to_string());
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
            _ => command.arg("selfplay").arg(self.champion()).arg(games).arg(GAMES.to_string()),
        };
        command
    }

    fn learn(&self, generation: u32) -> Result<Facts, Stop> {
        let mut command = Command::new(&self.python);
        command.arg(self.root.join("xtask/train/hex/train.py")).arg(self.folder.join("games"));
        command.arg(self.state()).arg(self.net(generation)).env("OMP_WAIT_POLICY", "passive");
        let first = generation.saturating_sub(WINDOW - 1).to_string();
        let samples = if generation == 0 { FIRST_SAMPLES } else { SAMPLES }.to_string();
        command.args(["--first", &first, "--last", &generation.to_string(), "--samples", &samples]);
        Ok(Facts::parse(&answer(&mut command)?).renamed("cpu", "learn_cpu"))
    }

    /// Whether a candidate beats the last net, both by their first choice alone.
    fn gate(&self, candidate: &Path, facts: &mut Facts) -> Result<bool, Stop> {
        if !self.champion().exists() {
            return Ok(true);
        }
        let result = self.contest(candidate, &self.champion().to_string_lossy(), "121")?;
        facts.set("last", &result.of("score"));
        Ok(result.number("llr") > 0.0)
    }

    fn contest(&self, candidate: &Path, opponent: &str, openings: &str) -> Result<Facts, Stop> {
        let mut command = Command::new(&self.tool);
        Ok(Facts::parse(&answer(command.arg("match").arg(candidate).args([opponent, openings]))?))
    }

    fn net(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("nets/{generation}.weights"))
    }

    fn champion(&self) -> PathBuf {
        self.folder.join("nets/champion.weights")
    }

    fn state(&self) -> PathBuf {
        self.folder.join("state.pt")
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
