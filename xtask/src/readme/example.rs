//! Finding the examples in a Markdown text.

use std::ops::Range;

/// A command and what it should print.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Example {
    /// The line of the command, from 1.
    pub(super) line: usize,
    /// What stands after the `$`, continued lines joined.
    pub(super) command: String,
    /// The lines that it should print.
    pub(super) expected: Vec<String>,
    /// Where those lines stand in the text, from 0.
    pub(super) output: Range<usize>,
}

/// The examples of all console blocks, in order.
pub(super) fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut inside = false;
    let mut continued = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            inside = line.trim() == "```console";
            continued = false;
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside && !continued) {
            let (command, more) = unfinished(command);
            continued = more;
            let output = index + 1..index + 1;
            examples.push(Example { line: index + 1, command, expected: Vec::new(), output });
        } else if inside && let Some(example) = examples.last_mut() {
            if continued {
                let (rest, more) = unfinished(line.trim_start());
                continued = more;
                example.command.push_str(&rest);
                example.output = index + 1..index + 1;
            } else {
                example.expected.push(line.trim_end().to_owned());
                example.output.end = index + 1;
            }
        }
    }
    examples
}

/// A line of a command, and whether a backslash says that the next line belongs to it.
fn unfinished(line: &str) -> (String, bool) {
    match line.trim_end().strip_suffix('\\') {
        Some(part) => (part.to_owned(), true),
        None => (line.trim_end().to_owned(), false),
    }
}

#[cfg(test)]
mod tests {
    use super::examples;

    #[test]
    fn only_console_blocks_are_examples() {
        let text = "$ jogada no\n```sh\n$ jogada no\n```\n```console\n$ jogada yes\nout\n```\n$ jogada no\n";
        let found = examples(text);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].line, found[0].command.as_str()), (6, "jogada yes"));
        assert_eq!((found[0].expected.as_slice(), found[0].output.clone()), (["out".to_owned()].as_slice(), 6..7));
    }

    #[test]
    fn a_backslash_continues_a_command() {
        let found = examples("```console\n$ jogada best \\\n    nim\n3-3\n```\n");
        assert_eq!(found[0].command, "jogada best nim");
        assert_eq!((found[0].expected.as_slice(), found[0].output.clone()), (["3-3".to_owned()].as_slice(), 3..4));
    }

    #[test]
    fn a_block_may_hold_several_commands() {
        let found = examples("```console\n$ jogada a\n$ jogada b\nout\n```\n");
        assert_eq!(found.iter().map(|example| example.expected.len()).collect::<Vec<_>>(), [0, 1]);
    }
}
