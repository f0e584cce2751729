//! Proven optima of puzzles that count down: two searches share out the cells between start and goal.
//!
//! # How it proves
//! A move removes at most `c` of what is left, so a state from which `p` are left lies on a way of `L` moves, after `m`
//! of them, only if `left(start) − p ≤ c·m` and `p ≤ c·(L − m)`. That leaves a band of *cells* (p, m), the narrower the
//! nearer `L` is to ⌈left/c⌉; what a way wastes against `c` a move is its slack. For `L` = ⌈left/c⌉, one more, and so on:
//! cells are expanded, forward or, as (p, L − m), backward, until every move of such a way would start in a cell that
//! the forward search has expanded or end in one that the backward search has. Take the first state of the way whose
//! cell is not expanded forward: the forward search knows it, having expanded the one before it, and the backward search
//! too, having expanded the one after it. If there is no state that both know, there is no such way. Which search
//! expands a cell is free; always the cheapest complete one is taken next, so the border between the two follows the
//! actual numbers of states. All cells stay for the next `L`.

mod proof;
mod store;
mod wave;

pub use self::proof::Optimum;

use jogada_rules::{
    Cost, Countdown, Exclusion, Exclusions, Folded, Heuristic, Promise, Puzzle, Reversible, Steps, USUAL_MEMORY,
};

use self::store::{End, Harvest, SearchMeeting, Store};
use self::wave::Wave;
use super::run::Run;
use super::{Answer, Fold, Path, Shortfall, WayObserver, beam};
use crate::{Limits, StopFlag, Stopped};

/// States that are expanded between two looks at the clock.
const BATCH: usize = 1 << 13;
/// How wide the beam is that finds a first way, and how many nodes it may take.
const BEAM: usize = 300;
const BEAM_NODES: u64 = 200_000;

/// Finds and proves the fewest moves, with up to `threads` threads; their number changes nothing but the time.
///
/// - **Finds** a way of fewest moves, and proves that no shorter one exists.
/// - **Right** always; the answer is the cheapest too when all moves cost the same.
/// - **Costs** far less than a plain bidirectional search, see below; memory for every state that either search
///   reaches.
/// - **Needs** a puzzle that counts down, has predecessors and symmetries.
/// - **Reference**: Pohl, "Bi-directional search", 1971; on fronts that share out the work by bounds: Holte et al.,
///   "Bidirectional search that is guaranteed to meet in the middle", 2016.
///
/// The observer hears of each length (`iteration`) and of both bounds as they tighten, not of single nodes.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::optimal;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let optimum = optimal(&puzzle, 1, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(optimum.outcome.answer.is_proven());
/// assert_eq!(optimum.outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn optimal<P: Countdown + Folded + Reversible>(
    puzzle: &P,
    threads: usize,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> Optimum<P::Move> {
    let limits = limits.or(Limits { memory: Some(USUAL_MEMORY), ..Limits::NONE });
    let mut run = Run::new(puzzle, &limits, stop, observer);
    let mut pair = Pair::new(puzzle, threads, limits.memory.unwrap_or(USUAL_MEMORY));
    pair.first_way(&mut run, stop);
    let result = pair.search(&mut run);
    let best = pair.best.take();
    let answer = match result {
        Err(stopped) => Ok(Answer::Stopped { reason: Shortfall::Limit(stopped), at_least: run.at_least, best }),
        Ok(()) => Ok(best.map_or(Answer::NoSolution, found)),
    };
    Optimum { outcome: run.finish(answer), proof: pair.proof }
}

/// A way of fewest moves is the cheapest if all of its moves are ordinary ones, because none is cheaper.
fn found<M>(path: Path<M>) -> Answer<M> {
    let proven = path.cost == Cost::moves(path.moves.len() as u32);
    Answer::Found { path, proven }
}

/// The two searches.
struct Pair<P: Puzzle> {
    store: Store<P::State>,
    forward: Wave<P::State>,
    backward: Wave<P::State>,
    best: Option<Path<P::Move>>,
    proof: Exclusions,
}

impl<P: Countdown + Folded + Reversible> Pair<P> {
    fn new(puzzle: &P, threads: usize, memory: usize) -> Self {
        let left = puzzle.left(&puzzle.initial());
        let most_per_move = puzzle.most_per_move().max(1);
        Self {
            store: Store::new(threads, memory),
            forward: Wave::new(left, most_per_move),
            backward: Wave::new(left, most_per_move),
            best: None,
            proof: Exclusions { left, most_per_move, excluded: Vec::new() },
        }
    }

    /// Looks for ways of growing length. Afterward the best way is the shortest, or there is none.
    fn search<O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>) -> Result<(), Stopped> {
        let root = run.blind_start();
        let shortest = self.proof.left.div_ceil(self.proof.most_per_move);
        run.tighten(Cost::moves(shortest), self.upper());
        self.begin(run, &root)?;
        for moves in shortest.. {
            if self.is_settled(moves) {
                return Ok(());
            }
            run.iteration(Cost::moves(moves));
            let before = self.expanded();
            while let Some((end, distance)) = self.cheapest_cell(moves) {
                self.expand(run, end, distance)?;
                if self.is_settled(moves) {
                    return Ok(());
                }
            }
            let (from_start, from_goal) = (self.forward.expanded, self.backward.expanded);
            self.proof.excluded.push(Exclusion { moves, from_start, from_goal });
            run.tighten(Cost::moves(moves + 1), self.upper());
            if self.expanded() == before {
                self.press_on(run)?;
            }
        }
        Ok(())
    }

    /// Whether nothing is left to do at this length: a way of it is known, or one end is exhausted.
    fn is_settled(&self, moves: u32) -> bool {
        let exhausted = self.forward.waiting() == 0 || self.backward.waiting() == 0;
        self.best.as_ref().map_or(exhausted, |path| path.moves.len() <= moves as usize)
    }

    fn upper(&self) -> Option<Cost> {
        self.best.as_ref().map(|path| Cost::moves(path.moves.len() as u32))
    }

    fn expanded(&self) -> u64 {
        self.forward.expanded + self.backward.expanded
    }

    /// Expands something although no length so far asks for it. If there is no way, every length may be excluded for
    /// nothing, because cells without states cover it; only an end that is exhausted tells that there is none.
    fn press_on<O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>) -> Result<(), Stopped> {
        let end = if self.forward.waiting() <= self.backward.waiting() { End::Start } else { End::Goal };
        let before = self.expanded();
        while self.expanded() == before && self.wave(end).waiting() > 0 {
            let distance = self.wave(end).laggard();
            self.expand(run, end, distance)?;
        }
        Ok(())
    }

    /// A narrow beam gives a first upper bound, so that a search that is stopped has something to offer.
    fn first_way<O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>, stop: &StopFlag) {
        let fold = Fold(run.puzzle);
        let limits = Limits { memory: Some(run.memory_limit()), ..Limits::nodes(BEAM_NODES.min(run.room() / 4)) };
        let outcome = beam(&fold, &Left, BEAM, &limits, stop, &mut ());
        let counters = outcome.counters;
        run.count(counters.expanded, counters.generated, counters.duplicates);
        self.best = outcome.answer.path().and_then(|path| fold.unfold(&path.moves));
    }

    /// Puts both ends where they belong.
    fn begin<O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>, root: &P::State) -> Result<(), Stopped> {
        let start = run.puzzle.canonical(root);
        let harvest = self.store.add_end(self.proof.left, &start, End::Start)?;
        self.reap(run, harvest, End::Start, 0);
        for goal in Fold(run.puzzle).goals() {
            let harvest = self.store.add_end(0, &goal, End::Goal)?;
            self.reap(run, harvest, End::Goal, 0);
        }
        Ok(())
    }

    /// The complete cell that costs least to expand, among the rows where some move of a way of so many moves neither
    /// starts in a cell that the forward search has expanded nor ends in one that the backward search has.
    fn cheapest_cell(&self, moves: u32) -> Option<(End, u32)> {
        let mut cheapest: Option<(f64, End, u32)> = None;
        for left in 0..=self.proof.left {
            let away = self.proof.left - left;
            let forward = (End::Start, &self.forward, away, self.backward.least_done(left));
            let backward = (End::Goal, &self.backward, left, self.forward.least_done(away));
            for (end, wave, distance, others) in [forward, backward] {
                if wave.done(distance) + others >= moves {
                    continue;
                }
                let Some(states) = wave.ready(distance) else { continue };
                let price = states as f64 * wave.price();
                if cheapest.is_none_or(|(least, _, _)| price < least) {
                    cheapest = Some((price, end, distance));
                }
            }
        }
        cheapest.map(|(_, end, distance)| (end, distance))
    }

    /// Expands the next cell of a distance.
    fn expand<O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>, end: End, distance: u32) -> Result<(), Stopped> {
        let (moves, states) = self.wave(end).take(distance);
        run.wave(end == End::Start, moves, states.len());
        let mut shortest = self.upper();
        for batch in states.chunks(BATCH) {
            let harvest = self.store.expand(run.puzzle, batch, end, moves, self.proof.left, run.room())?;
            let wave = self.wave(end);
            wave.expanded += batch.len() as u64;
            wave.generated += harvest.generated;
            let duplicates = harvest.generated - harvest.fresh.len() as u64;
            run.count(batch.len() as u64, harvest.generated, duplicates);
            self.reap(run, harvest, end, moves + 1);
            self.hold(run, states.capacity())?;
            run.poll()?;
            if self.upper() != shortest {
                shortest = self.upper();
                run.tighten(run.at_least, shortest);
                if shortest == Some(run.at_least) {
                    break;
                }
            }
        }
        Ok(())
    }

    fn wave(&mut self, end: End) -> &mut Wave<P::State> {
        match end {
            End::Start => &mut self.forward,
            End::Goal => &mut self.backward,
        }
    }

    /// Lets new states wait in their cells, and follows a meeting if it closes a shorter way than the best known.
    fn reap<O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>, harvest: Harvest<P::State>, end: End, moves: u32) {
        let total = self.proof.left;
        let wave = self.wave(end);
        if !harvest.fresh.is_empty() {
            run.deepen(moves);
        }
        for (left, state) in harvest.fresh {
            let distance = if end == End::Start { total - left } else { left };
            wave.add(distance, moves, [state]);
        }
        if let Some(meeting) = harvest.meeting
            && self.best.as_ref().is_none_or(|path| meeting.moves < path.moves.len() as u32)
        {
            self.best = Some(self.way_through(run.puzzle, &meeting));
        }
    }

    fn hold<O: WayObserver<P>>(&self, run: &mut Run<'_, P, O>, taken: usize) -> Result<(), Stopped> {
        let waiting = self.forward.waiting() + self.backward.waiting();
        let lists = self.forward.bytes() + self.backward.bytes() + taken * size_of::<P::State>();
        run.hold(waiting, self.store.len(), self.store.bytes() + lists)
    }

    /// The way on the real board through a state that both ends know.
    fn way_through(&self, puzzle: &P, meeting: &SearchMeeting<P::State>) -> Path<P::Move> {
        let mut images = self.walk(meeting, End::Start, |state, steps| puzzle.predecessors(state, steps), puzzle);
        images.reverse();
        images.push(meeting.state.clone());
        images.extend(self.walk(meeting, End::Goal, |state, steps| puzzle.successors(state, steps), puzzle));
        Fold(puzzle).follow(&images)
    }

    /// The states from a meeting to one end, the meeting not included: each a move nearer than the one before.
    fn walk(
        &self,
        meeting: &SearchMeeting<P::State>,
        end: End,
        neighbors: impl Fn(&P::State, &mut Steps<P>),
        puzzle: &P,
    ) -> Vec<P::State> {
        let mut trail = Vec::new();
        let mut here = meeting.state.clone();
        let distance = self.store.way(&here, end).expect("both ends know a meeting");
        let mut steps: Steps<P> = Vec::new();
        for nearer in (0..distance).rev() {
            steps.clear();
            neighbors(&here, &mut steps);
            let mut images = steps.iter().map(|step| puzzle.canonical(&step.state));
            let next = images.find(|image| self.store.way(image, end) == Some(nearer));
            here = next.expect("a state is reached from one that is a move nearer");
            trail.push(here.clone());
        }
        trail
    }
}

/// What is left, as an estimate for the beam.
struct Left;

impl<P: Countdown + Folded> Heuristic<Fold<'_, P>> for Left {
    fn estimate(&self, puzzle: &Fold<'_, P>, state: &P::State) -> Cost {
        Cost::moves(puzzle.left(state))
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

#[cfg(test)]
mod tests;
