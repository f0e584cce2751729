//! Packages of the crates, as a registry would get them: all in order, and a program that depends on them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{ChoreRun, ChoreStep, Stop, finish};

/// Packages every crate that is published, unpacks them and builds a program on top.
pub(crate) fn package(root: &Path) -> bool {
    let steps: [ChoreStep; 2] = [("packages", pack), ("a program that depends on the packages", depend)];
    ChoreRun::new(root, false).all(&steps)
}

/// Cargo packages all of them at once, each on top of the packages before it, and complains about what is missing.
fn pack(run: &mut ChoreRun) -> Result<(), Stop> {
    let mut cargo = run.cargo(&["package", "--no-verify", "--allow-dirty"]);
    for folder in fs::read_dir(run.root.join("crates"))? {
        let folder = folder?.path();
        if fs::read_to_string(folder.join("Cargo.toml"))?.contains("publish = false") {
            continue;
        }
        let name = file_name(&folder);
        cargo.arg("--package").arg(if name == "jogada" { name } else { format!("jogada-{name}") });
    }
    finish(cargo)?;
    let packages = packages(run)?;
    for package in &packages {
        println!("{:>9} bytes  {}", fs::metadata(package)?.len(), file_name(package));
    }
    if packages.is_empty() { Err(Stop::Failed("nothing was packaged".to_owned())) } else { Ok(()) }
}

/// The packages of this version.
fn packages(run: &ChoreRun) -> Result<Vec<PathBuf>, Stop> {
    let ending = format!("-{}.crate", env!("CARGO_PKG_VERSION"));
    let listed = fs::read_dir(run.root.join("target/package"))?;
    let mut found: Vec<_> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    found.retain(|path| file_name(path).starts_with("jogada") && file_name(path).ends_with(&ending));
    found.sort();
    Ok(found)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The manifest of the program: every package from where it was unpacked.
fn manifest(packages: &[String]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = "[package]\nname = \"guest\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n".to_owned();
    text.push_str("[dependencies]\njogada = { version = \"*\", features = [\"catalog\"] }\njogada-cli = \"*\"\n\n");
    text.push_str("[patch.crates-io]\n");
    let ending = format!("-{version}");
    let name = |package: &str| package.strip_suffix(&ending).unwrap_or(package).to_owned();
    let patches = packages.iter().map(|package| format!("{} = {{ path = \"../{package}\" }}\n", name(package)));
    text.extend(patches);
    text
}

const PROGRAM: &str = "fn main() {
    let way = jogada::astar(1_u32, |&n| [n + 1, 2 * n], |&n| u32::from(n != 10), |&n| n == 10);
    assert_eq!(way.to_string(), \"cost 4, proven: 1 2 4 5 10\");
    let mut game = jogada::standard::catalog().open(\"tic-tac-toe\").expect(\"it is there\");
    let solved = game.solve(&jogada::Limits::NONE, &jogada::StopFlag::new());
    assert_eq!(solved.best_moves.len(), 9);
    let arguments = [\"jogada\", \"levels\"].map(std::ffi::OsString::from);
    assert_eq!(jogada_cli::status(jogada::standard::catalog(), arguments), 0);
}
";

fn depend(run: &mut ChoreRun) -> Result<(), Stop> {
    let place = run.root.join("target/package/guests");
    if place.exists() {
        fs::remove_dir_all(&place)?;
    }
    let guest = place.join("guest");
    fs::create_dir_all(guest.join("src"))?;
    let mut names = Vec::new();
    for package in packages(run)? {
        let mut tar = run.command(Path::new("tar"), &["--extract", "--gzip", "--file"]);
        finish({
            tar.arg(&package).arg("--directory").arg(&place);
            tar
        })?;
        names.push(file_name(&package).trim_end_matches(".crate").to_owned());
    }
    fs::write(guest.join("Cargo.toml"), manifest(&names))?;
    fs::write(guest.join("src/main.rs"), PROGRAM)?;
    fs::copy(run.root.join("Cargo.lock"), guest.join("Cargo.lock"))?;
    let mut cargo = run.cargo(&["run", "--quiet", "--manifest-path"]);
    cargo.arg(guest.join("Cargo.toml")).env("CARGO_TARGET_DIR", run.root.join("target/package/build"));
    finish(cargo)
}

#[cfg(test)]
mod tests {
    use super::manifest;

    #[test]
    fn the_program_takes_every_package_from_where_it_was_unpacked() {
        let version = env!("CARGO_PKG_VERSION");
        let text = manifest(&[format!("jogada-rules-{version}")]);
        assert!(text.ends_with(&format!("jogada-rules = {{ path = \"../jogada-rules-{version}\" }}\n")), "{text}");
    }
}
