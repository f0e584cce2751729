//! The evaluation `chains`: who will have to open the first chain, and what that costs.
//!
//! A game of Dots and Boxes is decided in three stages, and the estimate walks through them with the pencil:
//!
//! 1. **What is on offer** ([`sketch`]): boxes that lack one line go to the side to move. It may leave the last two of
//!    an open chain, or four of an open loop, to hand the turn over (a double-deal); it does so if the rest is worth it.
//! 2. **Safe lines** ([`sketch`]): as long as there are lines that give nothing away, these are drawn. Their parity says
//!    who runs out of them first. Counting them on the board is what the long chain rule does by theory.
//! 3. **Chains and loops** ([`runs`], [`control`]): then all that is left falls apart into chains and loops. Whoever has
//!    to open one gives it away, and the receiver keeps the other side opening by double-dealing: the controlled value.
//!
//! The further off the endgame, the less its sketch can be trusted: what it says fades with every safe line before it.
//!
//! References: Berlekamp, "The Dots and Boxes Game", 2000 (control, the long chain rule); Buzzard and Ciere, "Playing
//! simple loony Dots and Boxes endgames optimally", 2014. Costs a few steps a line; no memory beyond the stack.

mod control;
mod runs;
mod sketch;

use jogada_rules::{Evaluator, Value};

use self::control::controlled_value;
use self::runs::fall_apart;
use self::sketch::{ChainOffer, Sketch};
use super::{DotsAndBoxes, DotsState, Turns};

/// Chains, loops and safe lines, as they will be when nobody gives anything away before having to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chains;

/// How fast a sketch of the endgame loses worth with the safe lines before it. Near-full trust in it won far less:
/// boxes are then given away early for a parity that turns round again. From 1 to 8 play was equally strong.
const FADING: i32 = 4;

impl Evaluator<DotsAndBoxes> for Chains {
    fn evaluate(&self, game: &DotsAndBoxes, state: &DotsState) -> Value {
        let mut sketch = Sketch::of(game, state);
        let offer = sketch.take_offer();
        if game.turns() == Turns::Alternate {
            // The sides take turns at the offer, and no one can keep the other opening.
            return Value::points(offer.boxes % 2);
        }
        let rest = quiet_value(&mut sketch);
        Value::hundredths(offer.accepted(rest))
    }
}

/// What a position with nothing on offer is worth to the side to move, in hundredths.
fn quiet_value(sketch: &mut Sketch<'_>) -> i32 {
    let safe = sketch.draw_safe_lines();
    let opened = controlled_value(&mut fall_apart(sketch));
    // After an even number of safe lines it is the side to move that has to open a chain.
    let value = if safe % 2 == 0 { -opened } else { opened };
    100 * value / (1 + FADING * safe)
}

impl ChainOffer {
    /// What the offer and the rest are worth together, the rest being worth `rest` hundredths to whoever moves then.
    ///
    /// Taking everything means to move in the rest; dealing some boxes back makes the other side move there.
    fn accepted(self, rest: i32) -> i32 {
        let all = 100 * self.boxes + rest;
        match self.dealt_back {
            0 => all,
            back => all.max(100 * (self.boxes - 2 * back) - rest),
        }
    }
}
