//! `jogada queue`: the runs in a queue that machines share.

use clap::ValueEnum;

use super::Done;
use crate::console::Console;
use crate::failure::Failure;
use crate::queue;

/// What to do with which run.
#[derive(clap::Args)]
pub(crate) struct QueueArgs {
    #[arg(value_enum)]
    action: Action,
    #[arg(value_name = "RUN")]
    run: Option<String>,
    #[arg(long, value_name = "NAME")]
    queue: Option<String>,
}

/// What can be done with a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Action {
    Status,
    Drop,
}

/// Does what was asked.
pub(crate) fn run(args: &QueueArgs, console: &mut Console) -> Done {
    let name = args.queue.as_deref().ok_or(Failure::Missing("--queue"))?;
    match (args.action, &args.run) {
        (Action::Status, None) => queue::status(name, console),
        (Action::Status, Some(extra)) => Err(Failure::TooMuch(extra.clone())),
        (Action::Drop, Some(run)) => queue::drop_run(name, run, console),
        (Action::Drop, None) => Err(Failure::Missing("RUN")),
    }
}
