//! How failures are told to people.

use std::io;
#[cfg(feature = "cluster")]
use std::path::Path;

use jogada_catalog::rules::MoveError;
use jogada_catalog::{PlayError, RecordError, nearest};
use jogada_files::Unread;
use jogada_words::{Complaint, Endings, Explain, Language, ProofWords, Speak, Taught, Word, help, point_at};

use super::Failure;
#[cfg(feature = "cluster")]
use crate::cluster::telling::{cluster_error, hosts_problem};
use crate::commands::tables::telling::table_error;
use crate::explain::{checkpoint_error, format_error, process_name, proof_error, run_error};
#[cfg(feature = "queue")]
use crate::queue::telling::queue_error;

impl Failure {
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
        self.of_name(language).or_else(|| self.of_file(language)).unwrap_or_else(|| self.of_else(language))
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
                language.say(Complaint::CanNotRead { path: &path.display(), error: &unread(language, error) })
            }
            Self::Unwritable { path, error } => {
                language.say(Complaint::CanNotWrite { path: &path.display(), error: &language.system_error(error) })
            }
            Self::Busy { path, process } => {
                language.say(Complaint::BusyFile { path: &path.display(), process: &process_name(*process) })
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
            Self::Missing(name) => language.say(Complaint::NeedsArgument { names: &place(name, language) }),
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
            Self::NoProof { instead: None } => language.say(ProofWords::Unwritten),
            Self::NoProof { instead: Some(game) } => language.say(ProofWords::WithoutSwap { game }),
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

/// Why a file is not read: by our own word or the system's.
fn unread(language: Language, error: &io::Error) -> String {
    match Unread::of(error) {
        Some(Unread::TooLarge { most }) => language.say(Complaint::LargerThan { most: &language.megabytes(most) }),
        Some(Unread::NoFile) => language.say(Complaint::NoFile),
        None => language.system_error(error),
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

/// What stands for an argument in the help.
fn place(name: &str, language: Language) -> String {
    if name.starts_with('-') {
        return name.to_owned();
    }
    let called = help(&format!("<{name}>"), language);
    debug_assert!(called.is_some(), "the help does not know {name}");
    format!("<{}>", called.unwrap_or_default())
}
