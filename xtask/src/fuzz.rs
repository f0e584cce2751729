//! Attacks on every reader, for as long as one likes.

use std::path::Path;
use std::process::Command;

/// Builds the attacker and runs it, with a seed and a target of one's own or not; whether it found nothing.
pub(crate) fn fuzz(root: &Path, minutes: &str, which: &[&str]) -> bool {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // As far optimized as tests are, with their checks of arithmetic.
    cargo.args(["run", "--quiet", "--package", "jogada-fuzz", "--", minutes]).args(which).current_dir(root);
    cargo.status().is_ok_and(|status| status.success())
}
