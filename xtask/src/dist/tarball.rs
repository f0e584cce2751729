//! The tarball: what lies on the stage under one folder.

use std::path::Path;

use super::{VERSION, folder, stage};
use crate::run::{ChoreRun, Stop, finish};

/// Packs the stage, the same bytes for the same files.
pub(super) fn make(run: &mut ChoreRun) -> Result<(), Stop> {
    let name = format!("jogada-{VERSION}-{}-linux", std::env::consts::ARCH);
    let file = folder(run).join(format!("{name}.tar.zst"));
    let mut command = run.command(Path::new("tar"), &["--create", "--zstd", "--sort=name", "--mtime=@0"]);
    command.env("ZSTD_CLEVEL", "19");
    command.args(["--owner=0", "--group=0", "--numeric-owner"]);
    command.arg(format!("--transform=s,^\\.,{name},")).arg("--file").arg(file);
    command.arg("--directory").arg(stage(run)).arg(".");
    finish(command)
}
