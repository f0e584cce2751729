//! What tables of messages are made with.

use std::fmt;

use jogada_rules::Language;

/// Something that can be said in every language.
pub trait Said: Copy {
    /// Says it.
    fn write(&self, language: Language, f: &mut dyn fmt::Write) -> fmt::Result;
}

/// So many characters of what somebody wrote are repeated.
const LONGEST: usize = 500;

/// What is put in a message. What is quoted there was written by somebody, and may be of any length: of what is too long the
/// beginning is repeated.
pub(crate) struct Inserted<'a> {
    text: &'a dyn fmt::Display,
    is_quoted: bool,
}

impl<'a> Inserted<'a> {
    /// What takes this place, braces and quotes, in a message.
    pub(crate) fn new(text: &'a dyn fmt::Display, place: &str, message: &str) -> Self {
        Self { text, is_quoted: message.contains(place) }
    }
}

impl fmt::Display for Inserted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_quoted {
            return self.text.fmt(f);
        }
        let text = self.text.to_string();
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => write!(f, "{}…", &text[..end]),
            None => f.write_str(&text),
        }
    }
}

/// Makes a table of messages with placeholders.
macro_rules! messages {
    (
        $(#[$doc:meta])*
        pub enum $table:ident { $($key:ident $(($($field:ident),+ $(,)?))? { en: $en:literal, pt: $pt:literal $(,)? })+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        #[expect(missing_docs, reason = "the texts say what each is")]
        pub enum $table<'a> {
            $($key $({ $($field: &'a dyn std::fmt::Display),+ })?,)+
        }

        impl $crate::Said for $table<'_> {
            fn write(&self, language: $crate::Language, f: &mut dyn std::fmt::Write) -> std::fmt::Result {
                use $crate::Language;
                match (self, language) {
                    $(
                        (Self::$key $({ $($field),+ })?, Language::English) => {
                            write!(f, $en $(, $($field = $crate::table::Inserted::new(
                                *$field, concat!("“{", stringify!($field), "}”"), $en,
                            )),+)?)
                        }
                        (Self::$key $({ $($field),+ })?, Language::Portuguese) => {
                            write!(f, $pt $(, $($field = $crate::table::Inserted::new(
                                *$field, concat!("“{", stringify!($field), "}”"), $pt,
                            )),+)?)
                        }
                    )+
                }
            }
        }

        #[cfg(test)]
        impl $table<'_> {
            /// Key and texts.
            pub(crate) const ENTRIES: &'static [(&'static str, $crate::Phrase)] =
                &[$((stringify!($key), $crate::Phrase::new($en, $pt))),+];
        }
    };
}
pub(crate) use messages;

/// Makes a table of messages without placeholders.
macro_rules! phrases {
    ($(#[$doc:meta])* pub enum $table:ident { $($key:ident { en: $en:literal, pt: $pt:literal $(,)? })+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the texts say what each is")]
        pub enum $table {
            $($key,)+
        }

        impl $table {
            /// The text in every language.
            pub const fn phrase(self) -> $crate::Phrase {
                match self {
                    $(Self::$key => $crate::Phrase::new($en, $pt),)+
                }
            }

            /// The text.
            pub const fn text(self, language: $crate::Language) -> &'static str {
                self.phrase().text(language)
            }
        }

        impl $crate::Said for $table {
            fn write(&self, language: $crate::Language, f: &mut dyn std::fmt::Write) -> std::fmt::Result {
                f.write_str(self.text(language))
            }
        }

        #[cfg(test)]
        impl $table {
            /// Key and texts.
            pub(crate) const ENTRIES: &'static [(&'static str, $crate::Phrase)] =
                &[$((stringify!($key), $crate::Phrase::new($en, $pt))),+];
        }
    };
}
pub(crate) use phrases;

/// Makes a table of texts that are looked up by a key.
macro_rules! texts {
    ($(#[$doc:meta])* $visible:vis $table:ident { $($key:literal { en: $en:literal, pt: $pt:literal $(,)? })+ }) => {
        $(#[$doc])*
        $visible const $table: &[(&str, $crate::Phrase)] = &[$(($key, $crate::Phrase::new($en, $pt))),+];
    };
}
pub(crate) use texts;

#[cfg(test)]
mod tests {
    use jogada_rules::Language;

    use crate::{Complaint, Speak};

    #[test]
    fn of_what_somebody_wrote_at_length_the_beginning_is_repeated() {
        let name = "é”".repeat(1 << 12);
        for language in [Language::English, Language::Portuguese] {
            let short = language.say(Complaint::UnknownCommand { name: &"é”" });
            let said = language.say(Complaint::UnknownCommand { name: &name });
            assert_eq!(said, short.replace("é”", &format!("{}…", "é”".repeat(250))));
            assert!(language.say(Complaint::Error { text: &name }).contains(&name), "what is said is not cut");
        }
        let just = "x".repeat(500);
        assert!(Language::English.say(Complaint::TooMuch { name: &just }).contains(&format!("“{just}”")));
    }
}
