//! The `ai-hex` crate behind the Go Text Protocol, so that it can play in our arena.
//!
//! `ai-hex-gtp [MILLISECONDS]`: that long for every move, or as long as `time_settings` says. The crate exchanges the
//! colors at a swap and leaves the stone where it is; everybody else mirrors the stone, so after a swap its cells are
//! those of the other diagonal.

use std::io::{self, BufRead, Write};

use ai_hex::{BoardSize, MctsOptions, MctsSearcher, Move, Position, SwapRule};

const COMMANDS: &str = "boardsize\nclear_board\ngenmove\nknown_command\nlist_commands\nname\nparam_game\nplay\nprotocol_version\nquit\ntime_settings\nundo\nversion";

/// A game, in the words of the crate.
struct Table {
    size: BoardSize,
    swap: SwapRule,
    moves: Vec<Move>,
    /// How long to think about a move.
    milliseconds: u32,
    is_time_fixed: bool,
}

impl Table {
    fn position(&self, moves: &[Move]) -> Result<Position, String> {
        Position::from_moves(self.size, self.swap, moves).map_err(|error| format!("illegal move: {error:?}"))
    }

    /// A cell of ours as one of theirs, and back.
    fn seen(&self, mv: Move) -> Move {
        let swapped = self.moves.contains(&Move::Swap);
        match mv.cell().filter(|_| swapped) {
            Some(cell) => Move::place(cell.rank(), cell.file()).unwrap_or(mv),
            None => mv,
        }
    }

    fn play(&mut self, color: &str, text: &str) -> Result<String, String> {
        let expected = if self.moves.len().is_multiple_of(2) { 'b' } else { 'w' };
        if !color.to_lowercase().starts_with(expected) {
            return Err("illegal move: not this side's turn".to_owned());
        }
        let text = if text == "swap-pieces" { "swap" } else { text };
        let mv = self.seen(text.parse().map_err(|_| "illegal move".to_owned())?);
        self.position(&[self.moves.as_slice(), &[mv]].concat())?;
        self.moves.push(mv);
        Ok(String::new())
    }

    fn genmove(&mut self, color: &str) -> Result<String, String> {
        let position = self.position(&self.moves)?;
        let seed = self.moves.len() as u64 + 1;
        let options =
            MctsOptions { soft_time_ms: self.milliseconds, max_simulations: u32::MAX, seed, ..MctsOptions::default() };
        let best = MctsSearcher::new().search(position, options).best_move.ok_or("the game is over")?;
        let said = match best {
            Move::Swap => "swap-pieces".to_owned(),
            place => self.seen(place).to_string(),
        };
        self.play(color, &said)?;
        Ok(said)
    }

    fn obey(&mut self, words: &[&str]) -> Result<String, String> {
        match words {
            ["protocol_version"] => Ok("2".to_owned()),
            ["name"] => Ok("ai-hex".to_owned()),
            ["version"] => Ok("0.1.0".to_owned()),
            ["list_commands"] => Ok(COMMANDS.to_owned()),
            ["known_command", name] => Ok(COMMANDS.lines().any(|known| known == *name).to_string()),
            ["boardsize", size] => {
                let size = size.parse().ok().and_then(|size| BoardSize::new(size).ok());
                self.size = size.ok_or("unacceptable size")?;
                self.moves.clear();
                Ok(String::new())
            }
            ["param_game", "allow_swap", allowed] => {
                self.swap = if *allowed == "1" { SwapRule::Enabled } else { SwapRule::Disabled };
                Ok(String::new())
            }
            ["clear_board"] => {
                self.moves.clear();
                Ok(String::new())
            }
            ["time_settings", _, period, moves] => {
                let [period, moves] = [period, moves].map(|text| text.parse::<u32>().unwrap_or_default());
                if !self.is_time_fixed && period > 0 && moves > 0 {
                    self.milliseconds = period * 1000 / moves;
                }
                Ok(String::new())
            }
            ["play", color, mv] => self.play(color, mv),
            ["genmove", color] => self.genmove(color),
            ["undo"] => self.moves.pop().map(|_| String::new()).ok_or_else(|| "cannot undo".to_owned()),
            ["quit"] => Ok(String::new()),
            [] => Ok(String::new()),
            _ => Err("unknown command".to_owned()),
        }
    }
}

fn main() -> io::Result<()> {
    let fixed = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let (milliseconds, is_time_fixed) = (fixed.unwrap_or(1000), fixed.is_some());
    let size = BoardSize::new(11).expect("a usual size");
    let mut table = Table { size, swap: SwapRule::Disabled, moves: Vec::new(), milliseconds, is_time_fixed };
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
        let (id, words) = match words.as_slice() {
            [] => continue,
            [id, rest @ ..] if is_number(id) => (*id, rest),
            all => ("", all),
        };
        let (mark, text) = match table.obey(words) {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        writeln!(io::stdout(), "{mark}{id} {text}\n")?;
        io::stdout().flush()?;
        if words == ["quit"] {
            break;
        }
    }
    Ok(())
}
