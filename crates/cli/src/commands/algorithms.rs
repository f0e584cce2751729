//! `jogada algorithms`: what players think with, and what finds ways through puzzles.

use std::sync::Arc;

use jogada_catalog::{Algorithm, Catalog};
use jogada_words::Way;
use serde::Serialize;

use super::games::{ParameterAnswer, parameters, show};
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;

/// Nothing to choose.
#[derive(clap::Args)]
pub(crate) struct Args {}

/// What programs read.
#[derive(Serialize)]
struct Answer {
    v: u32,
    algorithms: Vec<AlgorithmAnswer>,
    path_algorithms: Vec<AlgorithmAnswer>,
}

#[derive(Serialize)]
struct AlgorithmAnswer {
    name: &'static str,
    about: &'static str,
    parameters: Vec<ParameterAnswer>,
}

/// Lists the algorithms.
pub(crate) fn run(_: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let (algorithms, path_algorithms) = (catalog.game_algorithms(), catalog.path_algorithms());
    if console.json {
        let answer = |algorithm: &Arc<Algorithm>| AlgorithmAnswer {
            name: algorithm.name,
            about: algorithm.about.text(console.language),
            parameters: parameters(&algorithm.parameters, console),
        };
        let algorithms = algorithms.iter().map(answer).collect();
        let path_algorithms = path_algorithms.iter().map(answer).collect();
        console.document(&Answer { v: FORM, algorithms, path_algorithms })?;
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
