//! Playing on the page instead of in the terminal.

use std::io::{self, IsTerminal};
use std::sync::Arc;

use jogada_catalog::Catalog;
use jogada_web::{Config, moves_of};
use jogada_words::Language;

use super::seat::usual_opponent;
use super::setup::{filled, merged};
use super::{PlayArgs, storage};
use crate::commands::{Done, place};
use crate::console::Console;
use crate::environment;
use crate::failure::Failure;
use crate::page::{self, Visit, escaped};

/// Whether to play on the page: a person sits at a terminal, a browser can be opened, and nothing is asked for that
/// only text has.
pub(super) fn is_wanted(args: &PlayArgs, console: &Console) -> bool {
    let plain = !(args.text || args.quiet || args.ponder || args.menu || args.log.is_some() || console.json);
    plain && io::stdin().is_terminal() && io::stdout().is_terminal() && environment::browser().is_some()
}

/// Serves the page and opens it at the game.
pub(super) fn open(args: &PlayArgs, catalog: &Arc<Catalog>, console: &mut Console) -> Done {
    let at = address(args, catalog, console.language)?;
    page::serve(&Config::default(), catalog, &Visit { open: true, at }, console)
}

/// Where in the page the game is. What is wrong with it is said here, where it was typed.
fn address(args: &PlayArgs, catalog: &Catalog, language: Language) -> Result<String, Failure> {
    let mut keys = Vec::new();
    let mut players = [args.first.clone(), args.second.clone()];
    if let Some(path) = &args.file {
        let loaded = storage::load(catalog, args.game.as_deref(), path, language)?;
        keys.push(("game", loaded.session.game().to_owned()));
        keys.push(("start", loaded.session.start()));
        keys.push(("moves", moves_of(&loaded.session).join(" ")));
        players = merged(players, &loaded.players);
    } else if let Some(game) = &args.game {
        let session = place::open(catalog, game, args.from.as_deref())?;
        keys.push(("game", game.clone()));
        keys.extend(args.from.clone().map(|from| ("start", from)));
        if session.sides() == 2 {
            players = filled(players, &usual_opponent(catalog, game)).map(Some);
        }
    }
    keys.extend(["first", "second"].into_iter().zip(players).filter_map(|(key, player)| Some((key, player?))));
    let pairs: Vec<_> = keys.iter().map(|(key, value)| format!("{key}={}", escaped(value))).collect();
    Ok(format!("#/play?{}", pairs.join("&")))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: PlayArgs,
    }

    fn address_of(line: &[&str]) -> Result<String, Failure> {
        let line = Line::parse_from([&["play"], line].concat());
        address(&line.args, &jogada_standard::catalog(), Language::English)
    }

    #[test]
    fn the_address_holds_the_game_and_who_plays() {
        let address = address_of(&["hex:size=7", "--second", "hard"]).expect("a good line");
        assert_eq!(address, "#/play?game=hex%3Asize%3D7&first=human&second=hard");
        let address = address_of(&["nim"]).expect("a good line");
        assert_eq!(address, "#/play?game=nim&first=human&second=medium", "as in the terminal");
        assert_eq!(address_of(&["adji-boto-puzzle"]).expect("a good line"), "#/play?game=adji-boto-puzzle");
        assert_eq!(address_of(&[]).expect("nothing asked"), "#/play?");
    }

    #[test]
    fn the_address_of_a_saved_game_says_who_gave_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nim.json");
        let moves_of = |winner: u8, reason: &str| {
            let result = format!(r#"{{"winner":{winner},"reason":"{reason}","score":[0,0]}}"#);
            let record = format!(r#"{{"v":1,"game":"nim","players":[],"moves":["1-1"],"result":{result}}}"#);
            std::fs::write(&path, record).expect("it can be written");
            let address = address_of(&["--file", path.to_str().expect("text")]).expect("a good record");
            address.split_once("&moves=").expect("they are there").1.to_owned()
        };
        assert_eq!(moves_of(1, "resigned"), "1-1%20resign");
        assert_eq!(moves_of(2, "resigned"), "1-1%20resign-1", "it was not their turn");
        assert_eq!(moves_of(2, "rules"), "1-1");
    }

    #[test]
    fn the_address_of_a_saved_game_says_who_played_unless_told_otherwise() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nim.json");
        let record = r#"{"v":1,"game":"nim","players":["hard","human"],"moves":["1-1"]}"#;
        std::fs::write(&path, record).expect("it can be written");
        let file = ["--file", path.to_str().expect("text")];
        let players_of = |more: &[&str]| {
            let address = address_of(&[&file, more].concat()).expect("a good record");
            address.split_once("&first=").expect("they are there").1.to_owned()
        };
        assert_eq!(players_of(&[]), "hard&second=human");
        assert_eq!(players_of(&["--first", "easy"]), "easy&second=human");
    }

    #[test]
    fn what_is_wrong_is_said_before_a_page_opens() {
        assert!(matches!(address_of(&["hexx"]), Err(Failure::Spec { .. })));
        assert!(matches!(address_of(&["nim", "--from", "x"]), Err(Failure::Position { .. })));
    }
}
