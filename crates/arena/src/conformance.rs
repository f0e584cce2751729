//! Whether a program keeps to the protocol: what a match relies on, point by point, whatever the game.

use std::time::{Duration, Instant};

use jogada_catalog::StopFlag;

use crate::contestant::Fault;
use crate::engine::process::{Process, Reply};

/// Something that a program is held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is documented where it is checked")]
pub enum Point {
    Protocol,
    Names,
    List,
    KnownCommands,
    Numbers,
    Comments,
    UnknownCommands,
    Moves,
    LegalMoves,
    IllegalMoves,
    Undo,
    RegisteredMoves,
    Time,
    WholeGame,
    Quit,
}

/// How a program does on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointVerdict {
    /// As it should be.
    Kept,
    /// Not as it should be: what was said and what happened.
    Broken(String),
    /// The program does not have the command, and need not.
    Absent,
}

/// A point with its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The point.
    pub point: Point,
    /// The verdict.
    pub verdict: PointVerdict,
}

type Check = fn(&mut Examinee) -> Result<(), Failing>;

/// Every point, cheap ones first.
const POINTS: [(Point, Check); 15] = [
    (Point::Protocol, protocol),
    (Point::Names, names),
    (Point::List, list),
    (Point::KnownCommands, known_commands),
    (Point::Numbers, numbers),
    (Point::Comments, comments),
    (Point::UnknownCommands, unknown_commands),
    (Point::Moves, moves),
    (Point::LegalMoves, legal_moves),
    (Point::IllegalMoves, illegal_moves),
    (Point::Undo, undo),
    (Point::RegisteredMoves, registered_moves),
    (Point::Time, time),
    (Point::WholeGame, whole_game),
    (Point::Quit, quit),
];

/// What no program that plays can do without.
const REQUIRED: [&str; 8] =
    ["protocol_version", "name", "version", "list_commands", "clear_board", "play", "genmove", "quit"];
/// No game takes longer.
const MOST_MOVES: usize = 2000;
/// What a message needs to get there and back on a busy machine.
const GRACE: Duration = Duration::from_millis(500);

impl Point {
    /// The word that JSON uses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Protocol => "protocol",
            Self::Names => "names",
            Self::List => "list",
            Self::KnownCommands => "known-commands",
            Self::Numbers => "numbers",
            Self::Comments => "comments",
            Self::UnknownCommands => "unknown-commands",
            Self::Moves => "moves",
            Self::LegalMoves => "legal-moves",
            Self::IllegalMoves => "illegal-moves",
            Self::Undo => "undo",
            Self::RegisteredMoves => "registered-moves",
            Self::Time => "time",
            Self::WholeGame => "whole-game",
            Self::Quit => "quit",
        }
    }
}

/// Holds a program to every point, each in a process of its own, and tells each verdict as it comes. `patience` is how
/// long an answer may take. A program that does not answer at all is held to no further point.
pub fn examine(command: &str, patience: Duration, hear: &mut dyn FnMut(&Checked)) -> Vec<Checked> {
    let mut verdicts = Vec::new();
    for (point, check) in POINTS {
        let done = Examinee::start(command, patience).and_then(|mut examinee| check(&mut examinee));
        let is_silent = matches!(done, Err(Failing::Silent(_)));
        let verdict = match done {
            Ok(()) => PointVerdict::Kept,
            Err(Failing::Absent) => PointVerdict::Absent,
            Err(Failing::Broken(what) | Failing::Silent(what)) => PointVerdict::Broken(what),
        };
        let checked = Checked { point, verdict };
        hear(&checked);
        verdicts.push(checked);
        // Nobody wants to wait for a program that says nothing fifteen times.
        if is_silent && verdicts.len() == 1 {
            break;
        }
    }
    verdicts
}

/// Why a point is not kept.
enum Failing {
    Absent,
    Broken(String),
    /// There was no answer.
    Silent(String),
}

impl From<Fault> for Failing {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Crash(what) => Self::Silent(format!("crash: {what}")),
            Fault::Hang(what) => Self::Silent(format!("hang: {what}")),
            Fault::Garbage(what) => Self::Broken(format!("garbage: {what}")),
            Fault::Resigned | Fault::Asked => Self::Broken(fault_name(&fault).to_owned()),
        }
    }
}

const fn fault_name(fault: &Fault) -> &'static str {
    if matches!(fault, Fault::Resigned) { "resigned" } else { "stopped" }
}

/// A program under examination.
struct Examinee {
    process: Process,
    patience: Duration,
}

impl Examinee {
    fn start(command: &str, patience: Duration) -> Result<Self, Failing> {
        Ok(Self { process: Process::start(command)?, patience })
    }

    /// All lines of an answer.
    fn lines(&mut self, command: &str) -> Result<Vec<String>, Failing> {
        Ok(self.process.exchange(command, self.patience, &StopFlag::new())?)
    }

    /// What a command answers, which must succeed; several lines are joined.
    fn says(&mut self, command: &str) -> Result<String, Failing> {
        let lines = self.lines(command)?;
        let text = lines.join("\n");
        let fine = text.strip_prefix('=').map(|text| text.trim().to_owned());
        fine.ok_or_else(|| Failing::Broken(format!("{command}: {}", lines[0])))
    }

    /// Whether a command is refused.
    fn refuses(&mut self, command: &str) -> Result<bool, Failing> {
        let reply = self.process.ask(command, self.patience, &StopFlag::new())?;
        Ok(matches!(reply, Reply::Refused(_)))
    }

    fn must_refuse(&mut self, command: &str) -> Result<(), Failing> {
        let refused = self.refuses(command)?;
        check(refused, || format!("{command} was accepted"))
    }

    /// Ends the point early where the program does not have a command.
    fn needs(&mut self, command: &str) -> Result<(), Failing> {
        let list = self.says("list_commands")?;
        if list.split_whitespace().any(|known| known == command) { Ok(()) } else { Err(Failing::Absent) }
    }

    /// The position as far as the program shows it.
    fn board(&mut self) -> Result<String, Failing> {
        let list = self.says("list_commands")?;
        let has = |wanted: &str| list.split_whitespace().any(|known| known == wanted);
        let mut seen = String::new();
        for command in ["showboard", "all_legal_moves"].into_iter().filter(|command| has(command)) {
            seen += &self.says(command)?;
        }
        Ok(seen)
    }
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), Failing> {
    if holds { Ok(()) } else { Err(Failing::Broken(what())) }
}

/// It speaks version 2.
fn protocol(examinee: &mut Examinee) -> Result<(), Failing> {
    let version = examinee.says("protocol_version")?;
    check(version == "2", || format!("protocol_version: {version}"))
}

/// It has a name and a version.
fn names(examinee: &mut Examinee) -> Result<(), Failing> {
    let name = examinee.says("name")?;
    examinee.says("version")?;
    check(!name.is_empty(), || "name: nothing".to_owned())
}

/// It lists what it can, and can what every program must.
fn list(examinee: &mut Examinee) -> Result<(), Failing> {
    let list = examinee.says("list_commands")?;
    let missing: Vec<_> =
        REQUIRED.into_iter().filter(|wanted| !list.split_whitespace().any(|known| known == *wanted)).collect();
    check(missing.is_empty(), || format!("missing: {}", missing.join(" ")))
}

/// It knows which commands it knows.
fn known_commands(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.needs("known_command")?;
    for (command, expected) in [("genmove", "true"), ("no_such_command", "false")] {
        let said = examinee.says(&format!("known_command {command}"))?;
        check(said == expected, || format!("known_command {command}: {said}"))?;
    }
    Ok(())
}

/// It repeats the number of a command, also where it refuses.
fn numbers(examinee: &mut Examinee) -> Result<(), Failing> {
    for (command, expected) in [("4711 name", "=4711"), ("12 no_such_command", "?12")] {
        let first = examinee.lines(command)?.swap_remove(0);
        check(first.split_whitespace().next() == Some(expected), || format!("{command}: {first}"))?;
    }
    Ok(())
}

/// It ignores comments, empty lines and blanks.
fn comments(examinee: &mut Examinee) -> Result<(), Failing> {
    let first = examinee.lines("# a comment\n\n   \n\t5   name\t # another")?.swap_remove(0);
    check(first.starts_with("=5"), || first)
}

/// It refuses what it does not know, and goes on.
fn unknown_commands(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.must_refuse("no_such_command")?;
    examinee.says("name").map(drop)
}

/// It moves for Black.
fn moves(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.says("clear_board")?;
    let mv = examinee.says("genmove black")?;
    check(!mv.is_empty() && !mv.contains(char::is_whitespace), || format!("genmove: {mv}"))
}

/// What it plays is among what it says is legal.
fn legal_moves(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.needs("all_legal_moves")?;
    examinee.says("clear_board")?;
    let legal = examinee.says("all_legal_moves")?.to_lowercase();
    let mv = examinee.says("genmove black")?.to_lowercase();
    check(legal.split_whitespace().any(|known| known == mv), || format!("genmove: {mv}, not in: {legal}"))
}

/// It refuses what no game has, and a move that was made already.
fn illegal_moves(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.says("clear_board")?;
    for command in ["play black zz99", "play black", "play green a1", "genmove"] {
        examinee.must_refuse(command)?;
    }
    let mv = examinee.says("genmove black")?;
    examinee.must_refuse(&format!("play black {mv}"))
}

/// It takes back what it did, and nothing more.
fn undo(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.needs("undo")?;
    examinee.says("clear_board")?;
    let start = examinee.board()?;
    let mv = examinee.says("genmove black")?;
    let after = examinee.board()?;
    examinee.says("genmove white")?;
    examinee.says("undo")?;
    check(examinee.board()? == after, || "undo: another board than before the last move".to_owned())?;
    examinee.says("undo")?;
    check(examinee.board()? == start, || "undo: another board than at the start".to_owned())?;
    examinee.says(&format!("play black {mv}"))?;
    examinee.says("clear_board")?;
    examinee.must_refuse("undo")
}

/// It can say what it would play without playing it.
fn registered_moves(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.needs("reg_genmove")?;
    examinee.says("clear_board")?;
    let start = examinee.board()?;
    examinee.says("reg_genmove black")?;
    check(examinee.board()? == start, || "reg_genmove: the board has changed".to_owned())
}

/// It keeps to the time it is given.
fn time(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.needs("time_settings")?;
    examinee.says("clear_board")?;
    examinee.says("time_settings 0 1 1")?;
    let begun = Instant::now();
    examinee.says("genmove black")?;
    let used = begun.elapsed();
    check(used <= Duration::from_secs(1) + GRACE, || format!("genmove: {:.1} s of 1 s", used.as_secs_f64()))
}

/// It plays both sides of a game until one of them resigns, the score is known or it refuses to move on.
fn whole_game(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.says("clear_board")?;
    let scores = examinee.needs("final_score").is_ok();
    // A second for each: the game is about rules.
    let _ = examinee.refuses("time_settings 0 1 1")?;
    let mut passes = 0;
    for color in ["black", "white"].into_iter().cycle().take(MOST_MOVES) {
        let command = format!("genmove {color}");
        let mv = match examinee.process.ask(&command, examinee.patience, &StopFlag::new())? {
            Reply::Fine(mv) => mv.to_lowercase(),
            // Without a score this is the only way to say that the game is over.
            Reply::Refused(_) if !scores => return Ok(()),
            Reply::Refused(why) => return Err(Failing::Broken(format!("{command}: {why}"))),
        };
        passes = if mv == "pass" { passes + 1 } else { 0 };
        if mv == "resign" || passes == 2 || scores && !examinee.refuses("final_score")? {
            return Ok(());
        }
    }
    Err(Failing::Broken(format!("no end after {MOST_MOVES} moves")))
}

/// It leaves when it is asked to.
fn quit(examinee: &mut Examinee) -> Result<(), Failing> {
    examinee.says("quit")?;
    let ended = examinee.process.ends(examinee.patience);
    check(ended, || "quit: still there".to_owned())
}
