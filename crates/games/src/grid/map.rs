//! The map itself: rows of cells, and where the goal is.

use jogada_rules::Dice;

use super::Neighbors;

/// Cells row by row: nothing for a wall, else what it costs to enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GridMap {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) ground: Vec<Option<u8>>,
    pub(super) goal: u16,
}

impl GridMap {
    /// What it costs to enter a cell; nothing for a wall.
    pub(super) fn weight(&self, at: u16) -> Option<u8> {
        self.ground[usize::from(at)]
    }

    /// The row and column of a cell.
    pub(super) fn place(&self, at: u16) -> (usize, usize) {
        (usize::from(at) / self.cols, usize::from(at) % self.cols)
    }

    /// The cells beside one, walls included, and whether they are across a corner. A corner is not cut: both cells
    /// beside it must be free.
    pub(super) fn beside(&self, at: u16, neighbors: Neighbors) -> Vec<(u16, bool)> {
        let (row, col) = self.place(at);
        let cell = |down: isize, right: isize| {
            let (row, col) = (row.checked_add_signed(down)?, col.checked_add_signed(right)?);
            (row < self.rows && col < self.cols).then(|| (row * self.cols + col) as u16)
        };
        let straight = [(-1, 0), (0, 1), (1, 0), (0, -1)];
        match neighbors {
            Neighbors::Four => straight.iter().filter_map(|&(d, r)| Some((cell(d, r)?, false))).collect(),
            Neighbors::Eight => {
                let is_free = |at: Option<u16>| at.is_some_and(|at| self.weight(at).is_some());
                let across = [(-1, 1), (1, 1), (1, -1), (-1, -1)].into_iter();
                let open = across.filter(|&(d, r)| is_free(cell(d, 0)) && is_free(cell(0, r)));
                let sides = straight.iter().filter_map(|&(d, r)| Some((cell(d, r)?, false)));
                sides.chain(open.filter_map(|(d, r)| Some((cell(d, r)?, true)))).collect()
            }
            Neighbors::Six => {
                // Rows of odd number are set off to the right.
                let shift = (row % 2) as isize;
                let around = [(-1, shift), (0, 1), (1, shift), (1, shift - 1), (0, -1), (-1, shift - 1)];
                around.iter().filter_map(|&(d, r)| Some((cell(d, r)?, false))).collect()
            }
        }
    }

    /// Walls by chance, then as many of them taken away as are in the way from corner to corner.
    pub(super) fn random(rows: usize, cols: usize, walls: usize, dice: &mut Dice) -> Self {
        let wall = |dice: &mut Dice| if dice.below(100) < walls { None } else { Some(1) };
        let ground = (0..rows * cols).map(|_| wall(dice)).collect();
        let mut map = Self { rows, cols, ground, goal: (rows * cols - 1) as u16 };
        let (mut row, mut col) = (0, 0);
        loop {
            let at = row * cols + col;
            map.ground[at] = map.ground[at].or(Some(1));
            match (row + 1 < rows, col + 1 < cols) {
                (false, false) => return map,
                (true, false) => row += 1,
                (true, true) if dice.below(rows + cols) < rows => row += 1,
                (_, true) => col += 1,
            }
        }
    }
}
