//! What the rules and the catalog report as data, said in the reader's language.

use jogada_catalog::dialect::{key_in, player_in, value_in};
use jogada_catalog::{Kind, Need, PlayError, SpecProblem, Takes};
use jogada_rules::{Illegality, Impossibility, Language, MoveError, Phrase, Problem, Shortage, Wanted};

use crate::{Complaint, Speak, Word};

/// A language in which errors are explained.
pub trait Explain: Speak {
    /// What is wrong with a spec.
    fn spec_problem(self, problem: &SpecProblem) -> String;

    /// A complaint with the name that was probably meant.
    fn suggesting(self, text: String, suggestion: Option<&str>) -> String;

    /// More memory was asked for than there is.
    fn shortage(self, shortage: Shortage) -> String;

    /// What a key takes.
    fn takes(self, takes: &Takes) -> String;

    /// What is wrong with a position or an unreadable move.
    fn problem(self, problem: &Problem) -> String;

    /// Why a move was not played.
    fn play_error(self, error: &PlayError) -> String;
}

impl Explain for Language {
    fn spec_problem(self, problem: &SpecProblem) -> String {
        match problem {
            SpecProblem::Unknown { kind, name, suggestion, known } => {
                let text = self.say(Complaint::UnknownName { what: &unknown(*kind).text(self), name });
                match suggestion {
                    None if !known.is_empty() => {
                        let shown =
                            |name: &String| if *kind == Kind::Player { player_in(self, name) } else { name }.to_owned();
                        let names: Vec<_> = known.iter().map(shown).collect();
                        self.say(Complaint::ThereAre { text: &text, names: &names.join(", ") })
                    }
                    suggestion => self.suggesting(text, suggestion.as_deref()),
                }
            }
            SpecProblem::Missing(kind) => self.say(Complaint::Missing { what: &indefinite(*kind).text(self) }),
            SpecProblem::Twice(name) => self.say(Complaint::Twice { name }),
            SpecProblem::OpenQuote => self.say(Complaint::OpenQuote),
            SpecProblem::Value { key, wanted } => {
                self.say(Complaint::WrongValue { key: &key_in(self, key), wanted: &self.takes(wanted) })
            }
            SpecProblem::Memory { shortage, .. } => self.shortage(*shortage),
            SpecProblem::Unsuited { name, puzzle, need: what } => {
                self.say(Complaint::Unsuited { name, puzzle, need: &need(*what).text(self) })
            }
        }
    }

    fn suggesting(self, text: String, suggestion: Option<&str>) -> String {
        match suggestion {
            Some(name) => self.say(Complaint::DidYouMean { text: &text, name: &name }),
            None => text,
        }
    }

    fn shortage(self, Shortage { asked, there }: Shortage) -> String {
        let [asked, there] = [asked, there].map(|bytes| self.megabytes(bytes));
        self.say(Complaint::TooMuchMemory { asked: &asked, there: &there })
    }

    fn takes(self, takes: &Takes) -> String {
        match takes {
            Takes::Number { least, most } => self.say(Complaint::NumberRange { least, most }),
            Takes::Decimal { least, most } => {
                let decimal = |thousandths: i64| self.decimal(thousandths as f64 / 1000.0, 1);
                self.say(Complaint::NumberRange { least: &decimal(*least), most: &decimal(*most) })
            }
            Takes::Numbers { least, most } => self.say(Complaint::NumbersRange { least, most }),
            Takes::Choice(words) => {
                let words: Vec<_> = words.iter().map(|word| value_in(self, word)).collect();
                self.say(Complaint::OneOf { words: &words.join(", ") })
            }
            Takes::Switch => self.say(Word::TakesSwitch),
            Takes::Time => self.say(Word::TakesTime),
            Takes::Clock => self.say(Word::TakesClock),
            Takes::Count => self.say(Word::TakesCount),
            Takes::Bytes => self.say(Word::TakesBytes),
            Takes::Text => self.say(Word::TakesText),
        }
    }

    fn problem(self, problem: &Problem) -> String {
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
            Problem::Impossible(why) => self.say(Complaint::Impossible { why: &impossibility(*why).text(self) }),
        }
    }

    fn play_error(self, error: &PlayError) -> String {
        match error {
            PlayError::Over => self.say(Word::GameIsOver),
            PlayError::Move(MoveError::Unreadable(error)) => self.problem(&error.problem),
            PlayError::Move(MoveError::Illegal { reason, .. }) => illegality(*reason).text(self).to_owned(),
        }
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
        Kind::Overlay => Word::UnknownOverlay,
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
        Kind::Overlay => Word::AnOverlay,
    }
}

const fn wanted(what: Wanted) -> Phrase {
    let word = match what {
        Wanted::Cell => Word::ACell,
        Wanted::Column => Word::AColumn,
        Wanted::Row => Word::ARow,
        Wanted::Number => Word::ANumber,
        Wanted::Pieces => Word::Pieces,
        Wanted::Score => Word::AScore,
        Wanted::Side => Word::ASide,
        Wanted::Stone => Word::AStone,
        Wanted::Move => Word::AMove,
        Wanted::OpenBracket => Word::AnOpenBracket,
        Wanted::CloseBracket => Word::ACloseBracket,
        Wanted::Separator => Word::ASeparator,
        Wanted::End => Word::TheEnd,
        Wanted::Own(phrase) => return phrase,
    };
    word.phrase()
}

const fn impossibility(why: Impossibility) -> Phrase {
    let word = match why {
        Impossibility::StoneCount => Word::StoneCount,
        Impossibility::TwoWinners => Word::TwoWinners,
        Impossibility::PlayedOn => Word::PlayedOn,
        Impossibility::Unsolvable => Word::Unsolvable,
        Impossibility::Own(phrase) => return phrase,
    };
    word.phrase()
}

const fn illegality(reason: Illegality) -> Phrase {
    let word = match reason {
        Illegality::Over => Word::GameIsOver,
        Illegality::Occupied => Word::Occupied,
        Illegality::Empty => Word::NothingThere,
        Illegality::NoSwap => Word::NoSwap,
        Illegality::Own(phrase) => return phrase,
    };
    word.phrase()
}

#[cfg(test)]
mod tests {
    use jogada_rules::ReadError;

    use super::*;

    #[test]
    fn a_game_s_own_words_are_said_like_those_of_all() {
        let heap = Wanted::Own(Phrase::new("a heap", "um monte"));
        let languages = Language::ALL;
        let said = languages.map(|language| language.problem(&Problem::Expected(heap)));
        assert_eq!(said, ["expected a heap here", "esperava-se aqui um monte"]);
        let twice = Impossibility::Own(Phrase::new("a tile is there twice", "há uma peça repetida"));
        let said = languages.map(|language| language.problem(&Problem::Impossible(twice)));
        assert_eq!(said, ["impossible position: a tile is there twice", "posição impossível: há uma peça repetida"]);
        let blocked = MoveError::illegal("u", Illegality::Own(Phrase::new("it is blocked", "está bloqueado")));
        let said = languages.map(|language| language.play_error(&PlayError::Move(blocked.clone())));
        assert_eq!(said, ["it is blocked", "está bloqueado"]);
        let unreadable = MoveError::Unreadable(ReadError::new(0..1, Problem::Expected(Wanted::Move)));
        assert_eq!(Language::English.play_error(&PlayError::Move(unreadable)), "expected a move here");
    }
}
