//! Records in every format: what one format writes, every format that can hold it reads back to the same game.

use jogada_catalog::{Catalog, Record, Session};
use jogada_protocol::{Format, read, write};

use super::{GAMES, catalog, law, text};
use crate::Target;

/// Records.
pub(super) struct Records(Catalog);

impl Records {
    pub(super) fn new() -> Self {
        Self(catalog())
    }
}

/// A short game, given up or not.
fn played(mut session: Session, plies: usize) -> Record {
    for step in 0..plies {
        let legal = session.legal();
        if legal.is_empty() || session.play(&legal[step * 5 % legal.len()]).is_err() {
            break;
        }
    }
    if plies.is_multiple_of(3) {
        let _ = session.resign();
    }
    Record {
        comment: Some("A [remark]: \\ so".to_owned()),
        ..Record::of(&session, &["max".to_owned(), "Ana".to_owned()])
    }
}

impl Target for Records {
    fn name(&self) -> &'static str {
        "record"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let games = GAMES.iter().flat_map(|game| [2, 3, 7].map(|plies| (game, plies)));
        let records: Vec<_> = games.map(|(game, plies)| played(self.0.open(game).expect("a game"), plies)).collect();
        let written = records.iter().flat_map(|record| Format::ALL.map(|format| write(record, format)));
        let written = written.flatten().map(String::into_bytes);
        let link = b"https://hexworld.org/board/#5c1,a3:sc3:rb".to_vec();
        written.chain([link, b"(;FF[4]GM[11]SZ[5];B[a3];W[swap-pieces];B[c3])".to_vec()]).collect()
    }

    fn words(&self) -> Vec<&'static str> {
        vec![
            "\"winner\":",
            "swap",
            "SWAP",
            "Swap",
            "A3",
            "a1",
            ":s",
            ":rw",
            "[",
            "]",
            "(;",
            ")",
            "\n",
            "moves:",
            "size=",
            "swap=off",
            "swap=No",
            "AB[a1]",
            "PL[W]",
            "RE[B+R]",
            "\u{feff}",
            "\"start\":",
            "\\",
            "resigned",
        ]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        for format in Format::ALL {
            let Ok(record) = read(text, format) else { continue };
            let Ok(plain) = record.normalized(&self.0) else { continue };
            let end = self.end(&plain)?;
            for other in Format::ALL {
                let Ok(written) = write(&plain, other) else { continue };
                let again =
                    read(&written, other).map_err(|error| format!("{other:?} can not read {written:?}: {error}"))?;
                let again_end = self.end(&again)?;
                law(again_end == end, || {
                    format!("{format:?} to {other:?} {written:?}: {end:?} becomes {again_end:?}")
                })?;
            }
        }
        Ok(())
    }
}

impl Records {
    /// All that makes a game the same: rules, position, moves, and how it ended.
    fn end(&self, record: &Record) -> Result<String, String> {
        let session = record.open(&self.0).map_err(|error| format!("{record:?} can not be played: {error}"))?;
        let moves: Vec<_> = session.history().iter().map(|ply| ply.mv.as_str()).collect();
        Ok(format!(
            "{:?} {:?} {} {moves:?} {:?}",
            session.setting("size"),
            session.setting("swap"),
            session.position(),
            session.ending()
        ))
    }
}
