//! Everything that can be typed at the prompt.

use super::{PEOPLE, beginning, levels, nim, play};

#[test]
fn wrong_input_is_pointed_at_and_asked_again() {
    for (line, message, carets) in [
        ("9-9", "a column must be from 1 to 3", "  ^"),
        ("1-5", "there are not that many pieces", "  ^^^"),
        ("nonsense", "expected a column here", "  ^^^^^^^^"),
        ("udno", "did you mean undo?", "  ^^^^"),
        ("undo 3", "expected nothing more here", "       ^"),
        ("save", "expected the name of a file here", "      ^"),
        ("swap", "there is nothing to swap now", ""),
        ("undo", "there is nothing to take back", ""),
        ("redo", "there is nothing to play again", ""),
    ] {
        let run = nim(&[line, "3-3", "quit"]);
        assert_eq!(run.code, 0, "{line}");
        let mut lines = run.err.lines();
        assert!(lines.next().expect("a message").contains(message), "{line}: {}", run.err);
        if !carets.is_empty() {
            assert_eq!(lines.nth(1), Some(carets), "{line}");
        }
        assert!(run.out.contains("\n1. First: 3-3\n"), "{line}: nothing was lost");
    }
}

#[test]
fn empty_and_strange_lines_change_nothing() {
    let long = "x".repeat(100_000);
    let run = nim(&["", "   ", "\u{1b}[A", "çã\u{0}", &long, "3-3", "quit"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("\n1. First: 3-3\n"));
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let run = nim(&["3-3", "1-1", "undo", "undo", "redo", "redo", "2-1", "quit"]);
    assert_eq!(beginning(&run.out, "Taken back: "), ["Taken back: 1-1", "Taken back: 3-3"]);
    assert_eq!(beginning(&run.out, "Played again: "), ["Played again: 3-3", "Played again: 1-1"]);
    assert!(run.out.contains("\n3. First: 2-1\n"), "{}", run.out);
}

#[test]
fn taking_back_from_a_computer_takes_back_the_persons_move_too() {
    let run = play(&["nim", "--second", "report-hard"], &["3-1", "undo", "redo", "undo", "3-3", "quit"]);
    assert_eq!(beginning(&run.out, "1. First: "), ["1. First: 3-1", "1. First: 3-3"]);
    let taken = beginning(&run.out, "Taken back: 3-1 ");
    assert_eq!(taken.len(), 2, "{}", run.out);
    let run = play(&["nim", "--first", "report-hard"], &["undo", "quit"]);
    assert!(run.err.contains("there is nothing to take back"), "only the computer has moved: {}", run.err);
}

#[test]
fn a_resignation_can_be_taken_back_alone() {
    let run = nim(&["3-3", "resign", "undo", "1-1", "quit"]);
    assert!(run.out.contains("Second resigns"), "{}", run.out);
    assert!(run.out.contains("Taken back: the resignation"), "{}", run.out);
    assert!(run.out.contains("\n2. Second: 1-1\n"), "{}", run.out);
    let run = nim(&["3-3", "undo", "resign", "undo", "redo", "quit"]);
    assert!(run.out.contains("Played again: 3-3"), "what was undone before is still there: {}", run.out);
}

#[test]
fn a_hint_says_whose_it_is_and_why_and_plays_nothing() {
    let run = nim(&["hint", "quit"]);
    let strongest = levels().pop().expect("a level");
    let hint = format!("Hint from {strongest}, the strongest player: 3-3\n");
    assert!(run.out.contains(&hint), "{}", run.out);
    assert!(run.out.contains("Why: First wins"), "{}", run.out);
    assert!(!run.out.contains("1. First"), "{}", run.out);
}

#[test]
fn an_evaluation_is_always_as_first_sees_it() {
    let value = |position: &str| {
        let run = play(&[&["tic-tac-toe", "--from", position], &PEOPLE[..]].concat(), &["eval", "quit"]);
        beginning(&run.out, "open-lines: ").first().map(|&line| line.to_owned()).expect("an evaluation")
    };
    assert_eq!(value("x../.../... 2"), "open-lines: +0.12, as First sees it (estimate)");
    assert!(value("x../.o./... 1").starts_with("open-lines: -"));
}

#[test]
fn the_moves_are_listed() {
    let run = nim(&["3-5", "moves", "quit"]);
    assert!(run.out.contains("4 to choose from: 1-1 2-1 2-2 2-3\nPlayed so far: 3-5\n"), "{}", run.out);
}

#[test]
fn in_hex_the_first_stone_can_be_swapped_once() {
    let hex = |lines: &[&str], language: &str| {
        play(&[&["hex:size=3", "--ascii", "--lang", language], &PEOPLE[..]].concat(), lines)
    };
    let run = hex(&["swap", "a2", "swap", "swap", "quit"], "en");
    assert_eq!(run.err.matches("there is nothing to swap now").count(), 2, "{}", run.err);
    assert_eq!(run.out.matches("You may take over First's stone: swap.").count(), 1, "{}", run.out);
    assert!(run.out.contains("\n2. Second: swap\n"), "{}", run.out);
    let portuguese = hex(&["a2", "trocar", "sair"], "pt");
    assert!(portuguese.out.contains("\n2. Segundo: swap\n"), "{}", portuguese.out);
    let against = play(&["hex:size=3", "--second", "alphabeta:depth=2"], &["b2", "undo", "quit"]);
    assert!(against.out.contains("Taken back: b2 swap\n"), "the computer swaps the middle: {}", against.out);
}

#[test]
fn a_new_game_starts_where_the_old_one_did() {
    let run = play(&[&["nim", "--from", "2,2 2"], &PEOPLE[..]].concat(), &["1-1", "new", "2-2", "quit"]);
    assert!(run.out.contains("\n1. Second: 1-1\n") && run.out.contains("\n1. Second: 2-2\n"), "{}", run.out);
}

#[test]
fn after_the_end_one_can_go_back() {
    let run = play(&[&["nim:heaps=1"], &PEOPLE[..]].concat(), &["1-1", "1-1", "hint", "undo", "1-1"]);
    assert_eq!(run.code, 0);
    assert_eq!(run.err.matches("the game is over").count(), 2, "{}", run.err);
    assert_eq!(beginning(&run.out, "result").len(), 2, "{}", run.out);
}

#[test]
fn every_word_works_in_both_languages_whatever_is_spoken() {
    let english = ["3-1", "undo", "redo", "hint", "moves", "eval", "board", "new", "help", "resign", "quit"];
    let portuguese =
        ["3-1", "desfazer", "refazer", "dica", "jogadas", "avaliar", "tabuleiro", "novo", "ajuda", "desistir", "sair"];
    let of = |lines: &[&str], language| {
        let run = play(&[&["nim", "--lang", language], &PEOPLE[..]].concat(), lines);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{language}");
        // What was typed is in the output, after a colon.
        let answers = run.out.lines().filter(|line| !line.contains("your move (") && !line.contains("a sua jogada ("));
        // The strongest player thinks with two threads, so the line it expects may differ.
        let steady = answers.filter(|line| !line.starts_with("Why:") && !line.starts_with("Porquê:"));
        steady.filter(|line| !line.contains("is over") && !line.contains("terminou")).collect::<Vec<_>>().join("\n")
    };
    for language in ["en", "pt"] {
        assert_eq!(of(&english, language), of(&portuguese, language));
    }
    assert_ne!(of(&english, "en"), of(&english, "pt"));
}

#[test]
fn everything_said_fits_forty_columns() {
    for language in ["en", "pt"] {
        let arguments = ["play", "--text", "nim", "--lang", language, "--second", "report-hard"];
        let mut command = crate::running::program(&arguments);
        let input = "help\nhint\nmoves\neval\n3-1\nresign\n";
        let output = crate::running::fed(command.env("COLUMNS", "40"), input);
        for line in output.out.lines() {
            assert!(line.chars().count() <= 40, "{language}: {line}");
        }
    }
}
