//! What each search does, to the last position. Which moves come first, what is cut and what the table is asked changes no
//! value, so that nothing else here would notice: a search that does more or less than before shows in these figures. A
//! change that is meant states the new ones.

use jogada_rules::Window;
use jogada_search::tree::{AlphaBeta, Ends, Negamax, Order, Pvs, Sss, alphabeta, minimax, mtdf, negamax, pvs, sss};
use jogada_search::{Clock, Counters, Table};

use crate::oracle::{ENDS, engine, mixes};
use crate::synthetic::{Guess, Hunch, Maze, Place, positions};

/// Everything that a search counts, in one number.
fn sum(counted: &Counters) -> u64 {
    let Counters { nodes, evaluations, ends, alpha_raises, alpha_cuts, beta_cuts, .. } = *counted;
    let figures =
        [nodes, evaluations, ends, alpha_raises, alpha_cuts, beta_cuts, counted.table_hits, counted.table_lookups];
    figures.into_iter().zip(1..).map(|(figure, weight)| figure * weight).sum()
}

/// What a search counts on many positions, with its values.
fn pinned(search: impl Fn(usize, &Maze, &Place, &mut Counters)) -> u64 {
    let places = positions(12, 4);
    let counted = places.iter().enumerate().map(|(number, (maze, place))| {
        let mut counters = Counters::default();
        search(number, maze, place, &mut counters);
        sum(&counters)
    });
    counted.sum()
}

#[test]
fn pvs_does_what_it_did_under_every_mix_of_options() {
    let done = mixes().enumerate().map(|(mix, options)| {
        pinned(|number, maze, place, counters| {
            let (table, ends) = (Table::new([256, 1 << 14][mix % 2]), ENDS[(mix + number) % 2]);
            let options = Pvs { depth: 7, ends, quiescence: mix as u32 % 3, step: 1 + mix as u32 % 2, ..options };
            let mut clock = Clock::unlimited();
            if mix % 4 < 2 {
                pvs(engine(maze, &Hunch, &table, options), place, &mut clock, counters, &mut |_| {});
            } else {
                pvs(engine(maze, &(), &table, options), place, &mut clock, counters, &mut |_| {});
            }
        })
    });
    let done: Vec<u64> = done.collect();
    assert_eq!(done, PVS);
}

#[test]
fn the_others_do_what_they_did() {
    let table = || Table::new(1 << 12);
    let all = [
        pinned(|number, maze, place, counters| {
            minimax(maze, place, &Guess, 5, ENDS[number % 2], &mut Clock::unlimited(), counters);
        }),
        pinned(|number, maze, place, counters| {
            let order = [Order::Natural, Order::Evaluation][number % 2];
            let options = AlphaBeta { depth: 6, ends: ENDS[number / 2 % 2], order };
            alphabeta(maze, place, &Guess, options, Window::FULL, &mut Clock::unlimited(), counters);
        }),
        pinned(|number, maze, place, counters| {
            let options = Negamax { depth: 6, ends: ENDS[number % 2], table: &table() };
            negamax(maze, place, &Guess, &Hunch, options, &mut Clock::unlimited(), counters);
        }),
        pinned(|_, maze, place, counters| {
            let options = Sss { depth: 6, ends: Ends::Outcome, most_nodes: 1 << 20 };
            sss(maze, place, &Guess, options, &mut Clock::unlimited(), counters);
        }),
        pinned(|_, maze, place, counters| {
            let options = Pvs { depth: 6, ..Pvs::default() };
            mtdf(engine(maze, &Hunch, &table(), options), place, &mut Clock::unlimited(), counters);
        }),
    ];
    assert_eq!(all, [80_884, 69_124, 79_943, 25_136, 140_173]);
}

/// By the number of the mix.
#[rustfmt::skip]
const PVS: [u64; 64] = [
    179_306, 179_943, 209_743, 121_289, 228_726, 123_695, 151_483, 133_532,
    191_969, 117_304, 206_103, 139_484, 156_545, 138_194, 190_901, 108_697,
    170_030, 112_882, 128_762, 121_645, 197_853, 101_794, 198_217, 134_251,
    174_396, 132_864, 185_321, 106_004, 188_707, 126_719, 143_181, 126_967,
    182_064, 101_238, 194_006, 119_244, 146_567, 138_667, 178_180, 97_220,
    263_926, 174_600, 187_366, 167_250, 237_397, 117_035, 207_243, 140_133,
    130_831, 125_811, 174_012, 91_541, 177_761, 118_309, 140_748, 121_469,
    178_564, 94_479, 174_556, 118_788, 166_361, 168_440, 198_088, 109_074,
];
