//! The player: the algorithm `expert` of Hex.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Note, Odds, Overlay};
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
        // What is usual for searches that try every move says nothing here.
        let depth = asked.limits.depth.unwrap_or(u32::MAX);
        // Only where somebody waits: what is limited otherwise gives the same answer on every machine.
        let soft_time = asked.soft_time.filter(|_| asked.limits.time.is_some());
        Puct { depth, insight_after, memory, told, threads: asked.threads.max(1), soft_time, ..Puct::default() }
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
        let mut lines = searcher.lines(told);
        lines.extend(searcher.untried(asked.game, told - lines.len(), clock.stop_flag()));
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
        let (found, lines) = Self::searched(asked, lines, clock, report);
        if lines.is_empty() && asked.game.settled(asked.state).is_none() {
            return Some(vec![found]);
        }
        Some(lines.into_iter().map(|line| Found { stopped: found.stopped, ..line.found() }).collect())
    }

    fn overlays(&self, game: &Hex, state: &HexState) -> Vec<Overlay> {
        shown::overlays(game, state)
    }

    fn reason(&self, game: &Hex, state: &HexState, mv: HexMove) -> Option<Note> {
        shown::reason(game, state, mv)
    }

    fn odds(&self) -> Option<Odds> {
        Some(Odds::Expected)
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::time::Duration;

    use jogada_rules::{Dice, Notation};
    use jogada_search::{Keepsake, Limits, SearchInfo, StopFlag, Table};

    use super::*;

    fn board(size: usize) -> Hex {
        Hex::new(size, false).expect("a size within the range")
    }

    /// Asks about the empty board, with 400 kB.
    fn asked<R>(game: &Hex, threads: usize, kept: &Keepsake, ask: impl FnOnce(&Assignment<'_, Hex>) -> R) -> R {
        asked_within(Limits::nodes(40), game, threads, kept, ask)
    }

    /// The same within other limits.
    fn asked_within<R>(
        limits: Limits,
        game: &Hex,
        threads: usize,
        kept: &Keepsake,
        ask: impl FnOnce(&Assignment<'_, Hex>) -> R,
    ) -> R {
        ask(&Assignment {
            game,
            state: &game.initial(),
            limits,
            depth: u32::MAX,
            table: &Table::new(0),
            memory: 400_000,
            threads,
            soft_time: None,
            dice: Dice::new(1),
            kept,
            temperature: None,
        })
    }

    #[test]
    fn the_tree_gets_three_quarters_of_the_memory_and_proofs_the_rest() {
        let kept = Keepsake::default();
        let usual = Puct { insight_after: 24, memory: 300_000, told: 3, threads: 1, ..Puct::default() };
        for (threads, used) in [(0, 1), (1, 1), (2, 2)] {
            let options = asked(&board(11), threads, &kept, |asked| ByNet::options(asked, 3));
            assert_eq!(options, Puct { threads: used, ..usual });
        }
        assert_eq!(asked(&board(11), 1, &kept, |asked| Recollection::of(asked, usual).council.memory), 100_000);
    }

    #[test]
    fn a_search_goes_no_deeper_than_it_may() {
        let deepest = |depth| {
            let mut deepest = 0;
            let mut clock = Clock::start(&Limits::nodes(2000), &StopFlag::new());
            let mut hear = |info: &SearchInfo<HexMove>| deepest = deepest.max(info.line.len());
            let search = |asked: &Assignment<'_, Hex>| ByNet.search(asked, &mut clock, &mut hear);
            let limits = Limits { depth, ..Limits::NONE };
            let found = asked_within(limits, &board(9), 1, &Keepsake::default(), search);
            assert!(clock.nodes() >= USUAL_SIMULATIONS);
            deepest.max(found.line.len())
        };
        assert_eq!([1, 2, 3].map(|depth| deepest(Some(depth))), [1, 2, 3]);
        assert!(deepest(None) > 3);
    }

    #[test]
    fn what_was_kept_of_another_board_is_not_used() {
        let (kept, game) = (Keepsake::default(), board(5));
        let search = |game: &Hex| {
            let mut clock = Clock::start(&Limits::nodes(40), &StopFlag::new());
            asked(game, 1, &kept, |asked| ByNet.search(asked, &mut clock, &mut |_| {})).best()
        };
        assert!(search(&game).is_some());
        let known = |game: &Hex| {
            let found = asked(game, 1, &kept, |asked| Recollection::of(asked, ByNet::options(asked, 1)));
            let facts = (found.council.size, found.searcher.lines(1).len());
            kept.leave(found);
            facts
        };
        assert_eq!(known(&game), (5, 1), "it goes on from what it knows");
        assert_eq!(known(&board(7)), (7, 0), "and begins anew elsewhere");
    }

    #[test]
    fn an_analysis_tells_as_many_lines_as_are_wanted() {
        for (size, count) in [(5, 1), (5, 2), (7, 3), (7, 5), (2, 4)] {
            let mut clock = Clock::start(&Limits::nodes(40), &StopFlag::new());
            let mut analyze = |asked: &Assignment<'_, Hex>| ByNet.analyze(asked, count, &mut clock, &mut |_| {});
            let lines = asked(&board(size), 1, &Keepsake::default(), &mut analyze).expect("it has some");
            let moves: HashSet<_> = lines.iter().filter_map(Found::best).collect();
            assert_eq!((lines.len(), moves.len()), (count, count));
        }
    }

    #[test]
    fn an_analysis_of_a_lost_position_says_so_in_every_line() {
        let game = board(7);
        let mut state = game.initial();
        for text in ["d4", "e3", "c6", "e5", "b4"] {
            let mv = game.read_move(&state, text).expect("a move");
            game.play(&mut state, mv);
        }
        let (kept, mut clock) = (Keepsake::default(), Clock::start(&Limits::nodes(40), &StopFlag::new()));
        let analyzed = asked(&game, 1, &kept, |asked| {
            ByNet.analyze(&Assignment { state: &state, ..assigned(asked) }, 3, &mut clock, &mut |_| {})
        });
        let lines = analyzed.expect("it has some");
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.proven && line.value.is_loss()), "{lines:?}");
    }

    /// The same question once more, to be asked about something else.
    fn assigned<'a>(asked: &Assignment<'a, Hex>) -> Assignment<'a, Hex> {
        Assignment { dice: asked.dice.clone(), ..*asked }
    }

    #[test]
    fn only_a_clock_makes_it_hurry() {
        let soft = Some(Duration::from_secs(1));
        for (time, heeded) in [(None, None), (Some(Duration::from_secs(2)), soft)] {
            let options = asked(&board(5), 1, &Keepsake::default(), |asked| {
                let limits = Limits { time, ..asked.limits };
                ByNet::options(&Assignment { limits, soft_time: soft, ..assigned(asked) }, 1)
            });
            assert_eq!(options.soft_time, heeded);
        }
    }

    #[test]
    fn it_shows_what_it_sees_and_says_what_it_can() {
        let game = board(3);
        let center = HexMove::Place(Cell::new(1, 1));
        assert_eq!(ByNet.overlays(&game, &game.initial()).len(), 2);
        assert_eq!(ByNet.reason(&game, &game.initial(), center).map(|note| note.key), Some("wins-by-connection"));
        assert!(ByNet.odds() == Some(Odds::Expected) && ByNet.has_temperature() && !ByNet.needs_table());
    }
}
