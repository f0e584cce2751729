//! Nim: take pieces from one heap; who takes the last one wins, or loses in misère play.
//!
//! This is the file to copy for a new game. In order: the rules value with its checked constructors, the state, the
//! move; then [`Game`], which is the rules; then what the rest of Jogada asks for, each a small trait.

mod overlay;

use jogada_rules::{
    BoardStyle, Evaluator, Game, Illegality, Indexed, Key, Keyed, MoveError, Notation, Note, Overlay, Part, Phrase,
    Played, Problem, ReadError, Reader, Role, Scene, Scenic, Shape, Side, Symmetric, Touch, Value, Wanted, zobrist,
};

use crate::edit;
use crate::text::{block, read_turn};
use crate::{ParameterError, in_range};

/// What a position is made of.
pub const HEAP: Wanted = Wanted::Own(Phrase::new("a heap", "um monte"));
/// How many of them there are.
pub const HEAPS: Wanted = Wanted::Own(Phrase::new("the number of heaps", "o número de montes"));
/// Why a move can not be played that takes more than there is.
pub const TOO_MANY: Illegality = Illegality::Own(Phrase::new("there are not that many pieces", "não há tantas peças"));

/// The most heaps a position may have.
pub const MOST_HEAPS: usize = 16;
/// The most pieces a game may start with. A search that follows the longest line holds the moves of every position on
/// it, half the square of this number.
const MOST_PIECES: u32 = 5_000;
/// A position typed by hand may have other heaps than the start, and at least this many pieces.
const ROOM: u32 = 100;
/// Taller heaps are drawn with their middle left out.
const TALLEST: u32 = 12;
/// Keeps the keys of Nim apart from those of other games.
const DOMAIN: u64 = u64::from_be_bytes(*b"nim heap");

/// The rules: the heaps to start from, and whether the last piece wins or loses.
///
/// ```
/// use jogada_games::nim::Nim;
/// use jogada_rules::{Game, Notation};
///
/// let game = Nim::new(&[1, 3, 5], false)?;
/// let mut state = game.initial();
/// let mv = game.read_move(&state, "3-2")?;
/// game.play(&mut state, mv);
/// assert_eq!(game.position_text(&state), "1,3,3 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Nim {
    start: NimState,
    misere: bool,
}

/// The heaps, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimState {
    heaps: [u32; MOST_HEAPS],
    columns: u8,
    turn: Side,
    /// The sum of the heaps, kept so that `settled` need not add them up.
    left: u32,
}

/// So many pieces from one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimMove {
    column: u8,
    pieces: u32,
}

impl Nim {
    /// Nim from these heaps: 1 to 16 of them, none empty, at most five thousand pieces together.
    pub fn new(heaps: &[u32], misere: bool) -> Result<Self, ParameterError> {
        in_range("heaps", heaps.len(), 1, MOST_HEAPS as i64)?;
        for &heap in heaps {
            in_range("start", heap as usize, 1, MOST_PIECES.into())?;
        }
        in_range("pieces", heaps.iter().map(|&heap| heap as usize).sum(), 1, MOST_PIECES.into())?;
        Ok(Self { start: NimState::new(heaps, Side::First), misere })
    }

    /// Nim from the first `count` odd numbers: 1, 3, 5, …
    pub fn odd(count: usize, misere: bool) -> Result<Self, ParameterError> {
        in_range("heaps", count, 1, MOST_HEAPS as i64)?;
        let heaps: Vec<u32> = (0..count as u32).map(|column| 2 * column + 1).collect();
        Self::new(&heaps, misere)
    }

    /// Whether taking the last piece loses.
    pub const fn is_misere(&self) -> bool {
        self.misere
    }

    /// The most pieces a position may have.
    fn room(&self) -> u32 {
        self.start.left.max(ROOM)
    }
}

impl NimState {
    fn new(heaps: &[u32], turn: Side) -> Self {
        let mut state = Self { heaps: [0; MOST_HEAPS], columns: heaps.len() as u8, turn, left: heaps.iter().sum() };
        state.heaps[..heaps.len()].copy_from_slice(heaps);
        state
    }

    /// The heaps from left to right, empty ones included.
    #[inline]
    pub fn heaps(&self) -> &[u32] {
        &self.heaps[..usize::from(self.columns)]
    }

    /// The heaps added in binary without carrying (Bouton 1901).
    pub fn nim_sum(&self) -> u32 {
        self.heaps().iter().fold(0, |sum, heap| sum ^ heap)
    }
}

impl NimMove {
    /// Which heap, from 0.
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// How many pieces.
    pub const fn pieces(self) -> u32 {
        self.pieces
    }
}

impl Game for Nim {
    type State = NimState;
    type Move = NimMove;
    type Undo = ();

    fn initial(&self) -> NimState {
        self.start
    }

    #[inline]
    fn turn(&self, state: &NimState) -> Side {
        state.turn
    }

    #[inline]
    fn settled(&self, state: &NimState) -> Option<Value> {
        // The opponent took the last piece.
        (state.left == 0).then_some(if self.misere { Value::WIN } else { Value::LOSS })
    }

    fn moves(&self, state: &NimState, out: &mut Vec<NimMove>) {
        for (column, &heap) in (0..).zip(state.heaps()) {
            out.extend((1..=heap).map(|pieces| NimMove { column, pieces }));
        }
    }

    #[inline]
    fn play(&self, state: &mut NimState, mv: NimMove) -> Played<()> {
        state.heaps[mv.column()] -= mv.pieces;
        state.left -= mv.pieces;
        state.turn = !state.turn;
        Played::quiet(())
    }

    #[inline]
    fn undo(&self, state: &mut NimState, mv: NimMove, (): ()) {
        state.heaps[mv.column()] += mv.pieces;
        state.left += mv.pieces;
        state.turn = !state.turn;
    }
}

impl Keyed for Nim {
    /// Neither the order of the heaps nor the side to move changes what is to come, so neither is in the key. A sum
    /// and not an exclusive or, which would take two equal heaps for none.
    fn key(&self, state: &NimState) -> Key {
        let heaps = state.heaps().iter().filter(|&&heap| heap > 0);
        Key(heaps.fold(0, |sum, &heap| sum.wrapping_add(zobrist(DOMAIN, heap.into()).0)))
    }
}

/// Heaps can be exchanged in too many ways to list; the key is the same for all of them instead.
impl Symmetric for Nim {}

impl Indexed for Nim {
    fn slots(&self) -> usize {
        self.room() as usize
    }

    fn slot(&self, state: &NimState, mv: NimMove) -> usize {
        let before: u32 = state.heaps()[..mv.column()].iter().sum();
        (before + mv.pieces - 1) as usize
    }
}

impl Notation for Nim {
    fn move_text(&self, _: &NimState, mv: NimMove) -> String {
        format!("{}-{}", mv.column + 1, mv.pieces)
    }

    fn read_move(&self, state: &NimState, text: &str) -> Result<NimMove, MoveError> {
        let mut reader = Reader::new(text);
        let column = reader.number(Wanted::Column, 1, state.columns.into())? as u8 - 1;
        reader.demand('-', Wanted::Separator)?;
        let pieces = reader.number(Wanted::Pieces, 1, MOST_PIECES.into())? as u32;
        reader.finish()?;
        match state.heaps[usize::from(column)] {
            _ if state.left == 0 => Err(MoveError::illegal(text, Illegality::Over)),
            0 => Err(MoveError::illegal(text, Illegality::Empty)),
            heap if heap < pieces => Err(MoveError::illegal(text, TOO_MANY)),
            _ => Ok(NimMove { column, pieces }),
        }
    }

    fn position_text(&self, state: &NimState) -> String {
        let heaps: Vec<_> = state.heaps().iter().map(u32::to_string).collect();
        format!("{} {}", heaps.join(","), state.turn)
    }

    fn read_position(&self, text: &str) -> Result<NimState, ReadError> {
        let mut reader = Reader::new(text);
        let heaps = self.read_heaps(&mut reader)?;
        let turn = read_turn(&mut reader)?;
        reader.finish()?;
        Ok(NimState::new(&heaps, turn))
    }

    fn board_text(&self, state: &NimState, style: BoardStyle) -> String {
        let columns: Vec<_> = state.heaps().iter().map(|&heap| stack(heap, style)).collect();
        let width = columns.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1) + 2;
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        let mut lines: Vec<String> = (0..height)
            .rev()
            .map(|level| columns.iter().map(|column| centered(column.get(level), width)).collect())
            .collect();
        lines.push(if style.ascii { "-" } else { "─" }.repeat(width * columns.len()));
        lines.push((1..=columns.len()).map(|number| centered(Some(&number.to_string()), width)).collect());
        block(&lines)
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        match touch {
            // A piece of a heap is pointed at by the move that takes it and all above it; one goes.
            Touch::Place(place) => {
                let heap: usize = place.split('-').next()?.trim().parse().ok()?;
                edit::count(position, heap.checked_sub(1)?, |pieces| pieces.saturating_sub(1))
            }
            Touch::Side | Touch::Stroke { .. } => edit::turned(position, touch),
        }
    }
}

impl Nim {
    fn read_heaps(&self, reader: &mut Reader) -> Result<Vec<u32>, ReadError> {
        let mut heaps = Vec::new();
        let mut left = self.room();
        loop {
            let heap = reader.number(HEAP, 0, left.into())? as u32;
            left -= heap;
            heaps.push(heap);
            if !reader.take(',') {
                return Ok(heaps);
            }
            if heaps.len() == MOST_HEAPS {
                let (what, most) = (HEAPS, MOST_HEAPS as i64);
                return Err(ReadError::new(reader.whole(), Problem::OutOfRange { what, least: 1, most }));
            }
        }
    }
}

/// The cells of one heap from the bottom up, its size on top; a tall one with a gap.
fn stack(heap: u32, style: BoardStyle) -> Vec<String> {
    let (piece, gap) = if style.ascii { ("o", ":") } else { ("●", "⋮") };
    let mut cells = vec![piece.to_owned(); heap.min(TALLEST) as usize];
    if heap > TALLEST {
        gap.clone_into(&mut cells[TALLEST as usize / 2]);
    }
    cells.push(heap.to_string());
    cells
}

fn centered(cell: Option<&String>, width: usize) -> String {
    format!("{:^width$}", cell.map_or("", |cell| cell))
}

impl Scenic for Nim {
    /// A column a heap. Choosing a piece takes it and all above it.
    fn scene(&self, state: &NimState) -> Scene {
        let floor = self.floor(state);
        let mut scene = Scene::new(state.heaps().len() as f32, floor + 1.0);
        for (column, &heap) in state.heaps().iter().enumerate() {
            let x = column as f32 + 0.5;
            let shown = heap.min(TALLEST);
            for level in 0..shown {
                let shape = Shape::Circle { center: (x, floor - level as f32 - 0.5), radius: 0.4 };
                let mv = format!("{}-{}", column + 1, shown - level);
                scene.push(Part::new(Role::Piece, shape).at(mv.clone()).playing(Some(mv)));
            }
            let size = Shape::Point((x, floor - shown as f32 - 0.5));
            scene.push(Part::new(Role::Label, size).labeled(heap.to_string()));
            let name = Shape::Point((x, floor + 0.5));
            scene.push(Part::new(Role::Label, name).labeled((column + 1).to_string()).at((column + 1).to_string()));
        }
        scene
    }

    fn overlays(&self, state: &NimState) -> Vec<Overlay> {
        vec![overlay::binary(state, self.floor(state))]
    }

    fn reason(&self, state: &NimState, mv: NimMove) -> Option<Note> {
        overlay::reason(self, state, mv)
    }
}

impl Nim {
    /// How far below the top of a drawing the heaps stand.
    fn floor(&self, state: &NimState) -> f32 {
        let tallest = self.start.heaps().iter().chain(state.heaps()).max().map_or(0, |&heap| heap.min(TALLEST));
        tallest as f32 + 1.0
    }
}

/// Who wins, by the nim-sum: exact, as one point for or against the side to move.
///
/// A position is won unless its nim-sum is zero (Bouton 1901). In misère play the same holds until every heap has at
/// most one piece; then the sides can only take turns, and an even number of pieces wins.
#[derive(Clone, Copy, Debug, Default)]
pub struct NimSum;

impl Evaluator<Nim> for NimSum {
    fn evaluate(&self, game: &Nim, state: &NimState) -> Value {
        let turned = game.misere && state.heaps().iter().all(|&heap| heap <= 1);
        if (state.nim_sum() != 0) == turned { -Value::POINT } else { Value::POINT }
    }
}
