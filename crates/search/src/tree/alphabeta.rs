//! Alpha-beta: minimax without the parts that can not matter.

use jogada_rules::{Evaluator, Game, Side, Value, Window};

use super::{Ends, Found, Lines, deep};
use crate::{Clock, Cut, Observer, Stopped};

/// In which order moves are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Order {
    /// As the rules list them.
    #[default]
    Natural,
    /// By the evaluation of where they lead, best first: what the course reports do.
    Evaluation,
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct AlphaBeta {
    /// How deep, in plies.
    pub depth: u32,
    /// What ends are worth.
    pub ends: Ends,
    /// In which order moves are tried.
    pub order: Order,
}

/// Searches `state` within `window`, fail-soft: a value outside the window is a bound as tight as was found.
///
/// - **Finds** the same value as minimax, and a best move.
/// - **Right** always, within its depth; exact when every line ends before it.
/// - **Costs** between b^d and about 2·b^(d/2) positions, by the order of the moves; memory in the depth.
/// - **Needs** the rules and an evaluation.
/// - **Reference**: Knuth and Moore, "An analysis of alpha-beta pruning", 1975; fail-soft after Fishburn, 1983.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value, Window};
/// use jogada_search::Clock;
/// use jogada_search::tree::{AlphaBeta, Ends, Order, alphabeta};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let options = AlphaBeta { depth: 11, ends: Ends::Distance, order: Order::Natural };
/// let clock = &mut Clock::unlimited();
/// let found = alphabeta(&Countdown21, &state, &Nothing, options, Window::FULL, clock, &mut ());
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::win_in(5), true));
/// ```
pub fn alphabeta<G: Game>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    options: AlphaBeta,
    window: Window,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    let root = game.turn(state);
    let (moves, lines) = (Vec::new(), Lines::new());
    let mut search = Search { game, evaluator, options, root, clock, observer, moves, lines, estimated: false };
    let mut value = Value::MIN;
    search.observer.begin(options.depth, window);
    let result = search.value(&mut state.clone(), options.depth, 0, window, &mut value);
    let line = search.lines.take();
    let proven = result.is_ok() && (!search.estimated || value.is_decided());
    let fallback = Found::unsearched(game, state, evaluator);
    let (depth, stopped) = (options.depth, result.err());
    match (line.is_empty(), value) {
        // Stopped before the first move was searched.
        (true, Value::MIN) => Found { stopped, ..fallback },
        // No move raised alpha: any is as good as the first.
        (true, value) => Found { value, depth, proven, stopped, ..fallback },
        (false, value) => Found { line, value, depth, proven, stopped },
    }
}

struct Search<'a, G: Game, E, O> {
    game: &'a G,
    evaluator: &'a E,
    options: AlphaBeta,
    root: Side,
    clock: &'a mut Clock,
    observer: &'a mut O,
    /// The moves of all open nodes, one after the other.
    moves: Vec<G::Move>,
    lines: Lines<G::Move>,
    estimated: bool,
}

impl<G: Game, E: Evaluator<G>, O: Observer<G::Move>> Search<'_, G, E, O> {
    /// Puts the value of `state` into `best`, which holds the best so far if the clock stops the search.
    fn value(
        &mut self,
        state: &mut G::State,
        depth: u32,
        ply: u32,
        window: Window,
        best: &mut Value,
    ) -> Result<(), Stopped> {
        self.lines.clear(ply);
        if let Some(settled) = self.game.settled(state) {
            *best = self.options.ends.value(settled);
            self.observer.settle(ply, *best);
            return Ok(());
        }
        if depth == 0 {
            self.estimated = true;
            *best = self.evaluator.evaluate(self.game, state);
            self.observer.evaluate(ply, *best);
            return Ok(());
        }
        deep(ply, || self.best_child(state, depth, ply, window, best))
    }

    fn best_child(
        &mut self,
        state: &mut G::State,
        depth: u32,
        ply: u32,
        mut window: Window,
        best: &mut Value,
    ) -> Result<(), Stopped> {
        let game = self.game;
        let first = self.list_moves(state);
        let end = self.moves.len();
        for index in first..end {
            let mv = self.moves[index];
            self.clock.tick()?;
            let value = game.descend(state, mv, |child, edge| {
                let lowered = edge.lower(window);
                self.observer.enter(ply + 1, mv, lowered);
                let mut value = Value::MIN;
                self.value(child, depth - 1, ply + 1, lowered, &mut value)?;
                self.observer.leave(ply + 1, value);
                Ok(edge.lift(value))
            })?;
            *best = value.max(*best);
            if value > window.alpha {
                window.alpha = value;
                self.lines.follow(ply, mv);
                self.observer.raise(ply, mv, value);
            }
            if window.alpha >= window.beta {
                self.observer.cut(ply, self.kind_of_cut(state), value, end - index - 1);
                break;
            }
        }
        self.moves.truncate(first);
        Ok(())
    }

    /// Appends the moves of `state` in the order wanted, and says where they start.
    fn list_moves(&mut self, state: &mut G::State) -> usize {
        let first = self.moves.len();
        self.game.moves(state, &mut self.moves);
        if self.options.order == Order::Evaluation {
            let (game, evaluator, ends) = (self.game, self.evaluator, self.options.ends);
            self.moves[first..].sort_by_cached_key(|&mv| -looks(game, state, evaluator, ends, mv));
        }
        first
    }

    fn kind_of_cut(&self, state: &G::State) -> Cut {
        if self.game.turn(state) == self.root { Cut::Beta } else { Cut::Alpha }
    }
}

/// What a move looks worth without searching: the estimate of where it leads.
fn looks<G: Game>(game: &G, state: &mut G::State, evaluator: &impl Evaluator<G>, ends: Ends, mv: G::Move) -> Value {
    game.descend(state, mv, |child, edge| {
        let settled = game.settled(child).map(|value| ends.value(value));
        edge.lift(settled.unwrap_or_else(|| evaluator.evaluate(game, child)))
    })
}
