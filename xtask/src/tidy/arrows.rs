//! The arrows between crates, read from their manifests.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::Flaw;
use super::tree::SourceTree;

/// What a front end may use: what can be held in the hand, never a game or an algorithm.
const FRONT_END: &[&str] = &["rules", "platform", "files", "catalog", "words", "wire"];

/// Which crates each crate may use to build. Games and search do not know each other, and `standard` is the only place
/// where they meet; front ends reach neither.
const HOUSE: [(&str, &[&str]); 21] = [
    ("rules", &[]),
    // What differs between systems; it knows nothing of what the house is about.
    ("platform", &[]),
    // Whole files and locks: whoever writes to the disk does it through here.
    ("files", &["platform"]),
    ("games", &["rules"]),
    ("search", &["rules"]),
    ("experts", &["rules", "platform", "files", "games", "search"]),
    ("catalog", &["rules", "platform", "files"]),
    // Sentences for what the rules and the catalog report as data; nothing is decided here.
    ("words", &["rules", "catalog"]),
    ("standard", &["rules", "games", "search", "experts", "catalog"]),
    // What programs depend on: one name for the rest, and nothing of its own.
    ("jogada", &["rules", "games", "search", "experts", "catalog", "standard"]),
    // The documents: what the catalog hands out, in JSON.
    ("wire", &["rules", "catalog"]),
    ("arena", FRONT_END),
    ("protocol", FRONT_END),
    ("web", &["rules", "platform", "files", "catalog", "words", "wire", "arena", "protocol"]),
    // A second opinion: it shares the rules with the rest and nothing of how the rest thinks.
    ("verify", &["rules", "games"]),
    ("cluster", FRONT_END),
    // Runs that machines share: a source of games for the arena.
    ("fleet", &["rules", "platform", "files", "catalog", "wire", "arena"]),
    (
        "cli",
        &[
            "rules", "platform", "files", "catalog", "words", "wire", "arena", "protocol", "web", "verify", "cluster",
            "fleet",
        ],
    ),
    ("program", &["cli", "standard"]),
    // Games that the Hex net learns from, also over the same queue; a tool of its own that nobody needs to play.
    ("training", &["rules", "files", "games", "search", "catalog", "experts", "fleet"]),
    // Attacks every reader there is, so it knows them all, and nobody knows it.
    ("fuzz", &["rules", "games", "search", "experts", "catalog", "standard", "arena", "protocol", "web", "verify"]),
];

/// Tests of a front end need games to play, so these may use the standard catalog to be tested with.
const TESTED_WITH: &[(&str, &[&str])] = &[
    // Its examples; by path alone, since `standard` is built upon it.
    ("catalog", &["standard"]),
    // Files that fail, under its solvers.
    ("standard", &["files"]),
    ("arena", &["standard"]),
    ("protocol", &["standard"]),
    ("web", &["standard"]),
    ("cli", &["standard"]),
    ("program", &["catalog"]),
];

/// Checks every crate's manifest.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    tree.files().filter_map(|(path, text)| Some((path, crate_of(path)?, text))).flat_map(check_manifest).collect()
}

/// The folder name of a crate whose manifest is at `path`.
fn crate_of(path: &str) -> Option<&str> {
    path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")
}

fn check_manifest((path, name, text): (&str, &str, &str)) -> Vec<Flaw> {
    let flaw = |what: String| Flaw::at(path, 0, what);
    let manifest = match text.parse::<Table>() {
        Ok(manifest) => manifest,
        Err(error) => return vec![flaw(error.message().to_owned())],
    };
    let Some((_, allowed)) = HOUSE.iter().find(|(known, _)| *known == name) else {
        return vec![flaw(format!("{name} has no place in the house that tidy knows"))];
    };
    let for_tests = TESTED_WITH.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, allowed)| allowed);
    let built = used(&manifest, &["dependencies", "build-dependencies"]);
    let tested = used(&manifest, &["dev-dependencies"]).into_iter().filter(|used| !for_tests.contains(&used.as_str()));
    let all: BTreeSet<_> = built.into_iter().chain(tested).collect();
    let bent = all.into_iter().filter(|used| !allowed.contains(&used.as_str()));
    let mut flaws: Vec<_> = bent.map(|used| flaw(format!("{name} must not know {used}"))).collect();
    if manifest.get("lints").and_then(|lints| lints.get("workspace")) != Some(&Value::Boolean(true)) {
        flaws.push(flaw(format!("{name} does not take the lints of the workspace")));
    }
    flaws
}

/// The crates of this workspace that a manifest names, in these kinds of dependency, on any platform, by any alias.
fn used(manifest: &Table, kinds: &[&str]) -> BTreeSet<String> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let places = std::iter::once(manifest).chain(targets.filter_map(Value::as_table));
    let tables = places.flat_map(|place| kinds.iter().filter_map(|kind| place.get(*kind)?.as_table()));
    tables.flat_map(Table::iter).filter_map(|(key, value)| house_name(key, value)).collect()
}

fn house_name(key: &str, value: &Value) -> Option<String> {
    let package = value.get("package").and_then(Value::as_str).unwrap_or(key);
    if package == "jogada" { Some(package.to_owned()) } else { package.strip_prefix("jogada-").map(str::to_owned) }
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn whats(name: &str, dependencies: &str) -> Vec<String> {
        let path = format!("crates/{name}/Cargo.toml");
        let text = format!("[package]\nname = \"jogada-{name}\"\n[lints]\nworkspace = true\n{dependencies}");
        check(&SourceTree::fake(&[(&path, &text)])).into_iter().map(|flaw| flaw.what).collect()
    }

    #[test]
    fn games_and_search_do_not_know_each_other() {
        assert_eq!(whats("games", "[dependencies]\njogada-rules.workspace = true\n"), [""; 0]);
        assert_eq!(whats("games", "[dependencies]\njogada-search.workspace = true\n"), ["games must not know search"]);
        assert_eq!(whats("search", "[dependencies]\njogada-games = \"1\"\n"), ["search must not know games"]);
    }

    #[test]
    fn every_kind_of_dependency_counts() {
        for table in ["dev-dependencies", "build-dependencies", "target.'cfg(unix)'.dependencies"] {
            let found = whats("search", &format!("[{table}]\njogada-games.workspace = true\n"));
            assert_eq!(found, ["search must not know games"], "{table}");
        }
    }

    #[test]
    fn an_alias_hides_nothing() {
        let found = whats("web", "[dependencies]\nplay = { package = \"jogada-games\", path = \"../games\" }\n");
        assert_eq!(found, ["web must not know games"]);
    }

    #[test]
    fn front_ends_go_through_the_catalog() {
        for name in ["arena", "protocol", "web", "cluster", "cli"] {
            assert_eq!(whats(name, "[dependencies]\njogada-catalog.workspace = true\n"), [""; 0]);
            assert_eq!(whats(name, "[dev-dependencies]\njogada-search.workspace = true\n").len(), 1, "{name}");
        }
    }

    #[test]
    fn front_ends_are_tested_with_the_standard_catalog_but_not_built_with_it() {
        assert_eq!(whats("web", "[dev-dependencies]\njogada-standard.workspace = true\n"), [""; 0]);
        assert_eq!(whats("web", "[dependencies]\njogada-standard.workspace = true\n"), ["web must not know standard"]);
        assert_eq!(whats("catalog", "[dependencies]\njogada-search.workspace = true\n").len(), 1);
    }

    #[test]
    fn a_new_crate_needs_a_place() {
        assert_eq!(whats("utils", "").len(), 1);
    }

    #[test]
    fn the_lints_of_the_workspace_are_for_all() {
        let tree = SourceTree::fake(&[("crates/rules/Cargo.toml", "[package]\nname = \"jogada-rules\"\n")]);
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn an_unreadable_manifest_is_a_finding() {
        assert_eq!(check(&SourceTree::fake(&[("crates/rules/Cargo.toml", "[package")])).len(), 1);
    }
}
