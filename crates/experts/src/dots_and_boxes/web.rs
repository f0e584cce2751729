//! A position of any board as strings and coins: boxes held by the free lines around them.

use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Line};

use super::pieces::Piece;

/// The free lines and what each box still lacks.
#[derive(Clone, Debug)]
pub(super) struct Web {
    /// The boxes beside each line, [`OUTSIDE`] where there is none.
    beside: Vec<[usize; 2]>,
    around: Vec<[usize; 4]>,
    free: Vec<bool>,
    missing: Vec<u8>,
}

/// What lies beyond the border.
pub(super) const OUTSIDE: usize = usize::MAX;

/// What can be taken at once, and what a double-deal leaves of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Offer {
    /// All boxes that can be taken.
    pub(super) boxes: i32,
    /// How many of them a double-deal leaves to the other side: 2, 4, or 0 where none is possible.
    pub(super) dealt: i32,
}

impl Offer {
    /// What the side that may take the offer gets, less what the other side gets, if what remains after it is worth
    /// `rest` to whoever has to move there.
    pub(super) const fn accepted(self, rest: i32) -> i32 {
        if self.dealt == 0 { self.boxes + rest } else { self.boxes - self.dealt + (rest + self.dealt).abs() }
    }
}

/// A row of boxes that lack two lines each.
struct Run {
    lines: Vec<usize>,
    /// Boxes that lack more, or the outside. A loop has no ends.
    ends: Vec<usize>,
}

impl Web {
    pub(super) fn of(game: &DotsAndBoxes, state: &DotsState) -> Self {
        let (rows, cols) = game.size();
        let lines = (rows + 1) * cols + rows * (cols + 1);
        let around: Vec<_> = (0..rows * cols).map(|number| game.lines_around(number).map(Line::index)).collect();
        let mut beside = vec![[OUTSIDE; 2]; lines];
        let mut web = Self { beside: Vec::new(), free: vec![false; lines], missing: vec![0; around.len()], around };
        for (number, around) in web.around.iter().enumerate() {
            for &line in around {
                let place = usize::from(beside[line][0] != OUTSIDE);
                beside[line][place] = number;
                web.free[line] = state.drawn()[line / 64] >> (line % 64) & 1 == 0;
                web.missing[number] += u8::from(web.free[line]);
            }
        }
        web.beside = beside;
        web
    }

    /// The free lines.
    pub(super) fn free_lines(&self) -> impl Iterator<Item = usize> {
        (0..self.free.len()).filter(|&line| self.free[line])
    }

    /// The boxes beside a line.
    pub(super) fn boxes_beside(&self, line: usize) -> impl Iterator<Item = usize> {
        self.beside[line].into_iter().filter(|&number| number != OUTSIDE)
    }

    /// How many boxes are open.
    pub(super) fn open_boxes(&self) -> usize {
        self.missing.iter().filter(|&&missing| missing > 0).count()
    }

    fn free_around(&self, number: usize) -> impl Iterator<Item = usize> {
        self.around[number].into_iter().filter(|&line| self.free[line])
    }

    fn draw(&mut self, line: usize) {
        self.free[line] = false;
        for number in self.beside[line] {
            if number != OUTSIDE {
                self.missing[number] -= 1;
            }
        }
    }

    /// Takes every box that lacks one line, and those that lack one then.
    pub(super) fn take_offer(&mut self) -> Offer {
        let mut ready: Vec<usize> = (0..self.missing.len()).filter(|&number| self.missing[number] == 1).collect();
        let mut drawn = Vec::new();
        let mut taken = Vec::new();
        while let Some(number) = ready.pop() {
            if self.missing[number] == 0 {
                continue;
            }
            let line = self.free_around(number).next().expect("a box that lacks a line has one free");
            self.draw(line);
            drawn.push(line);
            for beside in self.boxes_beside(line) {
                match self.missing[beside] {
                    0 => taken.push(beside),
                    1 => ready.push(beside),
                    _ => {}
                }
            }
        }
        Offer { boxes: taken.len() as i32, dealt: self.least_deal(&drawn, &taken) }
    }

    /// What the cheapest double-deal leaves of the taken boxes.
    ///
    /// Boxes that hang together by drawn lines form a tree. With a line to what is not taken it has as many lines as
    /// boxes: the taker can stop before the last two and draw that line. Without one it ends with a line that closes two
    /// boxes: the taker can only part it in two pairs, which takes four boxes in a row.
    fn least_deal(&self, drawn: &[usize], taken: &[usize]) -> i32 {
        let mut least = 0;
        let mut seen = Vec::new();
        for &start in taken {
            if seen.contains(&start) {
                continue;
            }
            let tree = self.tree_from(start, drawn, taken);
            let lines = drawn.iter().filter(|&&line| self.boxes_beside(line).any(|number| tree.contains(&number)));
            let deal = match (lines.count() == tree.len(), tree.len()) {
                (true, 2..) => 2,
                (false, 4..) if self.has_row_of_four(drawn, &tree) => 4,
                _ => 0,
            };
            least = if least == 0 {
                deal
            } else if deal == 0 {
                least
            } else {
                deal.min(least)
            };
            seen.extend(tree);
        }
        least
    }

    fn tree_from(&self, start: usize, drawn: &[usize], taken: &[usize]) -> Vec<usize> {
        let mut tree = vec![start];
        let mut next = 0;
        while next < tree.len() {
            for other in self.linked(tree[next], drawn) {
                if taken.contains(&other) && !tree.contains(&other) {
                    tree.push(other);
                }
            }
            next += 1;
        }
        tree
    }

    /// The boxes across those of the drawn lines that surround a box.
    fn linked(&self, number: usize, drawn: &[usize]) -> impl Iterator<Item = usize> {
        self.around[number].into_iter().filter(|line| drawn.contains(line)).map(move |line| self.across(line, number))
    }

    fn has_row_of_four(&self, drawn: &[usize], tree: &[usize]) -> bool {
        drawn.iter().any(|&line| {
            let [one, two] = self.beside[line];
            let goes_on = |from: usize, to: usize| {
                tree.contains(&from) && self.linked(from, drawn).any(|other| other != to && tree.contains(&other))
            };
            one != OUTSIDE && two != OUTSIDE && goes_on(one, two) && goes_on(two, one)
        })
    }

    fn across(&self, line: usize, number: usize) -> usize {
        let [one, two] = self.beside[line];
        if one == number { two } else { one }
    }

    /// Takes the chains and loops out that touch nothing else.
    pub(super) fn take_pieces(&mut self) -> Vec<Piece> {
        self.pieces_with_lines().into_iter().map(|(piece, _)| piece).collect()
    }

    /// The same, with the lines that each had.
    pub(super) fn pieces_with_lines(&mut self) -> Vec<(Piece, Vec<usize>)> {
        let mut pieces = Vec::new();
        for number in 0..self.missing.len() {
            if self.missing[number] != 2 {
                continue;
            }
            let run = self.run_through(number);
            if run.ends.iter().all(|&end| end == OUTSIDE) {
                let lines = run.lines.len() as u16;
                let piece = if run.ends.is_empty() { Piece::Loop(lines) } else { Piece::Chain(lines - 1) };
                run.lines.iter().for_each(|&line| self.draw(line));
                pieces.push((piece, run.lines));
            }
        }
        pieces
    }

    fn run_through(&self, start: usize) -> Run {
        let mut run = Run { lines: Vec::new(), ends: Vec::new() };
        for first in self.free_around(start) {
            let (mut here, mut line) = (start, first);
            loop {
                if run.lines.contains(&line) {
                    return run;
                }
                run.lines.push(line);
                here = self.across(line, here);
                if here == OUTSIDE || self.missing[here] != 2 {
                    run.ends.push(here);
                    break;
                }
                line = self.free_around(here).find(|&other| other != line).expect("a box that lacks two lines");
            }
        }
        run
    }
}
