//! Every game can be chosen: what `games` implements has a card, and the standard catalog lists it.

use super::Flaw;
use super::mask::is_name;
use super::tree::SourceTree;
use super::words::after;

/// The traits whose implementations are games and puzzles.
const KINDS: [&str; 2] = ["Game", "Puzzle"];
/// The list of the standard catalog: the function that makes it, from its name to its end.
const LIST: &str = "fn catalog_with(";

/// Checks that the catalog knows the type of every game, and that it lists the module it comes from.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let catalog = catalog(tree);
    let listed = list(&catalog);
    let mut flaws = Vec::new();
    for (path, masked) in tree.sources() {
        let Some(module) = game_module(path) else { continue };
        for (index, line) in masked.shipped().lines().enumerate() {
            let Some(name) = implemented(line) else { continue };
            if after(&catalog, name).is_empty() {
                flaws.push(Flaw::at(path, index, format!("no card knows {name}")));
            }
            if after(&listed, module).is_empty() {
                flaws.push(Flaw::at(path, index, format!("the standard catalog does not list {module}")));
            }
        }
    }
    flaws
}

/// The module of `games` that a file belongs to.
pub(super) fn game_module(path: &str) -> Option<&str> {
    let inside = path.strip_prefix("crates/games/src/")?;
    inside.split(['/', '.']).next()
}

/// The catalog's code.
fn catalog(tree: &SourceTree) -> String {
    let sources = tree.sources().filter(|(path, _)| path.starts_with("crates/standard/src/"));
    sources.map(|(_, masked)| masked.shipped().to_owned()).collect()
}

/// What stands in the list.
fn list(catalog: &str) -> String {
    let list = catalog.split_once(LIST).and_then(|(_, rest)| rest.split_once("\n}\n"));
    list.map_or_else(String::new, |(list, _)| list.to_owned())
}

/// The name of the type that a line such as `impl Game for Hex {` makes a game.
pub(super) fn implemented(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let kind = KINDS.iter().find_map(|kind| after(line, kind).into_iter().find_map(|rest| rest.strip_prefix(" for ")));
    kind.filter(|_| line.starts_with("impl")).and_then(|rest| rest.split(|char| !is_name(char)).next())
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    /// What is wrong with a module `hex` of games under a catalog that lists what `slice` says.
    fn whats(slice: &str, catalog: &str, game: &str) -> Vec<String> {
        let catalog = format!("pub fn catalog_with(addition: &A) {{\n    {slice}\n}}\n{catalog}");
        let tree =
            SourceTree::fake(&[("crates/standard/src/games.rs", &catalog), ("crates/games/src/hex/rules.rs", game)]);
        check(&tree).into_iter().map(|flaw| flaw.what).collect()
    }

    #[test]
    fn a_game_that_is_listed_and_known_is_fine() {
        assert_eq!(whats("nim, hex", "use jogada_games::hex::Hex;", "impl Game for Hex {"), [""; 0]);
    }

    #[test]
    fn a_game_that_the_catalog_does_not_name_is_found() {
        let expected = ["no card knows Hex"];
        assert_eq!(whats("hex", "use jogada_games::hex::Hexagon;", "impl Game for Hex {"), expected);
        assert_eq!(whats("hex", "", "impl<const N: usize> Puzzle for Hex<N> {"), expected);
        assert_eq!(whats("hex", "// Hex", "impl Game for Hex {"), expected);
    }

    #[test]
    fn a_game_that_is_not_listed_is_found() {
        let expected = ["the standard catalog does not list hex"];
        assert_eq!(whats("nim", "fn hex() { Hex }", "impl Game for Hex {"), expected);
        assert_eq!(whats("", "Hex; fn others() { hex_puzzle }", "impl Game for Hex {"), expected);
    }

    #[test]
    fn other_traits_and_test_games_are_not_asked_for() {
        assert_eq!(whats("", "", "impl Keyed for Hex {\n#[cfg(test)]\nimpl Game for Toy {"), [""; 0]);
    }
}
