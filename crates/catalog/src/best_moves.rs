//! The memory of best moves: what a player found in a position once, it plays there again without thinking.
//!
//! This is the memory of the course report on Adji-boto: kept outside of the search, asked once a move, and counted as
//! such. Within one game it hardly ever helps, because positions do not come back; from one game to the next it does.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_files::{OutFile, text_at};
use jogada_rules::{Key, Side};

use crate::dialect;

/// A memory of best moves. Copies share what they know.
#[derive(Clone, Debug)]
pub struct BestMoves {
    place: MemorySpan,
    known: Arc<Mutex<Known>>,
}

/// How long a memory lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemorySpan {
    /// As long as the player sits at the board; in the arena, for a game.
    Sitting,
    /// For a run of the arena.
    Run,
    /// In a file, for good.
    File(PathBuf),
}

#[derive(Debug, Default)]
struct Known {
    moves: HashMap<String, String>,
    is_read: bool,
}

/// The first word of a file's first line.
const TITLE: &str = "jogada-moves 1";
/// The most bytes of a file that are read: millions of moves.
const LARGEST: u64 = 256 << 20;
/// Ends a line that was cut short, wherever that was: it has more columns than one that says something.
const VOID: &str = "\t\t\t\t";

/// Two memories are the same player's if they last the same.
impl PartialEq for BestMoves {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl BestMoves {
    /// The memory that a setting asks for: `on`, `run` or the name of a file; none for `off`.
    pub fn asked(setting: &str) -> Option<Self> {
        let word = dialect::value_meant(setting).unwrap_or(setting);
        let place = match word.to_lowercase().as_str() {
            "off" | "no" | "false" | "" => return None,
            "on" | "yes" | "true" => MemorySpan::Sitting,
            "run" => MemorySpan::Run,
            _ => MemorySpan::File(PathBuf::from(setting)),
        };
        Some(Self { place, known: Arc::default() })
    }

    /// How long it lasts.
    pub const fn place(&self) -> &MemorySpan {
        &self.place
    }

    /// The file that it is kept in, if it is.
    pub fn file(&self) -> Option<&Path> {
        match &self.place {
            MemorySpan::File(path) => Some(path),
            _ => None,
        }
    }

    /// The same memory with nothing in it, no longer shared.
    pub fn emptied(&self) -> Self {
        Self { place: self.place.clone(), known: Arc::default() }
    }

    /// Reads the file, if there is one: what can not be read or is no such file is an error, a missing one is not.
    pub fn open(&self) -> io::Result<()> {
        let mut known = self.lock();
        let Some(path) = self.file().filter(|_| !known.is_read) else { return Ok(()) };
        let text = match text_at(path, LARGEST) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            other => other?,
        };
        // A line without its end was cut short: half a move may be a move too.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines();
        let title = lines.next().unwrap_or(&text).trim_end();
        if !text.is_empty() && (title.is_empty() || !TITLE.starts_with(title)) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let entries = lines.filter_map(|line| line.rsplit_once('\t'));
        let entries = entries.filter(|(place, _)| place.matches('\t').count() == 2);
        known.moves.extend(entries.map(|(place, mv)| (place.to_owned(), mv.trim_end().to_owned())));
        known.is_read = true;
        Ok(())
    }

    /// The move that was best here, if it is known.
    pub fn find(&self, game: &str, side: Side, key: Key) -> Option<String> {
        // A file that can not be read is as good as an empty one.
        let _ = self.open();
        self.lock().moves.get(&entry(game, side, key)).cloned()
    }

    /// Remembers the best move of a position.
    pub fn learn(&self, game: &str, side: Side, key: Key, mv: &str) {
        let place = entry(game, side, key);
        if let Some(path) = self.file() {
            // A move that can not be written down is still remembered for now.
            let _ = append(path, &place, mv);
        }
        self.lock().moves.insert(place, mv.to_owned());
    }

    /// How many positions are known.
    pub fn len(&self) -> usize {
        self.lock().moves.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A position by its game, whose turn it is, and its key, which knows no score: as in the report.
fn entry(game: &str, side: Side, key: Key) -> String {
    format!("{game}\t{}\t{:016x}", side.number(), key.0)
}

/// One line more, in one piece, so that two programs can share a file.
fn append(path: &Path, place: &str, mv: &str) -> io::Result<()> {
    let mut file = OutFile::append(path)?;
    let mut text = String::new();
    if file.length()? == 0 {
        let _ = writeln!(text, "{TITLE}");
    }
    if file.is_cut()? {
        let _ = writeln!(text, "{VOID}");
    }
    let _ = writeln!(text, "{place}\t{mv}");
    file.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_says_how_long_it_lasts() {
        let place = |setting: &str| BestMoves::asked(setting).map(|memory| memory.place().clone());
        assert_eq!(place("off"), None);
        assert_eq!(place("desligado"), None);
        assert_eq!(place("on"), Some(MemorySpan::Sitting));
        assert_eq!(place("ligado"), Some(MemorySpan::Sitting));
        assert_eq!(place("run"), Some(MemorySpan::Run));
        assert_eq!(place("moves.txt"), Some(MemorySpan::File("moves.txt".into())));
    }

    #[test]
    fn copies_share_what_they_know_and_an_emptied_one_knows_nothing() {
        let memory = BestMoves::asked("on").expect("one");
        memory.clone().learn("nim", Side::First, Key(7), "3-3");
        assert_eq!(memory.find("nim", Side::First, Key(7)).as_deref(), Some("3-3"));
        assert_eq!(memory.find("nim", Side::Second, Key(7)), None);
        assert_eq!(memory.find("nim:heaps=4", Side::First, Key(7)), None);
        assert!(memory.emptied().is_empty() && memory.len() == 1);
    }

    #[test]
    fn no_fault_of_the_disk_makes_another_move_of_one_or_spoils_the_next() {
        use jogada_files::trial::every_fault;
        let place = tempfile::tempdir().expect("a folder");
        let of = |folder: &Path| BestMoves::asked(folder.join("moves.txt").to_str().expect("text")).expect("a file");
        let points = every_fault(
            place.path(),
            |folder| of(folder).learn("nim", Side::First, Key(1), "11-11"),
            |folder| of(folder).learn("nim", Side::First, Key(2), "12-12"),
            |folder, (), point| {
                let found = |number| of(folder).find("nim", Side::First, Key(number));
                assert_eq!(found(1).as_deref(), Some("11-11"), "{point:?}");
                assert!(found(2).is_none_or(|mv| mv == "12-12"), "{point:?}");
                of(folder).learn("nim", Side::First, Key(3), "13-13");
                assert_eq!((found(1).as_deref(), found(3).as_deref()), (Some("11-11"), Some("13-13")), "{point:?}");
                assert!(found(2).is_none_or(|mv| mv == "12-12"), "half a move stays half of one: {point:?}");
            },
        );
        assert!(points >= 5, "{points}");
        let torn = of(place.path());
        std::fs::write(torn.file().expect("a file"), "jogada-mov").expect("written");
        torn.learn("nim", Side::First, Key(4), "1-1");
        assert_eq!(of(place.path()).find("nim", Side::First, Key(4)).as_deref(), Some("1-1"), "half a title");
    }

    #[test]
    fn half_a_line_says_nothing_though_others_follow() {
        let place = tempfile::tempdir().expect("a folder");
        let path = place.path().join("moves.txt");
        let whole = "jogada-moves 1\nnim\t1\t0000000000000001\t11-11";
        for end in TITLE.len() + 1..whole.len() {
            std::fs::write(&path, &whole[..end]).expect("written");
            let memory = || BestMoves::asked(path.to_str().expect("text")).expect("a file");
            memory().learn("nim", Side::First, Key(2), "1-1");
            let after = memory();
            assert_eq!(after.find("nim", Side::First, Key(2)).as_deref(), Some("1-1"), "{end}");
            assert_eq!((after.find("nim", Side::First, Key(1)), after.len()), (None, 1), "{end}");
        }
    }
}
