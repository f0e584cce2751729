//! Measuring a net: how right it is, and how fast.

use cpu_time::ThreadTime;
use jogada_experts::hex::net::{InstructionSet, Opinion, Scratch};
use jogada_experts::hex::perspective::Perspective;
use jogada_games::hex::Hex;
use jogada_rules::{Dice, Game};
use jogada_training::sample::Sample;

use crate::ToolEnd;

/// Agreement with the samples of a file: with the search's first choice, among the first five, and with the winner.
pub(crate) fn accuracy(weights: &str, file: &str) -> ToolEnd {
    let net = crate::net(weights)?;
    let size = std::path::Path::new(file).file_stem().and_then(|stem| stem.to_str()).ok_or("no size in the name")?;
    let samples = Sample::read_all(size.parse()?, &std::fs::read(file)?)?;
    let (mut scratch, mut opinion) = (Scratch::new(&net, size.parse()?), Opinion::default());
    let (mut taught, mut first, mut fifth, mut winner) = (0, 0, 0, 0);
    for sample in &samples {
        net.look(&sample.perspective, &mut scratch, &mut opinion);
        winner += usize::from((opinion.value > 0.0) == sample.won);
        if sample.teaches_moves {
            let best = (0..sample.visits.len()).max_by_key(|&index| sample.visits[index]).expect("boards have cells");
            let better = opinion.policy.iter().filter(|&&share| share > opinion.policy[best]).count();
            taught += 1;
            first += usize::from(better == 0);
            fifth += usize::from(better < 5);
        }
    }
    let percent = |count: usize, all: usize| 100.0 * count as f64 / all.max(1) as f64;
    println!(
        "{} samples: first choice {:.1} %, among five {:.1} %, winner {:.1} %",
        samples.len(),
        percent(first, taught),
        percent(fifth, taught),
        percent(winner, samples.len())
    );
    Ok(())
}

/// The processor's time of a look at positions of several sizes.
pub(crate) fn bench(weights: &str) -> ToolEnd {
    let net = crate::net(weights)?;
    for way in InstructionSet::available() {
        let net = net.clone().computed(way);
        for size in [7, 11, 13, 19] {
            let positions = positions(&Hex::new(size, false)?);
            let (mut scratch, mut opinion) = (Scratch::new(&net, size), Opinion::default());
            let fastest = (0..20)
                .map(|_| {
                    let start = ThreadTime::now();
                    for position in &positions {
                        net.look(position, &mut scratch, &mut opinion);
                    }
                    start.elapsed() / positions.len() as u32
                })
                .min()
                .expect("several rounds");
            println!("{way:?} {size}: {:.3} ms", fastest.as_secs_f64() * 1e3);
        }
    }
    Ok(())
}

/// Positions of a random game.
fn positions(game: &Hex) -> Vec<Perspective> {
    let (mut state, mut dice, mut positions) = (game.initial(), Dice::new(1), Vec::new());
    while game.settled(&state).is_none() && positions.len() < 32 {
        positions.push(Perspective::of(game, &state));
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        game.play(&mut state, *dice.pick(&moves).expect("the game is not over"));
    }
    positions
}
