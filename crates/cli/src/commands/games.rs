//! `jogada games`: what can be played, with everything that can be set.

use jogada_catalog::{Catalog, GameEntry, Parameter};
use serde::Serialize;

use super::{Done, FORM, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::listing::wrapped;
use crate::messages::{Word, about};

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
}

#[derive(Serialize)]
struct GameAnswer {
    name: String,
    about: Option<&'static str>,
    parameters: Vec<ParameterAnswer>,
    evaluations: Vec<String>,
    levels: Vec<LevelAnswer>,
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
}

/// Lists the games.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let games = chosen(args.game.as_deref(), catalog)?;
    if console.json {
        let games = games.iter().map(|game| answer(game, console)).collect();
        console.document(&Answer { v: FORM, games })?;
    } else {
        for game in games {
            show(game, console)?;
        }
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

fn answer(game: &GameEntry, console: &Console) -> GameAnswer {
    GameAnswer {
        name: game.name().to_owned(),
        about: about(game.name(), console.language),
        parameters: parameters(game.parameters(), console),
        evaluations: game.evaluations().to_vec(),
        levels: levels(game),
    }
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
    let answer = |level: &jogada_catalog::Level| LevelAnswer { name: level.name.clone(), player: level.spec.clone() };
    game.levels().iter().map(answer).collect()
}

fn show(game: &GameEntry, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    console.line(game.name())?;
    if let Some(text) = about(game.name(), language) {
        console.line(wrapped(text, console.width, 2))?;
    }
    for parameter in game.parameters() {
        console.line(wrapped(&language.parameter(parameter), console.width, 4))?;
    }
    let levels: Vec<_> = game.levels().iter().map(|level| level.name.as_str()).collect();
    for (name, list) in [(Word::Evaluations, game.evaluations().join(", ")), (Word::Levels, levels.join(", "))] {
        console.line(wrapped(&format!("{}: {list}", name.text(language)), console.width, 2))?;
    }
    console.line("")?;
    Ok(())
}
