//! Proofs of Hex positions: what holds is believed, what lies is refused with the place.

use jogada_rules::Side;
use jogada_verify::{ProofError, ProofFault, check_hex_proof};

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
        (1, "jogada-hex-proof 2", ProofFault::Expected("the heading of a proof, `jogada-hex-proof 1`")),
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
