//! The search as a whole: the tree from one move of a game to the next, threads, and the answer.

use std::sync::Mutex;

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Nothing};
use jogada_search::tree::Found;
use jogada_search::{Clock, Limits, Reporter, StopFlag, Stopped};

use super::Puct;
use super::lines::{Variation, infos, worth};
use super::simulate::PuctSimulator;
use super::tree::{Candidate, Fate, PuctEdge, PuctTree, ROOT};
use crate::hex::glance::Insight;
use crate::hex::net::{Net, Opinion, Scratch};
use crate::hex::perspective::Perspective;

/// Simulations between the first two reports; doubled after each.
const FIRST_REPORT: u64 = 256;

/// Simulations before someone with insight is asked for a proof of the position itself; doubled after each.
const FIRST_PROOF: u64 = 2048;

/// So many moves that were not tried are looked at before anybody would notice.
const FEW: usize = 5;

/// A search that keeps what it knows from one move of a game to the next.
#[derive(Debug)]
pub struct Searcher<'n> {
    pub(super) net: &'n Net,
    /// How it searches.
    pub options: Puct,
    pub(super) tree: PuctTree,
    state: Option<HexState>,
}

impl<'n> Searcher<'n> {
    /// Nothing is known yet.
    pub fn new(net: &'n Net, options: Puct) -> Self {
        Self { net, options, tree: PuctTree::new(), state: None }
    }

    /// Searches from `state` until the clock stops it, the memory is full or the outcome is proven. A node of the clock
    /// is a simulation. `insight` makes someone with insight for each thread.
    pub fn search<I: Insight>(
        &mut self,
        game: &Hex,
        state: &HexState,
        insight: impl Fn() -> I + Sync,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> Found<HexMove> {
        self.move_to(game, state);
        if game.settled(state).is_some() {
            return self.found(game, state);
        }
        let stopped = self.run(game, state, &insight, clock, report);
        if self.is_solved() {
            self.conclude(game, state, &mut insight());
            infos(clock, &self.tree, &self.options).iter().for_each(report);
        }
        Found { stopped, ..self.found(game, state) }
    }

    /// Sees to it that what is told of a decided position has to do with who wins it. Where sides may change,
    /// connections do not say who that is.
    fn conclude(&mut self, game: &Hex, state: &HexState, insight: &mut impl Insight) {
        if !game.may_still_be_swapped(state) {
            self.tree.close(game, state, &insight.closing(game, state));
            self.tree.end_lines(game, state, self.options.told.max(1), insight);
        }
    }

    fn run<I: Insight>(
        &mut self,
        game: &Hex,
        state: &HexState,
        insight: impl Fn() -> I + Sync,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> Option<Stopped> {
        let (net, options) = (self.net, self.options);
        let tree = Mutex::new(std::mem::replace(&mut self.tree, PuctTree::new()));
        let work = |clock: &mut Clock, leads: bool, tell: &mut dyn FnMut(&Clock, &PuctTree)| {
            let mut simulator = PuctSimulator::new(game, net, &options, insight());
            simulate_all(&mut simulator, &tree, state, clock, leads, tell)
        };
        let mut tell = |clock: &Clock, tree: &PuctTree| infos(clock, tree, &options).iter().for_each(&mut *report);
        let stopped = with_helpers(options.threads - 1, clock, &work, &mut tell);
        self.tree = tree.into_inner().expect("no thread panics while it holds the tree");
        stopped
    }

    /// Goes on from `state`, with what is known about it if a move or two lead there.
    fn move_to(&mut self, game: &Hex, state: &HexState) {
        if self.state.as_ref() == Some(state) {
            return;
        }
        let tree = std::mem::replace(&mut self.tree, PuctTree::new());
        let before = self.state.replace(state.clone());
        if let Some(number) = before.and_then(|before| find(game, &tree, &before, state)) {
            self.tree = tree.below(number);
        }
    }

    /// The `count` best moves of the position searched last, best first, of those that were tried.
    pub fn lines(&self, count: usize) -> Vec<Variation> {
        self.tree.best_lines(count)
    }

    /// Up to `count` moves of the position searched last that were not tried, the net's favorites first, with what it
    /// expects of each at first sight, which is no more than what the search expects of the move that it prefers. Moves
    /// that are known to be of no use are not among them, and once `stop` is raised only a few are looked at: all those
    /// of a large board take a while.
    pub fn untried(&self, game: &Hex, count: usize, stop: &StopFlag) -> Vec<Variation> {
        let (root, Some(state)) = (self.tree.node(ROOT), &self.state) else { return Vec::new() };
        let is_lost = root.fate == Fate::Lost;
        let untried = root.candidates[root.edges.len()..].iter().take(count);
        let told = |mv: HexMove| {
            let (value, proven) = if is_lost { (-1.0, true) } else { self.first_sight(game, state, mv) };
            Variation { moves: vec![mv], visits: 0, value, proven }
        };
        let wanted = untried.enumerate().take_while(|&(number, _)| number < FEW || !stop.is_stopped());
        wanted.map(|(_, candidate)| told(candidate.mv())).collect()
    }

    /// What a move promises at first sight, and whether that is certain.
    fn first_sight(&self, game: &Hex, state: &HexState, mv: HexMove) -> (f32, bool) {
        let mut next = state.clone();
        game.play(&mut next, mv);
        if let Some(value) = game.settled(&next) {
            return (-value.signum() as f32, true);
        }
        let (mut scratch, mut opinion) = (Scratch::new(self.net, game.size()), Opinion::default());
        self.net.look(&Perspective::of(game, &next), &mut scratch, &mut opinion);
        // Whoever may choose its side has the better one.
        let value = if game.is_swap_pending(&next) { opinion.value.abs() } else { opinion.value };
        (self.tree.preferred().map_or(-value, |most| most.min(-value)), false)
    }

    /// How often each move at the root was tried.
    pub fn visits(&self) -> impl Iterator<Item = (HexMove, u32)> {
        self.tree.node(ROOT).tried().map(|(_, candidate, edge)| (candidate.mv(), edge.visits))
    }

    /// What the side to move at the root may expect, from −1 to 1.
    pub fn value(&self) -> f32 {
        self.tree.expectation()
    }

    /// Whether the outcome is proven.
    pub fn is_solved(&self) -> bool {
        self.tree.fate(ROOT) != Fate::Open
    }

    /// Mixes noise into the advice at the root, so that self-play tries what the net overlooks.
    pub fn stir<I: Insight>(&mut self, game: &Hex, state: &HexState, insight: I, noise: f32, dice: &mut Dice) {
        self.move_to(game, state);
        let tree = Mutex::new(std::mem::replace(&mut self.tree, PuctTree::new()));
        if !tree.lock().expect("no other thread").node(ROOT).is_known() {
            PuctSimulator::new(game, self.net, &self.options, insight).simulate(&tree, state);
        }
        self.tree = tree.into_inner().expect("no other thread");
        self.tree.node_mut(ROOT).stir(noise, dice);
    }

    fn found(&self, game: &Hex, state: &HexState) -> Found<HexMove> {
        let (value, proven) = (worth(self.value(), self.is_solved()), self.is_solved());
        if let Some(line) = self.lines(1).pop() {
            return Found { value, proven, ..line.found() };
        }
        // Known to be lost before anything was tried: the net's favorite resists as well as any.
        match self.tree.node(ROOT).candidates.first() {
            Some(candidate) => Found { line: vec![candidate.mv()], value, depth: 1, proven, stopped: None },
            None => Found::unsearched(game, state, &Nothing),
        }
    }
}

/// Simulates until something ends it. Only the thread that leads asks for proofs, one is enough, and heeds soft time.
fn simulate_all<I: Insight>(
    simulator: &mut PuctSimulator<'_, I>,
    tree: &Mutex<PuctTree>,
    state: &HexState,
    clock: &mut Clock,
    leads: bool,
    tell: &mut dyn FnMut(&Clock, &PuctTree),
) -> Option<Stopped> {
    let (mut next_report, mut next_proof) = (FIRST_REPORT, if leads { FIRST_PROOF } else { u64::MAX });
    let locked = || tree.lock().expect("no thread panics while it holds the tree");
    loop {
        if clock.nodes() >= next_proof {
            next_proof *= 2;
            let glance = simulator.insight.prove(simulator.game, state, clock);
            locked().heed(simulator.game, ROOT, state, &glance);
        }
        {
            let tree = locked();
            let solved = tree.fate(ROOT) != Fate::Open;
            if solved {
                return None;
            }
            if clock.nodes() >= next_report {
                next_report *= 2;
                tell(clock, &tree);
            }
            if leads && is_time_to_answer(simulator.options, &tree, clock) {
                return None;
            }
            if tree.bytes() >= simulator.options.memory {
                return Some(Stopped::Memory);
            }
        }
        if let Err(stopped) = clock.tick() {
            return Some(stopped);
        }
        simulator.simulate(tree, state);
    }
}

/// Whether more time is better kept for another move.
fn is_time_to_answer(options: &Puct, tree: &PuctTree, clock: &Clock) -> bool {
    let simulations = clock.nodes() * options.threads as u64;
    options.soft_time.is_some_and(|soft| clock.elapsed() >= soft) && tree.is_clear(simulations)
}

/// Runs `work` with so many helpers beside it, which stop when the first thread does.
fn with_helpers(
    helpers: usize,
    clock: &mut Clock,
    work: &(impl Fn(&mut Clock, bool, &mut dyn FnMut(&Clock, &PuctTree)) -> Option<Stopped> + Sync),
    tell: &mut dyn FnMut(&Clock, &PuctTree),
) -> Option<Stopped> {
    let done = StopFlag::new();
    std::thread::scope(|scope| {
        let help = || {
            let mut clock = Clock::start(&Limits::NONE, &done);
            work(&mut clock, false, &mut |_, _| {});
            clock.nodes()
        };
        let running: Vec<_> = (0..helpers).map(|_| scope.spawn(help)).collect();
        let stopped = work(clock, true, tell);
        done.stop();
        for helper in running {
            clock.add_nodes(helper.join().expect("a helper does nothing that the first thread does not"));
        }
        stopped
    })
}

/// The position of `state` in a tree that starts from `before`, if a move or two lead there.
fn find(game: &Hex, tree: &PuctTree, before: &HexState, state: &HexState) -> Option<u32> {
    let follow = |number: u32, from: &HexState| -> Vec<(u32, HexState)> {
        let step = |(_, candidate, edge): (usize, Candidate, &PuctEdge)| {
            let mut next = from.clone();
            game.play(&mut next, candidate.mv());
            (edge.node, next)
        };
        tree.node(number).tried().map(step).collect()
    };
    let replies = follow(ROOT, before);
    let found = |positions: &[(u32, HexState)]| positions.iter().find(|(_, next)| next == state).map(|&(node, _)| node);
    found(&replies).or_else(|| replies.iter().find_map(|(node, next)| found(&follow(*node, next))))
}
