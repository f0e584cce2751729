//! What a position shows: what the game points at, how it looks, what speaks for its moves.

use std::time::Duration;

use jogada_catalog::rules::Note;
use jogada_catalog::{Appraisal, Catalog, Computer, GameWords, Limits, Player, Session, Spec, Thought};
use jogada_words::{Language, Speak, Taught, Teaching, note_text, overlay_notes};

use super::{Explained, ExplainedPart};
use crate::console::Console;
use crate::statistics::TellResults;

/// Moves whose reasons are told at the most.
const MOST_MOVES: usize = 8;
/// How far the best of them are looked for: a reader hardly waits.
const GLANCE: Limits = Limits { nodes: Some(400), time: Some(Duration::from_secs(2)), memory: None, depth: None };
const GLANCE_TABLE: usize = 16 << 20;

/// A position explained.
pub(crate) fn explained(session: &Session, catalog: &Catalog, console: &Console) -> Explained {
    let language = console.language;
    let words = catalog.words_of(session);
    let best = best_moves(session, catalog, console);
    let proven = best.first().is_some_and(|best| best.proven);
    let name = session.position();
    let title = words.map_or(session.game(), |words| words.title.text(language)).to_owned();
    let parts = vec![
        ExplainedPart::new(Teaching::Shows, shows(session, words, proven, language)),
        ExplainedPart::new(Teaching::Looks, looks(session, catalog, language)),
        ExplainedPart::new(Teaching::Ahead, ahead(session, catalog, console)),
        ExplainedPart::new(Teaching::Moves, reasons(session, &best, words, language)),
    ];
    Explained { kind: Teaching::Position, name, title, parts }
}

/// What the game would draw over the board, in words. What is proven silences rules of thumb.
pub(crate) fn shows(session: &Session, words: Option<&GameWords>, proven: bool, language: Language) -> Vec<String> {
    let Some(words) = words else { return Vec::new() };
    session.overlays().iter().flat_map(|overlay| overlay_notes(words, overlay, proven, language)).collect()
}

/// What the strongest player finds best at a glance.
fn best_moves(session: &Session, catalog: &Catalog, console: &Console) -> Vec<Thought> {
    let Ok(adviser) = catalog.adviser(session.game()) else { return Vec::new() };
    if session.ending().is_some() {
        return Vec::new();
    }
    let table = adviser.table.min(GLANCE_TABLE);
    let computer = Computer { limits: GLANCE, clock: None, threads: 1, table, ..adviser };
    console.interrupt.during(|stop| session.fork().analyze(&computer, MOST_MOVES, stop, &mut |_| {}))
}

fn looks(session: &Session, catalog: &Catalog, language: Language) -> Vec<String> {
    let spec = Spec::parse(session.game()).ok();
    let entry = spec.and_then(|spec| catalog.game(&spec).ok());
    let (Some(entry), Some(game)) = (entry, session.as_match()) else { return Vec::new() };
    let look = |name: &String| {
        let value = game.evaluate(Some(name))?;
        let over = session.ending().is_some();
        let appraisal = Appraisal::new(value, session.to_move(), over, session.is_scoring());
        Some(format!("{name}: {}", language.worth(appraisal, session)))
    };
    entry.evaluations().iter().filter_map(look).collect()
}

/// What a move ahead shows with quiescence and without, where the game has noisy moves.
fn ahead(session: &Session, catalog: &Catalog, console: &Console) -> Vec<String> {
    let language = console.language;
    if session.ending().is_some() || session.sides() == 1 {
        return Vec::new();
    }
    let look = |quiescence: &str| {
        let spec = format!("pvs:depth=1,quiescence={quiescence}");
        let Ok(Player::Computer(computer)) = catalog.player(session.game(), &spec) else { return None };
        let thought = console.interrupt.during(|stop| session.fork().think(&computer, stop));
        Some((language.value(&thought, session), thought.pv.join(" ")))
    };
    let (Some((quiet, _)), Some((noisy, line))) = (look("off"), look("on")) else { return Vec::new() };
    if quiet == noisy {
        return vec![quiet];
    }
    vec![language.say(Taught::Quietly { value: &quiet }), language.say(Taught::Noisily { value: &noisy, line: &line })]
}

/// What speaks for the best moves, best first; where nothing can be said of those, for the first that there are.
fn reasons(session: &Session, best: &[Thought], words: Option<&GameWords>, language: Language) -> Vec<String> {
    let Some(words) = words else { return Vec::new() };
    let told = |mv: &str, note: Option<Note>| {
        let reason = note_text(words, "why", &note?, language)?;
        Some(language.say(Taught::SpeaksFor { mv: &mv, reason: &reason }))
    };
    let known = best.iter().filter_map(|thought| told(thought.mv.as_deref()?, session.reason_beside(thought)));
    let known: Vec<_> = known.collect();
    if !known.is_empty() || best.first().is_some_and(|best| best.proven) {
        return known;
    }
    session.legal().iter().filter_map(|mv| told(mv, session.reason(mv))).take(MOST_MOVES).collect()
}

/// Why the move of a thought is good, in words, if that can be seen at once and is not contradicted.
pub(crate) fn reason(session: &Session, thought: &Thought, catalog: &Catalog, language: Language) -> Option<String> {
    note_text(catalog.words_of(session)?, "why", &session.reason_beside(thought)?, language)
}
