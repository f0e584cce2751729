//! What games draw over their boards, and what they say for a move.

use jogada_games::adji_boto::AdjiBoto;
use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Turns};
use jogada_games::hex::Hex;
use jogada_games::nim::Nim;
use jogada_games::tic_tac_toe::TicTacToe;
use jogada_rules::{Dice, Game, Notation, Note, Overlay, Shape, Side, Standard};

/// The one overlay of a position.
fn shown<G: Standard>(game: &G, state: &G::State) -> Overlay {
    let mut overlays = game.overlays(state);
    assert_eq!(overlays.len(), 1);
    overlays.remove(0)
}

fn overlay<G: Standard>(game: &G, position: &str) -> Overlay {
    shown(game, &game.read_position(position).expect("a position"))
}

fn because<G: Standard>(game: &G, state: &G::State, mv: &str) -> Option<Note> {
    game.reason(state, game.read_move(state, mv).expect("a move"))
}

fn reason<G: Standard>(game: &G, position: &str, mv: &str) -> Option<Note> {
    because(game, &game.read_position(position).expect("a position"), mv)
}

fn draw(game: &DotsAndBoxes, state: &mut DotsState, lines: &[&str]) {
    for text in lines {
        let line = game.read_move(state, text).expect("a line");
        game.play(state, line);
    }
}

fn key<G: Standard>(game: &G, position: &str, mv: &str) -> Option<&'static str> {
    reason(game, position, mv).map(|note| note.key)
}

/// What a note says under a name.
fn said<'a>(overlay: &'a Overlay, key: &str, name: &str) -> &'a str {
    let note = overlay.notes.iter().find(|note| note.key == key).expect("the note is there");
    note.value(name).expect("the value is there")
}

#[test]
fn nim_shows_its_heaps_in_binary_and_their_sum() {
    let nim = Nim::new(&[1, 3, 5], false).expect("heaps");
    let overlay = overlay(&nim, "1,3,5 1");
    let labels: Vec<_> = overlay.parts.iter().filter_map(|part| part.label.as_deref()).collect();
    assert_eq!(labels, ["001", "011", "101"]);
    assert_eq!((said(&overlay, "nim-sum", "binary"), said(&overlay, "nim-sum", "sum")), ("111", "7"));
}

#[test]
fn nim_says_what_a_winning_move_leaves() {
    let normal = Nim::new(&[1, 3, 5], false).expect("heaps");
    assert_eq!(key(&normal, "1,3,5 1", "3-3"), Some("leaves-nim-sum-zero"));
    assert_eq!(key(&normal, "1,3,5 1", "3-2"), None);
    assert_eq!(key(&normal, "0,0,5 1", "3-5"), Some("takes-last"));
    let misere = Nim::new(&[1, 3, 5], true).expect("heaps");
    assert_eq!(key(&misere, "1,0,5 1", "3-5"), Some("leaves-odd-singles"));
    assert_eq!(key(&misere, "1,0,5 1", "3-4"), None);
}

#[test]
fn adji_boto_shows_where_each_sowing_ends_and_what_it_catches() {
    let game = AdjiBoto::default();
    // Two pieces from First's fifth hole end in Second's first: the third piece there is caught with the others.
    let position = "((0 0 0 0 0 2)(0 0 0 0 2 0)) 0 0 1";
    let overlay = overlay(&game, position);
    let [part] = &overlay.parts[..] else { panic!("one move: {:?}", overlay.parts) };
    assert_eq!((part.mv.as_deref(), part.place.as_deref(), part.label.as_deref()), (Some("5"), Some("t6"), Some("+3")));
    assert_eq!(said(&overlay, "sowing", "caught"), "3");
    assert_eq!(reason(&game, position, "5").expect("a catch").value("count"), Some("3"));
}

#[test]
fn what_adji_boto_promises_is_what_a_move_gains() {
    let (game, mut dice) = (AdjiBoto::default(), Dice::new(3));
    let mut state = game.initial();
    for _ in 0..100 {
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let overlay = shown(&game, &state);
        assert_eq!(overlay.notes.len(), moves.len());
        let index = dice.below(moves.len());
        let promised = overlay.notes[index].value("caught").map(str::to_owned);
        assert_eq!(promised, Some(game.play(&mut state, moves[index]).gain.to_string()));
        if game.settled(&state).is_some() {
            return;
        }
    }
}

#[test]
fn hex_shows_a_shortest_path_of_each_side() {
    let game = Hex::new(5, false).expect("a size");
    let start = game.initial();
    let overlay = shown(&game, &start);
    assert_eq!((said(&overlay, "distances", "first"), said(&overlay, "distances", "second")), ("5", "5"));
    let discs = overlay.parts.iter().filter(|part| matches!(part.shape, Shape::Circle { .. })).count();
    assert_eq!(discs, 10);
}

#[test]
fn the_paths_of_hex_are_as_long_as_its_distances() {
    let (game, mut dice) = (Hex::new(6, true).expect("a size"), Dice::new(5));
    for _ in 0..40 {
        let mut state = game.initial();
        for _ in 0..dice.below(30) {
            let mut moves = Vec::new();
            if game.settled(&state).is_some() {
                break;
            }
            game.moves(&state, &mut moves);
            game.play(&mut state, moves[dice.below(moves.len())]);
        }
        let overlay = shown(&game, &state);
        for (side, name) in [(Side::First, "first"), (Side::Second, "second")] {
            let distance = game.distance(&state, side);
            let expected = if distance > 36 { "–".to_owned() } else { distance.to_string() };
            assert_eq!(said(&overlay, "distances", name), expected);
        }
    }
}

#[test]
fn tic_tac_toe_says_what_a_stone_completes_or_stops() {
    let game = TicTacToe::new(3, 3, 3).expect("a size");
    assert_eq!(key(&game, "xx./oo./... 1", "3"), Some("completes-row"));
    assert_eq!(key(&game, "xx./.o./... 2", "3"), Some("stops-row"));
    assert_eq!(key(&game, ".../.../... 1", "5"), None);
}

#[test]
fn dots_and_boxes_shows_chains_with_their_lengths() {
    let game = DotsAndBoxes::new(1, 3, Turns::Again).expect("a size");
    let mut state = game.initial();
    draw(&game, &mut state, &["h1.1", "h1.2", "h1.3", "h2.1", "h2.2", "h2.3"]);
    let overlay = shown(&game, &state);
    assert_eq!((said(&overlay, "chains", "chains"), said(&overlay, "chains", "loops")), ("3", ""));
    // Eight dots and one long chain are odd: Second is favored.
    assert_eq!((said(&overlay, "long-chain-rule", "long"), said(&overlay, "long-chain-rule", "favors")), ("1", "2"));
    assert_eq!(overlay.parts.iter().filter_map(|part| part.label.as_deref()).collect::<Vec<_>>(), ["3"]);
    let note = because(&game, &state, "v1.1").expect("it gives three boxes");
    assert_eq!((note.key, note.value("count")), ("gives-least", Some("3")));
}

#[test]
fn dots_and_boxes_tells_a_loop_from_a_chain() {
    let game = DotsAndBoxes::new(2, 2, Turns::Again).expect("a size");
    let mut state = game.initial();
    draw(&game, &mut state, &["h1.1", "h1.2", "h3.1", "h3.2", "v1.1", "v2.1", "v1.3", "v2.3"]);
    let overlay = shown(&game, &state);
    assert_eq!((said(&overlay, "chains", "chains"), said(&overlay, "chains", "loops")), ("", "4"));
}

#[test]
fn in_hex_edges_are_joined_by_stones_and_bridges_are_called_bridges() {
    let hex = Hex::new(3, true).expect("a size");
    let said = reason(&hex, ".../.../... 1", "b2").expect("bridges to both edges");
    assert_eq!((said.key, said.is_thumb), ("joins-by-bridges", true), "and the other side may take the stone over");
    assert_eq!(key(&hex, ".x./.x./o.o 1", "b3"), Some("joins-edges"));
}
