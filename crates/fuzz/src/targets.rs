//! The readers.

mod files;
mod gtp;
mod http;
mod kept;
mod proofs;
mod records;
mod specs;
mod tables;

use jogada_catalog::Catalog;

use crate::Target;

/// All of them.
pub fn all() -> Vec<Box<dyn Target>> {
    vec![
        Box::new(specs::Specs::new()),
        Box::new(specs::Players::new()),
        Box::new(specs::Plans::new()),
        Box::new(specs::Positions::new()),
        Box::new(specs::Moves::new()),
        Box::new(records::Records::new()),
        Box::new(gtp::Gtp::new()),
        Box::new(http::Http::new()),
        Box::new(files::HexCheckpoints::new()),
        Box::new(files::DotsCheckpoints::new()),
        Box::new(files::RunFolders::new()),
        Box::new(tables::TableFiles::new()),
        Box::new(kept::Problems),
        Box::new(kept::Remembered::new()),
        Box::new(kept::Calibrations),
        Box::new(proofs::Proofs::new()),
    ]
}

/// The games that positions and moves are of: small, so that a case takes no time.
const GAMES: [&str; 10] = [
    "nim:start=1+3+5",
    "tic-tac-toe",
    "tic-tac-toe:rows=3,cols=4,win=3",
    "hex:size=4",
    "hex:size=3,swap=off",
    "dots-and-boxes:rows=2,cols=2",
    "dots-and-boxes:rows=1,cols=2,turns=alternate",
    "adji-boto",
    "adji-boto-puzzle",
    "sliding-tiles",
];

fn catalog() -> Catalog {
    jogada_standard::catalog()
}

/// What a case is as text, if it is any.
fn text(case: &[u8]) -> &str {
    match std::str::from_utf8(case) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&case[..error.valid_up_to()]).unwrap_or_default(),
    }
}

/// Texts as a corpus.
fn bytes(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// A law: `holds`, or what is wrong.
fn law(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
