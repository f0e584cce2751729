//! Hex where a swap may still come: nobody has won before it is decided, whoever is asked.

use jogada_experts::hex::player::ByNet;
use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Notation, Value};
use jogada_search::tree::Found;
use jogada_search::{Assignment, Clock, Expert, Keepsake, Limits, StopFlag, Table};

const NODES: u64 = 400;

/// What the player finds and the lines that it analyzes, from nothing.
fn asked(game: &Hex, state: &HexState, temperature: Option<u32>) -> Vec<Found<HexMove>> {
    let (table, kept, other) = (Table::new(0), Keepsake::default(), Keepsake::default());
    let (limits, depth, memory, threads, soft_time) = (Limits::nodes(NODES), u32::MAX, 16 << 20, 1, None);
    let (table, kept, dice) = (&table, &kept, Dice::new(1));
    let clock = || Clock::start(&limits, &StopFlag::new());
    let mut asked =
        Assignment { game, state, limits, depth, table, memory, threads, soft_time, dice, kept, temperature };
    let found = ByNet.search(&asked, &mut clock(), &mut |_| {});
    asked.kept = &other;
    let lines = ByNet.analyze(&asked, 3, &mut clock(), &mut |_| {}).expect("it analyzes by itself");
    std::iter::once(found).chain(lines).collect()
}

/// The positions before the swap is decided: the empty board, and all first stones on it.
fn undecided(game: &Hex) -> Vec<HexState> {
    let opened = game.cells().map(|cell| after(game, &game.initial(), HexMove::Place(cell)));
    std::iter::once(game.initial()).chain(opened).collect()
}

fn after(game: &Hex, state: &HexState, mv: HexMove) -> HexState {
    let mut next = state.clone();
    game.play(&mut next, mv);
    next
}

/// Whether the side to move wins, where each side sees to the swap.
fn wins(solver: &HexSolver, game: &Hex, state: &HexState) -> bool {
    if !game.may_still_be_swapped(state) {
        let settled = game.settled(state).map(Value::is_win);
        let solved = || solver.solve(game, state, &mut Clock::unlimited()).expect("nothing stops it");
        return settled.unwrap_or_else(|| solved().winner == game.turn(state));
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().any(|mv| !wins(solver, game, &after(game, state, mv)))
}

#[test]
fn what_is_proven_before_a_swap_is_decided_is_what_the_solver_says() {
    let mut proven = 0;
    for size in 2..=5 {
        let game = Hex::new(size, true).expect("a board");
        let solver = HexSolver::new(&game, 8 << 20, Knowledge::ALL);
        for state in undecided(&game) {
            for found in [None, Some(100)].into_iter().flat_map(|temperature| asked(&game, &state, temperature)) {
                let mv = found.best().expect("the game goes on");
                let kept = wins(&solver, &game, &after(&game, &state, mv));
                assert!(
                    !found.proven || found.value.is_win() != kept,
                    "{} {}: {:?}",
                    game.position_text(&state),
                    game.move_text(&state, mv),
                    found.value,
                );
                proven += usize::from(found.proven);
            }
        }
    }
    assert!(proven > 20, "{proven}");
}

#[test]
fn nothing_is_shown_as_won_or_lost_while_sides_may_change() {
    for size in 2..=5 {
        let game = Hex::new(size, true).expect("a board");
        for state in undecided(&game) {
            let text = game.position_text(&state);
            let notes: Vec<_> = ByNet.overlays(&game, &state).into_iter().flat_map(|overlay| overlay.notes).collect();
            assert!(notes.iter().all(|note| note.key == "net"), "{text}: {notes:?}");
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            for mv in moves {
                assert_eq!(ByNet.reason(&game, &state, mv), None, "{text} {}", game.move_text(&state, mv));
            }
        }
    }
}
