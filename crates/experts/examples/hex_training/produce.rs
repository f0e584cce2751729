//! Playing games to learn from, into a folder with a file a board size.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use jogada_experts::hex::sample::Sample;
use jogada_experts::hex::{bootstrap as first, selfplay as own};

use crate::Outcome;

/// Simulations a move of the first games.
const FIRST_SIMULATIONS: u64 = 600;
/// Boards that the first games are played on: larger ones are dear without a net.
const LARGEST_FIRST: usize = 13;

/// Where games go, how many there shall be, what their dice follow from, and how many are played at a time.
pub(crate) type Order<'a> = [&'a str; 4];

/// First games by plain simulations.
pub(crate) fn bootstrap(order: Order<'_>) -> Outcome {
    produce(order, |seed, number| {
        let (size, mut dice) = own::draw(seed, number);
        first::game(size.min(LARGEST_FIRST), FIRST_SIMULATIONS, &mut dice)
    })
}

/// Games of the net's own search.
pub(crate) fn selfplay(weights: &str, order: Order<'_>) -> Outcome {
    let net = crate::net(weights)?;
    produce(order, |seed, number| own::numbered(&net, seed, number))
}

/// Plays until `folder` has so many games. Each game has a number, and its dice follow from that and the seed; the file
/// `games` counts those that are there, so that an interrupted run goes on where it was.
fn produce([folder, games, seed, threads]: Order<'_>, play: impl Fn(u64, u64) -> Vec<Sample> + Sync) -> Outcome {
    let (folder, wanted, seed): (_, u64, u64) = (Path::new(folder), games.parse()?, seed.parse()?);
    let threads: usize = threads.parse()?;
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
            let samples = play(seed, number);
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
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
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
