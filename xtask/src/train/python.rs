//! The Python environment that training needs, under `target`: never at run time, and never the machine's own.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::succeed;
use crate::run::Stop;

/// The build of `PyTorch` for processors alone; the usual one brings gigabytes for graphics cards.
const CPU_BUILDS: &str = "https://download.pytorch.org/whl/cpu";

/// The interpreter of an environment with `PyTorch` in it, made if there is none.
pub(super) fn environment(root: &Path) -> Result<PathBuf, Stop> {
    let folder = root.join("target/train/python");
    let python = folder.join("bin/python");
    if has_torch(&python) {
        return Ok(python);
    }
    eprintln!("xtask: train hex: installing PyTorch in target/train/python");
    succeed(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let install = |more: &[&str]| {
        let mut pip = Command::new(&python);
        succeed(pip.args(["-m", "pip", "install", "--quiet", "--retries", "1", "torch", "numpy"]).args(more))
    };
    // Where the builds for processors cannot be reached, the usual one does as well, with more to carry.
    install(&["--index-url", CPU_BUILDS]).or_else(|_| install(&[]))?;
    Ok(python)
}

fn has_torch(python: &Path) -> bool {
    let found = Command::new(python).args(["-c", "import torch, numpy"]).status();
    found.is_ok_and(|status| status.success())
}
