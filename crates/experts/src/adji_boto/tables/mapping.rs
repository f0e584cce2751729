//! A file as bytes in memory, read by the system where it is looked at.

#![allow(unsafe_code, reason = "mapping a file is unsafe, because another program could change it meanwhile")]

use std::fs::File;
use std::io;
use std::path::Path;

use jogada_platform::expect_random_access;
use memmap2::Mmap;

/// Maps a file that nobody writes to: tables get their name when they are whole and are never changed after that.
pub(super) fn map(path: &Path) -> io::Result<Mmap> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        // Of the map the system would say that there is no such device.
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // SAFETY: a change by another program can at worst show other bytes, which the checksums find, or, if the file is
    // cut short meanwhile, end the program.
    let mapped = unsafe { Mmap::map(&file)? };
    expect_random_access(&mapped);
    Ok(mapped)
}
