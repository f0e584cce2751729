//! The laws that every game must obey, as functions that a test calls.
//!
//! [`check`] plays random games and holds every position against every law; a violation panics with the position in
//! the message. A new game is right when this is green and a table of its move counts agrees.
//!
//! ```
//! # use jogada_rules::{example::Countdown21, contract};
//! contract::check_rules(&Countdown21, 7, 20, 100);
//! ```

use std::collections::HashMap;

use crate::{
    BoardStyle, Coloring, Dice, Evaluator, Game, Indexed, Key, Keyed, Notation, Placement, Scenic, Side, Symmetric,
    Value, canonical_key,
};

/// A game with everything that the catalog asks for.
pub trait Standard: Game + Keyed + Symmetric + Indexed + Notation + Scenic {}

impl<G: Game + Keyed + Symmetric + Indexed + Notation + Scenic> Standard for G {}

/// Holds `games` random games of at most `cap` moves against all laws of a standard game. Returns how many of the
/// games ended by themselves.
///
/// # Panics
/// At the first violation, naming the position.
pub fn check<G: Standard>(game: &G, seed: u64, games: usize, cap: usize) -> usize {
    let mut keys = HashMap::new();
    let mut ended = 0;
    for number in 0..games {
        let mut dice = Dice::new(seed.wrapping_add(number as u64));
        ended += usize::from(walk(game, &mut dice, cap, |state| {
            check_position(game, state);
            check_key(game, state, &mut keys);
            check_symmetry(game, state);
            check_slots(game, state);
            check_notation(game, state);
            check_scene(game, state);
        }));
    }
    ended
}

/// The laws of [`Game`] alone, for games without the capabilities. Returns how many games ended.
///
/// ```
/// use jogada_rules::contract;
/// use jogada_rules::example::Countdown21;
///
/// assert_eq!(contract::check_rules(&Countdown21, 1, 20, 30), 20, "all twenty games ended");
/// ```
pub fn check_rules<G: Game>(game: &G, seed: u64, games: usize, cap: usize) -> usize {
    let play = |number| {
        let mut dice = Dice::new(seed.wrapping_add(number as u64));
        usize::from(walk(game, &mut dice, cap, |state| check_position(game, state)))
    };
    (0..games).map(play).sum()
}

/// Plays one random game of at most `cap` moves, showing every position. Returns whether it ended.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Dice, contract};
///
/// let mut totals = Vec::new();
/// let ended = contract::walk(&Countdown21, &mut Dice::new(1), 30, |state| totals.push(state.total()));
/// assert!(ended && totals.is_sorted());
/// ```
pub fn walk<G: Game>(game: &G, dice: &mut Dice, cap: usize, mut see: impl FnMut(&G::State)) -> bool {
    let mut state = game.initial();
    let mut moves = Vec::new();
    for _ in 0..cap {
        see(&state);
        moves.clear();
        game.moves(&state, &mut moves);
        let Some(&mv) = dice.pick(&moves) else { return true };
        game.play(&mut state, mv);
    }
    see(&state);
    game.settled(&state).is_some()
}

/// Some position of a random game: after a random number of moves up to `most`, settled or not.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Dice, contract};
///
/// let state = contract::random_position(&Countdown21, &mut Dice::new(1), 5);
/// assert!(state.total() <= 15);
/// ```
pub fn random_position<G: Game>(game: &G, dice: &mut Dice, most: usize) -> G::State {
    let mut state = game.initial();
    let mut moves = Vec::new();
    for _ in 0..dice.below(most + 1) {
        moves.clear();
        game.moves(&state, &mut moves);
        let Some(&mv) = dice.pick(&moves) else { break };
        game.play(&mut state, mv);
    }
    state
}

/// Moves exist exactly while the game goes on, none twice, and each can be taken back.
///
/// # Panics
/// If that is not so.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, contract};
///
/// contract::check_position(&Countdown21, &Countdown21.initial());
/// ```
pub fn check_position<G: Game>(game: &G, state: &G::State) {
    let moves = moves_of(game, state);
    let settled = game.settled(state);
    assert_eq!(moves.is_empty(), settled.is_some(), "moves exactly while the game goes on: {state:?}");
    if let Some(value) = settled {
        let quiet = value == Value::ZERO;
        let decided = value == Value::WIN || value == Value::LOSS;
        assert!(quiet || decided && !game.is_scoring(), "settled value {value} in {state:?}");
    }
    assert_eq!(moves, moves_of(game, state), "the order of moves must depend on the state alone: {state:?}");
    for (index, &mv) in moves.iter().enumerate() {
        assert!(!moves[..index].contains(&mv), "{mv:?} is listed twice in {state:?}");
        check_move(game, state, mv);
    }
}

fn check_move<G: Game>(game: &G, state: &G::State, mv: G::Move) {
    let mover = game.turn(state);
    let mut child = state.clone();
    let played = game.play(&mut child, mv);
    assert_ne!(child, *state, "{mv:?} must change the position {state:?}");
    let gained = game.score(&child)[mover.index()] - game.score(state)[mover.index()];
    assert_eq!(gained, played.gain, "gain of {mv:?} in {state:?}");
    let given = game.score(&child)[mover.other().index()] - game.score(state)[mover.other().index()];
    assert_eq!(given, 0, "{mv:?} must not score for the opponent in {state:?}");
    assert!(played.gain == 0 || game.is_scoring(), "{mv:?} gains points in a game without points");
    game.undo(&mut child, mv, played.undo);
    assert_eq!(child, *state, "undo of {mv:?} must restore the position");
}

/// The key survives play and undo, agrees with that of the position read from its text, and two positions that share
/// one look the same to a search.
fn check_key<G: Keyed + Notation>(game: &G, state: &G::State, seen: &mut HashMap<Key, (usize, Option<Value>)>) {
    let key = game.key(state);
    let look = (moves_of(game, state).len(), game.settled(state));
    let before = *seen.entry(key).or_insert(look);
    assert_eq!(before, look, "positions with the same key must look alike: {state:?}");
    for mv in moves_of(game, state) {
        let mut child = state.clone();
        let played = game.play(&mut child, mv);
        assert_eq!(game.key(&child), game.key(&read_back(game, &child)), "key kept up by {mv:?} in {state:?}");
        game.undo(&mut child, mv, played.undo);
        assert_eq!(game.key(&child), key, "key after undo of {mv:?} in {state:?}");
    }
}

fn check_symmetry<G: Keyed + Symmetric>(game: &G, state: &G::State) {
    assert!(game.symmetries() >= 1, "the identity is a symmetry");
    assert_eq!(game.image(state, 0), *state, "symmetry 0 is the identity");
    let moves = moves_of(game, state);
    for symmetry in 0..game.symmetries() {
        let image = game.image(state, symmetry);
        assert_eq!(game.settled(&image), game.settled(state), "symmetry {symmetry} of {state:?}");
        assert_eq!(canonical_key(game, &image), canonical_key(game, state), "symmetry {symmetry} of {state:?}");
        let image_moves = moves_of(game, &image);
        assert_eq!(image_moves.len(), moves.len(), "symmetry {symmetry} of {state:?}");
        for &mv in &moves {
            let turned = game.image_of_move(mv, symmetry);
            assert!(image_moves.contains(&turned), "symmetry {symmetry} of {mv:?} in {state:?}");
            let mut played_first = state.clone();
            game.play(&mut played_first, mv);
            let mut turned_first = image.clone();
            game.play(&mut turned_first, turned);
            assert_eq!(game.image(&played_first, symmetry), turned_first, "symmetry {symmetry} and {mv:?}: {state:?}");
        }
    }
}

fn check_slots<G: Indexed>(game: &G, state: &G::State) {
    if game.slots() == 0 {
        return;
    }
    let mut slots: Vec<_> = moves_of(game, state).into_iter().map(|mv| game.slot(state, mv)).collect();
    assert!(slots.iter().all(|&slot| slot < game.slots()), "a slot is out of range in {state:?}");
    let listed = slots.len();
    slots.sort_unstable();
    slots.dedup();
    assert_eq!(slots.len(), listed, "two moves share a slot in {state:?}");
}

fn check_notation<G: Notation>(game: &G, state: &G::State) {
    assert_eq!(read_back(game, state), *state, "position text must hold the position");
    let mut texts = Vec::new();
    for mv in moves_of(game, state) {
        let text = game.move_text(state, mv);
        assert_eq!(game.read_move(state, &text), Ok(mv), "move text of {mv:?} in {state:?}");
        let loud = format!("  {}  ", text.to_uppercase());
        assert_eq!(game.read_move(state, &loud), Ok(mv), "case and blanks around {mv:?}");
        assert!(!texts.contains(&text), "two moves are written {text:?} in {state:?}");
        texts.push(text);
    }
    let plain = game.board_text(state, BoardStyle { ascii: true, color: false });
    assert!(plain.is_ascii(), "the plain board of {state:?} must be ASCII");
    assert!(!plain.contains('\u{1b}'), "the plain board of {state:?} must have no escapes");
}

fn check_scene<G: Scenic + Notation>(game: &G, state: &G::State) {
    let scene = game.scene(state);
    assert!(scene.width > 0.0 && scene.height > 0.0, "a scene has a size: {state:?}");
    for mv in scene.parts.iter().filter_map(|part| part.mv.as_deref()) {
        assert!(game.read_move(state, mv).is_ok(), "the scene of {state:?} offers {mv:?}");
    }
}

/// The law of [`Placement`], along random games.
///
/// # Panics
/// If a child's moves are not its parent's less the one played.
///
/// ```
/// use jogada_rules::contract;
/// use jogada_rules::example::TwoOfThree;
///
/// contract::check_placement(&TwoOfThree, 1, 10, 5);
/// ```
pub fn check_placement<G: Placement>(game: &G, seed: u64, games: usize, cap: usize) {
    for number in 0..games {
        let mut dice = Dice::new(seed.wrapping_add(number as u64));
        walk(game, &mut dice, cap, |state| {
            for mv in moves_of(game, state).into_iter().filter(|_| game.is_placement(state)) {
                let mut child = state.clone();
                game.play(&mut child, mv);
                if game.settled(&child).is_none() {
                    let mut expected = moves_of(game, state);
                    expected.retain(|&other| other != mv);
                    assert_eq!(moves_of(game, &child), expected, "after {mv:?} in {state:?}");
                }
            }
        });
    }
}

/// The law of [`Coloring`]: what won one random game wins again, in another order and against other replies.
///
/// # Panics
/// If it does not, or a game is drawn, or a turn is kept.
///
/// ```
/// use jogada_rules::contract;
/// use jogada_rules::example::TwoOfThree;
///
/// contract::check_coloring(&TwoOfThree, 1, 10);
/// ```
pub fn check_coloring<G: Coloring>(game: &G, seed: u64, games: usize) {
    for number in 0..games {
        let mut dice = Dice::new(seed.wrapping_add(number as u64));
        let start = placement_position(game, &mut dice);
        let mut held = [Vec::new(), Vec::new()];
        let loser = fill(game, &start, &mut dice, |side, mv| held[side.index()].push(mv), |_, _| true);
        let winning = held[loser.other().index()].clone();
        // The winner keeps to its slots, the loser to all others.
        let mut replied = 0;
        let again = fill(
            game,
            &start,
            &mut dice,
            |side, _| replied += usize::from(side == loser),
            |side, mv| winning.contains(&mv) != (side == loser),
        );
        assert_eq!(again, loser, "{winning:?} won from {start:?} once, but not after {replied} other replies");
    }
}

/// The first position of a random game from which on slots are only filled.
fn placement_position<G: Placement>(game: &G, dice: &mut Dice) -> G::State {
    let mut state = game.initial();
    while !game.is_placement(&state) {
        let mv = *dice.pick(&moves_of(game, &state)).expect("a game that goes on has a move");
        game.play(&mut state, mv);
    }
    state
}

/// Plays a random game of moves that are `allowed` to their side. Returns who lost.
fn fill<G: Game>(
    game: &G,
    start: &G::State,
    dice: &mut Dice,
    mut see: impl FnMut(Side, G::Move),
    allowed: impl Fn(Side, G::Move) -> bool,
) -> Side {
    let mut state = start.clone();
    while game.settled(&state).is_none() {
        let side = game.turn(&state);
        let mut moves = moves_of(game, &state);
        moves.retain(|&mv| allowed(side, mv));
        let &mv = dice.pick(&moves).expect("the slots of a win are enough to win");
        see(side, mv);
        game.play(&mut state, mv);
        assert_ne!(game.turn(&state), side, "{mv:?} must pass the turn");
    }
    assert_eq!(game.settled(&state), Some(Value::LOSS), "only who moved last can have won: {state:?}");
    game.turn(&state)
}

/// An evaluation stays in the range of points and depends on the future alone; its reach contains what a search of
/// that depth returns at depth zero.
///
/// # Panics
/// If it does not.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Nothing, contract};
///
/// contract::check_evaluator(&Countdown21, &Nothing, 1, 10, 30);
/// ```
pub fn check_evaluator<G: Game>(game: &G, evaluator: &impl Evaluator<G>, seed: u64, games: usize, cap: usize) {
    for number in 0..games {
        let mut dice = Dice::new(seed.wrapping_add(number as u64));
        walk(game, &mut dice, cap, |state| {
            if game.settled(state).is_none() {
                let value = evaluator.evaluate(game, state);
                assert_eq!(value, evaluator.evaluate(game, state), "an evaluation must not change: {state:?}");
                let reach = evaluator.reach(game, state, 0);
                assert!(reach.alpha <= value && value <= reach.beta, "{value} is out of reach {reach:?}: {state:?}");
            }
        });
    }
}

fn read_back<G: Notation>(game: &G, state: &G::State) -> G::State {
    let text = game.position_text(state);
    game.read_position(&text).unwrap_or_else(|error| panic!("{text:?} must be readable: {error}"))
}

fn moves_of<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}
