//! Counting the paths of a game: the checksum of its rules.

use crate::{Game, StopFlag};

/// The number of move sequences of each length 1, 2, …, `depth` from `state`. Settled positions have no continuation.
///
/// Walks with a stack of its own, so any depth is safe; the deepest layer is counted, not played.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, perft};
///
/// assert_eq!(perft(&Countdown21, &Countdown21.initial(), 4), [3, 9, 27, 81]);
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: usize) -> Vec<u64> {
    perft_until(game, state, depth, &StopFlag::new()).expect("nobody stops it")
}

/// The same, as long as the flag is down: half a count is none.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, StopFlag, perft_until};
///
/// let stop = StopFlag::new();
/// assert_eq!(perft_until(&Countdown21, &Countdown21.initial(), 2, &stop), Some(vec![3, 9]));
/// stop.stop();
/// assert_eq!(perft_until(&Countdown21, &Countdown21.initial(), 2, &stop), None);
/// ```
pub fn perft_until<G: Game>(game: &G, state: &G::State, depth: usize, stop: &StopFlag) -> Option<Vec<u64>> {
    let mut counts = Vec::new();
    if depth > 0 {
        let mut walk =
            Walk { game, state: state.clone(), depth, moves: Vec::new(), path: Vec::new(), levels: Vec::new() };
        if !walk.count(&mut counts, stop) {
            return None;
        }
        // Nothing found deeper means that every game has ended; the figure is zero, not absent.
        let wanted = depth.min(counts.len() + 1);
        counts.resize(wanted, 0);
    }
    Some(counts)
}

/// One level of the walk: where its moves start in the common buffer, and which is next.
struct Level {
    start: usize,
    next: usize,
}

struct Walk<'a, G: Game> {
    game: &'a G,
    state: G::State,
    depth: usize,
    moves: Vec<G::Move>,
    path: Vec<(G::Move, G::Undo)>,
    levels: Vec<Level>,
}

impl<G: Game> Walk<'_, G> {
    /// Counts to the end; whether nobody stopped it.
    fn count(&mut self, counts: &mut Vec<u64>, stop: &StopFlag) -> bool {
        self.enter(counts);
        while let Some(level) = self.levels.last_mut() {
            if stop.is_stopped() {
                return false;
            }
            if let Some(&mv) = self.moves.get(level.next) {
                level.next += 1;
                let played = self.game.play(&mut self.state, mv);
                self.path.push((mv, played.undo));
                self.enter(counts);
            } else {
                self.moves.truncate(level.start);
                self.levels.pop();
                self.take_back();
            }
        }
        !stop.is_stopped()
    }

    /// Counts the moves of the position just reached; opens a level for them unless they are the last wanted.
    fn enter(&mut self, counts: &mut Vec<u64>) {
        let ply = self.path.len();
        let start = self.moves.len();
        self.game.moves(&self.state, &mut self.moves);
        let found = self.moves.len() - start;
        if counts.len() == ply && found > 0 {
            counts.push(0);
        }
        if found > 0 {
            counts[ply] += found as u64;
        }
        if ply + 1 < self.depth && found > 0 {
            self.levels.push(Level { start, next: start });
        } else {
            self.moves.truncate(start);
            self.take_back();
        }
    }

    fn take_back(&mut self) {
        if let Some((mv, undo)) = self.path.pop() {
            self.game.undo(&mut self.state, mv, undo);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Countdown21;

    #[test]
    fn sequences_of_one_two_three_are_counted_by_length() {
        let counts = perft(&Countdown21, &Countdown21.initial(), 30);
        assert_eq!(counts[..6], [3, 9, 27, 81, 243, 729]);
        // Only all-threes end after seven moves, and only all-ones last twenty-one.
        assert_eq!(counts[6], 2187);
        assert_eq!(counts[20], 1);
        assert_eq!(counts[21..], [0]);
    }

    #[test]
    fn no_depth_is_no_count() {
        assert!(perft(&Countdown21, &Countdown21.initial(), 0).is_empty());
    }
}
