//! What is asked, one file a question. The documents that go out and come in are those of `jogada_wire`.

pub(crate) mod catalog;
pub(crate) mod challenges;
pub(crate) mod exact;
pub(crate) mod exercise;
pub(crate) mod gallery;
pub(crate) mod lab;
pub(crate) mod library;
pub(crate) mod overlay;
pub(crate) mod record;
pub(crate) mod runs;
pub(crate) mod steps;
pub(crate) mod touch;
pub(crate) mod view;

use jogada_catalog::Catalog;
use jogada_words::Language;
use serde_json::json;

/// What a browser may keep as long as the edition of the page lasts, as text: the edition is of this, too.
pub(crate) fn lasting(catalog: &Catalog) -> String {
    let listed = Language::ALL.map(|language| json!(catalog::catalog(catalog, language)));
    json!([listed, gallery::gallery(catalog)]).to_string()
}
