//! Links to hexworld.org.

use jogada_protocol::{Format, FormatError, read, write};

use super::record;

#[test]
fn links_are_read_as_sites_and_people_write_them() {
    for link in [
        "https://hexworld.org/board/#5c1,a3:sb4c3",
        "hexworld.org/board/#5r9c1,a3:sb4c3\n",
        "see https://hexworld.org/board/#5x5n,a3:sb4,c3 for the game",
        "  5,A3:sb4c3",
    ] {
        let record = read(link, Format::HexWorld).expect(link);
        assert_eq!(
            (record.game.as_str(), record.moves),
            ("hex:size=5", ["a3", "swap", "b4", "c3"].map(Into::into).to_vec())
        );
    }
}

#[test]
fn an_empty_board_is_a_link_too() {
    let record = read("https://hexworld.org/board/#13c1", Format::HexWorld).expect("a board");
    assert_eq!((record.game.as_str(), record.moves.len()), ("hex:size=13", 0));
}

#[test]
fn ends_are_told() {
    for (end, winner, reason) in [("rb", 2, "resigned"), ("rw", 1, "resigned"), ("fb", 2, "forfeit")] {
        let link = format!("https://hexworld.org/board/#5c1,a3:{end}");
        let record = read(&link, Format::HexWorld).expect("a link");
        let result = record.result.clone().expect("ended");
        assert_eq!((result.winner, result.reason.as_str()), (winner, reason));
        assert_eq!(write(&record, Format::HexWorld).expect("Hex"), link);
    }
}

#[test]
fn what_a_link_has_no_room_for_is_refused() {
    let mut started = record("hex:size=3", &[]);
    started.start = Some("x../.o./... 1".to_owned());
    assert!(matches!(write(&started, Format::HexWorld), Err(FormatError::NoRoomForStart)));
    assert!(matches!(write(&record("nim", &["3-3"]), Format::HexWorld), Err(FormatError::NotHex { .. })));
    assert!(matches!(write(&record("nim", &["3-3"]), Format::Sgf), Err(FormatError::NotHex { .. })));
}
