//! Parameters with their ranges, and the settings of a spec read against them.

use std::ops::Range;
use std::time::Duration;

use jogada_platform::machine;
use jogada_rules::{Language, ParameterError, Shortage};

use crate::algorithm::Need;
use crate::dialect;
use crate::game_clock::GameClock;
use crate::spec::{Kind, Setting, Spec, SpecError, SpecProblem, Takes};

/// Something that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its key.
    pub name: String,
    /// What it takes.
    pub takes: Takes,
    /// What holds when it is not set; empty where that depends on the others.
    pub default: String,
}

impl Parameter {
    /// A parameter with its range and default.
    pub fn new(name: &str, takes: Takes, default: &str) -> Self {
        Self { name: name.to_owned(), takes, default: default.to_owned() }
    }

    /// Its key in a language.
    pub fn name_in(&self, language: Language) -> &str {
        dialect::key_in(language, &self.name)
    }

    /// The word that a Portuguese one stands for, where it takes words.
    pub(crate) fn word_meant(&self, value: &str) -> Option<&'static str> {
        let word = dialect::value_meant(value)?;
        match &self.takes {
            Takes::Switch => matches!(word, "on" | "off").then_some(word),
            Takes::Choice(words) => words.iter().any(|known| known == word).then_some(word),
            _ => None,
        }
    }

    /// A whole number.
    pub fn number(name: &str, least: i64, most: i64, default: i64) -> Self {
        Self::new(name, Takes::Number { least, most }, &default.to_string())
    }

    /// `on` or `off`.
    pub fn switch(name: &str, default: bool) -> Self {
        Self::new(name, Takes::Switch, if default { "on" } else { "off" })
    }

    /// One of several words, the first by default.
    pub fn choice(name: &str, words: &[&str]) -> Self {
        let owned = words.iter().map(|&word| word.to_owned()).collect();
        Self::new(name, Takes::Choice(owned), words.first().copied().unwrap_or_default())
    }
}

/// A value that was set, in the form its key takes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Given {
    Number(i64),
    Switch(bool),
    Numbers(Vec<i64>),
    Time(Duration),
    Clock(GameClock),
    Text(String),
}

/// The settings of a spec, each checked against its parameter. Those not set have their defaults.
///
/// ```
/// use jogada_catalog::{Parameter, Settings, Spec};
///
/// let parameters = [Parameter::number("size", 3, 19, 11), Parameter::switch("swap", true)];
/// let spec = Spec::parse("hex:size=7").expect("well formed");
/// let settings = Settings::read(&spec, &parameters).expect("it fits");
/// assert_eq!((settings.size("size"), settings.switch("swap")), (7, true));
/// let large = Spec::parse("hex:size=70").expect("well formed");
/// assert_eq!(Settings::read(&large, &parameters).expect_err("too large").span, 9..11);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    given: Vec<(String, Given, bool)>,
    spec: Spec,
}

impl Settings {
    /// Checks every setting of `spec` against `parameters`.
    pub fn read(spec: &Spec, parameters: &[Parameter]) -> Result<Self, SpecError> {
        let spec = spec.in_english(parameters)?;
        for setting in &spec.settings {
            if !parameters.iter().any(|parameter| parameter.name == setting.key) {
                let known = parameters.iter().map(|parameter| parameter.name.as_str());
                return Err(SpecError::unknown(setting.key_span.clone(), Kind::Key, &setting.key, known));
            }
        }
        let mut given = Vec::new();
        for parameter in parameters {
            let value = match spec.setting(&parameter.name) {
                Some(setting) => Some((affordable(setting, read_value(setting, &parameter.takes)?, parameter)?, true)),
                None => read_text(&parameter.default, &parameter.takes).map(|value| (value, false)),
            };
            given.extend(value.map(|(value, set)| (parameter.name.clone(), value, set)));
        }
        Ok(Self { given, spec })
    }

    /// A whole number (or count, or size in bytes), if set or with a default.
    pub fn number(&self, key: &str) -> Option<i64> {
        match self.given(key)? {
            Given::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A size: a whole number that the range makes fit.
    pub fn size(&self, key: &str) -> usize {
        self.number(key).and_then(|number| usize::try_from(number).ok()).unwrap_or_default()
    }

    /// A switch; `false` if there is no such key.
    pub fn switch(&self, key: &str) -> bool {
        matches!(self.given(key), Some(Given::Switch(true)))
    }

    /// Numbers joined by `+`.
    pub fn numbers(&self, key: &str) -> Option<&[i64]> {
        match self.given(key)? {
            Given::Numbers(numbers) => Some(numbers),
            _ => None,
        }
    }

    /// A time.
    pub fn time(&self, key: &str) -> Option<Duration> {
        match self.given(key)? {
            Given::Time(time) => Some(*time),
            _ => None,
        }
    }

    /// A clock for a game.
    pub fn clock(&self, key: &str) -> Option<GameClock> {
        match self.given(key)? {
            Given::Clock(clock) => Some(*clock),
            _ => None,
        }
    }

    /// A word or text.
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.given(key)? {
            Given::Text(text) => Some(text),
            _ => None,
        }
    }

    /// What holds for `key`, as a spec would write it: what is set, or the default.
    pub fn written(&self, key: &str) -> Option<String> {
        Some(match self.given(key)? {
            Given::Number(number) => number.to_string(),
            Given::Switch(on) => (if *on { "on" } else { "off" }).to_owned(),
            Given::Numbers(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join("+"),
            Given::Text(text) => text.clone(),
            Given::Time(_) | Given::Clock(_) => self.spec.setting(key)?.value.clone(),
        })
    }

    /// Whether the spec itself sets `key`.
    pub fn is_set(&self, key: &str) -> bool {
        self.given.iter().any(|(name, _, set)| name == key && *set)
    }

    /// The same without these keys.
    pub fn without(&self, keys: &[&str]) -> Self {
        let given = self.given.iter().filter(|(name, ..)| !keys.contains(&name.as_str())).cloned().collect();
        Self { given, spec: Spec::named(&self.spec.name) }
    }

    /// An error about the value of `key`: it takes something else.
    pub fn wrong(&self, key: &str, wanted: Takes) -> SpecError {
        SpecError { span: self.span(key), problem: SpecProblem::Value { key: key.to_owned(), wanted } }
    }

    /// An error about `key`: the puzzle does not have what it needs.
    pub(crate) fn unsuited(&self, key: &str, puzzle: &str, need: Need) -> SpecError {
        SpecError::unsuited(self.span(key), key, puzzle, need)
    }

    /// The error of a game's constructor, at the place of the setting that it is about.
    pub fn out_of_range(&self, error: ParameterError) -> SpecError {
        self.wrong(error.name, Takes::Number { least: error.least, most: error.most })
    }

    /// An error about the value of `key`: there is no such thing.
    pub fn unknown<'a>(&self, key: &str, kind: Kind, known: impl IntoIterator<Item = &'a str>) -> SpecError {
        let name = self.spec.setting(key).map_or("", |setting| &setting.value);
        SpecError::unknown(self.span(key), kind, name, known)
    }

    /// Where the value of `key` stands, or the name if it is not set.
    fn span(&self, key: &str) -> Range<usize> {
        self.spec.setting(key).map_or(0..self.spec.name.len(), |setting| setting.value_span.clone())
    }

    fn given(&self, key: &str) -> Option<&Given> {
        self.given.iter().find(|(name, ..)| name == key).map(|(_, value, _)| value)
    }
}

fn read_value(setting: &Setting, takes: &Takes) -> Result<Given, SpecError> {
    read_text(&setting.value, takes).ok_or_else(|| SpecError {
        span: setting.value_span.clone(),
        problem: SpecProblem::Value { key: setting.key.clone(), wanted: takes.clone() },
    })
}

/// Fails if a setting asks for more memory than there is.
fn affordable(setting: &Setting, given: Given, parameter: &Parameter) -> Result<Given, SpecError> {
    let asked = match (&parameter.takes, &given) {
        (Takes::Bytes, Given::Number(bytes)) => *bytes as u64,
        _ => return Ok(given),
    };
    let refused = |shortage| SpecError {
        span: setting.value_span.clone(),
        problem: SpecProblem::Memory { key: setting.key.clone(), shortage },
    };
    Shortage::check(asked, machine::memory()).map(|()| given).map_err(refused)
}

fn read_text(text: &str, takes: &Takes) -> Option<Given> {
    let lower = text.trim().to_lowercase();
    match takes {
        Takes::Number { least, most } => number_in(&lower, *least, *most).map(Given::Number),
        Takes::Switch => match lower.as_str() {
            "on" | "yes" | "true" => Some(Given::Switch(true)),
            "off" | "no" | "false" => Some(Given::Switch(false)),
            _ => None,
        },
        Takes::Choice(words) => words.contains(&lower).then_some(Given::Text(lower)),
        Takes::Numbers { least, most } => lower
            .split('+')
            .map(|part| number_in(part.trim(), *least, *most))
            .collect::<Option<_>>()
            .map(Given::Numbers),
        Takes::Time => read_time(&lower).map(Given::Time),
        Takes::Clock => GameClock::read(&lower).map(Given::Clock),
        Takes::Count => scaled(&lower, 1000).map(Given::Number),
        Takes::Bytes => scaled(lower.trim_end_matches("ib").trim_end_matches('b'), 1024).map(Given::Number),
        Takes::Decimal { least, most } => {
            let thousandths = (lower.parse::<f64>().ok()? * 1000.0).round();
            let fits = thousandths >= *least as f64 && thousandths <= *most as f64;
            fits.then_some(Given::Number(thousandths as i64))
        }
        Takes::Text => (!text.is_empty()).then(|| Given::Text(text.to_owned())),
    }
}

fn number_in(text: &str, least: i64, most: i64) -> Option<i64> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

/// A time as people write it: `2s`, `1.5s`, `500ms`, `2m`; a bare number is seconds.
pub fn read_time(text: &str) -> Option<Duration> {
    let text = text.trim().to_lowercase();
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0), ("", 1.0)];
    let (number, unit) = units.iter().find_map(|(suffix, unit)| Some((text.strip_suffix(suffix)?, unit)))?;
    let seconds = number.trim().parse::<f64>().ok()? * unit;
    Duration::try_from_secs_f64(seconds).ok()
}

/// A count or size with `k`, `m` or `g` behind it.
fn scaled(text: &str, thousand: i64) -> Option<i64> {
    let (digits, power) = match text.chars().last()? {
        'k' => (&text[..text.len() - 1], 1),
        'm' => (&text[..text.len() - 1], 2),
        'g' => (&text[..text.len() - 1], 3),
        _ => (text, 0),
    };
    let factor = thousand.checked_pow(power)?;
    if let Ok(whole) = digits.parse::<i64>() {
        return whole.checked_mul(factor).filter(|&count| count >= 0);
    }
    let count = digits.parse::<f64>().ok()? * factor as f64;
    (0.0..=9e18).contains(&count).then_some(count as i64)
}

/// A count as people write it: `20000`, `20k`, `1.5M`.
pub fn read_count(text: &str) -> Option<u64> {
    scaled(&text.trim().to_lowercase(), 1000).map(|count| count as u64)
}

/// A size in bytes as people write it: `64M`, `1G`.
pub fn read_bytes(text: &str) -> Option<u64> {
    let lower = text.trim().to_lowercase();
    scaled(lower.trim_end_matches("ib").trim_end_matches('b'), 1024).map(|count| count as u64)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn parameters() -> Vec<Parameter> {
        vec![
            Parameter::number("size", 1, 26, 11),
            Parameter::switch("swap", true),
            Parameter::choice("turns", &["again", "alternate"]),
            Parameter::new("start", Takes::Numbers { least: 0, most: 100 }, ""),
            Parameter::new("time", Takes::Time, ""),
            Parameter::new("nodes", Takes::Count, ""),
            Parameter::new("table", Takes::Bytes, ""),
            Parameter::new("weight", Takes::Decimal { least: 1000, most: 10_000 }, "1"),
        ]
    }

    fn read(text: &str) -> Result<Settings, SpecError> {
        Settings::read(&Spec::parse(text)?, &parameters())
    }

    #[test]
    fn values_are_read_in_the_form_their_key_takes() {
        let settings = read("x:size=7,swap=off,turns=alternate,start=3+5+7,time=500ms,nodes=20k,table=64M,weight=1.5")
            .expect("good");
        assert_eq!(settings.size("size"), 7);
        assert!(!settings.switch("swap"));
        assert_eq!(settings.text("turns"), Some("alternate"));
        assert_eq!(settings.numbers("start"), Some([3, 5, 7].as_slice()));
        assert_eq!(settings.time("time"), Some(Duration::from_millis(500)));
        assert_eq!(settings.number("nodes"), Some(20_000));
        assert_eq!(settings.number("table"), Some(64 << 20));
        assert_eq!(settings.number("weight"), Some(1500));
    }

    #[test]
    fn what_is_not_set_has_its_default_or_nothing() {
        let settings = read("x").expect("good");
        assert_eq!(settings.size("size"), 11);
        assert!(settings.switch("swap") && !settings.is_set("swap"));
        assert_eq!(settings.numbers("start"), None);
        assert_eq!(settings.time("time"), None);
    }

    #[test]
    fn bad_values_are_refused_where_they_stand() {
        for (text, span) in [
            ("x:size=0", 7..8),
            ("x:size=-3", 7..9),
            ("x:size=99999999999999999999", 7..27),
            ("x:swap=maybe", 7..12),
            ("x:turns=never", 8..13),
            ("x:start=3+x", 8..11),
            ("x:time=soon", 7..11),
            ("x:time=-2s", 7..10),
            ("x:nodes=", 8..8),
            ("x:weight=0.5", 9..12),
            ("x:nodes=9999999999g", 8..19),
        ] {
            assert_eq!(read(text).expect_err(text).span, span, "{text}");
        }
    }

    #[test]
    fn more_memory_than_there_is_is_refused_by_both_numbers() {
        let error = read("x:table=8000000G").expect_err("no machine has that");
        assert_eq!(error.span, 8..16);
        let SpecProblem::Memory { key, shortage } = error.problem else { panic!("{error:?}") };
        assert_eq!((key.as_str(), shortage.asked, Some(shortage.there)), ("table", 8_000_000 << 30, machine::memory()));
    }

    #[test]
    fn a_mistyped_key_gets_a_suggestion() {
        let error = read("x:siez=3").expect_err("bad");
        assert_eq!(error.to_string(), "unknown key \"siez\", did you mean \"size\"?");
    }

    proptest! {
        #[test]
        fn no_value_makes_a_reader_panic(text in ".{0,20}") {
            for parameter in parameters() {
                let _ = read_text(&text, &parameter.takes);
            }
        }
    }
}
