//! The same game with captures left out: a game of quiet positions that any search can play.
//!
//! A move is a safe line, or a line that opens a run, one a run. What it gives away is taken at once. Where the taker may
//! deal some boxes back it has two moves, all or the deal; else nothing is left to decide. So a search looks as far ahead
//! in lines that matter as it would in all lines, and is never in the middle of a capture when it stops to estimate.

use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Line};
use jogada_rules::{Evaluator, Game, Guide, Indexed, Key, Keyed, Played, Side, Value};

use super::web::{Offer, Web};

/// The most boxes that a board has.
const MOST_BOXES: usize = 361;
/// The number of what lies beyond the border.
const OUTSIDE: usize = MOST_BOXES;

/// Dots and Boxes between captures.
pub(super) struct Calm<'a> {
    game: &'a DotsAndBoxes,
    lines: Vec<Line>,
    beside: Vec<[usize; 2]>,
    around: Vec<[usize; 4]>,
    /// Of two lines between a corner and the outside the second waits for the first.
    twins: Vec<Option<usize>>,
}

/// A position, with what is on offer in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CalmState {
    pub(super) board: DotsState,
    /// How many lines each box lacks; the outside never runs out.
    missing: [u8; MOST_BOXES + 1],
    free: u16,
    /// What the side to move may take or deal; nothing where there is no choice.
    pub(super) offer: Offer,
    turn: Side,
}

impl CalmState {
    /// How many lines are free once the offer is taken.
    pub(super) const fn free_lines(&self) -> usize {
        self.free as usize
    }
}

/// A move between captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CalmMove {
    /// Draws a line.
    Draw(Line),
    /// Takes all that is on offer.
    Take,
    /// Takes all but the deal.
    Deal,
}

/// A run of boxes that lack two lines each: how many, a line to open it by, and where it ends.
struct Run {
    length: u16,
    opener: usize,
    ends: [usize; 2],
    is_loop: bool,
}

impl<'a> Calm<'a> {
    pub(super) fn new(game: &'a DotsAndBoxes) -> Self {
        let mut lines = Vec::new();
        game.moves(&game.initial(), &mut lines);
        let web = Web::of(game, &game.initial());
        let (rows, cols) = game.size();
        let beside = |line: &Line| {
            let mut boxes = web.boxes_beside(line.index());
            [0; 2].map(|_| boxes.next().unwrap_or(OUTSIDE))
        };
        let beside: Vec<_> = lines.iter().map(beside).collect();
        let twin =
            |line: usize| (0..line).rev().find(|&other| beside[line][1] == OUTSIDE && beside[other] == beside[line]);
        let twins = (0..lines.len()).map(twin).collect();
        let around = (0..rows * cols).map(|number| game.lines_around(number).map(Line::index)).collect();
        Self { game, lines, beside, around, twins }
    }

    /// A position of the game as one between captures.
    pub(super) fn state(&self, state: &DotsState) -> CalmState {
        let mut web = Web::of(self.game, state);
        let offer = web.take_offer();
        let mut calm =
            CalmState { board: *state, missing: [0; MOST_BOXES + 1], free: 0, offer, turn: self.game.turn(state) };
        let left: Vec<usize> = web.free_lines().collect();
        for line in &self.lines {
            let is_free = left.binary_search(&line.index()).is_ok();
            if !is_free && !state.is_drawn(*line) {
                self.game.play(&mut calm.board, *line);
            }
            if is_free {
                calm.free += 1;
                self.beside[line.index()].into_iter().for_each(|number| calm.missing[number] += 1);
            }
        }
        calm.missing[OUTSIDE] = u8::MAX;
        calm
    }

    fn draw(&self, state: &mut CalmState, line: usize) {
        self.game.play(&mut state.board, self.lines[line]);
        state.free -= 1;
        for number in self.beside[line] {
            if number != OUTSIDE {
                state.missing[number] -= 1;
            }
        }
    }

    fn is_free(&self, state: &CalmState, line: usize) -> bool {
        !state.board.is_drawn(self.lines[line])
    }

    fn free_around(&self, state: &CalmState, number: usize) -> impl Iterator<Item = usize> {
        self.around[number].into_iter().filter(move |&line| self.is_free(state, line))
    }

    fn across(&self, line: usize, number: usize) -> usize {
        let [one, two] = self.beside[line];
        if one == number { two } else { one }
    }

    /// Takes everything that a line drawn in a quiet position has put on offer.
    fn take_all(&self, state: &mut CalmState, opened: usize) -> Offer {
        let (mut boxes, mut lines) = (0, 0);
        for start in self.beside[opened] {
            let mut next = start;
            while state.missing[next] == 1 {
                let line = self.free_around(state, next).next().expect("a box that lacks a line has one free");
                let beyond = self.across(line, next);
                self.draw(state, line);
                lines += 1;
                boxes += 1;
                if state.missing[beyond] == 0 {
                    boxes += 1;
                }
                next = beyond;
            }
        }
        // Openings are chosen so that three boxes or more are always dealt from one end, and two never are.
        let dealt = match (lines == boxes, boxes) {
            (true, 3..) => 2,
            (false, 4..) => 4,
            _ => 0,
        };
        Offer { boxes, dealt }
    }

    fn safe_moves(&self, state: &CalmState, out: &mut Vec<CalmMove>) {
        let is_safe = |line: usize| self.beside[line].iter().all(|&number| state.missing[number] > 2);
        let waits = |line: usize| self.twins[line].is_some_and(|twin| self.is_free(state, twin));
        let safe = (0..self.lines.len()).filter(|&line| self.is_free(state, line) && is_safe(line) && !waits(line));
        out.extend(safe.map(|line| CalmMove::Draw(self.lines[line])));
    }

    /// One opening a run; of runs that touch nothing else the shortest of each sort.
    fn openings(&self, state: &CalmState, out: &mut Vec<CalmMove>) {
        let mut seen = [false; MOST_BOXES];
        let mut apart: [Option<Run>; 3] = [None, None, None];
        for number in 0..self.around.len() {
            if state.missing[number] != 2 || seen[number] {
                continue;
            }
            let run = self.run_through(state, number, &mut seen);
            if run.ends != [OUTSIDE; 2] {
                out.push(CalmMove::Draw(self.lines[run.opener]));
                continue;
            }
            let sort = if run.is_loop { 2 } else { usize::from(run.length > 2) };
            if apart[sort].as_ref().is_none_or(|known| known.length > run.length) {
                apart[sort] = Some(run);
            }
        }
        out.extend(apart.into_iter().flatten().map(|run| CalmMove::Draw(self.lines[run.opener])));
    }

    fn run_through(&self, state: &CalmState, start: usize, seen: &mut [bool; MOST_BOXES]) -> Run {
        seen[start] = true;
        let mut run = Run { length: 1, opener: 0, ends: [OUTSIDE; 2], is_loop: false };
        let mut middle = None;
        for (side, first) in self.free_around(state, start).enumerate() {
            let (mut here, mut line) = (start, first);
            loop {
                run.opener = line;
                here = self.across(line, here);
                if here == start {
                    run.is_loop = true;
                    return run;
                }
                if state.missing[here] != 2 {
                    run.ends[side.min(1)] = here;
                    break;
                }
                middle = Some(line);
                seen[here] = true;
                run.length += 1;
                line = self.free_around(state, here).find(|&other| other != line).expect("it lacks two lines");
            }
        }
        // Two boxes are opened between them, so that nothing can be dealt.
        if let (2, Some(middle)) = (run.length, middle) {
            run.opener = middle;
        }
        run
    }
}

impl Game for Calm<'_> {
    type State = CalmState;
    type Move = CalmMove;
    type Undo = CalmState;

    fn initial(&self) -> CalmState {
        self.state(&self.game.initial())
    }

    fn turn(&self, state: &CalmState) -> Side {
        state.turn
    }

    fn settled(&self, state: &CalmState) -> Option<Value> {
        (state.free == 0 && state.offer.boxes == 0).then_some(Value::ZERO)
    }

    fn moves(&self, state: &CalmState, out: &mut Vec<CalmMove>) {
        if state.offer.boxes > 0 {
            out.push(CalmMove::Take);
            if state.offer.dealt > 0 {
                out.push(CalmMove::Deal);
            }
            return;
        }
        self.safe_moves(state, out);
        self.openings(state, out);
    }

    fn play(&self, state: &mut CalmState, mv: CalmMove) -> Played<CalmState> {
        let undo = *state;
        let Offer { boxes, dealt } = std::mem::take(&mut state.offer);
        let (gain, passes) = match mv {
            CalmMove::Take => (boxes, false),
            CalmMove::Deal => (boxes - 2 * dealt, true),
            CalmMove::Draw(line) => {
                self.draw(state, line.index());
                let offer = self.take_all(state, line.index());
                state.offer = if offer.dealt > 0 { offer } else { Offer::default() };
                (if offer.dealt > 0 { 0 } else { -offer.boxes }, true)
            }
        };
        if passes {
            state.turn = !state.turn;
        }
        Played { undo, gain }
    }

    fn undo(&self, state: &mut CalmState, _: CalmMove, undo: CalmState) {
        *state = undo;
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

impl Keyed for Calm<'_> {
    fn key(&self, state: &CalmState) -> Key {
        // Never the key of the whole game's position: a table may be shared with a search of that.
        let offer = 1 + (state.offer.boxes * 8 + state.offer.dealt) as u64;
        let mut key = self.game.key(&state.board);
        key ^= Key(offer.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        key
    }
}

impl Indexed for Calm<'_> {
    fn slots(&self) -> usize {
        self.lines.len() + 2
    }

    fn slot(&self, _: &CalmState, mv: CalmMove) -> usize {
        match mv {
            CalmMove::Draw(line) => line.index(),
            CalmMove::Take => self.lines.len(),
            CalmMove::Deal => self.lines.len() + 1,
        }
    }
}

/// Estimates what remains by an evaluation of the whole game, and adds what is on offer.
pub(super) struct Remainder<E>(pub(super) E);

impl<E: Evaluator<DotsAndBoxes>> Evaluator<Calm<'_>> for Remainder<E> {
    fn evaluate(&self, game: &Calm<'_>, state: &CalmState) -> Value {
        let rest = if state.free == 0 { Value::ZERO } else { self.0.evaluate(game.game, &state.board) };
        let all = Value::points(state.offer.boxes) + rest;
        let deal = Value::points(state.offer.boxes - 2 * state.offer.dealt) - rest;
        if state.offer.dealt > 0 { all.max(deal) } else { all }
    }
}

/// Safe lines from the middle outward, then what gives the least away.
pub(super) struct MiddleFirst;

impl Guide<Calm<'_>> for MiddleFirst {
    fn rank(&self, game: &Calm<'_>, state: &CalmState, mv: CalmMove) -> i32 {
        let CalmMove::Draw(line) = mv else { return 0 };
        let gives = game.beside[line.index()].iter().any(|&number| state.missing[number] == 2);
        -i32::from(game.game.off_center(line.index())) - if gives { 1000 } else { 0 }
    }
}
