//! Claims that prove themselves: how two ends are joined although the opponent moves first.
//!
//! A claim is a path of stones that touch; or a chain of claims whose carriers have nothing in common; or a list of
//! answers, each a cell to take and a claim that holds then, such that no cell is needed by all of them; or a claim with
//! stones that are not there, in whose stead two empty cells answer each other. Every claim rests on earlier ones, so a list
//! of claims is checked in one pass by nothing but the rules — `jogada_verify` does that.

use std::collections::HashMap;

use jogada_rules::Side;

use super::bits::{CellBits, collected};
use super::connections::{Endpoint, FullOrigin, Network};
use super::terrain::Terrain;

/// One step of a proof. Ends are cells by number, then the two edges of the side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Claim {
    /// Stones that touch from one end to the other.
    Path(Vec<Endpoint>),
    /// Earlier claims from end to end.
    Chain(Vec<usize>),
    /// A reply, or none where none is needed, with what holds after it.
    Answers(Vec<(Option<Endpoint>, usize)>),
    /// A claim with two cells taken for stones. Each, once it is the winner's, leaves the other useless, given these stones.
    Pair([Endpoint; 2], usize, Vec<Endpoint>),
}

impl Claim {
    /// The claims that it rests on.
    fn parts(&self) -> Vec<usize> {
        match self {
            Self::Path(_) => Vec::new(),
            Self::Chain(parts) => parts.clone(),
            Self::Answers(answers) => answers.iter().map(|&(_, claim)| claim).collect(),
            Self::Pair(_, claim, _) => vec![*claim],
        }
    }
}

/// A claim as a line, with the numbers that those which it rests on have got.
fn line_of(claim: &Claim, numbers: &HashMap<usize, usize>, name: &impl Fn(Endpoint) -> String) -> String {
    let mut words = Vec::new();
    match claim {
        Claim::Path(ends) => {
            words.push("path".to_owned());
            words.extend(ends.iter().map(|&end| name(end)));
        }
        Claim::Chain(parts) => {
            words.push("chain".to_owned());
            words.extend(parts.iter().map(|part| numbers[part].to_string()));
        }
        Claim::Answers(answers) => {
            words.push("answers".to_owned());
            let reply = |reply: Option<Endpoint>| reply.map_or_else(|| "-".to_owned(), name);
            words.extend(answers.iter().map(|&(cell, claim)| format!("{}:{}", reply(cell), numbers[&claim])));
        }
        Claim::Pair([one, other], claim, beside) => {
            words.extend(["pair".to_owned(), name(*one), name(*other), numbers[claim].to_string()]);
            words.extend(beside.iter().map(|&end| name(end)));
        }
    }
    words.join(" ")
}

/// What a claim needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Needs<B> {
    /// The stones that must be there.
    pub(super) stones: B,
    /// The empty cells that must be left alone.
    pub(super) carrier: B,
}

impl<B: CellBits> Needs<B> {
    const NONE: Self = Self { stones: B::NONE, carrier: B::NONE };

    fn and(self, other: Self) -> Self {
        Self { stones: self.stones | other.stones, carrier: self.carrier | other.carrier }
    }

    /// The same where a stone has still to be put.
    fn before(self, reply: Option<Endpoint>) -> Self {
        let reply = reply.map_or(B::NONE, |cell| B::single(cell.into()));
        Self { stones: self.stones.without(reply), carrier: self.carrier | reply }
    }
}

/// The claims of a proof, each once.
#[derive(Debug)]
pub(super) struct Claims<B> {
    pub(super) list: Vec<Claim>,
    /// What each claim needs to hold.
    needs: Vec<Needs<B>>,
    /// How many cells the board has; what comes after is an edge.
    cells: usize,
    known: HashMap<Claim, usize>,
}

impl<B: CellBits> Claims<B> {
    pub(super) fn new(terrain: &Terrain<B>) -> Self {
        let cells = terrain.size * terrain.size;
        Self { list: Vec::new(), needs: Vec::new(), cells, known: HashMap::new() }
    }

    /// Adds a claim, or finds it.
    pub(super) fn add(&mut self, claim: Claim) -> usize {
        if let Some(&known) = self.known.get(&claim) {
            return known;
        }
        self.needs.push(self.needs_of(&claim));
        self.list.push(claim.clone());
        self.known.insert(claim, self.list.len() - 1);
        self.list.len() - 1
    }

    fn needs_of(&self, claim: &Claim) -> Needs<B> {
        let all = |needs: &mut dyn Iterator<Item = Needs<B>>| needs.fold(Needs::NONE, Needs::and);
        match claim {
            Claim::Path(ends) => Needs { stones: self.cells_of(ends), carrier: B::NONE },
            Claim::Chain(parts) => all(&mut parts.iter().map(|&part| self.needs[part])),
            Claim::Answers(answers) => all(&mut answers.iter().map(|&(reply, claim)| self.needs[claim].before(reply))),
            Claim::Pair(pair, claim, beside) => {
                let (pair, Needs { stones, carrier }) = (self.cells_of(pair), self.needs[*claim]);
                Needs { stones: (stones | self.cells_of(beside)).without(pair), carrier: carrier | pair }
            }
        }
    }

    fn cells_of(&self, ends: &[Endpoint]) -> B {
        collected(ends.iter().map(|&end| usize::from(end)).filter(|&end| end < self.cells))
    }

    /// What a claim needs.
    pub(super) fn needs(&self, claim: usize) -> Needs<B> {
        self.needs[claim]
    }

    /// The cells that must be left for an answer.
    pub(super) fn needed(&self, &(reply, claim): &(Option<Endpoint>, usize)) -> B {
        self.needs[claim].before(reply).carrier
    }

    /// What to reply where the opponent intrudes on a claim, if anything has to be.
    pub(super) fn reply(&self, claim: usize, intrusion: usize) -> Option<Endpoint> {
        match &self.list[claim] {
            Claim::Path(_) => None,
            Claim::Chain(parts) => {
                let hit = parts.iter().find(|&&part| self.needs[part].carrier.has(intrusion))?;
                self.reply(*hit, intrusion)
            }
            Claim::Answers(answers) => answers.iter().find(|answer| !self.needed(answer).has(intrusion))?.0,
            Claim::Pair([one, other], claim, _) => match intrusion as Endpoint {
                taken if taken == *one => Some(*other),
                taken if taken == *other => Some(*one),
                _ => self.reply(*claim, intrusion),
            },
        }
    }

    /// A claim with all that it rests on as lines, one each, with names for ends. The claim itself is the last.
    pub(super) fn text(&self, last: usize, name: impl Fn(Endpoint) -> String) -> String {
        let mut numbers = HashMap::new();
        let mut text = String::new();
        for used in self.below(last) {
            text.push_str(&line_of(&self.list[used], &numbers, &name));
            text.push('\n');
            numbers.insert(used, numbers.len());
        }
        text
    }

    /// The claims that one rests on, itself included, in order: others were tried on the way, or turned out to be idle.
    fn below(&self, last: usize) -> Vec<usize> {
        let mut is_used = vec![false; last + 1];
        is_used[last] = true;
        for claim in (0..=last).rev() {
            if is_used[claim] {
                self.list[claim].parts().iter().for_each(|&part| is_used[part] = true);
            }
        }
        (0..=last).filter(|&claim| is_used[claim]).collect()
    }
}

/// Turns connections into claims.
pub(super) struct Explainer<'a, B> {
    pub(super) terrain: &'a Terrain<B>,
    pub(super) side: Side,
    pub(super) stones: B,
    pub(super) network: &'a Network<B>,
    pub(super) claims: &'a mut Claims<B>,
}

impl<B: CellBits> Explainer<'_, B> {
    /// The claim of a full connection that the network has found.
    pub(super) fn full(&mut self, one: Endpoint, other: Endpoint, carrier: B) -> Option<usize> {
        match self.network.full_origin(one, other, carrier)?.clone() {
            FullOrigin::Touch => Some(self.claims.add(Claim::Path(self.path(one, other)?))),
            FullOrigin::Over { middle, from, carriers } => self.joined(one, other, middle, from, carriers),
            FullOrigin::Either(members) => {
                let answers: Option<_> = members.into_iter().map(|member| self.semi(one, other, member)).collect();
                Some(self.claims.add(Claim::Answers(answers?)))
            }
        }
    }

    /// The key of a semi connection, and the claim that holds once it is taken.
    pub(super) fn semi(&mut self, one: Endpoint, other: Endpoint, carrier: B) -> Option<(Option<Endpoint>, usize)> {
        let origin = *self.network.semi_origin(one, other, carrier)?;
        let claim = self.joined(one, other, origin.key, origin.from, origin.carriers)?;
        Some((Some(origin.key), claim))
    }

    /// Two connections that meet in `middle`, the first carrier on the side of `from`.
    fn joined(
        &mut self,
        one: Endpoint,
        other: Endpoint,
        middle: Endpoint,
        from: Endpoint,
        [near, far]: [B; 2],
    ) -> Option<usize> {
        let (first, second) = if from == one { (near, far) } else { (far, near) };
        let parts = vec![self.full(one, middle, first)?, self.full(middle, other, second)?];
        Some(self.claims.add(Claim::Chain(parts)))
    }

    /// A way of stones that touch from one end to the other, both taken for stones.
    pub(super) fn path(&self, one: Endpoint, other: Endpoint) -> Option<Vec<Endpoint>> {
        let cells = self.terrain.size * self.terrain.size;
        let mut came_from = vec![None; cells + 2];
        came_from[usize::from(one)] = Some(one);
        let mut queue = std::collections::VecDeque::from([one]);
        while let Some(end) = queue.pop_front() {
            if end == other {
                return Some(way_back(&came_from, one, other));
            }
            for next in self.touching(end).filter(|&next| next == other || self.is_own(next)) {
                if came_from[usize::from(next)].is_none() {
                    came_from[usize::from(next)] = Some(end);
                    queue.push_back(next);
                }
            }
        }
        None
    }

    fn is_own(&self, end: Endpoint) -> bool {
        let cells = self.terrain.size * self.terrain.size;
        usize::from(end) >= cells || self.stones.has(end.into())
    }

    /// The cells and edges that touch an end.
    fn touching(&self, end: Endpoint) -> impl Iterator<Item = Endpoint> + use<B> {
        let cells = self.terrain.size * self.terrain.size;
        let borders = self.terrain.borders[self.side.index()];
        let near = match usize::from(end).checked_sub(cells) {
            Some(edge) => borders[edge],
            None => self.terrain.near[usize::from(end)],
        };
        let edges = (0..2).filter(move |&edge| usize::from(end) < cells && borders[edge].has(end.into()));
        near.cells().chain(edges.map(move |edge| cells + edge)).map(|end| end as Endpoint)
    }
}

fn way_back(came_from: &[Option<Endpoint>], one: Endpoint, other: Endpoint) -> Vec<Endpoint> {
    let mut way = vec![other];
    while let Some(&last) = way.last().filter(|&&last| last != one) {
        way.push(came_from[usize::from(last)].expect("every end on the way was reached from another"));
    }
    way.reverse();
    way
}
