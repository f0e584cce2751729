//! Races against other people's programs: the same task, the same run, time and memory side by side.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::peers::python_with_open_spiel;
use crate::run::{ChoreRun, Stop, finish};

/// Ours, each of which runs the same task as theirs.
const PATHS: [&str; 4] = ["astar", "partial-astar", "astar-symmetry", "partial-symmetry"];
const PATHFINDING: &str = "pathfinding";
/// How often each runs, in turn; the best time counts, because only other work makes one slower.
const ROUNDS: usize = 5;
/// Searches of games; their names with `-minimax` are those of the `minimax` crate.
const TREES: [&str; 3] = ["tic-tac-toe", "adji-boto-10", "adji-boto-14"];
/// How often ours and theirs take turns at a search of a game.
const ALTERNATIONS: usize = 3;
/// Simulations of Hex: as our player does them, and as plain as theirs.
const SIMULATIONS: [&str; 2] = ["hex-mcts", "hex-mcts-plain"];
const SIMULATIONS_SCRIPT: &str = "tests/peers/open_spiel_simulations.py";

/// Builds the racers and prints ours, theirs and the ratio; whether all find the same answers.
pub(crate) fn peers(root: &Path, install: bool) -> bool {
    ChoreRun::new(root, install).all(&[
        ("build the racers", build),
        ("race against pathfinding", paths),
        ("race against minimax", trees),
        ("race against OpenSpiel", simulations),
    ])
}

/// What a run found and took.
#[derive(Clone, Copy)]
struct Lap {
    answer: i64,
    seconds: f64,
    kilobytes: f64,
}

/// Where the programs are built that need other people's crates.
pub(crate) fn folder(run: &ChoreRun) -> PathBuf {
    run.root.join("target").join("peers")
}

fn program(run: &ChoreRun) -> PathBuf {
    folder(run).join("release").join("peers")
}

/// Builds them.
pub(crate) fn build(run: &mut ChoreRun) -> Result<(), Stop> {
    let mut build = run.cargo(&["build", "--quiet", "--release", "--manifest-path", "peers/Cargo.toml"]);
    build.arg("--target-dir").arg(folder(run));
    finish(build)
}

fn paths(run: &mut ChoreRun) -> Result<(), Stop> {
    let program = program(run);
    let theirs = best(&program, PATHFINDING)?;
    println!("A* on problem D, heuristic fifths: {PATHFINDING} {}", shown(theirs));
    for name in PATHS {
        let ours = best(&program, name)?;
        same_answer(name, ours, theirs)?;
        let (speed, memory) = (theirs.seconds / ours.seconds, 100.0 * ours.kilobytes / theirs.kilobytes);
        println!("{name:<16} {}: {speed:.1} times as fast, {memory:.0} % of the memory", shown(ours));
    }
    Ok(())
}

/// Ours and theirs in turn, each the best of three in a process of its own.
fn trees(run: &mut ChoreRun) -> Result<(), Stop> {
    let program = program(run);
    for name in TREES {
        let mut ratios = Vec::new();
        for _ in 0..ALTERNATIONS {
            let (ours, theirs) = (lap(&program, name)?, lap(&program, &format!("{name}-minimax"))?);
            same_answer(name, ours, theirs)?;
            ratios.push(format!("{:.1}", theirs.seconds / ours.seconds));
            let [ours, theirs] = [ours, theirs].map(|lap| lap.seconds * 1000.0);
            println!("{name:<16} {ours:.3} ms, minimax {theirs:.3} ms");
        }
        println!("{name:<16} {} times as fast", ratios.join(", "));
    }
    Ok(())
}

fn simulations(run: &mut ChoreRun) -> Result<(), Stop> {
    let program = program(run);
    let mut rates = Vec::new();
    for name in SIMULATIONS {
        let lap = best(&program, name)?;
        println!("{name:<16} {:.1} thousand simulations a second", rate(lap));
        rates.push((name, rate(lap)));
    }
    let python = python_with_open_spiel(run, &folder(run).join("python"))?;
    let mut command = run.command(&python, &[SIMULATIONS_SCRIPT]);
    let theirs = read_lap("OpenSpiel", &mut command)?;
    println!("{:<16} {:.1} thousand simulations a second", "OpenSpiel", rate(theirs));
    for (name, ours) in rates {
        println!("{name:<16} {:.1} times as fast", ours / rate(theirs));
    }
    Ok(())
}

/// Thousands of simulations a second.
fn rate(lap: Lap) -> f64 {
    lap.answer as f64 / lap.seconds / 1000.0
}

fn same_answer(name: &str, ours: Lap, theirs: Lap) -> Result<(), Stop> {
    if ours.answer == theirs.answer {
        return Ok(());
    }
    Err(Stop::Failed(format!("{name} finds {}, theirs {}", ours.answer, theirs.answer)))
}

fn shown(Lap { seconds, kilobytes, .. }: Lap) -> String {
    format!("{:.0} ms, {:.1} MB", seconds * 1000.0, kilobytes / 1024.0)
}

fn best(program: &Path, name: &str) -> Result<Lap, Stop> {
    let mut best = lap(program, name)?;
    for _ in 1..ROUNDS {
        let next = lap(program, name)?;
        best = Lap { seconds: best.seconds.min(next.seconds), ..next };
    }
    Ok(best)
}

fn lap(program: &Path, name: &str) -> Result<Lap, Stop> {
    read_lap(name, Command::new(program).arg(name))
}

fn read_lap(name: &str, command: &mut Command) -> Result<Lap, Stop> {
    let failed = |why: String| Stop::Failed(format!("{name}: {why}"));
    let output = command.output().map_err(|error| failed(error.to_string()))?;
    read(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| failed(output.status.to_string()))
}

fn read(text: &str) -> Option<Lap> {
    let mut words = text.split_whitespace();
    let answer = words.next()?.parse().ok()?;
    let seconds = words.next()?.parse().ok()?;
    Some(Lap { answer, seconds, kilobytes: words.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_lap_is_an_answer_seconds_and_kilobytes() {
        let lap = read("14 0.5 2048\n").expect("a lap");
        assert_eq!((lap.answer, lap.kilobytes as u32), (14, 2048));
        assert!(read("14 0.5").is_none() && read("").is_none());
    }
}
