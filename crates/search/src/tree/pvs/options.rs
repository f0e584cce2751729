//! What can be switched on and off.

use std::time::Duration;

use crate::tree::Ends;

/// How to search. The defaults are what plays best; the lab and the tests mix them freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pvs {
    /// How deep, in plies; quiescence does not count.
    pub depth: u32,
    /// How many plies each iteration looks further than the one before. One where the clock may stop the search any
    /// time; two where only the last iteration counts, because every other one orders the moves as well.
    pub step: u32,
    /// What ends are worth.
    pub ends: Ends,
    /// How many plies of noisy moves to look at beyond the depth. The one choice here that changes values.
    pub quiescence: u32,
    /// Half the width of the first window around the value of the iteration before, in hundredths of a point.
    pub aspiration: Option<i32>,
    /// What saves work.
    pub aids: Aids,
    /// What decides the order of moves beside the table and the game's advice.
    pub ordering: Ordering,
    /// How many threads search.
    pub threads: usize,
    /// Start no new iteration after this long.
    pub soft_time: Option<Duration>,
    /// Answer at once where there is only one move: for play, where its value does not matter.
    pub answer_only_move: bool,
}

/// What saves work without changing values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aids {
    /// Ask with an empty window whether a later move is better before searching it in full.
    pub null_windows: bool,
    /// Skip what the evaluation says is out of reach.
    pub reach: bool,
    /// The least depth at which the table is asked; `None` for never. Below it an answer costs more than a search. A
    /// game whose positions hardly ever come twice adds to it.
    pub table_from: Option<u32>,
    /// The least depth at which all children are looked up before any is searched; `None` for never.
    pub probe_children_from: Option<u32>,
}

/// What decides the order of moves beside the table and the game's advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordering {
    /// Moves that refuted another position at the same ply.
    pub killers: bool,
    /// The answer that worked against the same move elsewhere.
    pub countermoves: bool,
    /// How often a move has refuted anything.
    pub history: bool,
}

impl Default for Pvs {
    fn default() -> Self {
        Self {
            depth: u32::MAX,
            step: 1,
            ends: Ends::Distance,
            quiescence: 0,
            aspiration: Some(100),
            aids: Aids::default(),
            ordering: Ordering::default(),
            threads: 1,
            soft_time: None,
            answer_only_move: false,
        }
    }
}

impl Default for Aids {
    fn default() -> Self {
        Self { null_windows: true, reach: true, table_from: Some(2), probe_children_from: None }
    }
}

impl Aids {
    /// Nothing but alpha-beta.
    pub const NONE: Self = Self { null_windows: false, reach: false, table_from: None, probe_children_from: None };
}

impl Default for Ordering {
    fn default() -> Self {
        Self { killers: true, countermoves: true, history: true }
    }
}

impl Ordering {
    /// Only the table and the game's advice.
    pub const NONE: Self = Self { killers: false, countermoves: false, history: false };
}
