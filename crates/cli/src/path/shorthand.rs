//! Options that stand for keys of an algorithm's spec.

use std::sync::Arc;

use jogada_catalog::{Algorithm, Catalog, Spec};

use crate::play::with_setting;

/// What can be said without writing a spec.
#[derive(clap::Args, Clone)]
pub(crate) struct Shorthand {
    #[arg(long)]
    pub(crate) heuristic: Option<String>,
    #[arg(long)]
    memory: Option<String>,
    #[arg(long)]
    depth: Option<String>,
    #[arg(long = "time", alias = "limit", value_name = "TIME")]
    limit: Option<String>,
    #[arg(long)]
    nodes: Option<String>,
}

impl Shorthand {
    /// Each key with its value, if it is given.
    fn keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let keys = [
            ("heuristic", &self.heuristic),
            ("memory", &self.memory),
            ("depth", &self.depth),
            ("time", &self.limit),
            ("nodes", &self.nodes),
        ];
        keys.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)))
    }

    /// An option that is given and that none of these algorithms takes, as it is written.
    pub(crate) fn idle(&self, algorithms: &[String], catalog: &Catalog) -> Option<&'static str> {
        let known = [catalog.path_algorithms(), catalog.game_algorithms()].concat();
        let names: Vec<_> = algorithms.iter().filter_map(|text| Some(Spec::parse(text).ok()?.name)).collect();
        let named: Vec<_> =
            known.iter().filter(|algorithm| names.iter().any(|name| algorithm.is_called(name))).collect();
        let takes = |key: &str| named.iter().any(|algorithm| algorithm.takes(key));
        // A level takes what its algorithm does, and what is unknown is complained about elsewhere.
        let all_known = names.iter().all(|name| named.iter().any(|algorithm| algorithm.is_called(name)));
        self.keys().find(|(key, _)| all_known && !takes(key)).map(|(key, _)| key)
    }

    /// The spec with everything that is given.
    pub(crate) fn all(&self, algorithm: &str) -> String {
        self.keys().fold(algorithm.to_owned(), |spec, key| with(&spec, key))
    }

    /// The spec with everything that is given, that its algorithm takes and that it does not say itself.
    pub(crate) fn fitting(&self, algorithm: &str, catalog: &Catalog) -> String {
        self.fitting_to(algorithm, &catalog.path_algorithms())
    }

    /// The same for a player of a game.
    pub(crate) fn fitting_player(&self, player: &str, catalog: &Catalog) -> String {
        self.fitting_to(player, &catalog.game_algorithms())
    }

    fn fitting_to(&self, text: &str, known: &[Arc<Algorithm>]) -> String {
        let Ok(spec) = Spec::parse(text) else { return text.to_owned() };
        let algorithm = known.iter().find(|algorithm| algorithm.name == spec.name);
        let fits = |key: &str| algorithm.is_some_and(|algorithm| algorithm.takes(key));
        let missing = self.keys().filter(|(key, _)| fits(key) && spec.setting(key).is_none());
        missing.fold(text.to_owned(), |spec, key| with(&spec, key))
    }
}

/// A spec with one setting more.
pub(crate) fn with(spec: &str, (key, value): (&str, &str)) -> String {
    let quote = if value.contains([',', ':']) { "\"" } else { "" };
    with_setting(spec, &format!("{key}={quote}{value}{quote}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shorthand() -> Shorthand {
        let (heuristic, depth) = (Some("base".to_owned()), Some("9".to_owned()));
        Shorthand { heuristic, memory: None, depth, limit: None, nodes: None }
    }

    #[test]
    fn options_become_keys() {
        assert_eq!(shorthand().all("astar"), "astar:heuristic=base,depth=9");
        assert_eq!(shorthand().all("bfs:symmetry=on"), "bfs:symmetry=on,heuristic=base,depth=9");
    }

    #[test]
    fn for_several_algorithms_only_what_fits_is_added() {
        let catalog = jogada_standard::catalog();
        assert_eq!(shorthand().fitting("bfs", &catalog), "bfs:depth=9");
        assert_eq!(shorthand().fitting("astar:heuristic=fifths", &catalog), "astar:heuristic=fifths,depth=9");
        assert_eq!(shorthand().fitting("optimal", &catalog), "optimal");
        assert_eq!(shorthand().fitting("nonsense", &catalog), "nonsense");
        assert_eq!(shorthand().fitting_player("pvs", &catalog), "pvs:depth=9");
        assert_eq!(shorthand().fitting_player("mcts:seed=1", &catalog), "mcts:seed=1");
    }
}
