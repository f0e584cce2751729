//! Lists that fit the terminal.

use jogada_catalog::Parameter;
use jogada_catalog::dialect::value_in;
use jogada_words::{Explain, Language, Notice, Speak};

/// A text broken into lines of at most `width` columns, each indented by `indent` blanks.
pub(crate) fn wrapped(text: &str, width: usize, indent: usize) -> String {
    let room = width.saturating_sub(indent).max(10);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let margin = " ".repeat(indent);
    lines.iter().map(|line| format!("{margin}{line}")).collect::<Vec<_>>().join("\n")
}

/// A parameter with what it takes and what it usually is.
pub(crate) fn described(language: Language, parameter: &Parameter) -> String {
    let takes = language.takes(&parameter.takes);
    let takes = match parameter.default.as_str() {
        "" => takes,
        value => language.say(Notice::Default { range: &takes, value: &value_in(language, value) }),
    };
    format!("{}: {takes}", parameter.name_in(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_between_words() {
        assert_eq!(wrapped("one two three four", 12, 2), "  one two\n  three four");
        assert_eq!(wrapped("", 20, 2), "");
        assert_eq!(wrapped("unbreakable-and-long", 5, 0), "unbreakable-and-long");
    }
}
