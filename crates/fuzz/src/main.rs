//! Attacks every reader for as long as one likes: `jogada-fuzz MINUTES [SEED [TARGET]]`. What is found is printed with its
//! case. All targets get the same time, so that a slow one does not keep the quick ones from their cases.

#![expect(clippy::print_stdout, reason = "a tool for people at a terminal")]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use jogada_fuzz::{Campaign, Outbreak, all};

/// Time between two lines that say how far it has got.
const NEWS: Duration = Duration::from_secs(60);

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
    println!("{}, {} targets, seed {seed}", sum(&campaigns), campaigns.len());
    let found = campaigns.is_empty() || campaigns.iter().any(|campaign| !campaign.findings.is_empty());
    if found { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Rounds, always of the target that had the least time.
fn fight(campaigns: &mut [Campaign], time: Duration) {
    let (start, mut news) = (Instant::now(), NEWS);
    while start.elapsed() < time {
        let Some(next) = campaigns.iter_mut().min_by_key(|campaign| campaign.time) else { return };
        let known = next.findings.len();
        next.round();
        next.findings[known..].iter().for_each(tell);
        if start.elapsed() >= news {
            news = start.elapsed() + NEWS;
            println!("{} so far", sum(campaigns));
        }
    }
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

fn sum(campaigns: &[Campaign]) -> String {
    let cases: u64 = campaigns.iter().map(|campaign| campaign.cases).sum();
    let found: usize = campaigns.iter().map(|campaign| campaign.findings.len()).sum();
    format!("{cases} cases, {found} findings")
}
