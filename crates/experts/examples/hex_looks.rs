//! How much processor time a look at a position takes: connections of both sides, built anew and by what the last stone changes. Run with
//! `cargo run --release -p jogada-experts --example hex_looks -- 11`.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use std::time::Duration;

use cpu_time::ProcessTime;
use jogada_experts::hex::HexAdviser;
use jogada_games::hex::{Hex, HexMove, HexState, TwoDistance};
use jogada_rules::{Dice, Evaluator, Game};

/// Games looked at.
const GAMES: usize = 20;

fn main() {
    let size = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(11);
    let game = Hex::new(size, false).expect("a size of 1 to 26");
    let mut dice = Dice::new(1);
    let (mut anew, mut onward, mut looks, mut seen) = (Duration::ZERO, Duration::ZERO, 0, 0);
    for _ in 0..GAMES {
        let mut state = game.initial();
        let mut adviser = HexAdviser::new(&game);
        for ply in 0..size * size * 2 / 5 {
            if game.settled(&state).is_some() {
                break;
            }
            if ply >= size * size / 6 {
                let begin = ProcessTime::now();
                let insight = HexAdviser::new(&game).look(&game, &state);
                anew += begin.elapsed();
                let begin = ProcessTime::now();
                adviser.look(&game, &state);
                onward += begin.elapsed();
                looks += 1;
                seen += usize::from(insight.winner.is_some());
            } else {
                adviser.look(&game, &state);
            }
            let mv = plausible(&game, &mut state, &mut dice);
            game.play(&mut state, mv);
        }
    }
    let each = |time: Duration| time.as_secs_f64() * 1e3 / f64::from(looks);
    println!(
        "{looks} positions, {seen} decided by connections: {:.2} ms anew, {:.2} ms onward",
        each(anew),
        each(onward)
    );
}

/// One of the moves that two-distance likes best.
fn plausible(game: &Hex, state: &mut HexState, dice: &mut Dice) -> HexMove {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.sort_by_key(|&mv| game.descend(state, mv, |child, _| TwoDistance.evaluate(game, child)));
    moves[dice.below(moves.len().min(4))]
}
