//! The page's files as they were written: inside of the program, or, where it was built for development, in the source
//! folder, so that a change is seen when the page is loaded again.

use std::borrow::Cow;

/// What is in a file of the page; `None` if there is no such file.
pub(crate) fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    source::file(path)
}

/// A number that changes with every file.
pub(crate) fn stamp() -> u64 {
    source::stamp()
}

/// The paths of all files.
#[cfg(test)]
pub(crate) fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    source::paths()
}

/// A number that changes with what is in a file.
pub(crate) fn sum(content: &[u8]) -> u64 {
    content.iter().fold(0, |sum: u64, &byte| 31_u64.wrapping_mul(sum) ^ u64::from(byte))
}

#[cfg(embedded)]
mod source {
    use std::borrow::Cow;

    static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

    pub(super) fn file(path: &str) -> Option<Cow<'static, [u8]>> {
        FILES.iter().find(|(known, _)| *known == path).map(|(_, content)| Cow::Borrowed(*content))
    }

    #[cfg(test)]
    pub(super) fn paths() -> impl Iterator<Item = Cow<'static, str>> {
        FILES.iter().map(|(path, _)| Cow::Borrowed(*path))
    }

    pub(super) fn stamp() -> u64 {
        FILES.iter().map(|(_, content)| super::sum(content)).fold(0, u64::wrapping_add)
    }
}

#[cfg(not(embedded))]
mod source {
    use std::borrow::Cow;
    use std::fs;
    use std::path::{Path, PathBuf};

    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/page");

    /// Only what is listed is a file of the page: an address can lead nowhere else.
    pub(super) fn file(path: &str) -> Option<Cow<'static, [u8]>> {
        let known = paths().any(|known| known == path);
        known.then(|| fs::read(Path::new(FOLDER).join(path)).ok()).flatten().map(Cow::Owned)
    }

    pub(super) fn paths() -> impl Iterator<Item = Cow<'static, str>> {
        let within = |file: PathBuf| Some(file.strip_prefix(FOLDER).ok()?.to_str()?.replace('\\', "/"));
        files(Path::new(FOLDER)).into_iter().filter_map(within).map(Cow::Owned)
    }

    /// By when each was written: reading them all would take longer than sending one.
    pub(super) fn stamp() -> u64 {
        files(Path::new(FOLDER)).iter().map(|file| super::sum(written(file).as_bytes())).fold(0, u64::wrapping_add)
    }

    fn written(file: &Path) -> String {
        let known = fs::metadata(file).and_then(|known| Ok((known.len(), known.modified()?)));
        format!("{} {:?}", file.display(), known.ok())
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_those_of_the_page_and_no_others() {
        assert!(file("index.html").is_some_and(|content| content.starts_with(b"<!doctype html>")));
        for path in ["", "/", "script", "../Cargo.toml", "./index.html", "/etc/passwd", "script/../index.html"] {
            assert!(file(path).is_none(), "{path}");
        }
        let listed: Vec<_> = paths().collect();
        assert!(listed.iter().any(|path| path == "script/main.js"));
        assert!(listed.iter().all(|path| file(path).is_some()));
    }
}
