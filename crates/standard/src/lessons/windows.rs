//! Windows: asking only whether something is better.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{TURNED_TO, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "windows",
    course: Course::Moves,
    title: Phrase::new("Windows: asking only “is it better?”", "Janelas: perguntar só «é melhor?»"),
    aim: Phrase::new(
        "You will be able to say what a null window asks, when a move must be searched again, and why that pays.",
        "Vai saber dizer o que pergunta uma janela nula, quando é preciso procurar de novo uma jogada, e porque compensa.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("The window (α, β) is a question", "A janela (α, β) é uma pergunta"),
            text: &[Phrase::new(
                "Alpha-beta hands (α, β) down and gets an exact value only if it lies between the two. Otherwise the answer is *at most α* or *at least β*, and nobody needs to know more. So a narrow window is a simpler question, and has more cuts.",
                "O alfa-beta passa (α, β) para baixo e só recebe um valor exato se ele estiver entre os dois. Senão a resposta é *no máximo α* ou *pelo menos β*, e ninguém precisa de saber mais. Por isso uma janela estreita é uma pergunta mais simples, e tem mais cortes.",
            )],
            shown: &[shown("tree:example=two-ply", "alphabeta", StepAt::After(Deed::Enter, 5), &[])],
        },
        LessonClaim {
            title: Phrase::new("The narrowest window has nothing in it", "A janela mais estreita não tem nada dentro"),
            text: &[Phrase::new(
                "Once the first move is worth 3, all that matters of another move is: *is it better than 3?* The window (3, 3.01) asks just this: between its ends there is no value at all. This is called a null window, and a search with it a *scout*. PVS searches the first move with an open window and only scouts the rest: 12 scouts in this tree.",
                "Quando a primeira jogada vale 3, de outra só interessa: *é melhor do que 3?* A janela (3, 3,01) pergunta só isso: entre as suas pontas não há valor nenhum. Chama-se janela nula, e a procura com ela um *batedor*. O PVS procura a primeira jogada com janela aberta e às outras só manda batedores: 12 nesta árvore.",
            )],
            shown: &[shown(
                "tree:example=two-ply",
                "pvs",
                StepAt::After(Deed::Scout, 6),
                &[(QuotedFigure::Events(&[Deed::Scout]), "12"), (QuotedFigure::Value, "3")],
            )],
        },
        LessonClaim {
            title: Phrase::new("If the scout says yes, look again", "Se o batedor diz que sim, ver de novo"),
            text: &[Phrase::new(
                "A scout that comes back with *better* does not say how much. Then, and only then, the move is searched again with an open window. In this tree of four plies there are 36 scouts, and 2 moves had to be looked at again. Run to the word *again* and compare the windows.",
                "Um batedor que volta com *melhor* não diz quanto. Então, e só então, a jogada é procurada outra vez com janela aberta. Nesta árvore de quatro lances há 36 batedores, e 2 jogadas tiveram de ser vistas de novo. Avance até à palavra *de novo* e compare as janelas.",
            )],
            shown: &[shown(
                "tree:example=four-ply",
                "pvs",
                StepAt::After(Deed::Again, 1),
                &[(QuotedFigure::Events(&[Deed::Scout]), "36"), (QuotedFigure::Events(&[Deed::Again]), "2")],
            )],
        },
        LessonClaim {
            title: Phrase::new(
                "It pays when the first move is mostly the best",
                "Compensa quando a primeira jogada é quase sempre a melhor",
            ),
            text: &[Phrase::new(
                "If moves are in a bad order, many scouts say yes and the work is done twice: on the tree whose best move is always last PVS turns to 39 positions, on its mirror with the best first to 17. (Plain alpha-beta needs 14 and 10 here: on toys the engine's deepening costs more than it saves.) On real boards, with good ordering, hardly a scout says yes.",
                "Se as jogadas estão em má ordem, muitos batedores dizem que sim e o trabalho faz-se duas vezes: na árvore cuja melhor jogada é sempre a última o PVS passa por 39 posições, na simétrica com a melhor primeiro por 17. (O alfa-beta simples precisa aqui de 14 e de 10: em árvores de brincar, o aprofundamento do motor custa mais do que poupa.) Em tabuleiros a sério, com boa ordenação, quase nenhum batedor diz que sim.",
            )],
            shown: &[
                shown("tree:example=best-last", "pvs", StepAt::End, &[(TURNED_TO, "39")]),
                shown("tree:example=best-first", "pvs", StepAt::End, &[(TURNED_TO, "17")]),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "A search with window (5, 9) comes back with 9. What is known?",
                "Uma procura com janela (5, 9) devolve 9. O que se sabe?",
            ),
            answers: [
                Phrase::new("The value is 9", "O valor é 9"),
                Phrase::new("The value is at least 9", "O valor é pelo menos 9"),
                Phrase::new("The value is at most 9", "O valor é no máximo 9"),
            ],
            right: 1,
            why: Phrase::new(
                "β was reached, so the rest was cut: it may be worth more.",
                "Chegou-se a β, e o resto foi cortado: pode valer mais.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("What does a null window *not* tell?", "O que *não* diz uma janela nula?"),
            answers: [
                Phrase::new("Whether a move is better", "Se uma jogada é melhor"),
                Phrase::new("How much better it is", "Quanto é melhor"),
                Phrase::new("Whether it is worse or equal", "Se é pior ou igual"),
            ],
            right: 1,
            why: Phrase::new(
                "It has no room for a value between its ends; it answers yes or no.",
                "Não tem espaço para um valor entre as pontas; responde sim ou não.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("When is PVS slower than alpha-beta?", "Quando é o PVS mais lento do que o alfa-beta?"),
            answers: [
                Phrase::new("With deep trees", "Com árvores fundas"),
                Phrase::new("With many captures", "Com muitas capturas"),
                Phrase::new("With badly ordered moves", "Com jogadas mal ordenadas"),
            ],
            right: 2,
            why: Phrase::new(
                "Then scouts often say yes, and each yes costs a second search.",
                "Então os batedores dizem muitas vezes que sim, e cada sim custa uma segunda procura.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Hex reached depth 6 in one second and 9 in 75 on the 11 × 11 board, but its pruning skipped moves that alpha-beta has to look at. Measured again by sound methods on a busy machine: alpha-beta came to depth 3 in 75 seconds with 91,152 nodes, PVS with the same evaluation to depth 5 with 1,489,451. These hang on the clock and are not compared.",
        "O relatório sobre o Hex chegou à profundidade 6 num segundo e a 9 em 75 no tabuleiro de 11 × 11, mas a sua poda saltava jogadas que o alfa-beta tem de ver. Medido de novo por métodos corretos numa máquina ocupada: o alfa-beta chegou à profundidade 3 em 75 segundos com 91 152 nós, o PVS com a mesma avaliação à 5 com 1 489 451. Dependem do relógio e não se comparam.",
    ),
    algorithm: "pvs",
    practice: Some("alphabeta"),
};
