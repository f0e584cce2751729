//! Memory-bounded search: as good as A*, in a room that is given.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{EXPANDED, ROUNDS, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "bounded",
    course: Course::Ways,
    title: Phrase::new("When memory runs out: IDA*, RBFS, SMA*", "Quando a memória acaba: IDA*, RBFS, SMA*"),
    aim: Phrase::new(
        "You will be able to say what each of the three forgets, what it pays for that, and which one to choose.",
        "Vai saber dizer o que esquece cada um dos três, quanto paga por isso, e qual escolher.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("A* remembers everything", "O A* lembra-se de tudo"),
            text: &[Phrase::new(
                "A* keeps every node that it has created, open or closed. On this map that is nothing; in a puzzle with millions of positions it is the end: memory is full long before time is up. At the largest moment 6 places were open here, 10 nodes in all were kept.",
                "O A* guarda todos os nós que criou, abertos ou fechados. Neste mapa isso não é nada; num quebra-cabeças com milhões de posições é o fim: a memória enche muito antes de acabar o tempo. No momento maior estavam aqui 6 lugares abertos, e guardaram-se 10 nós ao todo.",
            )],
            shown: &[shown(
                "graph:problem=romania",
                "astar:heuristic=given",
                StepAt::End,
                &[(QuotedFigure::MostOpen, "6"), (QuotedFigure::Events(&[Deed::Start, Deed::Generate]), "10")],
            )],
        },
        LessonClaim {
            title: Phrase::new("IDA*: deepening by f", "IDA*: aprofundar por f"),
            text: &[
                Phrase::new(
                    "Iterative deepening, with f in the place of depth. Each round goes depth first and turns back wherever f exceeds a bound; the next bound is the least f that exceeded it. So nothing is kept but one line. The bounds rise 366, 393, 413, 415, 417, 418: 6 rounds, 20 expansions instead of 5, and the same answer 418.",
                    "Aprofundamento iterativo, com f no lugar da profundidade. Cada ronda vai em profundidade e volta para trás onde f excede um limite; o limite seguinte é o menor f que o excedeu. Assim nada se guarda além de uma linha. Os limites sobem 366, 393, 413, 415, 417, 418: 6 rondas, 20 expansões em vez de 5, e a mesma resposta 418.",
                ),
                Phrase::new(
                    "Where many nodes share the same f, as in sliding tiles, each round adds many of them and the repetition costs little. Where every node has an f of its own, as on a map, each round adds one.",
                    "Onde muitos nós têm o mesmo f, como no jogo das peças deslizantes, cada ronda acrescenta muitos e a repetição custa pouco. Onde cada nó tem o seu próprio f, como num mapa, cada ronda acrescenta um.",
                ),
            ],
            shown: &[shown(
                "graph:problem=romania",
                "idastar:heuristic=given",
                StepAt::End,
                &[(ROUNDS, "6"), (EXPANDED, "20"), (QuotedFigure::Cost, "418")],
            )],
        },
        LessonClaim {
            title: Phrase::new("RBFS: one line, and what waits beside it", "RBFS: uma linha, e o que espera ao lado"),
            text: &[Phrase::new(
                "Recursive best-first search follows the best line as long as it is better than the best *alternative* beside it, which it remembers as a single number. When the line gets worse it goes back, writes on the forgotten branch what it has learned (its f is *revised*), and takes the alternative. Watch Rimnicu: left, revised to 417, and taken up again. 6 expansions.",
                "A procura recursiva best-first segue a melhor linha enquanto ela for melhor do que a melhor *alternativa* ao lado, que recorda como um só número. Quando a linha piora, volta atrás, escreve no ramo esquecido o que aprendeu (o seu f é *revisto*) e toma a alternativa. Repare em Rimnicu: deixado, revisto para 417, e retomado. 6 expansões.",
            )],
            shown: &[shown(
                "graph:problem=romania",
                "rbfs:heuristic=given",
                StepAt::After(Deed::Revise, 1),
                &[(EXPANDED, "6")],
            )],
        },
        LessonClaim {
            title: Phrase::new("SMA*: use the room that there is", "SMA*: usar o espaço que há"),
            text: &[Phrase::new(
                "Both methods above use hardly any memory even if there is plenty. SMA* is told how many nodes it may keep, here 8, and works like A* until the room is full. Then it drops the worst leaf and writes its f on the parent: *if you come back here, expect at least this much*. 4 nodes are forgotten here, and the answer is still 418.",
                "Os dois métodos anteriores quase não usam memória mesmo que haja muita. Ao SMA* diz-se quantos nós pode guardar, aqui 8, e ele trabalha como o A* até o espaço encher. Então larga a pior folha e escreve o f dela no pai: *se voltares aqui, conta com pelo menos isto*. Aqui são esquecidos 4 nós, e a resposta continua a ser 418.",
            )],
            shown: &[shown(
                "graph:problem=romania",
                "sma:heuristic=given,memory=8",
                StepAt::After(Deed::Forget, 1),
                &[(QuotedFigure::Events(&[Deed::Forget]), "4"), (QuotedFigure::Cost, "418")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Too little room", "Espaço a menos"),
            text: &[Phrase::new(
                "With less memory more is forgotten and found again. On problem A of the Adji-boto puzzle, room for 12 nodes is enough to forget nothing: 6 expansions. With room for 6 it forgets 8 nodes and needs 10 expansions. If the room does not even hold one whole way to the goal, no search can return that way.",
                "Com menos memória esquece-se mais e volta-se a encontrar. No problema A do quebra-cabeças Adji-boto, espaço para 12 nós chega para não esquecer nada: 6 expansões. Com espaço para 6 esquece 8 nós e precisa de 10 expansões. Se o espaço nem sequer chega para um caminho inteiro até ao objetivo, nenhuma procura pode devolver esse caminho.",
            )],
            shown: &[
                shown("adji-boto-puzzle:problem=A", "sma:heuristic=base,memory=12", StepAt::End, &[(EXPANDED, "6")]),
                shown(
                    "adji-boto-puzzle:problem=A",
                    "sma:heuristic=base,memory=6",
                    StepAt::After(Deed::Forget, 1),
                    &[(QuotedFigure::Events(&[Deed::Forget]), "8"), (EXPANDED, "10")],
                ),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "What does IDA* remember between two rounds?",
                "De que se lembra o IDA* entre duas rondas?",
            ),
            answers: [
                Phrase::new("All closed nodes", "De todos os nós fechados"),
                Phrase::new("Only the next bound", "Só do limite seguinte"),
                Phrase::new("The best line", "Da melhor linha"),
            ],
            right: 1,
            why: Phrase::new(
                "Each round begins again at the root. The one thing that it takes along is the least f that exceeded the bound.",
                "Cada ronda recomeça na raiz. A única coisa que leva é o menor f que excedeu o limite.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Every node of a problem has a different f. Which search suffers most?",
                "Num problema cada nó tem um f diferente. Que procura sofre mais?",
            ),
            answers: [Phrase::new("IDA*", "IDA*"), Phrase::new("A*", "A*"), Phrase::new("SMA*", "SMA*")],
            right: 0,
            why: Phrase::new(
                "Each round raises the bound just enough for one more node, so there are as many rounds as nodes.",
                "Cada ronda sobe o limite só o bastante para mais um nó, e há tantas rondas como nós.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "What does SMA* write on a parent when it drops its leaf?",
                "O que escreve o SMA* num pai quando larga a folha dele?",
            ),
            answers: [
                Phrase::new("Nothing", "Nada"),
                Phrase::new("The position of the leaf", "A posição da folha"),
                Phrase::new("The f of the leaf", "O f da folha"),
            ],
            right: 2,
            why: Phrase::new(
                "So it knows what to expect there, and comes back only when everything else looks worse.",
                "Assim sabe com o que contar ali, e só volta quando tudo o resto parece pior.",
            ),
        },
    ],
    measured: Phrase::new(
        "The course report used SMA* and found it equal to A* wherever memory sufficed: problem C with 31 generated nodes for both. Where it had to forget, it paid: D with the advanced heuristic 543 nodes instead of 380, E 1,376 instead of 1,084. It also ran faster in places, 12,399 ms against 28,476 on D with the base heuristic, because a smaller list is quicker to keep in order.",
        "O relatório da disciplina usou o SMA* e achou-o igual ao A* sempre que a memória chegava: o problema C com 31 nós gerados nos dois. Onde teve de esquecer, pagou: D com a heurística avançada 543 nós em vez de 380, E 1 376 em vez de 1 084. Em certos casos foi até mais rápido, 12 399 ms contra 28 476 em D com a heurística base, porque uma lista menor se mantém ordenada mais depressa.",
    ),
    algorithm: "sma",
    practice: Some("next"),
};
