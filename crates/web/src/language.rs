//! In which language to answer, and who knows the words.

use jogada_catalog::Takes;
use jogada_catalog::rules::Phrase;

use crate::failure::Complaint;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Portuguese, as written in Portugal.
    Portuguese,
}

impl Language {
    /// The language that a request asks for: by `lang` in its address, else by the first one of its header that is
    /// spoken here.
    pub(crate) fn asked(query: Option<&str>, header: Option<&str>) -> Self {
        let in_query = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
        let said = in_query.and_then(Self::named);
        let preferred = || header.unwrap_or_default().split(',').find_map(Self::named);
        said.or_else(preferred).unwrap_or(Self::English)
    }

    /// A text in this language.
    pub(crate) fn of(self, phrase: Phrase) -> String {
        match self {
            Self::English => phrase.en.to_owned(),
            Self::Portuguese => phrase.pt.to_owned(),
        }
    }

    fn named(text: &str) -> Option<Self> {
        match text.trim().split(['-', '_', ';']).next()?.to_ascii_lowercase().as_str() {
            "en" => Some(Self::English),
            "pt" => Some(Self::Portuguese),
            _ => None,
        }
    }
}

/// Says things in the reader's language. The words for what libraries report are the front end's.
pub trait Voice: Send + Sync {
    /// What is wrong with a request.
    fn say(&self, language: Language, complaint: &Complaint) -> String;

    /// What a parameter takes.
    fn takes(&self, language: Language, takes: &Takes) -> String;
}

/// Says what libraries report in their own words, which are English.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Voice for Plain {
    fn say(&self, language: Language, complaint: &Complaint) -> String {
        match complaint {
            Complaint::Spec(problem) => problem.to_string(),
            Complaint::Position(problem) => problem.to_string(),
            Complaint::Move(error) => error.to_string(),
            Complaint::Trouble(trouble) => trouble.said(language),
        }
    }

    fn takes(&self, _: Language, _: &Takes) -> String {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_comes_before_the_header_and_strangers_are_skipped() {
        assert_eq!(Language::asked(None, None), Language::English);
        assert_eq!(Language::asked(None, Some("pt-PT,pt;q=0.9,en;q=0.8")), Language::Portuguese);
        assert_eq!(Language::asked(None, Some("fr, en;q=0.8, pt")), Language::English);
        assert_eq!(Language::asked(Some("x=1&lang=pt"), Some("en")), Language::Portuguese);
        assert_eq!(Language::asked(Some("lang=xx"), Some("pt")), Language::Portuguese);
    }
}
