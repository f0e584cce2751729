//! Threads that ask for the same collections in other orders, in any order of their steps: a collection has one number,
//! whoever was first, and what it is worth is what one thread alone finds.

use std::collections::HashSet;
use std::sync::Arc;

use shuttle::thread;

use super::{Collection, Collections, Piece, sorted};

/// Orders of steps that are tried.
const ORDERS: usize = 5000;
const PIECES: [Piece; 4] = [Piece::Chain(1), Piece::Chain(3), Piece::Chain(4), Piece::Loop(4)];

/// Adds all pieces one by one, beginning with another one in each thread; the number after each.
fn grow(collections: &Collections, thread: usize) -> Vec<(Vec<Piece>, Collection)> {
    let mut members = Vec::new();
    let mut collection = collections.number_of(&[]);
    let steps = (0..PIECES.len()).map(|step| {
        let piece = PIECES[(step * (1 + 2 * (thread % 2)) + thread) % PIECES.len()];
        members.push(piece);
        collection = collections.with(collection, piece);
        (sorted(members.iter().copied()), collection)
    });
    steps.collect()
}

/// What a collection is worth where nobody else asks.
fn worth(members: &[Piece]) -> i32 {
    let alone = Collections::new(20, 100);
    alone.value(alone.number_of(members))
}

#[test]
fn a_collection_has_one_number_and_its_worth_whoever_asks_first() {
    let model = || {
        let collections = Arc::new(Collections::new(20, 100));
        let threads = [0, 1, 2].map(|number| {
            let collections = Arc::clone(&collections);
            thread::spawn(move || grow(&collections, number))
        });
        let found = threads.into_iter().flat_map(|thread| thread.join().expect("no law is broken"));
        for (members, number) in found.collect::<Vec<_>>() {
            assert_eq!(collections.number_of(&members), number, "{members:?}");
            assert_eq!(collections.value(number), worth(&members), "{members:?}");
        }
        let listed: Vec<_> = collections.members().collect();
        assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len(), "none is there twice");
    };
    shuttle::check_random(model, ORDERS);
    shuttle::check_pct(model, ORDERS, 3);
}
