//! Which address is answered by what.

mod table;

use axum::body::Body;
use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Extension, Router};
use jogada_catalog::{Catalog, StopFlag};
use jogada_wire::{RunNamed, RunStarted, VERSION};
use jogada_words::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::api;
use crate::asked::{Asked, language};
use crate::desk::{Desk, QuestionWeight};
use crate::door::OpenDoor;
use crate::failure::{RequestFailure, Trouble};
use crate::guard::{self, Guard};
use crate::live;
use crate::manual;
use crate::packing;
use crate::task::traces::TraceMemory;

pub(crate) use table::{ROUTES, Route};

/// The largest request, and the largest message of a socket.
const LARGEST: usize = 256 << 10;

/// Everything that is answered.
pub(crate) fn router(desk: Desk, guard: Guard) -> Router {
    let refuse = |request: &Request| {
        let language = language(request.uri(), request.headers());
        told(&Trouble::Forbidden.into(), language)
    };
    let documented = ROUTES.iter().fold(Router::new(), |router, route| router.route(route.path, handler(route)));
    documented
        .route("/api", get(manual))
        .route("/assets/{*path}", get(asset))
        .route("/favicon.ico", get(icon))
        .route("/", get(page))
        .fallback(nothing)
        .method_not_allowed_fallback(other_method)
        .layer(DefaultBodyLimit::max(LARGEST))
        .with_state(desk)
        .layer(middleware::from_fn(one_language))
        .layer(middleware::from_fn(packing::pack))
        .layer(middleware::from_fn(move |request: Request, next| guard::watch(guard.clone(), refuse, request, next)))
}

/// Refuses a request that asks for two languages: it means one of them, and nobody knows which.
async fn one_language(request: Request, next: Next) -> Response {
    let query = request.uri().query().unwrap_or_default();
    if query.split('&').filter(|pair| pair.starts_with("lang=")).count() < 2 {
        return next.run(request).await;
    }
    let language = language(request.uri(), request.headers());
    told(&Trouble::Form("lang".to_owned()).into(), language)
}

/// What answers a documented address.
fn handler(route: &Route) -> MethodRouter<Desk> {
    match route.path {
        "/api/catalog" => get(catalog),
        "/api/gallery" => get(gallery),
        "/api/view" => look(|catalog, line, _| api::view::view(catalog, line)),
        "/api/exact" => study(api::exact::exact),
        "/api/overlay" => look(|catalog, request, _| api::overlay::overlay(catalog, request)),
        "/api/steps" => look(|catalog, request, _| api::steps::steps(catalog, request)),
        "/api/record" => look(|catalog, request, _| api::record::record(catalog, request)),
        "/api/touch" => look(|catalog, request, _| api::touch::touch(catalog, request)),
        "/api/export" => look(|catalog, request, _| api::record::export(catalog, request)),
        "/api/challenges" => {
            get(|State(desk): State<Desk>| async move { json(&api::challenges::challenges(&desk.catalog)) })
        }
        "/api/exercise" => look(|catalog, request, _| api::exercise::exercise(catalog, request)),
        "/api/lab/trace" => of_traces(QuestionWeight::Study, api::lab::trace),
        "/api/lab/window" => of_traces(QuestionWeight::Look, |_, traces, request, _| api::lab::window(traces, request)),
        "/api/lab/tree" => of_traces(QuestionWeight::Look, |_, traces, request, _| api::lab::tree(traces, request)),
        "/api/lab/compare" => study(api::lab::compare),
        "/api/search" => post(search),
        "/api/live" => get(socket),
        "/api/searches" => get(|State(desk): State<Desk>| async move { json(&desk.load()) }),
        "/api/runs" => get(runs),
        "/api/runs/start" => post(start_run),
        "/api/runs/stop" => post(stop_run),
        "/api/runs/resume" => post(resume_run),
        "/api/runs/{name}" => get(run),
        "/api/runs/{name}/games/{index}" => get(run_game),
        "/api/runs/{name}/records" => get(run_records),
        "/api/library" => get(library),
        "/api/library/keep" => post(keep_game),
        "/api/library/{name}" => get(kept_game),
        "/api/openapi.json" => get(|| async { raw("application/json", manual::OPENAPI) }),
        other => unreachable!("{other} is in the table and has no handler"),
    }
}

/// A question that is answered at once.
fn look<T, R>(work: Work<T, R>) -> MethodRouter<Desk>
where
    T: DeserializeOwned + Send + 'static,
    R: Serialize + Send + 'static,
{
    question(QuestionWeight::Look, work)
}

/// A question that takes some thinking.
fn study<T, R>(work: Work<T, R>) -> MethodRouter<Desk>
where
    T: DeserializeOwned + Send + 'static,
    R: Serialize + Send + 'static,
{
    question(QuestionWeight::Study, work)
}

/// From a request to its answer; the flag is raised when nobody waits for it any more.
type Work<T, R> = fn(&Catalog, &T, &StopFlag) -> Result<R, RequestFailure>;

fn question<T, R>(weight: QuestionWeight, work: Work<T, R>) -> MethodRouter<Desk>
where
    T: DeserializeOwned + Send + 'static,
    R: Serialize + Send + 'static,
{
    post(move |State(desk): State<Desk>, asked: Asked| async move {
        let answer = match asked.read::<T>() {
            Ok(request) => desk.answer(weight, move |catalog, stop| work(catalog, &request, stop)).await,
            Err(failure) => Err(failure),
        };
        answered(answer, asked.language)
    })
}

/// From a request to its answer, with the searches that are kept.
type TraceWork<T, R> = fn(&Catalog, &TraceMemory, &T, &StopFlag) -> Result<R, RequestFailure>;

/// A question about searches step by step.
fn of_traces<T, R>(weight: QuestionWeight, work: TraceWork<T, R>) -> MethodRouter<Desk>
where
    T: DeserializeOwned + Send + 'static,
    R: Serialize + Send + 'static,
{
    post(move |State(desk): State<Desk>, asked: Asked| async move {
        let traces = desk.traces.clone();
        let answer = match asked.read::<T>() {
            Ok(request) => desk.answer(weight, move |catalog, stop| work(catalog, &traces, &request, stop)).await,
            Err(failure) => Err(failure),
        };
        answered(answer, asked.language)
    })
}

fn answered<R: Serialize>(answer: Result<R, RequestFailure>, language: Language) -> Response {
    answer.map_or_else(|failure| told(&failure, language), |answer| json(&answer))
}

/// A part of the address; what is no text when it is unescaped names nothing that is there.
type Part<T> = Result<Path<T>, PathRejection>;

async fn runs(State(desk): State<Desk>, asked: Asked) -> Response {
    let (data, contests) = (desk.data.clone(), desk.contests.clone());
    let answer = desk.answer(QuestionWeight::Look, move |_, _| Ok(api::runs::runs(data.as_deref(), &contests))).await;
    answered(answer, asked.language)
}

async fn run(State(desk): State<Desk>, path: Part<String>, asked: Asked) -> Response {
    let Ok(Path(name)) = path else { return told(&Trouble::NotFound.into(), asked.language) };
    let (data, contests) = (desk.data.clone(), desk.contests.clone());
    let answer = desk.answer(QuestionWeight::Look, move |_, _| api::runs::run(data.as_deref(), &name, &contests)).await;
    answered(answer, asked.language)
}

async fn run_records(State(desk): State<Desk>, path: Part<String>, asked: Asked) -> Response {
    let Ok(Path(name)) = path else { return told(&Trouble::NotFound.into(), asked.language) };
    let data = desk.data.clone();
    let answer = desk.answer(QuestionWeight::Look, move |_, _| api::runs::records(data.as_deref(), &name)).await;
    answer.map_or_else(|failure| told(&failure, asked.language), |lines| raw("application/x-ndjson", lines))
}

async fn library(State(desk): State<Desk>, asked: Asked) -> Response {
    let library = desk.library.clone();
    let answer = desk.answer(QuestionWeight::Look, move |_, _| Ok(api::library::list(library.as_deref()))).await;
    answered(answer, asked.language)
}

async fn keep_game(State(desk): State<Desk>, asked: Asked) -> Response {
    let library = desk.library.clone();
    let answer = match asked.read() {
        Ok(request) => {
            let work = move |catalog: &Catalog, _: &StopFlag| api::library::keep(catalog, library.as_deref(), &request);
            desk.answer(QuestionWeight::Look, work).await
        }
        Err(failure) => Err(failure),
    };
    answered(answer, asked.language)
}

async fn kept_game(State(desk): State<Desk>, path: Part<String>, asked: Asked) -> Response {
    let Ok(Path(name)) = path else { return told(&Trouble::NotFound.into(), asked.language) };
    let library = desk.library.clone();
    let work = move |catalog: &Catalog, _: &StopFlag| api::library::open(catalog, library.as_deref(), &name);
    answered(desk.answer(QuestionWeight::Look, work).await, asked.language)
}

async fn start_run(State(desk): State<Desk>, asked: Asked) -> Response {
    ordered(desk, asked, |desk, request| desk.contests.start(&desk.catalog, desk.data.as_deref(), &request)).await
}

async fn stop_run(State(desk): State<Desk>, asked: Asked) -> Response {
    let stop = |desk: &Desk, RunNamed { name }| {
        if desk.contests.stop(&name) { Ok(RunStarted { v: VERSION, name }) } else { Err(Trouble::NotFound.into()) }
    };
    ordered(desk, asked, stop).await
}

async fn resume_run(State(desk): State<Desk>, asked: Asked) -> Response {
    ordered(desk, asked, |desk, RunNamed { name }| desk.contests.resume(&desk.catalog, desk.data.as_deref(), &name))
        .await
}

/// Does what is asked of the desk itself.
async fn ordered<T: DeserializeOwned + Send + 'static>(
    desk: Desk,
    asked: Asked,
    work: fn(&Desk, T) -> Result<RunStarted, RequestFailure>,
) -> Response {
    let answer = match asked.read::<T>() {
        Ok(request) => {
            let at = desk.clone();
            desk.answer(QuestionWeight::Look, move |_, _| work(&at, request)).await
        }
        Err(failure) => Err(failure),
    };
    answered(answer, asked.language)
}

async fn run_game(State(desk): State<Desk>, path: Part<(String, String)>, asked: Asked) -> Response {
    let Ok(Path((name, index))) = path else { return told(&Trouble::NotFound.into(), asked.language) };
    let (data, index) = (desk.data.clone(), index.parse());
    let answer = desk.answer(QuestionWeight::Look, move |catalog, _| {
        api::runs::game(catalog, data.as_deref(), &name, index.map_err(|_| Trouble::NotFound)?)
    });
    let answer = answer.await;
    answered(answer, asked.language)
}

async fn catalog(State(desk): State<Desk>, uri: Uri, asked: Asked) -> Response {
    lasting(&desk, &uri, &api::catalog::catalog(&desk.catalog, asked.language))
}

async fn gallery(State(desk): State<Desk>, uri: Uri) -> Response {
    lasting(&desk, &uri, &api::gallery::gallery(&desk.catalog))
}

/// An answer that stays the same as long as the edition of the page does.
fn lasting(desk: &Desk, uri: &Uri, answer: &impl Serialize) -> Response {
    ([(header::CACHE_CONTROL, desk.assets.keep(uri.query()))], json(answer)).into_response()
}

async fn manual(asked: Asked) -> Response {
    raw("text/html; charset=utf-8", manual::page(asked.language))
}

async fn search(State(desk): State<Desk>, asked: Asked) -> Response {
    let begun = asked.read().and_then(|request| live::lines(&desk, request, asked.language));
    begun.unwrap_or_else(|failure| told(&failure, asked.language))
}

/// The switch from HTTP to a socket, or why there is none.
type Upgrade = Result<WebSocketUpgrade, WebSocketUpgradeRejection>;

async fn socket(
    State(desk): State<Desk>,
    place: Option<Extension<OpenDoor>>,
    upgrade: Upgrade,
    asked: Asked,
) -> Response {
    let Ok(upgrade) = upgrade else {
        let failure = Trouble::Form("WebSocket".to_owned()).into();
        return told(&failure, asked.language);
    };
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    let place = place.map(|Extension(place)| place);
    upgrade.on_upgrade(move |socket| live::serve(socket, desk, asked.language, place))
}

async fn page(State(desk): State<Desk>, headers: HeaderMap, asked: Asked) -> Response {
    desk.assets.shell(&headers).unwrap_or_else(|| told(&Trouble::NotFound.into(), asked.language))
}

async fn asset(State(desk): State<Desk>, path: Part<String>, headers: HeaderMap, asked: Asked) -> Response {
    let Ok(Path(path)) = path else { return told(&Trouble::NotFound.into(), asked.language) };
    desk.assets.file(&path, &headers).unwrap_or_else(|| told(&Trouble::NotFound.into(), asked.language))
}

/// Browsers ask for it by this name wherever a document names none.
async fn icon(State(desk): State<Desk>, headers: HeaderMap, asked: Asked) -> Response {
    desk.assets.file("icon.svg", &headers).unwrap_or_else(|| told(&Trouble::NotFound.into(), asked.language))
}

async fn nothing(asked: Asked) -> Response {
    told(&Trouble::NotFound.into(), asked.language)
}

async fn other_method(asked: Asked) -> Response {
    told(&Trouble::Method.into(), asked.language)
}

fn told(failure: &RequestFailure, language: Language) -> Response {
    (failure.status(), json(&failure.told(language))).into_response()
}

fn raw(media_type: &'static str, body: impl Into<Body>) -> Response {
    ([(header::CONTENT_TYPE, media_type)], body.into()).into_response()
}

/// An answer as JSON.
fn json(answer: &impl Serialize) -> Response {
    match serde_json::to_vec(answer) {
        Ok(body) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
