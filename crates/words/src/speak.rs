//! How messages are said and how numbers are written.

use std::time::Duration;

use jogada_rules::{Language, Side};

use crate::system::system_error;
use crate::{Notice, Said, Way, Word};

/// A language that is spoken.
pub trait Speak: Copy {
    /// Says a message.
    fn say(self, message: impl Said) -> String;

    /// The name of a side.
    fn side(self, side: Side) -> &'static str;

    /// A count with its thousands apart: `5,478` and `5 478`.
    fn count(self, count: u64) -> String;

    /// A decimal number with so many places.
    fn decimal(self, number: f64, places: usize) -> String;

    /// A decimal number with its sign and no more places than it needs, two at most.
    fn signed(self, number: f64) -> String;

    /// A time in the unit that suits it.
    fn time(self, time: Duration) -> String;

    /// What the system says is wrong.
    fn system_error(self, error: &std::io::Error) -> String;

    /// A size in kilobytes.
    fn kilobytes(self, bytes: u64) -> String;

    /// A size in whole megabytes, or in kilobytes where that would be none.
    fn megabytes(self, bytes: u64) -> String;
}

impl Speak for Language {
    fn say(self, message: impl Said) -> String {
        let mut text = String::new();
        message.write(self, &mut text).expect("a String takes every text");
        text
    }

    fn side(self, side: Side) -> &'static str {
        match side {
            Side::First => Word::First.text(self),
            Side::Second => Word::Second.text(self),
        }
    }

    fn count(self, count: u64) -> String {
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

    fn decimal(self, number: f64, places: usize) -> String {
        with_mark(self, format!("{number:.places$}"))
    }

    fn signed(self, number: f64) -> String {
        let text = if number == 0.0 { "0.".to_owned() } else { format!("{number:+.2}") };
        with_mark(self, text.trim_end_matches('0').trim_end_matches('.').to_owned())
    }

    fn time(self, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        match time.as_nanos() {
            0..1_000 => "< 1 µs".to_owned(),
            1_000..1_000_000 => format!("{} µs", self.decimal(seconds * 1e6, 0)),
            1_000_000..1_000_000_000 => format!("{} ms", self.decimal(seconds * 1e3, 1)),
            _ => format!("{} s", self.decimal(seconds, 2)),
        }
    }

    fn system_error(self, error: &std::io::Error) -> String {
        system_error(self, error)
    }

    fn kilobytes(self, bytes: u64) -> String {
        self.say(Way::Kilobytes { count: &self.count(bytes.div_ceil(1024)) })
    }

    fn megabytes(self, bytes: u64) -> String {
        match bytes >> 20 {
            0 => self.kilobytes(bytes),
            count => self.say(Notice::Megabytes { count: &self.count(count) }),
        }
    }
}

/// A number with the decimal mark of its language.
fn with_mark(language: Language, text: String) -> String {
    match language {
        Language::English => text,
        Language::Portuguese => text.replace('.', ","),
    }
}

/// The language that the environment asks for, by the first of its variables that is set at all.
pub fn language_of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    set.and_then(|locale| Language::named(&locale)).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Portuguese};
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let of = |pairs: &'static [(&str, &str)]| {
            language_of_environment(|name| {
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

    #[test]
    fn times_and_sizes_have_the_unit_that_suits_them() {
        assert_eq!(Portuguese.time(Duration::from_micros(1_240)), "1,2 ms");
        assert_eq!(English.time(Duration::from_millis(2_500)), "2.50 s");
        assert_eq!(Portuguese.time(Duration::from_nanos(7_400)), "7 µs");
        assert_eq!(English.time(Duration::from_micros(999)), "999 µs");
        assert_eq!(English.time(Duration::ZERO), "< 1 µs");
        assert_eq!(English.megabytes(1 << 19), "512 kB");
        assert_eq!(Portuguese.megabytes(20_000 << 20), "20 000 MB");
    }
}
