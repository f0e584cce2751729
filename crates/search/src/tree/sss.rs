//! SSS*: the best solution tree first.

mod waiting;

use jogada_rules::{Edge, Evaluator, Game, Side, Value, Window};

use self::waiting::{TreePlace, Waiting, WaitingList};
use super::{Ends, Found};
use crate::{Clock, Observer, Stopped};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Sss {
    /// How deep, in plies.
    pub depth: u32,
    /// What ends are worth.
    pub ends: Ends,
    /// The most nodes to hold at once.
    pub most_nodes: usize,
}

impl Sss {
    /// How many nodes of a game fit into so many bytes, each with its place among those that wait.
    ///
    /// ```
    /// use jogada_rules::example::Countdown21;
    /// use jogada_search::tree::Sss;
    ///
    /// assert!((10_000..1_000_000).contains(&Sss::nodes_in::<Countdown21>(64 << 20)));
    /// ```
    pub const fn nodes_in<G: Game>(bytes: usize) -> usize {
        bytes / (size_of::<Node<G>>() + size_of::<Waiting>())
    }
}

/// Searches `state` to the depth of `options`.
///
/// - **Finds** the value of a position and a best move, looking `depth` plies ahead.
/// - **Right** as minimax is. Whose node it is comes from the rules, not from the depth, so kept turns are right too.
/// - **Costs** never more positions than alpha-beta in the same order, but an open list that grows with b^(d/2).
/// - **Needs** the rules and an evaluation, and memory: it is here to be watched and compared, not to be relied on.
/// - **Reference**: Stockman, "A minimax algorithm better than alpha-beta?", 1979.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::Clock;
/// use jogada_search::tree::{Ends, Sss, sss};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let options = Sss { depth: 11, ends: Ends::Distance, most_nodes: 100_000 };
/// let found = sss(&Countdown21, &state, &Nothing, options, &mut Clock::unlimited(), &mut ());
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::win_in(5), true));
/// ```
pub fn sss<G: Game>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    options: Sss,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    let unsearched = Found::unsearched_to(game, state, evaluator, options.ends);
    if unsearched.proven || options.depth == 0 {
        return unsearched;
    }
    let mut search = Search::new(game, state, evaluator, options, clock, observer);
    match search.run() {
        Err(stopped) => Found { stopped: Some(stopped), ..unsearched },
        Ok(value) => {
            let proven = !search.estimated || value.is_decided();
            Found { line: search.line(), value, depth: options.depth, proven, stopped: None }
        }
    }
}

/// A node of the tree built so far.
struct Node<G: Game> {
    state: G::State,
    /// The parent, and what the move from there to here was.
    from: Option<(usize, G::Move, Edge)>,
    place: TreePlace,
    is_solved: bool,
    /// The child that solved it, where any child does.
    choice: Option<usize>,
}

struct Search<'a, G: Game, E, O> {
    game: &'a G,
    evaluator: &'a E,
    options: Sss,
    clock: &'a mut Clock,
    observer: &'a mut O,
    root_side: Side,
    nodes: Vec<Node<G>>,
    open: WaitingList,
    estimated: bool,
}

impl<'a, G: Game, E: Evaluator<G>, O: Observer<G::Move>> Search<'a, G, E, O> {
    fn new(
        game: &'a G,
        state: &G::State,
        evaluator: &'a E,
        options: Sss,
        clock: &'a mut Clock,
        observer: &'a mut O,
    ) -> Self {
        let root = Node { state: state.clone(), from: None, place: TreePlace::ROOT, is_solved: false, choice: None };
        let (nodes, open, root_side) = (vec![root], WaitingList::default(), game.turn(state));
        Self { game, evaluator, options, clock, observer, root_side, nodes, open, estimated: false }
    }

    /// Takes the node of highest merit until the root is solved. A merit is the most that the root's side can still
    /// hope for through that node.
    fn run(&mut self) -> Result<Value, Stopped> {
        self.observer.begin(self.options.depth, Window::FULL);
        self.wait(0, Value::MAX, false);
        loop {
            let place = |node: usize| self.nodes[node].place;
            let (merit, node, solved) = self.open.pop(place).expect("the root is always reached by some waiting node");
            if self.is_purged(node) {
                continue;
            }
            self.turn_to(node);
            if solved {
                self.observer.merit(self.ply(node), merit);
            }
            match (solved, self.nodes[node].from) {
                (true, None) => return Ok(merit),
                (true, Some((parent, ..))) => self.solved(node, parent, merit),
                (false, _) => self.live(node, merit)?,
            }
        }
    }

    /// A live node: a leaf is solved, the root's side keeps all its moves open, the opponent starts with the first.
    fn live(&mut self, node: usize, merit: Value) -> Result<(), Stopped> {
        self.enter(node, merit)?;
        if let Some(value) = self.leaf_value(node) {
            self.nodes[node].is_solved = true;
            self.wait(node, merit.min(value), true);
            return Ok(());
        }
        let mut moves = Vec::new();
        self.game.moves(&self.nodes[node].state, &mut moves);
        let opened = if self.is_own(node) { moves.len() } else { 1 };
        for (index, &mv) in moves.iter().enumerate().take(opened) {
            self.open_child(node, index, mv, merit);
        }
        Ok(())
    }

    /// A solved node solves its parent if any move does there; else the parent's next move is due.
    fn solved(&mut self, node: usize, parent: usize, merit: Value) {
        if self.is_own(parent) {
            self.nodes[parent].choice = Some(node);
        } else if self.open_next_sibling(node, parent, merit) {
            return;
        }
        self.nodes[parent].is_solved = true;
        self.wait(parent, merit, true);
    }

    fn open_next_sibling(&mut self, node: usize, parent: usize, merit: Value) -> bool {
        let index = self.nodes[node].place.index + 1;
        let mut moves = Vec::new();
        self.game.moves(&self.nodes[parent].state, &mut moves);
        let next = moves.get(index).copied();
        if let Some(mv) = next {
            self.open_child(parent, index, mv, merit);
        }
        next.is_some()
    }

    fn open_child(&mut self, parent: usize, index: usize, mv: G::Move, merit: Value) {
        let game = self.game;
        let place = TreePlace { parent, index, ply: self.ply(parent) + 1 };
        let (state, edge) = game.descend(&mut self.nodes[parent].state, mv, |child, edge| (child.clone(), edge));
        self.nodes.push(Node { state, from: Some((parent, mv, edge)), place, is_solved: false, choice: None });
        self.wait(self.nodes.len() - 1, merit, false);
    }

    fn wait(&mut self, node: usize, merit: Value, solved: bool) {
        self.open.push((merit, node, solved), |node| self.nodes[node].place);
    }

    /// Shows the observer which node is next.
    fn turn_to(&mut self, node: usize) {
        let nodes = &self.nodes;
        let above = |&(parent, ..): &(usize, G::Move, Edge)| nodes[parent].from;
        self.observer.turn_to(std::iter::successors(nodes[node].from, above).map(|(_, mv, _)| mv));
    }

    /// Counts a node when its turn comes.
    fn enter(&mut self, node: usize, merit: Value) -> Result<(), Stopped> {
        if self.nodes.len() >= self.options.most_nodes {
            return Err(Stopped::Memory);
        }
        if let Some((_, mv, _)) = self.nodes[node].from {
            self.clock.tick()?;
            self.observer.enter(self.ply(node), mv, Window::new(Value::MIN, merit));
        }
        Ok(())
    }

    /// The value of a leaf in the eyes of the root.
    fn leaf_value(&mut self, node: usize) -> Option<Value> {
        let ply = self.ply(node);
        let mut value = if let Some(settled) = self.game.settled(&self.nodes[node].state) {
            let value = self.options.ends.value(settled);
            self.observer.settle(ply, value);
            value
        } else if ply == self.options.depth {
            let value = self.evaluator.evaluate(self.game, &self.nodes[node].state);
            self.estimated = true;
            self.observer.evaluate(ply, value);
            value
        } else {
            return None;
        };
        let mut below = node;
        while let Some((parent, _, edge)) = self.nodes[below].from {
            value = edge.lift(value);
            below = parent;
        }
        Some(value)
    }

    /// Whether something above was solved without this node: nobody waits for it any more.
    fn is_purged(&self, mut node: usize) -> bool {
        while let Some((parent, ..)) = self.nodes[node].from {
            if self.nodes[parent].is_solved {
                return true;
            }
            node = parent;
        }
        false
    }

    fn is_own(&self, node: usize) -> bool {
        self.game.turn(&self.nodes[node].state) == self.root_side
    }

    fn ply(&self, node: usize) -> u32 {
        self.nodes[node].place.ply
    }

    /// The moves chosen for the root's side, as far as it moves without an answer.
    fn line(&self) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(choice) = self.nodes[node].choice {
            line.extend(self.nodes[choice].from.map(|(_, mv, _)| mv));
            node = choice;
        }
        line
    }
}
