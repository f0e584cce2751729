//! What is kept between requests: things that belong to someone, no more than so many bytes of them, and nothing for
//! longer than it is of use. Whoever finds nothing here makes it anew, so that losing something costs time and never an
//! answer.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long something is kept after it was last used.
const LIFE: Duration = Duration::from_secs(600);
/// The most things of one owner.
const MOST_OF_ONE: usize = 4;
/// The most things at all, however small they are.
const MOST: usize = 256;

/// Who keeps something, and under which name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    pub(crate) owner: String,
    pub(crate) name: String,
}

/// A store of things of one kind.
pub(crate) struct Storeroom<T> {
    /// The most bytes that all of it may take.
    most_bytes: usize,
    /// The one used last is at the end.
    kept: Mutex<Vec<Kept<T>>>,
}

struct Kept<T> {
    label: Label,
    thing: T,
    bytes: usize,
    used: Instant,
}

impl<T> Storeroom<T> {
    /// A store of no more than so many bytes.
    pub(crate) const fn new(most_bytes: usize) -> Self {
        Self { most_bytes, kept: Mutex::new(Vec::new()) }
    }

    /// Takes something out: as long as it is used nobody else has it.
    pub(crate) fn take(&self, label: &Label) -> Option<T> {
        let mut kept = self.kept();
        let at = kept.iter().position(|kept| kept.label == *label)?;
        Some(kept.remove(at).thing)
    }

    /// Something that several may look at, which is in use by that.
    pub(crate) fn look(&self, label: &Label, now: Instant) -> Option<T>
    where
        T: Clone,
    {
        let mut kept = self.kept();
        let at = kept.iter().position(|kept| kept.label == *label)?;
        let mut found = kept.remove(at);
        found.used = now;
        let thing = found.thing.clone();
        kept.push(found);
        Some(thing)
    }

    /// Keeps something that takes about so many bytes; what was used longest ago has to go for it.
    pub(crate) fn put(&self, label: Label, thing: T, bytes: usize, now: Instant) {
        let mut kept = self.kept();
        kept.retain(|known| known.label != label);
        kept.push(Kept { label, thing, bytes, used: now });
        tidy(&mut kept, self.most_bytes, now);
    }

    /// Lets go of what was not used for long.
    pub(crate) fn forget(&self, now: Instant) {
        tidy(&mut self.kept(), self.most_bytes, now);
    }

    fn kept(&self) -> MutexGuard<'_, Vec<Kept<T>>> {
        // Nothing here is ever half done, so that what a panic left behind is sound.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn tidy<T>(kept: &mut Vec<Kept<T>>, most_bytes: usize, now: Instant) {
    kept.retain(|known| now.saturating_duration_since(known.used) < LIFE);
    let Some(last) = kept.last().map(|known| known.label.owner.clone()) else { return };
    while kept.iter().filter(|known| known.label.owner == last).count() > MOST_OF_ONE {
        let oldest = kept.iter().position(|known| known.label.owner == last).expect("more than one was counted");
        kept.remove(oldest);
    }
    while kept.len() > MOST || kept.iter().map(|known| known.bytes).sum::<usize>() > most_bytes {
        kept.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST_BYTES: usize = 1 << 20;

    fn label(owner: &str, name: &str) -> Label {
        Label { owner: owner.to_owned(), name: name.to_owned() }
    }

    #[test]
    fn what_is_kept_is_its_owners_and_taken_once() {
        let (store, now) = (Storeroom::new(MOST_BYTES), Instant::now());
        store.put(label("a", "game"), 1, 10, now);
        assert_eq!(store.take(&label("b", "game")), None);
        assert_eq!(store.take(&label("a", "game")), Some(1));
        assert_eq!(store.take(&label("a", "game")), None);
    }

    #[test]
    fn what_is_looked_at_stays_and_is_in_use() {
        let (store, now) = (Storeroom::new(MOST_BYTES), Instant::now());
        store.put(label("a", "trace"), 1, 10, now);
        assert_eq!(store.look(&label("b", "trace"), now), None);
        assert_eq!(store.look(&label("a", "trace"), now + LIFE / 2), Some(1));
        store.forget(now + LIFE);
        assert_eq!(store.look(&label("a", "trace"), now), Some(1));
    }

    #[test]
    fn what_nobody_uses_expires() {
        let (store, now) = (Storeroom::new(MOST_BYTES), Instant::now());
        store.put(label("a", "old"), 1, 10, now);
        store.put(label("a", "new"), 2, 10, now + LIFE / 2);
        store.forget(now + LIFE);
        assert_eq!(store.take(&label("a", "old")), None);
        assert_eq!(store.take(&label("a", "new")), Some(2));
    }

    #[test]
    fn neither_one_owner_nor_all_take_more_than_their_share() {
        let (store, now) = (Storeroom::new(MOST_BYTES), Instant::now());
        for name in ["1", "2", "3", "4", "5"] {
            store.put(label("a", name), name, 10, now);
        }
        assert_eq!(store.take(&label("a", "1")), None, "the oldest of this owner");
        store.put(label("b", "large"), "large", MOST_BYTES - 15, now);
        let left = ["2", "3", "4", "5"].into_iter().filter(|name| store.take(&label("a", name)).is_some());
        assert_eq!(left.collect::<Vec<_>>(), ["5"], "there is room for one beside it");
        assert_eq!(store.take(&label("b", "large")), Some("large"));
    }
}
