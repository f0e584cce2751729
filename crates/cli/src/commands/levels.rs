//! `jogada levels`: the named players of each game.

use jogada_catalog::Catalog;
use jogada_wire::{GameLevels, LevelsListing, VERSION};

use super::{Done, games};
use crate::console::Console;
use crate::failure::Exit;
use crate::listing::wrapped;
use crate::measured::how_it_fared;

/// Of which games.
#[derive(clap::Args)]
pub(crate) struct LevelsArgs {
    game: Option<String>,
}

/// Lists the levels.
pub(crate) fn run(args: &LevelsArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let chosen = games::chosen(args.game.as_deref(), catalog)?;
    if console.json {
        let games = chosen.iter().map(|game| GameLevels::of(game)).collect();
        console.document(&LevelsListing { v: VERSION, games })?;
        return Ok(Exit::Fine);
    }
    for game in chosen {
        let language = console.language;
        console.line(games::titled(game.name(), &game.name_in(language)))?;
        let shown = |name: &str| catalog.shown_player(language, name);
        let width = game.levels().iter().map(|level| shown(&level.name).chars().count()).max().unwrap_or(0);
        for (place, level) in game.levels().iter().enumerate() {
            console.line(format_args!("  {:<width$}  {}", shown(&level.name), level.spec))?;
            if place > 0 {
                for told in how_it_fared(language, level) {
                    console.line(wrapped(&told, console.width, width + 4))?;
                }
            }
        }
    }
    Ok(Exit::Fine)
}
