//! Values known from elsewhere, values by two threads, and levels that never lose what can not be lost.

mod levels;
mod memory;
mod places;
mod solved;
mod threads;
