//! Games that end, tried out move by move. What was found is remembered by position text, so that this needs no key.

use std::collections::HashMap;

use jogada_rules::{Dice, Game, Notation, Side, Value};

use crate::{Checker, ValuedPosition};

/// Every move of every position, remembered.
pub(crate) struct WholeTree<G: Game> {
    game: G,
    dice: Dice,
    /// So many moves are played by lot before a position is small enough.
    least: usize,
    known: HashMap<String, i32>,
}

/// More than this is not remembered: it would be no small game.
const MOST: usize = 3_000_000;

impl<G: Game + Notation> WholeTree<G> {
    pub(crate) fn new(game: G, seed: u64, least: usize) -> Self {
        Self { game, dice: Dice::new(seed), least, known: HashMap::new() }
    }

    /// A position after some moves by lot, in which the game goes on.
    fn random_state(&mut self) -> G::State {
        loop {
            let mut state = self.game.initial();
            let plies = self.least + self.dice.below(20);
            let mut moves = Vec::new();
            for _ in 0..plies {
                let before = state.clone();
                moves.clear();
                self.game.moves(&state, &mut moves);
                let Some(&mv) = self.dice.pick(&moves) else { break };
                self.game.play(&mut state, mv);
                if self.game.settled(&state).is_some() {
                    state = before;
                    break;
                }
            }
            if self.is_small(&state) {
                return state;
            }
        }
    }

    /// Whether enough has been played. Every move uses something up in these games, so fewer moves mean more was.
    fn is_small(&self, state: &G::State) -> bool {
        let count = |state: &G::State| {
            let mut moves = Vec::new();
            self.game.moves(state, &mut moves);
            moves.len()
        };
        self.game.settled(state).is_none() && count(state) + self.least <= count(&self.game.initial())
    }

    fn value_of(&mut self, state: &G::State) -> i32 {
        if let Some(settled) = self.game.settled(state) {
            return plain(settled);
        }
        let text = self.game.position_text(state);
        let name = without_score(&text, self.game.is_scoring());
        if let Some(&value) = self.known.get(&name) {
            return value;
        }
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let mut best = i32::MIN;
        for mv in moves {
            let mut child = state.clone();
            let gain = self.game.play(&mut child, mv).gain;
            let theirs = self.value_of(&child);
            let kept = self.mover(&child) == self.mover(state);
            // Whoever moves at the end of a game without points has it said about them: so the side counts there too.
            best = best.max(gain + if kept { theirs } else { -theirs });
        }
        if self.known.len() < MOST {
            self.known.insert(name, best);
        }
        best
    }

    fn mover(&self, state: &G::State) -> Side {
        self.game.turn(state)
    }
}

/// A win, draw or loss as 1, 0, −1; points as they are.
fn plain(value: Value) -> i32 {
    if value.is_decided() { value.signum() } else { value.whole_points() }
}

/// The text of a position without what was scored before, which has no part in what is still to come: two numbers
/// between the board and the side, where there are any.
fn without_score(text: &str, is_scoring: bool) -> String {
    if !is_scoring {
        return text.to_owned();
    }
    text.split(';').enumerate().filter(|&(part, _)| part != 2 && part != 4).map(|(_, part)| part).collect()
}

impl<G: Game + Notation> Checker for WholeTree<G> {
    fn draw(&mut self) -> ValuedPosition {
        let state = self.random_state();
        ValuedPosition { position: self.game.position_text(&state), value: self.value_of(&state) }
    }

    fn value(&mut self, position: &str) -> Option<i32> {
        let state = self.game.read_position(position).ok()?;
        (self.game.settled(&state).is_some() || self.is_small(&state)).then(|| self.value_of(&state))
    }
}
