//! The parts of training the Hex net that play: first games, self-play, matches. `cargo xtask train hex` runs them.
//!
//! Run with `cargo run --release -p jogada-training -- help`; what machines share is there with the feature `queue`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool for people at a terminal")]

mod contest;
mod measure;
mod produce;
#[cfg(feature = "queue")]
mod sharing;

use std::error::Error;
use std::process::ExitCode;

const USAGE: &str = "\
bootstrap FOLDER GAMES SEED THREADS  first games, by plain simulations, until FOLDER has so many
selfplay WEIGHTS FOLDER GAMES SEED THREADS
                                     games of the net's search, until FOLDER has so many
match PLAYER PLAYER OPENINGS [SIZE]  a paired match; a PLAYER is WEIGHTS (its first choice, without search),
                                     WEIGHTS@SIMULATIONS, mcts@SIMULATIONS or impulse@TEMPERATURE (the net that is
                                     built in); ends early when it is decided. What searches may have settings:
                                     WEIGHTS@800:exploration=1.2,reduction=0.25,advice=24 (connections are looked at
                                     after 24 visits). Told with the processor's milliseconds a move of each
accuracy WEIGHTS FILE                how often the net agrees with a file of samples
bench WEIGHTS                        CPU time of a look at a position, in every way the processor has";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = as_asked(&arguments);
    #[cfg(feature = "queue")]
    let done = done.or_else(|| sharing::as_asked(&arguments));
    match done {
        Some(Ok(())) => ExitCode::SUCCESS,
        Some(Err(error)) => {
            eprintln!("hex-training: {error}");
            ExitCode::FAILURE
        }
        None => {
            eprintln!("{USAGE}");
            #[cfg(feature = "queue")]
            eprintln!("{}", sharing::USAGE);
            ExitCode::from(2)
        }
    }
}

/// Does what the words of a command say; nothing if they say something else.
fn as_asked(arguments: &[&str]) -> Option<ToolEnd> {
    Some(match *arguments {
        ["bootstrap", folder, games, seed, threads] => produce::bootstrap([folder, games, seed, threads]),
        ["selfplay", weights, folder, games, seed, threads] => {
            produce::selfplay(weights, [folder, games, seed, threads])
        }
        ["match", one, other, openings] => contest::hold(one, other, openings, "11"),
        ["match", one, other, openings, size] => contest::hold(one, other, openings, size),
        ["accuracy", weights, file] => measure::accuracy(weights, file),
        ["bench", weights] => measure::bench(weights),
        _ => return None,
    })
}

/// What any part may fail by.
type ToolEnd = Result<(), Box<dyn Error>>;

/// The net in a file.
fn net(path: &str) -> Result<jogada_experts::hex::net::Net, Box<dyn Error>> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Ok(jogada_experts::hex::net::Net::read(&bytes).map_err(|error| format!("{path}: {error}"))?)
}
