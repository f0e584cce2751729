//! A program of someone else's that plays over the Go Text Protocol, version 2, with the words of Hex programs.
//!
//! It is started for every game, told the moves, and asked for its own. It may crash, hang, talk without end or talk
//! nonsense: each is a [`Fault`], and the next game gets a fresh process.

pub(crate) mod process;

use std::time::{Duration, Instant};

use jogada_catalog::rules::Side;
use jogada_catalog::{Parameter, Session, Settings, Spec, SpecError, StopFlag, Takes};
use serde_json::json;

use crate::contestant::{Choice, Contestant, Fault, Turn};
use process::{Process, Reply};

/// What a spec says about an engine: `gtp:cmd="program arguments"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineSpec {
    /// The program and its arguments, separated by blanks.
    command: String,
    /// How long it may take for what is not about a move, and for a move without a limit by time.
    patience: Duration,
}

/// How long an engine without a limit may be silent.
const PATIENCE: &str = "60s";
/// What a message needs to get there and back on a busy machine.
const GRACE: Duration = Duration::from_millis(500);

impl EngineSpec {
    /// Reads the spec of an engine, if it is one.
    pub(crate) fn read(spec: &Spec) -> Option<Result<Self, SpecError>> {
        let patience = Parameter::new("patience", Takes::Time, PATIENCE);
        let parameters = [Parameter::new("cmd", Takes::Text, ""), patience];
        (spec.name == "gtp").then(|| {
            let settings = Settings::read(spec, &parameters)?;
            let command = settings.text("cmd").map(str::trim).filter(|command| !command.is_empty());
            let command = command.ok_or_else(|| settings.wrong("cmd", Takes::Text))?.to_owned();
            Ok(Self { command, patience: settings.time("patience").unwrap_or_default() })
        })
    }

    /// What starts it.
    pub(crate) fn command(&self) -> &str {
        &self.command
    }

    /// Takes the command of these that has its own for a name.
    pub(crate) fn start_by(&mut self, engines: &[(String, String)]) {
        if let Some((_, command)) = engines.iter().find(|(name, _)| *name == self.command) {
            self.command.clone_from(command);
        }
    }
}

/// An engine at the board.
pub(crate) struct GtpEngine {
    spec: EngineSpec,
    process: Option<Process>,
    side: Side,
    /// The game as the engine knows it, to know who moves and who is skipped.
    session: Option<Session>,
    /// Its own last move, which it has played itself.
    own: Option<String>,
    /// Processor time that it had used after its last move.
    used: Option<Duration>,
}

impl GtpEngine {
    /// An engine that will play a side.
    pub(crate) const fn new(spec: EngineSpec, side: Side) -> Self {
        Self { spec, process: None, side, session: None, own: None, used: None }
    }

    /// Sends a command that must be understood.
    fn order(&mut self, command: &str, stop: &StopFlag) -> Result<String, Fault> {
        match self.ask(command, self.spec.patience, stop)? {
            Reply::Fine(text) => Ok(text),
            Reply::Refused(text) => Err(Fault::Garbage(format!("{command}: {text}"))),
        }
    }

    fn ask(&mut self, command: &str, patience: Duration, stop: &StopFlag) -> Result<Reply, Fault> {
        let process = self.process.as_mut().ok_or_else(|| Fault::Crash("not started".to_owned()))?;
        process.ask(command, patience, stop)
    }

    /// Processor time since it was last looked at, also what was used while the opponent thought.
    fn processor_time(&mut self) -> Option<Duration> {
        let now = self.process.as_ref().and_then(Process::processor_time);
        let before = std::mem::replace(&mut self.used, now);
        Some(now?.saturating_sub(before?))
    }

    /// Tells a move that the engine has not made itself.
    fn tell(&mut self, side: Side, mv: &str, stop: &StopFlag) -> Result<(), Fault> {
        let mv = if mv == "swap" { "swap-pieces" } else { mv };
        self.order(&format!("play {} {mv}", color(side)), stop).map(drop)
    }

    /// How long the engine may take for a move, and how it is told. What it does not understand it need not obey.
    fn announce(&mut self, turn: &Turn, stop: &StopFlag) -> Result<Duration, Fault> {
        let Some(time) = turn.limits.time else { return Ok(self.spec.patience) };
        let (settings, allowed) = match turn.left {
            Some(left) => (format!("time_left {} {} 0", color(self.side), left.as_secs_f64().ceil()), left),
            None => (format!("time_settings 0 {} 1", time.as_secs_f64().ceil()), time.max(Duration::from_secs(1))),
        };
        self.ask(&settings, self.spec.patience, stop)?;
        Ok(allowed + GRACE)
    }
}

impl Contestant for GtpEngine {
    fn begin(&mut self, game: &Session, stop: &StopFlag) -> Result<(), Fault> {
        self.process = Some(Process::start(&self.spec.command)?);
        if let Some(size) = game.setting("size") {
            self.order(&format!("boardsize {size}"), stop)?;
        }
        if let Some(swap) = game.setting("swap") {
            let allowed = u8::from(swap == "on");
            self.ask(&format!("param_game allow_swap {allowed}"), self.spec.patience, stop)?;
        }
        self.order("clear_board", stop)?;
        for ply in game.history() {
            self.tell(ply.side, &ply.mv, stop)?;
        }
        self.session = Some(game.fork());
        self.processor_time();
        Ok(())
    }

    fn choose(&mut self, turn: &Turn, stop: &StopFlag) -> Result<Choice, Fault> {
        let patience = self.announce(turn, stop)?;
        let started = Instant::now();
        let reply = self.ask(&format!("genmove {}", color(self.side)), patience, stop)?;
        let time_ms = started.elapsed().as_secs_f64() * 1000.0;
        let text = match reply {
            Reply::Fine(text) => text.to_lowercase(),
            Reply::Refused(text) => return Err(Fault::Garbage(text)),
        };
        let mv = match text.trim() {
            "resign" => return Err(Fault::Resigned),
            "swap-pieces" => "swap",
            mv => mv,
        };
        self.own = Some(mv.to_owned());
        let mv = mv.to_owned();
        let mut info = json!({ "side": self.side.number(), "time_ms": time_ms });
        if let Some(cpu) = self.processor_time() {
            info["cpu_ms"] = json!(1000.0 * cpu.as_secs_f64());
        }
        Ok(Choice { mv, proven_win: None, info })
    }

    fn hear(&mut self, mv: &str, stop: &StopFlag) -> Result<(), Fault> {
        let session = self.session.as_mut().ok_or_else(|| Fault::Crash("not seated".to_owned()))?;
        let ply = session.play(mv).map_err(|error| Fault::Garbage(error.to_string()))?;
        let over = session.ending().is_some();
        if self.own.take().is_none() && !over {
            self.tell(ply.side, &ply.mv, stop)?;
        }
        match ply.skipped {
            Some(side) if !over => self.order(&format!("play {} pass", color(side)), stop).map(drop),
            _ => Ok(()),
        }
    }
}

/// What the protocol calls a side.
const fn color(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_of_engines_are_read() {
        let read = |text: &str| EngineSpec::read(&Spec::parse(text).expect("a spec"));
        assert!(read("alphabeta").is_none());
        let engine = read("gtp:cmd=\"wolve --quiet\",patience=2s").expect("an engine").expect("good");
        assert_eq!((engine.command.as_str(), engine.patience), ("wolve --quiet", Duration::from_secs(2)));
        assert!(read("gtp").expect("an engine").is_err());
        assert!(read("gtp:cmd=x,depth=3").expect("an engine").is_err());
    }
}
