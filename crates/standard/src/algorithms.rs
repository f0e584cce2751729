//! One card an algorithm that plays: all that is said about it apart from its code.
//!
//! A new algorithm is a file in `search`, a card here, and one line in `standard`.

mod alphabeta;
mod code;
mod dfpn;
mod expert;
mod greedy;
mod mcts;
mod minimax;
mod mtdf;
mod negamax;
mod pns;
mod pvs;
mod random;
mod sss;
mod words;

use std::marker::PhantomData;
use std::sync::Arc;

use jogada_catalog::{Algorithm, AlgorithmLesson, CodeLine, Computer, Family, Parameter, Settings, Takes, Texts};
use jogada_rules::{Counted, Counters, Ends, Odds, Phrase, Standard};
use jogada_search::tree::Found;
use jogada_search::{Clock, Expert, Observer, proof};

pub use pvs::PvsCard;

use crate::task::{Memory, Task, Work};
use crate::tracer::Tracer;

/// The algorithms that play every game, in the order that listings have.
pub(crate) fn standard<G: Standard>() -> Vec<Arc<dyn Compiled<G>>> {
    vec![
        compiled::<G, random::Random>(),
        compiled::<G, greedy::Greedy>(),
        compiled::<G, minimax::MinimaxCard>(),
        compiled::<G, alphabeta::AlphaBetaCard>(),
        compiled::<G, negamax::NegamaxCard>(),
        compiled::<G, pvs::PvsCard>(),
        compiled::<G, mtdf::MtdfCard>(),
        compiled::<G, sss::SssCard>(),
        compiled::<G, mcts::MctsCard>(),
        compiled::<G, dfpn::DfPnCard>(),
        compiled::<G, pns::Pns>(),
    ]
}

/// The game's own player, for a game that has one.
pub(crate) fn expert<G: Standard>(expert: &dyn Expert<G>) -> Arc<dyn Compiled<G>> {
    let odds = expert.odds();
    let family = if odds.is_some() { Family::Simulation } else { Family::Tree };
    let counted = counted::<expert::OwnExpert>(family);
    let mut algorithm = Algorithm { family, counted, odds, ..facts::<expert::OwnExpert>() };
    if expert.has_temperature() {
        algorithm.parameters.push(keys::temperature());
    }
    Arc::new(Shelved::<expert::OwnExpert> { facts: Arc::new(algorithm), card: PhantomData })
}

/// The card of an algorithm that plays: its name, its keys with their reading, what it does, and how it is run.
///
/// ```
/// use jogada_catalog::{Computer, Parameter};
/// use jogada_rules::{Phrase, Standard};
/// use jogada_search::Observer;
/// use jogada_search::tree::{Found, random};
/// use jogada_standard::{TreeCard, Work, catalog_with};
///
/// /// Plays the first move that it draws.
/// struct Careless;
///
/// impl TreeCard for Careless {
///     const NAME: &'static str = "careless";
///     const ABOUT: Phrase = Phrase::new("Any move", "Uma jogada qualquer");
///
///     fn keys() -> Vec<Parameter> {
///         Vec::new()
///     }
///
///     fn of(_: &Computer) -> Self {
///         Self
///     }
///
///     fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
///         random(work.task.game, work.task.state, &mut work.task.dice.clone())
///     }
/// }
///
/// struct Mine;
///
/// impl jogada_standard::Addition for Mine {
///     fn to_game<G: Standard + 'static>(&self, card: jogada_standard::GameCard<G>) -> jogada_standard::GameCard<G> {
///         card.algorithm::<Careless>()
///     }
/// }
///
/// assert!(catalog_with(&Mine).player("hex", "careless").is_ok());
/// ```
pub trait TreeCard: Send + Sync + Sized + 'static {
    /// The name that specs use.
    const NAME: &'static str;

    /// What it is, in a line.
    const ABOUT: Phrase;

    /// What the page teaches about it.
    const LESSON: Option<AlgorithmLesson> = None;

    /// What the lab says about its steps in other words than about those of other algorithms.
    const TEXTS: Texts = &[];

    /// What kind of search it is.
    const FAMILY: Family = Family::Tree;

    /// Whether it leaves moves out because they can not matter, and counts that.
    const CUTS: bool = false;

    /// Whether it goes on from where it stopped when it is asked about the same position again.
    const RESUMES: bool = false;

    /// Whether it divides the time of a clock itself: it ends before its limit where more would change little.
    const PACES_ITSELF: bool = false;

    /// What it does, line by line, with the steps that each line stands for; nothing if it tells an observer nothing.
    const PSEUDOCODE: &'static [CodeLine] = &[];

    /// The keys that a spec of it takes.
    fn keys() -> Vec<Parameter>;

    /// Reads its own keys, those that not every algorithm has, from what is set.
    fn of(computer: &Computer) -> Self;

    /// Searches for a move.
    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move>;

    /// The same for speed, while nobody watches: for algorithms that are compiled for each evaluation.
    fn run<G: Standard>(&self, work: Work<'_, '_, G, Counters>) -> Found<G::Move> {
        self.search(work)
    }

    /// The `lines` best moves, best first: by the engine, unless the algorithm has a way of its own.
    fn lines<G: Standard>(&self, lines: usize, work: Work<'_, '_, G, Counters>) -> Vec<Found<G::Move>> {
        PvsCard::of(work.task.computer).best_lines(lines, work)
    }
}

/// An algorithm compiled for a game.
pub(crate) trait Compiled<G: Standard>: Send + Sync {
    fn facts(&self) -> &Arc<Algorithm>;

    fn search(&self, work: Work<'_, '_, G, Counters>) -> Found<G::Move>;

    /// Searches with nothing remembered, while `watchers` count and write down what it does.
    fn trace(&self, task: &Task<'_, G>, clock: &mut Clock, watchers: &mut (Counters, Tracer<'_, G>)) -> Found<G::Move>;

    fn lines(&self, lines: usize, work: Work<'_, '_, G, Counters>) -> Vec<Found<G::Move>>;
}

/// A card on the shelf of a game.
struct Shelved<C> {
    facts: Arc<Algorithm>,
    card: PhantomData<fn() -> C>,
}

/// A card, compiled for a game.
pub(crate) fn compiled<G: Standard, C: TreeCard>() -> Arc<dyn Compiled<G>> {
    Arc::new(Shelved::<C> { facts: Arc::new(facts::<C>()), card: PhantomData })
}

/// What a search of that kind counts. Whoever simulates neither cuts nor looks positions up.
fn counted<C: TreeCard>(family: Family) -> Counted {
    let table = C::keys().iter().any(|parameter| parameter.name == "table");
    match family {
        Family::Simulation => Counted::default(),
        _ => Counted { cuts: C::CUTS, table },
    }
}

fn facts<C: TreeCard>() -> Algorithm {
    Algorithm {
        name: C::NAME,
        about: C::ABOUT,
        lesson: C::LESSON,
        texts: C::TEXTS,
        family: C::FAMILY,
        counted: counted::<C>(C::FAMILY),
        odds: (C::FAMILY == Family::Simulation).then_some(Odds::Simulated),
        parameters: [C::keys(), vec![keys::memory()]].concat(),
        pseudocode: C::PSEUDOCODE,
        need: None,
        resumes: C::RESUMES,
        paces_itself: C::PACES_ITSELF,
    }
}

impl<G: Standard, C: TreeCard> Compiled<G> for Shelved<C> {
    fn facts(&self) -> &Arc<Algorithm> {
        &self.facts
    }

    fn search(&self, work: Work<'_, '_, G, Counters>) -> Found<G::Move> {
        C::of(work.task.computer).run(work)
    }

    fn trace(&self, task: &Task<'_, G>, clock: &mut Clock, watchers: &mut (Counters, Tracer<'_, G>)) -> Found<G::Move> {
        let memory = &mut Memory::new();
        C::of(task.computer).search(Work { task, memory, clock, observer: watchers, report: &mut |_| {} })
    }

    fn lines(&self, lines: usize, work: Work<'_, '_, G, Counters>) -> Vec<Found<G::Move>> {
        C::of(work.task.computer).lines(lines, work)
    }
}

/// The keys that several algorithms take, each defined once.
pub mod keys {
    use super::{Parameter, Takes};

    /// How far: deep, in positions, in time, by a clock for the whole game.
    pub fn limits() -> Vec<Parameter> {
        [vec![Parameter::new("depth", Takes::Number { least: 1, most: 1_000_000 }, "")], endless()].concat()
    }

    /// How far, for algorithms without a depth.
    pub fn endless() -> Vec<Parameter> {
        vec![
            Parameter::new("nodes", Takes::Count, ""),
            Parameter::new("time", Takes::Time, ""),
            Parameter::new("clock", Takes::Clock, ""),
        ]
    }

    /// By which evaluation.
    pub fn evaluation() -> Parameter {
        Parameter::new("eval", Takes::Text, "")
    }

    /// What ends are worth. What the textbook counts is the outcome; what plays prefers the quicker win.
    pub fn ends(usual: jogada_rules::Ends) -> Parameter {
        match usual {
            jogada_rules::Ends::Outcome => Parameter::choice("ends", &["outcome", "distance"]),
            jogada_rules::Ends::Distance => Parameter::choice("ends", &["distance", "outcome"]),
        }
    }

    /// How many bytes to remember positions in.
    pub fn table(usual: &str) -> Parameter {
        Parameter::new("table", Takes::Bytes, usual)
    }

    /// Whether the best moves are remembered, and where.
    pub fn memory() -> Parameter {
        Parameter::new("memory", Takes::Text, "off")
    }

    /// How many threads.
    pub fn threads() -> Parameter {
        Parameter::number("threads", 1, 256, 1)
    }

    /// Whether tables of endings are used.
    pub fn tables() -> Parameter {
        Parameter::switch("tables", true)
    }

    /// Whether noisy moves are followed beyond the depth.
    pub fn quiescence() -> Parameter {
        Parameter::new("quiescence", Takes::Switch, "")
    }

    /// What is drawn by lot.
    pub fn seed() -> Parameter {
        Parameter::new("seed", Takes::Number { least: 0, most: i64::MAX }, "0")
    }

    /// How freely a player chooses who does not search, in hundredths.
    pub fn temperature() -> Parameter {
        Parameter::new("temperature", Takes::Number { least: 1, most: 1000 }, "")
    }

    /// How many moves in a hundred are played at random.
    pub fn slip() -> Parameter {
        Parameter::number("slip", 0, 100, 0)
    }
}

/// What ends are worth to a player with these settings.
fn ends_of(keys: &Settings) -> Ends {
    if keys.text("ends") == Some("distance") { Ends::Distance } else { Ends::Outcome }
}

/// A switch, if it is set.
fn choice(keys: &Settings, key: &str) -> Option<bool> {
    keys.is_set(key).then(|| keys.switch(key))
}

/// What a proof search found: an unproven position gets the estimate and the first move.
fn proven<G: Standard>(task: &Task<'_, G>, solution: &proof::Solution<G::Move>) -> Found<G::Move> {
    let mut found = Found::unsearched(task.game, task.state, &task.evaluator());
    found.line = solution.best.map_or(found.line, |best| vec![best]);
    found.proven = solution.lower == solution.upper;
    found.value = if found.proven { solution.lower } else { found.value };
    found.stopped = solution.stopped;
    found
}
