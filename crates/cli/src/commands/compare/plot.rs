//! Nodes against depth, or what branching they stand for, as a picture: how fast a search grows.

use std::collections::BTreeMap;

use jogada_arena::{Chart, Series};
use jogada_catalog::rules::effective_branching;
use jogada_words::{Language, Speak, Way, Word};

use super::Plotted;

/// A curve an algorithm; searches of one algorithm to several depths are joined, whatever else they are set to.
pub(super) fn by_depth(plotted: Plotted, points: &[(String, u32, u64)], what: &str, language: Language) -> String {
    let mut curves: BTreeMap<&str, Vec<(f64, f64)>> = BTreeMap::new();
    for (spec, depth, nodes) in points {
        let name = spec.split(':').next().unwrap_or(spec);
        let height = match plotted {
            Plotted::Nodes => Some((*nodes).max(1) as f64),
            Plotted::Branching => effective_branching(*depth, *nodes),
        };
        curves.entry(name).or_default().extend(height.map(|height| (f64::from(*depth), height)));
    }
    let series = |(name, mut points): (&str, Vec<(f64, f64)>)| {
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        Series { name: name.to_owned(), points, range: None }
    };
    let series: Vec<Series> = curves.into_iter().map(series).collect();
    let title = language.say(Way::Compared { what: &what });
    let up = if plotted == Plotted::Nodes { Word::NodesAnalyzed } else { Word::EffectiveBranching };
    let (across, up, logarithmic) = (Word::DepthReached.text(language), up.text(language), plotted == Plotted::Nodes);
    Chart { title: &title, across, up, logarithmic, series: &series }.to_svg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_of_one_algorithm_to_several_depths_are_one_curve() {
        let points = [("minimax:depth=2", 2, 80), ("minimax:depth=3", 3, 500), ("alphabeta:depth=3", 3, 90)];
        let points = points.map(|(spec, depth, nodes)| (spec.to_owned(), depth, nodes));
        let svg = by_depth(Plotted::Nodes, &points, "tic-tac-toe", Language::English);
        assert_eq!(svg.matches("<polyline").count() + svg.matches("<path").count(), 2, "{svg}");
        assert!(svg.contains("minimax") && svg.contains("alphabeta"), "{svg}");
    }

    #[test]
    fn a_curve_of_branching_says_how_bushy_each_search_was() {
        // 2 + 4 + 8 and 3 + 9 nodes are trees of branching 2 and 3.
        let points = [("alphabeta:depth=3".to_owned(), 3, 14), ("minimax:depth=2".to_owned(), 2, 12)];
        let svg = by_depth(Plotted::Branching, &points, "tic-tac-toe", Language::English);
        assert!(svg.contains("effective branching factor") && !svg.contains("nodes"), "{svg}");
    }
}
