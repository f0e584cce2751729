//! `jogada completions`: what a shell needs to complete the command line.

use clap_complete::Shell;

use super::Done;
use crate::console::Console;
use crate::failure::Exit;
use crate::manual;

/// Which shell.
#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    shell: Shell,
}

/// Prints the completions.
pub(crate) fn run(args: &CompletionsArgs, console: &mut Console) -> Done {
    let mut command = manual::command(console.language);
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "jogada", &mut script);
    console.line(String::from_utf8_lossy(&script).trim_end())?;
    Ok(Exit::Fine)
}
