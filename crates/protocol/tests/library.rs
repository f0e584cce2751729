//! A folder of games: adding, finding, and files that are none of ours.

use std::fs;

use jogada_catalog::{Record, RecordResult};
use jogada_files::trial::every_fault;
use jogada_protocol::library::{ItemError, Library, Query, RecordOutcome};
use jogada_protocol::{Format, FormatError, write};

fn record(game: &str, players: [&str; 2], winner: Option<u8>) -> Record {
    let result = winner.map(|winner| RecordResult { winner, reason: "rules".to_owned(), score: [0, 0] });
    Record { players: players.map(str::to_owned).to_vec(), result, ..Record::new(game) }
}

fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(&folder.path().join("games"));
    (folder, library)
}

fn names(library: &Library, query: &Query) -> Vec<String> {
    library.search(query).expect("readable").into_iter().map(|item| item.name).collect()
}

#[test]
fn a_game_is_there_once_however_often_it_is_added() {
    let (_folder, library) = library();
    assert!(names(&library, &Query::default()).is_empty(), "not even a folder");
    let game = record("nim", ["hard", "human"], Some(1));
    let (name, is_new) = library.add(&game).expect("added");
    assert!(is_new);
    assert_eq!(library.add(&game).expect("there"), (name.clone(), false));
    assert_eq!(names(&library, &Query::default()), [name.as_str()]);
    assert_eq!(library.get(&name).expect("readable"), game);
    assert_eq!(library.get(name.trim_end_matches(".json")).expect("readable"), game);
}

#[test]
fn games_are_found_by_game_player_and_result() {
    let (_folder, library) = library();
    for (game, players, winner) in [
        ("nim", ["hard", "human"], Some(1)),
        ("hex:size=5", ["mcts:nodes=1k", "hard"], Some(2)),
        ("hex:size=7", ["human", "human"], None),
        ("tic-tac-toe", ["max", "hard"], Some(0)),
    ] {
        library.add(&record(game, players, winner)).expect("added");
    }
    let count = |game: Option<&str>, player: Option<&str>, result| {
        let query = Query { game: game.map(str::to_owned), player: player.map(str::to_owned), result };
        names(&library, &query).len()
    };
    assert_eq!((count(Some("hex"), None, None), count(Some("hex:size=7"), None, None)), (2, 1));
    assert_eq!((count(None, Some("HARD"), None), count(None, Some("mcts"), None)), (3, 1));
    let outcomes = [RecordOutcome::First, RecordOutcome::Second, RecordOutcome::Draw, RecordOutcome::Open];
    assert_eq!(outcomes.map(|outcome| count(None, None, Some(outcome))), [1; 4]);
    assert_eq!(count(Some("hex"), Some("hard"), Some(RecordOutcome::Second)), 1);
    assert_eq!(count(Some("hex"), Some("hard"), Some(RecordOutcome::First)), 0);
}

#[test]
fn files_of_other_programs_and_of_newer_ones_are_told_apart() {
    let (_folder, library) = library();
    fs::create_dir_all(library.folder()).expect("a folder");
    let file = |name: &str, text: &str| fs::write(library.folder().join(name), text).expect("written");
    file("a.sgf", "(;FF[4]GM[11]SZ[5]PB[Ana];B[a3])");
    file("b.txt", &write(&record("nim", ["x", "y"], None), Format::Text).expect("every game"));
    file("c.json", "{\"v\":9,\"moves\":\"all new\"}");
    file("notes.md", "nothing for us");
    let items = library.search(&Query::default()).expect("readable");
    assert_eq!(items.iter().map(|item| item.name.as_str()).collect::<Vec<_>>(), ["a.sgf", "b.txt", "c.json"]);
    assert_eq!(items[0].record.as_ref().expect("readable").players, ["Ana"]);
    assert!(matches!(items[2].record, Err(ItemError::Format(FormatError::Record(_)))));
    assert_eq!(names(&library, &Query { player: Some("ana".into()), ..Query::default() }), ["a.sgf"]);
    for name in ["d", "", "..", "../games/a.sgf", "/etc/hosts"] {
        assert!(matches!(library.get(name), Err(ItemError::File(_))), "{name}");
    }
}

#[test]
fn a_game_that_was_added_outlives_every_fault_and_half_of_one_is_never_found() {
    let place = tempfile::tempdir().expect("a folder");
    let (old, new) = (record("nim", ["hard", "human"], Some(1)), record("hex:size=5", ["mcts", "hard"], Some(2)));
    let of = |folder: &std::path::Path| Library::new(&folder.join("deep").join("games"));
    let points = every_fault(
        place.path(),
        |folder| drop(of(folder).add(&old).expect("no fault yet")),
        |folder| of(folder).add(&new),
        |folder, added, point| {
            let library = of(folder);
            let found = library.search(&Query::default()).expect("readable");
            let games: Vec<_> = found.iter().map(|item| item.record.as_ref().expect("whole").clone()).collect();
            assert!(games.contains(&old), "{point:?}");
            assert!(added.is_err() || games.contains(&new), "{point:?}");
            assert!(games.iter().all(|game| [&old, &new].contains(&game)), "{point:?}");
            library.add(&new).expect("no fault stays");
            assert_eq!(names(&library, &Query::default()).len(), 2, "{point:?}");
        },
    );
    assert!(points > 15, "{points}");
}

#[test]
fn the_first_game_of_a_library_brings_its_folders_with_it() {
    let place = tempfile::tempdir().expect("a folder");
    let game = record("nim", ["hard", "human"], Some(1));
    let of = |folder: &std::path::Path| Library::new(&folder.join("deep").join("games"));
    every_fault(
        place.path(),
        |_| {},
        |folder| of(folder).add(&game),
        |folder, added, point| {
            let found = names(&of(folder), &Query::default()).len();
            assert!(added.is_err() || found == 1, "{point:?}");
        },
    );
}

#[test]
fn what_is_said_about_a_game_later_goes_into_its_file_and_into_no_other() {
    let (_folder, library) = library();
    let game = record("nim", ["human", "easy"], Some(1));
    let (first, _) = library.add(&game).expect("added");
    let remarked = |text: &str| Record { comment: Some(text.to_owned()), ..game.clone() };
    // Whoever asked may be gone before the answer comes, and know the first name alone.
    for remark in ["well played", "well played indeed"] {
        let kept = library.update(&first, &remarked(remark)).expect("kept");
        assert_eq!(kept, (first.clone(), false));
        assert_eq!(names(&library, &Query::default()), std::slice::from_ref(&first));
        assert_eq!(library.get(&first).expect("a game").comment.as_deref(), Some(remark));
    }
    let (remarked, second) = (remarked("well played indeed"), first);
    let other = Record { moves: vec!["1-1".to_owned()], ..game.clone() };
    let (third, _) = library.update(&second, &other).expect("added");
    let mut both = [second.clone(), third];
    both.sort();
    assert_eq!(names(&library, &Query::default()), both, "another game");
    for stranger in ["../nim.json", "no-such-game"] {
        library.update(stranger, &remarked).expect("there is nothing to take the place of");
    }
    assert_eq!(names(&library, &Query::default()), both);
}
