//! What every puzzle tells.

use jogada_rules::{Dice, Heuristic, Reversible, Shown, Step, Steps, Touch};

use crate::telling::{STYLES, Telling, spoiled};

/// The estimates of a puzzle.
pub(crate) type Estimates<'a, P> = &'a [&'a dyn Heuristic<P>];

/// A random walk from a seed.
#[derive(Clone, Copy)]
pub(crate) struct RandomWalk {
    pub(crate) seed: u64,
    pub(crate) steps: usize,
    /// Of so many states one is shown, and read from texts that are not quite right.
    pub(crate) view_every: usize,
}

impl RandomWalk {
    /// Tells all that a puzzle tells of the states on the way, and `more`.
    pub(crate) fn tell<P: Shown + Reversible>(
        self,
        telling: &mut Telling,
        puzzle: &P,
        estimates: Estimates<'_, P>,
        mut more: impl FnMut(&mut Telling, &P::State),
    ) {
        let mut dice = Dice::new(self.seed);
        let mut state = puzzle.initial();
        for goal in puzzle.goals() {
            telling.tell((puzzle.state_text(&goal), puzzle.is_goal(&goal)));
        }
        for number in 0..self.steps {
            let steps = steps_of(puzzle, &state);
            tell_state(telling, puzzle, &state, &steps);
            for heuristic in estimates {
                telling.tell((heuristic.estimate(puzzle, &state), heuristic.promise()));
            }
            more(telling, &state);
            if number % self.view_every == 0 {
                tell_view(telling, puzzle, &state);
                tell_texts(telling, puzzle, &state, &mut dice);
            }
            let Some(step) = dice.pick(&steps) else { break };
            state = step.state.clone();
        }
    }
}

fn steps_of<P: Shown + Reversible>(puzzle: &P, state: &P::State) -> Steps<P> {
    let mut steps = Vec::new();
    puzzle.successors(state, &mut steps);
    steps
}

/// What a search asks of a state.
fn tell_state<P: Shown + Reversible>(telling: &mut Telling, puzzle: &P, state: &P::State, steps: &Steps<P>) {
    let in_short = |step: &Step<P::Move, P::State>| (step.mv, puzzle.state_text(&step.state), step.cost);
    telling.tell(puzzle.is_goal(state));
    for step in steps {
        telling.tell(in_short(step));
        telling.tell(puzzle.step(state, step.mv).as_ref().map(in_short));
        telling.tell((puzzle.move_text(state, step.mv), puzzle.taken(state, step.mv)));
    }
    let mut before = Vec::new();
    puzzle.predecessors(state, &mut before);
    for step in &before {
        telling.tell(in_short(step));
    }
}

/// What people see of a state.
fn tell_view<P: Shown>(telling: &mut Telling, puzzle: &P, state: &P::State) {
    telling.tell(puzzle.state_text(state));
    for style in STYLES {
        telling.tell(puzzle.board_text(state, style));
    }
    telling.tell((puzzle.scene(state), puzzle.overlays(state)));
}

/// What is made of texts that are nearly right, and of touches.
fn tell_texts<P: Shown>(telling: &mut Telling, puzzle: &P, state: &P::State, dice: &mut Dice) {
    let text = puzzle.state_text(state);
    let places: Vec<String> = puzzle.scene(state).parts.into_iter().filter_map(|part| part.place).collect();
    for _ in 0..24 {
        let nearly = spoiled(&text, dice);
        let read = puzzle.read_state(&nearly).map(|state| puzzle.starting_from(state).initial());
        telling.tell(read.map(|state| puzzle.state_text(&state)));
        let place = dice.pick(&places).map_or("a1", String::as_str);
        let other = dice.pick(&places).map_or("a1", String::as_str);
        let beside = spoiled(place, dice);
        for text in [&text, &nearly] {
            let stroke = Touch::Stroke { from: place, to: other };
            for touch in [Touch::Place(place), Touch::Place(&beside), stroke, Touch::Side] {
                telling.tell(puzzle.touched(text, touch));
            }
        }
        for mv in [place, &beside, "u", "l", "1"] {
            telling.tell((puzzle.read_move(state, mv), puzzle.read_move(state, &spoiled(mv, dice))));
        }
    }
}
