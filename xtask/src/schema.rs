//! The server held to what it says of itself: schemathesis makes requests from the OpenAPI document and checks the answers.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::faults::built;
use crate::soak::serve;

/// What it needs, from the index of Python packages.
const NEEDS: &str = "tests/peers/schema-requirements.txt";
/// No answer may be a failure of the server, of a status or a type that the document does not have, or of another shape.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// Whether no answer contradicts the document. `None` if schemathesis is not there and nobody asked to install it.
pub(crate) fn schema(root: &Path, install: bool, cases: &str) -> Option<bool> {
    let schemathesis = found(root).or_else(|| install.then(|| installed(root)).flatten())?;
    let program = built(root)?;
    let (mut server, port) = serve(&program);
    let mut command = Command::new(schemathesis);
    command.args(["run", &format!("http://127.0.0.1:{port}/api/openapi.json"), "--checks", CHECKS]);
    command.args(["--phases", "fuzzing", "--seed", "1", "--request-timeout", "60", "--max-examples", cases]);
    let passed = command.current_dir(root.join("target")).status().is_ok_and(|status| status.success());
    let lived = server.try_wait().is_ok_and(|ended| ended.is_none());
    let _ = server.kill();
    let _ = server.wait();
    Some(passed && lived)
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/schemathesis")
}

/// The one on the path, or one of our own beside the build output.
fn found(root: &Path) -> Option<PathBuf> {
    let own = folder(root).join(if cfg!(windows) { "Scripts/schemathesis.exe" } else { "bin/schemathesis" });
    let answers = |path: &PathBuf| Command::new(path).arg("--version").output().is_ok_and(|run| run.status.success());
    [PathBuf::from("schemathesis"), own].into_iter().find(answers)
}

fn installed(root: &Path) -> Option<PathBuf> {
    let python = if cfg!(windows) { "python" } else { "python3" };
    let made = Command::new(python).args(["-m", "venv"]).arg(folder(root)).status();
    made.ok().filter(std::process::ExitStatus::success)?;
    let pip = folder(root).join(if cfg!(windows) { "Scripts/pip.exe" } else { "bin/pip" });
    let filled = Command::new(pip).args(["install", "--quiet", "-r", NEEDS]).current_dir(root).status();
    filled.ok().filter(std::process::ExitStatus::success)?;
    found(root)
}
