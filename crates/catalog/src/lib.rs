//! What can be chosen: games, puzzles, players, levels. The only place where game and algorithm meet.
//!
//! Front ends talk to a [`Catalog`] and the [`Session`]s it opens; they never name a game's type. A program of one's
//! own starts from [`Catalog::standard`] and adds to it.

#![deny(missing_docs)]

mod appraisal;
mod calibration;
mod catalog;
mod entry;
mod expert;
mod game_clock;
mod history;
mod indirect;
pub mod path;
mod player;
mod puzzle;
mod puzzle_table;
mod record;
mod session;
mod settings;
mod solving;
mod spec;
pub mod standard;
mod stopwatch;
mod table;
mod thinker;
pub mod trace;

pub use appraisal::Appraisal;
pub use calibration::{Calibration, Measured};
pub use catalog::Catalog;
pub use entry::{EntryBuilder, GameEntry, Level};
pub use game_clock::GameClock;
pub use player::{Algorithm, Computer, Player};
pub use puzzle::{Problem, PuzzleBuilder, PuzzleEntry};
pub use record::{COMMENT, RECORD_VERSION, Record, RecordError, RecordResult, search_info};
pub use session::{Ending, Info, PlayError, Ply, Reason, Remark, Session, Thought};
pub use settings::{Parameter, Settings, read_bytes, read_count, read_time};
pub use solving::{CheckpointError, ProvenMove, SolvePlan, SolveProgress, Solving};
pub use spec::{Kind, Setting, Spec, SpecError, SpecProblem, Takes, nearest};

pub use jogada_experts::adji_boto::{Endgames, tables};
pub use jogada_experts::dots_and_boxes::CheckpointError as CheckpointFileError;
pub use jogada_rules as rules;
pub use jogada_search::tree::Ends;
pub use jogada_search::{Counters, Limits, StopFlag, Stopped};
