//! Where searches start: at problems that have a name, a board that was typed, or the boards of a file.

use std::path::{Path, PathBuf};

use jogada_catalog::{Catalog, PuzzleEntry, Session, Spec, SpecError, nearest};

use super::shorthand::with;
use crate::commands::place;
use crate::console::Console;
use crate::failure::Failure;

/// A position to search from.
pub(crate) struct Start {
    /// What people call it; empty if it has no name.
    pub(crate) name: String,
    /// The puzzle, as it was typed.
    pub(crate) puzzle: String,
    pub(crate) session: Session,
}

/// Which positions are wanted.
pub(crate) struct WantedStarts<'a> {
    /// The puzzle, as it was typed.
    pub(crate) puzzle: &'a str,
    /// Names of problems, or numbers of boards in the file.
    pub(crate) problems: &'a [String],
    pub(crate) board: Option<&'a str>,
    pub(crate) file: Option<&'a Path>,
    /// Whether lines that are no board are only complained about.
    pub(crate) keep_going: bool,
}

/// The positions, and whether lines had to be passed over.
pub(crate) struct Starts {
    pub(crate) starts: Vec<Start>,
    pub(crate) all_good: bool,
}

impl WantedStarts<'_> {
    /// Finds the positions.
    pub(crate) fn find(&self, catalog: &Catalog, console: &mut Console) -> Result<Starts, Failure> {
        let good = |starts| Starts { starts, all_good: true };
        match (self.board, self.file) {
            (Some(board), _) => self.one(catalog, String::new(), self.puzzle, Some(board)).map(|one| good(vec![one])),
            (None, Some(path)) => self.of_file(path, catalog, console),
            (None, None) if self.problems.is_empty() => {
                let name = Spec::parse(self.puzzle).ok().and_then(|spec| Some(spec.setting("problem")?.value.clone()));
                Ok(good(vec![self.one(catalog, name.unwrap_or_default(), self.puzzle, None)?]))
            }
            (None, None) => self.of_catalog(catalog).map(good),
        }
    }

    fn one(&self, catalog: &Catalog, name: String, puzzle: &str, board: Option<&str>) -> Result<Start, Failure> {
        // A game has no way to find.
        entry(catalog, self.puzzle)?;
        Ok(Start { name, puzzle: self.puzzle.to_owned(), session: place::open(catalog, puzzle, board)? })
    }

    fn of_catalog(&self, catalog: &Catalog) -> Result<Vec<Start>, Failure> {
        let problems = entry(catalog, self.puzzle)?.problems();
        let names: Vec<_> = problems.iter().map(|problem| problem.name.as_str()).collect();
        let chosen = chosen(self.problems, &names)?;
        let open = |name: &&str| {
            let spec = with(self.puzzle, ("problem", name));
            self.one(catalog, (*name).to_owned(), &spec, None)
        };
        chosen.iter().map(open).collect()
    }

    fn of_file(&self, path: &Path, catalog: &Catalog, console: &mut Console) -> Result<Starts, Failure> {
        let text = place::read(path)?;
        let boards = (1..).zip(text.lines()).filter_map(|(line, text)| Some((line, board_in(text)?)));
        let numbered: Vec<_> =
            (1..).zip(boards).map(|(number, board): (usize, _)| (number.to_string(), board)).collect();
        let names: Vec<_> = numbered.iter().map(|(name, _)| name.as_str()).collect();
        let wanted = if self.problems.is_empty() { names.clone() } else { chosen(self.problems, &names)? };
        let mut found = Starts { starts: Vec::new(), all_good: true };
        for (name, (line, board)) in numbered.iter().filter(|(name, _)| wanted.contains(&name.as_str())) {
            let start = self.one(catalog, name.clone(), self.puzzle, Some(board));
            match start.map_err(|failure| failure.in_file(path, Some(*line))) {
                Ok(start) => found.starts.push(start),
                Err(failure) if self.keep_going => {
                    console.complain(&failure);
                    found.all_good = false;
                }
                Err(failure) => return Err(failure),
            }
        }
        if found.starts.is_empty() && found.all_good {
            return Err(Failure::NoBoards { path: PathBuf::from(path) });
        }
        Ok(found)
    }
}

/// The entry of a puzzle.
pub(crate) fn entry<'a>(catalog: &'a Catalog, puzzle: &str) -> Result<&'a PuzzleEntry, Failure> {
    let named = |error: SpecError| Failure::Spec { text: puzzle.to_owned(), error };
    catalog.puzzle(&Spec::parse(puzzle).map_err(named)?).map_err(named)
}

/// What a line of a file says before its comment.
fn board_in(line: &str) -> Option<&str> {
    let written = line.split(';').next().unwrap_or_default().trim_end();
    (!written.trim().is_empty()).then_some(written)
}

/// The names that are meant: each a name, a range of names, or all.
fn chosen<'a>(wanted: &[String], names: &[&'a str]) -> Result<Vec<&'a str>, Failure> {
    let mut found = Vec::new();
    for text in wanted {
        let meant = named(text, names).map(|at| at..=at).or_else(|| range(text, names));
        let all = || (text.eq_ignore_ascii_case("all") && !names.is_empty()).then(|| 0..=names.len() - 1);
        let places = meant.or_else(all).ok_or_else(|| {
            let suggestion = nearest(text, names.iter().copied()).map(str::to_owned);
            let known = names.iter().map(|name| (*name).to_owned()).collect();
            Failure::UnknownProblem { name: text.clone(), suggestion, known }
        })?;
        found.extend(names[places].iter().copied().filter(|name| !found.contains(name)).collect::<Vec<_>>());
    }
    Ok(found)
}

fn named(text: &str, names: &[&str]) -> Option<usize> {
    names.iter().position(|name| name.eq_ignore_ascii_case(text))
}

/// From one name to another, as in `A-G`. Names may have hyphens themselves.
fn range(text: &str, names: &[&str]) -> Option<std::ops::RangeInclusive<usize>> {
    let hyphens = text.match_indices('-').map(|(at, _)| at);
    let mut ends = hyphens.filter_map(|at| Some((named(&text[..at], names)?, named(&text[at + 1..], names)?)));
    ends.find(|(first, last)| first <= last).map(|(first, last)| first..=last)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 5] = ["A", "B", "C", "hard-8", "korf-79"];

    fn chosen_of(texts: &[&str]) -> Option<Vec<&'static str>> {
        let texts: Vec<_> = texts.iter().map(|text| (*text).to_owned()).collect();
        chosen(&texts, &NAMES).ok()
    }

    #[test]
    fn problems_are_named_one_by_one_as_ranges_or_all_together() {
        assert_eq!(chosen_of(&["b"]), Some(vec!["B"]));
        assert_eq!(chosen_of(&["A-C"]), Some(vec!["A", "B", "C"]));
        assert_eq!(chosen_of(&["C", "A-B", "A"]), Some(vec!["C", "A", "B"]));
        assert_eq!(chosen_of(&["B-hard-8"]), Some(vec!["B", "C", "hard-8"]));
        assert_eq!(chosen_of(&["hard-8-korf-79"]), Some(vec!["hard-8", "korf-79"]));
        assert_eq!(chosen_of(&["all"]).map(|all| all.len()), Some(5));
    }

    #[test]
    fn what_is_no_problem_is_refused() {
        for wrong in ["D", "A-D", "C-A", "-", ""] {
            assert_eq!(chosen_of(&[wrong]), None, "{wrong}");
        }
    }

    #[test]
    fn comments_and_blank_lines_are_no_boards() {
        assert_eq!(board_in("((1)(2)) ; problem A"), Some("((1)(2))"));
        assert_eq!(board_in("; only a comment"), None);
        assert_eq!(board_in("   "), None);
    }
}
