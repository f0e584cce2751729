//! The languages that are spoken, and texts that are there in each of them.
//!
//! Types only: sentences are in `jogada-words`, or beside the game that they are about.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Portuguese, as written in Portugal.
    Portuguese,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Portuguese];

    /// The code by which people, programs and browsers ask for it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
        }
    }

    /// The language of a code, of a locale such as `pt_PT.UTF-8` or of a browser's wish such as `pt-PT;q=0.9`.
    ///
    /// ```
    /// use jogada_rules::Language;
    ///
    /// assert_eq!(Language::named("pt_PT.UTF-8"), Some(Language::Portuguese));
    /// assert_eq!(Language::named("fr"), None);
    /// ```
    pub fn named(text: &str) -> Option<Self> {
        let code = text.trim().split(['_', '-', '.', '@', ';']).next()?.to_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// A text in every language.
///
/// ```
/// use jogada_rules::{Language, Phrase};
///
/// const LAST: Phrase = Phrase::new("the last piece", "a última peça");
/// assert_eq!(LAST.text(Language::Portuguese), "a última peça");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Phrase {
    /// English.
    pub en: &'static str,
    /// Portuguese.
    pub pt: &'static str,
}

impl Phrase {
    /// A text in both languages.
    pub const fn new(en: &'static str, pt: &'static str) -> Self {
        Self { en, pt }
    }

    /// A text that is the same in both.
    pub const fn same(text: &'static str) -> Self {
        Self { en: text, pt: text }
    }

    /// The text in one of them.
    pub const fn text(self, language: Language) -> &'static str {
        match language {
            Language::English => self.en,
            Language::Portuguese => self.pt,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Portuguese};
    use super::*;

    #[test]
    fn codes_locales_and_wishes_name_a_language() {
        for text in ["pt", "PT", "pt_PT.UTF-8", " pt-BR;q=0.8", "pt@euro"] {
            assert_eq!(Language::named(text), Some(Portuguese), "{text}");
        }
        assert_eq!(Language::named("en_GB"), Some(English));
        for text in ["C", "ptx", "", "english"] {
            assert_eq!(Language::named(text), None, "{text}");
        }
    }

    #[test]
    fn a_phrase_has_a_text_in_each_language() {
        let phrase = Phrase::new("a cell", "uma casa");
        assert_eq!(Language::ALL.map(|language| phrase.text(language)), ["a cell", "uma casa"]);
        assert_eq!(Language::ALL.map(|language| Phrase::same("Hex").text(language)), ["Hex", "Hex"]);
    }
}
