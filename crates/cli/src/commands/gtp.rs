//! `jogada gtp`: a game over the Go Text Protocol, for controllers and other people's programs.

use std::io;

use jogada_arena::{PlanError, RunError};
use jogada_catalog::{Catalog, Spec};
use jogada_protocol::gtp::GtpServer;

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Which game, and who makes the moves.
#[derive(clap::Args)]
pub(crate) struct GtpArgs {
    game: String,
    #[arg(long)]
    player: Option<String>,
    #[arg(long)]
    ponder: bool,
}

/// Answers commands from the standard input until there are no more.
pub(crate) fn run(args: &GtpArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let named = |error| Failure::Spec { text: args.game.clone(), error };
    if Spec::parse(&args.game).is_ok_and(|spec| catalog.puzzle(&spec).is_ok()) {
        return Err(RunError::from(PlanError::Puzzle).into());
    }
    let entry = place::entry(catalog, &args.game)?;
    let player = args.player.as_deref().unwrap_or_else(|| entry.usual_player());
    let computer = place::computer(catalog, &args.game, player, console)?;
    let mut server = GtpServer::new(catalog, &args.game, computer).map_err(named)?.pondering(args.ponder);
    server.serve(io::stdin(), &mut io::stdout())?;
    Ok(Exit::Fine)
}
