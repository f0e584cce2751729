//! What is played and by whom: from the command line, from a saved game, from the menu, or as usual.

use std::path::PathBuf;

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Session};

use super::PlayArgs;
use super::input::Input;
use super::menu::{Menu, Wish};
use super::seat::{HUMAN, Seat, usual_opponent};
use super::storage::{self, Loaded, Notes};
use crate::commands::{best, place};
use crate::console::Console;
use crate::failure::Failure;

/// A board with everyone seated.
pub(crate) struct GameSetup {
    pub(crate) session: Session,
    /// One a side.
    pub(crate) seats: Vec<Seat>,
    pub(crate) notes: Notes,
    /// The file that the game is from.
    pub(crate) file: Option<PathBuf>,
}

/// Finds out what is played; `None` if the person at the menu would rather not.
pub(crate) fn set_up(
    args: &PlayArgs,
    catalog: &Catalog,
    console: &mut Console,
    input: &mut Input,
) -> Result<Option<GameSetup>, Failure> {
    let asks = args.menu || input.is_terminal() && !console.json;
    let Some(Loaded { session, players, notes }) = open(args, asks, catalog, console, input)? else { return Ok(None) };
    let (given, file) = ([args.first.clone(), args.second.clone()], args.file.clone());
    if session.sides() == 1 {
        let seats = puzzle_seats(&given, session.game(), catalog, console)?;
        return Ok(Some(GameSetup { session, seats, notes, file }));
    }
    let specs = match merged(given, &players) {
        [Some(first), Some(second)] => Some([first, second]),
        missing if asks => asked(&missing, &session, catalog, console, input)?,
        missing => Some(filled(missing, &usual_opponent(catalog, session.game()))),
    };
    let Some(specs) = specs else { return Ok(None) };
    let within = |spec: &String| if spec == HUMAN { spec.clone() } else { args.reach.written(spec) };
    let specs = specs.each_ref().map(within);
    let seats = seated(&specs, session.game(), catalog, console)?;
    Ok(Some(GameSetup { session, seats, notes, file }))
}

/// Both players. Two who remember their moves for as long share what they remember.
fn seated(specs: &[String; 2], game: &str, catalog: &Catalog, console: &Console) -> Result<Vec<Seat>, Failure> {
    let [first, second] = specs;
    let first = Seat::read(first, game, catalog, console)?;
    let second = Seat::read(second, game, catalog, console)?.sharing_memory(&first);
    Ok(vec![first, second])
}

/// Asks for the players that are missing; who wants only the best move gets it, and is asked again.
fn asked(
    missing: &[Option<String>; 2],
    session: &Session,
    catalog: &Catalog,
    console: &mut Console,
    input: &mut Input,
) -> Result<Option<[String; 2]>, Failure> {
    loop {
        let mut menu = Menu::new(catalog, console, input);
        match menu.players(session.game(), missing.clone())? {
            None => return Ok(None),
            Some(Wish::Players(players)) => return Ok(Some(players)),
            Some(Wish::BestMove) => {
                let Some(mut session) = menu.position(session)? else { return Ok(None) };
                best::advise(&mut session, catalog, console)?;
                console.line("")?;
            }
        }
    }
}

fn open(
    args: &PlayArgs,
    asks: bool,
    catalog: &Catalog,
    console: &mut Console,
    input: &mut Input,
) -> Result<Option<Loaded>, Failure> {
    if let Some(path) = &args.file {
        return storage::load(catalog, args.game.as_deref(), path, console.language).map(Some);
    }
    let game = match &args.game {
        Some(game) => Some(game.clone()),
        None if asks => Menu::new(catalog, console, input).game()?,
        None => return Err(Failure::NoGame),
    };
    let Some(game) = game else { return Ok(None) };
    place::open(catalog, &game, args.from.as_deref()).map(|session| Some(Loaded::bare(session)))
}

/// A puzzle has one seat.
fn puzzle_seats(
    given: &[Option<String>; 2],
    game: &str,
    catalog: &Catalog,
    console: &Console,
) -> Result<Vec<Seat>, Failure> {
    let [first, None] = given else { return Err(Failure::OnePlayer) };
    let seat = Seat::read(first.as_deref().unwrap_or(HUMAN), game, catalog, console)?;
    Ok(vec![seat])
}

/// Players given now come before those of a saved game.
pub(super) fn merged(given: [Option<String>; 2], saved: &[String]) -> [Option<String>; 2] {
    let [first, second] = given;
    let of = |side: Side| saved.get(side.index()).cloned();
    [first.or_else(|| of(Side::First)), second.or_else(|| of(Side::Second))]
}

/// A person plays first against the computer, unless what was given says otherwise.
pub(crate) fn filled(given: [Option<String>; 2], computer: &str) -> [String; 2] {
    let partner = |other: &str| if other == HUMAN { computer.to_owned() } else { HUMAN.to_owned() };
    match given {
        [Some(first), Some(second)] => [first, second],
        [Some(first), None] => [first.clone(), partner(&first)],
        [None, Some(second)] => [partner(&second), second],
        [None, None] => [HUMAN.to_owned(), computer.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_meets_the_computer_unless_said_otherwise() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(filled([None, None], "medium"), ["human", "medium"]);
        assert_eq!(filled([some("human"), None], "medium"), ["human", "medium"]);
        assert_eq!(filled([None, some("human")], "medium"), ["medium", "human"]);
        assert_eq!(filled([some("greedy"), None], "medium"), ["greedy", "human"]);
        assert_eq!(filled([None, some("greedy")], "medium"), ["human", "greedy"]);
    }

    #[test]
    fn who_is_given_now_takes_the_place_of_who_is_saved() {
        let saved = ["human".to_owned(), "report-hard".to_owned()];
        let merged = merged([None, Some("report-easy".to_owned())], &saved);
        assert_eq!(merged, [Some("human".to_owned()), Some("report-easy".to_owned())]);
    }
}
