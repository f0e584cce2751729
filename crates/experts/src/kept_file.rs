//! Files that solvers keep: whole or not there, with a checksum at the end.

use std::io;
use std::path::Path;

use jogada_files::{Lock, LockError, followed, kept_bytes};
use jogada_rules::CheckpointError;

/// The right to keep what is found in this file: one process at a time has it.
pub(crate) fn lock(path: &Path) -> Result<Lock, CheckpointError> {
    Lock::take(path).map_err(|error| match error {
        LockError::Busy { process } => CheckpointError::Busy { path: path.to_owned(), process },
        LockError::Io(error) => CheckpointError::Unwritable { path: path.to_owned(), error },
    })
}

/// Puts a file in place: at every moment there is a whole one or none.
pub(crate) fn put_in_place(path: &Path, bytes: &[u8]) -> Result<(), CheckpointError> {
    jogada_files::put_in_place(path, bytes)
        .map_err(|error| CheckpointError::Unwritable { path: path.to_owned(), error })
}

/// The most bytes that are read of a file: several times what any solver writes.
const MOST: u64 = 1 << 30;

/// What is in a file, if there is one.
pub(crate) fn contents(path: &Path) -> Result<Option<Vec<u8>>, CheckpointError> {
    match kept_bytes(path, MOST) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(CheckpointError::Unreadable { path: path.to_owned(), error }),
    }
}

/// Removes a file; of a link what it leads to, because that is what was written.
pub(crate) fn remove(path: &Path) -> Result<(), CheckpointError> {
    match jogada_files::remove(&followed(path)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(CheckpointError::Unwritable { path: path.to_owned(), error })
        }
        _ => Ok(()),
    }
}

/// What a file begins with: a name of twelve bytes, the number of its form, and an end of line that a careless copy would
/// change.
pub(crate) const MAGIC: usize = 16;

/// What is in a file between its first bytes and its checksum. One that is whole but of another form is told from a
/// damaged one.
pub(crate) fn body<'a>(path: &Path, bytes: &'a [u8], magic: &[u8; MAGIC]) -> Result<&'a [u8], CheckpointError> {
    let damaged = || CheckpointError::Damaged { path: path.to_owned() };
    let (body, sum) = bytes.split_last_chunk::<8>().ok_or_else(damaged)?;
    let (first, rest) = body.split_first_chunk::<MAGIC>().ok_or_else(damaged)?;
    if checksum(body).to_le_bytes() != *sum {
        return Err(damaged());
    }
    if first == magic {
        return Ok(rest);
    }
    let (found, known) = form(first).filter(|_| first[..NAME] == magic[..NAME]).zip(form(magic)).ok_or_else(damaged)?;
    Err(CheckpointError::OtherForm { path: path.to_owned(), found, known })
}

const NAME: usize = 12;

fn form(magic: &[u8; MAGIC]) -> Option<u32> {
    let number = magic[NAME..].strip_suffix(b"\r\n")?;
    std::str::from_utf8(number).ok()?.trim().parse().ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(magic: &[u8]) -> Vec<u8> {
        let mut bytes = [magic, b"something"].concat();
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    #[test]
    fn an_older_form_is_told_from_a_damaged_file() {
        let read = |bytes: &[u8]| body(Path::new("x"), bytes, b"jogada dots  3\r\n").map(<[u8]>::to_vec);
        assert_eq!(read(&kept(b"jogada dots  3\r\n")).expect("whole"), b"something");
        let older = read(&kept(b"jogada dots  2\r\n")).expect_err("older");
        assert!(matches!(older, CheckpointError::OtherForm { found: 2, known: 3, .. }), "{older:?}");
        let newer = read(&kept(b"jogada dots 14\r\n")).expect_err("newer");
        assert!(matches!(newer, CheckpointError::OtherForm { found: 14, .. }), "{newer:?}");
        let mut flipped = kept(b"jogada dots  2\r\n");
        flipped[20] ^= 1;
        for damaged in [flipped, kept(b"jogada hex   1\r\n"), kept(b"short"), Vec::new()] {
            assert!(matches!(read(&damaged), Err(CheckpointError::Damaged { .. })));
        }
    }

    /// What is not there is nothing; what is there and can not be read or removed is not.
    #[test]
    fn nothing_is_told_from_what_can_not_be_read() {
        let place = tempfile::tempdir().expect("a folder");
        let (folder, file) = (place.path().join("folder"), place.path().join("file"));
        std::fs::create_dir(&folder).expect("a folder");
        assert!(matches!(contents(&folder), Err(CheckpointError::Unreadable { .. })));
        assert!(matches!(remove(&folder), Err(CheckpointError::Unwritable { .. })));
        assert!(contents(&file).expect("nothing is wrong with nothing").is_none());
        remove(&file).expect("nobody minds");
        put_in_place(&file, b"kept").expect("written");
        assert_eq!(contents(&file).expect("readable").as_deref(), Some(b"kept".as_slice()));
        remove(&file).expect("removed");
        assert!(!file.exists());
    }

    /// A device has no end: whoever reads one takes all memory that there is.
    #[test]
    fn what_was_never_written_by_a_solver_is_refused_before_it_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let holes = folder.path().join("holes");
        std::fs::File::create(&holes).and_then(|file| file.set_len(1 << 40)).expect("no bytes are written");
        assert!(matches!(contents(&holes), Err(CheckpointError::Unreadable { .. })));
        if cfg!(unix) {
            let device = contents(Path::new("/dev/null"));
            assert!(matches!(device, Err(CheckpointError::Unreadable { .. })), "{device:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_was_kept_by_a_link_is_removed_and_the_link_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        std::os::unix::fs::symlink(&file, &link).expect("linked");
        put_in_place(&link, b"kept").expect("written");
        assert!(file.exists());
        remove(&link).expect("removed");
        assert!(!file.exists() && link.is_symlink());
    }
}
