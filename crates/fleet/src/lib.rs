//! Runs of the arena that machines share, with PostgreSQL as the queue.
//!
//! A run is one row, and so is each of its games: who plays it, until when by the server's clock, how often that was tried,
//! and in the end its result. There is no second state that could disagree. Whoever has a row of a game holds it on lease
//! and renews that while it plays; who is lost loses it, and the game is free again. A result is written once: who comes
//! later, because it was stopped and woken or because an answer of the server was lost, is too late, and that is no harm,
//! since a game is decided by the plan and its own number.
//!
//! [`QueueAddress`] says where the queue is and keeps the secrets, [`Queue`] has all that is asked of the server,
//! [`QueueSupply`] gives the arena its games from there, and [`work`] plays what others have planned.

mod address;
mod error;
mod link;
mod passwords;
mod queue;
mod renewal;
mod schema;
mod settings;
mod supply;
mod tls;
mod work;

pub use address::QueueAddress;
pub use error::QueueError;
pub use link::{QueueEvent, Tell};
pub use queue::{Queue, QueuedRun, RunState};
pub use supply::QueueSupply;
pub use work::{RefusedRun, WorkPlan, Worked, work};
