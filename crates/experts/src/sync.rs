//! Atomic numbers and locks: those of the machine, or in a model those that try out how threads may meet
//! (`cargo xtask models`).

#[cfg(all(test, shuttle))]
pub(crate) use shuttle::sync::{Mutex, atomic};
#[cfg(not(all(test, shuttle)))]
pub(crate) use std::sync::{Mutex, atomic};
