//! Who may ask. A page of somebody else in the same browser must not, whatever name it gives to this address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
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
        let Ok(Some(host)) = only(headers, &header::HOST) else { return Ruling::Refuse };
        if !is_own_name(host, self.token.is_some()) || !is_own_origin(headers, host) || !is_own_fetch(headers) {
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
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
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
    let in_brackets = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let digits = match in_brackets {
        Some(inner) => inner.parse::<Ipv6Addr>().map(IpAddr::from),
        None => name.parse::<Ipv4Addr>().map(IpAddr::from),
    };
    name.eq_ignore_ascii_case("localhost") || digits.is_ok_and(|address| far || address.is_loopback())
}

/// Whether the page that asks, if the browser says which, came from here.
fn is_own_origin(headers: &HeaderMap, host: &str) -> bool {
    let origin = match only(headers, &header::ORIGIN) {
        Ok(None) => return true,
        Ok(Some(origin)) => origin,
        Err(Doubtful) => return false,
    };
    let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    place.is_some_and(|place| place.eq_ignore_ascii_case(host))
}

/// Whether the browser does not say that somebody else's page asks. A link from there to here may be followed.
fn is_own_fetch(headers: &HeaderMap) -> bool {
    let said = |name: &'static str| only(headers, &HeaderName::from_static(name));
    match said("sec-fetch-site") {
        Ok(Some("cross-site" | "same-site")) => said("sec-fetch-mode") == Ok(Some("navigate")),
        Ok(_) => true,
        Err(Doubtful) => false,
    }
}

/// A header that is there more than once, or is no text: who reads it first may take it for another than who reads it last.
#[derive(Debug, PartialEq, Eq)]
struct Doubtful;

/// A header that may be there once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, Doubtful> {
    let mut all = headers.get_all(name).iter();
    match (all.next(), all.next()) {
        (None, _) => Ok(None),
        (Some(one), None) => one.to_str().map(Some).map_err(|_| Doubtful),
        _ => Err(Doubtful),
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Compares every byte, so that the time it takes says nothing about where the two differ.
fn same(given: &str, secret: &str) -> bool {
    let differing = given.bytes().zip(secret.bytes()).fold(0, |seen, (one, other)| seen | (one ^ other));
    given.len() == secret.len() && differing == 0
}
