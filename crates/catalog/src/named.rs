//! What everything that has a name in specs says about itself.

/// Gives an entry of the catalog, which has `facts`, what games and puzzles tell alike.
macro_rules! named_entry {
    ($entry:ty) => {
        impl $entry {
            /// The name that specs use.
            pub fn name(&self) -> &str {
                &self.facts.name
            }

            /// The name that specs may use in a language.
            pub fn name_in(&self, language: Language) -> String {
                let own = || self.name().to_owned();
                match language {
                    Language::English => own(),
                    Language::Portuguese => self.words().map_or_else(own, |words| words.name_in(language)),
                }
            }

            /// Whether a spec may use this name for it.
            pub fn is_called(&self, name: &str) -> bool {
                self.name() == name || self.words().is_some_and(|words| words.is_called(name))
            }

            /// The spec as it is written: its own name, its own keys.
            pub(crate) fn written(&self, spec: &Spec) -> Result<Spec, SpecError> {
                Ok(spec.in_english(self.parameters())?.renamed(self.name()))
            }

            /// What it is, in a line.
            pub const fn about(&self) -> Phrase {
                self.facts.about
            }

            /// What the page says about it.
            pub const fn words(&self) -> Option<&GameWords> {
                self.facts.words.as_ref()
            }

            /// What can be set; `problem` chooses one of a puzzle's problems.
            pub fn parameters(&self) -> &[Parameter] {
                &self.facts.parameters
            }
        }
    };
}
pub(crate) use named_entry;
