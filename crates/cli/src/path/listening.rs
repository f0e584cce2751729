//! Hears what happens in a search: the bounds go to stderr as they tighten, everything goes to the trace.

use jogada_catalog::path::{Event, Listener};
use jogada_words::{Speak, Way};

use super::trace::TraceFile;
use crate::console::Console;
use crate::failure::Failure;

/// Someone who listens for the person at the terminal.
pub(crate) struct Ear<'a> {
    trace: Option<&'a mut TraceFile>,
    console: &'a mut Console,
    told: Option<(f64, f64)>,
}

impl<'a> Ear<'a> {
    pub(crate) fn new(trace: Option<&'a mut TraceFile>, console: &'a mut Console) -> Self {
        Self { trace, console, told: None }
    }

    /// Ends the part of the trace that is about this search.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.trace.map_or(Ok(()), TraceFile::end_search)
    }
}

impl Listener for Ear<'_> {
    fn hear(&mut self, event: &Event) {
        if let Some(trace) = &mut self.trace {
            trace.write(event);
        }
        if let Event::Bounds { lower, upper: Some(upper) } = *event
            && lower < upper
            && self.told != Some((lower, upper))
        {
            self.told = Some((lower, upper));
            let text = self.console.language.say(Way::Between { least: &lower, most: &upper });
            self.console.remark(text);
        }
    }

    fn admits_node(&mut self) -> bool {
        self.trace.as_mut().is_some_and(|trace| trace.admits_node())
    }
}
