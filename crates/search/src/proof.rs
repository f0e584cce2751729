//! Proofs: can a side still get what it wants?
//!
//! **Finds** a yes or a no, with the move that makes it so; where a game scores points, to the question whether a side
//! can still get a given margin.
//! **Right** whenever it answers. It may run out of time or memory, or into play that goes round, and then says nothing.
//! **Costs** little where one side has few good replies, which is where depth-first minimax is lost.
//! **Needs** the rules and keys. Whether a position is one of "any move will do" or "all moves must" comes from whose
//! turn it is, never from the depth, so turns that are kept are right.
//! **Reference**: Allis, van der Meulen and van den Herik, "Proof-number search", 1994; Nagai, 2002 (df-pn); Pawlewicz and
//! Lew, 2006 (the 1 + ε trick).

mod best_first;
mod carriers;
mod depth_first;
mod must_play;
mod numbers;
mod question;
mod solve;
mod table;

use crate::Stopped;

pub use best_first::proof_number_search;
pub use carriers::CarrierTable;
pub use depth_first::{DfPn, df_pn};
pub use must_play::{MustPlay, must_play};
pub use question::Question;
pub use solve::{Solution, solve, solve_best_first, solve_watched};
pub use table::ProofTable;

/// What came of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof<M> {
    /// Yes or no, if that was found out.
    pub answer: Option<bool>,
    /// The move that makes it so, for the side to move; `None` if any or none does.
    pub best: Option<M>,
    /// Why the search ended without an answer, unless play that goes round was the reason.
    pub stopped: Option<Stopped>,
}
