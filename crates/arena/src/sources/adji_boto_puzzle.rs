//! The tables of the report on the Adji-boto puzzle, sections 6.1 to 6.7: seven problems, six methods.

use jogada_catalog::path::{Finding, Plan};
use jogada_catalog::{PuzzleEntry, Spec, StopFlag};

use super::{Effort, Figure, MeasuredCell, Source, TableRemark};

pub(super) const SOURCE: Source = Source {
    name: "adji-boto-puzzle",
    report: "adji-boto-puzzle",
    remarks: |_| vec![TableRemark::GivenUp(MOST_NODES)],
    measure,
};

/// After so many positions the methods give up.
const MOST_NODES: u64 = 1_000_000;

/// The methods of the report, in its order, as specs that follow its protocol.
const METHODS: [&str; 6] = [
    "bfs-report",
    "dfs-report",
    "astar-report:heuristic=base",
    "astar-report:heuristic=advanced",
    "sma-report:heuristic=base",
    "sma-report:heuristic=advanced",
];

/// Generated, expanded, depth; the penetrance in hundredths of a percent with its printed places; milliseconds.
type Published = Option<(u32, u32, u32, (u32, u32), u32)>;

/// A row a problem, a cell a method. The report has no figures where nothing was found in 30 seconds.
const TABLE: [(&str, [Published; 6]); 7] = [
    (
        "A",
        [
            Some((25, 11, 4, (1600, 0), 6)),
            Some((11, 6, 6, (5455, 2), 1)),
            Some((12, 7, 4, (3333, 2), 4)),
            Some((14, 8, 4, (2857, 2), 6)),
            Some((12, 7, 4, (3333, 2), 5)),
            Some((14, 8, 4, (2857, 2), 7)),
        ],
    ),
    (
        "B",
        [
            None,
            Some((99, 18, 18, (1818, 2), 14)),
            None,
            Some((82, 18, 16, (1951, 2), 35)),
            None,
            Some((82, 18, 16, (1951, 2), 35)),
        ],
    ),
    (
        "C",
        [
            Some((9136, 1564, 6, (7, 2), 27_826)),
            Some((39, 10, 10, (2564, 2), 6)),
            Some((29, 8, 6, (2069, 2), 9)),
            Some((31, 11, 10, (3226, 2), 13)),
            Some((29, 8, 6, (2069, 2), 7)),
            Some((31, 11, 10, (3226, 2), 12)),
        ],
    ),
    (
        "D",
        [
            None,
            Some((365, 54, 54, (1480, 1), 59)),
            Some((2316, 815, 24, (104, 2), 28_476)),
            Some((380, 65, 37, (974, 2), 349)),
            Some((2316, 815, 24, (104, 2), 12_399)),
            Some((543, 112, 37, (681, 2), 592)),
        ],
    ),
    (
        "E",
        [
            None,
            Some((733, 104, 104, (1419, 2), 195)),
            Some((694, 290, 33, (476, 2), 1760)),
            Some((1084, 265, 37, (341, 2), 1883)),
            Some((694, 290, 33, (476, 2), 1141)),
            Some((1376, 348, 37, (269, 2), 2039)),
        ],
    ),
    (
        "F",
        [
            None,
            Some((796, 118, 118, (1482, 2), 250)),
            Some((381, 74, 34, (892, 2), 320)),
            Some((397, 66, 40, (1008, 2), 350)),
            Some((381, 74, 34, (892, 2), 282)),
            Some((397, 66, 40, (1008, 2), 337)),
        ],
    ),
    (
        "G",
        [
            None,
            Some((663, 98, 98, (1478, 2), 201)),
            Some((862, 202, 38, (441, 2), 1976)),
            Some((456, 81, 44, (965, 2), 454)),
            Some((862, 202, 38, (441, 2), 1591)),
            Some((456, 81, 44, (965, 2), 420)),
        ],
    ),
];

/// What the report is about.
const PUZZLE: &str = "adji-boto-puzzle";

fn measure(effort: &Effort) -> Vec<MeasuredCell> {
    let puzzle = effort.catalog.puzzle(&Spec::named(PUZZLE)).expect("the report's puzzle is known");
    let stop = effort.stop;
    let mut cells = Vec::new();
    for (problem, row) in &TABLE {
        for (method, published) in METHODS.iter().zip(row) {
            let plan = puzzle.plan(method).expect("the report's methods are known");
            let finding = (!stop.is_stopped()).then(|| find(puzzle, problem, &plan, stop));
            let figures = figures(*published, finding.as_ref());
            cells.push(MeasuredCell { row: (*problem).to_owned(), column: (*method).to_owned(), figures });
        }
    }
    cells
}

fn find(puzzle: &PuzzleEntry, problem: &str, plan: &Plan, stop: &StopFlag) -> Finding {
    let spec = Spec::named(puzzle.name()).or("problem", problem);
    let quest = puzzle.open_quest(&spec).expect("the report's problems are known");
    quest.find_way(plan, stop, &mut ())
}

/// What was published beside what was found. A search that found nothing has no figures, as in the report.
fn figures(published: Published, finding: Option<&Finding>) -> Vec<Figure> {
    let found = finding.filter(|finding| finding.is_found());
    let counters = |finding: &Finding| [finding.counters.generated, finding.counters.expanded];
    let penetrance = published.map(|cell| (f64::from(cell.3.0) / 100.0, cell.3.1));
    vec![
        Figure::count("generated", published.map(|cell| cell.0), found.map(|found| counters(found)[0])),
        Figure::count("expanded", published.map(|cell| cell.1), found.map(|found| counters(found)[1])),
        Figure::count("depth", published.map(|cell| cell.2), found.and_then(Finding::depth)),
        Figure {
            published: penetrance,
            ..Figure::here("penetrance_percent", found.and_then(Finding::penetrance).map(|share| share * 100.0), 2)
        },
        Figure::time("time_ms", published.map(|cell| cell.4), finding.map(|finding| finding.time)),
    ]
}
