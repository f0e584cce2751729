//! What differs between systems: memory, processes, signals, terminals, files. Each thing has one function that every
//! system answers, and a fallback for those that can not do it, which says what is lost.
//!
//! | | Linux | macOS | elsewhere |
//! |---|---|---|---|
//! | advice about memory ([`prefer_large_pages`], [`expect_random_access`], [`give_memory_back`]) | all | the second | none: slower or larger, nothing else |
//! | memory and descriptors that may be had ([`machine`]) | told | not told: nothing is refused for want of it | as macOS |
//! | process trees ([`processes`]) | all that descends from an engine is ended | its process group | the engine itself |
//! | Ctrl-C ([`on_interrupt`]), width of the terminal ([`terminal_width`]) | yes | yes | yes on Windows |
//! | names on the disk ([`sync_folder`]), files under a lock ([`is_at`]), private files ([`is_private`]) | yes | yes | left to the system |
//! | opening a page ([`page_opener`]) | `xdg-open` where there is a screen | `open` | `explorer.exe` on Windows |
//!
//! Nobody else in the house asks which system this is (`cargo xtask tidy` looks).

#![deny(missing_docs)]

mod desktop;
mod files;
mod interrupts;
pub mod machine;
mod memory;
pub mod processes;
mod terminal;

pub use desktop::page_opener;
pub use files::{is_at, is_private, sync_folder};
pub use interrupts::on_interrupt;
pub use memory::{expect_random_access, give_memory_back, prefer_large_pages};
pub use terminal::terminal_width;
