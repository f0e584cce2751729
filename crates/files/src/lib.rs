//! How the program writes its files: whole or not at all, and by one process at a time. Everything that writes goes
//! through here, where a [`trial`] can make any call fail.
//!
//! ```
//! use jogada_files::{Lock, LockError, put_in_place};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("kept");
//! let lock = Lock::take(&path)?;
//! assert!(matches!(Lock::take(&path), Err(LockError::Busy { process: Some(_) })));
//! put_in_place(&path, b"all of it")?;
//! drop(lock);
//! assert_eq!(std::fs::read(&path)?, b"all of it");
//! assert_eq!(std::fs::read_dir(folder.path())?.count(), 1, "no lock and no draft is left");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(missing_docs)]

mod disk;
mod draft;
mod held;
mod lock;
pub mod trial;

pub use disk::{OutFile, claim, make_folder, remove, rename, sync_folder};
pub use draft::put_in_place;
pub use lock::{Lock, LockError};
