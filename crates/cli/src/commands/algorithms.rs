//! `jogada algorithms`: what players think with.

use jogada_catalog::Algorithm;
use serde::Serialize;

use super::games::{ParameterAnswer, parameters, show};
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;
use crate::messages::about;

/// Nothing to choose.
#[derive(clap::Args)]
pub(crate) struct Args {}

/// What programs read.
#[derive(Serialize)]
struct Answer {
    v: u32,
    algorithms: Vec<AlgorithmAnswer>,
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
        let algorithms = Algorithm::ALL.into_iter().map(answer).collect();
        console.document(&Answer { v: FORM, algorithms })?;
        return Ok(Exit::Fine);
    }
    for algorithm in Algorithm::ALL {
        show(algorithm.name(), &algorithm.parameters(), console)?;
    }
    Ok(Exit::Fine)
}
