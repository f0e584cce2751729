//! Whether the short ways of the library cost more than the long ones: instructions, which do not depend on the load.

use std::path::Path;

use crate::run::{ChoreRun, ChoreStep, Stop, finish};

/// How much more the short way may take, in thousandths of the long one.
const MOST: u64 = 1020;

/// Counts the instructions of both examples and compares them.
pub(crate) fn instructions(root: &Path) -> bool {
    let step: ChoreStep = ("instructions of the short and the long way", |run| {
        finish(run.cargo(&[
            "build",
            "--quiet",
            "--release",
            "--package",
            "jogada",
            "--no-default-features",
            "--examples",
        ]))?;
        let (short, long) = (counted(run, "short")?, counted(run, "long")?);
        println!("short way {short} instructions, long way {long}: {:.1} %", short as f64 / long as f64 * 100.0);
        if short * 1000 <= long * MOST { Ok(()) } else { Err(Stop::Failed("the short way costs more".to_owned())) }
    });
    ChoreRun::new(root, false).all(&[step])
}

/// How many instructions an example takes.
fn counted(run: &ChoreRun, example: &str) -> Result<u64, Stop> {
    let out = run.root.join(format!("target/{example}.callgrind"));
    let program = run.root.join("target/release/examples").join(example);
    let mut command = run.command(Path::new("valgrind"), &["--tool=callgrind"]);
    command.arg(format!("--callgrind-out-file={}", out.display())).arg(program);
    let output = command.output().map_err(|_| Stop::Missing("valgrind is not here".to_owned()))?;
    read(&String::from_utf8_lossy(&output.stderr)).ok_or_else(|| Stop::Failed("valgrind counted nothing".to_owned()))
}

/// The figure in what callgrind says at its end.
fn read(said: &str) -> Option<u64> {
    said.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn the_figure_is_read_from_among_the_rest() {
        let said = "==7== Events    : Ir\n==7== Collected : 1421900583\n==7== \n==7== I   refs:      1,421,900,583\n";
        assert_eq!(read(said), Some(1_421_900_583));
        assert_eq!(read("==7== no such thing"), None);
    }
}
