//! What the arena, the formats of records, checkpoints and proofs report as data, said in the reader's language.

use std::path::Path;

use jogada_arena::{FolderError, OpeningError, PlanError, RunError};
use jogada_catalog::CheckpointError;
use jogada_protocol::{Expected, FormatError};
use jogada_verify::{ProofError, ProofFault};
use jogada_words::{Complaint, Contest, Explain, Form, Language, ProofWords, Recorded, Speak};

/// What is wrong with a file of a record, or why a record can not be written.
pub(crate) fn format_error(language: Language, error: &FormatError) -> String {
    match error {
        FormatError::Record(error) => error.to_string(),
        FormatError::At { line, column, expected } => {
            let text = language.say(Complaint::Expected { what: &form(*expected).text(language) });
            let text = language.say(Recorded::AtColumn { column, text: &text });
            language.say(Complaint::AtLine { line, text: &text })
        }
        FormatError::Newer { found, known } => language.say(Recorded::NewerFile { found, known }),
        FormatError::NotHex { game } => language.say(Recorded::NotHex { game }),
        FormatError::NoRoomForRules => language.say(Recorded::NoRoomForRules),
        FormatError::NoRoomForStart => language.say(Recorded::NoRoomForStart),
    }
}

/// Why a run can not be played.
pub(crate) fn run_error(language: Language, error: &RunError) -> String {
    match error {
        RunError::Plan(error) => plan_error(language, error),
        RunError::Folder(FolderError::File { path, error }) => {
            language.say(Complaint::CanNotUse { path: &path.display(), error: &language.system_error(error) })
        }
        RunError::Folder(FolderError::NoRun(path)) => language.say(Contest::NoRun { path: &path.display() }),
        RunError::Folder(FolderError::Plan { path, message }) => {
            language.say(Complaint::InFile { path: &path.display(), text: message })
        }
        RunError::Folder(FolderError::Newer { path, found }) => {
            let text = language.say(Complaint::NewerRecord { found });
            language.say(Complaint::InFile { path: &path.display(), text: &text })
        }
        RunError::Folder(FolderError::Other { path, key }) => {
            language.say(Contest::AnotherRun { path: &path.display(), key })
        }
        RunError::Folder(FolderError::Line { path, line, message }) => {
            let text = language.say(Complaint::AtLine { line, text: message });
            language.say(Complaint::InFile { path: &path.display(), text: &text })
        }
        RunError::Folder(FolderError::Contradiction { path, index }) => {
            let text = language.say(Contest::Contradiction { index });
            language.say(Complaint::InFile { path: &path.display(), text: &text })
        }
        RunError::Source(error) => error.to_string(),
        RunError::Folder(FolderError::Busy { path, process }) => {
            language.say(Contest::Busy { path: &path.display(), process: &process_name(*process) })
        }
    }
}

/// Why a plan can not be played.
pub(crate) fn plan_error(language: Language, error: &PlanError) -> String {
    match error {
        PlanError::Game { error, .. } | PlanError::Player { error, .. } => language.spec_problem(&error.problem),
        PlanError::Human => language.say(Contest::NoPeople),
        PlanError::MemoryFile => language.say(Contest::MemoryFile),
        PlanError::Puzzle => language.say(Contest::NoPuzzles),
        PlanError::TooFew => language.say(Contest::TooFewPlayers),
        PlanError::SprtPlayers | PlanError::SprtOrder => language.say(Contest::SprtOfTwo),
        PlanError::Anchor { text } => language.say(Contest::NoAnchor { text }),
        PlanError::PositionForEngine { number } => language.say(Contest::PositionForEngine { number }),
        PlanError::Opening(OpeningError { number, text }) => language.say(Contest::BadOpening { number, text }),
    }
}

const fn form(expected: Expected) -> Form {
    match expected {
        Expected::Title => Form::Title,
        Expected::Header => Form::Header,
        Expected::Game => Form::Game,
        Expected::Result => Form::Result,
        Expected::MoveNumber => Form::MoveNumber,
        Expected::Move => Form::Move,
        Expected::Info => Form::Info,
        Expected::GameTree => Form::GameTree,
        Expected::Property => Form::Property,
        Expected::Value => Form::Value,
        Expected::TreeEnd => Form::TreeEnd,
        Expected::HexNumber => Form::HexNumber,
        Expected::Size => Form::Size,
        Expected::Cell => Form::Cell,
        Expected::OtherSide => Form::OtherSide,
        Expected::Color => Form::Color,
        Expected::Link => Form::Link,
    }
}

/// Why a proof proves nothing.
pub(crate) fn proof_error(language: Language, path: &Path, ProofError { line, fault }: &ProofError) -> String {
    let fault = match fault {
        ProofFault::NotText(byte) => language.say(ProofWords::NotText { byte }),
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
        ProofFault::Useful(lost, kept) => language.say(ProofWords::Useful { lost, kept }),
        ProofFault::NoStone(name) => language.say(ProofWords::NoStone { name }),
        ProofFault::NotEmpty(name) => language.say(ProofWords::NotEmpty { name }),
        ProofFault::NotItsTurn => language.say(ProofWords::NotItsTurn),
        ProofFault::NotTheEdges => language.say(ProofWords::NotTheEdges),
    };
    language.say(ProofWords::Wrong { path: &path.display(), line, fault: &fault })
}

/// Why a checkpoint can not be used.
pub(crate) fn checkpoint_error(language: Language, error: &CheckpointError) -> String {
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

/// The number of a process, where it is known.
pub(crate) fn process_name(process: Option<u32>) -> String {
    process.map_or_else(|| "?".to_owned(), |number| number.to_string())
}
