//! A priority queue for few distinct priorities.

use std::collections::BTreeMap;

use jogada_rules::Cost;

use super::nodes::Place;

/// Nodes that wait, by f, and among equal f the larger g first: the deeper node is nearer to the goal.
///
/// Costs take few distinct values in a search, so a list for each is quicker and smaller than a heap. Within a list
/// the last comes first, which keeps a search on one trail.
pub(super) struct Buckets {
    others: BTreeMap<(Cost, Shallowness), Vec<Place>>,
    /// The best bucket, taken out of the map while it lasts.
    best: Vec<Place>,
    best_key: (Cost, Shallowness),
    len: usize,
    slots: usize,
}

/// `Cost::MAX − g`: sorts larger g first.
type Shallowness = Cost;

impl Buckets {
    pub(super) const fn new() -> Self {
        Self { others: BTreeMap::new(), best: Vec::new(), best_key: (Cost::ZERO, Cost::ZERO), len: 0, slots: 0 }
    }

    #[inline]
    pub(super) fn push(&mut self, f: Cost, g: Cost, place: Place) {
        let key = (f, Cost::MAX - g);
        self.len += 1;
        if key < self.best_key {
            self.change_best(key);
        }
        let bucket = if key == self.best_key { &mut self.best } else { self.others.entry(key).or_default() };
        let before = bucket.capacity();
        bucket.push(place);
        self.slots += bucket.capacity() - before;
    }

    /// The next node, with the f and g that it was pushed with.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(Cost, Cost, Place)> {
        if self.best.is_empty() {
            let (key, bucket) = self.others.pop_first()?;
            self.slots -= self.best.capacity();
            (self.best_key, self.best) = (key, bucket);
        }
        let place = self.best.pop().expect("a bucket is never left empty in the map");
        self.len -= 1;
        Some((self.best_key.0, Cost::MAX - self.best_key.1, place))
    }

    /// The f of the next node.
    pub(super) fn least(&self) -> Option<Cost> {
        if self.best.is_empty() { self.others.keys().next().map(|key| key.0) } else { Some(self.best_key.0) }
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// What the queue holds, in bytes. A list that grows is there twice for a moment, which is not counted: it is one
    /// of many.
    pub(super) fn bytes(&self) -> usize {
        self.slots * size_of::<Place>() + self.others.len() * size_of::<((Cost, Shallowness), Vec<Place>)>()
    }

    /// Something better than the best came in.
    fn change_best(&mut self, key: (Cost, Shallowness)) {
        let old = std::mem::take(&mut self.best);
        if old.is_empty() {
            self.slots -= old.capacity();
        } else {
            self.others.insert(self.best_key, old);
        }
        self.best_key = key;
        self.best = self.others.remove(&key).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drain(buckets: &mut Buckets) -> Vec<Place> {
        std::iter::from_fn(|| buckets.pop().map(|(_, _, place)| place)).collect()
    }

    #[test]
    fn small_f_comes_first_then_large_g_then_the_last_pushed() {
        let mut buckets = Buckets::new();
        for (place, (f, g)) in [(5, 1), (3, 1), (3, 2), (3, 1), (9, 9), (3, 2)].into_iter().enumerate() {
            buckets.push(Cost::moves(f), Cost::moves(g), place as Place);
        }
        assert_eq!(buckets.len(), 6);
        assert_eq!(drain(&mut buckets), [5, 2, 3, 1, 0, 4]);
        assert_eq!(buckets.len(), 0);
    }

    #[test]
    fn a_better_one_may_come_while_the_best_bucket_is_being_emptied() {
        let mut buckets = Buckets::new();
        for place in 0..3 {
            buckets.push(Cost::moves(4), Cost::ONE, place);
        }
        assert_eq!(buckets.pop(), Some((Cost::moves(4), Cost::ONE, 2)));
        buckets.push(Cost::moves(2), Cost::ONE, 7);
        buckets.push(Cost::moves(4), Cost::ONE, 8);
        assert_eq!(drain(&mut buckets), [7, 8, 1, 0]);
    }

    #[test]
    fn the_slots_of_emptied_buckets_are_given_back() {
        let mut buckets = Buckets::new();
        for round in 0..50 {
            for place in 0..20 {
                buckets.push(Cost::moves(round + place % 3), Cost::ONE, place);
            }
            drain(&mut buckets);
        }
        assert!(buckets.bytes() <= 64 * size_of::<Place>());
    }
}
