//! Paired matches: every opening twice, with colors exchanged.

use std::cell::Cell as Counted;
use std::time::Duration;

use cpu_time::ThreadTime;
use jogada_experts::hex::glance::Ignorance;
use jogada_experts::hex::net::{Net, Opinion, Scratch};
use jogada_experts::hex::perspective::Perspective;
use jogada_experts::hex::puct::{Puct, Searcher};
use jogada_experts::hex::{HexAdviser, impulse};
use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Side};
use jogada_search::mcts::{Tree, mcts};
use jogada_search::{Clock, Limits, StopFlag};
use jogada_training::bootstrap::plain;

use crate::ToolEnd;

/// Whoever plays, and the processor's time that it took for how many moves.
struct Player {
    way: Way,
    spent: Counted<(Duration, u32)>,
}

enum Way {
    Raw(Net),
    Searching(Net, u64, Puct),
    Simulating(u64),
    /// The net that is built in at first sight, at a temperature.
    Impulsive(u32),
}

impl Player {
    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error>> {
        Ok(Self { way: Way::parse(text)?, spent: Counted::default() })
    }

    fn choose(&self, game: &Hex, state: &HexState, seed: u64) -> HexMove {
        let begin = ThreadTime::now();
        let chosen = self.way.choose(game, state, seed);
        let (time, moves) = self.spent.get();
        self.spent.set((time + begin.elapsed(), moves + 1));
        chosen
    }

    /// The processor's milliseconds a move.
    fn cost(&self) -> f64 {
        let (time, moves) = self.spent.get();
        time.as_secs_f64() * 1e3 / f64::from(moves.max(1))
    }
}

/// How to search, by settings such as `exploration=1.5,reduction=0.1,advice=24`.
fn settings(text: &str) -> Result<Puct, Box<dyn std::error::Error>> {
    let mut options = Puct::default();
    for setting in text.split(',') {
        match setting.split_once('=') {
            Some(("exploration", value)) => options.exploration = value.parse()?,
            Some(("reduction", value)) => options.reduction = value.parse()?,
            Some(("advice", value)) => options.insight_after = value.parse()?,
            _ => return Err(format!("{setting}: no setting").into()),
        }
    }
    Ok(options)
}

impl Way {
    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error>> {
        Ok(match text.split_once('@') {
            None => Self::Raw(crate::net(text)?),
            Some(("mcts", simulations)) => Self::Simulating(simulations.parse()?),
            Some(("impulse", temperature)) => Self::Impulsive(temperature.parse()?),
            Some((weights, search)) => {
                let (simulations, options) = match search.split_once(':') {
                    Some((simulations, text)) => (simulations, settings(text)?),
                    None => (search, Puct::default()),
                };
                Self::Searching(crate::net(weights)?, simulations.parse()?, options)
            }
        })
    }

    fn choose(&self, game: &Hex, state: &HexState, seed: u64) -> HexMove {
        match self {
            Self::Raw(net) => first_choice(net, game, state),
            Self::Searching(net, simulations, options) => {
                let mut clock = Clock::start(&Limits::nodes(*simulations), &StopFlag::new());
                let mut searcher = Searcher::new(net, *options);
                let found = if options.insight_after == u32::MAX {
                    searcher.search(game, state, || Ignorance, &mut clock, &mut |_| {})
                } else {
                    searcher.search(game, state, || HexAdviser::new(game), &mut clock, &mut |_| {})
                };
                found.line[0]
            }
            Self::Impulsive(temperature) => {
                let placed = game.cells().filter(|&cell| game.owner(state, cell).is_some()).count() as u64;
                impulse::choose(game, state, *temperature, &mut Dice::new(seed << 10 | placed)).line[0]
            }
            Self::Simulating(simulations) => {
                let mut clock = Clock::start(&Limits::nodes(*simulations), &StopFlag::new());
                mcts(plain(game, seed), &mut Tree::new(game), state, &mut clock, &mut |_| {}).line[0]
            }
        }
    }
}

/// The cell that the net likes best.
fn first_choice(net: &Net, game: &Hex, state: &HexState) -> HexMove {
    let (mut scratch, mut opinion) = (Scratch::new(net, game.size()), Opinion::default());
    let perspective = Perspective::of(game, state);
    net.look(&perspective, &mut scratch, &mut opinion);
    let free = (0..opinion.policy.len()).rev().filter(|&index| perspective.is_empty(index));
    let best = free.max_by(|&a, &b| opinion.policy[a].total_cmp(&opinion.policy[b])).expect("there is room");
    HexMove::Place(perspective.cell(best))
}

/// Holds a match over so many one-stone openings and says how it went after every tenth.
pub(crate) fn hold(one: &str, other: &str, openings: &str, size: &str) -> ToolEnd {
    let players = [Player::parse(one)?, Player::parse(other)?];
    let game = Hex::new(size.parse()?, false)?;
    let mut cells: Vec<_> = game.cells().collect();
    Dice::new(1).shuffle(&mut cells);
    cells.truncate(openings.parse()?);
    let mut pairs = [0usize; 3];
    for (number, &cell) in cells.iter().enumerate() {
        let won = [0, 1].into_iter().filter(|&first| is_won(&game, &players, cell, first, number as u64)).count();
        pairs[won] += 1;
        if (number + 1) % 10 == 0 {
            eprintln!("{}{}", summary(&pairs), costs(&players));
        }
        if number >= 19 && likelihood(&pairs).abs() > 2.94 {
            break;
        }
    }
    println!("{}{}", summary(&pairs), costs(&players));
    Ok(())
}

/// Whether player 0 wins from that opening when player `first` has made its stone.
fn is_won(game: &Hex, players: &[Player; 2], cell: jogada_games::hex::Cell, first: usize, seed: u64) -> bool {
    let mut state = game.initial();
    game.play(&mut state, HexMove::Place(cell));
    while game.settled(&state).is_none() {
        let player = if game.turn(&state) == Side::First { first } else { 1 - first };
        let mv = players[player].choose(game, &state, seed);
        game.play(&mut state, mv);
    }
    let winner = if game.turn(&state) == Side::First { 1 - first } else { first };
    winner == 0
}

fn costs(players: &[Player; 2]) -> String {
    format!(" ms={:.1}:{:.1}", players[0].cost(), players[1].cost())
}

fn summary(pairs: &[usize; 3]) -> String {
    let games = 2 * pairs.iter().sum::<usize>();
    let won = pairs[1] + 2 * pairs[2];
    let (share, likelihood) = (won as f64 / games as f64, likelihood(pairs));
    let deviation = deviation(pairs) / (games as f64 / 2.0).sqrt();
    format!("score={won}-{} share={share:.3} interval={:.3} llr={likelihood:.2}", games - won, 1.96 * deviation)
}

/// The standard deviation of a pair's score, 0 to 1; never nothing, for a few pairs say little.
fn deviation(pairs: &[usize; 3]) -> f64 {
    let counts = pairs.map(|count| count as f64 + 0.5);
    let sum: f64 = counts.iter().sum();
    let mean = (counts[1] * 0.5 + counts[2]) / sum;
    let square = (counts[1] * 0.25 + counts[2]) / sum;
    (square - mean * mean).sqrt()
}

/// How much more likely the result is at a score of 55 % than at 50 %: beyond ±2.94 the match is decided, with an error
/// of one in twenty (Wald's sequential test with a normal approximation over pairs).
fn likelihood(pairs: &[usize; 3]) -> f64 {
    let (low, high) = (0.5, 0.55);
    let count = pairs.iter().sum::<usize>() as f64;
    let mean = (pairs[1] as f64 * 0.5 + pairs[2] as f64) / count;
    count * (high - low) * (2.0 * mean - low - high) / (2.0 * deviation(pairs).powi(2))
}
