//! Must-play search: every refutation says which slots it needs, and a reply outside of them changes nothing.

use jogada_rules::{Coloring, Evaluator, Keyed, Symmetric, Value};

use super::carriers::{Carrier, CarrierTable, Images};
use crate::tree::deep;
use crate::{Clock, Stopped};

/// How to search.
#[derive(Debug)]
pub struct MustPlay<'a, G, E> {
    /// The rules.
    pub game: &'a G,
    /// Which moves to try first: those after which things look worst for the opponent.
    pub evaluator: &'a E,
    /// What is remembered.
    pub table: &'a mut CarrierTable,
}

/// Whether the side to move wins a position that goes on, of a game with at most [`CarrierTable::MOST_SLOTS`].
///
/// - **Finds** who wins, and which slots the winner needs for it.
/// - **Right** where the law of [`Coloring`] holds: a win stays a win whatever lies outside the slots that it needs.
/// - **Costs** a walk down the tree in which a refuted move leaves only the slots of its refutation to try; where two
///   refutations have nothing in common, the position is lost at once.
/// - **Needs** the law, keys, symmetries, and an evaluation to look at promising moves first.
/// - **Reference**: Hayward, Björnsson, Johanson, Kan, Po and van Rijswijck, "Solving 7×7 Hex: virtual connections and
///   game-state reduction", 2003 (must-play regions); van Rijswijck, "Set colouring games", 2006.
///
/// ```
/// use jogada_rules::example::TwoOfThree;
/// use jogada_rules::{Game, Nothing};
/// use jogada_search::Clock;
/// use jogada_search::proof::{CarrierTable, MustPlay, must_play};
///
/// let mut table = CarrierTable::new(1 << 16);
/// let prover = MustPlay { game: &TwoOfThree, evaluator: &Nothing, table: &mut table };
/// assert_eq!(must_play(prover, &TwoOfThree.initial(), &mut Clock::unlimited()), Ok(true));
/// ```
pub fn must_play<G: Coloring + Keyed + Symmetric, E: Evaluator<G>>(
    prover: MustPlay<'_, G, E>,
    state: &G::State,
    clock: &mut Clock,
) -> Result<bool, Stopped> {
    let MustPlay { game, evaluator, table } = prover;
    let images = Images::of(game, state);
    Search { game, evaluator, table, images, clock, moves: Vec::new() }.wins(&mut state.clone())
}

/// Who wins, and the slots that the winner may still need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CarrierVerdict {
    /// Whether the side to move wins.
    pub(super) wins: bool,
    pub(super) carrier: Carrier,
}

struct Search<'a, G: Coloring, E> {
    game: &'a G,
    evaluator: &'a E,
    table: &'a mut CarrierTable,
    images: Images,
    clock: &'a mut Clock,
    /// The moves of all open nodes, one after the other.
    moves: Vec<G::Move>,
}

#[derive(Clone, Copy)]
struct Candidate<M> {
    mv: M,
    slot: usize,
    /// What the opponent would think of it.
    reply: Value,
}

impl<G: Coloring + Keyed + Symmetric, E: Evaluator<G>> Search<'_, G, E> {
    /// Tries all moves as long as the law does not hold yet: then what one move needs says nothing about another.
    fn wins(&mut self, state: &mut G::State) -> Result<bool, Stopped> {
        let game = self.game;
        if game.is_placement(state) {
            self.images = Images::of(game, state);
            return Ok(self.node(state, 0)?.wins);
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        for mv in moves {
            self.clock.tick()?;
            let won = game.descend(state, mv, |child, edge| match game.settled(child) {
                Some(settled) => Ok(edge.lift(settled).is_win()),
                None => self.wins(child).map(|wins| wins != edge.passes()),
            })?;
            if won {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn node(&mut self, state: &mut G::State, ply: u32) -> Result<CarrierVerdict, Stopped> {
        let (key, image) = self.images.canonical(self.game, state);
        if let Some(known) = self.table.probe(key) {
            let verdict = CarrierVerdict { carrier: self.images.back(known.carrier, image), ..known };
            debug_assert!(self.is_free(state, verdict.carrier), "a carrier turned back the wrong way");
            return Ok(verdict);
        }
        let before = self.clock.nodes();
        let first = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let verdict = match self.win_at_once(state, first)? {
            Some(slot) => CarrierVerdict { wins: true, carrier: Carrier::of(slot) },
            None => self.try_moves(state, first, ply)?,
        };
        self.moves.truncate(first);
        let seen = CarrierVerdict { carrier: self.images.turned(verdict.carrier, image), ..verdict };
        self.table.store(key, seen, self.clock.nodes() - before);
        Ok(verdict)
    }

    /// Whether all slots of a carrier are still to be taken, as those that a winner may still need are.
    fn is_free(&mut self, state: &G::State, carrier: Carrier) -> bool {
        let (game, first) = (self.game, self.moves.len());
        game.moves(state, &mut self.moves);
        let free = self.moves.drain(first..).fold(Carrier::NONE, |free, mv| free | Carrier::of(game.slot(state, mv)));
        carrier | free == free
    }

    /// The slot of a move that ends the game, among those listed from `first` on.
    fn win_at_once(&mut self, state: &mut G::State, first: usize) -> Result<Option<usize>, Stopped> {
        let game = self.game;
        for &mv in &self.moves[first..] {
            self.clock.tick()?;
            // Only the mover can have won.
            if game.descend(state, mv, |child, _| game.settled(child).is_some()) {
                return Ok(Some(game.slot(state, mv)));
            }
        }
        Ok(None)
    }

    /// Tries the moves that no refutation so far has answered already.
    fn try_moves(&mut self, state: &mut G::State, first: usize, ply: u32) -> Result<CarrierVerdict, Stopped> {
        let game = self.game;
        let mut left = Left { region: Carrier::ALL, needed: Carrier::NONE };
        // Where the opponent threatens to win at once, any other move shows it, and there is one to try.
        let sample = self.moves[first];
        let start = self.moves.len();
        let threat = game.descend(state, sample, |child, _| {
            game.moves(child, &mut self.moves);
            self.win_at_once(child, start)
        })?;
        self.moves.truncate(start);
        if let Some(slot) = threat {
            left.refuted(Carrier::of(slot));
        }
        if let Some(win) = self.known_already(state, first, &mut left) {
            return Ok(win);
        }
        let order = self.ordered(state, first, left.region)?;
        for Candidate { mv, slot, .. } in order {
            if !left.region.has(slot) {
                continue;
            }
            let reply = deep(ply, || game.descend(state, mv, |child, _| self.node(child, ply + 1)))?;
            if !reply.wins {
                return Ok(CarrierVerdict { wins: true, carrier: reply.carrier | Carrier::of(slot) });
            }
            left.refuted(reply.carrier);
        }
        Ok(CarrierVerdict { wins: false, carrier: left.needed })
    }

    /// Looks the moves up before any is tried: one may be known to win, others to be refuted.
    fn known_already(&mut self, state: &mut G::State, first: usize, left: &mut Left) -> Option<CarrierVerdict> {
        let game = self.game;
        for &mv in &self.moves[first..] {
            let slot = game.slot(state, mv);
            if !left.region.has(slot) {
                continue;
            }
            let (key, image) = game.descend(state, mv, |child, _| self.images.canonical(game, child));
            if let Some(known) = self.table.probe(key) {
                let carrier = self.images.back(known.carrier, image);
                if !known.wins {
                    return Some(CarrierVerdict { wins: true, carrier: carrier | Carrier::of(slot) });
                }
                left.refuted(carrier);
            }
        }
        None
    }

    /// The moves of a region, most promising first.
    fn ordered(
        &mut self,
        state: &mut G::State,
        first: usize,
        region: Carrier,
    ) -> Result<Vec<Candidate<G::Move>>, Stopped> {
        let game = self.game;
        let mut order = Vec::new();
        for &mv in &self.moves[first..] {
            let slot = game.slot(state, mv);
            if region.has(slot) {
                self.clock.tick()?;
                let reply = game.descend(state, mv, |child, _| self.evaluator.evaluate(game, child));
                order.push(Candidate { mv, slot, reply });
            }
        }
        order.sort_by_key(|candidate| candidate.reply);
        Ok(order)
    }
}

/// What is left to try, and what the refutations so far need.
struct Left {
    region: Carrier,
    needed: Carrier,
}

impl Left {
    fn refuted(&mut self, carrier: Carrier) {
        self.region = self.region & carrier;
        self.needed = self.needed | carrier;
    }
}
