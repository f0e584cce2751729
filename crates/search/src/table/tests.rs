use std::collections::HashMap;

use jogada_rules::{Bound, Dice, Value};

use super::*;

fn random_entry(dice: &mut Dice) -> Entry {
    let bounds = [Bound::Lower, Bound::Upper, Bound::Exact];
    Entry {
        value: Value::from_raw(dice.below(1 << 31) as i32 - (1 << 30)),
        bound: bounds[dice.below(3)],
        depth: dice.below(Entry::DEEPEST as usize + 1) as u32,
        proven: dice.below(2) == 1,
        best: (dice.below(5) > 0).then(|| dice.below(2047) as u16),
    }
}

#[test]
fn entries_survive_packing() {
    let mut dice = Dice::new(1);
    for _ in 0..10_000 {
        let entry = random_entry(&mut dice);
        let data = entry.pack(dice.below(64) as u8);
        assert_ne!(data, 0);
        assert_eq!(Entry::unpack(data), Some(entry));
    }
    assert_eq!(Entry::unpack(0), None);
}

#[test]
fn a_move_number_that_does_not_fit_is_forgotten() {
    let entry = Entry { best: Some(40_000), ..random_entry(&mut Dice::new(2)) };
    assert_eq!(Entry::unpack(entry.pack(0)).map(|entry| entry.best), Some(None));
}

#[test]
fn a_table_is_as_large_as_it_says_and_never_empty() {
    assert_eq!(Table::new(0).bytes(), 64);
    assert_eq!(Table::new(1 << 20).bytes(), 1 << 20);
    assert_eq!(Table::new(1000).bytes(), 960);
}

#[test]
fn what_is_stored_last_under_a_key_is_found_and_keeps_a_known_move() {
    let (table, mut dice) = (Table::new(1 << 12), Dice::new(3));
    let key = Key(dice.roll());
    let first = Entry { best: Some(5), ..random_entry(&mut dice) };
    let second = Entry { best: None, ..random_entry(&mut dice) };
    table.store(key, first);
    assert_eq!(table.probe(key), Some(first));
    table.store(key, second);
    assert_eq!(table.probe(key), Some(Entry { best: Some(5), ..second }));
    table.clear();
    assert_eq!(table.probe(key), None);
}

#[test]
fn the_deepest_survive_in_a_full_bucket_until_they_are_old() {
    let (table, mut dice) = (Table::new(64), Dice::new(4));
    let mut store = |depth| {
        let key = Key(dice.roll());
        table.store(key, Entry { depth, ..random_entry(&mut dice) });
        key
    };
    let deep: Vec<_> = [20, 21, 22].into_iter().map(&mut store).collect();
    (0..50).for_each(|_| _ = store(3));
    assert!(deep.iter().all(|&key| table.probe(key).is_some()));
    (0..3).for_each(|_| table.grow_older());
    (0..50).for_each(|_| _ = store(3));
    assert!(deep.iter().all(|&key| table.probe(key).is_none()), "three searches old are worth less than three plies");
}

#[test]
fn the_fill_counts_the_present_search_alone() {
    let (table, mut dice) = (Table::new(1 << 14), Dice::new(5));
    assert_eq!(table.fill(), 0);
    for _ in 0..20_000 {
        table.store(Key(dice.roll()), random_entry(&mut dice));
    }
    assert_eq!(table.fill(), 1000);
    table.grow_older();
    assert_eq!(table.fill(), 0);
}

#[test]
fn a_tiny_table_never_gives_one_key_the_entry_of_another() {
    let (table, mut dice) = (Table::new(256), Dice::new(6));
    let keys: Vec<_> = (0..64).map(|_| Key(dice.roll())).collect();
    let mut last = HashMap::new();
    for _ in 0..50_000 {
        let key = keys[dice.below(keys.len())];
        if let Some(found) = table.probe(key) {
            assert_eq!(Some(&found), last.get(&key));
        }
        let entry = Entry { best: Some(1), ..random_entry(&mut dice) };
        table.store(key, entry);
        last.insert(key, entry);
    }
}

/// An entry that can be told from its key alone.
fn entry_of(key: Key) -> Entry {
    random_entry(&mut Dice::new(key.0))
}

#[test]
fn threads_that_share_a_tiny_table_read_whole_entries_or_none() {
    let table = Table::new(128);
    let hits: usize = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..4)
            .map(|worker| {
                let table = &table;
                scope.spawn(move || {
                    let mut dice = Dice::new(worker);
                    let mut hits = 0;
                    for _ in 0..100_000 {
                        let key = Key(1 + dice.below(24) as u64);
                        if let Some(found) = table.probe(key) {
                            assert_eq!(Entry { best: None, ..found }, Entry { best: None, ..entry_of(key) });
                            hits += 1;
                        }
                        table.store(key, entry_of(key));
                    }
                    hits
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker fails")).sum()
    });
    assert!(hits > 1000, "the threads must meet: {hits}");
}

#[test]
fn an_answer_is_of_the_same_depth_or_holds_for_good() {
    let entry = Entry { value: Value::points(3), bound: Bound::Exact, depth: 5, proven: false, best: None };
    assert_eq!([4, 5, 6].map(|depth| entry.answers(depth)), [false, true, false]);
    let proven = Entry { proven: true, ..entry };
    assert_eq!([4, 5, 6].map(|depth| proven.answers(depth)), [false, true, true]);
    let won = Entry { value: Value::win_in(3), bound: Bound::Lower, ..entry };
    assert_eq!([2, 3, 9].map(|depth| won.answers(depth)), [false, true, true]);
    let at_most_won = Entry { bound: Bound::Upper, ..won };
    assert_eq!([3, 5, 9].map(|depth| at_most_won.answers(depth)), [false, true, false]);
    let lost_sometime = Entry { value: Value::SOME_LOSS, bound: Bound::Upper, ..entry };
    assert_eq!([4, 5, 9].map(|depth| lost_sometime.answers(depth)), [false, true, true]);
}

#[test]
fn an_end_beyond_the_depth_of_an_entry_bounds_the_distance_and_does_not_tell_it() {
    let far = Entry { value: Value::win_in(9), bound: Bound::Exact, depth: 5, proven: false, best: None };
    assert_eq!([5, 8, 9, 10].map(|depth| far.answers(depth)), [true, false, false, false]);
    let at_least = Entry { bound: Bound::Lower, ..far };
    assert_eq!([5, 8, 9, 10].map(|depth| at_least.answers(depth)), [true, false, true, true]);
    let near = Entry { value: Value::loss_in(4), ..far };
    assert_eq!([3, 4, 5, 9].map(|depth| near.answers(depth)), [false, true, true, true]);
    let sometime = Entry { value: Value::SOME_WIN, ..far };
    assert_eq!([4, 5, 9].map(|depth| sometime.answers(depth)), [false, true, true]);
}
