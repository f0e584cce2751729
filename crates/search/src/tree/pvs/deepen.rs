//! Iterative deepening with aspiration windows: the last finished iteration answers.

use jogada_rules::{Evaluator, Guide, Indexed, Keyed, Value, Window};

use super::root::RootMove;
use super::worker::Worker;
use super::{Engine, Pvs};
use crate::info::{Reporter, SearchInfo};
use crate::tree::{Found, is_final};
use crate::{Observer, Stopped};

/// The first depth at which the iteration before says enough to guess a window.
const ASPIRATION_FROM: u32 = 3;
/// A window that fails grows by this factor.
const WIDENING: i32 = 4;
/// A window wider than this, in hundredths of a point, may as well be the full one.
const WIDEST: i32 = 3_000;
/// Lines are not lengthened beyond this.
const LONGEST: usize = 64;

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Worker<'_, G, E, U, O> {
    /// Searches to `from`, `from` + 1, … plies, and answers with the best `wanted` lines of the last iteration that
    /// was finished.
    pub(in crate::tree) fn deepen(
        &mut self,
        state: &G::State,
        wanted: usize,
        from: u32,
        report: &mut Reporter<'_, G::Move>,
    ) -> Vec<Found<G::Move>> {
        let mut roots = self.root_moves(state);
        if roots.is_empty() {
            return Vec::new();
        }
        let wanted = wanted.min(roots.len());
        let mut answer =
            vec![Found::unsearched_to(self.engine.game, state, self.engine.evaluator, self.engine.options.ends)];
        answer[0].line.clone_from(&roots[0].line);
        for depth in self.depths(from) {
            if let Err(stopped) = self.iterate(state, &mut roots, depth, wanted) {
                for found in &mut answer {
                    found.stopped = Some(stopped);
                }
                break;
            }
            answer = self.answer(state, &roots, depth, wanted);
            self.tell(&answer, report);
            if self.is_done(&answer, roots.len()) {
                break;
            }
        }
        answer
    }

    /// The depths of the iterations, the last being the depth asked for.
    fn depths(&self, from: u32) -> impl Iterator<Item = u32> + use<G, E, U, O> {
        let Pvs { depth, step, .. } = self.engine.options;
        let step = step.max(1);
        let offset = depth.saturating_sub(from) % step;
        (from.saturating_add(offset)..=depth).step_by(step as usize)
    }

    /// One iteration: windows around the last value, wider and wider until the value is inside.
    fn iterate(
        &mut self,
        state: &G::State,
        roots: &mut [RootMove<G::Move>],
        depth: u32,
        wanted: usize,
    ) -> Result<(), Stopped> {
        let mut aspiration = Aspiration::around(&self.engine.options, depth, wanted, roots[0].value);
        loop {
            let value = self.search_root(state, roots, depth, aspiration.window, wanted)?;
            if aspiration.window.contains(value) {
                return Ok(());
            }
            aspiration.widen(value);
        }
    }

    fn answer(&self, state: &G::State, roots: &[RootMove<G::Move>], depth: u32, wanted: usize) -> Vec<Found<G::Move>> {
        // The best move is worth what it is worth, but it is the best for certain only if the others are certain too.
        let all_proven = roots.iter().all(|root| root.proven);
        let found = |(number, root): (usize, &RootMove<G::Move>)| Found {
            line: lengthened(self.engine, state, &root.line, depth),
            value: root.value,
            depth,
            proven: is_final(root.value, depth) || root.proven && (all_proven || number > 0),
            stopped: None,
        };
        roots.iter().take(wanted).enumerate().map(found).collect()
    }

    /// Whether another iteration would be wasted.
    fn is_done(&self, answer: &[Found<G::Move>], moves: usize) -> bool {
        let Pvs { soft_time, answer_only_move, .. } = self.engine.options;
        answer.iter().all(|found| found.proven)
            || answer_only_move && moves == 1
            || soft_time.is_some_and(|soft| self.clock.elapsed() >= soft)
    }

    fn tell(&mut self, answer: &[Found<G::Move>], report: &mut Reporter<'_, G::Move>) {
        for (line_number, found) in answer.iter().enumerate() {
            report(&SearchInfo {
                depth: found.depth,
                selective_depth: self.deepest,
                line_number,
                value: found.value,
                proven: found.proven,
                nodes: self.clock.nodes(),
                fill: self.engine.table.fill(),
                time: self.clock.elapsed(),
                line: found.line.clone(),
            });
        }
        self.observer.iteration(answer[0].depth, answer[0].value, &answer[0].line);
    }
}

/// The window that an iteration looks through.
struct Aspiration {
    window: Window,
    half: i32,
}

impl Aspiration {
    fn around(options: &Pvs, depth: u32, wanted: usize, last: Value) -> Self {
        let guessable = depth >= ASPIRATION_FROM && wanted == 1 && !last.is_decided();
        match options.aspiration {
            Some(half) if guessable => {
                let half = half.max(1);
                Self { window: Window::new(last - Value::hundredths(half), last + Value::hundredths(half)), half }
            }
            _ => Self { window: Window::FULL, half: WIDEST },
        }
    }

    /// Moves the edge that `value` went beyond; the other stays, because what it proved still holds.
    fn widen(&mut self, value: Value) {
        self.half = self.half.saturating_mul(WIDENING);
        let give_up = self.half >= WIDEST || value.is_decided();
        let step = Value::hundredths(self.half);
        if value <= self.window.alpha {
            self.window.alpha = if give_up { Value::MIN } else { value - step };
        } else {
            self.window.beta = if give_up { Value::MAX } else { value + step };
        }
    }
}

/// The line, followed by what the table knows, up to `depth` moves in all.
fn lengthened<G: Keyed, E, U>(
    engine: Engine<'_, G, E, U>,
    state: &G::State,
    line: &[G::Move],
    depth: u32,
) -> Vec<G::Move> {
    let Engine { game, table, .. } = engine;
    let mut state = state.clone();
    let mut longer = line.to_vec();
    for &mv in line {
        game.play(&mut state, mv);
    }
    let mut moves = Vec::new();
    while longer.len() < (depth as usize).min(LONGEST) && game.settled(&state).is_none() {
        moves.clear();
        game.moves(&state, &mut moves);
        let known = table.probe(game.key(&state)).and_then(|entry| entry.best);
        let Some(&mv) = known.and_then(|best| moves.get(usize::from(best))) else { break };
        game.play(&mut state, mv);
        longer.push(mv);
    }
    longer
}
