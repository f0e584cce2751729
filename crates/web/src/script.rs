//! Scripts without what only people read.

/// A script without comments and without indentation. Lines stay lines, so that no statement runs into the next.
pub(crate) fn without_comments(source: &str) -> String {
    let mut stripper = Stripper { rest: source, out: String::with_capacity(source.len()), templates: Vec::new() };
    while stripper.step() {}
    stripper.out
}

struct Stripper<'a> {
    rest: &'a str,
    out: String,
    /// For each template that is open, how many braces are open in the expression that is read.
    templates: Vec<usize>,
}

impl Stripper<'_> {
    /// Takes the next piece; whether there was one.
    fn step(&mut self) -> bool {
        let Some(letter) = self.rest.chars().next() else { return false };
        match letter {
            '/' if self.rest.starts_with("//") => self.skip(self.rest.find('\n').unwrap_or(self.rest.len())),
            '/' if self.rest.starts_with("/*") => {
                self.skip(self.rest.find("*/").map_or(self.rest.len(), |end| end + 2));
            }
            '/' if self.begins_pattern() => self.take(pattern_end(self.rest)),
            '\'' | '"' => self.take(quoted_end(self.rest, letter)),
            '`' => self.template(1),
            '{' => self.brace(1),
            '}' if self.templates.last() == Some(&0) => {
                self.templates.pop();
                self.template(1);
            }
            '}' => self.brace(-1),
            ' ' if self.at_line_start() => self.skip(1),
            '\n' => {
                let kept = self.out.trim_end_matches(' ').len();
                self.out.truncate(kept);
                if self.at_line_start() { self.skip(1) } else { self.take(1) }
            }
            _ => self.take(letter.len_utf8()),
        }
        true
    }

    fn at_line_start(&self) -> bool {
        self.out.is_empty() || self.out.ends_with('\n')
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = &self.rest[bytes..];
    }

    fn take(&mut self, bytes: usize) {
        self.out.push_str(&self.rest[..bytes]);
        self.skip(bytes);
    }

    fn brace(&mut self, change: isize) {
        if let Some(open) = self.templates.last_mut() {
            *open = open.saturating_add_signed(change);
        }
        self.take(1);
    }

    /// Takes the text of a template up to its end, or to the next expression in it.
    fn template(&mut self, begin: usize) {
        let bytes = self.rest.as_bytes();
        let mut at = begin;
        while at < bytes.len() {
            match bytes[at] {
                b'\\' => at += 1,
                b'`' => return self.take(at + 1),
                b'$' if bytes.get(at + 1) == Some(&b'{') => {
                    self.templates.push(0);
                    return self.take(at + 2);
                }
                _ => {}
            }
            at += 1;
        }
        self.take(bytes.len());
    }

    /// Whether a stroke begins a pattern here rather than dividing: after a value it divides.
    fn begins_pattern(&self) -> bool {
        let before = self.out.trim_end();
        let word = before.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let is_value = before.ends_with(|letter: char| letter.is_alphanumeric() || "_$)]".contains(letter));
        !is_value || matches!(word, "return" | "typeof" | "case" | "of" | "in")
    }
}

/// Where a text in quotes ends.
fn quoted_end(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Where a pattern ends: a stroke in brackets does not end it.
fn pattern_end(text: &str) -> usize {
    let (mut escaped, mut in_class) = (false, false);
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' => in_class = true,
            ']' => in_class = false,
            '/' if !in_class => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_what_looks_like_one_stays() {
        let source = "/** Doc */\nconst a = 'http://x'; // why\n  const b = /[/*]\\//.test(a) ? 4 / 2 : `//${ { c: '}' }.c /* no */ } /* yes */`;\n\n";
        let plain = without_comments(source);
        assert_eq!(
            plain,
            "const a = 'http://x';\nconst b = /[/*]\\//.test(a) ? 4 / 2 : `//${ { c: '}' }.c  } /* yes */`;\n"
        );
    }

    #[test]
    fn templates_keep_their_lines_and_may_hold_templates() {
        let source = "const a = `x\n  y ${b ? `z // ${c}` : ''} // w`; // gone\n";
        assert_eq!(without_comments(source), "const a = `x\n  y ${b ? `z // ${c}` : ''} // w`;\n");
    }

    #[test]
    fn a_stroke_after_a_value_divides() {
        assert_eq!(without_comments("a = (b) / c; // x\nreturn /\\/\\//;\n"), "a = (b) / c;\nreturn /\\/\\//;\n");
    }
}
