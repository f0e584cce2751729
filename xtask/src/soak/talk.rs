//! A conversation over GTP that goes on for as long as the other side lives.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Games are as small as these.
const SIZE: usize = 5;

/// A program that plays Hex over GTP.
pub(super) struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    questions: u64,
}

impl Talk {
    /// Starts one.
    pub(super) fn begin(program: &Path) -> Self {
        let mut command = Command::new(program);
        command.args(["gtp", "hex:size=5,swap=off", "--player", "pvs:nodes=2000,table=1M"]).stderr(Stdio::null());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Self { child, input, output: BufReader::new(output), questions: 0 }
    }

    /// Its number among processes.
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// How many questions were put since this was asked last.
    pub(super) fn taken(&mut self) -> u64 {
        std::mem::take(&mut self.questions)
    }

    /// Plays a game to its end: every question has one answer, every move is on an empty place, and someone wins.
    pub(super) fn game(&mut self, round: u64) -> Result<(), String> {
        self.good("boardsize 5")?;
        self.good("clear_board")?;
        let mut played = Vec::new();
        for ply in 0..=SIZE * SIZE {
            if self.ask("final_score")?.starts_with('=') {
                return if ply >= SIZE { Ok(()) } else { Err(format!("GTP: over after {ply} moves")) };
            }
            self.refused(round)?;
            let color = ["black", "white"][ply % 2];
            let answer = self.good(&format!("genmove {color}"))?;
            let place = answer.trim_start_matches('=').trim().to_owned();
            if played.contains(&place) {
                return Err(format!("GTP: {place} is played twice"));
            }
            played.push(place);
        }
        Err("GTP: the board is full and nobody has won".to_owned())
    }

    /// Lines that are refused, and change nothing.
    fn refused(&mut self, round: u64) -> Result<(), String> {
        let lines = ["play black z99", "nonsense", "boardsize 0", "play purple a1", "loadsgf \u{1}"];
        let line = lines[round as usize % lines.len()];
        let answer = self.ask(line)?;
        if answer.starts_with('?') { Ok(()) } else { Err(format!("GTP: {line:?} is answered {answer:?}")) }
    }

    fn good(&mut self, line: &str) -> Result<String, String> {
        let answer = self.ask(line)?;
        if answer.starts_with('=') { Ok(answer) } else { Err(format!("GTP: {line:?} is answered {answer:?}")) }
    }

    /// Asks, and reads up to the empty line that ends an answer.
    fn ask(&mut self, line: &str) -> Result<String, String> {
        self.questions += 1;
        writeln!(self.input, "{line}").map_err(|error| format!("GTP: {line:?}: {error}"))?;
        let mut answer = String::new();
        while !answer.ends_with("\n\n") {
            let read = self.output.read_line(&mut answer).map_err(|error| format!("GTP: {line:?}: {error}"))?;
            if read == 0 {
                return Err(format!("GTP: no answer to {line:?}"));
            }
        }
        Ok(answer)
    }

    /// Asks for an analysis that has no end, and kills it.
    pub(super) fn killed_while_thinking(&mut self) {
        let _ = writeln!(self.input, "lz-analyze black 10");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
