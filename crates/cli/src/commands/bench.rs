//! `jogada bench`: a fixed suite of searches. The node total is a checksum of every search, the time a measure.

use std::time::Duration;

use jogada_catalog::{Catalog, Session};
use jogada_wire::{SuiteFigures, SuiteSearch, VERSION, milliseconds};
use jogada_words::{Notice, Speak, Word};

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Nothing to choose.
#[derive(clap::Args)]
pub(crate) struct BenchArgs {}

/// Game, position (the start if empty), player. Small enough to run in a second, all without limits by time.
const SUITE: &[(&str, &str, &str)] = &[
    ("adji-boto", "", "alphabeta:depth=6"),
    ("adji-boto", "((0 3 1 0 2 4)(1 0 5 2 0 3)) 4 6 2", "alphabeta:depth=7,order=evaluation"),
    ("dots-and-boxes:rows=2,cols=2", "", "alphabeta:depth=6"),
    ("dots-and-boxes:rows=3,cols=2", "h:11/00/10/11;v:101/100/001;0 0;1", "alphabeta"),
    ("dots-and-boxes:rows=1,cols=4,turns=alternate", "", "minimax:depth=4"),
    ("hex:size=3", "", "alphabeta"),
    ("hex:size=5,swap=off", "", "alphabeta:depth=3,order=evaluation"),
    ("nim", "", "minimax"),
    ("nim", "", "alphabeta"),
    ("nim:misere=on", "", "alphabeta:ends=distance"),
    ("nim:heaps=4", "", "alphabeta:nodes=100k"),
    ("tic-tac-toe", "", "minimax:depth=6"),
    ("tic-tac-toe", "", "alphabeta"),
    ("tic-tac-toe", "x.o/.x./..o 1", "alphabeta:ends=distance"),
    ("tic-tac-toe:rows=4,cols=4,win=3", "", "alphabeta:depth=6,eval=open-lines,order=evaluation"),
    ("tic-tac-toe", "", "greedy:eval=open-lines"),
    ("adji-boto", "", "pvs:depth=8"),
    ("dots-and-boxes:rows=2,cols=2", "", "negamax:depth=12"),
    ("dots-and-boxes:rows=3,cols=3", "", "pvs:nodes=50k"),
    ("hex:size=4", "", "pvs:depth=5"),
    ("hex:size=4", "", "mtdf:depth=4"),
    ("tic-tac-toe", "", "sss"),
    ("nim:heaps=4", "", "mtdf"),
    ("hex:size=3", "", "mcts:nodes=50k"),
    ("nim", "", "mcts:nodes=50k"),
    ("dots-and-boxes:rows=2,cols=2", "", "mcts:nodes=2k"),
    ("tic-tac-toe", "", "dfpn"),
    ("hex:size=3,swap=off", "", "dfpn"),
    ("dots-and-boxes:rows=2,cols=2", "", "dfpn:nodes=200k"),
];

/// Runs the suite.
pub(crate) fn run(_: &BenchArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let mut searches = Vec::new();
    let mut time = Duration::ZERO;
    // A catalog of one's own may leave games out.
    let known = |game: &str| place::entry(catalog, game).is_ok();
    for &(game, position, player) in SUITE.iter().filter(|(game, ..)| known(game)) {
        let (search, took) = search(game, position, player, catalog, console)?;
        time += took;
        if !console.json {
            let nodes = console.language.count(search.nodes);
            console.line(format_args!("{nodes:>12}  {game} {player}"))?;
        }
        searches.push(search);
        if console.interrupt.is_heard() {
            return Ok(Exit::Interrupted);
        }
    }
    sum_up(searches, time, console)?;
    Ok(Exit::Fine)
}

fn search(
    game: &str,
    position: &str,
    player: &str,
    catalog: &Catalog,
    console: &Console,
) -> Result<(SuiteSearch, Duration), Failure> {
    let position = Some(position).filter(|text| !text.is_empty());
    let mut session: Session = place::open(catalog, game, position)?;
    let computer = place::computer(catalog, game, player, console)?;
    let thought = console.interrupt.during(|stop| session.think(&computer, stop));
    let search = SuiteSearch {
        game: game.to_owned(),
        position: session.position(),
        player: player.to_owned(),
        nodes: thought.counters.nodes,
        time_ms: milliseconds(thought.time),
        cpu_ms: milliseconds(thought.cpu),
    };
    Ok((search, thought.time))
}

fn sum_up(searches: Vec<SuiteSearch>, time: Duration, console: &mut Console) -> Result<(), Failure> {
    let nodes = searches.iter().map(|search| search.nodes).sum();
    let nodes_per_second = nodes as f64 / time.as_secs_f64().max(1e-9);
    if console.json {
        let (time_ms, cpu_ms) = (milliseconds(time), searches.iter().map(|search| search.cpu_ms).sum());
        console.document(&SuiteFigures { v: VERSION, nodes, time_ms, cpu_ms, nodes_per_second, searches })?;
        return Ok(());
    }
    let language = console.language;
    console.say(Notice::Searches { count: &searches.len() })?;
    let rows = [
        (Word::NodesAnalyzed, language.count(nodes)),
        (Word::Time, language.time(time)),
        (Word::NodesPerSecond, language.count(nodes_per_second as u64)),
    ];
    console.rows(&rows)?;
    Ok(())
}
