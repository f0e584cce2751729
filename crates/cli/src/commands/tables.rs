//! `jogada tables`: builds tables of endings, tells about them, checks them, and looks positions up.

mod building;
mod listing;
mod probing;
pub(crate) mod telling;

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::ValueEnum;
use jogada_catalog::rules::TableError;
use jogada_catalog::{Catalog, GameEntry, Tables};

use super::{Done, place};
use crate::cluster::{Hosted, Hosting};
use crate::console::Console;
use crate::environment;
use crate::failure::Failure;

/// What to do, and where the tables are.
#[derive(clap::Args)]
pub(crate) struct TablesArgs {
    #[arg(value_enum)]
    action: Action,
    game: Option<String>,
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=60))]
    pieces: Option<u8>,
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
    #[command(flatten)]
    hosting: Hosting,
}

/// What can be done with tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Action {
    Build,
    Info,
    Verify,
    Probe,
}

/// Does what was asked.
pub(crate) fn run(args: &TablesArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let task = TablesTask::of(args, catalog, console)?;
    match args.action {
        Action::Build => building::build(&task, console),
        Action::Info => listing::info(&task, console),
        Action::Verify => building::verify(&task, console),
        Action::Probe => probing::probe(&task, catalog, console),
    }
}

/// What was asked, with everything that was left out.
struct TablesTask<'a> {
    game: String,
    tables: &'a dyn Tables,
    position: Option<&'a str>,
    pieces: Option<usize>,
    threads: usize,
    folder: PathBuf,
    /// Those who build together, if there are others.
    hosted: Option<Hosted>,
}

impl<'a> TablesTask<'a> {
    fn of(args: &'a TablesArgs, catalog: &'a Catalog, console: &Console) -> Result<Self, Failure> {
        let (game, position) = subject(args, catalog);
        let entry = place::entry(catalog, &game)?;
        let tables = entry.tables().ok_or_else(|| Failure::HasNoTables(game.clone()))?;
        let data = || environment::data_folder(console.data_dir.as_deref()).map(|data| tables.place(&data));
        Ok(Self {
            game,
            tables: &**tables,
            position,
            pieces: args.pieces.map(usize::from),
            threads: args.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from),
            hosted: args.hosting.asked(args.action == Action::Build)?,
            folder: args.dir.clone().or_else(data).ok_or(Failure::Missing("DIR"))?,
        })
    }
}

/// The game and the position. Where only one game has tables it need not be named.
fn subject<'a>(args: &'a TablesArgs, catalog: &Catalog) -> (String, Option<&'a str>) {
    let usual = catalog.games().iter().find(|game| game.tables().is_some()).map_or("", GameEntry::name);
    match (&args.game, &args.position) {
        (Some(text), None) if args.action == Action::Probe && place::entry(catalog, text).is_err() => {
            (usual.to_owned(), Some(text))
        }
        (game, position) => (game.clone().unwrap_or_else(|| usual.to_owned()), position.as_deref()),
    }
}

/// A failure of tables.
impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        Self::Tables(Box::new(error))
    }
}
