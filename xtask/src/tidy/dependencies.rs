//! What other people's code comes with: licences, versions of the same crate beside each other, crates that have no place
//! here. Read from `cargo metadata`; `cargo deny` says more, and advisories, where it is installed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::Flaw;

/// What is allowed, for us and for `cargo deny`.
const TERMS: &str = "deny.toml";

/// What other people's code may come with: the part of `deny.toml` that cargo's own account is enough for.
struct Terms {
    /// Licences that go with ours.
    licences: Vec<String>,
    /// Crates that are here in two versions.
    twice: Vec<String>,
    /// Crates that must not come in, not even through others.
    banned: Vec<String>,
}

impl Terms {
    /// Reads `deny.toml`; what is wrong with it, if something is.
    fn read(text: &str) -> Result<Self, String> {
        let file: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
        let list = |section: &str, key: &str| -> Result<Vec<String>, String> {
            let found = file.get(section).and_then(|section| section.get(key)?.as_array());
            let found = found.ok_or_else(|| format!("{section}.{key} is no list"))?;
            let name = |entry: &toml::Value| entry.get("name").unwrap_or(entry).as_str().map(str::to_owned);
            found.iter().map(|entry| name(entry).ok_or_else(|| format!("{section}.{key}: {entry:?}"))).collect()
        };
        Ok(Self { licences: list("licenses", "allow")?, twice: list("bans", "skip")?, banned: list("bans", "deny")? })
    }
}

/// What is wrong with the dependencies of the workspace; `None` if cargo does not tell, as without a network.
pub(super) fn check(root: &Path) -> Option<Vec<Flaw>> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let output = cargo.args(["metadata", "--format-version", "1", "--locked"]).current_dir(root).output().ok()?;
    let told = serde_json::from_slice(&output.stdout).ok().filter(|_| output.status.success())?;
    let text = std::fs::read_to_string(root.join(TERMS)).unwrap_or_default();
    Some(Terms::read(&text).map_or_else(|what| vec![Flaw::at(TERMS, 0, what)], |terms| flaws(&told, &terms)))
}

fn flaws(metadata: &Value, terms: &Terms) -> Vec<Flaw> {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let text = |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut found = Vec::new();
    for package in packages.iter().filter(|package| package["source"].is_string()) {
        let (name, version, license) = (text(package, "name"), text(package, "version"), text(package, "license"));
        if !is_allowed(&license, &terms.licences) {
            found.push(flaw(format!("the licence of {name} {version} is {license:?}")));
        }
        if terms.banned.contains(&name) {
            found.push(flaw(format!("{name} has no place here")));
        }
        versions.entry(name).or_default().insert(version);
    }
    let twice = versions.iter().filter(|(name, versions)| versions.len() > 1 && !terms.twice.contains(name));
    found.extend(twice.map(|(name, versions)| flaw(format!("{name} is here in versions {versions:?}"))));
    found
}

fn flaw(what: String) -> Flaw {
    Flaw::at("Cargo.lock", 0, what)
}

/// Whether a licence expression leaves a choice that goes with ours.
fn is_allowed(expression: &str, licences: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, licences, is_broken: false };
    reader.any() && reader.words.is_empty() && !reader.is_broken
}

/// A licence expression being read: `OR` binds less than `AND`, and that less than `WITH`.
struct Reader<'a> {
    words: &'a [&'a str],
    /// Those that go with ours.
    licences: &'a [String],
    /// Whether something was missing.
    is_broken: bool,
}

impl Reader<'_> {
    fn take(&mut self, word: &str) -> bool {
        let found = self.words.first().is_some_and(|first| *first == word);
        self.words = &self.words[usize::from(found)..];
        found
    }

    fn any(&mut self) -> bool {
        let mut allowed = self.all();
        while self.take("OR") {
            allowed |= self.all();
        }
        allowed
    }

    fn all(&mut self) -> bool {
        let mut allowed = self.one();
        while self.take("AND") {
            allowed &= self.one();
        }
        allowed
    }

    fn one(&mut self) -> bool {
        if self.take("(") {
            let allowed = self.any();
            return self.take(")") && allowed;
        }
        let Some((name, rest)) = self.words.split_first() else {
            self.is_broken = true;
            return false;
        };
        self.words = rest;
        if !self.take("WITH") {
            return self.goes_with_ours(name);
        }
        let Some((exception, rest)) = self.words.split_first() else { return false };
        self.words = rest;
        self.goes_with_ours(&format!("{name} WITH {exception}"))
    }

    fn goes_with_ours(&self, licence: &str) -> bool {
        self.licences.iter().any(|allowed| allowed == licence)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn terms() -> Terms {
        Terms::read(include_str!("../../../deny.toml")).expect("the file of the project")
    }

    #[test]
    fn terms_that_are_no_lists_are_told() {
        let told = |text: &str| Terms::read(text).err();
        assert_eq!(told("[bans]\nskip = []\ndeny = []").as_deref(), Some("licenses.allow is no list"));
        assert_eq!(told("[licenses]\nallow = [1]").as_deref(), Some("licenses.allow: Integer(1)"));
        assert!(told("[").is_some());
    }

    #[test]
    fn a_licence_is_right_if_it_leaves_a_choice_that_is() {
        for right in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR GPL-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_allowed(right, &terms().licences), "{right}");
        }
        for wrong in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MIT)", "Apache-2.0 WITH Other", "MIT OR", "MIT MIT"] {
            assert!(!is_allowed(wrong, &terms().licences), "{wrong:?}");
        }
    }

    #[test]
    fn licences_bans_and_versions_are_told() {
        let package = |name: &str, version: &str, license: Value| json!({ "name": name, "version": version, "license": license, "source": "registry" });
        let own = json!({ "name": "jogada", "version": "1", "license": null, "source": null });
        let metadata = json!({ "packages": [
            own, package("a", "1.0.0", "MIT".into()), package("a", "2.0.0", "MIT".into()), package("b", "1.0.0", Value::Null),
            package("native-tls", "1.0.0", "MIT".into()), package("syn", "1.0.0", "MIT".into()), package("syn", "2.0.0", "MIT".into()),
        ]});
        let whats: Vec<_> = flaws(&metadata, &terms()).into_iter().map(|flaw| flaw.what).collect();
        assert_eq!(
            whats,
            [
                "the licence of b 1.0.0 is \"\"",
                "native-tls has no place here",
                "a is here in versions {\"1.0.0\", \"2.0.0\"}"
            ]
        );
    }
}
