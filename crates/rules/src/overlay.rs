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
}

impl Note {
    /// A message with nothing to put into it.
    pub const fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new(), is_thumb: false }
    }

    /// The message as a rule of thumb, which holds often and not always.
    pub const fn by_thumb(mut self) -> Self {
        self.is_thumb = true;
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
