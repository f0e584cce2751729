//! Files as other programs write them.

use jogada_catalog::rules::Side;
use jogada_catalog::{Reason, Record};
use jogada_protocol::{Format, LeftOut, left_out, read, write};
use serde_json::{Value as Json, json};

fn sgf(text: &str) -> Record {
    let record = read(text, Format::Sgf).expect(text);
    record.open(&jogada_standard::catalog()).expect("playable");
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
    let text =
        "(;AP[HexGui:1.0.]FF[4]GM[11]SZ[5:5]\n;B[a3]C[too strong \\] here];W[swap-pieces]\n(;B[C3];W[d2])\n(;B[e5]))";
    let record = sgf(text);
    assert_eq!(record.game, "hex:size=5");
    assert_eq!(record.moves, ["a3", "swap", "c3", "d2"]);
    assert_eq!(record.info, [json!({ "comment": "too strong ] here" }), json!(null), json!(null), json!(null)]);
    assert_eq!(left_out(text, Format::Sgf), LeftOut { variations: 1, games: 0 });
}

#[test]
fn lines_beside_the_first_and_games_after_it_are_counted() {
    for (text, variations, games) in [
        ("(;FF[4]GM[11]SZ[5];B[a3])", 0, 0),
        ("(;FF[4]GM[11]SZ[5](;B[a3](;W[b1])))", 0, 0),
        ("(;FF[4]GM[11]SZ[5](;B[a3](;W[b1])(;W[b2];B[c1](;W[c2])(;W[c3])))(;B[a4]))", 3, 0),
        ("(;FF[4]GM[11]SZ[5];B[a3])\n(;FF[4]GM[11]SZ[5](;B[a3])(;B[a4]))(;GM[11]) and so on", 0, 2),
        ("(;FF[4]GM[11]SZ[5];B[a3]C[(;not) a tree])", 0, 0),
    ] {
        assert_eq!(left_out(text, Format::Sgf), LeftOut { variations, games }, "{text}");
    }
}

#[test]
fn comments_stay_with_their_moves_and_those_without_a_move_with_the_last_one_or_the_game() {
    let text = "(;FF[4]GM[11]SZ[5]C[A good game];C[from the club];B[a3]C[weak];C[truly];W[c3];B[resign]C[well played])";
    let record = sgf(text);
    assert_eq!(record.comment.as_deref(), Some("A good game\nfrom the club"));
    assert_eq!(record.info, [json!({ "comment": "weak\ntruly" }), json!({ "comment": "well played" })]);
    let again = write(&record, Format::Sgf).expect("Hex");
    assert!(again.contains(";W[c3]C[well played]"), "{again}");
    assert_eq!(sgf(&again), record);
}

#[test]
fn whoever_resigns_out_of_turn_has_lost() {
    for text in [
        "(;FF[4]GM[11]SZ[5]RE[B+R];B[a3];W[c3])",
        "(;FF[4]GM[11]SZ[5];B[a3];W[c3];W[resign])",
        // Before a move was made: White did not begin, only give up.
        "(;FF[4]GM[11]SZ[5];W[resign])",
        "https://hexworld.org/board/#5c1,a3c3:rw",
    ] {
        let record = read(text, Format::of_text(text)).expect(text);
        for format in Format::ALL {
            let again = read(&write(&record, format).expect("Hex"), format).expect("its own");
            let ending = again.open(&jogada_standard::catalog()).expect("playable").ending().expect("over");
            assert_eq!((ending.winner, ending.reason), (Some(Side::First), Reason::Resigned), "{text} {format:?}");
        }
    }
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

#[test]
fn signs_on_places_are_properties_that_other_programs_know() {
    let marks = json!({ "a1": "circle", "b2": "square", "c3": "triangle", "d4": "cross", "e5": "circle" });
    let info = vec![json!({ "marks": marks, "comment": "here", "depth": 3 }), json!({ "marks": { "a1": "star" } })];
    let moves = ["c1", "c2"].map(str::to_owned).to_vec();
    let record = Record { moves, info, ..Record::new("hex:size=5") };
    let text = write(&record, Format::Sgf).expect("Hex");
    assert!(text.contains("JI[{\"depth\":3}]CR[a1][e5]SQ[b2]TR[c3]MA[d4]C[here]"), "{text}");
    assert!(text.contains("JI[{\"marks\":{\"a1\":\"star\"}}]"), "what the format does not know is kept: {text}");
    assert_eq!(read(&text, Format::Sgf).expect("its own").info, record.info);
    let foreign = read("(;FF[4]GM[11]SZ[5];B[a1]TR[b2][zz]LB[c3:A];W[b1])", Format::Sgf).expect("SGF");
    assert_eq!(foreign.info, [json!({ "marks": { "b2": "triangle" } }), Json::Null]);
}
