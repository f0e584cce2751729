//! Long searches step by step, kept for a while for who watches them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use jogada_catalog::trace::Trace;

use super::memory::LONGEST_OWNER;
use crate::failure::{RequestFailure, Trouble};
use crate::storeroom::{Label, Storeroom};

/// The most bytes that all of them may take; the oldest has to go first.
const MOST_BYTES: usize = 1 << 30;

/// The searches that are kept, by owner.
pub(crate) struct TraceMemory {
    kept: Storeroom<Arc<Trace>>,
    named: AtomicU64,
}

impl Default for TraceMemory {
    fn default() -> Self {
        Self { kept: Storeroom::new(MOST_BYTES), named: AtomicU64::new(1) }
    }
}

impl TraceMemory {
    /// A name for one more search of that owner.
    pub(crate) fn room_for(&self, owner: &str) -> Result<String, RequestFailure> {
        if owner.is_empty() || owner.len() > LONGEST_OWNER {
            return Err(Trouble::TooLarge.into());
        }
        Ok(self.named.fetch_add(1, Ordering::Relaxed).to_string())
    }

    /// Keeps a search.
    pub(crate) fn keep(&self, owner: &str, name: String, trace: Trace) {
        let bytes = trace.events.bytes() + trace.nodes.bytes();
        self.kept.put(Label { owner: owner.to_owned(), name }, Arc::new(trace), bytes, Instant::now());
    }

    /// A search that was kept, if it still is.
    pub(crate) fn find(&self, owner: &str, name: &str) -> Result<Arc<Trace>, RequestFailure> {
        let label = Label { owner: owner.to_owned(), name: name.to_owned() };
        self.kept.look(&label, Instant::now()).ok_or_else(|| Trouble::NotFound.into())
    }

    /// Lets go of what was not used for long.
    pub(crate) fn forget(&self) {
        self.kept.forget(Instant::now());
    }
}
