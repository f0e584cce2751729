//! The lines of a proof.

use jogada_rules::Side;

use super::{ProofError, ProofFault};

/// The lines that have not been read yet.
pub(super) struct ProofLines<'a> {
    rest: std::str::Lines<'a>,
    /// The number of the last line read.
    line: usize,
}

impl<'a> ProofLines<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text.lines(), line: 0 }
    }

    /// Says that something is wrong with the last line read.
    pub(super) const fn wrong(&self, fault: ProofFault) -> ProofError {
        ProofError { line: self.line, fault }
    }

    /// The next line, of which there must be one.
    pub(super) fn next(&mut self, expected: &'static str) -> Result<&'a str, ProofError> {
        self.line += 1;
        self.rest.next().ok_or_else(|| self.wrong(ProofFault::Expected(expected)))
    }

    /// The version of the proof.
    pub(super) fn heading(&mut self) -> Result<u8, ProofError> {
        let heading = "the heading of a proof, `jogada-hex-proof 1` or 2";
        match self.next(heading)? {
            "jogada-hex-proof 1" => Ok(1),
            "jogada-hex-proof 2" => Ok(2),
            _ => Err(self.wrong(ProofFault::Expected(heading))),
        }
    }

    /// What follows a word in the next line.
    pub(super) fn after(&mut self, word: &'static str) -> Result<&'a str, ProofError> {
        let line = self.next(word)?;
        let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or_else(|| self.wrong(ProofFault::Expected(word)))
    }

    pub(super) fn size(&mut self) -> Result<usize, ProofError> {
        let text = self.after("size")?;
        text.parse().map_err(|_| self.wrong(ProofFault::Expected("a size of 1 to 26")))
    }

    pub(super) fn winner(&mut self) -> Result<Side, ProofError> {
        let text = self.after("winner")?;
        let side = text.parse().ok().and_then(Side::from_number);
        side.ok_or_else(|| self.wrong(ProofFault::Expected("1 or 2")))
    }

    /// Makes sure that nothing follows.
    pub(super) fn finish(&mut self) -> Result<(), ProofError> {
        self.line += 1;
        if self.rest.next().is_some() { Err(self.wrong(ProofFault::Expected("the end of the file"))) } else { Ok(()) }
    }
}
