//! Deepening: an answer at every moment.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{ROUNDS, TURNED_TO, shown, shown_from};

pub(super) const LESSON: Lesson = Lesson {
    name: "deepening",
    course: Course::Moves,
    title: Phrase::new("Deepening: an answer at every moment", "Aprofundamento: uma resposta a qualquer momento"),
    aim: Phrase::new(
        "You will be able to say why a search that repeats itself is not slower, and what an engine answers when its time is up.",
        "Vai saber dizer porque não é mais lenta uma procura que se repete, e o que responde um motor quando o tempo acaba.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new(
                "Nobody knows how deep the time will reach",
                "Ninguém sabe a que profundidade chega o tempo",
            ),
            text: &[Phrase::new(
                "A fixed depth takes a second in one position and an hour in the next. So search to depth 1, then 2, then 3 …, and stop when the time is up: the last *finished* round is the answer. Here the limit is 300 positions instead of a time, so that it comes out the same on every machine. Four rounds begin; the search is stopped in the fourth, and answers from the third.",
                "Uma profundidade fixa leva um segundo numa posição e uma hora na seguinte. Por isso procura-se à profundidade 1, depois 2, depois 3 …, e para-se quando o tempo acaba: a última ronda *acabada* é a resposta. Aqui o limite são 300 posições em vez de um tempo, para dar o mesmo em qualquer máquina. Começam quatro rondas; a procura é parada na quarta, e responde pela terceira.",
            )],
            shown: &[shown("tic-tac-toe", "alphabeta:nodes=300", StepAt::End, &[(TURNED_TO, "300")])],
        },
        LessonClaim {
            title: Phrase::new(
                "The last round costs more than all before",
                "A última ronda custa mais do que todas as outras",
            ),
            text: &[Phrase::new(
                "Each ply multiplies the tree. Alone, depth 3 turns to 95 positions here and depth 2 to 25: repeating the small rounds adds little to the large one.",
                "Cada lance multiplica a árvore. Sozinha, a profundidade 3 passa aqui por 95 posições e a 2 por 25: repetir as rondas pequenas acrescenta pouco à grande.",
            )],
            shown: &[
                shown("tic-tac-toe", "alphabeta:depth=3", StepAt::End, &[(TURNED_TO, "95")]),
                shown("tic-tac-toe", "alphabeta:depth=2", StepAt::End, &[(TURNED_TO, "25")]),
            ],
        },
        LessonClaim {
            title: Phrase::new("And every round puts the next in order", "E cada ronda põe a seguinte por ordem"),
            text: &[Phrase::new(
                "What was best at depth 3 is probably best at depth 4: it goes first. In the table every position has its best move of the last round. So the repetition pays for itself by cuts, and engines never search to a depth directly. In this tree the engine made 3 rounds; run from one iteration to the next and watch the best line.",
                "O que era melhor à profundidade 3 é provavelmente o melhor à 4: vai à frente. Na tabela cada posição tem a sua melhor jogada da última ronda. Assim a repetição paga-se em cortes, e os motores nunca procuram diretamente até uma profundidade. Nesta árvore o motor fez 3 rondas; avance de iteração em iteração e veja a melhor linha.",
            )],
            shown: &[shown("tree:example=four-ply", "pvs", StepAt::After(Deed::Iteration, 1), &[(ROUNDS, "3")])],
        },
        LessonClaim {
            title: Phrase::new("When to stop before the time is up", "Quando parar antes de acabar o tempo"),
            text: &[Phrase::new(
                "If the value is proven, a deeper round can not change it: here the engine sees a forced win after 2 rounds and stops, although nothing limited it. And where the next round can not be finished, an engine that paces itself does not begin it.",
                "Se o valor está provado, uma ronda mais funda não o pode mudar: aqui o motor vê uma vitória forçada ao fim de 2 rondas e para, embora nada o limitasse. E quando a ronda seguinte já não pode acabar, um motor que gere o tempo nem a começa.",
            )],
            shown: &[shown_from("tic-tac-toe", "xo./.x./..o 1", "pvs", StepAt::End, &[(ROUNDS, "2")])],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "A search is stopped in the middle of round 7. What does it answer?",
                "Uma procura é parada a meio da ronda 7. O que responde?",
            ),
            answers: [
                Phrase::new("The best move of round 6", "A melhor jogada da ronda 6"),
                Phrase::new("The best found so far in round 7", "A melhor encontrada até ali na ronda 7"),
                Phrase::new("Nothing", "Nada"),
            ],
            right: 0,
            why: Phrase::new(
                "In round 7 only some of the moves were looked at: what is best among those says nothing about the rest.",
                "Na ronda 7 só se viram algumas jogadas: a melhor dessas nada diz sobre as outras.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Each ply multiplies the work by 5. How much do all earlier rounds add to the last?",
                "Cada lance multiplica o trabalho por 5. Quanto acrescentam todas as rondas anteriores à última?",
            ),
            answers: [
                Phrase::new("About a quarter", "Cerca de um quarto"),
                Phrase::new("As much again", "Outro tanto"),
                Phrase::new("Five times", "Cinco vezes"),
            ],
            right: 0,
            why: Phrase::new("1/5 + 1/25 + … = 1/4.", "1/5 + 1/25 + … = 1/4."),
        },
        LessonQuestion {
            ask: Phrase::new(
                "What else does the last round give to the next?",
                "Que mais dá a última ronda à seguinte?",
            ),
            answers: [
                Phrase::new("Its time", "O seu tempo"),
                Phrase::new("An order of moves", "Uma ordem das jogadas"),
                Phrase::new("Its window only", "Só a sua janela"),
            ],
            right: 1,
            why: Phrase::new(
                "The best move of each position in the table is tried first, which is when alpha-beta cuts most.",
                "A melhor jogada de cada posição na tabela é tentada primeiro, que é quando o alfa-beta mais corta.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Hex deepened by time: depth 6 after 1 second, 7 after 3, 8 after 13, 9 after 75. Each ply took about five times as long as the one before. (Its pruning was not sound, so the depths can not be compared with ours; the growth can.)",
        "O relatório sobre o Hex aprofundou por tempo: profundidade 6 ao fim de 1 segundo, 7 ao fim de 3, 8 de 13, 9 de 75. Cada lance levou cerca de cinco vezes mais do que o anterior. (A sua poda não era correta, por isso as profundidades não se comparam com as nossas; o crescimento sim.)",
    ),
    algorithm: "pvs",
    practice: Some("alphabeta"),
};
