//! Minimax: the best move against every answer.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{LEAVES, TURNED_TO, shown};

pub(super) const LESSON: Lesson = Lesson {
    name: "minimax",
    course: Course::Moves,
    title: Phrase::new(
        "Minimax: the best move against every answer",
        "Minimax: a melhor jogada contra qualquer resposta",
    ),
    aim: Phrase::new(
        "You will be able to fill in the values of any game tree, from the leaves up, and to say how large a tree becomes.",
        "Vai saber preencher os valores de qualquer árvore de jogo, das folhas para cima, e dizer quanto cresce uma árvore.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("Two players want opposite things", "Dois jogadores querem o contrário"),
            text: &[Phrase::new(
                "A number at a leaf says how good that end is for MAX. MAX (▲) wants it large, MIN (▼) wants it small. They move in turn, so nobody gets what he likes best: 14 is the best leaf of this tree for MAX, but the move that leads toward it lets MIN answer with 2.",
                "Um número numa folha diz como esse final é bom para MAX. MAX (▲) quere-o grande, MIN (▼) quere-o pequeno. Jogam à vez, por isso ninguém tem o que mais queria: 14 é a melhor folha desta árvore para MAX, mas a jogada que leva a ela deixa MIN responder com 2.",
            )],
            shown: &[shown("tree:example=two-ply", "minimax", StepAt::Begin, &[])],
        },
        LessonClaim {
            title: Phrase::new("From the leaves up", "Das folhas para cima"),
            text: &[Phrase::new(
                "A MIN node is worth the smallest of its children, a MAX node the largest. Step through: the three MIN nodes become 3, 2 and 2, and the root 3. The value of a node is what comes out if *both* play as well as they can from there on. Minimax turns to 12 positions below the root, 9 of them leaves.",
                "Um nó MIN vale o menor dos seus filhos, um nó MAX o maior. Avance: os três nós MIN passam a valer 3, 2 e 2, e a raiz 3. O valor de um nó é o que resulta se *ambos* jogarem o melhor possível dali em diante. O minimax passa por 12 posições abaixo da raiz, 9 delas folhas.",
            )],
            shown: &[shown(
                "tree:example=two-ply",
                "minimax",
                StepAt::After(Deed::Leave, 4),
                &[(TURNED_TO, "12"), (LEAVES, "9"), (QuotedFigure::Value, "3")],
            )],
        },
        LessonClaim {
            title: Phrase::new("In a real game the tree is the rules", "Num jogo a sério a árvore são as regras"),
            text: &[Phrase::new(
                "Two heaps, 1 and 2 pieces; a move takes any number from one heap; whoever takes the last piece wins. Nobody has to invent numbers here: a leaf is a win or a loss. Minimax turns to 11 positions and finds the move `2-1`: take one from the second heap, so that both are equal. Whatever the other side does, copy it.",
                "Dois montes, de 1 e 2 peças; uma jogada tira qualquer número de um monte; quem tira a última peça ganha. Aqui ninguém tem de inventar números: uma folha é uma vitória ou uma derrota. O minimax passa por 11 posições e encontra a jogada `2-1`: tirar uma do segundo monte, para ficarem iguais. Faça o outro o que fizer, imite-o.",
            )],
            shown: &[shown("nim:start=1+2", "minimax", StepAt::End, &[(TURNED_TO, "11"), (QuotedFigure::Move, "2-1")])],
        },
        LessonClaim {
            title: Phrase::new("Trees grow by multiplication", "As árvores crescem por multiplicação"),
            text: &[Phrase::new(
                "With b moves in every position and d plies there are b^d leaves. From the empty board of tic-tac-toe, two plies are 81 positions, three are 585; each ply multiplies by the moves that are left. For chess or Hex no machine gets to the end.",
                "Com b jogadas em cada posição e d lances há b^d folhas. Do tabuleiro vazio do jogo do galo, dois lances são 81 posições, três são 585; cada lance multiplica pelas jogadas que sobram. No xadrez ou no Hex nenhuma máquina chega ao fim.",
            )],
            shown: &[
                shown("tic-tac-toe", "minimax:depth=2", StepAt::End, &[(TURNED_TO, "81")]),
                shown("tic-tac-toe", "minimax:depth=3", StepAt::Begin, &[(TURNED_TO, "585")]),
            ],
        },
        LessonClaim {
            title: Phrase::new("So it stops early, and guesses", "Por isso para cedo, e estima"),
            text: &[Phrase::new(
                "With a limit of depth, the positions at the limit are not ends. An *evaluation* guesses what they are worth, and minimax goes on as if the guess were the truth. Here all 72 positions at depth 2 are guessed. The deeper the guess lies, the less it matters that it is one; how to look deeper in the same time is what all the following lessons are about.",
                "Com um limite de profundidade, as posições no limite não são finais. Uma *avaliação* estima quanto valem, e o minimax continua como se a estimativa fosse a verdade. Aqui estimam-se todas as 72 posições à profundidade 2. Quanto mais fundo estiver a estimativa, menos importa que o seja; como ver mais fundo no mesmo tempo é o assunto de todas as lições seguintes.",
            )],
            shown: &[shown(
                "tic-tac-toe",
                "minimax:depth=2",
                StepAt::After(Deed::Evaluate, 1),
                &[(QuotedFigure::Events(&[Deed::Evaluate]), "72")],
            )],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "A MAX node has children 4, 9 and 1. What is it worth?",
                "Um nó MAX tem filhos 4, 9 e 1. Quanto vale?",
            ),
            answers: [Phrase::new("1", "1"), Phrase::new("9", "9"), Phrase::new("Their mean", "A média")],
            right: 1,
            why: Phrase::new(
                "MAX chooses, and chooses the largest. Means are for games of chance.",
                "Escolhe MAX, e escolhe o maior. As médias são para jogos de azar.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Is minimax right if the opponent plays badly?",
                "O minimax está certo se o adversário jogar mal?",
            ),
            answers: [
                Phrase::new("The result is at least the value", "O resultado é pelo menos o valor"),
                Phrase::new("No, it may lose", "Não, pode perder"),
                Phrase::new("Only by luck", "Só por sorte"),
            ],
            right: 0,
            why: Phrase::new(
                "The value is what the best answers allow. A worse answer gives MAX that or more.",
                "O valor é o que as melhores respostas permitem. Uma resposta pior dá a MAX isso ou mais.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Ten moves in every position: how many times as many leaves has a search that is two plies deeper?",
                "Dez jogadas em cada posição: quantas vezes mais folhas tem uma procura dois lances mais funda?",
            ),
            answers: [Phrase::new("2", "2"), Phrase::new("20", "20"), Phrase::new("100", "100")],
            right: 2,
            why: Phrase::new("Each ply multiplies by ten.", "Cada lance multiplica por dez."),
        },
    ],
    measured: Phrase::new(
        "The report on tic-tac-toe counted what minimax enters after the first move: 59,704 positions after a corner, 63,904 after an edge, 55,504 after the center; after 1 5 2 there are 934 left, after 1 5 2 3 7 only 46. All twelve counts come out again to the last one.",
        "O relatório sobre o jogo do galo contou as posições em que o minimax entra depois da primeira jogada: 59 704 depois de um canto, 63 904 depois de um lado, 55 504 depois do centro; depois de 1 5 2 restam 934, depois de 1 5 2 3 7 só 46. As doze contagens voltam a sair todas iguais.",
    ),
    algorithm: "minimax",
    practice: Some("minimax"),
};
