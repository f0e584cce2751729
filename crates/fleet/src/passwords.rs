//! Passwords where PostgreSQL's own programs keep them: a file with one line a place.

use std::path::PathBuf;

use crate::error::QueueError;
use crate::settings::private_text;

/// Reads a variable of the environment.
pub(crate) type Environment<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The password for a user of a database, from `PGPASSFILE` or `~/.pgpass`. A file that is not there has none; one that others
/// may read is refused only if it was named.
pub(crate) fn password_of(place: [&str; 4], environment: Environment) -> Result<Option<String>, QueueError> {
    if let Some(named) = environment("PGPASSFILE") {
        return Ok(find(&private_text(&PathBuf::from(named))?, place));
    }
    let usual = environment("HOME").map(|home| PathBuf::from(home).join(".pgpass"));
    let text = usual.and_then(|path| private_text(&path).ok());
    Ok(text.and_then(|text| find(&text, place)))
}

/// The password of the first line that fits: `host:port:database:user:password`, any of the first four `*`.
fn find(text: &str, place: [&str; 4]) -> Option<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(fields).find_map(|fields| {
        let fits = fields.len() == 5 && place.iter().zip(&fields).all(|(wanted, said)| said == "*" || said == wanted);
        fits.then(|| fields[4].clone())
    })
}

/// The fields of a line; a backslash takes what follows as it is.
fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut characters) = (vec![String::new()], line.chars());
    while let Some(character) = characters.next() {
        let last = fields.last_mut().expect("there is one from the start");
        match character {
            ':' => fields.push(String::new()),
            '\\' => last.extend(characters.next()),
            other => last.push(other),
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_counts() {
        let text = "# passwords\nlab:5432:games:anna:one\nlab:*:*:anna:two\n*:*:*:*:a\\:b\\\\c\n";
        assert_eq!(find(text, ["lab", "5432", "games", "anna"]).as_deref(), Some("one"));
        assert_eq!(find(text, ["lab", "5433", "games", "anna"]).as_deref(), Some("two"));
        assert_eq!(find(text, ["home", "5432", "games", "rui"]).as_deref(), Some("a:b\\c"));
        assert_eq!(find("lab:5432:games:anna", ["lab", "5432", "games", "anna"]), None);
    }
}
