//! One card an algorithm that finds ways: all that is said about it apart from its code.
//!
//! A new algorithm is a file in `search`, a card here, and one line in the list `informed` or `blind`.

mod astar;
mod astar_report;
mod beam;
mod bfs;
mod bfs_report;
pub(crate) mod bidirectional;
mod climb;
mod code;
mod dfs;
mod dfs_report;
mod greedy;
mod idastar;
mod iddfs;
pub(crate) mod optimal;
mod partial_astar;
mod rbfs;
mod sma;
mod sma_report;
pub(crate) mod solver;
mod uniform;
mod wastar;
mod words;

use std::sync::Arc;

use jogada_catalog::path::Plan;
use jogada_catalog::{Algorithm, AlgorithmLesson, CodeLine, Family, Need, Parameter, Takes, Texts};
use jogada_rules::{Blind, Counted, Heuristic, Limits, Phrase, Puzzle, Shown, StopFlag};
use jogada_search::path::{WayObserver, WayOutcome};

use crate::seekers::{CompiledWay, Job};
use crate::symmetry::Symmetry;
use crate::watcher::Watcher;

/// The card of an algorithm that finds a way: its name, its keys with their reading, what it does, and how it is run.
pub trait WayCard: Send + Sync + Sized + 'static {
    /// The name that specs use.
    const NAME: &'static str;

    /// What it is, in a line.
    const ABOUT: Phrase;

    /// What the page teaches about it.
    const LESSON: Option<AlgorithmLesson> = None;

    /// What the lab says about its steps in other words than about those of other algorithms.
    const TEXTS: Texts = &[];

    /// Whether it asks a heuristic.
    const ASKS_HEURISTIC: bool;

    /// The heuristic that it asks where none is named, if the puzzle has one of that name; else the puzzle's usual one.
    const USUAL_HEURISTIC: &'static str = "";

    /// What it does, line by line, with the steps that each line stands for.
    const PSEUDOCODE: &'static [CodeLine] = &[];

    /// The keys that a spec of it takes besides those that all take; for most it is symmetry alone.
    fn keys() -> Vec<Parameter> {
        vec![keys::symmetry()]
    }

    /// Its key `memory`: in bytes, unless it counts nodes.
    fn memory() -> Parameter {
        keys::memory()
    }

    /// Searches for a way. Those that ask no heuristic are given one that knows nothing.
    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move>;
}

/// What is asked of a search for a way, and how far it may go.
pub struct WayWork<'a, P, H, O> {
    /// What is set, the algorithm's own keys among it.
    pub plan: &'a Plan,
    /// The puzzle, from where its way is to begin.
    pub puzzle: &'a P,
    /// How far a state seems to be from the goal.
    pub heuristic: &'a H,
    /// How far.
    pub limits: &'a Limits,
    /// Who may stop it.
    pub stop: &'a StopFlag,
    /// Who watches.
    pub observer: &'a mut O,
}

/// The algorithms that ask no heuristic, for a puzzle.
pub(crate) fn blind<P: Shown, F: Symmetry<P>>() -> Vec<CompiledWay<P>> {
    vec![
        way::<P, F, bfs::Bfs>(),
        way::<P, F, dfs::Dfs>(),
        way::<P, F, iddfs::Iddfs>(),
        way::<P, F, uniform::UniformCost>(),
        way::<P, F, bfs_report::BfsReport>(),
        way::<P, F, dfs_report::DfsReport>(),
    ]
}

/// An algorithm that asks no heuristic, compiled for a puzzle.
pub(crate) fn way<P: Shown, F: Symmetry<P>, C: WayCard>() -> CompiledWay<P> {
    let search = |job: &Job<'_, P>, watcher: &mut Watcher<'_, P>| (F::search::<_, C>(&Blind, job, watcher), None);
    CompiledWay { facts: facts_of::<C>(), search }
}

/// Makes the list of algorithms that ask a heuristic: their facts, and how one is chosen by name.
macro_rules! informed {
    ($($card:ty),+ $(,)?) => {
        /// What is known about the algorithms that ask a heuristic.
        pub(crate) fn informed_facts() -> Vec<Arc<Algorithm>> {
            vec![$(facts_of::<$card>()),+]
        }

        /// Runs the algorithm that the plan names with a heuristic that it is compiled for.
        pub(crate) fn informed<P: Shown, F: Symmetry<P>, H: Heuristic<P>>(
            heuristic: &H,
            job: &Job<'_, P>,
            watcher: &mut Watcher<'_, P>,
        ) -> Option<WayOutcome<P::Move>> {
            $(
                if job.plan.method.name == <$card>::NAME {
                    return Some(F::search::<H, $card>(heuristic, job, watcher));
                }
            )+
            None
        }
    };
}

informed![
    greedy::GreedyWay,
    climb::Climb,
    astar::Astar,
    partial_astar::PartialAstar,
    wastar::Wastar,
    idastar::Idastar,
    rbfs::Rbfs,
    sma::Sma,
    beam::Beam,
    astar_report::AstarReport,
    sma_report::SmaReport,
];

/// Every algorithm of a puzzle in the order of their lessons, with those that ask for more than the puzzle has.
pub(crate) fn in_order(own: Vec<Arc<Algorithm>>) -> Vec<Arc<Algorithm>> {
    let mut all = own;
    for known in informed_facts().into_iter().chain([bidirectional::facts(), optimal::facts()]) {
        if all.iter().all(|algorithm| algorithm.name != known.name) {
            all.push(known);
        }
    }
    all.sort_by_key(|algorithm| algorithm.lesson.map_or(u8::MAX, |lesson| lesson.order));
    all
}

fn facts_of<C: WayCard>() -> Arc<Algorithm> {
    let heuristic = C::ASKS_HEURISTIC.then(|| Parameter::new("heuristic", Takes::Text, C::USUAL_HEURISTIC));
    let own = heuristic.into_iter().chain(C::keys());
    Arc::new(Algorithm {
        name: C::NAME,
        about: C::ABOUT,
        lesson: C::LESSON,
        texts: C::TEXTS,
        family: Family::Path,
        counted: Counted::default(),
        odds: None,
        parameters: own.chain([keys::depth()]).chain(keys::limits(C::memory())).collect(),
        pseudocode: C::PSEUDOCODE,
        need: C::ASKS_HEURISTIC.then_some(Need::Heuristic),
        resumes: false,
        paces_itself: false,
    })
}

/// The keys that several algorithms take, each defined once.
pub mod keys {
    use super::{Parameter, Takes};

    /// The deepest that is looked at.
    pub fn depth() -> Parameter {
        Parameter::new("depth", Takes::Number { least: 1, most: 1_000_000 }, "")
    }

    /// How far: in nodes, in time, in memory.
    pub fn limits(memory: Parameter) -> [Parameter; 3] {
        [Parameter::new("nodes", Takes::Count, ""), Parameter::new("time", Takes::Time, ""), memory]
    }

    /// How many bytes states may be kept in.
    pub fn memory() -> Parameter {
        Parameter::new("memory", Takes::Bytes, "1G")
    }

    /// Whether symmetric states are one.
    pub fn symmetry() -> Parameter {
        Parameter::switch("symmetry", false)
    }
}
