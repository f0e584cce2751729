//! Two threads find the same exact values as one, and so do more than there are processors.

use jogada_rules::{Nothing, Standard};
use jogada_search::proof::{self, DfPn, ProofTable};
use jogada_search::tree::{Ends, Engine, Pvs, pvs};
use jogada_search::{Clock, Table};

use crate::places::{Visitor, positions, visit_finite_games};

/// More threads than small machines have processors: they are stopped anywhere, and meet in every place of the table.
const CROWD: usize = 8;

/// Counts the positions solved both ways.
struct Pairs(usize);

impl Visitor for Pairs {
    fn visit<G: Standard>(&mut self, name: &str, game: &G, count: usize) {
        for (number, state) in positions(game, count, 12).iter().enumerate() {
            let solved = |threads| {
                let table = Table::new(1 << (8 + number % 8));
                let options = Pvs { threads, ends: [Ends::Outcome, Ends::Distance][number % 2], ..Pvs::default() };
                let engine = Engine { game, evaluator: &Nothing, guide: &(), table: &table, options };
                let found = pvs(engine, state, &mut Clock::unlimited(), &mut (), &mut |_| {});
                assert!(found.proven, "{name} {state:?}");
                found.value
            };
            let value = solved(1);
            let threads = if number.is_multiple_of(4) { CROWD } else { 2 };
            assert_eq!(solved(threads), value, "{name} {state:?}, {threads} threads");
            if !game.is_scoring() {
                let table = ProofTable::new(1 << 14);
                let prover = DfPn { game, evaluator: &Nothing, table: &table, threads };
                let solution = proof::solve(prover, state, &mut Clock::unlimited());
                assert_eq!((solution.lower, solution.upper), (value.outcome(), value.outcome()), "{name} {state:?}");
            }
            self.0 += 1;
        }
    }
}

#[test]
fn many_threads_solve_five_hundred_positions_alike() {
    let mut pairs = Pairs(0);
    visit_finite_games(&mut pairs);
    assert!(pairs.0 >= 500, "{}", pairs.0);
}
