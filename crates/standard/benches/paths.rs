//! Path searches on real puzzles: A* and its variants on problem D, IDA* on Korf's fifteen-puzzles, proven optima.

#![expect(missing_docs, reason = "the macro of criterion writes a function without documentation")]

use criterion::{Criterion, criterion_group, criterion_main};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Fifths};
use jogada_games::sliding_tiles::{LinearConflict, PROBLEMS, SlidingTiles};
use jogada_search::path::{Fold, Folding, astar, bidirectional, idastar, optimal, partial_astar};
use jogada_search::{Limits, StopFlag};

const NONE: Limits = Limits::NONE;

fn problem(letter: char) -> AdjiBotoPuzzle {
    AdjiBotoPuzzle::problem(letter).expect("one of the report's problems")
}

fn best_first(criterion: &mut Criterion) {
    let (puzzle, stop) = (problem('D'), StopFlag::new());
    let (fold, folding) = (Fold(&puzzle), Folding(&Fifths));
    let mut group = criterion.benchmark_group("adji-boto-puzzle D");
    group.sample_size(10);
    group.bench_function("astar", |bencher| bencher.iter(|| astar(&puzzle, &Fifths, &NONE, &stop, &mut ())));
    group.bench_function("partial_astar", |bencher| {
        bencher.iter(|| partial_astar(&puzzle, &Fifths, &NONE, &stop, &mut ()));
    });
    group.bench_function("partial_astar folded", |bencher| {
        bencher.iter(|| partial_astar(&fold, &folding, &NONE, &stop, &mut ()));
    });
    group.bench_function("bidirectional folded", |bencher| {
        bencher.iter(|| bidirectional(&fold, &NONE, &stop, &mut ()));
    });
    group.finish();
}

fn korf(criterion: &mut Criterion) {
    let stop = StopFlag::new();
    let mut group = criterion.benchmark_group("sliding-tiles idastar");
    group.sample_size(10);
    for problem in PROBLEMS.iter().filter(|problem| problem.name.starts_with("korf")) {
        let puzzle = SlidingTiles::problem(problem.name).expect("it is listed");
        group.bench_function(problem.name, |bencher| {
            bencher.iter(|| idastar(&puzzle, &LinearConflict, 0, &NONE, &stop, &mut ()));
        });
    }
    group.finish();
}

fn optima(criterion: &mut Criterion) {
    let stop = StopFlag::new();
    let mut group = criterion.benchmark_group("adji-boto-puzzle optimal");
    group.sample_size(10);
    for letter in 'A'..='G' {
        let puzzle = problem(letter);
        group.bench_function(letter.to_string(), |bencher| {
            bencher.iter(|| optimal(&puzzle, 2, &NONE, &stop, &mut ()));
        });
    }
    group.finish();
}

criterion_group!(benches, best_first, korf, optima);
criterion_main!(benches);
