//! Numbers that come from Python are held to what the command line takes: nothing asks for a million threads.

use std::ops::RangeInclusive;
use std::time::Duration;

use jogada_catalog::rules::Shortage;
use jogada_catalog::{Limits, memory};
use jogada_words::{Explain, Language};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Threads that one call may use.
const THREADS: RangeInclusive<usize> = 1..=64;
/// Games in a match, and other things that are counted.
const COUNT: RangeInclusive<usize> = 1..=1_000_000;
/// How much an estimate may be made to weigh.
const WEIGHT: RangeInclusive<f64> = 0.0..=1000.0;

fn within<T: PartialOrd + ToString>(name: &str, number: T, range: &RangeInclusive<T>) -> PyResult<T> {
    if range.contains(&number) {
        return Ok(number);
    }
    let [least, most, number] = [range.start(), range.end(), &number].map(ToString::to_string);
    Err(PyValueError::new_err(format!("{name} takes a number from {least} to {most}, not {number}")))
}

/// How many threads.
pub(crate) fn threads(number: usize) -> PyResult<usize> {
    within("threads", number, &THREADS)
}

/// How many of something, by its name.
pub(crate) fn count(name: &str, number: usize) -> PyResult<usize> {
    within(name, number, &COUNT)
}

/// How much an estimate weighs, in thousandths.
pub(crate) fn weight(number: f64) -> PyResult<u32> {
    within("weight", number, &WEIGHT).map(|number| (number * 1000.0).round() as u32)
}

/// How far a search goes.
pub(crate) fn limits(
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    bytes: Option<usize>,
) -> PyResult<Limits> {
    let wrong = |text: String| PyValueError::new_err(text);
    let read = |seconds| Duration::try_from_secs_f64(seconds).map_err(|error| wrong(format!("time: {error}")));
    let time = time.map(read).transpose()?;
    Shortage::check(bytes.unwrap_or_default() as u64, memory())
        .map_err(|shortage| wrong(Language::English.shortage(shortage)))?;
    Ok(Limits { depth, nodes, time, memory: bytes })
}
