//! The page's files, inside of the program. Debug builds read them from the source folder.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "page/"]
struct Page;

/// A file of the page; `None` if there is no such file.
pub(crate) fn file(path: &str) -> Option<Response> {
    let file = Page::get(path)?;
    let headers = [(header::CONTENT_TYPE, media_type(path)), (header::CACHE_CONTROL, "no-cache")];
    Some((StatusCode::OK, headers, file.data.into_owned()).into_response())
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}
