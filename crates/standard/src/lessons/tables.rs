//! Tables: never solve the same position twice.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{TURNED_TO, shown, shown_from};

pub(super) const LESSON: Lesson = Lesson {
    name: "tables",
    course: Course::Moves,
    title: Phrase::new(
        "Tables: never think twice about the same position",
        "Tabelas: nunca pensar duas vezes na mesma posição",
    ),
    aim: Phrase::new(
        "You will be able to say what a transposition table stores, when an entry may be used, and why exact, lower and upper bounds differ.",
        "Vai saber dizer o que guarda uma tabela de transposições, quando se pode usar uma entrada, e porque diferem limites exatos, inferiores e superiores.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("Different moves, same position", "Jogadas diferentes, mesma posição"),
            text: &[Phrase::new(
                "Taking from heap A and then from B leads to the same heaps as B and then A. A tree does not know that and searches both. With heaps of 1, 2 and 3 alpha-beta turns to 248 positions, although far fewer different ones exist.",
                "Tirar do monte A e depois do B leva aos mesmos montes que B e depois A. Uma árvore não o sabe e procura as duas. Com montes de 1, 2 e 3 o alfa-beta passa por 248 posições, embora existam muito menos diferentes.",
            )],
            shown: &[shown("nim:start=1+2+3", "alphabeta", StepAt::Begin, &[(TURNED_TO, "248")])],
        },
        LessonClaim {
            title: Phrase::new("Write it down, look it up", "Escrever, consultar"),
            text: &[Phrase::new(
                "A table remembers, for each position, what was found. Before a position is searched it is looked up: a *hit* gives the answer at once. The same search with a table turns to 45 positions: 28 of 43 lookups hit.",
                "Uma tabela recorda, para cada posição, o que se encontrou. Antes de procurar uma posição, consulta-se: um *acerto* dá logo a resposta. A mesma procura com uma tabela passa por 45 posições: 28 de 43 consultas acertam.",
            )],
            shown: &[shown(
                "nim:start=1+2+3",
                "negamax",
                StepAt::After(Deed::Hit, 1),
                &[
                    (TURNED_TO, "45"),
                    (QuotedFigure::Events(&[Deed::Hit]), "28"),
                    (QuotedFigure::Events(&[Deed::Hit, Deed::Probe]), "43"),
                ],
            )],
        },
        LessonClaim {
            title: Phrase::new("What is stored is often a bound", "O que se guarda é muitas vezes um limite"),
            text: &[Phrase::new(
                "Where alpha-beta cut, the exact value is not known: after a cut at β the position is worth *at least* that, a *lower* bound; where no move reached α, it is worth *at most* the best, an *upper* bound. The entry says which it is. A lower bound of 3 answers the question *is it at least 2?*, but not *how much is it?*. Step to the 4 stores of this search and read the three kinds.",
                "Onde o alfa-beta cortou, não se conhece o valor exato: depois de um corte em β a posição vale *pelo menos* isso, um limite *inferior*; onde nenhuma jogada chegou a α, vale *no máximo* o melhor, um limite *superior*. A entrada diz qual é. Um limite inferior de 3 responde à pergunta *vale pelo menos 2?*, mas não a *quanto vale?*. Avance até às 4 escritas desta procura e leia os três tipos.",
            )],
            shown: &[shown(
                "tree:example=two-ply",
                "negamax",
                StepAt::After(Deed::Store, 2),
                &[(QuotedFigure::Events(&[Deed::Store]), "4")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Depth counts too", "A profundidade também conta"),
            text: &[Phrase::new(
                "A value found by looking 2 plies ahead is worth less than one found by looking 6. The entry also says how deep it was searched; a shallower one does not answer, but its best move still goes first, and that is half of its use. In this position of tic-tac-toe alpha-beta turns to 92 positions; with the table and its moves it is 55, and the move is winning both times.",
                "Um valor encontrado a olhar 2 lances à frente vale menos do que um encontrado a olhar 6. A entrada diz também até que profundidade se procurou; uma menos funda não responde, mas a sua melhor jogada vai à frente, e isso é metade do proveito. Nesta posição do jogo do galo o alfa-beta passa por 92 posições; com a tabela e as suas jogadas são 55, e a jogada ganha das duas vezes.",
            )],
            shown: &[
                shown_from("tic-tac-toe", "xo./.x./..o 1", "alphabeta:depth=5", StepAt::End, &[(TURNED_TO, "92")]),
                shown_from("tic-tac-toe", "xo./.x./..o 1", "negamax:depth=5", StepAt::End, &[(TURNED_TO, "55")]),
            ],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "An entry says: at least 4, depth 6. You want to know whether the position is worth more than 3, to depth 5. May you use it?",
                "Uma entrada diz: pelo menos 4, profundidade 6. Quer saber se a posição vale mais do que 3, à profundidade 5. Pode usá-la?",
            ),
            answers: [
                Phrase::new("No: it is not exact", "Não: não é exata"),
                Phrase::new("Yes", "Sim"),
                Phrase::new("No: another depth", "Não: outra profundidade"),
            ],
            right: 1,
            why: Phrase::new(
                "At least 4 is more than 3, and depth 6 is at least 5: both conditions hold.",
                "Pelo menos 4 é mais do que 3, e profundidade 6 é pelo menos 5: valem as duas condições.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "Points already won must not be part of what the table stores. Why?",
                "Os pontos já ganhos não devem fazer parte do que a tabela guarda. Porquê?",
            ),
            answers: [
                Phrase::new(
                    "The same position is reached with different scores",
                    "Chega-se à mesma posição com pontuações diferentes",
                ),
                Phrase::new("They are too large", "São grandes de mais"),
                Phrase::new("They change too often", "Mudam demasiadas vezes"),
            ],
            right: 0,
            why: Phrase::new(
                "What is still to be won is the same whoever leads; so one entry serves every way to the position.",
                "O que ainda há para ganhar é o mesmo, lidere quem liderar; assim uma entrada serve para qualquer caminho até à posição.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new(
                "The table is full. What happens to the answer?",
                "A tabela está cheia. O que acontece à resposta?",
            ),
            answers: [
                Phrase::new("It may be wrong", "Pode estar errada"),
                Phrase::new("The search stops", "A procura para"),
                Phrase::new("Nothing: only time is lost", "Nada: só se perde tempo"),
            ],
            right: 2,
            why: Phrase::new(
                "An entry that was overwritten is searched again. A table saves time; it never decides.",
                "Uma entrada que foi substituída volta a procurar-se. Uma tabela poupa tempo; nunca decide.",
            ),
        },
    ],
    measured: Phrase::new(
        "The report on Adji-boto kept another kind of memory: the best move of each position that was *played*, outside of the search. In its games it was looked up 114, 136, 146 and 151 times and hit 0 times: positions of whole games hardly come back. Inside one search they do, all the time; that is the difference to a transposition table. Measured again here: 0 hits as well.",
        "O relatório sobre o Adji-boto tinha outro tipo de memória: a melhor jogada de cada posição *jogada*, fora da procura. Nas suas partidas foi consultada 114, 136, 146 e 151 vezes e acertou 0 vezes: as posições de partidas inteiras quase não voltam. Dentro de uma procura voltam a toda a hora; é essa a diferença para uma tabela de transposições. Medido aqui de novo: também 0 acertos.",
    ),
    algorithm: "negamax",
    practice: Some("nim-sum"),
};
