//! The program, its manual and its completions.

use std::fs;
use std::path::{Path, PathBuf};

use super::{emptied, said, stage};
use crate::run::{ChoreRun, Stop, finish, succeeds};

/// The target whose programs need nothing of the system.
const STATIC: &str = "x86_64-unknown-linux-musl";

/// Builds the program, static where that can be done, and puts it on the stage stripped.
pub(super) fn build(run: &mut ChoreRun) -> Result<(), Stop> {
    let built = if has_static_target(run) { built(run, &["--target", STATIC], STATIC)? } else { built(run, &[], "")? };
    put(run, &built)
}

/// Puts a program on the stage, stripped, and tells what it needs.
pub(super) fn put(run: &ChoreRun, built: &Path) -> Result<(), Stop> {
    emptied(&stage(run))?;
    let program = stage(run).join("bin/jogada");
    fs::create_dir_all(stage(run).join("bin"))?;
    fs::copy(built, &program)?;
    finish(run.command(Path::new("strip"), &[&program.to_string_lossy()]))?;
    match newest_glibc(&fs::read(&program)?) {
        Some((major, minor)) => println!("needs glibc {major}.{minor} or newer"),
        None => println!("static: needs nothing of the system"),
    }
    Ok(())
}

/// Whether the standard library of the static target and a C compiler for it are here.
fn has_static_target(run: &ChoreRun) -> bool {
    let sysroot = said(run.command(Path::new("rustc"), &["--print", "sysroot"])).unwrap_or_default();
    let library = Path::new(sysroot.trim()).join("lib/rustlib").join(STATIC).join("lib");
    library.is_dir() && succeeds(run.command(Path::new("musl-gcc"), &["--version"]))
}

fn built(run: &ChoreRun, arguments: &[&str], folder: &str) -> Result<PathBuf, Stop> {
    let mut command =
        run.cargo(&["build", "--quiet", "--release", "--package", "jogada-program", "--features", "queue,cluster"]);
    command.args(arguments);
    finish(command)?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run.root.join("target"), PathBuf::from);
    Ok(target.join(folder).join("release/jogada"))
}

/// The newest version of the system's C library that a program asks for.
fn newest_glibc(program: &[u8]) -> Option<(u32, u32)> {
    const NAME: &[u8] = b"GLIBC_";
    let places = program.windows(NAME.len()).enumerate().filter(|(_, window)| *window == NAME).map(|(place, _)| place);
    let version = |place: usize| {
        let rest =
            program[place + NAME.len()..].iter().take(8).take_while(|byte| byte.is_ascii_digit() || **byte == b'.');
        let text: String = rest.map(|&byte| char::from(byte)).collect();
        let mut numbers = text.split('.').map(|number| number.parse().ok());
        Some((numbers.next()??, numbers.next()??))
    };
    places.filter_map(version).max()
}

/// The shells, the words for them, and where each looks.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/jogada"),
    ("zsh", "share/zsh/site-functions/_jogada"),
    ("fish", "share/fish/vendor_completions.d/jogada.fish"),
];

/// Has the program write its manual and completions, and adds the licences.
pub(super) fn manuals(run: &mut ChoreRun) -> Result<(), Stop> {
    let program = stage(run).join("bin/jogada");
    let ask = |arguments: &[&str]| said(run.command(&program, arguments));
    let pages = stage(run).join("share/man/man1");
    fs::create_dir_all(&pages)?;
    ask(&["man", "--out", &pages.to_string_lossy()])?;
    for (shell, place) in SHELLS {
        write(run, place, &ask(&["completions", shell])?)?;
    }
    for text in ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "README.pt.md", "CHANGELOG.md"] {
        write(run, &format!("share/doc/jogada/{text}"), &fs::read_to_string(run.root.join(text))?)?;
    }
    Ok(())
}

fn write(run: &ChoreRun, place: &str, text: &str) -> Result<(), Stop> {
    let path = stage(run).join(place);
    fs::create_dir_all(path.parent().expect("it lies on the stage"))?;
    Ok(fs::write(path, text)?)
}

#[cfg(test)]
mod tests {
    use super::newest_glibc;

    #[test]
    fn the_newest_version_counts_not_the_last() {
        let program = b"\0GLIBC_2.17\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0";
        assert_eq!(newest_glibc(program), Some((2, 34)));
        assert_eq!(newest_glibc(b"\x7fELF nothing"), None);
    }
}
