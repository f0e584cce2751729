//! What can be held in the hand: specs, players, records, matches and quests, whatever game they are of.
//!
//! Front ends talk to a [`Catalog`] and the [`Session`]s it opens; they never name a game's type. Nothing here knows a
//! game or an algorithm: what there is comes from the cards of the crate `standard`, or of a program of one's own.
//!
//! ```
//! use jogada_catalog::{Board, Player, StopFlag};
//!
//! let catalog = jogada_standard::catalog();
//! let mut session = catalog.open("nim:start=1+3+5").expect("a game");
//! let Ok(Player::Computer(computer)) = catalog.player("nim", "alphabeta") else { panic!("an algorithm") };
//! let best = session.think(&computer, &StopFlag::new()).mv.expect("the game goes on");
//! assert_eq!(best, "3-3");
//! session.play(&best).expect("legal");
//! assert_eq!(session.position(), "1,3,2 2");
//! ```

#![deny(missing_docs)]

mod algorithm;
mod appraisal;
mod best_moves;
mod board;
mod calendar;
mod calibration;
mod catalog;
mod challenge;
pub mod dialect;
mod entry;
mod exercise;
mod game_clock;
mod hint;
mod judgment;
mod lesson;
mod named;
mod overlays;
pub mod path;
mod player;
mod puzzle;
mod record;
mod settings;
mod solving;
mod spec;
mod tables;
mod thought;
pub mod trace;
mod words;

pub use algorithm::{Algorithm, CodeLine, Family, Need};
pub use appraisal::{Appraisal, ValueKind};
pub use best_moves::{BestMoves, MemorySpan};
pub use board::{Board, Ending, Loss, Match, PlayError, Ply, Quest, Reason, Session, Untraceable};
pub use calendar::date_of;
pub use calibration::{Calibration, Measured};
pub use catalog::Catalog;
pub use challenge::{CHALLENGE_LEVELS, Challenge, ChallengeFlaw};
pub use entry::{GameEntry, GameFacts, Length, Level, MatchOpener};
pub use exercise::{Asks, Exercise, ExerciseKind, FillIn};
pub use game_clock::GameClock;
pub use jogada_platform::machine::{descriptors, memory};
pub use judgment::Judgment;
pub use lesson::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, ShownSearch, StepAt};
pub use player::{Computer, Player};
pub use puzzle::{NamedProblem, PuzzleEntry, PuzzleFacts, QuestOpener};
pub use record::{COMMENT, GameBranch, RECORD_VERSION, Record, RecordError, RecordResult};
pub use settings::{Parameter, Settings, read_bytes, read_count, read_time};
pub use solving::Solving;
pub use spec::{Kind, Setting, Spec, SpecError, SpecProblem, Takes, nearest};
pub use tables::{HearTables, Tables};
pub use thought::{Info, Thought};
pub use words::{AlgorithmLesson, Aspect, GameLesson, GameWords, Offers, Stage, Texts};

pub use jogada_rules as rules;
pub use jogada_rules::{Bounds, CheckpointError, Counters, Ends, Limits, SolvePlan, SolveProgress, StopFlag, Stopped};
