//! Exact values of small boards of Dots and Boxes, by a search of the test's own through the rules alone.

use std::collections::HashMap;

use jogada_games::dots_and_boxes::{BoxScore, Chains, ClosingFirst, DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Evaluator, Game, Guide, Symmetric, Value, Window};
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    values: Vec<Board>,
    positions_3x3: Vec<Position>,
}

#[derive(Deserialize)]
struct Board {
    rows: usize,
    cols: usize,
    edges: usize,
    value_first_player_extra_turn: i32,
    value_first_player_strict_alternation: Option<i32>,
}

#[derive(Deserialize)]
struct Position {
    drawn: Vec<usize>,
    boxes_already_closed: i32,
    value_mover: i32,
    best_edges: Vec<usize>,
    value_mover_alternating: i32,
}

fn table() -> Table {
    serde_json::from_str(include_str!("tables/dots_and_boxes.json")).expect("the table is well formed")
}

/// Alpha-beta with bounds remembered for a set of lines and its images.
struct Solver<'a> {
    game: &'a DotsAndBoxes,
    images: Vec<Image>,
    known: HashMap<u32, Window>,
}

/// Where the lines of each byte of a set go.
type Image = [[u32; 256]; 3];

/// A symmetry as a table: a search asks for images far too often to turn whole states.
fn image(game: &DotsAndBoxes, symmetry: usize) -> Image {
    let mut lines = Vec::new();
    game.moves(&game.initial(), &mut lines);
    let turned = |line: usize| lines.get(line).map_or(0, |&mv| 1 << game.image_of_move(mv, symmetry).index());
    let byte =
        |first: usize, bits: usize| (0..8).filter(|bit| bits >> bit & 1 == 1).map(|bit| turned(first + bit)).sum();
    std::array::from_fn(|index| std::array::from_fn(|bits| byte(8 * index, bits)))
}

/// What is known, where it answers all that the window asks.
fn cut(known: Window, window: Window) -> Option<Value> {
    if known.alpha >= window.beta || known.alpha == known.beta {
        Some(known.alpha)
    } else {
        (known.beta <= window.alpha).then_some(known.beta)
    }
}

fn game(rows: usize, cols: usize, turns: Turns) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, cols, turns).expect("within the limits")
}

impl<'a> Solver<'a> {
    fn new(game: &'a DotsAndBoxes) -> Self {
        let images = (0..game.symmetries()).map(|symmetry| image(game, symmetry)).collect();
        Self { game, images, known: HashMap::new() }
    }

    /// The least of all images of the lines drawn.
    fn canonical(&self, state: &DotsState) -> u32 {
        let [low, middle, high, ..] = state.drawn()[0].to_le_bytes().map(usize::from);
        let turned = |[lows, middles, highs]: &Image| lows[low] | middles[middle] | highs[high];
        self.images.iter().map(turned).min().expect("the identity is a symmetry")
    }

    fn value(&mut self, state: &mut DotsState) -> i32 {
        let value = self.search(state, Window::FULL);
        assert_eq!(value, Value::points(value.whole_points()), "boxes are whole");
        value.whole_points()
    }

    fn search(&mut self, state: &mut DotsState, window: Window) -> Value {
        if let Some(value) = self.game.settled(state) {
            return value;
        }
        let reach = BoxScore.reach(self.game, state, u32::MAX);
        if let Some(value) = cut(reach, window) {
            return value;
        }
        let key = self.canonical(state);
        let known = self.known.get(&key).copied().unwrap_or(reach);
        if let Some(value) = cut(known, window) {
            return value;
        }
        let best = self.best_of(state, window);
        let learned = match best {
            low if low <= window.alpha => Window::new(known.alpha, low),
            high if high >= window.beta => Window::new(high, known.beta),
            exact => Window::new(exact, exact),
        };
        self.known.insert(key, learned);
        best
    }

    fn best_of(&mut self, state: &mut DotsState, window: Window) -> Value {
        let mut best = Value::MIN;
        for mv in self.ordered(state) {
            let game = self.game;
            let inner = window.raised(best);
            best = best.max(game.descend(state, mv, |child, edge| edge.lift(self.search(child, edge.lower(inner)))));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    fn ordered(&self, state: &DotsState) -> Vec<Line> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves.sort_by_cached_key(|&mv| -ClosingFirst.rank(self.game, state, mv));
        moves
    }

    fn position(&self, drawn: &[usize]) -> DotsState {
        let mut state = self.game.initial();
        for &line in drawn {
            let mut moves = Vec::new();
            self.game.moves(&state, &mut moves);
            let mv = moves.into_iter().find(|mv| mv.index() == line).expect("each line is drawn once");
            self.game.play(&mut state, mv);
        }
        state
    }

    fn best_lines(&mut self, state: &mut DotsState) -> Vec<usize> {
        let best = self.value(state);
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let game = self.game;
        moves.retain(|&mv| {
            game.descend(state, mv, |child, edge| edge.lift(Value::points(self.value(child)))) == Value::points(best)
        });
        moves.into_iter().map(Line::index).collect()
    }
}

#[test]
fn small_boards_have_the_known_values_lying_and_standing() {
    for board in table().values.iter().filter(|board| board.edges < 24) {
        for (rows, cols) in [(board.rows, board.cols), (board.cols, board.rows)] {
            let value = |turns| {
                let game = game(rows, cols, turns);
                Solver::new(&game).value(&mut game.initial())
            };
            assert_eq!(value(Turns::Again), board.value_first_player_extra_turn, "{rows}×{cols}");
            let alternating = Some(value(Turns::Alternate));
            assert_eq!(alternating, board.value_first_player_strict_alternation, "{rows}×{cols}, alternating");
        }
    }
}

#[test]
fn three_by_three_and_its_positions_have_the_known_values_and_best_lines() {
    let table = table();
    let game = game(3, 3, Turns::Again);
    let mut solver = Solver::new(&game);
    assert_eq!(solver.value(&mut game.initial()), -3);
    assert_eq!(table.positions_3x3.len(), 150);
    for position in &table.positions_3x3 {
        let mut state = solver.position(&position.drawn);
        let score: i32 = game.score(&state).iter().sum();
        assert_eq!(score, position.boxes_already_closed, "{:?}", position.drawn);
        assert_eq!(solver.value(&mut state), position.value_mover, "{:?}", position.drawn);
        assert_eq!(solver.best_lines(&mut state), position.best_edges, "{:?}", position.drawn);
    }
}

#[test]
fn three_by_three_has_the_known_values_where_turns_alternate() {
    let game = game(3, 3, Turns::Alternate);
    let mut solver = Solver::new(&game);
    assert_eq!(solver.value(&mut game.initial()), -3);
    for position in &table().positions_3x3 {
        let mut state = solver.position(&position.drawn);
        assert_eq!(solver.value(&mut state), position.value_mover_alternating, "{:?}", position.drawn);
    }
}

/// A board on which every line closes a box or gives one away: safe lines at random as long as there are any, and then
/// up to two lines of any kind.
fn without_safe_lines(game: &DotsAndBoxes, dice: &mut Dice) -> DotsState {
    let mut state = game.initial();
    let mut more = dice.below(3);
    loop {
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let mut safe = moves.clone();
        safe.retain(|&mv| ClosingFirst.rank(game, &state, mv).abs() < 500);
        if safe.is_empty() {
            if more == 0 {
                return state;
            }
            more -= 1;
            safe = moves;
        }
        game.play(&mut state, *dice.pick(&safe).expect("two lines never finish a board"));
    }
}

#[test]
fn once_no_line_is_safe_the_chains_tell_the_value() {
    let game = game(3, 3, Turns::Again);
    let mut solver = Solver::new(&game);
    let mut dice = Dice::new(5);
    let misses: Vec<i32> = (0..1000)
        .map(|_| {
            let mut state = without_safe_lines(&game, &mut dice);
            (Chains.evaluate(&game, &state).whole_points() - solver.value(&mut state)).abs()
        })
        .collect();
    // Joints leave choices that the shortest chain first does not see.
    let exact = misses.iter().filter(|&&miss| miss == 0).count();
    assert!(exact > 980, "{exact} of {} exact", misses.len());
    assert!(misses.iter().sum::<i32>() < 50, "{misses:?}");
}
