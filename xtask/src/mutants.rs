//! Whether the tests would notice: `cargo mutants` over the code that proves, hours at low priority, and resumable.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Where a fault would make a wrong value, bound or proof: parts that are run one by one, the dearest first.
const PARTS: [(&str, &str); 7] = [
    ("tree", "crates/search/src/tree/**"),
    ("proof", "crates/search/src/proof/**"),
    ("rules", "crates/rules/src/**"),
    ("mcts", "crates/search/src/mcts/**"),
    ("retro", "crates/search/src/retro/**"),
    ("experts", "crates/experts/src/**"),
    ("games", "crates/games/src/**"),
];

/// Survivors that were looked at, with what was found.
const VERDICTS: &str = "docs/mutants.md";
/// Beside the other output of builds.
const OUTPUT: &str = "target/mutants";
/// A mutant that makes a test go on forever is given so many times the time that all tests take, and this at least.
const PATIENCE: [&str; 4] = ["--timeout-multiplier", "4", "--minimum-test-timeout", "60"];

/// Runs what is left of the mutants of a part, or of all: what was caught before is not tried again. `rest` goes to
/// `cargo mutants` as it is: `--shard 1/8` takes an eighth. Whether there is no survivor without a verdict; `None` if
/// `cargo mutants` is not installed or there is no such part.
pub(crate) fn mutants(root: &Path, rest: &[&str]) -> Option<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Command::new(&cargo).args(["mutants", "--version"]).output().ok().filter(|output| output.status.success())?;
    let is_name = rest.first().is_some_and(|word| !word.starts_with('-'));
    let (names, options) = rest.split_at(usize::from(is_name));
    let parts: Vec<_> = PARTS.iter().filter(|(name, _)| names.first().is_none_or(|wanted| wanted == name)).collect();
    if parts.is_empty() {
        return None;
    }
    let run = |&&(name, files): &&(&str, &str)| {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(&cargo).args([
            "mutants",
            "--workspace",
            "--iterate",
            "--copy-target",
            "true",
            "--no-shuffle",
        ]);
        command.args(PATIENCE).args(["--file", files, "--output", &format!("{OUTPUT}/{name}")]).args(options);
        let _ = command.current_dir(root).status();
        tell(root, name)
    };
    // All of them, whatever came of the first.
    let sound: Vec<bool> = parts.iter().map(run).collect();
    Some(!sound.contains(&false))
}

/// Says how a part fared, and names survivors that nobody has looked at; whether there are none.
fn tell(root: &Path, name: &str) -> bool {
    let list = |file: &str| {
        let path = root.join(OUTPUT).join(name).join("mutants.out").join(file);
        fs::read_to_string(path).unwrap_or_default().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let caught =
        ["caught.txt", "timeout.txt", "previously_caught.txt"].map(|file| list(file).len()).iter().sum::<usize>();
    let missed = list("missed.txt");
    println!("{name}: {caught} caught, {} survived", missed.len());
    let verdicts = fs::read_to_string(root.join(VERDICTS)).unwrap_or_default();
    let new = unjudged(&missed, &verdicts);
    for mutant in &new {
        println!("  not in {VERDICTS}: {mutant}");
    }
    new.is_empty() && caught > 0
}

/// The survivors that have no verdict, without the place in the file, which changes with every line above.
fn unjudged(missed: &[String], verdicts: &str) -> BTreeSet<String> {
    let known: BTreeSet<&str> =
        verdicts.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next()).collect();
    missed.iter().map(|line| placeless(line)).filter(|mutant| !known.contains(mutant.as_str())).collect()
}

/// `file:line:column: change` without line and column.
fn placeless(mutant: &str) -> String {
    let Some((place, change)) = mutant.split_once(": ") else { return mutant.to_owned() };
    format!("{}: {change}", place.split(':').next().unwrap_or(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_survivor_is_known_by_its_file_and_its_change_wherever_it_stands() {
        let missed = ["a/b.rs:12:5: replace f -> u32 with 1", "a/b.rs:13:5: replace + with - in f"].map(str::to_owned);
        let verdicts = "# Survivors\n\n- `a/b.rs: replace f -> u32 with 1` the same for all callers\n";
        let new: Vec<_> = unjudged(&missed, verdicts).into_iter().collect();
        assert_eq!(new, ["a/b.rs: replace + with - in f"]);
        assert_eq!(unjudged(&missed, "").len(), 2);
    }
}
