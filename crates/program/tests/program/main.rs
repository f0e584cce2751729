//! The program from outside: what it prints, where, and the code it exits with.

mod answers;
mod arena;
mod arena_report;
mod bad_input;
mod checkpoints;
#[cfg(unix)]
mod devices;
mod engines;
mod exits;
mod gtp;
mod kept;
mod languages;
mod listings;
mod memory;
mod play;
mod proofs;
mod records;
#[path = "../common/run.rs"]
mod run;
mod running;
mod serving;
mod siege;
mod streams;
mod tables;
mod teaching;
#[cfg(unix)]
mod terminal;
mod thinking;
mod told;
mod ways;
