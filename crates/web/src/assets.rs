//! The page's files, inside of the program. Debug builds read them from the source folder.

use std::borrow::Cow;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "page/"]
struct Page;

/// What the browser asks for first.
const INDEX: &str = "index.html";
/// All styles in one file: each file more is a request more before anything can be painted.
const STYLE: &str = "style.css";
/// What `STYLE` is made of. Later rules win, so the order matters.
const STYLES: [&str; 6] =
    ["style/base.css", "style/board.css", "style/play.css", "style/lab.css", "style/learn.css", "style/arena.css"];
/// Where the names of modules go in `INDEX`.
const MODULES: &str = "<!-- modules -->";
/// Modules of views that are not the first to be seen, and what runs before all modules.
const LATER: [&str; 7] =
    ["script/early.js", "script/lab/", "script/learn/", "script/arena/", "text/lab", "text/learn", "text/arena"];

/// A file of the page; `None` if there is no such file.
pub(crate) fn file(path: &str) -> Option<Response> {
    let data = match path {
        INDEX => Cow::from(index()?.into_bytes()),
        STYLE => Cow::from(style()?),
        path => Page::get(path)?.data,
    };
    let headers = [(header::CONTENT_TYPE, media_type(path)), (header::CACHE_CONTROL, "no-cache")];
    Some((StatusCode::OK, headers, data.into_owned()).into_response())
}

/// The shell, which names every module of the first view: a browser that knows them all asks for all at once, and not
/// for one after the other as it comes across them.
fn index() -> Option<String> {
    let shell = String::from_utf8(Page::get(INDEX)?.data.into_owned()).ok()?;
    let mut links = String::new();
    for path in Page::iter().filter(|path| is_early_module(path)) {
        links.extend(["<link rel=\"modulepreload\" href=\"/assets/", &path, "\">\n  "]);
    }
    Some(shell.replace(MODULES, links.trim_end()))
}

fn is_early_module(path: &str) -> bool {
    ending(path) == "js" && !LATER.iter().any(|later| path.starts_with(later))
}

fn style() -> Option<Vec<u8>> {
    STYLES.iter().map(|path| Page::get(path).map(|file| file.data)).collect::<Option<Vec<_>>>().map(|all| all.concat())
}

fn media_type(path: &str) -> &'static str {
    match ending(path) {
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

fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_is_in_the_one_that_is_sent() {
        let sent = String::from_utf8(style().expect("all are there")).expect("text");
        for path in Page::iter().filter(|path| path.starts_with("style/")) {
            let file = Page::get(&path).expect("it was listed");
            assert!(sent.contains(std::str::from_utf8(&file.data).expect("text")), "{path}");
        }
    }

    #[test]
    fn the_shell_names_the_modules_of_play_and_no_others() {
        let shell = index().expect("it is there");
        assert!(!shell.contains(MODULES), "replaced");
        for path in Page::iter().filter(|path| ending(path) == "js") {
            let named = shell.contains(&format!("modulepreload\" href=\"/assets/{path}\""));
            let first = !["early", "/lab", "/learn", "/arena"].iter().any(|other| path.contains(other));
            assert_eq!(named, first, "{path}");
        }
    }
}
