//! Records from the command line: converting, showing, and the library.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::running::{jogada, json, with_input};

const SGF: &str = "(;FF[4]GM[11]SZ[4]PB[Ana]PW[Rui]RE[W+R];B[a2];W[swap-pieces];B[b3];W[c1];B[resign])";
const LINK: &str = "https://hexworld.org/board/#4c1,a2:sb3c1:rb";

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("written");
    plain(&path).to_owned()
}

#[test]
fn a_game_goes_through_every_format_and_stays_the_same() {
    let folder = tempdir().expect("a folder");
    let mut last = file(&folder, "game.sgf", SGF);
    for name in ["game.json", "game.txt", "again.sgf", "game.hexworld"] {
        let next = plain(&folder.path().join(name)).to_owned();
        let run = jogada(&["convert", &last, &next]);
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""), "{name}");
        last = next;
    }
    assert_eq!(fs::read_to_string(&last).expect("written").trim(), LINK);
    let record: Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("game.json")).expect("written")).expect("JSON");
    assert_eq!(record["players"], serde_json::json!(["Ana", "Rui"]));
    assert_eq!(record["result"]["reason"], "resigned");
}

#[test]
fn streams_are_converted_where_the_format_is_said() {
    let run = with_input(&["convert", "-", "-", "--to", "hexworld"], SGF);
    assert_eq!((run.code, run.out.trim()), (0, LINK));
    let run = with_input(&["convert", "-", "-", "--from", "hexworld", "--to", "text"], "4,a2:s");
    assert!(run.out.starts_with("jogada record 1\ngame: hex:size=4\n"), "{}", run.out);
    let run = with_input(&["convert", "-", "-"], SGF);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("--to"), "{}", run.err);
}

#[test]
fn what_is_left_out_of_a_file_is_said_and_comments_are_kept() {
    let tree = "(;FF[4]GM[11]SZ[4]C[Club];B[a2]C[why\\] not](;W[b3])(;W[c1]))(;GM[11])";
    let run = with_input(&["convert", "-", "-", "--to", "json"], tree);
    assert_eq!(run.err, "the first game was read; other games left out: 1\n", "branches are kept");
    let record: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((&record["comment"], &record["info"][0]["comment"]), (&"Club".into(), &"why] not".into()));
    assert_eq!(record["branches"][0]["moves"][0], "c1");
    let run = with_input(&["convert", "-", "-", "--to", "sgf"], tree);
    assert!(run.out.contains("C[Club]"), "{}", run.out);
    assert!(run.out.contains("B[a2]C[why\\] not](;W[b3])(;W[c1]))"), "{}", run.out);
    let run = with_input(&["convert", "-", "-", "--to", "text", "--lang", "pt"], tree);
    assert!(run.err.starts_with("foi lida a linha principal; variantes deixadas de fora: 1\n"), "{}", run.err);
    let folder = tempdir().expect("a folder");
    assert!(jogada(&["show", "--file", &file(&folder, "tree.sgf", tree)]).err.contains("variations left out: 1"));
}

#[test]
fn what_can_not_be_converted_is_said_with_its_place_in_both_languages() {
    let wrong = SGF.replace("b3", "z9");
    let run = with_input(&["convert", "-", "-", "--to", "text"], &wrong);
    assert_eq!(run.code, 3);
    assert!(run.err.contains("line 1: column 64: expected a cell"), "{}", run.err);
    let run = with_input(&["convert", "-", "-", "--to", "text", "--lang", "pt"], &wrong);
    assert!(run.err.contains("coluna 64: esperava-se aqui uma casa"), "{}", run.err);
    let taken = SGF.replace("b3", "b1");
    assert!(with_input(&["convert", "-", "-", "--to", "text"], &taken).err.contains("move 3: that place is taken"));
    let newer = with_input(&["convert", "-", "-", "--to", "text"], "jogada record 7\n");
    assert!(newer.code == 3 && newer.err.contains("version 7"), "{}", newer.err);
    let nim = with_input(&["convert", "-", "-", "--to", "sgf"], "jogada record 1\ngame: nim\nmoves: 3-3");
    assert!(nim.code == 3 && nim.err.contains("this format is for Hex"), "{}", nim.err);
}

#[test]
fn a_file_that_is_no_record_is_never_written_over() {
    let folder = tempdir().expect("a folder");
    let (game, thesis) = (file(&folder, "game.sgf", SGF), file(&folder, "thesis.txt", "years of work"));
    assert_eq!(jogada(&["convert", &game, &thesis]).code, 1);
    assert_eq!(fs::read_to_string(&thesis).expect("there"), "years of work");
    assert_eq!(jogada(&["convert", &game, &game]).code, 0, "a record may be");
}

#[test]
fn commands_take_a_file_in_any_format() {
    let folder = tempdir().expect("a folder");
    for (name, text) in [("game.sgf", SGF), ("link.url", LINK)] {
        let path = file(&folder, name, text);
        let shown = json(&["show", "--file", &path]);
        assert_eq!(
            (&shown["game"], &shown["position"]),
            (&"hex:size=4".into(), &".oo./..../.x../.... 1".into()).clone(),
            "{name}"
        );
        let picture = jogada(&["show", "--file", &path, "--svg"]).out;
        assert!(picture.starts_with("<svg "));
        assert_eq!(json(&["show", "--file", &path, "--svg"])["svg"], picture.trim_end());
    }
}

#[test]
fn a_library_holds_games_and_finds_them() {
    let folder = tempdir().expect("a folder");
    let games = folder.path().join("games");
    let library = |more: &[&str]| jogada(&[&["library"], more, &["--dir", plain(&games)]].concat());
    let nim = file(&folder, "nim.txt", "jogada record 1\ngame: nim\nplayer: hard\nplayer: human\nmoves: 3-3");
    assert!(library(&[]).err.contains("there are no such games"));
    let added = library(&["add", &file(&folder, "game.sgf", SGF), &nim]);
    assert_eq!((added.code, added.out.lines().count()), (0, 2), "{}", added.err);
    let hex = added.out.lines().next().expect("a name").to_owned();
    assert!(library(&["add", &nim]).err.contains("was there already"));
    let listed = library(&["list"]);
    assert!(listed.out.contains("Ana – Rui") && listed.out.contains("Second wins") && listed.out.contains("nim"));
    assert_eq!(library(&["search", "--player", "rui", "--result", "2"]).out.lines().count(), 2, "a head and a game");
    let found = json(&["library", "list", "--game", "hex", "--dir", plain(&games)]);
    assert_eq!((found["games"].as_array().map(Vec::len), &found["games"][0]["name"]), (Some(1), &hex.as_str().into()));
    let shown = library(&["show", hex.trim_end_matches(".json")]);
    assert!(shown.code == 0 && shown.out.contains("a2 swap b3 c1"), "{}{}", shown.out, shown.err);
    assert_eq!((library(&["show", "nothing"]).code, library(&["show"]).code, library(&["add"]).code), (3, 2, 2));
}

#[test]
fn a_newer_file_in_a_library_is_told_and_does_not_hide_the_others() {
    let folder = tempdir().expect("a folder");
    file(&folder, "game.sgf", SGF);
    file(&folder, "newer.json", "{\"v\":7}");
    let run = jogada(&["library", "list", "--dir", plain(folder.path())]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("game.sgf") && run.err.contains("a newer program wrote this record"), "{}", run.err);
}
