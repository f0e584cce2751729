//! Grids as text and shapes: rows divided by `/`, `.` for ordinary ground, `#` for a wall, `2` to `9` for ground that costs
//! so much; then the cell where one is and the goal: `.../.#./..3 a1 c3`. A move is the cell that it leads to.

use std::sync::Arc;

use jogada_rules::{
    BoardStyle, Illegality, Impossibility, MoveError, Part, Phrase, Problem, ReadError, Reader, Role, Scene, Shape,
    Shown, Side, Touch, Wanted,
};

use super::map::GridMap;
use super::{Go, GridCell, MOST_SIDE, Neighbors, OwnGrid};
use crate::text::block;

/// What a map is made of.
pub const CELL_SIGN: Wanted = Wanted::Own(Phrase::new("., # or a number from 2 to 9", "., # ou um número de 2 a 9"));
/// Why a map can not be whose start or goal is a wall.
pub const IN_WALL: Impossibility =
    Impossibility::Own(Phrase::new("start and goal must not be walls", "o início e o objetivo não podem ser paredes"));
/// Why a move can not be made.
pub const BLOCKED: Illegality = Illegality::Own(Phrase::new("no step leads there", "nenhum passo leva lá"));
/// How wide a row of hexagons is set off, and how high it is.
const HALF: f32 = 0.5;
const HEXAGON_ROW: f32 = 0.866;

impl Shown for OwnGrid {
    fn starting_from(&self, start: GridCell) -> Self {
        Self { start, ..self.clone() }
    }

    fn move_text(&self, state: &GridCell, mv: Go) -> String {
        place_text(&state.map, mv.0)
    }

    fn read_move(&self, state: &GridCell, text: &str) -> Result<Go, MoveError> {
        let mut reader = Reader::new(text);
        let to = read_place(&mut reader, state.map.rows, state.map.cols)?;
        reader.finish()?;
        let is_next = self.steps_from(&state.map, state.at).iter().any(|(next, _)| *next == to);
        if is_next { Ok(Go(to)) } else { Err(MoveError::illegal(text, BLOCKED)) }
    }

    fn state_text(&self, state: &GridCell) -> String {
        write(state)
    }

    fn read_state(&self, text: &str) -> Result<GridCell, ReadError> {
        read(text)
    }

    fn board_text(&self, state: &GridCell, _: BoardStyle) -> String {
        let map = &state.map;
        let sign = |at: u16| match at {
            here if here == state.at => 'S',
            goal if goal == map.goal => 'G',
            at => ground_sign(map.weight(at)),
        };
        let row = |row: usize| {
            let set_off = if self.neighbors == Neighbors::Six && row % 2 == 1 { " " } else { "" };
            let cells = (0..map.cols).map(|col| format!("{} ", sign((row * map.cols + col) as u16)));
            format!("{:>3} {set_off}{}", row + 1, cells.collect::<String>())
        };
        let letters = (0..map.cols).map(|col| column_text(col) + " ").collect::<String>();
        let mut lines: Vec<String> = (0..map.rows).map(row).collect();
        lines.push(format!("    {letters}"));
        block(&lines)
    }

    fn scene(&self, state: &GridCell) -> Scene {
        let map = &state.map;
        let is_hex = self.neighbors == Neighbors::Six;
        let height = if is_hex { map.rows as f32 * HEXAGON_ROW + 0.29 } else { map.rows as f32 };
        let width = map.cols as f32 + if is_hex { HALF } else { 0.0 };
        let mut scene = Scene::new(width, height);
        let next = self.steps_from(map, state.at);
        for at in 0..map.ground.len() as u16 {
            let mv = next.iter().any(|(to, _)| *to == at).then(|| place_text(map, at));
            self.draw_cell(state, at, mv, &mut scene);
        }
        scene
    }

    /// A touched cell becomes a wall, then heavy ground, then ordinary again; the start stays where it is.
    fn touched(&self, state: &str, touch: Touch<'_>) -> Option<String> {
        let Touch::Place(place) = touch else { return None };
        let mut known = read(state).ok()?;
        let at = read_place(&mut Reader::new(place), known.map.rows, known.map.cols).ok()?;
        let map = Arc::make_mut(&mut known.map);
        let is_end = at == known.at || at == map.goal;
        let ground = &mut map.ground[usize::from(at)];
        *ground = match ground {
            Some(1) if !is_end => None,
            None | Some(1) => Some(3),
            Some(3) => Some(9),
            Some(_) => Some(1),
        };
        Some(write(&known))
    }
}

impl OwnGrid {
    fn draw_cell(&self, state: &GridCell, at: u16, mv: Option<String>, scene: &mut Scene) {
        let map = &state.map;
        let (row, col) = map.place(at);
        let shape = match self.neighbors {
            Neighbors::Six => hexagon(row, col),
            _ => Shape::rectangle(col as f32, row as f32, 1.0, 1.0),
        };
        let (role, label) = match map.weight(at) {
            None => (Role::Border, None),
            Some(1) => (Role::Cell, None),
            Some(weight) => (Role::Box, Some(weight.to_string())),
        };
        let owner = match (at, role) {
            (here, _) if here == state.at => Some(Side::First),
            (goal, _) if goal == map.goal => Some(Side::Second),
            (_, Role::Border) => Some(Side::First),
            _ => None,
        };
        let role = if owner.is_some() && role == Role::Box { Role::Cell } else { role };
        let part = Part::new(role, shape).owned_by(owner).at(place_text(map, at)).playing(mv);
        scene.push(match label {
            Some(label) => part.labeled(label),
            None => part,
        });
    }
}

fn hexagon(row: usize, col: usize) -> Shape {
    let x = col as f32 + HALF + (row % 2) as f32 * HALF;
    let y = row as f32 * HEXAGON_ROW + 0.58;
    let side = 0.577;
    Shape::Polygon(vec![
        (x, y - side),
        (x + HALF, y - side / 2.0),
        (x + HALF, y + side / 2.0),
        (x, y + side),
        (x - HALF, y + side / 2.0),
        (x - HALF, y - side / 2.0),
    ])
}

fn ground_sign(weight: Option<u8>) -> char {
    match weight {
        None => '#',
        Some(1) => '.',
        Some(weight) => char::from(b'0' + weight),
    }
}

fn column_text(col: usize) -> String {
    let letter = |number: usize| char::from(b'a' + number as u8);
    if col < 26 { letter(col).to_string() } else { format!("{}{}", letter(col / 26 - 1), letter(col % 26)) }
}

fn place_text(map: &GridMap, at: u16) -> String {
    let (row, col) = map.place(at);
    format!("{}{}", column_text(col), row + 1)
}

fn read_place(reader: &mut Reader<'_>, rows: usize, cols: usize) -> Result<u16, ReadError> {
    let letter = |letter: char| {
        let lower = letter.to_ascii_lowercase();
        lower.is_ascii_lowercase().then(|| usize::from(lower as u8 - b'a'))
    };
    let mistake = reader.stumble(Wanted::Cell);
    let first = reader.take_if(letter).ok_or_else(|| mistake.clone())?;
    let col = reader.take_if(letter).map_or(first, |second| (first + 1) * 26 + second);
    let row = reader.number(Wanted::Row, 1, rows as i64)? as usize - 1;
    if col < cols { Ok((row * cols + col) as u16) } else { Err(mistake) }
}

fn write(state: &GridCell) -> String {
    let map = &state.map;
    let rows: Vec<String> =
        map.ground.chunks(map.cols).map(|row| row.iter().map(|&weight| ground_sign(weight)).collect()).collect();
    format!("{} {} {}", rows.join("/"), place_text(map, state.at), place_text(map, map.goal))
}

/// Reads a map and where one is on it.
pub(super) fn read(text: &str) -> Result<GridCell, ReadError> {
    let mut reader = Reader::new(text);
    let (ground, rows, cols) = read_ground(&mut reader)?;
    let at = read_place(&mut reader, rows, cols)?;
    let goal = read_place(&mut reader, rows, cols)?;
    reader.finish()?;
    let map = GridMap { rows, cols, ground, goal };
    if map.weight(at).is_none() || map.weight(goal).is_none() {
        return Err(ReadError::new(reader.whole(), Problem::Impossible(IN_WALL)));
    }
    Ok(GridCell { map: Arc::new(map), at })
}

fn read_ground(reader: &mut Reader<'_>) -> Result<(Vec<Option<u8>>, usize, usize), ReadError> {
    let sign = |letter: char| match letter {
        '#' => Some(None),
        '.' => Some(Some(1)),
        '1'..='9' => Some(Some(letter as u8 - b'0')),
        _ => None,
    };
    let mut ground = Vec::new();
    let (mut rows, mut cols) = (0, 0);
    loop {
        let start = reader.position();
        let before = ground.len();
        while let Some(weight) = reader.take_if(sign) {
            ground.push(weight);
        }
        let found = ground.len() - before;
        cols = if rows == 0 { found } else { cols };
        if found == 0 {
            return Err(reader.stumble(CELL_SIGN));
        }
        if found != cols || cols > MOST_SIDE || rows == MOST_SIDE {
            let (what, expected) = (CELL_SIGN, cols.min(MOST_SIDE));
            return Err(ReadError::new(start..reader.position(), Problem::WrongCount { what, expected, found }));
        }
        rows += 1;
        if !reader.take('/') {
            return Ok((ground, rows, cols));
        }
    }
}
