//! `jogada arena check`: whether a program keeps to the protocol.

use std::time::Duration;

use jogada_arena::conformance::{Checked, Point, Verdict, examine};
use jogada_words::Pledge;
use serde::Serialize;

use crate::commands::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;

/// How long an answer may take; a move may take that long too.
const PATIENCE: Duration = Duration::from_secs(20);

/// What programs read.
#[derive(Serialize)]
struct Answer<'a> {
    v: u32,
    event: &'static str,
    command: &'a str,
    kept: bool,
    points: Vec<Line<'a>>,
}

#[derive(Serialize)]
struct Line<'a> {
    point: &'static str,
    /// Nothing where the program does not have what the point is about, and need not.
    kept: Option<bool>,
    #[serde(skip_serializing_if = "str::is_empty")]
    problem: &'a str,
}

impl<'a> Line<'a> {
    fn of(checked: &'a Checked) -> Self {
        let (kept, problem) = match &checked.verdict {
            Verdict::Kept => (Some(true), ""),
            Verdict::Broken(what) => (Some(false), what.as_str()),
            Verdict::Absent => (None, ""),
        };
        Self { point: checked.point.word(), kept, problem }
    }
}

/// Examines the program and lists how it does.
pub(super) fn run(command: &str, console: &mut Console) -> Done {
    let mut written = Ok(());
    let checked = examine(command, PATIENCE, &mut |checked| {
        if !console.json && written.is_ok() {
            let line = shown(checked, console);
            // Each line at once: a slow program takes its time.
            written = console.line(line).and_then(|()| console.flush());
        }
    });
    written?;
    let kept = !checked.iter().any(|checked| matches!(checked.verdict, Verdict::Broken(_)));
    if console.json {
        let points = checked.iter().map(Line::of).collect();
        console.document(&Answer { v: FORM, event: "check", command, kept, points })?;
    }
    Ok(if kept { Exit::Fine } else { Exit::Failed })
}

fn shown(checked: &Checked, console: &Console) -> String {
    let ascii = console.style.ascii;
    let text = pledge(checked.point).text(console.language);
    match &checked.verdict {
        Verdict::Kept => format!("{} {text}", if ascii { "+" } else { "✓" }),
        Verdict::Absent => format!("- {text}"),
        Verdict::Broken(what) => format!("{} {text}: {what}", if ascii { "x" } else { "✗" }),
    }
}

const fn pledge(point: Point) -> Pledge {
    match point {
        Point::Protocol => Pledge::Protocol,
        Point::Names => Pledge::Names,
        Point::List => Pledge::List,
        Point::KnownCommands => Pledge::KnownCommands,
        Point::Numbers => Pledge::Numbers,
        Point::Comments => Pledge::Comments,
        Point::UnknownCommands => Pledge::UnknownCommands,
        Point::Moves => Pledge::Moves,
        Point::LegalMoves => Pledge::LegalMoves,
        Point::IllegalMoves => Pledge::IllegalMoves,
        Point::Undo => Pledge::Undo,
        Point::RegisteredMoves => Pledge::RegisteredMoves,
        Point::Time => Pledge::Time,
        Point::WholeGame => Pledge::WholeGame,
        Point::Quit => Pledge::Quit,
    }
}
