//! One textual form for everything that can be chosen: `NAME[:key=value[,key=value…]]`.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

use jogada_rules::{Language, Shortage};
use thiserror::Error;

use crate::algorithm::Need;
use crate::dialect;
use crate::settings::Parameter;

/// A name with settings, as a person wrote it, every part with its place in the text.
///
/// ```
/// use jogada_catalog::Spec;
///
/// let spec = Spec::parse("pvs:depth=6,eval=score").expect("well formed");
/// assert_eq!((spec.name.as_str(), spec.settings.len()), ("pvs", 2));
/// assert_eq!(spec.to_string(), "pvs:depth=6,eval=score");
/// assert_eq!(Spec::parse("pvs:depth").expect_err("no value").span, 4..9);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The name, in lower case.
    pub name: String,
    /// The settings, in the order written.
    pub settings: Vec<Setting>,
    name_span: Range<usize>,
}

/// One `key=value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key, in lower case.
    pub key: String,
    /// The value, without its quotes.
    pub value: String,
    pub(crate) key_span: Range<usize>,
    pub(crate) value_span: Range<usize>,
}

/// Something wrong with a spec: where, and what.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{problem}")]
pub struct SpecError {
    /// The bytes that are wrong.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub problem: SpecProblem,
}

/// What can be wrong with a spec. Data, not prose.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecProblem {
    /// There is no such thing.
    #[error("unknown {kind} {name:?}{}", suggested(.suggestion.as_deref()))]
    Unknown {
        /// What was looked for.
        kind: Kind,
        /// What was written.
        name: String,
        /// The nearest name there is.
        suggestion: Option<String>,
        /// All that there are, where none is near.
        known: Vec<String>,
    },
    /// A name, key or value is missing here.
    #[error("{0} is missing")]
    Missing(Kind),
    /// The same key twice.
    #[error("{0:?} is given twice")]
    Twice(String),
    /// A quote is not closed.
    #[error("a closing quote is missing")]
    OpenQuote,
    /// A value of the wrong form.
    #[error("{key} takes {wanted}")]
    Value {
        /// The key it was given for.
        key: String,
        /// What the key takes.
        wanted: Takes,
    },
    /// More memory than there is.
    #[error("{key}: {shortage}")]
    Memory {
        /// The key it was given for.
        key: String,
        /// How much, and how much there is.
        shortage: Shortage,
    },
    /// An algorithm or setting that the puzzle is not made for.
    #[error("{puzzle} does not have what {name} needs: {need}")]
    Unsuited {
        /// The algorithm or setting.
        name: String,
        /// The puzzle.
        puzzle: String,
        /// What it needs.
        need: Need,
    },
}

/// What a name can be the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each name says what it is")]
pub enum Kind {
    Game,
    Puzzle,
    Player,
    Algorithm,
    Key,
    Value,
    Evaluation,
    Heuristic,
    Problem,
    Overlay,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Game => "game",
            Self::Puzzle => "puzzle",
            Self::Player => "player",
            Self::Algorithm => "algorithm",
            Self::Key => "key",
            Self::Value => "value",
            Self::Evaluation => "evaluation",
            Self::Heuristic => "heuristic",
            Self::Problem => "problem",
            Self::Overlay => "overlay",
        })
    }
}

/// What a key takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number in a range.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Choice(Vec<String>),
    /// Numbers separated by `+`.
    Numbers {
        /// The least each may be.
        least: i64,
        /// The most each may be.
        most: i64,
    },
    /// A time: `2s`, `500ms`, `1m`.
    Time,
    /// A time for the game and one for each move more: `60s+1s`.
    Clock,
    /// A count: `20000`, `20k`, `1M`.
    Count,
    /// A size in bytes: `64M`, `1G`.
    Bytes,
    /// A decimal number in a range, in thousandths.
    Decimal {
        /// The least, in thousandths.
        least: i64,
        /// The most, in thousandths.
        most: i64,
    },
    /// Any text.
    Text,
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { least, most } => write!(f, "a number from {least} to {most}"),
            Self::Switch => f.write_str("on or off"),
            Self::Choice(words) => write!(f, "one of {}", words.join(", ")),
            Self::Numbers { least, most } => write!(f, "numbers from {least} to {most} joined by +"),
            Self::Time => f.write_str("a time such as 2s or 500ms"),
            Self::Clock => f.write_str("a clock such as 60s+1s or 5m"),
            Self::Count => f.write_str("a count such as 5000 or 20k"),
            Self::Bytes => f.write_str("a size such as 64M or 1G"),
            Self::Decimal { least, most } => {
                write!(f, "a number from {} to {}", *least as f64 / 1000.0, *most as f64 / 1000.0)
            }
            Self::Text => f.write_str("a text"),
        }
    }
}

fn suggested(suggestion: Option<&str>) -> String {
    suggestion.map(|name| format!(", did you mean {name:?}?")).unwrap_or_default()
}

impl Spec {
    /// Reads a spec. Names and keys are compared in lower case.
    pub fn parse(text: &str) -> Result<Self, SpecError> {
        let colon = text.find(':').unwrap_or(text.len());
        let name_span = trimmed(text, 0..colon);
        if name_span.is_empty() {
            return Err(SpecError::missing(name_span, Kind::Value));
        }
        let name = text[name_span.clone()].to_lowercase();
        let mut spec = Self { name, settings: Vec::new(), name_span };
        let (mut at, mut keys) = (colon + 1, BTreeSet::new());
        while at <= text.len() {
            let end = end_of_setting(text, at)?;
            spec.add(text, at..end, &mut keys)?;
            at = end + 1;
        }
        Ok(spec)
    }

    /// A spec of a name alone.
    pub fn named(name: &str) -> Self {
        Self { name: name.to_lowercase(), settings: Vec::new(), name_span: 0..name.len() }
    }

    /// The value of `key`, if it is set.
    pub fn setting(&self, key: &str) -> Option<&Setting> {
        self.settings.iter().find(|setting| setting.key == key)
    }

    /// The same spec with `key` set, unless it is set already.
    pub fn or(mut self, key: &str, value: &str) -> Self {
        if self.setting(key).is_none() {
            let nowhere = self.name_span.clone();
            let (key, value) = (key.to_owned(), value.to_owned());
            self.settings.push(Setting { key, value, key_span: nowhere.clone(), value_span: nowhere });
        }
        self
    }

    /// The same spec with everything that `other` sets, which goes before what is set here.
    pub fn overridden(mut self, other: &Self) -> Self {
        self.settings.retain(|setting| other.setting(&setting.key).is_none());
        self.settings.extend(other.settings.iter().cloned());
        self
    }

    /// The same spec with the parameters' own keys and words in place of Portuguese ones, each with its place.
    pub(crate) fn in_english(&self, parameters: &[Parameter]) -> Result<Self, SpecError> {
        let mut spec = Self { name: self.name.clone(), settings: Vec::new(), name_span: self.name_span.clone() };
        let mut keys = BTreeSet::new();
        for setting in &self.settings {
            let mut setting = setting.clone();
            let named = |key: &str| parameters.iter().find(|parameter| parameter.name == key);
            let known = named(&setting.key).or_else(|| named(dialect::key_meant(&setting.key)?));
            if let Some(parameter) = known {
                setting.key.clone_from(&parameter.name);
                if let Some(word) = parameter.word_meant(&setting.value) {
                    word.clone_into(&mut setting.value);
                }
            }
            if !keys.insert(setting.key.clone()) {
                return Err(SpecError { span: setting.key_span, problem: SpecProblem::Twice(setting.key) });
            }
            spec.settings.push(setting);
        }
        Ok(spec)
    }

    /// The same spec under another name.
    pub(crate) fn renamed(mut self, name: &str) -> Self {
        name.clone_into(&mut self.name);
        self
    }

    /// The same as it is shown in a language, under a name in that language.
    pub(crate) fn shown(mut self, language: Language, name: &str) -> String {
        for setting in &mut self.settings {
            setting.value = dialect::value_in(language, &setting.value).to_owned();
            setting.key = dialect::key_in(language, &setting.key).to_owned();
        }
        self.renamed(name).to_string()
    }

    /// An error about the name.
    pub fn unknown_name<'a>(&self, kind: Kind, known: impl IntoIterator<Item = &'a str>) -> SpecError {
        SpecError::unknown(self.name_span.clone(), kind, &self.name, known)
    }

    /// An error about the name: the puzzle does not have what it needs.
    pub(crate) fn unsuited(&self, puzzle: &str, need: Need) -> SpecError {
        SpecError::unsuited(self.name_span.clone(), &self.name, puzzle, need)
    }

    /// An error about the name: what it takes is more than there is.
    pub(crate) fn unaffordable(&self, shortage: Shortage) -> SpecError {
        let problem = SpecProblem::Memory { key: "memory".to_owned(), shortage };
        SpecError { span: self.name_span.clone(), problem }
    }

    fn add(&mut self, text: &str, span: Range<usize>, keys: &mut BTreeSet<String>) -> Result<(), SpecError> {
        let Some(equals) = text[span.clone()].find('=').map(|offset| span.start + offset) else {
            let at = trimmed(text, span);
            let missing = if at.is_empty() { Kind::Key } else { Kind::Value };
            return Err(SpecError::missing(at, missing));
        };
        let key_span = trimmed(text, span.start..equals);
        let value_span = unquoted(text, trimmed(text, equals + 1..span.end));
        if key_span.is_empty() {
            return Err(SpecError::missing(key_span, Kind::Key));
        }
        let key = text[key_span.clone()].to_lowercase();
        if !keys.insert(key.clone()) {
            return Err(SpecError { span: key_span, problem: SpecProblem::Twice(key) });
        }
        let value = text[value_span.clone()].to_owned();
        self.settings.push(Setting { key, value, key_span, value_span });
        Ok(())
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (index, setting) in self.settings.iter().enumerate() {
            let separator = if index == 0 { ':' } else { ',' };
            // Blanks around a value are nobody's unless quotes hold them.
            let held = setting.value.contains([',', ':']) || setting.value.trim() != setting.value;
            let quote = if held { "\"" } else { "" };
            write!(f, "{separator}{}={quote}{}{quote}", setting.key, setting.value)?;
        }
        Ok(())
    }
}

impl SpecError {
    pub(crate) fn unsuited(span: Range<usize>, name: &str, puzzle: &str, need: Need) -> Self {
        let (name, puzzle) = (name.to_owned(), puzzle.to_owned());
        Self { span, problem: SpecProblem::Unsuited { name, puzzle, need } }
    }

    pub(crate) fn missing(span: Range<usize>, kind: Kind) -> Self {
        Self { span, problem: SpecProblem::Missing(kind) }
    }

    pub(crate) fn unknown<'a>(
        span: Range<usize>,
        kind: Kind,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let suggestion = nearest(name, known.iter().copied()).map(str::to_owned);
        let known = if suggestion.is_some() { Vec::new() } else { known.into_iter().map(str::to_owned).collect() };
        Self { span, problem: SpecProblem::Unknown { kind, name: name.to_owned(), suggestion, known } }
    }
}

/// The known name that `name` was most likely meant to be, if any is near.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let close = |candidate: &str| {
        let [one, other] = [name, candidate].map(|text| text.chars().count());
        let longest = one.max(other);
        let allowed = 1 + longest / 4;
        let begins = name.len() >= 2 && candidate.starts_with(name);
        // Comparing takes as long as the product of the lengths, and can not bring those together.
        if one.abs_diff(other) > allowed && !begins {
            return None;
        }
        let distance = strsim::damerau_levenshtein(name, candidate);
        // Names of a letter or two that share nothing are not each other's typing errors.
        let near = distance <= allowed && 2 * distance <= longest;
        (near || begins).then_some(distance)
    };
    known.into_iter().filter_map(|candidate| Some((close(candidate)?, candidate))).min().map(|(_, candidate)| candidate)
}

/// Where the setting that starts at `start` ends: at a comma outside quotes, or with the text.
fn end_of_setting(text: &str, start: usize) -> Result<usize, SpecError> {
    let mut open = None;
    for (offset, byte) in text.as_bytes()[start..].iter().enumerate() {
        match byte {
            b'"' => open = if open.is_some() { None } else { Some(start + offset) },
            b',' if open.is_none() => return Ok(start + offset),
            _ => {}
        }
    }
    match open {
        Some(quote) => Err(SpecError { span: quote..text.len(), problem: SpecProblem::OpenQuote }),
        None => Ok(text.len()),
    }
}

fn trimmed(text: &str, span: Range<usize>) -> Range<usize> {
    let part = &text[span.clone()];
    let start = span.start + part.len() - part.trim_start().len();
    start..start + part.trim().len()
}

fn unquoted(text: &str, span: Range<usize>) -> Range<usize> {
    let part = &text[span.clone()];
    if part.len() >= 2 && part.starts_with('"') && part.ends_with('"') { span.start + 1..span.end - 1 } else { span }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn blanks_that_quotes_hold_are_kept() {
        for text in ["gtp:cmd=\" c=d\",patience=2s", "gtp:cmd=\"a \""] {
            let spec = Spec::parse(text).expect("a good spec");
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn a_spec_is_a_name_with_settings() {
        let spec = Spec::parse("Hex:size=7, swap = off").expect("a good spec");
        assert_eq!(spec.name, "hex");
        assert_eq!(spec.setting("swap").expect("set").value, "off");
        assert_eq!(spec.to_string(), "hex:size=7,swap=off");
    }

    #[test]
    fn quotes_protect_commas_and_colons() {
        let spec = Spec::parse("gtp:cmd=\"a:b, c=d\",time=2s").expect("a good spec");
        assert_eq!(spec.setting("cmd").expect("set").value, "a:b, c=d");
        assert_eq!(Spec::parse(&spec.to_string()).expect("readable").to_string(), spec.to_string());
    }

    #[test]
    fn errors_point_at_the_place() {
        let at = |text| Spec::parse(text).expect_err("a bad spec").span;
        assert_eq!(at("hex:size"), 4..8);
        assert_eq!(at("hex:=3"), 4..4);
        assert_eq!(at("hex:size=3,"), 11..11);
        assert_eq!(at("hex:size=3,size=4"), 11..15);
        assert_eq!(at("gtp:cmd=\"open"), 8..13);
        assert_eq!(at(""), 0..0);
    }

    #[test]
    fn typing_errors_get_a_suggestion() {
        let games = ["hex", "nim", "tic-tac-toe", "dots-and-boxes"];
        assert_eq!(nearest("hxe", games), Some("hex"));
        assert_eq!(nearest("tictactoe", games), Some("tic-tac-toe"));
        assert_eq!(nearest("dots", games), Some("dots-and-boxes"));
        assert_eq!(nearest("chess", games), None);
        assert_eq!(nearest("Z", ["A", "B"]), None, "nothing in common");
        assert_eq!(nearest("H", ["A-G"]), None);
    }

    #[test]
    fn a_long_text_is_read_once_and_not_once_for_each_of_its_parts() {
        // Quadratic, each of these would take minutes.
        let long = "x".repeat(4 << 20);
        assert_eq!(nearest(&long, ["hex", "nim"]), None);
        let many: Vec<String> = (0..200_000).map(|number| format!("k{number}=1")).collect();
        assert_eq!(Spec::parse(&format!("hex:{}", many.join(","))).expect("good").settings.len(), 200_000);
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic_and_errors_lie_in_the_text(text in ".{0,40}") {
            match Spec::parse(&text) {
                Ok(spec) => prop_assert!(!spec.name.is_empty()),
                Err(error) => prop_assert!(text.get(error.span).is_some()),
            }
        }
    }
}
