//! `jogada work`: plays what others have planned, from a queue that machines share.

use std::thread::available_parallelism;

use jogada_catalog::Catalog;

use super::Done;
use crate::console::Console;
use crate::failure::Failure;
use crate::queue::{self, Sharing, Shift};

/// Which queue, and how much to do.
#[derive(clap::Args)]
pub(crate) struct WorkArgs {
    #[command(flatten)]
    sharing: Sharing,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    #[arg(long)]
    until_idle: bool,
}

/// Works until Ctrl-C, or until nothing is left.
pub(crate) fn run(args: &WorkArgs, catalog: &Catalog, console: &mut Console) -> Done {
    if args.sharing.queue.is_none() {
        return Err(Failure::Missing("--queue"));
    }
    let cores = || available_parallelism().map_or(1, usize::from);
    let shift = Shift { threads: args.threads.map_or_else(cores, usize::from), until_idle: args.until_idle };
    queue::work(&args.sharing, &shift, catalog, console)
}
