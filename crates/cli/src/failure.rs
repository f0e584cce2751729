//! What can go wrong with a command.

use std::io;
use std::path::{Path, PathBuf};

use jogada_arena::RunError;
use jogada_catalog::rules::{ReadError, Shortage, TableError};
use jogada_catalog::{CheckpointError, PlayError, RecordError, SpecError};
use jogada_protocol::FormatError;
use jogada_verify::ProofError;
use jogada_words::Word;

pub(crate) use self::exit::Exit;

mod exit;
mod reported;
mod telling;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A spec is wrong.
    Spec { text: String, error: SpecError },
    /// A position is wrong.
    Position { text: String, error: ReadError },
    /// A move is wrong: the number of it, counted from 1.
    Move { number: usize, text: String, error: PlayError },
    /// A record is wrong.
    Record(RecordError),
    /// A record can not be read or written in a format.
    Format(FormatError),
    /// An argument or option that is needed was not given: its name in the help.
    Missing(&'static str),
    /// Something in a file is wrong, in this line.
    InFile { path: PathBuf, line: Option<usize>, failure: Box<Failure> },
    /// A file can not be read.
    Unreadable { path: PathBuf, error: io::Error },
    /// A file can not be written.
    Unwritable { path: PathBuf, error: io::Error },
    /// Another process is writing a file: its number, where it could be read.
    Busy { path: PathBuf, process: Option<u32> },
    /// A file that is there would be lost.
    WouldOverwrite { path: PathBuf },
    /// Another game that was saved would be lost.
    WouldReplace { path: PathBuf },
    /// An answer is none of the numbered items.
    Choice { text: String, most: usize },
    /// It was not said what to play.
    NoGame,
    /// There is no such problem.
    UnknownProblem { name: String, suggestion: Option<String>, known: Vec<String> },
    /// There is nothing of that kind with such a name.
    UnknownName { what: Word, name: String, known: Vec<String> },
    /// A file has no boards.
    NoBoards { path: PathBuf },
    /// Two players were named for a puzzle.
    OnePlayer,
    /// A search for a move was to be traced in a puzzle.
    TraceOfPuzzle,
    /// An algorithm can not be watched step by step.
    Untraceable(&'static str),
    /// There is no such command to tell about.
    UnknownCommand { name: String, suggestion: Option<String> },
    /// There is nothing of that name to explain.
    NothingToExplain { name: String, suggestion: Option<String> },
    /// The depth is no number.
    BadDepth(String),
    /// A position is given twice.
    FileAndPosition,
    /// A person was named where a computer is needed.
    HumansThink,
    /// A run can not be played.
    Run(RunError),
    /// More memory was asked for than there is.
    TooMuchMemory(Shortage),
    /// A checkpoint can not be used.
    Checkpoint(CheckpointError),
    /// An option that would do nothing: its name.
    IdleOption(&'static str),
    /// One argument too many.
    TooMuch(String),
    /// Nothing can be served at this address.
    CanNotListen { address: String, error: io::Error },
    /// Tables can not be built or believed.
    Tables(Box<TableError>),
    /// There are no tables there.
    NoTables(PathBuf),
    /// There is no table for a position.
    NotInTables(PathBuf),
    /// The game has no tables.
    HasNoTables(String),
    /// There is no second opinion on this game; what there is one on.
    CanNotCheck(String),
    /// No proof of a position can be written down; the game that has one, if that is a matter of the right to swap.
    NoProof { instead: Option<String> },
    /// A proof proves nothing.
    BadProof { path: PathBuf, error: ProofError },
    /// A queue can not be used.
    #[cfg(feature = "queue")]
    Queue(Box<jogada_fleet::QueueError>),
    /// The program was built without the queue.
    #[cfg(not(feature = "queue"))]
    NoQueue,
    /// Processes did not find each other.
    #[cfg(feature = "cluster")]
    Cluster(Box<jogada_cluster::ClusterError>),
    /// A list of hosts is wrong.
    #[cfg(feature = "cluster")]
    Hosts { path: PathBuf, error: jogada_cluster::HostsError },
    /// The program was built without what connects machines.
    NoCluster,
    /// The output can not be written.
    Output(io::Error),
}

impl Failure {
    /// The same failure, in a file.
    pub(crate) fn in_file(self, path: &Path, line: Option<usize>) -> Self {
        match self {
            // The output does not become unwritable by a file.
            Self::Output(_) => self,
            _ => Self::InFile { path: path.to_owned(), line, failure: Box::new(self) },
        }
    }
}
