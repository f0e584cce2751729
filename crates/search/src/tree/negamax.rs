//! Negamax with a table: alpha-beta as the textbooks print it once positions are remembered.

use jogada_rules::{Bound, Evaluator, Guide, Keyed, Side, Value, Window};

use super::{Ends, Found, Lines, deep};
use crate::table::{Entry, Table};
use crate::{Clock, Cut, Observer, Stopped};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Negamax<'a> {
    /// How deep, in plies.
    pub depth: u32,
    /// What ends are worth.
    pub ends: Ends,
    /// What is remembered.
    pub table: &'a Table,
}

/// Searches `state` to the depth of `options`.
///
/// - **Finds** the same value as minimax, and a best move.
/// - **Right** always, within its depth; exact when every line ends before it.
/// - **Costs** like alpha-beta, less what the table spares; memory in the table.
/// - **Needs** the rules, keys, an evaluation, and the game's advice on moves if it has any.
/// - **Reference**: Knuth and Moore, "An analysis of alpha-beta pruning", 1975; the table after Greenblatt, 1967.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::tree::{Ends, Negamax, negamax};
/// use jogada_search::{Clock, Counters, Table};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let table = Table::new(1 << 16);
/// let options = Negamax { depth: u32::MAX, ends: Ends::Distance, table: &table };
/// let (clock, counters) = (&mut Clock::unlimited(), &mut Counters::default());
/// let found = negamax(&Countdown21, &state, &Nothing, &(), options, clock, counters);
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::win_in(5), true));
/// assert!(counters.table_hits > 0, "the same count is reached in many ways");
/// ```
pub fn negamax<G: Keyed>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    guide: &impl Guide<G>,
    options: Negamax<'_>,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    options.table.grow_older();
    let root = game.turn(state);
    let (lines, proven) = (Lines::new(), true);
    let mut search = Search { game, evaluator, guide, options, root, clock, observer, lines, proven };
    search.observer.begin(options.depth, Window::FULL);
    let result = search.value(&mut state.clone(), options.depth, 0, Window::FULL);
    let line = search.lines.take();
    let fallback = Found::unsearched(game, state, evaluator);
    match result {
        Err(stopped) => Found { stopped: Some(stopped), ..fallback },
        Ok(value) => {
            let proven = search.proven || value.is_decided();
            let line = if line.is_empty() { fallback.line } else { line };
            Found { line, value, depth: options.depth, proven, stopped: None }
        }
    }
}

struct Search<'a, G: Keyed, E, U, O> {
    game: &'a G,
    evaluator: &'a E,
    guide: &'a U,
    options: Negamax<'a>,
    root: Side,
    clock: &'a mut Clock,
    observer: &'a mut O,
    lines: Lines<G::Move>,
    /// Whether the value returned last is proven.
    proven: bool,
}

/// The best of a node's moves so far.
struct Best {
    value: Value,
    index: Option<u16>,
    proven: bool,
}

impl<G: Keyed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Search<'_, G, E, U, O> {
    fn value(&mut self, state: &mut G::State, depth: u32, ply: u32, window: Window) -> Result<Value, Stopped> {
        self.lines.clear(ply);
        if let Some(settled) = self.game.settled(state) {
            let value = self.options.ends.value(settled);
            self.observer.settle(ply, value);
            self.proven = true;
            return Ok(value);
        }
        if depth == 0 {
            let value = self.evaluator.evaluate(self.game, state);
            self.observer.evaluate(ply, value);
            self.proven = false;
            return Ok(value);
        }
        deep(ply, || self.remembered(state, depth, ply, window))
    }

    /// The table's answer, or else the best of the moves, remembered.
    fn remembered(&mut self, state: &mut G::State, depth: u32, ply: u32, window: Window) -> Result<Value, Stopped> {
        let key = self.game.key(state);
        let known = self.options.table.probe(key);
        // The root must have a move of its own.
        let cut = known.and_then(|entry| entry.cut(depth, window)).filter(|_| ply > 0);
        self.observer.probe(ply, cut.is_some());
        if let (Some(value), Some(entry)) = (cut, known) {
            self.proven = entry.proven;
            return Ok(value);
        }
        let best = self.best_child(state, depth, ply, window, known.and_then(|entry| entry.best))?;
        self.proven = best.proven;
        if let Some(depth) = depth_to_keep(depth, best.proven) {
            let bound = Bound::of(best.value, window);
            self.observer.store(ply, best.value, bound);
            let entry = Entry { value: best.value, bound, depth, proven: best.proven, best: best.index };
            self.options.table.store(key, entry);
        }
        Ok(best.value)
    }

    fn best_child(
        &mut self,
        state: &mut G::State,
        depth: u32,
        ply: u32,
        mut window: Window,
        table_move: Option<u16>,
    ) -> Result<Best, Stopped> {
        let game = self.game;
        let moves = self.ordered_moves(state, table_move);
        let mut best = Best { value: Value::MIN, index: None, proven: true };
        for (nth, &(index, mv)) in moves.iter().enumerate() {
            self.clock.tick()?;
            let value = game.descend(state, mv, |child, edge| {
                let lowered = edge.lower(window);
                self.observer.enter(ply + 1, mv, lowered);
                let value = self.value(child, depth - 1, ply + 1, lowered)?;
                self.observer.leave(ply + 1, value);
                Ok(edge.lift(value))
            })?;
            best.proven &= self.proven;
            best.value = best.value.max(value);
            if value > window.alpha {
                window.alpha = value;
                best.index = Some(index);
                self.lines.follow(ply, mv);
                self.observer.raise(ply, mv, value);
            }
            if window.alpha >= window.beta {
                // The refutation stands alone: whatever was tried before it plays no part in it.
                best.proven = self.proven;
                let kind = if game.turn(state) == self.root { Cut::Beta } else { Cut::Alpha };
                self.observer.cut(ply, kind, value, moves.len() - nth - 1);
                break;
            }
        }
        Ok(best)
    }

    /// The moves with their indices in generation order: the table's first, then by the game's advice.
    fn ordered_moves(&self, state: &G::State, table_move: Option<u16>) -> Vec<(u16, G::Move)> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let mut ordered: Vec<_> = (0u16..).zip(moves).collect();
        ordered.sort_by_cached_key(|&(index, mv)| {
            (Some(index) != table_move, -i64::from(self.guide.rank(self.game, state, mv)))
        });
        ordered
    }
}

/// The depth that an entry is kept with, if it can be kept. A search without a limit is deeper than an entry can say;
/// but what it proves holds at any greater depth, so the deepest that fits will do.
fn depth_to_keep(depth: u32, proven: bool) -> Option<u32> {
    let fits = depth <= Entry::DEEPEST;
    (fits || proven).then_some(depth.min(Entry::DEEPEST))
}
