//! What is told of texts at the limits of what a game takes.

use jogada_games::adji_boto::AdjiBoto;
use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
use jogada_games::graph::{MOST_PLACES, OwnGraph};
use jogada_games::grid::{MOST_SIDE, Neighbors, OwnGrid};
use jogada_games::hex::{Fill, Hex};
use jogada_games::nim::Nim;
use jogada_games::tree::{MOST_CHILDREN, MOST_DEPTH, OwnTree};
use jogada_rules::{Dice, Game, Keyed, Notation, Puzzle, Scenic, Shown, Touch};

use crate::game::moves_of;
use crate::telling::{STYLES, spoiled, told};

#[test]
fn what_trees_tell_of_names_and_at_their_limits() {
    let number = told(|telling| {
        let game = OwnTree::example("smallest").expect("an example");
        let deep = |depth: usize| format!("{}1{} 1", "(".repeat(depth), ")".repeat(depth));
        let children = |count: usize, child: &str| format!("({})", vec![child; count].join(" "));
        let wide = |count: usize| format!("{} 1", children(MOST_CHILDREN, &children(count, "1")));
        let named = "(left(a=1 b=-2) right(c=999 d'=4) 7) 2".to_owned();
        let texts = (MOST_DEPTH - 1..MOST_DEPTH + 3).map(deep).chain([62, 63].map(wide)).chain([named]);
        for text in texts {
            let read = game.read_position(&text);
            telling.tell(read.as_ref().map(|state| (game.key(state), game.position_text(state))));
            if let Ok(state) = read {
                telling.tell(game.scene(&state).parts.len());
                for place in ["root", "1", "1.1", "1.2", "2.1"] {
                    telling.tell(game.touched(&text, Touch::Place(place)));
                }
            }
        }
        let state = game.read_position("(left(a=1 b=-2) right(c=999 d'=4) 7) 2").expect("a tree with names");
        telling.tell(game.scene(&state));
        for mv in moves_of(&game, &state) {
            telling.tell(game.move_text(&state, mv));
        }
    });
    assert_eq!(number, 0xCF15_0E36_4F43_779E, "{number:#x}");
}

#[test]
fn what_graphs_tell_at_their_limits() {
    let number = told(|telling| {
        let puzzle = OwnGraph::example("few-steps").expect("an example");
        let mut text = puzzle.state_text(&puzzle.initial());
        for _ in 0..MOST_PLACES {
            text = puzzle.touched(&text, Touch::Stroke { from: "S", to: "S" }).expect("a stroke round a place");
        }
        telling.tell(&text);
        let mut dice = Dice::new(20);
        for _ in 0..60 {
            let read = puzzle.read_state(&spoiled(&text, &mut dice));
            telling.tell(read.map(|state| puzzle.state_text(&state)));
        }
        let apart = puzzle.read_state("S-A 1, B-C 2, D>B 1; from S; to A C").map(|state| puzzle.scene(&state));
        telling.tell(apart);
    });
    assert_eq!(number, 0x1688_A7AD_6090_EC5D, "{number:#x}");
}

#[test]
fn what_others_tell_at_their_limits() {
    let number = told(|telling| {
        let grid = OwnGrid::example("corner", Neighbors::Four).expect("an example");
        for (rows, cols) in [(1, MOST_SIDE), (1, MOST_SIDE + 1), (MOST_SIDE, 2), (MOST_SIDE + 1, 2)] {
            let text = format!("{} a1 b1", vec![".".repeat(cols); rows].join("/"));
            telling.tell(grid.read_state(&text).map(|state| grid.state_text(&state)));
        }
        let nim = Nim::new(&[11, 12, 13], false).expect("heaps");
        for style in STYLES {
            telling.tell(nim.board_text(&nim.initial(), style));
        }
        let dots = DotsAndBoxes::new(1, 2, Turns::Again).expect("a size");
        let unknown = dots.read_position("h:10/10;v:110;1 0;2").expect("owners may be unknown");
        telling.tell((dots.position_text(&unknown), dots.scene(&unknown)));
        let adji = AdjiBoto::default();
        let start = adji.read_position("((0 0 0 1 0 0)(0 0 1 0 0 0)) 3 4 2").expect("a position");
        telling.tell(adji.starting_from(start).initial());
    });
    assert_eq!(number, 0x44DB_F98B_9C9C_0C22, "{number:#x}");
}

#[test]
fn what_hex_tells_of_swaps_in_playouts() {
    let number = told(|telling| {
        for size in [3, 4, 5] {
            let (game, mut dice) = (Hex::new(size, true).expect("a size"), Dice::new(21));
            let opened = game.read_move(&game.initial(), "b1").expect("a move");
            let mut state = game.initial();
            game.play(&mut state, opened);
            for _ in 0..60 {
                let filled = Fill.fill(&game, &state, &mut dice);
                telling.tell((filled.winner, filled.cells_of_first()));
            }
        }
    });
    assert_eq!(number, 0x31A7_A52B_3B50_3715, "{number:#x}");
}
