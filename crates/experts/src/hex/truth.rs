//! The slow and plain way to see whether a claim is true: everything is tried. Tests hold the rest against it, and so does
//! the example `hex_truth` for as long as one likes.

use std::collections::HashMap;

use std::sync::Arc;

use jogada_rules::{Dice, Side};
use jogada_search::Clock;

use super::bits::CellBits;
use super::connections::{Endpoint, Network, NetworkReach};
use super::inferior::Filler;
use super::solver::{Parts, SizedSolver};
use super::terrain::{Stones, Terrain};

/// A claim that `side` joins two ends with what is in the carrier, whatever else is the opponent's.
pub(super) struct Exhaustive<'a, B> {
    pub(super) terrain: &'a Terrain<B>,
    pub(super) side: Side,
    pub(super) stones: B,
    pub(super) ends: [Endpoint; 2],
    known: HashMap<(B, B, bool), bool>,
}

impl<'a, B: CellBits> Exhaustive<'a, B> {
    pub(super) fn new(terrain: &'a Terrain<B>, side: Side, stones: B, ends: [Endpoint; 2]) -> Self {
        let cells = terrain.size * terrain.size;
        let taken = ends.iter().filter(|&&end| usize::from(end) < cells);
        let stones = taken.fold(stones, |stones, &end| stones | B::single(end.into()));
        Self { terrain, side, stones, ends, known: HashMap::new() }
    }

    /// Whether the ends can be joined although the opponent moves first.
    pub(super) fn is_full(&mut self, carrier: B) -> bool {
        self.holds(B::NONE, carrier, false)
    }

    /// Whether they can be joined by moving first.
    pub(super) fn is_semi(&mut self, carrier: B) -> bool {
        self.holds(B::NONE, carrier, true)
    }

    fn holds(&mut self, won: B, left: B, is_own_turn: bool) -> bool {
        if self.are_joined(self.stones | won) {
            return true;
        }
        if !self.are_joined(self.stones | won | left) {
            return false;
        }
        if let Some(&known) = self.known.get(&(won, left, is_own_turn)) {
            return known;
        }
        let mut replies = left.cells().map(|cell| (cell, left.without(B::single(cell))));
        let holds = if is_own_turn {
            replies.any(|(cell, left)| self.holds(won | B::single(cell), left, false))
        } else {
            replies.all(|(_, left)| self.holds(won, left, true))
        };
        self.known.insert((won, left, is_own_turn), holds);
        holds
    }

    fn are_joined(&self, stones: B) -> bool {
        let reached = self.terrain.flood(self.around(self.ends[0], stones), stones);
        reached.meets(self.around(self.ends[1], stones))
    }

    /// The stones at an end: the cell itself, or those at the edge.
    fn around(&self, end: Endpoint, stones: B) -> B {
        let cells = self.terrain.size * self.terrain.size;
        match usize::from(end).checked_sub(cells) {
            Some(edge) => self.terrain.borders[self.side.index()][edge] & stones,
            None => B::single(end.into()),
        }
    }
}

/// Who wins a position, by trying everything.
pub(super) struct Outcomes<'a, B> {
    terrain: &'a Terrain<B>,
    known: HashMap<Stones<B>, bool>,
}

impl<'a, B: CellBits> Outcomes<'a, B> {
    pub(super) fn new(terrain: &'a Terrain<B>) -> Self {
        Self { terrain, known: HashMap::new() }
    }

    /// Whether the side to move wins.
    pub(super) fn wins(&mut self, stones: Stones<B>) -> bool {
        let free = self.terrain.all.without(stones.taken());
        if self.terrain.is_joined(!stones.turn, stones.of[(!stones.turn).index()]) {
            return false;
        }
        if self.terrain.is_joined(stones.turn, stones.of[stones.turn.index()]) {
            return true;
        }
        if let Some(&known) = self.known.get(&stones) {
            return known;
        }
        let wins = free.cells().any(|cell| !self.wins(stones.after(cell)));
        self.known.insert(stones, wins);
        wins
    }
}

/// A position by lot in which nobody has won yet, with at least `least` stones.
pub(super) fn random_position<B: CellBits>(terrain: &Terrain<B>, dice: &mut Dice, least: usize) -> Stones<B> {
    loop {
        let mut stones = Stones { of: [B::NONE; 2], turn: Side::First };
        let room = terrain.size * terrain.size;
        let count = least + dice.below(room - least);
        for _ in 0..count {
            let free: Vec<_> = terrain.all.without(stones.taken()).cells().collect();
            stones = stones.after(free[dice.below(free.len())]);
        }
        if Side::BOTH.iter().all(|&side| !terrain.is_joined(side, stones.of[side.index()])) {
            return stones;
        }
    }
}

/// Looks for connections in positions by lot on boards of three to five rows, stones added one by one, and tries every
/// one of them out until there were `claims`. Returns how many there were; fails on a wrong one with what it was.
pub fn check_connections(seed: u64, claims: u64) -> Result<u64, String> {
    let mut dice = Dice::new(seed);
    let mut checked = 0;
    while checked < claims {
        let terrain = Arc::new(Terrain::<u64>::new(3 + dice.below(3)));
        let mut stones = random_position(&terrain, &mut dice, terrain.size);
        let mut networks = Side::BOTH.map(|side| Network::new(&terrain, side, NetworkReach::USUAL, &stones));
        for _ in 0..3 {
            for network in &networks {
                checked += check_network(&terrain, network, &stones)?;
            }
            let free = terrain.all.without(stones.taken());
            let Some(cell) = free.cells().nth(dice.below(free.count().max(1))) else { break };
            let (mover, cell) = (stones.turn, u64::single(cell));
            stones = stones.after(cell.lowest());
            networks[mover.index()].play(cell, 0);
            networks[(!mover).index()].play(0, cell);
            if networks.iter().any(Network::is_joined) {
                break;
            }
        }
    }
    Ok(checked)
}

/// Tries every connection of a network out. Returns how many there were.
pub(super) fn check_network(
    terrain: &Terrain<u64>,
    network: &Network<u64>,
    stones: &Stones<u64>,
) -> Result<u64, String> {
    let mut claims = 0;
    for (one, other, pair) in network.all() {
        let own = stones.of[network.side().index()];
        let mut truth = Exhaustive::new(terrain, network.side(), own, [one, other]);
        let wrong_full = pair.full.iter().find(|link| !truth.is_full(link.carrier));
        let wrong_semi = pair.semi.iter().find(|link| !truth.is_semi(link.carrier));
        if let Some(link) = wrong_full.or(wrong_semi) {
            return Err(format!("{one} – {other}: {link:?} in {stones:?}"));
        }
        claims += (pair.full.len() + pair.semi.len()) as u64;
    }
    Ok(claims)
}

/// Fills positions by lot on boards of three and four rows in, and looks for must-play regions, until there were
/// `positions`; tries out whether filling changes who wins, whether a move outside of the region or a vulnerable one is
/// ever the only one that wins, and whether carriers hold. Returns how many cells were filled or left out.
pub fn check_reductions(seed: u64, positions: u64) -> Result<u64, String> {
    let mut dice = Dice::new(seed);
    let solvers = [3, 4].map(|size| SizedSolver::<u64>::new(size, 1 << 20, Parts::ALL));
    let mut cells = 0;
    for _ in 0..positions {
        let solver = &solvers[dice.below(2)];
        let least = if solver.terrain.size == 4 { 5 } else { 1 };
        let stones = random_position(&solver.terrain, &mut dice, least);
        cells += check_position(solver, stones).ok_or_else(|| format!("{stones:?}"))?;
    }
    Ok(cells)
}

/// How many cells of a position are filled or left out, unless that changes anything.
fn check_position(solver: &SizedSolver<u64>, stones: Stones<u64>) -> Option<u64> {
    let terrain = &solver.terrain;
    let mut outcomes = Outcomes::new(terrain);
    let surroundings = Filler::new(terrain, stones);
    let filled = surroundings.filled().stones;
    let wins = outcomes.wins(stones);
    let verdict = solver.solve(stones, &mut Clock::unlimited()).ok()?;
    if outcomes.wins(filled) != wins || verdict.mover_wins != wins {
        return None;
    }
    // Whatever is not needed may be the loser's.
    let winner = if wins { stones.turn } else { !stones.turn };
    let mut worst = stones;
    worst.of[(!winner).index()] = terrain.all.without(stones.of[winner.index()] | verdict.carrier);
    if outcomes.wins(worst) != wins {
        return None;
    }
    let free = terrain.all.without(filled.taken());
    let hopeless = surroundings.hopeless();
    let region = solver.must_play(filled);
    let left: Vec<_> = free.cells().filter(|&cell| region.has(cell) && !hopeless.vulnerable.has(cell)).collect();
    let is_settled = Side::BOTH.iter().any(|&side| terrain.is_joined(side, filled.of[side.index()]));
    let mut wins_with = |cells: &[usize]| cells.iter().any(|&cell| !outcomes.wins(filled.after(cell)));
    if !is_settled && wins && !wins_with(&left) {
        return None;
    }
    // Outside of the region nothing wins at all.
    let outside: Vec<_> = free.without(region).cells().collect();
    if !is_settled && wins_with(&outside) {
        return None;
    }
    Some((filled.taken().without(stones.taken()).count() + free.count() - left.len()) as u64)
}
