//! Which move to try first.
//!
//! Each move of a node gets a key, larger first: the table's move, then by the game's advice, then killers and
//! countermoves, then by history, then as generated. The index in generation order is part of the key, so that the
//! order is the same everywhere and the table can name a move.

use std::hint::select_unpredictable;

use jogada_rules::{Game, Guide, Indexed, Side};

use super::options;

/// Plies deeper than this have no killers of their own.
const DEEPEST_KILLERS: u32 = 512;
/// History counts stay below this.
const MOST_HISTORY: i32 = 1 << 21;
/// The game's advice counts from −`MOST_ADVICE` to `MOST_ADVICE`.
const MOST_ADVICE: i32 = (1 << 21) - 1;
// A score from the low end: history 22, killer or countermove 2, advice 22, table move 1. A key is the complement of
// the score, so that the least comes first, and then the index.
const INDEX_BITS: u32 = 16;
const REPLY_AT: u32 = 22;
const ADVICE_AT: u32 = 24;
const TABLE_AT: u32 = 46;
const KILLER: u64 = 3;
const SECOND_KILLER: u64 = 2;
const COUNTERMOVE: u64 = 1;

/// No move led here.
pub(super) const NO_SLOT: usize = usize::MAX;

/// A node whose moves are being tried: where they start.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenNode {
    moves: usize,
    keys: usize,
}

/// The moves of all open nodes, one after the other, and the keys that order them.
#[derive(Debug)]
pub(super) struct Candidates<M> {
    moves: Vec<M>,
    keys: Vec<u64>,
}

impl<M: Copy> Candidates<M> {
    pub(super) const fn new() -> Self {
        Self { moves: Vec::new(), keys: Vec::new() }
    }

    /// Lists the moves of a node and gives those a key that `score` has a score for.
    ///
    /// `score` is handed the state back instead of capturing it: then the compiler knows that keeping keys does not
    /// change it, and takes what does not depend on the move out of the loop.
    #[inline]
    pub(super) fn open<G: Game<Move = M>>(
        &mut self,
        game: &G,
        state: &G::State,
        mut score: impl FnMut(&G::State, usize, M) -> Option<u64>,
    ) -> OpenNode {
        let Self { moves, keys } = self;
        let node = OpenNode { moves: moves.len(), keys: keys.len() };
        game.moves(state, moves);
        keys.reserve(moves.len() - node.moves);
        for (index, &mv) in moves[node.moves..].iter().enumerate() {
            if let Some(score) = score(state, index, mv) {
                keys.push(!score << INDEX_BITS | index as u64);
            }
        }
        node
    }

    /// How many moves of the node, which must be the last opened, have a key.
    #[inline]
    pub(super) fn count(&self, node: OpenNode) -> usize {
        self.keys.len() - node.keys
    }

    /// All moves of the node, which must be the last opened, as generated.
    #[inline]
    pub(super) fn moves(&self, node: OpenNode) -> &[M] {
        &self.moves[node.moves..]
    }

    /// The moves of the node, which must be the last opened, that have no key.
    pub(super) fn skipped(&self, node: OpenNode) -> impl Iterator<Item = M> + '_ {
        let (moves, keys) = (&self.moves[node.moves..], &self.keys[node.keys..]);
        let has_key = |index: usize| keys.iter().any(|&key| usize::from(key as u16) == index);
        // Mostly none is skipped, and then nothing needs to be looked for.
        let all = if keys.len() == moves.len() { &[] } else { moves };
        all.iter().enumerate().filter(move |&(index, _)| !has_key(index)).map(|(_, &mv)| mv)
    }

    /// The next move of the node, with its index in generation order.
    ///
    /// Half of all nodes need one move only, so the first is found by looking through all; the others are sorted when
    /// a second is wanted.
    #[inline]
    pub(super) fn pick(&mut self, node: OpenNode, nth: usize) -> (u16, M) {
        let keys = &mut self.keys[node.keys..];
        match nth {
            0 => bring_least(keys),
            1 => keys[1..].sort_unstable(),
            _ => {}
        }
        let index = keys[nth] as u16;
        (index, self.moves[node.moves + usize::from(index)])
    }

    /// The moves picked before the `nth`.
    #[inline]
    pub(super) fn picked(&self, node: OpenNode, nth: usize) -> impl Iterator<Item = M> {
        let keys = &self.keys[node.keys..node.keys + nth];
        keys.iter().map(move |&key| self.moves[node.moves + usize::from(key as u16)])
    }

    /// A node is done.
    #[inline]
    pub(super) fn close(&mut self, node: OpenNode) {
        self.moves.truncate(node.moves);
        self.keys.truncate(node.keys);
    }

    /// All nodes are done.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.keys.clear();
    }
}

#[inline]
fn bring_least(keys: &mut [u64]) {
    let (mut place, mut least) = (0, keys[0]);
    for (index, &key) in keys.iter().enumerate() {
        // Which move is best is as good as random to a processor.
        let better = key < least;
        place = select_unpredictable(better, index, place);
        least = select_unpredictable(better, key, least);
    }
    keys.swap(0, place);
}

/// What earlier parts of the search say about moves.
#[derive(Debug)]
pub(super) struct Experience<M> {
    options: options::Ordering,
    slots: usize,
    /// For each side and slot, how well the move did.
    history: Vec<i32>,
    /// For each side and slot of a move, the answer that refuted it last.
    replies: Vec<Option<M>>,
    killers: Vec<[Option<M>; 2]>,
}

/// What experience says about the moves of one node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scorer<'a, M> {
    history: &'a [i32],
    killers: [Option<M>; 2],
    reply: Option<M>,
    table_move: usize,
}

impl<M: Copy + Eq> Scorer<'_, M> {
    #[inline]
    pub(super) fn score<G: Indexed<Move = M>>(
        &self,
        game: &G,
        guide: &impl Guide<G>,
        state: &G::State,
        index: usize,
        mv: M,
    ) -> u64 {
        let answers = if self.killers[0] == Some(mv) {
            KILLER
        } else if self.killers[1] == Some(mv) {
            SECOND_KILLER
        } else if self.reply == Some(mv) {
            COUNTERMOVE
        } else {
            0
        };
        let count = self.history.get(game.slot(state, mv)).map_or(0, |&count| (count + MOST_HISTORY) as u64);
        advice(guide.rank(game, state, mv))
            | count
            | answers << REPLY_AT
            | u64::from(index == self.table_move) << TABLE_AT
    }
}

/// The node that experience is asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodePlace {
    pub(super) ply: u32,
    /// Side and slot of the move that led here.
    pub(super) before: usize,
}

impl<M: Copy + Eq> Experience<M> {
    pub(super) fn new(options: options::Ordering, slots: usize) -> Self {
        // Moves without numbers have no history.
        let options = options::Ordering { history: options.history && slots > 0, ..options };
        Self { options, slots, history: vec![0; 2 * slots], replies: vec![None; 2 * slots], killers: Vec::new() }
    }

    /// Side and slot of `mv` as one number.
    #[inline]
    pub(super) fn slot<G: Indexed<Move = M>>(&self, game: &G, state: &G::State, mv: M) -> usize {
        game.turn(state).index() * self.slots + game.slot(state, mv)
    }

    /// How to score the moves of `side` at `place`.
    #[inline]
    pub(super) fn scorer(&self, side: Side, place: NodePlace, table_move: Option<u16>) -> Scorer<'_, M> {
        Scorer {
            history: if self.options.history { &self.history[side.index() * self.slots..] } else { &[] },
            killers: self.killers.get(place.ply as usize).copied().unwrap_or_default(),
            reply: self.replies.get(place.before).copied().flatten(),
            table_move: table_move.map_or(usize::MAX, usize::from),
        }
    }

    /// `mv` refuted the node, and `failed` were tried before it.
    pub(super) fn learn<G: Indexed<Move = M>>(
        &mut self,
        game: &G,
        state: &G::State,
        place: NodePlace,
        depth: u32,
        mv: M,
        failed: impl Iterator<Item = M>,
    ) {
        if self.options.killers && place.ply < DEEPEST_KILLERS {
            self.add_killer(place.ply as usize, mv);
        }
        if self.options.countermoves
            && let Some(reply) = self.replies.get_mut(place.before)
        {
            *reply = Some(mv);
        }
        if self.options.history {
            let bonus = (depth.min(1000) * depth.min(1000)) as i32;
            let slot = self.slot(game, state, mv);
            nudge(&mut self.history[slot], bonus);
            for other in failed {
                let slot = self.slot(game, state, other);
                nudge(&mut self.history[slot], -bonus);
            }
        }
    }

    fn add_killer(&mut self, ply: usize, mv: M) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = first.replace(mv);
        }
    }
}

/// The game's advice as its part of a key.
#[inline]
pub(super) fn advice(rank: i32) -> u64 {
    ((rank.clamp(-MOST_ADVICE, MOST_ADVICE) + MOST_ADVICE) as u64) << ADVICE_AT
}

/// Moves a count by `bonus`, less the nearer it is to the end of its range, so that it never leaves it.
fn nudge(count: &mut i32, bonus: i32) {
    let pull = i64::from(*count) * i64::from(bonus.abs()) / i64::from(MOST_HISTORY);
    *count += bonus - pull as i32;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nudged(mut count: i32, bonus: i32) -> i32 {
        nudge(&mut count, bonus);
        count
    }

    #[test]
    fn a_count_moves_less_the_nearer_it_is_to_the_end_of_its_range() {
        assert_eq!((nudged(0, 1000), nudged(0, -1000)), (1000, -1000));
        assert_eq!(nudged(MOST_HISTORY / 2, 1000), MOST_HISTORY / 2 + 500);
        assert_eq!(nudged(MOST_HISTORY / 2, -1000), MOST_HISTORY / 2 - 1500);
        assert_eq!(nudged(-MOST_HISTORY / 4, 1000), -MOST_HISTORY / 4 + 1250);
    }

    #[test]
    fn no_bonus_drives_a_count_out_of_its_range() {
        for bonus in [1, 7, 1000, 1_000_000] {
            for sign in [1, -1] {
                let end = (0..10_000).fold(0, |count, _| nudged(count, sign * bonus));
                assert!(end.abs() <= MOST_HISTORY && (end.abs() > MOST_HISTORY / 2 || bonus < 1000), "{bonus}: {end}");
            }
        }
    }
}
