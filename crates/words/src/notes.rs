//! What games see, as data, in the words of their cards.

use jogada_catalog::GameWords;
use jogada_rules::{Language, Note, Overlay, Side};

use crate::{Speak, Taught};

/// The names under which a note has the number that decides between one and many.
const NUMBERS: [&str; 6] = ["count", "moves", "plies", "long", "own", "other"];
/// Places that are named of those that are marked more or less strongly.
const MOST_PLACES: usize = 5;

/// What an overlay says, a line each, for whoever does not see it drawn. What is proven silences rules of thumb.
pub fn overlay_notes(words: &GameWords, overlay: &Overlay, proven: bool, language: Language) -> Vec<String> {
    let notes = overlay.notes.iter().filter(|note| !(note.is_thumb && proven));
    let mut said: Vec<_> = notes.filter_map(|note| note_text(words, "overlay", note, language)).collect();
    let strongest: Vec<_> =
        overlay.strongest(MOST_PLACES).into_iter().map(|(place, label)| format!("{place} {label}")).collect();
    if let Some(text) = said.last_mut().filter(|_| !strongest.is_empty()) {
        *text = language.say(Taught::Strongest { text: &*text, places: &strongest.join(", ") });
    }
    said
}

/// A note of a kind in the words of its card; nothing where the card has none.
pub fn note_text(words: &GameWords, kind: &str, note: &Note, language: Language) -> Option<String> {
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
