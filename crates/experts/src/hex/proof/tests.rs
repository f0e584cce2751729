//! Claims that are written hold, and are few.

use jogada_games::hex::Hex;
use jogada_rules::{Dice, Notation, Side};
use jogada_search::Clock;

use super::pairs::is_useless;
use super::writer::{Narrow, PATIENT, Writer};
use crate::hex::bits::collected;
use crate::hex::connections::Network;
use crate::hex::solver::{Parts, SizedSolver};
use crate::hex::terrain::{Stones, Terrain};
use crate::hex::truth::{Exhaustive, random_position};
use crate::hex::{HexSolver, Knowledge};

/// Positions by lot of four and five rows, and every claim about the two edges tried out.
#[test]
fn every_claim_that_joins_the_edges_holds_whatever_is_tried() {
    let (mut dice, mut tried) = (Dice::new(5), 0);
    let solvers = [4, 5].map(|size| SizedSolver::<u64>::new(size, 1 << 20, Parts::ALL));
    for number in 0..120 {
        let solver = &solvers[number % 2];
        let terrain = &solver.terrain;
        let stones = random_position(terrain, &mut dice, if terrain.size == 4 { 3 } else { 9 });
        let mut clock = Clock::unlimited();
        let verdict = solver.solve(stones, &mut clock).expect("nobody stops it");
        let winner = if verdict.mover_wins { stones.turn } else { !stones.turn };
        let narrow = Narrow { own: stones.of[winner.index()], left: verdict.carrier };
        let mut writer = Writer::new(solver, winner, &mut clock);
        writer.holds(narrow.after(verdict.best, verdict.carrier)).expect("nobody stops it");
        let edges = [terrain.all.count_ones() as u16, terrain.all.count_ones() as u16 + 1];
        for &claim in writer.written() {
            let needs = writer.claims.needs(claim);
            let mut truth = Exhaustive::new(terrain, winner, needs.stones, edges);
            assert!(truth.is_full(needs.carrier), "{needs:?} for {winner:?} in {stones:?}");
            tried += 1;
        }
    }
    assert!(tried > 200, "{tried}");
}

/// How many positions it takes to prove one, how many more to write the proof down, and how many claims that makes.
fn counts(size: usize, position: &str) -> (u64, u64, usize) {
    let game = Hex::new(size, false).expect("a size that there is");
    let state = game.read_position(position).expect("a position of the board");
    let solver = HexSolver::new(&game, 64 << 20, Knowledge::ALL);
    let mut clock = Clock::unlimited();
    solver.solve(&game, &state, &mut clock).expect("nobody stops it");
    let solved = clock.nodes();
    let proof = solver.prove(&game, &state, &mut clock).expect("nobody stops it");
    (solved, clock.nodes() - solved, proof.lines().count())
}

#[test]
fn writing_a_proof_down_takes_no_more_than_finding_it() {
    for (position, most) in [
        ("......./......./......./...x.../......./......./....... 2", 6_000),
        ("......./......./......./......./......./......./....... 1", 2_000),
    ] {
        let (solved, written, lines) = counts(7, position);
        assert!(written <= solved, "{written} positions after {solved} of {position}");
        assert!(lines <= most, "{lines} lines for {position}");
    }
}

#[test]
fn a_cell_is_useless_where_all_around_it_touches_without_it() {
    let terrain = Terrain::<u64>::new(4);
    let is_useless = |cell, stones: &[usize], left: &[usize]| {
        let stones = collected(stones.iter().copied());
        is_useless(&terrain, Side::First, cell, stones, stones | collected::<u64>(left.iter().copied()))
    };
    // Around 5 lie 1, 2, 6, 9, 8 and 4, each next to the one before.
    assert!(is_useless(5, &[], &[1, 2]) && is_useless(5, &[], &[9]) && is_useless(5, &[], &[]));
    assert!(!is_useless(5, &[], &[1, 6]), "they do not touch");
    assert!(!is_useless(5, &[], &[1, 2, 6]), "the stones between them are not there yet");
    assert!(is_useless(5, &[2], &[1, 6]) && is_useless(5, &[1, 2, 6, 9], &[4, 8]));
    assert!(!is_useless(5, &[1, 9], &[]) && !is_useless(5, &[1, 2], &[9]), "two groups");
    // The upper edge is First's, and touches all of its row.
    assert!(is_useless(1, &[], &[0, 2]) && is_useless(1, &[0, 4], &[]));
    assert!(!is_useless(1, &[], &[4]) && !is_useless(1, &[5], &[0]), "what does not touch the edge");
    assert!(is_useless(4, &[0], &[1]) && !is_useless(4, &[0], &[8]), "the left edge is the other side's");
}

/// Two that lie side by side between two stones: each is useless where the other is lost, and both make a way.
#[test]
fn what_is_useless_alone_is_not_taken_for_stones_together() {
    let solver = SizedSolver::<u64>::new(4, 1 << 20, Parts::ALL);
    let mut clock = Clock::unlimited();
    let writer = Writer::new(&solver, Side::First, &mut clock);
    let narrow = Narrow { own: collected([1, 13]), left: 0 };
    let Stones { of: [own, theirs], .. } = writer.recognizable(narrow);
    assert!(!solver.terrain.is_joined(Side::First, own), "{own:b}");
    assert_eq!((own & theirs, own | theirs), (0, solver.terrain.all));
}

/// Where nothing is at hand, the loser's own cells are no intrusions: answers to them would go round for ever.
#[test]
fn only_cells_that_are_left_have_to_be_answered() {
    let solver = SizedSolver::<u64>::new(4, 1 << 20, Parts::ALL);
    let mut clock = Clock::unlimited();
    let mut writer = Writer::new(&solver, Side::First, &mut clock);
    let narrow = Narrow { own: collected([1]), left: collected([5, 6, 10]) };
    let network = Network::explained(&solver.terrain, Side::First, PATIENT, &writer.stones(narrow, Side::Second));
    let mut answers = Vec::new();
    assert_eq!((writer.at_hand(narrow, &network, &mut answers), answers), (narrow.left, Vec::new()));
}
