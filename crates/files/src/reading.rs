//! Files that somebody named, read up to a size: a name may lead to a device that never ends, or to more than there is
//! memory for.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

use crate::disk::is_device;

/// Why something is not read although the system would let us.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unread {
    /// It is too large.
    #[error("it is larger than {most} bytes, the most that is read there")]
    TooLarge {
        /// The most bytes that are read.
        most: u64,
    },
    /// It is a device, a pipe or the like.
    #[error("it is no file, but a device or a pipe")]
    NoFile,
}

impl Unread {
    /// Whether an error of this module is one of ours, and not the system's.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<Unread> for io::Error {
    fn from(why: Unread) -> Self {
        let kind = match why {
            Unread::TooLarge { .. } => io::ErrorKind::FileTooLarge,
            Unread::NoFile => io::ErrorKind::InvalidInput,
        };
        Self::new(kind, why)
    }
}

/// What is in a file, if those are at most so many bytes. It may be a pipe, which some shells pass on as a file.
pub fn bytes_at(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let about = file.metadata()?;
    // A file is refused before it is read, what has no length when it has given too much.
    let length = if about.is_file() { about.len() } else { 0 };
    bytes_from(file, length, most)
}

/// The text in a file, if that is at most so many bytes.
pub fn text_at(path: &Path, most: u64) -> io::Result<String> {
    bytes_at(path, most).and_then(text)
}

/// The text that comes from somewhere, if that is at most so many bytes.
pub fn text_from(source: impl Read, most: u64) -> io::Result<String> {
    bytes_from(source, 0, most).and_then(text)
}

/// What is in a file that this program keeps, if those are at most so many bytes. What is no file is refused: nothing can
/// have been kept there.
pub fn kept_bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Asked before it is opened: who opens a pipe waits for somebody at its other end.
    if is_device(path) {
        return Err(Unread::NoFile.into());
    }
    bytes_at(path, most)
}

fn bytes_from(source: impl Read, length: u64, most: u64) -> io::Result<Vec<u8>> {
    let too_large = || io::Error::from(Unread::TooLarge { most });
    if length > most {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    // There may be no room even for what is allowed.
    bytes.try_reserve_exact(usize::try_from(length).map_err(|_| too_large())?)?;
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_large()) } else { Ok(bytes) }
}

fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_is_as_large_as_may_be_is_read_and_a_byte_more_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        fs::write(&path, "twelve bytes").expect("written");
        assert_eq!(text_at(&path, 12).expect("read"), "twelve bytes");
        assert_eq!(kept_bytes(&path, 12).expect("read"), b"twelve bytes");
        for refused in [bytes_at(&path, 11), kept_bytes(&path, 11), bytes_at(&path, 0)] {
            let refused = refused.expect_err("too large");
            assert!(matches!(Unread::of(&refused), Some(Unread::TooLarge { most: 0 | 11 })), "{refused:?}");
        }
        assert_eq!(text_from(&b"abc"[..], 3).expect("read"), "abc");
        text_from(&b"abcd"[..], 3).expect_err("too large");
    }

    #[test]
    fn what_never_ends_is_refused_after_the_most_that_is_read() {
        let refused = text_from(io::repeat(b'a'), 1 << 20).expect_err("it never ends");
        assert_eq!(Unread::of(&refused), Some(Unread::TooLarge { most: 1 << 20 }));
    }

    /// A file of holes is as large as one likes and takes no room.
    #[test]
    fn a_file_larger_than_any_memory_is_refused_without_taking_any() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("holes");
        File::create(&path).and_then(|file| file.set_len(1 << 40)).expect("no bytes are written");
        let refused = bytes_at(&path, 1 << 30).expect_err("too large");
        assert_eq!(Unread::of(&refused), Some(Unread::TooLarge { most: 1 << 30 }));
    }

    #[test]
    fn what_the_system_says_stays_what_it_says() {
        let folder = tempfile::tempdir().expect("a folder");
        let (missing, binary) = (folder.path().join("missing"), folder.path().join("binary"));
        fs::write(&binary, b"\xff").expect("written");
        for read in [bytes_at, kept_bytes] {
            assert_eq!(read(&missing, 9).expect_err("missing").kind(), io::ErrorKind::NotFound);
            let refused = read(folder.path(), 9).expect_err("a folder");
            assert_eq!(Unread::of(&refused), None, "{refused:?}");
        }
        assert_eq!(text_at(&binary, 9).expect_err("no text").kind(), io::ErrorKind::InvalidData);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_read_where_it_may_be_and_never_where_something_is_kept() {
        let nothing = Path::new("/dev/null");
        assert_eq!(text_at(nothing, 9).expect("empty"), "");
        assert_eq!(Unread::of(&kept_bytes(nothing, 9).expect_err("no file")), Some(Unread::NoFile));
    }
}
