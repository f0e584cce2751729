//! `jogada algorithms`: what players think with, and what finds ways through puzzles.

use std::sync::Arc;

use jogada_catalog::{Algorithm, Catalog, Takes};
use jogada_wire::{AlgorithmListing, AlgorithmsListing, VERSION, Wording};
use jogada_words::{Explain, Way};

use super::Done;
use super::explain;
use super::games::show;
use crate::console::Console;
use crate::failure::Exit;

/// Which of them.
#[derive(clap::Args)]
pub(crate) struct AlgorithmsArgs {
    #[arg(value_name = "ALGORITHM")]
    name: Option<String>,
}

/// Lists the algorithms.
pub(crate) fn run(args: &AlgorithmsArgs, catalog: &Catalog, console: &mut Console) -> Done {
    if let Some(name) = &args.name {
        let explained = explain::algorithm(name, catalog, console.language)?;
        explain::show(&explained, console)?;
        return Ok(Exit::Fine);
    }
    let (algorithms, path_algorithms) = (catalog.game_algorithms(), catalog.path_algorithms());
    if console.json {
        let language = console.language;
        let takes = |takes: &Takes| language.takes(takes);
        let wording = Wording { say: &|phrase| phrase.text(language).to_owned(), takes: &takes };
        let answer = |algorithm: &Arc<Algorithm>| AlgorithmListing::of(algorithm, &wording);
        let algorithms = algorithms.iter().map(answer).collect();
        let path_algorithms = path_algorithms.iter().map(answer).collect();
        console.document(&AlgorithmsListing { v: VERSION, algorithms, path_algorithms })?;
        return Ok(Exit::Fine);
    }
    for algorithm in &algorithms {
        show(algorithm.name, algorithm.about, &algorithm.parameters, console)?;
    }
    console.line("")?;
    console.say(Way::ForPuzzles)?;
    for algorithm in &path_algorithms {
        show(algorithm.name, algorithm.about, &algorithm.parameters, console)?;
    }
    Ok(Exit::Fine)
}
