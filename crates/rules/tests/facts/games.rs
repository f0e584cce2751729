//! The games of the examples, and what is asked of any game.

use jogada_rules::example::{Countdown21, Doubling, Growth, HalfWay, Pebbles, TwoOfThree};
use jogada_rules::{
    Backward, Blind, Cost, Countdown, Dice, Edge, Endgame, Evaluator, Folded, Game, Guide, Heuristic, Indexed, Keyed,
    Lead, Nothing, Outcome, Placement, Played, Playout, Promise, Puzzle, Ranked, Reversible, Side, StopFlag, Symmetric,
    Trail, Uniform, Value, Window, canonical_key, contract, margin, outcome, perft, perft_until,
};

fn moves<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn after<G: Game>(game: &G, played: &[G::Move]) -> G::State {
    let mut state = game.initial();
    for &mv in played {
        game.play(&mut state, mv);
    }
    state
}

#[test]
fn who_says_twenty_one_wins() {
    let game = Countdown21;
    assert_eq!(contract::check_rules(&game, 1, 50, 30), 50);
    let state = after(&game, &[3, 3, 3, 3, 3, 3, 1]);
    assert_eq!((state.total(), game.turn(&state), moves(&game, &state)), (19, Side::Second, vec![1, 2]));
    let end = after(&game, &[3, 3, 3, 3, 3, 3, 1, 2]);
    assert_eq!(
        (game.settled(&end), outcome(&game, &end), margin(&game, &end)),
        (Some(Value::LOSS), Some(Outcome::Won(Side::Second)), -1)
    );
    let end = after(&game, &[3; 7]);
    assert_eq!(
        (outcome(&game, &end), margin(&game, &end), moves(&game, &end)),
        (Some(Outcome::Won(Side::First)), 1, vec![])
    );
    assert_eq!((game.slots(), game.slot(&state, 2)), (3, 1));
    let keys: std::collections::HashSet<_> =
        [&[1][..], &[1, 1], &[2], &[1, 1, 1], &[3]].map(|line| game.key(&after(&game, line))).into();
    assert_eq!(keys.len(), 4, "three in one move and in three are the same for the same side");
    assert_eq!(game.key(&after(&game, &[1, 2])), game.key(&after(&game, &[2, 1])));
    assert_ne!(game.key(&after(&game, &[1, 1])), game.key(&after(&game, &[2])), "whose turn it is counts");
}

#[test]
fn two_of_three_is_won_by_who_moves_first_and_is_its_own_mirror() {
    let game = TwoOfThree;
    assert_eq!(contract::check_rules(&game, 1, 50, 9), 50);
    assert_eq!(perft(&game, &game.initial(), 5), [3, 6, 6, 0]);
    let state = after(&game, &[0, 1]);
    assert_eq!((moves(&game, &state), game.settled(&state)), (vec![2], None));
    let end = after(&game, &[0, 1, 2]);
    assert_eq!((game.settled(&end), outcome(&game, &end)), (Some(Value::LOSS), Some(Outcome::Won(Side::First))));
    assert_eq!((game.slots(), game.slot(&state, 2), game.symmetries()), (3, 2, 2));
    for line in [&[0][..], &[1], &[2, 0], &[0, 1], &[1, 2], &[0, 1, 2]] {
        let mirrored: Vec<u8> = line.iter().map(|&slot| game.image_of_move(slot, 1)).collect();
        let (state, image) = (after(&game, line), after(&game, &mirrored));
        assert_eq!((game.image(&state, 1), game.image(&state, 0)), (image, state), "{line:?}");
        assert_eq!(canonical_key(&game, &state), canonical_key(&game, &image), "{line:?}");
        assert_eq!(canonical_key(&game, &state), game.key(&state).min(game.key(&image)), "{line:?}");
    }
    assert_eq!(
        [0, 1, 2].map(|slot| (game.image_of_move(slot, 0), game.image_of_move(slot, 1))),
        [(0, 2), (1, 1), (2, 0)]
    );
    let lines: [&[u8]; 7] = [&[], &[0], &[1], &[2], &[0, 1], &[1, 0], &[0, 2]];
    let keys: std::collections::HashSet<_> = lines.map(|line| game.key(&after(&game, line))).into();
    assert_eq!((keys.len(), game.is_placement(&state)), (7, true));
}

#[test]
fn pebbles_are_points_and_levels() {
    let game = Pebbles { pebbles: 5 };
    assert_eq!(contract::check_rules(&game, 1, 50, 9), 50);
    let state = after(&game, &[1, 2, 1]);
    assert_eq!((game.score(&state), game.turn(&state), moves(&game, &state)), ([2, 0], Side::Second, vec![1]));
    let end = after(&game, &[1, 2, 1, 1]);
    assert_eq!(
        (outcome(&game, &end), margin(&game, &end), game.settled(&end)),
        (Some(Outcome::Won(Side::First)), 1, Some(Value::ZERO))
    );
    assert_eq!((game.rank(&state), game.positions(3), game.is_scoring()), ((1, 0), 1, true));
    let unranked = game.unrank(3, 0);
    assert_eq!((game.rank(&unranked), game.turn(&unranked), game.score(&unranked)), ((3, 0), Side::First, [0, 0]));
    let leads = |level| {
        let mut leads = Vec::new();
        game.forward(level, &(), &mut (), |lead| leads.push(lead));
        leads
    };
    assert_eq!(leads(3), [Lead { level: 2, number: 0, gain: 1 }, Lead { level: 1, number: 0, gain: 0 }]);
    assert_eq!((leads(1), leads(0)), (vec![Lead { level: 0, number: 0, gain: 1 }], vec![]));
    let mut scored = game.initial();
    let lifted = game.descend(&mut scored, 1, |child, edge| (game.score(child), edge));
    assert_eq!((lifted, scored == game.initial()), (([1, 0], Edge::passed(1)), true));
}

#[test]
fn doubling_goes_up_and_back() {
    let puzzle = Doubling { goal: 10 };
    let steps = |state: u32| {
        let mut out = Vec::new();
        puzzle.successors(&state, &mut out);
        out.into_iter().map(|step| (step.mv, step.state, step.cost)).collect::<Vec<_>>()
    };
    assert_eq!(steps(5), [(Growth::AddOne, 6, Cost::ONE), (Growth::Double, 10, Cost::ONE)]);
    assert_eq!((steps(6), steps(10)), (vec![(Growth::AddOne, 7, Cost::ONE)], vec![]));
    let back = |state: u32| {
        let mut out = Vec::new();
        puzzle.predecessors(&state, &mut out);
        out.into_iter().map(|step| (step.mv, step.state)).collect::<Vec<_>>()
    };
    assert_eq!(back(6), [(Growth::AddOne, 5), (Growth::Double, 3)]);
    assert_eq!((back(1), back(7)), (vec![], vec![(Growth::AddOne, 6)]));
    assert_eq!((puzzle.initial(), puzzle.is_goal(&10), puzzle.is_goal(&9), puzzle.goals()), (1, true, false, vec![10]));
    assert_eq!((puzzle.canonical(&4), puzzle.left(&4), puzzle.most_per_move()), (4, 6, 5));
    assert_eq!(Doubling { goal: 11 }.most_per_move(), 6);
    assert_eq!([10, 9, 5, 4, 1].map(|state| HalfWay.estimate(&puzzle, &state).raw()), [0, 1000, 1000, 2000, 2000]);
    assert_eq!((HalfWay.promise(), Heuristic::<Doubling>::promise(&Blind)), (Promise::Consistent, Promise::Consistent));
    assert_eq!(Blind.estimate(&puzzle, &4), Cost::ZERO);
    let step = puzzle.step(&5, Growth::Double).expect("it leads to the goal");
    assert_eq!((step.state, puzzle.step(&6, Growth::Double)), (10, None));
}

#[test]
fn nothing_known_is_said_as_that() {
    let (game, state) = (Countdown21, Countdown21.initial());
    assert_eq!((Nothing.evaluate(&game, &state), Nothing.known(&game, &state)), (Value::ZERO, None));
    assert_eq!((Nothing.reach(&game, &state, 3), Nothing.reach_by(&game, &state, 1, 3)), (Window::FULL, Value::MAX));
    let none: &dyn Endgame<Countdown21> = &();
    assert_eq!(
        (none.value(&game, &state), none.stage(&game, &state), none.plies_away(&game, &state)),
        (None, 0, u32::MAX)
    );
    assert_eq!(
        (().rank(&game, &state, 1), ().is_noisy(&game, &state, 1), Guide::<Countdown21>::transposes(&())),
        (0, false, true)
    );
    assert!((().prior(&game, &state, 1) - 0.5).abs() < f32::EPSILON);
    assert_eq!((game.score(&state), game.is_scoring(), game.is_skip(Side::First, &state)), ([0, 0], false, false));
}

#[test]
fn a_playout_ends_a_game_or_at_its_cap() {
    let (mut state, mut dice) = (Countdown21.initial(), Dice::new(1));
    let result = Uniform { cap: 100 }.playout(&Countdown21, &mut state, &mut dice);
    assert_eq!((state.total(), result), (21, margin(&Countdown21, &state)));
    let mut state = Countdown21.initial();
    let mut trail = Trail::new(3);
    assert_eq!(Uniform { cap: 2 }.playout_with_trail(&Countdown21, &mut state, &mut dice, &mut trail), 0);
    assert!((2..=6).contains(&state.total()), "two moves were made");
}

#[test]
fn a_trail_keeps_the_sides_apart() {
    let mut trail = Trail::new(3);
    trail.mark(Side::First, 0);
    trail.mark(Side::Second, 2);
    trail.mark(Side::First, 2);
    trail.mark(Side::First, 2);
    let marks = |trail: &Trail| Side::BOTH.map(|side| [0, 1, 2].map(|slot| trail.has(side, slot)));
    assert_eq!(marks(&trail), [[true, false, true], [false, false, true]]);
    trail.clear();
    assert_eq!(marks(&trail), [[false; 3]; 2]);
}

#[test]
fn outcomes_follow_the_score_or_the_value() {
    let all = [[3, 2], [2, 3], [2, 2]].map(Outcome::of_score);
    assert_eq!(all, [Outcome::Won(Side::First), Outcome::Won(Side::Second), Outcome::Drawn]);
    assert_eq!(all.map(Outcome::winner), [Some(Side::First), Some(Side::Second), None]);
    assert_eq!(outcome(&Countdown21, &Countdown21.initial()), None);
}

#[test]
fn perft_counts_to_its_depth_and_stops_when_told() {
    let (game, state) = (Pebbles { pebbles: 3 }, Pebbles { pebbles: 3 }.initial());
    assert_eq!(perft(&game, &state, 1), [2]);
    assert_eq!(perft(&game, &state, 2), [2, 3]);
    assert_eq!(perft(&game, &state, 3), [2, 3, 1]);
    assert_eq!(perft(&game, &state, 4), [2, 3, 1, 0]);
    assert_eq!(perft(&game, &state, 9), [2, 3, 1, 0]);
    let stop = StopFlag::new();
    stop.stop();
    assert_eq!(perft_until(&game, &state, 3, &stop), None);
    assert_eq!(perft_until(&game, &after(&game, &[1, 2]), 3, &StopFlag::new()), Some(vec![0]));
}

/// A game that is over, and worth that much to the side to move.
struct Over(Value, Side);

impl Game for Over {
    type State = ();
    type Move = ();
    type Undo = ();

    fn initial(&self) {}

    fn turn(&self, (): &()) -> Side {
        self.1
    }

    fn settled(&self, (): &()) -> Option<Value> {
        Some(self.0)
    }

    fn moves(&self, (): &(), _: &mut Vec<()>) {}

    fn play(&self, (): &mut (), (): ()) -> Played<()> {
        Played::quiet(())
    }

    fn undo(&self, (): &mut (), (): (), (): ()) {}
}

#[test]
fn who_has_won_follows_from_whose_turn_it_is_at_the_end() {
    for side in Side::BOTH {
        let ended = |value| outcome(&Over(value, side), &());
        assert_eq!(ended(Value::WIN), Some(Outcome::Won(side)));
        assert_eq!(ended(Value::LOSS), Some(Outcome::Won(side.other())));
        assert_eq!((ended(Value::ZERO), margin(&Over(Value::ZERO, side), &())), (Some(Outcome::Drawn), 0));
    }
}
