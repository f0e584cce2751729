//! Claims for positions in which the winner has little left: by what was claimed before, by connections, and by answers.

use std::cmp::Reverse;

use jogada_rules::Side;
use jogada_search::tree::deep;
use jogada_search::{Clock, Stopped};

use super::pairs::{AnsweringPair, is_useless};
use crate::hex::bits::CellBits;
use crate::hex::claims::{Claim, Claims, Explainer, Needs};
use crate::hex::connections::{Endpoint, Link, Network, NetworkReach};
use crate::hex::solver::{SizedSolver, SolverVerdict};
use crate::hex::terrain::Stones;

/// The connections of a position that has few cells left are looked for with patience.
pub(super) const PATIENT: NetworkReach =
    NetworkReach { fulls: 20, semis: 60, between_empty: 16, together: 6, over_edges: false, steps: 100_000 };

/// A ply at which [`deep`] looks whether there is room: a position takes more of the stack than one of a search does.
const LOOK: u32 = u32::MAX;

/// A reply, if one is needed, and the claim that holds then.
pub(super) type Answering = (Option<Endpoint>, usize);

/// What the winner has: its stones, and the empty cells left to it. All others are the loser's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Narrow<B> {
    pub(super) own: B,
    pub(super) left: B,
}

impl<B: CellBits> Narrow<B> {
    /// Whether something that needs this holds here.
    fn serves(&self, needs: &Needs<B>) -> bool {
        needs.stones.is_within(self.own) && needs.carrier.is_within(self.left)
    }

    /// The stone that is missing for something to hold here, if one would do and it can be put.
    fn lacks(&self, needs: &Needs<B>) -> Option<usize> {
        let missing = needs.stones.without(self.own);
        let is_one = !missing.is_empty() && missing.without(B::single(missing.lowest())).is_empty();
        (is_one && (missing | needs.carrier).is_within(self.left)).then(|| missing.lowest())
    }

    /// After a stone of the winner, who needs these cells then.
    pub(super) fn after(self, best: Option<Endpoint>, carrier: B) -> Self {
        let stone = best.map_or(B::NONE, |cell| B::single(cell.into()));
        Self { own: self.own | stone, left: carrier.without(stone) }
    }
}

/// Writes claims.
pub(super) struct Writer<'a, B> {
    solver: &'a SizedSolver<B>,
    winner: Side,
    clock: &'a mut Clock,
    pub(super) claims: Claims<B>,
    /// The claims that join the edges.
    written: Vec<usize>,
}

impl<'a, B: CellBits> Writer<'a, B> {
    pub(super) fn new(solver: &'a SizedSolver<B>, winner: Side, clock: &'a mut Clock) -> Self {
        let claims = Claims::new(&solver.terrain);
        Self { solver, winner, clock, claims, written: Vec::new() }
    }

    /// The claims that join the edges.
    #[cfg(test)]
    pub(super) fn written(&self) -> &[usize] {
        &self.written
    }

    /// The claim that the winner joins the edges, the loser to move.
    pub(super) fn holds(&mut self, narrow: Narrow<B>) -> Result<usize, Stopped> {
        let narrow = self.trimmed(narrow);
        if let Some(written) = self.written_for(narrow) {
            return Ok(written);
        }
        let (inner, pairs) = AnsweringPair::pairs(&self.solver.terrain, self.winner, narrow);
        let claim = match self.written_for(inner) {
            Some(written) => written,
            None => self.claimed(inner)?,
        };
        self.note(claim);
        let mut outer = claim;
        for pair in pairs.iter().rev() {
            outer = pair.taken_back(&self.solver.terrain, self.winner, &mut self.claims, outer);
        }
        self.note(outer);
        Ok(outer)
    }

    /// Lets a claim serve other positions.
    fn note(&mut self, claim: usize) {
        if !self.written.contains(&claim) {
            self.written.push(claim);
        }
    }

    /// The same without what can not help to join the edges.
    fn trimmed(&self, narrow: Narrow<B>) -> Narrow<B> {
        let terrain = &self.solver.terrain;
        let ground = narrow.own | narrow.left;
        let [one, other] = terrain.borders[self.winner.index()].map(|border| terrain.flood(border, ground));
        let useful = one & other;
        Narrow { own: narrow.own & useful, left: narrow.left & useful }
    }

    /// A claim that was written before and holds here.
    fn written_for(&self, narrow: Narrow<B>) -> Option<usize> {
        let holding = self.written.iter().copied().filter(|&claim| narrow.serves(&self.claims.needs(claim)));
        holding.min_by_key(|&claim| self.claims.needs(claim).carrier.count())
    }

    /// A new claim: what connections show, or answers to every intrusion.
    fn claimed(&mut self, narrow: Narrow<B>) -> Result<usize, Stopped> {
        self.clock.poll()?;
        let terrain = &self.solver.terrain;
        let network = Network::explained(terrain, self.winner, PATIENT, &self.stones(narrow, !self.winner));
        match self.explained(narrow, &network) {
            Some(claim) => Ok(claim),
            None => self.answered(narrow, &network),
        }
    }

    pub(super) fn stones(&self, narrow: Narrow<B>, turn: Side) -> Stones<B> {
        let mut stones = Stones { of: [self.solver.terrain.all.without(narrow.own | narrow.left); 2], turn };
        stones.of[self.winner.index()] = narrow.own;
        stones
    }

    /// The claim that connections make, if they join the edges.
    fn explained(&mut self, narrow: Narrow<B>, network: &Network<B>) -> Option<usize> {
        let [one, other] = self.edges();
        let mut explainer = self.explainer(narrow, network);
        if network.is_joined() {
            let path = explainer.path(one, other)?;
            return Some(self.claims.add(Claim::Path(path)));
        }
        let link = network.winning().iter().min_by_key(|link| link.carrier.count())?;
        explainer.full(one, other, link.carrier)
    }

    fn explainer<'b>(&'b mut self, narrow: Narrow<B>, network: &'b Network<B>) -> Explainer<'b, B> {
        let claims = &mut self.claims;
        Explainer { terrain: &self.solver.terrain, side: self.winner, stones: narrow.own, network, claims }
    }

    fn edges(&self) -> [Endpoint; 2] {
        let cells = self.solver.terrain.size * self.solver.terrain.size;
        [cells as Endpoint, cells as Endpoint + 1]
    }

    /// The claim that every intrusion has an answer: what is at hand first, and then what the solver says.
    fn answered(&mut self, narrow: Narrow<B>, network: &Network<B>) -> Result<usize, Stopped> {
        let mut answers = Vec::new();
        let mut common = self.at_hand(narrow, network, &mut answers);
        let recognizable = self.recognizable(narrow);
        while !common.is_empty() {
            let verdict = match self.recalled(recognizable, common) {
                Some(verdict) => verdict,
                None => self.solver.solve(self.intruded(recognizable, common.lowest()), self.clock)?,
            };
            debug_assert!(verdict.mover_wins, "what is left holds against every intrusion");
            debug_assert!(verdict.carrier.is_within(narrow.left), "nothing else is empty");
            let claim = deep(LOOK, || self.holds(narrow.after(verdict.best, verdict.carrier)))?;
            let answer = (verdict.best, claim);
            common = common & self.claims.needed(&answer);
            answers.push(answer);
        }
        self.without_idle(&mut answers);
        Ok(self.claims.add(Claim::Answers(answers)))
    }

    /// Answers by threats that connections make and by claims that lack one stone. Returns the cells that all of them need.
    pub(super) fn at_hand(&mut self, narrow: Narrow<B>, network: &Network<B>, answers: &mut Vec<Answering>) -> B {
        let needs_one = |&claim: &usize| {
            let needs = self.claims.needs(claim);
            narrow.lacks(&needs).map(|cell| (needs.carrier | B::single(cell), AtHand::Claim(cell as Endpoint, claim)))
        };
        let mut offers: Vec<_> = self.written.iter().filter_map(needs_one).collect();
        offers.extend(network.threats().iter().map(|&link| (link.carrier, AtHand::Threat(link))));
        let [one, other] = self.edges();
        let mut common = narrow.left;
        loop {
            offers.retain(|(needed, _)| !common.is_within(*needed));
            let best = (0..offers.len()).min_by_key(|&at| ((common & offers[at].0).count(), offers[at].0.count()));
            let Some((_, offer)) = best.map(|best| offers.swap_remove(best)) else { return common };
            let answer = match offer {
                AtHand::Claim(cell, claim) => Some((Some(cell), claim)),
                AtHand::Threat(link) => self.explainer(narrow, network).semi(one, other, link.carrier),
            };
            if let Some(answer) = answer {
                common = common & self.claims.needed(&answer);
                answers.push(answer);
            }
        }
    }

    /// Leaves out answers that the others make needless, the largest first.
    fn without_idle(&self, answers: &mut Vec<Answering>) {
        let all = self.solver.terrain.all;
        answers.sort_by_key(|answer| Reverse(self.claims.needed(answer).count()));
        let mut at = 0;
        while at < answers.len() {
            let others = answers.iter().enumerate().filter(|&(other, _)| other != at);
            let common = others.fold(all, |common, (_, answer)| common & self.claims.needed(answer));
            if common.is_empty() {
                answers.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// The position as the solver may have seen it, the winner to move: it takes dead cells for stones of one side, and here
    /// they are the loser's.
    pub(super) fn recognizable(&self, narrow: Narrow<B>) -> Stones<B> {
        let terrain = &self.solver.terrain;
        let mut own = narrow.own;
        // One by one: two that are useless by themselves may make a way together.
        for cell in terrain.all.without(narrow.own | narrow.left).cells() {
            if is_useless(terrain, self.winner, cell, own, own | narrow.left) {
                own = own | B::single(cell);
            }
        }
        self.stones(Narrow { own, ..narrow }, self.winner)
    }

    /// What is known after the intrusion whose answer leaves the fewest cells to look at.
    fn recalled(&self, recognizable: Stones<B>, common: B) -> Option<SolverVerdict<B>> {
        let known = common.cells().filter_map(|cell| self.solver.known(self.intruded(recognizable, cell)));
        known.min_by_key(|verdict| {
            let best = verdict.best.map_or(B::NONE, |cell| B::single(cell.into()));
            (common & (verdict.carrier | best)).count()
        })
    }

    fn intruded(&self, mut stones: Stones<B>, cell: usize) -> Stones<B> {
        let theirs = (!self.winner).index();
        stones.of[theirs] = stones.of[theirs] | B::single(cell);
        stones
    }
}

/// An answer that takes no search.
enum AtHand<B> {
    /// A cell to take, and the claim that holds then.
    Claim(Endpoint, usize),
    /// A semi connection between the edges.
    Threat(Link<B>),
}
