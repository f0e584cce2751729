//! Queues that have a name of their own: `queues.toml` in the data folder.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jogada_platform::is_private;
use serde::Deserialize;

use crate::error::QueueError;

/// What the settings say about one queue.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QueueEntry {
    /// The address, without a password.
    pub(crate) address: String,
    /// Who asks.
    pub(crate) user: Option<String>,
    /// The password itself; then nobody else may read the settings.
    pub(crate) password: Option<String>,
    /// A file with the password and nothing else, that nobody else may read.
    pub(crate) password_file: Option<PathBuf>,
    /// As `sslmode` of other programs: disable, prefer, require, verify-full.
    pub(crate) tls: Option<String>,
    /// The certificates that vouch for the server.
    pub(crate) root_certificates: Option<PathBuf>,
}

impl QueueEntry {
    /// The entry of that name; relative paths in it are seen from the file.
    pub(crate) fn find(name: &str, data: Option<&Path>) -> Result<Self, QueueError> {
        let path = data.unwrap_or(Path::new("")).join("queues.toml");
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| QueueError::File { path: path.clone(), what: error.to_string() })?,
        };
        // What the reader says would show the line, and a password may be in it.
        let wrong = |error: toml::de::Error| QueueError::File { path: path.clone(), what: error.message().to_owned() };
        let mut entries: BTreeMap<String, Self> = toml::from_str(&text).map_err(wrong)?;
        let Some(mut entry) = entries.remove(name) else {
            return Err(QueueError::Unknown { name: name.to_owned(), path });
        };
        if entry.password.is_some() {
            keep_private(&path)?;
        }
        let beside = |file: PathBuf| path.with_file_name("").join(file);
        entry.root_certificates = entry.root_certificates.map(beside);
        entry.password = match (entry.password, entry.password_file.take().map(beside)) {
            (None, Some(file)) => Some(private_text(&file)?.trim_end_matches(['\r', '\n']).to_owned()),
            (password, _) => password,
        };
        Ok(entry)
    }
}

/// The text of a file that nobody else may read.
pub(crate) fn private_text(path: &Path) -> Result<String, QueueError> {
    keep_private(path)?;
    fs::read_to_string(path).map_err(|error| QueueError::File { path: path.to_owned(), what: error.to_string() })
}

/// Refuses a file with a password that others may read.
fn keep_private(path: &Path) -> Result<(), QueueError> {
    match is_private(path) {
        Ok(true) => Ok(()),
        Ok(false) => Err(QueueError::Readable(path.to_owned())),
        Err(error) => Err(QueueError::File { path: path.to_owned(), what: error.to_string() }),
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// A data folder with such settings, and who may read them.
    fn folder(text: &str, mode: u32) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in [("queues.toml", text), ("lab.password", "open sesame\n")] {
            let path = folder.path().join(name);
            fs::write(&path, text).expect("written");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("ours");
        }
        folder
    }

    #[test]
    fn an_entry_brings_its_password_from_a_file() {
        let folder = folder("[lab]\naddress = \"postgres://lab/games\"\npassword_file = \"lab.password\"\n", 0o600);
        let entry = QueueEntry::find("lab", Some(folder.path())).expect("there");
        assert_eq!((entry.address.as_str(), entry.password.as_deref()), ("postgres://lab/games", Some("open sesame")));
        assert!(matches!(QueueEntry::find("home", Some(folder.path())), Err(QueueError::Unknown { .. })));
    }

    #[test]
    fn a_password_that_others_may_read_is_refused() {
        for secret in ["password = \"x\"", "password_file = \"lab.password\""] {
            let folder = folder(&format!("[lab]\naddress = \"postgres://lab/games\"\n{secret}\n"), 0o644);
            assert!(matches!(QueueEntry::find("lab", Some(folder.path())), Err(QueueError::Readable(_))), "{secret}");
        }
        let harmless = folder("[lab]\naddress = \"postgres://lab/games\"\n", 0o644);
        assert!(QueueEntry::find("lab", Some(harmless.path())).is_ok());
    }

    #[test]
    fn what_is_wrong_in_the_settings_is_told_without_what_is_in_them() {
        let folder = folder("[lab]\naddress = \"postgres://lab/games\"\npassword = \"hush\nuser\n", 0o600);
        let error = QueueEntry::find("lab", Some(folder.path())).err().expect("wrong");
        assert!(matches!(error, QueueError::File { .. }) && !error.to_string().contains("hush"), "{error}");
    }
}
