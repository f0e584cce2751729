//! What a game teaches, on one line of text, and the files that training reads.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jogada_files::{OutFile, make_folder, put_in_place};

use crate::sample::Sample;

/// The samples of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lessons {
    /// How wide the board is; 0 where the game taught nothing.
    size: usize,
    bytes: Vec<u8>,
}

impl Lessons {
    /// What was learned in a game.
    pub fn of(samples: &[Sample]) -> Self {
        let mut bytes = Vec::new();
        for sample in samples {
            sample.write(&mut bytes);
        }
        Self { size: samples.first().map_or(0, |sample| sample.perspective.size()), bytes }
    }

    /// One line of text: the size of the board and the samples.
    pub fn to_line(&self) -> String {
        format!("{} {}", self.size, BASE64_STANDARD.encode(&self.bytes))
    }

    /// What a line says; nothing where it says something else.
    pub fn of_line(line: &str) -> Option<Self> {
        let (size, text) = line.split_once(' ')?;
        let (size, bytes) = (size.parse().ok()?, BASE64_STANDARD.decode(text).ok()?);
        let is_whole = if size == 0 { bytes.is_empty() } else { Sample::read_all(size, &bytes).is_ok() };
        is_whole.then_some(Self { size, bytes })
    }

    /// Writes games, in the order of their numbers, into a folder as training reads them: a file a board size, and the
    /// number of games in a file of its own, last.
    pub fn write_all(games: &BTreeMap<u64, Self>, folder: &Path) -> io::Result<()> {
        make_folder(folder)?;
        let mut files: BTreeMap<usize, Vec<u8>> = BTreeMap::new();
        for game in games.values().filter(|game| game.size > 0) {
            files.entry(game.size).or_default().extend(&game.bytes);
        }
        for (size, bytes) in files {
            put_in_place(&samples_of(folder, size), &bytes)?;
        }
        count(folder, games.len() as u64)
    }

    /// Adds a game to such a folder; it is there for good once it is counted.
    pub fn append(&self, folder: &Path) -> io::Result<()> {
        if self.size == 0 { Ok(()) } else { OutFile::append(&samples_of(folder, self.size))?.write_all(&self.bytes) }
    }
}

/// The samples of one board size.
fn samples_of(folder: &Path, size: usize) -> PathBuf {
    folder.join(format!("{size}.samples"))
}

/// Writes down how many games a folder has.
pub fn count(folder: &Path, games: u64) -> io::Result<()> {
    put_in_place(&folder.join("games"), games.to_string().as_bytes())
}

/// How many games a folder has.
pub fn counted(folder: &Path) -> u64 {
    let text = std::fs::read_to_string(folder.join("games")).ok();
    text.and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_game_is_not_taken_for_one() {
        for line in ["", "5", "5 ?", "x AAAA", "5 AAAA", "0 AAAA"] {
            assert_eq!(Lessons::of_line(line), None, "{line:?}");
        }
        let nothing = Lessons::of(&[]);
        assert_eq!(Lessons::of_line(&nothing.to_line()), Some(nothing));
    }
}
