//! What a browser can ask for: the page's files, linked and packed. Modules of words are made when the server starts.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use jogada_words::Language;

use crate::asked;
use crate::bundle::{BUNDLES, link};
use crate::guard::cookies;
use crate::packing::{gzipped, takes_gzip};
use crate::page;
use crate::texts::Module;

/// What the browser asks for first.
const INDEX: &str = "index.html";
/// All styles in one file: each file more is a request more before anything can be painted.
const STYLE: &str = "style.css";
/// What `STYLE` is made of. Later rules win, so the order matters.
const STYLES: [&str; 7] = [
    "style/base.css",
    "style/board.css",
    "style/play.css",
    "style/lab.css",
    "style/learn.css",
    "style/arena.css",
    "style/challenges.css",
];
/// The cookie that says which colors the reader has chosen, and what it may say.
const THEME: &str = "jogada-theme";
const THEMES: [&str; 2] = ["light", "dark"];
/// The cookie that says which language the reader has chosen.
const LANGUAGE: &str = "jogada-language";
/// What the first part of an address begins with that names an edition of the page.
const EDITION: &str = "edition-";
/// Nothing of an edition ever changes, so that a browser that knows it asks for the shell alone.
const FOREVER: &str = "max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// Where bundles of modules are.
const BUNDLE: &str = "bundle/";

/// Everything that a browser can ask for.
pub(crate) struct Assets {
    /// The files that are made.
    made: Vec<Module>,
    /// What the edition is of beside the page's files.
    made_sum: u64,
    /// The edition that was asked for last, and its files that were, as they are sent.
    packed: Mutex<(u64, HashMap<String, Arc<Packed>>)>,
    /// The language to begin with, if the program was told one.
    language: Option<Language>,
}

/// A file as it is sent: to those who can unpack it, packed.
struct Packed {
    plain: Bytes,
    gzip: Bytes,
}

impl Packed {
    fn new(plain: Vec<u8>) -> Self {
        let gzip = gzipped(&plain, Compression::best());
        Self { plain: plain.into(), gzip: gzip.into() }
    }
}

impl Assets {
    /// The page's files, and these. The edition is of `lasting`, too.
    pub(crate) fn new(made: Vec<Module>, lasting: &str, language: Option<Language>) -> Self {
        let texts = made.iter().map(|(_, text)| text.as_str()).chain([lasting]);
        let made_sum = texts.map(|text| page::sum(text.as_bytes())).fold(0, u64::wrapping_add);
        Self { made, made_sum, packed: Mutex::default(), language }
    }

    /// The number of this edition. Where files are read from the source folder it changes with them.
    fn number(&self) -> u64 {
        #[cfg(embedded)]
        let stamp = *STAMP;
        #[cfg(not(embedded))]
        let stamp = page::stamp();
        stamp.wrapping_add(self.made_sum)
    }

    /// What the edition is called in addresses.
    fn edition(&self) -> String {
        format!("{EDITION}{:016x}", self.number())
    }

    /// How long a browser may keep the answer to a question that names the edition that it is asked by.
    pub(crate) fn keep(&self, query: Option<&str>) -> &'static str {
        let named = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("edition="));
        if named == Some(&*self.edition()) { FOREVER } else { ASK_AGAIN }
    }

    /// A file of the page; `None` if there is no such file.
    pub(crate) fn file(&self, address: &str, headers: &HeaderMap) -> Option<Response> {
        let (path, keep) = without_edition(address, &self.edition());
        let packed = self.packed(path)?;
        let headers_sent = [
            (header::CONTENT_TYPE, media_type(path)),
            (header::CACHE_CONTROL, keep),
            (header::VARY, "accept-encoding"),
        ];
        if takes_gzip(headers) {
            let encoding = [(header::CONTENT_ENCODING, "gzip")];
            return Some((StatusCode::OK, headers_sent, encoding, packed.gzip.clone()).into_response());
        }
        Some((StatusCode::OK, headers_sent, packed.plain.clone()).into_response())
    }

    /// A file as it is sent, made once an edition.
    fn packed(&self, path: &str) -> Option<Arc<Packed>> {
        let number = self.number();
        let kept = || self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let (known, files) = &*kept()
            && *known == number
            && let Some(packed) = files.get(path)
        {
            return Some(packed.clone());
        }
        let packed = Arc::new(Packed::new(self.data(path)?));
        let mut kept = kept();
        if kept.0 != number {
            *kept = (number, HashMap::new());
        }
        kept.1.insert(path.to_owned(), packed.clone());
        Some(packed)
    }

    fn data(&self, path: &str) -> Option<Vec<u8>> {
        if let Some(name) = path.strip_prefix(BUNDLE).and_then(|name| name.strip_suffix(".js")) {
            let bundle = BUNDLES.iter().find(|bundle| bundle.name == name)?;
            return link(bundle, &|path| self.text(path)).ok().map(String::into_bytes);
        }
        match path {
            STYLE => style(),
            path => match self.made.iter().find(|(made, _)| *made == path) {
                Some((_, text)) => Some(text.clone().into_bytes()),
                None => page::file(path).map(Cow::into_owned),
            },
        }
    }

    fn text(&self, path: &str) -> Option<String> {
        String::from_utf8(self.data(path)?).ok()
    }

    /// The page itself, in the colors that the reader has chosen: a script that came to set them would keep it from being
    /// painted, and one that came later would make it flash.
    pub(crate) fn shell(&self, headers: &HeaderMap) -> Option<Response> {
        let page = self.index(chosen_theme(headers), self.spoken(headers))?;
        let headers = [(header::CONTENT_TYPE, media_type(INDEX)), (header::CACHE_CONTROL, ASK_AGAIN)];
        Some((StatusCode::OK, headers, page).into_response())
    }

    /// The language of a reader: as they chose, else as the program was told, else as their browser says.
    fn spoken(&self, headers: &HeaderMap) -> Language {
        let chosen = cookies(headers).find(|(name, _)| *name == LANGUAGE).and_then(|(_, code)| Language::named(code));
        chosen.or(self.language).unwrap_or_else(|| asked::preferred(headers))
    }

    fn index(&self, theme: Option<&str>, language: Language) -> Option<String> {
        let shell = String::from_utf8(page::file(INDEX)?.into_owned()).ok()?;
        let theme = theme.map_or_else(String::new, |theme| format!(" data-theme=\"{theme}\""));
        let code = language.code();
        let whole = shell.replacen("<html", &format!("<html{theme} data-language=\"{code}\""), 1);
        let edition = self.edition();
        let whole = whole.replace("{language}", code).replace("{edition}", &edition);
        Some(whole.replace("/assets/", &format!("/assets/{edition}/")))
    }
}

/// What is inside of the program is added up once.
#[cfg(embedded)]
static STAMP: std::sync::LazyLock<u64> = std::sync::LazyLock::new(page::stamp);

fn chosen_theme(headers: &HeaderMap) -> Option<&'static str> {
    let (_, chosen) = cookies(headers).find(|(name, _)| *name == THEME)?;
    THEMES.into_iter().find(|theme| *theme == chosen)
}

/// The path of a file, and how long a browser may keep it. A page that was opened before the program was changed gets the
/// files of now under their old address, and is told to ask again.
fn without_edition<'a>(address: &'a str, present: &str) -> (&'a str, &'static str) {
    match address.split_once('/') {
        Some((edition, path)) if present == edition => (path, FOREVER),
        Some((edition, path)) if edition.starts_with(EDITION) => (path, ASK_AGAIN),
        _ => (address, ASK_AGAIN),
    }
}

fn style() -> Option<Vec<u8>> {
    STYLES.iter().map(|path| page::file(path)).collect::<Option<Vec<_>>>().map(|all| all.concat())
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
        Assets::new(modules(&jogada_standard::catalog()), "", None)
    }

    #[test]
    fn modules_of_words_are_files_like_the_others() {
        let response = assets().file("text/first.js", &HeaderMap::new()).expect("it is made");
        assert_eq!(response.headers()[header::CONTENT_TYPE], media_type("text/first.js"));
        assert!(assets().file("text/last.js", &HeaderMap::new()).is_none());
        let other = |lasting: &str| Assets::new(Vec::new(), lasting, None).edition();
        assert_ne!(assets().edition(), other(""), "other words are another edition");
        assert_ne!(other(""), other("a level"), "other answers are, too");
    }

    #[test]
    fn a_file_is_kept_by_its_edition_and_asked_for_again_by_any_other_address() {
        let present = "edition-1";
        assert_eq!(without_edition("edition-1/script/main.js", present), ("script/main.js", FOREVER));
        assert_eq!(without_edition("edition-0/script/main.js", present), ("script/main.js", ASK_AGAIN));
        assert_eq!(without_edition("script/main.js", present), ("script/main.js", ASK_AGAIN));
        let assets = assets();
        assert_eq!(assets.keep(Some(&format!("lang=en&edition={}", assets.edition()))), FOREVER);
        for other in [None, Some("lang=en"), Some("edition="), Some("edition=edition-1")] {
            assert_eq!(assets.keep(other), ASK_AGAIN, "{other:?}");
        }
    }

    #[test]
    fn the_shell_speaks_as_the_reader_chose_then_as_the_program_was_told_then_as_the_browser_says() {
        let told = |language: Option<Language>, cookie: &'static str, browser: &'static str| {
            let said = [(header::COOKIE, cookie), (header::ACCEPT_LANGUAGE, browser)];
            let headers = HeaderMap::from_iter(said.map(|(name, value)| (name, HeaderValue::from_static(value))));
            Assets::new(Vec::new(), "", language).spoken(&headers)
        };
        let (english, portuguese) = (Language::English, Language::Portuguese);
        assert_eq!(told(Some(english), "jogada-language=pt", "en"), portuguese);
        assert_eq!(told(Some(portuguese), "jogada-language=xx", "en"), portuguese);
        assert_eq!(told(None, "", "pt-PT, en"), portuguese);
        assert_eq!(told(None, "", "fr"), english);
    }

    #[test]
    fn the_shell_has_the_colors_that_were_chosen_and_takes_no_other_word_for_one() {
        let asked = |cookie: &'static str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]);
            assets().index(chosen_theme(&headers), Language::English).expect("it is there")
        };
        assert!(asked("other=1; jogada-theme=dark").contains("<html data-theme=\"dark\" data-language=\"en\" lang"));
        for cookie in ["", "jogada-theme=blue", "jogada-theme=\"dark", "theme=dark"] {
            assert!(asked(cookie).contains("<html data-language=\"en\" lang"), "{cookie}");
        }
    }

    #[test]
    fn every_style_is_in_the_one_that_is_sent() {
        let sent = String::from_utf8(style().expect("all are there")).expect("text");
        for path in page::paths().filter(|path| path.starts_with("style/")) {
            let file = page::file(&path).expect("it was listed");
            assert!(sent.contains(std::str::from_utf8(&file).expect("text")), "{path}");
        }
    }

    #[test]
    fn every_bundle_links_and_every_script_is_in_one() {
        let assets = assets();
        let read = |path: &str| assets.text(path);
        let linked = BUNDLES.iter().map(|bundle| link(bundle, &read).expect("it links")).collect::<String>();
        for path in page::paths().filter(|path| ending(path) == "js") {
            let is_types_alone = assets.text(&path).is_some_and(|text| text.contains("export {};"));
            assert!(is_types_alone || linked.contains(&format!("m['{path}'] ??=")), "{path}");
        }
    }

    #[test]
    fn a_file_comes_packed_to_those_who_can_unpack_it() {
        let asked = |encodings: &'static str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))]);
            let response = assets().file("bundle/main.js", &headers).expect("it is there");
            response.headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert_eq!(asked("gzip, br").expect("packed"), "gzip");
        assert_eq!(asked("br"), None);
        assert_eq!(asked("gzip;q=0"), None);
    }
}
