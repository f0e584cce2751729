//! Ladders: stones laid along an edge one after the other, each a threat to reach it, each with one reply.
//!
//! **Finds** the ladders that a side could lay next, how far they go and whether something ahead lets them escape to the
//! edge.
//! **Right** in what it calls forced and in what it calls an escape: both are connections that hold. Where it sees no
//! escape there may be one that it does not see.
//! **Costs** a build of connections for each side and for each stone that a ladder may go on from.

use std::sync::Arc;

use jogada_games::hex::{Cell, Hex};
use jogada_rules::Side;

use super::bits::{CellBits, collected};
use super::connections::{Network, NetworkReach};
use super::terrain::{Stones, Terrain, cell_of};

/// A ladder that a side could lay if it were to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexLadder {
    /// Whose it is.
    pub side: Side,
    /// Its stones in order, each with the reply to it.
    pub steps: Vec<(Cell, Cell)>,
    /// Whether it comes to be connected to the edge against every reply, by a stone ahead.
    pub escapes: bool,
}

/// Fewer forced steps are no ladder.
const LEAST_STEPS: usize = 2;
/// Rows that ladders run along, the one at the edge not counted: further away nothing is forced.
const ROWS: usize = 3;

/// The ladders of both sides.
pub(super) fn ladders<B: CellBits>(terrain: &Arc<Terrain<B>>, game: &Hex, stones: &Stones<B>) -> Vec<HexLadder> {
    let of_side = |side: Side| {
        let found: Vec<_> =
            starts(terrain.size, side, stones).filter_map(|start| start.laid(terrain, stones)).collect();
        // Most positions have none, and need no connections.
        let mut network = (!found.is_empty()).then(|| Network::new(terrain, side, NetworkReach::USUAL, stones));
        let mut named = |(start, steps): (LadderStart, LadderSteps)| {
            let escapes = network.as_mut().is_some_and(|network| escapes(network, start.edge, &steps));
            let cell = |number| cell_of(game, number);
            let steps = steps.into_iter().map(|(stone, reply)| (cell(stone), cell(reply))).collect();
            HexLadder { side, steps, escapes }
        };
        found.into_iter().map(&mut named).collect::<Vec<_>>()
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

/// Stones of a ladder by number, each with its reply.
type LadderSteps = Vec<(usize, usize)>;

/// A stone that a ladder may go on from, along which edge, and which way.
#[derive(Clone, Copy)]
struct LadderStart {
    size: usize,
    side: Side,
    edge: usize,
    /// How far from the edge.
    row: usize,
    along: usize,
    forward: bool,
}

impl LadderStart {
    /// The cell so many steps ahead.
    fn ahead(&self, steps: usize) -> Option<usize> {
        let along = if self.forward { self.along + steps } else { self.along.checked_sub(steps)? };
        let across = if self.edge == 0 { self.row } else { self.size - 1 - self.row };
        let (row, col) = if self.side == Side::First { (across, along) } else { (along, across) };
        (along < self.size).then_some(row * self.size + col)
    }
}

impl LadderStart {
    /// The ladder that goes on from here if nothing of its side lay ahead: what is forced then is what people call a
    /// ladder, even where a stone ahead makes it needless.
    fn laid<B: CellBits>(self, terrain: &Arc<Terrain<B>>, stones: &Stones<B>) -> Option<(Self, LadderSteps)> {
        let mut bare = *stones;
        let own = &mut bare.of[self.side.index()];
        *own = own.without(collected(own.cells().filter(|&cell| self.is_ahead(cell))));
        let mut network = Network::new(terrain, self.side, NetworkReach::USUAL, &bare);
        if network.to_edge(self.ahead(0)?, self.edge).is_none_or(|pair| !pair.full.is_empty()) {
            return None;
        }
        let mut steps = LadderSteps::new();
        while let Some(stone) = self.ahead(steps.len() + 1).filter(|&cell| !stones.taken().has(cell)) {
            network.play(B::single(stone), B::NONE);
            let Some(reply) = only_reply(&network, stone, self.edge).filter(|&cell| !stones.taken().has(cell)) else {
                break;
            };
            network.play(B::NONE, B::single(reply));
            steps.push((stone, reply));
        }
        (steps.len() >= LEAST_STEPS).then_some((self, steps))
    }

    /// Whether a cell lies further along the edge.
    fn is_ahead(&self, cell: usize) -> bool {
        let (row, col) = (cell / self.size, cell % self.size);
        let along = if self.side == Side::First { col } else { row };
        if self.forward { along > self.along } else { along < self.along }
    }
}

/// The stones of a side near its edges whose neighbor along the edge is free, with the other side between them and it.
fn starts<B: CellBits>(size: usize, side: Side, stones: &Stones<B>) -> impl Iterator<Item = LadderStart> {
    let (own, other, taken) = (stones.of[side.index()], stones.of[(!side).index()], stones.taken());
    let rows = (0..2).flat_map(move |edge| (1..=ROWS.min(size / 2)).map(move |row| (edge, row)));
    let places = rows.flat_map(move |(edge, row)| (0..size).map(move |along| (edge, row, along)));
    let both = places.flat_map(move |(edge, row, along)| {
        [false, true].map(|forward| LadderStart { size, side, edge, row, along, forward })
    });
    both.filter(move |start| {
        let below = LadderStart { row: start.row - 1, ..*start };
        let is_own = start.ahead(0).is_some_and(|cell| own.has(cell));
        let is_met = below.ahead(0).is_some_and(|cell| other.has(cell));
        is_own && is_met && start.ahead(1).is_some_and(|cell| !taken.has(cell))
    })
}

/// The one reply to a stone that threatens to reach the edge: the cell that all its ways need.
fn only_reply<B: CellBits>(network: &Network<B>, stone: usize, edge: usize) -> Option<usize> {
    let pair = network.to_edge(stone, edge).filter(|pair| pair.full.is_empty())?;
    let common = pair.semi.iter().map(|link| link.carrier).reduce(|common, carrier| common & carrier)?;
    (common.count() == 1).then(|| common.lowest())
}

/// Whether a ladder comes to a stone that is connected to the edge against every reply.
fn escapes<B: CellBits>(network: &mut Network<B>, edge: usize, steps: &[(usize, usize)]) -> bool {
    let mut played = 0;
    let escapes = steps.iter().any(|&(stone, reply)| {
        network.play(B::single(stone), B::NONE);
        played += 1;
        let holds = network.to_edge(stone, edge).is_none_or(|pair| !pair.full.is_empty());
        if !holds {
            network.play(B::NONE, B::single(reply));
            played += 1;
        }
        holds
    });
    (0..played).for_each(|_| network.undo());
    escapes
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::HexState;
    use jogada_rules::{Game, Notation};

    use super::*;

    fn played(game: &Hex, moves: &str) -> HexState {
        let mut state = game.initial();
        for text in moves.split_whitespace() {
            let mv = game.read_move(&state, text).expect("a move");
            game.play(&mut state, mv);
        }
        state
    }

    fn seen(size: usize, moves: &str) -> Vec<HexLadder> {
        let game = Hex::new(size, false).expect("a board");
        let state = played(&game, moves);
        ladders(&Arc::new(Terrain::<u128>::new(size)), &game, &Stones::of(&game, &state))
    }

    fn names(ladder: &HexLadder) -> Vec<String> {
        ladder.steps.iter().map(|&(stone, _)| Hex::place_text(stone)).collect()
    }

    /// First lies on the second row from the bottom, and Second below it.
    const SECOND_ROW: &str = "c10 b11 d10 c11 k1 d11";

    fn to_the_right(moves: &str) -> HexLadder {
        let ladders = seen(11, moves);
        let found = ladders.iter().find(|ladder| ladder.side == Side::First && names(ladder)[0] == "e10");
        found.unwrap_or_else(|| panic!("one to the right: {ladders:?}")).clone()
    }

    #[test]
    fn a_ladder_on_the_second_row_runs_on_with_one_reply_to_each_stone() {
        let ladder = to_the_right(SECOND_ROW);
        assert!(!ladder.escapes);
        assert_eq!(names(&ladder)[..3], ["e10", "f10", "g10"]);
        assert_eq!(Hex::place_text(ladder.steps[0].1), "e11");
    }

    #[test]
    fn a_stone_ahead_is_an_escape() {
        let ladder = to_the_right(&format!("{SECOND_ROW} i9 a1"));
        assert!(ladder.escapes, "{ladder:?}");
        assert!(!to_the_right(&format!("{SECOND_ROW} a1 i9")).escapes, "not one of the other side");
    }

    /// Another ladder is looked at in what this one leaves.
    #[test]
    fn connections_are_left_as_they_were_found() {
        let (game, terrain) = (Hex::new(11, false).expect("a board"), Arc::new(Terrain::<u128>::new(11)));
        for (more, is_free) in [("i9 a1", true), ("", false)] {
            let stones = Stones::of(&game, &played(&game, &format!("{SECOND_ROW} {more}")));
            let mut network = Network::new(&terrain, Side::First, NetworkReach::USUAL, &stones);
            let look = |network: &Network<u128>| -> Vec<_> {
                let links = |cell, edge| network.to_edge(cell, edge).map(|pair| (pair.full.len(), pair.semi.len()));
                (0..121).map(|cell| [0, 1].map(|edge| links(cell, edge))).collect()
            };
            let before = look(&network);
            let mut laid = starts(11, Side::First, &stones).filter_map(|start| start.laid(&terrain, &stones));
            let (start, steps) = laid.find(|(start, _)| start.forward && start.edge == 1).expect("one to the right");
            assert_eq!((escapes(&mut network, start.edge, &steps), steps.len() > 1), (is_free, true));
            assert_eq!(look(&network), before, "{more}");
        }
    }

    /// What the lesson on the card says of edges.
    #[test]
    fn second_and_third_rows_are_joined_to_their_edge() {
        let game = Hex::new(9, false).expect("a board");
        let joined = |place: &str| {
            let mut state = game.initial();
            let mv = game.read_move(&state, place).expect("a move");
            game.play(&mut state, mv);
            let stones = Stones::<u128>::of(&game, &state);
            let network = Network::new(&Arc::new(Terrain::new(9)), Side::First, NetworkReach::USUAL, &stones);
            let stone = stones.of[Side::First.index()].lowest();
            network.to_edge(stone, 1).is_some_and(|pair| !pair.full.is_empty())
        };
        assert!(joined("e8") && joined("e7") && !joined("e4"));
    }

    #[test]
    fn a_stone_with_the_edge_in_reach_needs_no_ladder() {
        assert!(seen(9, "c8 a1 d8 a2").iter().all(|ladder| ladder.side != Side::First));
        assert!(seen(9, "").is_empty());
    }
}
