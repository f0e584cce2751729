//! Which move to try first.
//!
//! Each move of a node gets a key, larger first: the table's move, then by the game's advice, then killers and
//! countermoves, then by history, then as generated. The index in generation order is part of the key, so that the
//! order is the same everywhere and the table can name a move.

use jogada_rules::{Game, Guide, Indexed};

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

    /// Lists the moves of a node without keys and says where they start.
    #[inline]
    pub(super) fn list<G: Game<Move = M>>(&mut self, game: &G, state: &G::State) -> usize {
        let first = self.moves.len();
        game.moves(state, &mut self.moves);
        first
    }

    #[inline]
    pub(super) fn moves(&self, first: usize) -> &[M] {
        &self.moves[first..]
    }

    /// Keeps only the moves from `first` on that `wanted` likes. Indices no longer are those of generation then.
    #[inline]
    pub(super) fn keep(&mut self, first: usize, mut wanted: impl FnMut(M) -> bool) {
        let mut end = first;
        for index in first..self.moves.len() {
            let mv = self.moves[index];
            if wanted(mv) {
                self.moves[end] = mv;
                end += 1;
            }
        }
        self.moves.truncate(end);
    }

    /// Gives every move from `first` on its key.
    #[inline]
    pub(super) fn rank(&mut self, first: usize, mut score: impl FnMut(usize, M) -> u64) {
        let moves = self.moves[first..].iter().enumerate();
        self.keys.extend(moves.map(|(index, &mv)| !score(index, mv) << INDEX_BITS | index as u64));
    }

    /// The next move of the node whose moves start at `first`, with its index in generation order.
    ///
    /// Half of all nodes need one move only, so the first is found by looking through all; the others are sorted when
    /// a second is wanted.
    #[inline]
    pub(super) fn pick(&mut self, first: usize, nth: usize) -> (u16, M) {
        let keys = &mut self.keys[first..];
        match nth {
            0 => bring_least(keys),
            1 => keys[1..].sort_unstable(),
            _ => {}
        }
        let index = keys[nth] as u16;
        (index, self.moves[first + usize::from(index)])
    }

    /// The moves picked before the `nth`.
    #[inline]
    pub(super) fn picked(&self, first: usize, nth: usize) -> impl Iterator<Item = M> {
        self.keys[first..first + nth].iter().map(move |&key| self.moves[first + usize::from(key as u16)])
    }

    /// A node is done.
    #[inline]
    pub(super) fn drop_from(&mut self, first: usize) {
        self.moves.truncate(first);
        self.keys.truncate(first);
    }
}

#[inline]
fn bring_least(keys: &mut [u64]) {
    let mut least = 0;
    for index in 1..keys.len() {
        if keys[index] < keys[least] {
            least = index;
        }
    }
    keys.swap(0, least);
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

/// The node that experience is asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) ply: u32,
    /// Side and slot of the move that led here.
    pub(super) before: usize,
}

impl<M: Copy + Eq> Experience<M> {
    pub(super) fn new(options: options::Ordering, slots: usize) -> Self {
        Self { options, slots, history: vec![0; 2 * slots], replies: vec![None; 2 * slots], killers: Vec::new() }
    }

    /// Side and slot of `mv` as one number.
    #[inline]
    pub(super) fn slot<G: Indexed<Move = M>>(&self, game: &G, state: &G::State, mv: M) -> usize {
        game.turn(state).index() * self.slots + game.slot(state, mv)
    }

    /// How to score the moves at `place`.
    #[inline]
    pub(super) fn scorer<'a, G: Indexed<Move = M>, U: Guide<G>>(
        &'a self,
        game: &'a G,
        guide: &'a U,
        state: &'a G::State,
        place: Place,
        table_move: Option<u16>,
    ) -> impl FnMut(usize, M) -> u64 + 'a {
        let killers = self.killers.get(place.ply as usize).copied().unwrap_or_default();
        let reply = self.replies.get(place.before).copied().flatten();
        let table_move = table_move.map_or(usize::MAX, usize::from);
        move |index, mv| {
            let answers = if killers[0] == Some(mv) {
                KILLER
            } else if killers[1] == Some(mv) {
                SECOND_KILLER
            } else if reply == Some(mv) {
                COUNTERMOVE
            } else {
                0
            };
            let history =
                if self.options.history { (self.history[self.slot(game, state, mv)] + MOST_HISTORY) as u64 } else { 0 };
            advice(guide.rank(game, state, mv))
                | history
                | answers << REPLY_AT
                | u64::from(index == table_move) << TABLE_AT
        }
    }

    /// `mv` refuted the node, and `failed` were tried before it.
    pub(super) fn learn<G: Indexed<Move = M>>(
        &mut self,
        game: &G,
        state: &G::State,
        place: Place,
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
