//! `jogada play`: people and computers at one board, as text.
//!
//! On a machine with a screen the page opens and the game is played there, unless `--text` or anything else that only
//! a terminal has is asked for.
//!
//! What is given on the command line is played at once; on a terminal a menu asks for the rest. Every finished move is
//! in the log before it is on the screen. Input that ends in the middle of a game is exit 3 unless a person at a
//! terminal ended it, which is the same as `quit`; either way the command that goes on from there is printed.

mod advice;
mod farewell;
mod input;
mod log;
mod menu;
mod order;
mod person;
mod seat;
mod setup;
mod sitting;
mod storage;
mod thinking;
mod totals;
mod window;

use std::path::PathBuf;
use std::sync::Arc;

use jogada_catalog::Catalog;

use crate::commands::Done;
use crate::commands::reach::Reach;
use crate::console::Console;
use crate::failure::Exit;
pub(crate) use input::Input;
use jogada_words::{Chat, Speak};
pub(crate) use log::Log;
pub(crate) use menu::{Chosen, Menu, listed, numbered, with_setting};
use sitting::Sitting;
pub(crate) use storage::save_text;

/// What to play, and who plays.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct PlayArgs {
    game: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    first: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    second: Option<String>,
    #[arg(long, value_name = "POSITION", conflicts_with = "file", allow_hyphen_values = true)]
    from: Option<String>,
    #[arg(long)]
    file: Option<PathBuf>,
    #[command(flatten)]
    reach: Reach,
    #[arg(long)]
    text: bool,
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[arg(long)]
    quiet: bool,
    #[arg(long)]
    ponder: bool,
    #[arg(long)]
    menu: bool,
}

/// Plays until everyone has had enough.
pub(crate) fn run(args: &PlayArgs, catalog: &Arc<Catalog>, console: &mut Console) -> Done {
    if window::is_wanted(args, console) {
        return window::open(args, catalog, console);
    }
    // Refused before the game starts, so that no move is played unlogged.
    let log = args.log.as_deref().map(Log::open).transpose()?;
    let quiet = args.quiet || console.json;
    if !args.text && !quiet {
        let text = console.language.say(Chat::AsText);
        console.remark(text);
    }
    let mut input = Input::standard(quiet);
    match setup::set_up(args, catalog, console, &mut input)? {
        Some(setup) => Sitting::new(setup, catalog, console, input, log, quiet).pondering(args.ponder).run(),
        None => Ok(input.exit_when_left()),
    }
}

/// What happens after something was done at the board.
enum Next {
    GoOn,
    Leave(Exit),
}
