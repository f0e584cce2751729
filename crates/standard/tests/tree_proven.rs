//! What a search calls proven of a real game is its exact value: with the finite reach of its evaluation, with
//! quiescence, with tables of endings, and with every mix of options.

use jogada_games::adji_boto::{AdjiBoto, Captures, Position, Score as Captured};
use jogada_games::dots_and_boxes::{BoxScore as Boxes, ClosingFirst, DotsAndBoxes, DotsState, Turns};
use jogada_rules::{Dice, Endgame, Evaluator, Game, Guide, Indexed, Keyed, Ranked, Value, Window, contract};
use jogada_search::retro::Retrograde;
use jogada_search::tree::{Aids, AlphaBeta, Ends, Engine, Found, Informed, Order, Ordering, Pvs, alphabeta, mtdf, pvs};
use jogada_search::{Clock, Table};

/// The most free lines with which a position of Dots and Boxes is tried out whole.
const MOST_FREE: usize = 9;
/// The most pieces of a board of Adji-boto whose value is known.
const MOST_PIECES: usize = 7;

/// Everything that can be switched, by lot.
fn mix(dice: &mut Dice) -> Pvs {
    let mut on = || dice.below(2) == 1;
    let ordering = Ordering { killers: on(), countermoves: on(), history: on() };
    let (null_windows, reach, is_tight) = (on(), on() || on(), on());
    Pvs {
        depth: 1 + dice.below(6) as u32,
        step: 1 + dice.below(2) as u32,
        ends: [Ends::Outcome, Ends::Distance][dice.below(2)],
        quiescence: [0, 1, 3, 16][dice.below(4)],
        aspiration: if is_tight { Some(1) } else { [None, Some(100)][dice.below(2)] },
        aids: Aids {
            null_windows,
            reach,
            table_from: [None, Some(1), Some(2), Some(3)][dice.below(4)],
            probe_children_from: [None, Some(2)][dice.below(2)],
        },
        ordering,
        ..Pvs::default()
    }
}

/// Searches with both engines and hands over what was called proven; says how often that was.
fn claims<G: Keyed + Indexed>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    guide: &impl Guide<G>,
    state: &G::State,
    options: Pvs,
    check: impl Fn(&Found<G::Move>),
) -> usize {
    let table = Table::new(1 << 12);
    let engine = Engine { game, evaluator, guide, table: &table, options };
    let found = [
        pvs(engine, state, &mut Clock::unlimited(), &mut (), &mut |_| {}),
        mtdf(engine, state, &mut Clock::unlimited(), &mut ()),
    ];
    found.iter().filter(|found| found.proven).inspect(|found| check(found)).count()
}

fn exact_boxes(game: &DotsAndBoxes, state: &DotsState) -> Value {
    let options = AlphaBeta { depth: 30, ends: Ends::Outcome, order: Order::Natural };
    alphabeta(game, state, &Boxes, options, Window::FULL, &mut Clock::unlimited(), &mut ()).value
}

#[test]
fn dots_and_boxes_where_turns_are_kept_and_where_they_are_not() {
    let mut proven = 0;
    for (rows, cols, turns) in [(2, 2, Turns::Again), (1, 4, Turns::Again), (2, 2, Turns::Alternate)] {
        let game = DotsAndBoxes::new(rows, cols, turns).expect("a board");
        let mut dice = Dice::new(31);
        for _ in 0..150 {
            let state = contract::random_position(&game, &mut dice, 12);
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            if moves.len() > MOST_FREE {
                continue;
            }
            let (truth, options) = (exact_boxes(&game, &state), mix(&mut dice));
            proven += claims(&game, &Boxes, &ClosingFirst, &state, options, |found| {
                assert_eq!(found.value, truth, "{state:?} with {options:?}");
            });
        }
    }
    assert!(proven > 200, "{proven}");
}

/// Boards of Adji-boto with few pieces, worked out backward.
struct Known {
    retrograde: Retrograde,
    /// The most pieces that a search is told of.
    told: u32,
}

impl Known {
    fn exact(&self, game: &AdjiBoto, state: &Position) -> Value {
        self.retrograde
            .bounds(game, state)
            .and_then(jogada_search::retro::MarginBounds::value)
            .expect("every small board has one value")
    }
}

impl Endgame<AdjiBoto> for Known {
    fn value(&self, game: &AdjiBoto, state: &Position) -> Option<Value> {
        (state.pieces() <= self.told).then(|| self.exact(game, state))
    }

    fn stage(&self, _: &AdjiBoto, state: &Position) -> u32 {
        state.pieces()
    }

    fn plies_away(&self, _: &AdjiBoto, state: &Position) -> u32 {
        // A move captures five pieces at the most.
        state.pieces().saturating_sub(self.told).div_ceil(5)
    }
}

#[test]
fn adji_boto_with_tables_of_endings_and_without() {
    let game = AdjiBoto::default();
    let mut known = Known { retrograde: Retrograde::new(), told: 0 };
    known.retrograde.reach(&game, MOST_PIECES, &mut Clock::unlimited()).expect("nothing stops it");
    let (mut dice, mut proven) = (Dice::new(32), 0);
    for number in 0..500 {
        let pieces = 2 + dice.below(MOST_PIECES - 1);
        let state = game.unrank(pieces, dice.below(game.positions(pieces) as usize) as u64);
        known.told = [0, 2, 4][number % 3];
        let (truth, options) = (known.exact(&game, &state), mix(&mut dice));
        let informed = Informed::new(&Captured, Some(&known), &game, &state);
        proven += claims(&game, &informed, &Captures, &state, options, |found| {
            assert_eq!(found.value, truth, "{state:?} with tables up to {} and {options:?}", known.told);
        });
    }
    assert!(proven > 100, "{proven}");
}
