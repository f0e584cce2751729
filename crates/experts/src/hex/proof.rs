//! A proof that a solver has found, written down as claims that stand without it.
//!
//! The solver says who wins and with which cells. All others are given to the loser, and in what is left the winner's
//! connections are explained, or the loser's moves answered one by one until no cell is needed by all answers. What is
//! written depends on nothing that was filled in, pruned or remembered: a wrong verdict could not be written down.

use std::collections::HashMap;
use std::fmt::Write;

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Game, Notation, Placement, Side};
use jogada_search::{Clock, Stopped};
use thiserror::Error;

use super::bits::CellBits;
use super::claims::{Claim, Claims, Explainer};
use super::connections::{Endpoint, Network, NetworkReach};
use super::solver::{SizedSolver, SolverVerdict};
use super::terrain::{Stones, cell_of};

/// Why no proof was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unproven {
    /// It was not found out in time.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A stone may still be taken over, and what one move needs says nothing about another.
    #[error("proofs begin where no swap is possible any more")]
    Swap,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// The connections of a position that has few cells left are looked for with patience.
const PATIENT: NetworkReach =
    NetworkReach { fulls: 20, semis: 60, between_empty: 16, together: 6, over_edges: false, steps: 100_000 };

/// Writes the proof of a position down.
pub(super) fn write<B: CellBits>(
    solver: &SizedSolver<B>,
    game: &Hex,
    state: &HexState,
    clock: &mut Clock,
) -> Result<String, Unproven> {
    if game.settled(state).is_some() {
        return Err(Unproven::Over);
    }
    if !game.is_placement(state) {
        return Err(Unproven::Swap);
    }
    let stones = Stones::of(game, state);
    let verdict = solver.solve(stones, clock)?;
    let winner = if verdict.mover_wins { stones.turn } else { !stones.turn };
    let mut writer = Writer { solver, winner, clock, claims: Claims::new(), written: HashMap::new() };
    let (reply, claim) = if verdict.mover_wins {
        writer.answer(stones, verdict)?
    } else {
        (None, writer.holds(stones, verdict.carrier)?)
    };
    Ok(text_of(game, state, winner, &writer.claims, (reply, claim)))
}

struct Writer<'a, B> {
    solver: &'a SizedSolver<B>,
    winner: Side,
    clock: &'a mut Clock,
    claims: Claims<B>,
    /// The claims of positions with the loser to move.
    written: HashMap<Stones<B>, usize>,
}

impl<B: CellBits> Writer<'_, B> {
    /// The claim that the winner joins the edges with these cells, the loser to move.
    fn holds(&mut self, stones: Stones<B>, carrier: B) -> Result<usize, Stopped> {
        let terrain = &self.solver.terrain;
        if let Some(&written) = self.written.get(&stones) {
            return Ok(written);
        }
        let own = stones.of[self.winner.index()];
        let mut narrow = Stones { of: [terrain.all.without(own | carrier); 2], turn: !self.winner };
        narrow.of[self.winner.index()] = own;
        let claim = match self.explained(narrow) {
            Some(claim) => claim,
            None => self.answered([stones, narrow], carrier)?,
        };
        self.written.insert(stones, claim);
        Ok(claim)
    }

    /// The claim that connections make, if they join the edges.
    fn explained(&mut self, stones: Stones<B>) -> Option<usize> {
        let terrain = &self.solver.terrain;
        let own = stones.of[self.winner.index()];
        let network = Network::explained(terrain, self.winner, PATIENT, &stones);
        let cells = terrain.size * terrain.size;
        let edges = [cells as Endpoint, cells as Endpoint + 1];
        let claims = &mut self.claims;
        let mut explainer = Explainer { terrain, side: self.winner, stones: own, network: &network, claims };
        if network.is_joined() {
            let path = explainer.path(edges[0], edges[1])?;
            return Some(self.claims.add(Claim::Path(path)));
        }
        let link = network.winning().iter().min_by_key(|link| link.carrier.count())?;
        explainer.full(edges[0], edges[1], link.carrier)
    }

    /// The claim that every intrusion has an answer, in the position and in what is left when the carrier alone is empty.
    fn answered(&mut self, [stones, narrow]: [Stones<B>; 2], carrier: B) -> Result<usize, Stopped> {
        let mut answers = Vec::new();
        let mut common = carrier;
        while !common.is_empty() {
            // What the solver has looked at comes first: its refutations leave little or nothing to answer.
            let recalled = common.cells().find(|&cell| self.solver.recall(stones.after(cell)).is_some());
            let after = recalled.map_or_else(|| narrow.after(common.lowest()), |cell| stones.after(cell));
            let verdict = self.solver.solve(after, self.clock)?;
            debug_assert!(verdict.mover_wins, "a carrier holds against every intrusion");
            let answer = self.answer(after, verdict)?;
            common = common & self.claims.needed(&answer);
            answers.push(answer);
        }
        Ok(self.claims.add(Claim::Answers(answers)))
    }

    /// What the winner does in a position with the move, and what holds then.
    fn answer(&mut self, stones: Stones<B>, verdict: SolverVerdict<B>) -> Result<(Option<Endpoint>, usize), Stopped> {
        match verdict.best {
            Some(best) => {
                let after = stones.after(best.into());
                let verdict = self.solver.solve(after, self.clock)?;
                Ok((Some(best), self.holds(after, verdict.carrier)?))
            }
            None => Ok((None, self.holds(Stones { turn: !self.winner, ..stones }, verdict.carrier)?)),
        }
    }
}

/// The whole file: what it is about, the claims, and what they come to.
fn text_of<B: CellBits>(
    game: &Hex,
    state: &HexState,
    winner: Side,
    claims: &Claims<B>,
    (reply, claim): (Option<Endpoint>, usize),
) -> String {
    let cells = game.size() * game.size();
    let name = |end: Endpoint| match usize::from(end).checked_sub(cells) {
        Some(0) => "<".to_owned(),
        Some(_) => ">".to_owned(),
        None => game.move_text(state, HexMove::Place(cell_of(game, end.into()))),
    };
    let mut text =
        format!("{HEADING}\nsize {}\nposition {}\nwinner {winner}\n", game.size(), game.position_text(state));
    text.push_str(&claims.text(name));
    if let Some(reply) = reply {
        let _ = writeln!(text, "move {}", name(reply));
    }
    let _ = writeln!(text, "proven {claim}");
    text
}

/// The first line of every proof.
const HEADING: &str = "jogada-hex-proof 1";
