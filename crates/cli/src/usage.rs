//! A command line that can not be understood, said in the reader's language.

use std::io::{IsTerminal, Write};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::Exit;
use crate::language::Language;
use crate::messages::Complaint;

/// Answers what clap could not turn into a command: a wish for help or the version, or a mistake.
pub(crate) fn answer(error: &Error, language: Language) -> Exit {
    if !error.use_stderr() {
        let text = error.render();
        let color = std::io::stdout().is_terminal() && crate::environment::allows_color();
        // Whoever asked for help and left does not miss it.
        let _ = if color { write!(std::io::stdout(), "{}", text.ansi()) } else { write!(std::io::stdout(), "{text}") };
        return Exit::Fine;
    }
    let text = language.say(Complaint::Error { text: &complaint(error, language) });
    let help = language.say(Complaint::SeeHelp { command: &command_of(error) });
    let _ = writeln!(std::io::stderr(), "{text}\n{help}");
    Exit::Usage
}

/// What is wrong, in one line.
fn complaint(error: &Error, language: Language) -> String {
    let text = |kind| context(error, kind);
    let (option, value) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let said = language.say(Complaint::UnknownCommand { name: &text(ContextKind::InvalidSubcommand) });
            language.suggesting(said, suggestion(error, ContextKind::SuggestedSubcommand).as_deref())
        }
        ErrorKind::UnknownArgument if option.starts_with('-') => {
            let said = language.say(Complaint::UnknownOption { name: &option });
            language.suggesting(said, suggestion(error, ContextKind::SuggestedArg).as_deref())
        }
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => language.say(Complaint::TooMuch { name: &option }),
        ErrorKind::InvalidValue if value.is_empty() => language.say(Complaint::NeedsValue { option: &option }),
        ErrorKind::InvalidValue => {
            let words = text(ContextKind::ValidValue);
            let said = language.say(Complaint::NotOneOf { option: &option, value: &value, words: &words });
            language.suggesting(said, suggestion(error, ContextKind::SuggestedValue).as_deref())
        }
        ErrorKind::ValueValidation => language.say(Complaint::BadValue { option: &option, value: &value }),
        ErrorKind::MissingRequiredArgument => language.say(Complaint::NeedsArgument { names: &option }),
        ErrorKind::ArgumentConflict => {
            language.say(Complaint::Conflict { one: &option, other: &text(ContextKind::PriorArg) })
        }
        ErrorKind::InvalidUtf8 => language.say(Complaint::NotText),
        kind => language.say(Complaint::NotUnderstood { error: &kind }),
    }
}

fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}

fn suggestion(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => texts.first().cloned(),
        _ => None,
    }
}

/// The command that was meant, as far as clap got: the words of its usage line before the first option.
fn command_of(error: &Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let words = usage.split_whitespace().skip_while(|word| word.ends_with(':'));
    let name: Vec<_> = words.take_while(|word| word.starts_with(|c: char| c.is_ascii_lowercase())).collect();
    if name.is_empty() { "jogada".to_owned() } else { name.join(" ") }
}
