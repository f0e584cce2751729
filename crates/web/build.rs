//! Lists the page's files, for programs that carry them inside. Programs for development read them from the source
//! folder instead, and are not built again when one changes.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rustc-check-cfg=cfg(embedded)");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rustc-cfg=embedded");
        println!("cargo::rerun-if-changed=page");
        let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("page");
        let list = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("page.rs");
        fs::write(list, listed(&folder)?)?;
    }
    Ok(())
}

/// A list in Rust: the path of each file within the page, and what is in it.
fn listed(folder: &Path) -> io::Result<String> {
    let mut list = String::from("&[\n");
    for file in files(folder)? {
        let path = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        _ = writeln!(list, "    ({path:?}, include_bytes!({:?})),", file.to_string_lossy());
    }
    list.push(']');
    Ok(list)
}

/// All files below a folder, in a fixed order.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}
