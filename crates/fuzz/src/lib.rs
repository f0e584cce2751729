//! Every reader under texts that nobody would write, held to laws and not only to not failing: what is written reads back,
//! what can be played stays playable in every format, a damaged file is refused or says nothing wrong.
//!
//! A [`Target`] is a reader with its corpus and its laws. [`attack`] makes cases from the corpus by a seed and runs them;
//! the same seed makes the same cases on every machine. As tests the targets run with a fixed number of cases,
//! `cargo xtask fuzz --minutes N` runs them all for as long as one likes.

mod campaign;
mod mutate;
mod targets;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use jogada_rules::Dice;

pub use campaign::Campaign;
pub use targets::all;

/// A reader, with texts that it reads and laws that hold whatever it is given.
pub trait Target: Send {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// Texts to start from.
    fn corpus(&self) -> Vec<Vec<u8>>;

    /// Words that mean something to it.
    fn words(&self) -> Vec<&'static str>;

    /// Reads a case; which law is broken, if one is.
    fn read(&mut self, case: &[u8]) -> Result<(), String>;
}

/// A case that breaks a law, or the program.
#[derive(Clone, Debug)]
pub struct Outbreak {
    /// The target.
    pub target: &'static str,
    /// Which of the cases of its seed it is.
    pub number: u64,
    /// What was read.
    pub case: Vec<u8>,
    /// What went wrong.
    pub what: String,
}

/// Runs the cases of a seed with these numbers against a target, up to the first that finds something.
pub fn attack(target: &mut dyn Target, seed: u64, cases: Range<u64>) -> Result<(), Outbreak> {
    let (corpus, words) = (target.corpus(), target.words());
    for number in cases {
        let mut dice = Dice::new(seed ^ Dice::new(number).roll());
        let case = mutate::case(&corpus, &words, &mut dice);
        let read = catch_unwind(AssertUnwindSafe(|| target.read(&case)));
        let what = match read {
            Ok(Ok(())) => continue,
            Ok(Err(law)) => law,
            Err(_) => "panic".to_owned(),
        };
        return Err(Outbreak { target: target.name(), number, case, what });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many cases of each target are tests. All together they take less than two minutes.
    const CASES: u64 = 3000;

    #[test]
    fn no_case_breaks_a_law() {
        for mut target in all() {
            if let Err(finding) = attack(&mut *target, 15, 0..CASES) {
                let text = String::from_utf8_lossy(&finding.case);
                panic!("{}: {}\n{text:?}", finding.target, finding.what);
            }
        }
    }

    #[test]
    fn every_corpus_holds_to_the_laws_itself() {
        for mut target in all() {
            for case in target.corpus() {
                assert_eq!(target.read(&case), Ok(()), "{}: {:?}", target.name(), String::from_utf8_lossy(&case));
            }
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_cases_and_another_makes_others() {
        let case = |seed| mutate::case(&[b"hex:size=7".to_vec()], &["swap"], &mut Dice::new(seed));
        let cases = |from: u64| (from..from + 50).map(case).collect::<Vec<_>>();
        assert_eq!(cases(1), cases(1));
        assert_ne!(cases(1), cases(1000));
    }

    /// A law that does not hold is found: here, that no text is longer than its corpus.
    #[test]
    fn a_broken_law_is_told_with_the_case_that_breaks_it() {
        struct Short;
        impl Target for Short {
            fn name(&self) -> &'static str {
                "short"
            }
            fn corpus(&self) -> Vec<Vec<u8>> {
                vec![b"abc".to_vec()]
            }
            fn words(&self) -> Vec<&'static str> {
                vec!["word"]
            }
            fn read(&mut self, case: &[u8]) -> Result<(), String> {
                if case.len() > 3 { Err("too long".to_owned()) } else { Ok(()) }
            }
        }
        let finding = attack(&mut Short, 1, 0..1000).expect_err("some case is longer");
        assert!(finding.case.len() > 3 && finding.what == "too long", "{finding:?}");
    }

    #[test]
    fn a_reader_s_work_is_linear() {
        // Read once for each of its parts, a megabyte would take hours.
        for mut target in all() {
            for word in target.words().into_iter().take(4).chain([" ", "(", "[", "\"", "0", "\n"]) {
                let case = word.repeat((1 << 20) / word.len());
                assert_eq!(target.read(case.as_bytes()), Ok(()), "{} {word:?}", target.name());
            }
        }
    }
}
