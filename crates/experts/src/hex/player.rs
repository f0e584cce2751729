//! The player: the algorithm `expert` of Hex.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Note, Overlay};
use jogada_search::tree::Found;
use jogada_search::{Assignment, Clock, Expert, Reporter};

use super::counsel::Council;
use super::impulse;
use super::net::{Net, Opinion, Scratch};
use super::perspective::Perspective;
use super::puct::{Puct, Searcher, Variation};
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

/// What the player keeps from one move of a game to the next.
struct Recollection {
    searcher: Searcher<'static>,
    council: Council,
}

impl Recollection {
    /// What was kept of this game, or nothing yet.
    fn of(asked: &Assignment<'_, Hex>, options: Puct) -> Self {
        let proofs = asked.memory / 4;
        let anew =
            || Self { searcher: Searcher::new(Net::standard(), options), council: Council::new(asked.game, proofs) };
        let kept = asked.kept.take::<Self>().filter(|kept| kept.council.size == asked.game.size());
        let mut kept = kept.unwrap_or_else(anew);
        kept.searcher.options = options;
        kept
    }
}

impl ByNet {
    fn options(asked: &Assignment<'_, Hex>, told: usize) -> Puct {
        let insight_after = (asked.game.size().pow(2) / CELLS_A_VISIT) as u32;
        let memory = asked.memory - asked.memory / 4;
        Puct { insight_after, memory, told, threads: asked.threads.max(1), ..Puct::default() }
    }

    /// Searches, from what is known of the last move on, and says what was found: the best move, and the `told` best.
    fn searched(
        asked: &Assignment<'_, Hex>,
        told: usize,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> (Found<HexMove>, Vec<Variation>) {
        let Recollection { mut searcher, council } = Recollection::of(asked, Self::options(asked, told));
        let mut search =
            |clock: &mut Clock| searcher.search(asked.game, asked.state, || council.counsel(asked.game), clock, report);
        let found = if asked.limits.may_interrupt() {
            search(clock)
        } else {
            let mut part = clock.part(USUAL_SIMULATIONS);
            let found = search(&mut part);
            clock.add_nodes(part.nodes());
            found
        };
        let lines = searcher.lines(told);
        asked.kept.leave(Recollection { searcher, council });
        (found, lines)
    }
}

impl Expert<Hex> for ByNet {
    fn search(
        &self,
        asked: &Assignment<'_, Hex>,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> Found<HexMove> {
        match asked.temperature.filter(|_| asked.game.settled(asked.state).is_none()) {
            Some(temperature) => {
                clock.add_nodes(1);
                impulse::choose(asked.game, asked.state, temperature, &mut asked.dice.clone())
            }
            None => Self::searched(asked, 1, clock, report).0,
        }
    }

    fn analyze(
        &self,
        asked: &Assignment<'_, Hex>,
        lines: usize,
        clock: &mut Clock,
        report: &mut Reporter<'_, HexMove>,
    ) -> Option<Vec<Found<HexMove>>> {
        let (Found { stopped, .. }, lines) = Self::searched(asked, lines, clock, report);
        Some(lines.into_iter().map(|line| Found { stopped, ..line.found() }).collect())
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

    fn has_temperature(&self) -> bool {
        true
    }

    fn needs_table(&self) -> bool {
        false
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
/// let all: f32 = cells.iter().map(|(_, share)| share).sum();
/// assert!((all - 1.0).abs() < 0.01 && (-1.0..=1.0).contains(&value));
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
