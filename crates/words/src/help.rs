//! The help of every command and option.
//!
//! Keys: `best` is what the command does, `best/examples` its examples, `best/player` an argument of it, `*/json` an
//! argument of any command, `<GAME>` what stands for a value.

mod arena;
mod thinking;
mod tools;

use jogada_catalog::Texts;
use jogada_rules::Language;

/// Keys and texts.
pub const HELP: [Texts; 3] = [arena::ARENA_HELP, thinking::THINKING_HELP, tools::TOOLS_HELP];

/// The text of a key.
pub fn help(key: &str, language: Language) -> Option<&'static str> {
    let (_, phrase) = HELP.into_iter().flatten().find(|(known, _)| *known == key)?;
    Some(phrase.text(language))
}
