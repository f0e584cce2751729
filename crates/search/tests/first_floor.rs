//! The plain searches against a game known by heart.

use jogada_rules::example::Countdown21;
use jogada_rules::{Dice, Game, Nothing, Value, Window, contract};
use jogada_search::tree::{AlphaBeta, Ends, Negamax, Order, alphabeta, deepened, greedy, minimax, negamax, random};
use jogada_search::{Clock, Counters, Limits, StopFlag, Stopped, Table};

const FULL: AlphaBeta = AlphaBeta { depth: 30, ends: Ends::Distance, order: Order::Natural };

fn positions() -> Vec<<Countdown21 as Game>::State> {
    let mut dice = Dice::new(5);
    (0..60).map(|_| contract::random_position(&Countdown21, &mut dice, 21)).filter(|state| state.total() > 6).collect()
}

#[test]
fn minimax_and_alphabeta_agree_with_the_theory_and_with_each_other() {
    for state in positions() {
        let lost = state.total() % 4 == 1;
        let plain = minimax(&Countdown21, &state, &Nothing, 30, Ends::Distance, &mut Clock::unlimited(), &mut ());
        assert_eq!(plain.value.is_loss(), lost, "{state:?}");
        for order in [Order::Natural, Order::Evaluation] {
            let options = AlphaBeta { order, ..FULL };
            let cut =
                alphabeta(&Countdown21, &state, &Nothing, options, Window::FULL, &mut Clock::unlimited(), &mut ());
            assert_eq!(cut.value, plain.value, "{state:?}");
            assert!(cut.proven);
        }
    }
}

#[test]
fn outcome_searches_forget_the_distance_and_look_at_less() {
    let state = Countdown21.initial();
    let nodes = |ends| {
        let mut clock = Clock::unlimited();
        let options = AlphaBeta { ends, ..FULL };
        let found = alphabeta(&Countdown21, &state, &Nothing, options, Window::FULL, &mut clock, &mut ());
        (found.value, clock.nodes())
    };
    let (outcome, few) = nodes(Ends::Outcome);
    let (distance, many) = nodes(Ends::Distance);
    assert_eq!((outcome, distance), (Value::SOME_WIN, Value::win_in(11)));
    assert!(few < many, "{few} {many}");
}

#[test]
fn fail_soft_values_bound_the_true_one() {
    for state in positions() {
        let search =
            |window| alphabeta(&Countdown21, &state, &Nothing, FULL, window, &mut Clock::unlimited(), &mut ()).value;
        let truth = search(Window::FULL);
        for probe in [Value::loss_in(6), Value::ZERO, Value::win_in(7), truth] {
            let found = search(Window::null(probe));
            assert!(if found > probe { truth >= found } else { truth <= found }, "{probe} {found} {truth}");
        }
    }
}

#[test]
fn counters_count_what_the_clock_counts() {
    let (mut clock, mut counters) = (Clock::unlimited(), Counters::default());
    minimax(&Countdown21, &Countdown21.initial(), &Nothing, 30, Ends::Outcome, &mut clock, &mut counters);
    assert_eq!(counters.nodes, clock.nodes());
    // Compositions of 1 … 21 into ones, twos and threes.
    let mut ways = [1u64, 1, 2].to_vec();
    (3..=21).for_each(|n| ways.push(ways[n - 1] + ways[n - 2] + ways[n - 3]));
    assert_eq!(counters.nodes, ways[1..].iter().sum());
    assert_eq!(counters.ends, ways[21]);
    assert_eq!((counters.alpha_cuts, counters.beta_cuts, counters.deepest), (0, 0, 21));
}

#[test]
fn a_stopped_search_has_a_legal_move_and_says_why_it_stopped() {
    for nodes in [0, 1, 2, 5, 50] {
        let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
        let found = deepened(30, &mut clock, |depth, clock| {
            let options = AlphaBeta { depth, ..FULL };
            alphabeta(&Countdown21, &Countdown21.initial(), &Nothing, options, Window::FULL, clock, &mut ())
        });
        assert!(found.best().is_some_and(|mv| (1..=3).contains(&mv)));
        assert_eq!(found.stopped, Some(Stopped::Nodes));
        assert_eq!(clock.nodes(), nodes);
    }
}

#[test]
fn greedy_takes_a_win_at_hand_and_random_plays_every_move_sometime() {
    let mut dice = Dice::new(3);
    let mut state = Countdown21.initial();
    for _ in 0..6 {
        Countdown21.play(&mut state, 3);
    }
    Countdown21.play(&mut state, 1);
    let found = greedy(&Countdown21, &state, &Nothing, &mut dice, &mut Clock::unlimited(), &mut ());
    assert_eq!((found.best(), found.proven), (Some(2), true));
    let mut seen = [0; 4];
    for _ in 0..300 {
        let mv = random(&Countdown21, &Countdown21.initial(), &mut dice).best().expect("a move");
        seen[usize::from(mv)] += 1;
    }
    assert!(seen[1..].iter().all(|&count| count > 60), "{seen:?}");
}

/// One heap of a hundred thousand, taken one at a time: as deep as a recursion can be asked to go.
struct Staircase;

impl Game for Staircase {
    type State = u32;
    type Move = ();
    type Undo = ();

    fn initial(&self) -> u32 {
        0
    }

    fn turn(&self, state: &u32) -> jogada_rules::Side {
        jogada_rules::Side::BOTH[*state as usize % 2]
    }

    fn settled(&self, state: &u32) -> Option<Value> {
        (*state == 100_000).then_some(Value::LOSS)
    }

    fn moves(&self, state: &u32, out: &mut Vec<()>) {
        out.extend((*state < 100_000).then_some(()));
    }

    fn play(&self, state: &mut u32, (): ()) -> jogada_rules::Played<()> {
        *state += 1;
        jogada_rules::Played::quiet(())
    }

    fn undo(&self, state: &mut u32, (): (), (): ()) {
        *state -= 1;
    }
}

impl jogada_rules::Keyed for Staircase {
    fn key(&self, state: &u32) -> jogada_rules::Key {
        jogada_rules::zobrist(1, u64::from(*state))
    }
}

#[test]
fn a_hundred_thousand_plies_do_not_overflow_the_stack() {
    let options = AlphaBeta { depth: 200_000, ..FULL };
    let cut = alphabeta(&Staircase, &0, &Nothing, options, Window::FULL, &mut Clock::unlimited(), &mut ());
    assert_eq!(cut.value, Value::loss_in(100_000));
    let plain = minimax(&Staircase, &0, &Nothing, 200_000, Ends::Distance, &mut Clock::unlimited(), &mut ());
    assert_eq!(plain.value, Value::loss_in(100_000));
    let table = Table::new(1 << 16);
    let options = Negamax { depth: 200_000, ends: Ends::Distance, table: &table };
    let remembered = negamax(&Staircase, &0, &Nothing, &(), options, &mut Clock::unlimited(), &mut ());
    assert_eq!(remembered.value, Value::loss_in(100_000));
    assert_eq!(jogada_rules::perft(&Staircase, &0, 200_000).len(), 100_001);
}
