//! The commands, one file each: arguments, what is printed for people, what is printed for programs.

pub(crate) mod algorithms;
pub(crate) mod analyze;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod best;
pub(crate) mod challenges;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod doctor;
pub(crate) mod explain;
pub(crate) mod front;
pub(crate) mod games;
pub(crate) mod gtp;
pub(crate) mod levels;
pub(crate) mod library;
pub(crate) mod man;
pub(crate) mod overview;
pub(crate) mod perft;
pub(crate) mod place;
pub(crate) mod queue;
pub(crate) mod reach;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod search;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tables;
pub(crate) mod verify;
pub(crate) mod work;
pub(crate) mod worksheet;

use std::sync::Arc;

use jogada_catalog::Catalog;

use crate::arguments::Command;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::play;

/// What a command comes to.
pub(crate) type Done = Result<Exit, Failure>;

/// Runs a command; without one, says what the program is.
pub(crate) fn run(command: Option<&Command>, catalog: &Arc<Catalog>, console: &mut Console) -> Done {
    match command {
        None => overview::run(catalog, console),
        Some(Command::Play(args)) => play::run(args, catalog, console),
        Some(Command::Best(args)) => best::run(args, catalog, console),
        Some(Command::Analyze(args)) => analyze::run(args, catalog, console),
        Some(Command::Solve(args)) => solve::run(args, catalog, console),
        Some(Command::Tables(args)) => tables::run(args, catalog, console),
        Some(Command::Verify(args)) => verify::run(args, catalog, console),
        Some(Command::Search(args)) => search::run(args, catalog, console),
        Some(Command::Compare(args)) => compare::run(args, catalog, console),
        Some(Command::Report(args)) => report::run(args, catalog, console),
        Some(Command::Challenges(args)) => challenges::run(args, catalog, console),
        Some(Command::Worksheet(args)) => worksheet::run(args, catalog, console),
        Some(Command::Show(args)) => show::run(args, catalog, console),
        Some(Command::Replay(args)) => replay::run(args, catalog, console),
        Some(Command::Perft(args)) => perft::run(args, catalog, console),
        Some(Command::Arena(args)) => arena::run(args, catalog, console),
        Some(Command::Work(args)) => work::run(args, catalog, console),
        Some(Command::Queue(args)) => queue::run(args, console),
        Some(Command::Serve(args)) => serve::run(args, catalog, console),
        Some(Command::Gtp(args)) => gtp::run(args, catalog, console),
        Some(Command::Convert(args)) => convert::run(args, catalog, console),
        Some(Command::Library(args)) => library::run(args, catalog, console),
        Some(Command::Games(args)) => games::run(args, catalog, console),
        Some(Command::Algorithms(args)) => algorithms::run(args, catalog, console),
        Some(Command::Levels(args)) => levels::run(args, catalog, console),
        Some(Command::Explain(args)) => explain::run(args, catalog, console),
        Some(Command::Bench(args)) => bench::run(args, catalog, console),
        Some(Command::Completions(args)) => completions::run(args, console),
        Some(Command::Man(args)) => man::run(args, console),
        Some(Command::Doctor(args)) => doctor::run(args, catalog, console),
        Some(Command::Help(args)) => overview::help(args, console),
    }
}
