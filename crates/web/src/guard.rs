//! Who may ask. A page of somebody else in the same browser must not, whatever name it gives to this address.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

/// Nothing but what this server sends, in no frame of anybody's.
const POLICY: &str = "default-src 'self'; frame-ancestors 'none'";

/// What the guard looks at.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// The secret that strangers do not know, where others than this machine can reach the server.
    token: Option<String>,
    cookie: String,
}

/// What the guard says about a request.
#[derive(Debug, PartialEq, Eq)]
enum Ruling {
    Pass,
    Refuse,
    /// The token is right: keep it as a cookie, and out of the address.
    Welcome,
}

impl Guard {
    /// A guard for a server at this port.
    pub(crate) fn new(token: Option<String>, port: u16) -> Self {
        // Cookies do not know ports, so two servers on one machine need two names.
        Self { token, cookie: format!("jogada-{port}") }
    }

    fn rule(&self, uri: &Uri, headers: &HeaderMap) -> Ruling {
        let Some(host) = text(headers, &header::HOST) else { return Ruling::Refuse };
        if !is_own_name(host, self.token.is_some()) || !is_own_origin(headers, host) {
            return Ruling::Refuse;
        }
        let Some(token) = &self.token else { return Ruling::Pass };
        let query = uri.query().unwrap_or_default();
        let in_query = query.split('&').find_map(|pair| pair.strip_prefix("token="));
        if in_query.is_some_and(|given| same(given, token)) {
            return Ruling::Welcome;
        }
        let known = self.in_cookie(headers).is_some_and(|given| same(given, token));
        if known { Ruling::Pass } else { Ruling::Refuse }
    }

    fn in_cookie<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        cookies(headers).find_map(|(name, value)| (name == self.cookie).then_some(value))
    }

    fn welcome(&self, path: &str) -> Response {
        let token = self.token.as_deref().unwrap_or_default();
        let cookie = format!("{}={token}; Path=/; HttpOnly; SameSite=Strict", self.cookie);
        let mut response = Redirect::to(path).into_response();
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Lets through what may pass, and puts the headers on every answer that keep the page to itself.
pub(crate) async fn watch(
    guard: Guard,
    refuse: impl Fn(&Request) -> Response,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match guard.rule(request.uri(), request.headers()) {
        Ruling::Pass => next.run(request).await,
        Ruling::Refuse => refuse(&request),
        Ruling::Welcome => guard.welcome(request.uri().path()),
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// The cookies of a request: names and values.
pub(crate) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// Whether the name that the browser knows this server by is one that nobody else can own: an address in digits, or
/// `localhost`. A name in words may be somebody's who let it point here. Only this machine's own addresses will do
/// where only this machine is served.
fn is_own_name(host: &str, far: bool) -> bool {
    let name = without_port(host);
    let digits = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || digits.is_ok_and(|address| far || address.is_loopback())
}

/// Whether the page that asks, if the browser says which, came from here.
fn is_own_origin(headers: &HeaderMap, host: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().unwrap_or_default();
    let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    place.is_some_and(|place| place.eq_ignore_ascii_case(host))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Compares every byte, so that the time it takes says nothing about where the two differ.
fn same(given: &str, secret: &str) -> bool {
    let differing = given.bytes().zip(secret.bytes()).fold(0, |seen, (one, other)| seen | (one ^ other));
    given.len() == secret.len() && differing == 0
}
