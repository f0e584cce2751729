//! Random games, made up from a seed.

use jogada_rules::{Dice, Evaluator, Game, Guide, Indexed, Key, Keyed, Played, Side, Value, Window, contract, zobrist};

/// A game on a layered graph: each move leads to a place of the next layer, chosen by lot once and for all. So few
/// places to a layer that most are reached in many ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Maze {
    pub(crate) seed: u64,
    /// How many moves a game lasts at most.
    pub(crate) layers: u8,
    pub(crate) width: u8,
    pub(crate) most_moves: u8,
    /// In how many of a hundred moves the mover moves again.
    pub(crate) kept: usize,
    /// Whether moves gain points; if not, the end is won, drawn or lost.
    pub(crate) scoring: bool,
}

/// The most points that a move gains.
const MOST_GAIN: i32 = 3;
/// The most points that the evaluation expects.
const MOST_EXPECTED: i32 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    layer: u8,
    room: u8,
    turn: Side,
    score: [i32; 2],
}

impl Place {
    /// How many moves lead here.
    pub(crate) const fn layer(&self) -> u8 {
        self.layer
    }

    /// A number that places share which differ in the score alone, below [`Maze::places`].
    pub(crate) fn number(&self, maze: &Maze) -> usize {
        (usize::from(self.layer) * usize::from(maze.width) + usize::from(self.room)) * 2 + self.turn.index()
    }
}

impl Maze {
    /// How many places there are, the score left aside.
    pub(crate) fn places(&self) -> usize {
        (usize::from(self.layers) + 1) * usize::from(self.width) * 2
    }

    /// The place with that number, nothing scored yet.
    pub(crate) fn place(&self, number: usize) -> Place {
        let (layer, room) = (number / 2 / usize::from(self.width), number / 2 % usize::from(self.width));
        Place { layer: layer as u8, room: room as u8, turn: Side::BOTH[number % 2], score: [0, 0] }
    }

    /// A maze of each kind: short turns or long ones, points or not.
    pub(crate) fn all(seed: u64) -> [Self; 4] {
        let maze = Self { seed, layers: 9, width: 6, most_moves: 4, kept: 30, scoring: false };
        [
            maze,
            Self { kept: 0, ..maze },
            Self { scoring: true, ..maze },
            Self { scoring: true, width: 12, kept: 60, ..maze },
        ]
    }

    fn dice(&self, state: &Place, what: u64) -> Dice {
        let place = u64::from(state.layer) << 16 | u64::from(state.room) << 8 | state.turn as u64;
        Dice::new(zobrist(self.seed, place << 8 | what).0)
    }

    fn is_over(&self, state: &Place) -> bool {
        state.layer == self.layers || state.layer > 1 && self.dice(state, 0).below(100) < 6
    }

    /// Where a move leads, whether it keeps the turn, and what it gains.
    fn passage(&self, state: &Place, mv: u8) -> (u8, bool, i32) {
        let mut dice = self.dice(state, 1 + u64::from(mv));
        let room = dice.below(self.width as usize) as u8;
        let kept = dice.below(100) < self.kept;
        let gain = if self.scoring && dice.below(3) == 0 { 1 + dice.below(MOST_GAIN as usize) as i32 } else { 0 };
        (room, kept, gain)
    }
}

impl Game for Maze {
    type State = Place;
    type Move = u8;
    type Undo = Place;

    fn initial(&self) -> Place {
        Place { layer: 0, room: 0, turn: Side::First, score: [0, 0] }
    }

    fn turn(&self, state: &Place) -> Side {
        state.turn
    }

    fn settled(&self, state: &Place) -> Option<Value> {
        let value = if self.scoring {
            Value::ZERO
        } else {
            [Value::WIN, Value::LOSS, Value::ZERO][self.dice(state, 100).below(3)]
        };
        self.is_over(state).then_some(value)
    }

    fn moves(&self, state: &Place, out: &mut Vec<u8>) {
        if !self.is_over(state) {
            out.extend(0..=self.dice(state, 101).below(self.most_moves as usize) as u8);
        }
    }

    fn play(&self, state: &mut Place, mv: u8) -> Played<Place> {
        let undo = *state;
        let (room, kept, gain) = self.passage(state, mv);
        state.score[state.turn.index()] += gain;
        state.turn = if kept { state.turn } else { !state.turn };
        (state.layer, state.room) = (state.layer + 1, room);
        Played { undo, gain }
    }

    fn undo(&self, state: &mut Place, _: u8, undo: Place) {
        *state = undo;
    }

    fn score(&self, state: &Place) -> [i32; 2] {
        state.score
    }

    fn is_scoring(&self) -> bool {
        self.scoring
    }
}

impl Keyed for Maze {
    fn key(&self, state: &Place) -> Key {
        Key(self.dice(state, 102).roll())
    }
}

impl Indexed for Maze {
    fn slots(&self) -> usize {
        usize::from(self.most_moves)
    }

    fn slot(&self, _: &Place, mv: u8) -> usize {
        usize::from(mv)
    }
}

/// An estimate that is wrong most of the time, has few values, and knows how wrong it can be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess;

impl Evaluator<Maze> for Guess {
    fn evaluate(&self, game: &Maze, state: &Place) -> Value {
        Value::points(game.dice(state, 103).below(2 * MOST_EXPECTED as usize + 1) as i32 - MOST_EXPECTED)
    }

    fn reach(&self, game: &Maze, state: &Place, depth: u32) -> Window {
        if !game.scoring {
            return Window::FULL;
        }
        let plies = depth.min(u32::from(game.layers - state.layer)) as i32;
        let estimate = if plies as u32 == depth { MOST_EXPECTED } else { 0 };
        let most = Value::points(plies * MOST_GAIN + estimate);
        Window::new(-most, most)
    }

    fn reach_by(&self, game: &Maze, state: &Place, mv: u8, depth: u32) -> Value {
        if !game.scoring {
            return Value::MAX;
        }
        let mut child = *state;
        let gain = game.play(&mut child, mv).gain;
        let rest = if game.settled(&child).is_some() { Value::ZERO } else { self.reach(game, &child, depth - 1).beta };
        rest + Value::points(gain)
    }
}

/// Advice that is random but fixed, and calls gains noisy; where nothing is gained, every third move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hunch;

impl Guide<Maze> for Hunch {
    fn rank(&self, game: &Maze, state: &Place, mv: u8) -> i32 {
        game.dice(state, 104 + u64::from(mv)).below(3) as i32 - 1
    }

    fn prior(&self, game: &Maze, state: &Place, mv: u8) -> f32 {
        [0.25, 0.5, 0.75][(self.rank(game, state, mv) + 1) as usize]
    }

    fn is_noisy(&self, game: &Maze, state: &Place, mv: u8) -> bool {
        if game.scoring { game.passage(state, mv).2 > 0 } else { game.dice(state, 200 + u64::from(mv)).below(3) == 0 }
    }
}

/// `count` random positions of each of many mazes.
pub(crate) fn positions(mazes: u64, count: usize) -> Vec<(Maze, Place)> {
    let mut dice = Dice::new(99);
    let mut all = Vec::new();
    for maze in (0..mazes).flat_map(Maze::all) {
        for _ in 0..count {
            all.push((maze, contract::random_position(&maze, &mut dice, 7)));
        }
    }
    all
}

#[test]
fn mazes_obey_the_rules_and_their_evaluation_its_reach() {
    for maze in (0..30).flat_map(Maze::all) {
        assert_eq!(contract::check_rules(&maze, 1, 10, 20), 10);
        contract::check_evaluator(&maze, &Guess, 2, 10, 20);
    }
}
