//! A request, as far as every answer needs it.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use crate::failure::{Failure, Trouble};
use crate::language::Language;

/// What was asked, and in which language to answer.
pub(crate) struct Asked {
    pub(crate) language: Language,
    body: Result<Bytes, Trouble>,
}

impl Asked {
    /// The request in the form that is documented.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        let body = self.body.as_ref().map_err(Clone::clone)?;
        serde_json::from_slice(body).map_err(|error| Trouble::Form(error.to_string()).into())
    }
}

/// The language to answer in.
pub(crate) fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    Language::asked(uri.query(), headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

impl<S: Send + Sync> FromRequest<S> for Asked {
    type Rejection = Infallible;

    async fn from_request(request: Request, state: &S) -> Result<Self, Infallible> {
        let language = language(request.uri(), request.headers());
        let body = Bytes::from_request(request, state).await.map_err(|refused| {
            let too_large = refused.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            if too_large { Trouble::TooLarge } else { Trouble::Form(String::new()) }
        });
        Ok(Self { language, body })
    }
}
