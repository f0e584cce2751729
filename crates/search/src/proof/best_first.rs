//! Proof-number search as it was first described: a tree in memory, grown where the least work promises an answer.

use jogada_rules::{Evaluator, Game};

use super::numbers::Numbers;
use super::{Proof, Question};
use crate::{Clock, Stopped};

/// Looks for the answer to `question` in `state`, with at most `most_nodes` nodes in memory.
pub fn proof_number_search<G: Game>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    question: Question,
    most_nodes: usize,
    clock: &mut Clock,
) -> Proof<G::Move> {
    let numbers = question.answer(game, state, evaluator).map_or(Numbers::FRESH, Numbers::of);
    let root = Node { mv: None, parent: 0, numbers, any: question.any(game, state), first: 0, count: 0 };
    let mut search = Search { game, evaluator, question, most_nodes, clock, nodes: vec![root] };
    let stopped = search.run(state).err();
    Proof { answer: search.nodes[0].numbers.answer(), best: search.deciding_move(), stopped }
}

struct Node<M> {
    mv: Option<M>,
    parent: usize,
    numbers: Numbers,
    any: bool,
    /// Its children are together; none before it is expanded.
    first: usize,
    count: usize,
}

struct Search<'a, G: Game, E> {
    game: &'a G,
    evaluator: &'a E,
    question: Question,
    most_nodes: usize,
    clock: &'a mut Clock,
    nodes: Vec<Node<G::Move>>,
}

impl<G: Game, E: Evaluator<G>> Search<'_, G, E> {
    fn run(&mut self, state: &G::State) -> Result<(), Stopped> {
        while self.nodes[0].numbers.answer().is_none() {
            let mut state = state.clone();
            let leaf = self.most_proving(&mut state);
            self.expand(leaf, &mut state)?;
            self.update_from(leaf);
        }
        Ok(())
    }

    /// Follows the move nearest to an answer down to a node without children, playing along.
    fn most_proving(&self, state: &mut G::State) -> usize {
        let mut node = 0;
        while self.nodes[node].count > 0 {
            let Node { any, first, count, .. } = self.nodes[node];
            let nearest = (first..first + count).min_by_key(|&child| self.nodes[child].numbers.seen(any).0);
            node = nearest.expect("an expanded node has children");
            if let Some(mv) = self.nodes[node].mv {
                self.game.play(state, mv);
            }
        }
        node
    }

    fn expand(&mut self, node: usize, state: &mut G::State) -> Result<(), Stopped> {
        let (game, evaluator, question) = (self.game, self.evaluator, self.question);
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        if self.nodes.len() + moves.len() > self.most_nodes {
            return Err(Stopped::Memory);
        }
        (self.nodes[node].first, self.nodes[node].count) = (self.nodes.len(), moves.len());
        for mv in moves {
            self.clock.tick()?;
            let (numbers, any) = game.descend(state, mv, |child, _| {
                let answer = question.answer(game, child, evaluator);
                (answer.map_or(Numbers::FRESH, Numbers::of), question.any(game, child))
            });
            self.nodes.push(Node { mv: Some(mv), parent: node, numbers, any, first: 0, count: 0 });
        }
        Ok(())
    }

    /// Brings the numbers up to date from `node` to the root.
    fn update_from(&mut self, mut node: usize) {
        loop {
            let Node { any, first, count, parent, .. } = self.nodes[node];
            let children: Vec<_> = self.nodes[first..first + count].iter().map(|child| child.numbers).collect();
            self.nodes[node].numbers = Numbers::combined(&children, any);
            if node == 0 {
                return;
            }
            node = parent;
        }
    }

    fn deciding_move(&self) -> Option<G::Move> {
        let Node { numbers, any, first, count, .. } = self.nodes[0];
        if numbers.answer() != Some(any) {
            return None;
        }
        self.nodes[first..first + count].iter().find(|child| child.numbers.answer() == Some(any))?.mv
    }
}
