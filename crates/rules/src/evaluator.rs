//! Estimates, move orders and playouts: what a game knows about itself beyond its rules, as values beside it.

use crate::{Dice, Game, Outcome, Side, Value, Window, outcome};

/// An estimate of what is still to come.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Evaluator, Game, Value, contract};
///
/// /// Knows the theory, and says so in hundredths.
/// struct Theory;
///
/// impl Evaluator<Countdown21> for Theory {
///     fn evaluate(&self, _: &Countdown21, state: &<Countdown21 as Game>::State) -> Value {
///         Value::hundredths(if state.total() % 4 == 1 { -50 } else { 50 })
///     }
/// }
///
/// contract::check_evaluator(&Countdown21, &Theory, 1, 10, 30);
/// ```
pub trait Evaluator<G: Game>: Send + Sync {
    /// What the side to move may hope for from here on; points already scored do not count. Only asked while the
    /// game goes on.
    fn evaluate(&self, game: &G, state: &G::State) -> Value;

    /// Exact bounds on what `depth` more plies can return below `state` under this evaluation. Searches skip
    /// subtrees that can not reach their window.
    fn reach(&self, game: &G, state: &G::State, depth: u32) -> Window {
        let _ = (game, state, depth);
        Window::FULL
    }

    /// The most that `mv` can bring the mover under this evaluation, within `depth` plies that it is the first of.
    /// Searches skip moves that can not reach their window without playing them, so it pays only where it is cheap.
    fn reach_by(&self, game: &G, state: &G::State, mv: G::Move, depth: u32) -> Value {
        let _ = (game, state, mv, depth);
        Value::MAX
    }

    /// The exact value of a position that goes on, where it is known without a search. Searches end there.
    #[inline]
    fn known(&self, game: &G, state: &G::State) -> Option<Value> {
        let _ = (game, state);
        None
    }
}

/// Exact values that come from outside a search, such as tables of endings.
pub trait Endgame<G: Game>: Send + Sync {
    /// The exact value of a position that goes on, if it is known.
    fn value(&self, game: &G, state: &G::State) -> Option<Value>;

    /// A number that no move raises and that every move which can not be undone by others lowers: as long as it stays,
    /// play may go round in circles.
    fn stage(&self, game: &G, state: &G::State) -> u32;

    /// After fewer plies than this no position with a known value is reached.
    fn plies_away(&self, game: &G, state: &G::State) -> u32;
}

/// Nothing is known.
impl<G: Game> Endgame<G> for () {
    #[inline]
    fn value(&self, _: &G, _: &G::State) -> Option<Value> {
        None
    }

    #[inline]
    fn stage(&self, _: &G, _: &G::State) -> u32 {
        0
    }

    #[inline]
    fn plies_away(&self, _: &G, _: &G::State) -> u32 {
        u32::MAX
    }
}

/// The estimate that knows nothing: in scoring games, that no more points come than have come already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nothing;

impl<G: Game> Evaluator<G> for Nothing {
    #[inline]
    fn evaluate(&self, _: &G, _: &G::State) -> Value {
        Value::ZERO
    }
}

/// A game's own advice to a search.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Guide};
///
/// /// Multiples of four and one more are where the opponent should be.
/// struct Theory;
///
/// impl Guide<Countdown21> for Theory {
///     fn rank(&self, _: &Countdown21, state: &<Countdown21 as Game>::State, mv: u8) -> i32 {
///         i32::from((state.total() + mv) % 4 == 1)
///     }
/// }
///
/// assert!(Theory.rank(&Countdown21, &Countdown21.initial(), 1) > Theory.rank(&Countdown21, &Countdown21.initial(), 2));
/// ```
pub trait Guide<G: Game>: Send + Sync {
    /// How promising a move looks: larger first. Ties keep the order of generation.
    fn rank(&self, game: &G, state: &G::State, mv: G::Move) -> i32;

    /// Whether the move changes the balance at once (a capture, a closed box), so that a search should not stop
    /// right before it.
    fn is_noisy(&self, game: &G, state: &G::State, mv: G::Move) -> bool {
        let _ = (game, state, mv);
        false
    }

    /// Whether the same position is often reached by different orders of moves, so that remembering pays even where
    /// little is left to search.
    fn transposes(&self) -> bool {
        true
    }

    /// What the mover may expect of the move before anything is known: from 0 for a loss to 1 for a win. Simulations
    /// start from it.
    fn prior(&self, game: &G, state: &G::State, mv: G::Move) -> f32 {
        let _ = (game, state, mv);
        0.5
    }
}

/// No advice.
impl<G: Game> Guide<G> for () {
    #[inline]
    fn rank(&self, _: &G, _: &G::State, _: G::Move) -> i32 {
        0
    }
}

/// A way to play a game to its end quickly.
pub trait Playout<G: Game>: Send + Sync {
    /// Plays on from `state` and says what First's margin is: ±1 where nothing is scored. `state` is left anywhere.
    fn playout(&self, game: &G, state: &mut G::State, dice: &mut Dice) -> i32;

    /// The same, and says in `trail` which moves each side made, for statistics over all moves of a playout. Marks
    /// nothing where a game does not care for that.
    fn playout_with_trail(&self, game: &G, state: &mut G::State, dice: &mut Dice, trail: &mut Trail) -> i32 {
        let _ = trail;
        self.playout(game, state, dice)
    }
}

/// Which slots each side has used in a playout; slots are those of [`Indexed`](crate::Indexed).
///
/// ```
/// use jogada_rules::{Side, Trail};
///
/// let mut trail = Trail::new(3);
/// trail.mark(Side::First, 2);
/// assert!(trail.has(Side::First, 2) && !trail.has(Side::Second, 2));
/// ```
#[derive(Clone, Debug)]
pub struct Trail {
    marks: Vec<u8>,
}

impl Trail {
    /// Nothing used yet, of so many slots.
    pub fn new(slots: usize) -> Self {
        Self { marks: vec![0; slots] }
    }

    /// Forgets all marks.
    pub fn clear(&mut self) {
        self.marks.fill(0);
    }

    /// `side` made the move of that slot.
    #[inline]
    pub fn mark(&mut self, side: Side, slot: usize) {
        self.marks[slot] |= 1 << side.index();
    }

    /// Whether `side` made the move of that slot.
    #[inline]
    pub fn has(&self, side: Side, slot: usize) -> bool {
        self.marks[slot] >> side.index() & 1 == 1
    }
}

/// Plays uniformly random moves, at most `cap` of them; what is left then counts for nobody.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Dice, Game, Playout, Uniform};
///
/// let (mut state, mut dice) = (Countdown21.initial(), Dice::new(1));
/// let margin = Uniform { cap: 100 }.playout(&Countdown21, &mut state, &mut dice);
/// assert!(margin == 1 || margin == -1, "somebody wins");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Uniform {
    /// The most moves to play.
    pub cap: usize,
}

impl<G: Game> Playout<G> for Uniform {
    fn playout(&self, game: &G, state: &mut G::State, dice: &mut Dice) -> i32 {
        let mut moves = Vec::new();
        for _ in 0..self.cap {
            moves.clear();
            game.moves(state, &mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            game.play(state, mv);
        }
        margin(game, state)
    }
}

/// First's margin as far as the game has got: points, or ±1 for a decided game.
pub fn margin<G: Game>(game: &G, state: &G::State) -> i32 {
    if game.is_scoring() {
        let [first, second] = game.score(state);
        return first - second;
    }
    match outcome(game, state) {
        Some(Outcome::Won(Side::First)) => 1,
        Some(Outcome::Won(Side::Second)) => -1,
        _ => 0,
    }
}
