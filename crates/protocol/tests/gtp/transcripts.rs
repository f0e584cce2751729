//! A session of every game, command by command, held against a file.
//!
//! `JOGADA_BLESS=1 cargo test -p jogada-protocol --test gtp transcripts` writes what the server says into the files.

use std::fs;
use std::path::PathBuf;

use jogada_catalog::GameEntry;
use jogada_protocol::gtp::GtpServer;

use super::{answer, computer};

/// What marks a command in a file; the lines below it are the answer.
const PROMPT: &str = "$ ";

fn path(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/gtp/transcripts/{game}.txt"))
}

/// Plays the commands of a file again; its first line is the game and the player.
fn replayed(text: &str) -> String {
    let title = text.lines().next().expect("a game and a player");
    let (game, player) = title.split_once(' ').expect("a game and a player");
    let catalog = jogada_standard::catalog();
    let mut server = GtpServer::new(&catalog, game, computer(&catalog, game, player)).expect("a game");
    let mut said = vec![title.to_owned(), String::new()];
    for command in text.lines().filter_map(|line| line.strip_prefix(PROMPT)) {
        let reply = masked(&answer(&mut server, command));
        said.push(format!("{PROMPT}{command}\n{}", reply.trim_end_matches('\n')));
        said.push(String::new());
    }
    said.join("\n")
}

/// The answer without what differs from run to run or with every change to a search.
fn masked(answer: &str) -> String {
    let is_figure = |word: &str| ["visits", "seldepth", "nodes", "nps", "hashfull", "time"].contains(&word);
    let line = |line: &str| {
        let mut before = "";
        let words = line.split(' ').map(|word| {
            let shown = if is_figure(before) && line.starts_with("info ") { "_" } else { word };
            before = word;
            shown
        });
        words.collect::<Vec<_>>().join(" ")
    };
    answer.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_game_has_a_transcript_and_keeps_to_it() {
    let catalog = jogada_standard::catalog();
    for game in catalog.games().iter().map(GameEntry::name) {
        let path = path(game);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let replayed = replayed(&text);
        if std::env::var_os("JOGADA_BLESS").is_some() {
            fs::write(&path, &replayed).expect("writable");
        } else {
            assert_eq!(replayed, text, "{}", path.display());
        }
    }
}
