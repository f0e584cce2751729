//! What the report on Hex prints: how long its search takes to each depth (section 2.3), and how often who starts wins
//! (section 2.6), a share given from memory. The statistics that its author had no time for are measured here.

use std::time::Duration;

use jogada_catalog::Computer;
use jogada_catalog::rules::{Dice, Side};

use super::game::{self, PlayedOut, computer, in_parallel, open};
use super::{Effort, Figure, MeasuredCell, Source, TableRemark};
use crate::statistics::Interval;

/// The report has no swap.
const GAME: &str = "hex:swap=off";

pub(super) const DEPTHS: Source = Source {
    name: "hex-depth",
    report: "hex",
    remarks: |effort| vec![TableRemark::ByTime, TableRemark::PartOfTime(depth_part(effort)), TableRemark::Unsound],
    measure: measure_depths,
};

pub(super) const FIRST_MOVERS: Source = Source {
    name: "hex-first",
    report: "hex",
    remarks: |effort| {
        let part = TableRemark::PartOfTime(game_part(effort));
        vec![TableRemark::ByTime, part, TableRemark::LevelForPerson, TableRemark::ByLot(games(effort))]
    },
    measure: measure_first_movers,
};

/// Section 2.3: depth, and the seconds it took.
const TABLE: [(u32, u32); 4] = [(6, 1), (7, 3), (8, 13), (9, 75)];

/// Section 2.6: of games between computers who starts wins so many in a hundred, from … to.
const CLAIM: [u32; 2] = [65, 80];

/// The report's method with no limit but time, and two of this program's.
const METHODS: [&str; 3] = ["alphabeta:order=evaluation,eval=report", "pvs:eval=report", "pvs:eval=two-distance"];

/// The report's levels.
const LEVELS: [&str; 3] = ["report-easy", "report-medium", "report-hard"];
/// Who plays for the person.
const PERSON_LEVEL: &str = "easy";

const fn depth_part(effort: &Effort) -> u32 {
    if effort.full { 1 } else { 10 }
}

const fn game_part(effort: &Effort) -> u32 {
    if effort.full { 1 } else { 100 }
}

const fn games(effort: &Effort) -> u64 {
    if effort.full { 50 } else { 20 }
}

fn measure_depths(effort: &Effort) -> Vec<MeasuredCell> {
    let tasks: Vec<_> = TABLE.iter().flat_map(|row| METHODS.iter().map(move |method| (row, *method))).collect();
    let longest_first: Vec<_> = tasks.iter().rev().collect();
    let mut cells = in_parallel(effort.jobs, &longest_first, |&&(&(depth, seconds), method)| {
        let mut player = computer(effort.catalog, GAME, method);
        player.limits.time = Some(Duration::from_secs(seconds.into()) / depth_part(effort));
        let thought = (!effort.stop.is_stopped()).then(|| open(effort.catalog, GAME).think(&player, effort.stop));
        let figures = vec![
            Figure::count("depth", Some(depth), thought.as_ref().map(|thought| thought.depth)).shown_only(),
            Figure::count("nodes", None::<u32>, thought.as_ref().map(|thought| thought.counters.nodes)),
            Figure::time("time_ms", Some(1000 * seconds), thought.as_ref().map(|thought| thought.time)),
        ];
        MeasuredCell { row: format!("{seconds} s"), column: method.to_owned(), figures }
    });
    cells.reverse();
    cells
}

/// Who sits at the board, in a row of the table.
#[derive(Clone, Copy)]
struct Row {
    /// Whether someone sits there for a person.
    with_person: bool,
    level: &'static str,
}

fn measure_first_movers(effort: &Effort) -> Vec<MeasuredCell> {
    let rows: Vec<Row> =
        [false, true].iter().flat_map(|&with_person| LEVELS.map(|level| Row { with_person, level })).collect();
    let tasks: Vec<(Row, u64)> = rows.iter().flat_map(|row| (0..games(effort)).map(move |game| (*row, game))).collect();
    let played = in_parallel(effort.jobs, &tasks, |(row, number)| play(*row, *number, effort));
    let of_row = played.chunks(games(effort) as usize);
    rows.iter().zip(of_row).map(|(row, played)| first_mover_cell(*row, played)).collect()
}

/// One game, its first stone drawn by lot: players without dice of their own would play the same game again and again.
fn play(row: Row, number: u64, effort: &Effort) -> Option<PlayedOut> {
    let mut session = open(effort.catalog, GAME);
    let mut dice = Dice::new(number);
    let legal = session.legal();
    session.play(&legal[dice.below(legal.len())]).expect("it is legal");
    let seated = |player: &str, seed| {
        let mut player = Computer { seed, ..computer(effort.catalog, GAME, player) };
        player.limits.time = player.limits.time.map(|time| time / game_part(effort));
        player
    };
    let first = if row.with_person { PERSON_LEVEL } else { row.level };
    game::play(session, &[seated(first, dice.roll()), seated(row.level, dice.roll())], effort.stop, |_| ())
}

fn first_mover_cell(row: Row, played: &[Option<PlayedOut>]) -> MeasuredCell {
    let played: Vec<&PlayedOut> = played.iter().flatten().collect();
    let count = played.len() as f64;
    let wins = played.iter().filter(|played| played.winner == Some(Side::First)).count() as f64;
    let share = Interval::wilson(wins / count.max(1.0), count);
    let mean =
        |of: fn(&PlayedOut) -> f64| (count > 0.0).then(|| played.iter().map(|played| of(played)).sum::<f64>() / count);
    let claimed = (!row.with_person).then_some(CLAIM);
    let percent = |name, part: f64| Figure::here(name, (count > 0.0).then_some(100.0 * part), 0).shown_only();
    let figures = vec![
        Figure::count("games", None::<u32>, Some(played.len())),
        Figure { claimed, ..percent("first_wins_percent", wins / count) },
        percent("first_wins_low", share.low),
        percent("first_wins_high", share.high),
        Figure::here("moves", mean(|played| played.moves as f64), 1),
        Figure::here("mean_depth", mean(|played| depth(&played.efforts[1])), 1),
        Figure::here(
            "time_ms",
            mean(|played| played.efforts.iter().map(|effort| effort.time.as_secs_f64() * 1000.0).sum()),
            0,
        ),
    ];
    let mode = if row.with_person { "person-computer" } else { "computer-computer" };
    MeasuredCell { row: mode.to_owned(), column: row.level.to_owned(), figures }
}

fn depth(effort: &game::ThinkingEffort) -> f64 {
    effort.depths as f64 / effort.thoughts.max(1) as f64
}
