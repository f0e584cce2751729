//! `jogada levels`: the named players of each game.

use jogada_catalog::Catalog;
use serde::Serialize;

use super::games::{self, LevelAnswer};
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;
use crate::listing::wrapped;
use crate::measured::how_measured;

/// Of which games.
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
    levels: Vec<LevelAnswer>,
}

/// Lists the levels.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let chosen = games::chosen(args.game.as_deref(), catalog)?;
    if console.json {
        let answer = |game: &&jogada_catalog::GameEntry| GameAnswer {
            name: game.name().to_owned(),
            levels: games::levels(game),
        };
        console.document(&Answer { v: FORM, games: chosen.iter().map(answer).collect() })?;
        return Ok(Exit::Fine);
    }
    for game in chosen {
        console.line(game.name())?;
        let width = game.levels().iter().map(|level| level.name.len()).max().unwrap_or(0);
        for (place, level) in game.levels().iter().enumerate() {
            console.line(format_args!("  {:<width$}  {}", level.name, level.spec))?;
            if place > 0 {
                let told = how_measured(console.language, level.measured.as_ref());
                console.line(wrapped(&told, console.width, width + 4))?;
            }
        }
    }
    Ok(Exit::Fine)
}
