//! Bridges by name: two stones, or a stone and its edge, that nothing keeps apart, because two empty cells join them.

use jogada_rules::{Note, Side};

use super::board::DIRECTIONS;
use super::{Cell, Hex, HexState};

/// What is said of the bridges of `side`: nothing where there are none.
pub(super) fn notes(game: &Hex, state: &HexState, side: Side) -> Vec<Note> {
    let look = Look { game, state, side };
    let between: Vec<_> = look.between_stones().iter().map(Bridge::text).collect();
    let to_edges: Vec<_> = look.to_edges().into_iter().map(Hex::place_text).collect();
    let note = |key, name, texts: Vec<String>, mark: &str| {
        (!texts.is_empty()).then(|| Note::new(key).with("side", side.number()).with(name, texts.join(mark)))
    };
    let notes = [note("bridges", "bridges", between, ", "), note("edge-bridges", "stones", to_edges, " ")];
    notes.into_iter().flatten().collect()
}

/// Two stones and the two empty cells that both of them touch.
struct Bridge {
    ends: [Cell; 2],
    over: [Cell; 2],
}

impl Bridge {
    fn text(&self) -> String {
        let [one, other] = self.ends.map(Hex::place_text);
        let [left, right] = self.over.map(Hex::place_text);
        format!("{one}–{other} ({left} {right})")
    }
}

/// The board as one side looks for bridges.
struct Look<'a> {
    game: &'a Hex,
    state: &'a HexState,
    side: Side,
}

impl Look<'_> {
    /// Each bridge between stones that no chain joins already.
    fn between_stones(&self) -> Vec<Bridge> {
        let mut found = Vec::new();
        for one in self.stones() {
            let chain = self.chain(one);
            let turns = (0..DIRECTIONS.len()).map(|turn| (DIRECTIONS[turn], DIRECTIONS[(turn + 1) % DIRECTIONS.len()]));
            let bridges = turns.filter_map(|(left, right)| self.bridge(one, left, right));
            // Each is seen from both of its ends.
            found.extend(bridges.filter(|bridge| one < bridge.ends[1] && !chain.contains(&bridge.ends[1])));
        }
        found
    }

    fn bridge(&self, one: Cell, left: (isize, isize), right: (isize, isize)) -> Option<Bridge> {
        let over = [self.step(one, left)?, self.step(one, right)?];
        let other = self.step(over[0], right)?;
        let is_open = self.owner(other) == Some(self.side) && over.iter().all(|&cell| self.owner(cell).is_none());
        is_open.then_some(Bridge { ends: [one, other], over })
    }

    /// The stones next but one to an edge, with both cells between empty, whose chain does not touch that edge.
    fn to_edges(&self) -> Vec<Cell> {
        let last = self.game.size() - 1;
        let near = |cell: Cell, edge: usize| {
            let touches = |cell: &Cell| self.along(*cell) == edge;
            let free = self.game.neighbors(cell).filter(|cell| touches(cell) && self.owner(*cell).is_none()).count();
            !touches(&cell) && free == 2 && !self.chain(cell).iter().any(touches)
        };
        self.stones().filter(|&cell| near(cell, 0) || near(cell, last)).collect()
    }

    /// The stones that touch each other around one.
    fn chain(&self, start: Cell) -> Vec<Cell> {
        let mut chain = vec![start];
        let mut next = 0;
        while next < chain.len() {
            let beside = self.game.neighbors(chain[next]).filter(|&cell| self.owner(cell) == Some(self.side));
            let fresh: Vec<_> = beside.filter(|cell| !chain.contains(cell)).collect();
            chain.extend(fresh);
            next += 1;
        }
        chain
    }

    fn stones(&self) -> impl Iterator<Item = Cell> {
        self.game.cells().filter(|&cell| self.owner(cell) == Some(self.side))
    }

    fn owner(&self, cell: Cell) -> Option<Side> {
        self.game.owner(self.state, cell)
    }

    /// How far a cell is from the side's first edge.
    fn along(&self, cell: Cell) -> usize {
        usize::from(if self.side == Side::First { cell.row } else { cell.col })
    }

    fn step(&self, cell: Cell, (down, right): (isize, isize)) -> Option<Cell> {
        let row = usize::from(cell.row).checked_add_signed(down)?;
        let col = usize::from(cell.col).checked_add_signed(right)?;
        (row < self.game.size() && col < self.game.size()).then(|| Cell::new(row, col))
    }
}

#[cfg(test)]
mod tests {
    use jogada_rules::{Game, Notation};

    use super::*;

    fn said(moves: &str, side: Side) -> Vec<(&'static str, String)> {
        let game = Hex::new(5, false).expect("a board");
        let mut state = game.initial();
        for text in moves.split_whitespace() {
            let mv = game.read_move(&state, text).expect("a move");
            game.play(&mut state, mv);
        }
        notes(&game, &state, side).into_iter().map(|note| (note.key, note.values[1].1.clone())).collect()
    }

    #[test]
    fn bridges_between_stones_and_to_edges_are_named() {
        let bridge = ("bridges", "c2–b4 (c3 b3)".to_owned());
        assert_eq!(said("c2 a1 b4", Side::First), [bridge, ("edge-bridges", "c2 b4".to_owned())]);
        assert_eq!(said("a1 b4", Side::Second), [("edge-bridges", "b4".to_owned())]);
    }

    #[test]
    fn an_intruder_takes_a_bridge_away_and_so_does_a_chain_that_joins_it() {
        assert_eq!(said("c2 b3 b4", Side::First), [("edge-bridges", "c2 b4".to_owned())]);
        assert_eq!(said("c2 a1 b4 e5 b3", Side::First), [("edge-bridges", "c2 b4".to_owned())]);
        assert_eq!(said("c2 c1", Side::First), []);
        assert_eq!(said("c2 a5 c1", Side::First), []);
    }
}
