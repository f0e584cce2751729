//! The documented addresses: the router, the machine-readable description and the manual page are made from this.

use jogada_words::Address;

/// An address that programs may rely on.
pub(crate) struct Route {
    /// `get` or `post`.
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// The shape of the request, if it has a body.
    pub(crate) request: Option<&'static str>,
    /// The shape of the answer.
    pub(crate) answer: &'static str,
    /// The media type of the answer.
    pub(crate) media: &'static str,
    /// What it does.
    pub(crate) about: Address,
}

const JSON: &str = "application/json";

const fn look(path: &'static str, answer: &'static str, about: Address) -> Route {
    Route { method: "get", path, request: None, answer, media: JSON, about }
}

const fn ask(path: &'static str, request: &'static str, answer: &'static str, about: Address) -> Route {
    Route { method: "post", path, request: Some(request), answer, media: JSON, about }
}

/// All of them.
pub(crate) const ROUTES: &[Route] = &[
    look("/api/catalog", "CatalogListing", Address::Catalog),
    look("/api/gallery", "Gallery", Address::Gallery),
    ask("/api/view", "GameLine", "View", Address::View),
    ask("/api/exact", "ExactRequest", "SolvedPosition", Address::Exact),
    ask("/api/overlay", "OverlayRequest", "Overlays", Address::Overlay),
    ask("/api/touch", "TouchRequest", "Touched", Address::Touch),
    ask("/api/steps", "LineStepsRequest", "LineSteps", Address::Steps),
    ask("/api/record", "RecordRequest", "RecordAnswer", Address::Record),
    ask("/api/export", "ExportRequest", "Export", Address::Export),
    look("/api/challenges", "ChallengeList", Address::Challenges),
    ask("/api/exercise", "ExerciseRequest", "ExerciseDocument", Address::Exercise),
    ask("/api/lab/trace", "TraceRequest", "TraceDocument", Address::Trace),
    ask("/api/lab/window", "WindowRequest", "TraceDocument", Address::Window),
    ask("/api/lab/tree", "KeptTrace", "TreeColumns", Address::Tree),
    ask("/api/lab/compare", "CompareRequest", "Comparison", Address::Compare),
    Route {
        method: "post",
        path: "/api/search",
        request: Some("SearchRequest"),
        answer: "News",
        media: "application/x-ndjson",
        about: Address::Search,
    },
    Route {
        method: "get",
        path: "/api/live",
        request: Some("SearchOrder"),
        answer: "News",
        media: "application/json",
        about: Address::Live,
    },
    look("/api/searches", "Searches", Address::Searches),
    look("/api/runs", "Runs", Address::Runs),
    ask("/api/runs/start", "RunRequest", "RunStarted", Address::RunStart),
    ask("/api/runs/stop", "RunNamed", "RunStarted", Address::RunStop),
    ask("/api/runs/resume", "RunNamed", "RunStarted", Address::RunResume),
    look("/api/runs/{name}", "RunAnswer", Address::Run),
    look("/api/runs/{name}/games/{index}", "RunGame", Address::RunGame),
    Route {
        method: "get",
        path: "/api/runs/{name}/records",
        request: None,
        answer: "RecordDocument",
        media: "application/x-ndjson",
        about: Address::RunRecords,
    },
    look("/api/library", "LibraryAnswer", Address::Library),
    ask("/api/library/keep", "LibraryKeepRequest", "LibraryKept", Address::LibraryKeep),
    look("/api/library/{name}", "RecordAnswer", Address::LibraryOpen),
    look("/api/openapi.json", "object", Address::OpenApi),
];
