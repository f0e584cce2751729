//! The best moves of a position that was solved, or not quite.

use jogada_rules::Bounds;

/// All best moves of a solved position. Of another the first that is sure of most, if that is more than every move is sure
/// of: where nothing is known no move is better than another.
pub(super) fn best_of(moves: &[(String, Bounds)], solved: bool) -> Vec<String> {
    let sure = || moves.iter().map(|(_, known)| known.lower);
    let (Some(most), Some(least)) = (sure().max(), sure().min()) else { return Vec::new() };
    let best = moves.iter().filter(|(_, known)| known.lower == most).map(|(mv, _)| mv.clone());
    if solved {
        return best.collect();
    }
    if most > least || moves.len() == 1 { best.take(1).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_best_only_by_what_is_known() {
        let best = |bounds: &[(i32, i32)], solved| {
            let named = |(number, &(lower, upper))| (format!("m{number}"), Bounds::points(lower, upper));
            best_of(&bounds.iter().enumerate().map(named).collect::<Vec<_>>(), solved)
        };
        assert_eq!(best(&[(-1, 1), (-1, 1), (-1, 1)], false), [""; 0]);
        assert_eq!(best(&[(-1, -1), (-1, 1), (-1, 1)], false), [""; 0], "one that loses makes no other best");
        assert_eq!(best(&[(-1, 1), (0, 1), (0, 1)], false), ["m1"]);
        assert_eq!(best(&[(-1, 1)], false), ["m0"], "there is no other");
        assert_eq!(best(&[(1, 1), (-1, -1), (1, 1)], true), ["m0", "m2"]);
        assert_eq!(best(&[], true), [""; 0]);
    }
}
