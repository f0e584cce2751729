//! A file that one process at a time can hold, and remove while it holds it.

use std::io;
use std::path::Path;

use jogada_platform::is_at;

use crate::disk::OutFile;

/// How often the file may be taken away under us before that is no accident.
const TRIES: usize = 100;

/// Makes the file if there is none and locks it; `None` if someone else holds it. A process that is killed holds nothing.
pub(crate) fn hold(path: &Path) -> io::Result<Option<OutFile>> {
    for _ in 0..TRIES {
        let file = OutFile::there_or_new(path)?;
        if !file.lock()? {
            return Ok(None);
        }
        // Whoever held it before may have removed it between the two calls: then the lock is on a file without a name.
        if is_at(file.inner(), path)? {
            return Ok(Some(file));
        }
    }
    Err(io::ErrorKind::ResourceBusy.into())
}
