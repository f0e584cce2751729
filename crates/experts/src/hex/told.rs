//! What the parts of the Hex engine tell of many positions by lot, each in one number; see [`crate::told`].

use std::sync::Arc;

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Notation, Overlay, Side};
use jogada_search::{Clock, Limits, StopFlag};

use super::bits::{CellBits, WideBits, collected};
use super::circuit::currents;
use super::closing::closing;
use super::connections::{Network, NetworkReach};
use super::engine::{HexSolver, Knowledge};
use super::glance::Insight;
use super::inferior::Filler;
use super::insight::{HexAdviser, HexInsight};
use super::ladders::ladders;
use super::shown;
use super::terrain::{Stones, Terrain, cell_of, number_of};
use super::truth::{Exhaustive, Outcomes, check_connections, check_network, check_reductions, random_position};
use crate::told::{Chronicle, told};

fn board(size: usize, swap: bool) -> Hex {
    Hex::new(size, swap).expect("a size within the range")
}

/// A position by lot in which the game goes on, with up to so many stones.
fn state_of(game: &Hex, most: usize, dice: &mut Dice) -> HexState {
    loop {
        let mut state = game.initial();
        for _ in 0..dice.below(most + 1) {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            if let Some(&mv) = dice.pick(&moves) {
                game.play(&mut state, mv);
            }
        }
        if game.settled(&state).is_none() {
            return state;
        }
    }
}

/// Notes everything about a board of that size, as sets of that width.
fn note_terrain<B: CellBits>(told: &mut Chronicle, size: usize) {
    let (terrain, game) = (Terrain::<B>::new(size), board(size, false));
    told.note((&terrain.around, &terrain.borders, terrain.all, &terrain.near));
    told.note((0..size * size).map(|number| number_of(&game, cell_of(&game, number))).collect::<Vec<_>>());
    let mut dice = Dice::new(size as u64);
    for _ in 0..6 {
        let [one, other]: [B; 2] =
            [0; 2].map(|_| collected((0..size * size).filter(|_| dice.below(3) > 0).collect::<Vec<_>>()));
        let (flood, turned) = (terrain.flood(one, other), terrain.turned(one));
        told.note((flood, turned, one.count(), one.meets(other), one.is_within(other), one.without(other)));
        told.note(Side::BOTH.map(|side| terrain.is_joined(side, one)));
        let stones = Stones { of: [one.without(other), other.without(one)], turn: Side::Second };
        told.note((stones.taken(), (!one).cells().next(), one.cells().map(|cell| stones.after(cell)).last()));
        let mut words = Vec::new();
        one.words(&mut words);
        told.note((&words, B::from_words(&words) == one));
        let share = |share: f64| (share * 1e6).round() as i64;
        told.note(currents(&terrain, &stones).into_iter().map(share).collect::<Vec<_>>());
    }
}

/// What touches what, sets of cells of every width, and how much current flows through each cell.
#[test]
fn what_is_told_of_boards() {
    let number = told(|told| {
        (1..=8).for_each(|size| note_terrain::<u64>(told, size));
        note_terrain::<u128>(told, 9);
        note_terrain::<u128>(told, 11);
        note_terrain::<WideBits<6>>(told, 3);
        note_terrain::<WideBits<6>>(told, 12);
        note_terrain::<WideBits<11>>(told, 20);
    });
    assert_eq!(number, "7e39-2695-51d6-73a4");
}

/// What is filled in, and which moves need not be tried.
#[test]
fn what_is_told_of_cells_that_do_not_matter() {
    let number = told(|told| {
        let mut dice = Dice::new(3);
        for number in 0..90 {
            let terrain = Terrain::<u64>::new(2 + number % 7);
            let filler = Filler::new(&terrain, random_position(&terrain, &mut dice, 0));
            told.note((filler.filled(), filler.hopeless()));
            let mut scratch = filler.clone();
            for cell in terrain.all.without(filler.filled().stones.taken()).cells().take(3) {
                told.note(Side::BOTH.map(|side| filler.after(side, cell, &mut scratch)));
            }
        }
    });
    assert_eq!(number, "581d-300f-af5d-6220");
}

/// What trying everything says, of true claims and of wrong ones, and how much is tried when all is held against it.
#[test]
fn what_is_told_by_trying_everything() {
    let number = told(|told| {
        let mut dice = Dice::new(4);
        for number in 0..60 {
            let terrain = Arc::new(Terrain::<u64>::new(2 + number % 3));
            let stones = random_position(&terrain, &mut dice, if terrain.size == 4 { 6 } else { 0 });
            told.note((stones, Outcomes::new(&terrain).wins(stones)));
            let (side, free) = (Side::BOTH[number % 2], terrain.all.without(stones.taken()));
            let cells = terrain.size * terrain.size;
            let ends = [0; 2].map(|_| (cells - 3 + dice.below(5)) as u16);
            let mut truth = Exhaustive::new(&terrain, side, stones.of[side.index()], [ends[0], cells as u16 + 1]);
            for _ in 0..8 {
                let carrier = free & dice.roll();
                told.note((ends[0], carrier, truth.is_full(carrier), truth.is_semi(carrier)));
            }
        }
        told.note((check_connections(3, 700), check_reductions(5, 12)));
    });
    assert_eq!(number, "ba64-922e-1460-0457");
}

/// A connection that an opponent's stone has broken is no connection any more.
#[test]
fn wrong_claims_are_told() {
    let terrain = Arc::new(Terrain::<u64>::new(4));
    let stones = Stones { of: [1 << 5, 0], turn: Side::Second };
    for side in Side::BOTH {
        let network = Network::new(&terrain, side, NetworkReach::USUAL, &stones);
        assert!(check_network(&terrain, &network, &stones).is_ok_and(|claims| claims > 50));
        let bare = Stones { of: [0; 2], turn: Side::Second };
        let found = check_network(&terrain, &network, &bare);
        assert_eq!(found.is_err(), side == Side::First, "what leans on a stone that is not there: {found:?}");
    }
}

/// What an adviser sees, as it goes from position to position, what it says to a search, and how decided positions are closed.
#[test]
fn what_is_told_by_an_adviser() {
    let number = told(|told| {
        for (size, rounds) in [(3, 30), (4, 30), (6, 20), (9, 3)] {
            let (game, mut dice) = (board(size, false), Dice::new(size as u64));
            let mut adviser = HexAdviser::new(&game);
            for _ in 0..rounds {
                let mut state = state_of(&game, size * size * 2 / 3, &mut dice);
                for _ in 0..3 {
                    if game.settled(&state).is_some() {
                        break;
                    }
                    let seen = adviser.look(&game, &state);
                    told.note((&seen, adviser.hold(&game, &state), adviser.glance(&game, &state)));
                    told.note((closing(&game, &state, &seen), adviser.closing(&game, &state)));
                    let decided = HexInsight { winner: Some(game.turn(&state)), winning_move: None, ..seen.clone() };
                    told.note(closing(&game, &state, &decided));
                    told.note(seen.worth_trying());
                    let mut moves = Vec::new();
                    game.moves(&state, &mut moves);
                    game.play(&mut state, *dice.pick(&moves).expect("the game goes on"));
                }
            }
        }
    });
    assert_eq!(number, "abff-5dea-af0f-f25d");
}

/// A position with stones along the edges of who laid them, each with one of the other side between it and the edge, and
/// some by lot: there is something to lay ladders along.
fn along_edges(game: &Hex, dice: &mut Dice) -> HexState {
    let size = game.size();
    loop {
        let mut state = game.initial();
        for _ in 0..2 + dice.below(size) {
            let (near, along, is_far) = (1 + dice.below(3.min(size / 2)), dice.below(size), dice.below(2) == 0);
            let mover = game.turn(&state);
            let by_lot = dice.below(size * size);
            let cell = |near: usize| {
                let across = if is_far { size - 1 - near } else { near };
                if mover == Side::First { Cell::new(across, along) } else { Cell::new(along, across) }
            };
            for cell in [cell(near), cell(near - 1), cell_of(game, by_lot)].into_iter().take(2 + by_lot % 2) {
                if game.owner(&state, cell).is_none() && game.settled(&state).is_none() {
                    game.play(&mut state, HexMove::Place(cell));
                }
            }
        }
        if game.settled(&state).is_none() {
            return state;
        }
    }
}

/// The ladders that could be laid along every edge, both ways, and what people are told of positions with them.
#[test]
fn what_is_told_of_ladders() {
    let mut found = 0;
    let number = told(|told| {
        let mut dice = Dice::new(6);
        for size in [4, 5, 6, 7, 8] {
            let (game, terrain) = (board(size, false), Arc::new(Terrain::<u64>::new(size)));
            for _ in 0..30 {
                let state = along_edges(&game, &mut dice);
                let seen = ladders(&terrain, &game, &Stones::of(&game, &state));
                found += seen.len();
                told.note(seen);
            }
        }
    });
    assert!(found > 20, "{found}");
    assert_eq!(number, "babb-3775-3e88-0f7b");
}

/// What people are shown of connections, and what is said of moves. The net's own shares are not in it: they change with
/// every net.
#[test]
fn what_is_told_to_people() {
    let number = told(|told| {
        let mut dice = Dice::new(7);
        for number in 0..40 {
            let game = board(3 + number % 5, number % 4 == 0);
            let state = match number % 2 {
                0 => state_of(&game, game.size() * game.size() / 2, &mut dice),
                _ => along_edges(&board(game.size(), false), &mut dice),
            };
            let is_connections = |overlay: &Overlay| overlay.name == shown::CONNECTIONS;
            told.note((game.position_text(&state), shown::overlays(&game, &state).into_iter().find(is_connections)));
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            dice.shuffle(&mut moves);
            for &mv in moves.iter().take(6) {
                told.note((mv, shown::reason(&game, &state, mv)));
            }
        }
    });
    assert_eq!(number, "d943-5ee6-4d77-5352");
}

/// Proofs as they are written down, claim by claim, and what they took; and what is said where there is none.
#[test]
fn what_is_told_by_proofs() {
    let number = told(|told| {
        let mut dice = Dice::new(8);
        for number in 0..40 {
            let size = 3 + number % 3;
            let game = board(size, number % 9 == 8);
            let state = state_of(&game, size * (number % size), &mut dice);
            for (inferior, connections) in [(true, true), (true, false), (false, true)] {
                if size == 5 && !(inferior && connections) {
                    continue;
                }
                let solver = HexSolver::advised_by(None, &game, 1 << 20, Knowledge { inferior, connections });
                for nodes in [3, 100_000] {
                    let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
                    told.note((solver.prove(&game, &state, &mut clock), clock.nodes()));
                }
            }
        }
        let over = Hex::new(1, false).expect("the smallest board");
        let mut state = over.initial();
        over.play(&mut state, HexMove::Place(Cell::new(0, 0)));
        let solver = HexSolver::advised_by(None, &over, 1 << 16, Knowledge::ALL);
        told.note(solver.prove(&over, &state, &mut Clock::unlimited()));
    });
    assert_eq!(number, "973f-9945-e0ef-1016");
}

/// Proofs of solvers that forget nearly all, which answer in what is left, and of those who have looked at every move
/// before. In many of these positions the winner needs no move, and in some of those no connection says so.
#[test]
fn what_is_told_by_proofs_of_who_forgets_and_of_who_knows() {
    let number = told(|told| {
        let mut dice = Dice::new(9);
        for number in 0..240 {
            let size = [3, 4, 5, 5, 6, 7][number % 6];
            let game = board(size, false);
            let state = state_of(&game, size * size / 2, &mut dice);
            let (connections, knows) = (size > 4 || number % 4 == 0, number / 6 % 2 == 0);
            let memory = if knows { 1 << 16 } else { 1 };
            let solver =
                HexSolver::advised_by(None, &game, memory, Knowledge { inferior: number % 5 > 0, connections });
            let mut clock = Clock::start(&Limits::nodes(900), &StopFlag::new());
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            for &mv in moves.iter().filter(|_| knows) {
                let mut after = state.clone();
                game.play(&mut after, mv);
                let _ = game.settled(&after).is_none().then(|| solver.solve(&game, &after, &mut clock));
            }
            told.note((solver.prove(&game, &state, &mut clock), clock.nodes()));
        }
    });
    assert_eq!(number, "7e68-54cd-b794-5106");
}

/// The side to move needs no move to win, connections do not say so, and what would come of its moves is remembered: the
/// proof is about those of the other side.
#[test]
fn what_is_told_by_the_proof_of_who_needs_no_move() {
    let game = board(5, false);
    let state = game.read_position("...x./..o.x/..x../..oo./..x.. 2").expect("a position");
    let solver = HexSolver::advised_by(None, &game, 1 << 16, Knowledge::ALL);
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    for mv in moves {
        let mut after = state.clone();
        game.play(&mut after, mv);
        solver.solve(&game, &after, &mut Clock::unlimited()).expect("no limit");
    }
    let number = told(|told| told.note(solver.prove(&game, &state, &mut Clock::unlimited())));
    assert_eq!(number, "281f-eba7-e789-3088");
}
