//! Bad files: refused with the place, never with a panic.

use std::path::Path;

use jogada_protocol::{Expected, Format, FormatError, read, write};
use proptest::prelude::*;

/// Where a text is wrong, and what was expected there.
fn fault(text: &str, format: Format) -> (usize, usize, Expected) {
    match read(text, format).expect_err(text) {
        FormatError::At { line, column, expected } => (line, column, expected),
        other => panic!("{text}: {other}"),
    }
}

#[test]
fn newer_files_are_refused_politely() {
    for (text, format) in [("jogada record 2\nanything new", Format::Text), ("(;FF[5]GM[11];B[a1])", Format::Sgf)] {
        assert!(matches!(read(text, format), Err(FormatError::Newer { .. })), "{text}");
    }
    assert!(matches!(read("{\"v\":2}", Format::Json), Err(FormatError::Record(_))));
}

#[test]
fn the_place_of_what_is_wrong_is_told() {
    for (text, format, expected) in [
        ("", Format::Text, (1, 1, Expected::Title)),
        ("jogada record 1\nmoves: 1", Format::Text, (2, 9, Expected::Game)),
        ("jogada record 1\ngame: nim\ncolor: red", Format::Text, (3, 1, Expected::Header)),
        ("jogada record 1\ngame: nim\nresult: 3 won", Format::Text, (3, 9, Expected::Result)),
        ("jogada record 1\ngame: nim\nmoves:\n1. 3-3\n3. 2-1", Format::Text, (5, 1, Expected::MoveNumber)),
        ("jogada record 1\ngame: nim\nmoves:\n1. 3-3 {oops", Format::Text, (4, 7, Expected::Info)),
        ("jogada record 1\ngame: nim\nmoves:\n1.", Format::Text, (4, 3, Expected::Move)),
        ("no game at all", Format::Sgf, (1, 1, Expected::GameTree)),
        ("(;GM[1];B[aa])", Format::Sgf, (1, 6, Expected::HexNumber)),
        ("(;GM[11]SZ[5:6])", Format::Sgf, (1, 12, Expected::Size)),
        ("(;GM[11]SZ[27])", Format::Sgf, (1, 12, Expected::Size)),
        ("(;GM[11]SZ[5]\n;B[f1])", Format::Sgf, (2, 4, Expected::Cell)),
        ("(;GM[11]SZ[5];B[a1];B[b1])", Format::Sgf, (1, 23, Expected::OtherSide)),
        ("(;GM[11]SZ[5];B[a1];AB[b1])", Format::Sgf, (1, 24, Expected::Move)),
        ("(;GM[11]SZ[5];B[a1]", Format::Sgf, (1, 20, Expected::TreeEnd)),
        ("(;GM[11", Format::Sgf, (1, 5, Expected::Value)),
        ("(;GM[11]SZ[5];B)", Format::Sgf, (1, 16, Expected::Value)),
        ("(;=GM[11]SZ[5])", Format::Sgf, (1, 3, Expected::Property)),
        ("hexworld.org/board/#0,a1", Format::HexWorld, (1, 21, Expected::Link)),
        ("hexworld.org/board/#5x6,a1", Format::HexWorld, (1, 21, Expected::Link)),
        ("hexworld.org/board/#5,a1:p", Format::HexWorld, (1, 25, Expected::Move)),
        ("hexworld.org/board/#5,a9", Format::HexWorld, (1, 23, Expected::Cell)),
    ] {
        assert_eq!(fault(text, format), expected, "{text:?}");
    }
}

#[test]
fn formats_are_known_by_name_file_and_look() {
    assert_eq!(Format::named("SGF"), Some(Format::Sgf));
    assert_eq!(Format::of_path(Path::new("games/a.HSGF")), Some(Format::Sgf));
    assert_eq!(Format::of_path(Path::new("a.txt")), Some(Format::Text));
    assert_eq!(Format::of_path(Path::new("a")), None);
    assert_eq!(Format::of_text(" {\"v\":1}"), Format::Json);
}

/// Texts that look like records, so that readers get beyond the first letter.
fn scraps() -> impl Strategy<Value = String> {
    let scrap = prop_oneof![
        Just("(;".to_owned()),
        Just("FF[4]GM[11]".to_owned()),
        Just("SZ[5]".to_owned()),
        Just(";B[a1]".to_owned()),
        Just(";W[swap-sides]".to_owned()),
        Just("AB[a2]".to_owned()),
        Just("jogada record 1\n".to_owned()),
        Just("game: hex\n".to_owned()),
        Just("moves:\n1. a1 {}\n".to_owned()),
        Just("result: 1 x 0 0\n".to_owned()),
        Just("hexworld.org/board/#5,".to_owned()),
        Just("a1:s".to_owned()),
        Just(":r".to_owned()),
        Just("]\\".to_owned()),
        Just("{\"v\":1,".to_owned()),
        "\\PC{0,3}",
    ];
    prop::collection::vec(scrap, 0..12).prop_map(|scraps| scraps.concat())
}

fn read_all_ways(text: &str) {
    for format in Format::ALL {
        if let Ok(record) = read(text, format) {
            for format in Format::ALL {
                let _ = write(&record, format);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        read_all_ways(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_scraps_of_records_make_a_reader_panic(text in scraps()) {
        read_all_ways(&text);
    }
}
