//! What threads share, under a scheduler that tries out the orders of their steps.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds the tests of what is shared with the numbers of the model, beside the ordinary build, and runs them; whether
/// all laws hold. Orders of steps are tried, not the freedoms that a processor has with relaxed memory.
pub(crate) fn models(root: &Path) -> bool {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    cargo.args(["test", "--lib", "--package", "jogada-search", "--package", "jogada-experts", "model::"]);
    cargo.env("RUSTFLAGS", "--cfg shuttle").env("CARGO_TARGET_DIR", target.join("models"));
    cargo.current_dir(root).status().is_ok_and(|status| status.success())
}
