//! What other people's code comes with, by `cargo deny`: licences by their texts too, bans, sources, and advisories.

use std::path::Path;
use std::process::Command;

/// Whether `deny.toml` is kept; `None` if `cargo deny` is not installed. Advisories need a database that is fetched, and
/// are told apart: without a network they say nothing about us.
pub(crate) fn deny(root: &Path) -> Option<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let there = Command::new(&cargo).args(["deny", "--version"]).output();
    there.ok().filter(|output| output.status.success())?;
    let holds = |what: &[&str]| {
        let mut command = Command::new(&cargo);
        command.args(["deny", "--all-features", "check", "--hide-inclusion-graph"]).args(what).current_dir(root);
        command.status().is_ok_and(|status| status.success())
    };
    let kept = holds(&["licenses", "bans", "sources"]);
    let advised = holds(&["advisories"]);
    println!("licences, bans, sources: {}; advisories: {}", told(kept), told(advised));
    Some(kept && advised)
}

const fn told(holds: bool) -> &'static str {
    if holds { "kept" } else { "NOT kept, or not checked: see above" }
}
