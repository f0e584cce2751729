//! A request, as far as every answer needs it.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::IntoResponse;
use jogada_words::Language;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::failure::{RequestFailure, Trouble};

/// The longest that the body of a request may take: the largest, over a slow line.
const BODY: Duration = Duration::from_secs(20);

/// What was asked, and in which language to answer.
pub(crate) struct Asked {
    pub(crate) language: Language,
    body: Result<Bytes, Trouble>,
}

impl Asked {
    /// The request in the form that is documented.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, RequestFailure> {
        let body = self.body.as_ref().map_err(Clone::clone)?;
        serde_json::from_slice(body).map_err(|error| Trouble::Form(error.to_string()).into())
    }
}

/// The language that a browser asks for.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    spoken(None, headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

/// The language to answer in.
pub(crate) fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    spoken(uri.query(), headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

/// The language that a request asks for: by `lang` in its address, else by the first one of its header that is spoken
/// here.
fn spoken(query: Option<&str>, header: Option<&str>) -> Language {
    let in_query = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    let said = in_query.and_then(Language::named);
    let preferred = || header.unwrap_or_default().split(',').find_map(Language::named);
    said.or_else(preferred).unwrap_or(Language::English)
}

impl<S: Send + Sync> FromRequest<S> for Asked {
    type Rejection = Infallible;

    async fn from_request(request: Request, state: &S) -> Result<Self, Infallible> {
        let language = language(request.uri(), request.headers());
        let body = match timeout(BODY, Bytes::from_request(request, state)).await {
            Err(_) => Err(Trouble::Slow),
            Ok(read) => read.map_err(|refused| {
                let too_large = refused.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
                if too_large { Trouble::TooLarge } else { Trouble::Form(String::new()) }
            }),
        };
        Ok(Self { language, body })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_comes_before_the_header_and_strangers_are_skipped() {
        assert_eq!(spoken(None, None), Language::English);
        assert_eq!(spoken(None, Some("pt-PT,pt;q=0.9,en;q=0.8")), Language::Portuguese);
        assert_eq!(spoken(None, Some("fr, en;q=0.8, pt")), Language::English);
        assert_eq!(spoken(Some("x=1&lang=pt"), Some("en")), Language::Portuguese);
        assert_eq!(spoken(Some("lang=xx"), Some("pt")), Language::Portuguese);
    }
}
