//! What is generated from the types: the page's TypeScript and the `OpenAPI` document. Both are committed; these tests
//! fail when they are out of date, and write them with `BLESS=1`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use ts_rs::TS;

use crate::api::{
    VERSION, catalog, error, exact, lab, line, overlay, record, runs, scene, search, searches, steps, view, worth,
};
use crate::routes::{ROUTES, Route};

/// Calls `$with::<T>` for every shape that goes over the wire.
macro_rules! every_shape {
    ($with:ident, $into:expr) => {{
        use catalog::*;
        use error::*;
        use exact::*;
        use lab::*;
        use line::*;
        use overlay::*;
        use record::*;
        use runs::*;
        use scene::*;
        use search::*;
        use searches::*;
        use steps::*;
        use view::*;
        use worth::*;
        every_shape!(@ $with, $into;
            Line, ErrorAnswer, ErrorBody, Place, Worth, Unit, CatalogAnswer, GameAnswer, PuzzleAnswer, ProblemAnswer,
            HeuristicAnswer, LevelAnswer, MeasuredAnswer, AlgorithmAnswer, ParameterAnswer, ParameterKind, View, PlyAnswer,
            EndingAnswer, SceneAnswer, ScenePart, SceneRole, SceneShape, ExactRequest, Exact, ExactMove,
            OverlayRequest, Overlays, OverlayAnswer, NoteAnswer, RecordRequest, RecordAnswer, ExportRequest, Export,
            Runs, RunLine, Run, GameLine, RunGame,
            SearchRequest, Task, Lines, Every, SearchLimits, SearchId, Order, News, InfoAnswer, SearchResult,
            ThoughtAnswer, Analysis, MoveWorth, Sweep, SweepValue, Way, TraceRequest, CompareRequest,
            Searches, StepsRequest, Steps, Step);
    }};
    (@ $with:ident, $into:expr; $($shape:ty),+) => { $($with::<$shape>($into);)+ };
}

fn declare<T: TS>(into: &mut String) {
    if let Some(docs) = T::docs() {
        *into += docs.trim_end();
        *into += "\n";
    }
    *into += "export ";
    *into += &T::decl();
    *into += "\n\n";
}

fn describe<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

fn types() -> String {
    let mut text =
        "// Made from the Rust types of the server: BLESS=1 cargo test -p jogada-web contract\n\n".to_owned();
    every_shape!(declare, &mut text);
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
    let mut operation = json!({
        "summary": route.about.text(jogada_words::Language::English),
        "parameters": [{
            "name": "lang", "in": "query", "required": false, "schema": { "enum": ["en", "pt"] },
            "description": "The language of messages, before what Accept-Language says",
        }],
        "responses": { "200": answer(route.answer, route.media), "default": answer("ErrorAnswer", "application/json") },
    });
    if let Some(request) = route.request {
        // OpenAPI has no word for what a socket takes, so it is described like a body.
        operation["requestBody"] = json!({ "content": { "application/json": { "schema": shape(request) } } });
    }
    operation
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
fn every_route_and_every_field_is_described() {
    let document = openapi();
    for route in ROUTES {
        assert!(document["paths"][route.path][route.method].is_object(), "{}", route.path);
    }
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let mut bare = BTreeSet::new();
    for (name, schema) in schemas {
        for (key, field) in schema["properties"].as_object().into_iter().flatten() {
            let said = field["description"].is_string();
            if !said && name != "Way" {
                bare.insert(format!("{name}.{key}"));
            }
        }
    }
    assert!(bare.is_empty(), "{bare:?} say nothing about themselves");
}
