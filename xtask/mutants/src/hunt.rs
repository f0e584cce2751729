//! Each mutant against the tests that get to it, until one of them fails.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use crate::jobs::each;
use crate::list::Mutant;
use crate::results::MutantFate;
use crate::suite::{Patience, RunEnd, Test, run};

/// Tests that are run by one process together take this long at the most, or are one.
const BATCH: Duration = Duration::from_millis(300);
/// What goes on forever is given so many times the time that it takes without a mutant, …
const TIMES: u64 = 4;
/// … and these seconds.
const MORE: u64 = 2;
/// Seconds of a clock for a second of processors: who else runs takes its part.
const SHARED: u64 = 60;

/// Where and how mutants are hunted.
pub(crate) struct Hunt<'a> {
    /// The folder of the crate.
    pub(crate) folder: PathBuf,
    pub(crate) tests: &'a [Test],
    /// How many at once.
    pub(crate) jobs: usize,
}

impl Hunt<'_> {
    /// Tries these mutants, and tells each as soon as it is known.
    pub(crate) fn all(&self, mutants: &[&Mutant], tell: impl FnMut(&Mutant, MutantFate) + Send) {
        let tell = Mutex::new(tell);
        each(self.jobs, mutants, |mutant| {
            let outcome = self.one(mutant.change.id);
            (tell.lock().expect("telling does not panic"))(mutant, outcome);
        });
    }

    fn one(&self, id: u32) -> MutantFate {
        let reaching: Vec<&Test> = self.tests.iter().filter(|test| test.reached.contains(&id)).collect();
        if reaching.is_empty() {
            return MutantFate::Unreached;
        }
        for batch in batches(&reaching) {
            let names: Vec<&str> = batch.iter().map(|test| test.name.as_str()).collect();
            let time: Duration = batch.iter().map(|test| test.time).sum();
            let busy = TIMES * time.as_secs_f64().ceil() as u64 + MORE;
            let patience = Patience { busy, clock: busy * SHARED };
            match run(&self.folder, &batch[0].program, &names, &id.to_string(), Path::new(""), patience).0 {
                RunEnd::Passed => {}
                RunEnd::Failed => return MutantFate::Caught,
                RunEnd::OutOfTime => return MutantFate::OutOfTime,
            }
        }
        MutantFate::Survived
    }
}

/// Neighbors of the same program, the first alone.
fn batches<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut batches: Vec<Vec<&Test>> = Vec::new();
    let mut open: Vec<(usize, Duration)> = Vec::new();
    for test in tests {
        let fits = |&&(index, time): &&(usize, Duration)| {
            index > 0 && batches[index][0].program == test.program && time + test.time <= BATCH
        };
        let place = open.iter().find(fits).map(|(index, _)| *index);
        if let Some(index) = place {
            batches[index].push(test);
            open.iter_mut().filter(|(known, _)| *known == index).for_each(|(_, time)| *time += test.time);
        } else {
            open.push((batches.len(), test.time));
            batches.push(vec![test]);
        }
    }
    batches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quickest_test_runs_alone_and_others_of_its_program_together() {
        let test = |program: &str, name: &str, time| Test {
            program: program.into(),
            name: name.to_owned(),
            time: Duration::from_millis(time),
            reached: [1].into(),
        };
        let tests = [test("a", "1", 1), test("a", "2", 2), test("b", "3", 3), test("a", "4", 4), test("a", "5", 297)];
        let batches = batches(&tests.iter().collect::<Vec<_>>());
        let names: Vec<Vec<&str>> =
            batches.iter().map(|batch| batch.iter().map(|test| test.name.as_str()).collect()).collect();
        assert_eq!(names, [vec!["1"], vec!["2", "4"], vec!["3"], vec!["5"]]);
    }
}
