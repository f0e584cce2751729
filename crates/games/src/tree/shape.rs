//! The tree itself: nodes by number, the root first.

use jogada_rules::{Key, zobrist};

use super::DOMAIN;

/// What every leaf has in common: nothing is to come.
const END: u64 = 3;
/// Numbers of the sequence from here on stand for what is at a child.
const BELOW: u64 = 1 << 20;

/// A tree. Parents come before their children.
#[derive(Clone, Debug)]
pub(super) struct TreeShape {
    nodes: Vec<TreeNode>,
}

/// A node: a leaf has a worth, any other has children.
#[derive(Clone, Debug, Default)]
pub(super) struct TreeNode {
    pub(super) parent: Option<u32>,
    pub(super) children: Vec<u32>,
    pub(super) name: Option<Box<str>>,
    /// What it is worth to First.
    pub(super) worth: Option<i32>,
    pub(super) key: Key,
}

impl TreeShape {
    /// A tree of these nodes, whose keys are worked out from the leaves up.
    pub(super) fn new(mut nodes: Vec<TreeNode>) -> Self {
        for number in (0..nodes.len()).rev() {
            nodes[number].key = key(&nodes, number);
        }
        Self { nodes }
    }

    /// Every leaf `depth` moves away, every other node with `branching` children; `worth` makes the leaves from left
    /// to right.
    pub(super) fn regular(depth: usize, branching: usize, mut worth: impl FnMut() -> i32) -> Self {
        let mut nodes = vec![TreeNode::default()];
        let mut row = vec![0];
        for _ in 0..depth {
            let grow = |parent: u32| std::iter::repeat_n(parent, branching);
            let parents: Vec<u32> = row.iter().copied().flat_map(grow).collect();
            row.clear();
            for parent in parents {
                let child = nodes.len() as u32;
                nodes.push(TreeNode { parent: Some(parent), ..TreeNode::default() });
                nodes[parent as usize].children.push(child);
                row.push(child);
            }
        }
        for leaf in row {
            nodes[leaf as usize].worth = Some(worth());
        }
        Self::new(nodes)
    }

    pub(super) fn node(&self, number: u32) -> &TreeNode {
        &self.nodes[number as usize]
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether two trees are alike from two nodes on, names included, whatever their case.
    pub(super) fn is_same(&self, own: u32, other: &Self, theirs: u32) -> bool {
        let mut pairs = vec![(own, theirs)];
        let mut is_root = true;
        while let Some((own, theirs)) = pairs.pop() {
            let (own, theirs) = (self.node(own), other.node(theirs));
            let same_name = match (&own.name, &theirs.name) {
                (Some(own), Some(theirs)) => own.eq_ignore_ascii_case(theirs),
                (own, theirs) => own.is_none() && theirs.is_none(),
            };
            // How a position is called by the node above it does not matter.
            if !(same_name || is_root) || own.worth != theirs.worth || own.children.len() != theirs.children.len() {
                return false;
            }
            is_root = false;
            pairs.extend(own.children.iter().copied().zip(theirs.children.iter().copied()));
        }
        true
    }
}

/// The key of a node whose children have theirs.
fn key(nodes: &[TreeNode], number: usize) -> Key {
    if nodes[number].worth.is_some() {
        return zobrist(DOMAIN, END);
    }
    let mut mixed = 0_u64;
    for (place, &child) in (1_u64..).zip(&nodes[number].children) {
        let child = &nodes[child as usize];
        let worth = child.worth.map_or(0, |worth| (i64::from(worth) + i64::from(1 << 16)) as u64);
        mixed = zobrist(DOMAIN, (BELOW.wrapping_add(mixed.rotate_left(7))) ^ child.key.0 ^ (worth << 24) ^ place).0;
    }
    Key(mixed)
}
