//! Table files: a damaged one is found when it is opened or looked up in, and never gives a wrong value.

use std::fs;

use jogada_experts::adji_boto::tables::{OpenTables, TableFolder, build};
use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Notation, StopFlag, TableBuild};
use tempfile::TempDir;

use super::law;
use crate::Target;

/// Tables of few pieces.
const PIECES: usize = 4;

/// Table files.
pub(super) struct TableFiles {
    folder: TempDir,
    whole: Vec<u8>,
    known: Vec<(String, Option<i32>)>,
}

impl TableFiles {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let stop = StopFlag::new();
        let wanted = TableBuild { pieces: PIECES, threads: 1, memory: None, stop: &stop, tell: &|_| {} };
        build(&TableFolder::new(folder.path()), &wanted).expect("built");
        let whole = fs::read(TableFolder::new(folder.path()).level(PIECES)).expect("just built");
        let mut files = Self { folder, whole, known: Vec::new() };
        let boards = [
            "((0 0 0 0 0 0)(0 1 1 0 1 1)) 0 0 1",
            "((1 0 0 0 1 0)(1 0 0 0 0 1)) 0 0 2",
            "((0 0 2 0 0 0)(0 0 0 0 0 2)) 0 0 1",
            "((4 0 0 0 0 0)(0 0 0 0 0 0)) 0 0 1",
        ];
        let tables = files.open();
        files.known = boards.iter().map(|board| ((*board).to_owned(), probe(&tables, board))).collect();
        files
    }

    fn open(&self) -> OpenTables {
        OpenTables::open(&TableFolder::new(self.folder.path()))
    }
}

fn probe(tables: &OpenTables, board: &str) -> Option<i32> {
    let game = AdjiBoto::default();
    tables.probe(&game, &game.read_position(board).ok()?)
}

impl Target for TableFiles {
    fn name(&self) -> &'static str {
        "table"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        vec![self.whole.clone()]
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["\0\0\0\0", "\u{1}", "\u{7f}\u{7f}", "jogada"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        // A file that is mapped must not be changed under the map: each case is a file of its own.
        let path = TableFolder::new(self.folder.path()).level(PIECES);
        fs::remove_file(&path).and_then(|()| fs::write(&path, case)).map_err(|error| error.to_string())?;
        // After one that is not believed the others are not looked up: each is the first in its turn.
        self.known.rotate_left(1);
        let tables = self.open();
        for (board, known) in &self.known {
            let found = probe(&tables, board);
            law(found.is_none() || found == *known, || format!("{board}: {found:?} instead of {known:?}"))?;
        }
        Ok(())
    }
}
