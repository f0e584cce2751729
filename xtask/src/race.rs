//! Races against other people's programs: the same task, the same run, time and memory side by side.

use std::path::Path;
use std::process::Command;

use crate::run::{Run, Stop, finish};

/// Ours, each of which runs the same task as theirs.
const OURS: [&str; 4] = ["astar", "partial-astar", "astar-symmetry", "partial-symmetry"];
const THEIRS: &str = "pathfinding";
/// How often each runs, in turn; the best time counts, because only other work makes one slower.
const ROUNDS: usize = 5;

/// Builds the racers and prints ours, theirs and the ratio; whether all find the same length.
pub(crate) fn peers(root: &Path) -> bool {
    Run::new(root, false).all(&[("race against pathfinding", race)])
}

/// What a run found and took.
#[derive(Clone, Copy)]
struct Lap {
    moves: u32,
    seconds: f64,
    kilobytes: f64,
}

fn race(run: &mut Run) -> Result<(), Stop> {
    let folder = run.root.join("target").join("peers");
    let mut build = run.cargo(&["build", "--quiet", "--release", "--manifest-path", "peers/Cargo.toml"]);
    build.arg("--target-dir").arg(&folder);
    finish(build)?;
    let program = folder.join("release").join("peers");
    let theirs = best(&program, THEIRS)?;
    println!("A* on problem D, heuristic fifths: {THEIRS} {}", shown(theirs));
    for name in OURS {
        let ours = best(&program, name)?;
        if ours.moves != theirs.moves {
            return Err(Stop::Failed(format!("{name} finds {} moves, {THEIRS} {}", ours.moves, theirs.moves)));
        }
        let (speed, memory) = (theirs.seconds / ours.seconds, 100.0 * ours.kilobytes / theirs.kilobytes);
        println!("{name:<16} {}: {speed:.1} times as fast, {memory:.0} % of the memory", shown(ours));
    }
    Ok(())
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
    let failed = |why: String| Stop::Failed(format!("{name}: {why}"));
    let output = Command::new(program).arg(name).output().map_err(|error| failed(error.to_string()))?;
    read(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| failed(output.status.to_string()))
}

fn read(text: &str) -> Option<Lap> {
    let mut words = text.split_whitespace();
    let moves = words.next()?.parse().ok()?;
    let seconds = words.next()?.parse().ok()?;
    Some(Lap { moves, seconds, kilobytes: words.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_lap_is_moves_seconds_and_kilobytes() {
        let lap = read("14 0.5 2048\n").expect("a lap");
        assert_eq!((lap.moves, lap.kilobytes as u32), (14, 2048));
        assert!(read("14 0.5").is_none() && read("").is_none());
    }
}
