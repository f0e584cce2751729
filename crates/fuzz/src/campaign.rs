//! A long attack on one target: what was tried, what it took, what was found.

use std::time::{Duration, Instant};

use crate::{Outbreak, Target, attack};

/// An attack that goes on round by round. Which cases it tries follows from the seed and the number of the round alone,
/// so that a finding is found again; how many rounds there are is a matter of time.
pub struct Campaign {
    target: Box<dyn Target>,
    seed: u64,
    /// Rounds that are over.
    rounds: u64,
    /// Cases that were really read.
    pub cases: u64,
    /// Time that they took.
    pub time: Duration,
    /// What broke a law, or the program.
    pub findings: Vec<Outbreak>,
}

impl Campaign {
    /// Cases of a round.
    pub const ROUND: u64 = 1000;

    /// An attack that has not begun.
    pub fn new(target: Box<dyn Target>, seed: u64) -> Self {
        Self { target, seed, rounds: 0, cases: 0, time: Duration::ZERO, findings: Vec::new() }
    }

    /// The target's name.
    pub fn name(&self) -> &'static str {
        self.target.name()
    }

    /// Runs the next round, all its cases: after one that finds something the others go on.
    pub fn round(&mut self) {
        let (start, seed) = (Instant::now(), self.seed.wrapping_add(self.rounds << 20));
        let mut next = 0;
        while let Err(finding) = attack(&mut *self.target, seed, next..Self::ROUND) {
            next = finding.number + 1;
            self.findings.push(finding);
        }
        self.rounds += 1;
        self.cases += Self::ROUND;
        self.time += start.elapsed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Refuses whatever begins with a small letter.
    struct Letters(u64);

    impl Target for Letters {
        fn name(&self) -> &'static str {
            "letters"
        }
        fn corpus(&self) -> Vec<Vec<u8>> {
            vec![b"abc".to_vec(), b"ABC".to_vec()]
        }
        fn words(&self) -> Vec<&'static str> {
            vec!["word"]
        }
        fn read(&mut self, case: &[u8]) -> Result<(), String> {
            self.0 += 1;
            let small = case.first().is_some_and(u8::is_ascii_lowercase);
            if small { Err(format!("case {} is small", self.0)) } else { Ok(()) }
        }
    }

    #[test]
    fn every_case_of_a_round_is_read_whatever_was_found_before() {
        let mut campaign = Campaign::new(Box::new(Letters(0)), 1);
        campaign.round();
        campaign.round();
        assert!(campaign.findings.len() > 100, "{}", campaign.findings.len());
        let last = campaign.findings.last().expect("some were found");
        let read: u64 = last.what.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a number");
        assert_eq!(read, Campaign::ROUND + last.number + 1, "each case once");
        assert_eq!(campaign.cases, 2 * Campaign::ROUND);
    }

    #[test]
    fn rounds_differ_and_the_same_seed_repeats_them() {
        let found = |seed, rounds| {
            let mut campaign = Campaign::new(Box::new(Letters(0)), seed);
            (0..rounds).for_each(|_| campaign.round());
            campaign.findings.into_iter().map(|finding| finding.case).collect::<Vec<_>>()
        };
        let (one, two) = (found(7, 1), found(7, 2));
        assert_eq!(one, two[..one.len()]);
        assert_ne!(one[..20], two[one.len()..one.len() + 20]);
    }
}
