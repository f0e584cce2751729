//! The codes that commands end with.

use std::io;
use std::process::ExitCode;

use jogada_arena::{FolderError, RunError};
use jogada_catalog::CheckpointError;

use super::Failure;
#[cfg(feature = "cluster")]
use crate::cluster::telling::exit_of as exit_of_cluster;
#[cfg(feature = "queue")]
use crate::queue::telling::exit_of as exit_of_queue;

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Exit {
    /// All is well.
    Fine = 0,
    /// Something failed that is nobody's typing error.
    Failed = 1,
    /// The command line is wrong.
    Usage = 2,
    /// A position, file or move is wrong.
    Input = 3,
    /// No answer was found within the limits.
    Unsolved = 4,
    /// Someone pressed Ctrl-C.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

impl Failure {
    /// The code to exit with. A reader that went away is no failure.
    pub(crate) fn exit(&self) -> Exit {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Fine,
            Self::Output(_)
            | Self::CanNotListen { .. }
            | Self::Unwritable { .. }
            | Self::Busy { .. }
            | Self::WouldOverwrite { .. }
            | Self::WouldReplace { .. }
            | Self::Tables(_)
            | Self::NoTables(_)
            | Self::Checkpoint(CheckpointError::Busy { .. })
            | Self::Run(RunError::Folder(FolderError::File { .. } | FolderError::Busy { .. })) => Exit::Failed,
            #[cfg(feature = "queue")]
            Self::Queue(error) => exit_of_queue(error),
            #[cfg(not(feature = "queue"))]
            Self::NoQueue => Exit::Usage,
            #[cfg(feature = "cluster")]
            Self::Cluster(error) => exit_of_cluster(error),
            Self::Run(RunError::Source(_)) => Exit::Failed,
            Self::NotInTables(_) => Exit::Unsolved,
            Self::Spec { .. }
            | Self::UnknownCommand { .. }
            | Self::NothingToExplain { .. }
            | Self::HumansThink
            | Self::NoGame
            | Self::UnknownProblem { .. }
            | Self::UnknownName { .. }
            | Self::OnePlayer
            | Self::TraceOfPuzzle
            | Self::Untraceable(_)
            | Self::BadDepth(_)
            | Self::FileAndPosition
            | Self::NoCluster
            | Self::HasNoTables(_)
            | Self::CanNotCheck(_)
            | Self::NoProof { .. }
            | Self::Missing(_)
            | Self::TooMuch(_)
            | Self::IdleOption(_)
            | Self::TooMuchMemory(_)
            | Self::Checkpoint(CheckpointError::None)
            | Self::Run(RunError::Plan(_)) => Exit::Usage,
            _ => Exit::Input,
        }
    }
}
