//! The lines that a search is about, numbered so that sets of lines and of boxes are machine words.
//!
//! Lines are numbered from the border to the middle, because a search that tries the middle first needs the fewest
//! positions. The lines between one box and the outside can not be told apart, so they stand side by side, and of some
//! of them free the lowest are: of two free corner lines there is one way to draw one.

use jogada_games::dots_and_boxes::{DotsAndBoxes, Line};
use jogada_rules::{Game, Symmetric};

use super::web::Web;

/// A set of lines, or of boxes.
pub(super) type Set = u64;

/// The most symmetries of a board.
pub(super) const MOST_SYMMETRIES: usize = 8;

/// The lines of a search and the boxes between them.
#[derive(Debug)]
pub(super) struct LineField {
    /// The number of each line on the board; `NO_LINE` where it is not in the field.
    numbers: Vec<u8>,
    /// The line on the board of each number.
    lines: Vec<usize>,
    /// The boxes beside each line.
    beside: Vec<Set>,
    /// The lines around each box.
    around: Vec<Set>,
    /// Lines that are drawn only once the one above them is, because nobody can tell them apart.
    waiting: Set,
    /// Lines between the same box and the outside.
    twins: Vec<Set>,
    /// Where each line goes under each symmetry, as a set of one.
    images: Vec<[Set; MOST_SYMMETRIES]>,
    /// Which line comes to this place, under each symmetry.
    origins: Vec<[u8; MOST_SYMMETRIES]>,
    symmetries: usize,
}

const NO_LINE: u8 = u8::MAX;

impl LineField {
    /// The field of all free lines of `web`; `None` if these are too many.
    pub(super) fn new(game: &DotsAndBoxes, web: &Web) -> Option<Self> {
        let lines = ordered(game, web);
        if lines.len() > 60 || web.open_boxes() > 62 {
            return None;
        }
        let mut field = Self::without_symmetry(game, web, lines);
        let images = (0..game.symmetries()).filter_map(|symmetry| field.permuted(game, symmetry));
        let images: Vec<Vec<u8>> = images.collect();
        field.symmetries = images.len();
        for (symmetry, image) in images.iter().enumerate() {
            for (line, &to) in image.iter().enumerate() {
                field.images[line][symmetry] = 1 << to;
                field.origins[usize::from(to)][symmetry] = line as u8;
            }
        }
        Some(field)
    }

    fn without_symmetry(game: &DotsAndBoxes, web: &Web, lines: Vec<usize>) -> Self {
        let (rows, cols) = game.size();
        let mut numbers = vec![NO_LINE; (rows + 1) * cols + rows * (cols + 1)];
        let mut boxes: Vec<usize> = Vec::new();
        let mut around = Vec::new();
        let mut beside = Vec::new();
        for (number, &line) in lines.iter().enumerate() {
            numbers[line] = number as u8;
            let mut set = 0;
            for name in web.boxes_beside(line) {
                let index = boxes.iter().position(|&known| known == name).unwrap_or_else(|| {
                    boxes.push(name);
                    around.push(0);
                    boxes.len() - 1
                });
                around[index] |= 1 << number;
                set |= 1 << index;
            }
            beside.push(set);
        }
        let count = lines.len();
        let (images, origins) = (vec![[0; MOST_SYMMETRIES]; count], vec![[0; MOST_SYMMETRIES]; count]);
        let mut field =
            Self { numbers, lines, beside, around, waiting: 0, twins: Vec::new(), images, origins, symmetries: 0 };
        field.pair_twins();
        field
    }

    fn pair_twins(&mut self) {
        let at_border = self.members_where(|field, line| field.beside[line].is_power_of_two());
        for around in &self.around {
            let twins = around & at_border;
            if twins & twins.wrapping_sub(1) != 0 {
                self.twins.push(twins);
                self.waiting |= twins & !(1 << twins.ilog2());
            }
        }
    }

    fn members_where(&self, is_member: impl Fn(&Self, usize) -> bool) -> Set {
        (0..self.lines.len()).filter(|&line| is_member(self, line)).fold(0, |set, line| set | 1 << line)
    }

    /// Where each line goes, if all stay in the field. Twins keep their order.
    fn permuted(&self, game: &DotsAndBoxes, symmetry: usize) -> Option<Vec<u8>> {
        let lines = all_lines(game);
        let image = |line: usize| {
            let to = self.numbers[game.image_of_move(lines[self.lines[line]], symmetry).index()];
            (to != NO_LINE).then_some(to)
        };
        let mut images: Vec<u8> = (0..self.lines.len()).map(image).collect::<Option<_>>()?;
        for &twins in &self.twins {
            let first = twins.trailing_zeros() as usize;
            let target = 1 << images[first];
            let to = *self.twins.iter().find(|&&other| other & target != 0)?;
            for (from, to) in members(twins).zip(members(to)) {
                images[from] = to as u8;
            }
        }
        Some(images)
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn boxes(&self) -> usize {
        self.around.len()
    }

    /// The set of those of the board's lines that are in the field, twins in order.
    pub(super) fn set_of(&self, lines: impl Iterator<Item = usize>) -> Option<Set> {
        let mut set: Set = 0;
        for line in lines {
            let number = self.numbers[line];
            if number == NO_LINE {
                return None;
            }
            set |= 1 << number;
        }
        for &twins in &self.twins {
            let free = (set & twins).count_ones() as usize;
            set = set & !twins | members(twins).take(free).fold(0, |low, line| low | 1 << line);
        }
        Some(set)
    }

    /// The line on the board that has this number.
    #[cfg(test)]
    pub(super) fn name(&self, line: usize) -> usize {
        self.lines[line]
    }

    /// The lines of a set that are worth drawing: of lines that nobody can tell apart the highest.
    #[inline]
    pub(super) const fn distinct(&self, free: Set) -> Set {
        free & !(free >> 1 & self.waiting)
    }

    #[inline]
    pub(super) fn beside(&self, line: usize) -> Set {
        self.beside[line]
    }

    #[inline]
    pub(super) fn around(&self, number: usize) -> Set {
        self.around[number]
    }

    pub(super) const fn symmetries(&self) -> usize {
        self.symmetries
    }

    #[inline]
    pub(super) fn images(&self, line: usize) -> &[Set; MOST_SYMMETRIES] {
        &self.images[line]
    }

    /// The line that comes to this place under a symmetry.
    #[inline]
    pub(super) fn origin(&self, line: usize, symmetry: usize) -> usize {
        self.origins[line][symmetry].into()
    }

    /// Where a line goes under a symmetry.
    #[inline]
    pub(super) fn image(&self, line: usize, symmetry: usize) -> usize {
        self.images[line][symmetry].trailing_zeros() as usize
    }
}

/// Every line of the board.
fn all_lines(game: &DotsAndBoxes) -> Vec<Line> {
    let mut lines = Vec::new();
    game.moves(&game.initial(), &mut lines);
    lines
}

/// The free lines from the border to the middle, those between one box and the outside side by side.
fn ordered(game: &DotsAndBoxes, web: &Web) -> Vec<usize> {
    let distance = |line: usize| game.off_center(line);
    let outer = |line: usize| {
        let mut boxes = web.boxes_beside(line);
        (boxes.next(), boxes.next())
    };
    let mut lines: Vec<usize> = web.free_lines().collect();
    let place = |line: usize| match outer(line) {
        (Some(only), None) => {
            let twins = || web.free_lines().filter(|&other| outer(other) == (Some(only), None));
            (twins().map(distance).max().unwrap_or_default(), twins().min().unwrap_or(line))
        }
        _ => (distance(line), line),
    };
    lines.sort_by_cached_key(|&line| (std::cmp::Reverse(place(line).0), place(line).1, line));
    lines
}

/// The members of a set, lowest first.
pub(super) fn members(mut set: Set) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(next)
    })
}
