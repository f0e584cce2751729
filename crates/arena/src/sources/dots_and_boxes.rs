//! The table of the report on Dots and Boxes, section 5: cuts and explored positions of ten moves at depth 2.
//!
//! The report prints neither the person's moves nor its evaluation, so the table as such can not come out again. But a
//! search of depth 2 with `k` free lines explores the first move with all its `k − 1` replies; every further move is
//! cut at its first reply, or is not cut and explored with all of them. With as many cuts as were published, that is
//! the least there can be, and three rows are exactly it. Here it is not calculated but searched: in a position with as
//! many free lines, all quiet, or with a first move that gives a box away where the published cuts leave one move uncut.
//! Two uncut moves, as in the last row, are more than the plain score can bring about.

use jogada_catalog::Session;

use super::game::{computer, in_parallel, open, play};
use super::{Effort, Figure, MeasuredCell, Source, TableRemark};

pub(super) const SOURCE: Source = Source {
    name: "dots-and-boxes",
    report: "dots-and-boxes",
    remarks: |_| vec![TableRemark::Derivable, TableRemark::LevelForPerson],
    measure,
};

/// The report's board and its simplified rule: the turn always passes.
const GAME: &str = "dots-and-boxes:turns=alternate";
const ROWS: usize = 5;
const COLS: usize = 6;
const LINES: u32 = 71;

const METHOD: &str = "report-hard";
/// The column of the least that the counts allow.
const LEAST: &str = "least";
/// The person's place is taken by this level.
const PERSON_LEVEL: &str = "easy";

/// Section 5: cuts, explored positions, and whether the row follows from the counts.
const TABLE: [(u32, u32, bool); 10] = [
    (69, 2185, false),
    (66, 296, false),
    (64, 1243, false),
    (62, 252, true),
    (61, 184, true),
    (58, 1442, false),
    (57, 172, true),
    (55, 1255, false),
    (52, 1515, false),
    (49, 338, false),
];

/// Free lines when the computer makes its move of that number, if the person moves first and turns alternate.
const fn free_lines(number: usize) -> u32 {
    LINES + 1 - 2 * number as u32
}

fn measure(effort: &Effort) -> Vec<MeasuredCell> {
    let rows: Vec<usize> = (0..TABLE.len()).collect();
    let least = in_parallel(effort.jobs, &rows, |&row| {
        let (cuts, _, derivable) = TABLE[row];
        let free = free_lines(row + 1);
        let uncut = free - 1 - cuts;
        let counts = (uncut <= 1 && !effort.stop.is_stopped()).then(|| {
            let mut session = open(effort.catalog, GAME);
            session.set_position(&position(free, uncut == 1)).expect("a position of the report's board");
            counts(&mut session, effort)
        });
        cell(row, LEAST, derivable, counts)
    });
    let game = game(effort);
    let played = rows.iter().map(|&row| cell(row, METHOD, false, game.get(row).copied()));
    let in_turn = least.into_iter().zip(played);
    in_turn.flat_map(|(least, played)| [least, played]).collect()
}

fn cell(row: usize, column: &str, is_compared: bool, counts: Option<[u64; 2]>) -> MeasuredCell {
    let (cuts, explored, _) = TABLE[row];
    let figure = |name, published, measured| {
        let figure = Figure::count(name, Some(published), measured);
        if is_compared { figure } else { figure.shown_only() }
    };
    let figures = vec![
        Figure::count("free_lines", None::<u32>, Some(free_lines(row + 1))),
        figure("cuts", cuts, counts.map(|counts| counts[0])),
        figure("nodes", explored, counts.map(|counts| counts[1])),
    ];
    MeasuredCell { row: (row + 1).to_string(), column: column.to_owned(), figures }
}

/// Cuts and positions of the report's search.
fn counts(session: &mut Session, effort: &Effort) -> [u64; 2] {
    let counters = session.think(&computer(effort.catalog, GAME, METHOD), effort.stop).counters;
    [counters.alpha_cuts + counters.beta_cuts, counters.nodes]
}

/// The same figures in a game against a level in the person's place.
fn game(effort: &Effort) -> Vec<[u64; 2]> {
    let players = [PERSON_LEVEL, METHOD].map(|player| computer(effort.catalog, GAME, player));
    let mut found = Vec::new();
    let _ = play(open(effort.catalog, GAME), &players, effort.stop, |thought| {
        if thought.side.number() == 2 {
            found.push([thought.counters.alpha_cuts + thought.counters.beta_cuts, thought.counters.nodes]);
        }
    });
    found
}

/// A position with so many free lines, in which no move scores. If `gives`, the very first move gives a box away: both
/// upright sides of the first box are drawn, so that the line above it is its third. Moves further on that give one
/// away change nothing, because the reply that takes it is tried first and cuts.
fn position(free: u32, gives: bool) -> String {
    let mut across = [[false; COLS]; ROWS + 1];
    let mut upright = [[false; COLS + 1]; ROWS];
    upright[0][..2].fill(gives);
    let drawn = (LINES - free) as usize - 2 * usize::from(gives);
    // Three rows of lines in the middle leave every box with two sides at the most.
    across[2..ROWS].as_flattened_mut()[..drawn].fill(true);
    format!("h:{};v:{};0 0;2", bits(&across), bits(&upright))
}

fn bits<const N: usize>(rows: &[[bool; N]]) -> String {
    let line = |row: &[bool; N]| row.iter().map(|drawn| if *drawn { '1' } else { '0' }).collect::<String>();
    rows.iter().map(line).collect::<Vec<_>>().join("/")
}
