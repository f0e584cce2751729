//! Playing games to learn from, in two threads, into a folder with a file a board size.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use jogada_experts::hex::sample::Sample;
use jogada_experts::hex::{bootstrap as first, selfplay as own};
use jogada_rules::Dice;

use crate::Outcome;

const THREADS: usize = 2;
/// Simulations a move of the first games.
const FIRST_SIMULATIONS: u64 = 600;
/// How games of the net are played.
const PACE: own::SelfPlayPace = own::SelfPlayPace { full: 160, brief: 24, one_in: 3 };
/// Board sizes, as often as each is drawn.
const SIZES: [usize; 40] = [
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 9,
    9, 9, 8, 7, 6, 5, 10, 13, 13, 13, 19,
];
/// Boards that the first games are played on: larger ones are dear without a net.
const LARGEST_FIRST: usize = 13;

/// First games by plain simulations.
pub(crate) fn bootstrap(folder: &str, games: &str, seed: &str) -> Outcome {
    produce(folder, games, seed, |size, dice| first::game(size.min(LARGEST_FIRST), FIRST_SIMULATIONS, dice))
}

/// Games of the net's own search.
pub(crate) fn selfplay(weights: &str, folder: &str, games: &str, seed: &str) -> Outcome {
    let net = crate::net(weights)?;
    produce(folder, games, seed, |size, dice| own::game(&net, size, PACE, dice))
}

/// Plays until `folder` has so many games. Each game has a number, and its dice follow from that and the seed; the file
/// `games` counts those that are there, so that an interrupted run goes on where it was.
fn produce(folder: &str, games: &str, seed: &str, play: impl Fn(usize, &mut Dice) -> Vec<Sample> + Sync) -> Outcome {
    let (folder, wanted, seed): (_, u64, u64) = (Path::new(folder), games.parse()?, seed.parse()?);
    fs::create_dir_all(folder)?;
    let counter = folder.join("games");
    let had: u64 = fs::read_to_string(&counter).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    let (next, written, start) = (Mutex::new(had), Mutex::new(had), Instant::now());
    let work = || -> std::io::Result<()> {
        loop {
            let number = {
                let mut next = next.lock().expect("no thread panics here");
                *next += 1;
                *next - 1
            };
            if number >= wanted {
                return Ok(());
            }
            let mut dice = Dice::new(Dice::new(seed.wrapping_mul(1 << 32).wrapping_add(number)).roll());
            let samples = play(SIZES[dice.below(SIZES.len())], &mut dice);
            let mut written = written.lock().expect("no thread panics here");
            append(folder, &samples)?;
            *written += 1;
            fs::write(&counter, written.to_string())?;
            if *written % 100 == 0 {
                eprintln!("{} games, {:.0} s", *written, start.elapsed().as_secs_f64());
            }
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        running.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
    })?;
    let spent = cpu_time::ProcessTime::now().as_duration().as_secs();
    println!("games={wanted} cpu={spent}");
    Ok(())
}

fn append(folder: &Path, samples: &[Sample]) -> std::io::Result<()> {
    let Some(sample) = samples.first() else { return Ok(()) };
    let mut bytes = Vec::new();
    for sample in samples {
        sample.write(&mut bytes);
    }
    let path = folder.join(format!("{}.samples", sample.perspective.size()));
    OpenOptions::new().create(true).append(true).open(path)?.write_all(&bytes)
}
