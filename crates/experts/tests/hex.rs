//! Hex solved: openings, positions with and without each kind of knowledge, checkpoints, threads, and a look at positions.

use std::time::Duration;

use jogada_experts::hex::{ByConnections, HexAdviser, HexSolver, Knowledge};
use jogada_games::hex::{Cell, Hex, HexMove, HexState, TwoDistance};
use jogada_rules::{CheckpointError, Dice, Game, Notation, Side, SolvePlan, SolveProgress, Stopped, Value};
use jogada_search::proof::{CarrierTable, MustPlay, must_play};
use jogada_search::solve::{MovesOf, SolveCall, Solved, Solver};
use jogada_search::{Clock, Limits, StopFlag};

const MEMORY: usize = 8 << 20;

/// Which first moves win, by board. Those of three and four rows were found by another program; those of five and six are
/// what this solver found, kept so that a change shows.
const OPENINGS: [&str; 4] = [
    "..W/WWW/W..",
    "...W/..W./.W../W...",
    "....W/.WWWW/.WWW./WWWW./W....",
    ".....W/.WWWWW/WWWWWW/WWWWWW/WWWWW./W.....",
];

fn board(size: usize) -> Hex {
    Hex::new(size, false).expect("a size within the range")
}

fn wins(solver: &HexSolver, game: &Hex, state: &HexState) -> bool {
    let verdict = solver.solve(game, state, &mut Clock::unlimited()).expect("nothing stops it");
    verdict.winner == game.turn(state)
}

fn after(game: &Hex, cell: Cell) -> HexState {
    let mut state = game.initial();
    game.play(&mut state, HexMove::Place(cell));
    state
}

#[test]
fn the_openings_that_win_stay_the_same() {
    for (size, expected) in (3..).zip(OPENINGS) {
        let game = board(size);
        let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
        let mut map = String::new();
        for cell in game.cells() {
            if cell.col == 0 && cell.row > 0 {
                map.push('/');
            }
            map.push(if wins(&solver, &game, &after(&game, cell)) { '.' } else { 'W' });
        }
        assert_eq!(map, expected);
    }
}

#[test]
fn the_empty_board_of_seven_rows_is_won_by_who_begins() {
    let game = board(7);
    assert!(wins(&HexSolver::new(&game, MEMORY, Knowledge::ALL), &game, &game.initial()));
}

/// A position by lot in which the game goes on.
fn random_state(game: &Hex, dice: &mut Dice) -> HexState {
    loop {
        let mut state = game.initial();
        let cells = game.size() * game.size();
        for _ in 0..cells / 3 + dice.below(cells / 3) {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            game.play(&mut state, mv);
        }
        if game.settled(&state).is_none() {
            return state;
        }
    }
}

/// Whether the side to move wins, by a solver that knows neither; nothing where that takes long.
fn plain(game: &Hex, state: &HexState) -> Option<bool> {
    let limits = Limits { nodes: Some(20_000), ..Limits::NONE };
    let mut clock = Clock::start(&limits, &StopFlag::new());
    let table = &mut CarrierTable::new(MEMORY);
    must_play(MustPlay { game, evaluator: &TwoDistance, table }, state, &mut clock).ok()
}

#[test]
fn no_knowledge_changes_who_wins() {
    let mut dice = Dice::new(7);
    let mut compared = 0;
    while compared < 60 {
        let game = board(5 + dice.below(4));
        let state = random_state(&game, &mut dice);
        let Some(expected) = plain(&game, &state) else { continue };
        for (inferior, connections) in [(true, true), (true, false), (false, true)] {
            let solver = HexSolver::new(&game, MEMORY, Knowledge { inferior, connections });
            let mut clock = Clock::start(&Limits { nodes: Some(50_000), ..Limits::NONE }, &StopFlag::new());
            if let Ok(verdict) = solver.solve(&game, &state, &mut clock) {
                let found = verdict.winner == game.turn(&state);
                assert_eq!(found, expected, "{} {inferior} {connections}", game.position_text(&state));
            }
        }
        compared += 1;
    }
}

#[test]
fn two_threads_find_the_same_winners() {
    let game = board(5);
    for cell in game.cells() {
        let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
        let state = after(&game, cell);
        let together = solver.solve_aloud(&game, &state, 2, &mut Clock::unlimited(), &mut |_| {});
        let alone = HexSolver::new(&game, MEMORY, Knowledge::ALL).solve(&game, &state, &mut Clock::unlimited());
        assert_eq!(together.map(|verdict| verdict.winner), alone.map(|verdict| verdict.winner));
    }
}

#[test]
fn a_memory_fills() {
    let game = board(6);
    let solver = HexSolver::new(&game, 1 << 20, Knowledge::ALL);
    let before = solver.fill();
    game.cells().for_each(|cell| _ = wins(&solver, &game, &after(&game, cell)));
    assert!(before < solver.fill() && solver.fill() <= 1000, "{before} {}", solver.fill());
}

#[test]
fn a_small_memory_costs_time_and_no_answer() {
    let game = board(6);
    let state = after(&game, Cell::new(0, 1));
    assert!(wins(&HexSolver::new(&game, 0, Knowledge::ALL), &game, &state));
}

/// Solves all moves as everyone does, with a file to go on from.
fn solve(game: &Hex, state: &HexState, plan: &SolvePlan) -> Result<(Vec<Option<Value>>, u64), CheckpointError> {
    let mut clock = Clock::start(&plan.limits, &StopFlag::new());
    let solved = solve_aloud(game, state, plan, &mut clock, &mut |_| {})?;
    Ok((solved.moves.iter().map(|bounds| bounds.value()).collect(), clock.nodes()))
}

fn solve_aloud(
    game: &Hex,
    state: &HexState,
    plan: &SolvePlan,
    clock: &mut Clock,
    hear: &mut dyn FnMut(&SolveProgress),
) -> Result<Solved, CheckpointError> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    ByConnections.solve(&MovesOf { game, state, moves: &moves }, &mut SolveCall { memory: MEMORY, plan, clock, hear })
}

#[test]
fn who_may_swap_wins_whatever_the_first_move() {
    let game = Hex::new(3, true).expect("a size within the range");
    let (values, _) = solve(&game, &game.initial(), &SolvePlan::default()).expect("nothing is kept");
    assert_eq!(values, [Some(Value::SOME_LOSS); 9]);
}

#[test]
fn a_proof_is_written_where_it_is_wanted_and_of_one_move_where_all_would_take_long() {
    for (size, proof, expected) in [(4, false, 16), (4, true, 16), (7, true, 1)] {
        let game = board(size);
        let plan = SolvePlan { proof, ..SolvePlan::default() };
        let solved = solve_aloud(&game, &game.initial(), &plan, &mut Clock::unlimited(), &mut |_| {}).expect("no file");
        assert_eq!((solved.proof.is_some(), solved.stopped), (proof, None));
        let known = solved.moves.iter().filter(|bounds| bounds.value().is_some()).count();
        assert_eq!(known, expected, "{size} {proof}");
    }
    // Nothing is proven by what was stopped.
    let plan = SolvePlan { proof: true, limits: Limits::nodes(1), ..SolvePlan::default() };
    let (game, mut clock) = (board(7), Clock::start(&plan.limits, &StopFlag::new()));
    let state = after(&game, Cell::new(0, 0));
    let solved = solve_aloud(&game, &state, &plan, &mut clock, &mut |_| {}).expect("no file");
    assert_eq!((solved.proof.is_some(), solved.stopped), (false, Some(Stopped::Nodes)));
}

#[test]
fn a_long_solve_is_heard_of_and_kept_on_the_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    let game = board(7);
    let state = after(&game, Cell::new(0, 0));
    let (mut sizes, mut times) = (Vec::new(), Vec::new());
    let (limits, checkpoint_every) = (Limits::nodes(1500), Duration::ZERO);
    let plan = SolvePlan { limits, checkpoint: Some(path.clone()), checkpoint_every, ..SolvePlan::default() };
    let mut clock = Clock::start(&limits, &StopFlag::new());
    let hear = &mut |progress: &SolveProgress| {
        sizes.push(std::fs::metadata(&path).expect("it is kept from the beginning").len());
        times.push(progress.time);
    };
    solve_aloud(&game, &state, &plan, &mut clock, hear).expect("it can be kept");
    assert!(sizes.len() > 2 && sizes.is_sorted() && sizes[0] < sizes[sizes.len() - 1], "{sizes:?}");
    assert!(times.is_sorted() && times[times.len() - 1] <= clock.elapsed(), "{times:?}");
}

#[test]
fn a_stopped_solve_goes_on_from_its_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = board(5);
    let state = game.initial();
    let path = folder.path().join("kept");
    let checkpoint = Some(path.clone());
    let limits = Limits { nodes: Some(60), ..Limits::NONE };
    let (part, _) = solve(&game, &state, &SolvePlan { limits, checkpoint: checkpoint.clone(), ..SolvePlan::default() })
        .expect("it can be kept");
    assert!(part.contains(&None));
    let (whole, nodes) = solve(&game, &state, &SolvePlan::default()).expect("nothing is kept");
    let plan = SolvePlan { checkpoint, ..SolvePlan::default() };
    let (resumed, rest) = solve(&game, &state, &plan).expect("it goes on");
    assert_eq!(resumed, whole);
    assert!(rest < nodes, "{rest} {nodes}");
    assert!(!path.exists(), "solved, so nothing is left");
}

#[test]
fn a_damaged_or_foreign_checkpoint_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    let game = board(4);
    let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
    assert!(wins(&solver, &game, &game.initial()));
    solver.save(&path, &game, &game.initial()).expect("it can be written");
    let other = after(&game, Cell::new(0, 0));
    assert!(matches!(solver.resume(&path, &game, &other), Err(CheckpointError::Foreign { .. })));
    let whole = std::fs::read(&path).expect("it is there");
    for at in [3, 20, whole.len() / 2, whole.len() - 1] {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        std::fs::write(&path, bytes).expect("it can be written");
        assert!(matches!(solver.resume(&path, &game, &game.initial()), Err(CheckpointError::Damaged { .. })), "{at}");
    }
}

#[test]
fn a_swap_is_weighed_like_any_move() {
    let game = Hex::new(4, true).expect("a size within the range");
    let state = after(&game, Cell::new(3, 0));
    let (values, _) = solve(&game, &state, &SolvePlan::default()).expect("nothing is kept");
    // Left alone, the stone in that corner would win: it is taken over.
    assert_eq!(values.last(), Some(&Some(Value::SOME_WIN)));
}

#[test]
fn an_adviser_sees_bridges_threats_and_cells_that_do_not_matter() {
    let game = board(3);
    let mut adviser = HexAdviser::new(&game);
    let state = after(&game, Cell::new(1, 1));
    let insight = adviser.look(&game, &state);
    assert_eq!(insight.winner, Some(Side::First));
    assert!(insight.must_play.is_empty());
    let hold = adviser.hold(&game, &state).expect("two bridges");
    assert_eq!(hold.side, Side::First);
    let reply =
        |row, col| hold.replies.iter().find(|(cell, _)| *cell == Cell::new(row, col)).and_then(|(_, reply)| *reply);
    assert_eq!((reply(0, 1), reply(0, 2)), (Some(Cell::new(0, 2)), Some(Cell::new(0, 1))));
    assert_eq!(hold.replies.len(), 4);
}

#[test]
fn an_adviser_sees_the_same_in_whatever_order_it_looks() {
    let game = board(7);
    let mut dice = Dice::new(3);
    let mut adviser = HexAdviser::new(&game);
    for _ in 0..20 {
        let mut state = random_state(&game, &mut dice);
        for _ in 0..3 {
            if game.settled(&state).is_some() {
                break;
            }
            let (kept, fresh) = (adviser.look(&game, &state), HexAdviser::new(&game).look(&game, &state));
            assert_eq!((&kept.dead, &kept.captured, &kept.worthless), (&fresh.dead, &fresh.captured, &fresh.worthless));
            // What is kept of many may differ, but nobody can be seen to win that the other sees to lose.
            if let (Some(one), Some(other)) = (kept.winner, fresh.winner) {
                assert_eq!(one, other);
            }
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let mv = *dice.pick(&moves).expect("the game goes on");
            game.play(&mut state, mv);
        }
    }
}
