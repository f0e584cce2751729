//! The value of every number of a level, fast: one byte a number, by several threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use jogada_rules::Backward;

use super::batch::Batch;
use super::passes::board_after;
use super::values::Values;
use crate::{StopFlag, Stopped};

/// How a level is worked out.
pub struct LevelWork<'a> {
    /// How many threads share it, at least one.
    pub threads: usize,
    /// Stops it.
    pub stop: &'a StopFlag,
    /// Hears now and then how many looks were taken since it was last told.
    pub tell: &'a (dyn Fn(u64) + Sync),
}

/// Works out all values of `level` from those of the levels below, `below[0]` first. A level that no move leads to may
/// be empty.
///
/// - **Finds** the margin still to come for whoever is named to move, play without end being worth nothing.
/// - **Right** always. What is known of a number starts at nothing, 0, and only ever grows away from it: a positive
///   value says that the side can be sure of that much, a negative one that it can not escape losing that much. One ply
///   over what is known is again known, so numbers may be looked at in any order, by any number of threads, as often as
///   one likes; what comes out when no look changes anything is the same.
/// - **Costs** a byte and a bit a number, and about two looks: a look at a number whose value changed has its
///   predecessors looked at again, and no others.
/// - **Needs** a game that goes forward and backward by number, and the values of the levels below.
/// - **Reference**: Romein and Bal, "Solving Awari with parallel retrograde analysis", 2003, whose levels these are;
///   the order of knowledge instead of one pass a score is ours.
///
/// ```
/// use jogada_rules::example::Pebbles;
/// use jogada_search::StopFlag;
/// use jogada_search::retro::{Values, LevelWork, work_out};
///
/// let stop = StopFlag::new();
/// let work = LevelWork { threads: 1, stop: &stop, tell: &|_| {} };
/// let game = Pebbles { pebbles: 2 };
/// let none = Values::zero(1);
/// let one = work_out(&game, 1, &[&none], &work)?;
/// let two = work_out(&game, 2, &[&none, &one], &work)?;
/// assert_eq!((one.get(0), two.get(0)), (1, 0));
/// # Ok::<(), jogada_search::Stopped>(())
/// ```
pub fn work_out<G: Backward>(game: &G, level: usize, below: &[&Values], work: &LevelWork) -> Result<Values, Stopped> {
    let values = Values::zero(game.positions(level));
    let levels: Vec<&Values> = below.iter().copied().chain([&values]).collect();
    let fixpoint = Fixpoint { game, level, levels: &levels, waiting: all_waiting(values.count()) };
    while fixpoint.sweep(work)? {}
    Ok(values)
}

/// The first number whose value is not what one ply shows, if there is one: a level that is worked out has none.
/// `levels` ends with the level in question.
///
/// ```
/// use jogada_rules::example::Pebbles;
/// use jogada_search::StopFlag;
/// use jogada_search::retro::{Values, LevelWork, first_unsettled};
///
/// let stop = StopFlag::new();
/// let work = LevelWork { threads: 1, stop: &stop, tell: &|_| {} };
/// let game = Pebbles { pebbles: 2 };
/// let [none, right, wrong]: [Values; 3] = [0, 1, 0].map(|value| [value].into_iter().collect());
/// assert_eq!(first_unsettled(&game, &[&none, &right], &work), Ok(None));
/// assert_eq!(first_unsettled(&game, &[&none, &wrong], &work), Ok(Some(0)));
/// ```
pub fn first_unsettled<G: Backward>(game: &G, levels: &[&Values], work: &LevelWork) -> Result<Option<u64>, Stopped> {
    let level = levels.len() - 1;
    let fixpoint = Fixpoint { game, level, levels, waiting: Vec::new() };
    let first = AtomicU64::new(u64::MAX);
    in_chunks(levels[level].count(), work, |numbers| {
        if let Some(number) = fixpoint.first_unsettled(numbers.clone()) {
            first.fetch_min(number, Ordering::Relaxed);
        }
        numbers.end - numbers.start
    })?;
    Ok(Some(first.into_inner()).filter(|&number| number != u64::MAX))
}

/// A bit for each number.
fn all_waiting(count: u64) -> Vec<AtomicU64> {
    let word = |first: u64| if count - first >= 64 { u64::MAX } else { (1 << (count - first)) - 1 };
    (0..count).step_by(64).map(|first| AtomicU64::new(word(first))).collect()
}

/// A level being worked out.
struct Fixpoint<'a, G> {
    game: &'a G,
    level: usize,
    /// The values of the levels below and of this one.
    levels: &'a [&'a Values],
    /// A bit for each number that must be looked at.
    waiting: Vec<AtomicU64>,
}

/// So many numbers are one thread's at a time: a multiple of the bits in a word.
const CHUNK: u64 = 1 << 14;

impl<G: Backward> Fixpoint<'_, G> {
    /// Looks at all numbers that wait. Says whether there were any.
    fn sweep(&self, work: &LevelWork) -> Result<bool, Stopped> {
        let any = AtomicBool::new(false);
        in_chunks(self.own().count(), work, |numbers| {
            let looks = self.look_at_waiting(numbers);
            if looks > 0 {
                any.store(true, Ordering::Relaxed);
            }
            looks
        })?;
        Ok(any.into_inner())
    }

    fn own(&self) -> &Values {
        self.levels[self.level]
    }

    fn look_at_waiting(&self, numbers: Range<u64>) -> u64 {
        let mut looks = 0;
        let mut batch = Batch::new();
        let mut last: Option<(u64, G::Board)> = None;
        for word in numbers.start / 64..numbers.end.div_ceil(64) {
            let slot = &self.waiting[word as usize];
            if slot.load(Ordering::Relaxed) == 0 {
                continue;
            }
            // Whoever sets a bit after this has it looked at in the next sweep; whoever set it before is seen below.
            let mut bits = slot.swap(0, Ordering::SeqCst);
            while bits != 0 {
                let number = word * 64 + u64::from(bits.trailing_zeros());
                bits &= bits - 1;
                let board = board_after(self.game, self.level, last, number);
                last = Some((number, board));
                looks += 1;
                batch.add(self.game, self.level, number, board);
                if batch.is_full() {
                    self.update(&mut batch);
                }
            }
        }
        self.update(&mut batch);
        looks
    }

    /// Looks at a batch; where that shows more than was known, predecessors that this may matter to shall wait.
    #[inline]
    fn update(&self, batch: &mut Batch<G>) {
        batch.look(self.levels);
        // The store is ordered before the looks at bits that follow: a predecessor whose bit is found set has not
        // been looked at yet, and its look will see the new value.
        batch.keep_news(|number, value| self.own().raise(number, value));
        batch.tell_predecessors(self.game, self.own(), |before| {
            let (slot, bit) = (&self.waiting[before as usize / 64], 1 << (before % 64));
            if slot.load(Ordering::SeqCst) & bit == 0 {
                slot.fetch_or(bit, Ordering::SeqCst);
            }
        });
        batch.clear();
    }

    fn first_unsettled(&self, numbers: Range<u64>) -> Option<u64> {
        let mut batch = Batch::new();
        let mut last = None;
        for number in numbers.clone() {
            let board = board_after(self.game, self.level, last, number);
            last = Some((number, board));
            batch.add(self.game, self.level, number, board);
            if batch.is_full() || number + 1 == numbers.end {
                batch.look(self.levels);
                let wrong = batch.shown().find(|&(number, value)| self.own().get(number) != value);
                if let Some((number, _)) = wrong {
                    return Some(number);
                }
                batch.clear();
            }
        }
        None
    }
}

/// Has the threads go through all numbers, chunk by chunk. `each` says how many looks it took.
fn in_chunks(count: u64, work: &LevelWork, each: impl Fn(Range<u64>) -> u64 + Sync) -> Result<(), Stopped> {
    let next = AtomicU64::new(0);
    let run = || {
        while !work.stop.is_stopped() {
            let start = next.fetch_add(CHUNK, Ordering::Relaxed);
            if start >= count {
                break;
            }
            let looks = each(start..(start + CHUNK).min(count));
            if looks > 0 {
                (work.tell)(looks);
            }
        }
    };
    // A thread costs more than a small level.
    let threads = (work.threads as u64).min(count.div_ceil(CHUNK));
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
    if work.stop.is_stopped() { Err(Stopped::Asked) } else { Ok(()) }
}
