//! Attacks on every reader, for as long as one likes.

use std::path::Path;
use std::process::Command;

/// Where Linux keeps files in memory.
const IN_MEMORY: &str = "/dev/shm";

/// Builds the attacker and runs it, with a seed and a target of one's own or not; whether it found nothing.
pub(crate) fn fuzz(root: &Path, minutes: &str, which: &[&str]) -> bool {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // Optimized, with all checks that tests have.
    cargo.args(["run", "--quiet", "--profile", "fuzz", "--package", "jogada-fuzz", "--", minutes]).args(which);
    cargo.current_dir(root);
    // Half of the readers read files, which are written for each case: that need not wear out a disk.
    if Path::new(IN_MEMORY).is_dir() {
        cargo.env("TMPDIR", IN_MEMORY);
    }
    cargo.status().is_ok_and(|status| status.success())
}
