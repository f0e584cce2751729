//! The answers, read off what the real algorithm did.

use std::collections::BTreeSet;

use jogada_rules::{StopFlag, Value};

use super::{Asks, ExerciseKind, FillIn};
use crate::board::{Match, Quest, Session};
use crate::catalog::Catalog;
use crate::player::{Computer, Player};
use crate::spec::{Spec, SpecError};
use crate::trace::{Trace, TraceEvent};

/// The most steps that an exercise may be read off.
const MOST_EVENTS: usize = 100_000;
/// Expansions beyond this are not asked for.
const MOST_ORDERED: usize = 12;

pub(super) fn questions(
    catalog: &Catalog,
    kind: ExerciseKind,
    session: &Session,
    stop: &StopFlag,
) -> Result<Vec<FillIn>, SpecError> {
    match session {
        Session::Match(game) => {
            let Player::Computer(computer) = catalog.player(game.game(), kind.algorithm)? else {
                return Ok(Vec::new());
            };
            Ok(of_game(kind.asks, &**game, &computer, stop))
        }
        Session::Quest(quest) => {
            let name = Spec::parse(quest.game())?.name;
            let entry = catalog.puzzles().iter().find(|entry| entry.name() == name);
            let Some(entry) = entry else { return Ok(Vec::new()) };
            let trace = Trace::of_way(&**quest, &entry.plan(kind.algorithm)?, MOST_EVENTS, stop);
            Ok(of_way(kind.asks, &**quest, &trace))
        }
    }
}

fn of_game(asks: Asks, game: &dyn Match, computer: &Computer, stop: &StopFlag) -> Vec<FillIn> {
    if asks == Asks::WinningMoves {
        return vec![winning_moves(game, computer, stop)];
    }
    let Ok((_, trace)) = game.trace(computer, MOST_EVENTS, stop) else { return Vec::new() };
    if asks == Asks::Unseen { unseen(game, &trace) } else { values(&trace) }
}

/// The line of moves to a node, joined by dots; nothing for the root.
fn line(trace: &Trace, node: u32) -> String {
    let mut moves = Vec::new();
    let mut at = Some(node);
    while let Some(number) = at {
        moves.extend(trace.nodes.mv(number));
        at = trace.nodes.parent(number);
    }
    moves.reverse();
    moves.join(".")
}

/// The value of every node that has children, the deepest first: nobody can know a node before its children.
fn values(trace: &Trace) -> Vec<FillIn> {
    let mut known: Vec<Option<Value>> = vec![None; trace.nodes.len()];
    for TraceEvent { event, node, value, .. } in trace.events.iter() {
        if let (Some(node), Some(value), "leave" | "answer") = (node, value, event) {
            known[node as usize] = Some(value);
        }
    }
    let children = |parent: usize| {
        let below = (0..trace.nodes.len()).filter(|&child| trace.nodes.parent(child as u32) == Some(parent as u32));
        below.collect::<Vec<_>>()
    };
    let mut inner: Vec<usize> = (0..trace.nodes.len()).filter(|&node| !children(node).is_empty()).collect();
    inner.sort_by_key(|&node| std::cmp::Reverse(trace.nodes.depth(node as u32)));
    let text = |node: usize| known[node].map(points).unwrap_or_default();
    let question = |node: usize| {
        let below: Vec<String> = children(node).into_iter().map(text).collect();
        FillIn { about: line(trace, node as u32), answer: text(node), because: below.join(", ") }
    };
    inner.into_iter().map(question).collect()
}

fn points(value: Value) -> String {
    format!("{}", f64::from(value.raw()) / 100.0)
}

/// Every end of the tree from left to right, and whether the search came there.
fn unseen(game: &dyn Match, trace: &Trace) -> Vec<FillIn> {
    let seen: BTreeSet<String> = (0..trace.nodes.len() as u32).map(|node| line(trace, node)).collect();
    let mut ends = Vec::new();
    collect_ends(&mut *game.fork(), &mut Vec::new(), &mut ends);
    let question = |end: String| {
        let answer = if seen.contains(&end) { "" } else { "x" };
        FillIn { because: String::new(), answer: answer.to_owned(), about: end }
    };
    ends.into_iter().map(question).collect()
}

fn collect_ends(game: &mut dyn Match, moves: &mut Vec<String>, ends: &mut Vec<String>) {
    let legal = game.legal();
    if legal.is_empty() {
        ends.push(moves.join("."));
    }
    for mv in legal {
        if game.play(&mv).is_ok() {
            moves.push(mv);
            collect_ends(game, moves, ends);
            moves.pop();
            game.undo();
        }
    }
}

/// The moves after which the other side has lost.
fn winning_moves(game: &dyn Match, computer: &Computer, stop: &StopFlag) -> FillIn {
    let wins = |mv: &String| {
        let mut after = game.fork();
        let mover = after.to_move();
        after.play(mv).is_ok() && {
            let thought = after.think(computer, stop);
            let value = if thought.side == mover { thought.value } else { -thought.value };
            after.ending().is_some_and(|ending| ending.winner == Some(mover)) || value.is_win()
        }
    };
    let found: Vec<String> = game.legal().into_iter().filter(wins).collect();
    FillIn { about: String::new(), answer: found.join(", "), because: String::new() }
}

fn of_way(asks: Asks, quest: &dyn Quest, trace: &Trace) -> Vec<FillIn> {
    let name = |node: u32| trace.nodes.mv(node).map_or_else(|| first_name(quest), str::to_owned);
    if asks == Asks::Costs {
        let created = trace.events.iter().filter(|event| matches!(event.event, "start" | "generate"));
        let question = |event: TraceEvent| {
            let number = |figure: Option<f64>| figure.map(|figure| figure.to_string()).unwrap_or_default();
            let because = format!("{} + {}", number(event.g), number(event.h));
            Some(FillIn { about: name(event.node?), answer: number(event.f), because })
        };
        return created.filter_map(question).take(MOST_ORDERED).collect();
    }
    // Searches that look for the goal among what they take up end with it; others see it before it is its turn.
    let takes_up_goal = trace.events.iter().any(|event| event.event == "pick");
    let is_turn = |event: &TraceEvent| event.event == "expand" || event.event == "goal" && takes_up_goal;
    let expanded = trace.events.iter().filter(is_turn);
    if asks == Asks::Next {
        let order: Vec<String> = expanded.filter_map(|event| Some(name(event.node?))).take(MOST_ORDERED).collect();
        return next(&order);
    }
    let question = |(number, event): (usize, TraceEvent)| {
        Some(FillIn { about: number.to_string(), answer: name(event.node?), because: String::new() })
    };
    (1..).zip(expanded).filter_map(question).take(MOST_ORDERED).collect()
}

/// Which node comes next, a quarter, a half and three quarters on the way: about those that came before it.
fn next(order: &[String]) -> Vec<FillIn> {
    let places: BTreeSet<usize> = (1..=3).map(|part| (order.len() * part / 4).max(1)).collect();
    let question = |at: usize| {
        let answer = order.get(at)?.clone();
        Some(FillIn { about: order[..at].join(" → "), answer, because: String::new() })
    };
    places.into_iter().filter_map(question).collect()
}

/// What the start is called: by the place that is marked as the first side's.
fn first_name(quest: &dyn Quest) -> String {
    let scene = quest.scene();
    let own = scene.parts.iter().find(|part| part.owner.is_some() && part.place.is_some() && part.mv.is_none());
    own.and_then(|part| part.place.clone()).unwrap_or_default()
}
