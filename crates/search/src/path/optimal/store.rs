//! The states that the two searches of `optimal` know, in shards that threads share out among them.

use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use hashbrown::HashTable;
use jogada_rules::{Countdown, Folded, Reversible, Steps};
use rustc_hash::FxBuildHasher;

use crate::Stopped;

/// Which end a search starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Start,
    Goal,
}

/// Not reached from that end.
const UNKNOWN: u16 = u16::MAX;
/// A power of two, so that the top bits of a hash choose.
const SHARD_BITS: u32 = 6;
/// Fewer states than this are not worth a second thread.
const WORTH_A_THREAD: usize = 256;

/// Every state known, and how far it is from the ends it is known from.
pub(super) struct Store<S> {
    shards: Vec<HashTable<Known<S>>>,
    /// What the shards hold, in bytes.
    held: AtomicUsize,
    /// The most they may hold.
    limit: usize,
    threads: usize,
}

struct Known<S> {
    state: S,
    /// Moves from the start, moves to the goal.
    ways: [u16; 2],
}

/// A state that was generated.
struct Child<S> {
    hash: u64,
    left: u32,
    state: S,
}

/// Where the two searches met.
#[derive(Clone, Debug)]
pub(super) struct SearchMeeting<S> {
    /// The moves of the way through here.
    pub(super) moves: u32,
    pub(super) state: S,
}

/// What came of a batch.
pub(super) struct Harvest<S> {
    pub(super) generated: u64,
    /// States that are new to this end, with the amount left.
    pub(super) fresh: Vec<(u32, S)>,
    /// The shortest way that was closed.
    pub(super) meeting: Option<SearchMeeting<S>>,
}

impl<S: Clone + Eq + Hash + Send + Sync> Store<S> {
    pub(super) fn new(threads: usize, limit: usize) -> Self {
        let shards = (0..1 << SHARD_BITS).map(|_| HashTable::new()).collect();
        Self { shards, held: AtomicUsize::new(0), limit, threads: threads.max(1) }
    }

    pub(super) fn len(&self) -> usize {
        self.shards.iter().map(HashTable::len).sum()
    }

    /// What the store holds, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.held.load(Ordering::Relaxed)
    }

    /// How far `state` is from an end, if it is known from there.
    pub(super) fn way(&self, state: &S, end: End) -> Option<u32> {
        let hash = hash(state);
        let known = self.shards[shard_of(hash)].find(hash, |known| known.state == *state)?;
        let moves = known.ways[end as usize];
        (moves != UNKNOWN).then_some(u32::from(moves))
    }

    /// Adds the end itself.
    pub(super) fn add_end(&mut self, left: u32, state: &S, end: End) -> Result<Harvest<S>, Stopped> {
        let mut shards: Vec<_> = (0..self.shards.len()).map(|_| Vec::new()).collect();
        let hash = hash(state);
        shards[shard_of(hash)].push(Child { hash, left, state: state.clone() });
        self.insert(&[shards], end, 0)
    }

    /// Expands `states`, which are all `moves` away from `end`, and adds what is new. States of more than `most_left`
    /// are left out. Fails without adding anything if that generates more than `room` states.
    pub(super) fn expand<P>(
        &mut self,
        puzzle: &P,
        states: &[S],
        end: End,
        moves: u32,
        most_left: u32,
        room: u64,
    ) -> Result<Harvest<S>, Stopped>
    where
        P: Puzzled<State = S>,
    {
        let moves = u16::try_from(moves + 1).ok().filter(|&moves| moves != UNKNOWN).ok_or(Stopped::Memory)?;
        let share = states.len().div_ceil(self.threads).max(WORTH_A_THREAD);
        let batches = in_parallel(states.chunks(share), |chunk| generate(puzzle, chunk, end, most_left));
        let generated: usize = batches.iter().flatten().map(Vec::len).sum();
        if generated as u64 > room {
            return Err(Stopped::Nodes);
        }
        self.insert(&batches, end, moves)
    }

    /// Adds children, sorted by shard, which are `moves` away from `end`.
    fn insert(&mut self, batches: &[Vec<Vec<Child<S>>>], end: End, moves: u16) -> Result<Harvest<S>, Stopped> {
        let generated: usize = batches.iter().flatten().map(Vec::len).sum();
        let threads = if generated < 8 * WORTH_A_THREAD { 1 } else { self.threads };
        let share = self.shards.len().div_ceil(threads);
        let budget = Budget { held: &self.held, limit: self.limit };
        let parts = in_parallel(self.shards.chunks_mut(share).enumerate(), |(part, shards)| {
            insert_part(shards, part * share, batches, end, moves, &budget)
        });
        let mut harvest = Harvest { generated: generated as u64, fresh: Vec::new(), meeting: None };
        for part in parts {
            let part = part?;
            harvest.fresh.extend(part.fresh);
            harvest.meeting = shorter(harvest.meeting, part.meeting);
        }
        Ok(harvest)
    }
}

/// What `optimal` needs of a puzzle.
pub(super) trait Puzzled: Countdown + Folded + Reversible {}

impl<P: Countdown + Folded + Reversible> Puzzled for P {}

/// The canonical neighbors of `states`, away from `end`, by shard.
fn generate<P: Puzzled>(puzzle: &P, states: &[P::State], end: End, most_left: u32) -> Vec<Vec<Child<P::State>>> {
    let mut shards: Vec<Vec<_>> = (0..1 << SHARD_BITS).map(|_| Vec::with_capacity(states.len() / 4)).collect();
    let mut steps: Steps<P> = Vec::new();
    for state in states {
        steps.clear();
        match end {
            End::Start => puzzle.successors(state, &mut steps),
            End::Goal => puzzle.predecessors(state, &mut steps),
        }
        for step in &steps {
            let left = puzzle.left(&step.state);
            if left <= most_left {
                let state = puzzle.canonical(&step.state);
                let hash = hash(&state);
                shards[shard_of(hash)].push(Child { hash, left, state });
            }
        }
    }
    shards
}

/// Adds the children that belong to `shards`, the first of which has number `first`.
///
/// The order is that of one thread working alone, whatever the number of threads, so that results do not depend on it.
fn insert_part<S: Clone + Eq + Hash>(
    shards: &mut [HashTable<Known<S>>],
    first: usize,
    batches: &[Vec<Vec<Child<S>>>],
    end: End,
    moves: u16,
    budget: &Budget<'_>,
) -> Result<Harvest<S>, Stopped> {
    let mut harvest = Harvest { generated: 0, fresh: Vec::new(), meeting: None };
    for (number, shard) in shards.iter_mut().enumerate() {
        for child in batches.iter().flat_map(|batch| &batch[first + number]) {
            budget.make_room(shard)?;
            let meeting = insert_one(shard, child, end, moves, &mut harvest.fresh);
            harvest.meeting = shorter(harvest.meeting, meeting);
        }
    }
    Ok(harvest)
}

#[inline]
fn insert_one<S: Clone + Eq + Hash>(
    shard: &mut HashTable<Known<S>>,
    child: &Child<S>,
    end: End,
    moves: u16,
    fresh: &mut Vec<(u32, S)>,
) -> Option<SearchMeeting<S>> {
    let same = |known: &Known<S>| known.state == child.state;
    let entry = shard.entry(child.hash, same, |known| hash(&known.state));
    let new = || Known { state: child.state.clone(), ways: [UNKNOWN; 2] };
    let mut entry = entry.or_insert_with(new);
    let ways = &mut entry.get_mut().ways;
    if ways[end as usize] != UNKNOWN {
        return None;
    }
    ways[end as usize] = moves;
    fresh.push((child.left, child.state.clone()));
    let other = ways[1 - end as usize];
    (other != UNKNOWN).then(|| SearchMeeting { moves: u32::from(moves) + u32::from(other), state: child.state.clone() })
}

fn shorter<S>(one: Option<SearchMeeting<S>>, other: Option<SearchMeeting<S>>) -> Option<SearchMeeting<S>> {
    match (&one, &other) {
        (Some(first), Some(second)) if first.moves <= second.moves => one,
        (_, None) => one,
        _ => other,
    }
}

/// What all shards together may still take.
struct Budget<'a> {
    held: &'a AtomicUsize,
    limit: usize,
}

impl Budget<'_> {
    /// Makes room for one more, if that is allowed. While a shard grows, old and new stand side by side.
    #[inline]
    fn make_room<S: Hash>(&self, shard: &mut HashTable<Known<S>>) -> Result<(), Stopped> {
        if shard.len() < shard.capacity() { Ok(()) } else { self.grow(shard) }
    }

    #[cold]
    fn grow<S: Hash>(&self, shard: &mut HashTable<Known<S>>) -> Result<(), Stopped> {
        let old = shard.allocation_size();
        let new = (2 * old).max(4 * size_of::<Known<S>>());
        if self.held.load(Ordering::Relaxed) + new > self.limit {
            return Err(Stopped::Memory);
        }
        let more = shard.capacity().max(3) + 1;
        shard.try_reserve(more, |known| hash(&known.state)).map_err(|_| Stopped::Memory)?;
        self.held.fetch_add(shard.allocation_size() - old, Ordering::Relaxed);
        Ok(())
    }
}

#[inline]
fn hash<S: Hash>(state: &S) -> u64 {
    FxBuildHasher.hash_one(state)
}

/// The table inside a shard uses the low bits and the highest seven, so the shard is chosen by bits between them.
#[inline]
const fn shard_of(hash: u64) -> usize {
    (hash >> (57 - SHARD_BITS)) as usize & ((1 << SHARD_BITS) - 1)
}

/// Does `work` on every share, each on a thread of its own but the last, which stays here.
fn in_parallel<T: Send, R: Send>(shares: impl Iterator<Item = T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let mut shares: Vec<T> = shares.collect();
    let Some(last) = shares.pop() else { return Vec::new() };
    thread::scope(|scope| {
        let work = &work;
        let helpers: Vec<_> = shares.into_iter().map(|share| scope.spawn(move || work(share))).collect();
        let own = work(last);
        let mut results: Vec<R> = helpers.into_iter().map(joined).collect();
        results.push(own);
        results
    })
}

fn joined<R>(helper: thread::ScopedJoinHandle<'_, R>) -> R {
    helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
