//! The principal variation, collected while the search returns.

/// Lines longer than this are cut: nobody reads them, and copying them would cost more than the search.
const LONGEST: usize = 200;

/// For each ply the best line found below it.
///
/// ```
/// use jogada_search::tree::Lines;
///
/// let mut lines = Lines::new();
/// lines.follow(1, 'b');
/// lines.follow(0, 'a');
/// assert_eq!(lines.take(), ['a', 'b']);
/// ```
#[derive(Clone, Debug)]
pub struct Lines<M> {
    by_ply: Vec<Vec<M>>,
}

impl<M: Copy> Lines<M> {
    /// No lines yet.
    pub const fn new() -> Self {
        Self { by_ply: Vec::new() }
    }

    /// A node is entered at `ply`: nothing is known below it.
    #[inline]
    pub fn clear(&mut self, ply: u32) {
        if let Some(line) = self.by_ply.get_mut(ply as usize) {
            line.clear();
        }
    }

    /// At `ply`, `mv` and then the line of the next ply is best so far.
    #[inline]
    pub fn follow(&mut self, ply: u32, mv: M) {
        let ply = ply as usize;
        if ply >= LONGEST {
            return;
        }
        if self.by_ply.len() < ply + 2 {
            self.by_ply.resize_with(ply + 2, Vec::new);
        }
        let (upper, lower) = self.by_ply.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }

    /// The best line from the root.
    pub fn take(&mut self) -> Vec<M> {
        self.by_ply.first_mut().map(std::mem::take).unwrap_or_default()
    }
}

impl<M: Copy> Default for Lines<M> {
    fn default() -> Self {
        Self::new()
    }
}
