//! The observer that writes the trace of a search for a move.

use jogada_catalog::CodeLine;
use jogada_catalog::trace::{Scroll, TraceEvent, TraceNode, WeighedMove, stop_word};
use jogada_rules::{Bound, Deed, Edge, Side, Standard, Value, Window};
use jogada_search::tree::Found;
use jogada_search::{Cut, Observer, Selected, Weighed};

/// Writes down what a search for a move does. A node is a line of moves from the root: a search that comes back to it,
/// in a later iteration or with a wider window, comes back to the same node.
pub struct Tracer<'a, G: Standard> {
    game: &'a G,
    root_side: Side,
    pub(crate) scroll: Scroll,
    seats: Vec<Seat<G>>,
    /// The nodes on the way to the present one, each with its window as it sees it.
    open: Vec<(u32, Window)>,
    left_last: Option<u32>,
}

/// The most moves of which a selection tells what it thought of them.
const MOST_WEIGHED: usize = 12;

/// What the tracer must know about a node.
struct Seat<G: Standard> {
    state: G::State,
    above: Option<(u32, Edge)>,
    children: Vec<(G::Move, u32)>,
}

impl<'a, G: Standard> Tracer<'a, G> {
    pub(crate) fn new(game: &'a G, state: &G::State, code: &'static [CodeLine], cap: usize) -> Self {
        let root_side = game.turn(state);
        let mut scroll = Scroll::new(code, cap);
        scroll.add(TraceNode { side: Some(root_side.number()), ..TraceNode::default() });
        let seats = vec![Seat { state: state.clone(), above: None, children: Vec::new() }];
        Self { game, root_side, scroll, seats, open: vec![(0, Window::FULL)], left_last: None }
    }

    /// Writes how the search ended.
    pub(crate) fn finish(&mut self, found: &Found<G::Move>) {
        let mv = found.best().map(|mv| self.game.move_text(&self.seats[0].state, mv));
        let value = Some(found.value);
        let (step, reason) = match found.stopped {
            Some(why) => (Deed::Stop, Some(stop_word(why))),
            None => (Deed::Answer, None),
        };
        self.scroll.push(step, TraceEvent { mv, value, reason, ..TraceEvent::about(0) });
    }

    /// The node that `mv` leads to from the one at the ply before, new or known.
    fn child(&mut self, ply: u32, mv: G::Move) -> u32 {
        let parent = self.at(ply.saturating_sub(1));
        let known = self.seats[parent as usize].children.iter().find(|(known, _)| *known == mv);
        if let Some(&(_, node)) = known {
            return node;
        }
        let seat = &self.seats[parent as usize];
        let text = self.game.move_text(&seat.state, mv);
        let mut state = seat.state.clone();
        let edge = self.game.descend(&mut state.clone(), mv, |child, edge| {
            state = child.clone();
            edge
        });
        let side = Some(self.game.turn(&state).number());
        let depth = self.scroll.nodes.depth(parent) + 1;
        let (parent_number, mv_text) = (Some(parent), Some(text));
        let node =
            self.scroll.add(TraceNode { parent: parent_number, mv: mv_text, depth, side, ..TraceNode::default() });
        self.seats[parent as usize].children.push((mv, node));
        self.seats.push(Seat { state, above: Some((parent, edge)), children: Vec::new() });
        node
    }

    /// The node on the present way at that ply.
    fn at(&self, ply: u32) -> u32 {
        let last = self.open.len() - 1;
        self.open[(ply as usize).min(last)].0
    }

    /// Goes to the child that `mv` leads to.
    fn go(&mut self, ply: u32, mv: G::Move, window: Window) -> u32 {
        let node = self.child(ply, mv);
        self.open.truncate(ply as usize);
        self.open.push((node, window));
        node
    }

    fn is_turned(&self, node: u32) -> bool {
        self.game.turn(&self.seats[node as usize].state) != self.root_side
    }

    /// A value of `node` in the eyes of the root; none for the ends of a full window.
    fn seen(&self, node: u32, mut value: Value) -> Option<Value> {
        if value == Value::MIN || value == Value::MAX {
            return None;
        }
        let mut seat = &self.seats[node as usize];
        while let Some((above, edge)) = seat.above {
            value = edge.lift(value);
            seat = &self.seats[above as usize];
        }
        Some(value)
    }

    /// Both ends of an interval at `node`, seen by the root: they change places where the opponent moves.
    fn ends(&self, node: u32, lower: Value, upper: Value) -> (Option<Value>, Option<Value>) {
        let (lower, upper) = (self.seen(node, lower), self.seen(node, upper));
        if self.is_turned(node) { (upper, lower) } else { (lower, upper) }
    }

    /// A share of games won by who moved to `node`, seen by the root.
    fn share(&self, node: u32, mean: f32) -> f64 {
        let mover = self.seats[node as usize]
            .above
            .map_or(self.root_side, |(above, _)| self.game.turn(&self.seats[above as usize].state));
        f64::from(if mover == self.root_side { mean } else { 1.0 - mean })
    }

    fn tell_value(&mut self, step: Deed, ply: u32, value: Value) {
        if self.scroll.admits() {
            let node = self.at(ply);
            let value = self.seen(node, value);
            self.scroll.push(step, TraceEvent { value, ..TraceEvent::about(node) });
        }
    }

    fn tell_record(&mut self, step: Deed, node: u32, (visits, mean): (u64, f32)) {
        let mean = (visits > 0).then(|| self.share(node, mean));
        self.scroll.push(step, TraceEvent { visits: Some(visits), mean, ..TraceEvent::about(node) });
    }

    /// The most promising of the moves that a simulation could take at the node above `ply`, as texts.
    fn weighed(&self, ply: u32, taken: G::Move, among: &[Weighed<G::Move>]) -> Vec<WeighedMove> {
        let state = &self.seats[self.at(ply.saturating_sub(1)) as usize].state;
        let mut sorted: Vec<_> = among.iter().collect();
        sorted.sort_by(|a, b| (b.mean + b.bonus).total_cmp(&(a.mean + a.bonus)));
        let told = |known: &&Weighed<G::Move>| WeighedMove {
            mv: self.game.move_text(state, known.mv),
            visits: known.visits,
            mean: known.mean.into(),
            bonus: known.bonus.into(),
            chosen: known.mv == taken,
        };
        sorted.iter().take(MOST_WEIGHED).map(told).collect()
    }

    fn tell_numbers(&mut self, step: Deed, node: u32, proof: u32, disproof: u32) {
        let (proof, disproof) = (Some(proof), Some(disproof));
        self.scroll.push(step, TraceEvent { proof, disproof, ..TraceEvent::about(node) });
    }
}

impl<G: Standard> Observer<G::Move> for Tracer<'_, G> {
    fn begin(&mut self, depth: u32, window: Window) {
        self.open = vec![(0, window)];
        self.left_last = None;
        if self.scroll.admits() {
            let (alpha, beta) = self.ends(0, window.alpha, window.beta);
            let threshold = (depth > 0 && depth < u32::MAX).then(|| f64::from(depth));
            self.scroll.push(Deed::Begin, TraceEvent { threshold, alpha, beta, ..TraceEvent::about(0) });
        }
    }

    fn turn_to(&mut self, upward: impl Iterator<Item = G::Move>) {
        if self.scroll.events.len() < self.scroll.cap {
            let mut moves: Vec<_> = upward.collect();
            moves.reverse();
            for (ply, &mv) in (1..).zip(&moves) {
                self.go(ply, mv, Window::FULL);
            }
            self.open.truncate(moves.len() + 1);
        }
    }

    fn enter(&mut self, ply: u32, mv: G::Move, window: Window) {
        if self.scroll.admits() {
            let node = self.go(ply, mv, window);
            let again = self.left_last == Some(node) && !window.is_empty();
            let step = match window.is_empty() {
                _ if again => Deed::Again,
                true => Deed::Scout,
                false => Deed::Enter,
            };
            let (alpha, beta) = self.ends(node, window.alpha, window.beta);
            self.scroll.push(step, TraceEvent { alpha, beta, ..TraceEvent::about(node) });
        }
    }

    fn leave(&mut self, ply: u32, value: Value) {
        self.tell_value(Deed::Leave, ply, value);
        self.left_last = Some(self.at(ply));
    }

    fn evaluate(&mut self, ply: u32, value: Value) {
        self.tell_value(Deed::Evaluate, ply, value);
    }

    fn settle(&mut self, ply: u32, value: Value) {
        self.tell_value(Deed::Settle, ply, value);
    }

    fn raise(&mut self, ply: u32, mv: G::Move, value: Value) {
        if self.scroll.admits() {
            let (node, other) = (self.at(ply), self.child(ply + 1, mv));
            if let Some((_, window)) = self.open.get_mut(ply as usize) {
                *window = window.raised(value);
            }
            let value = self.seen(node, value);
            self.scroll.push(Deed::Raise, TraceEvent { value, other: Some(other), ..TraceEvent::about(node) });
        }
    }

    fn cut(&mut self, ply: u32, kind: Cut, value: Value, skipped: usize) {
        if self.scroll.admits() {
            let node = self.at(ply);
            let window = self.open.get(ply as usize).map_or(Window::FULL, |(_, window)| *window);
            let reason = match kind {
                _ if value < window.beta => "reach",
                Cut::Alpha => "alpha",
                Cut::Beta => "beta",
            };
            let (alpha, beta) = self.ends(node, window.alpha, window.beta);
            let (value, count) = (self.seen(node, value), Some(skipped as u64));
            let reason = Some(reason);
            self.scroll.push(Deed::Cut, TraceEvent { value, alpha, beta, reason, count, ..TraceEvent::about(node) });
        }
    }

    fn probe(&mut self, ply: u32, hit: bool) {
        if self.scroll.admits() {
            let step = if hit { Deed::Hit } else { Deed::Probe };
            self.scroll.push(step, TraceEvent::about(self.at(ply)));
        }
    }

    fn store(&mut self, ply: u32, value: Value, bound: Bound) {
        if self.scroll.admits() {
            let node = self.at(ply);
            let bound = if self.is_turned(node) { bound.turned() } else { bound };
            let reason = match bound {
                Bound::Lower => "lower",
                Bound::Upper => "upper",
                Bound::Exact => "exact",
            };
            let value = self.seen(node, value);
            self.scroll.push(Deed::Store, TraceEvent { value, reason: Some(reason), ..TraceEvent::about(node) });
        }
    }

    fn iteration(&mut self, depth: u32, value: Value, line: &[G::Move]) {
        if self.scroll.admits() {
            let mv = line.first().map(|&mv| self.game.move_text(&self.seats[0].state, mv));
            let (value, threshold) = (Some(value), Some(f64::from(depth)));
            self.scroll.push(Deed::Iteration, TraceEvent { mv, threshold, value, ..TraceEvent::about(0) });
        }
    }

    fn reach(&mut self, ply: u32, value: Value) {
        self.tell_value(Deed::Reach, ply, value);
    }

    fn merit(&mut self, ply: u32, merit: Value) {
        if self.scroll.admits() {
            let node = self.at(ply);
            self.scroll.push(Deed::Merit, TraceEvent { value: Some(merit), ..TraceEvent::about(node) });
        }
    }

    fn select(&mut self, ply: u32, mv: G::Move, selected: impl FnOnce() -> Selected<G::Move>) {
        if self.scroll.admits() {
            let node = self.go(ply, mv, Window::FULL);
            let Selected { visits, mean, among } = selected();
            let weighed = self.weighed(ply, mv, &among);
            let mean = (visits > 0).then(|| self.share(node, mean));
            let about = TraceEvent { visits: Some(visits), mean, weighed, ..TraceEvent::about(node) };
            self.scroll.push(Deed::Select, about);
        }
    }

    fn grow(&mut self, ply: u32, children: usize) {
        if self.scroll.admits() {
            let count = Some(children as u64);
            self.scroll.push(Deed::Grow, TraceEvent { count, ..TraceEvent::about(self.at(ply)) });
        }
    }

    fn play_out(&mut self, ply: u32, result: f32) {
        if self.scroll.admits() {
            let own = if self.root_side == Side::First { result } else { 1.0 - result };
            let mean = Some(f64::from(own));
            self.scroll.push(Deed::PlayOut, TraceEvent { mean, ..TraceEvent::about(self.at(ply)) });
        }
    }

    fn back_up(&mut self, ply: u32, record: impl FnOnce() -> (u64, f32)) {
        if self.scroll.admits() {
            self.tell_record(Deed::BackUp, self.at(ply), record());
        }
    }

    fn prove(&mut self, ply: u32, lower: Value, upper: Value) {
        if self.scroll.admits() {
            let node = self.at(ply);
            let (alpha, beta) = self.ends(node, lower, upper);
            self.scroll.push(Deed::Prove, TraceEvent { alpha, beta, ..TraceEvent::about(node) });
        }
    }

    fn ask(&mut self, at_least: i32) {
        self.open.truncate(1);
        if self.scroll.admits() {
            let threshold = Some(f64::from(at_least));
            self.scroll.push(Deed::Ask, TraceEvent { threshold, ..TraceEvent::about(0) });
        }
    }

    fn look(&mut self, ply: u32, mv: G::Move, proof: u32, disproof: u32) {
        if self.scroll.admits() {
            let node = self.child(ply, mv);
            self.tell_numbers(Deed::Look, node, proof, disproof);
        }
    }

    fn follow(&mut self, ply: u32, mv: G::Move, proof_limit: u32, disproof_limit: u32) {
        if self.scroll.admits() {
            let node = self.go(ply, mv, Window::FULL);
            self.tell_numbers(Deed::Follow, node, proof_limit, disproof_limit);
        }
    }

    fn combine(&mut self, ply: u32, proof: u32, disproof: u32) {
        if self.scroll.admits() {
            self.tell_numbers(Deed::Combine, self.at(ply), proof, disproof);
        }
    }
}
