//! A new game in sixty lines: Chomp. Bite a square of the chocolate; all below and to the right of it goes too.
//! Who eats the poisoned top left corner loses.
//!
//! Run with `cargo run -p new-game`.

use jogada_rules::{Game, Nothing, Played, Side, Value, Window, contract};
use jogada_search::Clock;
use jogada_search::tree::{AlphaBeta, Ends, Order, alphabeta};

/// The rules: how large the bar is.
struct Chomp {
    rows: usize,
    cols: u8,
}

/// How many squares are left in each row, and who moves.
#[derive(Clone, Debug, PartialEq)]
struct Bar {
    left: Vec<u8>,
    turn: Side,
}

impl Game for Chomp {
    type State = Bar;
    type Move = (usize, u8);
    type Undo = Bar;

    fn initial(&self) -> Bar {
        Bar { left: vec![self.cols; self.rows], turn: Side::First }
    }

    fn turn(&self, bar: &Bar) -> Side {
        bar.turn
    }

    // Nothing left: the other side ate the poison, so whoever is to move has won.
    fn settled(&self, bar: &Bar) -> Option<Value> {
        (bar.left[0] == 0).then_some(Value::WIN)
    }

    fn moves(&self, bar: &Bar, out: &mut Vec<(usize, u8)>) {
        let squares = |(row, &left)| (0..left).map(move |col| (row, col));
        out.extend(bar.left.iter().enumerate().flat_map(squares));
    }

    fn play(&self, bar: &mut Bar, (row, col): (usize, u8)) -> Played<Bar> {
        let undo = bar.clone();
        bar.left[row..].iter_mut().for_each(|left| *left = col.min(*left));
        bar.turn = !bar.turn;
        Played::quiet(undo)
    }

    fn undo(&self, bar: &mut Bar, _: (usize, u8), undo: Bar) {
        *bar = undo;
    }
}

#[expect(clippy::print_stdout, reason = "an example shows what it found")]
fn main() {
    let chomp = Chomp { rows: 3, cols: 4 };
    let ended = contract::check_rules(&chomp, 1, 100, 100);
    println!("{ended} random games obeyed the laws of a game and ended.");

    let options = AlphaBeta { depth: 12, ends: Ends::Distance, order: Order::Natural };
    let mut clock = Clock::unlimited();
    let found = alphabeta(&chomp, &chomp.initial(), &Nothing, options, Window::FULL, &mut clock, &mut ());
    println!("First has a {} with {:?}, seen after {} positions.", found.value, found.best(), clock.nodes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_wins_every_bar_but_the_single_square() {
        for (rows, cols) in [(1, 2), (2, 2), (2, 3), (3, 2), (3, 3)] {
            let chomp = Chomp { rows, cols };
            let options = AlphaBeta { depth: 12, ends: Ends::Outcome, order: Order::Natural };
            let mut clock = Clock::unlimited();
            let found = alphabeta(&chomp, &chomp.initial(), &Nothing, options, Window::FULL, &mut clock, &mut ());
            assert!(found.value.is_win(), "{rows}×{cols}");
        }
    }
}
