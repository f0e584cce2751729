//! Just enough of a shell to read the commands of a README.

use std::iter::Peekable;
use std::str::Chars;

/// A call of the program.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Invocation {
    /// What stands after the program's name.
    pub(super) arguments: Vec<String>,
    /// What it reads: the text after `<<<` and a line feed, else nothing.
    pub(super) input: String,
}

/// Reads `jogada ARGUMENT… [<<< TEXT]` with single and double quotes, and `$'…'` where `\n` is a line feed.
pub(super) fn read(command: &str) -> Result<Invocation, String> {
    let mut words = words(command)?;
    if words.first().is_none_or(|program| program != "jogada") {
        return Err("a console block runs jogada only; other commands belong in a sh block".to_owned());
    }
    let mut input = String::new();
    if let Some(at) = words.iter().position(|word| word == "<<<") {
        let [_, text] = &words[at..] else { return Err("one text must follow <<<".to_owned()) };
        input = format!("{text}\n");
        words.truncate(at);
    }
    words.remove(0);
    Ok(Invocation { arguments: words, input })
}

fn words(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut rest = command.chars().peekable();
    while rest.peek().is_some() {
        if rest.next_if(|char| char.is_whitespace()).is_none() {
            words.push(word(&mut rest)?);
        }
    }
    Ok(words)
}

fn word(rest: &mut Peekable<Chars>) -> Result<String, String> {
    let mut word = String::new();
    while let Some(char) = rest.next_if(|char| !char.is_whitespace()) {
        match char {
            '"' | '\'' => word.push_str(&quoted(rest, char)?),
            '$' if rest.next_if_eq(&'\'').is_some() => word.push_str(&quoted(rest, '\'')?.replace("\\n", "\n")),
            '|' | '>' | '&' | ';' | '$' | '`' => {
                return Err(format!("{char} outside quotes is more than is read here"));
            }
            _ => word.push(char),
        }
    }
    Ok(word)
}

fn quoted(rest: &mut Peekable<Chars>, quote: char) -> Result<String, String> {
    let mut text = String::new();
    for char in rest.by_ref() {
        if char == quote {
            return Ok(text);
        }
        text.push(char);
    }
    Err(format!("{quote} is not closed"))
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn words_and_quotes_are_split_as_a_shell_does() {
        let read = read("jogada show  adji-boto '((1 0)) 0' \"a b\"c").expect("well formed");
        assert_eq!(read.arguments, ["show", "adji-boto", "((1 0)) 0", "a bc"]);
        assert_eq!(read.input, "");
    }

    #[test]
    fn a_here_string_is_the_input() {
        let read = read(r"jogada play nim --text <<< $'3-3\nquit'").expect("well formed");
        assert_eq!(read.arguments, ["play", "nim", "--text"]);
        assert_eq!(read.input, "3-3\nquit\n");
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for command in ["cargo run", "", "jogada games | head", "jogada 'open", "jogada play <<<", "jogada > file"] {
            assert!(read(command).is_err(), "{command}");
        }
    }
}
