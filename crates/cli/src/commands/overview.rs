//! `jogada` alone, and `jogada help COMMAND`.

use clap::Command;
use jogada_catalog::nearest;
use jogada_words::Notice;

use super::Done;
use crate::arguments::HelpArgs;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::manual;

/// Says in one screen what the program is.
pub(crate) fn run(console: &mut Console) -> Done {
    console.say(Notice::Overview { version: &env!("CARGO_PKG_VERSION") })?;
    Ok(Exit::Fine)
}

/// Explains a command.
pub(crate) fn help(args: &HelpArgs, console: &mut Console) -> Done {
    let mut command = manual::command(console.language);
    command.build();
    let mut page = match &args.command {
        Some(name) => named(&command, name)?,
        None => command,
    };
    console.line(page.render_help())?;
    Ok(Exit::Fine)
}

/// The command of that name.
pub(crate) fn named(root: &Command, name: &str) -> Result<Command, Failure> {
    let known = root.get_subcommands().map(Command::get_name);
    let suggestion = nearest(name, known).map(str::to_owned);
    root.find_subcommand(name).cloned().ok_or_else(|| Failure::UnknownCommand { name: name.to_owned(), suggestion })
}
