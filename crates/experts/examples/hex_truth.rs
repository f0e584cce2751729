//! Holds what is claimed about Hex positions against everything that can be tried. Run with
//! `cargo run --release -p jogada-experts --example hex_truth -- 100000 10000 10000`: so many connections, so many
//! positions filled in, so many positions solved with and without each kind of knowledge. A fourth number says with which
//! position to begin the last part, so that a long run can be made in pieces: `… -- 0 0 1000 4000`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ProcessTime;
use jogada_experts::hex::truth::{check_connections, check_reductions};
use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::hex::{Hex, HexState, TwoDistance};
use jogada_rules::{Dice, Game, Limits, StopFlag};
use jogada_search::Clock;
use jogada_search::proof::{CarrierTable, MustPlay, must_play};

fn main() -> ExitCode {
    let mut counts = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let mut next = |usual| counts.next().unwrap_or(usual);
    let (claims, positions, solved, first) = (next(10_000), next(1_000), next(1_000), next(0));
    let result = check_connections(1, claims)
        .map(|count| println!("{count} connections, 0 wrong"))
        .and_then(|()| check_reductions(2, positions))
        .map(|count| println!("{positions} positions, {count} cells filled or left out, 0 wrong"))
        .and_then(|()| compare_solvers(first, solved));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("wrong: {wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Solves positions of six to eight rows, filled by lot until the plain solver ends within a second, in every way.
fn compare_solvers(first: u64, count: u64) -> Result<(), String> {
    let (begin, mut unsaid) = (ProcessTime::now(), 0);
    for done in 1..=count {
        unsaid += compare_position(first + done)?;
        if done % 100 == 0 || done == count {
            let time = begin.elapsed().as_secs_f64();
            println!("{done} positions solved in every way, 0 differences, {unsaid} unsaid, {time:.0} CPU s");
        }
    }
    Ok(())
}

/// Solves the position of a number in every way: how many of them took too long to say anything.
fn compare_position(number: u64) -> Result<usize, String> {
    let mut dice = Dice::new(number);
    let game = Hex::new(6 + dice.below(3), false).expect("a size within the range");
    let (state, expected) = loop {
        let state = random_state(&game, &mut dice);
        if let Some(wins) = plain(&game, &state) {
            break (state, wins);
        }
    };
    let mut unsaid = 0;
    for (inferior, connections) in [(true, true), (true, false), (false, true)] {
        let solver = HexSolver::new(&game, 16 << 20, Knowledge { inferior, connections });
        let limits = Limits { time: Some(Duration::from_secs(60)), ..Limits::NONE };
        let mut clock = Clock::start(&limits, &StopFlag::new());
        let Ok(verdict) = solver.solve(&game, &state, &mut clock) else {
            unsaid += 1;
            continue;
        };
        if (verdict.winner == game.turn(&state)) != expected {
            return Err(format!("{state:?} with {inferior} and {connections}"));
        }
    }
    Ok(unsaid)
}

/// Whether the side to move wins, by the solver that knows nothing of connections or inferior cells.
fn plain(game: &Hex, state: &HexState) -> Option<bool> {
    let limits = Limits { time: Some(Duration::from_secs(1)), nodes: Some(100_000), ..Limits::NONE };
    let mut clock = Clock::start(&limits, &StopFlag::new());
    let table = &mut CarrierTable::new(16 << 20);
    must_play(MustPlay { game, evaluator: &TwoDistance, table }, state, &mut clock).ok()
}

fn random_state(game: &Hex, dice: &mut Dice) -> HexState {
    loop {
        let mut state = game.initial();
        let cells = game.size() * game.size();
        let plies = cells / 3 + dice.below(cells / 3);
        for _ in 0..plies {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            game.play(&mut state, mv);
        }
        if game.settled(&state).is_none() {
            return state;
        }
    }
}
