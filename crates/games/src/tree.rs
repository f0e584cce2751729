//! Trees of one's own: a position is a tree with values at its leaves, as textbooks draw them to explain searches.
//!
//! First is MAX: a leaf is worth its number to First and as much less to Second, whoever moves there. The sides take
//! turns, a move goes to a child, and the game ends at a leaf.

mod examples;
mod notation;
mod scene;
mod shape;

use std::sync::Arc;

use jogada_rules::{Dice, Game, Indexed, Key, Keyed, Played, Side, Symmetric, Value, zobrist};

use crate::{ParameterError, in_range};

pub use self::examples::{EXAMPLES, TreeExample};
pub use self::notation::{LEAF, LEAVES, NAME_TWICE, NO_CHILD};
use self::shape::TreeShape;

/// The most children a node may have.
pub const MOST_CHILDREN: usize = 64;
/// The most nodes a tree may have.
pub const MOST_NODES: usize = 4096;
/// The deepest a tree may be.
pub const MOST_DEPTH: usize = 60;
/// The largest number at a leaf, and with a minus sign the smallest.
pub const MOST_WORTH: i32 = 999;
/// Random leaves are from zero up to this.
const MOST_RANDOM: usize = 20;
/// Keeps the keys of trees apart from those of other games.
const DOMAIN: u64 = u64::from_be_bytes(*b"own tree");

/// The rules: the tree to start from.
///
/// ```
/// use jogada_games::tree::OwnTree;
/// use jogada_rules::{Game, Notation};
///
/// let game = OwnTree::example("two-ply").expect("one of the examples");
/// let mut state = game.initial();
/// assert_eq!(game.position_text(&state), "((3 12 8)(2 4 6)(14 5 2)) 1");
/// let second = game.read_move(&state, "2")?;
/// game.play(&mut state, second);
/// assert_eq!(game.position_text(&state), "(2 4 6) 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct OwnTree {
    start: TreeState,
}

/// A node of a tree, and who moves there.
#[derive(Clone, Debug)]
pub struct TreeState {
    shape: Arc<TreeShape>,
    node: u32,
    turn: Side,
}

/// The child of that number, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch(u8);

impl OwnTree {
    /// The example of that name.
    pub fn example(name: &str) -> Option<Self> {
        let example = EXAMPLES.iter().find(|example| example.name == name)?;
        let start = notation::read(example.tree).expect("the examples are sound");
        Some(Self { start })
    }

    /// A tree in which every node that is no leaf has `branching` children and every leaf is `depth` moves away; the
    /// seed says what its leaves are worth.
    pub fn random(depth: usize, branching: usize, seed: u64) -> Result<Self, ParameterError> {
        in_range("depth", depth, 1, 6)?;
        in_range("branching", branching, 1, 6)?;
        let fits = |branching: &usize| branching.pow(depth as u32) <= MOST_NODES / 2;
        in_range("branching", branching, 1, (1..=6).rev().find(fits).unwrap_or(1) as i64)?;
        let mut dice = Dice::new(seed);
        let shape = TreeShape::regular(depth, branching, || dice.below(MOST_RANDOM + 1) as i32);
        Ok(Self { start: TreeState { shape: Arc::new(shape), node: 0, turn: Side::First } })
    }
}

impl PartialEq for TreeState {
    /// The same tree from here on, with the same names, and the same side to move.
    fn eq(&self, other: &Self) -> bool {
        let same_place = Arc::ptr_eq(&self.shape, &other.shape) && self.node == other.node;
        self.turn == other.turn && (same_place || self.shape.is_same(self.node, &other.shape, other.node))
    }
}

impl TreeState {
    fn children(&self) -> &[u32] {
        &self.shape.node(self.node).children
    }

    /// What the node is worth to First, if it is a leaf.
    fn worth(&self) -> Option<i32> {
        self.shape.node(self.node).worth
    }
}

impl Game for OwnTree {
    type State = TreeState;
    type Move = Branch;
    type Undo = ();

    fn initial(&self) -> TreeState {
        self.start.clone()
    }

    #[inline]
    fn turn(&self, state: &TreeState) -> Side {
        state.turn
    }

    /// What a leaf is worth was gained by the move that led there.
    #[inline]
    fn settled(&self, state: &TreeState) -> Option<Value> {
        state.worth().map(|_| Value::ZERO)
    }

    fn moves(&self, state: &TreeState, out: &mut Vec<Branch>) {
        out.extend((0..state.children().len()).map(|child| Branch(child as u8)));
    }

    fn play(&self, state: &mut TreeState, mv: Branch) -> Played<()> {
        state.node = state.children()[usize::from(mv.0)];
        let worth = state.worth().unwrap_or(0);
        let gain = if state.turn == Side::First { worth } else { -worth };
        state.turn = !state.turn;
        Played { undo: (), gain }
    }

    fn undo(&self, state: &mut TreeState, _: Branch, (): ()) {
        state.node = state.shape.node(state.node).parent.expect("a move led here");
        state.turn = !state.turn;
    }

    /// A leaf is on the account of who went there: points for First, points lost for Second.
    fn score(&self, state: &TreeState) -> [i32; 2] {
        let worth = state.worth().unwrap_or(0);
        if state.turn == Side::Second { [worth, 0] } else { [0, -worth] }
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

impl Keyed for OwnTree {
    /// The shape from here on and the side to move: what a leaf was worth has been gained already.
    fn key(&self, state: &TreeState) -> Key {
        state.shape.node(state.node).key ^ zobrist(DOMAIN, u64::from(state.turn.number()))
    }
}

impl Symmetric for OwnTree {}

impl Indexed for OwnTree {
    fn slots(&self) -> usize {
        MOST_CHILDREN
    }

    fn slot(&self, _: &TreeState, mv: Branch) -> usize {
        usize::from(mv.0)
    }
}
