//! Threads that meet at one bucket, in any order of their steps: who reads finds what someone wrote for that key, or nothing.

use std::sync::Arc;

use jogada_rules::{Bound, Key, Value};
use shuttle::thread;

use super::{Entry, Table};

/// Orders of steps that are tried.
const ORDERS: usize = 20_000;
/// More keys than a bucket has places, none near another.
const KEYS: [u64; 6] = [3, 0x5555_0000_aaaa_1111, 0x9e37_79b9_0000_0001, 0x7f4a_7c15_1234_5678, 1 << 63, 0xdead_beef];

/// What a thread writes for a key: both are told from the value.
fn entry(key: usize, thread: usize) -> Entry {
    let (value, depth) = (Value::points((10 * key + thread) as i32), (key + 3 * thread) as u32);
    Entry { value, bound: Bound::Exact, depth, proven: thread == 0, best: Some(key as u16) }
}

fn meet(thread: usize, table: &Table) {
    for step in 0..3 {
        let key = (2 * thread + step) % KEYS.len();
        table.store(Key(KEYS[key]), entry(key, thread));
        for (index, &number) in KEYS.iter().enumerate() {
            let found = table.probe(Key(number));
            let someones = |found: &Entry| (0..3).any(|writer| *found == entry(index, writer));
            assert!(found.as_ref().is_none_or(someones), "{number:x}: {found:?}");
        }
    }
}

#[test]
fn an_entry_is_found_as_it_was_written_or_not_at_all() {
    let model = || {
        let table = Arc::new(Table::new(0));
        let threads = [0, 1, 2].map(|number| {
            let table = Arc::clone(&table);
            thread::spawn(move || meet(number, &table))
        });
        threads.into_iter().for_each(|thread| thread.join().expect("no law is broken"));
    };
    shuttle::check_random(model, ORDERS);
    shuttle::check_pct(model, ORDERS, 3);
}
