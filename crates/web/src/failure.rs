//! What can be wrong with a request, and the answer to it.

use axum::http::StatusCode;
use jogada_catalog::rules::{MoveError, Problem, ReadError};
use jogada_catalog::{PlayError, SpecError, SpecProblem};
use jogada_wire::{ErrorAnswer, ErrorBody, TextPlace, VERSION};
use jogada_words::{Explain, Language, Refused};

/// Why a request was not answered: data; the words for it are in `jogada-words`.
#[derive(Clone, Debug)]
pub struct RequestFailure {
    /// What is wrong.
    pub complaint: Box<RequestComplaint>,
    /// Which part of the request it is about, by its key, if one.
    pub field: Option<String>,
    /// The bytes that are wrong, in the text of that part.
    pub at: Option<(usize, usize)>,
}

/// What is wrong.
#[derive(Clone, Debug)]
pub enum RequestComplaint {
    /// A game, player or algorithm is not there, or not so.
    Spec(SpecProblem),
    /// A position can not be read.
    Position(Problem),
    /// A move can not be played.
    Move(PlayError),
    /// Something that has nothing to do with games.
    Trouble(Trouble),
}

/// What can be wrong apart from games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Trouble {
    /// The request is not of the form that is documented.
    Form(String),
    /// As many searches run as may.
    Busy,
    /// As many connections are open as may.
    Full,
    /// The request was not said in time.
    Slow,
    /// The request, or the answer to it, is too large.
    TooLarge,
    /// The page of someone else asks, or the token is missing.
    Forbidden,
    /// There is nothing at this address.
    NotFound,
    /// The address is right and the method is not.
    Method,
    /// There is no such format, or this game can not be written in it.
    Format,
    /// The text is no game record; at this place, from 1, it stops making sense.
    Record {
        /// The line.
        line: usize,
        /// The character in the line.
        column: usize,
    },
    /// A person can not be asked to think.
    HumansThink,
    /// The algorithm can not be watched step by step.
    Unwatchable,
    /// Whoever searches does not take this limit.
    Limit,
    /// This is asked of puzzles only, or of games only.
    Unsuited,
    /// A program of its own was named as a player: this server starts none.
    Engines,
    /// A bug.
    Internal,
}

impl RequestComplaint {
    /// The complaint in words.
    pub fn said(&self, language: Language) -> String {
        match self {
            Self::Spec(problem) => language.spec_problem(problem),
            Self::Position(problem) => language.problem(problem),
            Self::Move(error) => language.play_error(error),
            Self::Trouble(trouble) => trouble.said(language),
        }
    }
}

impl Trouble {
    /// The trouble in words.
    pub fn said(&self, language: Language) -> String {
        let text = self.refusal().text(language);
        match self {
            Self::Form(what) => format!("{text}: {what}"),
            Self::Record { line, column } => format!("{text} ({line}:{column})"),
            _ => text.to_owned(),
        }
    }

    const fn refusal(&self) -> Refused {
        match self {
            Self::Form(_) => Refused::Form,
            Self::Busy => Refused::Busy,
            Self::Full => Refused::Full,
            Self::Slow => Refused::Slow,
            Self::TooLarge => Refused::TooLarge,
            Self::Forbidden => Refused::Forbidden,
            Self::NotFound => Refused::NotFound,
            Self::Method => Refused::Method,
            Self::Format => Refused::Format,
            Self::Record { .. } => Refused::Record,
            Self::Unwatchable => Refused::Unwatchable,
            Self::HumansThink => Refused::HumansThink,
            Self::Limit => Refused::Limit,
            Self::Unsuited => Refused::Unsuited,
            Self::Engines => Refused::Engines,
            Self::Internal => Refused::Internal,
        }
    }
}

impl From<Trouble> for RequestFailure {
    fn from(trouble: Trouble) -> Self {
        Self { complaint: Box::new(RequestComplaint::Trouble(trouble)), field: None, at: None }
    }
}

impl RequestFailure {
    /// A spec is wrong: the text of `field`.
    pub(crate) fn spec(field: &str, error: SpecError) -> Self {
        let at = Some((error.span.start, error.span.end));
        Self { complaint: Box::new(RequestComplaint::Spec(error.problem)), field: Some(field.to_owned()), at }
    }

    /// The start position is wrong.
    pub(crate) fn position(error: ReadError) -> Self {
        let at = Some((error.span.start, error.span.end));
        Self { complaint: Box::new(RequestComplaint::Position(error.problem)), field: Some("start".to_owned()), at }
    }

    /// The move of this number, from zero, is wrong.
    pub(crate) fn mv(index: usize, error: PlayError) -> Self {
        let at = match &error {
            PlayError::Move(MoveError::Unreadable(error)) => Some((error.span.start, error.span.end)),
            _ => None,
        };
        Self { complaint: Box::new(RequestComplaint::Move(error)), field: Some(format!("moves/{index}")), at }
    }

    /// The word by which programs know it.
    pub(crate) const fn code(&self) -> &'static str {
        match &*self.complaint {
            RequestComplaint::Spec(_) => "bad-spec",
            RequestComplaint::Position(_) => "bad-position",
            RequestComplaint::Move(_) => "bad-move",
            RequestComplaint::Trouble(trouble) => match trouble {
                Trouble::Form(_) => "bad-request",
                Trouble::Busy | Trouble::Full => "busy",
                Trouble::Slow => "too-slow",
                Trouble::TooLarge => "too-large",
                Trouble::Forbidden => "forbidden",
                Trouble::NotFound => "not-found",
                Trouble::Method => "bad-method",
                Trouble::Format => "bad-format",
                Trouble::Record { .. } => "bad-record",
                Trouble::HumansThink | Trouble::Unwatchable | Trouble::Engines => "bad-player",
                Trouble::Limit => "bad-limit",
                Trouble::Unsuited => "unsuited",
                Trouble::Internal => "internal",
            },
        }
    }

    /// The status of the answer.
    pub(crate) const fn status(&self) -> StatusCode {
        match &*self.complaint {
            RequestComplaint::Trouble(Trouble::Busy | Trouble::Full) => StatusCode::SERVICE_UNAVAILABLE,
            RequestComplaint::Trouble(Trouble::Slow) => StatusCode::REQUEST_TIMEOUT,
            RequestComplaint::Trouble(Trouble::TooLarge) => StatusCode::PAYLOAD_TOO_LARGE,
            RequestComplaint::Trouble(Trouble::Forbidden) => StatusCode::FORBIDDEN,
            RequestComplaint::Trouble(Trouble::NotFound) => StatusCode::NOT_FOUND,
            RequestComplaint::Trouble(Trouble::Method) => StatusCode::METHOD_NOT_ALLOWED,
            RequestComplaint::Trouble(Trouble::Internal) => StatusCode::INTERNAL_SERVER_ERROR,
            RequestComplaint::Trouble(Trouble::Form(_)) => StatusCode::BAD_REQUEST,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The document that tells it.
    pub(crate) fn told(&self, language: Language) -> ErrorAnswer {
        let suggestion = match &*self.complaint {
            RequestComplaint::Spec(SpecProblem::Unknown { suggestion, .. }) => suggestion.clone(),
            _ => None,
        };
        let error = ErrorBody {
            code: self.code().to_owned(),
            message: self.complaint.said(language),
            field: self.field.clone(),
            at: self.at.map(|(start, end)| TextPlace { start, end }),
            suggestion,
        };
        ErrorAnswer { v: VERSION, error }
    }
}
