//! Attacks every reader for as long as one likes: `jogada-fuzz MINUTES [SEED]`. What is found is printed with its case.

#![expect(clippy::print_stdout, reason = "a tool for people at a terminal")]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use jogada_fuzz::{all, attack};

/// Cases between two looks at the clock.
const ROUND: u64 = 1000;
/// Rounds between two lines that say how far it has got.
const NEWS: u64 = 10;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>());
    let (Some(Ok(minutes)), seed) = (arguments.next(), arguments.next()) else {
        println!("jogada-fuzz MINUTES [SEED]");
        return ExitCode::from(2);
    };
    let seed = seed.and_then(Result::ok).unwrap_or(1);
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    // A panic is told with its case; where it was is of use too, so it is printed as usual.
    let (mut targets, mut cases, mut found) = (all(), 0_u64, 0_u64);
    for round in 0.. {
        if Instant::now() >= end {
            break;
        }
        if round % NEWS == 1 {
            println!("{cases} cases so far, {found} findings");
        }
        for target in &mut targets {
            cases += ROUND;
            if let Err(finding) = attack(&mut **target, seed.wrapping_add(round << 20), ROUND) {
                found += 1;
                println!("{}: {}\n  {:?}", finding.target, finding.what, String::from_utf8_lossy(&finding.case));
            }
        }
    }
    println!("{cases} cases, {} targets, {found} findings, seed {seed}", targets.len());
    if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
