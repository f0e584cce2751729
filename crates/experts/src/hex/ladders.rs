//! Ladders: stones laid along an edge one after the other, each a threat to reach it, each with one reply.
//!
//! **Finds** the ladders that a side could lay next, how far they go and whether something ahead lets them escape to the
//! edge.
//! **Right** in what it calls forced and in what it calls an escape: both are connections that hold. Where it sees no
//! escape there may be one that it does not see.
//! **Costs** a build of connections for each side, and little for each step.

use std::sync::Arc;

use jogada_games::hex::{Cell, Hex};
use jogada_rules::Side;

use super::bits::CellBits;
use super::connections::{Network, NetworkReach};
use super::terrain::{Stones, Terrain, cell_of};

/// A ladder that a side could lay if it were to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexLadder {
    /// Whose it is.
    pub side: Side,
    /// Its stones in order, then the reply to each; the last stone of one that escapes needs no reply.
    pub steps: Vec<(Cell, Option<Cell>)>,
    /// Whether it ends connected to the edge.
    pub escapes: bool,
}

/// Fewer forced steps are no ladder.
const LEAST_STEPS: usize = 2;
/// Rows that ladders run along, the one at the edge not counted: further away nothing is forced.
const ROWS: usize = 3;

/// The ladders of both sides.
pub(super) fn ladders<B: CellBits>(terrain: &Arc<Terrain<B>>, game: &Hex, stones: &Stones<B>) -> Vec<HexLadder> {
    let of_side = |side: Side| {
        let mut network = Network::new(terrain, side, NetworkReach::USUAL, stones);
        let mut found: Vec<HexLadder> = Vec::new();
        for start in starts(terrain.size, side, stones) {
            found.extend(follow(&mut network, &start).map(|steps| steps.named(game, side)));
        }
        found
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

/// A stone that a ladder may go on from, along which edge, and which way.
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

/// The stones of a side near its edges whose neighbor along the edge is free.
fn starts<B: CellBits>(size: usize, side: Side, stones: &Stones<B>) -> impl Iterator<Item = LadderStart> {
    let (own, taken) = (stones.of[side.index()], stones.taken());
    let rows = (0..2).flat_map(move |edge| (1..=ROWS.min(size / 2)).map(move |row| (edge, row)));
    let places = rows.flat_map(move |(edge, row)| (0..size).map(move |along| (edge, row, along)));
    let both = places.flat_map(move |(edge, row, along)| {
        [false, true].map(|forward| LadderStart { size, side, edge, row, along, forward })
    });
    both.filter(move |start| {
        let is_own = start.ahead(0).is_some_and(|cell| own.has(cell));
        is_own && start.ahead(1).is_some_and(|cell| !taken.has(cell))
    })
}

/// The cells of a ladder by number.
struct LadderSteps {
    steps: Vec<(usize, Option<usize>)>,
    escapes: bool,
}

impl LadderSteps {
    fn named(self, game: &Hex, side: Side) -> HexLadder {
        let cell = |number| cell_of(game, number);
        let steps = self.steps.into_iter().map(|(stone, reply)| (cell(stone), reply.map(cell))).collect();
        HexLadder { side, steps, escapes: self.escapes }
    }
}

/// Lays stone after stone for as long as each has one reply, and takes all back.
fn follow<B: CellBits>(network: &mut Network<B>, start: &LadderStart) -> Option<LadderSteps> {
    let first = start.ahead(0)?;
    if network.to_edge(first, start.edge).is_none_or(|pair| !pair.full.is_empty()) {
        return None;
    }
    let (mut found, mut played) = (LadderSteps { steps: Vec::new(), escapes: false }, 0);
    while let Some(stone) = start.ahead(found.steps.len() + 1).filter(|&cell| network.is_free(cell)) {
        network.play(B::single(stone), B::NONE);
        played += 1;
        match answer(network, stone, start.edge) {
            LadderAnswer::Escaped => {
                found.steps.push((stone, None));
                found.escapes = true;
                break;
            }
            LadderAnswer::Forced(reply) => {
                found.steps.push((stone, Some(reply)));
                network.play(B::NONE, B::single(reply));
                played += 1;
            }
            LadderAnswer::Free => break,
        }
    }
    (0..played).for_each(|_| network.undo());
    let forced = found.steps.iter().filter(|(_, reply)| reply.is_some()).count();
    (forced >= LEAST_STEPS).then_some(found)
}

/// What the other side can do about a stone of a ladder.
enum LadderAnswer {
    /// Nothing.
    Escaped,
    /// This alone.
    Forced(usize),
    /// It may choose, or leave it.
    Free,
}

fn answer<B: CellBits>(network: &Network<B>, stone: usize, edge: usize) -> LadderAnswer {
    let Some(pair) = network.to_edge(stone, edge).filter(|pair| pair.full.is_empty()) else {
        return LadderAnswer::Escaped;
    };
    let mut carriers = pair.semi.iter().map(|link| link.carrier);
    let Some(first) = carriers.next() else { return LadderAnswer::Free };
    let common = carriers.fold(first, |common, carrier| common & carrier);
    match common.count() {
        0 => LadderAnswer::Escaped,
        1 => LadderAnswer::Forced(common.lowest()),
        _ => LadderAnswer::Free,
    }
}

#[cfg(test)]
mod tests {
    use jogada_rules::{Game, Notation};

    use super::*;

    fn seen(size: usize, moves: &str) -> Vec<HexLadder> {
        let game = Hex::new(size, false).expect("a board");
        let mut state = game.initial();
        for text in moves.split_whitespace() {
            let mv = game.read_move(&state, text).expect("a move");
            game.play(&mut state, mv);
        }
        ladders(&Arc::new(Terrain::<u128>::new(size)), &game, &Stones::of(&game, &state))
    }

    fn names(ladder: &HexLadder) -> Vec<String> {
        ladder.steps.iter().map(|&(stone, _)| Hex::place_text(stone)).collect()
    }

    /// First lies on the second row from the bottom, and Second below it.
    const SECOND_ROW: &str = "c8 c9 d8 d9";

    #[test]
    fn a_ladder_on_the_second_row_runs_to_the_end_of_the_board() {
        let ladders = seen(9, SECOND_ROW);
        let ladder = ladders.iter().find(|ladder| ladder.side == Side::First && names(ladder)[0] == "e8");
        let ladder = ladder.expect("one to the right");
        assert!(!ladder.escapes);
        assert_eq!(names(ladder)[..3], ["e8", "f8", "g8"]);
        assert_eq!(ladder.steps[0].1.map(Hex::place_text).as_deref(), Some("e9"));
    }

    #[test]
    fn a_stone_ahead_is_an_escape() {
        let ladders = seen(9, &format!("{SECOND_ROW} h7 a1"));
        let ladder = ladders.iter().find(|ladder| ladder.side == Side::First && names(ladder)[0] == "e8");
        let ladder = ladder.expect("one to the right");
        assert!(ladder.escapes, "{ladder:?}");
        assert!(ladder.steps.last().is_some_and(|(_, reply)| reply.is_none()));
    }

    #[test]
    fn a_stone_with_the_edge_in_reach_needs_no_ladder() {
        assert!(seen(9, "c8 a1 d8 a2").iter().all(|ladder| ladder.side != Side::First));
        assert!(seen(9, "").is_empty());
    }
}
