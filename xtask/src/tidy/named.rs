//! A game is named where it is at home: in `games`, in `experts`, on its card, and in tests. Everything else would have to
//! be changed for a game more.

use std::collections::BTreeSet;

use super::Flaw;
use super::literal::{is_test_module, literals, quotes};
use super::registered::{game_module, implemented};
use super::tree::{SourceTree, is_of};
use super::words::after;

/// Where games are at home, or may be named, with the reason.
const HOMES: &[(&str, &str)] = &[
    ("crates/games/", "the games"),
    ("crates/experts/", "what knows one game deeply"),
    ("crates/standard/src/games", "their cards"),
    ("crates/standard/src/lessons", "what lessons are shown on"),
    ("crates/verify/", "a second opinion on each"),
    ("crates/fuzz/", "tests of every reader"),
    ("crates/words/src/help", "examples of commands"),
    ("crates/words/src/notice.rs", "examples of commands"),
    ("crates/cli/src/commands/bench.rs", "the fixed suite of the node total"),
    ("crates/cli/src/commands/report/tables.rs", "the reports' tables"),
    ("crates/arena/src/sources", "the reports' tables"),
    ("crates/words/src/published.rs", "the reports' tables"),
    ("crates/protocol/src/sgf", "a format of one game"),
    ("crates/protocol/src/hexworld", "a format of one game"),
    ("crates/protocol/src/hex.rs", "what formats of one game share"),
];

/// Games that are called by a word of the language: texts may have the word, and only a spec of it names the game.
const ORDINARY: &[&str] = &["graph", "grid", "tree"];

/// Looks at the literals of every crate and of the page's scripts.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let names = names(tree);
    let at_home = |path: &str| HOMES.iter().any(|(home, _)| path.starts_with(home));
    let mut flaws = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.starts_with("crates/") && !at_home(path)) {
        let found = texts(tree, path, text).into_iter().filter_map(|(line, text)| Some((line, named(&names, &text)?)));
        let what = |name: &str| format!("{name} is named outside of its home");
        flaws.extend(found.map(|(line, name)| Flaw::at(path, line, what(name))));
    }
    flaws
}

/// The literals of a file that ships, with their lines.
fn texts(tree: &SourceTree, path: &str, text: &str) -> Vec<(usize, String)> {
    match path {
        path if is_of(path, "js") => quotes(text),
        path if is_shipped(tree, path) => literals(text).into_iter().map(|found| (found.line, found.text)).collect(),
        _ => Vec::new(),
    }
}

/// Whether a file is a Rust source that ends up in a library or program.
pub(super) fn is_shipped(tree: &SourceTree, path: &str) -> bool {
    path.contains("/src/") && is_of(path, "rs") && !is_test_module(tree, path)
}

/// The names of all games and puzzles, as specs write them: those of the modules in which one is implemented.
fn names(tree: &SourceTree) -> BTreeSet<String> {
    let sources = tree.sources().filter(|(_, masked)| masked.shipped().lines().any(|line| implemented(line).is_some()));
    sources.filter_map(|(path, _)| Some(game_module(path)?.replace('_', "-"))).collect()
}

/// The name that a text mentions, alone or as the beginning of a spec.
fn named<'a>(names: &'a BTreeSet<String>, text: &str) -> Option<&'a String> {
    names.iter().find(|name| {
        if ORDINARY.contains(&name.as_str()) {
            return text.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(':'));
        }
        after(text, name)
            .iter()
            .any(|rest| !rest.starts_with('-') && !text[..text.len() - rest.len()].ends_with(&format!("-{name}")))
    })
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn whats(path: &str, text: &str) -> Vec<String> {
        let games = [
            ("crates/games/src/hex/rules.rs", "impl Game for Hex {"),
            ("crates/games/src/dots_and_boxes.rs", "impl Game for DotsAndBoxes {"),
            ("crates/games/src/text.rs", "fn hexadecimal() {}"),
        ];
        let files: Vec<_> = games.into_iter().chain([(path, text)]).collect();
        check(&SourceTree::fake(&files)).into_iter().map(|flaw| flaw.what).collect()
    }

    #[test]
    fn a_game_that_is_named_by_a_front_end_is_found() {
        for text in ["open(\"hex\")", "open(\"hex:size=7\")", "say(\"for hex, too\")"] {
            assert_eq!(whats("crates/web/src/a.rs", text), ["hex is named outside of its home"], "{text}");
        }
        let script = whats("crates/web/page/script/a.js", "if (name === 'dots-and-boxes') {}");
        assert_eq!(script, ["dots-and-boxes is named outside of its home"]);
    }

    #[test]
    fn at_home_and_in_tests_a_game_has_its_name() {
        for path in ["crates/games/src/lib.rs", "crates/standard/src/games/hex.rs", "crates/web/tests/a.rs"] {
            assert_eq!(whats(path, "open(\"hex\")"), [""; 0], "{path}");
        }
        assert_eq!(whats("crates/web/src/a.rs", "#[cfg(test)]\nmod tests { \"hex\" }"), [""; 0]);
    }

    #[test]
    fn other_words_are_no_names() {
        for text in ["\"hexworld\"", "\"text\"", "\"hex-like\"", "\"a-hex\"", "hex"] {
            assert_eq!(whats("crates/web/src/a.rs", text), [""; 0], "{text}");
        }
    }
}
