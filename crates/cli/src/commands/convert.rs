//! `jogada convert`: a recorded game from one format into another.

use std::path::{Path, PathBuf};

use jogada_catalog::{Catalog, Record};
use jogada_protocol::{Format, write};
use jogada_wire::{ConvertedRecord, VERSION};
use jogada_words::Language;

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::play::save_text;

/// From where to where.
#[derive(clap::Args)]
pub(crate) struct ConvertArgs {
    #[arg(value_name = "IN")]
    input: PathBuf,
    #[arg(value_name = "OUT")]
    output: PathBuf,
    #[arg(long, value_enum, value_name = "FORMAT")]
    from: Option<FormatChoice>,
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Option<FormatChoice>,
}

/// The formats of records, as options name them.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum FormatChoice {
    Json,
    Text,
    Sgf,
    Hexworld,
}

impl From<FormatChoice> for Format {
    fn from(choice: FormatChoice) -> Self {
        match choice {
            FormatChoice::Json => Self::Json,
            FormatChoice::Text => Self::Text,
            FormatChoice::Sgf => Self::Sgf,
            FormatChoice::Hexworld => Self::HexWorld,
        }
    }
}

/// Converts the game. It is played through once, so that nothing is passed on that can not be played.
pub(crate) fn run(args: &ConvertArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let text = place::read(&args.input)?;
    let from = args.from.map(Format::from).or_else(|| Format::of_path(&args.input));
    let from = from.unwrap_or_else(|| Format::of_text(&text));
    let to = args.to.map(Format::from).or_else(|| Format::of_path(&args.output)).ok_or(Failure::Missing("--to"))?;
    let in_file = |failure: Failure| failure.in_file(&args.input, None);
    let record = checked(&text, (from, to), catalog, console.language).map_err(in_file)?;
    let converted = write(&record, to).map_err(|error| in_file(error.into()))?;
    let to_output = args.output == Path::new("-");
    if to_output && !console.json {
        console.line(converted)?;
        return Ok(Exit::Fine);
    }
    if !to_output {
        save_text(&converted, &args.output)?;
    }
    if console.json {
        let text = to_output.then_some(converted);
        let [from, to] = [from, to].map(|format| format.name().to_owned());
        let (moves, file) = (record.moves.len(), args.output.clone());
        console.document(&ConvertedRecord { v: VERSION, game: record.game, moves, from, to, file, text })?;
    }
    Ok(Exit::Fine)
}

/// A record whose moves can be played, in words that every format reads back, to be written in another format.
pub(super) fn checked(
    text: &str,
    (from, to): (Format, Format),
    catalog: &Catalog,
    language: Language,
) -> Result<Record, Failure> {
    let record = place::record_in(from, text, to.holds_branches(), language)?;
    let mut record = record.normalized(catalog)?;
    let session = record.open(catalog)?;
    record.drop_unplayable(&session);
    Ok(record)
}
