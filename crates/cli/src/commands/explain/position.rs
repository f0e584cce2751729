//! What a position shows: what the game points at, how it looks, what speaks for its moves.

use jogada_catalog::rules::{Note, Side};
use jogada_catalog::{Appraisal, Catalog, GameWords, Player, Session, Spec};
use jogada_words::{Language, Speak, Taught, Teaching};

use super::{Explained, ExplainedPart};
use crate::console::Console;
use crate::statistics::TellResults;

/// Moves whose reasons are told at the most.
const MOST_MOVES: usize = 8;

/// The words of the game that is played.
pub(crate) fn words_of<'a>(session: &Session, catalog: &'a Catalog) -> Option<&'a GameWords> {
    let spec = Spec::parse(session.game()).ok()?;
    let game = catalog.game(&spec).ok().and_then(|game| game.words());
    game.or_else(|| catalog.puzzle(&spec).ok().and_then(|puzzle| puzzle.words()))
}

/// A position explained.
pub(crate) fn explained(session: &Session, catalog: &Catalog, console: &Console) -> Explained {
    let language = console.language;
    let words = words_of(session, catalog);
    let name = session.position();
    let title = words.map_or(session.game(), |words| words.title.text(language)).to_owned();
    let parts = vec![
        ExplainedPart::new(Teaching::Shows, shows(session, words, language)),
        ExplainedPart::new(Teaching::Looks, looks(session, catalog, language)),
        ExplainedPart::new(Teaching::Ahead, ahead(session, catalog, console)),
        ExplainedPart::new(Teaching::Moves, reasons(session, words, language)),
    ];
    Explained { kind: Teaching::Position, name, title, parts }
}

/// What the game would draw over the board, in words.
fn shows(session: &Session, words: Option<&GameWords>, language: Language) -> Vec<String> {
    let Some(words) = words else { return Vec::new() };
    let overlays = session.overlays();
    let notes = overlays.iter().flat_map(|overlay| &overlay.notes);
    notes.filter_map(|note| note_text(words, "overlay", note, language)).collect()
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

fn reasons(session: &Session, words: Option<&GameWords>, language: Language) -> Vec<String> {
    let Some(words) = words else { return Vec::new() };
    let told = session.legal().into_iter().filter_map(|mv| {
        let reason = note_text(words, "why", &session.reason(&mv)?, language)?;
        Some(format!("{mv}: {reason}"))
    });
    told.take(MOST_MOVES).collect()
}

/// Why a move is good, in words, if that can be seen at once.
pub(crate) fn reason(session: &Session, mv: &str, catalog: &Catalog, language: Language) -> Option<String> {
    note_text(words_of(session, catalog)?, "why", &session.reason(mv)?, language)
}

/// The names under which a note has the number that decides between one and many.
const NUMBERS: [&str; 6] = ["count", "moves", "plies", "long", "own", "other"];

/// A note in the words of its card.
fn note_text(words: &GameWords, kind: &str, note: &Note, language: Language) -> Option<String> {
    let number = NUMBERS.iter().find_map(|name| note.value(name));
    let key = format!("{kind}.{}", note.key);
    let one = (number == Some("1")).then(|| words.text(&format!("{key}#one"))).flatten();
    let mut text = one.or_else(|| words.text(&key))?.text(language).to_owned();
    for (name, value) in &note.values {
        let value = if value.is_empty() { "–" } else { value };
        text = text.replace(&format!("{{{name}}}"), value);
    }
    let text = text.replace("{n}", number.unwrap_or_default());
    let text = side_of(note).map_or(text.clone(), |side| text.replace("{who}", language.side(side)));
    Some(match note.value("cells").filter(|cells| !cells.is_empty() && !text.contains(cells)) {
        // What the page draws, the terminal has to name.
        Some(cells) => format!("{text} ({cells})"),
        None => text,
    })
}

/// Whom a note is about.
fn side_of(note: &Note) -> Option<Side> {
    let number = note.value("favors").or_else(|| note.value("side"))?;
    Side::BOTH.into_iter().find(|side| side.number().to_string() == number)
}
