//! Boards by number, forward and backward: what working out whole levels is made of.

use jogada_rules::{Backward, Lead};

use super::AdjiBoto;
use super::ranking::{head_number, number_of, rows_with, tail_number};
use super::sowing::{HOLES, catch, occupied, pieces, sow};

/// A board as the side that is named to move sees it: its own row, then the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    own: u64,
    other: u64,
}

/// Numbers go through all own rows before the other row changes, and most of what a move does to the other row depends
/// on nothing but how many pieces get there. So what was worked out for the other row is kept for the next boards.
#[derive(Clone, Copy, Debug)]
pub struct RowNotes {
    /// The row that is looked ahead from.
    row_ahead: u64,
    ahead: [Ahead; HOLES + 1],
    /// The row that is looked back from.
    row_behind: u64,
    behind: Behind,
}

impl Default for RowNotes {
    fn default() -> Self {
        Self { row_ahead: 0, ahead: Ahead::all(0), row_behind: 0, behind: Behind::of(0) }
    }
}

impl RowNotes {
    #[inline]
    fn ahead_of(&mut self, row: u64) -> &[Ahead; HOLES + 1] {
        if self.row_ahead != row {
            (self.row_ahead, self.ahead) = (row, Ahead::all(row));
        }
        &self.ahead
    }

    #[inline]
    fn behind(&mut self, row: u64) -> &Behind {
        if self.row_behind != row {
            (self.row_behind, self.behind) = (row, Behind::of(row));
        }
        &self.behind
    }
}

/// The other row after so many pieces have reached it and been captured or not: the first row of the next board.
#[derive(Clone, Copy, Debug, Default)]
struct Ahead {
    head: u64,
    pieces: u32,
    caught: u8,
}

/// What the other row can have been before the opponent, whose it is, sowed from it: the first row of the board before.
#[derive(Clone, Copy, Debug, Default)]
struct Behind {
    /// Sowings that stayed in the row: what it adds to the number, for each.
    short: [u64; 15],
    shorts: usize,
    /// The last empty hole: pieces that left the row came from there, if there is one.
    origin: Option<usize>,
    /// What the row adds to the number if one, two, … pieces left it.
    long: [u64; HOLES],
}

/// One piece in each of the holes from `from` up to, not including, `to`.
const fn run(from: usize, to: usize) -> u64 {
    const ALL: u64 = 0x0101_0101_0101;
    (ALL & ((1 << (8 * to)) - 1)) & !((1 << (8 * from)) - 1)
}

#[inline]
const fn held(row: u64, hole: usize) -> u64 {
    (row >> (8 * hole)) & 0xFF
}

impl Ahead {
    /// For all numbers of pieces that can reach the row without coming round.
    fn all(other: u64) -> [Self; HOLES + 1] {
        std::array::from_fn(|reaching| Self::of(other, reaching))
    }

    /// The row when `reaching` pieces have come, the last of which may capture.
    fn of(other: u64, reaching: usize) -> Self {
        let mut row = other + run(0, reaching);
        let caught = if reaching == 0 { 0 } else { catch(held(row, reaching - 1)) };
        row -= caught << (8 * reaching.saturating_sub(1));
        Self { head: head_number(row), pieces: pieces(row), caught: caught as u8 }
    }
}

impl Behind {
    fn of(other: u64) -> Self {
        let mut behind = Self::default();
        for origin in (0..HOLES).filter(|&hole| held(other, hole) == 0) {
            let end = (origin + 1..HOLES).find(|&hole| held(other, hole) == 0).unwrap_or(HOLES);
            for last in origin + 1..end {
                let taken = (last - origin) as u64;
                behind.short[behind.shorts] = head_number(other - run(origin + 1, last + 1) + (taken << (8 * origin)));
                behind.shorts += 1;
            }
            if end == HOLES {
                behind.origin = Some(origin);
                let rest = other - run(origin + 1, HOLES);
                let hand = |left: usize| ((HOLES - 1 - origin + left) as u64) << (8 * origin);
                behind.long = std::array::from_fn(|left| head_number(rest + hand(left + 1)));
            }
        }
        behind
    }
}

impl Rows {
    /// Where sowing from `hole` leads.
    #[inline]
    fn lead(&self, level: usize, hole: usize, ahead: &[Ahead; HOLES + 1]) -> Lead {
        let end = hole + held(self.own, hole) as usize;
        if end >= 2 * HOLES {
            return self.long_lead(level, hole);
        }
        let rest = self.own & !(0xFF << (8 * hole));
        let sown = rest + run(hole + 1, if end < HOLES { end + 1 } else { HOLES });
        let Ahead { head, pieces, caught } = ahead[end.saturating_sub(HOLES - 1)];
        Lead { level: level - usize::from(caught), number: head + tail_number(pieces, sown), gain: caught as i8 }
    }

    /// The same for pieces that come round to the own row again.
    #[cold]
    fn long_lead(&self, level: usize, hole: usize) -> Lead {
        let mut sown = sow(self.own, self.other, hole);
        let caught = sown.take_across();
        Lead { level: level - caught as usize, number: number_of(sown.other, sown.own), gain: caught as i8 }
    }

    /// The boards before sowings that came round to the row they started from.
    #[cold]
    fn tell_long_sowings(&self, origin: usize, tell: &mut impl FnMut(u64)) {
        let mut before = [self.other, self.own];
        let ring = (origin + 1..2 * HOLES).chain(0..origin).cycle();
        for (hand, hole) in (1..).zip(ring) {
            let (row, at) = (hole / HOLES, hole % HOLES);
            if held(before[row], at) == 0 {
                break;
            }
            before[row] -= 1 << (8 * at);
            let came_round = hand + origin as u64 >= 2 * HOLES as u64;
            if came_round && (row == 0 || catch(held(self.own, at)) == 0) {
                tell(number_of(before[0] | hand << (8 * origin), before[1]));
            }
        }
    }
}

impl Backward for AdjiBoto {
    type Board = Rows;
    type Notes = RowNotes;

    fn board(&self, level: usize, number: u64) -> Rows {
        let [own, other] = rows_with(level, number);
        Rows { own, other }
    }

    /// Boards are counted from the first hole up: a piece moves from the first occupied hole but the first to the
    /// one before it, which gets all that the holes before held.
    #[inline]
    fn advance(&self, board: &mut Rows) {
        let first = board.own & 0xFF;
        let rest = board.own & !0xFF;
        if rest != 0 {
            let shift = rest.trailing_zeros() & !7;
            board.own = (rest - (1 << shift)) + ((first + 1) << (shift - 8));
            return;
        }
        let shift = board.other.trailing_zeros() & !7;
        let other = board.other - (1 << shift);
        *board = match shift {
            0 => Rows { own: (first + 1) << (8 * (HOLES - 1)), other },
            _ => Rows { own: 0, other: other + ((first + 1) << (shift - 8)) },
        };
    }

    #[inline]
    fn forward(&self, level: usize, board: &Rows, notes: &mut RowNotes, mut tell: impl FnMut(Lead)) {
        if board.own == 0 {
            return tell(Lead { level, number: number_of(board.other, 0), gain: 0 });
        }
        let ahead = notes.ahead_of(board.other);
        let mut left = occupied(board.own);
        while left != 0 {
            tell(board.lead(level, (left.trailing_zeros() / 8) as usize, ahead));
            left &= left - 1;
        }
    }

    /// The hole that was played is empty afterward, and the holes after it have got a piece each: they can be taken back
    /// one at a time for as long as there are any.
    #[inline]
    fn backward(&self, board: &Rows, notes: &mut RowNotes, mut tell: impl FnMut(u64)) {
        let (own, there) = (board.own, pieces(board.other));
        if board.other == 0 {
            tell(number_of(0, own));
        }
        let behind = notes.behind(board.other);
        let tail = tail_number(there, own);
        for head in &behind.short[..behind.shorts] {
            tell(head + tail);
        }
        let Some(origin) = behind.origin else { return };
        let mut before = own;
        for left in 0..HOLES {
            if held(before, left) == 0 {
                return;
            }
            before -= 1 << (8 * left);
            if catch(held(own, left)) == 0 {
                tell(behind.long[left] + tail_number(there + left as u32 + 1, before));
            }
        }
        board.tell_long_sowings(origin, &mut tell);
    }
}

#[cfg(test)]
mod tests {
    use jogada_rules::{Game, Ranked};

    use super::*;

    fn leads(level: usize, board: &Rows) -> Vec<Lead> {
        let mut leads = Vec::new();
        AdjiBoto::default().forward(level, board, &mut RowNotes::default(), |lead| leads.push(lead));
        leads
    }

    #[test]
    fn advancing_goes_through_all_boards_in_the_order_of_their_numbers() {
        let game = AdjiBoto::default();
        for level in 1..=7 {
            let mut board = game.board(level, 0);
            for number in 0..game.positions(level) {
                assert_eq!(board, game.board(level, number), "{number} of {level}");
                assert_eq!(number_of(board.own, board.other), number);
                if number + 1 < game.positions(level) {
                    game.advance(&mut board);
                }
            }
        }
    }

    #[test]
    fn leads_are_the_moves_of_the_game() {
        let game = AdjiBoto::default();
        for level in 1..=6 {
            for number in 0..game.positions(level) {
                let state = game.unrank(level, number);
                let told = leads(level, &game.board(level, number));
                if game.rank(&state) != (level, number) {
                    let (level, number) = game.rank(&state);
                    assert_eq!(told, [Lead { level, number, gain: 0 }], "a side without pieces passes");
                    continue;
                }
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                assert_eq!(told.len(), moves.len());
                for (lead, &mv) in told.iter().zip(&moves) {
                    let mut child = state;
                    let gain = game.play(&mut child, mv).gain;
                    // The number that a move tells is for the opponent, who may have to pass.
                    let turned = game.unrank(lead.level, lead.number);
                    assert_eq!((game.rank(&turned), i32::from(lead.gain)), (game.rank(&child), gain));
                }
            }
        }
    }

    #[test]
    fn backward_is_the_inverse_of_forward() {
        let game = AdjiBoto::default();
        for level in 1..=7 {
            let boards = 0..game.positions(level);
            let mut there = Vec::new();
            let mut back = Vec::new();
            let mut notes = RowNotes::default();
            for number in boards {
                let board = game.board(level, number);
                let quiet = leads(level, &board).into_iter().filter(|lead| lead.level == level);
                there.extend(quiet.map(|lead| (number, lead.number)));
                game.backward(&board, &mut notes, |before| back.push((before, number)));
            }
            there.sort_unstable();
            back.sort_unstable();
            assert_eq!(there, back, "level {level}");
        }
    }

    #[test]
    fn long_sowings_are_taken_back_lap_by_lap() {
        let game = AdjiBoto::default();
        let level = 30;
        for number in (0..game.positions(level)).step_by(7_919_000) {
            let board = game.board(level, number);
            for lead in leads(level, &board).into_iter().filter(|lead| lead.level == level) {
                let mut found = false;
                game.backward(&game.board(level, lead.number), &mut RowNotes::default(), |before| {
                    found |= before == number;
                });
                assert!(found, "{board:?} leads to {lead:?}");
            }
        }
    }
}
