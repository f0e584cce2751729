//! The levels in memory while others are worked out from them: those that are still needed.

use jogada_games::adji_boto::{AdjiBoto, RowNotes};
use jogada_rules::{Backward, Ranked};
use jogada_search::retro::Values;

use super::file::LevelFile;
use super::folder::TableFolder;
use jogada_rules::TableError;

/// A capture takes so many pieces off the board, so that is how far down a level looks.
const CATCHES: [usize; 3] = [1, 3, 5];

/// The levels that a level is worked out from.
pub(super) fn looked_at_from(level: usize) -> impl Iterator<Item = usize> {
    CATCHES.into_iter().filter_map(move |caught| level.checked_sub(caught))
}

/// The values of some levels, read from a folder when they are needed.
pub(super) struct Shelf {
    folder: TableFolder,
    rules: u64,
    levels: Vec<Values>,
}

impl Shelf {
    pub(super) fn new(folder: &TableFolder) -> Self {
        Self { folder: folder.clone(), rules: fingerprint(), levels: Vec::new() }
    }

    pub(super) const fn rules(&self) -> u64 {
        self.rules
    }

    /// The file of a level, if it is what it should be.
    pub(super) fn file(&self, level: usize) -> Result<LevelFile, TableError> {
        LevelFile::open(&self.folder, level, self.rules, AdjiBoto::default().positions(level))
    }

    /// The same, if every block of it is what was written.
    pub(super) fn whole_file(&self, level: usize) -> Result<LevelFile, TableError> {
        let file = self.file(level)?;
        file.check_blocks()?;
        Ok(file)
    }

    /// Has in memory what a level is worked out from, and no more: what only the next one needs is read again for it,
    /// which takes a hundredth of the time that the next one takes, and half of the memory is saved.
    pub(super) fn prepare(&mut self, level: usize) -> Result<(), TableError> {
        self.levels.resize_with(level, Values::default);
        let wanted: Vec<usize> = looked_at_from(level).collect();
        let needless = |below: &usize| !wanted.contains(below);
        (0..level).filter(needless).for_each(|below| self.levels[below] = Values::default());
        for below in wanted {
            if self.levels[below].count() == 0 {
                self.levels[below] = self.file(below)?.values()?;
            }
        }
        Ok(())
    }

    /// All levels below the one prepared for, those not needed empty.
    pub(super) fn below(&self) -> Vec<&Values> {
        self.levels.iter().collect()
    }

    /// Adds the level prepared for.
    pub(super) fn add(&mut self, values: Values) {
        self.levels.push(values);
    }
}

/// A fingerprint of the rules: where all moves lead from all small boards, and from some large ones.
pub(super) fn fingerprint() -> u64 {
    let game = AdjiBoto::default();
    let mut print = 0;
    let mut add = |level: usize, number: u64| {
        game.forward(level, &game.board(level, number), &mut RowNotes::default(), |lead| {
            for word in [lead.level as u64, lead.number, u64::from(lead.gain.unsigned_abs())] {
                print = super::format::checksum(&[&u64::to_le_bytes(print), &word.to_le_bytes()]);
            }
        });
    };
    for level in 1..=3 {
        (0..game.positions(level)).for_each(|number| add(level, number));
    }
    let large = game.positions(40);
    (0..1000).for_each(|part| add(40, large / 1000 * part));
    print
}
