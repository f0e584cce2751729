//! `jogada play`: every game in every mode, everything that can be typed, nothing ever lost.

mod files;
mod log;
mod menu;
mod modes;
mod orders;

use crate::running::{Run, json, with_input};

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

/// The levels of Nim, weakest first.
fn levels() -> Vec<String> {
    let levels = json(&["levels", "nim"]);
    let levels = levels["games"][0]["levels"].as_array().expect("levels").iter();
    levels.map(|level| level["name"].as_str().expect("a name").to_owned()).collect()
}

/// Whom people meet if they name nobody.
fn usual() -> &'static str {
    if levels().iter().any(|name| name == "medium") { "medium" } else { "report-medium" }
}

/// The lines of a text that begin so.
fn beginning<'a>(text: &'a str, with: &str) -> Vec<&'a str> {
    text.lines().filter(|line| line.starts_with(with)).collect()
}
