//! The page and the server behind it.
//!
//! One process serves the page's files, answers questions about games, and runs searches for whoever asks. A question
//! always brings the whole game along: there is nothing to log in to, and what the server keeps between questions only
//! saves time. The shapes of
//! questions and answers are the structs in [`api`]; the page has them as generated TypeScript types.

pub mod api;
mod asked;
mod assets;
mod bundle;
mod contests;
#[cfg(test)]
mod contract;
mod desk;
mod door;
mod failure;
mod guard;
mod line;
mod live;
mod manual;
mod offers;
mod packing;
mod page;
mod routes;
mod script;
mod server;
mod storeroom;
mod task;
mod texts;

pub use failure::{RequestComplaint, RequestFailure, Trouble};
pub use line::moves_of;
pub use server::{Config, Server};
