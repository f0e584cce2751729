//! Where a game has been.

use jogada_catalog::Ply;

/// The positions and moves of a game so far, and the moves taken back.
#[derive(Clone, Debug)]
pub(crate) struct PlayHistory<S, M> {
    /// Every position so far, the start first; the last is the present one.
    states: Vec<S>,
    moves: Vec<M>,
    plies: Vec<Ply>,
    undone: Vec<M>,
}

impl<S: PartialEq, M: Copy> PlayHistory<S, M> {
    pub(crate) fn new(start: S) -> Self {
        Self { states: vec![start], moves: Vec::new(), plies: Vec::new(), undone: Vec::new() }
    }

    pub(crate) fn start(&self) -> &S {
        &self.states[0]
    }

    pub(crate) fn state(&self) -> &S {
        self.states.last().expect("the start is always there")
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How often the present position has occurred, this time included.
    pub(crate) fn occurrences(&self) -> usize {
        self.states.iter().filter(|&earlier| earlier == self.state()).count()
    }

    pub(crate) fn push(&mut self, mv: M, state: S, ply: Ply) -> Ply {
        self.moves.push(mv);
        self.states.push(state);
        self.plies.push(ply.clone());
        ply
    }

    pub(crate) fn undo(&mut self) -> Option<Ply> {
        self.undone.push(self.moves.pop()?);
        self.states.pop();
        self.plies.pop()
    }

    pub(crate) fn take_undone(&mut self) -> Option<M> {
        self.undone.pop()
    }

    pub(crate) fn forget_undone(&mut self) {
        self.undone.clear();
    }
}
