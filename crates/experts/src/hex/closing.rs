//! Where to play once a position is decided: what ends a won game soonest, and what resists longest in a lost one.
//!
//! A search that has a proof has no opinion any more: every move that keeps the win is as good as another to it, and so is
//! every move that loses. People who watch think otherwise. A connection says more: the winner needs so many stones to
//! walk through its carrier, each of its moves can spare one, and only a stone inside of it gets in the way.

use std::collections::{HashSet, VecDeque};

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::{Game, Side};

use super::insight::HexInsight;

/// The moves that close a position best by what is seen in it: none where connections do not say who wins.
pub(super) fn closing(game: &Hex, state: &HexState, seen: &HexInsight) -> Vec<Cell> {
    let Some(side) = seen.winner else { return Vec::new() };
    if let Some(cell) = seen.winning_move {
        return vec![cell];
    }
    let free: Vec<Cell> = seen.carrier.iter().copied().filter(|&cell| game.owner(state, cell).is_none()).collect();
    let walk = Walk { game, state, side };
    let is_own = side == game.turn(state);
    // What the winner needs after a stone on the cell; where there is no way at all, it needs the most.
    let needed = |cell: Cell| {
        let room = free.iter().copied().filter(|&other| other != cell).collect();
        walk.stones(&room, is_own.then_some(cell)).unwrap_or(u32::MAX)
    };
    let ranked: Vec<(u32, Cell)> = free.iter().map(|&cell| (needed(cell), cell)).collect();
    let needs = ranked.iter().map(|&(needed, _)| needed);
    let best = if is_own { needs.min() } else { needs.max() };
    ranked.into_iter().filter(|&(needed, _)| Some(needed) == best).map(|(_, cell)| cell).collect()
}

/// The way of a side from edge to edge.
pub(super) struct Walk<'a> {
    pub(super) game: &'a Hex,
    pub(super) state: &'a HexState,
    pub(super) side: Side,
}

impl Walk<'_> {
    /// How many stones it still takes inside of `room`, if there is a way; a stone of its own on `added` is there already.
    pub(super) fn stones(&self, room: &HashSet<Cell>, added: Option<Cell>) -> Option<u32> {
        let cost = |cell: Cell| match self.game.owner(self.state, cell) {
            Some(owner) => (owner == self.side).then_some(0),
            None if added == Some(cell) => Some(0),
            None => room.contains(&cell).then_some(1),
        };
        let line = |cell: Cell| usize::from(if self.side == Side::First { cell.row } else { cell.col });
        // What costs nothing goes first, so that cells come up in the order of their costs.
        let mut queue: VecDeque<(Cell, u32)> = VecDeque::new();
        let enter = |queue: &mut VecDeque<(Cell, u32)>, cell: Cell, before: u32| match cost(cell) {
            Some(0) => queue.push_front((cell, before)),
            Some(stones) => queue.push_back((cell, before + stones)),
            None => {}
        };
        self.game.cells().filter(|&cell| line(cell) == 0).for_each(|cell| enter(&mut queue, cell, 0));
        let mut reached = HashSet::new();
        while let Some((cell, stones)) = queue.pop_front() {
            if line(cell) + 1 == self.game.size() {
                return Some(stones);
            }
            if reached.insert(cell) {
                self.game.neighbors(cell).for_each(|near| enter(&mut queue, near, stones));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::HexMove;
    use jogada_rules::Dice;
    use jogada_search::{Clock, Limits, SearchInfo, StopFlag};

    use super::*;
    use crate::hex::insight::HexAdviser;
    use crate::hex::net::Net;
    use crate::hex::puct::{Puct, Searcher};

    /// A position by lot that connections decide without a move, and what is seen in it.
    fn decided(game: &Hex, dice: &mut Dice) -> (HexState, HexInsight) {
        loop {
            let mut state = game.initial();
            let cells = game.size() * game.size();
            for _ in 0..cells / 4 + dice.below(cells / 4) {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                if let Some(&mv) = dice.pick(&moves) {
                    game.play(&mut state, mv);
                }
            }
            if game.settled(&state).is_none() {
                let seen = HexAdviser::new(game).look(game, &state);
                if seen.winner.is_some() && seen.winning_move.is_none() {
                    return (state, seen);
                }
            }
        }
    }

    /// The move of a search that has known the position for so many simulations before it is told who wins.
    fn chosen(game: &Hex, state: &HexState, insight_after: u32) -> Cell {
        let mut searcher = Searcher::new(Net::standard(), Puct { insight_after, ..Puct::default() });
        let mut clock = Clock::start(&Limits::nodes(5000), &StopFlag::new());
        let mut told = None;
        let mut hear = |info: &SearchInfo<HexMove>| told = Some((info.line.clone(), info.value, info.proven));
        let found = searcher.search(game, state, || HexAdviser::new(game), &mut clock, &mut hear);
        assert!(found.proven);
        assert_eq!(told, Some((found.line.clone(), found.value, true)), "what is told last is what is found");
        assert_eq!(searcher.lines(1)[0].moves[0], found.line[0], "all that is told of it begins alike");
        assert!(searcher.lines(1)[0].proven);
        let HexMove::Place(cell) = found.line[0] else { panic!("there is nothing to swap") };
        cell
    }

    #[test]
    fn a_won_game_comes_a_stone_nearer_to_its_end_and_a_lost_one_resists() {
        let game = Hex::new(7, false).expect("a board");
        let mut dice = Dice::new(5);
        let (mut won, mut lost) = (0, 0);
        for number in 0..40 {
            let (state, seen) = decided(&game, &mut dice);
            let side = seen.winner.expect("it is decided");
            let walk = Walk { game: &game, state: &state, side };
            let room: HashSet<Cell> =
                seen.carrier.iter().copied().filter(|&cell| game.owner(&state, cell).is_none()).collect();
            let Some(stones) = walk.stones(&room, None) else { continue };
            let cell = chosen(&game, &state, [0, 20][number % 2]);
            assert!(room.contains(&cell), "no filler: {cell:?} in {state:?}");
            let without = |cell: Cell| room.iter().copied().filter(|&other| other != cell).collect::<HashSet<_>>();
            if side == game.turn(&state) {
                won += 1;
                assert_eq!(walk.stones(&without(cell), Some(cell)), Some(stones - 1), "{cell:?} in {state:?}");
            } else {
                lost += 1;
                let longest = room.iter().map(|&cell| walk.stones(&without(cell), None)).max();
                assert_eq!(Some(walk.stones(&without(cell), None)), longest, "{cell:?} in {state:?}");
            }
        }
        assert!(won > 5 && lost > 5, "{won} won, {lost} lost");
    }

    #[test]
    fn a_line_of_a_decided_position_ends_before_a_move_that_changes_nothing() {
        let game = Hex::new(7, false).expect("a board");
        let (mut dice, mut followed) = (Dice::new(8), 0);
        for number in 0..24 {
            let (state, _) = decided(&game, &mut dice);
            let insight_after = [0, 20, 60][number % 3];
            let options = Puct { insight_after, exploration: 3.0, told: 3, ..Puct::default() };
            let mut searcher = Searcher::new(Net::standard(), options);
            let mut clock = Clock::start(&Limits::nodes(5000), &StopFlag::new());
            let found = searcher.search(&game, &state, || HexAdviser::new(&game), &mut clock, &mut |_| {});
            let (lines, mut adviser) = (searcher.lines(3), HexAdviser::new(&game));
            assert_eq!(lines[0].moves, found.line);
            for line in lines.into_iter().filter(|line| line.proven) {
                adviser.look(&game, &state);
                let mut state = state.clone();
                game.play(&mut state, line.moves[0]);
                for &mv in &line.moves[1..] {
                    let seen = adviser.look(&game, &state);
                    let is_needed = seen.carrier.iter().any(|&cell| mv == HexMove::Place(cell));
                    assert!(seen.winner.is_none() || is_needed, "{mv:?} of {:?} in {state:?}", line.moves);
                    game.play(&mut state, mv);
                    followed += 1;
                }
            }
        }
        assert!(followed > 10, "{followed}");
    }

    #[test]
    fn a_walk_counts_the_stones_that_are_missing() {
        let game = Hex::new(4, false).expect("a board");
        let mut state = game.initial();
        let all: HashSet<Cell> = game.cells().collect();
        let stones =
            |state: &HexState, side, room: &HashSet<Cell>, added| Walk { game: &game, state, side }.stones(room, added);
        assert_eq!(stones(&state, Side::First, &all, None), Some(4));
        assert_eq!(stones(&state, Side::First, &HashSet::new(), None), None);
        game.play(&mut state, HexMove::Place(Cell::new(1, 1)));
        assert_eq!(stones(&state, Side::First, &all, None), Some(3));
        assert_eq!(stones(&state, Side::Second, &all, None), Some(4), "round the stone there is a way as short");
        assert_eq!(stones(&state, Side::First, &all, Some(Cell::new(2, 1))), Some(2));
        let few = HashSet::from([Cell::new(0, 1), Cell::new(2, 0), Cell::new(3, 0)]);
        assert_eq!(stones(&state, Side::First, &few, None), Some(3), "only by the stone that is there");
        assert_eq!(stones(&state, Side::Second, &few, None), None);
    }
}
