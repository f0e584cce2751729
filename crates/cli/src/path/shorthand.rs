//! Options that stand for keys of an algorithm's spec.

use jogada_catalog::path::Method;
use jogada_catalog::{Algorithm, Parameter, Spec};

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
    #[arg(long, value_name = "TIME")]
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

    /// The spec with everything that is given.
    pub(crate) fn all(&self, algorithm: &str) -> String {
        self.keys().fold(algorithm.to_owned(), |spec, key| with(&spec, key))
    }

    /// The spec with everything that is given, that its algorithm takes and that it does not say itself.
    pub(crate) fn fitting(&self, algorithm: &str) -> String {
        let Ok(spec) = Spec::parse(algorithm) else { return algorithm.to_owned() };
        self.fitting_to(&spec, algorithm, &Method::named(&spec.name).map(Method::parameters).unwrap_or_default())
    }

    /// The same for a player of a game.
    pub(crate) fn fitting_player(&self, player: &str) -> String {
        let Ok(spec) = Spec::parse(player) else { return player.to_owned() };
        let algorithm = Algorithm::ALL.into_iter().find(|algorithm| algorithm.name() == spec.name);
        self.fitting_to(&spec, player, &algorithm.map(Algorithm::parameters).unwrap_or_default())
    }

    fn fitting_to(&self, spec: &Spec, text: &str, parameters: &[Parameter]) -> String {
        let fits = |key: &str| parameters.iter().any(|Parameter { name, .. }| name == key);
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
        assert_eq!(shorthand().fitting("bfs"), "bfs:depth=9");
        assert_eq!(shorthand().fitting("astar:heuristic=fifths"), "astar:heuristic=fifths,depth=9");
        assert_eq!(shorthand().fitting("optimal"), "optimal");
        assert_eq!(shorthand().fitting("nonsense"), "nonsense");
        assert_eq!(shorthand().fitting_player("pvs"), "pvs:depth=9");
        assert_eq!(shorthand().fitting_player("mcts:seed=1"), "mcts:seed=1");
    }
}
