//! What can go wrong with a command, how it is said, and the exit code it ends with.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jogada_arena::{FolderError, PlanError, RunError};
use jogada_catalog::rules::TableError;
use jogada_catalog::rules::{MoveError, ReadError, Shortage};
use jogada_catalog::{CheckpointError, PlayError, RecordError, SpecError, nearest};
use jogada_protocol::FormatError;
use jogada_verify::{ProofError, ProofFault};
use jogada_words::{Complaint, Endings, Explain, Language, ProofWords, Speak, Taught, Word, help, point_at};

#[cfg(feature = "cluster")]
use crate::cluster::telling::{cluster_error, hosts_problem};
use crate::commands::tables::telling::table_error;
use crate::explain::{format_error, run_error};
#[cfg(feature = "queue")]
use crate::queue::telling::{exit_of, queue_error};

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
    /// It was not said in which format to write.
    NoFormat,
    /// It was not said which file.
    NoFile,
    /// It was not said which program.
    NoProgram,
    /// Something in a file is wrong, in this line.
    InFile { path: PathBuf, line: Option<usize>, failure: Box<Failure> },
    /// A file can not be read.
    Unreadable { path: PathBuf, error: io::Error },
    /// A file can not be written.
    Unwritable { path: PathBuf, error: io::Error },
    /// A file that is there would be lost.
    WouldOverwrite { path: PathBuf },
    /// Another game that was saved would be lost.
    WouldReplace { path: PathBuf },
    /// An answer is none of the numbered items.
    Choice { text: String, most: usize },
    /// It was not said what to play.
    NoGame,
    /// It was not said which puzzle.
    NoPuzzle,
    /// It was not said how to search.
    NoAlgorithm,
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
    /// The depth is missing.
    NoDepth,
    /// The depth is no number.
    BadDepth(String),
    /// A position is given twice.
    FileAndPosition,
    /// A person was named where a computer is needed.
    HumansThink,
    /// A run can not be played.
    Run(RunError),
    /// No folder for a run was named, and there is no usual place.
    NoFolder,
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
    /// No proof of a position can be written down.
    NoProof,
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
    /// It was not said which of the processes this is.
    NoProcess,
    /// It was not said which queue.
    NoQueueNamed,
    /// It was not said which run.
    NoRunNamed,
    /// The output can not be written.
    Output(io::Error),
}

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

impl Failure {
    /// The same failure, in a file.
    pub(crate) fn in_file(self, path: &Path, line: Option<usize>) -> Self {
        match self {
            // The output does not become unwritable by a file.
            Self::Output(_) => self,
            _ => Self::InFile { path: path.to_owned(), line, failure: Box::new(self) },
        }
    }

    /// The code to exit with. A reader that went away is no failure.
    pub(crate) fn exit(&self) -> Exit {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Fine,
            Self::Output(_)
            | Self::CanNotListen { .. }
            | Self::Unwritable { .. }
            | Self::WouldOverwrite { .. }
            | Self::WouldReplace { .. }
            | Self::Tables(_)
            | Self::NoTables(_)
            | Self::Checkpoint(CheckpointError::Busy { .. })
            | Self::Run(RunError::Folder(FolderError::File { .. } | FolderError::Busy { .. })) => Exit::Failed,
            #[cfg(feature = "queue")]
            Self::Queue(error) => exit_of(error),
            #[cfg(not(feature = "queue"))]
            Self::NoQueue => Exit::Usage,
            #[cfg(feature = "cluster")]
            Self::Cluster(error) => crate::cluster::telling::exit_of(error),
            Self::Run(RunError::Source(_)) => Exit::Failed,
            Self::NotInTables(_) => Exit::Unsolved,
            Self::Spec { .. }
            | Self::UnknownCommand { .. }
            | Self::NothingToExplain { .. }
            | Self::HumansThink
            | Self::NoGame
            | Self::NoPuzzle
            | Self::NoAlgorithm
            | Self::UnknownProblem { .. }
            | Self::UnknownName { .. }
            | Self::OnePlayer
            | Self::TraceOfPuzzle
            | Self::Untraceable(_)
            | Self::NoDepth
            | Self::BadDepth(_)
            | Self::FileAndPosition
            | Self::NoFolder
            | Self::NoCluster
            | Self::NoProcess
            | Self::NoQueueNamed
            | Self::NoRunNamed
            | Self::NoFormat
            | Self::NoFile
            | Self::NoProgram
            | Self::HasNoTables(_)
            | Self::CanNotCheck(_)
            | Self::NoProof
            | Self::TooMuch(_)
            | Self::IdleOption(_)
            | Self::TooMuchMemory(_)
            | Self::Checkpoint(CheckpointError::None)
            | Self::Run(RunError::Plan(_)) => Exit::Usage,
            _ => Exit::Input,
        }
    }

    /// What to tell people: the message, and the text with its place where there is one.
    pub(crate) fn told(&self, language: Language) -> (String, Option<String>) {
        match self {
            Self::Spec { text, error } => (language.spec_problem(&error.problem), Some(point_at(text, &error.span))),
            Self::Position { text, error } => (language.problem(&error.problem), Some(point_at(text, &error.span))),
            Self::Choice { text, most } => {
                let range = language.say(Complaint::NumberRange { least: &1, most });
                (language.say(Complaint::Expected { what: &range }), Some(point_at(text, &(0..text.len()))))
            }
            Self::Move { number, text, error } => {
                let message = language.play_error(error);
                let span = match error {
                    PlayError::Move(MoveError::Unreadable(error)) => error.span.clone(),
                    _ => 0..text.len(),
                };
                (language.say(Complaint::AtMove { number, text: &message }), Some(point_at(text, &span)))
            }
            #[cfg(feature = "cluster")]
            Self::Hosts { path, error } => hosts_error(language, path, error),
            Self::InFile { path, line, failure } => {
                let (message, place) = failure.told(language);
                let message = match line {
                    // A record on one line of a file knows of no other line.
                    Some(line) if failure.names_line() => {
                        let text = failure.within_line(language).unwrap_or(message);
                        language.say(Complaint::AtLine { line, text: &text })
                    }
                    Some(line) => language.say(Complaint::AtLine { line, text: &message }),
                    None => message,
                };
                (language.say(Complaint::InFile { path: &path.display(), text: &message }), place)
            }
            _ => (self.plainly(language), None),
        }
    }

    /// Whether its message begins with the number of a line.
    const fn names_line(&self) -> bool {
        matches!(self, Self::Record(RecordError::Form { .. }))
    }

    /// The message without the number of its line, for a failure that names one.
    fn within_line(&self, language: Language) -> Option<String> {
        let Self::Record(RecordError::Form { column, message, .. }) = self else { return None };
        Some(match language {
            Language::English => language.say(Complaint::NoRecord { column, error: message }),
            // What the reader of JSON says is English.
            Language::Portuguese => language.say(Complaint::NoRecordAt { column }),
        })
    }

    /// The message of a failure that has no place in a text.
    fn plainly(&self, language: Language) -> String {
        let missing = || Some(language.say(Complaint::NeedsArgument { names: &place(self.missing()?, language) }));
        missing()
            .or_else(|| self.of_name(language))
            .or_else(|| self.of_file(language))
            .unwrap_or_else(|| self.of_else(language))
    }

    /// What was not given.
    const fn missing(&self) -> Option<&'static str> {
        Some(match self {
            Self::NoDepth => "DEPTH",
            Self::NoPuzzle => "PUZZLE",
            Self::NoAlgorithm => "--algorithm",
            Self::NoFormat => "--to",
            Self::NoProgram => "COMMAND",
            Self::NoFile => "FILE",
            Self::NoFolder => "DIR",
            Self::NoProcess => "--process",
            Self::NoQueueNamed => "--queue",
            Self::NoRunNamed => "RUN",
            _ => return None,
        })
    }

    /// The message about a name that nothing has.
    fn of_name(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::UnknownCommand { name, suggestion } => {
                language.suggesting(language.say(Complaint::UnknownCommand { name }), suggestion.as_deref())
            }
            Self::NothingToExplain { name, suggestion } => {
                language.suggesting(language.say(Taught::Nothing { name }), suggestion.as_deref())
            }
            Self::UnknownProblem { name, suggestion, known } => {
                let what = Word::UnknownProblem.text(language);
                let text = language.say(Complaint::UnknownName { what: &what, name });
                match suggestion {
                    None if known.is_empty() => text,
                    None => language.say(Complaint::ThereAre { text: &text, names: &known.join(", ") }),
                    suggestion => language.suggesting(text, suggestion.as_deref()),
                }
            }
            Self::UnknownName { what, name, known } => {
                let text = language.say(Complaint::UnknownName { what: &what.text(language), name });
                match nearest(name, known.iter().map(String::as_str)) {
                    None => language.say(Complaint::ThereAre { text: &text, names: &known.join(", ") }),
                    meant => language.suggesting(text, meant),
                }
            }
            _ => return None,
        })
    }

    /// The message about a file that can not be read or must not be written.
    fn of_file(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Unreadable { path, error } => {
                language.say(Complaint::CanNotRead { path: &path.display(), error: &language.system_error(error) })
            }
            Self::Unwritable { path, error } => {
                language.say(Complaint::CanNotWrite { path: &path.display(), error: &language.system_error(error) })
            }
            Self::WouldReplace { path } => language.say(Complaint::AnotherGame { path: &path.display() }),
            Self::WouldOverwrite { path } => language.say(Complaint::NoSavedGame { path: &path.display() }),
            Self::NoBoards { path } => language.say(Complaint::NoBoards { path: &path.display() }),
            _ => return None,
        })
    }

    /// The message of any other failure that has no place in a text.
    fn of_else(&self, language: Language) -> String {
        match self {
            Self::Record(RecordError::Newer { found }) => language.say(Complaint::NewerRecord { found }),
            Self::Record(RecordError::Form { line, .. }) => {
                let text = self.within_line(language).unwrap_or_default();
                language.say(Complaint::AtLine { line, text: &text })
            }
            Self::BadDepth(value) => language.say(Complaint::BadValue { option: &place("DEPTH", language), value }),
            Self::FileAndPosition => {
                language.say(Complaint::Conflict { one: &"--file", other: &place("POSITION", language) })
            }
            Self::CanNotListen { address, error } => {
                language.say(Complaint::CanNotListen { address, error: &language.system_error(error) })
            }
            Self::NoGame => language.say(Complaint::NoGame),
            Self::OnePlayer => language.say(Complaint::OnePlayer),
            Self::TraceOfPuzzle => language.say(Complaint::TraceOfPuzzle),
            Self::Untraceable(algorithm) => language.say(Complaint::Untraceable { algorithm }),
            Self::HumansThink => language.say(Complaint::HumansThink),
            Self::Run(error) => run_error(language, error),
            Self::Format(error) => format_error(language, error),
            Self::TooMuchMemory(shortage) => language.shortage(*shortage),
            Self::Checkpoint(error) => checkpoint_error(language, error),
            Self::IdleOption(name) => language.say(Complaint::IdleOption { name }),
            Self::TooMuch(name) => language.say(Complaint::TooMuch { name }),
            Self::Tables(error) => table_error(language, error),
            Self::NoTables(path) => language.say(Endings::NoTables { path: &path.display() }),
            Self::NotInTables(path) => language.say(Endings::NotCovered { path: &path.display() }),
            Self::HasNoTables(game) => language.say(Endings::HasNone { game }),
            Self::CanNotCheck(known) => known.clone(),
            Self::NoProof => language.say(ProofWords::Unwritten),
            Self::BadProof { path, error } => proof_error(language, path, error),
            #[cfg(feature = "queue")]
            Self::Queue(error) => queue_error(language, error),
            #[cfg(not(feature = "queue"))]
            Self::NoQueue => language.say(jogada_words::Queued::NotBuiltIn),
            #[cfg(feature = "cluster")]
            Self::Cluster(error) => cluster_error(language, error),
            Self::NoCluster => language.say(jogada_words::Shared::NotBuiltIn),
            Self::Output(error) => language.say(Complaint::CanNotPrint { error: &language.system_error(error) }),
            other => unreachable!("{other:?} has a place"),
        }
    }
}

/// What is wrong with a list of hosts, and where.
#[cfg(feature = "cluster")]
fn hosts_error(language: Language, path: &Path, error: &jogada_cluster::HostsError) -> (String, Option<String>) {
    let mut text = hosts_problem(language, error.problem);
    if error.line > 0 {
        text = language.say(Complaint::AtLine { line: &error.line, text: &text });
    }
    let place = (error.line > 0).then(|| point_at(&error.text, &error.span));
    (language.say(Complaint::InFile { path: &path.display(), text: &text }), place)
}

fn proof_error(language: Language, path: &Path, ProofError { line, fault }: &ProofError) -> String {
    let fault = match fault {
        ProofFault::Expected(what) => language.say(ProofWords::Expected { what }),
        ProofFault::Position => language.say(ProofWords::Position),
        ProofFault::Over => language.say(ProofWords::Over),
        ProofFault::NoCell(name) => language.say(ProofWords::NoCell { name }),
        ProofFault::NoClaim(name) => language.say(ProofWords::NoClaim { name }),
        ProofFault::Apart(one, other) => language.say(ProofWords::Apart { one, other }),
        ProofFault::OtherEnds(claim) => language.say(ProofWords::OtherEnds { claim }),
        ProofFault::Overlap(claim) => language.say(ProofWords::Overlap { claim }),
        ProofFault::Contradiction(name) => language.say(ProofWords::Contradiction { name }),
        ProofFault::Unanswered(name) => language.say(ProofWords::Unanswered { name }),
        ProofFault::NoStone(name) => language.say(ProofWords::NoStone { name }),
        ProofFault::NotEmpty(name) => language.say(ProofWords::NotEmpty { name }),
        ProofFault::NotItsTurn => language.say(ProofWords::NotItsTurn),
        ProofFault::NotTheEdges => language.say(ProofWords::NotTheEdges),
    };
    language.say(ProofWords::Wrong { path: &path.display(), line, fault: &fault })
}

fn checkpoint_error(language: Language, error: &CheckpointError) -> String {
    match error {
        CheckpointError::Damaged { path } => language.say(Complaint::DamagedCheckpoint { path: &path.display() }),
        CheckpointError::OtherForm { path, found, known } => {
            language.say(Complaint::OldCheckpoint { path: &path.display(), found, known })
        }
        CheckpointError::Busy { path, process } => {
            language.say(Complaint::BusyCheckpoint { path: &path.display(), process: &process_name(*process) })
        }
        CheckpointError::Foreign { path } => language.say(Complaint::ForeignCheckpoint { path: &path.display() }),
        _ => language.say(Complaint::NoCheckpoints),
    }
}

/// What stands for an argument in the help.
fn place(name: &str, language: Language) -> String {
    if name.starts_with('-') {
        return name.to_owned();
    }
    let name = help(&format!("<{name}>"), language).unwrap_or_default();
    format!("<{name}>")
}

/// The number of a process, where it is known.
pub(crate) fn process_name(process: Option<u32>) -> String {
    process.map_or_else(|| "?".to_owned(), |number| number.to_string())
}
