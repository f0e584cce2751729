//! A command line that can not be understood, said in the reader's language.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use jogada_catalog::{Takes, nearest};
use jogada_words::{Complaint, Explain, Language, Speak};

use crate::environment;
use crate::failure::Exit;

/// What is needed to say what is wrong with a command line.
pub(crate) struct Usage {
    language: Language,
    /// The command that was meant, as it would be typed.
    command: String,
    /// The first thing that looks like an option and is none, with what was probably meant.
    unknown: Option<(String, Option<String>)>,
}

impl Usage {
    /// Looks at the arguments before they are parsed.
    pub(crate) fn of(root: &Command, arguments: &[OsString], language: Language) -> Self {
        let texts: Vec<_> = arguments.iter().skip(1).filter_map(|argument| argument.to_str()).collect();
        let chosen = texts.iter().find_map(|text| root.find_subcommand(text));
        let command = match chosen {
            Some(command) => format!("{} {}", root.get_name(), command.get_name()),
            None => root.get_name().to_owned(),
        };
        let unknown = unknown_option(chosen.unwrap_or(root), &texts);
        Self { language, command, unknown }
    }

    /// Refuses a mistyped option. Positions and moves may begin with a hyphen, so clap would take it for one of those.
    pub(crate) fn refuse_unknown_option(&self) -> Option<Exit> {
        let (name, suggestion) = self.unknown.as_ref()?;
        let text = self.language.say(Complaint::UnknownOption { name });
        Some(self.refuse(&self.language.suggesting(text, suggestion.as_deref())))
    }

    /// Answers what clap could not turn into a command: a wish for help or the version, or a mistake.
    pub(crate) fn answer(&self, error: &Error) -> Exit {
        if error.use_stderr() {
            return self.refuse(&complaint(error, self.language));
        }
        let text = error.render();
        let color = io::stdout().is_terminal() && environment::allows_color();
        // Whoever asked for help and left does not miss it.
        let _ = if color { write!(io::stdout(), "{}", text.ansi()) } else { write!(io::stdout(), "{text}") };
        Exit::Fine
    }

    fn refuse(&self, complaint: &str) -> Exit {
        let text = self.language.say(Complaint::Error { text: &complaint });
        let help = self.language.say(Complaint::SeeHelp { command: &self.command });
        let _ = writeln!(io::stderr(), "{text}\n{help}");
        Exit::Usage
    }
}

/// The first argument that has the form of an option but is none of the command's.
fn unknown_option(command: &Command, texts: &[&str]) -> Option<(String, Option<String>)> {
    let own = command.get_arguments().filter_map(|arg| arg.get_long());
    let old = command.get_arguments().filter_map(clap::Arg::get_all_aliases).flatten();
    let longs: Vec<_> = own.chain(old).collect();
    let shorts: Vec<_> = command.get_arguments().filter_map(clap::Arg::get_short).collect();
    for text in texts.iter().take_while(|&&text| text != "--") {
        let Some(name) = text.strip_prefix('-') else { continue };
        if let Some(long) = name.strip_prefix('-') {
            let long = long.split('=').next().unwrap_or_default();
            if !longs.contains(&long) {
                let suggestion = nearest(long, longs.iter().copied()).map(|name| format!("--{name}"));
                return Some((format!("--{long}"), suggestion));
            }
        } else if name.starts_with(char::is_alphabetic) && !name.starts_with(shorts.as_slice()) {
            return Some(((*text).to_owned(), None));
        }
    }
    None
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
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => language.say(Complaint::TooMuch { name: &option }),
        ErrorKind::InvalidValue if value.is_empty() => language.say(Complaint::NeedsValue { option: &option }),
        ErrorKind::InvalidValue => {
            let words = text(ContextKind::ValidValue);
            let said = language.say(Complaint::NotOneOf { option: &option, value: &value, words: &words });
            language.suggesting(said, suggestion(error, ContextKind::SuggestedValue).as_deref())
        }
        ErrorKind::ValueValidation => match taken_by(&option) {
            Some(takes) => {
                let wanted = language.takes(&takes);
                language.say(Complaint::ValueFor { option: &option, wanted: &wanted, value: &value })
            }
            None => language.say(Complaint::BadValue { option: &option, value: &value }),
        },
        ErrorKind::MissingRequiredArgument => language.say(Complaint::NeedsArgument { names: &option }),
        ErrorKind::ArgumentConflict => {
            language.say(Complaint::Conflict { one: &option, other: &text(ContextKind::PriorArg) })
        }
        ErrorKind::InvalidUtf8 => language.say(Complaint::NotText),
        kind => language.say(Complaint::NotUnderstood { error: &kind }),
    }
}

/// What an option takes that reads its value itself.
fn taken_by(option: &str) -> Option<Takes> {
    Some(match option.split(' ').next()? {
        "--time" | "--movetime" | "--limit" | "--checkpoint-every" => Takes::Time,
        "--clock" => Takes::Clock,
        "--memory" => Takes::Bytes,
        "--nodes" | "--samples" => Takes::Count,
        "--lines" => Takes::Number { least: 1, most: 5 },
        "--port" => Takes::Number { least: 0, most: i64::from(u16::MAX) },
        _ => return None,
    })
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
