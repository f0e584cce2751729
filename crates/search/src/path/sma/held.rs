//! A node of SMA*, and what it remembers of its children.

use jogada_rules::Cost;

use super::super::Id;

/// A node that is held.
pub(super) struct Held<S> {
    pub(super) state: S,
    pub(super) id: Id,
    pub(super) depth: u32,
    pub(super) g: Cost,
    /// No way through here is cheaper, as far as was known when it was generated.
    pub(super) bound: Cost,
    pub(super) is_goal: bool,
    /// The parent's place, and which of its children this is.
    pub(super) parent: Option<(usize, usize)>,
    /// What became of each child; empty until the first is generated.
    pub(super) children: Vec<Child>,
    pub(super) expanded: bool,
    pub(super) children_kept: usize,
}

/// What became of a child.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Child {
    /// It was never generated.
    Fresh,
    /// It is held.
    Held,
    /// It is not held; no way through it is cheaper than this.
    Forgotten(Cost),
}

impl<S> Held<S> {
    pub(super) fn new(
        state: S,
        id: Id,
        depth: u32,
        (g, bound): (Cost, Cost),
        is_goal: bool,
        parent: Option<(usize, usize)>,
    ) -> Self {
        let (children, expanded, children_kept) = (Vec::new(), false, 0);
        Self { state, id, depth, g, bound, is_goal, parent, children, expanded, children_kept }
    }

    /// The least that a way costs which goes through here and through no child that is held.
    pub(super) fn f(&self) -> Cost {
        if self.is_goal || !self.expanded {
            return self.bound;
        }
        self.children.iter().map(|&child| self.child_f(child)).min().unwrap_or(Cost::MAX)
    }

    pub(super) fn child_f(&self, child: Child) -> Cost {
        match child {
            Child::Fresh => self.bound,
            Child::Held => Cost::MAX,
            Child::Forgotten(f) => f.max(self.bound),
        }
    }

    /// The child to generate next: the best, new ones before those that were forgotten.
    pub(super) fn next_child(&self) -> Option<usize> {
        let promising = |&at: &usize| self.child_f(self.children[at]) < Cost::MAX;
        let rank = |&at: &usize| (self.child_f(self.children[at]), self.children[at] != Child::Fresh);
        (0..self.children.len()).filter(promising).min_by_key(rank)
    }
}
