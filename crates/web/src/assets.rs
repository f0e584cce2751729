//! The page's files, inside of the program. Debug builds read them from the source folder. Modules of words are made when
//! the server starts.

use std::borrow::Cow;

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

use crate::guard::cookies;
use crate::texts::Module;

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
/// Modules of views that are not the first to be seen.
const LATER: [&str; 6] = ["script/lab/", "script/learn/", "script/arena/", "text/lab", "text/learn", "text/arena"];

/// The cookie that says which colors the reader has chosen, and what it may say.
const THEME: &str = "jogada-theme";
const THEMES: [&str; 2] = ["light", "dark"];
/// What the first part of an address begins with that names an edition of the page.
const EDITION: &str = "edition-";
/// Nothing of an edition ever changes, so that a browser that knows it asks for the shell alone.
const FOREVER: &str = "max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// Everything that a browser can ask for.
pub(crate) struct Assets {
    /// The files that are made.
    made: Vec<Module>,
    /// The edition of them all; none where files are read from the source folder and may change at any time.
    edition: Option<String>,
}

impl Assets {
    /// The page's files, and these.
    pub(crate) fn new(made: Vec<Module>) -> Self {
        let edition = (!cfg!(debug_assertions)).then(|| format!("{EDITION}{:016x}", sum(&made)));
        Self { made, edition }
    }

    /// A file of the page; `None` if there is no such file.
    pub(crate) fn file(&self, address: &str) -> Option<Response> {
        let (path, keep) = without_edition(address, self.edition.as_deref());
        let data = match path {
            STYLE => style()?,
            path => match self.made.iter().find(|(made, _)| *made == path) {
                Some((_, text)) => text.clone().into_bytes(),
                None => Page::get(path)?.data.into_owned(),
            },
        };
        let headers = [(header::CONTENT_TYPE, media_type(path)), (header::CACHE_CONTROL, keep)];
        Some((StatusCode::OK, headers, data).into_response())
    }

    /// The page itself, in the colors that the reader has chosen: a script that came to set them would keep it from being
    /// painted, and one that came later would make it flash.
    pub(crate) fn shell(&self, headers: &HeaderMap) -> Option<Response> {
        let page = self.index(chosen_theme(headers))?;
        let headers = [(header::CONTENT_TYPE, media_type(INDEX)), (header::CACHE_CONTROL, ASK_AGAIN)];
        Some((StatusCode::OK, headers, page).into_response())
    }

    /// The shell, which names every module of the first view: a browser that knows them all asks for all at once, and not
    /// for one after the other as it comes across them.
    fn index(&self, theme: Option<&str>) -> Option<String> {
        let shell = String::from_utf8(Page::get(INDEX)?.data.into_owned()).ok()?;
        let mut links = String::new();
        for path in self.paths().filter(|path| is_early_module(path)) {
            links.extend(["<link rel=\"modulepreload\" href=\"/assets/", &path, "\">\n  "]);
        }
        let attribute = theme.map_or_else(String::new, |theme| format!(" data-theme=\"{theme}\""));
        let whole = shell.replace(MODULES, links.trim_end()).replacen("<html", &format!("<html{attribute}"), 1);
        let edition = |edition: &String| whole.replace("/assets/", &format!("/assets/{edition}/"));
        Some(self.edition.as_ref().map(edition).unwrap_or(whole))
    }

    fn paths(&self) -> impl Iterator<Item = Cow<'static, str>> {
        Page::iter().chain(self.made.iter().map(|(path, _)| Cow::from(*path)))
    }
}

/// A number that changes with every file.
fn sum(made: &[Module]) -> u64 {
    let fold = |bytes: &[u8]| bytes.iter().fold(0, |sum: u64, &byte| sum.rotate_left(8) ^ u64::from(byte));
    let kept = Page::iter().filter_map(|path| Page::get(&path)).map(|file| fold(&file.metadata.sha256_hash()));
    let made =
        made.iter().map(|(_, text)| text.bytes().fold(0, |sum: u64, byte| 31_u64.wrapping_mul(sum) ^ u64::from(byte)));
    kept.chain(made).fold(0, u64::wrapping_add)
}

fn chosen_theme(headers: &HeaderMap) -> Option<&'static str> {
    let (_, chosen) = cookies(headers).find(|(name, _)| *name == THEME)?;
    THEMES.into_iter().find(|theme| *theme == chosen)
}

/// The path of a file, and how long a browser may keep it. A page that was opened before the program was changed gets the
/// files of now under their old address, and is told to ask again.
fn without_edition<'a>(address: &'a str, present: Option<&str>) -> (&'a str, &'static str) {
    match address.split_once('/') {
        Some((edition, path)) if present == Some(edition) => (path, FOREVER),
        Some((edition, path)) if edition.starts_with(EDITION) => (path, ASK_AGAIN),
        _ => (address, ASK_AGAIN),
    }
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
    use axum::http::HeaderValue;

    use super::*;
    use crate::texts::modules;

    fn assets() -> Assets {
        Assets::new(modules(&jogada_standard::catalog()))
    }

    #[test]
    fn modules_of_words_are_files_like_the_others() {
        let response = assets().file("text/first.js").expect("it is made");
        assert_eq!(response.headers()[header::CONTENT_TYPE], media_type("text/first.js"));
        assert!(assets().file("text/last.js").is_none());
        assert_ne!(sum(&modules(&jogada_standard::catalog())), sum(&[]), "other words are another edition");
    }

    #[test]
    fn a_file_is_kept_by_its_edition_and_asked_for_again_by_any_other_address() {
        let present = Some("edition-1");
        assert_eq!(without_edition("edition-1/script/main.js", present), ("script/main.js", FOREVER));
        assert_eq!(without_edition("edition-0/script/main.js", present), ("script/main.js", ASK_AGAIN));
        assert_eq!(without_edition("script/main.js", present), ("script/main.js", ASK_AGAIN));
        assert_eq!(without_edition("icon.svg", None), ("icon.svg", ASK_AGAIN));
    }

    #[test]
    fn the_shell_has_the_colors_that_were_chosen_and_takes_no_other_word_for_one() {
        let asked = |cookie: &'static str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]);
            assets().index(chosen_theme(&headers)).expect("it is there")
        };
        assert!(asked("other=1; jogada-theme=dark").contains("<html data-theme=\"dark\" lang"));
        for cookie in ["", "jogada-theme=blue", "jogada-theme=\"dark", "theme=dark"] {
            assert!(asked(cookie).contains("<html lang"), "{cookie}");
        }
    }

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
        let shell = assets().index(None).expect("it is there");
        assert!(!shell.contains(MODULES), "replaced");
        for path in assets().paths().filter(|path| ending(path) == "js") {
            let named = shell.contains(&format!("modulepreload\" href=\"/assets/{path}\""));
            let first = !["/lab", "/learn", "/arena"].iter().any(|other| path.contains(other));
            assert_eq!(named, first, "{path}");
        }
    }
}
