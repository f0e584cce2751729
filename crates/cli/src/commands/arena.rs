//! `jogada arena`: matches between players, and what they say about strength.

mod calibrate;
mod check;
mod live;
mod report;
mod shown;

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::ValueEnum;
use jogada_arena::statistics::Hypotheses;
use jogada_arena::{
    Adjudication, Anchor, Field, Folder, OpeningPlan, Pace, Results, RunError, RunPlan, Standing, run as play,
    summarize_from,
};
use jogada_catalog::Catalog;
use jogada_wire::{RunEvent, RunSummary, VERSION};
use jogada_words::{Contest, Speak};

use super::{Done, place};
use crate::console::Console;
use crate::environment;
use crate::failure::{Exit, Failure};
use crate::queue::{self, QueueUser, Sharing};
use live::Live;

/// What to play, or what to do with a run that is there.
#[derive(clap::Args)]
pub(crate) struct ArenaArgs {
    /// A game, or one of the actions.
    subject: String,
    /// The folder of a run, or the games to calibrate.
    #[arg(value_name = "DIR")]
    folder: Vec<PathBuf>,
    #[arg(long, num_args = 1.., value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, default_value = "100", value_name = "N")]
    games: u64,
    #[command(flatten)]
    limits: PaceArgs,
    #[arg(long, value_parser = claims, value_name = "ELO,ELO")]
    sprt: Option<Hypotheses>,
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    #[arg(long, conflicts_with = "openings", value_name = "N")]
    plies: Option<u32>,
    #[arg(long, value_enum, default_value = "proof", value_name = "HOW")]
    adjudicate: Ruling,
    #[arg(long, value_name = "PLAYER[=ELO]")]
    anchor: Option<String>,
    #[arg(short, long, value_name = "N")]
    jobs: Option<usize>,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: Sharing,
}

impl ArenaArgs {
    /// How many games at a time, and over which queue.
    fn playing(&self) -> Playing<'_> {
        Playing { jobs: self.jobs, sharing: &self.sharing }
    }
}

/// How many games at a time, and who else plays.
#[derive(Clone, Copy)]
struct Playing<'a> {
    jobs: Option<usize>,
    sharing: &'a Sharing,
}

impl Playing<'_> {
    /// How many games at a time: as said, or one a core. Where others play, nobody here need.
    fn jobs(self) -> usize {
        let least = usize::from(self.sharing.queue.is_none());
        self.jobs.unwrap_or_else(|| available_parallelism().map_or(1, usize::from)).max(least)
    }
}

/// How long players may think: one way at the most.
#[derive(clap::Args)]
#[group(multiple = false)]
struct PaceArgs {
    #[arg(long, value_parser = pace(Pace::nodes), value_name = "N")]
    nodes: Option<Pace>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    depth: Option<u32>,
    #[arg(long = "time", alias = "movetime", value_parser = pace(Pace::movetime), value_name = "TIME")]
    movetime: Option<Pace>,
    #[arg(long, value_parser = pace(Pace::clock), value_name = "CLOCK")]
    clock: Option<Pace>,
}

impl PaceArgs {
    fn pace(&self) -> Pace {
        let depth = self.depth.map(Pace::Depth);
        self.nodes.or(depth).or(self.movetime).or(self.clock).unwrap_or_default()
    }
}

/// When games end before the rules end them.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Ruling {
    Proof,
    Outcome,
    Never,
}

/// What can be done with a run that is there.
const ACTIONS: [&str; 3] = ["status", "resume", "report"];

fn pace(read: fn(&str) -> Option<Pace>) -> impl Fn(&str) -> Result<Pace, String> + Clone {
    move |text| read(text).ok_or_else(|| text.to_owned())
}

/// Two claims about a difference in Elo: `0,10`.
fn claims(text: &str) -> Result<Hypotheses, String> {
    let claims = text
        .split_once(',')
        .and_then(|(elo0, elo1)| Some(Hypotheses::new(elo0.trim().parse().ok()?, elo1.trim().parse().ok()?)));
    claims.filter(|claims| claims.elo0 < claims.elo1 && claims.elo1.is_finite()).ok_or_else(|| text.to_owned())
}

/// Plays a run, or says where one has got.
pub(crate) fn run(args: &ArenaArgs, catalog: &Catalog, console: &mut Console) -> Done {
    queue::check(&args.sharing, &QueueUser::of(console))?;
    match (args.subject.as_str(), args.folder.as_slice()) {
        ("calibrate", games) => {
            let asked = calibrate::CalibrationAsked { games, levels: &args.players };
            calibrate::run(asked, args.out.as_deref(), args.playing(), catalog, console)
        }
        ("check", []) => Err(Failure::Missing("COMMAND")),
        ("check", [command]) => check::run(&command.to_string_lossy(), console),
        (action, []) if ACTIONS.contains(&action) => Err(Failure::Missing("DIR")),
        (action, [path]) if ACTIONS.contains(&action) => {
            let (folder, plan) = Folder::open(path).map_err(RunError::from)?;
            let anchor = args.anchor_of(&plan)?;
            match action {
                "status" => {
                    sum_up(&folder, &summary(&folder, &plan, anchor)?, console)?;
                    Ok(Exit::Fine)
                }
                "report" => report::run(&folder, &plan, anchor, &summary(&folder, &plan, anchor)?, console),
                _ => contest(&folder, &plan, anchor, args.playing(), catalog, console),
            }
        }
        (game, []) => {
            let plan = plan(game, args, catalog, console)?;
            // Before anything is written: a plan that can not be played leaves no folder.
            plan.field(catalog).map_err(RunError::from)?;
            let anchor = args.anchor_of(&plan)?;
            let path = args.out.clone().or_else(|| usual_folder(&plan, console)).ok_or(Failure::Missing("DIR"))?;
            let (folder, plan) = Folder::prepare(&path, &plan).map_err(RunError::from)?;
            contest(&folder, &plan, anchor, args.playing(), catalog, console)
        }
        (_, [.., extra]) => Err(Failure::TooMuch(extra.display().to_string())),
    }
}

impl ArenaArgs {
    fn anchor_of(&self, plan: &RunPlan) -> Result<Anchor, Failure> {
        let said = self.anchor.as_deref().map(|text| Anchor::read(text, plan));
        Ok(said.transpose().map_err(RunError::from)?.unwrap_or_default())
    }
}

fn plan(game: &str, args: &ArenaArgs, catalog: &Catalog, console: &Console) -> Result<RunPlan, Failure> {
    let openings = match (&args.openings, args.plies) {
        (Some(path), _) => OpeningPlan::book(&place::read(path)?),
        (None, Some(plies)) => OpeningPlan::Random(plies),
        (None, None) => OpeningPlan::default(),
    };
    let adjudicate = match args.adjudicate {
        Ruling::Proof => Adjudication::Proof,
        Ruling::Outcome => Adjudication::Outcome,
        Ruling::Never => Adjudication::Never,
    };
    let (seed, pace, sprt) = (console.seed.unwrap_or_default(), args.limits.pace(), args.sprt);
    let game = place::written_game(catalog, game)?;
    // Programs of others are no players of the catalog; what is wrong with any of them is said when the plan is read.
    let written = |player: &String| catalog.written_player(&game, player).unwrap_or_else(|_| player.clone());
    let players: Vec<_> = args.players.iter().map(written).collect();
    Ok(RunPlan { seed, pace, sprt, openings, adjudicate, ..RunPlan::new(&game, &players, args.games) })
}

/// Where a run goes when nobody says it: always the same place for the same plan.
fn usual_folder(plan: &RunPlan, console: &Console) -> Option<PathBuf> {
    environment::data_folder(console.data_dir.as_deref()).map(|data| data.join("arena").join(plan.name()))
}

/// Plays what is missing of a run, and sums it up.
fn contest(
    folder: &Folder,
    plan: &RunPlan,
    anchor: Anchor,
    playing: Playing,
    catalog: &Catalog,
    console: &mut Console,
) -> Done {
    if !console.json {
        console.remark(console.language.say(Contest::InFolder { folder: &folder.path().display() }));
        if !plan.is_deterministic(catalog).map_err(RunError::from)? {
            console.remark(console.language.say(Contest::ByTime));
        }
    }
    if Field::is_in_order(plan, catalog) {
        console.remark(console.language.say(Contest::InOrder));
    }
    let standing = followed((folder, plan), playing.jobs(), playing.sharing, catalog, console)?;
    sum_up(folder, &summarize_from(plan, &standing, anchor), console)?;
    if standing.is_finished() {
        return Ok(Exit::Fine);
    }
    console.remark(console.language.say(Contest::GoOnWith { folder: &folder.path().display() }));
    Ok(Exit::Interrupted)
}

/// Plays what is missing of a run while people or programs look on.
fn followed(
    (folder, plan): (&Folder, &RunPlan),
    jobs: usize,
    sharing: &Sharing,
    catalog: &Catalog,
    console: &mut Console,
) -> Result<Standing, Failure> {
    let interrupt = console.interrupt.clone();
    let user = QueueUser::of(console);
    let mut live = Live::new(plan, console);
    let mut hear = |game: &_, results: &_| live.hear(game, results);
    let played = interrupt.during(|stop| match sharing.queue {
        Some(_) => queue::play(sharing, catalog, (folder, plan), jobs, (&user, stop), &mut hear),
        None => Ok(play(catalog, folder, plan, jobs, stop, &mut hear)?),
    });
    live.finish()?;
    played
}

fn summary(folder: &Folder, plan: &RunPlan, anchor: Anchor) -> Result<RunSummary, Failure> {
    let mut results = Results::new(plan);
    folder.games().map_err(RunError::from)?.values().for_each(|game| results.add(game));
    Ok(summarize_from(plan, &results.standing(), anchor))
}

fn sum_up(folder: &Folder, summary: &RunSummary, console: &mut Console) -> Result<(), Failure> {
    if console.json {
        let (event, folder) = ("result".to_owned(), folder.path().to_owned());
        let answer = RunEvent { v: VERSION, event, folder, summary: summary.clone() };
        return Ok(console.document(&answer)?);
    }
    Ok(shown::show(summary, console)?)
}
