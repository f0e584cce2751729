//! Files as other programs write them.

use jogada_catalog::{Catalog, Record};
use jogada_protocol::{Format, read};

fn sgf(text: &str) -> Record {
    let record = read(text, Format::Sgf).expect(text);
    record.open(&Catalog::standard()).expect("playable");
    record
}

#[test]
fn hexgui_sets_stones_up_in_a_node_of_their_own() {
    let record = sgf("(;AP[HexGui:0.9.GIT]FF[4]GM[11]SZ[3];AB[a2][b3]AW[a1]PL[W];W[c1];B[b2])");
    assert_eq!(record.start.as_deref(), Some("o../x../.x. 2"));
    assert_eq!(record.moves, ["c1", "b2"]);
}

#[test]
fn hexgui_swaps_pieces_and_has_variations_and_comments() {
    let record = sgf(
        "(;AP[HexGui:1.0.]FF[4]GM[11]SZ[5:5]\n;B[a3]C[too strong \\] here];W[swap-pieces]\n(;B[C3];W[d2])\n(;B[e5]))",
    );
    assert_eq!(record.game, "hex:size=5");
    assert_eq!(record.moves, ["a3", "swap", "c3", "d2"]);
}

#[test]
fn playhex_writes_ratings_dates_and_the_result() {
    let record = sgf(
        "(;FF[4]CA[UTF-8]AP[PlayHex:0.0.0]SO[https://playhex.org]GM[11]SZ[14]PB[Test]BR[2345]PW[Troll\\]HA[42]WR[1500?]DT[2024-05-01]RE[W+R];B[a1];W[swap-pieces];B[d5])",
    );
    assert_eq!(record.players, ["Test", "Troll]HA[42"]);
    assert_eq!(record.moves, ["a1", "swap", "d5"]);
    let result = record.result.expect("ended");
    assert_eq!((result.winner, result.reason.as_str()), (2, "resigned"));
}

#[test]
fn little_golem_writes_letters_names_its_first_player_black_and_lets_white_move() {
    let record = sgf(
        "(;FF[4]EV[hex.ld.DEFAULT]PB[Ana]PW[Rui;]]SZ[13]RE[B]GC[game #1]SO[https://www.littlegolem.net];W[ad];B[swap];W[eg];B[resign])",
    );
    assert_eq!(record.game, "hex:size=13");
    assert_eq!(record.players, ["Ana", "Rui;]"]);
    assert_eq!(record.moves, ["a4", "swap", "e7"]);
    let result = record.result.expect("ended");
    assert_eq!((result.winner, result.reason.as_str()), (1, "resigned"));
}

#[test]
fn sides_may_be_swapped_instead_of_pieces() {
    // White takes Black's side and stone; the board is seen from the other diagonal from then on.
    let sides = sgf("(;FF[4]GM[11]SZ[5];B[a3];W[swap-sides];W[b4];B[e1])");
    assert_eq!(sides.moves, ["a3", "swap", "d2", "a5"]);
}

#[test]
fn where_white_begins_white_is_first() {
    let record = sgf("(;FF[4]GM[11]SZ[5]PB[Ana]PW[Rui]RE[W+];W[a3];B[b4])");
    assert_eq!((record.moves, record.players), (vec!["c1".into(), "d2".into()], vec!["Rui".into(), "Ana".into()]));
    assert_eq!(record.result.expect("said").winner, 1);
}

#[test]
fn older_files_write_property_names_as_words_and_text_before_the_game() {
    let record = sgf("From: somebody (me)\n(;FileFormat[3]GaMe[11]SiZe[4]\n ;Black[a1];White[b2])");
    assert_eq!((record.game.as_str(), record.moves.len()), ("hex:size=4", 2));
}

#[test]
fn a_game_without_the_swap_rule_says_so() {
    assert_eq!(sgf("(;FF[4]GM[11]SZ[4]RU[No-swap];B[a1])").game, "hex:size=4,swap=off");
}
