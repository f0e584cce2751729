//! Analyses under way, over real streams.

use std::io::{BufRead, BufReader, Write, pipe};
use std::thread;

use jogada_protocol::gtp::GtpServer;

use super::{answers, computer};

#[test]
fn the_next_command_ends_an_analysis() {
    let (commands, mut controller) = pipe().expect("a pipe");
    let (replies, mut output) = pipe().expect("a pipe");
    let server = thread::spawn(move || {
        let catalog = jogada_standard::catalog();
        let mut server = GtpServer::new(&catalog, "hex:size=9", computer(&catalog, "hex", "mcts")).expect("a game");
        server.serve(commands, &mut output).expect("pipes hold");
    });
    let mut replies = BufReader::new(replies).lines().map(|line| line.expect("text"));
    writeln!(controller, "1 analyze b 50").expect("sent");
    assert_eq!(replies.next().as_deref(), Some("=1"));
    let info = replies.next().expect("a line");
    assert!(info.starts_with("info move ") && info.contains(" pv "), "{info}");
    writeln!(controller, "2 name\n3 quit").expect("sent");
    let rest: Vec<String> = replies.skip_while(|line| line.starts_with("info ")).collect();
    assert_eq!(rest, ["", "=2 Jogada", "", "=3", ""]);
    server.join().expect("well");
}

#[test]
fn an_analysis_ends_by_itself_within_its_limits() {
    let commands = ["analyze nodes 500 lines 2", "analyze b depth 1", "analyze w", "analyze sideways", "analyze nodes"];
    let answers = answers("tic-tac-toe", "alphabeta", &commands);
    assert!(answers[0].starts_with("=\ninfo move ") && answers[0].ends_with("\n\n"));
    assert!(answers[0].contains(" order 1 "), "two lines: {}", answers[0]);
    assert!(answers[1].contains(" depth 1 "));
    assert_eq!(answers[2], "? it is the turn of black\n\n");
    assert_eq!(answers[3], "? invalid color sideways\n\n");
    assert!(answers[4].starts_with("? syntax error"));
}

#[test]
fn a_game_that_is_over_is_not_analyzed() {
    assert_eq!(answers("hex:size=1", "random", &["play b a1", "analyze"])[1], "? the game is over\n\n");
}

#[test]
fn overlays_are_listed_and_told_as_pairs() {
    let said =
        answers("hex:size=3,swap=off", "random", &["play black b2", "overlay connections", "overlay", "overlay x"]);
    assert_eq!(said[1], "= b1 @ c1 @ a3 @ b3 @\n\n");
    assert_eq!(said[2], "? syntax error: 1 arguments are expected\n\n");
    assert_eq!(
        said[3],
        "? there is no such overlay; there is: paths policy connections must-play carrier dead ladders\n\n"
    );
    let [offered] = &answers("hex:size=3", "random", &["hexgui-analyze_commands"])[..] else { panic!("one answer") };
    assert!(offered.contains("pspairs/Overlay policy/overlay policy"), "{offered}");
}

#[test]
fn one_thing_alone_is_told_out_of_an_overlay_and_whose_it_is_in_words() {
    let moves = ["play b c10", "play w b11", "play b d10", "play w c11", "play b k1", "play w d11"];
    let asked = ["overlay ladders", "overlay dead", "overlay_notes ladders", "overlay_notes policy", "overlay_notes x"];
    let said = answers("hex:size=11,swap=off", "random", &[&moves[..], &asked[..]].concat());
    let [ladders, dead, notes, policy, refused] = &said[moves.len()..] else { panic!("five answers") };
    assert!(ladders.starts_with("= e10 1 f10 2 g10 3"), "{ladders}");
    assert!(dead.split_whitespace().skip(1).skip(1).step_by(2).all(|mark| mark == "×"), "{dead}");
    assert!(notes.starts_with("= A ladder of First, e10 f10 g10"), "{notes}");
    assert!(policy.contains("Shares of the net’s attention in %; it gives First a chance of "), "{policy}");
    assert!(refused.starts_with("? there is no such overlay; there is: paths policy"), "{refused}");
    let [offered] = &answers("hex:size=3", "random", &["hexgui-analyze_commands"])[..] else { panic!("one answer") };
    for line in ["pspairs/Overlay ladders/overlay ladders", "string/Notes ladders/overlay_notes ladders"] {
        assert!(offered.contains(line), "{offered}");
    }
}
