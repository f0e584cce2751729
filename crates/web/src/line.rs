//! From the text of a request to a session.

use std::collections::BTreeMap;

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Loss, Parameter, PlayError, Record, Session, Spec};
use jogada_wire::GameLine;

use crate::failure::{RequestFailure, Trouble};

/// The most moves that a game may have here. Every question plays them all again.
const MOST_MOVES: usize = 2000;
/// The most bytes of any one text.
const LONGEST_TEXT: usize = 4096;
/// Not moves of any game: a side gives up, or its time is up. First for the side to move, then for either.
const LOSSES: [(Loss, [&str; 3]); 2] =
    [(Loss::Resigned, ["resign", "resign-1", "resign-2"]), (Loss::Time, ["time", "time-1", "time-2"])];

/// Whether a line is no longer than lines may be here.
pub(crate) fn within_limits(line: &GameLine) -> Result<(), RequestFailure> {
    let texts = line.moves.iter().chain(&line.start).chain([&line.game]);
    let too_large = line.moves.len() > MOST_MOVES || texts.map(String::len).any(|length| length > LONGEST_TEXT);
    if too_large { Err(Trouble::TooLarge.into()) } else { Ok(()) }
}

/// Plays a line to where it has got.
pub(crate) fn open(catalog: &Catalog, line: &GameLine) -> Result<Session, RequestFailure> {
    within_limits(line)?;
    let GameLine { game, start, moves } = line;
    let mut session = catalog.open(game).map_err(|error| RequestFailure::spec("game", error))?;
    if let Some(start) = start {
        session.set_position(start).map_err(RequestFailure::position)?;
    }
    for (index, mv) in moves.iter().enumerate() {
        step(&mut session, mv).map_err(|error| RequestFailure::mv(index, error))?;
    }
    Ok(session)
}

/// Brings a session of the same game to where a line has got, from wherever it is; whether that could be done.
pub(crate) fn rejoin(session: &mut Session, moves: &[String]) -> bool {
    let same = session.history().iter().zip(moves).take_while(|(ply, mv)| ply.mv == **mv).count();
    while session.history().len() > same {
        session.undo();
    }
    moves[same..].iter().all(|mv| step(session, mv).is_ok())
}

/// A move, or a loss without one.
fn step(session: &mut Session, mv: &str) -> Result<(), PlayError> {
    let meant = |(how, words): (Loss, [&str; 3])| Some((how, words.into_iter().position(|word| word == mv)?));
    let to_move = session.to_move();
    match LOSSES.into_iter().find_map(meant) {
        Some((how, number)) => session.lose(Side::from_number(number as u8).unwrap_or(to_move), how),
        None => session.play(mv).map(drop),
    }
}

/// The word for a loss of a side.
fn loss_word((side, how): (Side, Loss), to_move: Side) -> Option<&'static str> {
    let (_, words) = LOSSES.into_iter().find(|(known, _)| *known == how)?;
    Some(words[if side == to_move { 0 } else { usize::from(side.number()) }])
}

/// The line of a recorded game, once it is sure that it can be played.
pub(crate) fn of_record(catalog: &Catalog, record: &Record) -> Result<GameLine, RequestFailure> {
    let mut line = GameLine { game: record.game.clone(), start: record.start.clone(), moves: record.moves.clone() };
    let mut session = open(catalog, &line)?;
    if let Some((side, how)) = record.lost().filter(|_| session.ending().is_none()) {
        session.lose(side, how).expect("the game goes on");
    }
    line.moves = moves_of(&session);
    Ok(line)
}

/// The moves of a session as questions and addresses of the page carry them: a loss without one is the last of them.
pub fn moves_of(session: &Session) -> Vec<String> {
    let record = Record::of(session, &[]);
    let lost = record.lost().and_then(|lost| loss_word(lost, session.to_move()));
    record.moves.into_iter().chain(lost.map(str::to_owned)).collect()
}

/// The name of a game and all its settings, those that were not set as well.
pub(crate) fn settings(catalog: &Catalog, game: &str) -> (String, BTreeMap<String, String>) {
    let Ok(spec) = Spec::parse(game) else { return (game.to_owned(), BTreeMap::new()) };
    let parameters = parameters(catalog, &spec);
    let value = |parameter: &Parameter| {
        let set = spec.setting(&parameter.name).map(|setting| setting.value.clone());
        (parameter.name.clone(), set.unwrap_or_else(|| parameter.default.clone()))
    };
    (spec.name.clone(), parameters.iter().map(value).collect())
}

fn parameters<'a>(catalog: &'a Catalog, spec: &Spec) -> &'a [Parameter] {
    match (catalog.game(spec), catalog.puzzle(spec)) {
        (Ok(game), _) => game.parameters(),
        (_, Ok(puzzle)) => puzzle.parameters(),
        _ => &[],
    }
}
