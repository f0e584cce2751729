//! Whether the player of Dots and Boxes ever lets a won game slip on 4×4 boxes: the solver looks at every move it makes.
//!
//! Run with `cargo run --release -p jogada-experts --example never_loses -- [GAMES [LIMIT [SEED [LINES]]]]`, where the
//! limit of each move is a number of nodes for one thread, or seconds such as `3s` for two, and games begin after so many
//! random lines or up to six more.

#![allow(clippy::print_stdout, reason = "an example tells its reader what it found")]

use std::process::ExitCode;
use std::time::Duration;

use jogada_experts::dots_and_boxes::{Means, QuietPlayer, QuietSolver};
use jogada_games::dots_and_boxes::{Chains, ClosingFirst, DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Game, Side};
use jogada_search::tree::{Engine, Pvs, pvs};
use jogada_search::{Clock, Limits, StopFlag, Table};

/// How much the lines that are drawn at random before the players begin vary in number.
const MORE_LINES: usize = 6;
/// One in so many moves of the strongest opponent is a slip.
const SLIP: usize = 6;

/// What is counted.
#[derive(Default)]
struct Tally {
    moves: u32,
    won: u32,
    lost: u32,
    drawn: u32,
    given: u32,
}

/// A match and all that it uses.
struct Match {
    game: DotsAndBoxes,
    solver: QuietSolver,
    table: Table,
    limits: Limits,
    /// Lines drawn at random before the players begin.
    lines: usize,
    dice: Dice,
    tally: Tally,
}

fn main() -> ExitCode {
    let argument = |place: usize, usual: &str| std::env::args().nth(place).unwrap_or_else(|| usual.to_owned());
    let number = |place, usual| argument(place, usual).parse::<u64>().ok();
    let limits = limits(&argument(2, "2000000"));
    let (Some(games), Some(limits), Some(seed), Some(lines)) =
        (number(1, "500"), limits, number(3, "1"), number(4, "10"))
    else {
        println!("a number of games, a number of nodes or seconds such as 3s, a seed and a number of lines are wanted");
        return ExitCode::FAILURE;
    };
    let game = DotsAndBoxes::new(4, 4, Turns::Again).expect("four by four is a board");
    let means = Means { memory: 1 << 30, threads: 1 };
    let solver = QuietSolver::new(&game, &game.initial(), means).expect("four by four can be solved");
    let (table, dice) = (Table::new(16 << 20), Dice::new(seed));
    let mut all = Match { game, solver, table, limits, lines: lines as usize, dice, tally: Tally::default() };
    for number in 0..games {
        all.play(number);
    }
    let Tally { moves, won, lost, drawn, given } = all.tally;
    println!("{games} games, {moves} moves of the player within {} each, all checked", argument(2, "2000000 nodes"));
    println!("{won} moves in won positions, {lost} of them let the win slip");
    println!("{drawn} moves in drawn positions, {given} of them lost the draw");
    if lost == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What one move may take.
fn limits(text: &str) -> Option<Limits> {
    if let Some(seconds) = text.strip_suffix('s') {
        let time = Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?;
        return Some(Limits { time: Some(time), ..Limits::NONE });
    }
    Some(Limits { nodes: Some(text.parse().ok()?), ..Limits::NONE })
}

impl Match {
    /// One game from a random opening; the player has each side in turn.
    fn play(&mut self, number: u64) {
        let side = if number.is_multiple_of(2) { Side::First } else { Side::Second };
        let mut state = self.opening();
        while self.game.settled(&state).is_none() {
            let line = if self.game.turn(&state) == side {
                self.checked_move(&state)
            } else {
                self.opponents_move(&state, number / 2 % 3)
            };
            self.game.play(&mut state, line);
        }
    }

    fn opening(&mut self) -> DotsState {
        let mut state = self.game.initial();
        for _ in 0..self.lines + self.dice.below(MORE_LINES + 1) {
            let line = self.random(&state);
            self.game.play(&mut state, line);
        }
        state
    }

    fn lines(&self, state: &DotsState) -> Vec<Line> {
        let mut lines = Vec::new();
        self.game.moves(state, &mut lines);
        lines
    }

    fn random(&mut self, state: &DotsState) -> Line {
        let lines = self.lines(state);
        *self.dice.pick(&lines).expect("the game goes on")
    }

    /// The player's move, and what the solver thinks of it.
    fn checked_move(&mut self, state: &DotsState) -> Line {
        let (before, line) = (self.outcome(state), self.players_move(state));
        let mut child = *state;
        self.game.play(&mut child, line);
        let kept = if self.game.turn(&child) == self.game.turn(state) { 1 } else { -1 };
        let after = kept * self.outcome(&child);
        self.tally.moves += 1;
        self.tally.won += u32::from(before > 0);
        self.tally.lost += u32::from(before > 0 && after <= 0);
        self.tally.drawn += u32::from(before == 0);
        self.tally.given += u32::from(before == 0 && after < 0);
        line
    }

    fn players_move(&self, state: &DotsState) -> Line {
        let threads = if self.limits.time.is_some() { 2 } else { 1 };
        let means = Means { memory: 64 << 20, threads };
        let player = QuietPlayer::within(&self.limits, means, &self.table, u32::MAX);
        let mut clock = Clock::start(&self.limits, &StopFlag::new());
        player.search(&self.game, state, &mut clock, &mut |_| {}).best().expect("the game goes on")
    }

    /// At random; closing boxes and else at random; or by a search that slips now and then.
    fn opponents_move(&mut self, state: &DotsState, kind: u64) -> Line {
        let closes = |line: &Line| self.game.play(&mut { *state }, *line).gain > 0;
        match kind {
            1 => self.lines(state).into_iter().find(closes).unwrap_or_else(|| self.random(state)),
            2 if self.dice.below(SLIP) > 0 => self.searched_move(state),
            _ => self.random(state),
        }
    }

    fn searched_move(&self, state: &DotsState) -> Line {
        let limits = Limits { nodes: Some(5_000), ..Limits::NONE };
        let mut clock = Clock::start(&limits, &StopFlag::new());
        let table = Table::new(1 << 20);
        let (evaluator, guide, options) = (Chains, ClosingFirst, Pvs::default());
        let engine = Engine { game: &self.game, evaluator: &evaluator, guide: &guide, table: &table, options };
        pvs(engine, state, &mut clock, &mut (), &mut |_| {}).best().expect("the game goes on")
    }

    /// How the game ends for the side to move if nobody errs: 1, 0 or −1.
    fn outcome(&self, state: &DotsState) -> i32 {
        let [first, second] = self.game.score(state);
        let lead = if self.game.turn(state) == Side::First { first - second } else { second - first };
        let is_at_least = |margin: i32| {
            let answer = self.solver.is_at_least(&self.game, state, margin - lead, &mut Clock::unlimited());
            i32::from(answer.expect("nothing stops it"))
        };
        is_at_least(0) + is_at_least(1) - 1
    }
}
