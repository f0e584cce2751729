//! The two rules, applied until nothing new comes of them.

use super::links::{Link, NO_KEY, Partners, PendingLink};
use super::origins::{FullOrigin, SemiOrigin};
use super::{Endpoint, Network, pair_index};
use crate::hex::bits::CellBits;

impl<B: CellBits> Network<B> {
    /// Applies the rules to all that waits, or to as much as is allowed: what is left out is not found.
    pub(super) fn close(&mut self) {
        let mut steps = self.reach.steps_on(self.terrain.size);
        while let Some(waiting) = self.agenda.pop() {
            if steps == 0 {
                self.agenda.clear();
                return;
            }
            steps -= 1;
            let pair = &mut self.pairs[pair_index(waiting.one, waiting.other)];
            let links = if waiting.is_full { &mut pair.full } else { &mut pair.semi };
            let same = |link: &&mut Link<B>| link.is_fresh && link.carrier == waiting.carrier;
            // It may have been replaced by a better one meanwhile.
            let Some(link) = links.iter_mut().find(same) else { continue };
            link.is_fresh = false;
            if waiting.is_full {
                self.extend(waiting.one, waiting.other, waiting.carrier);
                self.extend(waiting.other, waiting.one, waiting.carrier);
            } else {
                self.combine(waiting.one, waiting.other, waiting.carrier);
            }
        }
    }

    /// The rule of AND: goes on from `middle` wherever there is a connection from.
    fn extend(&mut self, from: Endpoint, middle: Endpoint, carrier: B) {
        if !self.reach.over_edges && self.is_edge(middle) {
            return;
        }
        let taken = self.cell_of(middle);
        let start = self.cell_of(from);
        let Partners { cells, edges } = self.partners[middle as usize];
        let mut goals = cells.without(carrier);
        if !start.is_empty() && (carrier | taken).count() > self.reach.between_empty {
            // It would be too long between two empty cells.
            goals = goals.without(self.free);
        }
        let edges = self.edges().into_iter().zip(edges).filter_map(|(edge, is_joined)| is_joined.then_some(edge));
        for to in goals.cells().chain(edges).filter(|&to| to != from as usize) {
            self.extend_to([from, middle, to as Endpoint], carrier);
        }
    }

    /// Goes on from `middle` to one other end.
    fn extend_to(&mut self, [from, middle, to]: [Endpoint; 3], carrier: B) {
        let (start, taken) = (self.cell_of(from), self.cell_of(middle));
        let pair = pair_index(middle, to);
        // The list does not change: what is added joins `from` and `to`, none of which is `middle`.
        for index in 0..self.pairs[pair].full.len() {
            let link = self.pairs[pair].full[index];
            if link.is_fresh || link.carrier.meets(carrier | start) {
                continue;
            }
            let both = link.carrier | carrier;
            let parts = (from, [carrier, link.carrier]);
            if taken.is_empty() {
                self.add_full(from, to, both, || FullOrigin::over(middle, parts));
            } else {
                self.add_semi(from, to, both | taken, middle, Some(parts));
            }
        }
    }

    /// The rule of OR: semi connections that have no cell in common, one of them new.
    fn combine(&mut self, one: Endpoint, other: Endpoint, carrier: B) {
        let mut others = std::mem::take(&mut self.scratch);
        others.clear();
        let pair = &self.pairs[pair_index(one, other)];
        others.extend(pair.semi.iter().filter(|link| !link.is_fresh).map(|link| link.carrier));
        let common = others.iter().fold(carrier, |common, &other| common & other);
        if common.is_empty() {
            let mut members = vec![carrier];
            self.combine_more((one, other), &others, (carrier, carrier), &mut members);
        }
        self.scratch = others;
    }

    /// Adds one more of `others` to what was put together so far, with `common` cells and `all` cells.
    fn combine_more(&mut self, ends: (Endpoint, Endpoint), others: &[B], (common, all): (B, B), members: &mut Vec<B>) {
        // Some member must do without this cell.
        let cell = B::single(common.lowest());
        for &more in others {
            if more.meets(cell) {
                continue;
            }
            let (common, all) = (common & more, all | more);
            if !common.is_empty() && members.len() + 1 >= self.reach.together {
                continue;
            }
            if self.pairs[pair_index(ends.0, ends.1)].has_full_within(all) {
                continue;
            }
            members.push(more);
            if common.is_empty() {
                self.add_full(ends.0, ends.1, all, || FullOrigin::Either(members.clone()));
            } else {
                self.combine_more(ends, others, (common, all), members);
            }
            members.pop();
        }
    }

    /// Whether a connection is one of those that are kept: long ones between empty cells are not.
    #[inline]
    fn is_in_reach(&self, one: Endpoint, other: Endpoint, carrier: B) -> bool {
        self.cell_of(one).is_empty() || self.cell_of(other).is_empty() || carrier.count() <= self.reach.between_empty
    }

    /// Keeps a full connection unless one that needs less is known.
    pub(super) fn add_full(
        &mut self,
        one: Endpoint,
        other: Endpoint,
        carrier: B,
        origin: impl FnOnce() -> FullOrigin<B>,
    ) {
        let index = pair_index(one, other);
        let pair = &self.pairs[index];
        if pair.has_full_within(carrier) || !self.is_in_reach(one, other, carrier) {
            return;
        }
        if pair.full.iter().filter(|link| !carrier.is_within(link.carrier)).count() >= self.reach.fulls {
            return;
        }
        if let Some(origins) = &mut self.origins {
            origins.full.entry((index, carrier)).or_insert_with(origin);
        }
        self.save(index, one, other);
        let pair = &mut self.pairs[index];
        pair.full.retain(|link| !carrier.is_within(link.carrier));
        pair.semi.retain(|link| !carrier.is_within(link.carrier));
        pair.push(Link { carrier, key: NO_KEY, is_fresh: true });
        self.spans[index] = self.spans[index] | carrier;
        self.note_partners(one, other);
        self.agenda.push(PendingLink { one, other, carrier, is_full: true });
    }

    /// Keeps a semi connection unless one that needs less is known.
    pub(super) fn add_semi(
        &mut self,
        one: Endpoint,
        other: Endpoint,
        carrier: B,
        key: Endpoint,
        parts: Option<(Endpoint, [B; 2])>,
    ) {
        let index = pair_index(one, other);
        if !self.is_in_reach(one, other, carrier) || self.pairs[index].has_any_within(carrier) {
            return;
        }
        let keeps = |link: &&Link<B>| !carrier.is_within(link.carrier);
        if self.pairs[index].semi.iter().filter(keeps).count() >= self.reach.semis {
            return;
        }
        if let (Some(origins), Some((from, carriers))) = (&mut self.origins, parts) {
            origins.semi.entry((index, carrier)).or_insert(SemiOrigin { key, from, carriers });
        }
        self.save(index, one, other);
        let pair = &mut self.pairs[index];
        pair.semi.retain(|link| !carrier.is_within(link.carrier));
        pair.push(Link { carrier, key, is_fresh: true });
        self.spans[index] = self.spans[index] | carrier;
        self.agenda.push(PendingLink { one, other, carrier, is_full: false });
    }

    /// Notes whether there are full connections between two ends.
    pub(super) fn note_partners(&mut self, one: Endpoint, other: Endpoint) {
        let is_joined = !self.pairs[pair_index(one, other)].full.is_empty();
        let cells = self.ends() - 2;
        self.partners[one as usize].note(other, cells, is_joined);
        self.partners[other as usize].note(one, cells, is_joined);
    }
}
