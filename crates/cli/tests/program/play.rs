//! `jogada play`: every game in every mode, everything that can be typed, nothing ever lost.

mod files;
mod log;
mod menu;
mod modes;
mod orders;

use crate::running::{Run, with_input};

/// Plays a game as text with these lines typed.
fn play(arguments: &[&str], lines: &[&str]) -> Run {
    let end = if lines.is_empty() { "" } else { "\n" };
    with_input(&[&["play", "--text"], arguments].concat(), &(lines.join("\n") + end))
}

/// Two people, in two languages if need be.
const PEOPLE: [&str; 4] = ["--first", "human", "--second", "human"];

/// Nim between two people.
fn nim(lines: &[&str]) -> Run {
    play(&[&["nim"], &PEOPLE[..]].concat(), lines)
}

/// The lines of a text that begin so.
fn beginning<'a>(text: &'a str, with: &str) -> Vec<&'a str> {
    text.lines().filter(|line| line.starts_with(with)).collect()
}
