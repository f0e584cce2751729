//! What goes out of the program and comes back in: every JSON document once, whoever writes it.
//!
//! The command line prints these with `--json`, the server sends them, records and runs are kept in them. One file a
//! family of documents. A value is always told for the `side` that the document names; people are shown First's.

#![deny(missing_docs)]

mod bounds;
mod challenge;
mod compare;
mod error;
mod exercise;
mod figures;
mod line;
mod listing;
mod offers;
mod overlay;
mod parameter;
mod queue;
mod record;
mod run;
mod scene;
mod search;
mod solution;
mod steps;
mod tables;
mod thought;
mod tools;
mod touch;
mod trace;
mod tree_columns;
mod value;
mod view;
mod way;

pub use bounds::{Bounded, BoundedMove};
pub use challenge::{ChallengeDocument, ChallengeList};
pub use compare::{CompareRequest, ComparedMove, Comparison, MoveComparison, WayComparison};
pub use error::{ErrorAnswer, ErrorBody, TextPlace};
pub use exercise::{ExerciseDocument, ExerciseOffer, ExerciseQuestion, ExerciseRequest};
pub use figures::{Figures, MoveFigures, WayFigures, milliseconds};
pub use line::GameLine;
pub use listing::{
    AlgorithmListing, AlgorithmsListing, CatalogListing, GameLevels, GameListing, GamesListing, LevelListing,
    LevelMeasure, LevelsListing, PuzzleListing, Wording,
};
pub use offers::{Gallery, GalleryBoard, GameOffers, PageOffers, StageOffers, Welcome};
pub use overlay::{NoteAnswer, OverlayAnswer, OverlayRequest, Overlays};
pub use parameter::{ParameterKind, ParameterListing};
pub use queue::{QueueDropped, QueueListing, QueueWork, QueuedRunLine};
pub use record::{
    BranchDocument, Export, ExportRequest, LeftOutDocument, LibraryKeepRequest, MoveInfo, RecordAnswer, RecordDocument,
    RecordRequest, ResultDocument, read_record, version_of, write_record,
};
pub use run::{
    CalibrationEvent, CheckedPoint, EngineCheck, GameCounts, GameEvent, PlayedGame, RunAnswer, RunDuel, RunEvent,
    RunGame, RunLine, RunNamed, RunPlayer, RunRecord, RunRequest, RunShare, RunStarted, RunSummary, RunTest,
    RunTestVerdict, Runs, WrittenFiles,
};
pub use scene::{SceneAnswer, ScenePart, SceneRole, SceneShape};
pub use search::{
    Every, LineCount, News, Pondered, SearchId, SearchLimits, SearchOrder, SearchRequest, SearchResult, SearchTask,
    Searches,
};
pub use solution::{ExactRequest, SolvedPosition};
pub use steps::{LineStep, LineSteps, LineStepsRequest};
pub use tables::{BuiltTables, CheckedTables, Probed, TableLevelListing, TablesListing};
pub use thought::{Analysis, Best, GameSweep, InfoLine, Pointed, SearchReport, SweepEnd, SweepPly};
pub use tools::{
    CheckedGame, CheckedProof, ConvertedRecord, Explanation, ExplanationPart, KeptFigures, LibraryAnswer, LibraryGame,
    LibraryKept, LibraryListing, MachineFindings, MoveCounts, PageAddress, ProgressLine, SecondOpinion, SourceCell,
    SourceTable, SourcesReport, SuiteFigures, SuiteSearch, UsableTables, ValueDifference,
};
pub use touch::{TouchRequest, Touched};
pub use trace::{
    CodeLineDocument, KeptTrace, NodeDocument, TraceDocument, TraceFamily, TraceLine, TraceMark, TraceRequest,
    TraceValue, TwoLanguages, WeighedDocument, WindowRequest,
};
pub use tree_columns::TreeColumns;
pub use value::{Worth, WorthKind};
pub use view::{PlyMade, PositionShown, Reached, Replay, View};
pub use way::{ExcludedLength, FoundWay, FoundWays, OneWay, WayProof};

/// The version of every document.
pub const VERSION: u32 = 1;
