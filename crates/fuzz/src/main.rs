//! Attacks every reader for as long as one likes: `jogada-fuzz MINUTES [SEED [TARGET]]`. What is found is printed with its
//! case. Slow targets and quick ones both get their cases.

#![expect(clippy::print_stdout, reason = "a tool for people at a terminal")]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jogada_fuzz::{Campaign, Outbreak, all};

/// Time between two lines that say how far it has got.
const NEWS: Duration = Duration::from_secs(60);

/// Rounds at once.
const THREADS: usize = 2;
/// No target has more than one in so many of all cases, where there are more targets.
const MOST_SHARE: u64 = 5;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(minutes) = arguments.first().and_then(|minutes| minutes.parse::<u64>().ok()) else {
        println!("jogada-fuzz MINUTES [SEED [TARGET]]");
        return ExitCode::from(2);
    };
    let seed = arguments.get(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let wanted = |name: &str| arguments.get(2).is_none_or(|only| only == name);
    let targets = all().into_iter().filter(|target| wanted(target.name()));
    let mut campaigns: Vec<_> = targets.map(|target| Campaign::new(target, seed)).collect();
    fight(&mut campaigns, Duration::from_secs(60 * minutes));
    report(&campaigns);
    println!("{}, {} targets, seed {seed}", sum(campaigns.iter().map(score)), campaigns.len());
    let found = campaigns.is_empty() || campaigns.iter().any(|campaign| !campaign.findings.is_empty());
    if found { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Rounds of all targets, several at once: one that waits for its server does not keep the others waiting.
fn fight(campaigns: &mut [Campaign], time: Duration) {
    let start = Instant::now();
    let scores = Mutex::new(campaigns.iter().map(score).collect::<Vec<_>>());
    let field: Vec<_> = campaigns.iter_mut().map(Mutex::new).collect();
    let news = Mutex::new(NEWS);
    let rounds = AtomicU64::new(0);
    let work = || {
        while start.elapsed() < time {
            let round = rounds.fetch_add(1, Ordering::Relaxed);
            let Some(index) = taken(&scores, round) else { return };
            let mut campaign = field[index].lock().expect("nobody panics who has it");
            let known = campaign.findings.len();
            campaign.round();
            campaign.findings[known..].iter().for_each(tell);
            let mut scores = scores.lock().expect("nobody panics who has them");
            scores[index] = score(&campaign);
            let mut news = news.lock().expect("nobody panics who has it");
            if start.elapsed() >= *news {
                *news = start.elapsed() + NEWS;
                println!("{} so far", sum(scores.iter().copied()));
            }
        }
    };
    thread::scope(|scope| (0..THREADS).for_each(|_| drop(scope.spawn(work))));
}

/// How a target stands.
#[derive(Clone, Copy)]
struct Score {
    cases: u64,
    time: Duration,
    found: usize,
    is_taken: bool,
}

fn score(campaign: &Campaign) -> Score {
    Score { cases: campaign.cases, time: campaign.time, found: campaign.findings.len(), is_taken: false }
}

/// Takes the target whose round it is.
fn taken(scores: &Mutex<Vec<Score>>, round: u64) -> Option<usize> {
    let mut scores = scores.lock().expect("nobody panics who has them");
    let index = next(&scores, round)?;
    scores[index].is_taken = true;
    Some(index)
}

/// Whose round it is, of those that nobody has taken. Every other one belongs to the target that was read least often, so
/// that a slow one gets its cases; the rest to the one that had the least time, unless it has more than its share already.
fn next(scores: &[Score], round: u64) -> Option<usize> {
    let all: u64 = scores.iter().map(|score| score.cases).sum();
    let free = || scores.iter().enumerate().filter(|(_, score)| !score.is_taken);
    let rarest = free().min_by_key(|(_, score)| score.cases);
    let modest = free().filter(|(_, score)| score.cases * MOST_SHARE <= all);
    let found = if round.is_multiple_of(2) { rarest } else { modest.min_by_key(|(_, score)| score.time).or(rarest) };
    found.map(|(index, _)| index)
}

// A panic is told with its case; where it was is of use too, so it is printed as usual.
fn tell(finding: &Outbreak) {
    println!("{}: {}\n  {:?}", finding.target, finding.what, String::from_utf8_lossy(&finding.case));
}

fn report(campaigns: &[Campaign]) {
    for campaign in campaigns {
        let rate = campaign.cases as f64 / campaign.time.as_secs_f64().max(0.001);
        let (cases, found) = (campaign.cases, campaign.findings.len());
        println!("{:16} {cases:>9} cases, {rate:>7.0} a second, {found} findings", campaign.name());
    }
}

fn sum(scores: impl Iterator<Item = Score>) -> String {
    let (cases, found) = scores.fold((0, 0), |(cases, found), score| (cases + score.cases, found + score.found));
    format!("{cases} cases, {found} findings")
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEW: Score = Score { cases: 0, time: Duration::ZERO, found: 0, is_taken: false };

    #[test]
    fn slow_targets_get_cases_and_quick_ones_no_more_than_their_share() {
        let mut scores = [NEW; 14];
        let quick = scores.len() - 1;
        for round in 0..1000 {
            let index = next(&scores, round).expect("someone is next");
            scores[index].cases += Campaign::ROUND;
            // The first takes long, the last no time at all.
            scores[index].time += Duration::from_millis(if index == quick { 0 } else { 1000 - 60 * index as u64 });
        }
        let least = scores.iter().map(|score| score.cases).min().expect("there are targets");
        assert!(least >= 30 * Campaign::ROUND, "{least}");
        let most = scores[quick].cases;
        assert!((190..=202).contains(&(most / Campaign::ROUND)), "{most}");
    }

    #[test]
    fn one_target_alone_gets_all_and_one_that_is_taken_none() {
        assert_eq!((next(&[NEW], 0), next(&[NEW], 1)), (Some(0), Some(0)));
        assert_eq!(next(&[Score { is_taken: true, ..NEW }, Score { cases: 9, ..NEW }], 0), Some(1));
    }
}
