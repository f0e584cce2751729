//! The tables against each other, and the sources against the tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// Every table.
fn entries() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let said = [
        Complaint::ENTRIES,
        Contest::ENTRIES,
        Notice::ENTRIES,
        Word::ENTRIES,
        Chat::ENTRIES,
        Verb::ENTRIES,
        Recorded::ENTRIES,
        Form::ENTRIES,
        Pledge::ENTRIES,
    ];
    let tables = said.into_iter().chain([Way::ENTRIES, Endings::ENTRIES, Published::ENTRIES, HELP]);
    tables.into_iter().flatten().copied()
}

/// The names between braces.
fn placeholders(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

#[test]
fn both_languages_have_the_same_placeholders() {
    for (key, english, portuguese) in entries() {
        assert_eq!(placeholders(english), placeholders(portuguese), "{key}");
        assert!(!english.is_empty() && !portuguese.is_empty(), "{key}");
    }
}

#[test]
fn a_box_has_one_name_in_portuguese() {
    // The page and the name of the game say so too.
    for (key, _, portuguese) in entries() {
        assert!(!portuguese.to_lowercase().contains("caixa"), "{key}: um quadrado");
    }
}

#[test]
fn no_key_is_there_twice_in_a_table() {
    for table in [HELP] {
        let keys: BTreeSet<_> = table.iter().map(|(key, ..)| key).collect();
        assert_eq!(keys.len(), table.len());
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources: String = sources().into_iter().map(|(_, text)| text).collect();
    for (table, entries) in [
        ("Complaint", Complaint::ENTRIES),
        ("Contest", Contest::ENTRIES),
        ("Endings", Endings::ENTRIES),
        ("Notice", Notice::ENTRIES),
        ("Word", Word::ENTRIES),
        ("Chat", Chat::ENTRIES),
        ("Verb", Verb::ENTRIES),
        ("Way", Way::ENTRIES),
        ("Recorded", Recorded::ENTRIES),
        ("Form", Form::ENTRIES),
        ("Pledge", Pledge::ENTRIES),
        ("Published", Published::ENTRIES),
    ] {
        for (key, ..) in entries {
            let used = sources
                .match_indices(&format!("{table}::{key}"))
                .any(|(at, found)| !sources[at + found.len()..].starts_with(|next: char| next.is_alphanumeric()));
            assert!(used, "{table}::{key} is never said");
        }
    }
}

#[test]
fn there_is_no_prose_outside_the_tables() {
    let mut found = Vec::new();
    for (path, text) in sources() {
        let prose = literals(&text).into_iter().filter(|literal| is_prose(literal));
        found.extend(prose.map(|literal| format!("{}: {literal:?}", path.display())));
    }
    assert!(found.is_empty(), "put these into crates/cli/src/messages: {found:#?}");
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

/// All sources of the crate but the tables themselves.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found.into_iter().filter(|(path, _)| !path.components().any(|part| part.as_os_str() == "messages")).collect()
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
