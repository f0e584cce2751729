//! What a search does, from the request to the answer. Runs on a thread of its own.

pub(crate) mod limits;
mod reason;
mod simulated;
mod sweep;

use jogada_catalog::{
    Appraisal, Catalog, Computer, Family, Info, Player, Session, Spec, StopFlag, Stopped, Thought, search_info,
};

use crate::api::exact::solved;
use crate::api::search::{
    Analysis, Every, InfoAnswer, Lines, MoveWorth, SearchRequest, SearchResult, Task, ThoughtAnswer, Way,
};
use crate::failure::{Failure, Trouble};
use crate::line::open;

/// The most lines that are told of what follows a move other than the best: pages show a handful.
const LINE_LENGTH: usize = 12;

/// Hears how far a search has got: what it found last, and all lines known.
pub(crate) type Hear<'a> = dyn FnMut(InfoAnswer, &[InfoAnswer]) + 'a;

/// Does what is asked.
pub(crate) fn run(
    catalog: &Catalog,
    request: &SearchRequest,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> Result<SearchResult, Failure> {
    let mut session = open(catalog, &request.line)?;
    match request.task {
        Task::Solve => {
            let limits = limits::solving(request);
            Ok(SearchResult::Exact(Box::new(solved(&mut session, limits, stop))))
        }
        Task::Way => way(catalog, &session, request, stop),
        Task::Think | Task::Hint => {
            let (computer, player) = player(catalog, &session, request)?;
            let thought = think(&mut session, &computer, stop, hear);
            let mut answer = thought_answer(&session, &thought, player);
            if request.task == Task::Hint {
                answer.reason = reason::reason(&session, &thought);
            }
            Ok(SearchResult::Thought(Box::new(answer)))
        }
        Task::Analyze => {
            let (computer, player) = player(catalog, &session, request)?;
            let lines = count(request.lines, session.legal().len());
            let thoughts = analyze(&mut session, &computer, lines, stop, hear);
            Ok(SearchResult::Analysis(analysis(&session, &thoughts, player)))
        }
        Task::Sweep => {
            let (computer, player) = player(catalog, &session, request)?;
            Ok(SearchResult::Sweep(sweep::sweep(&session, &computer, player, stop, hear)))
        }
    }
}

/// Who thinks, within what this server allows, and what to call them.
fn player(catalog: &Catalog, session: &Session, request: &SearchRequest) -> Result<(Computer, String), Failure> {
    let game = session.game();
    let named = request.player.clone().filter(|_| request.task != Task::Hint);
    let text = named.unwrap_or_else(|| usual_player(catalog, game, request.task));
    let named = |error| Failure::spec("player", error);
    let Player::Computer(computer) = catalog.player(game, &text).map_err(named)? else {
        return Err(Trouble::HumansThink.into());
    };
    Ok((limits::bound(computer.seeded(request.seed), request), text))
}

fn usual_player(catalog: &Catalog, game: &str, task: Task) -> String {
    let name = if task == Task::Hint { catalog.adviser_name(game) } else { catalog.usual_player(game) };
    name.unwrap_or_default().to_owned()
}

fn count(lines: Option<Lines>, legal: usize) -> usize {
    match lines {
        None => 1,
        Some(Lines::Word(Every::All)) => legal.max(1),
        Some(Lines::Count(count)) => (count as usize).clamp(1, legal.max(1)),
    }
}

fn think(session: &mut Session, computer: &Computer, stop: &StopFlag, hear: &mut Hear<'_>) -> Thought {
    let view = session.fork();
    session.think_aloud(computer, stop, &mut |info| hear(InfoAnswer::so_far(info, &view), &[]))
}

/// The best lines, told while they are looked for.
fn analyze(
    session: &mut Session,
    computer: &Computer,
    lines: usize,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> Vec<Thought> {
    if computer.algorithm.family == Family::Simulation && session.ending().is_none() {
        return simulated::analyze(session, computer, lines, stop, hear);
    }
    let view = session.fork();
    let mut known: Vec<InfoAnswer> = Vec::new();
    let mut tell = |info: &Info| {
        let info = InfoAnswer::so_far(info, &view);
        known.retain(|line| line.line_number != info.line_number);
        known.push(shortened(info.clone()));
        known.sort_by_key(|line| line.line_number);
        hear(info, &known);
    };
    session.analyze(computer, lines, stop, &mut tell)
}

/// A line without what nobody reads of it.
fn shortened(mut info: InfoAnswer) -> InfoAnswer {
    if info.line_number > 1 {
        info.pv.truncate(LINE_LENGTH);
    }
    info
}

fn line_answers(thoughts: &[Thought], session: &Session) -> Vec<InfoAnswer> {
    let line = |(index, thought)| shortened(InfoAnswer::of_line(index + 1, thought, session));
    thoughts.iter().enumerate().map(line).collect()
}

fn analysis(session: &Session, thoughts: &[Thought], player: String) -> Analysis {
    let worth = |thought: &Thought| {
        let worth = Appraisal::of(thought, session.is_scoring()).into();
        thought.mv.clone().map(|mv| MoveWorth { mv, worth })
    };
    Analysis {
        lines: line_answers(thoughts, session),
        moves: thoughts.iter().filter_map(worth).collect(),
        player,
        stopped: thoughts.first().and_then(|best| best.stopped).map(word),
    }
}

fn thought_answer(session: &Session, thought: &Thought, player: String) -> ThoughtAnswer {
    ThoughtAnswer {
        mv: thought.mv.clone(),
        side: thought.side.number(),
        pv: thought.pv.clone(),
        worth: Appraisal::of(thought, session.is_scoring()).into(),
        reason: None,
        player,
        slipped: thought.slipped,
        depth: thought.depth,
        nodes: thought.counters.nodes,
        time_ms: thought.time.as_secs_f64() * 1000.0,
        stopped: thought.stopped.map(word),
        info: search_info(thought, session),
    }
}

fn word(stopped: Stopped) -> String {
    let word = match stopped {
        Stopped::Nodes => "nodes",
        Stopped::Time => "time",
        Stopped::Memory => "memory",
        Stopped::Asked => "asked",
    };
    word.to_owned()
}

fn way(
    catalog: &Catalog,
    session: &Session,
    request: &SearchRequest,
    stop: &StopFlag,
) -> Result<SearchResult, Failure> {
    let spec = Spec::parse(session.game()).map_err(|error| Failure::spec("game", error))?;
    let Ok(puzzle) = catalog.puzzle(&spec) else { return Err(Trouble::Unsuited.into()) };
    let text = request.player.as_deref().unwrap_or("astar");
    let mut plan = puzzle.plan(text).map_err(|error| Failure::spec("player", error))?;
    plan.limits = limits::way(plan.limits, request);
    let finding = session.as_quest().ok_or(Trouble::Unsuited)?.find_way(&plan, stop, &mut ());
    Ok(SearchResult::Way(Box::new(Way::of(&plan, &finding))))
}
