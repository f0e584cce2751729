//! The player: the algorithm `expert` of Hex.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Note, Overlay};
use jogada_search::tree::Found;
use jogada_search::{Assignment, Clock, Expert, Reporter};

use super::counsel::Counsel;
use super::net::{Net, Opinion, Scratch};
use super::perspective::Perspective;
use super::puct::{Puct, Searcher};
use super::shown;

/// Plays Hex on boards of any size by the net's search. Whether to swap, and what to open with where the other side may
/// swap, follow from the values that the search finds: a swap turns the same position round.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByNet;

/// Simulations where nothing limits the search.
const USUAL_SIMULATIONS: u64 = 800;
/// A position visited once for so many cells of the board is looked at for connections, which takes as long as a few
/// looks of the net, and the longer the larger the board is.
const CELLS_A_VISIT: usize = 5;

impl ByNet {
    /// Searches and keeps what was found.
    fn searched(
        asked: &Assignment<'_, Hex>,
        told: usize,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> (Searcher<'static>, Found<HexMove>) {
        let threads = asked.threads.max(1);
        let (proofs, memory) = (asked.memory / 4, asked.memory - asked.memory / 4);
        let insight_after = (asked.game.size().pow(2) / CELLS_A_VISIT) as u32;
        let options = Puct { insight_after, memory, told, threads, ..Puct::default() };
        let mut searcher = Searcher::new(Net::standard(), options);
        let mut search = |clock: &mut Clock| {
            searcher.search(asked.game, asked.state, || Counsel::new(asked.game, proofs), clock, report)
        };
        let found = if asked.limits.may_interrupt() {
            search(clock)
        } else {
            let mut part = clock.part(USUAL_SIMULATIONS);
            let found = search(&mut part);
            clock.add_nodes(part.nodes());
            found
        };
        (searcher, found)
    }
}

impl Expert<Hex> for ByNet {
    fn search(
        &self,
        asked: &Assignment<'_, Hex>,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> Found<HexMove> {
        Self::searched(asked, 1, clock, report).1
    }

    fn analyze(
        &self,
        asked: &Assignment<'_, Hex>,
        lines: usize,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> Option<Vec<Found<HexMove>>> {
        let (searcher, found) = Self::searched(asked, lines, clock, report);
        let stopped = found.stopped;
        Some(searcher.lines(lines).into_iter().map(|line| Found { stopped, ..line.found() }).collect())
    }

    fn overlays(&self, game: &Hex, state: &HexState) -> Vec<Overlay> {
        shown::overlays(game, state)
    }

    fn reason(&self, game: &Hex, state: &HexState, mv: HexMove) -> Option<Note> {
        shown::reason(game, state, mv)
    }

    fn counts_games(&self) -> bool {
        true
    }
}

/// Where the net would play, without search: free cells with their shares of one, best first, and what the side to move
/// may expect, from −1 to 1.
///
/// ```
/// use jogada_experts::hex::player::heat;
/// use jogada_games::hex::Hex;
/// use jogada_rules::{Game, Note, Overlay};
///
/// let game = Hex::new(7, false)?;
/// let (cells, value) = heat(&game, &game.initial());
/// assert_eq!(cells.len(), 49);
/// assert!(value > 0.0, "whoever moves first wins");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn heat(game: &Hex, state: &HexState) -> (Vec<(Cell, f32)>, f32) {
    if let Some(value) = game.settled(state) {
        return (Vec::new(), value.signum() as f32);
    }
    let net = Net::standard();
    let (mut scratch, mut opinion) = (Scratch::new(net, game.size()), Opinion::default());
    let perspective = Perspective::of(game, state);
    net.look(&perspective, &mut scratch, &mut opinion);
    let free = (0..opinion.policy.len()).filter(|&index| perspective.is_empty(index));
    let mut cells: Vec<_> = free.map(|index| (perspective.cell(index), opinion.policy[index])).collect();
    cells.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    (cells, opinion.value)
}
