//! MTD(f): finding a value by yes-or-no questions.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{TURNED_TO, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "mtdf",
    course: Course::Moves,
    title: Phrase::new("MTD(f): a value by yes-or-no questions", "MTD(f): um valor por perguntas de sim ou não"),
    aim: Phrase::new(
        "You will be able to follow the two bounds as they close in on a value, and say why the table is what makes it work.",
        "Vai saber seguir os dois limites a fecharem-se sobre um valor, e dizer porque é a tabela que o torna possível.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("Only null windows", "Só janelas nulas"),
            text: &[
                Phrase::new(
                    "Every question is of the form *is it at least g?*, the cheapest kind there is. A yes raises the lower bound, a no lowers the upper one, and the next question is asked at the bound that was just found. When both are equal, that is the value.",
                    "Todas as perguntas são da forma *vale pelo menos g?*, as mais baratas que há. Um sim sobe o limite inferior, um não desce o superior, e a pergunta seguinte faz-se no limite que se acabou de encontrar. Quando os dois são iguais, é esse o valor.",
                ),
                Phrase::new(
                    "In the textbook tree, the first question at depth 2 is about 0: the answer is *at least 3*. The second is about 3: *no more than 3*. So it is 3, after 4 questions in all, two at each depth.",
                    "Na árvore dos manuais, a primeira pergunta à profundidade 2 é sobre 0: a resposta é *pelo menos 3*. A segunda é sobre 3: *não mais do que 3*. Logo é 3, ao fim de 4 perguntas ao todo, duas em cada profundidade.",
                ),
            ],
            shown: &[shown(
                "tree:example=two-ply",
                "mtdf",
                StepAt::After(Deed::Begin, 4),
                &[(QuotedFigure::Events(&[Deed::Begin]), "4"), (QuotedFigure::Value, "3")],
            )],
        },
        LessonClaim {
            title: Phrase::new("A good first guess saves questions", "Um bom primeiro palpite poupa perguntas"),
            text: &[Phrase::new(
                "f is the first guess, taken from the last round of deepening. Where it is right, two questions are enough: one from below, one from above. On the tree with the best move first there are 6 questions for 3 depths, on its mirror 10: each wrong mark costs another question.",
                "f é o primeiro palpite, tirado da última ronda do aprofundamento. Onde está certo, bastam duas perguntas: uma por baixo, outra por cima. Na árvore com a melhor jogada primeiro há 6 perguntas para 3 profundidades, na simétrica 10: cada marca errada custa mais uma pergunta.",
            )],
            shown: &[
                shown("tree:example=best-first", "mtdf", StepAt::End, &[(QuotedFigure::Events(&[Deed::Begin]), "6")]),
                shown("tree:example=best-last", "mtdf", StepAt::End, &[(QuotedFigure::Events(&[Deed::Begin]), "10")]),
            ],
        },
        LessonClaim {
            title: Phrase::new("Without a table it would repeat everything", "Sem tabela repetia tudo"),
            text: &[Phrase::new(
                "Each question goes through the tree again. What was found by the last one lies in the table as a bound, and mostly answers at once. On trees as small as these there is little to be saved, and MTD(f) turns to more positions than alpha-beta: 60 against 24 in four plies. On large trees it is about as good as PVS; which of the two wins depends on the game.",
                "Cada pergunta volta a percorrer a árvore. O que a anterior encontrou está na tabela como limite, e quase sempre responde logo. Em árvores tão pequenas há pouco a poupar, e o MTD(f) passa por mais posições do que o alfa-beta: 60 contra 24 em quatro lances. Em árvores grandes é mais ou menos tão bom como o PVS; qual dos dois ganha depende do jogo.",
            )],
            shown: &[
                shown("tree:example=four-ply", "mtdf", StepAt::End, &[(TURNED_TO, "60")]),
                shown("tree:example=four-ply", "alphabeta", StepAt::End, &[(TURNED_TO, "24")]),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "Lower bound 2, upper bound 5. MTD(f) asks *at least 5?* and hears no. What is known?",
                "Limite inferior 2, superior 5. O MTD(f) pergunta *pelo menos 5?* e ouve não. O que se sabe?",
            ),
            answers: [
                Phrase::new("2 ≤ value < 5", "2 ≤ valor < 5"),
                Phrase::new("The value is 5", "O valor é 5"),
                Phrase::new("The value is 2", "O valor é 2"),
            ],
            right: 0,
            why: Phrase::new(
                "The no lowers the upper bound; the search also says how far, and the next question is asked there.",
                "O não desce o limite superior; a procura diz também até onde, e é aí que se faz a pergunta seguinte.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("Why are null windows cheap?", "Porque são baratas as janelas nulas?"),
            answers: [
                Phrase::new("They look less deep", "Veem menos fundo"),
                Phrase::new(
                    "Every value lies outside, so cuts come early",
                    "Todo o valor fica de fora, e os cortes vêm cedo",
                ),
                Phrase::new("They skip leaves at random", "Saltam folhas ao acaso"),
            ],
            right: 1,
            why: Phrase::new(
                "α and β lie next to each other: whatever comes back is at one of them and can cut.",
                "α e β estão pegados: o que vier fica num deles e pode cortar.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "The first guess is far off. What happens?",
                "O primeiro palpite está muito longe. O que acontece?",
            ),
            answers: [
                Phrase::new("The answer is wrong", "A resposta está errada"),
                Phrase::new("It takes more questions", "São precisas mais perguntas"),
                Phrase::new("Nothing", "Nada"),
            ],
            right: 1,
            why: Phrase::new(
                "Each answer is a bound that holds; a bad guess only lengthens the way to where they meet.",
                "Cada resposta é um limite que vale; um mau palpite só alonga o caminho até se encontrarem.",
            ),
        },
    ],
    measured: Phrase::new(
        "No course report used MTD(f); the report on Adji-boto describes negamax with cuts. Measured here instead, on tic-tac-toe to depth 6 from the empty board: minimax 73,449 positions, alpha-beta 1,885, MTD(f) 1,334, PVS 810, negamax with a table 530 (`jogada compare tic-tac-toe …:depth=6`).",
        "Nenhum relatório usou o MTD(f); o do Adji-boto descreve o negamax com cortes. Medido aqui em vez disso, no jogo do galo à profundidade 6 a partir do tabuleiro vazio: minimax 73 449 posições, alfa-beta 1 885, MTD(f) 1 334, PVS 810, negamax com tabela 530 (`jogada compare tic-tac-toe …:depth=6`).",
    ),
    algorithm: "mtdf",
    practice: Some("alphabeta"),
};
