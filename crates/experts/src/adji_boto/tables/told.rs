//! What is told of tables and by them, each in one number; see [`crate::told`]. How hard blocks are squeezed is not our
//! business: what is noted is what is in them.

use std::fs;
use std::sync::{Arc, Mutex};

use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Endgame, Game, Ranked, StopFlag, TableBuild, TableError, TableProgress};
use tempfile::TempDir;

use super::building::{build, bytes_on_disk};
use super::checking::check;
use super::folder::TableFolder;
use super::format::{HEAD, Header, checksum};
use super::order::LevelOrder;
use super::probing::OpenTables;
use super::sharing::shared_needs;
use super::shelf::{Shelf, fingerprint};
use crate::adji_boto::Endgames;
use crate::told::told;

/// Builds in a folder, and returns all that was said.
fn reports_of(folder: &TableFolder, pieces: usize, threads: usize) -> Vec<TableProgress> {
    let heard = Mutex::new(Vec::new());
    let tell = |progress| heard.lock().expect("nobody panics").push(progress);
    build(folder, &TableBuild { pieces, threads, memory: None, stop: &StopFlag::new(), tell: &tell })
        .expect("it builds");
    heard.into_inner().expect("nobody panics")
}

/// What is wrong, without where.
fn trouble_of(error: Option<TableError>) -> String {
    match error {
        Some(TableError::Damaged { damage, .. }) => format!("{damage:?}"),
        Some(TableError::Missing { .. }) => "missing".to_owned(),
        Some(error) => panic!("{error}"),
        None => String::new(),
    }
}

fn checked(folder: &TableFolder, pieces: usize) -> (Vec<String>, String) {
    let mut heard = Vec::new();
    let end = check(folder, pieces, 1, &StopFlag::new(), &mut |level| heard.push(format!("{level:?}")));
    (heard, trouble_of(end.err()))
}

/// What is built, read back, looked up and found to be right.
#[test]
fn what_is_told_of_tables() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::in_data(place.path());
    let number = told(|told| {
        told.note((folder.path().strip_prefix(place.path()), OpenTables::open(&folder).most_pieces()));
        told.note((reports_of(&folder, 7, 1), reports_of(&folder, 7, 1), folder.levels().expect("a folder")));
        told.note((checked(&folder, 7), checked(&folder, 8)));
        let (tables, game) = (OpenTables::open(&folder), AdjiBoto::default());
        told.note((tables.most_pieces(), trouble_of(tables.trouble())));
        for (pieces, file) in tables.files().iter().enumerate() {
            let bytes = fs::read(folder.level(pieces)).expect("a file");
            assert_eq!(
                (file.size(), file.checksum().to_le_bytes()),
                (bytes.len() as u64, bytes[HEAD - 8..HEAD].try_into().expect("8"))
            );
            told.note((file.header(), &bytes[..HEAD - 8], file.values().expect("whole").iter().collect::<Vec<_>>()));
            for block in 0..file.header().blocks() {
                told.note(checksum(&[&file.unpack(block).expect("whole")]));
            }
        }
        for pieces in 0..9 {
            let all = game.positions(pieces);
            let some =
                (0..all).step_by(1 + all as usize / 300).chain([all - 1]).map(|number| game.unrank(pieces, number));
            told.note(some.map(|state| tables.probe(&game, &state)).collect::<Vec<_>>());
        }
    });
    assert_eq!(number, "5e69-5971-a994-ada5");
}

/// What is said of files in which a byte is another, or that end too early or too late, and what is done about it.
#[test]
fn what_is_told_of_damage() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    reports_of(&folder, 5, 1);
    let whole = fs::read(folder.level(5)).expect("a file");
    let changed = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        bytes
    };
    let flipped = (0..HEAD + 40).chain([whole.len() - 1]).map(changed);
    let cut = [0, 8, HEAD - 1, HEAD, HEAD + 1, whole.len() - 1].map(|length| whole[..length].to_vec());
    let number = told(|told| {
        for bytes in flipped.chain(cut).chain([[whole.as_slice(), &[0]].concat()]) {
            fs::write(folder.level(5), bytes).expect("written");
            if fs::metadata(folder.level(5)).expect("a file").len() > 0 {
                told.note((checked(&folder, 5), trouble_of(OpenTables::open(&folder).trouble())));
            }
            let heard = reports_of(&folder, 5, 1);
            told.note(heard);
            assert!(fs::read(folder.level(5)).expect("a file") == whole);
        }
    });
    assert_eq!(number, "c884-76b9-ed69-55c2");
}

/// What can not be read is neither taken for something that is not there nor made again.
#[test]
fn what_can_not_be_read_is_told_as_that() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path().join("tables"));
    reports_of(&folder, 3, 1);
    fs::remove_file(folder.level(2)).expect("a file");
    fs::create_dir(folder.level(2)).expect("a folder with the name of a file");
    assert!(matches!(Shelf::new(&folder).file(2), Err(TableError::Io { .. })));
    assert!(matches!(OpenTables::open(&folder).trouble(), Some(TableError::Io { .. })));
    let heard = Mutex::new(Vec::new());
    let tell = |progress: TableProgress| heard.lock().expect("nobody panics").push(progress.pieces);
    let wish = TableBuild { pieces: 3, threads: 1, memory: None, stop: &StopFlag::new(), tell: &tell };
    assert!(matches!(build(&folder, &wish), Err(TableError::Io { .. })));
    assert_eq!(heard.into_inner().expect("nobody panics"), [0, 1], "nothing was said to be built in its place");
    let file = TableFolder::new(folder.level(1));
    assert!(matches!(file.levels(), Err(TableError::Io { .. })), "a file is no folder without tables");
    assert!(matches!(OpenTables::open(&file).trouble(), Some(TableError::Io { .. })));
}

/// What a file counts is counted again by who checks, and a board that is not worth what its moves are is named.
#[test]
fn what_is_told_of_wrong_values() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    reports_of(&folder, 4, 1);
    let shelf = Shelf::new(&folder);
    let file = shelf.file(4).expect("it was built");
    let (header, values) = (*file.header(), file.values().expect("whole"));
    let number = told(|told| {
        for wrong in [0, 1, 500, values.count() as usize - 1] {
            for counts_right in [false, true] {
                let values = values.iter().enumerate().map(|(at, value)| value + 2 * i8::from(at == wrong)).collect();
                let tally = if counts_right { super::format::ValueTally::of(&values, 4) } else { header.tally };
                super::file::write(&folder, &Header { tally, ..header }, &values, 1).expect("written");
                told.note(checked(&folder, 4));
            }
        }
    });
    assert_eq!(number, "4499-d064-e817-4d4c");
}

/// What building takes, in memory and on the disk, and what is refused.
#[test]
fn what_is_told_of_needs() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    let number = told(|told| {
        for pieces in [0, 1, 5, 9, 12, 20, 30, 48] {
            told.note((bytes_on_disk(AdjiBoto::default().positions(pieces)), pieces));
            told.note([(1, 1), (4, 1), (7, 2)].map(|(workers, local)| shared_needs(pieces, workers, local)));
            let stop = StopFlag::new();
            let wish = TableBuild { pieces, threads: 1, memory: Some(0), stop: &stop, tell: &|_| {} };
            let Err(TableError::Memory { needed, present: 0 }) = build(&folder, &wish) else { panic!("no memory") };
            told.note(needed);
            if pieces <= 5 {
                build(&folder, &TableBuild { memory: Some(needed), ..wish }).expect("it is just enough");
            }
        }
    });
    assert_eq!(number, "abbe-bb7d-4c37-3e20");
}

/// Orders in a word, the rules in a number, and what becomes of a folder's files by their names.
#[test]
fn what_is_told_of_words_and_names() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    let names =
        ["004.table", "004.part", "004.share-0", "004.kept-1-0-2.draft", "004.kept-1-0-2", "notes.part", "011.table"];
    let number = told(|told| {
        told.note(fingerprint());
        for order in [LevelOrder::Ready, LevelOrder::GoOn, LevelOrder::Keep] {
            told.note((order, order.word(0), order.word(7)));
        }
        for (score, workers) in [(1, 1), (-3, 2), (60, 4000), (127, 0x3F_FFFF)] {
            let order = LevelOrder::Resume { score, workers };
            told.note((order.word(9), LevelOrder::of(order.word(u32::MAX))));
        }
        for name in names {
            fs::write(place.path().join(name), b"").expect("written");
        }
        let sorted = |mut list: Vec<String>| {
            list.sort_unstable();
            list
        };
        told.note((folder.levels().expect("a folder"), sorted(folder.extensions(4).expect("a folder"))));
        folder.prepare().expect("a folder");
        let left = fs::read_dir(place.path()).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        told.note(sorted(left.map(|name| name.to_string_lossy().into_owned()).collect()));
    });
    assert_eq!(number, "a757-c8d2-dfc6-a325");
}

/// What a search is told that asks while it plays, also when a block turns out to be damaged.
#[test]
fn what_is_told_by_endgames() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    reports_of(&folder, 5, 1);
    let game = AdjiBoto::default();
    let number = told(|told| {
        for is_damaged in [false, true] {
            if is_damaged {
                let mut bytes = fs::read(folder.level(4)).expect("a file");
                *bytes.last_mut().expect("a byte") ^= 1;
                fs::write(folder.level(4), bytes).expect("written");
            }
            let (endgames, heard) = (Endgames::default(), Arc::new(Mutex::new(Vec::new())));
            told.note((endgames.plies_away(&game, &game.initial()), endgames.value(&game, &game.initial())));
            let hear = Arc::clone(&heard);
            let note = move |error: &TableError| {
                hear.lock().expect("nobody panics").push(matches!(error, TableError::Damaged { .. }));
            };
            told.note((endgames.use_folder(folder.clone(), note), endgames.use_folder(folder.clone(), |_| {})));
            for pieces in [0, 3, 5, 4, 5, 6, 10, 11, 3, 48] {
                let state = game.unrank(pieces, game.positions(pieces) / 3);
                told.note((
                    endgames.value(&game, &state),
                    endgames.probe(&game, &state),
                    endgames.stage(&game, &state),
                ));
                told.note((endgames.plies_away(&game, &state), heard.lock().expect("nobody panics").clone()));
            }
        }
    });
    assert_eq!(number, "c969-a200-6867-82be");
}
