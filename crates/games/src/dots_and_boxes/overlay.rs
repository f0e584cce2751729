//! Dots and Boxes explained: runs of boxes that are taken together, and whom their number favors.

use jogada_rules::{Game, Note, Overlay, Part, Role, Shape, Side};

use super::knowledge::missing_lines;
use super::scene::point;
use super::{DotsAndBoxes, DotsState, Line, Turns};

/// From so many boxes on, a chain can be taken in a way that hands the turn back.
const LONG: usize = 3;

/// Boxes that lack two lines or one and hang together: who may take one may take them all.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Run {
    boxes: Vec<usize>,
    is_loop: bool,
}

/// All runs of a position, with their lengths and what those mean.
pub(super) fn chains(game: &DotsAndBoxes, state: &DotsState) -> Overlay {
    let runs = runs(game, state);
    let parts = runs.iter().flat_map(|run| run_parts(game, run)).collect();
    let lengths = |is_loop: bool| {
        let of_kind = runs.iter().filter(|run| run.is_loop == is_loop);
        let mut lengths: Vec<_> = of_kind.map(|run| run.boxes.len()).collect();
        lengths.sort_unstable();
        lengths.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
    };
    let note = Note::new("chains").with("chains", lengths(false)).with("loops", lengths(true));
    Overlay { name: "chains", parts, notes: vec![note.with("long", long(&runs)), parity(game, &runs)] }
}

fn run_parts(game: &DotsAndBoxes, run: &Run) -> Vec<Part> {
    let middle = run.boxes.len() / 2;
    let part = |(index, &number): (usize, &usize)| {
        let (row, col) = (number / game.board.cols(), number % game.board.cols());
        let (x, y) = point(row, col);
        let part = Part::new(Role::Mark, Shape::rectangle(x + 0.12, y + 0.12, 0.76, 0.76));
        let part = part.at(format!("b{}.{}", row + 1, col + 1));
        if index == middle { part.labeled(run.boxes.len().to_string()) } else { part }
    };
    run.boxes.iter().enumerate().map(part).collect()
}

/// Whom the number of long chains favors: First, if dots and long chains together are even (Berlekamp's rule). It
/// holds where closing a box keeps the turn.
fn parity(game: &DotsAndBoxes, runs: &[Run]) -> Note {
    let (rows, cols) = game.size();
    let (dots, long) = ((rows + 1) * (cols + 1), long(runs));
    let favored = if (dots + long).is_multiple_of(2) { Side::First } else { Side::Second };
    let key = if game.turns() == Turns::Again { "long-chain-rule" } else { "no-long-chain-rule" };
    Note::new(key).by_thumb().with("dots", dots).with("long", long).with("favors", favored)
}

fn long(runs: &[Run]) -> usize {
    runs.iter().filter(|run| !run.is_loop && run.boxes.len() >= LONG).count()
}

/// Why to draw a line: what it closes, or else how many long chains it leaves, or what it gives away.
pub(super) fn reason(game: &DotsAndBoxes, state: &DotsState, line: Line) -> Option<Note> {
    let mover = game.turn(state);
    let mut after = *state;
    let closed = game.play(&mut after, line).gain;
    if closed > 0 {
        return Some(Note::new("closes").with("count", closed));
    }
    let missing = missing_lines(game, &after);
    let runs = runs(game, &after);
    let offered: usize =
        runs.iter().filter(|run| run.boxes.iter().any(|&number| missing[number] == 1)).map(|run| run.boxes.len()).sum();
    if offered > 0 {
        return Some(Note::new("gives-least").with("count", offered));
    }
    let parity = parity(game, &runs);
    let favors_mover = parity.value("favors") == Some(&*mover.to_string());
    let holds = game.turns() == Turns::Again && favors_mover && !runs.is_empty();
    holds.then(|| Note::new("keeps-parity").by_thumb().with("long", long(&runs)))
}

/// The runs of a position.
fn runs(game: &DotsAndBoxes, state: &DotsState) -> Vec<Run> {
    let missing = missing_lines(game, state);
    let in_run = |number: usize| number < game.board.boxes() && matches!(missing[number], 1 | 2);
    let mut seen = vec![false; game.board.boxes()];
    let mut runs = Vec::new();
    for start in 0..game.board.boxes() {
        if !in_run(start) || seen[start] {
            continue;
        }
        let (mut boxes, mut waiting, mut is_loop) = (Vec::new(), vec![start], true);
        seen[start] = true;
        while let Some(number) = waiting.pop() {
            boxes.push(number);
            let ways = ways_out(game, state, number);
            is_loop &= ways.len() == 2 && ways.iter().all(|&way| in_run(way));
            for way in ways {
                if in_run(way) && !seen[way] {
                    seen[way] = true;
                    waiting.push(way);
                }
            }
        }
        runs.push(Run { boxes, is_loop });
    }
    runs
}

/// The boxes across the free lines of a box; the outside has the number after the last box.
fn ways_out(game: &DotsAndBoxes, state: &DotsState, number: usize) -> Vec<usize> {
    let free = game.lines_around(number).into_iter().filter(|&line| !state.is_drawn(line));
    let across = |line: Line| {
        let [one, other] = game.board.boxes_beside(line.index());
        usize::from(if usize::from(one) == number { other } else { one })
    };
    free.map(across).collect()
}
