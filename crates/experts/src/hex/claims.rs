//! Claims that prove themselves: how two ends are joined although the opponent moves first.
//!
//! A claim is a path of stones that touch; or a chain of claims whose carriers have nothing in common; or a list of
//! answers, each a cell to take and a claim that holds then, such that no cell is needed by all of them. Every claim rests
//! on earlier ones, so a list of claims is checked in one pass by nothing but the rules — `jogada_verify` does that.

use std::collections::HashMap;
use std::fmt::Write;

use jogada_rules::Side;

use super::bits::CellBits;
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
}

/// The claims of a proof, each once.
#[derive(Debug)]
pub(super) struct Claims<B> {
    pub(super) list: Vec<Claim>,
    /// What each claim needs to hold.
    carriers: Vec<B>,
    known: HashMap<Claim, usize>,
}

impl<B: CellBits> Claims<B> {
    pub(super) fn new() -> Self {
        Self { list: Vec::new(), carriers: Vec::new(), known: HashMap::new() }
    }

    /// Adds a claim, or finds it.
    pub(super) fn add(&mut self, claim: Claim) -> usize {
        if let Some(&known) = self.known.get(&claim) {
            return known;
        }
        let carrier = match &claim {
            Claim::Path(_) => B::NONE,
            Claim::Chain(parts) => parts.iter().fold(B::NONE, |all, &part| all | self.carriers[part]),
            Claim::Answers(answers) => answers.iter().fold(B::NONE, |all, answer| all | self.needed(answer)),
        };
        self.list.push(claim.clone());
        self.carriers.push(carrier);
        self.known.insert(claim, self.list.len() - 1);
        self.list.len() - 1
    }

    /// The cells that must be left for an answer.
    pub(super) fn needed(&self, &(reply, claim): &(Option<Endpoint>, usize)) -> B {
        self.carriers[claim] | reply.map_or(B::NONE, |cell| B::single(cell.into()))
    }

    /// What to reply where the opponent intrudes on a claim, if anything has to be.
    pub(super) fn reply(&self, claim: usize, intrusion: usize) -> Option<Endpoint> {
        match &self.list[claim] {
            Claim::Path(_) => None,
            Claim::Chain(parts) => {
                let hit = parts.iter().find(|&&part| self.carriers[part].has(intrusion))?;
                self.reply(*hit, intrusion)
            }
            Claim::Answers(answers) => answers.iter().find(|answer| !self.needed(answer).has(intrusion))?.0,
        }
    }

    /// The claims as lines, one each, with names for ends.
    pub(super) fn text(&self, name: impl Fn(Endpoint) -> String) -> String {
        let mut text = String::new();
        for claim in &self.list {
            match claim {
                Claim::Path(ends) => {
                    text.push_str("path");
                    for &end in ends {
                        let _ = write!(text, " {}", name(end));
                    }
                }
                Claim::Chain(parts) => {
                    text.push_str("chain");
                    for part in parts {
                        let _ = write!(text, " {part}");
                    }
                }
                Claim::Answers(answers) => {
                    text.push_str("answers");
                    for (reply, claim) in answers {
                        let reply = reply.map_or_else(|| "-".to_owned(), &name);
                        let _ = write!(text, " {reply}:{claim}");
                    }
                }
            }
            text.push('\n');
        }
        text
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
    fn semi(&mut self, one: Endpoint, other: Endpoint, carrier: B) -> Option<(Option<Endpoint>, usize)> {
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
