//! The Python environment that training needs, under `target`: never at run time, and never the machine's own.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::succeed;
use crate::run::Stop;

/// The interpreter of an environment with `PyTorch` in it, made if there is none.
pub(super) fn environment(root: &Path) -> Result<PathBuf, Stop> {
    let folder = root.join("target/train/python");
    let python = folder.join("bin/python");
    if has_torch(&python) {
        return Ok(python);
    }
    eprintln!("xtask: train hex: installing PyTorch in target/train/python");
    succeed(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    // The usual build brings gigabytes for graphics cards; where there is one for processors alone, pip's own settings
    // (`PIP_INDEX_URL`) say so.
    succeed(Command::new(&python).args(["-m", "pip", "install", "--quiet", "torch", "numpy"]))?;
    Ok(python)
}

fn has_torch(python: &Path) -> bool {
    let found = Command::new(python).args(["-c", "import torch, numpy"]).status();
    found.is_ok_and(|status| status.success())
}
