//! Sliding tiles as text and shapes: `1 2 3/4 5 6/7 8 .`, moves `u`, `d`, `l`, `r` the way the blank goes.

use std::ops::Range;

use jogada_rules::{
    BoardStyle, Illegality, Impossibility, MoveError, Part, Phrase, Problem, ReadError, Reader, Role, Scene, Shape,
    Shown, Wanted,
};

use super::{Direction, SlidingTiles, Tiles};
use crate::ruled::ruled;
use crate::text::block;

/// What a position is made of.
pub const TILE: Wanted = Wanted::Own(Phrase::new("a tile", "uma peça numerada"));
/// What a move is.
pub const DIRECTION: Wanted = Wanted::Own(Phrase::new("a direction", "uma direção"));
/// Why a position can not be that has a tile twice, or not at all.
pub const TILE_SET: Impossibility =
    Impossibility::Own(Phrase::new("each tile must be there once", "cada peça tem de aparecer uma vez"));
/// Why a move can not be made at an edge.
pub const BLOCKED: Illegality =
    Illegality::Own(Phrase::new("the blank can not go there", "o espaço vazio não pode ir para aí"));

impl Direction {
    const fn letter(self) -> char {
        match self {
            Self::Up => 'u',
            Self::Down => 'd',
            Self::Left => 'l',
            Self::Right => 'r',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.letter().eq_ignore_ascii_case(&letter))
    }
}

impl Shown for SlidingTiles {
    fn starting_from(&self, start: Tiles) -> Self {
        Self { start, ..self.clone() }
    }

    fn move_text(&self, _: &Tiles, mv: Direction) -> String {
        mv.letter().to_string()
    }

    fn read_move(&self, state: &Tiles, text: &str) -> Result<Direction, MoveError> {
        let mut reader = Reader::new(text);
        let way = reader.take_if(Direction::from_letter).ok_or_else(|| reader.stumble(DIRECTION))?;
        reader.finish()?;
        if self.moved(*state, way).is_some() { Ok(way) } else { Err(MoveError::illegal(text, BLOCKED)) }
    }

    fn state_text(&self, state: &Tiles) -> String {
        self.shown(*state, ".").map(|row| row.join(" ")).collect::<Vec<_>>().join("/")
    }

    /// Reads the tiles row by row; the blank is `.` or `0`.
    fn read_state(&self, text: &str) -> Result<Tiles, ReadError> {
        let mut reader = Reader::new(text);
        let mut tiles = Vec::new();
        let mut rows = 0;
        loop {
            self.read_row(&mut reader, &mut tiles)?;
            rows += 1;
            if !reader.take('/') {
                break;
            }
        }
        let all = reader.whole();
        if rows != self.rows {
            return Err(wrong_count(all, Wanted::Row, self.rows, rows));
        }
        self.checked(&tiles).map_err(|why| ReadError::new(all, Problem::Impossible(why)))
    }

    fn board_text(&self, state: &Tiles, style: BoardStyle) -> String {
        let width = (self.cells() - 1).to_string().len();
        let padded = |tile: &String| format!(" {tile:>width$} ");
        let rows: Vec<Vec<String>> = self.shown(*state, "").map(|row| row.iter().map(padded).collect()).collect();
        block(&ruled(&rows, width + 2, style))
    }

    /// The tiles; those beside the blank play the move that takes the blank there.
    fn scene(&self, state: &Tiles) -> Scene {
        let mut scene = Scene::new(self.cols as f32, self.rows as f32);
        scene.push(Part::new(Role::Ground, Shape::rectangle(0.0, 0.0, scene.width, scene.height)));
        let beside = self.beside[state.blank()];
        for cell in (0..self.cells()).filter(|&cell| state.tile(cell) != 0) {
            let (row, col) = (cell / self.cols, cell % self.cols);
            let way = Direction::ALL.into_iter().find(|&way| beside[way as usize] == Some(cell as u8));
            let shape = Shape::rectangle(col as f32 + 0.04, row as f32 + 0.04, 0.92, 0.92);
            let tile = Part::new(Role::Tile, shape).labeled(state.tile(cell).to_string());
            let place = format!("{}{}", char::from(b'a' + col as u8), row + 1);
            scene.push(tile.at(place).playing(way.map(|way| way.letter().to_string())));
        }
        scene
    }
}

impl SlidingTiles {
    /// The rows of tiles as texts, `blank` for the blank.
    fn shown(&self, tiles: Tiles, blank: &str) -> impl Iterator<Item = Vec<String>> {
        let text = move |cell| match tiles.tile(cell) {
            0 => blank.to_owned(),
            tile => tile.to_string(),
        };
        (0..self.rows).map(move |row| (row * self.cols..(row + 1) * self.cols).map(text).collect())
    }

    fn read_row(&self, reader: &mut Reader, tiles: &mut Vec<u8>) -> Result<(), ReadError> {
        let before = tiles.len();
        reader.peek();
        let start = reader.position();
        let mut end = start;
        while reader.peek().is_some_and(|next| next != '/') {
            let tile = if reader.take('.') { 0 } else { reader.number(TILE, 0, self.cells() as i64 - 1)? };
            tiles.push(tile as u8);
            end = reader.position();
        }
        let found = tiles.len() - before;
        if found == self.cols { Ok(()) } else { Err(wrong_count(start..end, TILE, self.cols, found)) }
    }

    fn checked(&self, tiles: &[u8]) -> Result<Tiles, Impossibility> {
        if (0..self.cells()).any(|tile| !tiles.contains(&(tile as u8))) {
            return Err(TILE_SET);
        }
        let tiles = Tiles::from_cells(tiles.iter().copied());
        if self.is_solvable(tiles) { Ok(tiles) } else { Err(Impossibility::Unsolvable) }
    }
}

const fn wrong_count(span: Range<usize>, what: Wanted, expected: usize, found: usize) -> ReadError {
    ReadError::new(span, Problem::WrongCount { what, expected, found })
}
