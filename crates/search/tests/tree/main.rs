//! Every tree search against plain minimax, on random games that leave nothing out: kept turns, gains, draws, early
//! ends, positions reached in many ways, and evaluations full of ties.

mod atlas;
mod choices;
mod chronicle;
mod determinism;
mod memory;
mod oracle;
mod pinned;
mod proof;
mod proven;
mod simulation;
mod synthetic;
mod told;
