//! Everything there is to know about a maze, worked out place by place: exact values, and how far an estimate can be
//! from them. Knowledge as tight as it can be, so that a search which takes more out of it than there is gets caught.

use jogada_rules::{Endgame, Evaluator, Game, Value, Window};
use jogada_search::tree::Ends;

use crate::synthetic::{Guess, Maze, Place};

/// A maze with all that is true of it.
pub(crate) struct Atlas {
    pub(crate) maze: Maze,
    /// Estimates are this much of [`Guess`], in hundredths: an estimate that always says nothing is one, too.
    pub(crate) share: i32,
    /// By place, with distances.
    values: Vec<Value>,
    /// By number of plies and place; the last is for any number of plies.
    reaches: Vec<Vec<Window>>,
}

impl Atlas {
    pub(crate) fn of(maze: Maze, share: i32) -> Self {
        let mut atlas = Self { maze, share, values: vec![Value::ZERO; maze.places()], reaches: Vec::new() };
        // A move leads to a place of the next layer, which has a higher number.
        for number in (0..maze.places()).rev() {
            let place = maze.place(number);
            let worths = atlas.children(&place, |child| atlas.exact(child));
            atlas.values[number] = maze.settled(&place).or(worths.into_iter().max()).expect("a move or an end");
        }
        for plies in 0..=u32::from(maze.layers) {
            let reach = (0..maze.places()).map(|number| atlas.widest(&maze.place(number), plies)).collect();
            atlas.reaches.push(reach);
        }
        atlas
    }

    /// What `place` is worth, with the distance to a decided end.
    pub(crate) fn exact(&self, place: &Place) -> Value {
        self.values[place.number(&self.maze)]
    }

    /// What `mv` is worth.
    pub(crate) fn worth(&self, place: &Place, mv: u8, ends: Ends) -> Value {
        self.maze.descend(&mut place.clone(), mv, |child, edge| edge.lift(ends.value(self.exact(child))))
    }

    fn children(&self, place: &Place, value: impl Fn(&Place) -> Value) -> Vec<Value> {
        let mut moves = Vec::new();
        self.maze.moves(place, &mut moves);
        let worth = |mv| self.maze.descend(&mut place.clone(), mv, |child, edge| edge.lift(value(child)));
        moves.into_iter().map(worth).collect()
    }

    /// All that `plies` or fewer can bring if both sides please, estimates included.
    fn widest(&self, place: &Place, plies: u32) -> Window {
        if let Some(settled) = self.maze.settled(place) {
            return rounded(Window::new(settled, settled));
        }
        let estimate = self.estimate(place);
        if plies == 0 {
            return Window::new(estimate, estimate);
        }
        let ends = [|reach: Window| reach.alpha, |reach: Window| reach.beta];
        let worths = ends.map(|end| self.children(place, |child| end(self.kept(child, plies - 1))));
        let all = || worths.iter().flatten().copied().chain([estimate]);
        let (least, most) = (all().min().expect("an estimate"), all().max().expect("an estimate"));
        rounded(Window::new(least, most))
    }

    fn kept(&self, place: &Place, plies: u32) -> Window {
        let plies = (plies as usize).min(self.reaches.len() - 1);
        self.reaches[plies][place.number(&self.maze)]
    }

    fn estimate(&self, place: &Place) -> Value {
        Value::hundredths(Guess.evaluate(&self.maze, place).raw() * self.share / 100)
    }
}

/// Whether the distance of a decided end counts is for the search to say, so a reach must hold either way.
fn rounded(reach: Window) -> Window {
    let low = |value: Value| if value.is_loss() { Value::MIN } else { value.outcome() };
    Window::new(low(reach.alpha), -low(-reach.beta))
}

impl Evaluator<Maze> for Atlas {
    fn evaluate(&self, _: &Maze, place: &Place) -> Value {
        self.estimate(place)
    }

    fn reach(&self, _: &Maze, place: &Place, depth: u32) -> Window {
        self.kept(place, depth)
    }

    fn reach_by(&self, maze: &Maze, place: &Place, mv: u8, depth: u32) -> Value {
        maze.descend(&mut place.clone(), mv, |child, edge| {
            let Window { alpha, beta } = self.kept(child, depth - 1);
            edge.lift(if edge.passes() { alpha } else { beta })
        })
    }
}

/// The exact values of the last layers, from `first` on.
pub(crate) struct Endings<'a> {
    pub(crate) atlas: &'a Atlas,
    pub(crate) first: u8,
}

impl Endgame<Maze> for Endings<'_> {
    fn value(&self, _: &Maze, place: &Place) -> Option<Value> {
        (place.layer() >= self.first).then(|| self.atlas.exact(place))
    }

    fn stage(&self, maze: &Maze, place: &Place) -> u32 {
        u32::from(maze.layers - place.layer())
    }

    fn plies_away(&self, _: &Maze, place: &Place) -> u32 {
        u32::from(self.first.saturating_sub(place.layer()))
    }
}
