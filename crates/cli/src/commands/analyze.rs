//! `jogada analyze`: the best moves with their values and what comes after them. Nothing is played.

mod sweep;

use std::time::Duration;

use jogada_catalog::rules::{Fact, Remark};
use jogada_catalog::{Appraisal, Catalog, Computer, GameWords, Info, Limits, Match, Session, Solving, Thought};
use jogada_wire::{Analysis, BoundedMove, InfoLine, MoveFigures, OverlayAnswer, Pointed, SearchReport, VERSION};
use jogada_words::{Language, Speak, Teaching, Word};

use super::Done;
use super::explain::position::shows;
use super::place::{self, Place};
use super::reach::Reach;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::listing::wrapped;
use crate::live::{Watch, so_far};
use crate::proven::moves_table;
use crate::statistics::TellResults;
use crate::tabular::{TableCell, Tabular};

/// What a reader hardly notices.
const A_MOMENT: Duration = Duration::from_secs(1);
/// What a reader who asked for more waits for.
const A_WHILE: Duration = Duration::from_secs(10);
/// What solving may enter beside the analysis, and remember.
const EXACT_NODES: u64 = 2_000_000;
const EXACT_MEMORY: usize = 64 << 20;

/// Which position, who thinks, and what to tell.
#[derive(clap::Args)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    place: Place,
    #[arg(long, default_value = "3", value_parser = clap::value_parser!(u8).range(1..=5))]
    lines: u8,
    #[arg(long, conflicts_with = "lines")]
    all: bool,
    #[arg(long, conflicts_with_all = ["lines", "all"])]
    sweep: bool,
    #[arg(long)]
    player: Option<String>,
    #[command(flatten)]
    reach: Reach,
    #[arg(long)]
    live: bool,
}

/// Analyzes the position, or every position of the game.
pub(crate) fn run(args: &AnalyzeArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let mut session = args.place.open(catalog, console.language)?;
    let player = place::written_player(catalog, session.game(), args.player.as_ref())?;
    let computer = args.reach.player(catalog, session.game(), &player, console)?;
    let shown = catalog.shown_player(console.language, &player);
    if args.sweep {
        let player = if console.json { &player } else { &shown };
        return sweep::run(&session, &computer, player, console);
    }
    let lines = if args.all { session.legal().len().max(1) } else { args.lines.into() };
    let thoughts = think(&mut session, &computer, lines, args.live, console)?;
    let exact = exact(&mut session, &computer, args.all, console);
    if console.json {
        console.document(&answer(&session, &computer, &thoughts, exact.as_ref(), player))?;
    } else {
        show(&session, catalog, &thoughts, &shown, console)?;
        if let Some(solving) = exact {
            console.line("")?;
            console.table(&moves_table(&solving, &session, console.language))?;
        }
    }
    Ok(if console.interrupt.is_heard() { Exit::Interrupted } else { Exit::Fine })
}

fn answer(
    session: &Session,
    computer: &Computer,
    thoughts: &[Thought],
    exact: Option<&Solving>,
    player: String,
) -> Analysis {
    let appraisal = |thought: &Thought| Appraisal::of(thought, session.is_scoring());
    let figures = |best: &Thought| MoveFigures::of(best, appraisal(best), computer.is_deterministic());
    let line = |(number, thought): (usize, &Thought)| SearchReport::of_line(number, thought, appraisal(thought));
    Analysis {
        v: VERSION,
        game: session.game().to_owned(),
        position: session.position(),
        player,
        figures: thoughts.first().map(figures),
        lines: (1..).zip(thoughts).map(line).collect(),
        moves: exact.map(|solving| BoundedMove::proven_of(solving, session.is_scoring())),
        remarks: remarks(session).iter().map(Pointed::from).collect(),
        overlays: session.overlays().into_iter().map(OverlayAnswer::from).collect(),
    }
}

/// What is proven of every move, if that can be found out in a moment; where all moves were asked for, in a while.
fn exact(session: &mut Session, computer: &Computer, all: bool, console: &Console) -> Option<Solving> {
    if session.ending().is_some() || session.sides() < 2 || console.interrupt.is_heard() {
        return None;
    }
    let patience = if all { A_WHILE } else { A_MOMENT };
    let time = Some(computer.limits.time.map_or(patience, |time| time.min(patience)));
    let limits = Limits { time, nodes: Some(EXACT_NODES), memory: Some(EXACT_MEMORY), depth: None };
    let solving = console.interrupt.during(|stop| session.solve(&limits, stop));
    solving.value().is_some().then_some(solving)
}

/// The best lines, told while they are looked for: on a terminal in a line that changes, and in lines that stay if
/// `live` asks for them.
fn think(
    session: &mut Session,
    computer: &Computer,
    lines: usize,
    live: bool,
    console: &mut Console,
) -> Result<Vec<Thought>, Failure> {
    let mut watch = Watch::start(session, console)?;
    let view = session.fork();
    let interrupt = console.interrupt.clone();
    let mut written = Ok(());
    let mut hear = |info: &Info| {
        if !live {
            watch.hear(info, so_far);
        } else if written.is_ok() {
            written = tell(info, &view, console);
        }
    };
    let thoughts = interrupt.during(|stop| session.analyze(computer, lines, stop, &mut hear));
    watch.end();
    written.map(|()| thoughts)
}

/// One line about how far the search has got.
fn tell(info: &Info, session: &Session, console: &mut Console) -> Result<(), Failure> {
    if !console.json {
        let text = so_far(console.language, info, session);
        console.remark(format_args!("{text}  {}", info.pv.join(" ")));
        return Ok(());
    }
    let info = SearchReport::so_far(info, Appraisal::so_far(info, session));
    console.document(&InfoLine { v: VERSION, info })?;
    Ok(console.flush()?)
}

/// What there is to point at in a position, in the words of the game.
fn noted(language: Language, words: Option<&GameWords>, remark: &Remark) -> Option<String> {
    let phrase = words?.text(&format!("remark.{}", remark.key))?;
    let told = |fact: &Fact| match fact {
        Fact::Count(count) => count.to_string(),
        Fact::Counts(counts) if counts.is_empty() => "–".to_owned(),
        Fact::Counts(counts) => counts.iter().map(usize::to_string).collect::<Vec<_>>().join(" "),
        Fact::Side(side) => language.side(*side).to_owned(),
    };
    let put = |text: String, (name, fact): &(&str, Fact)| text.replace(&format!("{{{name}}}"), &told(fact));
    Some(remark.facts.iter().fold(phrase.text(language).to_owned(), put))
}

fn remarks(session: &Session) -> Vec<Remark> {
    session.as_match().map(Match::remarks).unwrap_or_default()
}

fn show(
    session: &Session,
    catalog: &Catalog,
    thoughts: &[Thought],
    player: &str,
    console: &mut Console,
) -> Result<(), Failure> {
    let language = console.language;
    console.standing(session)?;
    let Some(best) = thoughts.first().filter(|_| session.ending().is_none()) else { return Ok(()) };
    console.line("")?;
    let columns = [("number", Word::Number), ("move", Word::Move), ("value", Word::Value), ("pv", Word::Line)];
    let mut table = Tabular::new(columns.map(|(key, name)| (key.to_owned(), name)).to_vec());
    for (number, thought) in (1..).zip(thoughts) {
        let (value, line) = (language.value(thought, session), thought.pv.join(" "));
        let mv = thought.mv.clone().unwrap_or_default();
        table.push(vec![TableCell::Count(number), TableCell::Text(mv), TableCell::Text(value), TableCell::Text(line)]);
    }
    console.table(&table)?;
    console.line("")?;
    let mut rows = vec![(Word::Player, player.to_owned())];
    rows.extend(language.statistics(best));
    console.rows(&rows)?;
    show_notes(session, catalog, best.proven, console)
}

/// What the position shows: what the game would draw over the board, or else what there is to point at.
fn show_notes(session: &Session, catalog: &Catalog, proven: bool, console: &mut Console) -> Result<(), Failure> {
    let (words, language) = (catalog.words_of(session), console.language);
    let mut said = shows(session, words, proven, language);
    if said.is_empty() {
        said.extend(remarks(session).iter().filter_map(|remark| noted(language, words, remark)));
    }
    if said.is_empty() {
        return Ok(());
    }
    console.line("")?;
    console.say(Teaching::Shows)?;
    for text in said {
        console.line(wrapped(&text, console.width, 2))?;
    }
    Ok(())
}
