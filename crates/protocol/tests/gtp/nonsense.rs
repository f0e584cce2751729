//! Streams of nonsense: always an answer, never the end.

use jogada_catalog::GameEntry;
use jogada_protocol::gtp::GtpServer;
use proptest::prelude::*;

use super::computer;

/// Commands and words, right and wrong, in any order.
fn command() -> impl Strategy<Value = String> {
    let names = prop::sample::select(vec![
        "play",
        "genmove",
        "reg_genmove",
        "undo",
        "boardsize",
        "clear_board",
        "showboard",
        "time_settings",
        "time_left",
        "final_score",
        "all_legal_moves",
        "param_game",
        "loadsgf",
        "known_command",
        "",
        "7",
    ]);
    let words = prop::sample::select(vec![
        "b",
        "w",
        "a1",
        "b2",
        "1",
        "3",
        "1-1",
        "h1.1",
        "v1.1",
        "t1",
        "pass",
        "resign",
        "swap-pieces",
        "allow_swap",
        "-5",
        "99999999999999999999",
        "NaN",
        "0",
        "\u{0}",
        "é",
    ]);
    (names, prop::collection::vec(words, 0..4)).prop_map(|(name, words)| format!("{name} {}", words.join(" ")))
}

fn served(game: &str, input: Vec<u8>) -> String {
    let catalog = jogada_standard::catalog();
    let mut server = GtpServer::new(&catalog, game, computer(&catalog, game, "random")).expect("a game");
    let mut output = Vec::new();
    server.serve(std::io::Cursor::new(input), &mut output).expect("memory");
    String::from_utf8(output).expect("text")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_command_gets_an_answer(commands in prop::collection::vec(command(), 1..30)) {
        let catalog = jogada_standard::catalog();
        let lines = commands.iter().enumerate().map(|(id, command)| format!("{id} {command}"));
        let input = lines.collect::<Vec<_>>().join("\n");
        for game in catalog.games().iter().map(GameEntry::name) {
            let game = if game == "hex" { "hex:size=3,swap=on" } else { game };
            let output = served(game, input.clone().into_bytes());
            let answers: Vec<_> = output.split_terminator("\n\n").collect();
            prop_assert_eq!(answers.len(), commands.len(), "{}", output);
            for (id, answer) in answers.iter().enumerate() {
                let number = answer[1..].split([' ', '\n']).next().and_then(|number| number.parse().ok());
                prop_assert_eq!(number, Some(id), "{}", answer);
                prop_assert!(answer.starts_with(['=', '?']) && !answer.contains("internal error"), "{}", answer);
            }
        }
    }

    #[test]
    fn bytes_do_not_end_a_server(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut input = bytes;
        input.extend_from_slice(b"\n99 name\n");
        prop_assert!(served("nim", input).ends_with("=99 Jogada\n\n"));
    }
}
