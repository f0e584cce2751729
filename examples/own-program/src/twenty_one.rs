//! Twenty-one, with everything that the catalog asks of a game.

use jogada_rules::{
    BoardStyle, Evaluator, Game, Illegality, Indexed, Key, Keyed, MoveError, Notation, Part, Phrase, Played, ReadError,
    Reader, Role, Scene, Scenic, Shape, Side, Symmetric, Value, Wanted, zobrist,
};

/// Why a move can not be played that would go too far.
const TOO_FAR: Illegality = Illegality::Own(Phrase::new("that is beyond the goal", "isso passa do objetivo"));

/// Each side in turn adds 1, 2 or 3; who reaches the goal wins.
pub(crate) struct TwentyOne {
    pub(crate) goal: u8,
}

/// The count so far, and who moves.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RunningCount {
    pub(crate) total: u8,
    turn: Side,
}

impl Game for TwentyOne {
    type State = RunningCount;
    type Move = u8;
    type Undo = ();

    fn initial(&self) -> RunningCount {
        RunningCount { total: 0, turn: Side::First }
    }

    fn turn(&self, count: &RunningCount) -> Side {
        count.turn
    }

    fn settled(&self, count: &RunningCount) -> Option<Value> {
        (count.total == self.goal).then_some(Value::LOSS)
    }

    fn moves(&self, count: &RunningCount, out: &mut Vec<u8>) {
        out.extend(1..=3.min(self.goal - count.total));
    }

    fn play(&self, count: &mut RunningCount, mv: u8) -> Played<()> {
        count.total += mv;
        count.turn = !count.turn;
        Played::quiet(())
    }

    fn undo(&self, count: &mut RunningCount, mv: u8, (): ()) {
        count.total -= mv;
        count.turn = !count.turn;
    }
}

/// What is still to come depends on the count alone, not on who moves.
impl Keyed for TwentyOne {
    fn key(&self, count: &RunningCount) -> Key {
        zobrist(u64::from_be_bytes(*b"count-21"), u64::from(count.total))
    }
}

impl Symmetric for TwentyOne {}

impl Indexed for TwentyOne {
    fn slots(&self) -> usize {
        3
    }

    fn slot(&self, _: &RunningCount, mv: u8) -> usize {
        usize::from(mv - 1)
    }
}

impl Notation for TwentyOne {
    fn move_text(&self, _: &RunningCount, mv: u8) -> String {
        mv.to_string()
    }

    fn read_move(&self, count: &RunningCount, text: &str) -> Result<u8, MoveError> {
        let mut reader = Reader::new(text);
        let mv = reader.number(Wanted::Move, 1, 3)? as u8;
        reader.finish()?;
        if count.total == self.goal {
            return Err(MoveError::illegal(text, Illegality::Over));
        }
        if mv > self.goal - count.total {
            return Err(MoveError::illegal(text, TOO_FAR));
        }
        Ok(mv)
    }

    fn position_text(&self, count: &RunningCount) -> String {
        format!("{} {}", count.total, count.turn)
    }

    fn read_position(&self, text: &str) -> Result<RunningCount, ReadError> {
        let mut reader = Reader::new(text);
        let total = reader.number(Wanted::Number, 0, self.goal.into())? as u8;
        let turn = reader.number(Wanted::Side, 1, 2)? as u8;
        reader.finish()?;
        Ok(RunningCount { total, turn: Side::from_number(turn).expect("1 and 2 are sides") })
    }

    fn board_text(&self, count: &RunningCount, _: BoardStyle) -> String {
        format!("{} / {}\n", count.total, self.goal)
    }
}

impl Scenic for TwentyOne {
    fn scene(&self, count: &RunningCount) -> Scene {
        let mut scene = Scene::new(4.0, 2.0);
        let total = format!("{} / {}", count.total, self.goal);
        scene.push(Part::new(Role::Label, Shape::Point((2.0, 0.5))).labeled(total));
        for mv in 1..=3.min(self.goal - count.total) {
            let button = Shape::Circle { center: (f32::from(mv), 1.5), radius: 0.4 };
            scene.push(Part::new(Role::Cell, button).labeled(mv.to_string()).playing(Some(mv.to_string())));
        }
        scene
    }
}

/// Who leaves a multiple of four to go wins.
pub(crate) struct ModuloFour;

impl Evaluator<TwentyOne> for ModuloFour {
    fn evaluate(&self, game: &TwentyOne, count: &RunningCount) -> Value {
        if (game.goal - count.total).is_multiple_of(4) { -Value::POINT } else { Value::POINT }
    }
}
