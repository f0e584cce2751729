//! The card of a game: everything about it that is neither its rules nor an algorithm.

use std::sync::Arc;

use jogada_catalog::{
    GameEntry, GameFacts, GameWords, Length, Level, Match, Parameter, Settings, Spec, SpecError, Tables,
};
use jogada_rules::{
    Coloring, Endgame, Ends, Evaluator, Guide, Nothing, Phrase, Playout, Ranked, Standard, Uniform, Value,
};
use jogada_search::solve::{ByLevels, ByMustPlay, ByTheory, ByTree, Solver};
use jogada_search::{Expert, mcts};

use crate::algorithms::{self, Compiled, TreeCard, compiled};
use crate::match_table::{Kit, MatchTable, Rulings};
use crate::task::SimulationSettings;
use crate::thinker::{Strategy, Thinker, Thinkers};

/// The most moves of a playout where the game brings none of its own.
const PLAYOUT_CAP: usize = 1000;

/// The card of a game, filled in step by step while its types are still known.
///
/// ```
/// use jogada_catalog::{Board, Parameter};
/// use jogada_games::nim::{Nim, NimSum};
/// use jogada_standard::{GameCard, catalog};
///
/// let card = GameCard::new("little-nim", |settings| {
///         Nim::odd(settings.size("heaps"), false).map_err(|error| settings.out_of_range(error))
///     })
///     .about("Nim with few heaps", "Nim com poucos montes")
///     .parameter(Parameter::number("heaps", 1, 4, 3))
///     .evaluation("nim-sum", NimSum)
///     .level("hard", "alphabeta");
/// assert_eq!(catalog().with_game(card.build()).open("little-nim:heaps=2").expect("opens").legal().len(), 4);
/// ```
pub struct GameCard<G: Standard, U = (), K = ()> {
    name: String,
    about: Phrase,
    words: Option<GameWords>,
    parameters: Vec<Parameter>,
    algorithms: Vec<Arc<dyn Compiled<G>>>,
    thinkers: Vec<(String, Arc<dyn Thinker<G>>)>,
    levels: Vec<Level>,
    rulings: Rulings,
    make: Box<Maker<G>>,
    guide: U,
    is_noisy: bool,
    simulation: SimulationSettings<G>,
    endgame: K,
    tables: Option<Arc<dyn Tables>>,
    length: Length,
    other_boards: Vec<String>,
    solver: Option<Arc<dyn Solver<G>>>,
    expert: Option<Arc<dyn Expert<G>>>,
}

type Maker<G> = dyn Fn(&Settings) -> Result<G, SpecError> + Send + Sync;

impl<G: Standard + 'static> GameCard<G> {
    /// A game of that name, made from its settings. Every standard algorithm plays it.
    pub fn new(name: &str, make: impl Fn(&Settings) -> Result<G, SpecError> + Send + Sync + 'static) -> Self {
        let playout = Arc::new(Uniform { cap: PLAYOUT_CAP });
        Self {
            name: name.to_owned(),
            about: Phrase::same(""),
            words: None,
            parameters: Vec::new(),
            algorithms: algorithms::standard(),
            thinkers: Vec::new(),
            levels: Vec::new(),
            rulings: Rulings::default(),
            make: Box::new(make),
            guide: (),
            is_noisy: false,
            simulation: SimulationSettings { playout, options: mcts::Mcts::default() },
            endgame: (),
            tables: None,
            length: Length::default(),
            other_boards: Vec::new(),
            solver: None,
            expert: None,
        }
    }
}

impl<G, U, K> GameCard<G, U, K>
where
    G: Standard + 'static,
    U: Guide<G> + Clone + 'static,
    K: Endgame<G> + Clone + 'static,
{
    /// The same with another guide and endgame.
    fn changed<V, L>(self, guide: V, endgame: L) -> GameCard<G, V, L> {
        GameCard {
            name: self.name,
            about: self.about,
            words: self.words,
            parameters: self.parameters,
            algorithms: self.algorithms,
            thinkers: self.thinkers,
            levels: self.levels,
            rulings: self.rulings,
            make: self.make,
            guide,
            is_noisy: self.is_noisy,
            simulation: self.simulation,
            endgame,
            tables: self.tables,
            length: self.length,
            other_boards: self.other_boards,
            solver: self.solver,
            expert: self.expert,
        }
    }

    /// The card once nothing is to be added that depends on the game's advice or tables.
    pub fn finished(self) -> GameCard<G> {
        self.changed((), ())
    }

    /// Says what it is, in a line.
    pub const fn about(mut self, en: &'static str, pt: &'static str) -> Self {
        self.about = Phrase::new(en, pt);
        self
    }

    /// Says what the page says about it.
    pub const fn words(mut self, words: GameWords) -> Self {
        self.words = Some(words);
        self
    }

    /// Gives searches the game's advice on moves, for the evaluations added after this. `is_noisy` says whether it
    /// knows moves that a search should not stop right before.
    pub fn guide<V: Guide<G> + Clone + 'static>(self, guide: V, is_noisy: bool) -> GameCard<G, V, K> {
        let endgame = self.endgame.clone();
        GameCard { is_noisy, ..self.changed(guide, endgame) }
    }

    /// Gives simulations a way to play on, and what else they should know.
    pub fn playout(mut self, playout: impl Playout<G> + 'static, options: mcts::Mcts) -> Self {
        self.simulation = SimulationSettings { playout: Arc::new(playout), options };
        self
    }

    /// Gives the game tables of endings: `endgame` for the evaluations added after this and for solving, `tables` for
    /// people who build, list and check them.
    pub fn tables<L: Endgame<G> + Clone + 'static>(self, endgame: L, tables: Arc<dyn Tables>) -> GameCard<G, U, L> {
        let guide = self.guide.clone();
        GameCard { tables: Some(tables), ..self.changed(guide, endgame) }
    }

    /// Adds something that can be set.
    pub fn parameter(mut self, parameter: Parameter) -> Self {
        self.parameters.push(parameter);
        self
    }

    /// Adds an evaluation. The first is the usual one.
    pub fn evaluation(mut self, name: &str, evaluator: impl Evaluator<G> + 'static) -> Self {
        let (guide, endgame, is_noisy) = (self.guide.clone(), self.endgame.clone(), self.is_noisy);
        self.thinkers.push((name.to_owned(), Arc::new(Strategy { evaluator, endgame, guide, is_noisy })));
        self
    }

    /// Adds an algorithm; it takes the place of one of the same name.
    pub fn algorithm<C: TreeCard>(mut self) -> Self {
        self.shelve(compiled::<G, C>());
        self
    }

    fn shelve(&mut self, algorithm: Arc<dyn Compiled<G>>) {
        self.algorithms.retain(|known| known.facts().name != algorithm.facts().name);
        self.algorithms.push(algorithm);
    }

    /// Adds a level: a name for a player spec.
    pub fn level(mut self, name: &str, spec: &str) -> Self {
        self.levels.push(Level::new(name, spec));
        self
    }

    /// Says that its levels are measured on another board too.
    pub fn measured_on(mut self, board: &str) -> Self {
        self.other_boards.push(board.to_owned());
        self
    }

    /// Says how long a game takes.
    pub const fn length(mut self, length: Length) -> Self {
        self.length = length;
        self
    }

    /// Says how deep a search looks when nothing limits it; to the end of the game otherwise.
    pub const fn usual_depth(mut self, depth: u32) -> Self {
        self.rulings.usual_depth = Some(depth);
        self
    }

    /// Says after how many moves a game ends at the latest.
    pub const fn move_cap(mut self, moves: usize) -> Self {
        self.rulings.move_cap = Some(moves);
        self
    }

    /// Says that exact values come from a search of the whole tree, with this evaluation to look ahead by.
    pub fn solved_by_tree(self, evaluator: impl Evaluator<G> + 'static, ends: Ends) -> Self {
        let guide = self.guide.clone();
        self.solved_by(ByTree::new(evaluator, guide, ends))
    }

    /// Says that exact values come from a theory, which is checked by search as far as that goes.
    pub fn solved_by_theory(self, theory: impl Fn(&G, &G::State) -> Value + Send + Sync + 'static) -> Self {
        self.solved_by(ByTheory::new(theory))
    }

    /// Says that winners are proven by what a win needs, with this evaluation to look ahead by.
    pub fn solved_by_must_play(self, evaluator: impl Evaluator<G> + Clone + 'static) -> Self
    where
        G: Coloring,
    {
        let guide = self.guide.clone();
        self.solved_by(ByMustPlay::new(evaluator, guide))
    }

    /// Says that exact values come from tables, and from working out whole levels of positions where there are none.
    pub fn solved_by_levels(self) -> Self
    where
        G: Ranked,
    {
        let endgame = self.endgame.clone();
        self.solved_by(ByLevels::new(endgame))
    }

    /// Says that exact values come from a solver of the game's own.
    pub fn solved_by(mut self, solver: impl Solver<G> + 'static) -> Self {
        self.solver = Some(Arc::new(solver));
        self
    }

    /// Adds a player of the game's own: the algorithm `expert`.
    pub fn expert(mut self, expert: impl Expert<G> + 'static) -> Self {
        self.shelve(algorithms::expert(&expert));
        self.expert = Some(Arc::new(expert));
        self
    }

    /// The finished entry. A game without an evaluation gets the one that knows ends only.
    pub fn build(self) -> GameEntry {
        if self.thinkers.is_empty() {
            return self.evaluation("outcome", Nothing).build();
        }
        if self.solver.is_none() {
            return self.solved_by_tree(Nothing, Ends::Distance).build();
        }
        let facts = GameFacts {
            name: self.name,
            about: self.about,
            words: self.words,
            parameters: self.parameters,
            evaluations: self.thinkers.iter().map(|(name, _)| name.clone()).collect(),
            levels: self.levels,
            algorithms: self.algorithms.iter().map(|algorithm| algorithm.facts().clone()).collect(),
            tables: self.tables,
            length: self.length,
            other_boards: self.other_boards,
        };
        let (make, rulings) = (self.make, self.rulings);
        let (thinkers, algorithms): (Thinkers<G>, Arc<[_]>) = (self.thinkers.into(), self.algorithms.into());
        let (simulation, solver) = (Arc::new(self.simulation), self.solver.expect("one was chosen above"));
        let expert = self.expert;
        let open = move |spec: &Spec, settings: &Settings| {
            let kit = Kit {
                game: make(settings)?,
                thinkers: thinkers.clone(),
                algorithms: algorithms.clone(),
                simulation: simulation.clone(),
                rulings,
                solver: solver.clone(),
                expert: expert.clone(),
            };
            Ok(Box::new(MatchTable::new(spec.to_string(), settings.clone(), Arc::new(kit))) as Box<dyn Match>)
        };
        GameEntry::new(facts, Box::new(open))
    }
}
