//! `jogada verify`: exact values, worked out again by a slow and plain path of its own.

use std::path::{Path, PathBuf};
use std::time::Instant;

use jogada_catalog::rules::Verdict;
use jogada_catalog::{Catalog, Limits, Session, StopFlag};
use jogada_files::bytes_at;
use jogada_protocol::LARGEST_TEXT;
use jogada_verify::{CHECKED, Checker, ProvenPosition, check_hex_proof_bytes, checker};
use jogada_wire::{CheckedGame, CheckedProof, SecondOpinion, VERSION, ValueDifference, milliseconds};
use jogada_words::{Endings, ProofWords, Speak, Word};

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::ticker::Ticker;

/// What to check.
#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    game: Option<String>,
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, value_name = "N", default_value = "13000", value_parser = super::reach::count)]
    samples: u64,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "samples"])]
    proof: Option<PathBuf>,
}

/// Compares claims with what is found.
pub(crate) fn run(args: &VerifyArgs, catalog: &Catalog, console: &mut Console) -> Done {
    if let Some(path) = &args.proof {
        return check_proof(path, console);
    }
    let started = Instant::now();
    let games = chosen(args, console)?;
    let mut answer = SecondOpinion { v: VERSION, checked: 0, differences: Vec::new(), games: Vec::new(), time_ms: 0.0 };
    for game in &games {
        let mut checker = checker(game, console.seed.unwrap_or(0)).expect("it is one of those that can be checked");
        let share = if args.position.is_some() { 1 } else { args.samples.div_ceil(games.len() as u64) };
        check_game(game, args.position.as_deref(), share, &mut *checker, catalog, console, &mut answer)?;
        if console.interrupt.is_heard() {
            return Ok(Exit::Interrupted);
        }
    }
    answer.time_ms = milliseconds(started.elapsed());
    tell(&answer, console)?;
    Ok(if answer.differences.is_empty() { Exit::Fine } else { Exit::Failed })
}

/// Goes through a proof claim by claim.
fn check_proof(path: &Path, console: &mut Console) -> Done {
    let bytes = bytes_at(path, LARGEST_TEXT).map_err(|error| Failure::Unreadable { path: path.to_owned(), error })?;
    let proven = check_hex_proof_bytes(&bytes).map_err(|error| Failure::BadProof { path: path.to_owned(), error })?;
    let game = proven.game();
    let ProvenPosition { position, winner, first_move, claims, carrier, .. } = proven;
    if console.json {
        let winner = winner.number();
        console.document(&CheckedProof { v: VERSION, game, position, winner, first_move, claims, carrier })?;
    } else {
        let claims = console.language.count(claims as u64);
        console.say(ProofWords::Holds {
            position: &position,
            winner: &console.language.side(winner),
            claims: &claims,
        })?;
    }
    Ok(Exit::Fine)
}

/// The games to check: the one that was named, all of a name, or all.
fn chosen(args: &VerifyArgs, console: &Console) -> Result<Vec<&'static str>, Failure> {
    let Some(named) = args.game.as_deref() else { return Ok(CHECKED.to_vec()) };
    let of_name = |game: &&&str| **game == named || args.position.is_none() && game.split(':').next() == Some(named);
    let games: Vec<&str> = CHECKED.iter().filter(of_name).copied().collect();
    if games.is_empty() {
        let known = console.language.say(Endings::CanCheck { name: &named, games: &CHECKED.join(" ") });
        return Err(Failure::CanNotCheck(known));
    }
    Ok(games)
}

/// Draws positions of a game, or takes the one given, and holds the claims against what is found.
fn check_game(
    game: &str,
    position: Option<&str>,
    samples: u64,
    checker: &mut dyn Checker,
    catalog: &Catalog,
    console: &mut Console,
    answer: &mut SecondOpinion,
) -> Result<(), Failure> {
    let mut session = place::open(catalog, game, position)?;
    let mut count = 0;
    let mut ticker = Ticker::start(console)?;
    let what = format!("{game}, {}", Word::PositionsChecked.text(console.language));
    console.interrupt.during(|stop| {
        while count < samples && !stop.is_stopped() {
            ticker.count(&what, count, Some(samples));
            let (position, found) = if position.is_some() {
                (session.position(), checker.value(&session.position()))
            } else {
                let sample = checker.draw();
                (sample.position, Some(sample.value))
            };
            let Some(found) = found else { break };
            let claimed = claim(&mut session, &position, stop);
            if claimed != Some(found) {
                answer.differences.push(ValueDifference { game: game.to_owned(), position, claimed, found });
            }
            count += 1;
        }
    });
    ticker.end();
    answer.checked += count;
    answer.games.push(CheckedGame { game: game.to_owned(), checked: count });
    Ok(())
}

/// What solving one small position may remember. To set up more takes longer than to solve it.
const CLAIM_MEMORY: usize = 8 << 20;

/// What the program claims a position is worth to the side to move.
fn claim(session: &mut Session, position: &str, stop: &StopFlag) -> Option<i32> {
    session.set_position(position).ok()?;
    let limits = Limits { memory: Some(CLAIM_MEMORY), ..Limits::NONE };
    let value = session.solve(&limits, stop).value()?;
    Some(match value.verdict() {
        Verdict::Win(_) => 1,
        Verdict::Loss(_) => -1,
        Verdict::Points(_) => value.whole_points(),
    })
}

fn tell(answer: &SecondOpinion, console: &mut Console) -> Result<(), Failure> {
    if console.json {
        return Ok(console.document(answer)?);
    }
    let language = console.language;
    for CheckedGame { game, checked } in &answer.games {
        console.say(Endings::CheckedGame { game, checked: &language.count(*checked) })?;
    }
    for ValueDifference { game, position, claimed, found } in &answer.differences {
        let claimed = claimed.map_or_else(|| "?".to_owned(), |claimed| claimed.to_string());
        console.say(Endings::Differs { game, position, claimed: &claimed, found })?;
    }
    let (checked, differences) = (language.count(answer.checked), answer.differences.len());
    Ok(console.say(Endings::CheckedAll { checked: &checked, differences: &differences })?)
}
