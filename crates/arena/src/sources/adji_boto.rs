//! The tables of the report on Adji-boto for two: computers against each other, and a person against a computer.
//!
//! The report thinks by time, so nothing of it can come out again; it is shown beside. Its method is here with its
//! depth and its times, and beside it the engine with the times alone.

use std::time::Duration;

use jogada_catalog::rules::Side;
use jogada_catalog::{Computer, Limits};

use super::game::{self, PlayedOut, computer, in_parallel, open};
use super::{Effort, Figure, MeasuredCell, Source, TableRemark};

const GAME: &str = "adji-boto";

/// The table of section 6.1.
pub(super) const COMPUTERS: Source = Source {
    name: "adji-boto",
    report: GAME,
    remarks: |effort| {
        vec![TableRemark::ByTime, TableRemark::DepthReached, TableRemark::PartOfTime(part(effort)), TableRemark::Cuts]
    },
    measure: measure_computers,
};

/// The game of section 6.2.
pub(super) const PERSON: Source = Source {
    name: "adji-boto-person",
    report: GAME,
    remarks: |_| vec![TableRemark::ByTime, TableRemark::LevelForPerson, TableRemark::ComputerOnly, TableRemark::Cuts],
    measure: measure_person,
};

/// The memory of best moves of sections 3.6 and 5: one game after the other with what the first has taught.
pub(super) const MEMORY: Source = Source {
    name: "adji-boto-memory",
    report: GAME,
    remarks: |_| vec![TableRemark::FirstGame],
    measure: measure_memory,
};

/// Games in a row for the memory.
const GAMES_IN_A_ROW: u64 = 3;
/// The report's method at a depth that takes seconds: what is remembered does not hang on it.
const MEMORY_METHOD: &str = "report-hard:memory=run,depth=5";

/// The same two players once more and once more. In the first game positions hardly ever come back, so that nothing is
/// found: that the report says. In the next the same positions come up, and everything is.
fn measure_memory(effort: &Effort) -> Vec<MeasuredCell> {
    let player = computer(effort.catalog, GAME, MEMORY_METHOD);
    // One memory for both sides, as the report has it.
    let players = [player.clone(), player];
    let cell = |number: u64| {
        let played = game::play(open(effort.catalog, GAME), &players, effort.stop, |_| ());
        let both = played.as_ref().map(|played| played.efforts[0].and(&played.efforts[1]));
        let counted = |of: fn(&game::ThinkingEffort) -> u64| both.as_ref().map(of);
        let hits = Figure::count("hits", (number == 1).then_some(0), counted(|effort| effort.counters.memory_hits));
        let lookups = counted(|effort| effort.counters.memory_lookups);
        let figures = vec![
            hits,
            Figure::count("lookups", None::<u32>, lookups),
            Figure::count("moves", None::<u32>, played.as_ref().map(|played| played.moves)),
            Figure::count("nodes", None::<u32>, counted(|effort| effort.counters.nodes)),
        ];
        MeasuredCell { row: number.to_string(), column: MEMORY_METHOD.to_owned(), figures }
    };
    (1..=GAMES_IN_A_ROW).map(cell).collect()
}

/// What the report prints of a game.
struct Published {
    seconds: u32,
    score: [u32; 2],
    moves: u32,
    turns: u32,
    /// What the report calls alpha cuts: how often alpha was raised.
    alpha_raises: u32,
    /// What the report calls beta cuts: all cuts.
    cuts: u32,
    nodes: u32,
    /// Positions found in the memory of moves, in every game none.
    hits: u32,
    /// Positions looked up there: one for every move of a computer.
    lookups: u32,
    /// The depth that no search went beyond, below every move at the root.
    depth: u32,
}

impl Published {
    /// Who won, 1 or 2; 0 is a draw.
    const fn winner(&self) -> u32 {
        match self.score {
            [first, second] if first > second => 1,
            [first, second] if first < second => 2,
            _ => 0,
        }
    }
}

/// Section 6.1, one column of its table a line.
const TABLE: [Published; 4] = [
    published(1, [58, 38], [114, 134], [76_940, 67_093, 223_431]),
    published(2, [63, 33], [136, 158], [244_189, 219_295, 672_941]),
    published(5, [66, 30], [146, 160], [451_760, 411_294, 1_326_956]),
    published(20, [48, 48], [151, 168], [1_492_245, 1_376_446, 4_200_450]),
];

/// Section 6.2: the person moved first, and the figures are those of the computer.
const PERSONS_GAME: Published =
    Published { lookups: 44, ..published(1, [27, 69], [105, 122], [55_657, 49_136, 150_725]) };

const fn published(seconds: u32, score: [u32; 2], moves_turns: [u32; 2], counts: [u32; 3]) -> Published {
    let [moves, turns] = moves_turns;
    let [alpha_raises, cuts, nodes] = counts;
    Published { seconds, score, moves, turns, alpha_raises, cuts, nodes, hits: 0, lookups: moves, depth: 10 }
}

/// The report's method: ten plies below every move at the root.
const METHOD: &str = "report-hard:memory=on";
/// The engine with no limit but the time.
const ENGINE: &str = "pvs:eval=positional";
/// The person's place is taken by the first of these levels, the computer's by the second.
const PERSON_LEVEL: &str = "easy";
const COMPUTER_LEVEL: &str = "hard";

/// The engine would use all of the time for every move of four games.
const fn part(effort: &Effort) -> u32 {
    if effort.full { 1 } else { 100 }
}

fn measure_computers(effort: &Effort) -> Vec<MeasuredCell> {
    let tasks: Vec<(&Published, &str)> = TABLE.iter().flat_map(|row| [(row, METHOD), (row, ENGINE)]).collect();
    // The longest first, or one would be left over at the end.
    let longest_first: Vec<_> = tasks.iter().rev().collect();
    let mut cells = in_parallel(effort.jobs, &longest_first, |(row, method)| {
        // The report's depth is reached long before its time, so that it may have all of it.
        let part = if *method == METHOD { 1 } else { part(effort) };
        let time = Duration::from_secs(row.seconds.into()) / part;
        let sides = [method, method].map(|method| {
            let computer = computer(effort.catalog, GAME, method);
            Computer { limits: Limits { time: Some(time), ..computer.limits }, ..computer }
        });
        let played = game::play(open(effort.catalog, GAME), &sides, effort.stop, |_| ());
        let both = played.as_ref().map(|played| played.efforts[0].and(&played.efforts[1]));
        let published = (*method == METHOD).then_some(*row);
        MeasuredCell {
            row: format!("{} s", row.seconds),
            column: (*method).to_owned(),
            figures: figures(published, played.as_ref(), both.as_ref()),
        }
    });
    cells.reverse();
    cells
}

fn measure_person(effort: &Effort) -> Vec<MeasuredCell> {
    let against: [(&str, Computer); 2] = [
        (METHOD, computer(effort.catalog, GAME, METHOD)),
        (COMPUTER_LEVEL, computer(effort.catalog, GAME, COMPUTER_LEVEL)),
    ];
    let cell = |(name, player): &(&str, Computer)| {
        let players = [computer(effort.catalog, GAME, PERSON_LEVEL), player.clone()];
        let played = game::play(open(effort.catalog, GAME), &players, effort.stop, |_| ());
        let own = played.as_ref().map(|played| &played.efforts[1]);
        MeasuredCell {
            row: format!("{} s", PERSONS_GAME.seconds),
            column: format!("{PERSON_LEVEL} – {name}"),
            figures: figures(Some(&PERSONS_GAME), played.as_ref(), own),
        }
    };
    in_parallel(effort.jobs, &against, cell)
}

fn figures(
    published: Option<&Published>,
    played: Option<&PlayedOut>,
    effort: Option<&game::ThinkingEffort>,
) -> Vec<Figure> {
    let printed = |of: fn(&Published) -> u32| published.map(of);
    let counted = |of: fn(&game::ThinkingEffort) -> u64| effort.map(of);
    let points = |side: usize| played.map(|played| played.score[side]);
    // The report counts from below the moves at the root.
    let mean_depth = effort.map(|effort| effort.depths as f64 / effort.thoughts.max(1) as f64 - 1.0);
    let max_depth = effort.map(|effort| effort.deepest.saturating_sub(1));
    [
        Figure::count("score_first", printed(|row| row.score[0]), points(0)),
        Figure::count("score_second", printed(|row| row.score[1]), points(1)),
        Figure::count("winner", printed(Published::winner), played.map(|played| played.winner.map_or(0, Side::number))),
        Figure::count("moves", printed(|row| row.moves), played.map(|played| played.moves)),
        Figure::count("turns", printed(|row| row.turns), played.map(|played| played.turns)),
        Figure::count("alpha_raises", printed(|row| row.alpha_raises), counted(|effort| effort.counters.alpha_raises)),
        Figure::count(
            "cuts",
            printed(|row| row.cuts),
            counted(|effort| effort.counters.alpha_cuts + effort.counters.beta_cuts),
        ),
        Figure::count("nodes", printed(|row| row.nodes), counted(|effort| effort.counters.nodes)),
        Figure::count("hits", printed(|row| row.hits), counted(|effort| effort.counters.memory_hits)),
        Figure::count("lookups", printed(|row| row.lookups), counted(|effort| effort.counters.memory_lookups)),
        Figure::count("max_depth", printed(|row| row.depth), max_depth),
        Figure::here("mean_depth", mean_depth, 1),
        Figure::time("time_ms", None::<f64>, effort.map(|effort| effort.time)),
    ]
    .map(Figure::shown_only)
    .to_vec()
}
