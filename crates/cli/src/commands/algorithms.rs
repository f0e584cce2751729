//! `jogada algorithms`: what players think with, and what finds ways through puzzles.

use jogada_catalog::Algorithm;
use jogada_catalog::path::Method;
use serde::Serialize;

use super::games::{ParameterAnswer, parameters, show};
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;
use crate::messages::{Way, about, about_way};

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
    about: Option<&'static str>,
    parameters: Vec<ParameterAnswer>,
}

/// Lists the algorithms.
pub(crate) fn run(_: &Args, console: &mut Console) -> Done {
    let language = console.language;
    if console.json {
        let answer = |algorithm: Algorithm| AlgorithmAnswer {
            name: algorithm.name(),
            about: about(algorithm.name(), language),
            parameters: parameters(&algorithm.parameters(), console),
        };
        let path_answer = |method: Method| AlgorithmAnswer {
            name: method.name(),
            about: about_way(method.name(), language),
            parameters: parameters(&method.parameters(), console),
        };
        let algorithms = Algorithm::ALL.into_iter().map(answer).collect();
        let path_algorithms = Method::all().map(path_answer).collect();
        console.document(&Answer { v: FORM, algorithms, path_algorithms })?;
        return Ok(Exit::Fine);
    }
    for algorithm in Algorithm::ALL {
        show(algorithm.name(), about(algorithm.name(), language), &algorithm.parameters(), console)?;
    }
    console.line("")?;
    console.say(Way::ForPuzzles)?;
    for method in Method::all() {
        show(method.name(), about_way(method.name(), language), &method.parameters(), console)?;
    }
    Ok(Exit::Fine)
}
