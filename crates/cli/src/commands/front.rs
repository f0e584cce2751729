//! What `jogada` alone shows on a terminal: a menu of what it can, that does what is chosen.

use std::sync::Arc;

use clap::Parser;
use jogada_catalog::{Catalog, GameEntry, PuzzleEntry, Spec};
use jogada_words::{Chat, Notice, Word};

use super::Done;
use crate::arguments::CommandLine;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::play::{Chosen, Input, Menu};

/// What can be chosen.
const ITEMS: [Word; 6] =
    [Word::FrontPlay, Word::FrontAnalyze, Word::FrontSolve, Word::FrontCompare, Word::FrontServe, Word::FrontHelp];

/// Asks what to do, does it, and asks again until the person leaves.
pub(super) fn run(catalog: &Arc<Catalog>, console: &mut Console) -> Done {
    let mut input = Input::standard(false);
    console.say(Notice::Welcome { version: &env!("CARGO_PKG_VERSION") })?;
    loop {
        let Some(chosen) = choose(catalog, console, &mut input)? else { return Ok(Exit::Fine) };
        if chosen == ITEMS.len() - 1 {
            console.say(Notice::Overview { version: &env!("CARGO_PKG_VERSION") })?;
            continue;
        }
        let Some(line) = command_line(chosen, catalog, console, &mut input)? else { continue };
        let line = CommandLine::try_parse_from(line).expect("what a menu asks for is a good command line");
        match super::run(line.command.as_ref(), catalog, console) {
            Err(failure @ Failure::Output(_)) => return Err(failure),
            Err(failure) => console.complain(&failure),
            Ok(_) => console.interrupt.forget(),
        }
        console.line("")?;
    }
}

fn choose(catalog: &Catalog, console: &mut Console, input: &mut Input) -> Chosen<usize> {
    let names = ITEMS.map(|item| item.text(console.language));
    let mut menu = Menu::new(catalog, console, input);
    menu.list(&names)?;
    menu.choose(Chat::WhatToDo, &names)
}

/// The command that was chosen, with what it needs to know.
fn command_line(chosen: usize, catalog: &Catalog, console: &mut Console, input: &mut Input) -> Chosen<Vec<String>> {
    let words = |line: &[&str]| line.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    match ITEMS[chosen] {
        Word::FrontPlay => Ok(Some(words(&["jogada", "play", "--text"]))),
        Word::FrontServe => Ok(Some(words(&["jogada", "serve"]))),
        Word::FrontCompare => {
            let Some(game) = Menu::new(catalog, console, input).game()? else { return Ok(None) };
            let usual = usual_algorithms(&game, catalog);
            let question = Chat::WhichAlgorithms { usual: &usual };
            let Some(named) = Menu::new(catalog, console, input).line(question)? else { return Ok(None) };
            let named = if named.is_empty() { usual.clone() } else { named };
            let algorithms = named.split_whitespace().map(str::to_owned);
            Ok(Some(words(&["jogada", "compare", &game, "--algorithm"]).into_iter().chain(algorithms).collect()))
        }
        item => {
            let verb = if item == Word::FrontSolve { "solve" } else { "analyze" };
            let Some(game) = Menu::new(catalog, console, input).game()? else { return Ok(None) };
            let session = catalog.open(&game).map_err(|error| Failure::Spec { text: game.clone(), error })?;
            let Some(session) = Menu::new(catalog, console, input).position(&session)? else { return Ok(None) };
            Ok(Some(words(&["jogada", verb, &game, &session.position()])))
        }
    }
}

/// Algorithms worth comparing there, small enough to wait for.
fn usual_algorithms(game: &str, catalog: &Catalog) -> String {
    let spec = Spec::parse(game).ok();
    let puzzle = spec.as_ref().and_then(|spec| catalog.puzzle(spec).ok());
    let takes = |entry: &GameEntry, name: &str| entry.algorithm(name).is_some();
    if puzzle.is_some_and(|puzzle| puzzle.methods().next().is_some()) {
        return known(puzzle, &["bfs", "astar", "idastar"]).join(" ");
    }
    let entry = spec.as_ref().and_then(|spec| catalog.game(spec).ok());
    let names = ["minimax", "alphabeta", "negamax", "pvs"];
    let named = names.iter().filter(|name| entry.is_some_and(|entry| takes(entry, name)));
    named.map(|name| format!("{name}:depth=4")).collect::<Vec<_>>().join(" ")
}

fn known<'a>(puzzle: Option<&PuzzleEntry>, names: &[&'a str]) -> Vec<&'a str> {
    let has = |name: &&&str| puzzle.is_some_and(|puzzle| puzzle.methods().any(|method| method.name == **name));
    names.iter().filter(has).copied().collect()
}
