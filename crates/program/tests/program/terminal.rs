//! What a person at a terminal sees: whole sittings on a pseudo-terminal, in Portuguese, for every game.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};

use crate::running::{jogada, json, names, program};

/// What was on the screen, and the code it ended with.
struct Screen {
    text: String,
    code: i32,
}

/// A program on a terminal of its own.
struct Sitter {
    child: Child,
    keyboard: File,
    seen: Vec<u8>,
}

impl Sitter {
    /// Starts the program on a terminal of that many columns.
    fn start(arguments: &[&str], columns: u16, variables: &[(&str, &str)]) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&master).and_then(|()| unlockpt(&master)).expect("it is ours");
        let name = ptsname(&master, Vec::new()).expect("it has a name");
        let path = name.to_str().expect("text").to_owned();
        let terminal = || OpenOptions::new().read(true).write(true).open(&path).expect("it opens");
        // What is typed is not shown twice, so that lines stay whole.
        let mut modes = tcgetattr(&master).expect("it has modes");
        modes.local_modes.remove(LocalModes::ECHO);
        tcsetattr(&master, OptionalActions::Now, &modes).expect("they can be set");
        let mut command = program(arguments);
        command.env("TERM", "xterm").env("COLUMNS", columns.to_string()).envs(variables.iter().copied());
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] {
            command.env_remove(name);
        }
        command.stdin(Stdio::from(terminal())).stdout(Stdio::from(terminal())).stderr(Stdio::from(terminal()));
        let child = command.spawn().expect("it starts");
        Self { child, keyboard: File::from(master), seen: Vec::new() }
    }

    fn types(&mut self, lines: &[&str]) {
        self.keyboard.write_all((lines.join("\n") + "\n").as_bytes()).expect("someone types");
    }

    /// Looks at what comes until a text is there.
    fn sees(&mut self, text: &str) {
        while !String::from_utf8_lossy(&self.seen).contains(text) {
            assert!(self.reads(), "it ended without {text:?}: {}", String::from_utf8_lossy(&self.seen));
        }
    }

    /// Reads on; a terminal that nobody has open any more reads as an error.
    fn reads(&mut self) -> bool {
        let mut part = [0; 4096];
        let Ok(count @ 1..) = self.keyboard.read(&mut part) else { return false };
        self.seen.extend_from_slice(&part[..count]);
        true
    }

    /// Presses Ctrl-C.
    fn interrupts(&self) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::INT).expect("it is there");
    }

    /// Looks until the program has ended.
    fn ends(mut self) -> Screen {
        while self.reads() {}
        let code = self.child.wait().expect("it ends").code().expect("no signal");
        Screen { text: String::from_utf8_lossy(&self.seen).replace("\r\n", "\n"), code }
    }
}

/// Runs the program on a terminal of that many columns, with these lines typed.
fn sitting(arguments: &[&str], columns: u16, variables: &[(&str, &str)], lines: &[&str]) -> Screen {
    let mut sitter = Sitter::start(arguments, columns, variables);
    sitter.types(lines);
    sitter.ends()
}

/// A small board of each game, quick to think about.
fn small(game: &str) -> &str {
    match game {
        "adji-boto" => "adji-boto:per-hole=1",
        "dots-and-boxes" => "dots-and-boxes:rows=1,cols=2",
        "hex" => "hex:size=3",
        "sliding-tiles" => "sliding-tiles:rows=2,cols=2",
        other => other,
    }
}

fn first_move(game: &str) -> String {
    let found = json(&["replay", game]);
    found["final"]["legal"][0].as_str().expect("a move").to_owned()
}

/// The command that goes on, as the words of a command line.
fn way_back(screen: &str) -> Vec<String> {
    let line = screen.lines().find_map(|line| line.split_once("Para continuar: jogada ")).expect(screen).1;
    line.split_whitespace().map(|word| word.trim_matches('\'').to_owned()).collect()
}

#[test]
fn a_whole_sitting_of_every_game_in_portuguese() {
    for game in names("games").into_iter().chain(names("puzzles")) {
        whole_sitting(small(&game));
    }
}

/// Menu, typing error, rules, hint, move, save, quit; going on; the log replayed and analyzed.
fn whole_sitting(game: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (mv, save) = (first_move(game), format!("guardar {}", of("jogo.json")));
    let is_puzzle =
        json(&["show", game])["players"].as_u64() == Some(1) || game.contains("puzzle") || game.contains("tiles");
    let menu: &[&str] = if is_puzzle { &[] } else { &["1", "acaso", ""] };
    let typed = [menu, &["disparate", "regras", "dica", "explicar", &mv, "jogadas", &save, "sair"]].concat();
    let log = of("jogo.log");
    let data = of("dados");
    let common = ["--lang", "pt", "--seed", "7", "--log", &log, "--data-dir", &data];
    let screen = sitting(&[&["play", "--text", game], &common[..]].concat(), 80, &[], &typed);
    assert_eq!(screen.code, 0, "{game}: {}", screen.text);
    for part in ["uma jogada escreve-se como em", "Dica de", "Porquê:", "Guardado em"] {
        assert!(screen.text.contains(part), "{part} in {game}: {}", screen.text);
    }
    // A game that a move or two end has nothing to go on with.
    if !screen.text.contains("\nresultado") {
        assert!(screen.text.contains("O jogo fica guardado em"), "{game}: {}", screen.text);
        goes_on(game, &screen.text, &data);
    }
    for command in [&["replay", "--file", &log][..], &["analyze", "--file", &log, "--nodes", "200"]] {
        let run = jogada(&[command, &["--lang", "pt"]].concat());
        assert_eq!(run.code, 0, "{command:?} of {game}: {}", run.err);
    }
    let log = fs::read_to_string(&log).expect("a log");
    assert!(log.contains(&format!("\n1. {mv}")) && log.contains("date: 20"), "{log}");
    let windows = of("windows.log");
    fs::write(&windows, log.replace('\n', "\r\n")).expect("writable");
    assert_eq!(jogada(&["replay", "--file", &windows]).code, 0, "{game}: Windows line ends");
}

fn goes_on(game: &str, screen: &str, data: &str) {
    let words = way_back(screen);
    for part in ["--lang", "--seed", "--log", "--file"] {
        assert!(words.iter().any(|word| word == part), "{part}: {words:?}");
    }
    assert!(words.iter().any(|word| word == data), "the same folder: {words:?}");
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    let again = sitting(&words, 80, &[], &["jogadas", "sair"]);
    assert_eq!(again.code, 0, "{game}: {}", again.text);
    assert!(again.text.contains("Jogado até agora:"), "{game}: {}", again.text);
    let kept = fs::read_dir(Path::new(data).join("sittings")).expect("kept games").count();
    assert_eq!(kept, 1, "{game}: a game that goes on stays one file");
}

#[test]
fn jogada_alone_opens_a_menu_in_the_readers_language() {
    let screen = sitting(&["--lang", "pt"], 80, &[], &["3", "nim", "", "", "", "1,3,5 1", "sair"]);
    assert_eq!(screen.code, 0, "{}", screen.text);
    assert!(
        screen.text.contains("resolver uma posição") && screen.text.contains("melhores jogadas"),
        "{}",
        screen.text
    );
    let english = sitting(&[], 80, &[], &["nonsense", "6", "quit"]);
    assert!(english.text.contains("expected a number from 1 to 6"), "{}", english.text);
    assert!(english.text.contains("jogada help COMMAND"), "{}", english.text);
    assert!(!jogada(&[]).out.contains("What shall it be"), "elsewhere it is the overview");
}

#[test]
fn the_best_move_is_on_the_menu() {
    let screen = sitting(&["play", "nim", "--text", "--lang", "pt"], 80, &[], &["4", "1,3,5 1", "sair"]);
    assert!(screen.text.contains("só a melhor jogada de uma posição"), "{}", screen.text);
    assert!(screen.text.contains("jogada                  3-3"), "{}", screen.text);
}

#[test]
fn nothing_is_wider_than_the_terminal_and_plain_terminals_stay_plain() {
    for columns in [40, 80, 120] {
        let arguments = ["play", "nim", "--text", "--lang", "pt", "--ascii", "--first", "human", "--second", "acaso"];
        let typed = ["ajuda", "regras", "explicar", "avaliar", "1-1", "sair"];
        let screen = sitting(&arguments, columns, &[("NO_COLOR", "1"), ("TERM", "dumb")], &typed);
        assert_eq!(screen.code, 0, "{}", screen.text);
        assert!(!screen.text.contains('\u{1b}'), "no colors, no line that changes: {}", screen.text);
        // A command is for copying, so it stays in one piece, and so does the name of a file.
        let free = |line: &&str| !line.contains("jogada play") && !line.contains(".json");
        // Nothing typed is shown here, so that an answer stands behind its question.
        let lines = screen.text.split('\n').flat_map(|line| line.split(": ").map(str::to_owned).collect::<Vec<_>>());
        let lines: Vec<String> = lines.collect();
        for line in lines.iter().map(String::as_str).filter(free) {
            assert!(line.chars().count() <= usize::from(columns), "{columns}: {line:?}");
        }
    }
}

#[test]
fn another_games_file_is_replaced_only_after_asking() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("jogo.json");
    let save = format!("guardar {}", path.display());
    let people = ["play", "nim", "--text", "--lang", "pt", "--first", "pessoa", "--second", "pessoa"];
    sitting(&people, 80, &[], &["3-3", &save, "sair"]);
    let first = fs::read_to_string(&path).expect("saved");
    let refused = sitting(&people, 80, &[], &["1-1", &save, "não", "sair"]);
    assert!(refused.text.contains("tem outro jogo") && refused.text.contains("fica como estava"), "{}", refused.text);
    assert_eq!(fs::read_to_string(&path).expect("there"), first);
    sitting(&people, 80, &[], &["1-1", &save, "sim", "sair"]);
    assert_ne!(fs::read_to_string(&path).expect("there"), first);
}

#[test]
fn progress_is_a_line_on_a_terminal_and_json_where_asked() {
    let screen = sitting(&["verify", "nim", "--samples", "300"], 80, &[], &[]);
    assert!(screen.text.contains("positions checked: "), "{}", screen.text);
    let run = jogada(&["verify", "nim", "--samples", "300", "--progress", "json"]);
    let line = run.err.lines().next().expect("a line");
    let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
    assert!(line["total"].as_u64().is_some() && line["text"].is_string(), "{line}");
    assert_eq!(jogada(&["verify", "nim", "--samples", "300"]).err, "", "silent where nobody looks");
}

#[test]
fn ctrl_c_at_the_prompt_keeps_the_whole_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("text");
    let people = ["--first", "pessoa", "--second", "pessoa"];
    let arguments = [&["play", "nim", "--text", "--lang", "pt", "--seed", "7", "--data-dir", data], &people[..]];
    let mut sitter = Sitter::start(&arguments.concat(), 80, &[]);
    sitter.types(&["3-3", "1-1"]);
    sitter.sees("Primeiro, a sua jogada (ex. 2-1):");
    sitter.interrupts();
    let screen = sitter.ends();
    assert_eq!(screen.code, 130, "{}", screen.text);
    assert!(screen.text.contains("O jogo não terminou.\nO jogo fica guardado em"), "{}", screen.text);
    let words = way_back(&screen.text);
    let again = sitting(&words.iter().map(String::as_str).collect::<Vec<_>>(), 80, &[], &["jogadas", "sair"]);
    assert!(again.text.contains("Jogado até agora: 3-3 1-1\n"), "{}", again.text);
}

#[test]
fn ctrl_c_after_the_end_says_nothing_of_going_on() {
    let people = ["--first", "human", "--second", "human"];
    let mut sitter = Sitter::start(&[&["play", "nim:heaps=1", "--text"], &people[..]].concat(), 80, &[]);
    sitter.types(&["1-1"]);
    sitter.sees("The game is over (");
    sitter.interrupts();
    let screen = sitter.ends();
    assert_eq!(screen.code, 130, "{}", screen.text);
    assert!(!screen.text.contains("Go on with"), "{}", screen.text);
}
