//! A position with nothing on offer, and what the moves in it lead to.
//!
//! Boxes that lack two lines form runs. A line between boxes that lack more is *safe*. A line of a run gives the run
//! away: the other side takes all of it, or all but the last two boxes, and either way the same position remains. So a
//! move leads to a quiet position again, and to an offer on the way.

use super::field::{LineField, MOST_SYMMETRIES, Set, members};
use super::pieces::{Collection, Collections, Piece, PieceOpening};
use super::web::Offer;

/// A quiet position: no box lacks just one line, and what touches nothing else is in the collection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quiet {
    /// The free lines, and the same under every symmetry.
    images: [Set; MOST_SYMMETRIES],
    /// The boxes that lack two, three and four lines.
    two: Set,
    three: Set,
    four: Set,
    /// The lines of the boxes that lack two; of drawn lines it may say anything.
    unsafe_lines: Set,
    pub(super) collection: Collection,
    /// How many boxes are open, those of the collection included.
    pub(super) boxes: i32,
}

/// What a game is searched on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground<'a> {
    pub(super) field: &'a LineField,
    pub(super) collections: &'a Collections,
}

/// A row of boxes that lack two lines each, with an end that touches the rest.
#[derive(Clone, Copy, Debug)]
struct Run {
    lines: Set,
    boxes: Set,
    /// Boxes at the two ends, as sets; nothing where the outside is.
    ends: [Set; 2],
    length: u16,
    is_loop: bool,
}

impl Quiet {
    /// The quiet position of these free lines, `boxes` of which are open in the collection.
    pub(super) fn new(ground: Ground<'_>, free: Set, collection: Collection, boxes: usize) -> Self {
        let mut quiet = Self {
            images: [0; MOST_SYMMETRIES],
            two: 0,
            three: 0,
            four: 0,
            unsafe_lines: 0,
            collection,
            boxes: boxes as i32,
        };
        for line in members(free) {
            let images = ground.field.images(line);
            quiet.images.iter_mut().zip(images).for_each(|(set, image)| *set |= image);
        }
        for number in 0..ground.field.boxes() {
            match (ground.field.around(number) & free).count_ones() {
                0 => continue,
                2 => quiet.two |= 1 << number,
                3 => quiet.three |= 1 << number,
                4 => quiet.four |= 1 << number,
                _ => unreachable!("nothing is on offer in a quiet position"),
            }
            quiet.boxes += 1;
        }
        quiet.unsafe_lines = members(quiet.two).fold(0, |lines, number| lines | ground.field.around(number));
        quiet
    }

    /// The free lines.
    #[inline]
    pub(super) const fn free(&self) -> Set {
        self.images[0]
    }

    /// Lines that give nothing away, one of each that can not be told apart.
    #[inline]
    pub(super) const fn safe_lines(&self, field: &LineField) -> Set {
        field.distinct(self.free() & !self.unsafe_lines)
    }

    /// The number of the position, the same for all its mirror images, and the symmetry that leads to it.
    #[inline]
    pub(super) fn number(&self, field: &LineField) -> (u64, usize) {
        let (set, symmetry) = self.canonical(field);
        (set | u64::from(self.collection) << field.len(), symmetry)
    }

    /// The least of the free lines' images, and the symmetry that makes it.
    #[inline]
    fn canonical(&self, field: &LineField) -> (Set, usize) {
        let mut least = (self.images[0], 0);
        for symmetry in 1..field.symmetries() {
            if self.images[symmetry] < least.0 {
                least = (self.images[symmetry], symmetry);
            }
        }
        least
    }

    /// The position after a safe line.
    #[inline]
    pub(super) fn after_safe(&self, ground: Ground<'_>, line: usize) -> Self {
        let mut quiet = *self;
        quiet.draw(ground.field, line);
        quiet.loosen(ground, ground.field.beside(line));
        quiet
    }

    /// The position after a piece of the collection was opened and taken.
    pub(super) const fn after_opening(&self, opening: &PieceOpening) -> Self {
        Self { collection: opening.after, boxes: self.boxes - opening.offer.boxes, ..*self }
    }

    /// What each run that touches the rest leads to when it is given away.
    pub(super) fn each_giving(&self, ground: Ground<'_>, mut visit: impl FnMut(Set, Offer, Self) -> bool) {
        let mut left = self.two;
        while left != 0 {
            let run = self.run_through(ground.field, left.trailing_zeros() as usize);
            left &= !run.boxes;
            let (offer, after) = self.after_giving(ground, run);
            if !visit(run.lines, offer, after) {
                return;
            }
        }
    }

    fn after_giving(&self, ground: Ground<'_>, run: Run) -> (Offer, Self) {
        let mut quiet = *self;
        quiet.remove(ground.field, &run);
        let [one, two] = run.ends;
        if one == two && one & self.three != 0 {
            return quiet.give_on(ground, one, run.length);
        }
        let dealt = if run.length < 3 { 0 } else { 2 };
        quiet.loosen(ground, one);
        quiet.loosen(ground, two);
        (Offer { boxes: run.length.into(), dealt }, quiet)
    }

    /// Both ends of the run were at one box that lacked a third line only: that box goes too, and what hangs on it.
    fn give_on(mut self, ground: Ground<'_>, joint: Set, length: u16) -> (Offer, Self) {
        let field = ground.field;
        let mut boxes = i32::from(length);
        let mut next = joint;
        self.three &= !joint;
        self.two |= joint;
        // From here on the run goes one way: each box has one free line left.
        while next & self.two != 0 {
            let number = next.trailing_zeros() as usize;
            self.two &= !next;
            self.boxes -= 1;
            boxes += 1;
            let line = (field.around(number) & self.free()).trailing_zeros() as usize;
            self.draw(field, line);
            next = field.beside(line) & !next;
        }
        self.loosen(ground, next);
        (Offer { boxes, dealt: 2 }, self)
    }

    #[inline]
    fn draw(&mut self, field: &LineField, line: usize) {
        let images = field.images(line);
        for (set, image) in self.images.iter_mut().zip(images) {
            *set &= !image;
        }
    }

    /// Takes a line off boxes that lack three or four; those that lack two then may close a chain or a loop.
    #[inline]
    fn loosen(&mut self, ground: Ground<'_>, boxes: Set) {
        let new = self.three & boxes;
        self.three = self.three & !boxes | self.four & boxes;
        self.four &= !boxes;
        self.two |= new;
        for number in members(new) {
            self.unsafe_lines |= ground.field.around(number);
        }
        for number in members(new) {
            if self.two >> number & 1 == 1 {
                self.set_apart(ground, number);
            }
        }
    }

    /// Moves the run through a box to the collection if it touches nothing else.
    #[inline]
    fn set_apart(&mut self, ground: Ground<'_>, number: usize) {
        let run = self.run_through(ground.field, number);
        if run.ends != [0; 2] {
            return;
        }
        self.remove(ground.field, &run);
        self.boxes += i32::from(run.length);
        let piece = if run.is_loop { Piece::Loop(run.length) } else { Piece::Chain(run.length) };
        self.collection = ground.collections.with(self.collection, piece);
    }

    fn remove(&mut self, field: &LineField, run: &Run) {
        members(run.lines).for_each(|line| self.draw(field, line));
        self.two &= !run.boxes;
        self.boxes -= i32::from(run.length);
    }

    #[inline]
    fn run_through(&self, field: &LineField, start: usize) -> Run {
        let mut run = Run { lines: 0, boxes: 1 << start, ends: [0; 2], length: 1, is_loop: false };
        let ways = field.around(start) & self.free();
        let first = ways.trailing_zeros() as usize;
        let second = 63 - ways.leading_zeros() as usize;
        run.ends[0] = self.follow(field, &mut run, start, first);
        if run.lines >> second & 1 == 1 && second != first {
            run.is_loop = true;
        } else {
            run.ends[1] = self.follow(field, &mut run, start, second);
        }
        run
    }

    /// Goes along a run through `line`, and returns the box at its end.
    #[inline]
    fn follow(&self, field: &LineField, run: &mut Run, start: usize, mut line: usize) -> Set {
        let mut here: Set = 1 << start;
        loop {
            run.lines |= 1 << line;
            let next = field.beside(line) & !here;
            if next & self.two == 0 {
                return next;
            }
            if next & run.boxes != 0 {
                return 0;
            }
            run.boxes |= next;
            run.length += 1;
            here = next;
            line =
                (field.around(next.trailing_zeros() as usize) & self.free() & !(1 << line)).trailing_zeros() as usize;
        }
    }
}

#[cfg(test)]
impl Quiet {
    /// All that it says but for the lines that it may say anything of.
    pub(super) fn told(&self) -> ([Set; 4], Collection, i32) {
        ([self.free(), self.two, self.three, self.four], self.collection, self.boxes)
    }
}
