//! A position seen for the first time: what connections say, and which moves are left to try in which order.

use jogada_rules::Side;
use jogada_search::{Clock, Stopped};

use super::advised::Advice;
use super::numbers::MoverNumbers;
use super::table::{Known, NO_MOVE, ORDERED, Open, SolverVerdict};
use super::{Parts, SizedSolver};
use crate::hex::bits::CellBits;
use crate::hex::circuit::currents;
use crate::hex::connections::{Link, Network};
use crate::hex::inferior::Filler;
use crate::hex::terrain::Stones;

/// What flows through a cell, next to what a net says of it.
const TIEBREAK: f64 = 0.1;

/// Says what is known about positions without looking ahead. It goes from one to the next by what differs, so that
/// positions that follow each other are cheap.
///
/// Beyond the root, only the connections of who has just moved are looked at: a side that could win by one more move had a
/// threat before the last one, and a move that leaves a threat alone lies in no must-play region.
pub(super) struct Expansion<'a, B> {
    solver: &'a SizedSolver<B>,
    networks: Option<[BuiltNetwork<B>; 2]>,
    advice: Option<Advice>,
}

/// The connections of one side, and the positions that they were built for, each on top of the one before.
struct BuiltNetwork<B> {
    network: Network<B>,
    built: Vec<Stones<B>>,
}

impl<'a, B: CellBits> Expansion<'a, B> {
    /// Looks at the clock between the two sides: on a large board each takes a while.
    pub(super) fn new(solver: &'a SizedSolver<B>, root: Stones<B>, clock: &mut Clock) -> Result<Self, Stopped> {
        let advice = solver.net.map(|net| Advice::new(solver.terrain.size, net));
        let Some(reach) = solver.parts.connections else { return Ok(Self { solver, networks: None, advice }) };
        let build =
            |side| BuiltNetwork { network: Network::new(&solver.terrain, side, reach, &root), built: vec![root] };
        let first = build(Side::First);
        clock.poll()?;
        Ok(Self { solver, networks: Some([first, build(Side::Second)]), advice })
    }

    /// What can be said about the last position of a line.
    pub(super) fn expand(&mut self, line: &[Stones<B>]) -> Known<B> {
        let stones = *line.last().expect("a line starts with the root");
        let terrain = &self.solver.terrain;
        for side in Side::BOTH {
            if terrain.is_joined(side, stones.of[side.index()]) {
                let mover_wins = side == stones.turn;
                return Known::Decided(SolverVerdict { mover_wins, carrier: B::NONE, best: None });
            }
        }
        let free = terrain.all.without(stones.taken());
        let mut left = MustPlay { region: free, needed: B::NONE };
        if let Some(verdict) = self.settled_by_connections(line, &mut left) {
            return Known::Decided(verdict);
        }
        self.open(stones, left)
    }

    /// The moves of the last position of a line outside of which nothing wins.
    pub(super) fn must_play(&mut self, line: &[Stones<B>]) -> B {
        let stones = *line.last().expect("a line starts with the root");
        let mut left = MustPlay { region: self.solver.terrain.all.without(stones.taken()), needed: B::NONE };
        match self.settled_by_connections(line, &mut left) {
            Some(SolverVerdict { mover_wins: false, .. }) => B::NONE,
            _ => left.region,
        }
    }

    /// Whoever moves: what connections settle in the last position of a line.
    fn settled_by_connections(&mut self, line: &[Stones<B>], left: &mut MustPlay<B>) -> Option<SolverVerdict<B>> {
        let mover = line.last().expect("a line starts with the root").turn;
        let networks = self.networks.as_mut()?;
        if line.len() == 1
            && let Some(verdict) = networks[mover.index()].won_by_moving(line)
        {
            return Some(verdict);
        }
        let other = networks[(!mover).index()].at_end_of(line);
        if let Some(link) = smallest(other.winning()) {
            return Some(SolverVerdict { mover_wins: false, carrier: link.carrier, best: None });
        }
        let mut threats: Vec<B> = other.threats().iter().map(|link| link.carrier).collect();
        threats.sort_by_key(|carrier| carrier.count());
        for carrier in threats {
            left.refute(carrier);
        }
        None
    }

    /// The moves that are left, most promising first.
    fn open(&mut self, stones: Stones<B>, mut left: MustPlay<B>) -> Known<B> {
        let Parts { inferior, .. } = self.solver.parts;
        let mut late = B::NONE;
        if inferior && left.region.count() > 1 {
            let hopeless = Filler::new(&self.solver.terrain, stones).hopeless();
            if hopeless.vulnerable.meets(left.region) {
                left.region = left.region.without(hopeless.vulnerable);
                left.needed = left.needed | hopeless.answers;
            }
            late = hopeless.dominated;
        }
        if left.region.is_empty() {
            return Known::Decided(SolverVerdict { mover_wins: false, carrier: left.needed, best: None });
        }
        let promise = self.promise(&stones);
        let mut moves: Vec<usize> = left.region.cells().collect();
        moves.sort_by(|&one, &other| late.has(one).cmp(&late.has(other)).then(promise[other].total_cmp(&promise[one])));
        let mut order = [NO_MOVE; ORDERED];
        order.iter_mut().zip(&moves).for_each(|(slot, &mv)| *slot = mv as u16);
        Known::Open(Open { numbers: MoverNumbers::NEW, region: left.region, needed: left.needed, order })
    }

    /// How promising each cell is: what a net says, if there is one to ask, and what flows through it.
    fn promise(&mut self, stones: &Stones<B>) -> Vec<f64> {
        let mut promise = currents(&self.solver.terrain, stones);
        if let Some(advice) = &mut self.advice {
            let most = promise.iter().copied().fold(0.0, f64::max);
            let shares = advice.shares(stones);
            promise.iter_mut().enumerate().for_each(|(cell, flow)| *flow = shares(cell) + TIEBREAK * *flow / most);
        }
        promise
    }
}

impl<B: CellBits> BuiltNetwork<B> {
    /// Brings the network to the last position of a line.
    fn at_end_of(&mut self, line: &[Stones<B>]) -> &Network<B> {
        let common = self.built.iter().zip(line).take_while(|(built, wanted)| built == wanted).count();
        while self.built.len() > common {
            self.built.pop();
            self.network.undo();
        }
        let side = self.network.side();
        for &next in &line[common..] {
            let before = *self.built.last().expect("the root stays");
            let [own, other] = [side, !side].map(|side| next.of[side.index()].without(before.of[side.index()]));
            self.network.play(own, other);
            self.built.push(next);
        }
        &self.network
    }

    /// What the side to move wins by, if connections show that it does.
    fn won_by_moving(&mut self, line: &[Stones<B>]) -> Option<SolverVerdict<B>> {
        let network = self.at_end_of(line);
        if let Some(link) = smallest(network.winning()) {
            return Some(SolverVerdict { mover_wins: true, carrier: link.carrier, best: None });
        }
        let link = smallest(network.threats())?;
        Some(SolverVerdict { mover_wins: true, carrier: link.carrier, best: Some(link.key) })
    }
}

/// The connection that needs the fewest cells.
pub(in crate::hex) fn smallest<B: CellBits>(links: &[Link<B>]) -> Option<Link<B>> {
    links.iter().min_by_key(|link| link.carrier.count()).copied()
}

/// The moves that may still win, and what the opponent needs against the others.
struct MustPlay<B> {
    region: B,
    needed: B,
}

impl<B: CellBits> MustPlay<B> {
    /// The opponent wins with these cells if none of them is taken.
    fn refute(&mut self, carrier: B) {
        if !self.region.is_within(carrier) {
            self.region = self.region & carrier;
            self.needed = self.needed | carrier;
        }
    }
}
