//! Values that belong to Python: positions and moves of games, states of graphs.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use jogada::StopFlag;
use pyo3::prelude::*;

use crate::attend::words_of;
use crate::complaint::InternalError;

/// A hashable object, with its hash.
#[derive(Clone)]
pub(crate) struct Own {
    object: Arc<Py<PyAny>>,
    hash: isize,
}

impl Own {
    /// The object, if it can be hashed.
    pub(crate) fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self { hash: object.hash()?, object: Arc::new(object.clone().unbind()) })
    }

    pub(crate) fn bind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyAny> {
        self.object.bind(py)
    }
}

impl PartialEq for Own {
    fn eq(&self, other: &Self) -> bool {
        let same = || Arc::ptr_eq(&self.object, &other.object);
        let equal = || Python::attach(|py| self.bind(py).eq(other.bind(py)).unwrap_or(false));
        self.hash == other.hash && (same() || equal())
    }
}

impl Eq for Own {}

impl Hash for Own {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.hash as usize);
    }
}

impl Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Python::attach(|py| write!(f, "{}", self.bind(py)))
    }
}

/// The first exception of a callback. It stops the search and is raised when that has ended.
#[derive(Default)]
pub(crate) struct Trouble {
    first: Mutex<Option<PyErr>>,
    pub(crate) stop: StopFlag,
}

impl Trouble {
    /// What a callback answered, or `instead` once one has failed. Ctrl-C is a failure too.
    pub(crate) fn ask<T>(&self, instead: T, question: impl FnOnce(Python<'_>) -> PyResult<T>) -> T {
        if self.stop.is_stopped() {
            return instead;
        }
        let answer = Python::attach(|py| py.check_signals().and_then(|()| question(py)));
        answer.unwrap_or_else(|error| {
            self.first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            self.stop.stop();
            instead
        })
    }

    /// Searches, and raises what went wrong meanwhile.
    pub(crate) fn during<T>(&self, search: impl FnOnce() -> T) -> PyResult<T> {
        let found = catch_unwind(AssertUnwindSafe(search));
        match self.first.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(error) => Err(error),
            None => found.map_err(|panic| InternalError::new_err(words_of(&*panic))),
        }
    }
}
