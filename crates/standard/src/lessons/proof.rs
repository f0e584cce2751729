//! Proof numbers: the shortest way to certainty.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{TURNED_TO, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "proof",
    course: Course::Moves,
    title: Phrase::new(
        "Proof numbers: the shortest way to certainty",
        "Números de prova: o caminho mais curto para a certeza",
    ),
    aim: Phrase::new(
        "You will be able to combine proof numbers by hand and to say which leaf is looked at next.",
        "Vai saber combinar números de prova à mão e dizer que folha se vê a seguir.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("How much is still missing?", "Quanto falta ainda?"),
            text: &[Phrase::new(
                "Sometimes only *who wins* matters. Two numbers at each node say how far that is from settled. The *proof number*: how many leaves at least must still turn out wins for it to be a win. The *disproof number*: how many losses, for it to be none. An unknown leaf has 1 and 1; a win has 0 and ∞; a loss ∞ and 0.",
                "Às vezes só interessa *quem ganha*. Dois números em cada nó dizem quanto falta para o decidir. O *número de prova*: quantas folhas têm ainda de ser vitórias, pelo menos, para o nó o ser. O *número de refutação*: quantas derrotas, para não o ser. Uma folha desconhecida tem 1 e 1; uma vitória 0 e ∞; uma derrota ∞ e 0.",
            )],
            shown: &[shown("nim:start=1+2", "pns", StepAt::After(Deed::Look, 3), &[])],
        },
        LessonClaim {
            title: Phrase::new("OR is cheap to prove, AND to disprove", "OU é barato de provar, E de refutar"),
            text: &[Phrase::new(
                "Where the winner is to move, *one* winning move is enough: the proof number is the *least* of the children's, the disproof number their *sum*. Where the opponent moves, *all* answers must lose for him: there it is the other way round. The root of this heap game has three moves: proof 1, disproof 3.",
                "Onde joga quem quer ganhar, basta *uma* jogada ganhadora: o número de prova é o *menor* dos filhos, o de refutação a *soma*. Onde joga o adversário, *todas* as respostas dele têm de perder: aí é ao contrário. A raiz deste jogo de montes tem três jogadas: prova 1, refutação 3.",
            )],
            shown: &[shown("nim:start=1+2", "pns", StepAt::After(Deed::Combine, 1), &[])],
        },
        LessonClaim {
            title: Phrase::new("Go where least is missing", "Ir aonde falta menos"),
            text: &[Phrase::new(
                "From the root follow the child whose number made the minimum, down to a leaf: the *most proving* node. Look at it, and carry its numbers up. Branches that would need much are put off, however promising they looked. The win of the first player is proven after 20 looks, twice asked: once for at least a draw, once for a win.",
                "A partir da raiz segue-se o filho cujo número fez o mínimo, até uma folha: o nó *que mais prova*. Vê-se, e levam-se os números para cima. Os ramos que precisariam de muito ficam para depois, por prometedores que parecessem. A vitória do primeiro jogador fica provada ao fim de 20 olhares, com duas perguntas: uma por pelo menos empate, outra por vitória.",
            )],
            shown: &[shown(
                "nim:start=1+2",
                "pns",
                StepAt::After(Deed::Follow, 2),
                &[(QuotedFigure::Events(&[Deed::Look]), "20")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Narrow lines first", "Primeiro as linhas estreitas"),
            text: &[Phrase::new(
                "So it loves positions in which one side has few answers: a long forced line costs less than one broad step. Heaps of 1, 2 and 3 are lost for who moves. Minimax turns to 446 positions to find that out; the proof takes 196 looks, and df-pn, which does the same depth first with a table, 92.",
                "Por isso adora posições em que um dos lados tem poucas respostas: uma longa linha forçada custa menos do que um passo largo. Com montes de 1, 2 e 3 perde quem joga. O minimax passa por 446 posições para o descobrir; a prova leva 196 olhares, e o df-pn, que faz o mesmo em profundidade com uma tabela, 92.",
            )],
            shown: &[
                shown("nim:start=1+2+3", "pns", StepAt::Begin, &[(QuotedFigure::Events(&[Deed::Look]), "196")]),
                shown("nim:start=1+2+3", "dfpn", StepAt::Begin, &[(QuotedFigure::Events(&[Deed::Look]), "92")]),
                shown("nim:start=1+2+3", "minimax", StepAt::Begin, &[(TURNED_TO, "446")]),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "At a node where the winner is to move, the children have proof numbers 3, 1 and ∞. What is its own?",
                "Num nó onde joga quem quer ganhar, os filhos têm números de prova 3, 1 e ∞. Qual é o dele?",
            ),
            answers: [Phrase::new("1", "1"), Phrase::new("4", "4"), Phrase::new("∞", "∞")],
            right: 0,
            why: Phrase::new(
                "One winning move is enough: the least. The third child is a loss, and does no harm.",
                "Basta uma jogada ganhadora: o menor. O terceiro filho é uma derrota, e não faz mal.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("And where the opponent is to move?", "E onde joga o adversário?"),
            answers: [Phrase::new("1", "1"), Phrase::new("3", "3"), Phrase::new("∞", "∞")],
            right: 2,
            why: Phrase::new(
                "There all children would have to be wins, and one is lost: it can never be proven.",
                "Aí todos os filhos teriam de ser vitórias, e um está perdido: nunca se pode provar.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("What do proof numbers *not* tell?", "O que *não* dizem os números de prova?"),
            answers: [
                Phrase::new("How many leaves are missing", "Quantas folhas faltam"),
                Phrase::new("By how many points one wins", "Por quantos pontos se ganha"),
                Phrase::new("Where to look next", "Onde ver a seguir"),
            ],
            right: 1,
            why: Phrase::new(
                "They answer one question with yes or no. For points one asks again: at least 1? at least 2?",
                "Respondem a uma pergunta com sim ou não. Para pontos pergunta-se outra vez: pelo menos 1? pelo menos 2?",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Nim derives who wins from the nim-sum: 3+4+5 has nim-sum 2 and is won, 1+4+5 has 0 and is lost. Both come out by search as well. Jogada proves positions of Hex with df-pn, and `verify` goes through those proofs claim by claim.",
        "O relatório sobre o Nim deduz quem ganha da soma-nim: 3+4+5 tem soma-nim 2 e está ganho, 1+4+5 tem 0 e está perdido. Ambos saem também por procura. O Jogada prova posições de Hex com df-pn, e o `verify` percorre essas provas afirmação a afirmação.",
    ),
    algorithm: "pns",
    practice: Some("nim-sum"),
};
