//! Who sits at the board: a player of this program, or an engine of someone else's.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use jogada_catalog::rules::Verdict;
use jogada_catalog::{Appraisal, Computer, Limits, Session, StopFlag, Stopped};
use jogada_wire::MoveInfo;
use serde_json::Value;

/// Someone who plays one game. What goes wrong is a [`Fault`], never a panic: a run outlives its players. Whatever may
/// take a while ends early with [`Fault::Asked`] when `stop` is raised.
pub(crate) trait Contestant: Send {
    /// Sits down at a game that may have begun.
    fn begin(&mut self, game: &Session, stop: &StopFlag) -> Result<(), Fault>;

    /// Chooses a move. The referee plays it.
    fn choose(&mut self, turn: &Turn, stop: &StopFlag) -> Result<Choice, Fault>;

    /// Hears of a move that was played, its own included.
    fn hear(&mut self, mv: &str, stop: &StopFlag) -> Result<(), Fault>;
}

/// What a player may use for a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// How far it may search.
    pub(crate) limits: Limits,
    /// What is left on its clock, if there is one.
    pub(crate) left: Option<Duration>,
    /// Whether no other game is played meanwhile, so that the processor time of this process is that of the player.
    pub(crate) alone: bool,
}

/// A move with what is known about it.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The move as text.
    pub(crate) mv: String,
    /// Whether the player has proven that it wins, and will play so, or that it loses.
    pub(crate) proven_win: Option<bool>,
    /// What the record keeps of its thinking.
    pub(crate) info: Value,
}

/// What went wrong with a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It is no longer there.
    Crash(String),
    /// It has not answered in time.
    Hang(String),
    /// It has not understood, or said what can not be understood.
    Garbage(String),
    /// It has given up.
    Resigned,
    /// Nobody's fault: the run is to stop.
    Asked,
}

/// A player of this program.
pub(crate) struct InProcess {
    computer: Computer,
    session: Option<Session>,
}

impl InProcess {
    /// A player with its settings; its limits come with each turn.
    pub(crate) const fn new(computer: Computer) -> Self {
        Self { computer, session: None }
    }

    fn session(&mut self) -> Result<&mut Session, Fault> {
        self.session.as_mut().ok_or_else(|| Fault::Crash("not seated".to_owned()))
    }
}

impl Contestant for InProcess {
    fn begin(&mut self, game: &Session, _: &StopFlag) -> Result<(), Fault> {
        // A fork remembers nothing of other games, so every game is the same whatever was played before it.
        self.session = Some(game.fork());
        Ok(())
    }

    fn choose(&mut self, turn: &Turn, stop: &StopFlag) -> Result<Choice, Fault> {
        let computer = Computer { limits: turn.limits, ..self.computer.clone() };
        let session = self.session()?;
        let thinking = catch_unwind(AssertUnwindSafe(|| session.think(&computer, stop)));
        let thought = thinking.map_err(|_| Fault::Crash("panic".to_owned()))?;
        if thought.stopped == Some(Stopped::Asked) || stop.is_stopped() {
            return Err(Fault::Asked);
        }
        let cpu_ms = turn.alone.then_some(1000.0 * thought.cpu.as_secs_f64());
        let info = MoveInfo { cpu_ms, ..MoveInfo::of(&thought, Appraisal::of(&thought, session.is_scoring())) };
        let info = info.to_value();
        let proven_win = match thought.value.verdict() {
            Verdict::Win(_) => Some(true),
            Verdict::Loss(_) => Some(false),
            Verdict::Points(_) => None,
        };
        let proven_win = proven_win.filter(|_| thought.proven && computer.slip == 0);
        let mv = thought.mv.ok_or_else(|| Fault::Crash("no move".to_owned()))?;
        Ok(Choice { mv, proven_win, info })
    }

    fn hear(&mut self, mv: &str, _: &StopFlag) -> Result<(), Fault> {
        self.session()?.play(mv).map(drop).map_err(|error| Fault::Crash(error.to_string()))
    }
}
