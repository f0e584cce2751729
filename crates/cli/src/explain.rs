//! What the arena and the formats of records report as data, said in the reader's language.

use jogada_arena::{FolderError, OpeningError, PlanError, RunError};
use jogada_protocol::{Expected, FormatError};
use jogada_words::{Complaint, Contest, Explain, Form, Language, Recorded, Speak};

use crate::failure::process_name;

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
            language.say(Complaint::InFile { path: &path.display(), text: &language.system_error(error) })
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
