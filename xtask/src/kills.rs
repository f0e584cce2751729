//! The test of the match that is killed, with as many kills as one likes.

use std::path::Path;
use std::process::Command;

/// Whether nothing was lost.
pub(crate) fn kills(root: &Path, count: &str) -> bool {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["test", "--package", "jogada-arena", "--test", "killed"]).current_dir(root);
    cargo.env("JOGADA_TEST_KILLS", count).status().is_ok_and(|status| status.success())
}
