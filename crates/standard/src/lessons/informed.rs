//! Informed search: an estimate that points the way.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{EXPANDED, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "informed",
    course: Course::Ways,
    title: Phrase::new(
        "An estimate points the way: greedy search and A*",
        "Uma estimativa mostra o caminho: procura gulosa e A*",
    ),
    aim: Phrase::new(
        "You will be able to work out f = g + h by hand, say which place A* takes up next, and tell when its answer is certain.",
        "Vai saber calcular f = g + h à mão, dizer que lugar retoma o A* a seguir e saber quando a sua resposta é certa.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new(
                "A heuristic is a guess about the rest",
                "Uma heurística é um palpite sobre o que falta",
            ),
            text: &[Phrase::new(
                "Blind search does not know where Bucharest is. A *heuristic* h tells, for every place, about how much is still to come: here, the distance as the crow flies. h(Arad) = 366, h(Sibiu) = 253, h(Bucharest) = 0. It is written on the map beside each place, and as the second number of a sum below each node.",
                "A procura cega não sabe onde fica Bucareste. Uma *heurística* h diz, para cada lugar, mais ou menos quanto falta: aqui, a distância em linha reta. h(Arad) = 366, h(Sibiu) = 253, h(Bucareste) = 0. Está escrita no mapa junto de cada lugar, e como segundo número de uma soma por baixo de cada nó.",
            )],
            shown: &[shown("graph:problem=romania", "greedy:heuristic=given", StepAt::After(Deed::Generate, 3), &[])],
        },
        LessonClaim {
            title: Phrase::new("Greedy: only what is still to come", "Gulosa: só o que falta"),
            text: &[Phrase::new(
                "Greedy best-first search takes up the open place of least h: whatever seems nearest to the goal. It runs straight at it and needs only 3 expansions. But it never asks what it has paid so far: its way costs 450, and there is one for 418.",
                "A procura gulosa retoma o lugar aberto de menor h: o que parece mais perto do objetivo. Vai direita a ele e precisa só de 3 expansões. Mas nunca pergunta quanto já pagou: o seu caminho custa 450, e há um por 418.",
            )],
            shown: &[shown(
                "graph:problem=romania",
                "greedy:heuristic=given",
                StepAt::End,
                &[(EXPANDED, "3"), (QuotedFigure::Cost, "450")],
            )],
        },
        LessonClaim {
            title: Phrase::new("A*: what was paid plus what is to come", "A*: o que se pagou mais o que falta"),
            text: &[
                Phrase::new(
                    "A* adds the two: f = g + h, what the way to this place has cost plus the guess about the rest. It takes up the open place of least f. At Sibiu f = 140 + 253 = 393; Fagaras has 239 + 176 = 415, Rimnicu 220 + 193 = 413, so Rimnicu comes first although it is farther from the goal.",
                    "O A* soma os dois: f = g + h, o que custou chegar a este lugar mais o palpite sobre o resto. Retoma o lugar aberto de menor f. Em Sibiu f = 140 + 253 = 393; Fagaras tem 239 + 176 = 415, Rimnicu 220 + 193 = 413, e por isso vem primeiro Rimnicu, embora esteja mais longe do objetivo.",
                ),
                Phrase::new(
                    "With 5 expansions it finds the cheapest way, 418. Uniform-cost search needed 12 for the same answer.",
                    "Com 5 expansões encontra o caminho mais barato, 418. A procura de custo uniforme precisou de 12 para a mesma resposta.",
                ),
            ],
            shown: &[
                shown(
                    "graph:problem=romania",
                    "astar:heuristic=given",
                    StepAt::After(Deed::Expand, 3),
                    &[(EXPANDED, "5"), (QuotedFigure::Cost, "418")],
                ),
                shown("graph:problem=romania", "uniform", StepAt::End, &[(EXPANDED, "12")]),
            ],
        },
        LessonClaim {
            title: Phrase::new(
                "Why it may not stop at the first sight of the goal",
                "Porque não pode parar ao ver o objetivo",
            ),
            text: &[Phrase::new(
                "When Fagaras is expanded, Bucharest appears with f = 450 + 0. But Pitesti waits with f = 417: over it there may be a way for 417 or more, perhaps less than 450. A* takes up Pitesti first, and Bucharest gets a better parent: 418. Only when the goal itself has the least f is nothing cheaper possible.",
                "Quando Fagaras é expandida, aparece Bucareste com f = 450 + 0. Mas Pitesti espera com f = 417: por ela pode haver um caminho de 417 ou mais, talvez menos do que 450. O A* retoma primeiro Pitesti, e Bucareste ganha um pai melhor: 418. Só quando o próprio objetivo tem o menor f é que nada mais barato é possível.",
            )],
            shown: &[shown("graph:problem=romania", "astar:heuristic=given", StepAt::After(Deed::Reopen, 1), &[])],
        },
        LessonClaim {
            title: Phrase::new("Admissible: never too pessimistic", "Admissível: nunca pessimista de mais"),
            text: &[Phrase::new(
                "That argument holds only if h never says *more* than the rest really costs: then h is called *admissible*. In this small graph it is not: h(A) = 5, but from A to G it is only 2. A looks worse than it is, and A* answers 5 over B, while the cheapest way, over A, costs 3. The board marks the guess that is too large.",
                "Esse argumento só vale se h nunca disser *mais* do que o resto custa de facto: então h diz-se *admissível*. Neste grafo pequeno não é: h(A) = 5, mas de A a G são só 2. A parece pior do que é, e o A* responde 5 por B, quando o caminho mais barato, por A, custa 3. O tabuleiro marca a estimativa demasiado grande.",
            )],
            shown: &[
                shown("graph:problem=too-large", "astar:heuristic=given", StepAt::End, &[(QuotedFigure::Cost, "5")]),
                shown("graph:problem=too-large", "uniform", StepAt::End, &[(QuotedFigure::Cost, "3")]),
            ],
        },
        LessonClaim {
            title: Phrase::new(
                "Consistent: no step is worth more than it costs",
                "Consistente: nenhum passo vale mais do que custa",
            ),
            text: &[Phrase::new(
                "A heuristic can be admissible and still jump: here h falls from 6 at A to 2 at B, although the step costs only 2. Then a place may be closed by a dear way and reached again by a cheaper one: A* must reopen it. It still answers 8, the cheapest, but expands 6 times, B and C twice. If h never falls by more than a step costs it is *consistent*, and no place is taken up twice.",
                "Uma heurística pode ser admissível e mesmo assim dar saltos: aqui h desce de 6 em A para 2 em B, embora o passo custe só 2. Então um lugar pode ser fechado por um caminho caro e alcançado depois por um mais barato: o A* tem de o reabrir. Responde na mesma 8, o mais barato, mas expande 6 vezes, B e C duas vezes cada. Se h nunca desce mais do que custa um passo é *consistente*, e nenhum lugar se retoma duas vezes.",
            )],
            shown: &[shown(
                "graph:problem=reopen",
                "astar:heuristic=given",
                StepAt::End,
                &[(QuotedFigure::Cost, "8"), (EXPANDED, "6")],
            )],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "g = 120 and h = 80 at one place, g = 60 and h = 150 at another. Which one does A* take up first?",
                "Num lugar g = 120 e h = 80, noutro g = 60 e h = 150. Qual retoma o A* primeiro?",
            ),
            answers: [
                Phrase::new("The first", "O primeiro"),
                Phrase::new("The second: it was cheaper so far", "O segundo: até ali foi mais barato"),
                Phrase::new("The one that was found first", "O que foi encontrado primeiro"),
            ],
            right: 0,
            why: Phrase::new(
                "f = 200 against 210. Only the sum counts: uniform-cost search would take the second, by g alone.",
                "f = 200 contra 210. Só conta a soma: a procura de custo uniforme tomaria o segundo, só por g.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("h is 0 everywhere. What is A* then?", "h é 0 em todo o lado. O que é então o A*?"),
            answers: [
                Phrase::new("Greedy search", "Procura gulosa"),
                Phrase::new("Uniform-cost search", "Procura de custo uniforme"),
                Phrase::new("Depth-first search", "Procura em profundidade"),
            ],
            right: 1,
            why: Phrase::new(
                "f = g + 0 = g: the cheapest to reach comes first. 0 is admissible, so the answer stays right; it only points nowhere.",
                "f = g + 0 = g: vem primeiro o mais barato de alcançar. 0 é admissível, por isso a resposta continua certa; só não aponta para lado nenhum.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Two admissible heuristics: one always says more than the other. Which is better?",
                "Duas heurísticas admissíveis: uma diz sempre mais do que a outra. Qual é melhor?",
            ),
            answers: [
                Phrase::new("The smaller: it is more careful", "A menor: é mais cuidadosa"),
                Phrase::new("They are the same", "São iguais"),
                Phrase::new("The larger", "A maior"),
            ],
            right: 2,
            why: Phrase::new(
                "Both give the cheapest way. The larger one is nearer to the truth, so fewer wrong places have a small f: A* expands no more, and mostly fewer.",
                "Ambas dão o caminho mais barato. A maior está mais perto da verdade, e por isso menos lugares errados têm f pequeno: o A* não expande mais, e quase sempre menos.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on the Adji-boto puzzle compared two heuristics with A*: on problem D its base heuristic generated 2,316 nodes and its advanced one 380; on E it was 694 against 1,084. Neither is admissible (on problem A base says 6 and advanced 12.5, where 4 moves are enough), so the ways are not proven shortest. All these counts come out again with `jogada report sources`.",
        "O relatório sobre o quebra-cabeças Adji-boto comparou duas heurísticas com o A*: no problema D a heurística base gerou 2 316 nós e a avançada 380; no E foram 694 contra 1 084. Nenhuma é admissível (no problema A a base diz 6 e a avançada 12,5, onde bastam 4 jogadas), por isso não está provado que os caminhos sejam os mais curtos. Todas estas contagens voltam a sair com `jogada report sources`.",
    ),
    algorithm: "astar",
    practice: Some("astar"),
};
