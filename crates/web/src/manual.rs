//! The manual of the server, for programs and for people.

use std::fmt::{self, Write};

use jogada_words::{Handbook, Language};
use serde_json::{Map, Value};

use crate::routes::{ROUTES, Route};

/// The machine-readable description. A test makes it from the types and compares.
pub(crate) const OPENAPI: &str = include_str!("openapi.json");

/// The manual page.
pub(crate) fn page(language: Language) -> String {
    let document: Value = serde_json::from_str(OPENAPI).expect("a test has read it");
    let schemas = document["components"]["schemas"].as_object().expect("a test has read it");
    let mut page = String::new();
    write_page(&mut page, schemas, language).expect("a String takes every text");
    page
}

fn write_page(page: &mut String, schemas: &Map<String, Value>, language: Language) -> fmt::Result {
    let code = language.code();
    write!(
        page,
        "<!doctype html><html lang=\"{code}\"><head><meta charset=\"utf-8\"><title>Jogada API</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <link rel=\"icon\" href=\"/assets/icon.svg\"><link rel=\"stylesheet\" href=\"/assets/style/base.css\"></head>\
         <body><main><h1>Jogada API</h1><p>{} <a href=\"/api/openapi.json\">openapi.json</a></p><h2>{}</h2><dl>",
        Handbook::Introduction.text(language),
        Handbook::Addresses.text(language),
    )?;
    ROUTES.iter().try_for_each(|route| write_route(page, route, schemas, language))?;
    // Fields have their descriptions from the source code, as the generated types have: one text for all programmers.
    let (shapes, about) = (Handbook::Shapes.text(language), Handbook::ShapesAbout.text(language));
    write!(page, "</dl><h2>{shapes}</h2><p>{about}</p><div lang=\"en\">")?;
    schemas.iter().try_for_each(|(name, schema)| write_schema(page, name, schema))?;
    write!(page, "</div></main></body></html>")
}

fn write_route(page: &mut String, route: &Route, schemas: &Map<String, Value>, language: Language) -> fmt::Result {
    let shape = |name: &str| {
        let linked = format!("<a href=\"#{name}\">{name}</a>");
        if schemas.contains_key(name) { linked } else { name.to_owned() }
    };
    let (request, answer) = (route.request.map(shape).unwrap_or_default(), shape(route.answer));
    let (method, path, media) = (route.method.to_uppercase(), route.path, route.media);
    let about = route.about.text(language);
    write!(page, "<dt><code>{method} {path}</code></dt><dd>{about}. {request} → {answer} ({media})</dd>")
}

fn write_schema(page: &mut String, name: &str, schema: &Value) -> fmt::Result {
    let about = text(&schema["description"]);
    write!(page, "<h3 id=\"{name}\"><code>{name}</code></h3><p>{about}</p><dl>")?;
    for (key, field) in schema["properties"].as_object().into_iter().flatten() {
        write!(page, "<dt><code>{key}</code></dt><dd>{}</dd>", text(&field["description"]))?;
    }
    write!(page, "</dl>")
}

/// A description without what markup would take for its own.
fn text(description: &Value) -> String {
    jogada_protocol::escaped(description.as_str().unwrap_or_default())
}
