//! Threads that meet at one bucket of proof numbers, in any order of their steps.

use std::sync::Arc;

use jogada_rules::Key;
use shuttle::thread;

use super::{Numbers, ProofTable};

/// Orders of steps that are tried.
const ORDERS: usize = 20_000;
/// More keys than a bucket has places, none near another.
const KEYS: [u64; 6] = [3, 0x5555_0000_aaaa_1111, 0x9e37_79b9_0000_0001, 0x7f4a_7c15_1234_5678, 1 << 63, 0xdead_beef];

fn numbers(key: usize, thread: usize) -> Numbers {
    Numbers { proof: (100 * key + thread + 1) as u32, disproof: (1000 * thread + key + 1) as u32 }
}

#[test]
fn numbers_are_found_as_they_were_written_or_not_at_all() {
    let meet = |thread: usize, table: &ProofTable| {
        for step in 0..3 {
            let key = (2 * thread + step) % KEYS.len();
            table.store(Key(KEYS[key]), numbers(key, thread), 1 << step);
            for (index, &number) in KEYS.iter().enumerate() {
                let found = table.probe(Key(number));
                let someones = |found: &Numbers| (0..3).any(|writer| *found == numbers(index, writer));
                assert!(found.as_ref().is_none_or(someones), "{number:x}: {found:?}");
            }
        }
    };
    let model = move || {
        let table = Arc::new(ProofTable::new(0));
        let threads = [0, 1, 2].map(|number| {
            let table = Arc::clone(&table);
            thread::spawn(move || meet(number, &table))
        });
        threads.into_iter().for_each(|thread| thread.join().expect("no law is broken"));
    };
    shuttle::check_random(model, ORDERS);
}
