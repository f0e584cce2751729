//! The menu asks for what is missing, forgives mistakes, and lets people go.

use super::{levels, play, usual};

/// Plays with the menu forced.
fn menu(arguments: &[&str], lines: &[&str]) -> crate::running::Run {
    play(&[&["--menu"], arguments].concat(), lines)
}

#[test]
fn a_whole_game_can_be_set_up_by_answering() {
    let hex = "hex";
    let lines = [hex, "3", "off", "1", "alphabeta", "2", "2", "resign", "quit"];
    let run = menu(&[], &lines);
    assert_eq!(run.code, 0, "{}", run.err);
    let heading = "game    hex:size=3,swap=off\nFirst   alphabeta:depth=2\nSecond  human\n";
    assert!(run.out.contains(heading), "{}", run.out);
    assert!(run.out.contains("Second resigns"), "{}", run.out);
}

#[test]
fn numbers_choose_and_empty_answers_mean_the_usual() {
    let run = menu(&["nim"], &["1", "3", "", "", "quit"]);
    assert!(run.out.contains(&format!("First   human\nSecond  {}\n", levels()[2])), "{}", run.out);
    let run = menu(&["nim"], &["", "quit"]);
    assert!(run.out.contains(&format!("First   human\nSecond  {}\n", usual())), "{}", run.out);
    let run = menu(&["nim"], &["2", "quit"]);
    assert!(run.out.contains("First   human\nSecond  human\n"), "{}", run.out);
    let run = menu(&["nim"], &["3", "report-easy", "pvs", "nodes=100"]);
    assert!(run.out.contains("First   report-easy\nSecond  pvs:nodes=100\n"), "{}", run.out);
}

#[test]
fn only_what_is_missing_is_asked() {
    let run = menu(&["nim", "--first", "human"], &["report-easy", "quit"]);
    assert!(run.out.contains("First   human\nSecond  report-easy\n"), "{}", run.out);
    assert!(!run.out.contains("Who starts?"), "{}", run.out);
    let run = menu(&["nim", "--second", "greedy"], &["", "quit"]);
    assert!(run.out.contains("First   human\nSecond  greedy\n"), "{}", run.out);
    let run = menu(&["nim", "--first", "human", "--second", "human"], &["quit"]);
    assert!(!run.out.contains("Enter"), "{}", run.out);
}

#[test]
fn mistakes_get_another_try() {
    let lines =
        ["hxe", "99", "hex", "27", "3", "maybe", "off", "7", "1", "nobody", "alphabeta", "dept=2", "time=soon", "2"];
    let run = menu(&[], &[&lines[..], &["5", "1", "quit"]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("First   human\nSecond  alphabeta:depth=2\n"), "{}", run.out);
    for message in [
        "did you mean hex?",
        "unknown game “99”",
        "size takes a number from 1 to 26",
        "swap takes on or off",
        "expected a number from 1 to 4 here",
        "unknown player or level “nobody”",
        "did you mean depth?",
        "time takes",
        "expected a number from 1 to 2 here",
    ] {
        assert!(run.err.contains(message), "{message}: {}", run.err);
    }
}

#[test]
fn people_can_leave_at_every_question() {
    let answers = ["hex", "3", "off", "1", "alphabeta", "2"];
    for count in 0..=answers.len() {
        let quit = menu(&["--lang", "pt"], &[&answers[..count], &["sair"]].concat());
        assert_eq!((quit.code, quit.err.as_str()), (0, ""), "after {count}");
        let ended = menu(&[], &answers[..count]);
        assert_eq!(ended.code, 3, "after {count}: the input was short");
    }
}

#[test]
fn puzzles_are_on_the_menu_with_their_problems() {
    let run = menu(&[], &["sliding-tiles", "hardest-8", "", "", "quit"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("problems: "), "{}", run.out);
    assert!(run.out.contains("game    sliding-tiles:problem=hardest-8"), "{}", run.out);
}
