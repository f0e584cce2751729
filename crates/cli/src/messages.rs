//! Everything said to people, in every language that Jogada speaks. There is no prose elsewhere in this crate.
//!
//! A table made by `messages!` is an enum with one variant a message and one field a placeholder: the compiler checks
//! that both texts use every placeholder and no other, and that every message is said somewhere. Tables made by
//! `phrases!` have no placeholders.

mod chat;
mod complaint;
mod contest;
mod endings;
mod help;
mod notice;
mod proof_words;
mod published;
mod recorded;
mod way;
mod word;

use std::fmt;

pub(crate) use chat::{Chat, Verb};
pub(crate) use complaint::Complaint;
pub(crate) use contest::Contest;
pub(crate) use endings::Endings;
#[cfg(test)]
pub(crate) use help::HELP;
pub(crate) use help::help;
pub(crate) use notice::Notice;
pub(crate) use proof_words::ProofWords;
pub(crate) use published::Published;
pub(crate) use recorded::{Form, Pledge, Recorded};
pub(crate) use way::Way;
pub(crate) use word::Word;

use crate::language::Language;

/// Something that can be said in every language.
pub(crate) trait Said: Copy {
    /// Says it.
    fn write(&self, language: Language, f: &mut dyn fmt::Write) -> fmt::Result;
}

/// Makes a table of messages with placeholders.
macro_rules! messages {
    (
        $(#[$doc:meta])*
        $table:ident { $($key:ident $(($($field:ident),+ $(,)?))? { en: $en:literal, pt: $pt:literal $(,)? })+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) enum $table<'a> {
            $($key $({ $($field: &'a dyn std::fmt::Display),+ })?,)+
        }

        impl $crate::messages::Said for $table<'_> {
            fn write(&self, language: $crate::language::Language, f: &mut dyn std::fmt::Write) -> std::fmt::Result {
                use $crate::language::Language;
                match (self, language) {
                    $(
                        (Self::$key $({ $($field),+ })?, Language::English) => {
                            write!(f, $en $(, $($field = $field),+)?)
                        }
                        (Self::$key $({ $($field),+ })?, Language::Portuguese) => {
                            write!(f, $pt $(, $($field = $field),+)?)
                        }
                    )+
                }
            }
        }

        #[cfg(test)]
        impl $table<'_> {
            /// Key, English, Portuguese.
            pub(crate) const ENTRIES: &'static [(&'static str, &'static str, &'static str)] =
                &[$((stringify!($key), $en, $pt)),+];
        }
    };
}
use messages;

/// Makes a table of messages without placeholders.
macro_rules! phrases {
    ($(#[$doc:meta])* $table:ident { $($key:ident { en: $en:literal, pt: $pt:literal $(,)? })+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $table {
            $($key,)+
        }

        impl $table {
            /// The text.
            pub(crate) const fn text(self, language: $crate::language::Language) -> &'static str {
                use $crate::language::Language;
                match (self, language) {
                    $(
                        (Self::$key, Language::English) => $en,
                        (Self::$key, Language::Portuguese) => $pt,
                    )+
                }
            }
        }

        impl $crate::messages::Said for $table {
            fn write(&self, language: $crate::language::Language, f: &mut dyn std::fmt::Write) -> std::fmt::Result {
                f.write_str(self.text(language))
            }
        }

        #[cfg(test)]
        impl $table {
            /// Key, English, Portuguese.
            pub(crate) const ENTRIES: &'static [(&'static str, &'static str, &'static str)] =
                &[$((stringify!($key), $en, $pt)),+];
        }
    };
}
use phrases;

#[cfg(test)]
mod tests;
