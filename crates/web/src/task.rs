//! What a search does, from the request to the answer. Runs on a thread of its own.

pub(crate) mod limits;
pub(crate) mod memory;
mod reason;
mod simulated;
mod sweep;
pub(crate) mod traces;

use jogada_catalog::{Appraisal, Catalog, Computer, Info, Player, Session, Spec, StopFlag, Thought};
use jogada_wire::{
    Analysis, Best, Every, FoundWay, LineCount, MoveFigures, MoveInfo, Pondered, SearchReport, SearchRequest,
    SearchResult, SearchTask, VERSION,
};

use crate::api::exact::solved;
use crate::failure::{RequestFailure, Trouble};
use crate::line::open;
use memory::BoardMemory;

/// The most lines that are told of what follows a move other than the best: pages show a handful.
const LINE_LENGTH: usize = 12;

/// Hears how far a search has got: what it found last, and all lines known.
pub(crate) type Hear<'a> = dyn FnMut(SearchReport, &[SearchReport]) + 'a;

/// Does what is asked.
pub(crate) fn run(
    catalog: &Catalog,
    memory: &BoardMemory,
    request: &SearchRequest,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> Result<SearchResult, RequestFailure> {
    if request.task == SearchTask::Think {
        return memory.seated(catalog, request, |session| {
            let (computer, player) = player(catalog, session, request)?;
            let thought = think(session, &computer, stop, hear);
            let answer = best(session, &computer, &thought, player);
            Ok((SearchResult::Best(Box::new(answer)), computer.table))
        });
    }
    if request.task == SearchTask::Ponder {
        let seated = memory.seated_again(request, |session| {
            let (computer, _) = player(catalog, session, request)?;
            session.ponder(&computer, stop);
            Ok(computer.table)
        });
        return Ok(SearchResult::Pondered(Pondered::new(seated?)));
    }
    let mut session = open(catalog, &request.line)?;
    match request.task {
        SearchTask::Solve => {
            // How deep is what solving finds out.
            limits::check(request, |key| key != "depth")?;
            let limits = limits::solving(request);
            Ok(SearchResult::Solution(Box::new(solved(&mut session, limits, stop))))
        }
        SearchTask::Way => way(catalog, &session, request, stop),
        SearchTask::Think | SearchTask::Ponder | SearchTask::Hint => {
            let (computer, player) = player(catalog, &session, request)?;
            let thought = think(&mut session, &computer, stop, hear);
            let answer = best(&session, &computer, &thought, player);
            let reason = reason::reason(&session, &thought);
            Ok(SearchResult::Best(Box::new(Best { reason, ..answer })))
        }
        SearchTask::Analyze => {
            let (computer, player) = player(catalog, &session, request)?;
            let lines = count(request.lines, session.legal().len());
            let thoughts = analyze(&mut session, &computer, lines, stop, hear);
            Ok(SearchResult::Analysis(Box::new(analysis(&session, &computer, &thoughts, player))))
        }
        SearchTask::Sweep => {
            let (computer, player) = player(catalog, &session, request)?;
            Ok(SearchResult::Sweep(Box::new(sweep::sweep(&session, &computer, player, stop, hear))))
        }
    }
}

/// Who thinks, within what this server allows, and what to call them.
fn player(catalog: &Catalog, session: &Session, request: &SearchRequest) -> Result<(Computer, String), RequestFailure> {
    let game = session.game();
    let named = request.player.clone().filter(|_| request.task != SearchTask::Hint);
    let text = named.unwrap_or_else(|| usual_player(catalog, game, request.task));
    let named = |error| RequestFailure::spec("player", error);
    let Player::Computer(computer) = catalog.player(game, &text).map_err(named)? else {
        return Err(Trouble::HumansThink.into());
    };
    let computer = computer.without_files(&text).map_err(|error| RequestFailure::spec("player", error))?;
    limits::check(request, |key| limits::keeps(&computer, request.task, key))?;
    Ok((limits::bound(computer.seeded(request.seed), request), text))
}

fn usual_player(catalog: &Catalog, game: &str, task: SearchTask) -> String {
    let name = if task == SearchTask::Hint { catalog.adviser_name(game) } else { catalog.usual_player(game) };
    name.unwrap_or_default().to_owned()
}

fn count(lines: Option<LineCount>, legal: usize) -> usize {
    match lines {
        None => 1,
        Some(LineCount::Word(Every::All)) => legal.max(1),
        Some(LineCount::Count(count)) => (count as usize).clamp(1, legal.max(1)),
    }
}

fn think(session: &mut Session, computer: &Computer, stop: &StopFlag, hear: &mut Hear<'_>) -> Thought {
    let view = session.fork();
    session.think_aloud(computer, stop, &mut |info| hear(so_far(info, &view), &[]))
}

/// The best lines, told while they are looked for.
fn analyze(
    session: &mut Session,
    computer: &Computer,
    lines: usize,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> Vec<Thought> {
    if computer.algorithm.resumes && session.ending().is_none() {
        return simulated::analyze(session, computer, lines, stop, hear);
    }
    let view = session.fork();
    let mut known: Vec<SearchReport> = Vec::new();
    let mut tell = |info: &Info| {
        let info = so_far(info, &view);
        known.retain(|known| known.line != info.line);
        known.push(shortened(info.clone()));
        known.sort_by_key(|line| line.line);
        hear(info, &known);
    };
    session.analyze(computer, lines, stop, &mut tell)
}

/// A line without what nobody reads of it.
fn shortened(mut info: SearchReport) -> SearchReport {
    if info.line > 1 {
        info.pv.truncate(LINE_LENGTH);
    }
    info
}

/// What a search of the session's position has found so far.
fn so_far(info: &Info, session: &Session) -> SearchReport {
    SearchReport::so_far(info, Appraisal::so_far(info, session))
}

fn line_answers(thoughts: &[Thought], session: &Session) -> Vec<SearchReport> {
    let line = |(index, thought): (usize, &Thought)| {
        shortened(SearchReport::of_line(index + 1, thought, Appraisal::of(thought, session.is_scoring())))
    };
    thoughts.iter().enumerate().map(line).collect()
}

fn figures(session: &Session, computer: &Computer, thought: &Thought) -> MoveFigures {
    MoveFigures::of(thought, Appraisal::of(thought, session.is_scoring()), computer.is_deterministic())
}

fn analysis(session: &Session, computer: &Computer, thoughts: &[Thought], player: String) -> Analysis {
    Analysis {
        v: VERSION,
        game: session.game().to_owned(),
        position: session.position(),
        player,
        figures: thoughts.first().map(|best| figures(session, computer, best)),
        lines: line_answers(thoughts, session),
        moves: None,
        remarks: Vec::new(),
        overlays: Vec::new(),
    }
}

fn best(session: &Session, computer: &Computer, thought: &Thought, player: String) -> Best {
    let after = thought.mv.as_ref().and_then(|mv| {
        let mut after = session.fork();
        after.play(mv).ok().map(|_| after.position())
    });
    Best {
        v: VERSION,
        game: session.game().to_owned(),
        position: session.position(),
        player,
        figures: figures(session, computer, thought),
        after,
        slipped: thought.slipped,
        reason: None,
        info: Some(MoveInfo::of(thought, Appraisal::of(thought, session.is_scoring()))),
    }
}

fn way(
    catalog: &Catalog,
    session: &Session,
    request: &SearchRequest,
    stop: &StopFlag,
) -> Result<SearchResult, RequestFailure> {
    let spec = Spec::parse(session.game()).map_err(|error| RequestFailure::spec("game", error))?;
    let Ok(puzzle) = catalog.puzzle(&spec) else { return Err(Trouble::Unsuited.into()) };
    let text = request.player.as_deref().unwrap_or("astar");
    let mut plan = puzzle.plan(text).map_err(|error| RequestFailure::spec("player", error))?;
    limits::check(request, |key| plan.method.parameters.iter().any(|parameter| parameter.name == key))?;
    plan.limits = limits::way(plan.limits, request);
    let finding = session.as_quest().ok_or(Trouble::Unsuited)?.find_way(&plan, stop, &mut ());
    Ok(SearchResult::Way(Box::new(FoundWay::of(session.game(), "", &plan, &finding))))
}
