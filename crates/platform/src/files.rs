//! What a file system knows besides names and bytes.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Whether an open file is still the one of that name. Where a file that is open can not be removed, it is if there is one.
pub fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(there) => Ok(is_same(&file.metadata()?, &there)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

/// Flushes the names in a folder to the disk. Where a folder can not be opened, the system keeps its names by itself.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}

/// Whether nobody but its owner may read a file. Where that is not told by a mode, whoever made it decides.
pub fn is_private(path: &Path) -> io::Result<bool> {
    Ok(!is_open_to_others(&fs::metadata(path)?))
}

#[cfg(unix)]
fn is_open_to_others(about: &fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    about.permissions().mode() & 0o077 != 0
}

#[cfg(not(unix))]
fn is_open_to_others(_: &fs::Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_was_removed_is_nowhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let file = File::create(&path).expect("made");
        assert!(is_at(&file, &path).expect("told"));
        fs::remove_file(&path).expect("removed");
        assert!(!is_at(&file, &path).expect("told"));
    }

    #[cfg(unix)]
    #[test]
    fn another_file_of_the_same_name_is_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let file = File::create(&path).expect("made");
        fs::rename(&path, folder.path().join("elsewhere")).expect("renamed");
        fs::write(&path, "").expect("made again");
        assert!(!is_at(&file, &path).expect("told"));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_private_when_nobody_else_may_do_anything() {
        use std::os::unix::fs::PermissionsExt;
        let file = tempfile::NamedTempFile::new().expect("made");
        for (mode, private) in [(0o600, true), (0o400, true), (0o640, false), (0o602, false)] {
            fs::set_permissions(file.path(), fs::Permissions::from_mode(mode)).expect("ours");
            assert_eq!(is_private(file.path()).expect("told"), private, "{mode:o}");
        }
        assert!(is_private(Path::new("no/such/file")).is_err());
    }
}
