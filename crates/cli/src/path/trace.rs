//! The trace of searches: one JSON object a line, in the order in which things happened.
//!
//! It grows beside its name and has it when it is complete, so that a reader never sees half of one; what is no file, such as
//! a pipe, is written to line by line.

use std::io::{self, BufWriter, IntoInnerError, Write};
use std::path::{Path, PathBuf};

use jogada_catalog::trace::Trace;
use jogada_files::GrowingFile;
use jogada_wire::{NodeDocument, TraceLine, TraceMark};
use serde::Serialize;

use crate::failure::Failure;

/// Events about nodes that are written for each search; the others are counted.
pub(crate) const MOST_EVENTS: u64 = 200_000;

/// A trace being written.
pub(crate) struct TraceFile {
    path: PathBuf,
    out: BufWriter<GrowingFile>,
    admitted: u64,
    left_out: u64,
    error: Option<io::Error>,
}

impl TraceFile {
    /// Begins a trace.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let file = GrowingFile::begin(path).map_err(|error| Failure::Unwritable { path: path.to_owned(), error })?;
        Ok(Self { path: path.to_owned(), out: BufWriter::new(file), admitted: 0, left_out: 0, error: None })
    }

    /// Says which search comes next.
    pub(crate) fn begin_search(&mut self, puzzle: &str, problem: &str, algorithm: &str) {
        (self.admitted, self.left_out) = (0, 0);
        let [puzzle, problem, algorithm] = [puzzle, problem, algorithm].map(str::to_owned);
        self.write(&TraceMark::Search { puzzle, problem, algorithm });
    }

    /// Writes a line. What goes wrong is told at the end of the search.
    pub(crate) fn write(&mut self, event: &impl Serialize) {
        if self.error.is_none() {
            let line = serde_json::to_writer(&mut self.out, event).map_err(io::Error::from);
            self.error = line.and_then(|()| writeln!(self.out)).err();
        }
    }

    /// Whether the next event about a node still has room.
    pub(crate) fn admits_node(&mut self) -> bool {
        let admitted = self.admitted < MOST_EVENTS && self.error.is_none();
        self.admitted += u64::from(admitted);
        self.left_out += u64::from(!admitted);
        admitted
    }

    /// Says how much was left out.
    pub(crate) fn end_search(&mut self) -> Result<(), Failure> {
        if self.left_out > 0 {
            self.write(&TraceMark::LeftOut { count: self.left_out });
        }
        match self.error.take() {
            Some(error) => Err(self.unwritable(error)),
            None => Ok(()),
        }
    }

    /// Writes a search for a move: each node before the first event that is about it.
    pub(crate) fn write_game(&mut self, trace: &Trace, player: &str) -> Result<(), Failure> {
        let (game, position) = (trace.game.clone(), trace.start.clone());
        self.write(&TraceMark::Thinking { game, position, player: player.to_owned() });
        let mut nodes = trace.nodes.iter().enumerate().peekable();
        for (number, event) in trace.events.iter().enumerate() {
            while let Some((id, node)) = nodes.next_if(|(_, node)| node.born as usize <= number) {
                self.write(&TraceMark::Node { id, node: NodeDocument::from(&node) });
            }
            self.write(&TraceLine::from(&event));
        }
        self.left_out = trace.left_out;
        self.end_search()
    }

    /// Gives the finished trace its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let Self { path, out, .. } = self;
        let whole = out.into_inner().map_err(IntoInnerError::into_error);
        whole.and_then(GrowingFile::finish).map_err(|error| Failure::Unwritable { path, error })
    }

    fn unwritable(&self, error: io::Error) -> Failure {
        Failure::Unwritable { path: self.path.clone(), error }
    }
}
