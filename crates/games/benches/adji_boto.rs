//! How fast Adji-boto is played: all sequences of nine moves from the start, and random games.

#![expect(missing_docs, reason = "the macro of criterion writes a function without documentation")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use jogada_games::adji_boto::{AdjiBoto, Sprint};
use jogada_rules::{Dice, Game, Playout, perft};

fn play(criterion: &mut Criterion) {
    let game = AdjiBoto::default();
    let mut group = criterion.benchmark_group("adji-boto");
    group.sample_size(20);
    group.bench_function("perft 9", |bencher| {
        bencher.iter(|| {
            let counts = perft(&game, &game.initial(), black_box(9));
            assert_eq!(counts[8], 6_961_179);
        });
    });
    group.bench_function("100 sprints", |bencher| {
        bencher.iter(|| {
            let mut dice = Dice::new(1);
            (0..100).map(|_| Sprint::default().playout(&game, &mut game.initial(), &mut dice)).sum::<i32>()
        });
    });
    group.finish();
}

criterion_group!(benches, play);
criterion_main!(benches);
