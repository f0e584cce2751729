//! Plays one game between two contestants, who may misbehave.

use std::time::{Duration, Instant};

use jogada_catalog::rules::Side;
use jogada_catalog::{Record, RecordResult, Session, StopFlag};
use serde_json::{Value, json};

use crate::absences::Absences;
use crate::contestant::{Choice, Contestant, Fault, Turn};
use crate::entrant::Entrant;
use crate::game::FinishedGame;
use crate::plan::{Adjudication, Field, RunPlan};

/// Where a game is played: what it shares with the others of its run.
#[derive(Clone, Copy)]
pub(crate) struct Room<'a> {
    /// Raised when the run is to stop.
    pub(crate) stop: &'a StopFlag,
    /// Who did not come.
    pub(crate) absences: &'a Absences,
    /// Whether no other game is played meanwhile.
    pub(crate) alone: bool,
}

/// The game of that number, from its opening to its end; `None` if the run was stopped meanwhile.
pub(crate) fn play(
    plan: &RunPlan,
    field: &Field,
    session: &Session,
    index: u64,
    room: Room<'_>,
) -> Option<FinishedGame> {
    let fixture = field.schedule.fixture(index);
    let opening = &field.openings[fixture.round as usize];
    let numbers = [fixture.first, fixture.second];
    let board = opening.open(session);
    let info = vec![Value::Null; board.history().len()];
    let left = plan.pace.bank().map_or([Duration::ZERO; 2], |(bank, _)| [bank; 2]);
    let entrants = numbers.map(|number| &field.entrants[number]);
    // Two seats of one game draw different lots.
    let seats = Side::BOTH.map(|side| entrants[side.index()].seat(side, plan.seed, 2 * index + side.index() as u64));
    let end = Table { plan, numbers, entrants, seats, board, info, left, room }.play()?;
    let [first, second] = numbers.map(|number| plan.players[number].clone());
    let RecordResult { winner, reason, score } = end.result.clone().expect("a played game has a result");
    let record = Record { players: vec![first.clone(), second.clone()], start: opening.start.clone(), ..end };
    let opening = opening.id.clone();
    Some(FinishedGame { index, pair: fixture.pair, opening, first, second, score, winner, reason, record })
}

/// A game with everything around it.
struct Table<'a> {
    plan: &'a RunPlan,
    numbers: [usize; 2],
    entrants: [&'a Entrant; 2],
    seats: [Box<dyn Contestant>; 2],
    board: Session,
    info: Vec<Value>,
    left: [Duration; 2],
    room: Room<'a>,
}

/// What ends a game before the rules do.
enum End {
    /// The run was stopped.
    Stopped,
    /// Somebody has won, for this reason.
    Won { winner: Side, reason: &'static str },
}

impl Table<'_> {
    fn play(mut self) -> Option<Record> {
        match self.play_out() {
            Ok(()) => Some(self.written(None)),
            Err(End::Won { winner, reason }) => Some(self.written(Some((winner, reason)))),
            Err(End::Stopped) => None,
        }
    }

    fn play_out(&mut self) -> Result<(), End> {
        for side in Side::BOTH {
            let number = self.numbers[side.index()];
            if self.room.absences.is_given_up(number) {
                return Err(self.forfeit(side, "absent", "absent"));
            }
            let begun = self.seats[side.index()].begin(&self.board, self.room.stop);
            // Whoever was sent home before the game had no time to come.
            if !matches!(begun, Err(Fault::Asked)) {
                self.room.absences.note(number, begun.is_ok());
            }
            begun.map_err(|fault| self.blame(side, fault))?;
        }
        while self.board.ending().is_none() {
            self.turn()?;
        }
        Ok(())
    }

    /// One move.
    fn turn(&mut self) -> Result<(), End> {
        let side = self.board.to_move();
        let choice = self.choice(side)?;
        if let Err(error) = self.board.play(&choice.mv) {
            return Err(self.forfeit(side, "illegal", &format!("{}: {error}", choice.mv)));
        }
        self.info.push(choice.info);
        for side in Side::BOTH {
            let heard = self.seats[side.index()].hear(&choice.mv, self.room.stop);
            heard.map_err(|fault| self.blame(side, fault))?;
        }
        match choice.proven_win {
            Some(wins) if self.may_adjudicate(wins) => {
                let winner = if wins { side } else { side.other() };
                Err(End::Won { winner, reason: "proof" })
            }
            _ => Ok(()),
        }
    }

    fn choice(&mut self, side: Side) -> Result<Choice, End> {
        let left = self.left[side.index()];
        let limits = self.entrants[side.index()].limits(self.plan.pace, left);
        let turn = Turn { limits, left: self.plan.pace.bank().map(|_| left), alone: self.room.alone };
        let started = Instant::now();
        let chosen = self.seats[side.index()].choose(&turn, self.room.stop);
        let used = started.elapsed();
        let choice = chosen.map_err(|fault| self.blame(side, fault))?;
        if self.is_late(side, used) {
            return Err(self.forfeit(side, "time", &choice.mv));
        }
        Ok(choice)
    }

    /// Whether a player's proof that it wins, or loses, may end the game here. In games with points the margin matters too, so
    /// they are played out.
    fn may_adjudicate(&self, wins: bool) -> bool {
        let counts = match self.plan.adjudicate {
            Adjudication::Never => false,
            Adjudication::Proof => wins,
            Adjudication::Outcome => true,
        };
        counts && !self.board.is_scoring() && self.board.ending().is_none()
    }

    /// Takes the time of a move off the clock; says whether there was too little on it.
    fn is_late(&mut self, side: Side, used: Duration) -> bool {
        let Some((_, increment)) = self.plan.pace.bank() else { return false };
        let left = &mut self.left[side.index()];
        let late = used > *left;
        *left = left.saturating_sub(used) + increment;
        late
    }

    fn blame(&mut self, side: Side, fault: Fault) -> End {
        match fault {
            Fault::Asked => End::Stopped,
            Fault::Crash(what) => self.forfeit(side, "crash", &what),
            Fault::Hang(what) => self.forfeit(side, "hang", &what),
            Fault::Garbage(what) => self.forfeit(side, "garbage", &what),
            Fault::Resigned => End::Won { winner: side.other(), reason: "resigned" },
        }
    }

    fn forfeit(&mut self, side: Side, reason: &'static str, what: &str) -> End {
        // What an engine said may be of any length.
        let what: String = what.chars().take(200).collect();
        self.info.push(json!({ "fault": what, "side": side.number() }));
        End::Won { winner: side.other(), reason }
    }

    fn written(self, won: Option<(Side, &str)>) -> Record {
        let mut record = Record::of(&self.board, &[]);
        if let Some((winner, reason)) = won {
            let score = self.board.score();
            record.result = Some(RecordResult { winner: winner.number(), reason: reason.to_owned(), score });
        }
        record.info = self.info;
        record
    }
}
