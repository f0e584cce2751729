//! Dots and Boxes on any board up to 19 by 19.

use jogada_catalog::{GameLesson, GameWords, Offers, Parameter};
use jogada_experts::dots_and_boxes::{ByQuiet, ByQuietSearch};
use jogada_games::dots_and_boxes::{BoxScore, Chains, ClosingFirst, DotsAndBoxes, RandomLines, Turns};
use jogada_rules::Phrase;
use jogada_search::mcts;

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<DotsAndBoxes, ClosingFirst> {
    GameCard::new("dots-and-boxes", |settings| {
        let alternate = settings.text("turns") == Some("alternate");
        let turns = if alternate { Turns::Alternate } else { Turns::Again };
        DotsAndBoxes::new(settings.size("rows"), settings.size("cols"), turns)
            .map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Draw lines between dots; who closes a box gets it and moves again",
        "Unem-se pontos com linhas; quem fecha um quadrado fica com ele e joga outra vez",
    )
    .words(WORDS)
    .parameter(Parameter::number("rows", 1, 19, 5))
    .parameter(Parameter::number("cols", 1, 19, 6))
    .parameter(Parameter::choice("turns", &["again", "alternate"]))
    .guide(ClosingFirst, true)
    .playout(RandomLines, mcts::Mcts::default())
    .evaluation("score", BoxScore)
    .evaluation("chains", Chains)
    .level("report-easy", "greedy:eval=score")
    .level("report-medium", "alphabeta:depth=2,order=evaluation,eval=score,slip=10")
    .level("report-hard", "alphabeta:depth=2,order=evaluation,eval=score")
    .level("easy", "pvs:nodes=200,slip=15")
    .level("medium", "pvs:nodes=2k,eval=chains")
    .level("hard", "expert:nodes=40k")
    .level("max", "expert:time=3s,table=64M,threads=2")
    .usual_depth(3)
    .solved_by(ByQuiet::new())
    .expert(ByQuietSearch)
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Dots and Boxes", "Pontos e quadrados"),
    rules: Phrase::new(
        "Take turns to draw a line between two neighboring dots. Who closes a box gets it and moves again. When all lines are drawn, most boxes win.",
        "À vez, traça-se uma linha entre dois pontos vizinhos. Quem fecha um quadrado fica com ele e joga outra vez. Traçadas todas as linhas, ganha quem tiver mais quadrados.",
    ),
    lesson: GameLesson {
        order: 4,
        example: "dots-and-boxes:rows=2,cols=2",
        rules: &[
            Phrase::new(
                "A move draws a line between two neighboring dots.",
                "Uma jogada traça uma linha entre dois pontos vizinhos.",
            ),
            Phrase::new(
                "Whoever draws the fourth side of a box gets the box and moves again.",
                "Quem traça o quarto lado de um quadrado fica com ele e joga outra vez.",
            ),
            Phrase::new(
                "When all lines are drawn, more boxes win.",
                "Quando todas as linhas estão traçadas, ganham mais quadrados.",
            ),
        ],
        notation: Phrase::new(
            "`h2.1` is the first horizontal line of the second row, `v1.3` the third vertical line of the first.",
            "`h2.1` é a primeira linha horizontal da segunda fila, `v1.3` a terceira vertical da primeira.",
        ),
        think: &[
            Phrase::new(
                "Do not draw the third side of a box while there is another move. In the end someone must, and the boxes fall in chains.",
                "Não trace o terceiro lado de um quadrado enquanto houver outra jogada. No fim alguém terá de o fazer, e os quadrados caem em cadeias.",
            ),
            Phrase::new(
                "The strong reply to a long chain is to take all but two of its boxes and leave those: the opponent takes them and must open the next chain. Who will be forced to open first is a matter of counting.",
                "A resposta forte a uma cadeia longa é tomar todos os quadrados menos dois e deixá-los: o adversário fica com eles e tem de abrir a cadeia seguinte. Quem será obrigado a abrir primeiro é uma questão de contas.",
            ),
        ],
    },
    offers: Offers {
        overlays: &["chains"],
        threats: true,
        challenges: &[
            "dots-and-boxes:rows=2,cols=3",
            "dots-and-boxes:rows=3,cols=3",
            "dots-and-boxes:rows=3,cols=4",
            "dots-and-boxes:rows=4,cols=4",
        ],
        followed: Some("dots-and-boxes:rows=1,cols=2"),
        ..Offers::NONE
    },
    texts: &[
        (
            "coach.do.dots-and-boxes",
            Phrase::new(
                "Draw a line between two dots: click on it. Who closes a box draws again.",
                "Trace uma linha entre dois pontos: clique nela. Quem fecha um quadrado joga outra vez.",
            ),
        ),
        (
            "coach.counts.dots-and-boxes",
            Phrase::new(
                "Boxes. Never draw the third side of a box while there is another line to draw.",
                "Os quadrados. Nunca trace o terceiro lado de um quadrado enquanto houver outra linha.",
            ),
        ),
        (
            "coach.win.dots-and-boxes",
            Phrase::new(
                "Have more boxes at the end: let the other side be the one who has to open the long chains.",
                "Tenha mais quadrados no fim: deixe que seja o outro a ter de abrir as cadeias longas.",
            ),
        ),
        ("remark.chains", Phrase::new("chains: {chains}", "cadeias: {chains}")),
        ("remark.loops", Phrase::new("loops: {loops}", "ciclos: {loops}")),
        (
            "remark.long-chains",
            Phrase::new(
                "long chains: {long_chains}, which favors {favors}",
                "cadeias longas: {long_chains}, o que favorece o {favors}",
            ),
        ),
        ("name.dots-and-boxes", Phrase::new("dots-and-boxes", "pontos-e-quadrados")),
        (
            "evaluation.chains",
            Phrase::new(
                "The boxes still to come if nobody gives any away before having to: chains and loops as they will be, who has to open the first, and the two or four boxes that it costs to keep control. The more safe lines are left, the less it counts. An estimate: it is exact only when no safe line is left.",
                "Os quadrados que ainda vêm se ninguém der nenhum antes de ter de dar: cadeias e ciclos como hão de ficar, quem tem de abrir o primeiro, e os dois ou quatro quadrados que custa manter o controlo. Quanto mais linhas seguras sobram, menos conta. É uma estimativa: só é exata quando já não há linha segura.",
            ),
        ),
        ("setting.turns", Phrase::new("After a box", "Depois de um quadrado")),
        ("choice.again", Phrase::new("Move again", "Joga outra vez")),
        ("choice.alternate", Phrase::new("Turns alternate", "As vezes alternam")),
        ("layer.overlay.chains", Phrase::new("Chains", "Cadeias")),
        ("overlay.chains", Phrase::new("Chains: {chains} · loops: {loops}", "Cadeias: {chains} · ciclos: {loops}")),
        (
            "overlay.long-chain-rule",
            Phrase::new("{n} long chains: the number favors {who}", "{n} cadeias longas: o número favorece o {who}"),
        ),
        (
            "overlay.long-chain-rule#one",
            Phrase::new("1 long chain: the number favors {who}", "1 cadeia longa: o número favorece o {who}"),
        ),
        ("why.closes", Phrase::new("closes {n} boxes", "fecha {n} quadrados")),
        ("why.closes#one", Phrase::new("closes a box", "fecha um quadrado")),
        ("why.gives-least", Phrase::new("gives away no more than {n} boxes", "não oferece mais de {n} quadrados")),
        ("why.gives-least#one", Phrase::new("gives away no more than a box", "não oferece mais de um quadrado")),
        (
            "why.keeps-parity",
            Phrase::new("keeps {n} long chains: the parity is yours", "mantém {n} cadeias longas: a paridade é sua"),
        ),
        (
            "why.keeps-parity#one",
            Phrase::new("keeps 1 long chain: the parity is yours", "mantém 1 cadeia longa: a paridade é sua"),
        ),
    ],
};
