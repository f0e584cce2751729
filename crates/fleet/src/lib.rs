//! Runs of the arena that machines share, with PostgreSQL as the queue.
//!
//! A run is one row, and so is each of its games: who plays it, until when by the server's clock, how often that was tried,
//! and in the end its result. There is no second state that could disagree. Whoever has a row of a game holds it on lease
//! and renews that while it plays; who is lost loses it, and the game is free again. A result is written once: who comes
//! later, because it was stopped and woken or because an answer of the server was lost, is too late, and that is no harm,
//! since a game is decided by the plan and its own number.
//!
//! [`QueueAddress`] says where the queue is and keeps the secrets, [`Queue`] has all that is asked of the server,
//! [`QueueSupply`] gives the arena its games from there, and [`work`] does what others have planned. What a worker can do is a
//! [`Craft`]: [`MatchCraft`] plays games of the arena; any other work that comes in numbered pieces is an [`Errand`].

mod address;
mod craft;
mod errand;
mod error;
mod inbox;
mod link;
mod matches;
mod passwords;
mod queue;
mod renewal;
mod schema;
mod settings;
mod supply;
mod tls;
mod work;

pub use address::QueueAddress;
pub use craft::{Craft, Undertaking};
pub use errand::{Errand, share};
pub use error::QueueError;
pub use link::{QueueEvent, Tell};
pub use matches::{MatchCraft, RefusedRun};
pub use queue::{Queue, QueuedRun, RunState};
pub use supply::QueueSupply;
pub use work::{WorkPlan, Worked, work};
