//! Programs of other people's held to the protocol: a good one, and one for each way to break it.
#![cfg(unix)]

use std::fs;
use std::time::Duration;

use jogada_arena::conformance::{Point, PointVerdict, examine};

/// An engine for a game of ten moves, each of which may be played once, black first; or one that breaks a point.
const ENGINE: &str = r#"
manner=$1; moves=0
say() { echo "=$id $1"; echo; }
no() { echo "?$id $1"; echo; }
while read -r line; do
  [ "$manner" = comments ] || line=${line%%#*}
  set -- $line
  case "$1" in ''|*[!0-9]*) id="" ;; *) id=$1; shift ;; esac
  [ "$manner" = numbers ] && id=""
  case "$1" in
    "") ;;
    protocol_version) [ "$manner" = old ] && say 1 || say 2 ;;
    name) say Clerk ;;
    version) say 1 ;;
    list_commands) [ "$manner" = list ] && say "name version" || say "protocol_version name version list_commands known_command clear_board play genmove undo showboard reg_genmove final_score time_settings quit" ;;
    known_command) case "$2" in genmove) say true ;; *) say false ;; esac ;;
    clear_board) moves=0; say "" ;;
    showboard) say "$moves" ;;
    undo) if [ $moves -gt 0 ]; then [ "$manner" = undo ] && moves=0 || moves=$((moves - 1)); say ""; else no "cannot undo"; fi ;;
    reg_genmove) [ "$manner" = register ] && moves=$((moves + 1)); say "m$moves" ;;
    genmove) case "$manner" in crash) exit 1 ;; hang) read -r forever; read -r more ;; esac
      case "$2" in black|white) say "m$moves"; moves=$((moves + 1)) ;; *) no "color" ;; esac ;;
    play) if [ "$3" = "m$moves" ] && [ "$2" = black ] || [ "$manner" = lenient ]; then moves=$((moves + 1)); say ""; else no "illegal move"; fi ;;
    final_score) [ $moves -ge 10 ] && say "B+" || no "not over" ;;
    time_settings) say "" ;;
    quit) say ""; [ "$manner" = stays ] || exit 0 ;;
    *) [ "$manner" = polite ] && say "whatever you say" || no "unknown command" ;;
  esac
done
"#;

/// The points that an engine of that manner breaks.
fn broken(manner: &str, patience: Duration) -> Vec<Point> {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("engine.sh");
    fs::write(&script, ENGINE).expect("written");
    let command = format!("sh {} {manner}", script.display());
    let checked = examine(&command, patience, &mut |_| {});
    assert_eq!(checked.len(), 15);
    let is_broken = |verdict: &PointVerdict| matches!(verdict, PointVerdict::Broken(_));
    checked.into_iter().filter(|checked| is_broken(&checked.verdict)).map(|checked| checked.point).collect()
}

const PATIENT: Duration = Duration::from_secs(60);

#[test]
fn an_engine_that_keeps_to_the_protocol_breaks_no_point() {
    assert_eq!(broken("good", PATIENT), []);
}

#[test]
fn every_way_to_break_the_protocol_is_found() {
    for (manner, points) in [
        ("old", &[Point::Protocol][..]),
        ("list", &[Point::List]),
        ("numbers", &[Point::Numbers, Point::Comments]),
        ("comments", &[Point::Comments]),
        ("polite", &[Point::Numbers, Point::UnknownCommands]),
        ("lenient", &[Point::IllegalMoves]),
        ("undo", &[Point::Undo]),
        ("register", &[Point::RegisteredMoves]),
    ] {
        let found = broken(manner, PATIENT);
        for point in points {
            assert!(found.contains(point), "{manner}: {found:?}");
        }
        assert!(found.len() <= points.len() + 1, "{manner}: {found:?}");
    }
}

#[test]
fn a_crash_breaks_what_needs_a_move_and_the_examination_goes_on() {
    let found = broken("crash", PATIENT);
    assert!(found.contains(&Point::Moves) && found.contains(&Point::WholeGame), "{found:?}");
    assert!(!found.contains(&Point::Quit) && !found.contains(&Point::Names), "{found:?}");
}

#[test]
fn whoever_stays_or_hangs_is_found_when_patience_ends() {
    let short = Duration::from_millis(800);
    assert!(broken("stays", short).contains(&Point::Quit));
    assert!(broken("hang", short).contains(&Point::Moves));
}

#[test]
fn what_is_not_there_breaks_everything() {
    let checked = examine("/nowhere/engine", PATIENT, &mut |_| {});
    assert!(checked.iter().all(|checked| matches!(checked.verdict, PointVerdict::Broken(_))));
}

#[test]
fn a_program_that_never_answers_is_held_to_one_point_alone() {
    for (command, patience) in [("/nowhere/at-all", PATIENT), ("false", PATIENT), ("cat", Duration::from_millis(300))] {
        let mut heard = Vec::new();
        let checked = examine(command, patience, &mut |checked| heard.push(checked.clone()));
        assert_eq!((checked.len(), checked[0].point), (1, Point::Protocol), "{command}");
        assert!(matches!(checked[0].verdict, PointVerdict::Broken(_)) && heard == checked, "{command}");
    }
}
