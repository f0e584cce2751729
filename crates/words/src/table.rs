//! What tables of messages are made with.

use std::fmt;

use jogada_rules::Language;

/// Something that can be said in every language.
pub trait Said: Copy {
    /// Says it.
    fn write(&self, language: Language, f: &mut dyn fmt::Write) -> fmt::Result;
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
