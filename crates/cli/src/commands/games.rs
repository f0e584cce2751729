//! `jogada games`: what can be played, with everything that can be set.

use jogada_catalog::rules::Phrase;
use jogada_catalog::{Catalog, GameEntry, Parameter, PuzzleEntry, Spec, Takes};
use jogada_wire::{GameListing, GamesListing, PuzzleListing, VERSION, Wording};
use jogada_words::{Explain, Word};

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::listing::{described, wrapped};

/// Which games.
#[derive(clap::Args)]
pub(crate) struct GamesArgs {
    game: Option<String>,
}

/// Lists the games and puzzles.
pub(crate) fn run(args: &GamesArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let puzzles = chosen_puzzles(args.game.as_deref(), catalog);
    let games =
        if args.game.is_some() && !puzzles.is_empty() { Vec::new() } else { chosen(args.game.as_deref(), catalog)? };
    if console.json {
        let language = console.language;
        let takes = |takes: &Takes| language.takes(takes);
        let wording = Wording { say: &|phrase| phrase.text(language).to_owned(), takes: &takes };
        let games = games.iter().map(|game| GameListing::of(game, &wording)).collect();
        let puzzles = puzzles.iter().map(|puzzle| PuzzleListing::of(puzzle, &wording)).collect();
        console.document(&GamesListing { v: VERSION, games, puzzles })?;
        return Ok(Exit::Fine);
    }
    for game in games {
        let shown = |name: &str| catalog.shown_player(console.language, name);
        let levels: Vec<_> = game.levels().iter().map(|level| shown(&level.name)).collect();
        show(&titled(game.name(), &game.name_in(console.language)), game.about(), game.parameters(), console)?;
        list(Word::Evaluations, &game.evaluations().join(", "), console)?;
        list(Word::Levels, &levels.join(", "), console)?;
    }
    for puzzle in puzzles {
        show(&titled(puzzle.name(), &puzzle.name_in(console.language)), puzzle.about(), puzzle.parameters(), console)?;
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

/// A name in the reader's language, with the one that is written where they differ.
pub(crate) fn titled(name: &str, shown: &str) -> String {
    if name == shown { name.to_owned() } else { format!("{shown} ({name})") }
}

fn problems(puzzle: &PuzzleEntry) -> Vec<String> {
    puzzle.problems().iter().map(|problem| problem.name.clone()).collect()
}

fn heuristics(puzzle: &PuzzleEntry) -> Vec<String> {
    puzzle.heuristics().iter().map(|(name, _)| name.clone()).collect()
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
