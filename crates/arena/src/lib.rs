//! Matches between players, and what they say about strength.
//!
//! A run is a [`RunPlan`] and the games played so far, both in a [`Folder`]. [`run`] plays what is missing; a
//! [`Standing`] says what the games amount to. Every game is decided by the plan and its own number, so a run that was
//! stopped, killed or shared among other threads ends like one that was not, as long as no limit is a time.
//!
//! ```
//! use jogada_arena::{Folder, RunPlan, run};
//! use jogada_catalog::StopFlag;
//!
//! let place = tempfile::tempdir().expect("a folder");
//! let plan = RunPlan::new("tic-tac-toe", &["alphabeta".to_owned(), "random".to_owned()], 10);
//! let (folder, plan) = Folder::prepare(place.path(), &plan).expect("a new run");
//! let catalog = jogada_standard::catalog();
//! let standing = run(&catalog, &folder, &plan, 1, &StopFlag::new(), &mut |_, _| {}).expect("it is played");
//! assert!(standing.is_finished() && standing.duel().games.score() > 0.5);
//! ```

mod absences;
mod anchor;
mod calibration;
pub mod conformance;
mod contestant;
mod engine;
mod entrant;
mod fingerprint;
mod folder;
mod game;
mod guardian;
mod history;
mod opening;
mod pace;
mod plan;
mod playable;
mod plot;
mod referee;
mod schedule;
mod source;
pub mod sources;
mod standing;
pub mod statistics;
mod summary;
mod tournament;

pub use anchor::Anchor;
pub use calibration::LevelMeeting;
pub use fingerprint::{Fingerprint, Mismatch};
pub use folder::{Folder, FolderError};
pub use game::FinishedGame;
pub use guardian::guard_or_remember;
pub use history::{History, Searched, Thinking};
pub use opening::{Opening, OpeningError, OpeningPlan};
pub use pace::Pace;
pub use plan::{Adjudication, Field, PlanError, RunPlan};
pub use playable::PlayableRun;
pub use plot::{Bar, Bars, Chart, Series};
pub use schedule::{Fixture, Schedule};
pub use source::{GameSource, GameSupply, OwnSupply, SourceError};
pub use standing::{Results, Standing};
pub use summary::{summarize, summarize_duel, summarize_from};
pub use tournament::{RunError, Staff, run, run_from};
