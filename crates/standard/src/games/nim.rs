//! Nim from any heaps, normal or misère.

use jogada_catalog::{
    Asks, ExerciseKind, GameLesson, GameWords, Length, Offers, Parameter, Settings, SpecError, Takes,
};
use jogada_games::nim::{Nim, NimState, NimSum};
use jogada_rules::{Evaluator, Nothing, Phrase, Value};

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<Nim> {
    GameCard::new("nim", make_nim)
        .about(
            "Take pieces from one heap; who takes the last one wins",
            "Tiram-se peças de um monte; ganha quem tirar a última",
        )
        .words(WORDS)
        .parameter(Parameter::number("heaps", 1, 16, 3))
        .parameter(Parameter::new("start", Takes::Numbers { least: 1, most: 5_000 }, ""))
        .parameter(Parameter::switch("misere", false))
        .evaluation("nim-sum", NimSum)
        .evaluation("outcome", Nothing)
        .solved_by_theory(nim_theory)
        .length(Length::Short)
        .level("report-easy", "greedy:eval=nim-sum")
        .level("report-medium", "alphabeta:eval=nim-sum,time=5s,slip=10")
        .level("report-hard", "alphabeta:eval=nim-sum,time=5s")
        .level("easy", "pvs:depth=2,eval=outcome,slip=30")
        .level("medium", "pvs:depth=4,eval=outcome,slip=10")
        .level("hard", "pvs:nodes=50k")
        .level("max", "pvs:time=3s,table=64M")
}

/// The nim-sum decides, without saying when.
fn nim_theory(game: &Nim, state: &NimState) -> Value {
    if NimSum.evaluate(game, state).signum() > 0 { Value::SOME_WIN } else { Value::SOME_LOSS }
}

fn make_nim(settings: &Settings) -> Result<Nim, SpecError> {
    let misere = settings.switch("misere");
    let game = match settings.numbers("start") {
        Some(heaps) => Nim::new(&heaps.iter().map(|&heap| heap as u32).collect::<Vec<_>>(), misere),
        None => Nim::odd(settings.size("heaps"), misere),
    };
    game.map_err(|error| settings.out_of_range(error))
}

/// What can be practiced with it.
const EXERCISES: &[ExerciseKind] = &[ExerciseKind {
    name: "nim-sum",
    title: Phrase::new("Winning moves by the nim-sum", "Jogadas ganhadoras pela soma-nim"),
    asks: Asks::WinningMoves,
    algorithm: "pvs:eval=outcome,depth=30,table=1M",
    problems: ["nim:start=<1-3>+<1-3>", "nim:start=<1-4>+<1-4>+<1-4>", "nim:start=<1-5>+<2-5>+<2-6>"],
}];

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::same("Nim"),
    rules: Phrase::new(
        "Take as many pieces as you like, at least one, from a single heap. Who takes the last piece wins; in misère play, loses. Click on a piece to take it and all above it.",
        "Tiram-se quantas peças se quiser, pelo menos uma, de um só monte. Quem tira a última ganha; em misère, perde. Clique numa peça para a tirar com todas as que estão por cima.",
    ),
    lesson: GameLesson {
        order: 1,
        example: "nim:start=1+3+5",
        rules: &[
            Phrase::new(
                "There are several heaps of pieces. The two sides take turns.",
                "Há vários montes de peças. Os dois lados jogam à vez.",
            ),
            Phrase::new(
                "A move takes one or more pieces from a single heap.",
                "Uma jogada tira uma ou mais peças de um só monte.",
            ),
            Phrase::new(
                "Whoever takes the last piece wins. In the misère variant whoever takes it loses.",
                "Ganha quem tirar a última peça. Na variante misère, quem a tirar perde.",
            ),
        ],
        notation: Phrase::new(
            "`3-2` takes two pieces from the third heap.",
            "`3-2` tira duas peças do terceiro monte.",
        ),
        think: &[
            Phrase::new(
                "Write the heap sizes in binary and add them without carrying: that is the nim-sum. A position is lost for the side to move exactly when the nim-sum is zero.",
                "Escreva os montes em binário e some-os sem transporte: é a soma-nim. A posição está perdida para quem joga exatamente quando a soma-nim é zero.",
            ),
            Phrase::new(
                "So the winning plan is always the same: make the nim-sum zero. From 1, 3, 5 the only move that does so takes three pieces from the last heap.",
                "O plano ganhador é pois sempre o mesmo: pôr a soma-nim a zero. De 1, 3, 5 a única jogada que o consegue tira três peças do último monte.",
            ),
        ],
    },
    offers: Offers {
        overlays: &["binary"],
        followed: Some("nim:start=1+2+3"),
        small_stage: Some("nim:start=1+2+3"),
        challenges: &[
            "nim:start=<2-6>+<2-6>+<1-7>",
            "nim:start=<1-7>+<1-7>+<1-7>+<1-7>",
            "nim:start=<2-9>+<2-9>+<2-9>,misere=on",
        ],
        exercises: EXERCISES,
        ..Offers::NONE
    },
    texts: &[
        (
            "coach.do.nim",
            Phrase::new(
                "Take pieces from one heap: click on a piece to take it and those above it.",
                "Tire peças de um monte: clique numa peça para a tirar com as de cima.",
            ),
        ),
        (
            "coach.counts.nim",
            Phrase::new(
                "The heaps in binary, added without carrying: the nim-sum.",
                "Os montes em binário, somados sem transporte: a soma-nim.",
            ),
        ),
        (
            "coach.win.nim",
            Phrase::new(
                "Leave a nim-sum of zero whenever you can, and take the last piece.",
                "Deixe soma-nim zero sempre que puder, e tire a última peça.",
            ),
        ),
        ("ending.nim", Phrase::new("the last piece was taken", "foi tirada a última peça")),
        (
            "ending.nim.misere",
            Phrase::new("the other side had to take the last piece", "o outro lado teve de tirar a última peça"),
        ),
        (
            "evaluation.nim-sum",
            Phrase::new(
                "+1 if the heaps added in binary without carrying are not zero, −1 if they are (in misère play the other way round once every heap has one piece at most). Exact (Bouton 1901). 1, 3, 5: 001 ⊕ 011 ⊕ 101 = 111, not zero: +1, the side to move wins.",
                "+1 se os montes somados em binário sem transporte não dão zero, −1 se dão (em misère ao contrário, quando já nenhum monte tem mais de uma peça). Exata (Bouton 1901). 1, 3, 5: 001 ⊕ 011 ⊕ 101 = 111, não é zero: +1, quem joga ganha.",
            ),
        ),
        ("setting.heaps", Phrase::new("Heaps", "Montes")),
        ("setting.start", Phrase::new("Heaps of", "Montes de")),
        ("setting.misere", Phrase::same("Misère")),
        ("layer.overlay.binary", Phrase::new("Heaps in binary", "Montes em binário")),
        ("overlay.nim-sum", Phrase::new("{heaps} = {binary}: nim-sum {sum}", "{heaps} = {binary}: soma-nim {sum}")),
        ("why.takes-last", Phrase::new("takes the last piece", "tira a última peça")),
        ("why.leaves-nim-sum-zero", Phrase::new("leaves nim-sum 0: {heaps}", "deixa soma-nim 0: {heaps}")),
        (
            "why.leaves-odd-singles",
            Phrase::new("leaves an odd number of single pieces", "deixa um número ímpar de peças sós"),
        ),
    ],
};
