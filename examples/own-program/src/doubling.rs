//! Doubling, with everything that the catalog asks of a puzzle.

use jogada_rules::{
    BoardStyle, Illegality, MoveError, Part, Phrase, Puzzle, ReadError, Reader, Role, Scene, Shape, Shown, Step, Steps,
    Wanted,
};

/// Why a move can not be played that would go too far.
const TOO_FAR: Illegality = Illegality::Own(Phrase::new("that is beyond the goal", "isso passa do objetivo"));

/// From 1 to the goal by doubling and adding one, in as few moves as possible.
#[derive(Clone, Copy)]
pub(crate) struct DoublingPuzzle {
    pub(crate) start: u32,
    pub(crate) goal: u32,
}

/// What can be done to the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    Double,
    Add,
}

impl Puzzle for DoublingPuzzle {
    type State = u32;
    type Move = Change;

    fn initial(&self) -> u32 {
        self.start
    }

    fn is_goal(&self, number: &u32) -> bool {
        *number == self.goal
    }

    fn successors(&self, number: &u32, out: &mut Steps<Self>) {
        let next = [(Change::Double, number * 2), (Change::Add, number + 1)];
        out.extend(next.into_iter().filter(|(_, next)| *next <= self.goal).map(|(mv, next)| Step::new(mv, next)));
    }
}

impl Shown for DoublingPuzzle {
    fn starting_from(&self, start: u32) -> Self {
        Self { start, ..*self }
    }

    fn move_text(&self, _: &u32, mv: Change) -> String {
        (if mv == Change::Double { "d" } else { "a" }).to_owned()
    }

    fn read_move(&self, number: &u32, text: &str) -> Result<Change, MoveError> {
        let mut reader = Reader::new(text);
        let mv = if reader.take('d') { Change::Double } else { Change::Add };
        if mv == Change::Add {
            reader.demand('a', Wanted::Move)?;
        }
        reader.finish()?;
        match self.step(number, mv) {
            Some(_) => Ok(mv),
            None => Err(MoveError::illegal(text, TOO_FAR)),
        }
    }

    fn state_text(&self, number: &u32) -> String {
        number.to_string()
    }

    fn read_state(&self, text: &str) -> Result<u32, ReadError> {
        let mut reader = Reader::new(text);
        let number = reader.number(Wanted::Number, 1, self.goal.into())?;
        reader.finish()?;
        Ok(number as u32)
    }

    fn board_text(&self, number: &u32, _: BoardStyle) -> String {
        format!("{number} → {}\n", self.goal)
    }

    fn scene(&self, number: &u32) -> Scene {
        let mut scene = Scene::new(4.0, 2.0);
        let text = format!("{number} → {}", self.goal);
        scene.push(Part::new(Role::Label, Shape::Point((2.0, 0.5))).labeled(text));
        for (x, mv) in [(1.0, "d"), (3.0, "a")] {
            let button = Shape::Circle { center: (x, 1.5), radius: 0.4 };
            scene.push(Part::new(Role::Cell, button).labeled(mv.to_owned()).playing(Some(mv.to_owned())));
        }
        scene
    }
}
