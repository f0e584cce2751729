//! What can be seen in a position without searching: for players that search themselves, and for people.
//!
//! **Finds** who wins by connections alone and with which cells, where the side to move has to play, and cells that do not
//! matter.
//! **Right** in all it says; it does not see everything.
//! **Costs** a build of connections, or what a few stones change of the last one if the position follows from it.

use std::sync::Arc;

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::Side;

use super::bits::{CellBits, WideBits};
use super::claims::{Claims, Explainer};
use super::connections::{Endpoint, Network, NetworkReach};
use super::inferior::Filler;
use super::ladders::{HexLadder, ladders};
use super::solver::smallest;
use super::terrain::{Stones, Terrain, cell_of};

/// What is seen in a position that goes on, the right to swap apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexInsight {
    /// Who wins, if connections show it.
    pub winner: Option<Side>,
    /// A winning move for a winner that has the move, if one has to be played.
    pub winning_move: Option<Cell>,
    /// The empty cells that the winner needs.
    pub carrier: Vec<Cell>,
    /// The moves outside of which the side to move loses: all empty cells where nothing is known, and none where it has
    /// lost.
    pub must_play: Vec<Cell>,
    /// Moves that need not be tried: if any wins, one of the others does.
    pub worthless: Vec<Cell>,
    /// Cells whose color changes nothing.
    pub dead: Vec<Cell>,
    /// Cells that each side owns, whoever moves first.
    pub captured: [Vec<Cell>; 2],
}

impl HexInsight {
    /// The moves of the must-play region without those that need not be tried; the whole region where nothing would be
    /// left.
    pub fn worth_trying(self) -> Vec<Cell> {
        let Self { must_play, worthless, .. } = self;
        let kept: Vec<Cell> = must_play.iter().copied().filter(|cell| !worthless.contains(cell)).collect();
        if kept.is_empty() { must_play } else { kept }
    }
}

/// What holds a connection against every intrusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexHold {
    /// Whose connection it is.
    pub side: Side,
    /// Every cell that it needs, and the reply once the opponent has taken it.
    pub replies: Vec<(Cell, Option<Cell>)>,
}

/// Looks at positions of one board, best at those that follow each other.
pub struct HexAdviser(Box<dyn AnyAdviser>);

impl HexAdviser {
    /// An adviser for the board of `game`.
    pub fn new(game: &Hex) -> Self {
        let size = game.size();
        Self(match size * size {
            0..=64 => Box::new(Adviser::<u64>::new(size)),
            65..=128 => Box::new(Adviser::<u128>::new(size)),
            129..=384 => Box::new(Adviser::<WideBits<6>>::new(size)),
            _ => Box::new(Adviser::<WideBits<11>>::new(size)),
        })
    }

    /// What is seen in a position that goes on.
    pub fn look(&mut self, game: &Hex, state: &HexState) -> HexInsight {
        self.0.look(game, state)
    }

    /// How the side that is not to move holds a connection of its edges, if it has one that needs nothing filled in.
    pub fn hold(&mut self, game: &Hex, state: &HexState) -> Option<HexHold> {
        self.0.hold(game, state)
    }

    /// The ladders that each side could lay next.
    pub fn ladders(&self, game: &Hex, state: &HexState) -> Vec<HexLadder> {
        self.0.ladders(game, state)
    }
}

trait AnyAdviser: Send {
    fn look(&mut self, game: &Hex, state: &HexState) -> HexInsight;
    fn hold(&mut self, game: &Hex, state: &HexState) -> Option<HexHold>;
    fn ladders(&self, game: &Hex, state: &HexState) -> Vec<HexLadder>;
}

struct Adviser<B> {
    terrain: Arc<Terrain<B>>,
    networks: Option<[Network<B>; 2]>,
    /// The positions that the networks were built for, each on top of the one before.
    built: Vec<Stones<B>>,
}

/// More positions on top of each other are not kept: an older one is seldom come back to.
const MOST_BUILT: usize = 64;

impl<B: CellBits> Adviser<B> {
    fn new(size: usize) -> Self {
        Self { terrain: Arc::new(Terrain::new(size)), networks: None, built: Vec::new() }
    }

    /// The networks of a position, from what was built last if it follows from that.
    fn build(&mut self, stones: Stones<B>) -> &[Network<B>; 2] {
        let follows = |built: &Stones<B>| (0..2).all(|side| built.of[side].is_within(stones.of[side]));
        while self.built.len() > 1 && self.built.last().is_some_and(|built| !follows(built)) {
            self.built.pop();
            self.networks.iter_mut().flatten().for_each(Network::undo);
        }
        let base = self.built.last().copied().filter(follows).filter(|_| self.built.len() < MOST_BUILT);
        if let (Some(base), Some(networks)) = (base, &mut self.networks) {
            let added = Side::BOTH.map(|side| stones.of[side.index()].without(base.of[side.index()]));
            if added.iter().any(|set| !set.is_empty()) {
                for side in Side::BOTH {
                    networks[side.index()].play(added[side.index()], added[(!side).index()]);
                }
                self.built.push(stones);
            }
        } else {
            self.networks =
                Some(Side::BOTH.map(|side| Network::new(&self.terrain, side, NetworkReach::USUAL, &stones)));
            self.built = vec![stones];
        }
        self.networks.as_ref().expect("they were built just now")
    }

    /// Who wins, with which move and cells, and where the side to move has to play.
    fn seen(&mut self, stones: Stones<B>) -> Seen<B> {
        let (mover, free) = (stones.turn, self.terrain.all.without(stones.taken()));
        let joined = Side::BOTH.into_iter().find(|&side| self.terrain.is_joined(side, stones.of[side.index()]));
        if let Some(side) = joined {
            let region = if side == mover { free } else { B::NONE };
            return Seen { winner: Some((side, None, B::NONE)), region };
        }
        let networks = self.build(stones);
        let [own, other] = [&networks[mover.index()], &networks[(!mover).index()]];
        if let Some(link) = smallest(own.winning()) {
            return Seen { winner: Some((mover, None, link.carrier)), region: free };
        }
        if let Some(link) = smallest(own.threats()) {
            return Seen { winner: Some((mover, Some(link.key), link.carrier)), region: free };
        }
        if let Some(link) = smallest(other.winning()) {
            return Seen { winner: Some((!mover, None, link.carrier)), region: B::NONE };
        }
        let region = other.threats().iter().fold(free, |region, link| region & link.carrier);
        Seen { winner: None, region }
    }
}

/// What connections show.
struct Seen<B> {
    winner: Option<(Side, Option<Endpoint>, B)>,
    region: B,
}

impl<B: CellBits> AnyAdviser for Adviser<B> {
    fn look(&mut self, game: &Hex, state: &HexState) -> HexInsight {
        let stones = Stones::of(game, state);
        let terrain = Arc::clone(&self.terrain);
        let surroundings = Filler::new(&terrain, stones);
        let filled = *surroundings.filled();
        let Seen { winner, region } = self.seen(filled.stones);
        let cells = |set: B| set.cells().map(|cell| cell_of(game, cell)).collect::<Vec<_>>();
        let mut insight = HexInsight {
            must_play: cells(region),
            worthless: cells(
                surroundings.hopeless().vulnerable | filled.dead | filled.captured[0] | filled.captured[1],
            ),
            dead: cells(filled.dead),
            captured: filled.captured.map(cells),
            ..HexInsight::default()
        };
        if let Some((side, key, carrier)) = winner {
            insight.winner = Some(side);
            insight.winning_move = key.map(|cell| cell_of(game, cell.into()));
            insight.carrier = cells(carrier | filled.captured[side.index()]);
        }
        insight
    }

    fn ladders(&self, game: &Hex, state: &HexState) -> Vec<HexLadder> {
        ladders(&self.terrain, game, &Stones::of(game, state))
    }

    fn hold(&mut self, game: &Hex, state: &HexState) -> Option<HexHold> {
        let stones = Stones::of(game, state);
        let (side, terrain) = (!stones.turn, &self.terrain);
        let network = Network::explained(terrain, side, NetworkReach::USUAL, &stones);
        let carrier = smallest(network.winning())?.carrier;
        let edges = [terrain.all.count() as Endpoint, terrain.all.count() as Endpoint + 1];
        let mut claims = Claims::new(terrain);
        let stones = stones.of[side.index()];
        let mut explainer = Explainer { terrain, side, stones, network: &network, claims: &mut claims };
        let claim = explainer.full(edges[0], edges[1], carrier)?;
        let reply = |cell: usize| claims.reply(claim, cell).map(|reply| cell_of(game, reply.into()));
        Some(HexHold { side, replies: carrier.cells().map(|cell| (cell_of(game, cell), reply(cell))).collect() })
    }
}
