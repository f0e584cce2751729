//! What the catalog knows about a game: how to open it, how to estimate it, who plays it.

use std::sync::Arc;

use jogada_experts::adji_boto::Endgames;
use jogada_rules::{Coloring, Endgame, Evaluator, Guide, Nothing, Playout, Ranked, Standard, Uniform, Value};
use jogada_search::mcts;
use jogada_search::tree::Ends;

use crate::calibration::{Calibration, Measured};
use crate::expert::Expert;
use crate::player::Algorithm;
use crate::session::Session;
use crate::settings::{Parameter, Settings};
use crate::solving::{ByLevels, ByMustPlay, ByTheory, ByTree, Solver};
use crate::spec::{Spec, SpecError};
use crate::table::{Kit, Rulings, Table};
use crate::thinker::{Strategy, Thinker, Thinkers};

/// A game in the catalog, its types erased.
pub struct GameEntry {
    name: String,
    parameters: Vec<Parameter>,
    evaluations: Vec<String>,
    levels: Vec<Level>,
    has_expert: bool,
    tables: Option<Endgames>,
    open: Box<Opener>,
}

/// The most moves of a playout where the game brings none of its own.
const PLAYOUT_CAP: usize = 1000;

type Opener = dyn Fn(&Spec, &Settings) -> Result<Box<dyn Session>, SpecError> + Send + Sync;

/// A named player.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The name.
    pub name: String,
    /// The player it stands for.
    pub spec: String,
    /// How it fared against the level before it, if that was measured with both as they are.
    pub measured: Option<Measured>,
}

impl GameEntry {
    /// The name that specs use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What can be set.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// The names of its evaluations, the usual one first.
    pub fn evaluations(&self) -> &[String] {
        &self.evaluations
    }

    /// Whether this algorithm plays the game: all do, but an expert has to be one of this game.
    pub fn offers(&self, algorithm: Algorithm) -> bool {
        algorithm != Algorithm::Expert || self.has_expert
    }

    /// Its levels.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Its tables of endings, if it is a game that has any.
    pub const fn tables(&self) -> Option<&Endgames> {
        self.tables.as_ref()
    }

    /// The player who gives hints: the strongest level, or plain alpha-beta where there is none.
    pub fn adviser(&self) -> &str {
        self.levels.last().map_or("alphabeta", |level| &level.name)
    }

    /// The player who answers where none is named: `hard`, which answers the same every time, or else the adviser.
    pub fn usual_player(&self) -> &str {
        self.levels.iter().find(|level| level.name == "hard").map_or(self.adviser(), |level| &level.name)
    }

    /// Starts a game as the spec says.
    pub fn open(&self, spec: &Spec) -> Result<Box<dyn Session>, SpecError> {
        let settings = Settings::read(spec, &self.parameters)?;
        (self.open)(spec, &settings)
    }
}

/// Describes a game to the catalog, step by step, while its types are still known.
///
/// ```
/// # use jogada_catalog::{EntryBuilder, Parameter, Catalog};
/// use jogada_games::nim::{Nim, NimSum};
///
/// let entry = EntryBuilder::new("little-nim", |settings| {
///         Nim::odd(settings.size("heaps"), false).map_err(|error| settings.out_of_range(error))
///     })
///     .parameter(Parameter::number("heaps", 1, 4, 3))
///     .evaluation("nim-sum", NimSum)
///     .level("hard", "alphabeta")
///     .build();
/// assert_eq!(Catalog::standard().with_game(entry).open("little-nim:heaps=2").expect("opens").legal().len(), 4);
/// ```
pub struct EntryBuilder<G: Standard, U = (), P = Uniform, K = ()> {
    name: String,
    parameters: Vec<Parameter>,
    thinkers: Vec<(String, Arc<dyn Thinker<G>>)>,
    levels: Vec<Level>,
    rulings: Rulings,
    make: Box<Maker<G>>,
    guide: U,
    is_noisy: bool,
    playout: P,
    simulation: mcts::Options,
    endgame: K,
    tables: Option<Endgames>,
    solver: Option<Arc<dyn Solver<G>>>,
    expert: Option<Arc<dyn Expert<G>>>,
}

type Maker<G> = dyn Fn(&Settings) -> Result<G, SpecError> + Send + Sync;

impl<G: Standard + 'static> EntryBuilder<G> {
    /// A game of that name, made from its settings.
    pub fn new(name: &str, make: impl Fn(&Settings) -> Result<G, SpecError> + Send + Sync + 'static) -> Self {
        Self {
            name: name.to_owned(),
            parameters: Vec::new(),
            thinkers: Vec::new(),
            levels: Vec::new(),
            rulings: Rulings::default(),
            make: Box::new(make),
            guide: (),
            is_noisy: false,
            playout: Uniform { cap: PLAYOUT_CAP },
            simulation: mcts::Options::default(),
            endgame: (),
            tables: None,
            solver: None,
            expert: None,
        }
    }
}

impl<G, U, P, K> EntryBuilder<G, U, P, K>
where
    G: Standard + 'static,
    U: Guide<G> + Clone + 'static,
    P: Playout<G> + Clone + 'static,
    K: Endgame<G> + Clone + 'static,
{
    /// The same with another guide, playout and endgame.
    fn changed<V, Q, L>(self, guide: V, playout: Q, endgame: L) -> EntryBuilder<G, V, Q, L> {
        let Self {
            name,
            parameters,
            thinkers,
            levels,
            rulings,
            make,
            is_noisy,
            simulation,
            tables,
            solver,
            expert,
            ..
        } = self;
        EntryBuilder {
            name,
            parameters,
            thinkers,
            levels,
            rulings,
            make,
            guide,
            is_noisy,
            playout,
            simulation,
            endgame,
            tables,
            solver,
            expert,
        }
    }

    /// Gives searches the game's advice on moves, for the evaluations added after this. `is_noisy` says whether it
    /// knows moves that a search should not stop right before.
    pub fn guide<V: Guide<G> + Clone + 'static>(self, guide: V, is_noisy: bool) -> EntryBuilder<G, V, P, K> {
        let (playout, endgame) = (self.playout.clone(), self.endgame.clone());
        EntryBuilder { is_noisy, ..self.changed(guide, playout, endgame) }
    }

    /// Gives simulations a way to play on, for the evaluations added after this, and what else they should know.
    pub fn playout<Q: Playout<G> + Clone + 'static>(
        self,
        playout: Q,
        simulation: mcts::Options,
    ) -> EntryBuilder<G, U, Q, K> {
        let (guide, endgame) = (self.guide.clone(), self.endgame.clone());
        EntryBuilder { simulation, ..self.changed(guide, playout, endgame) }
    }

    /// Gives the game tables of endings, for the evaluations added after this and for solving.
    pub fn tables(self, tables: Endgames) -> EntryBuilder<G, U, P, Endgames>
    where
        Endgames: Endgame<G>,
    {
        let (guide, playout) = (self.guide.clone(), self.playout.clone());
        EntryBuilder { tables: Some(tables.clone()), ..self.changed(guide, playout, tables) }
    }

    /// Adds something that can be set.
    pub fn parameter(mut self, parameter: Parameter) -> Self {
        self.parameters.push(parameter);
        self
    }

    /// Adds an evaluation. The first is the usual one.
    pub fn evaluation(mut self, name: &str, evaluator: impl Evaluator<G> + 'static) -> Self {
        let (guide, playout) = (self.guide.clone(), self.playout.clone());
        let (is_noisy, simulation) = (self.is_noisy, self.simulation);
        let endgame = self.endgame.clone();
        let strategy = Strategy { evaluator, endgame, guide, is_noisy, playout, simulation };
        self.thinkers.push((name.to_owned(), Arc::new(strategy)));
        self
    }

    /// Adds a level: a name for a player spec.
    pub fn level(mut self, name: &str, spec: &str) -> Self {
        self.levels.push(Level { name: name.to_owned(), spec: spec.to_owned(), measured: None });
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
    pub fn solved_by_tree(mut self, evaluator: impl Evaluator<G> + 'static, ends: Ends) -> Self {
        self.solver = Some(Arc::new(ByTree::new(evaluator, self.guide.clone(), ends)));
        self
    }

    /// Says that exact values come from a theory, which is checked by search as far as that goes.
    pub fn solved_by_theory(mut self, theory: impl Fn(&G, &G::State) -> Value + Send + Sync + 'static) -> Self {
        self.solver = Some(Arc::new(ByTheory::new(theory)));
        self
    }

    /// Says that winners are proven by what a win needs, with this evaluation to look ahead by.
    pub fn solved_by_must_play(mut self, evaluator: impl Evaluator<G> + Clone + 'static) -> Self
    where
        G: Coloring,
    {
        self.solver = Some(Arc::new(ByMustPlay::new(evaluator, self.guide.clone())));
        self
    }

    /// Says that exact values come from tables, and from working out whole levels of positions where there are none.
    pub fn solved_by_levels(mut self) -> Self
    where
        G: Ranked,
    {
        self.solver = Some(Arc::new(ByLevels::new(self.endgame.clone())));
        self
    }

    /// Says that exact values come from a solver of the game's own.
    pub(crate) fn solved_by(mut self, solver: impl Solver<G> + 'static) -> Self {
        self.solver = Some(Arc::new(solver));
        self
    }

    /// Adds a player of the game's own: the algorithm `expert`.
    pub(crate) fn expert(mut self, expert: impl Expert<G> + 'static) -> Self {
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
        let evaluations = self.thinkers.iter().map(|(name, _)| name.clone()).collect();
        let thinkers: Thinkers<G> = self.thinkers.into();
        let (make, rulings) = (self.make, self.rulings);
        let (solver, expert) = (self.solver.expect("one was chosen above"), self.expert);
        let has_expert = expert.is_some();
        let open = move |spec: &Spec, settings: &Settings| {
            let (thinkers, solver, expert) = (thinkers.clone(), solver.clone(), expert.clone());
            let kit = Kit { game: make(settings)?, thinkers, rulings, solver, expert };
            Ok(Box::new(Table::new(spec.to_string(), Arc::new(kit))) as Box<dyn Session>)
        };
        GameEntry {
            parameters: self.parameters,
            evaluations,
            levels: with_measures(&self.name, self.levels),
            name: self.name,
            has_expert,
            tables: self.tables,
            open: Box::new(open),
        }
    }
}

/// Tells each level how it fared against the one before it.
fn with_measures(game: &str, mut levels: Vec<Level>) -> Vec<Level> {
    for index in 1..levels.len() {
        levels[index].measured = Calibration::stored().of(game, &levels[index], &levels[index - 1]).cloned();
    }
    levels
}
