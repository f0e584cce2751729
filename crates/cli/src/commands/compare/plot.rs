//! Nodes against depth, as a picture: how fast a search grows, which is what its branching says.

use std::collections::BTreeMap;

use jogada_arena::{Chart, Series};
use jogada_words::{Language, Speak, Way, Word};

/// A curve an algorithm; searches of one algorithm to several depths are joined, whatever else they are set to.
pub(super) fn nodes_by_depth(points: &[(String, u32, u64)], what: &str, language: Language) -> String {
    let mut curves: BTreeMap<&str, Vec<(f64, f64)>> = BTreeMap::new();
    for (spec, depth, nodes) in points {
        let name = spec.split(':').next().unwrap_or(spec);
        curves.entry(name).or_default().push((f64::from(*depth), (*nodes).max(1) as f64));
    }
    let series = |(name, mut points): (&str, Vec<(f64, f64)>)| {
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        Series { name: name.to_owned(), points, range: None }
    };
    let series: Vec<Series> = curves.into_iter().map(series).collect();
    let title = language.say(Way::Compared { what: &what });
    let (across, up) = (Word::DepthReached.text(language), Word::NodesAnalyzed.text(language));
    Chart { title: &title, across, up, logarithmic: true, series: &series }.to_svg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_of_one_algorithm_to_several_depths_are_one_curve() {
        let points = [("minimax:depth=2", 2, 80), ("minimax:depth=3", 3, 500), ("alphabeta:depth=3", 3, 90)];
        let points = points.map(|(spec, depth, nodes)| (spec.to_owned(), depth, nodes));
        let svg = nodes_by_depth(&points, "tic-tac-toe", Language::English);
        assert_eq!(svg.matches("<polyline").count() + svg.matches("<path").count(), 2, "{svg}");
        assert!(svg.contains("minimax") && svg.contains("alphabeta"), "{svg}");
    }
}
