//! Files that solvers keep: whole or not there, with a checksum at the end.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use jogada_rules::CheckpointError;

/// Writes a file beside its final name, flushes it to the disk and puts it in place by renaming: at every moment there is
/// a whole one or none.
pub(crate) fn put_in_place(path: &Path, bytes: &[u8]) -> Result<(), CheckpointError> {
    let write = || {
        let mut file = File::create(draft(path))?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(draft(path), path)
    };
    write().map_err(|error| {
        let _ = fs::remove_file(draft(path));
        CheckpointError::Unwritable { path: path.to_owned(), error }
    })
}

/// What is in a file, if there is one.
pub(crate) fn contents(path: &Path) -> Result<Option<Vec<u8>>, CheckpointError> {
    let mut bytes = Vec::new();
    match File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)) {
        Ok(_) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(CheckpointError::Unreadable { path: path.to_owned(), error }),
    }
}

/// Removes a file and its draft.
pub(crate) fn remove(path: &Path) -> Result<(), CheckpointError> {
    for path in [draft(path), path.to_owned()] {
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(CheckpointError::Unwritable { path, error });
            }
            _ => {}
        }
    }
    Ok(())
}

fn draft(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// The next `count` bytes.
pub(crate) fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(taken)
}

/// At most eight bytes as a number, the lowest first.
pub(crate) fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// FNV-1a over whole words, so that it takes no longer than writing the file.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, word: &[u8]| (sum ^ number(word)).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(29);
    bytes.chunks(8).fold(0xCBF2_9CE4_8422_2325 ^ bytes.len() as u64, mix)
}
