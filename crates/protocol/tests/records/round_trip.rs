//! A thousand random games of every game, written and read again.

use jogada_catalog::rules::{Dice, Side};
use jogada_catalog::{Catalog, GameEntry, PuzzleEntry, Record, RecordResult, Session};
use jogada_protocol::{Format, read, write};
use serde_json::json;

/// How many games of each.
const GAMES: u64 = 1000;
/// Games that could go on for ever are recorded where they have got.
const LONGEST: usize = 60;

/// Every game, some in more than one shape.
const SPECS: [&str; 15] = [
    "nim",
    "nim:start=4+5,misere=on",
    "tic-tac-toe",
    "tic-tac-toe:rows=3,cols=4,win=3",
    "hex:size=3",
    "hex:size=5,swap=off",
    "hex:size=11",
    "dots-and-boxes:rows=2,cols=3",
    "dots-and-boxes:rows=2,cols=2,turns=alternate",
    "adji-boto",
    "adji-boto-puzzle",
    "sliding-tiles",
    "tree",
    "graph",
    "grid",
];

/// A game played at random, of random length, sometimes given up, sometimes with notes and players.
fn random_record(catalog: &Catalog, spec: &str, seed: u64) -> Record {
    let mut dice = Dice::new(seed);
    let mut session = catalog.open(spec).expect("a game");
    if dice.below(4) == 0 {
        play(&mut session, 3, &mut dice);
        let position = session.position();
        session.set_position(&position).expect("its own text");
    }
    let plies = dice.below(LONGEST);
    play(&mut session, plies, &mut dice);
    if dice.below(4) == 0 && session.ending().is_none() {
        let side = Side::BOTH[dice.below(session.sides())];
        session.resign_as(side).expect("goes on");
    }
    let players = ["hard:time=2s", "Ana \\ [x] \"B\"; (C)\nD"].map(str::to_owned);
    let mut record = Record::of(&session, &players[..session.sides().min(dice.below(3))]);
    if dice.below(4) == 0 {
        record.comment = Some("Final [2]: \\ a]\nb; (c)".to_owned());
    }
    let note = |ply: usize| match ply % 3 {
        1 => json!({ "comment": "good \\] or\n [not]; (so)" }),
        2 => json!({ "comment": "", "depth": ply }),
        _ => json!({ "depth": ply, "pv": ["a1", "b]2\\"], "value": -0.5 }),
    };
    record.info = match dice.below(3) {
        0 => Vec::new(),
        1 => (0..record.moves.len()).map(note).collect(),
        _ => (0..3).map(note).collect(),
    };
    record
}

fn play(session: &mut Session, plies: usize, dice: &mut Dice) {
    for _ in 0..plies {
        let legal = session.legal();
        if legal.is_empty() {
            return;
        }
        session.play(&legal[dice.below(legal.len())]).expect("listed");
    }
}

fn each_game(specs: &[&str], mut check: impl FnMut(&Catalog, &Record)) {
    let catalog = jogada_standard::catalog();
    for spec in specs {
        for seed in 0..GAMES {
            check(&catalog, &random_record(&catalog, spec, seed));
        }
    }
}

#[test]
fn the_list_has_every_game_of_the_catalog() {
    let catalog = jogada_standard::catalog();
    let games = catalog.games().iter().map(GameEntry::name);
    for name in games.chain(catalog.puzzles().iter().map(PuzzleEntry::name)) {
        assert!(SPECS.iter().any(|spec| spec.split(':').next() == Some(name)), "{name} is not tested");
    }
}

#[test]
fn text_and_json_hold_everything_of_every_game() {
    each_game(&SPECS, |_, record| {
        for format in [Format::Text, Format::Json] {
            let text = write(record, format).expect("for every game");
            assert_eq!(Format::of_text(&text), format);
            assert_eq!(&read(&text, format).expect(&text), record, "{text}");
        }
    });
}

#[test]
fn sgf_holds_everything_of_hex() {
    let hex: Vec<_> = SPECS.into_iter().filter(|spec| spec.starts_with("hex")).collect();
    each_game(&hex, |catalog, record| {
        let text = write(record, Format::Sgf).expect("Hex");
        assert_eq!(Format::of_text(&text), Format::Sgf);
        let again = read(&text, Format::Sgf).expect(&text);
        assert_eq!(with_usual_start(catalog, &again), *record, "{text}");
        assert_same_end(catalog, &again, record);
    });
}

#[test]
fn links_hold_the_moves_of_hex() {
    each_game(&["hex:size=3", "hex:size=11"], |catalog, record| {
        let Ok(link) = write(record, Format::HexWorld) else { return };
        assert_eq!(Format::of_text(&link), Format::HexWorld);
        let again = read(&link, Format::HexWorld).expect(&link);
        assert_eq!(again.moves, record.moves, "{link}");
        assert_same_end(catalog, &again, record);
    });
}

/// The start is written only where it is not the usual one.
fn with_usual_start(catalog: &Catalog, record: &Record) -> Record {
    let usual = || catalog.open(&record.game).expect("a game").start();
    Record { start: record.start.clone().or_else(|| Some(usual())), ..record.clone() }
}

fn assert_same_end(catalog: &Catalog, one: &Record, other: &Record) {
    let [one, other] = [one, other].map(|record| record.open(catalog).expect("playable"));
    assert_eq!((one.position(), one.ending()), (other.position(), other.ending()));
}

#[test]
fn a_draft_of_a_text_record_reads_well() {
    let mut record = super::record("nim:start=1+3+5", &["3-3", "2-1"]);
    record.players = vec!["hard".to_owned(), "human".to_owned()];
    record.info = vec![json!({ "depth": 9 }), json!(null)];
    let text = write(&record, Format::Text).expect("every game");
    let expected =
        "jogada record 1\ngame: nim:start=1+3+5\nplayer: hard\nplayer: human\nmoves:\n1. 3-3 {\"depth\":9}\n2. 2-1";
    assert_eq!(text, expected);
    assert_eq!(read(&text, Format::Text).expect("its own"), record);
}

#[test]
fn readers_of_text_do_not_mind_case_blanks_comments_and_one_line_of_moves() {
    let text = "\u{feff}# mine\r\n  JOGADA  Record 1\r\n\r\nGame : nim\r\nmoves: 3-3   2-1\r\n 3. 1-1\r\n";
    assert_eq!(read(text, Format::Text).expect("readable").moves, ["3-3", "2-1", "1-1"]);
}

#[test]
fn every_side_of_hex_can_resign_in_sgf() {
    let none = &[][..];
    for (moves, winner) in
        [(&["a1"][..], Side::First), (&["a1", "b2"], Side::Second), (none, Side::First), (none, Side::Second)]
    {
        let text = write(&resigned(moves, winner), Format::Sgf).expect("Hex");
        let open = read(&text, Format::Sgf).expect("readable").open(&jogada_standard::catalog()).expect("playable");
        assert_eq!(open.ending().and_then(|ending| ending.winner), Some(winner), "{text}");
    }
}

fn resigned(moves: &[&str], winner: Side) -> Record {
    let mut record = super::record("hex:size=5", moves);
    record.result =
        Some(jogada_catalog::RecordResult { winner: winner.number(), reason: "resigned".to_owned(), score: [0, 0] });
    record
}

/// A game as people may spell it.
fn carelessly(record: &Record, dice: &mut Dice) -> Record {
    let shouted = |text: &String| if dice_says(text) { text.to_uppercase() } else { format!(" {text} ") };
    let spec = if dice.below(2) == 0 { record.game.replace("swap=off", "swap=No") } else { record.game.clone() };
    Record {
        game: spec.replace("size=", " SIZE = "),
        start: record.start.as_ref().map(|start| format!("  {start} ")),
        moves: record.moves.iter().map(shouted).collect(),
        ..record.clone()
    }
}

fn dice_says(text: &str) -> bool {
    text.len().is_multiple_of(2)
}

#[test]
fn what_one_format_writes_every_format_that_can_hold_it_reads_back_to_the_same_game() {
    let mut dice = Dice::new(15);
    let mut held = 0;
    each_game(&SPECS, |catalog, record| {
        let careless = carelessly(record, &mut dice);
        let Ok(plain) = careless.normalized(catalog) else { return };
        assert_same_end(catalog, &plain, record);
        assert_eq!(plain.normalized(catalog).expect("playable"), plain, "nothing is left to do");
        for format in Format::ALL {
            let Ok(text) = write(&plain, format) else { continue };
            let again = read(&text, format).unwrap_or_else(|error| panic!("{format:?} {error}: {text}"));
            assert_same_end(catalog, &again, &plain);
            assert_eq!(again.normalized(catalog).expect("playable").moves, plain.moves, "{text}");
            let rules = |record: &Record| catalog.open(&record.game).map(|session| session.setting("swap"));
            assert_eq!(rules(&again).expect("a game"), rules(&plain).expect("a game"), "{text}");
            held += 1;
        }
    });
    assert!(held > 20_000, "{held}");
}

#[test]
fn branches_survive_the_formats_that_hold_them() {
    let tree = "(;FF[4]GM[11]SZ[5]C[Club];B[a3](;W[c3];B[b4](;W[d2])(;W[b2]C[near];B[c2](;W[e5])(;W[e4])))(;W[d4])(;W[swap-pieces]))";
    let record = read(tree, Format::Sgf).expect("a tree");
    assert_eq!(record.moves, ["a3", "c3", "b4", "d2"]);
    let after: Vec<_> = record.branches.iter().map(|branch| (branch.after, branch.moves.join(" "))).collect();
    assert_eq!(after, [(1, "d4".to_owned()), (1, "swap".to_owned()), (3, "b2 c2 e5".to_owned())]);
    assert_eq!(record.branches[2].branches[0].moves, ["e4"]);
    assert_eq!(record.branches[2].info[0]["comment"], "near");
    for format in Format::ALL.into_iter().filter(|format| format.holds_branches()) {
        let written = write(&record, format).expect("written");
        assert_eq!(read(&written, format).expect("read"), record, "{written}");
    }
}

#[test]
fn trees_that_lie_too_deep_or_make_no_sense_leave_the_main_line() {
    let deep = format!("(;FF[4]GM[11]SZ[5];B[a3]{}{})", "(;C[x]".repeat(5000), ")".repeat(5000));
    let record = read(&deep, Format::Sgf).expect("its main line");
    assert_eq!((record.moves.len(), record.branches.len()), (1, 0));
    let odd = read("(;FF[4]GM[11]SZ[5];B[a3](;W[b2])(;W[z99])(;W[c3]", Format::Sgf).expect("its main line");
    assert_eq!(odd.moves, ["a3", "b2"]);
}

/// Both were found by fuzzing.
#[test]
fn results_that_other_programs_write_are_held_by_every_format() {
    let catalog = jogada_standard::catalog();
    let hex = "jogada record 1\ngame: hex:size=4\nresult: 0 resigned 0 0\nmoves: a1 c2 a4\n";
    let hex = read(hex, Format::Text).expect("text reads it").normalized(&catalog).expect("it can be played");
    let sgf = read(&write(&hex, Format::Sgf).expect("SGF holds it"), Format::Sgf).expect("SGF reads it");
    assert_same_end(&catalog, &hex, &sgf);
    for reason in ["", "the flag fell", "a\nline", "7 8"] {
        let result = Some(RecordResult { winner: 1, reason: reason.to_owned(), score: [3, -4] });
        let record = Record { result, ..Record::new("nim") };
        let again = read(&write(&record, Format::Text).expect("text holds it"), Format::Text).expect("text reads it");
        assert_eq!(again.result, record.result);
    }
}
