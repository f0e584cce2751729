//! Ordering: the best move first.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{LEAVES, TURNED_TO, shown, shown_from};

pub(super) const LESSON: Lesson = Lesson {
    name: "ordering",
    course: Course::Moves,
    title: Phrase::new("Ordering: the best move first", "Ordenação: a melhor jogada primeiro"),
    aim: Phrase::new(
        "You will be able to say how much alpha-beta can spare at best and at worst, and how moves are put in order without knowing the answer.",
        "Vai saber dizer quanto pode o alfa-beta poupar no melhor e no pior caso, e como se ordenam as jogadas sem saber a resposta.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("The same tree, two orders", "A mesma árvore, duas ordens"),
            text: &[Phrase::new(
                "These two trees are the same but for the order of children. With the best move always first, alpha-beta looks at 5 of 8 leaves. With the best always last it looks at all 8, exactly like minimax: not one cut. The answer is 8 both times.",
                "Estas duas árvores são a mesma, salvo a ordem dos filhos. Com a melhor jogada sempre primeiro, o alfa-beta olha para 5 das 8 folhas. Com a melhor sempre no fim olha para as 8, tal como o minimax: nem um corte. A resposta é 8 das duas vezes.",
            )],
            shown: &[
                shown(
                    "tree:example=best-first",
                    "alphabeta",
                    StepAt::End,
                    &[(LEAVES, "5"), (QuotedFigure::Value, "8")],
                ),
                shown("tree:example=best-last", "alphabeta", StepAt::End, &[(LEAVES, "8"), (QuotedFigure::Value, "8")]),
            ],
        },
        LessonClaim {
            title: Phrase::new("Why the best must come first", "Porque tem de vir primeiro a melhor"),
            text: &[
                Phrase::new(
                    "A cut needs something to compare with. The first move sets the mark; the better it is, the sooner the others fall short of it. If the best comes last, every earlier mark is too low to refute anything.",
                    "Um corte precisa de algo com que comparar. A primeira jogada põe a marca; quanto melhor for, mais depressa as outras ficam aquém. Se a melhor vier no fim, todas as marcas anteriores são baixas de mais para refutar seja o que for.",
                ),
                Phrase::new(
                    "With perfect order and b moves in each of d plies, 2·b^(d/2) leaves or so are enough instead of b^d: the square root. So the same time reaches *twice the depth*.",
                    "Com ordem perfeita e b jogadas em cada um de d lances, bastam mais ou menos 2·b^(d/2) folhas em vez de b^d: a raiz quadrada. Assim o mesmo tempo chega ao *dobro da profundidade*.",
                ),
            ],
            shown: &[shown("tree:example=best-first", "alphabeta", StepAt::After(Deed::Cut, 1), &[])],
        },
        LessonClaim {
            title: Phrase::new("Order by a guess", "Ordenar por estimativa"),
            text: &[Phrase::new(
                "Nobody knows the best move beforehand, else there would be nothing to search. But a guess will do: with `order=evaluation` the children are first evaluated and sorted. In the textbook tree that brings the leaf 2 to the front of the third move, and 5 leaves are enough instead of 7. The guess may be wrong: then it costs time, never the answer.",
                "Ninguém sabe de antemão qual é a melhor jogada, senão não havia nada para procurar. Mas uma estimativa serve: com `order=evaluation` os filhos são primeiro avaliados e ordenados. Na árvore dos manuais isso traz a folha 2 para a frente da terceira jogada, e bastam 5 folhas em vez de 7. A estimativa pode errar: então custa tempo, nunca a resposta.",
            )],
            shown: &[
                shown("tree:example=two-ply", "alphabeta", StepAt::End, &[(LEAVES, "7")]),
                shown("tree:example=two-ply", "alphabeta:order=evaluation", StepAt::End, &[(LEAVES, "5")]),
            ],
        },
        LessonClaim {
            title: Phrase::new("On a real board", "Num tabuleiro a sério"),
            text: &[Phrase::new(
                "A position of Dots and Boxes, searched to depth 3: minimax turns to 156 positions, alpha-beta in the order of the list to 63, and in the order of the evaluation to 32. Nothing else was changed.",
                "Uma posição do jogo dos pontinhos, procurada até à profundidade 3: o minimax passa por 156 posições, o alfa-beta pela ordem da lista por 63, e pela ordem da avaliação por 32. Nada mais se mudou.",
            )],
            shown: &[
                shown_from(
                    "dots-and-boxes:rows=2,cols=2",
                    "h:11/00/00;v:010/111;0 0;1",
                    "alphabeta:depth=3",
                    StepAt::End,
                    &[(TURNED_TO, "63")],
                ),
                shown_from(
                    "dots-and-boxes:rows=2,cols=2",
                    "h:11/00/00;v:010/111;0 0;1",
                    "alphabeta:depth=3,order=evaluation",
                    StepAt::End,
                    &[(TURNED_TO, "32")],
                ),
                shown_from(
                    "dots-and-boxes:rows=2,cols=2",
                    "h:11/00/00;v:010/111;0 0;1",
                    "minimax:depth=3",
                    StepAt::End,
                    &[(TURNED_TO, "156")],
                ),
            ],
        },
        LessonClaim {
            title: Phrase::new("Where engines take their order from", "De onde tiram os motores a ordem"),
            text: &[Phrase::new(
                "Evaluating every child costs time too. Engines ask what is already known: the best move of the *last iteration* or of the table comes first, then captures, then moves that caused a cut elsewhere at the same depth (*killers*), then those with a good *history*. The lessons on deepening and tables go on from here.",
                "Avaliar cada filho também custa tempo. Os motores perguntam o que já se sabe: primeiro a melhor jogada da *última iteração* ou da tabela, depois as capturas, depois as que causaram um corte noutro sítio à mesma profundidade (*killers*), depois as de bom *historial*. As lições sobre aprofundamento e tabelas continuam daqui.",
            )],
            shown: &[shown("tree:example=four-ply", "pvs", StepAt::After(Deed::Iteration, 1), &[])],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "With perfect order alpha-beta looks at about 1,000 leaves. About how many does minimax look at?",
                "Com ordem perfeita o alfa-beta olha para cerca de 1000 folhas. Para quantas olha, mais ou menos, o minimax?",
            ),
            answers: [Phrase::new("2,000", "2000"), Phrase::new("10,000", "10 000"), Phrase::new("250,000", "250 000")],
            right: 2,
            why: Phrase::new("2·√N = 1,000 gives √N = 500 and N = 250,000.", "2·√N = 1000 dá √N = 500 e N = 250 000."),
        },
        LessonQuestion {
            ask: Phrase::new(
                "The evaluation that orders the moves is bad. What suffers?",
                "A avaliação que ordena as jogadas é má. O que sofre?",
            ),
            answers: [
                Phrase::new("The time", "O tempo"),
                Phrase::new("The value at the root", "O valor na raiz"),
                Phrase::new("Both", "Ambos"),
            ],
            right: 0,
            why: Phrase::new(
                "The order decides what is cut, not what comes out. (An evaluation *at the leaves* is another matter.)",
                "A ordem decide o que se corta, não o que resulta. (Uma avaliação *nas folhas* é outra coisa.)",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("At which nodes does the order matter most?", "Em que nós importa mais a ordem?"),
            answers: [
                Phrase::new("At leaves", "Nas folhas"),
                Phrase::new("Where a cut is possible", "Onde um corte é possível"),
                Phrase::new("Only at the root", "Só na raiz"),
            ],
            right: 1,
            why: Phrase::new(
                "Where some child refutes the node, it should come first. Where none does, all children are looked at in any order.",
                "Onde algum filho refuta o nó, deve vir primeiro. Onde nenhum o faz, veem-se todos os filhos por qualquer ordem.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Adji-boto sorts successors by their evaluation before its negamax goes through them. The report on Dots and Boxes shows what order is worth: ten moves at depth 2 with about the same number of cuts, 49 to 69, took between 172 and 2,185 positions. The fewest that allow the published cuts were reached exactly in three of the ten rows, 252, 184 and 172; in the others its program cut late.",
        "O relatório sobre o Adji-boto ordena os sucessores pela avaliação antes de o seu negamax os percorrer. O relatório sobre o jogo dos pontinhos mostra o que vale a ordem: dez jogadas à profundidade 2 com mais ou menos os mesmos cortes, de 49 a 69, levaram entre 172 e 2 185 posições. O mínimo que permite os cortes publicados foi atingido exatamente em três das dez linhas, 252, 184 e 172; nas outras o programa cortou tarde.",
    ),
    algorithm: "alphabeta",
    practice: Some("alphabeta"),
};
