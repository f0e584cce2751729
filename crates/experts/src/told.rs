//! All that a part of the program tells, in one number, for tests that hold the whole of it: whatever it says otherwise of
//! any position shows there. The number is stated in the test that asks for it; a change that is meant states the new one,
//! which the failing test names.

use std::fmt::{Debug, Write};

/// Hears everything, and keeps one number of it.
pub(crate) struct Chronicle(u64);

impl Chronicle {
    /// Notes something, by all that its text for programmers says.
    pub(crate) fn note(&mut self, told: impl Debug) {
        write!(self, "{told:?};").expect("writing down takes no room");
    }
}

/// FNV-1a.
impl Write for Chronicle {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0 = text.bytes().fold(self.0, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(())
    }
}

/// The number of all that `tell` notes, in groups of digits.
pub(crate) fn told(tell: impl FnOnce(&mut Chronicle)) -> String {
    let mut chronicle = Chronicle(0xcbf2_9ce4_8422_2325);
    tell(&mut chronicle);
    let groups = [48, 32, 16, 0].map(|shift| format!("{:04x}", chronicle.0 >> shift & 0xffff));
    groups.join("-")
}

#[test]
fn something_else_and_another_order_are_another_number() {
    let number = |what: &[u32]| told(|chronicle| what.iter().for_each(|what| chronicle.note(what)));
    assert_eq!(number(&[1, 2]), number(&[1, 2]));
    assert!(number(&[1, 2]) != number(&[2, 1]) && number(&[1, 2]) != number(&[12]));
    assert_eq!(number(&[]), "cbf2-9ce4-8422-2325");
}
