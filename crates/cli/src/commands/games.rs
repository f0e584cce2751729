//! `jogada games`: what can be played, with everything that can be set.

use jogada_catalog::rules::Phrase;
use jogada_catalog::{Catalog, GameEntry, Level, Measured, Parameter, PuzzleEntry, Spec};
use jogada_words::{Explain, Word};
use serde::Serialize;

use super::{Done, FORM, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::listing::{described, wrapped};

/// Which games.
#[derive(clap::Args)]
pub(crate) struct Args {
    game: Option<String>,
}

/// What programs read.
#[derive(Serialize)]
struct Answer {
    v: u32,
    games: Vec<GameAnswer>,
    puzzles: Vec<PuzzleAnswer>,
}

#[derive(Serialize)]
struct GameAnswer {
    name: String,
    about: &'static str,
    parameters: Vec<ParameterAnswer>,
    evaluations: Vec<String>,
    levels: Vec<LevelAnswer>,
}

#[derive(Serialize)]
struct PuzzleAnswer {
    name: String,
    about: &'static str,
    parameters: Vec<ParameterAnswer>,
    problems: Vec<String>,
    heuristics: Vec<String>,
}

/// Something that can be set.
#[derive(Serialize)]
pub(crate) struct ParameterAnswer {
    name: String,
    takes: String,
    default: Option<String>,
}

/// A named player.
#[derive(Serialize)]
pub(crate) struct LevelAnswer {
    name: String,
    player: String,
    /// How it fared against the level before it.
    measured: Option<Measured>,
}

/// Lists the games and puzzles.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let puzzles = chosen_puzzles(args.game.as_deref(), catalog);
    let games =
        if args.game.is_some() && !puzzles.is_empty() { Vec::new() } else { chosen(args.game.as_deref(), catalog)? };
    if console.json {
        let games = games.iter().map(|game| game_answer(game, console)).collect();
        let puzzles = puzzles.iter().map(|puzzle| puzzle_answer(puzzle, console)).collect();
        console.document(&Answer { v: FORM, games, puzzles })?;
        return Ok(Exit::Fine);
    }
    for game in games {
        let levels: Vec<_> = game.levels().iter().map(|level| level.name.as_str()).collect();
        show(game.name(), game.about(), game.parameters(), console)?;
        list(Word::Evaluations, &game.evaluations().join(", "), console)?;
        list(Word::Levels, &levels.join(", "), console)?;
    }
    for puzzle in puzzles {
        show(puzzle.name(), puzzle.about(), puzzle.parameters(), console)?;
        list(Word::Problems, &problems(puzzle).join(", "), console)?;
        list(Word::Heuristics, &heuristics(puzzle).join(", "), console)?;
    }
    Ok(Exit::Fine)
}

/// The game that is named, or all.
pub(crate) fn chosen<'a>(game: Option<&str>, catalog: &'a Catalog) -> Result<Vec<&'a GameEntry>, Failure> {
    match game {
        Some(game) => Ok(vec![place::entry(catalog, game)?]),
        None => Ok(catalog.games().iter().collect()),
    }
}

/// The puzzle that is named, or all.
fn chosen_puzzles<'a>(name: Option<&str>, catalog: &'a Catalog) -> Vec<&'a PuzzleEntry> {
    match name {
        Some(name) => Spec::parse(name).and_then(|spec| catalog.puzzle(&spec)).into_iter().collect(),
        None => catalog.puzzles().iter().collect(),
    }
}

fn game_answer(game: &GameEntry, console: &Console) -> GameAnswer {
    GameAnswer {
        name: game.name().to_owned(),
        about: game.about().text(console.language),
        parameters: parameters(game.parameters(), console),
        evaluations: game.evaluations().to_vec(),
        levels: levels(game),
    }
}

fn puzzle_answer(puzzle: &PuzzleEntry, console: &Console) -> PuzzleAnswer {
    PuzzleAnswer {
        name: puzzle.name().to_owned(),
        about: puzzle.about().text(console.language),
        parameters: parameters(puzzle.parameters(), console),
        problems: problems(puzzle),
        heuristics: heuristics(puzzle),
    }
}

fn problems(puzzle: &PuzzleEntry) -> Vec<String> {
    puzzle.problems().iter().map(|problem| problem.name.clone()).collect()
}

fn heuristics(puzzle: &PuzzleEntry) -> Vec<String> {
    puzzle.heuristics().iter().map(|(name, _)| name.clone()).collect()
}

/// Parameters as programs read them.
pub(crate) fn parameters(parameters: &[Parameter], console: &Console) -> Vec<ParameterAnswer> {
    let answer = |parameter: &Parameter| ParameterAnswer {
        name: parameter.name.clone(),
        takes: console.language.takes(&parameter.takes),
        default: Some(parameter.default.clone()).filter(|default| !default.is_empty()),
    };
    parameters.iter().map(answer).collect()
}

/// Levels as programs read them.
pub(crate) fn levels(game: &GameEntry) -> Vec<LevelAnswer> {
    let answer = |level: &Level| LevelAnswer {
        name: level.name.clone(),
        player: level.spec.clone(),
        measured: level.measured.clone(),
    };
    game.levels().iter().map(answer).collect()
}

/// Shows a name with what it is and what can be set.
pub(crate) fn show(name: &str, about: Phrase, parameters: &[Parameter], console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    console.line(name)?;
    let text = about.text(language);
    if !text.is_empty() {
        console.line(wrapped(text, console.width, 2))?;
    }
    for parameter in parameters {
        console.line(wrapped(&described(language, parameter), console.width, 4))?;
    }
    Ok(())
}

fn list(name: Word, list: &str, console: &mut Console) -> Result<(), Failure> {
    let text = format!("{}: {list}", name.text(console.language));
    console.line(wrapped(&text, console.width, 2))?;
    Ok(())
}
