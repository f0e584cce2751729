//! What libraries report, as failures of a command.

use std::io;

use jogada_arena::{PlanError, RunError};
use jogada_catalog::rules::Shortage;
use jogada_catalog::{CheckpointError, RecordError};
use jogada_protocol::FormatError;

use super::Failure;

#[cfg(feature = "queue")]
impl From<jogada_fleet::QueueError> for Failure {
    fn from(error: jogada_fleet::QueueError) -> Self {
        Self::Queue(Box::new(error))
    }
}

#[cfg(feature = "cluster")]
impl From<jogada_cluster::ClusterError> for Failure {
    fn from(error: jogada_cluster::ClusterError) -> Self {
        Self::Cluster(Box::new(error))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Shortage> for Failure {
    fn from(shortage: Shortage) -> Self {
        Self::TooMuchMemory(shortage)
    }
}

impl From<CheckpointError> for Failure {
    fn from(error: CheckpointError) -> Self {
        match error {
            CheckpointError::Unreadable { path, error } => Self::Unreadable { path, error },
            CheckpointError::Unwritable { path, error } => Self::Unwritable { path, error },
            other => Self::Checkpoint(other),
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Game { text, error } => Self::Spec { text, error },
            RecordError::Start { text, error } => Self::Position { text, error },
            RecordError::Move { number, text, error } => Self::Move { number, text, error },
            other => Self::Record(other),
        }
    }
}

impl From<FormatError> for Failure {
    fn from(error: FormatError) -> Self {
        match error {
            FormatError::Record(error) => error.into(),
            other => Self::Format(other),
        }
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        match error {
            RunError::Plan(PlanError::Game { text, error } | PlanError::Player { text, error }) => {
                Self::Spec { text, error }
            }
            #[cfg(feature = "queue")]
            RunError::Source(error) => match error.downcast() {
                Ok(error) => Self::Queue(error),
                Err(error) => Self::Run(RunError::Source(error)),
            },
            other => Self::Run(other),
        }
    }
}
