//! The contract notices every flaw that it is there for.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use jogada_rules::{
    BoardStyle, Coloring, Evaluator, Game, Illegality, Indexed, Key, Keyed, MoveError, Notation, Part, Placement,
    Played, Problem, ReadError, Role, Scene, Scenic, Shape, Side, Symmetric, Touch, Value, Wanted, Window, contract,
    zobrist,
};

/// What is wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flaw {
    None,
    NoMoves,
    MovesAfterTheEnd,
    OddEnd,
    OrderChanges,
    ListedTwice,
    WrongGain,
    GivesAway,
    StandsStill,
    UndoForgets,
    OneKey,
    HiddenKey,
    NoSymmetry,
    NoIdentity,
    TurnedMoves,
    TurnedStates,
    SlotTooHigh,
    SharedSlot,
    LostPosition,
    OneText,
    LoudOnly,
    Letters,
    Escapes,
    Flat,
    Narrow,
    WrongOffer,
}

const FLAWS: [Flaw; 25] = [
    Flaw::NoMoves,
    Flaw::MovesAfterTheEnd,
    Flaw::OddEnd,
    Flaw::OrderChanges,
    Flaw::ListedTwice,
    Flaw::WrongGain,
    Flaw::GivesAway,
    Flaw::StandsStill,
    Flaw::UndoForgets,
    Flaw::OneKey,
    Flaw::HiddenKey,
    Flaw::NoSymmetry,
    Flaw::NoIdentity,
    Flaw::TurnedMoves,
    Flaw::TurnedStates,
    Flaw::SlotTooHigh,
    Flaw::SharedSlot,
    Flaw::LostPosition,
    Flaw::OneText,
    Flaw::LoudOnly,
    Flaw::Letters,
    Flaw::Escapes,
    Flaw::Flat,
    Flaw::Narrow,
    Flaw::WrongOffer,
];

/// Who takes the last of five wins; one or two are taken. With points, for each that is taken.
struct Heap {
    flaw: Flaw,
    scoring: bool,
    asked: AtomicUsize,
}

#[derive(Clone, Debug)]
struct Rest {
    left: u8,
    turn: Side,
    score: [i32; 2],
    /// Moves made, which no text tells.
    hidden: u64,
}

impl PartialEq for Rest {
    fn eq(&self, other: &Self) -> bool {
        (self.left, self.turn, self.score) == (other.left, other.turn, other.score)
    }
}

impl Heap {
    fn new(flaw: Flaw, scoring: bool) -> Self {
        Self { flaw, scoring, asked: AtomicUsize::new(0) }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

impl Game for Heap {
    type State = Rest;
    type Move = u8;
    type Undo = Rest;

    fn initial(&self) -> Rest {
        Rest { left: 5, turn: Side::First, score: [0, 0], hidden: 0 }
    }

    fn turn(&self, state: &Rest) -> Side {
        state.turn
    }

    fn settled(&self, state: &Rest) -> Option<Value> {
        let end = if self.scoring { Value::ZERO } else { Value::LOSS };
        (state.left == 0).then_some(if self.has(Flaw::OddEnd) { Value::points(3) } else { end })
    }

    fn moves(&self, state: &Rest, out: &mut Vec<u8>) {
        if self.has(Flaw::NoMoves) && state.left == 4 {
            return;
        }
        out.extend(1..=state.left.min(2));
        if self.has(Flaw::MovesAfterTheEnd) && state.left == 0 {
            out.push(0);
        }
        if self.has(Flaw::ListedTwice) && state.left > 0 {
            out.push(1);
        }
        if self.has(Flaw::OrderChanges) && self.asked.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
            out.reverse();
        }
    }

    fn play(&self, state: &mut Rest, mv: u8) -> Played<Rest> {
        let undo = state.clone();
        if self.has(Flaw::StandsStill) && mv == 2 {
            return Played::quiet(undo);
        }
        state.left -= mv;
        state.hidden += 1;
        let gain = if self.scoring { i32::from(mv) } else { 0 };
        state.score[state.turn.index()] += gain;
        if self.has(Flaw::GivesAway) {
            state.score[state.turn.other().index()] += 1;
        }
        state.turn = !state.turn;
        Played { undo, gain: gain + i32::from(self.has(Flaw::WrongGain)) }
    }

    fn undo(&self, state: &mut Rest, mv: u8, undo: Rest) {
        *state = undo;
        if self.has(Flaw::UndoForgets) && mv == 2 {
            state.left -= 1;
        }
    }

    fn score(&self, state: &Rest) -> [i32; 2] {
        state.score
    }

    fn is_scoring(&self) -> bool {
        self.scoring
    }
}

impl Keyed for Heap {
    fn key(&self, state: &Rest) -> Key {
        match self.flaw {
            Flaw::OneKey => Key(1),
            Flaw::HiddenKey => zobrist(state.hidden, u64::from(state.left)),
            _ => zobrist(state.turn.index() as u64, u64::from(state.left)),
        }
    }
}

impl Symmetric for Heap {
    fn symmetries(&self) -> usize {
        match self.flaw {
            Flaw::NoSymmetry => 0,
            Flaw::TurnedMoves | Flaw::TurnedStates => 2,
            _ => 1,
        }
    }

    fn image(&self, state: &Rest, symmetry: usize) -> Rest {
        let mut image = state.clone();
        if self.has(Flaw::NoIdentity) || self.has(Flaw::TurnedStates) && symmetry == 1 && state.left > 2 {
            image.left = 7 - state.left;
        }
        image
    }

    fn image_of_move(&self, mv: u8, symmetry: usize) -> u8 {
        if self.has(Flaw::TurnedMoves) && symmetry == 1 { 3 - mv } else { mv }
    }
}

impl Indexed for Heap {
    fn slots(&self) -> usize {
        if self.has(Flaw::SlotTooHigh) { 1 } else { 2 }
    }

    fn slot(&self, _: &Rest, mv: u8) -> usize {
        if self.has(Flaw::SharedSlot) { 0 } else { usize::from(mv) - 1 }
    }
}

impl Notation for Heap {
    fn move_text(&self, _: &Rest, mv: u8) -> String {
        let text = ["none", "one", "two"][usize::from(mv)];
        if self.has(Flaw::OneText) { "any" } else { text }.to_owned()
    }

    fn read_move(&self, state: &Rest, text: &str) -> Result<u8, MoveError> {
        let text = if self.has(Flaw::LoudOnly) { text.to_owned() } else { text.trim().to_lowercase() };
        match text.as_str() {
            "one" | "any" if state.left > 0 => Ok(1),
            "two" if state.left > 1 => Ok(2),
            _ => Err(MoveError::illegal(&text, Illegality::Empty)),
        }
    }

    fn position_text(&self, state: &Rest) -> String {
        let left = if self.has(Flaw::LostPosition) { 1 } else { state.left };
        format!("{left} {} {} {}", state.turn, state.score[0], state.score[1])
    }

    fn read_position(&self, text: &str) -> Result<Rest, ReadError> {
        let wrong = || ReadError::new(0..text.len(), Problem::Expected(Wanted::Number));
        let numbers: Vec<i32> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        let &[left, turn, first, second] = numbers.as_slice() else { return Err(wrong()) };
        let turn = Side::from_number(turn as u8).ok_or_else(wrong)?;
        Ok(Rest { left: left as u8, turn, score: [first, second], hidden: 0 })
    }

    fn board_text(&self, state: &Rest, style: BoardStyle) -> String {
        assert!(style.ascii && !style.color, "the plain board is asked for");
        match self.flaw {
            Flaw::Letters => "é".to_owned(),
            Flaw::Escapes => "\u{1b}[0m".to_owned(),
            _ => state.left.to_string(),
        }
    }
}

impl Scenic for Heap {
    fn scene(&self, state: &Rest) -> Scene {
        let wide = |flaw| if self.has(flaw) { 0.0 } else { 1.0 };
        let mut scene = Scene::new(wide(Flaw::Narrow), wide(Flaw::Flat));
        let part = |mv: &str| Part::new(Role::Pit, Shape::Point((0.0, 0.0))).playing(Some(mv.to_owned()));
        if state.left > 0 {
            scene.push(part(if self.has(Flaw::WrongOffer) { "three" } else { "one" }));
        }
        scene
    }
}

impl Placement for Heap {}

/// It is not so: who wins depends on the order.
impl Coloring for Heap {}

/// Whether a check fails.
fn fails(check: impl FnOnce()) -> bool {
    catch_unwind(AssertUnwindSafe(check)).is_err()
}

#[test]
fn a_game_without_a_flaw_passes_and_every_flaw_is_noticed() {
    for scoring in [false, true] {
        assert_eq!(contract::check(&Heap::new(Flaw::None, scoring), 1, 20, 9), 20);
        assert_eq!(contract::check_rules(&Heap::new(Flaw::None, scoring), 1, 20, 9), 20);
        for flaw in FLAWS {
            assert!(fails(|| _ = contract::check(&Heap::new(flaw, scoring), 1, 20, 9)), "{flaw:?}, {scoring}");
        }
    }
    for flaw in [Flaw::NoMoves, Flaw::UndoForgets, Flaw::WrongGain] {
        assert!(fails(|| _ = contract::check_rules(&Heap::new(flaw, false), 1, 20, 9)), "{flaw:?}");
    }
}

#[test]
fn a_game_that_says_nothing_of_touches_and_overlays_has_none() {
    let heap = Heap::new(Flaw::None, false);
    let state = heap.initial();
    assert_eq!(heap.touched(&heap.position_text(&state), Touch::Side), None);
    assert!(heap.overlays(&state).is_empty() && heap.decisive(&state).is_empty());
    assert_eq!(heap.reason(&state, 1), None);
}

#[test]
fn games_that_were_not_over_are_not_counted() {
    let heap = Heap::new(Flaw::None, false);
    assert_eq!((contract::check(&heap, 1, 20, 2), contract::check_rules(&heap, 1, 20, 2)), (0, 0));
    assert!((1..20).contains(&contract::check_rules(&heap, 1, 20, 3)), "some end by two, two and one");
}

#[test]
fn who_takes_more_than_a_slot_places_nothing() {
    assert!(fails(|| contract::check_placement(&Heap::new(Flaw::None, false), 1, 20, 9)));
    assert!(fails(|| contract::check_coloring(&Heap::new(Flaw::None, false), 1, 20)));
    contract::check_placement(&jogada_rules::example::TwoOfThree, 1, 20, 9);
    contract::check_coloring(&jogada_rules::example::TwoOfThree, 1, 20);
}

/// Says what is left, and how far that can be from the truth by so much.
struct Hopeful {
    off: i32,
    asked: Option<AtomicUsize>,
}

impl Evaluator<Heap> for Hopeful {
    fn evaluate(&self, _: &Heap, state: &Rest) -> Value {
        let drift = self.asked.as_ref().map_or(0, |asked| asked.fetch_add(1, Ordering::Relaxed) as i32 % 2);
        Value::points(i32::from(state.left) + drift)
    }

    fn reach(&self, _: &Heap, state: &Rest, _: u32) -> Window {
        let left = i32::from(state.left);
        Window::new(
            Value::points(left.min(left + self.off)),
            Value::points(left.max(left + self.off) - self.off.max(0) * 2),
        )
    }
}

#[test]
fn an_evaluation_that_changes_or_is_out_of_its_own_reach_is_noticed() {
    let heap = Heap::new(Flaw::None, true);
    let check = |evaluator: &Hopeful| contract::check_evaluator(&heap, evaluator, 1, 9, 9);
    check(&Hopeful { off: 0, asked: None });
    check(&Hopeful { off: -2, asked: None });
    assert!(fails(|| check(&Hopeful { off: 1, asked: None })));
    assert!(fails(|| check(&Hopeful { off: -2, asked: Some(AtomicUsize::new(0)) })));
}

#[test]
fn walks_see_every_position_and_random_positions_are_all_over() {
    let heap = Heap::new(Flaw::None, false);
    let mut seen = Vec::new();
    let dice = &mut jogada_rules::Dice::new(1);
    assert!(contract::walk(&heap, dice, 9, |state| seen.push(state.left)));
    assert!(
        seen.first() == Some(&5) && seen.last() == Some(&0) && seen.is_sorted_by(|one, next| one > next),
        "{seen:?}"
    );
    let mut counts = [0; 6];
    (0..600).for_each(|_| counts[usize::from(contract::random_position(&heap, dice, 5).left)] += 1);
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
    assert!((0..50).all(|_| contract::random_position(&heap, dice, 0).left == 5));
}
