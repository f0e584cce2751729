//! Threads that write into one ledger while it grows, in any order of their steps: whatever is found was written for that
//! very position. It may be older than what was written last, if it moved to a larger part at that moment: a bound that held
//! then holds now.

use std::sync::Arc;

use shuttle::thread;

use super::{Bucket, Ledger, LedgerEntry};

/// Orders of steps that are tried.
const ORDERS: usize = 2000;
/// Positions: more than the first part has room for.
const NUMBERS: u64 = 24;

/// What a thread writes for a number: both are told from the bounds.
fn entry(number: u64, thread: u8) -> LedgerEntry {
    LedgerEntry { lower: number as u8, upper: 40 + thread, line: (number % 7) as u8, work: 1 + (number % 5) as u8 }
}

fn write(ledger: &Ledger, thread: u8) {
    for step in 0..NUMBERS {
        let number = (step * 7 + 5 * u64::from(thread)) % NUMBERS;
        ledger.store(number, entry(number, thread));
        for asked in [number, (number + 11) % NUMBERS] {
            let found = ledger.find(asked);
            let someones = |found: LedgerEntry| (0..2).any(|writer| found == entry(asked, writer));
            assert!(found.is_none_or(someones), "{asked}: {found:?}");
        }
    }
}

#[test]
fn what_is_found_was_written_for_that_position() {
    let model = || {
        // Three parts of one, two and four buckets.
        let ledger = Arc::new(Ledger::new(4 * size_of::<Bucket>(), 10).expect("little memory is always there"));
        let threads = [0, 1].map(|number| {
            let ledger = Arc::clone(&ledger);
            thread::spawn(move || write(&ledger, number))
        });
        threads.into_iter().for_each(|thread| thread.join().expect("no law is broken"));
        let listed: Vec<_> = ledger.entries(1).collect();
        assert!(listed.iter().all(|&(number, found)| (0..2).any(|writer| found == entry(number, writer))));
        assert!(ledger.in_use().0.len() > 1, "it has grown");
    };
    shuttle::check_random(model, ORDERS);
    shuttle::check_pct(model, ORDERS, 3);
}
