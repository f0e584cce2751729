//! Counting what passed, as the programs that ran it say.

use std::fmt;
use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestTally {
    /// Tests that ran and held.
    pub(crate) passed: usize,
    /// Tests that ran and did not.
    pub(crate) failed: usize,
}

impl TestTally {
    /// Reads a line such as `test result: ok. 5 passed; 0 failed; …` or `5 passed, 0 failed`.
    pub(crate) fn read(line: &str) -> Option<Self> {
        Some(Self { passed: number_before(line, "passed")?, failed: number_before(line, "failed")? })
    }
}

fn number_before(line: &str, word: &str) -> Option<usize> {
    let mut words = line.split_whitespace().map(|word| word.trim_matches([',', ';', '.']));
    let mut before = words.next()?;
    for next in words {
        if next == word {
            return before.parse().ok();
        }
        before = next;
    }
    None
}

impl AddAssign for TestTally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for TestTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::TestTally;

    #[test]
    fn the_summary_of_cargo_test_is_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s";
        assert_eq!(TestTally::read(line), Some(TestTally { passed: 12, failed: 3 }));
    }

    #[test]
    fn what_a_tally_writes_it_reads() {
        let tally = TestTally { passed: 7, failed: 1 };
        assert_eq!(TestTally::read(&tally.to_string()), Some(tally));
    }

    #[test]
    fn other_lines_are_no_tally() {
        for line in ["", "passed", "test a_box_passed ... ok", "all passed, none failed"] {
            assert_eq!(TestTally::read(line), None, "{line}");
        }
    }
}
