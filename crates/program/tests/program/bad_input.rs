//! What people mistype: a message that points at the place, in their language, and the right code.

use std::fs;

use crate::running::{jogada, names, with_input};

/// Arguments, exit code, English, Portuguese, and what the carets stand under (nothing where there are none).
type Case = (&'static [&'static str], i32, &'static str, &'static str, &'static str);

const CASES: &[Case] = &[
    (
        &["best", "hxe"],
        2,
        "unknown game “hxe”, did you mean hex?",
        "jogo desconhecido: “hxe”; queria dizer hex?",
        "hxe",
    ),
    (&["show", "chess"], 2, "unknown game “chess”", "jogo desconhecido", "chess"),
    (&["show", "nim:haeps=3"], 2, "did you mean heaps?", "queria dizer heaps?", "haeps"),
    (&["show", "nim:heaps=99"], 2, "heaps takes a number from 1 to 16", "montes aceita um número de 1 a 16", "99"),
    (&["show", "hex:size=0"], 2, "from 1 to 26", "de 1 a 26", "0"),
    (&["show", "hex:size=-3"], 2, "from 1 to 26", "de 1 a 26", "-3"),
    (&["show", "hex:size=99999999999999999999"], 2, "from 1 to 26", "de 1 a 26", "99999999999999999999"),
    (&["show", "hex:swap=maybe"], 2, "swap takes on or off", "troca aceita ligado ou desligado", "maybe"),
    (&["show", "hex:size"], 2, "a value is missing here", "falta aqui um valor", "size"),
    (&["show", "hex:size=3,size=4"], 2, "given twice", "aparece duas vezes", "size"),
    (&["show", "nim:start=\"3"], 2, "closing quote", "aspas a fechar", "\"3"),
    (
        &["best", "nim", "--player", "report-hrad"],
        2,
        "did you mean report-hard?",
        "queria dizer report-hard?",
        "report-hrad",
    ),
    (
        &["best", "nim", "--player", "alphabeta:depth=x"],
        2,
        "depth takes a number",
        "profundidade aceita um número",
        "x",
    ),
    (&["best", "nim", "--player", "alphabeta:eval=sum"], 2, "unknown evaluation", "avaliação desconhecida", "sum"),
    (&["best", "nim", "--player", "human"], 2, "a person can not", "não se pode pedir", ""),
    (&["levels", "nmi"], 2, "did you mean nim?", "queria dizer nim?", "nmi"),
    (&["show", "nim", "1,3,x 1"], 3, "expected a heap here", "esperava-se aqui um monte", "x"),
    (&["show", "nim", "1,-3,5 1"], 3, "a heap must be from 0", "um monte tem de estar entre 0", "-3"),
    (&["show", "nim", "-1,3 1"], 3, "a heap must be from 0", "um monte tem de estar entre 0", "-1"),
    (&["show", "nim", "1,3,99999999999999999999 1"], 3, "a heap must be from 0", "um monte", "99999999999999999999"),
    (&["show", "tic-tac-toe", "xxx/xxx/... 1"], 3, "impossible position", "posição impossível", "xxx/xxx/... 1"),
    (&["show", "tic-tac-toe", "x.o/.x. 1"], 3, "expected", "esperava", "1"),
    (&["show", "hex:size=3", "x../.../... 3"], 3, "side", "quem joga", "3"),
    (&["show", "dots-and-boxes:rows=1,cols=1", "h:2/0;v:00;0 0;1"], 3, "0 or 1", "0 ou 1", "2"),
    (
        &["replay", "nim", "3-3", "3-3"],
        3,
        "move 2: there are not that many pieces",
        "jogada 2: não há tantas peças",
        "3-3",
    ),
    (&["replay", "tic-tac-toe", "5", "5"], 3, "that place is taken", "esse lugar está ocupado", "5"),
    (&["replay", "tic-tac-toe", "five"], 3, "move 1: expected", "jogada 1: esperava-se", "five"),
    (&["replay", "nim:heaps=1", "1-1", "1-1"], 3, "the game is over", "o jogo terminou", "1-1"),
    (&["replay", "hex:size=3,swap=off", "a1", "swap"], 3, "nothing to swap", "nada para trocar", "swap"),
    (&["replay", "adji-boto", "7"], 3, "from 1 to 6", "entre 1 e 6", "7"),
    (&["show", "nim", "--file", "/no/such/file"], 3, "can not read /no/such/file", "não consigo ler /no/such/file", ""),
    (
        &["bset"],
        2,
        "unknown command “bset”, did you mean best?",
        "comando desconhecido: “bset”; queria dizer best?",
        "",
    ),
    (&["best", "nim", "--plyaer", "x"], 2, "did you mean --player?", "queria dizer --player?", ""),
    (&["perft", "nim", "many"], 2, "does not take “many”", "não aceita “many”", ""),
    (&["perft", "nim", "-3"], 2, "does not take “-3”", "não aceita “-3”", ""),
    (&["show", "nim", "1,3 1", "--file", "x"], 2, "do not go together", "não se podem usar juntos", ""),
    (&["perft", "nim"], 2, "missing: <DEPTH>", "falta: <PROFUNDIDADE>", ""),
    (&["best"], 2, "missing", "falta", ""),
    (&["show", "nim", "1,3 1", "more"], 2, "one argument too many", "está a mais", ""),
    (&["completions", "cmd"], 2, "takes one of", "aceita um de", ""),
    (&["show", "nim", "--seed"], 2, "needs a value", "precisa de um valor", ""),
];

/// What the carets stand under, from the last two lines of a message.
fn pointed_at(message: &str) -> Option<String> {
    let lines: Vec<_> = message.lines().collect();
    let [.., text, carets] = lines[..] else { return None };
    let start = carets.chars().position(|letter| letter == '^')?;
    let length = carets.chars().filter(|&letter| letter == '^').count();
    let part: String = text.chars().skip(start).take(length).collect();
    Some(part)
}

#[test]
fn mistakes_are_told_in_both_languages_with_place_and_code() {
    for &(arguments, code, english, portuguese, place) in CASES {
        for (language, text) in [("en", english), ("pt", portuguese)] {
            let run = jogada(&[&["--lang", language], arguments].concat());
            assert!(run.err.contains(text), "{arguments:?} in {language}: {}", run.err);
            assert_eq!((run.code, run.out.as_str()), (code, ""), "{arguments:?} in {language}");
            let pointed = pointed_at(&run.err).unwrap_or_default();
            assert_eq!(pointed.trim(), place.trim(), "{arguments:?} in {language}: {}", run.err);
        }
    }
}

#[test]
fn a_mistake_in_a_file_is_told_with_file_line_and_move() {
    let run = with_input(&["replay", "nim", "--file", "-"], "3-3\n3-3 9-9\n");
    assert_eq!(run.code, 3);
    assert!(run.err.contains("-: line 2: move 2: a column must be from 1 to 3"), "{}", run.err);
    assert_eq!(pointed_at(&run.err).as_deref(), Some("9"));
}

#[test]
fn files_that_are_no_games_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("saved.json");
    let file = path.to_str().expect("text");
    let cases = [
        ("{", "this is no game record"),
        ("{\"v\":99}", "a newer program wrote this record (version 99)"),
        (r#"{"v":1,"game":"chess","players":[],"moves":[]}"#, "unknown game"),
        (r#"{"v":1,"game":"nim","players":[],"moves":["9-9"]}"#, "move 1: a column"),
        (r#"{"v":1,"game":"nim","players":[],"start":"?","moves":[]}"#, "expected a heap"),
        ("no json", "this is no game record"),
    ];
    for (text, message) in cases {
        fs::write(&path, text).expect("written");
        let run = jogada(&["show", "--file", file]);
        assert_eq!(run.code, 3, "{text}: {}", run.err);
        assert!(run.err.contains(message), "{text}: {}", run.err);
    }
    fs::write(&path, b"\xff\xfe").expect("written");
    assert_eq!(jogada(&["show", "--file", file]).code, 3);
}

#[test]
fn no_text_makes_the_program_panic() {
    let long = "9".repeat(5000);
    let texts = ["", " ", "::", "=", ",", "💥", "((", "x", "1", "-", "a1a1", "h1", "ç", "\t\n", "\"", long.as_str()];
    for game in names("games").into_iter().chain(names("puzzles")) {
        for text in texts {
            for arguments in [["show", &game, text], ["replay", &game, text], ["best", &game, text]] {
                let run = jogada(&arguments);
                assert!(matches!(run.code, 0 | 2 | 3 | 4), "{arguments:?}: {}", run.err);
                assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
            }
        }
    }
    for text in texts {
        assert!(matches!(jogada(&["show", text]).code, 2), "{text}");
        assert!(matches!(jogada(&["best", "nim", "--player", text]).code, 2), "{text}");
    }
}

#[test]
fn what_an_option_or_a_name_could_be_is_said() {
    for (arguments, part) in [
        (&["search", "nim", "--algorithm", "bfs"][..], "unknown puzzle “nim”; there are adji-boto-puzzle, graph"),
        (&["solve", "nim", "--time", "abc"], "takes a time such as 2s or 500ms, not “abc”"),
        (&["analyze", "nim", "--lines", "9"], "takes a number from 1 to 5, not “9”"),
        (&["serve", "--port", "99999"], "takes a number from 0 to 65535, not “99999”"),
        (&["algorithms", "foo"], "unknown algorithm “foo”; there are random, greedy"),
        (&["worksheet", "foo"], "unknown exercise “foo”; there are nim-sum, minimax"),
        (&["verify", "foo"], "“foo” can not be checked; what can: nim"),
        (&["best", "nim", "--player", "foo", "--lang", "pt"], "há pessoa, relatório-fácil"),
    ] {
        let run = jogada(arguments);
        assert!(run.code == 2 && run.err.contains(part), "{arguments:?}: {} {}", run.code, run.err);
    }
}
