//! Positions of Dots and Boxes from text: our form, and the nested lists of the course report.

use jogada_rules::{Game, Impossibility, Phrase, Problem, ReadError, Reader, Side, Wanted};

use super::board::LinePlace;
use super::{DotsAndBoxes, DotsState, Line, draw, flip};
use crate::text::read_turn;

/// What a move draws.
pub const LINE: Wanted = Wanted::Own(Phrase::new("a line", "uma linha entre pontos"));
/// Whether a line is drawn.
pub const BIT: Wanted = Wanted::Own(Phrase::new("0 or 1", "0 ou 1"));
/// Who closed a box.
pub const BOX_OWNER: Wanted = Wanted::Own(Phrase::new("a box's owner", "o dono de um quadrado"));
/// Why a position can not be whose score does not fit.
pub const SCORE_MISMATCH: Impossibility = Impossibility::Own(Phrase::new(
    "the score does not fit the closed boxes",
    "a pontuação não condiz com os quadrados fechados",
));
/// Why a position can not be in which an open box has an owner, or a closed one has none.
pub const OWNER_MISMATCH: Impossibility = Impossibility::Own(Phrase::new(
    "a box's owner does not fit its lines",
    "o dono de um quadrado não condiz com as suas linhas",
));

/// What a text says, before anyone asks whether it can be.
struct Sheet {
    state: DotsState,
    /// A character a box, if the text names owners.
    owners: Option<Vec<u8>>,
}

impl DotsAndBoxes {
    pub(super) fn read_state(&self, text: &str) -> Result<DotsState, ReadError> {
        let mut reader = Reader::new(text);
        let sheet = match reader.peek() {
            Some('(' | '\'') => self.read_lists(&mut reader)?,
            _ => self.read_grids(&mut reader)?,
        };
        reader.finish()?;
        self.checked(sheet).map_err(|why| ReadError::new(reader.whole(), Problem::Impossible(why)))
    }

    /// `h:110/…;v:0000/…;2 1;1;b:12./…`, where everything after the lines may be left out.
    fn read_grids(&self, reader: &mut Reader) -> Result<Sheet, ReadError> {
        let (rows, cols) = self.size();
        let mut state = self.initial();
        open_section(reader, 'h', LINE)?;
        let lying = |row, col| LinePlace::Horizontal(row, col);
        read_grid(reader, rows + 1, cols, |reader, row, col| self.read_bit(reader, &mut state, lying(row, col)))?;
        reader.demand(';', Wanted::Separator)?;
        open_section(reader, 'v', LINE)?;
        let standing = |row, col| LinePlace::Vertical(row, col);
        read_grid(reader, rows, cols + 1, |reader, row, col| self.read_bit(reader, &mut state, standing(row, col)))?;
        if next_section(reader, Wanted::Score)? {
            state.score = self.read_score(reader)?;
        }
        if next_section(reader, Wanted::Side)? {
            state.turn = read_turn(reader)?;
        }
        let owners = if reader.take(';') { Some(self.read_owners(reader)?) } else { None };
        Ok(Sheet { state, owners })
    }

    fn read_bit(&self, reader: &mut Reader, state: &mut DotsState, place: LinePlace) -> Result<(), ReadError> {
        let bit = reader.take_if(|next| next.to_digit(2)).ok_or_else(|| reader.stumble(BIT))?;
        self.set(state, place, bit > 0);
        Ok(())
    }

    fn set(&self, state: &mut DotsState, place: LinePlace, drawn: bool) {
        if drawn {
            draw(state, Line(self.board.line_at(place) as u16));
            state.free -= 1;
        }
    }

    fn read_score(&self, reader: &mut Reader) -> Result<[u16; 2], ReadError> {
        let most = self.board.boxes() as i64;
        let first = reader.number(Wanted::Score, 0, most)? as u16;
        let second = reader.number(Wanted::Score, 0, most)? as u16;
        Ok([first, second])
    }

    fn read_owners(&self, reader: &mut Reader) -> Result<Vec<u8>, ReadError> {
        let (rows, cols) = self.size();
        let mut owners = Vec::new();
        open_section(reader, 'b', BOX_OWNER)?;
        read_grid(reader, rows, cols, |reader, _, _| {
            let owner = reader.take_if(|next| b"12.?".iter().find(|&&known| next == char::from(known)).copied());
            owners.push(owner.ok_or_else(|| reader.stumble(BOX_OWNER))?);
            Ok(())
        })?;
        Ok(owners)
    }

    /// `(((h…)…) ((v…)…)) 2 1)`: horizontals by row, verticals by *column*, the score; the outer brackets, the score
    /// and a side after it may be left out. The lists may say who drew a line (1 or 2), which has no meaning here.
    fn read_lists(&self, reader: &mut Reader) -> Result<Sheet, ReadError> {
        let (rows, cols) = self.size();
        let mut state = self.initial();
        reader.take('\'');
        let wrapped = brackets_ahead(reader.clone()) > 3;
        if wrapped {
            open(reader)?;
        }
        open(reader)?;
        read_list(reader, rows + 1, cols, |row, col, drawn| {
            self.set(&mut state, LinePlace::Horizontal(row, col), drawn);
        })?;
        read_list(reader, cols + 1, rows, |col, row, drawn| {
            self.set(&mut state, LinePlace::Vertical(row, col), drawn);
        })?;
        close(reader)?;
        if !matches!(reader.peek(), None | Some(')')) {
            state.score = self.read_score(reader)?;
        }
        if wrapped {
            close(reader)?;
        }
        state.turn = read_turn(reader)?;
        Ok(Sheet { state, owners: None })
    }

    /// The position, unless score or owners do not fit the closed boxes.
    fn checked(&self, Sheet { mut state, owners }: Sheet) -> Result<DotsState, Impossibility> {
        let mut closed = 0;
        let mut known = [0; 2];
        for number in 0..self.board.boxes() {
            let is_closed = self.is_closed(&state, number);
            closed += u16::from(is_closed);
            let owner = owners.as_ref().map_or(if is_closed { b'?' } else { b'.' }, |owners| owners[number]);
            if is_closed == (owner == b'.') {
                return Err(OWNER_MISMATCH);
            }
            if let Some(side) = Side::from_number(owner.wrapping_sub(b'0')) {
                flip(&mut state.owned[side.index()], number);
                known[side.index()] += 1;
            }
        }
        let fits =
            state.score[0] + state.score[1] == closed && known[0] <= state.score[0] && known[1] <= state.score[1];
        if fits { Ok(state) } else { Err(SCORE_MISMATCH) }
    }
}

/// Takes the letter and colon that a section starts with.
fn open_section(reader: &mut Reader, name: char, what: Wanted) -> Result<(), ReadError> {
    reader.demand(name, what)?;
    reader.demand(':', Wanted::Separator)
}

/// Whether another section with numbers follows; takes its separator if so, and leaves that of the owners.
fn next_section(reader: &mut Reader, what: Wanted) -> Result<bool, ReadError> {
    let mut ahead = reader.clone();
    let follows = ahead.take(';') && !ahead.take('b');
    if follows {
        reader.take(';');
        if reader.peek().is_none() {
            return Err(reader.stumble(what));
        }
    }
    Ok(follows)
}

/// Reads a grid whose rows are separated by `/`.
fn read_grid<'a>(
    reader: &mut Reader<'a>,
    rows: usize,
    cols: usize,
    mut read: impl FnMut(&mut Reader<'a>, usize, usize) -> Result<(), ReadError>,
) -> Result<(), ReadError> {
    for row in 0..rows {
        if row > 0 {
            reader.demand('/', Wanted::Separator)?;
        }
        for col in 0..cols {
            read(reader, row, col)?;
        }
    }
    Ok(())
}

/// Reads a list of `outer` lists of `inner` numbers, 0 for a free line.
fn read_list(
    reader: &mut Reader,
    outer: usize,
    inner: usize,
    mut set: impl FnMut(usize, usize, bool),
) -> Result<(), ReadError> {
    open(reader)?;
    for list in 0..outer {
        open(reader)?;
        for item in 0..inner {
            let drawn = reader.number(LINE, 0, 2)? > 0;
            set(list, item, drawn);
        }
        close(reader)?;
    }
    close(reader)
}

fn open(reader: &mut Reader) -> Result<(), ReadError> {
    reader.demand('(', Wanted::OpenBracket)
}

fn close(reader: &mut Reader) -> Result<(), ReadError> {
    reader.demand(')', Wanted::CloseBracket)
}

fn brackets_ahead(mut reader: Reader) -> usize {
    std::iter::from_fn(|| reader.take('(').then_some(())).count()
}
