//! Hears what happens in a search: the bounds go to stderr as they tighten, everything goes to the trace.

use jogada_catalog::path::{Event, Listener};
use jogada_words::{Speak, Way, Word};

use super::trace::TraceFile;
use crate::console::Console;
use crate::failure::Failure;
use crate::ticker::Ticker;

/// Steps between two looks at the clock.
const STEPS_APART: u64 = 1024;

/// Someone who listens for the person at the terminal.
pub(crate) struct Ear<'a> {
    trace: Option<&'a mut TraceFile>,
    console: &'a mut Console,
    told: Option<(f64, f64)>,
    ticker: Ticker,
    steps: u64,
}

impl<'a> Ear<'a> {
    pub(crate) fn new(trace: Option<&'a mut TraceFile>, console: &'a mut Console) -> Result<Self, Failure> {
        let ticker = Ticker::start(console)?;
        Ok(Self { trace, console, told: None, ticker, steps: 0 })
    }

    /// Ends the part of the trace that is about this search.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.ticker.end();
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
            self.ticker.show("");
            let text = self.console.language.say(Way::Between { least: &lower, most: &upper });
            self.console.remark(text);
        }
    }

    /// Asked at every step, so that this is where steps are counted.
    fn admits_node(&mut self) -> bool {
        self.steps += 1;
        if self.steps.is_multiple_of(STEPS_APART) {
            self.ticker.count(Word::Steps.text(self.console.language), self.steps, None);
        }
        self.trace.as_mut().is_some_and(|trace| trace.admits_node())
    }
}
