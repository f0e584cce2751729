//! Small files of text: problems that people write, best moves that players remember, and how levels fared.

use std::fs;
use std::path::PathBuf;

use jogada_catalog::{BestMoves, Calibration};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, read_problems};
use jogada_rules::{Key, Shown, Side};
use tempfile::TempDir;

use super::{bytes, law, text};
use crate::Target;

/// Files of problems: each board reads back, and an error lies in its line.
pub(super) struct Problems;

impl Target for Problems {
    fn name(&self) -> &'static str {
        "problems"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        bytes(&[
            "((0 0 0 0 0 2)(0 0 0 0 4 0))",
            "; two of them\n((2 2 2 2 2 2)(2 2 2 2 2 2)) ; the second\n\n((48 0 0 0 0 0)(0 0 0 0 0 48))\n",
            "((1 2 3 4 5 6)\r\n(6 5 4 3 2 1))",
        ])
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["(", ")", "((", "))", " ", ";", "\n", "\r", "0", "65535", "\u{feff}", "\u{a0}"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        match read_problems(text) {
            Ok(boards) => boards.iter().try_for_each(|board| {
                let written = AdjiBotoPuzzle::new(*board).state_text(board);
                let again = read_problems(&written);
                law(again.as_deref() == Ok(&[*board]), || format!("{written} reads back as {again:?}"))
            }),
            Err(error) => {
                let line = error.line.checked_sub(1).and_then(|index| text.lines().nth(index));
                let lies_there = line.and_then(|line| line.get(error.error.span.clone())).is_some();
                law(lies_there, || format!("{error:?} lies outside"))
            }
        }
    }
}

/// Files of best moves: what is learned beside whatever is there is known the next time, and so is what was there.
pub(super) struct Remembered {
    _folder: TempDir,
    path: PathBuf,
}

impl Remembered {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { path: folder.path().join("moves"), _folder: folder }
    }

    /// What the file says now, as if the program had just begun.
    fn opened(&self) -> Option<BestMoves> {
        let memory = BestMoves::asked(self.path.to_str()?)?;
        memory.open().is_ok().then_some(memory)
    }
}

impl Target for Remembered {
    fn name(&self) -> &'static str {
        "best moves"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let known = "jogada-moves 1\nnim\t1\t00000000000000ff\t1-1\nhex:size=3\t2\t0123456789abcdef\tb2\n";
        bytes(&["", "jogada-moves 1\n", known, &known[..known.len() - 2]])
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["jogada-moves 1", "\t", "\n", "\r", "nim", "1-1", "\u{feff}", "00000000000000ff"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        fs::write(&self.path, case).map_err(|error| error.to_string())?;
        let Some(before) = self.opened() else { return Ok(()) };
        let places = [("nim", Side::First, Key(255)), ("hex:size=3", Side::Second, Key(0x0123_4567_89ab_cdef))];
        let known = places.map(|(game, side, key)| before.find(game, side, key));
        before.learn("nim", Side::Second, Key(7), "2-1");
        let after = self.opened().ok_or("what was read and written to can not be read")?;
        let again = places.map(|(game, side, key)| after.find(game, side, key));
        law(again == known, || format!("{known:?} becomes {again:?}"))?;
        let learned = after.find("nim", Side::Second, Key(7));
        law(learned.as_deref() == Some("2-1"), || format!("what was learned is {learned:?}"))
    }
}

/// Files of how levels fared: what is read is told by the catalog whatever it says, and is the same when it was written again.
pub(super) struct Calibrations;

impl Target for Calibrations {
    fn name(&self) -> &'static str {
        "calibration"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let measured = r#"{"v":1,"matches":[{"game":"nim","level":"hard","spec":"pvs","against":"easy","against_spec":"greedy",
            "players":["hard","easy"],"pairs":50,"games":[87,0,13],"score":0.87,"low":0.84,"high":0.9,"date":"2026-11-16",
            "version":"0.1.0"}]}"#;
        bytes(&[r#"{"v":1,"matches":[]}"#, measured])
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["{", "[", "\"", ",", ":", "null", "\"v\":2", "1e999", "-0.0", "\\u0000"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let Ok(read) = serde_json::from_slice::<Calibration>(case) else { return Ok(()) };
        let written = serde_json::to_string(&read).map_err(|error| error.to_string())?;
        let again = serde_json::from_str::<Calibration>(&written).map_err(|error| format!("{written}: {error}"))?;
        law(again == read, || format!("{written} reads back as {again:?}"))?;
        drop(super::catalog().calibrated(read));
        Ok(())
    }
}
