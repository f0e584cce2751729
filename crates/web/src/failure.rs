//! What can be wrong with a request, and the answer to it.

use axum::http::StatusCode;
use jogada_catalog::rules::{MoveError, Problem, ReadError};
use jogada_catalog::{PlayError, SpecError, SpecProblem};
use jogada_wire::{ErrorAnswer, ErrorBody, TextPlace, VERSION};

use crate::language::{Language, Voice};

/// Why a request was not answered: data; [`Voice`] has the words.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What is wrong.
    pub complaint: Complaint,
    /// Which part of the request it is about, by its key, if one.
    pub field: Option<String>,
    /// The bytes that are wrong, in the text of that part.
    pub at: Option<(usize, usize)>,
}

/// What is wrong.
#[derive(Clone, Debug)]
pub enum Complaint {
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
    /// This is asked of puzzles only, or of games only.
    Unsuited,
    /// A bug.
    Internal,
}

impl Trouble {
    /// The trouble in words.
    pub fn said(&self, language: Language) -> String {
        let (english, portuguese) = self.words();
        let text = match language {
            Language::English => english,
            Language::Portuguese => portuguese,
        };
        match self {
            Self::Form(what) => format!("{text}: {what}"),
            Self::Record { line, column } => format!("{text} ({line}:{column})"),
            _ => text.to_owned(),
        }
    }

    const fn words(&self) -> (&'static str, &'static str) {
        match self {
            Self::Form(_) => ("the request does not have the documented form", "o pedido não tem a forma documentada"),
            Self::Busy => (
                "too many searches are running; try again in a moment",
                "há demasiadas procuras a correr; tente daqui a pouco",
            ),
            Self::TooLarge => ("this is too large", "isto é grande demais"),
            Self::Forbidden => (
                "this server only answers its own page; open it at the address that it printed",
                "este servidor só responde à sua própria página; abra-a no endereço que ele mostrou",
            ),
            Self::NotFound => ("there is nothing here", "não há nada aqui"),
            Self::Method => ("this address is asked in another way", "este endereço pede-se de outra maneira"),
            Self::Format => (
                "there is no such format, or this game can not be written in it",
                "não há tal formato, ou este jogo não se pode escrever nele",
            ),
            Self::Record { .. } => ("this can not be read as a game", "isto não se consegue ler como um jogo"),
            Self::Unwatchable => {
                ("this algorithm can not be watched step by step", "este algoritmo não pode ser visto passo a passo")
            }
            Self::HumansThink => ("people think for themselves", "as pessoas pensam por si"),
            Self::Unsuited => ("this does not fit what is played", "isto não serve para o que se joga"),
            Self::Internal => (
                "something went wrong in the program; please report what you did",
                "algo correu mal no programa; por favor comunique o que fez",
            ),
        }
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        Self { complaint: Complaint::Trouble(trouble), field: None, at: None }
    }
}

impl Failure {
    /// A spec is wrong: the text of `field`.
    pub(crate) fn spec(field: &str, error: SpecError) -> Self {
        let at = Some((error.span.start, error.span.end));
        Self { complaint: Complaint::Spec(error.problem), field: Some(field.to_owned()), at }
    }

    /// The start position is wrong.
    pub(crate) fn position(error: ReadError) -> Self {
        let at = Some((error.span.start, error.span.end));
        Self { complaint: Complaint::Position(error.problem), field: Some("start".to_owned()), at }
    }

    /// The move of this number, from zero, is wrong.
    pub(crate) fn mv(index: usize, error: PlayError) -> Self {
        let at = match &error {
            PlayError::Move(MoveError::Unreadable(error)) => Some((error.span.start, error.span.end)),
            _ => None,
        };
        Self { complaint: Complaint::Move(error), field: Some(format!("moves/{index}")), at }
    }

    /// The word by which programs know it.
    pub(crate) const fn code(&self) -> &'static str {
        match &self.complaint {
            Complaint::Spec(_) => "bad-spec",
            Complaint::Position(_) => "bad-position",
            Complaint::Move(_) => "bad-move",
            Complaint::Trouble(trouble) => match trouble {
                Trouble::Form(_) => "bad-request",
                Trouble::Busy => "busy",
                Trouble::TooLarge => "too-large",
                Trouble::Forbidden => "forbidden",
                Trouble::NotFound => "not-found",
                Trouble::Method => "bad-method",
                Trouble::Format => "bad-format",
                Trouble::Record { .. } => "bad-record",
                Trouble::HumansThink | Trouble::Unwatchable => "bad-player",
                Trouble::Unsuited => "unsuited",
                Trouble::Internal => "internal",
            },
        }
    }

    /// The status of the answer.
    pub(crate) const fn status(&self) -> StatusCode {
        match &self.complaint {
            Complaint::Trouble(Trouble::Busy) => StatusCode::SERVICE_UNAVAILABLE,
            Complaint::Trouble(Trouble::TooLarge) => StatusCode::PAYLOAD_TOO_LARGE,
            Complaint::Trouble(Trouble::Forbidden) => StatusCode::FORBIDDEN,
            Complaint::Trouble(Trouble::NotFound) => StatusCode::NOT_FOUND,
            Complaint::Trouble(Trouble::Method) => StatusCode::METHOD_NOT_ALLOWED,
            Complaint::Trouble(Trouble::Internal) => StatusCode::INTERNAL_SERVER_ERROR,
            Complaint::Trouble(Trouble::Form(_)) => StatusCode::BAD_REQUEST,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The document that tells it.
    pub(crate) fn told(&self, voice: &dyn Voice, language: Language) -> ErrorAnswer {
        let suggestion = match &self.complaint {
            Complaint::Spec(SpecProblem::Unknown { suggestion, .. }) => suggestion.clone(),
            _ => None,
        };
        let error = ErrorBody {
            code: self.code().to_owned(),
            message: voice.say(language, &self.complaint),
            field: self.field.clone(),
            at: self.at.map(|(start, end)| TextPlace { start, end }),
            suggestion,
        };
        ErrorAnswer { v: VERSION, error }
    }
}
