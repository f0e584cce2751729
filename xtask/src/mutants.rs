//! Whether the tests would notice: `cargo mutants` over the code that proves, hours at low priority, and resumable.

use std::path::Path;
use std::process::Command;

/// Where a fault would make a wrong value, bound or proof.
const FILES: [&str; 7] = [
    "crates/search/src/tree/**",
    "crates/search/src/proof/**",
    "crates/search/src/mcts/**",
    "crates/search/src/retro/**",
    "crates/rules/src/**",
    "crates/games/src/**",
    "crates/experts/src/**",
];

/// Runs what is left of the mutants; what was caught before is not tried again. Whether none survived. `None` if
/// `cargo mutants` is not installed.
pub(crate) fn mutants(root: &Path) -> Option<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Command::new(&cargo).args(["mutants", "--version"]).output().ok().filter(|output| output.status.success())?;
    let mut command = Command::new("nice");
    command.args(["-n", "15"]).arg(cargo).args(["mutants", "--iterate", "--output", "target/mutants"]);
    for file in FILES {
        command.args(["--file", file]);
    }
    Some(command.current_dir(root).status().is_ok_and(|status| status.success()))
}
