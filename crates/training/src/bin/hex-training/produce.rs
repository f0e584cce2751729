//! Playing games to learn from, into a folder with a file a board size.

use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use jogada_files::make_folder;
use jogada_training::lessons::{Lessons, count, counted};
use jogada_training::sample::Sample;
use jogada_training::{bootstrap as first, selfplay as own};

use crate::ToolEnd;

/// Simulations a move of the first games.
const FIRST_SIMULATIONS: u64 = 600;
/// Boards that the first games are played on: larger ones are dear without a net.
const LARGEST_FIRST: usize = 13;

/// Where games go, how many there shall be, what their dice follow from, and how many are played at a time.
pub(crate) type GameOrder<'a> = [&'a str; 4];

/// First games by plain simulations.
pub(crate) fn bootstrap(order: GameOrder<'_>) -> ToolEnd {
    produce(order, |seed, number| {
        let (size, mut dice) = own::draw(seed, number);
        first::game(size.min(LARGEST_FIRST), FIRST_SIMULATIONS, &mut dice)
    })
}

/// Games of the net's own search.
pub(crate) fn selfplay(weights: &str, order: GameOrder<'_>) -> ToolEnd {
    let net = crate::net(weights)?;
    produce(order, |seed, number| own::numbered(&net, seed, number))
}

/// Plays until `folder` has so many games. Each game has a number, and its dice follow from that and the seed; the file
/// `games` counts those that are there, so that an interrupted run goes on where it was.
fn produce([folder, games, seed, threads]: GameOrder<'_>, play: impl Fn(u64, u64) -> Vec<Sample> + Sync) -> ToolEnd {
    let (folder, wanted, seed): (_, u64, u64) = (Path::new(folder), games.parse()?, seed.parse()?);
    let threads: usize = threads.parse()?;
    make_folder(folder)?;
    let had = counted(folder);
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
            Lessons::of(&samples).append(folder)?;
            *written += 1;
            count(folder, *written)?;
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
