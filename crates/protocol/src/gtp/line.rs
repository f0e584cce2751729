//! The lines of the protocol.

/// A command as it was sent.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct GtpLine {
    /// The number that the answer repeats, or nothing.
    pub(super) id: String,
    pub(super) command: String,
    pub(super) arguments: Vec<String>,
}

impl GtpLine {
    /// Reads a line; none if it says nothing. A number sign starts a comment, control characters are dropped.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.split('#').next().unwrap_or_default();
        let text: String = text.chars().filter(|letter| *letter == '\t' || !letter.is_control()).collect();
        let mut words = text.split_whitespace().map(str::to_owned).peekable();
        let is_number = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
        let id = words.next_if(is_number);
        let command = words.next();
        if id.is_none() && command.is_none() {
            return None;
        }
        Some(Self { id: id.unwrap_or_default(), command: command.unwrap_or_default(), arguments: words.collect() })
    }
}

/// An answer, without the newlines that end it. An empty line would end it early, so there is none; a text that begins
/// with one begins on a line of its own.
pub(super) fn reply(mark: char, id: &str, text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    let gap = match text.chars().next() {
        _ if lines.is_empty() => "",
        Some('\n') => "\n",
        _ => " ",
    };
    format!("{mark}{id}{gap}{}", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_comments_and_blanks_are_told_apart() {
        let line = GtpLine::read("  12\tplay  b\u{7} a1\r # why").expect("a command");
        assert_eq!((line.id.as_str(), line.command.as_str()), ("12", "play"));
        assert_eq!(line.arguments, ["b", "a1"]);
        assert_eq!(GtpLine::read(" # nothing"), None);
        assert_eq!(GtpLine::read("7").expect("a number").command, "");
    }

    #[test]
    fn answers_have_no_empty_lines() {
        assert_eq!(reply('=', "3", ""), "=3");
        assert_eq!(reply('=', "", "a \n\nb\n"), "= a\nb");
        assert_eq!(reply('=', "1", "\n  a b\n"), "=1\n  a b");
    }
}
