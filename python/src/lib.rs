//! The native half of the Python package `jogada`: documents go out as JSON, the Python half makes objects of them.
//!
//! Nothing is decided here. Searches run on a thread of their own without the interpreter's lock; what is written in
//! Python is searched on the caller's thread, which holds it anyway.

mod attend;
mod bounds;
mod complaint;
mod contest;
mod hearing;
mod own;
mod own_game;
mod own_graph;
mod session;

use std::ffi::OsString;

use jogada_wire::{CatalogListing, Wording};
use jogada_words::{Explain, Language};
use pyo3::prelude::*;
use serde::Serialize;

/// A document as JSON.
pub(crate) fn json(document: &impl Serialize) -> String {
    serde_json::to_string(document).expect("documents have string keys and finite numbers")
}

/// Everything that can be chosen, as JSON.
#[pyfunction]
fn listing() -> String {
    let catalog = jogada_standard::catalog();
    let takes = |takes: &_| Language::English.takes(takes);
    let wording = Wording { say: &|phrase| phrase.text(Language::English).to_owned(), takes: &takes };
    json(&CatalogListing::of(&catalog, &wording))
}

/// Runs the command line and answers its exit code.
#[pyfunction]
fn command_line(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| jogada_cli::status(jogada_standard::catalog(), arguments))
}

/// The module.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<session::Session>()?;
    module.add_function(wrap_pyfunction!(listing, module)?)?;
    module.add_function(wrap_pyfunction!(command_line, module)?)?;
    module.add_function(wrap_pyfunction!(contest::contest, module)?)?;
    module.add_function(wrap_pyfunction!(own_game::search_own, module)?)?;
    module.add_function(wrap_pyfunction!(own_graph::find_own_way, module)?)
}
