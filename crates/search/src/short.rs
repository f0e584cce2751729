//! Short ways for short jobs: closures instead of traits, builders instead of lists of arguments.
//!
//! They are the same searches, compiled for the same rules; what is not said has a default. A search of a game:
//!
//! ```
//! use jogada_rules::Game;
//! use jogada_rules::example::Countdown21;
//! use jogada_search::short::{Mcts, Pvs};
//!
//! let mut state = Countdown21.initial();
//! for mv in [3, 3, 3, 3, 3] {
//!     Countdown21.play(&mut state, mv);
//! }
//! let found = Pvs::new(&Countdown21).depth(12).search(&state);
//! assert_eq!(found.to_string(), "2: win in 3, proven (depth 3, line 2 1 3)");
//! let found = Mcts::new(&Countdown21).nodes(2_000).search(&state);
//! assert_eq!(found.best(), Some(2));
//! ```
//!
//! A way in a graph:
//!
//! ```
//! use jogada_search::short::astar;
//!
//! let way = astar(1_u32, |&n| [n + 1, 2 * n], |&n| 10_u32.abs_diff(n).div_ceil(10), |&n| n == 10);
//! assert_eq!(way.states, [1, 2, 4, 5, 10]);
//! assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
//! ```

mod algorithms;
mod functions;
mod graph;
mod route;
mod search;
mod two_ended;

pub use algorithms::{ByAlphaBeta, ByMcts, ByMinimax, ByMtdf, ByPvs, SearchKind};
pub use functions::{
    astar, beam, bfs, bidirectional, dfs, greedy, idastar, iddfs, optimal, partial_astar, rbfs, sma, uniform, wastar,
};
pub use graph::{Estimate, Graph, Successor};
pub use route::Journey;
pub use search::{Judge, Minimax, Mtdf, SearchBuilder};

pub use crate::mcts::Mcts;
pub use crate::tree::{AlphaBeta, Pvs};
pub use two_ended::TwoEnded;
