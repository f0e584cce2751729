//! Blind search: what can be found without an idea of where the goal is.

use jogada_catalog::QuotedFigure::Cost;
use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{EXPANDED, ROUNDS, shown};

const ROMANIA: &str = "graph:problem=romania";

pub(super) const LESSON: Lesson = Lesson {
    name: "blind",
    course: Course::Ways,
    title: Phrase::new("Searching blindly", "Procurar às cegas"),
    aim: Phrase::new(
        "You will be able to say which place breadth-first, depth-first and uniform-cost search take up next, and what each of them promises.",
        "Vai saber dizer que lugar retomam a seguir a procura em largura, em profundidade e de custo uniforme, e o que promete cada uma.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("A search grows a tree", "Uma procura faz crescer uma árvore"),
            text: &[
                Phrase::new(
                    "You are in Arad and want to go to Bucharest. To *expand* a place is to ask which places are one step from it; each of them hangs below it in the tree and waits its turn. The places that wait are called *open*, those already expanded *closed*. All the searches of this lesson do this and nothing else: they differ only in which open place they take up next.",
                    "Está em Arad e quer ir a Bucareste. *Expandir* um lugar é perguntar que lugares ficam a um passo dele; cada um fica pendurado por baixo dele na árvore, à espera da sua vez. Os lugares que esperam dizem-se *abertos*, os que já foram expandidos *fechados*. Todas as procuras desta lição fazem isto e mais nada: só diferem no lugar aberto que retomam a seguir.",
                ),
                Phrase::new(
                    "Step forward: the root is Arad, and after its expansion Zerind, Sibiu and Timisoara are open.",
                    "Avance: a raiz é Arad e, depois de expandida, Zerind, Sibiu e Timisoara ficam abertos.",
                ),
            ],
            shown: &[shown(ROMANIA, "bfs", StepAt::After(Deed::Generate, 3), &[])],
        },
        LessonClaim {
            title: Phrase::new(
                "Breadth first: the way with the fewest steps",
                "Em largura: o caminho com menos passos",
            ),
            text: &[
                Phrase::new(
                    "Breadth-first search takes up the place that has waited longest. So it sees everything one step away before anything two steps away, and the first way that it finds has the fewest steps. Here it expands 6 places and finds a way of three steps, over Sibiu and Fagaras, that costs 450.",
                    "A procura em largura retoma o lugar que espera há mais tempo. Assim vê tudo o que está a um passo antes de qualquer coisa a dois, e o primeiro caminho que encontra tem o menor número de passos. Aqui expande 6 lugares e encontra um caminho de três passos, por Sibiu e Fagaras, que custa 450.",
                ),
                Phrase::new(
                    "The price is memory: whole layers of the tree wait at the same time.",
                    "O preço é a memória: camadas inteiras da árvore esperam ao mesmo tempo.",
                ),
            ],
            shown: &[shown(ROMANIA, "bfs", StepAt::End, &[(EXPANDED, "6"), (Cost, "450")])],
        },
        LessonClaim {
            title: Phrase::new("Depth first: some way, soon", "Em profundidade: um caminho qualquer, depressa"),
            text: &[
                Phrase::new(
                    "Depth-first search takes up the place that was found last. It runs down one line until it ends, and turns back only then. It may be lucky: here 5 expansions are enough. But the way that it finds is just the first one on its side of the tree, and costs 607.",
                    "A procura em profundidade retoma o lugar encontrado por último. Desce por uma linha até ela acabar, e só então volta atrás. Pode ter sorte: aqui bastam 5 expansões. Mas o caminho que encontra é apenas o primeiro do seu lado da árvore, e custa 607.",
                ),
                Phrase::new(
                    "What it gains is memory: it has to remember one line and what branches off it.",
                    "O que ganha é memória: só tem de se lembrar de uma linha e do que dela se ramifica.",
                ),
            ],
            shown: &[shown(ROMANIA, "dfs", StepAt::End, &[(EXPANDED, "5"), (Cost, "607")])],
        },
        LessonClaim {
            title: Phrase::new("Deepening: both at once", "Aprofundar: as duas coisas"),
            text: &[Phrase::new(
                "Iterative deepening searches depth first to depth 0, then again to depth 1, 2, 3 …, until the goal is in reach. It forgets between rounds, so it needs as little memory as depth-first search, and it finds a way with the fewest steps, as breadth-first search does. The repetition looks wasteful: 4 rounds, 22 expansions. But in a tree that branches, the last layer is larger than all before it together, so repeating those costs little.",
                "O aprofundamento iterativo procura em profundidade até à profundidade 0, depois outra vez até 1, 2, 3 …, até o objetivo ficar ao alcance. Esquece entre rondas, e por isso precisa de tão pouca memória como a procura em profundidade, e encontra um caminho com o menor número de passos, como a procura em largura. A repetição parece desperdício: 4 rondas, 22 expansões. Mas numa árvore que se ramifica a última camada é maior do que todas as anteriores juntas, e repetir essas custa pouco.",
            )],
            shown: &[shown(ROMANIA, "iddfs", StepAt::End, &[(ROUNDS, "4"), (EXPANDED, "22")])],
        },
        LessonClaim {
            title: Phrase::new("Uniform cost: the cheapest way", "Custo uniforme: o caminho mais barato"),
            text: &[
                Phrase::new(
                    "Fewest steps is not cheapest when steps cost different amounts. Uniform-cost search takes up the place that is cheapest to reach from the start, called g. When it takes up the goal, every other open place is already at least as dear, so nothing cheaper can come: 418, over Rimnicu and Pitesti.",
                    "Menos passos não é mais barato quando os passos custam diferente. A procura de custo uniforme retoma o lugar mais barato de alcançar desde o início: a esse custo chama-se g. Quando retoma o objetivo, qualquer outro lugar aberto já é pelo menos tão caro, e nada mais barato pode vir: 418, por Rimnicu e Pitesti.",
                ),
                Phrase::new(
                    "Bucharest is found early, over Fagaras, but not *taken up*: at that moment cheaper places still wait. Step to the end and watch it being replaced. The price is width: 12 expansions, into every direction.",
                    "Bucareste é encontrada cedo, por Fagaras, mas não *retomada*: nesse momento ainda esperam lugares mais baratos. Avance até ao fim e veja como é substituída. O preço é a largura: 12 expansões, em todas as direções.",
                ),
            ],
            shown: &[shown(ROMANIA, "uniform", StepAt::End, &[(EXPANDED, "12"), (Cost, "418")])],
        },
        LessonClaim {
            title: Phrase::new("On a small graph you can do it by hand", "Num grafo pequeno faz-se à mão"),
            text: &[Phrase::new(
                "From S to G there is one step that costs 10, and a way of four steps that costs 2 each. Breadth-first search answers 10 after 1 expansion; uniform-cost search answers 8. Neither is wrong: they were asked different questions.",
                "De S a G há um passo que custa 10, e um caminho de quatro passos que custam 2 cada. A procura em largura responde 10 depois de 1 expansão; a de custo uniforme responde 8. Nenhuma erra: responderam a perguntas diferentes.",
            )],
            shown: &[
                shown("graph:problem=few-steps", "bfs", StepAt::End, &[(EXPANDED, "1"), (Cost, "10")]),
                shown("graph:problem=few-steps", "uniform", StepAt::End, &[(Cost, "8")]),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "A maze has corridors of equal length. Which search is sure to find a shortest way out?",
                "Um labirinto tem corredores todos do mesmo comprimento. Que procura encontra de certeza uma saída mais curta?",
            ),
            answers: [
                Phrase::new("Depth first", "Em profundidade"),
                Phrase::new("Breadth first", "Em largura"),
                Phrase::new("Neither", "Nenhuma"),
            ],
            right: 1,
            why: Phrase::new(
                "With equal steps, fewest steps and cheapest are the same, and breadth-first search sees nearer places before farther ones. Depth-first search returns the first way it runs into.",
                "Com passos iguais, menos passos e mais barato são o mesmo, e a procura em largura vê os lugares próximos antes dos distantes. A procura em profundidade devolve o primeiro caminho em que tropeça.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Why does uniform-cost search not stop when it first *sees* Bucharest?",
                "Porque não para a procura de custo uniforme quando *vê* Bucareste pela primeira vez?",
            ),
            answers: [
                Phrase::new("A cheaper way may still be open", "Pode ainda haver aberto um caminho mais barato"),
                Phrase::new("It must see all places first", "Tem de ver primeiro todos os lugares"),
                Phrase::new("It does stop there", "Para, sim"),
            ],
            right: 0,
            why: Phrase::new(
                "Seen over Fagaras it costs 450, while places of smaller g wait. One of them, Pitesti, leads there for 418. Only what is taken up is settled.",
                "Vista por Fagaras custa 450, enquanto esperam lugares de g menor. Um deles, Pitesti, leva lá por 418. Só o que é retomado está decidido.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Each node has 10 successors and the goal lies 6 steps deep. About what part of all expansions does iterative deepening repeat?",
                "Cada nó tem 10 sucessores e o objetivo está a 6 passos. Que parte das expansões repete, mais ou menos, o aprofundamento iterativo?",
            ),
            answers: [
                Phrase::new("About five sixths", "Cerca de cinco sextos"),
                Phrase::new("About half", "Cerca de metade"),
                Phrase::new("About a tenth", "Cerca de um décimo"),
            ],
            right: 2,
            why: Phrase::new(
                "The last layer has ten times the nodes of the one before. All earlier rounds together are about a ninth of the last one.",
                "A última camada tem dez vezes os nós da anterior. Todas as rondas anteriores juntas são cerca de um nono da última.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on the Adji-boto puzzle measured it: breadth-first search solved problem A with 25 generated nodes and problem C with 9,136, and none of the other five within 30 seconds. Depth-first search solved all seven, D with 365 nodes, but with ways of up to 118 moves. `jogada report sources` counts the same nodes again.",
        "O relatório sobre o quebra-cabeças Adji-boto mediu-o: a procura em largura resolveu o problema A com 25 nós gerados e o C com 9 136, e nenhum dos outros cinco em 30 segundos. A procura em profundidade resolveu os sete, o D com 365 nós, mas com caminhos de até 118 jogadas. `jogada report sources` volta a contar os mesmos nós.",
    ),
    algorithm: "bfs",
    practice: Some("bfs"),
};
