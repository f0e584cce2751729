//! `jogada perft`: how many sequences of moves there are, the checksum of a game's rules.

use jogada_catalog::{Catalog, Session, StopFlag};
use jogada_wire::{MoveCounts, VERSION};
use jogada_words::{Speak, Word};

use super::Done;
use super::place::Place;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::ticker::Ticker;

/// Where to count from and how far. The depth is the last of what is given: clap can not leave out a middle one.
#[derive(clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    place: Place,
    #[arg(allow_negative_numbers = true)]
    depth: Option<String>,
}

impl PerftArgs {
    /// The arguments as they were meant.
    fn sorted(&self) -> Result<(Place, usize), Failure> {
        let Place { mut game, mut position, file } = self.place.clone();
        let depth = match &self.depth {
            Some(depth) => depth.clone(),
            None if file.is_some() && position.is_none() => game.take().ok_or(Failure::Missing("DEPTH"))?,
            None => position.take().ok_or(Failure::Missing("DEPTH"))?,
        };
        let number = depth.parse().map_err(|_| Failure::BadDepth(depth))?;
        Ok((Place { game, position, file }, number))
    }
}

/// Counts length by length, which costs little more than the longest alone and tells how far it has got.
fn counts(session: &Session, depth: usize, console: &mut Console) -> Result<Vec<u64>, Failure> {
    let mut ticker = Ticker::start(console)?;
    let count = |length| session.perft(length, &StopFlag::new()).expect("Ctrl-C ends the program instead");
    let mut counts = count(depth.min(1));
    for length in 2..=depth {
        ticker.count(Word::SequencesUpTo.text(console.language), counts.len() as u64, Some(depth as u64));
        let longer = count(length);
        let is_over = longer.len() == counts.len();
        counts = longer;
        if is_over {
            break;
        }
    }
    ticker.end();
    Ok(counts)
}

/// Counts.
pub(crate) fn run(args: &PerftArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let (place, depth) = args.sorted()?;
    let session = place.open(catalog, console.language)?;
    let counts = counts(&session, depth, console)?;
    if console.json {
        let (game, position) = (session.game().to_owned(), session.position());
        console.document(&MoveCounts { v: VERSION, game, position, counts })?;
        return Ok(Exit::Fine);
    }
    let texts: Vec<_> = counts.iter().map(|&count| console.language.count(count)).collect();
    let width = texts.iter().map(String::len).max().unwrap_or(0);
    for (depth, text) in (1..).zip(&texts) {
        console.line(format_args!("{depth:>4}  {text:>width$}"))?;
    }
    Ok(Exit::Fine)
}
