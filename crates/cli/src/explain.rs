//! What the libraries report as data, said in the reader's language.

use jogada_arena::{FolderError, OpeningError, PlanError, RunError};
use jogada_catalog::rules::{Illegality, Impossibility, MoveError, Problem, Side, Wanted};
use jogada_catalog::{Kind, Need, PlayError, SpecProblem, Takes};
use jogada_protocol::{Expected, FormatError};

use crate::language::Language;
use crate::messages::{Complaint, Contest, Form, Recorded, Word};

impl Language {
    /// The name of a side.
    pub(crate) const fn side(self, side: Side) -> &'static str {
        match side {
            Side::First => Word::First.text(self),
            Side::Second => Word::Second.text(self),
        }
    }

    /// What is wrong with a spec.
    pub(crate) fn spec_problem(self, problem: &SpecProblem) -> String {
        match problem {
            SpecProblem::Unknown { kind, name, suggestion } => {
                let text = self.say(Complaint::UnknownName { what: &unknown(*kind).text(self), name });
                self.suggesting(text, suggestion.as_deref())
            }
            SpecProblem::Missing(kind) => self.say(Complaint::Missing { what: &indefinite(*kind).text(self) }),
            SpecProblem::Twice(name) => self.say(Complaint::Twice { name }),
            SpecProblem::OpenQuote => self.say(Complaint::OpenQuote),
            SpecProblem::Value { key, wanted } => self.say(Complaint::WrongValue { key, wanted: &self.takes(wanted) }),
            SpecProblem::Unsuited { name, puzzle, need: what } => {
                self.say(Complaint::Unsuited { name, puzzle, need: &need(*what).text(self) })
            }
        }
    }

    /// A complaint with the name that was probably meant.
    pub(crate) fn suggesting(self, text: String, suggestion: Option<&str>) -> String {
        match suggestion {
            Some(name) => self.say(Complaint::DidYouMean { text: &text, name: &name }),
            None => text,
        }
    }

    /// What a key takes.
    pub(crate) fn takes(self, takes: &Takes) -> String {
        match takes {
            Takes::Number { least, most } => self.say(Complaint::NumberRange { least, most }),
            Takes::Decimal { least, most } => {
                let decimal = |thousandths: i64| self.decimal(thousandths as f64 / 1000.0, 1);
                self.say(Complaint::NumberRange { least: &decimal(*least), most: &decimal(*most) })
            }
            Takes::Numbers { least, most } => self.say(Complaint::NumbersRange { least, most }),
            Takes::Choice(words) => self.say(Complaint::OneOf { words: &words.join(", ") }),
            Takes::Switch => self.say(Word::TakesSwitch),
            Takes::Time => self.say(Word::TakesTime),
            Takes::Clock => self.say(Word::TakesClock),
            Takes::Count => self.say(Word::TakesCount),
            Takes::Bytes => self.say(Word::TakesBytes),
            Takes::Text => self.say(Word::TakesText),
        }
    }

    /// What is wrong with a position or an unreadable move.
    pub(crate) fn problem(self, problem: &Problem) -> String {
        match problem {
            Problem::Expected(what) => self.say(Complaint::Expected { what: &wanted(*what).text(self) }),
            Problem::OutOfRange { what, least, most } => {
                self.say(Complaint::OutOfRange { what: &wanted(*what).text(self), least, most })
            }
            Problem::OutOfLetters { what, last } => {
                self.say(Complaint::OutOfRange { what: &wanted(*what).text(self), least: &'a', most: last })
            }
            Problem::WrongCount { what, expected, found } => {
                self.say(Complaint::WrongCount { what: &wanted(*what).text(self), expected, found })
            }
            Problem::Impossible(why) => self.say(impossibility(*why)),
        }
    }

    /// Why a move was not played.
    pub(crate) fn play_error(self, error: &PlayError) -> String {
        match error {
            PlayError::Over => self.say(Complaint::GameIsOver),
            PlayError::Move(MoveError::Unreadable(error)) => self.problem(&error.problem),
            PlayError::Move(MoveError::Illegal { reason, .. }) => self.say(illegality(*reason)),
        }
    }

    /// What is wrong with a file of a record, or why a record can not be written.
    pub(crate) fn format_error(self, error: &FormatError) -> String {
        match error {
            FormatError::Record(error) => error.to_string(),
            FormatError::At { line, column, expected } => {
                let text = self.say(Complaint::Expected { what: &form(*expected).text(self) });
                let text = self.say(Recorded::AtColumn { column, text: &text });
                self.say(Complaint::AtLine { line, text: &text })
            }
            FormatError::Newer { found, known } => self.say(Recorded::NewerFile { found, known }),
            FormatError::NotHex { game } => self.say(Recorded::NotHex { game }),
            FormatError::NoRoomForStart => self.say(Recorded::NoRoomForStart),
        }
    }

    /// Why a run can not be played.
    pub(crate) fn run_error(self, error: &RunError) -> String {
        match error {
            RunError::Plan(error) => self.plan_error(error),
            RunError::Folder(FolderError::File { path, error }) => {
                self.say(Complaint::InFile { path: &path.display(), text: error })
            }
            RunError::Folder(FolderError::NoRun(path)) => self.say(Contest::NoRun { path: &path.display() }),
            RunError::Folder(FolderError::Plan { path, message }) => {
                self.say(Complaint::InFile { path: &path.display(), text: message })
            }
            RunError::Folder(FolderError::Newer { path, found }) => {
                let text = self.say(Complaint::NewerRecord { found });
                self.say(Complaint::InFile { path: &path.display(), text: &text })
            }
            RunError::Folder(FolderError::Other { path, key }) => {
                self.say(Contest::AnotherRun { path: &path.display(), key })
            }
            RunError::Folder(FolderError::Line { path, line, message }) => {
                let text = self.say(Complaint::AtLine { line, text: message });
                self.say(Complaint::InFile { path: &path.display(), text: &text })
            }
            RunError::Folder(FolderError::Busy(path)) => self.say(Contest::Busy { path: &path.display() }),
        }
    }

    fn plan_error(self, error: &PlanError) -> String {
        match error {
            PlanError::Game { error, .. } | PlanError::Player { error, .. } => self.spec_problem(&error.problem),
            PlanError::Human => self.say(Contest::NoPeople),
            PlanError::Puzzle => self.say(Contest::NoPuzzles),
            PlanError::TooFew => self.say(Contest::TooFewPlayers),
            PlanError::SprtPlayers | PlanError::SprtOrder => self.say(Contest::SprtOfTwo),
            PlanError::Anchor { text } => self.say(Contest::NoAnchor { text }),
            PlanError::PositionForEngine { number } => self.say(Contest::PositionForEngine { number }),
            PlanError::Opening(OpeningError { number, text }) => self.say(Contest::BadOpening { number, text }),
        }
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

const fn need(need: Need) -> Word {
    match need {
        Need::Heuristic => Word::AHeuristic,
        Need::Predecessors => Word::NeedsPredecessors,
        Need::Symmetry => Word::NeedsSymmetry,
        Need::Countdown => Word::NeedsCountdown,
    }
}

const fn unknown(kind: Kind) -> Word {
    match kind {
        Kind::Game => Word::UnknownGame,
        Kind::Puzzle => Word::UnknownPuzzle,
        Kind::Player => Word::UnknownPlayer,
        Kind::Algorithm => Word::UnknownAlgorithm,
        Kind::Key => Word::UnknownKey,
        Kind::Value => Word::UnknownValue,
        Kind::Evaluation => Word::UnknownEvaluation,
        Kind::Heuristic => Word::UnknownHeuristic,
        Kind::Problem => Word::UnknownProblem,
    }
}

const fn indefinite(kind: Kind) -> Word {
    match kind {
        Kind::Game => Word::AGame,
        Kind::Puzzle => Word::APuzzle,
        Kind::Player => Word::APlayer,
        Kind::Algorithm => Word::AnAlgorithm,
        Kind::Key => Word::AKey,
        Kind::Value => Word::AValue,
        Kind::Evaluation => Word::AnEvaluation,
        Kind::Heuristic => Word::AHeuristic,
        Kind::Problem => Word::AProblem,
    }
}

const fn wanted(what: Wanted) -> Word {
    match what {
        Wanted::Cell => Word::ACell,
        Wanted::Column => Word::AColumn,
        Wanted::Row => Word::ARow,
        Wanted::Hole => Word::AHole,
        Wanted::Heap => Word::AHeap,
        Wanted::Heaps => Word::Heaps,
        Wanted::Line => Word::ALine,
        Wanted::Bit => Word::ABit,
        Wanted::BoxOwner => Word::ABoxOwner,
        Wanted::Number => Word::ANumber,
        Wanted::Pieces => Word::Pieces,
        Wanted::Points => Word::Points,
        Wanted::Score => Word::AScore,
        Wanted::Side => Word::ASide,
        Wanted::Stone => Word::AStone,
        Wanted::Tile => Word::ATile,
        Wanted::Blank => Word::TheBlank,
        Wanted::Direction => Word::ADirection,
        Wanted::Move => Word::AMove,
        Wanted::Board => Word::ABoard,
        Wanted::OpenBracket => Word::AnOpenBracket,
        Wanted::CloseBracket => Word::ACloseBracket,
        Wanted::Separator => Word::ASeparator,
        Wanted::End => Word::TheEnd,
    }
}

const fn impossibility(why: Impossibility) -> Complaint<'static> {
    match why {
        Impossibility::StoneCount => Complaint::StoneCount,
        Impossibility::TwoWinners => Complaint::TwoWinners,
        Impossibility::PlayedOn => Complaint::PlayedOn,
        Impossibility::TooManyPieces => Complaint::TooManyPieces,
        Impossibility::ScoreMismatch => Complaint::ScoreMismatch,
        Impossibility::OwnerMismatch => Complaint::OwnerMismatch,
        Impossibility::TileSet => Complaint::TileSet,
        Impossibility::Unsolvable => Complaint::Unsolvable,
    }
}

const fn illegality(reason: Illegality) -> Complaint<'static> {
    match reason {
        Illegality::Over => Complaint::GameIsOver,
        Illegality::Occupied => Complaint::Occupied,
        Illegality::Empty => Complaint::NothingThere,
        Illegality::TooMany => Complaint::TooMany,
        Illegality::NoSwap => Complaint::NoSwap,
        Illegality::Blocked => Complaint::Blocked,
    }
}
