//! What the parts of the solver and of the player tell of many positions by lot, each in one number; see [`crate::told`].

use std::time::Duration;

use jogada_games::dots_and_boxes::{Chains, DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Evaluator, Game, Guide, Indexed, Keyed, SolvePlan, SolveProgress};
use jogada_search::solve::{MovesOf, SolveCall, Solver};
use jogada_search::{Clock, Limits, StopFlag, Table};

use super::calm::{Calm, MiddleFirst, Remainder};
use super::checkpoint::Checkpoint;
use super::field::LineField;
use super::ledger::{Ledger, LedgerEntry};
use super::pieces::{Collections, Piece};
use super::player::QuietPlayer;
use super::policy::ByQuiet;
use super::solver::{Means, Proven, QuietSolver};
use super::web::Web;
use crate::told::told;

/// Boards of every shape that is quick.
const BOARDS: [(usize, usize); 7] = [(1, 1), (1, 4), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4)];

fn board(rows: usize, cols: usize) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, cols, Turns::Again).expect("a board")
}

/// A position by lot with at most so many free lines, and one at least.
fn state_of(game: &DotsAndBoxes, most: usize, dice: &mut Dice) -> DotsState {
    let (mut lines, mut state) = (Vec::new(), game.initial());
    game.moves(&state, &mut lines);
    dice.shuffle(&mut lines);
    for &line in &lines[(1 + dice.below(most)).min(lines.len())..] {
        game.play(&mut state, line);
    }
    state
}

fn clock_of(nodes: u64) -> Clock {
    Clock::start(&Limits::nodes(nodes), &StopFlag::new())
}

/// What is on offer and what touches nothing else, and how the lines of what is left are numbered and turned.
#[test]
fn what_is_told_of_webs_and_fields() {
    let number = told(|told| {
        for (seed, (rows, cols)) in (1..).zip(BOARDS) {
            let (game, mut dice) = (board(rows, cols), Dice::new(seed));
            told.note(LineField::new(&game, &Web::of(&game, &game.initial())));
            for _ in 0..60 {
                let mut web = Web::of(&game, &state_of(&game, 20, &mut dice));
                told.note((web.open_boxes(), web.take_offer()));
                told.note((web.pieces_with_lines(), web.open_boxes(), web.free_lines().collect::<Vec<_>>()));
                told.note(web.free_lines().flat_map(|line| web.boxes_beside(line)).collect::<Vec<_>>());
                let field = LineField::new(&game, &web).expect("few lines are free");
                told.note((field.set_of(web.free_lines()), &field));
            }
        }
    });
    assert_eq!(number, "bac6-baca-0778-08f4");
}

/// Collections of pieces: what each is worth, what can be opened, and what it becomes with one piece more.
#[test]
fn what_is_told_of_collections() {
    let number = told(|told| {
        let (collections, mut dice) = (Collections::new(12, 1 << 20), Dice::new(2));
        for _ in 0..80 {
            let mut piece = || match dice.below(3) {
                0 => Piece::Loop(4 + 2 * dice.below(3) as u16),
                _ => Piece::Chain(1 + dice.below(6) as u16),
            };
            let pieces: Vec<Piece> = (0..4).map(|_| piece()).collect();
            let collection = collections.number_of(&pieces);
            told.note((collection, collections.value(collection), collections.openings(collection)));
            let more = piece();
            told.note((more, more.offer(), collections.with(collection, more), collections.with(collection, more)));
        }
        told.note(collections.members().collect::<Vec<_>>());
    });
    assert_eq!(number, "3f1a-8edf-ea5a-e35b");
}

/// Moves between quiet positions, questions with their answers and what they took, and everything that is remembered.
#[test]
fn what_is_told_by_the_solver() {
    let number = told(|told| {
        for (seed, (rows, cols)) in (1..).zip(BOARDS) {
            let (game, mut dice) = (board(rows, cols), Dice::new(seed));
            for _ in 0..14 {
                let state = state_of(&game, 16, &mut dice);
                let means = Means { memory: 1 << 20, threads: 1 };
                let solver = QuietSolver::new(&game, &state, means).expect("few lines are free");
                let start = solver.start(&game, &state);
                told.note((&start, start.quiet.number(&solver.field), solver.givings(&start.quiet)));
                told.note((solver.lines(), solver.range(&game, &state)));
                let mut clock = clock_of(20_000);
                for least in [3, -2, 0] {
                    told.note((solver.is_at_least(&game, &state, least, &mut clock), clock.nodes()));
                }
                let Proven { lower, upper } = solver.range(&game, &state);
                let mut known = [None, Some(Proven { lower: lower - 2, upper: upper + 2 })][dice.below(2)];
                for nodes in [4, 20_000, 20_000] {
                    let mut clock = clock_of(nodes);
                    let mut heard = Vec::new();
                    let found = solver.prove(&game, &state, known, 1, &mut clock, &mut |progress| {
                        heard.push((progress.nodes, progress.fill, progress.proven));
                    });
                    told.note((found, clock.nodes(), heard));
                    known = Some(found.0);
                }
                told.note(solver.ledger.entries(1).collect::<Vec<_>>());
            }
        }
    });
    assert_eq!(number, "0710-73b8-d589-11ed");
}

/// What is kept in a file, byte for byte, and what a solver knows that reads it.
#[test]
fn what_is_told_by_a_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = told(|told| {
        let mut dice = Dice::new(5);
        for (rows, cols) in [(2, 3), (3, 3), (4, 4)] {
            let game = board(rows, cols);
            let state = state_of(&game, 17, &mut dice);
            let solver = || QuietSolver::new(&game, &state, Means { memory: 1 << 20, threads: 1 }).expect("few lines");
            let (one, other, path) = (solver(), solver(), folder.path().join("kept"));
            let (proven, _) = one.prove(&game, &state, None, 0, &mut clock_of(60), &mut |_| {});
            let checkpoint = Checkpoint::new(&path, &game, &state);
            one.save(&checkpoint, proven).expect("it can be written");
            told.note((std::fs::read(&path).expect("it is there"), other.resume(&checkpoint).expect("it is whole")));
            assert!(one.ledger.entries(1).eq(other.ledger.entries(1)));
            checkpoint.finish().expect("it can be removed");
            assert!(other.resume(&checkpoint).expect("nothing is there").is_none());
        }
    });
    assert_eq!(number, "0bf8-8585-fd1a-cf29");
}

/// A ledger of every width of numbers: what is found, what gives way, and how full it is.
#[test]
fn what_is_told_by_a_ledger() {
    let number = told(|told| {
        for bits in [7, 20, 33, 46, 50] {
            let (ledger, mut dice) = (Ledger::new(1 << 10, bits).expect("little memory is there"), Dice::new(3));
            told.note(Ledger::least_bytes(bits));
            let numbers: Vec<u64> = (0..300).map(|_| dice.roll() & ((1 << bits) - 1)).collect();
            for &number in &numbers {
                let mut below = |limit| dice.below(limit) as u8;
                let entry = LedgerEntry { lower: below(64), upper: below(64), line: below(64), work: 1 + below(7) };
                ledger.prefetch(number);
                ledger.store(number, entry);
                assert_eq!(ledger.find(number), Some(entry));
                told.note(ledger.fill());
            }
            told.note(numbers.iter().map(|&number| ledger.find(number)).collect::<Vec<_>>());
            told.note([1, 4, 7].map(|least| ledger.entries(least).collect::<Vec<_>>()));
        }
    });
    assert_eq!(number, "854e-8bf8-a461-5969");
}

/// Games between captures, move by move, with what is estimated and tried first.
#[test]
fn what_is_told_between_captures() {
    let number = told(|told| {
        for (seed, (rows, cols)) in (1..).zip(BOARDS) {
            let (game, mut dice) = (board(rows, cols), Dice::new(seed));
            let calm = Calm::new(&game);
            told.note(calm.slots());
            for _ in 0..8 {
                let mut state = calm.state(&state_of(&game, 24, &mut dice));
                while calm.settled(&state).is_none() {
                    told.note((state, calm.key(&state), state.free_lines(), calm.turn(&state)));
                    told.note(Remainder(Chains).evaluate(&calm, &state));
                    let mut moves = Vec::new();
                    calm.moves(&state, &mut moves);
                    let ranks = moves.iter().map(|&mv| (calm.slot(&state, mv), MiddleFirst.rank(&calm, &state, mv)));
                    told.note(ranks.collect::<Vec<_>>());
                    told.note(calm.play(&mut state, *dice.pick(&moves).expect("the game goes on")).gain);
                }
            }
        }
    });
    assert_eq!(number, "d027-488f-bf99-4d6d");
}

/// What the player chooses and reports, whether it solves or estimates, and how much of its limits it gives to what.
#[test]
fn what_is_told_by_the_player() {
    let number = told(|told| {
        let means = Means { memory: 1 << 20, threads: 1 };
        for (seed, (rows, cols)) in (1..).zip(BOARDS) {
            let (game, mut dice) = (board(rows, cols), Dice::new(seed));
            for patience in [0, 40, 60_000, 60_000] {
                let (state, table) = (state_of(&game, 16, &mut dice), Table::new(1 << 14));
                let (player, mut clock) = (QuietPlayer { table: &table, means, patience, depth: 4 }, clock_of(3000));
                let mut heard = Vec::new();
                let mut hear = |info: &jogada_search::SearchInfo<Line>| {
                    heard.push((info.depth, info.line_number, info.value, info.proven, info.nodes, info.line.clone()));
                };
                let found = player.search(&game, &state, &mut clock, &mut hear);
                told.note((found, clock.nodes(), heard));
                told.note((player.values(&game, &state, &mut clock), clock.nodes()));
            }
        }
        let table = Table::new(1 << 10);
        for (nodes, time) in
            [(None, None), (Some(101), None), (None, Some(3)), (Some(9), Some(1)), (Some(1 << 40), Some(1))]
        {
            let limits = Limits { nodes, time: time.map(Duration::from_secs), ..Limits::NONE };
            let player = QuietPlayer::within(&limits, Means { threads: 2, ..means }, &table, 7);
            told.note((player.patience, player.depth, player.means));
        }
    });
    assert_eq!(number, "c01c-bf17-bc1a-86b0");
}

/// What the player does with an answer that is half there, with an offer that it only estimates, and with more lines than
/// it can hope to solve.
#[test]
fn what_is_told_by_the_player_in_haste() {
    let number = told(|told| {
        let (means, table) = (Means { memory: 1 << 16, threads: 1 }, Table::new(1 << 14));
        for (seed, (rows, cols)) in (1..).zip([(3, 3), (4, 3), (4, 4)]) {
            let (game, mut dice) = (board(rows, cols), Dice::new(seed));
            for nodes in (0..150).map(|number| [2, 5, 12, 30, 80][number % 5]) {
                let state = state_of(&game, 18, &mut dice);
                let player = |patience| QuietPlayer { table: &table, means, patience, depth: 2 };
                let hasty = player(60_000).search(&game, &state, &mut clock_of(nodes), &mut |_| {});
                let estimated = player(0).search(&game, &state, &mut clock_of(300), &mut |_| {});
                told.note((hasty, estimated));
            }
        }
        for (rows, cols) in [(3, 3), (3, 4), (4, 4), (5, 5)] {
            let (game, tries) = (board(rows, cols), [49_999, 50_000, 400_000, 4_000_000, 70_000_000]);
            let is_tried =
                |patience| QuietPlayer { table: &table, means, patience, depth: 1 }.tries(&game, &game.initial());
            told.note(tries.map(is_tried));
        }
    });
    assert_eq!(number, "27be-e000-b072-e369");
}

/// Offers of which four are dealt back are rare: what is estimated of some, and what is played.
#[test]
fn what_is_told_of_deals_of_four() {
    let number = told(|told| {
        let (game, mut dice) = (board(4, 4), Dice::new(4));
        let (calm, table) = (Calm::new(&game), Table::new(1 << 14));
        let mut deals = 0;
        while deals < 40 {
            let state = state_of(&game, 18, &mut dice);
            let start = calm.state(&state);
            if start.offer.dealt != 4 {
                continue;
            }
            deals += 1;
            let means = Means { memory: 1 << 16, threads: 1 };
            let player = QuietPlayer { table: &table, means, patience: 0, depth: 2 };
            told.note((Remainder(Chains).evaluate(&calm, &start), start.offer));
            told.note(player.search(&game, &state, &mut clock_of(300), &mut |_| {}));
        }
    });
    assert_eq!(number, "abd4-abff-0520-cf23");
}

/// How often somebody hears of it, what is kept meanwhile, and that nothing is left once all is known.
#[test]
fn what_is_told_on_the_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = told(|told| {
        for (rows, cols, nodes) in [(4, 4, 30_000), (3, 3, 40), (2, 2, 20_000)] {
            let (game, path) = (board(rows, cols), folder.path().join("kept"));
            let (state, every) = (game.initial(), Duration::ZERO);
            let plan = SolvePlan { checkpoint: Some(path.clone()), checkpoint_every: every, ..SolvePlan::default() };
            let (mut moves, mut heard, mut clock) = (Vec::new(), Vec::new(), clock_of(nodes));
            game.moves(&state, &mut moves);
            let kept = || std::fs::read(&path).map_or(0, |bytes| bytes.len());
            let mut hear = |told: &SolveProgress| heard.push((told.nodes, told.bounds, kept()));
            let mut call = SolveCall { memory: 1 << 20, plan: &plan, clock: &mut clock, hear: &mut hear };
            let solved = ByQuiet::new().solve(&MovesOf { game: &game, state: &state, moves: &moves }, &mut call);
            told.note((solved.expect("it can be written"), clock.nodes(), heard, kept()));
            let _ = std::fs::remove_file(&path);
        }
    });
    assert_eq!(number, "7184-e90b-c36b-8ee4");
}

/// What everyone is told who asks for moves to be solved, in time and not.
#[test]
fn what_is_told_of_moves() {
    let number = told(|told| {
        for (seed, (rows, cols)) in (1..).zip(BOARDS) {
            let (game, mut dice) = (board(rows, cols), Dice::new(seed));
            for nodes in [5, 60, 20_000, 20_000] {
                let state = state_of(&game, 14, &mut dice);
                let (mut moves, mut heard) = (Vec::new(), Vec::new());
                game.moves(&state, &mut moves);
                let (plan, mut clock) = (SolvePlan::default(), clock_of(nodes));
                let mut hear = |told: &SolveProgress| heard.push((told.nodes, told.fill, told.bounds));
                let mut call = SolveCall { memory: 1 << 20, plan: &plan, clock: &mut clock, hear: &mut hear };
                let asked = MovesOf { game: &game, state: &state, moves: &moves };
                let solved = ByQuiet::new().solve(&asked, &mut call).expect("nothing is kept");
                told.note((solved, ByQuiet::new().widest(&game, &state), clock.nodes(), heard));
            }
        }
        told.note(Solver::<DotsAndBoxes>::usual_memory(&ByQuiet::new()));
    });
    assert_eq!(number, "3762-c0f5-fd3b-e234");
}
