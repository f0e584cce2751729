//! Records in every format: what was written is read again, other programs' files are understood, and nothing panics.

mod dialects;
mod links;
mod refused;
mod round_trip;

use jogada_catalog::Record;

/// A record of nothing but a game and its moves.
fn record(game: &str, moves: &[&str]) -> Record {
    Record { moves: moves.iter().map(|&mv| mv.to_owned()).collect(), ..Record::new(game) }
}
