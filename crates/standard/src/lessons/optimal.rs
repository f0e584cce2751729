//! Optimal search: to prove that nothing is shorter.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{EXPANDED, ROUNDS, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "optimal",
    course: Course::Ways,
    title: Phrase::new("Proving that nothing is shorter", "Provar que nada é mais curto"),
    aim: Phrase::new(
        "You will be able to tell a short way from a proven shortest one, and to read the two bounds between which the truth lies.",
        "Vai saber distinguir um caminho curto de um mais curto provado, e ler os dois limites entre os quais está a verdade.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("A way is half of the answer", "Um caminho é metade da resposta"),
            text: &[Phrase::new(
                "Whoever finds a way of 6 moves knows: the shortest has *at most* 6. That it has *at least* 6 is another statement, and the harder one: every shorter way must be excluded. On problem A, A* with the report's base heuristic returns a way of 6 moves. It is not the shortest.",
                "Quem encontra um caminho de 6 jogadas sabe que o mais curto tem *no máximo* 6. Que tem *pelo menos* 6 é outra afirmação, e a mais difícil: há que excluir todos os mais curtos. No problema A, o A* com a heurística base do relatório devolve um caminho de 6 jogadas. Não é o mais curto.",
            )],
            shown: &[shown(
                "adji-boto-puzzle:problem=A",
                "astar:heuristic=base",
                StepAt::End,
                &[(QuotedFigure::Cost, "6")],
            )],
        },
        LessonClaim {
            title: Phrase::new(
                "An admissible estimate gives the lower bound",
                "Uma estimativa admissível dá o limite inferior",
            ),
            text: &[Phrase::new(
                "The estimate `fifths` never says more than the truth: a move takes five pieces at most, so a fifth of the pieces, rounded up, is needed at least. With it the least f of all open nodes is a lower bound that rises as the search goes on. A* expands 17 nodes instead of 6, and its 4 moves are proven to be the fewest.",
                "A estimativa `fifths` nunca diz mais do que a verdade: uma jogada tira no máximo cinco peças, e por isso faz falta pelo menos um quinto das peças, arredondado para cima. Com ela o menor f de todos os nós abertos é um limite inferior que sobe à medida que a procura avança. O A* expande 17 nós em vez de 6, e fica provado que as suas 4 jogadas são o mínimo.",
            )],
            shown: &[
                shown(
                    "adji-boto-puzzle:problem=A",
                    "astar:heuristic=fifths",
                    StepAt::End,
                    &[(EXPANDED, "17"), (QuotedFigure::Cost, "4")],
                ),
                shown("adji-boto-puzzle:problem=A", "astar:heuristic=base", StepAt::Begin, &[(EXPANDED, "6")]),
            ],
        },
        LessonClaim {
            title: Phrase::new("From both ends", "Das duas pontas"),
            text: &[Phrase::new(
                "Two searches, one forward from the start and one backward from the goal, need each to go only half of the way; and trees of half the depth are very much smaller. When they meet there is a way, an *upper* bound; the sum of what both have certainly paid is a *lower* bound. When the two are equal, the way is proven. Here the searches meet 2 times, first for more than the best, and 418 is proven after 11 expansions.",
                "Duas procuras, uma para a frente desde o início e outra para trás desde o objetivo, só precisam de andar metade do caminho cada; e árvores com metade da profundidade são muitíssimo menores. Quando se encontram há um caminho, um limite *superior*; a soma do que ambas já pagaram de certeza é um limite *inferior*. Quando os dois são iguais, o caminho está provado. Aqui as procuras encontram-se 2 vezes, a primeira por mais do que o melhor, e 418 fica provado ao fim de 11 expansões.",
            )],
            shown: &[shown(
                "graph:problem=romania",
                "bidirectional",
                StepAt::After(Deed::Meet, 1),
                &[(QuotedFigure::Events(&[Deed::Meet]), "2"), (EXPANDED, "11"), (QuotedFigure::Cost, "418")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Layer after layer, counted down", "Camada após camada, a descontar"),
            text: &[Phrase::new(
                "Jogada's own `optimal` does this for puzzles in which something is used up with every move. It quickly finds some way, here of 4 moves, and then asks: is there one of 2? of 3? Each round excludes a length for good. On problem A it needs 2 rounds, and answers 4: not *found 4* but *nothing below 4 exists*.",
                "O `optimal` do próprio Jogada faz isto em quebra-cabeças em que algo se gasta a cada jogada. Encontra depressa um caminho qualquer, aqui de 4 jogadas, e depois pergunta: há um de 2? de 3? Cada ronda exclui um comprimento de vez. No problema A precisa de 2 rondas, e responde 4: não *encontrei 4*, mas *abaixo de 4 nada existe*.",
            )],
            shown: &[shown(
                "adji-boto-puzzle:problem=A",
                "optimal",
                StepAt::End,
                &[(ROUNDS, "2"), (QuotedFigure::Cost, "4")],
            )],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "A* with an estimate that is *not* admissible found a way of 10. What do you know?",
                "O A* com uma estimativa *não* admissível encontrou um caminho de 10. O que se sabe?",
            ),
            answers: [
                Phrase::new("The shortest has 10", "O mais curto tem 10"),
                Phrase::new("The shortest has at most 10", "O mais curto tem no máximo 10"),
                Phrase::new("Nothing", "Nada"),
            ],
            right: 1,
            why: Phrase::new(
                "The way is there, so the shortest can not be longer. Whether a shorter one exists was not excluded.",
                "O caminho existe, por isso o mais curto não pode ser mais longo. Não ficou excluído que haja um mais curto.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Each node has 4 successors and the goal is 8 steps away. How many nodes has the deepest layer, from one end and from both?",
                "Cada nó tem 4 sucessores e o objetivo está a 8 passos. Quantos nós tem a camada mais funda, de uma ponta e das duas?",
            ),
            answers: [
                Phrase::new("65,536 and 512", "65 536 e 512"),
                Phrase::new("65,536 and 32,768", "65 536 e 32 768"),
                Phrase::new("4,096 and 512", "4 096 e 512"),
            ],
            right: 0,
            why: Phrase::new(
                "4^8 = 65,536; from both ends 2 · 4^4 = 512.",
                "4^8 = 65 536; das duas pontas 2 · 4^4 = 512.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Lower bound 12, upper bound 14. What is certain?",
                "Limite inferior 12, superior 14. O que é certo?",
            ),
            answers: [
                Phrase::new("13 is the answer", "A resposta é 13"),
                Phrase::new("A way of 12 exists", "Existe um caminho de 12"),
                Phrase::new(
                    "No way is shorter than 12, and one of 14 is known",
                    "Nenhum é mais curto do que 12, e conhece-se um de 14",
                ),
            ],
            right: 2,
            why: Phrase::new(
                "The truth is 12, 13 or 14. Only when both bounds are equal is the question settled.",
                "A verdade é 12, 13 ou 14. Só quando os dois limites são iguais fica a questão decidida.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report's searches answer with ways, not proofs: problem A in 4 moves with A* and the base heuristic, C in 6, D in 24, E in 33. Breadth-first search, which proves, finished only A and C in its 30 seconds. `optimal` proves 4 for A and 6 for C: there the report's ways are the shortest that exist.",
        "As procuras do relatório respondem com caminhos, não com provas: o problema A em 4 jogadas com o A* e a heurística base, C em 6, D em 24, E em 33. A procura em largura, que prova, só acabou A e C nos seus 30 segundos. O `optimal` prova 4 para A e 6 para C: aí os caminhos do relatório são os mais curtos que existem.",
    ),
    algorithm: "optimal",
    practice: Some("estimates"),
};
