//! The commands, each with what it does. The one table here is what `list_commands` lists.

use std::io::Write;
use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, Instant};

use jogada_catalog::rules::{Language, Side};
use jogada_catalog::{Computer, Limits, StopFlag};
use jogada_files::bytes_at;

use super::analysis::analyze;
use super::{GtpServer, Refusal, side};
use crate::{Format, LARGEST_TEXT, read};

/// A command under way.
pub(super) struct Call<'a> {
    pub(super) arguments: &'a [String],
    pub(super) id: &'a str,
    /// Raised when the next command is there.
    pub(super) stop: &'a StopFlag,
    pub(super) output: &'a mut dyn Write,
}

/// What a command answers.
pub(super) enum GtpAnswer {
    Text(String),
    /// It has spoken for itself, and only the end of the answer is missing.
    Said,
}

type Command = fn(&mut GtpServer, &mut Call) -> Result<GtpAnswer, Refusal>;

/// Every command, by its name.
const COMMANDS: &[(&str, Command)] = &[
    ("all_legal_moves", |server, _| Ok(text(server.board.legal().join(" ")))),
    ("analyze", analyze),
    ("boardsize", boardsize),
    ("clear_board", |server, _| server.board.clear().map(done)),
    ("final_score", |server, _| server.board.score().map(GtpAnswer::Text)),
    ("genmove", |server, call| server.genmove(call, true)),
    ("hexgui-analyze_commands", |server, _| Ok(text(for_hexgui(server)))),
    ("known_command", |_, call| Ok(text(command(call.argument(0)).is_some().to_string()))),
    ("list_commands", |_, _| Ok(text(names().join("\n")))),
    ("loadsgf", loadsgf),
    ("lz-analyze", analyze),
    ("name", |_, _| Ok(text("Jogada"))),
    ("overlay", overlay),
    ("overlay_notes", overlay_notes),
    ("param_game", param_game),
    ("play", play),
    ("protocol_version", |_, _| Ok(text("2"))),
    ("quit", |server, _| {
        server.over = true;
        Ok(text(""))
    }),
    ("reg_genmove", |server, call| server.genmove(call, false)),
    ("showboard", |server, _| Ok(text(format!("\n{}", server.board.drawn())))),
    ("time_left", time_left),
    ("time_settings", time_settings),
    ("undo", |server, _| server.board.undo().map(done)),
    ("version", |_, _| Ok(text(env!("CARGO_PKG_VERSION")))),
];

/// What `HexGui` offers in its analysis window: kind, name, command.
const FOR_HEXGUI: &str = "\
string/Legal Moves/all_legal_moves
string/Final Score/final_score
string/Analyze/analyze %m nodes 10000
varc/Reg GenMove/reg_genmove %m
param/Game Options/param_game";

/// The same, with everything that can be drawn over the board: places with what stands there.
fn for_hexgui(server: &mut GtpServer) -> String {
    let names = server.board.overlay_names();
    let lines = names
        .iter()
        .map(|name| format!("\npspairs/Overlay {name}/overlay {name}\nstring/Notes {name}/overlay_notes {name}"));
    lines.fold(FOR_HEXGUI.to_owned(), |all, line| all + &line)
}

/// What stands where it is only marked.
const MARKED: &str = "@";

/// The places of an overlay, each with what stands there, as `HexGui` takes pairs.
fn overlay(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(1)?;
    let found = server.board.overlay(call.argument(0))?;
    let parts = found.iter().flat_map(|overlay| &overlay.parts);
    let placed = parts.filter_map(|part| Some((part.place.as_deref()?, part.label.as_deref())));
    let pairs: Vec<_> = placed.map(|(place, label)| format!("{place} {}", label.unwrap_or(MARKED))).collect();
    Ok(text(pairs.join(" ")))
}

/// What an overlay says: whose its places are, and what they mean.
fn overlay_notes(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(1)?;
    let found = server.board.overlay(call.argument(0))?;
    let words = server.board.words();
    let notes = |overlay, words| jogada_words::overlay_notes(words, overlay, false, Language::English);
    let said = found.iter().zip(words).flat_map(|(overlay, words)| notes(overlay, words));
    Ok(text(said.collect::<Vec<_>>().join("\n")))
}

/// How many positions are looked at where nothing else says when to stop.
const USUAL_NODES: u64 = 10_000;

fn command(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

fn names() -> Vec<&'static str> {
    COMMANDS.iter().map(|(name, _)| *name).collect()
}

fn text(text: impl Into<String>) -> GtpAnswer {
    GtpAnswer::Text(text.into())
}

fn done((): ()) -> GtpAnswer {
    GtpAnswer::Text(String::new())
}

/// A number that a controller sent.
pub(super) fn number<N: FromStr>(text: &str) -> Result<N, Refusal> {
    text.parse().map_err(|_| Refusal::from("syntax error: a number is expected"))
}

impl Call<'_> {
    /// An argument; empty if it is missing.
    fn argument(&self, index: usize) -> &str {
        self.arguments.get(index).map_or("", String::as_str)
    }

    fn needs(&self, count: usize) -> Result<(), Refusal> {
        let missing = || Refusal(format!("syntax error: {count} arguments are expected"));
        if self.arguments.len() < count { Err(missing()) } else { Ok(()) }
    }
}

impl GtpServer<'_> {
    /// Obeys a command.
    pub(super) fn obey(&mut self, name: &str, call: &mut Call) -> Result<GtpAnswer, Refusal> {
        command(name).ok_or_else(|| Refusal::from("unknown command"))?(self, call)
    }

    /// Lets the computer choose a move, and plays it if it is to.
    fn genmove(&mut self, call: &Call, plays: bool) -> Result<GtpAnswer, Refusal> {
        call.needs(1)?;
        let side = side(call.argument(0))?;
        if self.board.must_wait(side) {
            if plays {
                self.board.wait(side)?;
            }
            return Ok(text("pass"));
        }
        self.board.check_may_move(side)?;
        let started = Instant::now();
        let computer = Computer { limits: self.limits(side), ..self.computer.clone() };
        let thought = self.board.session().think(&computer, &StopFlag::new());
        let mv = thought.mv.ok_or_else(|| Refusal::from("there is no move"))?;
        let spoken = self.board.spoken(&mv).to_owned();
        if plays {
            self.clocks.charge(side, started.elapsed());
            self.board.play(side, &spoken)?;
            self.has_moved = true;
        }
        Ok(text(spoken))
    }

    /// How far to look: as the player's spec says, and within the time that the controller gives.
    fn limits(&self, side: Side) -> Limits {
        let own = self.computer.limits;
        let limits = Limits { time: self.clocks.budget(side).or(own.time), ..own };
        if self.computer.algorithm.family.is_endless() && limits == Limits::NONE {
            Limits::nodes(USUAL_NODES)
        } else {
            limits
        }
    }
}

fn play(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(2)?;
    server.board.play(side(call.argument(0))?, call.argument(1)).map(done)
}

fn boardsize(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(1)?;
    let columns = call.argument(0);
    let rows = call.arguments.get(1).map_or(columns, String::as_str);
    server.board.resize(columns, rows).map(done)
}

fn param_game(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    let swap = server.board.swap();
    match (call.argument(0), call.argument(1), swap) {
        ("", _, None) => Ok(text("")),
        ("", _, Some(swap)) => Ok(text(format!("[bool] allow_swap {}", u8::from(swap)))),
        ("allow_swap", "", Some(swap)) => Ok(text(u8::from(swap).to_string())),
        ("allow_swap", "1" | "true" | "on", Some(_)) => server.board.allow_swap(true).map(done),
        ("allow_swap", "0" | "false" | "off", Some(_)) => server.board.allow_swap(false).map(done),
        ("allow_swap", _, Some(_)) => Err(Refusal::from("syntax error: 0 or 1 is expected")),
        (name, ..) => Err(Refusal(format!("unknown parameter {name}"))),
    }
}

fn loadsgf(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(1)?;
    let path = Path::new(call.argument(0));
    let number = call.arguments.get(1).map(|text| number(text)).transpose()?;
    let cannot = |error: &dyn ToString| Refusal(format!("cannot load file: {}", error.to_string()));
    let bytes = bytes_at(path, LARGEST_TEXT).map_err(|error| cannot(&error))?;
    let content = String::from_utf8_lossy(&bytes);
    let record = read(&content, Format::of_text(&content)).map_err(|error| cannot(&error))?;
    server.board.load(record, number).map(done)
}

fn time_settings(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(3)?;
    let [main, period] = [seconds(call.argument(0))?, seconds(call.argument(1))?];
    server.clocks.set(main, period, number(call.argument(2))?);
    Ok(text(""))
}

fn time_left(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    call.needs(3)?;
    server.clocks.adjust(side(call.argument(0))?, seconds(call.argument(1))?, number(call.argument(2))?);
    Ok(text(""))
}

/// A time in seconds; some controllers send fractions.
fn seconds(text: &str) -> Result<Duration, Refusal> {
    let seconds: f64 = number(text)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| Refusal::from("syntax error: a time is expected"))
}
