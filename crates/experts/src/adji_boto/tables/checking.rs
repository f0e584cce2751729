//! Everything that can be wrong with tables, looked for.

use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{CheckedLevel, Damage, StopFlag, TableError};
use jogada_search::retro::{LevelWork, first_unsettled};

use super::folder::TableFolder;
use super::format::ValueTally;
use super::shelf::Shelf;

/// Checks the levels up to `pieces`: that each file is what was written, and that the value of every board follows from
/// its moves. `tell` hears of each level that is right; the first that is not ends it.
pub fn check(
    folder: &TableFolder,
    pieces: usize,
    threads: usize,
    stop: &StopFlag,
    tell: &mut dyn FnMut(CheckedLevel),
) -> Result<(), TableError> {
    let game = AdjiBoto::default();
    let mut shelf = Shelf::new(folder);
    for level in 0..=pieces {
        let file = shelf.file(level)?;
        shelf.prepare(level)?;
        let values = file.values()?;
        if ValueTally::of(&values, level as u32) != file.header().tally {
            return Err(file.damaged(Damage::Tally));
        }
        let mut levels = shelf.below();
        levels.push(&values);
        if let Some(number) = first_unsettled(&game, &levels, &LevelWork { threads, stop, tell: &|_| {} })? {
            return Err(file.damaged(Damage::Value(number)));
        }
        tell(CheckedLevel { pieces: level, count: values.count() });
        shelf.add(values);
    }
    Ok(())
}
