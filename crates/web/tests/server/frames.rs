//! Frames of a socket that no browser sends: each is the end of its connection, and of nothing else.

use std::thread;

use crate::client::{Running, Socket};

const TEXT: u8 = 0x81;
const FIRST_PART: u8 = 0x01;
const NEXT_PART: u8 = 0x00;
const LAST_PART: u8 = 0x80;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;

/// More connections than the door lets in at a time: if one in so many kept its place, the last would find none.
const MANY: usize = 600;
/// A part of a message that is allowed; two are too much.
const LARGE_PART: usize = 200 << 10;

/// A frame with a mask of zeros, which is allowed and easy.
fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![kind];
    match payload.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7F);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// The beginning of a frame that says it is so long, and a few bytes of it.
fn claiming(length: u64) -> Vec<u8> {
    [&[TEXT, 0x80 | 0x7F][..], &length.to_be_bytes(), &[0; 4], b"{}"].concat()
}

/// What is wrong, and the bytes.
fn wrong_frames() -> Vec<(String, Vec<u8>)> {
    let named = |what: &str, bytes: Vec<u8>| (what.to_owned(), bytes);
    let mut wrong = vec![
        named("no mask", [&[TEXT, 2][..], b"{}"].concat()),
        named("a next part of nothing", frame(NEXT_PART, b"{")),
        named("a last part of nothing", frame(LAST_PART, b"}")),
        named("a message within another", [frame(FIRST_PART, b"{"), frame(TEXT, b"{}")].concat()),
        named("parts of too much", [FIRST_PART, NEXT_PART].map(|kind| frame(kind, &vec![b' '; LARGE_PART])).concat()),
        named("no UTF-8", frame(TEXT, b"{\xFF}")),
        named("half a letter", frame(TEXT, b"{\xC3")),
        named("no UTF-8 in parts", [frame(FIRST_PART, b"\xC3"), frame(LAST_PART, b"\xC3")].concat()),
        named("a question in parts", frame(PING & 0x0F, b"?")),
        named("a question that is too long", frame(PING, &[b'?'; 126])),
        named("half a code", frame(CLOSE, &[3])),
        named("a farewell that is no UTF-8", frame(CLOSE, b"\x03\xE8\xFF")),
    ];
    wrong.extend([0x40, 0x20, 0x10].map(|bit| (format!("reserved bit {bit:x}"), frame(TEXT | bit, b"{}"))));
    wrong.extend((3..8).chain(11..16).map(|kind| (format!("unknown kind {kind}"), frame(0x80 | kind, b"{}"))));
    for length in [(256 << 10) + 1, 1 << 32, (1 << 63) - 1, 1 << 63, u64::MAX] {
        wrong.push((format!("a length of {length}"), claiming(length)));
    }
    wrong
}

/// What a client hears that ends the conversation with this code.
fn farewell(server: &Running, code: u16) -> Vec<u8> {
    let mut tab = Socket::open(server, &[]).expect("open");
    tab.send(&frame(CLOSE, &code.to_be_bytes()));
    tab.rest().unwrap_or_else(|| panic!("{code} leaves it open"))
}

#[test]
fn a_wrong_frame_ends_its_connection_and_no_other() {
    let server = Running::start();
    let mut honest = Socket::open(&server, &[]).expect("open");
    for (what, bytes) in wrong_frames() {
        let mut wrong = Socket::open(&server, &[]).expect("open");
        wrong.send(&bytes);
        assert!(wrong.rest().is_some(), "{what} leaves it open");
        honest.say("{}");
        assert_eq!(honest.hear().expect("an answer")["error"]["code"], "bad-request", "beside {what}");
    }
}

#[test]
fn wrong_frames_leave_their_places_to_others() {
    let server = Running::start();
    for (what, bytes) in wrong_frames().iter().cycle().take(MANY) {
        let mut wrong = Socket::open(&server, &[]).unwrap_or_else(|status| panic!("{status} before {what}"));
        wrong.send(bytes);
        assert!(wrong.rest().is_some(), "{what} leaves it open");
    }
    assert_eq!(server.get("/api/catalog").status, 200);
}

#[test]
fn a_farewell_is_answered() {
    let server = Running::start();
    assert_eq!(farewell(&server, 1000), [&[CLOSE, 2][..], &1000_u16.to_be_bytes()].concat());
    for code in [0, 999, 1005, 1006, 1015, 2999, u16::MAX] {
        let answer = farewell(&server, code);
        assert_eq!((answer[0], &answer[2..4]), (CLOSE, &1002_u16.to_be_bytes()[..]), "{code}: {answer:?}");
    }
}

#[test]
fn whoever_says_half_of_a_frame_is_not_waited_for() {
    let server = Running::start();
    let whole = frame(TEXT, b"{}");
    let halves = [&[][..], &whole[..1], &whole[..4], &whole[..7], &claiming(1000), &frame(FIRST_PART, b"{")];
    thread::scope(|scope| {
        for half in halves {
            let mut tab = Socket::open(&server, &[]).expect("open");
            scope.spawn(move || {
                tab.send(half);
                // The server asks whether it is still there, some times; the client of these tests waits for two minutes.
                assert!(tab.rest().is_some(), "{half:?} is still waited for");
            });
        }
    });
}
