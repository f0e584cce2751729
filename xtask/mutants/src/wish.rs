//! What is asked for on the command line.

/// Which mutants are tried, and against what.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct HuntWish {
    /// The part, the folder of a crate for all its parts, or how the paths of some files begin; everything without it.
    pub(crate) part: Option<String>,
    /// How many at once.
    jobs: Option<usize>,
    /// The n-th of so many shares of the mutants; all without it.
    share: Option<(usize, usize)>,
    /// What the names of the tests have in them that are run: those that were written for survivors.
    pub(crate) tests: Option<String>,
}

impl HuntWish {
    /// Reads `[PART] [--jobs N] [--share K/N] [--tests WORDS]`.
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut wish = Self::default();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} wants a value"));
            match word.as_str() {
                "--jobs" => wish.jobs = Some(number(&value()?)?),
                "--share" => wish.share = Some(share(&value()?)?),
                "--tests" => wish.tests = Some(value()?),
                _ if word.starts_with('-') || wish.part.is_some() => return Err(format!("{word} is not understood")),
                _ => wish.part = Some(word),
            }
        }
        Ok(wish)
    }

    /// How many are tried at once.
    pub(crate) fn jobs(&self) -> usize {
        self.jobs.unwrap_or(1)
    }

    /// Those of a list that are in the share.
    pub(crate) fn sample<T>(&self, list: Vec<T>) -> Vec<T> {
        let (nth, shares) = self.share.unwrap_or((1, 1));
        list.into_iter().skip(nth - 1).step_by(shares).collect()
    }
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&number| number > 0).ok_or_else(|| format!("{text} is no count"))
}

fn share(text: &str) -> Result<(usize, usize), String> {
    let (nth, shares) = text.split_once('/').ok_or_else(|| format!("{text} is no share such as 1/8"))?;
    let (nth, shares) = (number(nth)?, number(shares)?);
    if nth <= shares { Ok((nth, shares)) } else { Err(format!("there is no share {nth} of {shares}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<HuntWish, String> {
        HuntWish::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn what_is_asked_is_understood_or_refused() {
        assert_eq!(read(""), Ok(HuntWish::default()));
        let wish = read("games --share 2/3 --jobs 2 --tests pinned").expect("it is well said");
        assert_eq!((wish.jobs(), wish.tests.as_deref()), (2, Some("pinned")));
        assert_eq!((wish.part.as_deref(), HuntWish::default().part), (Some("games"), None));
        assert_eq!(wish.sample(vec![1, 2, 3, 4, 5]), [2, 5]);
        for wrong in ["games rules", "--share 4/3", "--share 0/3", "--share 3", "--jobs 0", "--jobs", "--quick"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_shares_together_are_the_whole() {
        let mut all: Vec<u32> = Vec::new();
        for nth in 1..=8 {
            all.extend(read(&format!("--share {nth}/8")).expect("a share").sample((0..100).collect::<Vec<_>>()));
        }
        all.sort_unstable();
        assert_eq!(all, (0..100).collect::<Vec<_>>());
    }
}
