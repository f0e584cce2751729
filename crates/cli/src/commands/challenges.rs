//! `jogada challenges`: positions in which one move wins: those that are here, new ones, and the proof of all.

use std::collections::{BTreeMap, BTreeSet};

use jogada_catalog::{CHALLENGE_LEVELS, Catalog, Challenge, ChallengeFlaw, GameEntry, Limits, Spec, StopFlag};
use jogada_wire::{ChallengeDocument, ChallengeList, VERSION};
use jogada_words::{Challenged, Speak};

use super::{Done, games};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// What to do with challenges of which game.
#[derive(clap::Args)]
pub(crate) struct ChallengesArgs {
    #[arg(value_enum, default_value = "list")]
    action: ChallengeAction,
    game: Option<String>,
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    count: u64,
}

/// What can be done.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum ChallengeAction {
    List,
    Make,
    Prove,
}

/// Lists, makes or proves them.
pub(crate) fn run(args: &ChallengesArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let chosen = games::chosen(args.game.as_deref(), catalog)?;
    let is_chosen = |challenge: &Challenge| chosen.iter().any(|game| is_of(challenge, game));
    let known: Vec<Challenge> = catalog.challenges().into_iter().filter(is_chosen).collect();
    match args.action {
        ChallengeAction::List => list(&known, console),
        ChallengeAction::Make => make(args, &chosen, catalog, console),
        ChallengeAction::Prove => prove(&known, catalog, console),
    }
}

fn is_of(challenge: &Challenge, game: &GameEntry) -> bool {
    Spec::parse(&challenge.game).is_ok_and(|spec| spec.name == game.name())
}

fn list(known: &[Challenge], console: &mut Console) -> Done {
    if console.json {
        let challenges = known.iter().map(ChallengeDocument::from).collect();
        console.document(&ChallengeList { v: VERSION, challenges })?;
        return Ok(Exit::Fine);
    }
    for challenge in known {
        console.line(challenge.line())?;
    }
    console.flush()?;
    Ok(Exit::Fine)
}

/// So many seeds in a row for each that is wanted may bring nothing that lacks: what is hard to find is rare, and of some
/// levels a game has none.
const BARREN: u64 = 6;

/// Makes so many of each level of each game, as far as there are any, as they would stand in the file.
fn make(args: &ChallengesArgs, chosen: &[&GameEntry], catalog: &Catalog, console: &mut Console) -> Done {
    let first = console.seed.unwrap_or(1);
    for game in chosen {
        let boards = game.words().map_or(&[][..], |words| words.offers.challenges);
        let mut quota = Quota { each: args.count, barren: 0, made: BTreeMap::new(), seen: BTreeSet::new() };
        for (board, seed) in boards.iter().cycle().zip(first..) {
            if quota.is_over() || console.interrupt.is_heard() {
                break;
            }
            let found = console.interrupt.during(|stop| Challenge::make(catalog, board, seed, stop));
            let found = found.map_err(|error| Failure::Spec { text: (*board).to_owned(), error })?;
            quota.barren += 1;
            if let Some(found) = found.filter(|found| quota.takes(found)) {
                quota.barren = 0;
                tell(&found, console)?;
            }
        }
    }
    Ok(Exit::Fine)
}

/// As many of each level as are wanted: by chance alone nearly all would be easy.
struct Quota {
    each: u64,
    /// Seeds since the last that was taken.
    barren: u64,
    made: BTreeMap<Option<String>, u64>,
    seen: BTreeSet<String>,
}

impl Quota {
    /// Whether one is new and of a level that lacks some.
    fn takes(&mut self, challenge: &Challenge) -> bool {
        let made = self.made.entry(challenge.level.clone()).or_default();
        let is_wanted = *made < self.each && self.seen.insert(challenge.id());
        *made += u64::from(is_wanted);
        is_wanted
    }

    /// Whether there are enough of each level and of those that none of them finds, or as many as there seem to be.
    fn is_over(&self) -> bool {
        let is_full = self.made.len() > CHALLENGE_LEVELS.len() && self.made.values().all(|&made| made == self.each);
        is_full || self.barren >= BARREN * self.each
    }
}

fn tell(challenge: &Challenge, console: &mut Console) -> Result<(), Failure> {
    if console.json {
        console.document(&ChallengeDocument::from(challenge))?;
    } else {
        console.line(challenge.line())?;
    }
    console.flush()?;
    Ok(())
}

/// Proves all of them once more, and names those that are not proven.
fn prove(known: &[Challenge], catalog: &Catalog, console: &mut Console) -> Done {
    let mut flawed = 0;
    for challenge in known {
        let proof: Result<(), ChallengeFlaw> =
            console.interrupt.during(|stop: &StopFlag| challenge.prove(catalog, &Limits::NONE, stop));
        if let Err(flaw) = proof {
            flawed += 1;
            let (line, flaw) = (challenge.line(), flaw.to_string());
            console.line(console.language.say(Challenged::Flawed { line: &line, flaw: &flaw }))?;
        }
    }
    let (count, all) = (known.len() - flawed, known.len());
    console.line(console.language.say(Challenged::Proven { count: &count, all: &all }))?;
    Ok(if flawed == 0 { Exit::Fine } else { Exit::Failed })
}
