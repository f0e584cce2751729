//! Sentences of the product have one home: `words`, or the card of the one game or algorithm that they are about.

use super::Flaw;
use super::literal::{is_test_module, literals, quotes};
use super::tree::{SourceTree, is_of};

/// Where sentences are at home.
const HOMES: &[&str] = &[
    "crates/words/",
    "crates/standard/src/games",
    "crates/standard/src/algorithms",
    "crates/standard/src/ways",
    "crates/standard/src/hint.rs",
    "crates/standard/src/lessons",
];

/// Where texts look like sentences of the product and are none, with the reason.
const EXEMPT: &[(&str, &str)] = &[
    ("crates/catalog/src/dialect.rs", "names that specs are read by, which words can not tell the catalog"),
    ("crates/verify/", "a second opinion, which shares nothing with the rest"),
    ("crates/fuzz/", "tests of every reader"),
    ("crates/training/", "a tool for who trains the net, as those of xtask"),
    ("crates/arena/src/sources", "the reports' tables"),
    ("crates/fleet/src/schema.rs", "SQL"),
    ("crates/protocol/src/sgf", "a format of one game"),
    ("crates/protocol/src/hexworld", "a format of one game"),
    ("crates/protocol/src/gtp", "programs speak English with each other"),
    ("crates/web/src/bundle.rs", "it writes scripts, and speaks to who wrote one that it can not link"),
    ("crates/arena/src/engine", "programs speak English with each other"),
    ("crates/arena/src/contestant.rs", "programs speak English with each other"),
    ("crates/arena/src/conformance.rs", "programs speak English with each other"),
];

/// Texts that look like sentences and are none: lines of a system's files and of our own, keys, code, and the end of
/// an error's one line of English.
const NAMES: &[&str] = &[
    "MemTotal:",
    "Max address space",
    "Max open files",
    "Home End",
    "jogada record",
    "export default {};\\n",
    ", did you mean {name:?}?",
];

/// Looks at every literal of every crate, and of the page's scripts.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let ours = tree.files().filter(|(path, _)| path.starts_with("crates/") && !is_at_home(path));
    ours.flat_map(|(path, text)| {
        let found = match path {
            path if is_of(path, "js") => in_script(text),
            path if path.contains("/src/") && is_of(path, "rs") && !is_test_module(tree, path) => in_source(path, text),
            _ => Vec::new(),
        };
        found.into_iter().map(|(line, text)| Flaw::at(path, line, format!("this belongs into words: {text:?}")))
    })
    .collect()
}

fn is_at_home(path: &str) -> bool {
    HOMES.iter().chain(EXEMPT.iter().map(|(path, _)| path)).any(|home| path.starts_with(home))
}

fn in_source(path: &str, text: &str) -> Vec<(usize, String)> {
    let prints = path.starts_with("crates/cli/");
    // Why a position or a move is refused is said by the game that refuses it.
    let refuses = path.starts_with("crates/games/");
    let said = literals(text).into_iter().filter(|literal| !(literal.for_programmers || refuses && literal.is_phrase));
    let prose = said.filter(|literal| is_prose(&literal.text) || prints && is_title(&literal.text));
    prose.map(|literal| (literal.line, literal.text)).collect()
}

/// In scripts several lower-case words are the names of styles, so that only what begins like a sentence counts.
fn in_script(text: &str) -> Vec<(usize, String)> {
    let begins = |pair: &[&str]| is_title(pair[0]) && pair[1..].iter().all(|word| is_word(word));
    let is_said = |text: &String| {
        let words: Vec<_> = text.split(' ').collect();
        !NAMES.contains(&text.as_str()) && words.windows(2).any(begins) || text.contains(is_accented)
    };
    quotes(text).into_iter().filter(|(_, text)| is_said(text)).collect()
}

/// Whether a literal looks like something said to people: two words in a row, or a letter that English does not have.
fn is_prose(literal: &str) -> bool {
    if literal.contains('<') || NAMES.contains(&literal) {
        return false;
    }
    let words: Vec<_> = literal.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word))) || literal.contains(is_accented)
}

/// Whether it has a word that begins with a capital.
fn is_title(literal: &str) -> bool {
    let capital =
        |word: &str| word.starts_with(char::is_uppercase) && word.chars().nth(1).is_some_and(char::is_lowercase);
    !literal.contains('<') && !NAMES.contains(&literal) && literal.split(' ').any(|word| is_word(word) && capital(word))
}

fn is_word(word: &str) -> bool {
    let bare = word.trim_end_matches([',', '.', ':', ';', '?', '!']);
    bare.chars().count() > 1 && bare.chars().all(char::is_alphabetic)
}

fn is_accented(letter: char) -> bool {
    ('À'..='ÿ').contains(&letter) && !['×', '÷'].contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn whats(path: &str, text: &str) -> Vec<String> {
        check(&SourceTree::fake(&[(path, text)])).into_iter().map(|flaw| flaw.what).collect()
    }

    #[test]
    fn a_sentence_outside_of_words_is_found() {
        let source = "fn f() { tell(\"the game is over\"); }";
        let found = ["this belongs into words: \"the game is over\""];
        assert_eq!(whats("crates/cli/src/play.rs", source), found);
        assert_eq!(whats("crates/search/src/tree.rs", source), found);
        assert_eq!(whats("crates/words/src/chat.rs", source), [""; 0]);
        assert_eq!(whats("crates/standard/src/games/hex.rs", source), [""; 0]);
        assert_eq!(whats("crates/cli/tests/play.rs", source), [""; 0]);
    }

    #[test]
    fn portuguese_and_titles_of_the_terminal_are_found() {
        assert_eq!(whats("crates/web/src/a.rs", "f(\"posição\")").len(), 1);
        assert_eq!(whats("crates/cli/src/a.rs", "f(\"Erro\")").len(), 1);
        assert_eq!(whats("crates/web/src/a.rs", "f(\"CatalogAnswer\")").len(), 0);
    }

    #[test]
    fn sentences_of_scripts_are_found_and_styles_are_not() {
        let page = "crates/web/page/script/play.js";
        assert_eq!(whats(page, "put(host, 'Your move'); // 'Not this'\n/* 'Nor this' */").len(), 1);
        assert_eq!(whats(page, "el('p', { class: 'small muted' }, t('play.turn'), `Não`)").len(), 1);
        assert_eq!(whats(page, "el('p', { class: 'small muted' }, t('play.turn'))").len(), 0);
    }

    #[test]
    fn data_is_no_prose() {
        for data in
            ["--lang", "{:<8}  {}", "LC_ALL", "<svg xmlns=\\\"a b\\\">", "alphabeta:time=2s", "report-hard", "2 × 3"]
        {
            assert_eq!(whats("crates/cli/src/a.rs", &format!("f(\"{data}\")")).len(), 0, "{data}");
        }
        assert_eq!(whats("crates/games/src/a.rs", "zobrist(b\"nim heap\")").len(), 0);
    }

    #[test]
    fn what_programmers_read_is_english_and_stays_where_it_is() {
        for code in [
            "x.expect(\"why it holds\")",
            "const WHY: &str = \"why it holds\"; x.expect(WHY)",
            "#[error(\"no such file\")]",
        ] {
            assert_eq!(whats("crates/web/src/a.rs", code).len(), 0, "{code}");
        }
    }

    #[test]
    fn a_game_says_why_it_refuses_in_every_language() {
        let own = "const HEAP: Wanted = Wanted::Own(Phrase::new(\"the heap\", \"um monte\"));";
        assert_eq!(whats("crates/games/src/nim.rs", own).len(), 0);
        assert_eq!(whats("crates/games/src/nim.rs", "Wanted::Own(\"the heap\")").len(), 1);
        assert_eq!(whats("crates/web/src/nim.rs", own).len(), 2);
    }

    #[test]
    fn modules_of_tests_are_tests() {
        let files = [
            ("crates/web/src/lib.rs", "#[cfg(test)]\nmod contract;\nmod desk;"),
            ("crates/web/src/contract.rs", "f(\"one two\")"),
        ];
        assert_eq!(check(&SourceTree::fake(&files)), []);
        let files = [files[0], ("crates/web/src/desk.rs", "f(\"one two\")")];
        assert_eq!(check(&SourceTree::fake(&files)).len(), 1);
    }
}
