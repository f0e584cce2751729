//! `jogada man`: the manual as roff.

use clap_mangen::Man;

use super::Done;
use super::overview::named;
use crate::console::Console;
use crate::failure::Exit;
use crate::manual;

/// Which page.
#[derive(clap::Args)]
pub(crate) struct ManArgs {
    command: Option<String>,
}

/// Prints the page.
pub(crate) fn run(args: &ManArgs, console: &mut Console) -> Done {
    let mut command = manual::command(console.language);
    command.build();
    let page = match &args.command {
        Some(name) => named(&command, name)?,
        None => command,
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    console.line(String::from_utf8_lossy(&text).trim_end())?;
    Ok(Exit::Fine)
}
