//! What is generated from the types: the page's TypeScript and the `OpenAPI` document. Both are committed; these tests
//! fail when they are out of date, and write them with `BLESS=1`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use jogada_wire::*;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use ts_rs::TS;

use crate::routes::{ROUTES, Route};

/// Calls `$with::<T>` for every shape that goes over the wire.
macro_rules! every_shape {
    ($with:ident, $into:expr) => {
        every_shape!(@ $with, $into;
            GameLine, ErrorAnswer, ErrorBody, TextPlace, Worth, WorthKind, Bounded, BoundedMove, CatalogListing, GameListing,
            PuzzleListing, LevelListing, LevelMeasure, AlgorithmListing, ParameterListing, ParameterKind, View, PlyMade,
            Reached, SceneAnswer, ScenePart, SceneRole, SceneShape, ExactRequest, SolvedPosition, OverlayRequest, Overlays, TouchRequest, Touched,
            OverlayAnswer, NoteAnswer, RecordRequest, RecordAnswer, RecordDocument, BranchDocument, LeftOutDocument, ResultDocument, ExportRequest, Export,
            LibraryAnswer, LibraryGame, LibraryKeepRequest, LibraryKept, Runs, RunRequest, RunNamed, RunStarted, RunLine, RunAnswer, RunSummary, RunPlayer, RunShare, GameCounts, RunDuel, RunTest, RunTestVerdict,
            PlayedGame, RunGame, SearchRequest, SearchTask, LineCount, Every, SearchLimits, SearchId, SearchOrder, News, SearchResult, Pondered,
            SearchReport, MoveFigures, MoveInfo, Best, Analysis, Pointed, GameSweep, SweepPly, SweepEnd, WayFigures, FoundWay,
            WayProof, ExcludedLength, TraceRequest, TraceDocument, KeptTrace, WindowRequest, TreeColumns, TraceFamily, CodeLineDocument, NodeDocument, TraceLine,
            TraceValue, TwoLanguages, WeighedDocument, ExerciseRequest, ExerciseDocument, ExerciseQuestion, ExerciseOffer, ChallengeList, ChallengeDocument, Figures, CompareRequest, Comparison, WayComparison, MoveComparison, ComparedMove,
            Searches, LineStepsRequest, LineSteps, LineStep, PageOffers, Welcome, Gallery, GalleryBoard, GameOffers, StageOffers);
    };
    (@ $with:ident, $into:expr; $($shape:ty),+) => { $($with::<$shape>($into);)+ };
}

fn declare<T: TS>(into: &mut String) {
    if let Some(docs) = T::docs() {
        *into += docs.trim_end();
        *into += "\n";
    }
    // What JSON has is read as plain numbers, however many bits they have in here.
    let _ = write!(into, "export {}\n\n", T::decl().replace("bigint", "number"));
}

/// The shapes by address, so that whoever asks knows what comes back.
fn addresses(method: &str) -> String {
    let mut lines = String::new();
    let of_method = ROUTES.iter().filter(|route| route.method == method && route.media == "application/json");
    for route in of_method.filter(|route| method == "post" || route.request.is_none()) {
        let answer = if route.answer == "object" { "Record<string, unknown>" } else { route.answer };
        let _ = match route.request {
            Some(request) => writeln!(lines, "  {:?}: {{ request: {request}, answer: {answer} }},", route.path),
            None => writeln!(lines, "  {:?}: {answer},", route.path),
        };
    }
    lines
}

fn describe<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

fn types() -> String {
    let mut text =
        "// Made from the Rust types of the server: BLESS=1 cargo test -p jogada-web contract\n\n".to_owned();
    every_shape!(declare, &mut text);
    let _ = write!(text, "/** What each address answers. */\nexport type Answers = {{\n{}}};\n\n", addresses("get"));
    let _ = write!(
        text,
        "/** What each address is asked, and answers. */\nexport type Questions = {{\n{}}};\n",
        addresses("post")
    );
    text
}

fn schemas() -> Map<String, Value> {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut generator = SchemaGenerator::new(settings);
    every_shape!(describe, &mut generator);
    generator.take_definitions(true)
}

fn openapi() -> Value {
    let mut paths = Map::new();
    for route in ROUTES {
        paths.insert(route.path.to_owned(), json!({ route.method: operation(route) }));
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Jogada", "version": VERSION.to_string() },
        "paths": paths,
        "components": { "schemas": schemas() },
    })
}

fn operation(route: &Route) -> Value {
    let shape = |name: &str| match name {
        "object" => json!({ "type": "object" }),
        name => json!({ "$ref": format!("#/components/schemas/{name}") }),
    };
    let answer =
        |name: &str, media: &str| json!({ "description": name, "content": { media: { "schema": shape(name) } } });
    let language = json!({
        "name": "lang", "in": "query", "required": false, "schema": { "enum": ["en", "pt"] },
        "description": "The language of messages, before what Accept-Language says",
    });
    let parameters: Vec<Value> = path_parameters(route.path).chain([language]).collect();
    let mut operation = json!({
        "summary": route.about.text(jogada_words::Language::English),
        "parameters": parameters,
        "responses": { "200": answer(route.answer, route.media), "default": answer("ErrorAnswer", "application/json") },
    });
    if let Some(request) = route.request {
        // OpenAPI has no word for what a socket takes, so it is described like a body.
        operation["requestBody"] = json!({ "content": { "application/json": { "schema": shape(request) } } });
    }
    operation
}

/// The parts of an address that stand for something: all that can be described about them is a name.
fn path_parameters(path: &str) -> impl Iterator<Item = Value> {
    let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    names.map(|name| {
        let schema =
            if name == "index" { json!({ "type": "integer", "minimum": 0 }) } else { json!({ "type": "string" }) };
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    })
}

/// Compares a generated file with what is committed; writes it instead with `BLESS=1`.
fn hold(path: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder can be made");
        fs::write(&path, fresh).expect("the file can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == fresh, "{} is stale: BLESS=1 cargo test -p jogada-web contract", path.display());
}

#[test]
fn the_types_of_the_page_are_fresh() {
    hold("page/types/api.d.ts", &types());
}

#[test]
fn the_description_for_programs_is_fresh() {
    let text = serde_json::to_string_pretty(&openapi()).expect("JSON is written as JSON");
    hold("src/openapi.json", &(text + "\n"));
}

#[test]
fn every_shape_that_is_named_is_there() {
    let document = openapi();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let text = document.to_string();
    let named: BTreeSet<&str> =
        text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let missing: Vec<_> = named.into_iter().filter(|name| !schemas.contains_key(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_route_and_every_field_is_described() {
    let document = openapi();
    for route in ROUTES {
        let operation = &document["paths"][route.path][route.method];
        assert!(operation.is_object(), "{}", route.path);
        let parameters = operation["parameters"].as_array().expect("a list");
        let in_path = parameters.iter().filter(|parameter| parameter["in"] == "path").count();
        assert_eq!(in_path, route.path.matches('{').count(), "{}", route.path);
    }
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let mut bare = BTreeSet::new();
    for (name, schema) in schemas {
        for (key, field) in schema["properties"].as_object().into_iter().flatten() {
            let said = field["description"].is_string();
            if !said {
                bare.insert(format!("{name}.{key}"));
            }
        }
    }
    assert!(bare.is_empty(), "{bare:?} say nothing about themselves");
}
