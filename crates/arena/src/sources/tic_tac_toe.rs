//! The table of the report on tic-tac-toe, exercise 2.e: positions that minimax enters before the computer's move.
//!
//! The report could not make alpha-beta work and supposed that it would be much quicker; it is measured beside.

use super::game::{computer, in_parallel, open};
use super::{Effort, Figure, MeasuredCell, Source, TableRemark};

const GAME: &str = "tic-tac-toe";

pub(super) const SOURCE: Source =
    Source { name: GAME, report: GAME, remarks: |_| vec![TableRemark::AnswersFound, TableRemark::Misprint], measure };

/// The moves so far and the published number. The report names the person's cells only; the computer's answers
/// are those that lead to its counts. Its tenth line prints a second cell 1, which is taken; 2 is meant.
const TABLE: [(&str, u32); 12] = [
    ("1", 59_704),
    ("2", 63_904),
    ("3", 59_704),
    ("4", 63_904),
    ("5", 55_504),
    ("6", 63_904),
    ("7", 59_704),
    ("8", 63_904),
    ("9", 59_704),
    ("1 5 2", 934),
    ("1 5 2 3 7", 46),
    ("1 5 2 3 7 4 6", 4),
];

fn measure(effort: &Effort) -> Vec<MeasuredCell> {
    let tasks: Vec<_> =
        TABLE.iter().flat_map(|row| [(row.0, "minimax", Some(row.1)), (row.0, "alphabeta", None)]).collect();
    in_parallel(effort.jobs, &tasks, |&(moves, method, published)| {
        let mut session = open(effort.catalog, GAME);
        for mv in moves.split(' ') {
            session.play(mv).expect("the report's moves are legal");
        }
        let thought = session.think(&computer(effort.catalog, GAME, method), effort.stop);
        let thought = Some(thought).filter(|_| !effort.stop.is_stopped());
        let figures = vec![
            Figure::count("nodes", published, thought.as_ref().map(|thought| thought.counters.nodes)),
            Figure::time("time_ms", None::<f64>, thought.as_ref().map(|thought| thought.time)),
        ];
        MeasuredCell { row: moves.to_owned(), column: method.to_owned(), figures }
    })
}
