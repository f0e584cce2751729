//! Tic-tac-toe to its end and Adji-boto to a depth: ours and the `minimax` crate's, one thread, no quiescence, the same
//! value. Tables are set up before the clock starts.

use std::time::{Duration, Instant};

use jogada_games::adji_boto::{AdjiBoto, Captures, Score};
use jogada_games::tic_tac_toe::{Threats, TicTacToe};
use jogada_rules::{Evaluator, Guide, Indexed, Nothing};
use jogada_search::tree::{Aids, Ends, Engine, Pvs, Ordering, pvs};
use jogada_search::{Clock, Table};
use minimax::{IterativeOptions, IterativeSearch, Strategy};

use crate::Lap;
use crate::theirs::{Fixed, Lead};

const SMALL: usize = 1 << 18;
const LARGE: usize = 64 << 20;
/// The best of so many counts.
const TRIES: usize = 3;

/// The value that the search of that name finds.
pub(crate) fn run(name: &str) -> Option<Lap> {
    let plain = Pvs { ends: Ends::Outcome, ..Pvs::default() };
    // A small search gains less by remembering than it costs. Theirs gets the settings that suit it, too.
    let aids = Aids { table_from: Some(4), ..Aids::default() };
    let ordering = Ordering { killers: true, ..Ordering::NONE };
    Some(match name {
        "tic-tac-toe" => ours::<TicTacToe>(&Nothing, &Threats, Pvs { depth: 9, step: 9, ..plain }, 1 << 16),
        "tic-tac-toe-minimax" => theirs::<TicTacToe>(9, 1 << 16),
        "adji-boto-10" => ours::<AdjiBoto>(&Score, &Captures, Pvs { depth: 10, step: 4, aids, ordering, ..plain }, SMALL),
        "adji-boto-10-minimax" => theirs::<AdjiBoto>(10, SMALL),
        "adji-boto-14" => ours::<AdjiBoto>(&Score, &Captures, Pvs { depth: 14, step: 2, ..plain }, LARGE),
        "adji-boto-14-minimax" => theirs::<AdjiBoto>(14, LARGE),
        _ => return None,
    })
}

fn ours<G: Fixed + Indexed>(
    evaluator: &impl Evaluator<G>,
    guide: &impl Guide<G>,
    options: Pvs,
    bytes: usize,
) -> Lap {
    let (game, table) = (G::rules(), Table::new(bytes));
    best((0..TRIES).map(|_| {
        table.clear();
        let engine = Engine { game, evaluator, guide, table: &table, options };
        let start = Instant::now();
        let found = pvs(engine, &game.initial(), &mut Clock::unlimited(), &mut (), &mut |_| {});
        (i64::from(found.value.whole_points()), start.elapsed())
    }))
}

/// Their search with each of the settings that may suit it.
fn theirs<G: Fixed>(depth: u8, bytes: usize) -> Lap {
    let plain = || IterativeOptions::new().with_table_byte_size(bytes);
    let settings = [
        plain(),
        plain().with_double_step_increment(),
        plain().with_countermove_history(),
        plain().with_countermove_history().with_double_step_increment(),
        plain().with_mtdf(),
        plain().with_mtdf().with_countermove_history().with_double_step_increment(),
    ];
    best(settings.into_iter().flat_map(|setting| (0..TRIES).map(move |_| setting)).map(|setting| {
        let mut search = IterativeSearch::new(Lead::<G>::new(), setting);
        search.set_max_depth(depth);
        let state = G::rules().initial();
        let start = Instant::now();
        search.choose_move(&state);
        (i64::from(search.root_value()), start.elapsed())
    }))
}

/// The quickest of several tries, which must agree.
fn best(tries: impl Iterator<Item = (i64, Duration)>) -> Lap {
    let tries: Vec<_> = tries.collect();
    let (answer, _) = tries[0];
    assert!(tries.iter().all(|&(other, _)| other == answer), "the tries must agree: {tries:?}");
    Lap { answer, time: tries.iter().map(|&(_, time)| time).min() }
}
