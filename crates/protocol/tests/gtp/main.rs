//! The GTP server: a transcript of every game, the laws that no transcript shows, and streams of nonsense.

mod analysis;
mod laws;
mod nonsense;
mod transcripts;

use jogada_catalog::{Catalog, Computer, Player, StopFlag};
use jogada_protocol::gtp::GtpServer;

/// The player of a spec.
fn computer(catalog: &Catalog, game: &str, player: &str) -> Computer {
    match catalog.player(game, player).expect("a player") {
        Player::Computer(computer) => computer,
        Player::Human => panic!("a person"),
    }
}

/// What a server answers to commands, one answer each.
fn answers(game: &str, player: &str, commands: &[&str]) -> Vec<String> {
    let catalog = jogada_standard::catalog();
    let mut server = GtpServer::new(&catalog, game, computer(&catalog, game, player)).expect("a game");
    commands.iter().map(|command| answer(&mut server, command)).collect()
}

fn answer(server: &mut GtpServer, command: &str) -> String {
    let mut output = Vec::new();
    server.answer(command, &StopFlag::new(), &mut output).expect("memory");
    String::from_utf8(output).expect("text")
}
