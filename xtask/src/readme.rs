//! The examples of the README, run as tests.
//!
//! Every ```` ```console ```` block of the files below is a session: `$ jogada …` runs the program, the lines that
//! follow are what it prints — its output, then its messages — and `$ echo $?` shows how it ended. Blocks that are not
//! to be run are ```` ```sh ````.

mod example;
mod pattern;
mod shell;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::tally::TestTally;
use example::Example;
use shell::Invocation;

/// The files whose examples must hold: those in front, and all pages in this folder.
const FILES: [&str; 2] = ["README.md", "README.pt.md"];
const PAGES: &str = "docs";

/// Runs the examples of all files with `binary` and prints where they differ. With `bless` the files are mended.
pub(crate) fn check(root: &Path, binary: &Path, bless: bool) -> io::Result<TestTally> {
    let mut tally = TestTally::default();
    for name in files(root)? {
        let path = root.join(&name);
        let text = std::fs::read_to_string(&path)?;
        let outcomes = play(&text, &Stage::new(binary)?)?;
        tally += judge(&name, &outcomes);
        if bless {
            std::fs::write(&path, blessed(&text, &outcomes))?;
        }
    }
    Ok(tally)
}

/// The names of all files with examples, in a fixed order.
fn files(root: &Path) -> io::Result<Vec<String>> {
    let listed = std::fs::read_dir(root.join(PAGES))?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut pages: Vec<_> =
        listed.filter(|name| Path::new(name).extension().is_some_and(|ending| ending == "md")).collect();
    pages.sort();
    let pages = pages.into_iter().map(|name| format!("{PAGES}/{name}"));
    Ok(FILES.map(str::to_owned).into_iter().chain(pages).collect())
}

/// An example and what came of it.
struct Outcome {
    example: Example,
    printed: Vec<String>,
    /// The exit code if it is not zero and the example does not show it.
    concealed: Option<String>,
}

impl Outcome {
    fn agrees(&self) -> bool {
        pattern::matches(&self.example.expected, &self.printed)
    }
}

/// Where examples run: a fresh folder, so that they find nothing and leave nothing behind.
struct Stage<'a> {
    binary: &'a Path,
    folder: PathBuf,
}

impl<'a> Stage<'a> {
    fn new(binary: &'a Path) -> io::Result<Self> {
        let folder = binary.with_file_name("readme-examples");
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(&folder)?;
        Ok(Self { binary, folder })
    }

    /// Runs the program; what it printed and its exit code.
    fn run(&self, invocation: &Invocation) -> io::Result<(Vec<String>, Option<i32>)> {
        let mut command = Command::new(self.binary);
        command.args(&invocation.arguments).current_dir(&self.folder);
        command.env("NO_COLOR", "1").env("LC_ALL", "C").env("JOGADA_DATA", self.folder.join("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let mut stdin = child.stdin.take().expect("stdin was asked for");
        // A program that ends without reading its input is no mistake of the example.
        let _ = stdin.write_all(invocation.input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output()?;
        Ok((lines(&[output.stdout, output.stderr].concat()), output.status.code()))
    }
}

fn lines(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
}

fn play(text: &str, stage: &Stage) -> io::Result<Vec<Outcome>> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    for example in example::examples(text) {
        if example.command == "echo $?" {
            let code = outcomes.last_mut().and_then(|before| before.concealed.take());
            let printed = vec![code.unwrap_or("0".to_owned())];
            outcomes.push(Outcome { example, printed, concealed: None });
        } else {
            outcomes.push(run(example, stage)?);
        }
    }
    Ok(outcomes)
}

fn run(example: Example, stage: &Stage) -> io::Result<Outcome> {
    let (printed, code) = match shell::read(&example.command) {
        Ok(invocation) => stage.run(&invocation)?,
        Err(why) => (vec![why], None),
    };
    let concealed = match code {
        Some(0) => None,
        Some(code) => Some(code.to_string()),
        None => Some("none".to_owned()),
    };
    Ok(Outcome { example, printed, concealed })
}

/// Counts the examples that printed what they should, and shows the others.
fn judge(file: &str, outcomes: &[Outcome]) -> TestTally {
    let mut tally = TestTally::default();
    for outcome in outcomes {
        if outcome.agrees() && outcome.concealed.is_none() {
            tally.passed += 1;
        } else {
            tally.failed += 1;
            show(file, outcome);
        }
    }
    tally
}

fn show(file: &str, outcome: &Outcome) {
    let Outcome { example, printed, concealed } = outcome;
    eprintln!("{file}:{}: $ {}", example.line, example.command);
    if !outcome.agrees() {
        show_lines("the file says", &example.expected);
        show_lines("it prints", printed);
    }
    if let Some(code) = concealed {
        eprintln!("  its exit code is {code}; an example that is meant to fail is followed by `$ echo $?`");
    }
}

fn show_lines(title: &str, lines: &[String]) {
    eprintln!("  {title}:");
    for line in lines {
        eprintln!("    {line}");
    }
}

/// The text with the output of every example that differs replaced by what was printed.
fn blessed(text: &str, outcomes: &[Outcome]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for outcome in outcomes.iter().rev().filter(|outcome| !outcome.agrees()) {
        let renewed = pattern::renewed(&outcome.example.expected, &outcome.printed);
        lines.splice(outcome.example.output.clone(), renewed);
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::{Outcome, blessed, example, judge};
    use crate::tally::TestTally;

    const TEXT: &str = "Intro\n```console\n$ jogada games\nhex\nold\n$ jogada levels\n…\n```\nEnd\n";

    fn outcomes(printed: [&[&str]; 2]) -> Vec<Outcome> {
        let outcome = |(example, lines): (_, &[&str])| {
            let printed = lines.iter().map(|&line| line.to_owned()).collect();
            Outcome { example, printed, concealed: None }
        };
        example::examples(TEXT).into_iter().zip(printed).map(outcome).collect()
    }

    #[test]
    fn an_example_that_prints_something_else_fails() {
        let outcomes = outcomes([&["hex", "nim"], &["easy"]]);
        assert_eq!(judge("README.md", &outcomes), TestTally { passed: 1, failed: 1 });
    }

    #[test]
    fn an_example_that_hides_its_failure_fails() {
        let mut outcomes = outcomes([&["hex", "old"], &["easy"]]);
        outcomes[0].concealed = Some("3".to_owned());
        assert_eq!(judge("README.md", &outcomes), TestTally { passed: 1, failed: 1 });
    }

    #[test]
    fn blessing_replaces_what_differs_and_keeps_what_matches() {
        let outcomes = outcomes([&["hex", "nim", "tic-tac-toe"], &["easy"]]);
        let expected = TEXT.replace("old", "nim\ntic-tac-toe");
        assert_eq!(blessed(TEXT, &outcomes), expected);
    }
}
