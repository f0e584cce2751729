//! The languages Jogada speaks, and how they write numbers.

use clap::ValueEnum;
use jogada_catalog::rules::Phrase;

use crate::messages::Said;

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub(crate) enum Language {
    #[value(name = "en")]
    English,
    /// As written in Portugal.
    #[value(name = "pt")]
    Portuguese,
}

impl Language {
    pub(crate) const ALL: [Self; 2] = [Self::English, Self::Portuguese];

    /// The code that `--lang` takes.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
        }
    }

    /// The language of a code or of a locale such as `pt_PT.UTF-8`.
    pub(crate) fn named(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that the environment asks for, by the first of its variables that is set at all.
    pub(crate) fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set =
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|v| !v.is_empty()));
        set.and_then(|locale| Self::named(&locale)).unwrap_or(Self::English)
    }

    /// A text in this language.
    pub(crate) const fn of(self, phrase: Phrase) -> &'static str {
        match self {
            Self::English => phrase.en,
            Self::Portuguese => phrase.pt,
        }
    }

    /// Says a message.
    pub(crate) fn say(self, message: impl Said) -> String {
        let mut text = String::new();
        message.write(self, &mut text).expect("a String takes every text");
        text
    }

    /// A count with its thousands apart: `5,478` and `5 478`.
    pub(crate) fn count(self, count: u64) -> String {
        let digits = count.to_string();
        let separator = match self {
            Self::English => ',',
            // Four digits stay together in Portuguese.
            Self::Portuguese if digits.len() <= 4 => return digits,
            Self::Portuguese => ' ',
        };
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A decimal number with so many places.
    pub(crate) fn decimal(self, number: f64, places: usize) -> String {
        self.with_mark(format!("{number:.places$}"))
    }

    /// A decimal number with its sign and no more places than it needs, two at most.
    pub(crate) fn signed(self, number: f64) -> String {
        let text = if number == 0.0 { "0.".to_owned() } else { format!("{number:+.2}") };
        self.with_mark(text.trim_end_matches('0').trim_end_matches('.').to_owned())
    }

    fn with_mark(self, text: String) -> String {
        match self {
            Self::English => text,
            Self::Portuguese => text.replace('.', ","),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Portuguese};
    use super::*;

    #[test]
    fn locales_choose_the_language() {
        assert_eq!(Language::named("pt_PT.UTF-8"), Some(Portuguese));
        assert_eq!(Language::named("PT"), Some(Portuguese));
        assert_eq!(Language::named("en_GB"), Some(English));
        assert_eq!(Language::named("C"), None);
        assert_eq!(Language::named("ptx"), None);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let of = |pairs: &'static [(&str, &str)]| {
            Language::of_environment(|name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[("LANG", "pt_PT.UTF-8")]), Portuguese);
        assert_eq!(of(&[("LANG", "pt_PT.UTF-8"), ("LC_ALL", "C")]), English);
        assert_eq!(of(&[("LANG", "pt_PT.UTF-8"), ("LC_ALL", "")]), Portuguese);
        assert_eq!(of(&[]), English);
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(English.count(549_945), "549,945");
        assert_eq!(Portuguese.count(549_945), "549 945");
        assert_eq!(Portuguese.count(5478), "5478");
        assert_eq!(English.count(12), "12");
        assert_eq!(Portuguese.decimal(1.25, 1), "1,2");
        assert_eq!(English.signed(1.5), "+1.5");
        assert_eq!(Portuguese.signed(-0.25), "-0,25");
        assert_eq!(English.signed(10.0), "+10");
        assert_eq!(English.signed(0.0), "0");
    }
}
