//! What the report on Nim prints: the best move of exercise 1.d, and who wins the examples of exercise 1.f.

use super::game::{computer, in_parallel, open};
use super::{Effort, Figure, MeasuredCell, Source};

pub(super) const SOURCE: Source = Source { name: "nim", report: "nim", remarks: |_| Vec::new(), measure };

/// A position and what the report says about it.
struct Published {
    heaps: &'static str,
    /// Exercise 1.f.
    nim_sum: Option<u32>,
    /// Who wins, 1 or 2.
    winner: Option<u32>,
    /// The best move: from which column, how many pieces. Exercise 1.d.
    best: Option<[u32; 2]>,
}

const TABLE: [Published; 3] = [
    Published { heaps: "1+3+5", nim_sum: None, winner: None, best: Some([3, 3]) },
    Published { heaps: "3+4+5", nim_sum: Some(2), winner: Some(1), best: None },
    Published { heaps: "1+4+5", nim_sum: Some(0), winner: Some(2), best: None },
];

/// The report's two algorithms with its depth, and the engine where the examples are too large for them.
const METHODS: [&str; 3] = ["minimax:depth=10,eval=outcome", "alphabeta:depth=10,eval=outcome", "pvs:eval=outcome"];

fn measure(effort: &Effort) -> Vec<MeasuredCell> {
    let methods = |row: &Published| if row.best.is_some() { &METHODS[..2] } else { &METHODS[2..] };
    let tasks: Vec<_> = TABLE.iter().flat_map(|row| methods(row).iter().map(move |method| (row, *method))).collect();
    in_parallel(effort.jobs, &tasks, |(row, method)| MeasuredCell {
        row: row.heaps.to_owned(),
        column: (*method).to_owned(),
        figures: figures(row, method, effort),
    })
}

fn figures(row: &Published, method: &str, effort: &Effort) -> Vec<Figure> {
    let spec = format!("nim:start={}", row.heaps);
    let mut session = open(effort.catalog, &spec);
    let thought = session.think(&computer(effort.catalog, &spec, method), effort.stop);
    let thought = Some(thought).filter(|_| !effort.stop.is_stopped());
    let best = thought.as_ref().and_then(|thought| parts(thought.mv.as_ref()?));
    let winner = thought.as_ref().map(|thought| if thought.value.signum() > 0 { 1_u64 } else { 2 });
    vec![
        Figure::count("nim_sum", row.nim_sum, Some(nim_sum(row.heaps))),
        Figure::count("winner", row.winner, winner),
        Figure::count("best_column", row.best.map(|best| best[0]), best.map(|best| best[0])),
        Figure::count("best_pieces", row.best.map(|best| best[1]), best.map(|best| best[1])),
        Figure::count("nodes", None::<u32>, thought.as_ref().map(|thought| thought.counters.nodes)),
        Figure::time("time_ms", None::<f64>, thought.as_ref().map(|thought| thought.time)),
    ]
}

fn nim_sum(heaps: &str) -> u64 {
    heaps.split('+').filter_map(|heap| heap.parse::<u64>().ok()).fold(0, |sum, heap| sum ^ heap)
}

/// Column and pieces of a move.
fn parts(mv: &str) -> Option<[u64; 2]> {
    let (column, pieces) = mv.split_once('-')?;
    Some([column.parse().ok()?, pieces.parse().ok()?])
}
