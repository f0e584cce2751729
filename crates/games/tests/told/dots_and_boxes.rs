//! What Dots and Boxes tells.

use jogada_games::dots_and_boxes::{BoxScore, Chains, ClosingFirst, DotsAndBoxes, DotsState, RandomLines, Turns};
use jogada_rules::{Dice, Game, Playout};

use crate::game::{RandomGames, moves_of, tell_advice, tell_estimate};
use crate::telling::{Telling, told};

fn dots(rows: usize, cols: usize, turns: Turns) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, cols, turns).expect("a size from 1 to 19")
}

/// What people and programs know of a position.
fn tell_knowledge(telling: &mut Telling, game: &DotsAndBoxes, state: &DotsState, dice: &mut Dice) {
    tell_estimate(telling, game, state, &BoxScore);
    tell_estimate(telling, game, state, &Chains);
    tell_advice(telling, game, state, &ClosingFirst);
    let structure = game.structure(state);
    telling.tell((&structure, game.favored(structure.long_chains()), game.open_boxes(state)));
    telling.tell(RandomLines.playout(game, &mut state.clone(), dice));
}

#[test]
fn what_dots_and_boxes_tells() {
    let number = told(|telling| {
        for (rows, cols, turns) in
            [(1, 1, Turns::Again), (1, 4, Turns::Alternate), (2, 3, Turns::Again), (3, 3, Turns::Again)]
        {
            let game = dots(rows, cols, turns);
            telling.tell((game.size(), game.turns()));
            let games = RandomGames { seed: 7, games: 3, cap: 30, view_every: 5 };
            games.tell(telling, &game, |telling, state, dice| {
                for number in 0..rows * cols {
                    let drawn = game.lines_around(number).map(|line| (line.index(), state.is_drawn(line)));
                    telling.tell((drawn, state.owner(number)));
                }
                telling.tell(state.drawn());
                tell_knowledge(telling, &game, state, dice);
            });
        }
    });
    assert_eq!(number, 0xA01D_BA30_641E_9BB2, "{number:#x}");
}

/// Plays lines that give nothing away while there are any, then what closes boxes: as people come to long chains.
fn sensible_position(game: &DotsAndBoxes, dice: &mut Dice) -> DotsState {
    use jogada_rules::Guide;
    let mut state = game.initial();
    for _ in 0..dice.below(moves_of(game, &state).len()) {
        let moves = moves_of(game, &state);
        let few: Vec<_> = (0..4).filter_map(|_| dice.pick(&moves).copied()).collect();
        let best = few.into_iter().max_by_key(|&mv| ClosingFirst.rank(game, &state, mv));
        game.play(&mut state, best.expect("the game goes on"));
    }
    state
}

#[test]
fn what_dots_and_boxes_tells_of_large_boards() {
    let number = told(|telling| {
        for (rows, cols, turns, positions) in [
            (4, 4, Turns::Again, 60),
            (5, 6, Turns::Alternate, 30),
            (9, 3, Turns::Again, 20),
            (11, 11, Turns::Again, 4),
            (19, 19, Turns::Again, 2),
        ] {
            let (game, mut dice) = (dots(rows, cols, turns), Dice::new(8));
            (0..game.initial().drawn().len()).for_each(|line| telling.tell(game.off_center(line)));
            for _ in 0..positions {
                let state = sensible_position(&game, &mut dice);
                telling.tell((state.drawn(), game.score(&state), game.turn(&state)));
                tell_knowledge(telling, &game, &state, &mut dice);
            }
            let games = RandomGames { seed: 8, games: 1, cap: 3, view_every: 3 };
            games.tell(telling, &game, |_, _, _| ());
        }
    });
    assert_eq!(number, 0xF2CE_6114_403F_165D, "{number:#x}");
}
