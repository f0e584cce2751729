//! Every game can be chosen: what `games` implements, `catalog` registers.

use super::Finding;
use super::mask::is_name;
use super::tree::Tree;
use super::words::after;

/// The traits whose implementations are games and puzzles.
const KINDS: [&str; 2] = ["Game", "Puzzle"];

/// Checks that the catalog names every game.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let catalog = catalog(tree);
    let mut findings = Vec::new();
    for (path, masked) in tree.sources().filter(|(path, _)| path.starts_with("crates/games/src/")) {
        for (index, line) in masked.shipped().lines().enumerate() {
            let missing = implemented(line).filter(|name| after(&catalog, name).is_empty());
            findings.extend(missing.map(|name| Finding::at(path, index, format!("the catalog does not know {name}"))));
        }
    }
    findings
}

/// The catalog's code, or what there is of it.
fn catalog(tree: &Tree) -> String {
    let sources = tree.sources().filter(|(path, _)| path.starts_with("crates/catalog/src/"));
    sources.map(|(_, masked)| masked.shipped().to_owned()).collect()
}

/// The name of the type that a line such as `impl Game for Hex {` makes a game.
fn implemented(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let kind = KINDS.iter().find_map(|kind| after(line, kind).into_iter().find_map(|rest| rest.strip_prefix(" for ")));
    kind.filter(|_| line.starts_with("impl")).and_then(|rest| rest.split(|char| !is_name(char)).next())
}

#[cfg(test)]
mod tests {
    use super::{Tree, check};

    fn missing(catalog: &str, game: &str) -> usize {
        check(&Tree::fake(&[("crates/catalog/src/games.rs", catalog), ("crates/games/src/hex/rules.rs", game)])).len()
    }

    #[test]
    fn a_game_that_the_catalog_does_not_name_is_found() {
        assert_eq!(missing("use jogada_games::Nim;", "impl Game for Nim {"), 0);
        assert_eq!(missing("use jogada_games::Nim;", "impl Game for Hex {"), 1);
        assert_eq!(missing("use jogada_games::Hexagon;", "impl<const N: usize> Puzzle for Hex<N> {"), 1);
    }

    #[test]
    fn naming_a_game_in_a_comment_does_not_register_it() {
        assert_eq!(missing("// Hex", "impl Game for Hex {"), 1);
    }

    #[test]
    fn other_traits_and_test_games_are_not_asked_for() {
        assert_eq!(missing("", "impl Keyed for Hex {\n#[cfg(test)]\nimpl Game for Toy {"), 0);
    }
}
