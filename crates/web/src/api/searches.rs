//! `/api/searches`: how many searches run now.

use serde::Serialize;

use super::VERSION;

/// How busy the server is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Searches {
    /// The version of the form.
    pub v: u32,
    /// Searches whose threads run now, for whatever tab or script.
    pub running: usize,
    /// The most that may run at a time.
    pub most: usize,
}

impl Searches {
    pub(crate) const fn new(running: usize, most: usize) -> Self {
        Self { v: VERSION, running, most }
    }
}
