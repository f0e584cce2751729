//! Every package is installed where nothing else is, and plays a game.

use std::path::Path;
use std::process::Command;

use super::{emptied, folder, one, said};
use crate::run::{ChoreRun, Stop, finish, succeeds};

/// A short game between two computers.
const GAME: [&str; 8] = ["play", "nim:heaps=2", "--text", "--first", "hard", "--second", "easy:seed=3", "--quiet"];

/// Has a program play the game, with an empty environment.
fn plays(run: &ChoreRun, program: &Path) -> Result<(), Stop> {
    alone(run, run.command(program, &GAME))
}

/// Runs a command that plays the game.
fn alone(run: &ChoreRun, mut command: Command) -> Result<(), Stop> {
    command
        .env_clear()
        .env("HOME", folder(run).join("home"))
        .env("LC_ALL", "C")
        .env("PATH", "/usr/bin:/bin:/usr/sbin:/sbin");
    let printed = said(command)?;
    print!("{printed}");
    if printed.contains("First wins") { Ok(()) } else { Err(Stop::Failed("it did not play the game".to_owned())) }
}

/// Unpacks the tarball in an empty folder.
pub(super) fn tarball(run: &mut ChoreRun) -> Result<(), Stop> {
    let place = folder(run).join("trial/tarball");
    emptied(&place)?;
    let mut command = run.command(Path::new("tar"), &["--extract", "--zstd", "--strip-components=1", "--file"]);
    command.arg(one(run, ".tar.zst")?).arg("--directory").arg(&place);
    finish(command)?;
    for part in
        ["share/man/man1/jogada-play.1", "share/doc/jogada/LICENSE-MIT", "share/doc/jogada/THIRD-PARTY-LICENSES"]
    {
        there(&place, part)?;
    }
    plays(run, &place.join("bin/jogada"))
}

/// Installs the Debian package into an empty root.
pub(super) fn debian(run: &mut ChoreRun) -> Result<(), Stop> {
    let root = folder(run).join("trial/root");
    emptied(&root.join("var/lib/dpkg/updates"))?;
    emptied(&root.join("var/lib/dpkg/info"))?;
    for list in ["status", "available"] {
        std::fs::write(root.join("var/lib/dpkg").join(list), "")?;
    }
    let package = one(run, ".deb").map_err(|_| Stop::Missing("no Debian package was made".to_owned()))?;
    // A package that needs the system's C library finds none in an empty root.
    let mut command = run.command(Path::new("dpkg"), &["--force-not-root", "--force-bad-path", "--force-depends"]);
    command.arg(format!("--root={}", root.display())).arg("--install").arg(package).stdout(std::process::Stdio::null());
    finish(command)?;
    for part in ["usr/share/man/man1/jogada-play.1.gz", "usr/share/doc/jogada/copyright"] {
        there(&root, part)?;
    }
    let inside = |program: &str, arguments: &[&str]| {
        let mut command = run.command(Path::new("unshare"), &["--map-root-user", "chroot"]);
        command.arg(&root).arg(program).args(arguments);
        command
    };
    // Nothing but the package is there: what needs a library of the system is tried from outside.
    if succeeds(inside("/usr/bin/jogada", &["--version"])) {
        println!("with nothing but the package around it:");
        return alone(run, inside("/usr/bin/jogada", &GAME));
    }
    plays(run, &root.join("usr/bin/jogada"))
}

/// Fails unless a package brought a file.
fn there(place: &Path, part: &str) -> Result<(), Stop> {
    if place.join(part).is_file() { Ok(()) } else { Err(Stop::Failed(format!("there is no {part}"))) }
}

/// Installs the wheel into an empty environment; its program plays, and the package is asked.
pub(super) fn wheel(run: &mut ChoreRun) -> Result<(), Stop> {
    let wheel = one(run, ".whl").map_err(|_| Stop::Missing("no wheel was made".to_owned()))?;
    let place = folder(run).join("trial/python");
    emptied(&place)?;
    finish(run.command(Path::new("python3"), &["-m", "venv", &place.to_string_lossy()]))?;
    let python = place.join("bin/python");
    finish(run.command(&python, &["-m", "pip", "install", "--quiet", "--no-index", &wheel.to_string_lossy()]))?;
    plays(run, &place.join("bin/jogada"))?;
    finish(run.command(&python, &["-c", "import jogada; print(jogada.Game('nim', '1,3,5 1').solve())"]))
}
