//! What is known about Dots and Boxes beyond its rules: an evaluation, a move order and a fast playout.

use jogada_rules::{Dice, Evaluator, Guide, Playout, Side, Value, Window};

use super::board::{MOST_BOXES, MOST_LINES};
use super::{DotsAndBoxes, DotsState, Line, Turns, each_member};

/// The score so far, and nothing to come.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoxScore;

impl Evaluator<DotsAndBoxes> for BoxScore {
    #[inline]
    fn evaluate(&self, _: &DotsAndBoxes, _: &DotsState) -> Value {
        Value::ZERO
    }

    /// A line closes two boxes at most, and nobody closes more than are open.
    #[inline]
    fn reach(&self, game: &DotsAndBoxes, state: &DotsState, depth: u32) -> Window {
        let (mine, theirs) = match game.turns() {
            Turns::Again => (depth, depth),
            Turns::Alternate => (depth.div_ceil(2), depth / 2),
        };
        let open = game.open_boxes(state) as u32;
        let most = |lines: u32| Value::points(lines.saturating_mul(2).min(open) as i32);
        Window::new(-most(theirs), most(mine))
    }
}

/// Lines that close boxes first, lines that give one away last, and among equals those near the middle first.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClosingFirst;

/// More than any distance from the middle.
const BOX: i32 = 1000;

impl Guide<DotsAndBoxes> for ClosingFirst {
    fn rank(&self, game: &DotsAndBoxes, state: &DotsState, mv: Line) -> i32 {
        let worth = |sides| match sides {
            3 => 2 * BOX,
            2 => -BOX,
            _ => 0,
        };
        let [one, two] = game.board.sides_drawn(&state.lines, mv.index());
        worth(one) + worth(two) - i32::from(game.board.distance(mv.index()))
    }

    #[inline]
    fn is_noisy(&self, game: &DotsAndBoxes, state: &DotsState, mv: Line) -> bool {
        game.board.closed_by(&state.lines, mv.index()) != 0
    }
}

/// Draws the free lines in random order, each order equally likely: uniformly random play.
///
/// It never touches the state. It counts how many lines each box still lacks, which takes two steps a line where
/// `play` takes a dozen.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomLines;

impl Playout<DotsAndBoxes> for RandomLines {
    fn playout(&self, game: &DotsAndBoxes, state: &mut DotsState, dice: &mut Dice) -> i32 {
        let mut lines = [Line(0); MOST_LINES];
        let free = collect_free(game, state, &mut lines);
        let mut missing = missing_lines(game, state);
        let alternate = game.turns() == Turns::Alternate;
        let mut sign = if state.turn == Side::First { 1 } else { -1 };
        let mut margin = i32::from(state.score[0]) - i32::from(state.score[1]);
        for next in 0..free.len() {
            free.swap(next, next + dice.below(free.len() - next));
            let closed = finish_line(game, &mut missing, free[next]);
            margin += sign * closed;
            sign = if alternate || closed == 0 { -sign } else { sign };
        }
        margin
    }
}

fn collect_free<'a>(game: &DotsAndBoxes, state: &DotsState, lines: &'a mut [Line; MOST_LINES]) -> &'a mut [Line] {
    let mut found = 0;
    for word in 0..game.board.words() {
        for bit in crate::rectangle::bits(!state.lines[word] & game.board.word(word)) {
            lines[found] = Line((64 * word + bit) as u16);
            found += 1;
        }
    }
    &mut lines[..found]
}

/// How many lines each box lacks. The place after the last box stands for the outside and never runs out.
pub(super) fn missing_lines(game: &DotsAndBoxes, state: &DotsState) -> [u8; MOST_BOXES + 1] {
    let mut missing = [4; MOST_BOXES + 1];
    missing[game.board.boxes()] = u8::MAX;
    each_member(&state.lines, |line| {
        finish_line(game, &mut missing, Line(line as u16));
    });
    missing
}

/// Counts a line off the boxes beside it, and says how many of them that closes.
#[inline]
fn finish_line(game: &DotsAndBoxes, missing: &mut [u8; MOST_BOXES + 1], line: Line) -> i32 {
    let boxes = game.board.boxes_beside(line.index());
    boxes.into_iter().fold(0, |closed, number| {
        let left = &mut missing[usize::from(number)];
        *left -= 1;
        closed + i32::from(*left == 0)
    })
}
