//! A PostgreSQL server of one's own, gone when it is dropped.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// Who may do everything there, and a password that must never be seen again.
pub(crate) const USER: &str = "keeper";
pub(crate) const PASSWORD: &str = "never-to-be-printed";

/// A running server, reached by a socket in its folder.
pub(crate) struct Server {
    folder: TempDir,
    programs: PathBuf,
    /// Who runs it: PostgreSQL refuses to be run by root.
    runner: Option<(u32, u32)>,
}

impl Server {
    pub(crate) fn start() -> Self {
        // The name of a socket must be short.
        let folder = tempfile::Builder::new().prefix("jog").tempdir_in("/tmp").expect("a folder");
        let server = Self { folder, programs: programs(), runner: runner() };
        server.prepare();
        server.control(&["start"]);
        server
    }

    fn prepare(&self) {
        let password = self.path().join("password");
        fs::write(&password, PASSWORD).expect("written");
        if let Some((user, group)) = self.runner {
            for path in [self.path(), &password] {
                std::os::unix::fs::chown(path, Some(user), Some(group)).expect("root may");
            }
        }
        let mut command = self.command("initdb");
        command.args(["--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]);
        command.arg(format!("--username={USER}")).arg(format!("--pwfile={}", password.display()));
        run(command.arg(format!("--pgdata={}", self.data().display())));
        let settings = format!("unix_socket_directories = '{}'\nlisten_addresses = ''\n", self.path().display());
        let file = self.data().join("postgresql.conf");
        let text = fs::read_to_string(&file).expect("it was made") + &settings;
        fs::write(&file, text).expect("written");
    }

    /// Starts it again.
    pub(crate) fn restart(&self) {
        self.control(&["start"]);
    }

    /// Stops it as a cut of the power would.
    pub(crate) fn crash(&self) {
        self.control(&["stop", "--mode=immediate"]);
    }

    /// The address of a database there.
    pub(crate) fn address_of(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}", self.path().display())
    }

    pub(crate) fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// Does something in SQL.
    pub(crate) fn sql(&self, text: &str) {
        let mut command = self.command("psql");
        command.args(["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--dbname=postgres", "--command", text]);
        command.env("PGHOST", self.path()).env("PGUSER", USER).env("PGPASSWORD", PASSWORD);
        run(&mut command);
    }

    fn control(&self, arguments: &[&str]) {
        let (data, log) = (self.data(), self.path().join("log"));
        let mut command = self.command("pg_ctl");
        command.args(arguments).args(["--wait", "--silent"]).arg(format!("--pgdata={}", data.display()));
        if arguments == ["start"] {
            command.arg(format!("--log={}", log.display()));
        }
        run(&mut command);
    }

    fn command(&self, program: &str) -> Command {
        use std::os::unix::process::CommandExt;
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.path()).stdin(Stdio::null()).stdout(Stdio::null());
        if let Some((user, group)) = self.runner {
            command.uid(user).gid(group);
        }
        command
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn data(&self) -> PathBuf {
        self.path().join("data")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut command = self.command("pg_ctl");
        command.args(["stop", "--mode=immediate", "--silent"]).arg(format!("--pgdata={}", self.data().display()));
        // It may be stopped already, by a test that failed.
        let _ = command.stderr(Stdio::null()).status();
    }
}

fn run(command: &mut Command) {
    let status = command.status().expect("PostgreSQL is installed");
    assert!(status.success(), "{command:?}: {status}");
}

/// Where the programs of PostgreSQL are: as said, or the newest that Debian has put aside.
fn programs() -> PathBuf {
    if let Some(said) = std::env::var_os("JOGADA_POSTGRES") {
        return said.into();
    }
    let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed, or JOGADA_POSTGRES says where");
    let mut versions: Vec<_> = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect();
    versions.sort();
    versions.pop().expect("one version at least")
}

/// Somebody else than root, if that is who we are: the user of PostgreSQL, or nobody.
fn runner() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect("a list of users");
    let of = |name: &str| {
        let fields: Vec<_> = users.lines().find(|line| line.starts_with(&format!("{name}:")))?.split(':').collect();
        Some((fields[2].parse().ok()?, fields[3].parse().ok()?))
    };
    of("postgres").or_else(|| of("nobody"))
}
