//! Depth-first proof-number search: the same order of work as best-first, with a table instead of a tree in memory.

use jogada_rules::{Evaluator, Key, Keyed};

use super::numbers::Numbers;
use super::table::ProofTable;
use super::{Proof, Question};
use crate::helpers::{unread, with_helpers};
use crate::tree::deep;
use crate::{Clock, Observer, Stopped};

/// How to search.
#[derive(Debug)]
pub struct DfPn<'a, G, E> {
    /// The rules.
    pub game: &'a G,
    /// Only its [`reach`](Evaluator::reach) is asked, which may answer a question before the game is over.
    pub evaluator: &'a E,
    /// What is remembered.
    pub table: &'a ProofTable,
    /// How many threads search. They share the table and differ in what they try first among equals.
    pub threads: usize,
}

impl<G, E> Clone for DfPn<'_, G, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, E> Copy for DfPn<'_, G, E> {}

/// Looks for the answer to `question` in `state`.
///
/// ```
/// use jogada_rules::example::TwoOfThree;
/// use jogada_rules::{Game, Nothing, Side};
/// use jogada_search::Clock;
/// use jogada_search::proof::{DfPn, ProofTable, Question, df_pn};
///
/// let table = ProofTable::new(1 << 16);
/// let prover = DfPn { game: &TwoOfThree, evaluator: &Nothing, table: &table, threads: 1 };
/// let question = Question::wins(Side::First);
/// let proof = df_pn(prover, &TwoOfThree.initial(), question, &mut Clock::unlimited());
/// assert_eq!(proof.answer, Some(true));
/// ```
pub fn df_pn<G: Keyed, E: Evaluator<G>>(
    prover: DfPn<'_, G, E>,
    state: &G::State,
    question: Question,
    clock: &mut Clock,
) -> Proof<G::Move> {
    df_pn_watched(prover, state, question, clock, &mut ())
}

/// [`df_pn()`] while someone watches the first thread.
pub(super) fn df_pn_watched<G: Keyed, E: Evaluator<G>>(
    prover: DfPn<'_, G, E>,
    state: &G::State,
    question: Question,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Proof<G::Move> {
    observer.ask(question.at_least);
    if let Some(answer) = question.answer(prover.game, state, prover.evaluator) {
        return Proof { answer: Some(answer), best: None, stopped: None };
    }
    let help = |number: usize, clock: &mut Clock| {
        _ = Search::new(prover, question, clock, &mut unread(), number % 2 == 1).root(&mut state.clone());
    };
    with_helpers(prover.threads.saturating_sub(1), clock, help, |clock| {
        let mut search = Search::new(prover, question, clock, observer, false);
        match search.root(&mut state.clone()) {
            Err(stopped) => Proof { answer: None, best: None, stopped: Some(stopped) },
            Ok(numbers) => Proof { answer: numbers.answer(), best: search.best, stopped: None },
        }
    })
}

/// How much worse than the second best a move may become before the search turns to the other: 1 / `PATIENCE` more.
/// A little patience saves most of the to and fro.
const PATIENCE: u32 = 4;

struct Search<'a, G: Keyed, E, O> {
    prover: DfPn<'a, G, E>,
    question: Question,
    clock: &'a mut Clock,
    observer: &'a mut O,
    /// Among equals the last instead of the first.
    from_the_end: bool,
    /// The keys of the positions on the way to the present one.
    path: Vec<Key>,
    /// Moves, keys and numbers of all open nodes, one after the other.
    moves: Vec<G::Move>,
    keys: Vec<Key>,
    numbers: Vec<Numbers>,
    best: Option<G::Move>,
}

/// How far the numbers of a node may grow before its parent has something better to do.
#[derive(Clone, Copy)]
struct Budget {
    proof: u32,
    disproof: u32,
}

impl<'a, G: Keyed, E: Evaluator<G>, O: Observer<G::Move>> Search<'a, G, E, O> {
    fn new(
        prover: DfPn<'a, G, E>,
        question: Question,
        clock: &'a mut Clock,
        observer: &'a mut O,
        from_the_end: bool,
    ) -> Self {
        let (path, moves, keys, numbers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { prover, question, clock, observer, from_the_end, path, moves, keys, numbers, best: None }
    }

    fn root(&mut self, state: &mut G::State) -> Result<Numbers, Stopped> {
        let key = self.question.key(self.prover.game, state);
        let budget = Budget { proof: Numbers::HOPELESS, disproof: Numbers::HOPELESS };
        self.node(state, key, budget)
    }

    /// Works below a node until its numbers leave the budget.
    fn node(&mut self, state: &mut G::State, key: Key, budget: Budget) -> Result<Numbers, Stopped> {
        let any = self.question.any(self.prover.game, state);
        let before = self.clock.nodes();
        self.path.push(key);
        let first = self.numbers.len();
        self.look_at_moves(state)?;
        let numbers = loop {
            let numbers = Numbers::combined(&self.numbers[first..], any);
            self.observer.combine(self.ply(), numbers.proof, numbers.disproof);
            let done = numbers.answer().is_some();
            if done || numbers.proof >= budget.proof || numbers.disproof >= budget.disproof {
                break numbers;
            }
            self.work_on_best(state, first, numbers, budget, any)?;
        };
        self.prover.table.store(key, numbers, self.clock.nodes() - before);
        if self.path.len() == 1 {
            self.best = self.deciding_move(numbers, any);
        }
        self.moves.truncate(first);
        self.keys.truncate(first);
        self.numbers.truncate(first);
        self.path.pop();
        Ok(numbers)
    }

    /// Lists the moves of a node with what is known about each.
    fn look_at_moves(&mut self, state: &mut G::State) -> Result<(), Stopped> {
        let game = self.prover.game;
        let first = self.moves.len();
        game.moves(state, &mut self.moves);
        for index in first..self.moves.len() {
            self.clock.tick()?;
            let mv = self.moves[index];
            let (key, numbers) = game.descend(state, mv, |child, _| self.look_at(child));
            self.observer.look(self.ply() + 1, mv, numbers.proof, numbers.disproof);
            self.keys.push(key);
            self.numbers.push(numbers);
        }
        Ok(())
    }

    fn ply(&self) -> u32 {
        self.path.len() as u32 - 1
    }

    fn look_at(&mut self, child: &G::State) -> (Key, Numbers) {
        let DfPn { game, evaluator, table, .. } = self.prover;
        let key = self.question.key(game, child);
        let numbers = if let Some(answer) = self.question.answer(game, child, evaluator) {
            Numbers::of(answer)
        } else if self.path.contains(&key) {
            Numbers::GOES_ROUND
        } else {
            let known = table.probe(key);
            self.observer.probe(self.ply() + 1, known.is_some());
            known.unwrap_or(Numbers::FRESH)
        };
        (key, numbers)
    }

    /// Goes down the most promising move, until it is no longer that or the node's own budget is used up.
    fn work_on_best(
        &mut self,
        state: &mut G::State,
        first: usize,
        numbers: Numbers,
        budget: Budget,
        any: bool,
    ) -> Result<(), Stopped> {
        let (index, second) = self.best_and_second(first, any);
        let (_, child_sum) = self.numbers[index].seen(any);
        let (one_budget, sum_budget) =
            if any { (budget.proof, budget.disproof) } else { (budget.disproof, budget.proof) };
        let (_, sum) = numbers.seen(any);
        let one = one_budget.min(second.saturating_add(second / PATIENCE).saturating_add(1));
        let all = (sum_budget - sum).saturating_add(child_sum);
        let child_budget =
            if any { Budget { proof: one, disproof: all } } else { Budget { proof: all, disproof: one } };
        let (mv, key) = (self.moves[index], self.keys[index]);
        let game = self.prover.game;
        let ply = self.path.len() as u32;
        self.observer.follow(ply, mv, child_budget.proof, child_budget.disproof);
        let found = deep(ply, || game.descend(state, mv, |child, _| self.node(child, key, child_budget)))?;
        self.numbers[index] = found;
        Ok(())
    }

    /// The move that is nearest to deciding the node, and how near the next one is.
    fn best_and_second(&self, first: usize, any: bool) -> (usize, u32) {
        let (mut index, mut best, mut second) = (first, u32::MAX, u32::MAX);
        for (offset, child) in self.numbers[first..].iter().enumerate() {
            let (one, _) = child.seen(any);
            if one < best || self.from_the_end && one == best {
                (index, second, best) = (first + offset, best, one);
            } else {
                second = second.min(one);
            }
        }
        (index, second)
    }

    /// The move of the root that answers for the side to move.
    fn deciding_move(&self, numbers: Numbers, any: bool) -> Option<G::Move> {
        let answer = numbers.answer()?;
        let decides = |child: &Numbers| child.answer() == Some(any);
        (answer == any).then(|| self.numbers.iter().position(decides).map(|index| self.moves[index])).flatten()
    }
}
