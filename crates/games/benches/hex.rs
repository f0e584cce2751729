//! Hex 11×11: playouts from the empty board and from the middle of a game, and evaluations.

#![expect(missing_docs, reason = "the macro of criterion writes a function without documentation")]

use criterion::{Criterion, criterion_group, criterion_main};
use jogada_games::hex::{BridgeSaver, Bridges, Fill, Hex, HexState, Report, TwoDistance};
use jogada_rules::{Dice, Evaluator, Game, Playout, Uniform, contract};

fn game() -> Hex {
    Hex::new(11, false).expect("11 is a size")
}

/// The empty board, and one after forty random moves.
fn positions(game: &Hex) -> [(&'static str, HexState); 2] {
    let mut middle = game.initial();
    let mut dice = Dice::new(5);
    while game.cells().filter(|&cell| game.owner(&middle, cell).is_some()).count() != 40 {
        middle = contract::random_position(game, &mut dice, 60);
    }
    [("empty", game.initial()), ("middle", middle)]
}

fn playouts(criterion: &mut Criterion) {
    let game = game();
    for (name, state) in positions(&game) {
        let mut run = |label: &str, playout: &dyn Playout<Hex>| {
            let mut dice = Dice::new(1);
            criterion.bench_function(&format!("hex playout {label} {name}"), |bencher| {
                bencher.iter(|| playout.playout(&game, &mut state.clone(), &mut dice));
            });
        };
        run("fill", &Fill);
        run("bridge saver", &BridgeSaver);
        run("uniform by moves", &Uniform { cap: 121 });
    }
}

fn evaluations(criterion: &mut Criterion) {
    let game = game();
    for (name, state) in positions(&game) {
        let mut run = |label: &str, evaluator: &dyn Evaluator<Hex>| {
            criterion.bench_function(&format!("hex evaluation {label} {name}"), |bencher| {
                bencher.iter(|| evaluator.evaluate(&game, std::hint::black_box(&state)));
            });
        };
        run("report", &Report);
        run("bridges", &Bridges);
        run("two-distance", &TwoDistance);
    }
}

criterion_group!(benches, playouts, evaluations);
criterion_main!(benches);
