//! How a run went: strength as games came in, and how players spent their thinking.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::anchor::Anchor;
use crate::game::FinishedGame;
use crate::plan::RunPlan;
use crate::plot::Series;
use crate::standing::Results;
use crate::statistics::bare_ratings;

/// The games of a run in the order of its schedule, ready to be drawn.
pub struct History<'a> {
    plan: &'a RunPlan,
    games: &'a BTreeMap<u64, FinishedGame>,
}

/// What a player spent on its moves, openings left out.
#[derive(Clone, Debug, Default)]
pub struct Thinking {
    /// Moves it thought about.
    pub moves: u64,
    /// Milliseconds a move, on average.
    pub time_ms: f64,
    /// Milliseconds of processor time a move, of all its threads and processes, if that is known of every move.
    pub cpu_ms: Option<f64>,
    /// What it searched for them; an engine does not tell.
    pub searched: Option<Searched>,
}

/// What a player searched for a move, on average.
#[derive(Clone, Copy, Debug)]
pub struct Searched {
    /// Positions.
    pub nodes: f64,
    /// Depth reached.
    pub depth: f64,
    /// The branching factor that would need as many positions for that depth.
    pub branching: f64,
}

/// So many points are drawn of a curve over games.
const POINTS: usize = 60;
/// So many points are drawn of a curve over the moves of a game.
const SPANS: usize = 40;

/// What is known of one move.
struct Step {
    player: usize,
    ply: usize,
    time_ms: f64,
    cpu_ms: Option<f64>,
    searched: Option<Searched>,
}

impl<'a> History<'a> {
    /// The history of a run.
    pub const fn new(plan: &'a RunPlan, games: &'a BTreeMap<u64, FinishedGame>) -> Self {
        Self { plan, games }
    }

    /// Each player's rating, measured from the anchor's, after more and more games.
    pub fn ratings(&self, anchor: Anchor) -> Vec<Series> {
        let mut series = self.empty_series();
        let mut results = Results::new(self.plan);
        let step = self.games.len().div_ceil(POINTS).max(2);
        for (count, game) in self.games.values().enumerate() {
            results.add(game);
            if (count + 1).is_multiple_of(step) || count + 1 == self.games.len() {
                let standing = results.standing();
                let ratings = bare_ratings(series.len(), &standing.table.meetings(), anchor.player);
                for (line, rating) in series.iter_mut().zip(ratings) {
                    line.points.push(((count + 1) as f64, anchor.elo + rating));
                }
            }
        }
        series
    }

    /// Each player's usual time for its moves, by the number of the move in its game; neighboring moves of long games
    /// are taken together.
    pub fn times(&self) -> Vec<Series> {
        let longest = self.steps().map(|step| step.ply).max().unwrap_or(0);
        let width = longest.div_ceil(SPANS).max(1);
        self.medians(|step| Some(((step.ply.div_ceil(width) * width) as u64, step.time_ms)))
    }

    /// Each player's usual number of positions, by the depth it reached.
    pub fn nodes(&self) -> Vec<Series> {
        self.medians(|step| step.searched.map(|searched| (searched.depth as u64, searched.nodes)))
    }

    /// What each player spent.
    pub fn thinking(&self) -> Vec<Thinking> {
        let mut steps: Vec<Vec<Step>> = self.plan.players.iter().map(|_| Vec::new()).collect();
        for step in self.steps() {
            steps[step.player].push(step);
        }
        steps.iter().map(|steps| Thinking::of(steps)).collect()
    }

    /// Medians rather than means: one move during which the machine was busy would hide all others.
    fn medians(&self, point: impl Fn(&Step) -> Option<(u64, f64)>) -> Vec<Series> {
        let mut seen = vec![BTreeMap::<u64, Vec<f64>>::new(); self.plan.players.len()];
        for step in self.steps() {
            if let Some((at, value)) = point(&step) {
                seen[step.player].entry(at).or_default().push(value);
            }
        }
        let mut series = self.empty_series();
        for (line, seen) in series.iter_mut().zip(seen) {
            line.points = seen.into_iter().map(|(at, values)| (at as f64, median(values))).collect();
        }
        series
    }

    fn empty_series(&self) -> Vec<Series> {
        self.plan.labels().into_iter().map(|name| Series { name, points: Vec::new(), range: None }).collect()
    }

    /// All moves that someone searched for: a slip or a move from a table says nothing about searching.
    fn steps(&self) -> impl Iterator<Item = Step> {
        let schedule = self.plan.schedule();
        self.games.values().filter(move |game| game.index < schedule.games()).flat_map(move |game| {
            let fixture = schedule.fixture(game.index);
            let infos = game.record.info.iter().enumerate();
            let steps = infos.filter_map(move |(ply, info)| step(ply + 1, info, [fixture.first, fixture.second]));
            steps.filter(|step| step.searched.is_none_or(|searched| searched.nodes > 0.0))
        })
    }
}

fn step(ply: usize, info: &Value, players: [usize; 2]) -> Option<Step> {
    let number = |key: &str| info.get(key).and_then(Value::as_f64);
    let player = players[usize::from(info.get("side")?.as_u64()? != 1)];
    let searched = number("nodes").zip(number("depth")).map(|(nodes, depth)| {
        let branching = nodes.max(1.0).powf(1.0 / depth.max(1.0));
        Searched { nodes, depth, branching }
    });
    Some(Step { player, ply, time_ms: number("time_ms")?, cpu_ms: number("cpu_ms"), searched })
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len().is_multiple_of(2) { f64::midpoint(values[middle - 1], values[middle]) } else { values[middle] }
}

impl Thinking {
    fn of(steps: &[Step]) -> Self {
        Self {
            moves: steps.len() as u64,
            time_ms: mean(steps, |step| Some(step.time_ms)).unwrap_or(0.0),
            cpu_ms: mean(steps, |step| step.cpu_ms),
            searched: Searched::of(steps),
        }
    }
}

impl Searched {
    fn of(steps: &[Step]) -> Option<Self> {
        let of = |figure: fn(&Self) -> f64| mean(steps, |step| step.searched.as_ref().map(figure));
        Some(Self {
            nodes: of(|searched| searched.nodes)?,
            depth: of(|searched| searched.depth)?,
            branching: of(|searched| searched.branching)?,
        })
    }
}

/// The mean of a figure that is known of every step.
fn mean(steps: &[Step], figure: impl Fn(&Step) -> Option<f64>) -> Option<f64> {
    let sum: f64 = steps.iter().map(figure).sum::<Option<f64>>()?;
    (!steps.is_empty()).then(|| sum / steps.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_are_not_moved_by_one_that_stands_out() {
        assert!((median(vec![3.0, 1.0, 1000.0]) - 3.0).abs() < 1e-12);
        assert!((median(vec![4.0, 1.0, 2.0, 1000.0]) - 3.0).abs() < 1e-12);
    }
}
