//! The longest wins in tables of Adji-boto: for how many moves nothing is captured although both play for all they can get,
//! the winner for it soon and the loser for it late.
//!
//! Run with `cargo run --release -p jogada-experts --example longest_win -- FOLDER [FROM [TO]]`, where FOLDER is what `jogada
//! tables build` made, and FROM and TO are numbers of pieces. It takes two bytes of memory a board of each level, and one
//! for the levels below that captures lead to.

#![allow(clippy::print_stdout, reason = "an example tells its reader what it found")]

use std::process::ExitCode;

use jogada_experts::adji_boto::tables::{OpenTables, TableFolder};
use jogada_games::adji_boto::{AdjiBoto, RowNotes};
use jogada_rules::{Backward, Notation, Ranked, TableError};
use jogada_search::retro::Values;

/// A capture takes so many pieces off the board.
const CATCHES: [usize; 3] = [1, 3, 5];
/// It takes as long to find a board by its number as to go on to the next one so many times.
const STRIDE: u64 = 16;

fn main() -> ExitCode {
    let argument = |place: usize| std::env::args().nth(place);
    let Some(folder) = argument(1) else {
        println!("a folder of tables is wanted, and from and to how many pieces");
        return ExitCode::FAILURE;
    };
    let tables = OpenTables::open(&TableFolder::new(folder));
    let number = |place, usual: usize| argument(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (from, to) = (number(2, 1), number(3, tables.most_pieces().unwrap_or(0)));
    match (from..=to).try_for_each(|level| tell_longest(&tables, level)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Finds and tells the longest win of a level.
fn tell_longest(tables: &OpenTables, level: usize) -> Result<(), TableError> {
    let game = AdjiBoto::default();
    let needed = |below: usize| below == level || CATCHES.iter().any(|caught| below + caught == level);
    let read = |below: usize| if needed(below) { tables.files()[below].values() } else { Ok(Values::default()) };
    let levels: Vec<Values> = (0..=level).map(read).collect::<Result<_, _>>()?;
    let distances = vec![0; game.positions(level) as usize];
    let mut ways = LevelWays { game: &game, level, levels, distances };
    let longest = ways.work_out();
    let number = ways.distances.iter().position(|&moves| moves == longest).expect("somebody wins");
    let state = game.unrank(level, number as u64);
    let (value, position) = (ways.own().get(number as u64), game.position_text(&state));
    let won = ways.own().iter().filter(|&value| value != 0).count();
    let found = ways.distances.iter().filter(|&&moves| moves != 0).count();
    println!("{level} pieces: {longest} moves until a capture, as from {position}, worth {value}");
    assert_eq!(won, found, "every win leads to a capture");
    Ok(())
}

/// How far the next capture is from each board of a level that somebody wins.
struct LevelWays<'a> {
    game: &'a AdjiBoto,
    level: usize,
    /// The values of this level and of those that captures lead to.
    levels: Vec<Values>,
    /// How many moves it takes, that of the capture included; 0 where that is not known.
    distances: Vec<u8>,
}

impl LevelWays<'_> {
    fn own(&self) -> &Values {
        &self.levels[self.level]
    }

    /// Works all distances out, the shortest first. Tells the longest.
    fn work_out(&mut self) -> u8 {
        self.captures();
        let mut moves = 1;
        while self.one_further(moves + 1) {
            moves += 1;
            assert!(moves < u8::MAX, "a byte is enough");
        }
        moves
    }

    /// Whoever wins captures at once if that keeps the whole value; whoever loses, if nothing else does.
    fn captures(&mut self) {
        let mut notes = RowNotes::default();
        let mut board = self.game.board(self.level, 0);
        for number in 0..self.own().count() {
            if number > 0 {
                self.game.advance(&mut board);
            }
            let value = self.own().get(number);
            if value == 0 {
                continue;
            }
            let (mut captures, mut waits) = (false, false);
            self.game.forward(self.level, &board, &mut notes, |lead| {
                let keeps = lead.gain - self.levels[lead.level].get(lead.number) == value;
                captures |= keeps && lead.level < self.level;
                waits |= keeps && lead.level == self.level;
            });
            self.distances[number as usize] = u8::from(captures && (value > 0 || !waits));
        }
    }

    /// Finds what is `moves` away from what is one less. Says whether there is any.
    fn one_further(&mut self, moves: u8) -> bool {
        let (mut notes, mut before, mut any) = (RowNotes::default(), Vec::new(), false);
        let mut last = (0, self.game.board(self.level, 0));
        for number in 0..self.own().count() {
            if self.distances[number as usize] != moves - 1 {
                continue;
            }
            last = (number, self.board_after(last, number));
            let value = self.own().get(number);
            before.clear();
            self.game.backward(&last.1, &mut notes, |earlier| before.push(earlier));
            for &earlier in &before {
                let keeps = self.distances[earlier as usize] == 0 && self.own().get(earlier) == -value;
                if keeps && (value < 0 || self.must_go_there(earlier, moves)) {
                    self.distances[earlier as usize] = moves;
                    any = true;
                }
            }
        }
        any
    }

    fn board_after(
        &self,
        (last, mut board): (u64, <AdjiBoto as Backward>::Board),
        number: u64,
    ) -> <AdjiBoto as Backward>::Board {
        if number - last > STRIDE {
            return self.game.board(self.level, number);
        }
        (last..number).for_each(|_| self.game.advance(&mut board));
        board
    }

    /// Whether all moves without a capture that keep the value of a lost board lead to less than so many moves.
    fn must_go_there(&self, number: u64, moves: u8) -> bool {
        let value = self.own().get(number);
        let mut all = true;
        let board = self.game.board(self.level, number);
        self.game.forward(self.level, &board, &mut RowNotes::default(), |lead| {
            if lead.level == self.level && self.own().get(lead.number) == -value {
                all &= (1..moves).contains(&self.distances[lead.number as usize]);
            }
        });
        all
    }
}
