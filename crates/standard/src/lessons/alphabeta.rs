//! Alpha-beta: leaving out what can not matter.

use jogada_catalog::QuotedFigure::{Spared, Value};
use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{CUTS, LEAVES, TURNED_TO, shown};

const TWO_PLY: &str = "tree:example=two-ply";

pub(super) const LESSON: Lesson = Lesson {
    name: "alphabeta",
    course: Course::Moves,
    title: Phrase::new("Alpha-beta: what need not be seen", "Alfa-beta: o que não é preciso ver"),
    aim: Phrase::new(
        "You will be able to mark, in a tree that you have never seen, every leaf that alpha-beta does not look at.",
        "Vai saber marcar, numa árvore que nunca viu, todas as folhas para as quais o alfa-beta não olha.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("First, what minimax does", "Primeiro, o que faz o minimax"),
            text: &[
                Phrase::new(
                    "MAX (▲) moves at the top and wants a large number; then MIN (▼) answers and wants a small one. So a MIN node is worth the *smallest* of its children, and the MAX node the *largest* of its own. Below the three moves of MAX the smallest numbers are 3, 2 and 2: MAX takes the first move and gets 3.",
                    "MAX (▲) joga em cima e quer um número grande; depois MIN (▼) responde e quer um pequeno. Por isso um nó MIN vale o *menor* dos seus filhos, e o nó MAX o *maior* dos seus. Por baixo das três jogadas de MAX os menores números são 3, 2 e 2: MAX escolhe a primeira e obtém 3.",
                ),
                Phrase::new(
                    "Minimax looks at all 9 leaves to find that out.",
                    "Para o descobrir, o minimax olha para as 9 folhas todas.",
                ),
            ],
            shown: &[shown(TWO_PLY, "minimax", StepAt::End, &[(LEAVES, "9"), (Value, "3")])],
        },
        LessonClaim {
            title: Phrase::new("The moment when a move is refuted", "O momento em que uma jogada fica refutada"),
            text: &[
                Phrase::new(
                    "After the first move MAX is sure of 3. Now look at the second: its first leaf is 2. MIN is to move there, so this move is worth 2 *or less*, whatever the other two leaves are. MAX has 3 already and will not go there. The two leaves need not be looked at: that is a *cut*.",
                    "Depois da primeira jogada MAX tem 3 garantidos. Veja agora a segunda: a primeira folha é 2. Ali joga MIN, por isso a jogada vale 2 *ou menos*, sejam quais forem as outras duas folhas. MAX já tem 3 e não vai por ali. Não é preciso olhar para as duas folhas: isso é um *corte*.",
                ),
                Phrase::new(
                    "The picture stands right at this moment. Step back and forward a few times: the sentence under it says which numbers are compared.",
                    "A imagem está mesmo nesse momento. Recue e avance algumas vezes: a frase por baixo diz que números se comparam.",
                ),
            ],
            shown: &[shown(TWO_PLY, "alphabeta", StepAt::After(Deed::Cut, 1), &[(Value, "3")])],
        },
        LessonClaim {
            title: Phrase::new("The same answer, with fewer leaves", "A mesma resposta, com menos folhas"),
            text: &[Phrase::new(
                "In the third move the leaves are 14, 5 and 2. After 14 the move could still be worth more than 3, after 5 too: no cut is possible. Only the last leaf shows that it is worth 2, and then nothing is left to spare. (A cut is reported there that skips nothing.) In the end alpha-beta looked at 7 leaves instead of 9 and spared 2, and answers 3 like minimax. That is no luck: what is cut away can not change the value of the root.",
                "Na terceira jogada as folhas são 14, 5 e 2. Depois de 14 a jogada ainda podia valer mais do que 3, depois de 5 também: não há corte possível. Só a última folha mostra que vale 2, e então já nada há para poupar. (Ali regista-se um corte que não salta nada.) No fim o alfa-beta olhou para 7 folhas em vez de 9 e poupou 2, e responde 3 como o minimax. Não é sorte: o que se corta não pode mudar o valor da raiz.",
            )],
            shown: &[shown(TWO_PLY, "alphabeta", StepAt::End, &[(LEAVES, "7"), (Spared, "2"), (Value, "3")])],
        },
        LessonClaim {
            title: Phrase::new("α and β: two promises", "α e β: duas promessas"),
            text: &[
                Phrase::new(
                    "To do this at every depth, two numbers are handed down the tree. α is what MAX is already sure of somewhere above; β is what MIN is already sure of. They are written (α, β) below a node. Both begin unknown, −∞ and +∞. A better value at a MAX node raises α, a better one at a MIN node lowers β.",
                    "Para o fazer a qualquer profundidade, passam-se dois números pela árvore abaixo. α é o que MAX já tem garantido algures acima; β é o que MIN já tem garantido. Escrevem-se (α, β) por baixo de um nó. Começam desconhecidos, −∞ e +∞. Um valor melhor num nó MAX sobe α, um melhor num nó MIN desce β.",
                ),
                Phrase::new(
                    "The rule: **as soon as α ≥ β at a node, leave it.** One of the two players has something at least as good elsewhere and will not let the game come here. In this tree of three plies it happens both ways: 2 cuts, one at a MIN node (its value ≤ α) and one at a MAX node (its value ≥ β).",
                    "A regra: **logo que α ≥ β num nó, deixa-se o nó.** Um dos jogadores tem noutro sítio algo pelo menos tão bom e não deixa o jogo chegar ali. Nesta árvore de três lances acontece das duas formas: 2 cortes, um num nó MIN (valor ≤ α) e um num nó MAX (valor ≥ β).",
                ),
            ],
            shown: &[shown("tree:example=best-first", "alphabeta", StepAt::After(Deed::Cut, 1), &[(CUTS, "2")])],
        },
        LessonClaim {
            title: Phrase::new("A promise from far above cuts too", "Uma promessa de muito acima também corta"),
            text: &[Phrase::new(
                "The first move of this tree is a leaf worth 5, so α = 5 from then on, three plies further down as well. There a MIN node finds a leaf of 3: 3 ≤ 5, and its other leaf (7) is skipped, although the MAX node right above it has no value yet. This is a *deep* cut; whoever compares only with the node right above misses it. The answer is 6.",
                "A primeira jogada desta árvore é uma folha que vale 5; a partir daí α = 5, também três lances mais abaixo. Aí um nó MIN encontra uma folha de 3: 3 ≤ 5, e a sua outra folha (7) é saltada, embora o nó MAX logo acima ainda não tenha valor. É um corte *profundo*; quem compara só com o nó logo acima não o vê. A resposta é 6.",
            )],
            shown: &[shown("tree:example=deep-cut", "alphabeta", StepAt::After(Deed::Cut, 1), &[(Value, "6")])],
        },
        LessonClaim {
            title: Phrase::new("How to do it by hand", "Como fazê-lo à mão"),
            text: &[
                Phrase::new(
                    "Go through the tree from left to right. At each node write the best value so far. Before you look at the next child, ask: *if it is MIN's node, is this value already ≤ the best of some MAX node above? If it is MAX's node, is it already ≥ the best of some MIN node above?* If so, cross out the rest of its children.",
                    "Percorra a árvore da esquerda para a direita. Em cada nó escreva o melhor valor até ao momento. Antes de olhar para o filho seguinte, pergunte: *se o nó é de MIN, este valor já é ≤ ao melhor de algum nó MAX acima? Se é de MAX, já é ≥ ao melhor de algum nó MIN acima?* Se sim, risque os restantes filhos.",
                ),
                Phrase::new(
                    "Try it on this one before you step: four plies, 14 leaves for minimax. Alpha-beta turns to 24 positions of 32 and looks at 9 leaves; the answer is 6.",
                    "Experimente nesta antes de avançar: quatro lances, 14 folhas para o minimax. O alfa-beta passa por 24 posições de 32 e olha para 9 folhas; a resposta é 6.",
                ),
            ],
            shown: &[
                shown("tree:example=four-ply", "minimax", StepAt::End, &[(LEAVES, "14"), (TURNED_TO, "32")]),
                shown(
                    "tree:example=four-ply",
                    "alphabeta",
                    StepAt::Begin,
                    &[(LEAVES, "9"), (TURNED_TO, "24"), (Value, "6")],
                ),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "MAX is sure of 4. At a MIN node below, the first child turns out to be worth 4. May the other children be skipped?",
                "MAX tem 4 garantidos. Num nó MIN abaixo, o primeiro filho vale 4. Podem saltar-se os outros filhos?",
            ),
            answers: [
                Phrase::new("Yes", "Sim"),
                Phrase::new("No: 4 is not worse than 4", "Não: 4 não é pior do que 4"),
                Phrase::new("Only if they are leaves", "Só se forem folhas"),
            ],
            right: 0,
            why: Phrase::new(
                "The node is worth 4 or less. At best it is as good as what MAX has, never better, so it can not change the value of the root: equal is enough for a cut.",
                "O nó vale 4 ou menos. Na melhor das hipóteses é tão bom como o que MAX tem, nunca melhor, e não pode mudar o valor da raiz: igual basta para cortar.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Can alpha-beta give another value at the root than minimax to the same depth?",
                "Pode o alfa-beta dar na raiz um valor diferente do minimax com a mesma profundidade?",
            ),
            answers: [
                Phrase::new("Yes, if it cuts too early", "Sim, se cortar cedo de mais"),
                Phrase::new("No, never", "Não, nunca"),
                Phrase::new("Only with bad ordering", "Só com má ordenação"),
            ],
            right: 1,
            why: Phrase::new(
                "A cut happens only where no value of the skipped children could reach the root. A bad order costs time, not correctness.",
                "Só se corta onde nenhum valor dos filhos saltados poderia chegar à raiz. Uma má ordem custa tempo, não correção.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "At a MAX node (α, β) = (3, 7), a child comes back with 8. What happens?",
                "Num nó MAX com (α, β) = (3, 7), um filho devolve 8. O que acontece?",
            ),
            answers: [
                Phrase::new("α becomes 8 and the search goes on", "α passa a 8 e a procura continua"),
                Phrase::new("The node is left: 8 ≥ β", "Deixa-se o nó: 8 ≥ β"),
                Phrase::new("The child is searched again", "O filho é procurado outra vez"),
            ],
            right: 1,
            why: Phrase::new(
                "MIN above is sure of 7 and will not let MAX have 8 or more: the other children can not matter.",
                "MIN, acima, tem 7 garantidos e não deixa MAX ter 8 ou mais: os outros filhos não podem contar.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Adji-boto counted cuts in whole games between two computers: with 20 seconds a move its alpha-beta analyzed 4,200,450 nodes and cut 1,376,446 times, a cut at every third node. The figures hang on its clock, so they are shown beside ours and not compared.",
        "O relatório sobre o Adji-boto contou cortes em partidas inteiras entre dois computadores: com 20 segundos por jogada, o seu alfa-beta analisou 4 200 450 nós e cortou 1 376 446 vezes, um corte em cada três nós. Os números dependem do seu relógio, por isso mostram-se ao lado dos nossos e não se comparam.",
    ),
    algorithm: "alphabeta",
    practice: Some("alphabeta"),
};
