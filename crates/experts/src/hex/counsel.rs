//! Who stands by a player: connections at every position that is visited often, and a solver from the middle game on.

use std::sync::{Mutex, OnceLock, PoisonError};

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_search::Clock;

use super::engine::{HexSolver, HexVerdict, Knowledge};
use super::glance::{Glance, Insight};
use super::insight::HexAdviser;
use jogada_rules::Game;

/// Those who stand by a player from one move to the next: an adviser for each thread, and one solver, who remember what
/// they have seen.
pub(super) struct Council {
    pub(super) size: usize,
    advisers: Mutex<Vec<HexAdviser>>,
    solver: OnceLock<HexSolver>,
    pub(super) memory: usize,
}

/// Someone with insight who can also prove: the voice of a council in one thread.
pub(super) struct Counsel<'a> {
    council: &'a Council,
    adviser: Option<HexAdviser>,
}

/// A position of the solver takes about as long as so many simulations.
const SIMULATIONS_A_POSITION: u64 = 8;
/// The solver gets one so many-th of the work done so far, whenever that has doubled.
const SHARE: u64 = 4;
/// The middle game begins when one so many-th of the cells is taken: before, proofs are out of reach.
const TAKEN: usize = 5;

impl Council {
    /// For the board of `game`; its solver remembers in about `memory` bytes.
    pub(super) const fn new(game: &Hex, memory: usize) -> Self {
        Self { size: game.size(), advisers: Mutex::new(Vec::new()), solver: OnceLock::new(), memory }
    }

    /// Someone for one thread.
    pub(super) fn counsel(&self, game: &Hex) -> Counsel<'_> {
        let idle = self.advisers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Counsel { council: self, adviser: Some(idle.unwrap_or_else(|| HexAdviser::new(game))) }
    }
}

impl Drop for Counsel<'_> {
    fn drop(&mut self) {
        let mut idle = self.council.advisers.lock().unwrap_or_else(PoisonError::into_inner);
        idle.extend(self.adviser.take());
    }
}

impl Insight for Counsel<'_> {
    fn glance(&mut self, game: &Hex, state: &HexState) -> Glance {
        self.adviser.as_mut().map_or(Glance::Open(None), |adviser| adviser.glance(game, state))
    }

    fn closing(&mut self, game: &Hex, state: &HexState) -> Vec<Cell> {
        self.adviser.as_mut().map_or_else(Vec::new, |adviser| adviser.closing(game, state))
    }

    fn needed(&mut self, game: &Hex, state: &HexState) -> Option<Vec<Cell>> {
        self.adviser.as_mut().and_then(|adviser| adviser.needed(game, state))
    }

    fn prove(&mut self, game: &Hex, state: &HexState, clock: &mut Clock) -> Glance {
        if game.may_still_be_swapped(state) || !is_middle_game(game, state) {
            return Glance::Open(None);
        }
        let solver = self.council.solver.get_or_init(|| HexSolver::new(game, self.council.memory, Knowledge::ALL));
        let mut part = clock.part(clock.nodes() / SHARE / SIMULATIONS_A_POSITION);
        let verdict = solver.solve(game, state, &mut part);
        clock.add_nodes(part.nodes() * SIMULATIONS_A_POSITION);
        verdict.map_or(Glance::Open(None), |verdict| seen(game, state, &verdict))
    }
}

fn is_middle_game(game: &Hex, state: &HexState) -> bool {
    let taken = game.cells().filter(|&cell| game.owner(state, cell).is_some()).count();
    taken * TAKEN >= game.size().pow(2)
}

/// What a verdict says to a player. A winner who needs no move does no harm by one where it is connected anyway.
fn seen(game: &Hex, state: &HexState, verdict: &HexVerdict) -> Glance {
    if verdict.winner != game.turn(state) {
        return Glance::Lost;
    }
    let move_of = |cell: Option<Cell>| cell.map_or(Glance::Open(None), Glance::Won);
    move_of(verdict.best.or_else(|| verdict.carrier.first().copied()))
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::HexMove;
    use jogada_rules::Dice;
    use jogada_search::{Limits, StopFlag};

    use super::*;

    fn middle_game(game: &Hex, dice: &mut Dice) -> HexState {
        let mut state = game.initial();
        while !is_middle_game(game, &state) {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            if let Some(&mv) = dice.pick(&moves) {
                game.play(&mut state, mv);
            }
        }
        state
    }

    #[test]
    fn what_is_proven_in_parts_is_what_the_solver_says() {
        let game = Hex::new(6, false).expect("a board");
        let mut dice = Dice::new(11);
        let mut proven = 0;
        for _ in 0..12 {
            let state = middle_game(&game, &mut dice);
            let solver = HexSolver::new(&game, 1 << 20, Knowledge::ALL);
            let verdict = solver.solve(&game, &state, &mut Clock::unlimited()).expect("nothing stops it");
            let council = Council::new(&game, 1 << 20);
            let mut counsel = council.counsel(&game);
            let mut clock = Clock::start(&Limits::nodes(1 << 20), &StopFlag::new());
            let glance = (0..12).find_map(|_| {
                clock.add_nodes(256);
                Some(counsel.prove(&game, &state, &mut clock)).filter(|glance| *glance != Glance::Open(None))
            });
            let Some(glance) = glance else { continue };
            proven += 1;
            assert_eq!(glance == Glance::Lost, verdict.winner != game.turn(&state));
            if let Glance::Won(cell) = glance {
                let mut next = state.clone();
                game.play(&mut next, HexMove::Place(cell));
                let after = solver.solve(&game, &next, &mut Clock::unlimited()).expect("nothing stops it");
                assert_eq!(after.winner, verdict.winner, "the move keeps the win");
            }
        }
        assert!(proven > 6, "{proven} of 12 proven");
    }

    #[test]
    fn openings_are_left_to_the_search() {
        let game = Hex::new(11, false).expect("a board");
        let mut clock = Clock::unlimited();
        clock.add_nodes(1 << 16);
        let council = Council::new(&game, 1 << 20);
        assert_eq!(council.counsel(&game).prove(&game, &game.initial(), &mut clock), Glance::Open(None));
        assert_eq!(clock.nodes(), 1 << 16);
    }

    /// A position that is far from decided takes all of its share.
    #[test]
    fn the_solver_gets_a_quarter_of_the_work() {
        let (game, mut dice) = (Hex::new(13, false).expect("a board"), Dice::new(13));
        let council = Council::new(&game, 1 << 20);
        let mut clock = Clock::start(&Limits::nodes(1 << 20), &StopFlag::new());
        clock.add_nodes(640);
        let glance = council.counsel(&game).prove(&game, &middle_game(&game, &mut dice), &mut clock);
        assert_eq!((glance, clock.nodes()), (Glance::Open(None), 640 + 640 / SHARE));
    }

    #[test]
    fn a_decided_game_is_closed_by_who_knows_connections() {
        let game = Hex::new(3, false).expect("a board");
        let (council, mut state) = (Council::new(&game, 1 << 20), game.initial());
        game.play(&mut state, HexMove::Place(Cell::new(1, 1)));
        let closing = council.counsel(&game).closing(&game, &state);
        assert_eq!(closing, HexAdviser::new(&game).closing(&game, &state));
        assert!(!closing.is_empty());
    }

    #[test]
    fn what_is_told_of_the_share_of_the_solver() {
        let (game, mut dice) = (Hex::new(7, false).expect("a board"), Dice::new(12));
        let number = crate::told::told(|told| {
            for nodes in [0, 900, 3000, 20_000, 20_000] {
                let (council, state) = (Council::new(&game, 1 << 20), middle_game(&game, &mut dice));
                let mut clock = Clock::start(&Limits::nodes(1 << 20), &StopFlag::new());
                clock.add_nodes(nodes);
                told.note((council.counsel(&game).prove(&game, &state, &mut clock), clock.nodes()));
            }
        });
        assert_eq!(number, "182a-9b20-40c4-2493");
    }
}
