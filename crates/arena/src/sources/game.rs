//! Games played for a table: two players of this program, and what their thinking came to.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Computer, Counters, Player, Session, StopFlag, Thought};

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(super) struct PlayedOut {
    /// Points, First's and Second's.
    pub(super) score: [i32; 2],
    /// Who won.
    pub(super) winner: Option<Side>,
    /// Moves, those of the opening included.
    pub(super) moves: u64,
    /// Moves and turns that were skipped.
    pub(super) turns: u64,
    /// What each side spent.
    pub(super) efforts: [ThinkingEffort; 2],
}

/// What a side's thinking came to in a game.
#[derive(Clone, Debug, Default)]
pub(super) struct ThinkingEffort {
    pub(super) counters: Counters,
    pub(super) time: Duration,
    /// Moves it thought about.
    pub(super) thoughts: u64,
    /// The depths that it finished, added up.
    pub(super) depths: u64,
    /// The greatest of them.
    pub(super) deepest: u32,
}

impl ThinkingEffort {
    fn add(&mut self, thought: &Thought) {
        self.counters += thought.counters;
        self.time += thought.time;
        self.thoughts += 1;
        self.depths += u64::from(thought.depth);
        self.deepest = self.deepest.max(thought.depth);
    }

    /// Both sides' effort.
    pub(super) fn and(&self, other: &Self) -> Self {
        let mut counters = self.counters;
        counters += other.counters;
        Self {
            counters,
            time: self.time + other.time,
            thoughts: self.thoughts + other.thoughts,
            depths: self.depths + other.depths,
            deepest: self.deepest.max(other.deepest),
        }
    }
}

/// Opens a game of the catalog that is known to be there.
pub(super) fn open(catalog: &Catalog, game: &str) -> Session {
    catalog.open(game).expect("the reports' games are known")
}

/// A player of a game of the catalog that is known to be there.
pub(super) fn computer(catalog: &Catalog, game: &str, player: &str) -> Computer {
    match catalog.player(game, player).expect("the reports' players are known") {
        Player::Computer(computer) => computer,
        Player::Human => unreachable!("tables are measured without people"),
    }
}

/// Plays a game from the position of `session` to its end; `None` if it is stopped before.
pub(super) fn play(
    mut session: Session,
    players: &[Computer; 2],
    stop: &StopFlag,
    mut hear: impl FnMut(&Thought),
) -> Option<PlayedOut> {
    let mut efforts = [ThinkingEffort::default(), ThinkingEffort::default()];
    while session.ending().is_none() {
        let side = session.to_move().index();
        let thought = session.think(&players[side], stop);
        if stop.is_stopped() {
            return None;
        }
        efforts[side].add(&thought);
        hear(&thought);
        let mv = thought.mv.expect("a game that goes on has a move");
        session.play(&mv).expect("players play legal moves");
    }
    let history = session.history();
    let moves = history.len() as u64;
    let skips = history.iter().filter(|ply| ply.skipped.is_some()).count() as u64;
    let winner = session.ending().and_then(|ending| ending.winner);
    Some(PlayedOut { score: session.score(), winner, moves, turns: moves + skips, efforts })
}

/// Does the same work on all items, several at a time; the results are in the order of the items.
pub(super) fn in_parallel<T: Sync, R: Send>(jobs: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(items.len()));
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    let result = work(item);
                    results.lock().expect("nobody panics while holding it").push((index, result));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("nobody panicked while holding it");
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<u64> = (0..100).collect();
        let doubled = in_parallel(4, &items, |item| item * 2);
        assert_eq!(doubled, items.iter().map(|item| item * 2).collect::<Vec<_>>());
        assert!(in_parallel(3, &[] as &[u64], |item| *item).is_empty());
    }

    #[test]
    fn skipped_turns_are_turns_and_no_moves() {
        let catalog = jogada_standard::catalog();
        let players = ["greedy", "greedy"].map(|player| computer(&catalog, "adji-boto", player));
        let played = play(open(&catalog, "adji-boto"), &players, &StopFlag::new(), |_| ()).expect("nobody stopped it");
        assert!(played.turns > played.moves, "{played:?}");
        let [first, second] = &played.efforts;
        assert_eq!(first.and(second).thoughts, played.moves);
    }
}
