//! A move at first sight: what the net suggests, chosen more or less freely, as people do who are not strong.
//!
//! Such a player errs by liking the second best, never by a stone far from everything: what the net hardly looks at is
//! not played. It sees a win in one, as everybody does. Nothing here depends on the machine.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Value};
use jogada_search::tree::Found;

use super::net::{Net, Opinion, Scratch};
use super::perspective::Perspective;

/// A move whose share, at the player's temperature, is less than one so many-th of the favorite's is never played: the
/// warmer, the more a player takes for a move, but never a stone far from everything.
const LEAST: f32 = 40.0;
/// Openings that are compared, where the other side may swap.
const OPENINGS: usize = 8;

/// Chooses at first sight in a position that is not settled, at a temperature in hundredths.
pub fn choose(game: &Hex, state: &HexState, temperature: u32, dice: &mut Dice) -> Found<HexMove> {
    choose_by(Net::standard(), game, state, temperature, dice)
}

fn choose_by(net: &Net, game: &Hex, state: &HexState, temperature: u32, dice: &mut Dice) -> Found<HexMove> {
    let (mv, value) = if game.may_still_be_swapped(state) && !game.is_swap_pending(state) {
        let (cell, lead) = fair_opening(net, game, state, dice);
        // The other side takes the better half.
        (HexMove::Place(cell), -lead)
    } else {
        answer(game, state, &opinion(net, game, state), temperature, dice)
    };
    let value = Value::hundredths((value.clamp(-0.99, 0.99) * 100.0) as i32);
    Found { line: vec![mv], value, depth: 1, proven: false, stopped: None }
}

/// A move where there is something to answer, and what the side to move may expect.
fn answer(game: &Hex, state: &HexState, opinion: &Opinion, temperature: u32, dice: &mut Dice) -> (HexMove, f32) {
    if let Some(mv) = finishing(game, state) {
        (mv, opinion.value)
    } else if game.is_swap_pending(state) && opinion.value < 0.0 {
        // A swap turns the same position round.
        (HexMove::Swap, -opinion.value)
    } else {
        (HexMove::Place(drawn(&Perspective::of(game, state), opinion, temperature, dice)), opinion.value)
    }
}

fn opinion(net: &Net, game: &Hex, state: &HexState) -> Opinion {
    let (mut scratch, mut opinion) = (Scratch::new(net, game.size()), Opinion::default());
    net.look(&Perspective::of(game, state), &mut scratch, &mut opinion);
    opinion
}

/// A move that ends the game.
fn finishing(game: &Hex, state: &HexState) -> Option<HexMove> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().find(|&mv| game.settled(&after(game, state, mv)).is_some())
}

fn after(game: &Hex, state: &HexState, mv: HexMove) -> HexState {
    let mut next = state.clone();
    game.play(&mut next, mv);
    next
}

/// Of a few cells the one that leaves both sides the most equal chances, and how much better off one of them is.
fn fair_opening(net: &Net, game: &Hex, state: &HexState, dice: &mut Dice) -> (Cell, f32) {
    let mut cells: Vec<Cell> = game.cells().collect();
    dice.shuffle(&mut cells);
    cells.truncate(OPENINGS);
    let lead = |cell: Cell| opinion(net, game, &after(game, state, HexMove::Place(cell))).value.abs();
    let leads = cells.into_iter().map(|cell| (cell, lead(cell)));
    leads.min_by(|a, b| a.1.total_cmp(&b.1)).expect("a board has cells")
}

/// A free cell, drawn by the net's shares.
fn drawn(perspective: &Perspective, opinion: &Opinion, temperature: u32, dice: &mut Dice) -> Cell {
    let mut shares = opinion.tempered(temperature);
    let taken = |index: &usize| !perspective.is_empty(*index);
    (0..shares.len()).filter(taken).for_each(|index| shares[index] = 0.0);
    let best = shares.iter().copied().fold(0.0, f32::max);
    shares.iter_mut().filter(|share| **share * LEAST < best).for_each(|share| *share = 0.0);
    let sum: f32 = shares.iter().sum();
    let mut left = sum * (dice.below(1 << 20) as f32 / (1 << 20) as f32);
    let chosen = shares.iter().position(|&share| {
        left -= share;
        share > 0.0 && left < 0.0
    });
    // Rounding may leave a crumb: the favorite takes it.
    let favorite = || (0..shares.len()).rev().max_by(|&a, &b| shares[a].total_cmp(&shares[b]));
    perspective.cell(chosen.or_else(favorite).expect("a position that is not settled has a free cell"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jogada_rules::Notation;

    use super::super::net::made_up;
    use super::*;

    /// Of a player who draws from some of the cells, but not from all of them.
    const TEMPERATURE: u32 = 200;

    fn played(game: &Hex, moves: &str) -> HexState {
        let mut state = game.initial();
        for text in moves.split_whitespace() {
            let mv = game.read_move(&state, text).expect("a move");
            game.play(&mut state, mv);
        }
        state
    }

    /// The cells that players of that temperature choose, each once.
    fn choices(game: &Hex, state: &HexState, temperature: u32) -> BTreeSet<Cell> {
        let choice = |seed| match choose(game, state, temperature, &mut Dice::new(seed)).line[0] {
            HexMove::Place(cell) => cell,
            HexMove::Swap => panic!("there is no swap"),
        };
        (0..60).map(choice).collect()
    }

    #[test]
    fn the_cold_play_the_favorite_and_the_warm_differ() {
        let game = Hex::new(9, false).expect("a board");
        let mut differ = 0;
        // A net may be sure of one position or another, but hardly of all of them.
        for opening in ["", "a1", "c3", "e5", "g2", "e5 d6 c3"] {
            let state = played(&game, opening);
            let opinion = opinion(Net::standard(), &game, &state);
            let view = Perspective::of(&game, &state);
            let best = (0..81).max_by(|&a, &b| opinion.policy[a].total_cmp(&opinion.policy[b])).expect("cells");
            let share = |cell: &Cell| opinion.policy[view.index(*cell)] / opinion.policy[best];
            // Cells that are as good as equal are both favorites.
            assert!(choices(&game, &state, 1).iter().all(|cell| share(cell) > 0.9), "{opening}");
            let warm = choices(&game, &state, 150);
            assert!(warm.iter().all(|cell| share(cell) * LEAST.powf(1.51) >= 1.0), "no filler: {opening}");
            differ += usize::from(warm.len() > 1);
        }
        assert!(differ > 1, "{differ}");
    }

    #[test]
    fn a_win_in_one_is_seen_by_everybody() {
        let game = Hex::new(5, false).expect("a board");
        let state = played(&game, "c1 a1 c2 a2 c3 a3 c4 b4");
        for seed in 0..20 {
            let mv = choose(&game, &state, 1000, &mut Dice::new(seed)).line[0];
            assert!(game.settled(&after(&game, &state, mv)).is_some(), "{mv:?}");
        }
    }

    #[test]
    fn strong_openings_are_taken_over_and_not_offered() {
        let game = Hex::new(11, true).expect("a board");
        let answer = |moves| choose(&game, &played(&game, moves), 100, &mut Dice::new(1)).line[0];
        assert_eq!(answer("f6"), HexMove::Swap);
        assert_ne!(answer("a1"), HexMove::Swap);
        for seed in 0..10 {
            let mv = choose(&game, &game.initial(), 100, &mut Dice::new(seed)).line[0];
            assert!(opinion(Net::standard(), &game, &after(&game, &game.initial(), mv)).value.abs() < 0.9, "{mv:?}");
        }
    }

    /// Whatever a net expects of a position is told, and where the other side may be taken over it is, just where that is
    /// the better side; what is told then is what that side may expect.
    #[test]
    fn what_is_told_is_what_the_net_expects() {
        let (plain, swapping) = (Hex::new(7, false).expect("a board"), Hex::new(7, true).expect("a board"));
        let mut told = BTreeSet::new();
        for net in (0..20).map(|seed| made_up::net(1, 32, seed)) {
            for (game, moves) in [(&plain, "d4"), (&plain, "d4 a1 d5"), (&swapping, "d4"), (&swapping, "d4 a1")] {
                let state = played(game, moves);
                let value = opinion(&net, game, &state).value;
                let found = choose_by(&net, game, &state, 100, &mut Dice::new(1));
                let hundredths = (value.clamp(-0.99, 0.99) * 100.0) as i32;
                let is_swapping = game.is_swap_pending(&state) && value < 0.0;
                let expected = if is_swapping { -hundredths } else { hundredths };
                assert_eq!(found.value, Value::hundredths(expected), "{moves}");
                assert_eq!(found.line[0] == HexMove::Swap, is_swapping, "{moves}");
                told.insert((is_swapping, hundredths.signum() * i32::from(hundredths.abs() > 4)));
            }
        }
        for seen in [(false, 1), (false, -1), (true, -1)] {
            assert!(told.contains(&seen), "good and bad positions must be among them: {told:?}");
        }
    }

    /// Who opens is left with the worse half: the other side takes the better one.
    #[test]
    fn an_opening_that_may_be_swapped_promises_nobody_more_than_it_leaves() {
        let game = Hex::new(11, true).expect("a board");
        for seed in 0..6 {
            let found = choose(&game, &game.initial(), 100, &mut Dice::new(seed));
            let lead = opinion(Net::standard(), &game, &after(&game, &game.initial(), found.line[0])).value.abs();
            assert_eq!(found.value, Value::hundredths((-lead.clamp(-0.99, 0.99) * 100.0) as i32));
        }
    }

    /// Cells are drawn as often as the shares say, none that is taken or hardly looked at.
    #[test]
    fn cells_are_drawn_by_their_shares() {
        let game = Hex::new(5, false).expect("a board");
        let state = played(&game, "c3 b2");
        // The stones lie where it would look first, were the cells free.
        let (opinion, view) =
            (made_up::opinion((0..25).map(|index| -200 * ((index + 19) % 25))), Perspective::of(&game, &state));
        let mut shares = opinion.tempered(TEMPERATURE);
        (0..25).filter(|&index| !view.is_empty(index)).for_each(|index| shares[index] = 0.0);
        let best = shares.iter().copied().fold(0.0, f32::max);
        shares.iter_mut().filter(|share| **share * LEAST < best).for_each(|share| *share = 0.0);
        let played = shares.iter().filter(|&&share| share > 0.0).count();
        assert!((5..23).contains(&played), "some must be left out: {played}");
        let (sum, mut counts) = (shares.iter().sum::<f32>(), [0_f32; 25]);
        let mut dice = Dice::new(7);
        (0..20_000).for_each(|_| counts[view.index(drawn(&view, &opinion, TEMPERATURE, &mut dice))] += 1.0 / 20_000.0);
        for (count, share) in counts.into_iter().zip(shares) {
            assert!(
                (count - share / sum).abs() < 0.02 && (share > 0.0 || count == 0.0),
                "{count} for {share} of {sum}"
            );
        }
    }
}
