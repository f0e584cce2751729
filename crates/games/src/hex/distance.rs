//! How many stones a side still needs: the evaluations `report` and `bridges`.
//!
//! All cells are reached at once: a set grows from one edge, over own stones for nothing and over empty cells for one
//! stone a step, until it touches the other edge. Time: as many steps as there are stones missing, a few dozen
//! operations on words each. No memory beyond the sets.

use jogada_rules::{Evaluator, Game, Side, Value};

use super::lanes::{Cells, Lanes, with_width};
use super::{Hex, HexState};

/// The report's evaluation: stones still needed by the side to move, less half of those its opponent needs, halves
/// truncated toward zero. The report's smaller is better; a value's larger is, so the sign is turned round: one stone
/// is one point.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report;

/// As [`Report`], with an intact bridge — two stones, or a stone and its edge, with two empty cells in common — counted
/// as joined.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bridges;

impl Evaluator<Hex> for Report {
    fn evaluate(&self, game: &Hex, state: &HexState) -> Value {
        weigh(game, state, |side| game.distance(state, side))
    }
}

impl Evaluator<Hex> for Bridges {
    fn evaluate(&self, game: &Hex, state: &HexState) -> Value {
        weigh(game, state, |side| game.bridge_distance(state, side))
    }
}

fn weigh(game: &Hex, state: &HexState, distance: impl Fn(Side) -> u32) -> Value {
    let mover = game.turn(state);
    let [own, other] = [mover, !mover].map(|side| distance(side) as i32);
    Value::points((other - 2 * own) / 2)
}

impl Hex {
    /// The fewest empty cells that `side` has to fill to join its edges; as many as there are cells, and one more, if
    /// the opponent has won.
    pub fn distance(&self, state: &HexState, side: Side) -> u32 {
        with_width!(self.board.words, plain_distance(self, state, side))
    }

    /// The same where an intact bridge, also to an edge, counts as joined.
    pub fn bridge_distance(&self, state: &HexState, side: Side) -> u32 {
        with_width!(self.board.words, bridged_distance(self, state, side))
    }

    fn out_of_reach(&self) -> u32 {
        self.board.cells.count() as u32 + 1
    }
}

/// The board as one side sees it.
#[derive(Clone, Copy)]
pub(super) struct SideField<const W: usize> {
    pub(super) own: Lanes<W>,
    pub(super) empty: Lanes<W>,
    /// The cells along the edges to join.
    pub(super) edges: [Lanes<W>; 2],
}

impl<const W: usize> SideField<W> {
    #[inline]
    pub(super) fn of(game: &Hex, state: &HexState, side: Side) -> Self {
        let own = Lanes::of(&state.stones[side.index()]);
        let other = Lanes::of(&state.stones[(!side).index()]);
        let empty = Lanes::of(&game.board.cells).without(own | other);
        let edges = game.board.edges[side.index()].each_ref().map(|edge: &Cells| Lanes::of(edge));
        Self { own, empty, edges }
    }
}

fn plain_distance<const W: usize>(game: &Hex, state: &HexState, side: Side) -> u32 {
    let field = SideField::<W>::of(game, state, side);
    let [edge, goal] = field.edges;
    steps(&field, edge, goal, Lanes::spread).unwrap_or_else(|| game.out_of_reach())
}

fn bridged_distance<const W: usize>(game: &Hex, state: &HexState, side: Side) -> u32 {
    let field = SideField::<W>::of(game, state, side);
    let [near, far] = anchored(&field, side);
    let [edge, goal] = field.edges;
    let spread = |reached: Lanes<W>| reached.spread() | over_bridges(&field, reached & field.own);
    steps(&field, edge | near, goal | far, spread).unwrap_or_else(|| game.out_of_reach())
}

/// Counts the empty cells to fill until what grows from `start` meets `goal`. `spread` adds to a set what touches it.
#[inline]
fn steps<const W: usize>(
    field: &SideField<W>,
    start: Lanes<W>,
    goal: Lanes<W>,
    spread: impl Fn(Lanes<W>) -> Lanes<W>,
) -> Option<u32> {
    let mut reached = Lanes::NONE;
    let mut touched = start;
    let mut filled = 0;
    loop {
        let joined = (touched & field.own).without(reached);
        // Own stones come first, for nothing; only when none is left to join does a step cost a stone.
        let fresh = if joined.is_empty() {
            filled += 1;
            (touched & field.empty).without(reached)
        } else {
            joined
        };
        if fresh.meets(goal) {
            return Some(filled);
        }
        if fresh.is_empty() {
            return None;
        }
        reached = reached | fresh;
        touched = spread(reached) | start;
    }
}

/// The stones with an intact bridge to the near and to the far edge of `side`.
#[inline]
fn anchored<const W: usize>(field: &SideField<W>, side: Side) -> [Lanes<W>; 2] {
    let [near, far] = field.edges.map(|edge| edge & field.empty);
    match side {
        Side::First => [near.south() & near.west().south() & field.own, far.north() & far.east().north() & field.own],
        Side::Second => [near.east() & near.north().east() & field.own, far.west() & far.south().west() & field.own],
    }
}

/// The own stones one intact bridge away from `stones`.
///
/// A bridge goes by two neighboring directions: its end is reached by either order of them, over two empty cells.
#[inline]
fn over_bridges<const W: usize>(field: &SideField<W>, stones: Lanes<W>) -> Lanes<W> {
    let compass: [fn(Lanes<W>) -> Lanes<W>; 6] = [
        Lanes::north,
        |cells| cells.north().east(),
        Lanes::east,
        Lanes::south,
        |cells| cells.south().west(),
        Lanes::west,
    ];
    let middles = compass.map(|step| step(stones) & field.empty);
    let mut ends = Lanes::NONE;
    for one in 0..6 {
        let other = (one + 1) % 6;
        ends = ends | (compass[other](middles[one]) & compass[one](middles[other]));
    }
    ends & field.own
}
