//! There is no prose in this crate: it is in `jogada-words`.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn there_is_no_prose_outside_the_tables() {
    let mut found = Vec::new();
    for (path, text) in sources() {
        let prose = literals(&text).into_iter().filter(|literal| is_prose(literal));
        found.extend(prose.map(|literal| format!("{}: {literal:?}", path.display())));
    }
    assert!(found.is_empty(), "put these into crates/words: {found:#?}");
}

#[test]
fn prose_is_told_from_data() {
    for prose in ["No such file", "the game is over", "Erro", "points: three"] {
        assert!(is_prose(prose), "{prose}");
    }
    for data in ["--lang", "{:<8}  {}", "LC_ALL", "<svg xmlns=\"a b\">", "alphabeta:time=2s", "report-hard", "#fff"] {
        assert!(!is_prose(data), "{data}");
    }
}

#[test]
fn literals_are_found_and_what_programmers_read_is_not() {
    let text = "f(\"one two\"); // \"not this\"\nlet c = '\"'; g(\"a\\\"b c\"); x.expect(\"why it holds\");\n#[cfg(test)]\nmod tests { \"nor this\" }";
    assert_eq!(literals(text), ["one two", "a\\\"b c"]);
}

/// All sources of the crate but this one.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found.retain(|(path, _)| !path.ends_with("prose.rs"));
    found
}

fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, found);
        } else {
            let text = fs::read_to_string(&path).expect("sources are text");
            found.push((path, text));
        }
    }
}

/// What stands before a literal that only programmers read.
const FOR_PROGRAMMERS: [&str; 5] = ["expect(", "reason = ", "unreachable!(", "assert!(", "env!("];

/// The string literals of a source up to its tests, without those that only programmers read.
fn literals(source: &str) -> Vec<&str> {
    let source = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut rest = 0;
    while let Some((start, kind)) = next_token(source, rest) {
        let end = match kind {
            '/' => source[start..].find('\n').map_or(source.len(), |length| start + length),
            '\'' => start + 3,
            _ => {
                let end = end_of_literal(source, start + 1);
                if !FOR_PROGRAMMERS.iter().any(|before| source[..start].ends_with(before)) {
                    found.push(&source[start + 1..end]);
                }
                end + 1
            }
        };
        rest = end;
    }
    found
}

/// The next comment, quote character or string literal.
fn next_token(source: &str, from: usize) -> Option<(usize, char)> {
    let rest = source.get(from..)?;
    let first = [("//", '/'), ("'\"'", '\''), ("\"", '"')];
    first.iter().filter_map(|(mark, kind)| Some((from + rest.find(mark)?, *kind))).min_by_key(|(at, _)| *at)
}

fn end_of_literal(source: &str, from: usize) -> usize {
    let mut escaped = false;
    for (offset, letter) in source[from..].char_indices() {
        match letter {
            '"' if !escaped => return from + offset,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    source.len()
}

/// What looks like prose and is none: a line of a system's file.
const NAMES: [&str; 1] = ["MemTotal:"];

/// Whether a literal looks like something said to people: two words in a row, or a word with a capital.
fn is_prose(literal: &str) -> bool {
    if literal.contains('<') || NAMES.contains(&literal) {
        return false;
    }
    let words: Vec<_> = literal.split(' ').collect();
    let is_word = |word: &&str| {
        let bare = word.trim_end_matches([',', '.', ':', ';', '?', '!']);
        bare.chars().count() > 1 && bare.chars().all(char::is_alphabetic)
    };
    let capital =
        |word: &str| word.starts_with(char::is_uppercase) && word.chars().nth(1).is_some_and(char::is_lowercase);
    words.windows(2).any(|pair| pair.iter().all(&is_word)) || words.iter().any(|word| is_word(word) && capital(word))
}
