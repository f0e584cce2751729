//! What follows from a small game, and what is said where a game or puzzle says nothing.

use std::hash::{Hash, Hasher};

use jogada_rules::example::Countdown21;
use jogada_rules::{
    BoardStyle, Dice, Game, Illegality, Indexed, Key, Keyed, MoveError, Problem, Puzzle, ReadError, Scene, Shown, Side,
    SmallGame, Step, Steps, Symmetric, Touch, Turned, Value, Wanted, WayCounters, contract, effective_branching,
};

/// Pieces of several kinds, each counted in a number of its own width.
#[derive(Clone, Debug, PartialEq)]
struct Stock(u8, u16, u32, u64, usize, [u8; 11]);

impl Hash for Stock {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u8(self.0);
        hasher.write_u16(self.1);
        hasher.write_u32(self.2);
        hasher.write_u64(self.3);
        hasher.write_usize(self.4);
        hasher.write(&self.5);
    }
}

/// Takes from the first kind until it is gone. Its moves are numbered, or not.
struct Store {
    numbered: bool,
}

impl SmallGame for Store {
    type Position = Stock;
    type Move = u8;

    fn start(&self) -> Stock {
        Stock(3, 300, 70_000, 1 << 40, 5, [7; 11])
    }

    fn choices(&self, stock: &Stock, out: &mut Vec<u8>) {
        out.extend(1..=stock.0);
    }

    fn make(&self, stock: &mut Stock, taken: u8) {
        stock.0 -= taken;
    }

    fn ended(&self, stock: &Stock) -> Option<Value> {
        (stock.0 == 0).then_some(Value::LOSS)
    }

    fn numbers(&self) -> usize {
        if self.numbered { 4 } else { Plain.numbers() }
    }

    fn number(&self, _: &Stock, taken: u8) -> usize {
        if self.numbered { taken.into() } else { Plain.number(&3, taken) }
    }
}

/// Says no more than it has to.
struct Plain;

impl SmallGame for Plain {
    type Position = u8;
    type Move = u8;

    fn start(&self) -> u8 {
        3
    }

    fn choices(&self, left: &u8, out: &mut Vec<u8>) {
        out.extend(1..=*left);
    }

    fn make(&self, left: &mut u8, taken: u8) {
        *left -= taken;
    }

    fn ended(&self, left: &u8) -> Option<Value> {
        (*left == 0).then_some(Value::LOSS)
    }
}

impl Symmetric for Plain {}

#[test]
fn a_game_without_symmetries_has_the_identity() {
    let state = Plain.initial();
    assert_eq!((Plain.symmetries(), Plain.image(&state, 0), Plain.image_of_move(2, 0)), (1, state, 2));
}

#[test]
fn the_numbers_of_a_small_game_are_its_slots() {
    let (numbered, plain) = (Store { numbered: true }, Store { numbered: false });
    let state = numbered.initial();
    assert_eq!((numbered.slots(), numbered.slot(&state, 2), numbered.slot(&state, 3)), (4, 2, 3));
    assert_eq!((plain.slots(), plain.slot(&state, 2)), (0, 0));
    assert_eq!([1, 2, 3].map(|mv| Countdown21.slot(&Countdown21.initial(), mv)), [0, 1, 2]);
}

#[test]
fn a_random_position_may_be_as_many_moves_away_as_it_is_told() {
    let mut dice = Dice::new(1);
    let totals: Vec<_> = (0..20).map(|_| contract::random_position(&Plain, &mut dice, 1).position).collect();
    assert!(totals.contains(&3) && totals.iter().any(|&left| left < 3), "{totals:?}");
}

/// Keys are written into files, so they are the same forever and everywhere, whatever a position is made of.
#[test]
fn the_keys_of_a_small_game_stay_as_files_know_them() {
    let store = Store { numbered: true };
    let start = store.start();
    let others = [
        Stock(2, 300, 70_000, 1 << 40, 5, [7; 11]),
        Stock(3, 301, 70_000, 1 << 40, 5, [7; 11]),
        Stock(3, 300, 70_001, 1 << 40, 5, [7; 11]),
        Stock(3, 300, 70_000, 2 << 40, 5, [7; 11]),
        Stock(3, 300, 70_000, 1 << 40, 6, [7; 11]),
        Stock(3, 300, 70_000, 1 << 40, 5, [8; 11]),
    ];
    let first = store.key(&store.at(start.clone()));
    assert!(others.into_iter().all(|other| store.key(&store.at(other)) != first));
    let second = store.key(&Turned { position: start, turn: Side::Second });
    assert_eq!([first, second], [Key(2_047_531_052_314_814_417), Key(1_922_500_188_493_521_566)]);
}

/// A puzzle without anything that can be left out: one step up to three.
struct Stairs;

impl Puzzle for Stairs {
    type State = u8;
    type Move = ();

    fn initial(&self) -> u8 {
        0
    }

    fn is_goal(&self, state: &u8) -> bool {
        *state == 3
    }

    fn successors(&self, state: &u8, out: &mut Steps<Self>) {
        out.extend((*state < 3).then(|| Step::new((), state + 1)));
    }
}

impl Shown for Stairs {
    fn starting_from(&self, _: u8) -> Self {
        Self
    }

    fn move_text(&self, _: &u8, (): ()) -> String {
        "up".to_owned()
    }

    fn read_move(&self, _: &u8, text: &str) -> Result<(), MoveError> {
        if text == "up" { Ok(()) } else { Err(MoveError::illegal(text, Illegality::Empty)) }
    }

    fn state_text(&self, state: &u8) -> String {
        state.to_string()
    }

    fn read_state(&self, text: &str) -> Result<u8, ReadError> {
        text.parse().map_err(|_| ReadError::new(0..text.len(), Problem::Expected(Wanted::Number)))
    }

    fn board_text(&self, state: &u8, _: BoardStyle) -> String {
        self.state_text(state)
    }

    fn scene(&self, _: &u8) -> Scene {
        Scene::default()
    }
}

#[test]
fn a_puzzle_that_says_nothing_of_touches_overlays_and_captures_has_none() {
    assert_eq!(Stairs.touched("0", Touch::Side), None);
    assert!(Stairs.overlays(&0).is_empty());
    assert_eq!(Stairs.taken(&0, ()), None);
}

#[test]
fn how_straight_and_how_bushy_a_search_was_are_shares_of_what_it_did() {
    let did = |generated, expanded| WayCounters { generated, expanded, ..WayCounters::default() };
    assert_eq!([did(8, 4).penetrance(2), did(0, 4).penetrance(2)], [Some(0.25), None]);
    assert_eq!([did(1, 4).penetrance(0), did(3, 1).penetrance(6)], [Some(0.0), Some(2.0)]);
    assert_eq!([did(8, 4).mean_branching(), did(8, 0).mean_branching()], [Some(2.0), None]);
    assert_eq!([did(0, 4).mean_branching(), did(9, 1).mean_branching()], [Some(0.0), Some(9.0)]);
    assert_eq!(effective_branching(0, 5), None);
}
