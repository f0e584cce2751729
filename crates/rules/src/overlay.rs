//! What a game can show and say about a position beyond the board itself: data, for front ends to draw and to put into
//! words.

use crate::Part;

/// Something drawn over a board to explain it.
#[derive(Clone, Debug, PartialEq)]
pub struct Overlay {
    /// Which one: people switch each on and off by its name.
    pub name: &'static str,
    /// What is drawn. A part that plays a move belongs to that move.
    pub parts: Vec<Part>,
    /// What is said beside the board.
    pub notes: Vec<Note>,
}

impl Overlay {
    /// The `count` places that are marked most strongly, the strongest first, with what stands there; none where all
    /// marks are alike.
    ///
    /// ```
    /// use jogada_rules::{Overlay, Part, Role, Shape};
    ///
    /// let mark = |place, label, strength| {
    ///     Part::new(Role::Mark, Shape::Point((0.0, 0.0))).at(place).labeled(label).strong(strength)
    /// };
    /// let parts = vec![mark("a1", "20", 0.25), mark("b2", "80", 1.0)];
    /// let overlay = Overlay { name: "shares", parts, notes: Vec::new() };
    /// assert_eq!(overlay.strongest(1), [("b2", "80")]);
    /// ```
    pub fn strongest(&self, count: usize) -> Vec<(&str, &str)> {
        let parts = self.parts.iter();
        let mut marked: Vec<_> =
            parts.filter_map(|part| Some((part.strength?, part.place.as_deref()?, part.label.as_deref()?))).collect();
        marked.sort_by(|one, other| other.0.total_cmp(&one.0));
        marked.into_iter().take(count).map(|(_, place, label)| (place, label)).collect()
    }

    /// What is left of it with these notes alone: their parts, and no others. The parts of a note that names `cells`
    /// are those that stand at them, one after the other in the note's order.
    pub fn with_notes(self, name: &'static str, keys: &[&str]) -> Self {
        let (mut parts, mut notes, mut rest) = (Vec::new(), Vec::new(), &self.parts[..]);
        for note in self.notes {
            let cells: Vec<_> = note.value("cells").unwrap_or_default().split_whitespace().collect();
            let is_here =
                |parts: &[Part]| parts.iter().map(|part| part.place.as_deref()).eq(cells.iter().copied().map(Some));
            let begin = if cells.is_empty() { None } else { rest.windows(cells.len()).position(is_here) };
            let (own, after) = begin.map_or((&[][..], rest), |begin| rest[begin..].split_at(cells.len()));
            rest = after;
            if keys.contains(&note.key) {
                parts.extend_from_slice(own);
                notes.push(note);
            }
        }
        Self { name, parts, notes }
    }
}

/// Something to say: which message, and what to put into it.
///
/// ```
/// use jogada_rules::Note;
///
/// let note = Note::new("chain").with("length", 3);
/// assert_eq!(note.value("length"), Some("3"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Which message.
    pub key: &'static str,
    /// What to put into it, by name.
    pub values: Vec<(&'static str, String)>,
    /// Whether it is a rule of thumb: what is proven silences it.
    pub is_thumb: bool,
    /// Whether it holds out hope: a loss that is proven silences it.
    pub is_hope: bool,
}

impl Note {
    /// A message with nothing to put into it.
    pub const fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new(), is_thumb: false, is_hope: false }
    }

    /// The message as a rule of thumb, which holds often and not always.
    pub const fn by_thumb(mut self) -> Self {
        self.is_thumb = true;
        self
    }

    /// The message as one that holds out hope: it says what may still be done, and so nothing once all is lost.
    pub const fn in_hope(mut self) -> Self {
        self.is_hope = true;
        self
    }

    /// The message with one thing more to put into it.
    #[expect(clippy::needless_pass_by_value, reason = "callers pass numbers and fresh texts")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// What to put into the message under this name.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }
}
