//! Questions about positions of a game, answered exactly.

use std::ops::Neg;
use std::time::Duration;

use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Turns};
use jogada_rules::{CheckpointError, Game};
use jogada_search::{Clock, Limits, StopFlag, Stopped};

use super::checkpoint::Checkpoint;
use super::field::LineField;
use super::ledger::Ledger;
use super::pieces::{Collections, Piece, most_collections};
use super::quiet::{Ground, Quiet};
use super::search::{QuietSearch, ThreadDesk};
use super::web::{Offer, Web};

/// Finds exact values of a position and of everything that can come of it.
///
/// ```
/// use jogada_experts::dots_and_boxes::{Means, QuietSolver};
/// use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
/// use jogada_rules::Game;
/// use jogada_search::Clock;
///
/// let game = DotsAndBoxes::new(2, 2, Turns::Again)?;
/// let state = game.initial();
/// let solver = QuietSolver::new(&game, &state, Means { memory: 1 << 20, threads: 1 })?;
/// let (proven, stopped) = solver.prove(&game, &state, None, 0, &mut Clock::unlimited(), &mut |_| {});
/// assert_eq!((proven.value(), stopped), (Some(2), None), "First gets three of the four boxes");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct QuietSolver {
    pub(super) field: LineField,
    pub(super) collections: Collections,
    pub(super) ledger: Ledger,
    desk: Option<ThreadDesk>,
    threads: usize,
}

/// What a solver may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// The most bytes to remember positions in.
    pub memory: usize,
    /// How many threads.
    pub threads: usize,
}

/// Why positions can not be solved this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsuitable {
    /// The turn passes after every move: there are no deals.
    #[error("the turn passes after every move")]
    Alternate,
    /// Too many lines are free.
    #[error("too many lines are free")]
    TooLarge,
    /// The memory does not suffice to tell positions apart.
    #[error("more memory is needed to tell positions apart")]
    Memory,
}

/// How far a solver has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions entered.
    pub nodes: u64,
    /// How full its memory is, in thousandths.
    pub fill: u32,
    /// Since when it works.
    pub time: Duration,
    /// What is proven so far, for the side to move.
    pub proven: Proven,
}

/// What is proven about a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proven {
    /// At least.
    pub lower: i32,
    /// At most.
    pub upper: i32,
}

/// A position to ask about: what is on offer, and what remains after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct StartingPoint {
    pub(super) offer: Offer,
    pub(super) quiet: Quiet,
}

/// The most boxes whose margins an entry can hold.
const MOST_BOXES: usize = 62;

impl QuietSolver {
    /// A solver for `state` and every position one move after it.
    pub fn new(game: &DotsAndBoxes, state: &DotsState, means: Means) -> Result<Self, Unsuitable> {
        if game.turns() == Turns::Alternate {
            return Err(Unsuitable::Alternate);
        }
        let (web, pieces) = undecided(game, state);
        let field = LineField::new(game, &web).ok_or(Unsuitable::TooLarge)?;
        if field.len() > 0 && game.open_boxes(state) > MOST_BOXES {
            return Err(Unsuitable::TooLarge);
        }
        let mut starts = vec![pieces];
        starts.extend(children(game, state).iter().map(|child| undecided(game, child).1));
        let boxes = field.boxes() as u16;
        let most = most_collections(&starts, boxes);
        let ledger = new_ledger(&field, most, means.memory)?;
        let collections = Collections::new(boxes, most);
        let desk = (means.threads > 1).then(ThreadDesk::new);
        Ok(Self { field, collections, ledger, desk, threads: means.threads })
    }

    /// What can be proven about `state`, one of the positions that the solver is for, before the clock stops.
    ///
    /// `known` is what is proven already, and the first question is whether the value is at least `aim`. `hear` is told
    /// how far it has got, again and again.
    pub fn prove(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        known: Option<Proven>,
        mut aim: i32,
        clock: &mut Clock,
        hear: &mut dyn FnMut(&Progress),
    ) -> (Proven, Option<Stopped>) {
        let start = self.start(game, state);
        let widest = start.range();
        let mut proven = known.map_or(widest, |known| known.within(widest));
        while proven.lower < proven.upper {
            let least = proven.question_near(aim);
            match self.ask(&start, least, clock, &mut |clock| hear(&self.progress(clock, proven))) {
                Ok(true) => (proven.lower, aim) = (least, least + 2),
                Ok(false) => (proven.upper, aim) = (least - 2, least - 2),
                Err(stopped) => return (proven, Some(stopped)),
            }
            hear(&self.progress(clock, proven));
        }
        (proven, None)
    }

    /// What the value of `state` can be before anything is searched.
    pub fn range(&self, game: &DotsAndBoxes, state: &DotsState) -> Proven {
        self.start(game, state).range()
    }

    /// How many lines it searches among.
    pub fn lines(&self) -> usize {
        self.field.len()
    }

    /// Takes up what a checkpoint has kept.
    pub fn resume(&self, checkpoint: &Checkpoint) -> Result<Option<Proven>, CheckpointError> {
        checkpoint.load(self)
    }

    /// Keeps what is known so far.
    pub fn save(&self, checkpoint: &Checkpoint, proven: Proven) -> Result<(), CheckpointError> {
        checkpoint.save(self, proven)
    }

    /// Whether the side to move in `state` gets at least `least` more boxes from here on than the other side.
    pub fn is_at_least(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        least: i32,
        clock: &mut Clock,
    ) -> Result<bool, Stopped> {
        self.ask(&self.start(game, state), least, clock, &mut |_| {})
    }

    /// The same, telling how far it has got while `proven` is all that is known of the whole.
    pub fn is_at_least_told(
        &self,
        game: &DotsAndBoxes,
        state: &DotsState,
        least: i32,
        proven: Proven,
        clock: &mut Clock,
        hear: &mut dyn FnMut(&Progress),
    ) -> Result<bool, Stopped> {
        self.ask(&self.start(game, state), least, clock, &mut |clock| hear(&self.progress(clock, proven)))
    }

    fn progress(&self, clock: &Clock, proven: Proven) -> Progress {
        Progress { nodes: clock.nodes(), fill: self.ledger.fill(), time: clock.elapsed(), proven }
    }

    pub(super) fn start(&self, game: &DotsAndBoxes, state: &DotsState) -> StartingPoint {
        let mut web = Web::of(game, state);
        let offer = web.take_offer();
        let pieces = web.take_pieces();
        let apart = pieces.iter().map(|piece| usize::from(Piece::boxes(*piece))).sum();
        let known = "the solver was made for this position";
        let free = self.field.set_of(web.free_lines()).expect(known);
        let quiet = Quiet::new(self.ground(), free, self.collections.number_of(&pieces), apart);
        StartingPoint { offer, quiet }
    }

    pub(super) const fn ground(&self) -> Ground<'_> {
        Ground { field: &self.field, collections: &self.collections }
    }

    fn search<'a>(&'a self, clock: Clock, pulse: &'a mut dyn FnMut(&Clock)) -> QuietSearch<'a> {
        QuietSearch::new(self.ground(), &self.ledger, self.desk.as_ref(), clock, pulse)
    }

    /// Whether the side to move gets at least `least`, with the help of as many threads as there are.
    fn ask(
        &self,
        start: &StartingPoint,
        least: i32,
        clock: &mut Clock,
        pulse: &mut dyn FnMut(&Clock),
    ) -> Result<bool, Stopped> {
        let done = StopFlag::new();
        std::thread::scope(|scope| {
            let help = || {
                let mut silence = |_: &Clock| {};
                let mut search = self.search(Clock::start(&Limits::NONE, &done), &mut silence);
                // What a helper finds is in the ledger, where the first thread sees it.
                let _ = start.ask(&mut search, least);
                search.clock.nodes()
            };
            let helpers: Vec<_> = (1..self.threads).map(|_| scope.spawn(help)).collect();
            let mut search = self.search(clock.clone(), pulse);
            let answer = start.ask(&mut search, least);
            done.stop();
            *clock = search.clock;
            for helper in helpers {
                clock.add_nodes(helper.join().expect("a helper does what the first thread does"));
            }
            answer
        })
    }
}

impl StartingPoint {
    /// What the value can be before anything is searched.
    fn range(&self) -> Proven {
        let (taken, dealt, left) = (self.offer.boxes, self.offer.dealt, self.quiet.boxes);
        // Whoever may deal gets all but the deal at least.
        let lower = if dealt == 0 { taken - left } else { taken - dealt.min(left) };
        let upper = taken + left;
        Proven { lower: lower + ((upper - lower) & 1), upper }
    }

    fn ask(&self, search: &mut QuietSearch<'_>, least: i32) -> Result<bool, Stopped> {
        let Offer { boxes, dealt } = self.offer;
        if dealt == 0 {
            return search.is_at_least(&self.quiet, least - boxes);
        }
        let far = least - boxes + dealt;
        Ok(far <= 0
            || search.is_at_least(&self.quiet, far - dealt)?
            || !search.is_at_least(&self.quiet, 1 - far - dealt)?)
    }
}

/// What the other side can be sure of.
impl Neg for Proven {
    type Output = Self;

    fn neg(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }
}

impl Proven {
    /// The exact value, if it is known.
    pub fn value(self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The question nearest to `aim` whose answer is open.
    fn question_near(self, aim: i32) -> i32 {
        let Self { lower, upper } = self;
        (aim + ((aim - lower) & 1)).clamp(lower + 2, upper)
    }

    fn within(self, widest: Self) -> Self {
        Self { lower: self.lower.max(widest.lower), upper: self.upper.min(widest.upper) }
    }

    /// The same for a side that has gained so much on the way.
    pub const fn plus(self, gain: i32) -> Self {
        Self { lower: self.lower + gain, upper: self.upper + gain }
    }

    /// The same with more known: it is not above `upper`.
    pub fn at_most(self, upper: i32) -> Self {
        Self { upper: self.upper.min(upper), ..self }
    }

    /// The same with more known: it is not below `lower`.
    pub fn at_least(self, lower: i32) -> Self {
        Self { lower: self.lower.max(lower), ..self }
    }

    /// The same with more known: whether it is at least `least`.
    pub fn told(self, least: i32, is_so: bool) -> Self {
        if is_so { self.at_least(least) } else { self.at_most(least - 2) }
    }
}

/// What is left of a position when all that is on offer is taken, and the pieces that touch nothing else.
fn undecided(game: &DotsAndBoxes, state: &DotsState) -> (Web, Vec<Piece>) {
    let mut web = Web::of(game, state);
    web.take_offer();
    let pieces = web.take_pieces();
    (web, pieces)
}

/// All positions after one move.
fn children(game: &DotsAndBoxes, state: &DotsState) -> Vec<DotsState> {
    let mut lines = Vec::new();
    game.moves(state, &mut lines);
    let child = |line| {
        let mut child = *state;
        game.play(&mut child, line);
        child
    };
    lines.into_iter().map(child).collect()
}

/// As much memory as the field can use, within what is allowed.
fn new_ledger(field: &LineField, collections: u64, memory: usize) -> Result<Ledger, Unsuitable> {
    let bits = field.len() as u32 + collections.checked_next_power_of_two().map_or(64, u64::ilog2);
    if bits > 64 || collections > u64::from(u32::MAX) {
        return Err(Unsuitable::TooLarge);
    }
    if Ledger::least_bytes(bits) > memory {
        return Err(Unsuitable::Memory);
    }
    // Every line doubles what there is to remember; the board of 4 by 4 fills half a gigabyte.
    let useful = 1usize << (field.len() as u32).saturating_sub(7).max(12);
    Ledger::new(useful.min(memory), bits).ok_or(Unsuitable::Memory)
}

#[cfg(test)]
impl QuietSolver {
    /// What each run that touches the rest leads to, with the lines of it on the board.
    pub(super) fn givings(&self, quiet: &Quiet) -> Vec<(Vec<usize>, Offer, Quiet)> {
        let mut found = Vec::new();
        quiet.each_giving(self.ground(), |lines, offer, after| {
            let names = super::field::members(lines).map(|line| self.field.name(line)).collect();
            found.push((names, offer, after));
            true
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What numbers of positions can not hold is refused: two positions of one number would have one answer.
    #[test]
    fn numbers_of_positions_have_room_for_lines_and_collections_or_are_refused() {
        let game = DotsAndBoxes::new(2, 2, Turns::Again).expect("a board");
        let field = LineField::new(&game, &Web::of(&game, &game.initial())).expect("few lines are free");
        assert_eq!(field.len(), 12);
        let made = |collections, memory| new_ledger(&field, collections, memory).err();
        let most = u64::from(u32::MAX);
        assert_eq!([made(most, 1 << 20), made(most + 1, 1 << 20)], [None, Some(Unsuitable::TooLarge)]);
        assert_eq!(made(1 << 60, 1 << 20), Some(Unsuitable::TooLarge));
        let (enough, bits) = (Ledger::least_bytes(12 + 32), 1 << 32);
        assert_eq!([made(bits - 1, enough), made(bits - 1, enough - 1)], [None, Some(Unsuitable::Memory)]);
        let (wide, rows) = (DotsAndBoxes::new(4, 5, Turns::Again).expect("a board"), 49);
        let field = LineField::new(&wide, &Web::of(&wide, &wide.initial())).expect("they fit into a word");
        assert_eq!(field.len(), rows);
        let refused = |collections| new_ledger(&field, collections, 0).err();
        assert_eq!([refused(1 << 15), refused((1 << 15) + 1)], [Some(Unsuitable::Memory), Some(Unsuitable::TooLarge)]);
    }

    #[test]
    fn what_is_asked_is_answered_by_the_value_and_bounds_it() {
        let game = DotsAndBoxes::new(2, 2, Turns::Again).expect("a board");
        let (state, clock) = (&game.initial(), &mut Clock::unlimited());
        let solver = QuietSolver::new(&game, state, Means { memory: 1 << 20, threads: 1 }).expect("a small board");
        let (value, _) = solver.prove(&game, state, None, 0, clock, &mut |_| {});
        let value = value.value().expect("nothing stops it");
        let mut known = Proven { lower: -4, upper: 4 };
        for least in [-2, 0, 2, 4] {
            let is_so =
                solver.is_at_least_told(&game, state, least, known, clock, &mut |_| {}).expect("nothing stops it");
            assert_eq!(is_so, value >= least, "{least}");
            known = known.told(least, is_so);
        }
        assert_eq!(known, Proven { lower: value, upper: value });
        assert_eq!(Proven { lower: -4, upper: 4 }.told(0, false), Proven { lower: -4, upper: -2 });
    }
}
