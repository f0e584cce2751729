//! Dots and Boxes: random playouts, and a game through `moves` and `play`.

#![expect(missing_docs, reason = "the macro writes a function without them")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jogada_games::dots_and_boxes::{DotsAndBoxes, RandomLines, Turns};
use jogada_rules::{Dice, Game, Playout, Uniform};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("dots-and-boxes");
    group.throughput(Throughput::Elements(1));
    for (rows, cols) in [(3, 3), (5, 6), (19, 19)] {
        let game = DotsAndBoxes::new(rows, cols, Turns::Again).expect("within the limits");
        let mut dice = Dice::new(1);
        group.bench_function(format!("fill {rows}x{cols}"), |bencher| {
            bencher.iter(|| RandomLines.playout(&game, black_box(&mut game.initial()), &mut dice));
        });
        group.bench_function(format!("uniform {rows}x{cols}"), |bencher| {
            bencher.iter(|| Uniform { cap: 1000 }.playout(&game, black_box(&mut game.initial()), &mut dice));
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
