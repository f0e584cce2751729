//! What a game is.
//!
//! This crate holds the traits that games implement and searches use, the values they exchange, and the laws that
//! every game must obey. It knows no game and no algorithm, and does no I/O: no clock, no threads, no randomness but
//! what a seed determines.
//!
//! # A complete game
//!
//! Twenty-one: each side in turn adds 1, 2 or 3 to a count that starts at zero; who reaches 21 wins.
//!
//! ```
//! use jogada_rules::{Game, Played, Side, Value, contract};
//!
//! struct TwentyOne;
//!
//! #[derive(Clone, Debug, PartialEq)]
//! struct Count { total: u8, turn: Side }
//!
//! impl Game for TwentyOne {
//!     type State = Count;
//!     type Move = u8;
//!     type Undo = ();
//!
//!     fn initial(&self) -> Count { Count { total: 0, turn: Side::First } }
//!     fn turn(&self, state: &Count) -> Side { state.turn }
//!     // Whoever is to move at 21 has lost: the other side just got there.
//!     fn settled(&self, state: &Count) -> Option<Value> { (state.total == 21).then_some(Value::LOSS) }
//!     fn moves(&self, state: &Count, out: &mut Vec<u8>) { out.extend(1..=3.min(21 - state.total)) }
//!     fn play(&self, state: &mut Count, mv: u8) -> Played<()> {
//!         state.total += mv;
//!         state.turn = !state.turn;
//!         Played::quiet(())
//!     }
//!     fn undo(&self, state: &mut Count, mv: u8, (): ()) {
//!         state.total -= mv;
//!         state.turn = !state.turn;
//!     }
//! }
//!
//! // The laws: a move exactly while the game goes on, none twice, undo restores …
//! assert_eq!(contract::check_rules(&TwentyOne, 1, 50, 100), 50, "all fifty random games ended");
//!
//! // And the shortest search there is: the best of what each move leads to.
//! fn solve(game: &TwentyOne, state: &mut Count) -> Value {
//!     if let Some(value) = game.settled(state) {
//!         return value;
//!     }
//!     let mut moves = Vec::new();
//!     game.moves(state, &mut moves);
//!     let values = moves.into_iter().map(|mv| game.descend(state, mv, |child, edge| edge.lift(solve(game, child))));
//!     values.max().expect("a game that goes on has a move")
//! }
//! // 21 is 1 more than a multiple of 4: First adds 1 and then answers every 1, 2, 3 with 3, 2, 1.
//! assert_eq!(solve(&TwentyOne, &mut TwentyOne.initial()), Value::win_in(11));
//! ```

#![deny(missing_docs)]

mod capability;
pub mod contract;
mod counters;
mod deed;
mod dice;
mod edge;
mod ends;
mod evaluator;
pub mod example;
mod fabric;
mod game;
mod key;
mod language;
mod limits;
mod odds;
mod overlay;
mod parameter;
mod perft;
mod puzzle;
mod remark;
mod scene;
mod side;
mod small;
mod solving;
mod tables;
mod text;
mod value;
mod way;

pub use capability::{Backward, Coloring, Indexed, Lead, Placement, Ranked, Symmetric, canonical_key};
pub use contract::Standard;
pub use counters::{Counted, Counters};
pub use deed::Deed;
pub use dice::Dice;
pub use edge::{Edge, Played};
pub use ends::Ends;
pub use evaluator::{Endgame, Evaluator, Guide, Nothing, Playout, Trail, Uniform, margin};
pub use fabric::{Exchange, Fabric, FabricError, FabricJob, Outbox, Share};
pub use game::{Game, Outcome, outcome};
pub use key::{Key, Keyed, zobrist, zobrist_table};
pub use language::{Language, Phrase};
pub use limits::{Limits, Shortage, StopFlag, Stopped, USUAL_MEMORY};
pub use odds::Odds;
pub use overlay::{Note, Overlay};
pub use parameter::ParameterError;
pub use perft::{perft, perft_until};
pub use puzzle::{Blind, Cost, Countdown, Folded, Heuristic, Promise, Puzzle, Reversible, Step, Steps};
pub use remark::{Fact, Remark};
pub use scene::{Part, Role, Scene, Scenic, Shape};
pub use side::Side;
pub use small::{SmallGame, Turned};
pub use solving::{Bounds, CheckpointError, SolvePlan, SolveProgress};
pub use tables::{CheckedLevel, Damage, TableBuild, TableError, TableLevel, TableProgress, TableStage};
pub use text::{
    BoardStyle, Illegality, Impossibility, MoveError, Notation, Problem, ReadError, Reader, Shown, Touch, Wanted,
};
pub use value::{Bound, Value, Verdict, Window};
pub use way::{Exclusion, Exclusions, Shortfall, WayCounters, effective_branching};
