//! Endgame tables of Adji-boto: the values, the files, and what happens when files are not what they should be.

use std::fs;
use std::path::Path;

use jogada_experts::adji_boto::tables::{OpenTables, TableFolder, build, check};
use jogada_files::trial::every_fault;
use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Damage, TableBuild, TableError, TableProgress};
use jogada_rules::{Game, Notation, Ranked};
use jogada_search::retro::{LevelWork, Retrograde, Values, first_unsettled, work_out};
use jogada_search::{Clock, StopFlag};
use tempfile::TempDir;

fn built(pieces: usize, threads: usize) -> (TempDir, TableFolder) {
    let dir = TempDir::new().expect("a folder");
    let folder = TableFolder::new(dir.path().join("new"));
    build_in(&folder, pieces, threads).expect("it builds");
    (dir, folder)
}

fn build_in(folder: &TableFolder, pieces: usize, threads: usize) -> Result<(), TableError> {
    build(folder, &TableBuild { pieces, threads, memory: None, stop: &StopFlag::new(), tell: &|_| {} })
}

fn checked(folder: &TableFolder, pieces: usize) -> Result<Vec<usize>, TableError> {
    let mut levels = Vec::new();
    check(folder, pieces, 1, &StopFlag::new(), &mut |level| levels.push(level.pieces))?;
    Ok(levels)
}

/// Names and bytes of all files.
fn contents(path: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path());
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let mut files: Vec<_> = entries.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    files.sort();
    files
}

/// Pieces, wins of the side named, losses, the sum of all values: computed independently.
const SUMMARY: [(usize, u64, u64, i64); 9] = [
    (1, 6, 6, 0),
    (2, 20, 21, -2),
    (3, 181, 183, -10),
    (4, 501, 501, 6),
    (5, 2214, 2154, 284),
    (6, 5158, 4792, 1812),
    (7, 16659, 15165, 7874),
    (8, 33880, 28696, 27720),
    (9, 91704, 76256, 82500),
];

#[test]
fn levels_have_the_values_that_another_program_found() {
    let game = AdjiBoto::default();
    let mut levels: Vec<Values> = vec![Values::zero(1)];
    for (level, wins, losses, sum) in SUMMARY {
        let work = LevelWork { threads: 2, stop: &StopFlag::new(), tell: &|_| {} };
        let values = work_out(&game, level, &levels.iter().collect::<Vec<_>>(), &work).expect("nothing stops it");
        assert_eq!(values.count(), game.positions(level));
        assert_eq!(values.iter().filter(|&value| value > 0).count() as u64, wins, "{level}");
        assert_eq!(values.iter().filter(|&value| value < 0).count() as u64, losses, "{level}");
        assert_eq!(values.iter().map(i64::from).sum::<i64>(), sum, "{level}");
        levels.push(values);
        let all: Vec<&Values> = levels.iter().collect();
        assert_eq!(first_unsettled(&game, &all, &work), Ok(None), "a last sweep over {level} changes nothing");
    }
}

#[test]
fn valued_positions_are_looked_up() {
    let (_dir, folder) = built(8, 2);
    let (game, tables) = (AdjiBoto::default(), OpenTables::open(&folder));
    let samples = include_str!("tables/adji_boto_values.txt");
    let mut count = 0;
    for line in samples.lines().filter(|line| !line.starts_with(';')) {
        let (text, margin) = line.split_once(" = ").expect("a position and its margin");
        let state = game.read_position(text).expect("a position");
        let named = text.ends_with('1') == (game.turn(&state).number() == 1);
        let margin: i32 = margin.parse().expect("a number");
        assert_eq!(tables.probe(&game, &state), Some(if named { margin } else { -margin }), "{text}");
        count += 1;
    }
    assert!(count >= 40, "{count} positions");
    assert_eq!(tables.probe(&game, &game.initial()), None, "48 pieces are too many");
    assert!(tables.trouble().is_none());
}

#[test]
fn the_bounds_for_infinite_play_meet_at_the_values() {
    let game = AdjiBoto::default();
    let (_dir, folder) = built(10, 2);
    let tables = OpenTables::open(&folder);
    let mut retrograde = Retrograde::new();
    retrograde.reach(&game, 10, &mut Clock::unlimited()).expect("nothing stops it");
    for level in 1..=10 {
        for number in (0..game.positions(level)).filter(|number| level < 9 || number % 7 == 0) {
            let state = game.unrank(level, number);
            let bounds = retrograde.bounds(&game, &state).expect("known");
            let value = bounds.value().expect("the bounds meet").whole_points();
            assert_eq!(tables.probe(&game, &state), Some(value), "{number} of {level}");
        }
    }
}

#[test]
fn files_do_not_depend_on_threads_or_on_how_often_it_was_stopped() {
    let (_dir, one) = built(9, 1);
    let (_other, two) = built(5, 2);
    assert_eq!(checked(&two, 5).expect("right"), [0, 1, 2, 3, 4, 5]);
    fs::write(two.path().join("006.part"), b"half").expect("written");
    build_in(&two, 9, 2).expect("goes on");
    assert_eq!(contents(one.path()), contents(two.path()));
    assert_eq!(contents(one.path()).len(), 10, "ten levels and nothing else");
}

#[test]
fn a_flipped_byte_is_found_by_checking_and_by_looking_up() {
    let (_dir, folder) = built(6, 1);
    let game = AdjiBoto::default();
    let path = folder.level(6);
    let bytes = fs::read(&path).expect("a file");
    for at in (0..bytes.len()).step_by(13).chain([8, 12, bytes.len() - 1]) {
        let mut changed = bytes.clone();
        changed[at] ^= 0x04;
        fs::write(&path, &changed).expect("written");
        assert!(matches!(checked(&folder, 6), Err(TableError::Damaged { .. })), "byte {at}");
        let tables = OpenTables::open(&folder);
        let wrong = (0..game.positions(6)).step_by(64).find(|&number| {
            let state = game.unrank(6, number);
            tables.probe(&game, &state).is_none()
        });
        assert!(wrong.is_some(), "byte {at} went unnoticed");
        assert!(matches!(tables.trouble(), Some(TableError::Damaged { .. })), "byte {at}");
        assert_eq!(tables.most_pieces(), Some(5), "the levels below are still believed");
    }
}

#[test]
fn a_cut_or_foreign_file_is_no_table_and_is_built_again() {
    let (_dir, folder) = built(5, 1);
    let whole = contents(folder.path());
    let bytes = fs::read(folder.level(4)).expect("a file");
    let other = fs::read(folder.level(3)).expect("a file");
    for bad in [&bytes[..bytes.len() - 1], &bytes[..40], b"", b"a letter", &other] {
        fs::write(folder.level(4), bad).expect("written");
        let tables = OpenTables::open(&folder);
        assert_eq!(tables.most_pieces(), Some(3));
        assert!(matches!(tables.trouble(), Some(TableError::Damaged { .. } | TableError::Io { .. })));
        build_in(&folder, 5, 1).expect("mended");
        assert_eq!(contents(folder.path()), whole);
    }
}

#[test]
fn a_damaged_block_below_is_mended_before_it_is_built_upon() {
    let (_dir, folder) = built(6, 1);
    let whole = contents(folder.path());
    let mut bytes = fs::read(folder.level(5)).expect("a file");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(folder.level(5), bytes).expect("written");
    fs::remove_file(folder.level(6)).expect("removed");
    build_in(&folder, 6, 1).expect("mended");
    assert_eq!(contents(folder.path()), whole);
}

#[test]
fn a_missing_level_is_told_and_what_is_above_it_is_not_used() {
    let (_dir, folder) = built(4, 1);
    fs::remove_file(folder.level(2)).expect("removed");
    let tables = OpenTables::open(&folder);
    assert_eq!(tables.most_pieces(), Some(1));
    assert!(matches!(tables.trouble(), Some(TableError::Missing { .. })));
    assert!(tables.trouble().is_none(), "told once");
    let nothing = OpenTables::open(&TableFolder::new(folder.path().join("nothing")));
    assert!(nothing.most_pieces().is_none() && nothing.trouble().is_none(), "no tables are no trouble");
}

#[test]
fn a_table_of_another_level_is_not_taken_for_this_one() {
    let (_dir, folder) = built(5, 1);
    fs::copy(folder.level(4), folder.level(5)).expect("copied");
    let found = checked(&folder, 5);
    assert!(matches!(found, Err(TableError::Damaged { damage: Damage::Other, .. })), "{found:?}");
}

#[test]
fn a_single_wrong_value_does_not_follow_from_its_moves() {
    let game = AdjiBoto::default();
    let work = LevelWork { threads: 1, stop: &StopFlag::new(), tell: &|_| {} };
    let mut levels: Vec<Values> = Vec::new();
    for level in 0..=6 {
        let values = work_out(&game, level, &levels.iter().collect::<Vec<_>>(), &work).expect("nothing stops it");
        levels.push(values);
    }
    let right: Vec<i8> = levels.pop().expect("the last level").iter().collect();
    for wrong in [0, 777, right.len() - 1] {
        let changed: Values = right.iter().enumerate().map(|(at, &value)| value + i8::from(at == wrong)).collect();
        let all: Vec<&Values> = levels.iter().chain([&changed]).collect();
        assert!(first_unsettled(&game, &all, &work).expect("nothing stops it").is_some(), "{wrong}");
    }
}

#[test]
fn what_can_not_be_built_is_refused_before_anything_is_written() {
    let dir = TempDir::new().expect("a folder");
    let folder = TableFolder::new(dir.path().join("new"));
    let stop = StopFlag::new();
    let little = TableBuild { pieces: 20, threads: 1, memory: Some(1 << 20), stop: &stop, tell: &|_| {} };
    // Catches are 1, 3 or 5, so the levels between are neither held nor counted.
    let boards = |level| AdjiBoto::default().positions(level);
    let enough = boards(20) + boards(20) / 2 + boards(19) + boards(17) + boards(15);
    assert!(matches!(build(&folder, &little), Err(TableError::Memory { needed, .. }) if needed == enough));
    let much = TableBuild { pieces: 60, memory: None, ..little };
    assert!(matches!(build(&folder, &much), Err(TableError::Room { .. })));
    assert_eq!(folder.levels().expect("a folder"), [0; 0]);
    let file = dir.path().join("file");
    fs::write(&file, b"").expect("written");
    assert!(matches!(build_in(&TableFolder::new(file.join("in")), 3, 1), Err(TableError::Io { .. })));
}

#[test]
fn a_stopped_build_leaves_only_whole_levels() {
    let dir = TempDir::new().expect("a folder");
    let folder = TableFolder::new(dir.path());
    let stop = StopFlag::new();
    let tell = |progress: TableProgress| {
        if progress.pieces == 6 {
            stop.stop();
        }
    };
    let result = build(&folder, &TableBuild { pieces: 9, threads: 1, memory: None, stop: &stop, tell: &tell });
    assert!(matches!(result, Err(TableError::Stopped(_))));
    let names: Vec<String> = contents(dir.path()).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["000.table", "001.table", "002.table", "003.table", "004.table", "005.table"]);
}

#[test]
fn tables_outlive_every_fault_of_the_disk_or_are_built_again() {
    let place = TempDir::new().expect("a folder");
    let (_kept, whole) = built(3, 1);
    let expected = contents(whole.path());
    let points = every_fault(
        place.path(),
        |folder| build_in(&TableFolder::new(folder.join("new")), 1, 1).expect("no fault yet"),
        |folder| build_in(&TableFolder::new(folder.join("new")), 3, 1),
        |folder, told, point| {
            let folder = TableFolder::new(folder.join("new"));
            let levels = folder.levels().expect("readable");
            assert!(levels.contains(&1), "{point:?}: what was there before is lost");
            assert!(told.is_err() || levels == [0, 1, 2, 3], "{point:?}: {levels:?}");
            // A file with the name of a level is a whole level.
            checked(&folder, levels.len() - 1).unwrap_or_else(|error| panic!("{point:?}: {error}"));
            build_in(&folder, 3, 1).unwrap_or_else(|error| panic!("{point:?}: {error}"));
            assert!(
                contents(folder.path())
                    .iter()
                    .filter(|(name, _)| Path::new(name).extension() == Some("table".as_ref()))
                    .eq(&expected),
                "{point:?}"
            );
        },
    );
    assert!(points >= 40, "{points}");
}
