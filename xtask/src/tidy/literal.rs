//! The string literals of a source, with what they stand in.

use super::mask::{PieceKind, is_name, piece};
use super::tree::SourceTree;

/// A string literal of the code that ships.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Literal {
    /// Its line, from 0.
    pub(super) line: usize,
    /// What stands between the quotes.
    pub(super) text: String,
    /// Whether only programmers read it: a reason why something can not be, an attribute, the `Display` of an error.
    pub(super) for_programmers: bool,
    /// Whether it is there in every language.
    pub(super) is_phrase: bool,
}

/// Calls whose texts only programmers read.
const FOR_PROGRAMMERS: [&str; 13] = [
    "expect",
    "expect_err",
    "unreachable!",
    "panic!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "env!",
    "include_str!",
    "compile_error!",
];

/// The string literals of a source up to its unit tests.
pub(super) fn literals(source: &str) -> Vec<Literal> {
    let shipped = source.split("#[cfg(test)]").next().unwrap_or_default();
    let chars: Vec<char> = shipped.chars().collect();
    let (mut found, mut place, mut line) = (Vec::new(), Place::default(), 0);
    let mut rest = chars.as_slice();
    while !rest.is_empty() {
        let (kind, length) = piece(rest);
        let (now, later) = rest.split_at(length.min(rest.len()));
        let text: String = now.iter().collect();
        match kind {
            PieceKind::Code => place.follow(&text),
            PieceKind::Literal if !text.starts_with('\'') => {
                let inner = text.trim_start_matches(is_name).trim_matches('#');
                let inner = inner.strip_prefix('"').unwrap_or(inner);
                let text = inner.strip_suffix('"').unwrap_or(inner).to_owned();
                let for_programmers = place.is_for_programmers() || place.names_reason(shipped);
                found.push(Literal { line, text, for_programmers, is_phrase: place.is_phrase() });
            }
            PieceKind::Literal | PieceKind::Comment => {}
        }
        line += now.iter().filter(|char| **char == '\n').count();
        rest = later;
    }
    found
}

/// Where in the code a literal stands.
#[derive(Default)]
struct Place {
    /// What was read since the last bracket or semicolon.
    before: String,
    /// For each bracket that is open, whether only programmers read what is in it.
    open: Vec<bool>,
    /// What stood before the last bracket that was opened.
    opened_by: String,
}

impl Place {
    fn follow(&mut self, code: &str) {
        match code {
            "(" => self.enter(FOR_PROGRAMMERS.contains(&called(&self.before))),
            "[" => self.enter(self.before.trim_end().ends_with(['#', '!']) && self.before.contains('#')),
            "{" => self.enter(self.before.contains("Display for")),
            ")" | "]" | "}" => {
                self.open.pop();
                self.before.clear();
            }
            ";" => self.before.clear(),
            code => self.before.push_str(code),
        }
    }

    fn enter(&mut self, for_programmers: bool) {
        self.open.push(for_programmers);
        self.opened_by = std::mem::take(&mut self.before);
    }

    /// Whether this is an argument of `Phrase::new`.
    fn is_phrase(&self) -> bool {
        self.opened_by.ends_with("Phrase::new")
    }

    fn is_for_programmers(&self) -> bool {
        let bytes = called(&self.before) == "b";
        bytes || self.open.contains(&true) || self.before.trim_end().ends_with("reason =")
    }

    /// Whether the literal is given a name under which it is expected somewhere: `let why = "…"; x.expect(why)`.
    fn names_reason(&self, source: &str) -> bool {
        let name = self.before.split_whitespace().skip_while(|word| !["let", "const"].contains(word)).nth(1);
        name.is_some_and(|name| source.contains(&format!("expect({})", name.trim_end_matches(':'))))
    }
}

/// Whether the module of a file is compiled for tests alone.
pub(super) fn is_test_module(tree: &SourceTree, path: &str) -> bool {
    let Some((folder, file)) = path.rsplit_once('/') else { return false };
    let declared = format!("#[cfg(test)]\nmod {};", file.trim_end_matches(".rs"));
    let parents = [format!("{folder}.rs"), format!("{folder}/lib.rs"), format!("{folder}/main.rs")];
    tree.files().any(|(other, text)| parents.iter().any(|parent| parent == other) && text.contains(&declared))
}

/// What stands in quotes in a script, with its line from 0.
pub(super) fn quotes(script: &str) -> Vec<(usize, String)> {
    let (mut found, mut line) = (Vec::new(), 0);
    let mut rest = script;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '\'' | '"' | '`' => {
                let length = closed(rest, first);
                found.push((line, rest[1..length.max(2) - 1].to_owned()));
                length
            }
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |at| at + 2),
            first => first.len_utf8(),
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    found
}

/// The length of what begins with a quote, with both quotes.
fn closed(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            letter if letter == quote && !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

/// The name of what is called, with its `!` if it is a macro.
fn called(before: &str) -> &str {
    let before = before.trim_end();
    let name = before.strip_suffix('!').unwrap_or(before);
    let start = name.rfind(|char| !is_name(char)).map_or(0, |at| at + 1);
    before.get(start..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::literals;

    fn texts(source: &str) -> Vec<String> {
        literals(source).into_iter().filter(|found| !found.for_programmers).map(|found| found.text).collect()
    }

    #[test]
    fn literals_are_found_in_code_and_nowhere_else() {
        assert_eq!(
            texts("f(\"one\"); // \"not this\"\nlet c = '\"'; g(\"a\\\"b\"); r#\"raw\"#"),
            ["one", "a\\\"b", "raw"]
        );
        assert_eq!(texts("f(\"one\");\n#[cfg(test)]\nmod tests { \"nor this\" }"), ["one"]);
    }

    #[test]
    fn what_programmers_read_is_told_apart() {
        let kept = "x.expect(\"why\"); assert!(y, \"why\"); #[error(\"why\")] #[expect(lint, reason = \"why\")]\n\
                    impl fmt::Display for E { fn fmt() { match self { A => \"why\" } } }\nunreachable!(\"{x} why\");";
        assert_eq!(texts(kept), [""; 0]);
        assert_eq!(
            texts("x.expect(\"why\"); say(\"what\"); impl fmt::Display for E { } f(\"more\")"),
            ["what", "more"]
        );
    }

    #[test]
    fn a_literal_has_its_line() {
        assert_eq!(literals("a\n\"b\nc\"\n\"d\"").iter().map(|found| found.line).collect::<Vec<_>>(), [1, 3]);
    }
}
