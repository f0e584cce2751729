//! Every sentence that Jogada says to people, once, in every language that it speaks.
//!
//! A table made by `messages!` is an enum with one variant a message and one field a placeholder: the compiler checks
//! that both texts use every placeholder and no other. Tables made by `phrases!` have no placeholders. A test sees that
//! every message is said somewhere.
//!
//! ```
//! use jogada_words::{Complaint, Language, Speak};
//!
//! let missing = Complaint::CanNotRead { path: &"game.json", error: &"…" };
//! assert_eq!(Language::Portuguese.say(missing), "não consigo ler game.json: …");
//! assert_eq!(Language::Portuguese.count(549_945), "549 945");
//! ```
//!
//! [`Speak`] says messages and writes numbers, [`Explain`] says what the rules and the catalog report as data. Nothing
//! is printed here, and nothing is decided: what to say is the business of whoever says it.

mod challenged;
mod chat;
mod complaint;
mod contest;
mod endings;
mod explain;
mod help;
mod manual;
mod notes;
mod notice;
pub mod page;
mod pointer;
mod proof_words;
mod published;
mod queued;
mod recorded;
mod request;
mod shared;
mod sheet;
mod speak;
mod system;
mod table;
mod teaching;
mod way;
mod word;

pub use challenged::Challenged;
pub use chat::{Chat, Verb};
pub use complaint::Complaint;
pub use contest::Contest;
pub use endings::Endings;
pub use explain::Explain;
pub use help::{HELP, help};
pub use jogada_rules::{Language, Phrase};
pub use manual::{MANUAL, ManualSection};
pub use notes::{note_text, overlay_notes};
pub use notice::Notice;
pub use pointer::point_at;
pub use proof_words::ProofWords;
pub use published::Published;
pub use queued::Queued;
pub use recorded::{Form, Pledge, Recorded};
pub use request::{Address, Handbook, Refused};
pub use shared::Shared;
pub use sheet::Sheet;
pub use speak::{Speak, language_of_environment};
pub use system::{System, SystemNumber};
pub use table::Said;
pub use teaching::{STATISTICS, Taught, Teaching};
pub use way::Way;
pub use word::Word;

#[cfg(test)]
mod tests;
