//! Which lines surround which boxes, worked out once for a board.

use jogada_rules::Dice;

use crate::{ParameterError, in_range, rectangle};

/// The longest side of a board, in boxes.
const LONGEST: usize = 19;
/// The most lines and boxes a board can have.
pub(super) const MOST_LINES: usize = 2 * LONGEST * (LONGEST + 1);
pub(super) const MOST_BOXES: usize = LONGEST * LONGEST;
/// The words that sets of them take.
pub(super) const LINE_WORDS: usize = MOST_LINES.div_ceil(64);
pub(super) const BOX_WORDS: usize = MOST_BOXES.div_ceil(64);

/// A bit of every set of lines that no board ever draws.
const NEVER: u16 = (64 * LINE_WORDS - 1) as u16;
const _: () = assert!(MOST_LINES < 64 * LINE_WORDS, "there must be a line that is never drawn");

/// A board of `rows` × `cols` boxes.
#[derive(Clone, Debug)]
pub(super) struct DotsBoard {
    rows: usize,
    cols: usize,
    beside: Vec<Beside>,
    /// The lines around each box.
    around: Vec<[u16; 4]>,
    images: Vec<Image>,
    /// All lines, in no order.
    shuffled: Vec<u16>,
}

/// What lies on the two sides of a line. Where there is no box, its number is one above the last, and it has lines
/// that are never drawn, so that nothing has to ask whether a line lies on the border.
#[derive(Clone, Copy, Debug)]
struct Beside {
    boxes: [u16; 2],
    /// The other three lines of each box.
    others: [[u16; 3]; 2],
    /// How far the line lies from the middle of the board, in half boxes.
    distance: u16,
}

/// Where everything goes under a symmetry.
#[derive(Clone, Debug)]
pub(super) struct Image {
    pub(super) lines: Vec<u16>,
    pub(super) boxes: Vec<u16>,
}

/// A line by its place: the dot it starts from, and whether it runs right or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinePlace {
    Horizontal(usize, usize),
    Vertical(usize, usize),
}

impl DotsBoard {
    pub(super) fn new(rows: usize, cols: usize) -> Result<Self, ParameterError> {
        in_range("rows", rows, 1, LONGEST as i64)?;
        in_range("cols", cols, 1, LONGEST as i64)?;
        let mut board =
            Self { rows, cols, beside: Vec::new(), around: Vec::new(), images: Vec::new(), shuffled: Vec::new() };
        board.beside = (0..board.lines()).map(|line| board.look_beside(line)).collect();
        board.around = (0..board.boxes()).map(|number| board.lines_around(number).map(|line| line as u16)).collect();
        board.shuffled = shuffled(board.lines());
        board.images = (0..board.symmetries()).map(|symmetry| board.turned(symmetry)).collect();
        Ok(board)
    }

    pub(super) const fn rows(&self) -> usize {
        self.rows
    }

    pub(super) const fn cols(&self) -> usize {
        self.cols
    }

    #[inline]
    pub(super) const fn boxes(&self) -> usize {
        self.rows * self.cols
    }

    const fn horizontals(&self) -> usize {
        (self.rows + 1) * self.cols
    }

    #[inline]
    pub(super) const fn lines(&self) -> usize {
        self.horizontals() + self.rows * (self.cols + 1)
    }

    /// How many words of a set of lines this board uses.
    #[inline]
    pub(super) const fn words(&self) -> usize {
        self.lines().div_ceil(64)
    }

    /// All lines in one of those words.
    #[inline]
    pub(super) const fn word(&self, word: usize) -> u64 {
        let rest = self.lines() - 64 * word;
        if rest >= 64 { u64::MAX } else { (1 << rest) - 1 }
    }

    pub(super) const fn symmetries(&self) -> usize {
        rectangle::symmetries(self.rows, self.cols)
    }

    pub(super) fn image(&self, symmetry: usize) -> &Image {
        &self.images[symmetry]
    }

    pub(super) const fn line_at(&self, place: LinePlace) -> usize {
        match place {
            LinePlace::Horizontal(row, col) => row * self.cols + col,
            LinePlace::Vertical(row, col) => self.horizontals() + row * (self.cols + 1) + col,
        }
    }

    pub(super) const fn place_of(&self, line: usize) -> LinePlace {
        match line.checked_sub(self.horizontals()) {
            None => LinePlace::Horizontal(line / self.cols, line % self.cols),
            Some(rest) => LinePlace::Vertical(rest / (self.cols + 1), rest % (self.cols + 1)),
        }
    }

    /// The lines above, below, left and right of a box.
    pub(super) fn lines_around(&self, number: usize) -> [usize; 4] {
        let (row, col) = (number / self.cols, number % self.cols);
        let sides = [
            LinePlace::Horizontal(row, col),
            LinePlace::Horizontal(row + 1, col),
            LinePlace::Vertical(row, col),
            LinePlace::Vertical(row, col + 1),
        ];
        sides.map(|place| self.line_at(place))
    }

    /// The same, looked up.
    #[inline]
    pub(super) fn around(&self, number: usize) -> [u16; 4] {
        self.around[number]
    }

    /// All lines in an order that is nobody's plan, the same for every board of this size.
    pub(super) fn shuffled(&self) -> &[u16] {
        &self.shuffled
    }

    /// The boxes on the two sides of a line; one above the last box where there is none.
    #[inline]
    pub(super) fn boxes_beside(&self, line: usize) -> [u16; 2] {
        self.beside[line].boxes
    }

    /// How far a line lies from the middle, in half boxes.
    pub(super) fn distance(&self, line: usize) -> u16 {
        self.beside[line].distance
    }

    /// How many of the other three lines of the boxes beside `line` are drawn.
    #[inline]
    pub(super) fn sides_drawn(&self, drawn: &[u64; LINE_WORDS], line: usize) -> [u8; 2] {
        let is_drawn = |other: u16| (drawn[usize::from(other / 64)] >> (other % 64)) as u8 & 1;
        let count = |[one, two, three]: [u16; 3]| is_drawn(one) + is_drawn(two) + is_drawn(three);
        let [before, after] = self.beside[line].others;
        [count(before), count(after)]
    }

    /// Which of the two boxes beside `line` it closes, as bits 0 and 1.
    #[inline]
    pub(super) fn closed_by(&self, drawn: &[u64; LINE_WORDS], line: usize) -> u8 {
        let [one, two] = self.sides_drawn(drawn, line);
        u8::from(one == 3) | u8::from(two == 3) << 1
    }

    fn look_beside(&self, line: usize) -> Beside {
        let (boxes, distance) = match self.place_of(line) {
            LinePlace::Horizontal(row, col) => {
                ([self.box_at(row.wrapping_sub(1), col), self.box_at(row, col)], self.off_center(2 * row, 2 * col + 1))
            }
            LinePlace::Vertical(row, col) => {
                ([self.box_at(row, col.wrapping_sub(1)), self.box_at(row, col)], self.off_center(2 * row + 1, 2 * col))
            }
        };
        let others = boxes.map(|number| number.map_or([NEVER; 3], |number| self.others(number, line)));
        Beside { boxes: boxes.map(|number| number.unwrap_or(self.boxes()) as u16), others, distance }
    }

    fn box_at(&self, row: usize, col: usize) -> Option<usize> {
        (row < self.rows && col < self.cols).then(|| row * self.cols + col)
    }

    /// The distance from the middle of a point given in half boxes.
    const fn off_center(&self, row: usize, col: usize) -> u16 {
        (row.abs_diff(self.rows) + col.abs_diff(self.cols)) as u16
    }

    fn others(&self, number: usize, line: usize) -> [u16; 3] {
        let mut others = self.lines_around(number).into_iter().filter(|&other| other != line);
        std::array::from_fn(|_| others.next().expect("a box has three lines besides any one") as u16)
    }

    fn turned(&self, symmetry: usize) -> Image {
        let line = |line| self.line_at(self.turned_place(self.place_of(line), symmetry)) as u16;
        let square = |number| {
            let place = (number / self.cols, number % self.cols);
            let (row, col) = rectangle::image(place, self.rows, self.cols, symmetry);
            (row * self.cols + col) as u16
        };
        Image { lines: (0..self.lines()).map(line).collect(), boxes: (0..self.boxes()).map(square).collect() }
    }

    fn turned_place(&self, place: LinePlace, symmetry: usize) -> LinePlace {
        let (lies, (row, col)) = match place {
            LinePlace::Horizontal(row, col) => (true, rectangle::image((row, col), self.rows + 1, self.cols, symmetry)),
            LinePlace::Vertical(row, col) => (false, rectangle::image((row, col), self.rows, self.cols + 1, symmetry)),
        };
        // On the diagonal mirror a lying line stands up.
        if lies == (symmetry & 4 == 0) { LinePlace::Horizontal(row, col) } else { LinePlace::Vertical(row, col) }
    }
}

fn shuffled(lines: usize) -> Vec<u16> {
    let mut dice = Dice::new(1);
    let mut order: Vec<u16> = (0..lines as u16).collect();
    for next in 0..lines {
        order.swap(next, next + dice.below(lines - next));
    }
    order
}
