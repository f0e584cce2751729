//! Which move simulations choose, where it can be said without a proof.

use jogada_rules::{Game, Indexed, Played, Side, Uniform, Value};
use jogada_search::mcts::{Options, Simulation, Tree, mcts};
use jogada_search::{Clock, Limits, StopFlag, Stopped};

/// First may take a draw at once, or gamble: many throws of both sides, of which only few end well for First.
struct Gamble;

const THROWS: u32 = 40;
/// The state of who has taken the draw.
const DRAWN: u32 = u32::MAX;

impl Game for Gamble {
    /// Throws made in the low half, their sum in the high half.
    type State = u32;
    type Move = u8;
    type Undo = u32;

    fn initial(&self) -> u32 {
        0
    }

    fn turn(&self, state: &u32) -> Side {
        Side::BOTH[*state as usize % 2]
    }

    fn settled(&self, state: &u32) -> Option<Value> {
        let lucky = (*state >> 16).is_multiple_of(4);
        match *state {
            DRAWN => Some(Value::ZERO),
            // First would move again.
            state if state & 0xFFFF == THROWS => Some(if lucky { Value::WIN } else { Value::LOSS }),
            _ => None,
        }
    }

    fn moves(&self, state: &u32, out: &mut Vec<u8>) {
        if self.settled(state).is_none() {
            out.extend(0..if *state == 0 { 4 } else { 3 });
        }
    }

    fn play(&self, state: &mut u32, mv: u8) -> Played<u32> {
        let before = *state;
        *state = if before == 0 && mv == 3 { DRAWN } else { before + 1 + (u32::from(mv) << 16) };
        Played::quiet(before)
    }

    fn undo(&self, state: &mut u32, _: u8, before: u32) {
        *state = before;
    }
}

impl Indexed for Gamble {
    fn slots(&self) -> usize {
        4
    }

    fn slot(&self, _: &u32, mv: u8) -> usize {
        usize::from(mv)
    }
}

#[test]
fn a_move_that_is_known_to_draw_is_preferred_to_those_that_mostly_lose() {
    for seed in 0..5 {
        let engine = Simulation {
            game: &Gamble,
            playout: &Uniform { cap: 99 },
            guide: &(),
            options: Options { seed, ..Options::default() },
        };
        let mut clock = Clock::start(&Limits::nodes(2000), &StopFlag::new());
        let found = mcts(engine, &mut Tree::new(&Gamble), &0, &mut clock, &mut |_| {});
        assert_eq!((found.best(), found.proven, found.stopped), (Some(3), false, Some(Stopped::Nodes)), "seed {seed}");
    }
}
