//! The search as a whole: the tree from one move of a game to the next, threads, and the answer.

use std::sync::Mutex;

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Value};
use jogada_search::tree::Found;
use jogada_search::{Clock, Limits, Reporter, SearchInfo, StopFlag, Stopped};

use super::Puct;
use super::simulate::PuctSimulator;
use super::tree::{Candidate, Fate, PuctEdge, PuctTree, ROOT};
use crate::hex::glance::Insight;
use crate::hex::net::Net;

/// Simulations between the first two reports; doubled after each.
const FIRST_REPORT: u64 = 256;

/// Simulations before someone with insight is asked for a proof of the position itself; doubled after each.
const FIRST_PROOF: u64 = 2048;

/// A search that keeps what it knows from one move of a game to the next.
#[derive(Debug)]
pub struct Searcher<'n> {
    pub(super) net: &'n Net,
    /// How it searches.
    pub options: Puct,
    pub(super) tree: PuctTree,
    state: Option<HexState>,
}

/// A move and what is known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// The move, and what would follow.
    pub moves: Vec<HexMove>,
    /// How often it was tried.
    pub visits: u32,
    /// What the side that makes it may expect, from −1 to 1.
    pub value: f32,
    /// Whether that is proven.
    pub proven: bool,
}

impl Variation {
    /// The same as any search would say it.
    pub fn found(self) -> Found<HexMove> {
        let (value, proven) = (worth(self.value, self.proven), self.proven);
        Found { depth: self.moves.len() as u32, line: self.moves, value, proven, stopped: None }
    }
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
        if self.is_solved() && !game.may_still_be_swapped(state) {
            self.tree.close(game, state, &insight().closing(game, state));
        }
        Found { stopped, ..self.found(game, state) }
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
        let work = |clock: &mut Clock, first_proof: u64, tell: &mut dyn FnMut(&Clock, &PuctTree)| {
            let mut simulator = PuctSimulator::new(game, net, &options, insight());
            simulate_all(&mut simulator, &tree, state, clock, first_proof, tell)
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

    /// The `count` best moves of the position searched last, best first.
    pub fn lines(&self, count: usize) -> Vec<Variation> {
        best_lines(&self.tree, count)
    }

    /// How often each move at the root was tried.
    pub fn visits(&self) -> impl Iterator<Item = (HexMove, u32)> {
        self.tree.node(ROOT).tried().map(|(_, candidate, edge)| (candidate.mv(), edge.visits))
    }

    /// What the side to move at the root may expect, from −1 to 1.
    pub fn value(&self) -> f32 {
        expectation(&self.tree)
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
            None => Found::unsearched(game, state, &jogada_rules::Nothing),
        }
    }
}

fn simulate_all<I: Insight>(
    simulator: &mut PuctSimulator<'_, I>,
    tree: &Mutex<PuctTree>,
    state: &HexState,
    clock: &mut Clock,
    first_proof: u64,
    tell: &mut dyn FnMut(&Clock, &PuctTree),
) -> Option<Stopped> {
    let (mut next_report, mut next_proof) = (FIRST_REPORT, first_proof);
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
            if solved || clock.nodes() >= next_report {
                next_report *= 2;
                tell(clock, &tree);
            }
            if solved {
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

/// Runs `work` with so many helpers beside it, which stop when the first thread does.
fn with_helpers(
    helpers: usize,
    clock: &mut Clock,
    work: &(impl Fn(&mut Clock, u64, &mut dyn FnMut(&Clock, &PuctTree)) -> Option<Stopped> + Sync),
    tell: &mut dyn FnMut(&Clock, &PuctTree),
) -> Option<Stopped> {
    let done = StopFlag::new();
    std::thread::scope(|scope| {
        let help = || {
            let mut clock = Clock::start(&Limits::NONE, &done);
            // One who proves is enough.
            work(&mut clock, u64::MAX, &mut |_, _| {});
            clock.nodes()
        };
        let running: Vec<_> = (0..helpers).map(|_| scope.spawn(help)).collect();
        let stopped = work(clock, FIRST_PROOF, tell);
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

/// A line ends before a move that was tried less often than this, unless it is proven: what follows is a guess.
const LEAST_VISITS: u32 = 4;

fn is_known(tree: &PuctTree, edge: &PuctEdge) -> bool {
    edge.visits >= LEAST_VISITS || (edge.visits > 0 && tree.fate(edge.node) != Fate::Open)
}

/// The `count` best moves at the root, best first.
fn best_lines(tree: &PuctTree, count: usize) -> Vec<Variation> {
    let mut edges: Vec<usize> = (0..tree.node(ROOT).edges.len()).collect();
    let best = tree.best(ROOT);
    edges.sort_by_key(|&index| {
        let edge = &tree.node(ROOT).edges[index];
        (Some(index) != best, tree.fate(edge.node) == Fate::Won, std::cmp::Reverse(edge.visits))
    });
    edges.into_iter().take(count).map(|edge| line(tree, edge)).collect()
}

/// A move at the root and what was tried most after it, as far as that is known.
fn line(tree: &PuctTree, edge: usize) -> Variation {
    let root = tree.node(ROOT);
    let (first, fate) = (&root.edges[edge], tree.fate(root.edges[edge].node));
    let mut moves = vec![root.candidates[edge].mv()];
    let mut number = first.node;
    while let Some(edge) = tree.best(number).filter(|&edge| is_known(tree, &tree.node(number).edges[edge])) {
        moves.push(tree.node(number).candidates[edge].mv());
        number = tree.node(number).edges[edge].node;
    }
    Variation { moves, visits: first.visits, value: tree.mean(first), proven: fate != Fate::Open }
}

/// What the side to move at the root may expect, from −1 to 1.
fn expectation(tree: &PuctTree) -> f32 {
    let node = tree.node(ROOT);
    match node.fate {
        Fate::Won => 1.0,
        Fate::Lost => -1.0,
        Fate::Open => tree.best(ROOT).map_or(node.value, |edge| tree.mean(&node.edges[edge])),
    }
}

fn worth(value: f32, proven: bool) -> Value {
    match proven {
        true if value > 0.0 => Value::SOME_WIN,
        true => Value::SOME_LOSS,
        false => Value::hundredths((value.clamp(-0.99, 0.99) * 100.0) as i32),
    }
}

/// What is known so far, a move each. What the position is worth is what is known of the first.
fn infos(clock: &Clock, tree: &PuctTree, options: &Puct) -> Vec<SearchInfo<HexMove>> {
    let fill = (tree.bytes() as u64 * 1000 / options.memory.max(1) as u64) as u32;
    let (nodes, time) = (clock.nodes(), clock.elapsed());
    let info = |(line_number, line): (usize, Variation)| {
        let (value, proven) = match line_number {
            0 => (expectation(tree), tree.fate(ROOT) != Fate::Open),
            _ => (line.value, line.proven),
        };
        let (value, depth) = (worth(value, proven), line.moves.len() as u32);
        SearchInfo { depth, selective_depth: depth, line_number, value, proven, nodes, fill, time, line: line.moves }
    };
    best_lines(tree, options.told.max(1)).into_iter().enumerate().map(info).collect()
}
