//! `jogada` alone, and `jogada help COMMAND`.

use std::io::{self, IsTerminal};
use std::sync::Arc;

use clap::Command;
use jogada_catalog::{Catalog, nearest};
use jogada_words::Notice;

use super::{Done, front};
use crate::arguments::HelpArgs;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::manual;

/// Opens a menu for a person at a terminal; says in one screen what the program is to everyone else.
pub(crate) fn run(catalog: &Arc<Catalog>, console: &mut Console) -> Done {
    if !console.json && io::stdin().is_terminal() && io::stdout().is_terminal() {
        return front::run(catalog, console);
    }
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
