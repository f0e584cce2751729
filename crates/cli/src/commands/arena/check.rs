//! `jogada arena check`: whether a program keeps to the protocol.

use std::time::Duration;

use jogada_arena::conformance::{Checked, Point, PointVerdict, examine};
use jogada_wire::{CheckedPoint, EngineCheck, VERSION};
use jogada_words::Pledge;

use crate::commands::Done;
use crate::console::Console;
use crate::failure::Exit;

/// How long an answer may take; a move may take that long too.
const PATIENCE: Duration = Duration::from_secs(20);

/// A point as programs read it.
fn told(checked: &Checked) -> CheckedPoint {
    let (kept, problem) = match &checked.verdict {
        PointVerdict::Kept => (Some(true), ""),
        PointVerdict::Broken(what) => (Some(false), what.as_str()),
        PointVerdict::Absent => (None, ""),
    };
    CheckedPoint { point: checked.point.word().to_owned(), kept, problem: problem.to_owned() }
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
    let kept = !checked.iter().any(|checked| matches!(checked.verdict, PointVerdict::Broken(_)));
    if console.json {
        let points = checked.iter().map(told).collect();
        let (event, command) = ("check".to_owned(), command.to_owned());
        console.document(&EngineCheck { v: VERSION, event, command, kept, points })?;
    }
    Ok(if kept { Exit::Fine } else { Exit::Failed })
}

fn shown(checked: &Checked, console: &Console) -> String {
    let ascii = console.style.ascii;
    let text = pledge(checked.point).text(console.language);
    match &checked.verdict {
        PointVerdict::Kept => format!("{} {text}", if ascii { "+" } else { "✓" }),
        PointVerdict::Absent => format!("- {text}"),
        PointVerdict::Broken(what) => format!("{} {text}: {what}", if ascii { "x" } else { "✗" }),
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
