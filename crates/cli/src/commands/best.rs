//! `jogada best`: one move, its value, statistics, the board before and after.

use jogada_catalog::{Appraisal, Catalog, GameEntry, Session, Thought};
use serde::Serialize;

use super::place::{self, Place};
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::messages::{Notice, Word};

/// Which position, and who thinks.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    player: Option<String>,
}

/// What programs read.
#[derive(Serialize)]
struct Answer<'a> {
    v: u32,
    game: &'a str,
    position: String,
    player: &'a str,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    pv: &'a [String],
    #[serde(flatten)]
    appraisal: Appraisal,
    depth: u32,
    nodes: u64,
    alpha_raises: u64,
    alpha_cuts: u64,
    beta_cuts: u64,
    table_hits: u64,
    table_lookups: u64,
    time_ms: f64,
    cpu_ms: f64,
    deterministic: bool,
    stopped: Option<&'static str>,
    after: Option<String>,
}

/// Thinks about the position.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let mut session = args.place.open(catalog)?;
    let player = args.player.clone().unwrap_or_else(|| usual(catalog, session.game()));
    let computer = place::computer(catalog, session.game(), &player, console)?;
    let thought = console.interrupt.during(|stop| session.think(&computer, stop));
    if console.json {
        let answer = answer(&*session, &thought, &player, computer.is_deterministic());
        console.document(&answer)?;
    } else {
        show(&*session, &thought, &player, console)?;
    }
    Ok(match thought.mv {
        _ if console.interrupt.is_heard() => Exit::Interrupted,
        None if session.ending().is_none() => Exit::Unsolved,
        _ => Exit::Fine,
    })
}

/// Who thinks when nobody is named: the strongest of a game, the solver of a puzzle.
fn usual(catalog: &Catalog, game: &str) -> String {
    place::entry(catalog, game).map_or("solver", GameEntry::usual_player).to_owned()
}

fn answer<'a>(session: &'a dyn Session, thought: &'a Thought, player: &'a str, deterministic: bool) -> Answer<'a> {
    let counters = &thought.counters;
    Answer {
        v: FORM,
        game: session.game(),
        position: session.position(),
        player,
        mv: thought.mv.as_deref(),
        pv: &thought.pv,
        appraisal: Appraisal::of(thought, session),
        depth: thought.depth,
        nodes: counters.nodes,
        alpha_raises: counters.alpha_raises,
        alpha_cuts: counters.alpha_cuts,
        beta_cuts: counters.beta_cuts,
        table_hits: counters.table_hits,
        table_lookups: counters.table_lookups,
        time_ms: thought.time.as_secs_f64() * 1000.0,
        cpu_ms: thought.cpu.as_secs_f64() * 1000.0,
        deterministic,
        stopped: thought.stopped.map(stop_word),
        after: after(session, thought).map(|after| after.position()),
    }
}

const fn stop_word(why: jogada_catalog::Stopped) -> &'static str {
    use jogada_catalog::Stopped;
    match why {
        Stopped::Nodes => "nodes",
        Stopped::Time => "time",
        Stopped::Memory => "memory",
        Stopped::Asked => "asked",
    }
}

/// The session after the move that was found.
fn after(session: &dyn Session, thought: &Thought) -> Option<Box<dyn Session>> {
    let mut after = session.fork();
    after.play(thought.mv.as_ref()?).ok()?;
    Some(after)
}

fn show(session: &dyn Session, thought: &Thought, player: &str, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    console.line(session.board(console.style).trim_end())?;
    console.line(language.standing(session))?;
    let Some(after) = after(session, thought) else {
        if session.ending().is_none() {
            console.say(Notice::NothingFound)?;
        }
        return Ok(());
    };
    console.line("")?;
    let mut rows = vec![
        (Word::Move, thought.pv[0].clone()),
        (Word::Value, language.value(thought, session)),
        (Word::Line, thought.pv.join(" ")),
        (Word::Player, player.to_owned()),
    ];
    rows.extend(language.statistics(thought));
    console.rows(&rows)?;
    if thought.slipped {
        console.say(Notice::Slipped)?;
    }
    console.line("")?;
    console.line(after.board(console.style).trim_end())?;
    Ok(())
}
