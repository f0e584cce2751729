//! Quiescence: not to stop in the middle of a capture.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{TURNED_TO, shown_from};

pub(super) const LESSON: Lesson = Lesson {
    name: "quiescence",
    course: Course::Moves,
    title: Phrase::new("Quiescence: do not stop in the middle of a fight", "Quiescência: não parar a meio de uma luta"),
    aim: Phrase::new(
        "You will be able to recognize the horizon effect, and to say what a quiescence search looks at and what it leaves out.",
        "Vai saber reconhecer o efeito de horizonte, e dizer o que vê uma procura de quiescência e o que deixa de fora.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("The horizon", "O horizonte"),
            text: &[Phrase::new(
                "Two boxes side by side, three lines missing, and First is to move. Any line that First draws lets Second close a box, and then the other. Looking one ply ahead sees none of that: 3 positions, each worth 0, all is well. The disaster lies one ply behind the horizon.",
                "Duas caixas lado a lado, faltam três linhas, e joga o primeiro. Qualquer linha que ele trace deixa o segundo fechar uma caixa, e depois a outra. Olhar um lance à frente não vê nada disso: 3 posições, cada uma vale 0, tudo bem. O desastre está um lance para lá do horizonte.",
            )],
            shown: &[shown_from(
                "dots-and-boxes:rows=1,cols=2",
                "h:00/11;v:101;0 0;1",
                "pvs:depth=1,quiescence=off",
                StepAt::End,
                &[(TURNED_TO, "3"), (QuotedFigure::Value, "0")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Look on while something is being taken", "Continuar enquanto se tira alguma coisa"),
            text: &[Phrase::new(
                "Quiescence search does not evaluate at the horizon while captures are possible: it goes on, *with captures only*, until the position is quiet. Now the same depth of 1 turns to 9 positions and says −2: both boxes will be lost. That is the truth.",
                "A procura de quiescência não avalia no horizonte enquanto houver capturas: continua, *só com capturas*, até a posição estar calma. Agora a mesma profundidade 1 passa por 9 posições e diz −2: perdem-se as duas caixas. É a verdade.",
            )],
            shown: &[shown_from(
                "dots-and-boxes:rows=1,cols=2",
                "h:00/11;v:101;0 0;1",
                "pvs:depth=1,quiescence=on",
                StepAt::End,
                &[(TURNED_TO, "9"), (QuotedFigure::Value, "-2")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Cheaper than looking deeper at everything", "Mais barato do que ver tudo mais fundo"),
            text: &[Phrase::new(
                "A search to the very end needs 13 positions here for the same −2. On this toy that is no difference; on a large board captures are few and quiet moves many, and following only the few is what makes it affordable.",
                "Uma procura até ao fim precisa aqui de 13 posições para o mesmo −2. Neste exemplo minúsculo não faz diferença; num tabuleiro grande as capturas são poucas e as jogadas calmas muitas, e é por seguir só as poucas que se torna comportável.",
            )],
            shown: &[shown_from(
                "dots-and-boxes:rows=1,cols=2",
                "h:00/11;v:101;0 0;1",
                "alphabeta:depth=12,eval=score",
                StepAt::End,
                &[(TURNED_TO, "13"), (QuotedFigure::Value, "-2")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Nobody is forced to capture", "Ninguém é obrigado a capturar"),
            text: &[Phrase::new(
                "At each quiet step the side to move may also *stand pat*: take the evaluation as it is instead of a bad capture. Otherwise a search of captures alone would believe that a losing exchange must be played out. This is also why it is no proof: what only a quiet move brings about stays unseen.",
                "A cada passo quem joga pode também *ficar parado*: aceitar a avaliação tal como está em vez de uma má captura. Senão uma procura só de capturas acreditaria que uma troca perdedora tem de ser jogada até ao fim. É também por isso que não é uma prova: o que só uma jogada calma provoca fica por ver.",
            )],
            shown: &[shown_from(
                "dots-and-boxes:rows=1,cols=2",
                "h:00/11;v:101;0 0;1",
                "pvs:depth=1,quiescence=on",
                StepAt::After(Deed::Evaluate, 1),
                &[],
            )],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "What does quiescence search follow beyond the horizon?",
                "O que segue a procura de quiescência para lá do horizonte?",
            ),
            answers: [
                Phrase::new("All moves, one ply more", "Todas as jogadas, mais um lance"),
                Phrase::new("Captures only", "Só capturas"),
                Phrase::new("The best line", "A melhor linha"),
            ],
            right: 1,
            why: Phrase::new(
                "It makes the position quiet, so that the evaluation may be trusted; other moves stay behind the horizon.",
                "Acalma a posição, para que se possa confiar na avaliação; as outras jogadas ficam para lá do horizonte.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("Why may a side *stand pat*?", "Porque pode um lado *ficar parado*?"),
            answers: [
                Phrase::new(
                    "Because a capture may be worse than none",
                    "Porque uma captura pode ser pior do que nenhuma",
                ),
                Phrase::new("To save time", "Para poupar tempo"),
                Phrase::new("Because the rules say so", "Porque as regras o dizem"),
            ],
            right: 0,
            why: Phrase::new(
                "In most positions there is some quiet move that is no worse than the evaluation says.",
                "Na maioria das posições há alguma jogada calma que não é pior do que diz a avaliação.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Depth 4 with quiescence says +1. Is that proven?",
                "A profundidade 4 com quiescência diz +1. Está provado?",
            ),
            answers: [
                Phrase::new("Yes", "Sim"),
                Phrase::new("Only if no captures are left", "Só se não houver capturas"),
                Phrase::new("No", "Não"),
            ],
            right: 2,
            why: Phrase::new(
                "Beyond the horizon only captures were looked at, and at its end there is a guess.",
                "Para lá do horizonte só se viram capturas, e no fim dele está uma estimativa.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Adji-boto says in its limitations that quiescence search was not implemented. Its program looked to a fixed depth of 10; the depths and nodes it printed are beside ours in `docs/report-sources.md`.",
        "O relatório sobre o Adji-boto diz nas suas limitações que não foi implementada a procura quiescente. O seu programa via até uma profundidade fixa de 10; as profundidades e os nós que imprimiu estão ao lado dos nossos em `docs/report-sources.md`.",
    ),
    algorithm: "pvs",
    practice: Some("minimax"),
};
