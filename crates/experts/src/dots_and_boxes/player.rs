//! A player: exact as soon as the rest can be solved, and before that a search of quiet positions.

use jogada_games::dots_and_boxes::{Chains, DotsAndBoxes, DotsState, Line};
use jogada_rules::{Game, Side, Value};
use jogada_search::tree::{Engine, Found, Pvs, pvs};
use jogada_search::{Clock, Limits, Reporter, SearchInfo, Table};

use super::calm::{Calm, CalmMove, CalmState, MiddleFirst, Remainder};
use super::solver::{Means, Proven, QuietSolver};
use super::web::Web;

/// Plays Dots and Boxes where a closed box keeps the turn.
///
/// ```
/// use jogada_experts::dots_and_boxes::{Means, QuietPlayer};
/// use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
/// use jogada_rules::{Game, Limits, Value};
/// use jogada_search::{Clock, Table};
///
/// let game = DotsAndBoxes::new(2, 2, Turns::Again)?;
/// let table = Table::new(1 << 16);
/// let means = Means { memory: 1 << 20, threads: 1 };
/// let player = QuietPlayer::within(&Limits::NONE, means, &table, 4);
/// let found = player.search(&game, &game.initial(), &mut Clock::unlimited(), &mut |_| {});
/// assert_eq!((found.value, found.proven), (Value::points(2), true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct QuietPlayer<'a> {
    /// Remembers positions of the search before the end is near.
    pub table: &'a Table,
    /// What it may use.
    pub means: Means,
    /// The most positions that trying to solve the rest may enter.
    pub patience: u64,
    /// How deep to look before that.
    pub depth: u32,
}

/// Positions that a thread of a solver enters in a second, on a machine that is not quick.
const SPEED: f64 = 500_000.0;
/// What it tries where nothing limits it.
const PATIENCE: u64 = 500_000;

/// Three by three boxes have so many lines, and take about so many positions.
const KNOWN_LINES: u32 = 24;
const KNOWN_WORK: u64 = 50_000;

impl<'a> QuietPlayer<'a> {
    /// A player for these limits. Half of the positions go to solving the rest, or two thirds of the time, so that
    /// something is left for a search if that fails.
    pub fn within(limits: &Limits, means: Means, table: &'a Table, depth: u32) -> Self {
        let a_second = SPEED * means.threads as f64;
        let by_time = limits.time.map(|time| (time.as_secs_f64() * a_second * 2.0 / 3.0) as u64);
        let by_nodes = limits.nodes.map(|nodes| nodes / 2);
        let patience = by_time.into_iter().chain(by_nodes).min().unwrap_or(PATIENCE);
        Self { table, means, patience, depth }
    }
}

impl QuietPlayer<'_> {
    /// The best move that it finds before the clock stops.
    pub fn search(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        clock: &mut Clock,
        report: &mut Reporter<'_, Line>,
    ) -> Found<Line> {
        if let Some(found) = self.solved(game, state, clock) {
            report(&info(&found, clock));
            return found;
        }
        self.estimated(game, state, clock, report)
    }

    /// The exact value of every move, best first, if the position can be solved in time.
    pub fn values(&self, game: &DotsAndBoxes, state: &DotsState, clock: &mut Clock) -> Option<Vec<(Line, i32)>> {
        let solver = self.solver(game, state)?;
        let mut part = clock.part(self.patience);
        let mut lines = Vec::new();
        game.moves(state, &mut lines);
        let value = |line| value_of(&solver, game, state, line, &mut part).map(|value| (line, value));
        let values: Option<Vec<_>> = lines.into_iter().map(value).collect();
        clock.add_nodes(part.nodes());
        let mut values = values?;
        values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        Some(values)
    }

    /// A solver, if it is likely to come to an end.
    fn solver(&self, game: &DotsAndBoxes, state: &DotsState) -> Option<QuietSolver> {
        let mut web = Web::of(game, state);
        web.take_offer();
        web.take_pieces();
        let lines = web.free_lines().count() as u32;
        let growth =
            3u64.saturating_pow(lines.saturating_sub(KNOWN_LINES)) >> lines.saturating_sub(KNOWN_LINES).min(63);
        (KNOWN_WORK.saturating_mul(growth) <= self.patience).then(|| QuietSolver::new(game, state, self.means).ok())?
    }

    /// A move that is proven best, or at least proven to keep a win or a draw.
    fn solved(&self, game: &DotsAndBoxes, state: &DotsState, clock: &mut Clock) -> Option<Found<Line>> {
        let solver = self.solver(game, state)?;
        let mut part = clock.part(self.patience);
        // Who wins is asked first: that must be known even if there is no time for by how much.
        let draw = -lead(game, state);
        let (proven, _) = solver.prove(game, state, None, draw + 1, &mut part, &mut |_| {});
        let is_exact = proven.value().is_some();
        let is_safe = proven.lower >= draw && proven.lower > solver.range(game, state).lower;
        let best = (is_exact || is_safe).then(|| best_line(&solver, game, state, proven.lower, &mut part)).flatten();
        clock.add_nodes(part.nodes());
        let value = Value::points(proven.lower);
        Some(Found { line: vec![best?], value, depth: solver.lines() as u32, proven: is_exact, stopped: None })
    }

    fn estimated(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        clock: &mut Clock,
        report: &mut Reporter<'_, Line>,
    ) -> Found<Line> {
        let calm = Calm::new(game);
        let start = calm.state(state);
        let (evaluator, guide) = (Remainder(Chains), MiddleFirst);
        let options = Pvs { depth: self.depth, threads: self.means.threads, ..Pvs::default() };
        let engine = Engine { game: &calm, evaluator: &evaluator, guide: &guide, table: self.table, options };
        let lines = |line: &[CalmMove], value| first_line(game, state, &start, line, value).into_iter().collect();
        let mut tell = |info: &SearchInfo<CalmMove>| report(&info_of(info, lines(&info.line, info.value)));
        let found = pvs(engine, &start, clock, &mut (), &mut tell);
        let Found { line, value, depth, proven, stopped } = found;
        Found { line: lines(&line, value), value, depth, proven, stopped }
    }
}

/// How many boxes the side to move is ahead.
fn lead(game: &DotsAndBoxes, state: &DotsState) -> i32 {
    let [first, second] = game.score(state);
    if game.turn(state) == Side::First { first - second } else { second - first }
}

/// A line that gets what the position is worth, or is known to be worth at least.
fn best_line(
    solver: &QuietSolver,
    game: &DotsAndBoxes,
    state: &DotsState,
    value: i32,
    clock: &mut Clock,
) -> Option<Line> {
    let mut lines = Vec::new();
    game.moves(state, &mut lines);
    lines.sort_by_key(|line| game.off_center(line.index()));
    // What closes boxes is tried first: mostly that is best, and its answer is known at once.
    lines.sort_by_key(|&line| !keeps_turn(game, state, line));
    lines.into_iter().find(|&line| is_worth(solver, game, state, line, value, clock).unwrap_or(false))
}

fn keeps_turn(game: &DotsAndBoxes, state: &DotsState, line: Line) -> bool {
    let mut child = *state;
    game.play(&mut child, line);
    game.turn(&child) == game.turn(state)
}

fn is_worth(
    solver: &QuietSolver,
    game: &DotsAndBoxes,
    state: &DotsState,
    line: Line,
    value: i32,
    clock: &mut Clock,
) -> Option<bool> {
    let mut child = *state;
    let gain = game.play(&mut child, line).gain;
    if game.turn(&child) == game.turn(state) {
        solver.is_at_least(game, &child, value - gain, clock).ok()
    } else {
        solver.is_at_least(game, &child, 1 - value, clock).ok().map(|is_more| !is_more)
    }
}

fn value_of(
    solver: &QuietSolver,
    game: &DotsAndBoxes,
    state: &DotsState,
    line: Line,
    clock: &mut Clock,
) -> Option<i32> {
    let mut child = *state;
    let gain = game.play(&mut child, line).gain;
    let (proven, _): (Proven, _) = solver.prove(game, &child, None, 0, clock, &mut |_| {});
    let rest = proven.value()?;
    Some(if game.turn(&child) == game.turn(state) { gain + rest } else { -rest })
}

/// The line of the board that begins what a search between captures has found.
fn first_line(
    game: &DotsAndBoxes,
    state: &DotsState,
    start: &CalmState,
    line: &[CalmMove],
    value: Value,
) -> Option<Line> {
    match *line.first()? {
        CalmMove::Draw(line) => Some(line),
        // What the position is worth says what the rest is worth to whoever has to move there.
        CalmMove::Take => capture(game, state, start, (value - Value::points(start.offer.boxes)).raw()),
        CalmMove::Deal => {
            let kept = start.offer.boxes - 2 * start.offer.dealt;
            capture(game, state, start, (Value::points(kept) - value).raw())
        }
    }
}

/// The line that makes the most of an offer when the rest is worth `rest` hundredths to whoever moves in it.
fn capture(game: &DotsAndBoxes, state: &DotsState, start: &CalmState, rest: i32) -> Option<Line> {
    let mut lines = Vec::new();
    game.moves(state, &mut lines);
    let worth = |line: &Line| {
        let mut child = *state;
        let gain = 100 * game.play(&mut child, *line).gain;
        let mut web = Web::of(game, &child);
        let offer = web.take_offer();
        // A line outside of the offer changes what the rest is worth.
        let is_same = web.free_lines().count() == start.free_lines();
        let all = if offer.dealt == 0 {
            100 * offer.boxes + rest
        } else {
            100 * (offer.boxes - offer.dealt) + (rest + 100 * offer.dealt).abs()
        };
        is_same.then(|| if game.turn(&child) == game.turn(state) { gain + all } else { -all })
    };
    lines
        .into_iter()
        .filter_map(|line| worth(&line).map(|worth| (worth, line)))
        .max_by_key(|&(worth, line)| (worth, std::cmp::Reverse(line.index())))
        .map(|(_, line)| line)
}

fn info(found: &Found<Line>, clock: &Clock) -> SearchInfo<Line> {
    SearchInfo {
        depth: found.depth,
        selective_depth: found.depth,
        line_number: 0,
        value: found.value,
        proven: found.proven,
        nodes: clock.nodes(),
        fill: 0,
        time: clock.elapsed(),
        line: found.line.clone(),
    }
}

fn info_of(info: &SearchInfo<CalmMove>, line: Vec<Line>) -> SearchInfo<Line> {
    SearchInfo {
        depth: info.depth,
        selective_depth: info.selective_depth,
        line_number: info.line_number,
        value: info.value,
        proven: info.proven,
        nodes: info.nodes,
        fill: info.fill,
        time: info.time,
        line,
    }
}

#[cfg(test)]
impl QuietPlayer<'_> {
    /// Whether it tries to solve a position.
    pub(super) fn tries(&self, game: &DotsAndBoxes, state: &DotsState) -> bool {
        self.solver(game, state).is_some()
    }
}
