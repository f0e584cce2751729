//! A priority queue for few distinct priorities.

use jogada_rules::Cost;

use super::nodes::NodeIndex;
use crate::Stopped;
use crate::room::give_back;

/// Nodes that wait, by f, and among equal f the larger g first: the deeper node is nearer to the goal.
///
/// Costs take few distinct values in a search, so a list for each is quicker and smaller than a heap. Within a list
/// the last comes first, which keeps a search on one trail.
pub(super) struct Buckets {
    /// Sorted by key, the best last.
    sorted: Vec<Bucket>,
    /// How many buckets there are up to the best one that is not empty.
    best: usize,
    len: usize,
    slots: usize,
    /// At so many buckets the empty ones go. Until then they are kept for use again, which spares allocations.
    sweep_at: usize,
}

struct Bucket {
    key: Key,
    places: Vec<NodeIndex>,
}

/// f, and `Cost::MAX − g`: the smaller, the sooner.
type Key = (Cost, Cost);

/// Fewer buckets than this are never swept.
const MANY: usize = 256;

impl Buckets {
    pub(super) const fn new() -> Self {
        Self { sorted: Vec::new(), best: 0, len: 0, slots: 0, sweep_at: MANY }
    }

    #[inline]
    pub(super) fn push(&mut self, f: Cost, g: Cost, place: NodeIndex) -> Result<(), Stopped> {
        let at = self.bucket((f, Cost::MAX - g));
        let places = &mut self.sorted[at].places;
        if places.len() == places.capacity() {
            self.slots += widen(places)?;
        }
        places.push(place);
        self.best = self.best.max(at + 1);
        self.len += 1;
        Ok(())
    }

    /// The next node, with the f and g that it was pushed with.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(Cost, Cost, NodeIndex)> {
        while let Some(bucket) = self.sorted[..self.best].last_mut() {
            if let Some(place) = bucket.places.pop() {
                self.len -= 1;
                return Some((bucket.key.0, Cost::MAX - bucket.key.1, place));
            }
            self.best -= 1;
        }
        None
    }

    /// The f of the next node.
    pub(super) fn least(&self) -> Option<Cost> {
        let waiting = self.sorted[..self.best].iter().rev().find(|bucket| !bucket.places.is_empty());
        waiting.map(|bucket| bucket.key.0)
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// What the queue holds, in bytes. A list that grows is there twice for a moment, which is not counted: it is one
    /// of many.
    pub(super) fn bytes(&self) -> usize {
        self.slots * size_of::<NodeIndex>() + self.sorted.capacity() * size_of::<Bucket>()
    }

    /// Lets go of empty buckets.
    fn sweep(&mut self) {
        self.sorted.retain(|bucket| !bucket.places.is_empty());
        self.slots = self.sorted.iter().map(|bucket| bucket.places.capacity()).sum();
        self.best = self.sorted.len();
        self.sweep_at = (2 * self.sorted.len()).max(MANY);
    }

    /// Where the bucket for `key` stands; it is made if it is not there.
    #[inline]
    fn bucket(&mut self, key: Key) -> usize {
        let mut at = self.sorted.partition_point(|bucket| bucket.key > key);
        if self.sorted.get(at).is_some_and(|bucket| bucket.key == key) {
            return at;
        }
        if self.sorted.len() >= self.sweep_at {
            self.sweep();
            at = self.sorted.partition_point(|bucket| bucket.key > key);
        }
        self.sorted.insert(at, Bucket { key, places: Vec::new() });
        self.best += usize::from(at < self.best);
        at
    }
}

impl Drop for Buckets {
    fn drop(&mut self) {
        give_back(self.bytes(), std::mem::take(&mut self.sorted));
    }
}

/// Makes room in a bucket; says how much.
#[cold]
fn widen(places: &mut Vec<NodeIndex>) -> Result<usize, Stopped> {
    let before = places.capacity();
    places.try_reserve(1).map_err(|_| Stopped::Memory)?;
    Ok(places.capacity() - before)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drain(buckets: &mut Buckets) -> Vec<NodeIndex> {
        std::iter::from_fn(|| buckets.pop().map(|(_, _, place)| place)).collect()
    }

    #[test]
    fn small_f_comes_first_then_large_g_then_the_last_pushed() {
        let mut buckets = Buckets::new();
        for (place, (f, g)) in [(5, 1), (3, 1), (3, 2), (3, 1), (9, 9), (3, 2)].into_iter().enumerate() {
            buckets.push(Cost::moves(f), Cost::moves(g), place as NodeIndex).expect("room");
        }
        assert_eq!(buckets.len(), 6);
        assert_eq!(drain(&mut buckets), [5, 2, 3, 1, 0, 4]);
        assert_eq!(buckets.len(), 0);
    }

    #[test]
    fn a_better_one_may_come_while_the_best_bucket_is_being_emptied() {
        let mut buckets = Buckets::new();
        for place in 0..3 {
            buckets.push(Cost::moves(4), Cost::ONE, place).expect("room");
        }
        assert_eq!(buckets.pop(), Some((Cost::moves(4), Cost::ONE, 2)));
        buckets.push(Cost::moves(2), Cost::ONE, 7).expect("room");
        buckets.push(Cost::moves(4), Cost::ONE, 8).expect("room");
        assert_eq!(drain(&mut buckets), [7, 8, 1, 0]);
    }

    #[test]
    fn ever_larger_costs_leave_no_buckets_behind() {
        let mut buckets = Buckets::new();
        for f in 0..100_000 {
            buckets.push(Cost::thousandths(f), Cost::ZERO, 7).expect("room");
            buckets.push(Cost::thousandths(f), Cost::ZERO, 8).expect("room");
            assert_eq!(drain(&mut buckets), [8, 7]);
        }
        assert!(buckets.bytes() < 100_000, "{} bytes", buckets.bytes());
    }

    #[test]
    fn the_least_f_is_that_of_the_next_node() {
        let mut buckets = Buckets::new();
        assert_eq!(buckets.least(), None);
        for f in [7, 3, 5] {
            buckets.push(Cost::moves(f), Cost::ONE, 0).expect("room");
        }
        for f in [3, 5, 7] {
            assert_eq!(buckets.least(), Some(Cost::moves(f)));
            buckets.pop();
        }
        assert_eq!(buckets.least(), None);
    }
}
