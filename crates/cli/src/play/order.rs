//! What a person can type at the prompt.

use std::ops::Range;

use jogada_catalog::nearest;
use jogada_words::{Language, Verb};

/// Something typed at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromptOrder<'a> {
    /// A move, or what is meant to be one.
    Play(&'a str),
    /// A word that stands alone.
    Plain(Verb),
    /// Save under this name; for certain, over another game too.
    Save { path: &'a str, certain: bool },
    /// Load from there.
    Load(&'a str),
}

/// What is wrong with an order: where it stumbles, and over what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Muddle {
    pub(crate) span: Range<usize>,
    pub(crate) kind: MuddleKind,
}

/// What is wrong with an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MuddleKind {
    /// Something follows a word that stands alone.
    TooMuch,
    /// The name of a file does not follow.
    NoFile,
}

/// All words that can be typed.
const VERBS: [Verb; 15] = [
    Verb::Undo,
    Verb::Redo,
    Verb::Hint,
    Verb::Moves,
    Verb::Eval,
    Verb::Board,
    Verb::Swap,
    Verb::Resign,
    Verb::New,
    Verb::Save,
    Verb::Load,
    Verb::Rules,
    Verb::Explain,
    Verb::Help,
    Verb::Quit,
];

impl<'a> PromptOrder<'a> {
    /// Reads a line. The words of every language work in all of them.
    pub(crate) fn read(line: &'a str) -> Result<Self, Muddle> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let bare = word.strip_suffix('!');
        let certain = bare.is_some_and(|bare| verb_named(bare) == Some(Verb::Save));
        let word = if certain { bare.unwrap_or(word) } else { word };
        let Some(verb) = verb_named(word) else { return Ok(Self::Play(line)) };
        let rest = rest.trim();
        let start = if rest.is_empty() { line.len() } else { line.len() - rest.len() };
        let file = rest.trim_matches('"');
        match verb {
            Verb::Save | Verb::Load if file.is_empty() => {
                Err(Muddle { span: start..line.len(), kind: MuddleKind::NoFile })
            }
            Verb::Save => Ok(Self::Save { path: file, certain }),
            Verb::Load => Ok(Self::Load(file)),
            _ if !rest.is_empty() => Err(Muddle { span: start..line.len(), kind: MuddleKind::TooMuch }),
            plain => Ok(Self::Plain(plain)),
        }
    }
}

/// The verb of a word.
pub(crate) fn verb_named(word: &str) -> Option<Verb> {
    let word = if word == "?" { Verb::Help.text(Language::English).to_owned() } else { word.to_lowercase() };
    VERBS.into_iter().find(|verb| Language::ALL.iter().any(|&language| verb.text(language) == word))
}

/// The word of a language that was probably meant, where a line is not understood.
pub(crate) fn nearest_verb(line: &str, language: Language) -> Option<&'static str> {
    let word = line.split_whitespace().next().filter(|word| word.chars().count() > 2)?;
    nearest(&word.to_lowercase(), VERBS.into_iter().map(|verb| verb.text(language)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_in_both_languages_and_any_case() {
        for verb in VERBS.into_iter().filter(|verb| !matches!(verb, Verb::Save | Verb::Load)) {
            for language in Language::ALL {
                assert_eq!(PromptOrder::read(&verb.text(language).to_uppercase()), Ok(PromptOrder::Plain(verb)));
            }
        }
        assert_eq!(PromptOrder::read("?"), Ok(PromptOrder::Plain(Verb::Help)));
    }

    #[test]
    fn no_word_has_two_meanings() {
        for verb in VERBS {
            assert!(Language::ALL.iter().all(|&language| verb_named(verb.text(language)) == Some(verb)));
        }
    }

    #[test]
    fn files_may_have_blanks_in_their_names() {
        assert_eq!(
            PromptOrder::read("save my game.json"),
            Ok(PromptOrder::Save { path: "my game.json", certain: false })
        );
        assert_eq!(PromptOrder::read("guardar! a.json"), Ok(PromptOrder::Save { path: "a.json", certain: true }));
        assert_eq!(PromptOrder::read("abrir  \"o meu.json\""), Ok(PromptOrder::Load("o meu.json")));
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        let muddle = |line, span, kind| assert_eq!(PromptOrder::read(line), Err(Muddle { span, kind }), "{line}");
        muddle("save", 4..4, MuddleKind::NoFile);
        muddle("load \"\"", 5..7, MuddleKind::NoFile);
        muddle("undo  all of it", 6..15, MuddleKind::TooMuch);
    }

    #[test]
    fn everything_else_is_a_move() {
        for line in ["a1", "3-3", "h1.1", "undone", "", "swap-it"] {
            assert_eq!(PromptOrder::read(line), Ok(PromptOrder::Play(line)));
        }
    }

    #[test]
    fn a_mistyped_word_has_a_neighbor_and_a_move_has_none() {
        assert_eq!(nearest_verb("udno", Language::English), Some("undo"));
        assert_eq!(nearest_verb("dicca", Language::Portuguese), Some("dica"));
        assert_eq!(nearest_verb("b2", Language::English), None);
    }
}
