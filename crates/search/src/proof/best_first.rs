//! Proof-number search as it was first described: a tree in memory, grown where the least work promises an answer.

use jogada_rules::{Evaluator, Game};

use super::numbers::Numbers;
use super::{Proof, Question};
use crate::{Clock, Observer, Stopped};

/// Looks for the answer to `question` in `state`, with at most `most_nodes` nodes in memory.
///
/// ```
/// use jogada_rules::example::TwoOfThree;
/// use jogada_rules::{Game, Nothing, Side};
/// use jogada_search::Clock;
/// use jogada_search::proof::{Question, proof_number_search};
///
/// let (state, question) = (TwoOfThree.initial(), Question::wins(Side::Second));
/// let clock = &mut Clock::unlimited();
/// let proof = proof_number_search(&TwoOfThree, &state, &Nothing, question, 1000, clock, &mut ());
/// assert_eq!(proof.answer, Some(false));
/// ```
pub fn proof_number_search<G: Game>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    question: Question,
    most_nodes: usize,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Proof<G::Move> {
    observer.ask(question.at_least);
    let numbers = question.answer(game, state, evaluator).map_or(Numbers::FRESH, Numbers::of);
    let root = Node { mv: None, parent: 0, numbers, any: question.any(game, state), first: 0, count: 0 };
    let mut search = Search { game, evaluator, question, most_nodes, clock, observer, nodes: vec![root] };
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

struct Search<'a, G: Game, E, O> {
    game: &'a G,
    evaluator: &'a E,
    question: Question,
    most_nodes: usize,
    clock: &'a mut Clock,
    observer: &'a mut O,
    nodes: Vec<Node<G::Move>>,
}

impl<G: Game, E: Evaluator<G>, O: Observer<G::Move>> Search<'_, G, E, O> {
    fn run(&mut self, state: &G::State) -> Result<(), Stopped> {
        while self.nodes[0].numbers.answer().is_none() {
            let mut state = state.clone();
            let (leaf, ply) = self.most_proving(&mut state);
            self.expand(leaf, ply, &mut state)?;
            self.update_from(leaf, ply);
        }
        Ok(())
    }

    /// Follows the move nearest to an answer down to a node without children, playing along.
    fn most_proving(&mut self, state: &mut G::State) -> (usize, u32) {
        let (mut node, mut ply) = (0, 0);
        while self.nodes[node].count > 0 {
            let Node { any, first, count, .. } = self.nodes[node];
            let nearest = (first..first + count).min_by_key(|&child| self.nodes[child].numbers.seen(any).0);
            node = nearest.expect("an expanded node has children");
            if let Node { mv: Some(mv), numbers: Numbers { proof, disproof }, .. } = self.nodes[node] {
                ply += 1;
                self.observer.follow(ply, mv, proof, disproof);
                self.game.play(state, mv);
            }
        }
        (node, ply)
    }

    fn expand(&mut self, node: usize, ply: u32, state: &mut G::State) -> Result<(), Stopped> {
        let (game, evaluator, question) = (self.game, self.evaluator, self.question);
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        if self.nodes.len() + moves.len() > self.most_nodes {
            return Err(Stopped::Memory);
        }
        self.nodes.try_reserve(moves.len()).map_err(|_| Stopped::Memory)?;
        (self.nodes[node].first, self.nodes[node].count) = (self.nodes.len(), moves.len());
        for mv in moves {
            self.clock.tick()?;
            let (numbers, any) = game.descend(state, mv, |child, _| {
                let answer = question.answer(game, child, evaluator);
                (answer.map_or(Numbers::FRESH, Numbers::of), question.any(game, child))
            });
            self.observer.look(ply + 1, mv, numbers.proof, numbers.disproof);
            self.nodes.push(Node { mv: Some(mv), parent: node, numbers, any, first: 0, count: 0 });
        }
        Ok(())
    }

    /// Brings the numbers up to date from `node` to the root.
    fn update_from(&mut self, mut node: usize, mut ply: u32) {
        loop {
            let Node { any, first, count, parent, .. } = self.nodes[node];
            let children: Vec<_> = self.nodes[first..first + count].iter().map(|child| child.numbers).collect();
            let numbers = Numbers::combined(&children, any);
            self.nodes[node].numbers = numbers;
            self.observer.combine(ply, numbers.proof, numbers.disproof);
            if node == 0 {
                return;
            }
            (node, ply) = (parent, ply - 1);
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
