//! Proofs of Hex positions: what holds is believed, what lies is refused with the place.

use jogada_rules::Side;
use jogada_verify::{ProofError, ProofFault, check_hex_proof, check_hex_proof_bytes};

/// First wins three by three from the center: a bridge to either edge.
const CENTER: &str = "jogada-hex-proof 1
size 3
position .../.../... 1
winner 1
path < c1
path c1 b2
chain 0 1
path < b1
path b1 b2
chain 3 4
answers c1:2 b1:5
path b2 b3
path b3 >
chain 7 8
path b2 a3
path a3 >
chain 10 11
answers b3:9 a3:12
chain 6 13
move b2
proven 14
";

fn refusal(text: &str) -> ProofError {
    check_hex_proof(text).expect_err("it proves nothing")
}

/// What is wrong with the proof when a line of it is another.
fn changed(line: usize, text: &str) -> ProofError {
    let mut lines: Vec<&str> = CENTER.lines().collect();
    lines[line - 1] = text;
    refusal(&lines.join("\n"))
}

#[test]
fn a_proof_that_holds_says_who_wins() {
    let proven = check_hex_proof(CENTER).expect("it holds");
    assert_eq!((proven.size, proven.winner, proven.claims, proven.carrier), (3, Side::First, 15, 4));
    assert_eq!(proven.first_move.as_deref(), Some("b2"));
}

#[test]
fn a_lie_is_refused_where_it_stands() {
    let name = |name: &str| name.to_owned();
    for (line, text, fault) in [
        (1, "jogada-hex-proof 3", ProofFault::Expected("the heading of a proof, `jogada-hex-proof 1` or 2")),
        (2, "size 27", ProofFault::Expected("a size of 1 to 26")),
        (3, "position .../... 1", ProofFault::Position),
        (4, "winner 3", ProofFault::Expected("1 or 2")),
        (5, "path < c2", ProofFault::Apart(name("<"), name("c2"))),
        (5, "path < d1", ProofFault::NoCell(name("d1"))),
        (6, "path c1 a3", ProofFault::Apart(name("c1"), name("a3"))),
        (7, "chain 0 2", ProofFault::NoClaim(name("2"))),
        (7, "chain 1 0", ProofFault::OtherEnds(0)),
        (11, "answers c1:2", ProofFault::Unanswered(name("c1"))),
        (11, "answers c1:2 b1:4", ProofFault::OtherEnds(4)),
        (11, "answers c1 b1:5", ProofFault::Expected("a cell, a colon and a claim")),
        (19, "chain 6 13 14", ProofFault::NoClaim(name("14"))),
        (20, "move a9", ProofFault::NoCell(name("a9"))),
        (20, "move a1", ProofFault::NoStone(name("b2"))),
        (21, "proven 13", ProofFault::NotTheEdges),
        (21, "proven 15", ProofFault::NoClaim(name("15"))),
    ] {
        let found = changed(line, text);
        let at = if matches!(fault, ProofFault::NoStone(_)) { 21 } else { line };
        assert_eq!(found, ProofError { line: at, fault }, "{text}");
    }
}

#[test]
fn stones_of_the_opponent_are_in_the_way() {
    let taken = CENTER.replace(".../.../... 1", "x../o../... 1");
    assert!(check_hex_proof(&taken).is_ok(), "nothing is needed of what is taken");
    let blocked = CENTER.replace(".../.../... 1", "xo./.../... 1");
    assert_eq!(refusal(&blocked).fault, ProofFault::NotEmpty("b1".to_owned()));
    let occupied = CENTER.replace(".../.../... 1", "x../.o./... 1");
    assert_eq!(refusal(&occupied), ProofError { line: 20, fault: ProofFault::NotEmpty("b2".to_owned()) });
    let other_turn = CENTER.replace(".../.../... 1", "x../.../... 2");
    assert_eq!(refusal(&other_turn), ProofError { line: 20, fault: ProofFault::NotItsTurn });
}

/// The same by pairs that answer each other.
const PAIRS: &str = "jogada-hex-proof 2
size 3
position .../.../... 1
winner 1
path < b1 b2
pair b1 c1 0
path b2 b3 >
pair b3 a3 2
chain 1 3
move b2
proven 4
";

#[test]
fn two_cells_that_answer_each_other_make_up_for_a_stone() {
    let proven = check_hex_proof(PAIRS).expect("it holds");
    assert_eq!((proven.claims, proven.carrier), (5, 4));
    // With a stone on a1, a2 joins b2 to the edge as well as b1.
    let beside = PAIRS.replace(".../.../...", "x../o../...").replace("pair b1 c1 0", "pair b1 a2 0 a1");
    assert_eq!(refusal(&beside), ProofError { line: 11, fault: ProofFault::NotEmpty("a2".to_owned()) });
    let beside = beside.replace("x../o../...", "x.o/.../...");
    assert_eq!(check_hex_proof(&beside).expect("it holds").carrier, 4);
}

#[test]
fn a_pair_that_does_not_make_up_for_a_stone_is_refused() {
    let name = |name: &str| name.to_owned();
    for (line, fault) in [
        ("pair b1 a1 0", ProofFault::Useful(name("b1"), name("a1"))),
        ("pair b1 a2 0", ProofFault::Useful(name("b1"), name("a2"))),
        ("pair c1 a2 0", ProofFault::NoStone(name("b1"))),
        ("pair b1 b1 0", ProofFault::Unanswered(name("b1"))),
        ("pair b1 b2 0", ProofFault::Contradiction(name("b2"))),
        ("pair b1 c1 0 b2 b3", ProofFault::Contradiction(name("b3"))),
        ("pair b1 c1 0 a1", ProofFault::NoStone(name("a1"))),
        ("pair b1 c1 0 d1", ProofFault::NoCell(name("d1"))),
        ("pair b1 < 0", ProofFault::NoCell(name("<"))),
        ("pair b1 c1 1", ProofFault::NoClaim(name("1"))),
        ("pair b1 c1", ProofFault::Expected("two cells and a claim")),
    ] {
        assert_eq!(refusal(&PAIRS.replace("pair b1 c1 0", line)).fault, fault, "{line}");
    }
    let twice = PAIRS.replace("pair b3 a3 2", "pair b3 a3 2\npair a3 b3 3").replace("chain 1 3", "chain 1 4");
    assert_eq!(refusal(&twice).fault, ProofFault::Contradiction(name("a3")), "one of them is to be left empty");
    let older = PAIRS.replace("proof 2", "proof 1");
    assert_eq!(refusal(&older).line, 6, "version 1 has no pairs");
}

#[test]
fn carriers_of_a_chain_must_not_overlap() {
    // Two bridges over the same two cells.
    let text = "jogada-hex-proof 1\nsize 3\nposition .../.../... 1\nwinner 1\npath c1 b2\npath b2 b3\nchain 0 1\npath c1 c2\n\
                path c2 b3\nchain 3 4\nanswers b2:2 c2:5\npath b3 b2\npath b2 c1\nchain 7 8\npath b3 c2\npath c2 c1\n\
                chain 10 11\nanswers b2:9 c2:12\nchain 6 13\n";
    assert_eq!(refusal(text), ProofError { line: 19, fault: ProofFault::Overlap(13) });
}

#[test]
fn a_cell_is_not_a_stone_and_empty_at_once() {
    // The way to b2 goes through b1, which is empty in the answers before it.
    let text = CENTER.replace("chain 6 13", "path < b1 b2\nchain 6 13\nchain 15 13\nchain 13");
    assert!(check_hex_proof(&text).is_err());
    let lines = "jogada-hex-proof 1\nsize 3\nposition .../.../... 1\nwinner 1\npath < c1\npath c1 b2\nchain 0 1\npath < b1\n\
                 path b1 b2\nchain 3 4\nanswers c1:2 b1:5\npath b2 b1\nchain 6 7\n";
    assert_eq!(refusal(lines), ProofError { line: 13, fault: ProofFault::Contradiction("b1".to_owned()) });
}

#[test]
fn a_torn_file_is_refused_at_its_end() {
    let lines: Vec<&str> = CENTER.lines().collect();
    for kept in 0..lines.len() {
        let error = refusal(&lines[..kept].join("\n"));
        assert_eq!(error.line, kept + 1, "{error}");
        assert!(matches!(error.fault, ProofFault::Expected(_)), "{error}");
    }
    assert_eq!(refusal(&format!("{CENTER}\n")).line, 22);
}

#[test]
fn what_is_no_text_is_refused_at_the_byte() {
    let mut bytes = CENTER.as_bytes().to_vec();
    assert_eq!(check_hex_proof_bytes(&bytes), check_hex_proof(CENTER));
    let at = CENTER.find("winner").expect("it is there") + 3;
    bytes[at] = 0xff;
    assert_eq!(check_hex_proof_bytes(&bytes), Err(ProofError { line: 4, fault: ProofFault::NotText(at + 1) }));
}

#[test]
fn no_text_makes_it_panic() {
    for line in [
        "path",
        "path ",
        "chain",
        "chain ",
        "answers",
        "answers ",
        "answers :",
        "answers -:",
        "pair",
        "pair ",
        "pair a1",
        "pair a1 b1",
        "pair a1 b1 0 ",
        "pair < > 0",
        "path <",
        "proven",
        "move",
    ] {
        for at in [5, 12, 19, 20, 21] {
            let _ = changed_or_not(at, line);
        }
    }
}

fn changed_or_not(line: usize, text: &str) -> Result<(), ProofError> {
    let mut lines: Vec<&str> = CENTER.lines().collect();
    lines[0] = "jogada-hex-proof 2";
    lines[line - 1] = text;
    check_hex_proof(&lines.join("\n")).map(drop)
}

/// Cells are read by their names and not found by trying all 676: a line of a megabyte took eight seconds of processor time.
#[test]
fn only_the_very_name_of_a_cell_is_one() {
    for (line, cell) in [("path < a0", "a0"), ("path < a01", "a01"), ("path < a+1", "a+1"), ("path < A1", "A1")] {
        assert_eq!(changed(5, line).fault, ProofFault::NoCell(cell.to_owned()));
    }
    for cell in ["d1", "a4", "a256", "a257", "é1", "a", "1", ""] {
        assert_eq!(changed(5, &format!("path < {cell}")).fault, ProofFault::NoCell(cell.to_owned()));
    }
}

/// Ways of First's stones from edge to edge on a board of four rows, and every cell of each with every other cell.
#[test]
fn every_pair_that_is_believed_holds_whatever_the_opponent_does() {
    let mut believed = 0;
    for way in ways() {
        for &one in &way {
            for other in (0..16).filter(|other| !way.contains(other)) {
                for beside in [vec![], vec![(other + 1) % 16], vec![(one + 3) % 16, (other + 13) % 16]] {
                    believed += usize::from(holds_where_believed(&way, one, other, &beside));
                }
            }
        }
    }
    assert!(believed > 100, "{believed}");
}

/// Whether a pair is believed; fails where it is and does not hold.
fn holds_where_believed(way: &[usize], one: usize, other: usize, beside: &[usize]) -> bool {
    let mut own: Vec<usize> = way.iter().chain(beside).copied().filter(|cell| ![one, other].contains(cell)).collect();
    own.sort_unstable();
    own.dedup();
    let mut board = ['.'; 16];
    for &cell in &own {
        board[cell] = 'x';
    }
    let free = (0..16).filter(|cell| !own.contains(cell) && ![one, other].contains(cell));
    free.take(own.len() - 1).for_each(|cell| board[cell] = 'o');
    let rows: Vec<String> = board.chunks(4).map(|row| row.iter().collect()).collect();
    let names = |cells: &[usize]| cells.iter().map(|&cell| name(cell)).collect::<Vec<_>>().join(" ");
    let (position, path) = (rows.join("/"), names(way));
    let pair = format!("{} 0 {}", names(&[one, other]), names(beside));
    let pair = pair.trim_end();
    let text = format!(
        "jogada-hex-proof 2\nsize 4\nposition {position} 2\nwinner 1\npath < {path} >\npair {pair}\nproven 1\n"
    );
    let is_believed = check_hex_proof(&text).is_ok();
    if is_believed {
        for kept in [one, other] {
            let stones: Vec<usize> = own.iter().copied().chain([kept]).collect();
            assert!(joins(&stones), "{text}");
        }
    }
    is_believed
}

fn name(cell: usize) -> String {
    format!("{}{}", char::from(b'a' + (cell % 4) as u8), cell / 4 + 1)
}

fn touch(one: usize, other: usize) -> bool {
    let step = |one: usize, other: usize| other as isize - one as isize;
    let (down, right) = (step(one / 4, other / 4), step(one % 4, other % 4));
    matches!((down, right), (0, 1 | -1) | (1 | -1, 0) | (-1, 1) | (1, -1))
}

/// Whether stones join the upper and the lower edge of four rows.
fn joins(stones: &[usize]) -> bool {
    let mut reached: Vec<usize> = stones.iter().copied().filter(|cell| cell / 4 == 0).collect();
    let mut done = 0;
    while let Some(&from) = reached.get(done) {
        done += 1;
        let fresh: Vec<usize> =
            stones.iter().copied().filter(|&cell| touch(from, cell) && !reached.contains(&cell)).collect();
        reached.extend(fresh);
    }
    reached.iter().any(|cell| cell / 4 == 3)
}

/// Ways from the upper to the lower edge of four rows, of five cells at most.
fn ways() -> Vec<Vec<usize>> {
    let mut ways: Vec<Vec<usize>> = (0..4).map(|cell| vec![cell]).collect();
    let mut done = 0;
    while let Some(way) = ways.get(done).cloned() {
        done += 1;
        let last = way[way.len() - 1];
        if way.len() < 5 {
            let fresh = (0..16).filter(|&cell| touch(last, cell) && !way.contains(&cell));
            ways.extend(fresh.map(|cell| way.iter().copied().chain([cell]).collect()));
        }
    }
    ways.retain(|way| way[way.len() - 1] / 4 == 3);
    ways
}
