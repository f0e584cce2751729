//! No number in a spec or an option ends the program: more memory than there is is refused, and what a search may take is
//! the same everywhere.

use crate::running::{jogada, with_input};

#[test]
fn a_table_larger_than_the_memory_is_refused_wherever_it_is_asked_for() {
    for player in ["pvs:table=900000G,nodes=10", "dfpn:table=900000G", "mcts:table=900000G", "pns:table=900000G"] {
        let run = jogada(&["best", "hex", "--player", player]);
        assert_eq!(run.code, 2, "{player}: {}", run.err);
        assert!(run.err.contains("921,600,000 MB") && run.err.contains("this machine has"), "{}", run.err);
    }
    let players = ["--players", "random", "pvs:table=900000G", "--games", "2"];
    let run = jogada(&[&["arena", "nim", "--out", "nowhere"], &players[..]].concat());
    assert_eq!(run.code, 2, "{}", run.err);
    let run = jogada(&["search", "adji-boto-puzzle", "--problem", "G", "--algorithm", "bfs:memory=900000G"]);
    assert_eq!(run.code, 2, "{}", run.err);
}

#[test]
fn a_gtp_server_refuses_such_a_player_and_lives_on() {
    let run = with_input(&["gtp", "nim", "--player", "pvs:table=900000G"], "name\n");
    assert_eq!(run.code, 2, "{}", run.err);
    let run = with_input(&["gtp", "nim"], "nonsense pvs:table=900000G\nname\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("= Jogada"), "{}", run.out);
}

#[test]
fn a_search_that_fills_its_memory_says_so() {
    let run = jogada(&["search", "adji-boto-puzzle", "--problem", "G", "--algorithm", "bfs:memory=4M"]);
    assert_eq!(run.code, 4, "{}", run.err);
    assert!(run.out.contains("memory"), "{}", run.out);
}

/// Under a limit of the system, which counts addresses.
#[cfg(unix)]
#[test]
fn too_little_machine_is_a_refusal() {
    use crate::running::fed;
    let script = r#"ulimit -v 900000; exec "$0" "$@""#;
    let limited = |arguments: &[&str]| {
        let mut shell = std::process::Command::new("sh");
        fed(shell.args(["-c", script, env!("CARGO_BIN_EXE_jogada")]).args(arguments).env("LC_ALL", "C"), "")
    };
    let run = limited(&["search", "adji-boto-puzzle", "--problem", "G", "--algorithm", "bfs"]);
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.contains("1,024 MB") && run.err.contains("this machine has 878 MB"), "{}", run.err);
    let run = limited(&["search", "adji-boto-puzzle", "--problem", "A", "--algorithm", "bfs:memory=100M"]);
    assert_eq!(run.code, 0, "{}", run.err);
}
