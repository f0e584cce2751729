//! Answers made small for the way: on a slow link a board takes as long as its bytes.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Less is not worth the trouble.
const LEAST: u64 = 1 << 10;
/// What is larger than this is sent as it is.
const MOST: u64 = 32 << 20;

/// Whether a request says that its answer may be packed.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("gzip") && !parts.any(|weight| matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// Some bytes packed.
pub(crate) fn gzipped(plain: &[u8], how: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), how);
    let packed = encoder.write_all(plain).and_then(|()| encoder.finish());
    packed.expect("memory takes every byte")
}

/// Packs whole answers; what is told bit by bit goes out as it comes.
pub(crate) async fn pack(request: Request, next: Next) -> Response {
    let wanted = takes_gzip(request.headers());
    let response = next.run(request).await;
    let size = response.body().size_hint().exact().unwrap_or_default();
    let packed = response.headers().contains_key(header::CONTENT_ENCODING);
    if !wanted || packed || !(LEAST..=MOST).contains(&size) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, MOST as usize).await else { return Response::new(Body::empty()) };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, Body::from(Bytes::from(gzipped(&plain, Compression::fast()))))
}
