//! What can be wrong with a queue. Nothing here ever holds a secret.

use std::error::Error as _;
use std::io;
use std::path::PathBuf;

use jogada_arena::Mismatch;
use postgres::error::SqlState;
use thiserror::Error;

/// Why a queue can not be used.
#[derive(Debug, Error)]
pub enum QueueError {
    /// The name is no address, and nothing in the settings is called so.
    #[error("there is no queue {name:?} in {}", path.display())]
    Unknown {
        /// The name.
        name: String,
        /// The settings.
        path: PathBuf,
    },
    /// It is no address of PostgreSQL.
    #[error("an address is written postgres://host/database")]
    Address,
    /// A password was written where others can read it.
    #[error("a password does not belong into an address")]
    Secret,
    /// A file of settings, passwords or certificates can not be used.
    #[error("{}: {what}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// A file holds a password, and others may read it.
    #[error("{} holds a password, and others may read it", .0.display())]
    Readable(PathBuf),
    /// Nobody answers there.
    #[error("{place}: {error}")]
    Unreachable {
        /// Where.
        place: String,
        /// What the system says.
        error: io::Error,
    },
    /// The server does not let this user in.
    #[error("{place} does not let this user in")]
    Denied {
        /// Where.
        place: String,
    },
    /// The server has no such database.
    #[error("there is no database {place}")]
    NoDatabase {
        /// Where.
        place: String,
    },
    /// The user may not do what is needed there.
    #[error("{place} does not allow it: {message}")]
    Forbidden {
        /// Where.
        place: String,
        /// What the server says.
        message: String,
    },
    /// The server has no room, or no connection, left.
    #[error("{place} has no room left: {message}")]
    Full {
        /// Where.
        place: String,
        /// What the server says.
        message: String,
    },
    /// The two sides do not agree about encryption.
    #[error("{place}: {message}")]
    Tls {
        /// Where.
        place: String,
        /// What is wrong.
        message: String,
    },
    /// The server is to be verified, and nothing says by which certificates.
    #[error("no certificates to verify the server with")]
    NoRoots,
    /// Something else that the server says.
    #[error("{place}: {message}")]
    Server {
        /// Where.
        place: String,
        /// Its number for it.
        code: String,
        /// What it says.
        message: String,
    },
    /// A newer program made it.
    #[error("run {run} has form {found}, of a newer program")]
    Newer {
        /// The run.
        run: String,
        /// The form found.
        found: i32,
    },
    /// There is another run of that name.
    #[error("the queue holds another run {run}: {key} differs")]
    Other {
        /// The run.
        run: String,
        /// What differs first.
        key: &'static str,
    },
    /// The run was made by a program that plays otherwise.
    #[error("run {run} is of another program: {mismatch:?} differs")]
    Unlike {
        /// The run.
        run: String,
        /// What differs first.
        mismatch: Mismatch,
    },
    /// A player remembers from game to game, so that the games can not be played in several places.
    #[error("a player remembers from game to game")]
    Remembers,
    /// Somebody has dropped the run.
    #[error("run {run} is not in the queue")]
    NoRun {
        /// The run.
        run: String,
    },
    /// Whoever tried to play a game was lost, time and again.
    #[error("game {index} of run {run} can not be played")]
    Unplayable {
        /// The run.
        run: String,
        /// The game.
        index: u64,
    },
}

impl QueueError {
    /// What an error of the client means, at that place.
    pub(crate) fn of(error: &postgres::Error, place: &str) -> Self {
        let place = place.to_owned();
        if let Some(said) = error.as_db_error() {
            return Self::of_server(said.code(), said.message().to_owned(), place);
        }
        let cause = error.source();
        let message = cause.map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"));
        let system = cause.and_then(|cause| cause.downcast_ref::<io::Error>());
        let aborted = |kind: io::ErrorKind| Self::Unreachable { place: place.clone(), error: kind.into() };
        match system {
            // What goes wrong with encryption comes as an error of the system too.
            _ if message.contains("TLS") => Self::Tls { place, message },
            Some(system) => {
                let error = system.raw_os_error().map_or_else(|| system.kind().into(), io::Error::from_raw_os_error);
                Self::Unreachable { place, error }
            }
            None if error.is_closed() => aborted(io::ErrorKind::ConnectionAborted),
            None if message.contains("timeout") => aborted(io::ErrorKind::TimedOut),
            None if message.contains("authentication") || message.contains("password") => Self::Denied { place },
            None => Self::Server { place, code: String::new(), message },
        }
    }

    fn of_server(code: &SqlState, message: String, place: String) -> Self {
        match code.code() {
            "3D000" => Self::NoDatabase { place },
            "42501" => Self::Forbidden { place, message },
            "57P01" | "57P02" | "57P03" => Self::Unreachable { place, error: io::ErrorKind::ConnectionAborted.into() },
            code if code.starts_with("28") => Self::Denied { place },
            code if code.starts_with("53") => Self::Full { place, message },
            code => Self::Server { place, code: code.to_owned(), message },
        }
    }

    /// Whether it may be over soon, so that it is worth waiting for.
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::Full { .. } => true,
            // Broken connections, and transactions that got into each other's way.
            Self::Server { code, .. } => code.starts_with("08") || code.starts_with("40"),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(code: &str) -> QueueError {
        QueueError::of_server(&SqlState::from_code(code), "said".to_owned(), "host/db".to_owned())
    }

    #[test]
    fn what_a_server_says_is_told_apart() {
        assert!(matches!(of("28P01"), QueueError::Denied { .. }));
        assert!(matches!(of("3D000"), QueueError::NoDatabase { .. }));
        assert!(matches!(of("42501"), QueueError::Forbidden { .. }));
        assert!(matches!(of("53100"), QueueError::Full { .. }));
        assert!(matches!(of("57P01"), QueueError::Unreachable { .. }));
    }

    #[test]
    fn only_what_passes_is_waited_for() {
        assert!(["53100", "53300", "57P03", "40001", "08006"].iter().all(|code| of(code).is_passing()));
        assert!(["28P01", "3D000", "42501", "42P01"].iter().all(|code| !of(code).is_passing()));
    }
}
