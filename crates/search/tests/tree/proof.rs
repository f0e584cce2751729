//! Proofs: every answer is true, and every question about a small game is answered.

use jogada_rules::{Evaluator, Game, Key, Keyed, Played, Side, Value, zobrist};
use jogada_search::proof::{DfPn, Proof, ProofTable, Question, df_pn, proof_number_search, solve};
use jogada_search::tree::{Ends, minimax};
use jogada_search::{Clock, Limits, StopFlag, Stopped};

use crate::atlas::Atlas;
use crate::synthetic::{Guess, Maze, Place, positions};

fn value(maze: &Maze, state: &Place) -> Value {
    minimax(maze, state, &Guess, 30, Ends::Outcome, &mut Clock::unlimited(), &mut ()).value
}

/// The margin of `side` at the end of a game that both play well.
fn final_margin(maze: &Maze, state: &Place, side: Side) -> i32 {
    let value = value(maze, state);
    let to_come = if maze.scoring { value.whole_points() } else { value.signum() };
    let had = maze.score(state)[side.index()] - maze.score(state)[side.other().index()];
    had + if maze.turn(state) == side { to_come } else { -to_come }
}

/// Questions on both sides of the truth, for both sides of the game.
fn questions(maze: &Maze, state: &Place) -> Vec<(Question, bool)> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        let truth = final_margin(maze, state, side);
        for at_least in truth - 1..=truth + 1 {
            all.push((Question { side, at_least }, truth >= at_least));
        }
    }
    all
}

fn holds(maze: &Maze, state: &Place, question: Question, proof: Proof<u8>, truth: bool) {
    assert_eq!(proof.answer, Some(truth), "{question:?} about {state:?} of {maze:?}");
    if let Some(mv) = proof.best {
        let keeps = maze.descend(&mut state.clone(), mv, |child, _| {
            (final_margin(maze, child, question.side) >= question.at_least) == truth
        });
        assert!(keeps, "move {mv} for {question:?} about {state:?} of {maze:?}");
    }
}

fn prover<'a>(maze: &'a Maze, table: &'a ProofTable, threads: usize) -> DfPn<'a, Maze, Guess> {
    DfPn { game: maze, evaluator: &Guess, table, threads }
}

#[test]
fn proofs_that_rest_on_what_is_out_of_reach_are_true() {
    for (maze, state) in positions(40, 6) {
        // As tight as it can be, and not the same for both sides.
        let atlas = Atlas::of(maze, 100);
        let table = ProofTable::new(1 << 14);
        let prover = DfPn { game: &maze, evaluator: &atlas, table: &table, threads: 1 };
        for (question, truth) in questions(&maze, &state) {
            let proof = df_pn(prover, &state, question, &mut Clock::unlimited());
            holds(&maze, &state, question, proof, truth);
            let clock = &mut Clock::unlimited();
            let proof = proof_number_search(&maze, &state, &atlas, question, 1 << 20, clock, &mut ());
            holds(&maze, &state, question, proof, truth);
        }
        let solution = solve(prover, &state, &mut Clock::unlimited());
        assert_eq!(
            (solution.lower, solution.upper),
            (value(&maze, &state), value(&maze, &state)),
            "{state:?} of {maze:?}"
        );
    }
}

#[test]
fn depth_first_proofs_are_true_and_complete_whatever_the_table_forgets() {
    for (number, (maze, state)) in positions(90, 6).into_iter().enumerate() {
        let table = ProofTable::new([64, 1 << 12, 1 << 16][number % 3]);
        for (question, truth) in questions(&maze, &state) {
            let proof = df_pn(prover(&maze, &table, 1), &state, question, &mut Clock::unlimited());
            holds(&maze, &state, question, proof, truth);
        }
    }
}

#[test]
fn best_first_proofs_are_true_and_complete() {
    for (maze, state) in positions(60, 6) {
        for (question, truth) in questions(&maze, &state) {
            let proof = proof_number_search(&maze, &state, &Guess, question, 1 << 20, &mut Clock::unlimited(), &mut ());
            holds(&maze, &state, question, proof, truth);
        }
    }
}

#[test]
fn two_threads_prove_the_same() {
    for (maze, state) in positions(25, 6) {
        let table = ProofTable::new(1 << 12);
        for (question, truth) in questions(&maze, &state) {
            let proof = df_pn(prover(&maze, &table, 2), &state, question, &mut Clock::unlimited());
            holds(&maze, &state, question, proof, truth);
        }
    }
}

#[test]
fn a_handful_of_questions_is_the_value() {
    for (maze, state) in positions(40, 6) {
        let table = ProofTable::new(1 << 14);
        let solution = solve(prover(&maze, &table, 1), &state, &mut Clock::unlimited());
        let truth = value(&maze, &state);
        assert_eq!((solution.lower, solution.upper), (truth, truth), "{state:?} of {maze:?}");
        if let Some(mv) = solution.best {
            let worth = maze.descend(&mut state.clone(), mv, |child, edge| edge.lift(value(&maze, child)));
            assert_eq!(worth, truth, "{mv} of {state:?} of {maze:?}");
        }
    }
}

#[test]
fn a_stopped_proof_says_nothing() {
    let maze = Maze { layers: 60, width: 200, most_moves: 12, ..Maze::all(2)[0] };
    for nodes in [0, 1, 100] {
        let clock = || Clock::start(&Limits::nodes(nodes), &StopFlag::new());
        let table = ProofTable::new(1 << 12);
        let proof = df_pn(prover(&maze, &table, 1), &maze.initial(), Question::wins(Side::First), &mut clock());
        assert_eq!((proof.answer, proof.stopped), (None, Some(Stopped::Nodes)));
        let question = Question::wins(Side::First);
        let proof = proof_number_search(&maze, &maze.initial(), &Guess, question, 1 << 20, &mut clock(), &mut ());
        assert_eq!((proof.answer, proof.stopped), (None, Some(Stopped::Nodes)));
    }
    let question = Question::wins(Side::First);
    let proof = proof_number_search(&maze, &maze.initial(), &Guess, question, 100, &mut Clock::unlimited(), &mut ());
    assert_eq!((proof.answer, proof.stopped), (None, Some(Stopped::Memory)));
}

/// A roundabout of five places: on each, the side to move may go on, or leave at its own risk where there is an exit.
#[derive(Clone, Copy, Debug)]
struct Roundabout {
    /// What leaving is worth to the side that leaves, place by place; `None` where there is no exit.
    exits: [Option<i32>; 5],
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Driver {
    place: usize,
    turn: Side,
    left: Option<i32>,
}

impl Game for Roundabout {
    type State = Driver;
    type Move = bool;
    type Undo = Driver;

    fn initial(&self) -> Driver {
        Driver { place: 0, turn: Side::First, left: None }
    }

    fn turn(&self, state: &Driver) -> Side {
        state.turn
    }

    fn settled(&self, state: &Driver) -> Option<Value> {
        // Left by the other side: its gain is the mover's loss.
        state.left.map(|worth| [Value::WIN, Value::ZERO, Value::LOSS][(worth + 1) as usize])
    }

    fn moves(&self, state: &Driver, out: &mut Vec<bool>) {
        if state.left.is_none() {
            out.push(false);
            out.extend(self.exits[state.place].map(|_| true));
        }
    }

    fn play(&self, state: &mut Driver, leaves: bool) -> Played<Driver> {
        let undo = *state;
        state.left = if leaves { self.exits[state.place] } else { None };
        state.place = (state.place + 1) % 5;
        state.turn = !state.turn;
        Played::quiet(undo)
    }

    fn undo(&self, state: &mut Driver, _: bool, undo: Driver) {
        *state = undo;
    }
}

impl Keyed for Roundabout {
    fn key(&self, state: &Driver) -> Key {
        zobrist(3, (state.place * 8 + state.turn.index() * 4) as u64 + state.left.map_or(3, |worth| (worth + 1) as u64))
    }
}

impl Evaluator<Roundabout> for Guess {
    fn evaluate(&self, _: &Roundabout, _: &Driver) -> Value {
        Value::ZERO
    }
}

#[test]
fn play_that_goes_round_is_no_proof_of_anything() {
    let ask = |exits, question| {
        let (table, game) = (ProofTable::new(1 << 12), Roundabout { exits });
        let prover = DfPn { game: &game, evaluator: &Guess, table: &table, threads: 1 };
        df_pn(prover, &game.initial(), question, &mut Clock::start(&Limits::nodes(100_000), &StopFlag::new())).answer
    };
    // Nobody can be made to leave, and nobody need.
    assert_eq!(ask([None, Some(-1), None, Some(-1), None], Question::wins(Side::First)), None);
    // An exit that wins for whoever gets there first is Second's, at the second place.
    assert_eq!(ask([None, Some(1), None, None, None], Question::wins(Side::Second)), Some(true));
    assert_eq!(ask([None, Some(1), None, None, None], Question::wins(Side::First)), Some(false));
    assert_eq!(ask([Some(1), None, None, None, None], Question::wins(Side::First)), Some(true));
}
