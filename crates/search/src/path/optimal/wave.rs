//! One of the two searches of `optimal`: what is done, and what waits.

/// A search that spreads from one end over cells: states of the same amount left, the same number of moves away.
///
/// Both ends use the same arithmetic, in terms of the *distance*: how much a state's amount left differs from the
/// wave's own end. A move spans at most `stride` of it, so a cell is complete when all cells one move nearer, and up to
/// `stride` nearer in distance, have been expanded.
pub(super) struct Wave<S> {
    stride: u32,
    rows: Vec<Row<S>>,
    waiting: usize,
    slots: usize,
    /// States expanded so far.
    pub(super) expanded: u64,
    /// Steps generated so far.
    pub(super) generated: u64,
}

/// The cells of one distance.
struct Row<S> {
    /// All cells of fewer moves than this have been expanded, or can hold nothing.
    done: u32,
    /// The states of the other cells, by moves.
    cells: Vec<Vec<S>>,
}

impl<S> Wave<S> {
    /// A wave over distances up to `farthest`, that has not begun.
    pub(super) fn new(farthest: u32, stride: u32) -> Self {
        let row = |distance: u32| Row { done: distance.div_ceil(stride), cells: Vec::new() };
        let rows = (0..=farthest).map(row).collect();
        Self { stride, rows, waiting: 0, slots: 0, expanded: 0, generated: 0 }
    }

    /// How many moves away states of this distance are known completely: all cells below are done.
    pub(super) fn done(&self, distance: u32) -> u32 {
        self.rows[distance as usize].done
    }

    /// The least of [`Wave::done`] among all distances from which one move can lead to this one.
    pub(super) fn least_done(&self, distance: u32) -> u32 {
        self.nearer(distance).iter().map(|row| row.done).min().unwrap_or(0)
    }

    /// The rows of this distance and of those that are nearer by at most a move.
    fn nearer(&self, distance: u32) -> &[Row<S>] {
        &self.rows[distance.saturating_sub(self.stride) as usize..=distance as usize]
    }

    /// Lets states wait in a cell.
    pub(super) fn add(&mut self, distance: u32, moves: u32, states: impl IntoIterator<Item = S>) {
        let cells = &mut self.rows[distance as usize].cells;
        if cells.len() <= moves as usize {
            cells.resize_with(moves as usize + 1, Vec::new);
        }
        let cell = &mut cells[moves as usize];
        let (before, slots) = (cell.len(), cell.capacity());
        cell.extend(states);
        self.waiting += cell.len() - before;
        self.slots += cell.capacity() - slots;
    }

    /// How many states the next cell of this distance holds, if that cell is complete.
    pub(super) fn ready(&self, distance: u32) -> Option<usize> {
        let row = &self.rows[distance as usize];
        let complete = self.least_done(distance) >= row.done;
        complete.then(|| row.cells.get(row.done as usize).map_or(0, Vec::len))
    }

    /// The distance of which the fewest moves are done: its next cell is always complete.
    pub(super) fn laggard(&self) -> u32 {
        let rows = 0..self.rows.len() as u32;
        rows.min_by_key(|&distance| self.done(distance)).unwrap_or(0)
    }

    /// Takes the states of the next cell of this distance, to be expanded, and tells how many moves away they are.
    pub(super) fn take(&mut self, distance: u32) -> (u32, Vec<S>) {
        let row = &mut self.rows[distance as usize];
        let moves = row.done;
        row.done += 1;
        let states = row.cells.get_mut(moves as usize).map(std::mem::take).unwrap_or_default();
        self.waiting -= states.len();
        self.slots -= states.capacity();
        (moves, states)
    }

    /// States that wait.
    pub(super) const fn waiting(&self) -> usize {
        self.waiting
    }

    /// What the waiting states hold, in bytes.
    pub(super) const fn bytes(&self) -> usize {
        self.slots * size_of::<S>()
    }

    /// What expanding one state costs, in steps, by experience.
    pub(super) fn price(&self) -> f64 {
        (self.generated + 1) as f64 / (self.expanded + 1) as f64
    }
}
