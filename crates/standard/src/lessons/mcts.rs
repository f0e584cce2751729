//! Monte Carlo tree search: learning by playing.

use jogada_catalog::{Course, Lesson, LessonClaim, LessonQuestion, QuotedFigure, StepAt};
use jogada_rules::{Deed, Phrase};

use super::{shown, shown_from};

pub(super) const LESSON: Lesson = Lesson {
    name: "mcts",
    course: Course::Moves,
    title: Phrase::new(
        "Monte Carlo tree search: learning by playing on",
        "Procura em árvore de Monte Carlo: aprender a jogar até ao fim",
    ),
    aim: Phrase::new(
        "You will be able to name the four steps of a simulation, work out which move is chosen next, and say when to trust the result.",
        "Vai saber nomear os quatro passos de uma simulação, calcular que jogada se escolhe a seguir, e dizer quando confiar no resultado.",
    ),
    claims: &[
        LessonClaim {
            title: Phrase::new("Play it out, and count", "Jogar até ao fim, e contar"),
            text: &[Phrase::new(
                "How good is a position nobody can evaluate? Play on at random to the end, many times, and count the wins. One game says almost nothing; a thousand say a lot. That needs no knowledge but the rules.",
                "Quanto vale uma posição que ninguém sabe avaliar? Joga-se ao acaso até ao fim, muitas vezes, e contam-se as vitórias. Uma partida não diz quase nada; mil dizem muito. Não é preciso saber mais do que as regras.",
            )],
            shown: &[shown("tic-tac-toe", "mcts:nodes=100", StepAt::After(Deed::PlayOut, 1), &[])],
        },
        LessonClaim {
            title: Phrase::new("Four steps, again and again", "Quatro passos, uma e outra vez"),
            text: &[Phrase::new(
                "*Select*: from the root go down by the move that promises most. *Grow*: add the position at the end of that to the tree. *Play out*: to the end, at random. *Back up*: add the result to every node on the way. Step through one round: the numbers below a node are the share of games won and how many there were. This search made 100 playouts.",
                "*Escolher*: da raiz desce-se pela jogada que mais promete. *Crescer*: acrescenta-se à árvore a posição a que se chegou. *Jogar*: até ao fim, ao acaso. *Atualizar*: soma-se o resultado a todos os nós do caminho. Percorra uma ronda: os números por baixo de um nó são a parte de jogos ganhos e quantos foram. Esta procura fez 100 simulações.",
            )],
            shown: &[shown(
                "tic-tac-toe",
                "mcts:nodes=100",
                StepAt::After(Deed::BackUp, 2),
                &[(QuotedFigure::Events(&[Deed::PlayOut]), "100")],
            )],
        },
        LessonClaim {
            title: Phrase::new("Promise = mean + bonus", "Promessa = média + bónus"),
            text: &[Phrase::new(
                "Which move promises most? Its mean so far, plus a bonus for having been tried little: the bonus grows slowly with all visits and shrinks with its own. So a good move is tried often, and a neglected one is never forgotten for good. The lab shows both numbers for every move at each selection.",
                "Que jogada promete mais? A sua média até ali, mais um bónus por ter sido pouco tentada: o bónus cresce devagar com todas as visitas e encolhe com as próprias. Assim uma jogada boa tenta-se muitas vezes, e uma desprezada nunca é esquecida de vez. O laboratório mostra os dois números de cada jogada em cada escolha.",
            )],
            shown: &[shown("tic-tac-toe", "mcts:nodes=100", StepAt::After(Deed::Select, 31), &[])],
        },
        LessonClaim {
            title: Phrase::new("The tree grows where it matters", "A árvore cresce onde importa"),
            text: &[Phrase::new(
                "After 100 simulations from the empty board the center, 5, has most visits, and the tree below it is deepest. No other search here is so uneven: minimax gives every move the same depth.",
                "Ao fim de 100 simulações a partir do tabuleiro vazio o centro, 5, tem mais visitas, e a árvore por baixo dele é a mais funda. Nenhuma outra procura é tão desigual: o minimax dá a todas as jogadas a mesma profundidade.",
            )],
            shown: &[shown("tic-tac-toe", "mcts:nodes=100", StepAt::End, &[(QuotedFigure::Move, "5")])],
        },
        LessonClaim {
            title: Phrase::new("A mean is no proof, but ends are", "Uma média não é prova, mas os finais são"),
            text: &[Phrase::new(
                "A single refutation deep in the tree hardly changes a mean. Therefore the search here also carries *proven* results up, as minimax does: in this position it stops after 26 simulations, because a win is proven, though 60 were allowed.",
                "Uma única refutação funda na árvore quase não muda uma média. Por isso a procura aqui leva também para cima os resultados *provados*, como o minimax: nesta posição para ao fim de 26 simulações, porque está provada uma vitória, embora fossem permitidas 60.",
            )],
            shown: &[shown_from(
                "tic-tac-toe",
                "xo./.x./..o 1",
                "mcts:nodes=60",
                StepAt::After(Deed::Prove, 1),
                &[(QuotedFigure::Events(&[Deed::PlayOut, Deed::Settle, Deed::Reach]), "26")],
            )],
        },
    ],
    questions: [
        LessonQuestion {
            ask: Phrase::new(
                "Move A: mean 0.6, bonus 0.2. Move B: mean 0.4, bonus 0.5. Which is selected?",
                "Jogada A: média 0,6, bónus 0,2. Jogada B: média 0,4, bónus 0,5. Qual se escolhe?",
            ),
            answers: [
                Phrase::new("A: it wins more", "A: ganha mais"),
                Phrase::new("B", "B"),
                Phrase::new("Either, by lot", "Uma delas, à sorte"),
            ],
            right: 1,
            why: Phrase::new(
                "0.8 against 0.9. B was tried little, and may be better than it looks.",
                "0,8 contra 0,9. B foi pouco tentada, e pode ser melhor do que parece.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("Which move does it play in the end?", "Que jogada faz no fim?"),
            answers: [
                Phrase::new("The one with the most visits", "A mais visitada"),
                Phrase::new("The one with the largest bonus", "A de maior bónus"),
                Phrase::new("The one tried last", "A última tentada"),
            ],
            right: 0,
            why: Phrase::new(
                "Visits gather where the mean stayed high; a high mean of few games may be luck.",
                "As visitas juntam-se onde a média se manteve alta; uma média alta de poucos jogos pode ser sorte.",
            ),
        },
        LessonQuestion {
            ask: Phrase::new("Where does it do badly?", "Onde se sai mal?"),
            answers: [
                Phrase::new("On large boards", "Em tabuleiros grandes"),
                Phrase::new("In games without evaluation", "Em jogos sem avaliação"),
                Phrase::new("Where one narrow line refutes everything", "Onde uma linha estreita refuta tudo"),
            ],
            right: 2,
            why: Phrase::new(
                "Random games seldom find that line, so the mean stays rosy for long.",
                "Jogos ao acaso raramente encontram essa linha, e a média fica risonha muito tempo.",
            ),
        },
    ],
    measured: Phrase::new(
        "No report of the course used Monte Carlo. On the 11 × 11 Hex board of the report, with 121 moves at the root, alpha-beta came to depth 2 in a second here: boards of that width are what this method was made for. The report claims that who starts wins 65 to 80 % of games between computers; measured again with its three levels it is 64, 68 and 74 % of 50 games each.",
        "Nenhum relatório da disciplina usou Monte Carlo. No tabuleiro de Hex de 11 × 11 do relatório, com 121 jogadas na raiz, o alfa-beta chegou aqui à profundidade 2 num segundo: é para tabuleiros dessa largura que este método foi feito. O relatório afirma que quem começa ganha 65 a 80 % dos jogos entre computadores; medido de novo com os seus três níveis são 64, 68 e 74 % de 50 jogos cada.",
    ),
    algorithm: "mcts",
    practice: None,
};
