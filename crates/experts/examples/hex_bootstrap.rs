//! Writes the first games that the Hex net learns from. Run with
//! `cargo run --release -p jogada-experts --example hex_bootstrap -- FOLDER GAMES SEED`.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use jogada_experts::hex::bootstrap;
use jogada_rules::Dice;

/// Simulations a move.
const SIMULATIONS: u64 = 600;

/// Board sizes, as often as each is drawn.
const SIZES: [usize; 20] = [11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 9, 9, 8, 7, 6, 13];

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let folder = &arguments[1];
    let (games, seed): (u64, u64) = (arguments[2].parse().expect("games"), arguments[3].parse().expect("seed"));
    std::fs::create_dir_all(folder)?;
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let mut dice = Dice::new(seed.wrapping_add(number).wrapping_mul(0x9E37_79B9));
                    let size = SIZES[dice.below(SIZES.len())];
                    let mut bytes = Vec::new();
                    bootstrap::game(size, SIMULATIONS, &mut dice).iter().for_each(|sample| sample.write(&mut bytes));
                    let path = format!("{folder}/{size}.samples");
                    let mut file = OpenOptions::new().create(true).append(true).open(path).expect("a file to write");
                    file.write_all(&bytes).expect("room on the disk");
                }
            });
        }
    });
    Ok(())
}
