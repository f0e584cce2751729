//! Whether the tests would notice: changes of the code that proves, all in one build and each behind a switch.

use std::path::Path;
use std::process::Command;

/// Tries what is left of the mutants of a part, or of all: what was caught before is not tried again. Whether there is no
/// survivor without a verdict; `None` if `cargo mutants`, which lists them, is not installed.
pub(crate) fn mutants(root: &Path, rest: &[&str]) -> Option<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Command::new(&cargo).args(["mutants", "--version"]).output().ok().filter(|output| output.status.success())?;
    // It takes hours.
    let mut hunt = Command::new("nice");
    hunt.args(["-n", "19"])
        .arg(&cargo)
        .args(["run", "--quiet", "--package", "jogada-mutants", "--"])
        .args(rest)
        .current_dir(root);
    Some(hunt.status().is_ok_and(|status| status.success()))
}
