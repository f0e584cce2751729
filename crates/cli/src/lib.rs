//! The command line of Jogada: argument parsing, printing, one file a sub-command.
//!
//! A program of one's own gets the whole of it for its own catalog:
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     jogada_cli::run(jogada_standard::catalog(), std::env::args_os())
//! }
//! ```

mod arguments;
mod cluster;
mod commands;
mod completing;
mod console;
mod environment;
mod explain;
mod failure;
mod interrupt;
mod listing;
mod live;
mod manual;
mod measured;
mod page;
mod path;
mod play;
mod proven;
mod queue;
mod statistics;
mod tabular;
mod ticker;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Arc;

use clap::FromArgMatches;
use jogada_catalog::Catalog;
use jogada_words::{Endings, Language, Speak, language_of_environment};

use crate::arguments::{Command, CommandLine};
use crate::commands::tables::telling::table_error;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::usage::Usage;

/// Runs the command line on a catalog. The first argument is the program's name.
pub fn run(catalog: Catalog, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    // Only a program of our own can be started again as a guardian of engines; an interpreter can not.
    if let Some(guarded) = jogada_arena::guard_or_remember(&arguments) {
        return guarded;
    }
    status(catalog, arguments).into()
}

/// The same for who needs the number of the exit code, such as another language's program.
pub fn status(catalog: Catalog, arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let language = language_of(&arguments);
    if completing::answered(&catalog, &arguments, language) {
        return Exit::Fine as u8;
    }
    let command = manual::command(language);
    let usage = Usage::of(&command, &arguments, language);
    if let Some(exit) = usage.refuse_unknown_option() {
        return exit as u8;
    }
    let matches = command.try_get_matches_from(&arguments);
    let exit = match matches.and_then(|matches| CommandLine::from_arg_matches(&matches)) {
        Ok(line) => obey(&Arc::new(catalog), &line, language),
        Err(error) => usage.answer(&error),
    };
    exit as u8
}

fn obey(catalog: &Arc<Catalog>, line: &CommandLine, language: Language) -> Exit {
    let mut console = Console::new(&line.globals, language, Interrupt::listen());
    use_tables(catalog, line, &console);
    let done = commands::run(line.command.as_ref(), catalog, &mut console);
    let done = done.and_then(|exit| Ok(console.flush().map(|()| exit)?));
    done.unwrap_or_else(|failure: Failure| {
        console.complain(&failure);
        failure.exit()
    })
}

/// Has players use the tables in the data folder, if there are any. What measures must not depend on what is there, and
/// what is about tables says itself which.
fn use_tables(catalog: &Catalog, line: &CommandLine, console: &Console) {
    let language = console.language;
    let own = matches!(line.command, Some(Command::Bench(_) | Command::Tables(_)));
    if let Some(data) = environment::data_folder(console.data_dir.as_deref()).filter(|_| !own) {
        catalog.use_tables(&data, move |error| {
            let text = table_error(language, error);
            console::remark(&language.say(Endings::GoingOn { text: &text }));
        });
    }
}

/// The language to answer in. Needed before the command line is read, because what is wrong with it is said too.
fn language_of(arguments: &[OsString]) -> Language {
    let texts: Vec<_> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let glued = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let apart = || texts.iter().position(|&text| text == "--lang").and_then(|at| texts.get(at + 1).copied());
    let said = glued.or_else(apart).and_then(Language::named);
    said.unwrap_or_else(|| language_of_environment(environment::variable))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_before_the_command_line_is_read() {
        let of = |line: &str| language_of(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("jogada --lang pt --nonsense"), Language::Portuguese);
        assert_eq!(of("jogada best --lang=pt"), Language::Portuguese);
        assert_eq!(of("jogada best --lang=en"), Language::English);
    }
}
