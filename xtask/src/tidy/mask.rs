//! Telling code from comments and literals, so that a rule about code does not stumble over a text that mentions it.

/// A source, line for line: code without comments and without what stands in quotes, and comments without code.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Masked {
    /// The code.
    pub(super) code: String,
    /// The comments.
    pub(super) comments: String,
}

impl Masked {
    /// The code up to the unit tests.
    pub(super) fn shipped(&self) -> &str {
        self.code.find("#[cfg(test)]").map_or(&self.code, |tests| &self.code[..tests])
    }
}

/// What a piece of a source is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceKind {
    Code,
    Comment,
    Literal,
}

/// Splits a Rust source. What does not belong is blanked out, character by character; lines stay where they are.
pub(super) fn mask(text: &str) -> Masked {
    let chars: Vec<char> = text.chars().collect();
    let mut masked = Masked::default();
    let mut rest = chars.as_slice();
    while !rest.is_empty() {
        let (kind, length) = piece(rest);
        let (now, later) = rest.split_at(length.min(rest.len()));
        for &char in now {
            let blank = if char == '\n' { '\n' } else { ' ' };
            masked.code.push(if kind == PieceKind::Code { char } else { blank });
            masked.comments.push(if kind == PieceKind::Comment { char } else { blank });
        }
        rest = later;
    }
    masked
}

/// What `rest` starts with, and how many characters it has: a comment, a literal, a name or one character.
pub(super) fn piece(rest: &[char]) -> (PieceKind, usize) {
    match rest {
        ['/', '/', ..] => (PieceKind::Comment, until(rest, |rest| rest[0] == '\n')),
        ['/', '*', ..] => (PieceKind::Comment, block_comment(rest)),
        ['"', ..] => (PieceKind::Literal, quoted(rest, '"')),
        ['\'', '\\', ..] | ['\'', _, '\'', ..] => (PieceKind::Literal, quoted(rest, '\'')),
        [first, ..] if is_name(*first) => match raw_string(rest) {
            Some(length) => (PieceKind::Literal, length),
            None => (PieceKind::Code, until(rest, |rest| !is_name(rest[0]))),
        },
        _ => (PieceKind::Code, 1),
    }
}

/// Whether a character can be part of a name.
pub(super) fn is_name(char: char) -> bool {
    char.is_alphanumeric() || char == '_'
}

fn until(rest: &[char], end: impl Fn(&[char]) -> bool) -> usize {
    (0..rest.len()).find(|&index| end(&rest[index..])).unwrap_or(rest.len())
}

fn block_comment(rest: &[char]) -> usize {
    let mut depth = 0;
    let mut index = 0;
    while index < rest.len() {
        match rest[index..] {
            ['/', '*', ..] => (depth, index) = (depth + 1, index + 2),
            ['*', '/', ..] => (depth, index) = (depth - 1, index + 2),
            _ => index += 1,
        }
        if depth == 0 {
            break;
        }
    }
    index
}

fn quoted(rest: &[char], quote: char) -> usize {
    let mut index = 1;
    while index < rest.len() && rest[index] != quote {
        index += if rest[index] == '\\' { 2 } else { 1 };
    }
    index + 1
}

/// The length of a raw string such as `br#"…"#`, if `rest` starts with one.
fn raw_string(rest: &[char]) -> Option<usize> {
    let prefix = match rest {
        ['r', ..] => 1,
        ['b' | 'c', 'r', ..] => 2,
        _ => return None,
    };
    let hashes = until(&rest[prefix..], |rest| rest[0] != '#');
    let start = prefix + hashes;
    if rest.get(start) != Some(&'"') {
        return None;
    }
    let closes = |rest: &[char]| rest[0] == '"' && rest[1..].iter().take_while(|&&char| char == '#').count() >= hashes;
    Some(start + 1 + until(&rest[start + 1..], closes) + 1 + hashes)
}

#[cfg(test)]
mod tests {
    use super::mask;

    /// The words that are left as code.
    fn code(text: &str) -> Vec<String> {
        mask(text).code.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        assert_eq!(code("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
        assert_eq!(code(r#"a("b \" c"); d"#), ["a(", ");", "d"]);
        assert_eq!(code(r##"a r#"b " c"# d"##), ["a", "d"]);
        assert_eq!(code(r#"a br"b\" c"#), ["a", "c"]);
        assert_eq!(code(r"a '\'' b '/' c"), ["a", "b", "c"]);
    }

    #[test]
    fn lifetimes_and_names_are_code() {
        assert_eq!(code("&'a str, r#type, for x"), ["&'a", "str,", "r#type,", "for", "x"]);
    }

    #[test]
    fn lines_stay_where_they_are() {
        let text = "a\n/* b\nc */ d\n\"e\nf\" g";
        let masked = mask(text);
        assert_eq!(masked.code.lines().count(), text.lines().count());
        assert_eq!(masked.comments.lines().map(str::trim).collect::<Vec<_>>(), ["", "/* b", "c */", "", ""]);
    }

    #[test]
    fn an_open_end_is_no_reason_to_panic() {
        for text in ["\"a", "/* a", "r#\"a", "'", "'\\", "\"\\", "b", "r##"] {
            assert_eq!(mask(text).code.chars().count(), text.chars().count(), "{text}");
        }
    }

    #[test]
    fn what_ships_ends_where_the_unit_tests_start() {
        assert_eq!(mask("fn a() {}\n#[cfg(test)]\nmod tests {}").shipped(), "fn a() {}\n");
    }
}
