//! Reading, and the words of what was read wrong.

use jogada_rules::{
    CheckpointError, Damage, Deed, Illegality, Impossibility, MoveError, Note, Overlay, Part, Phrase, Problem,
    ReadError, Reader, Role, Shape, Shortage, Shortfall, Stopped, TableError, Wanted,
};

const OWN: Phrase = Phrase::new("a ladder", "uma escada");

#[test]
fn every_wish_and_every_refusal_has_its_words() {
    let wanted = [
        Wanted::Cell,
        Wanted::Column,
        Wanted::Row,
        Wanted::Number,
        Wanted::Pieces,
        Wanted::Score,
        Wanted::Side,
        Wanted::Stone,
        Wanted::Move,
        Wanted::OpenBracket,
        Wanted::CloseBracket,
        Wanted::Separator,
        Wanted::End,
        Wanted::Own(OWN),
    ];
    let texts = wanted.map(|wanted| wanted.to_string());
    assert_eq!(
        texts.join(", "),
        "a cell, a column, a row, a number, pieces, a score, a side, 1 or 2, a stone or an empty cell, a move, an opening \
         bracket, a closing bracket, a separator, nothing more, a ladder"
    );
    let why =
        [Impossibility::StoneCount, Impossibility::TwoWinners, Impossibility::PlayedOn, Impossibility::Unsolvable];
    let texts = why.map(|why| Problem::Impossible(why).to_string());
    assert!(texts.iter().all(|text| text.starts_with("impossible position: ") && text.len() > 30), "{texts:?}");
    assert_eq!(Impossibility::Own(OWN).to_string(), "a ladder");
    let reasons = [Illegality::Over, Illegality::Occupied, Illegality::Empty, Illegality::NoSwap, Illegality::Own(OWN)];
    let texts = reasons.map(|reason| MoveError::illegal(" a1 ", reason).to_string());
    assert!(texts.iter().all(|text| text.starts_with("a1: ")), "{texts:?}");
    assert_eq!(texts[0], "a1: the game is over");
    let what = Wanted::Row;
    let problems = [
        Problem::Expected(what),
        Problem::OutOfRange { what, least: 1, most: 9 },
        Problem::OutOfLetters { what, last: 'k' },
        Problem::WrongCount { what, expected: 3, found: 4 },
    ];
    let texts = problems.map(|problem| ReadError::new(0..1, problem).to_string());
    assert_eq!(
        texts,
        ["expected a row", "a row must be from 1 to 9", "a row must be from a to k", "a row: 3 expected, 4 found"]
    );
}

#[test]
fn a_reader_takes_what_is_there_and_says_where_it_stumbles() {
    let mut reader = Reader::new("  A é-12/7 x");
    assert_eq!((reader.peek(), reader.position(), reader.whole()), (Some('A'), 2, 0..13));
    assert!(!reader.take('b') && reader.take('a'), "case does not count");
    assert_eq!(reader.take_if(|letter| (letter == 'x').then_some(1)), None);
    assert_eq!(reader.take_if(|letter| (letter == 'é').then_some(2)), Some(2));
    assert_eq!(reader.position(), 6);
    assert_eq!(reader.number(Wanted::Number, -12, 5), Ok(-12));
    assert_eq!(reader.number(Wanted::Number, 0, 5), Err(ReadError::new(9..11, Problem::Expected(Wanted::Number))));
    assert_eq!(reader.demand('/', Wanted::Separator), Ok(()));
    let range = Problem::OutOfRange { what: Wanted::Row, least: 0, most: 6 };
    assert_eq!(reader.clone().number(Wanted::Row, 0, 6), Err(ReadError::new(10..11, range)));
    assert_eq!(reader.number(Wanted::Row, 7, 7), Ok(7));
    assert_eq!(
        reader.demand('/', Wanted::Separator),
        Err(ReadError::new(12..13, Problem::Expected(Wanted::Separator)))
    );
    assert_eq!(reader.finish(), Err(ReadError::new(12..13, Problem::Expected(Wanted::End))));
    assert!(reader.take('X'));
    assert_eq!((reader.finish(), reader.peek()), (Ok(()), None));
    assert_eq!(reader.stumble(Wanted::Cell), ReadError::new(13..13, Problem::Expected(Wanted::Cell)));
}

#[test]
fn a_token_ends_at_blanks_and_at_what_separates() {
    let span = |text: &str| Reader::new(text).stumble(Wanted::Cell).span;
    let texts = ["abc def", " ab/c", "a,b", "a;b", "a:b", "a(b", "a)b", "/ab", "éa b", ""];
    assert_eq!(texts.map(span), [0..3, 1..3, 0..1, 0..1, 0..1, 0..1, 0..1, 0..3, 0..3, 0..0]);
    assert!(Reader::new("99999999999999999999").number(Wanted::Row, 0, 9).is_err(), "too long for any range");
    assert!(Reader::new("-").number(Wanted::Row, -9, 9).is_err());
}

#[test]
fn what_ended_a_search_or_hurt_a_file_is_said() {
    assert_eq!(Shortfall::Limit(Stopped::Time).to_string(), "the time was up");
    let rest = [Shortfall::Depth, Shortfall::TooFewNodes, Shortfall::Dropped].map(|why| why.to_string());
    assert!(rest.iter().all(|text| text.len() > 20), "{rest:?}");
    assert_eq!(Shortage::check(5, Some(4)), Err(Shortage { asked: 5, there: 4 }));
    assert_eq!((Shortage::check(4, Some(4)), Shortage::check(5, None)), (Ok(()), Ok(())));
    let path = std::path::Path::new("here");
    let damaged = TableError::Damaged { path: path.into(), damage: Damage::Length };
    let missing = TableError::Missing { path: path.into() };
    let io = TableError::io(path)(std::io::Error::other("torn"));
    assert_eq!(io.to_string(), "here: torn");
    assert_eq!([&damaged, &missing, &io].map(TableError::is_mendable), [true, true, false]);
    let busy = |process| CheckpointError::Busy { path: path.into(), process }.to_string();
    assert_eq!(
        (busy(Some(7)), busy(None)),
        ("process 7 is using the checkpoint here".into(), "process ? is using the checkpoint here".into())
    );
}

#[test]
fn words_of_deeds_are_those_of_observers_and_notes_keep_their_values() {
    assert_eq!(
        [Deed::Start, Deed::PlayOut, Deed::BackUp, Deed::Stop].map(Deed::word),
        ["start", "play_out", "back_up", "stop"]
    );
    let note = Note::new("ladder").with("length", 4).with("side", "left");
    assert_eq!((note.value("length"), note.value("side"), note.value("top")), (Some("4"), Some("left"), None));
    assert!(note.clone().by_thumb().is_thumb && !note.is_thumb);
    assert!(note.clone().in_hope().is_hope && !note.is_hope);
}

/// An overlay that shades two cells, crosses one of them out, and numbers both the other way round.
fn crowded() -> Overlay {
    let mark = |place: &str| Part::new(Role::Mark, Shape::Point((0.0, 0.0))).at(place);
    let parts = vec![mark("a1"), mark("b1"), mark("a1").labeled("×"), mark("b1").labeled("1"), mark("a1").labeled("2")];
    let note = |key, cells: &str| Note::new(key).with("cells", cells);
    let notes = vec![note("shaded", "a1 b1"), Note::new("said"), note("dead", "a1"), note("way", "b1 a1")];
    Overlay { name: "all", parts, notes }
}

#[test]
fn a_note_takes_its_own_parts_out_of_an_overlay_and_no_others() {
    let left = |keys: &[&str]| {
        let left = crowded().with_notes("some", keys);
        let label =
            |part: &Part| format!("{}{}", part.place.as_deref().unwrap_or("?"), part.label.as_deref().unwrap_or(""));
        (left.parts.iter().map(label).collect::<Vec<_>>().join(" "), left.notes.len())
    };
    assert_eq!(left(&["shaded"]), ("a1 b1".to_owned(), 1));
    assert_eq!(left(&["dead"]), ("a1×".to_owned(), 1));
    assert_eq!(left(&["way"]), ("b11 a12".to_owned(), 1));
    assert_eq!(left(&["said"]), (String::new(), 1));
    assert_eq!(left(&["shaded", "way"]), ("a1 b1 b11 a12".to_owned(), 2));
    assert_eq!(left(&["unheard"]), (String::new(), 0));
    assert_eq!(crowded().with_notes("some", &[]).name, "some");
}

#[test]
fn the_strongest_marks_come_first_and_marks_without_strength_not_at_all() {
    let mark =
        |place: &str, strength| Part::new(Role::Mark, Shape::Point((0.0, 0.0))).at(place).labeled("x").strong(strength);
    let overlay = Overlay { parts: vec![mark("a1", 0.5), mark("b1", 1.0), mark("c1", 0.1)], ..crowded() };
    assert_eq!(overlay.strongest(2), [("b1", "x"), ("a1", "x")]);
    assert!(crowded().strongest(2).is_empty());
}
