//! How the program writes its files: whole or not at all, and by one process at a time. Everything that writes goes
//! through here, where a [`trial`] can make any call fail. What somebody named is read through here too, up to a size: a
//! name may lead to something that never ends.
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
mod reading;
pub mod trial;

pub use disk::{OutFile, claim, followed, is_device, make_folder, remove, rename, sync_folder};
pub use draft::{GrowingFile, put_in_place};
pub use lock::{Lock, LockError};
pub use reading::{Unread, bytes_at, kept_bytes, text_at, text_from};
