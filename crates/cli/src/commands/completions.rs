//! `jogada completions`: what a shell needs to complete the command line. The shell then asks the program itself, which
//! knows games, levels, algorithms, parameters and problems.

use clap_complete::env::Shells;

use super::Done;
use crate::completing::VARIABLE;
use crate::console::Console;
use crate::failure::Exit;

/// Which shell.
#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_parser = ["bash", "elvish", "fish", "powershell", "zsh"])]
    shell: String,
}

/// Prints what registers the completions.
pub(crate) fn run(args: &CompletionsArgs, console: &mut Console) -> Done {
    let shells = Shells::builtins();
    let shell = shells.completer(&args.shell).expect("one of those that the command line takes");
    let mut script = Vec::new();
    shell.write_registration(VARIABLE, "jogada", "jogada", "jogada", &mut script)?;
    console.line(String::from_utf8_lossy(&script).trim_end())?;
    Ok(Exit::Fine)
}
