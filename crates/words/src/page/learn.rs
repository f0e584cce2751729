//! Words of the learning pages; what they teach is said by each game and algorithm.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub LEARN {
        "learn.title" { en: "Learn", pt: "Aprender" }
        "learn.intro" {
            en: "The rules of every game, with a board to try them on, and the idea of every algorithm, with a search to watch.",
            pt: "As regras de cada jogo, com um tabuleiro para as experimentar, e a ideia de cada algoritmo, com uma procura para observar.",
        }
        "learn.rules" { en: "Games and puzzles", pt: "Jogos e quebra-cabeças" }
        "learn.path" { en: "Finding a way: one player", pt: "Achar um caminho: um jogador" }
        "learn.game" { en: "Finding a move: two players", pt: "Achar uma jogada: dois jogadores" }
        "learn.path.about" {
            en: "A puzzle has a start, moves and a goal. These algorithms look for a way from one to the other; they differ in which node they look at next and in what they remember.",
            pt: "Um quebra-cabeças tem um início, jogadas e um objetivo. Estes algoritmos procuram um caminho de um ao outro; diferem no nó que veem a seguir e naquilo de que se lembram.",
        }
        "learn.game.about" {
            en: "In a game the opponent answers. These algorithms look for a move that is good against every answer; they differ in how much of the tree they can leave out.",
            pt: "Num jogo o adversário responde. Estes algoritmos procuram uma jogada que seja boa contra qualquer resposta; diferem em quanto da árvore podem deixar de fora.",
        }
        "learn.estimates" { en: "How positions are estimated", pt: "Como se estimam as posições" }
        "evaluation.outcome" {
            en: "Knows ends alone: 0 as long as nobody has won. What it says is sure where the search comes to the end of the game, and says nothing elsewhere.",
            pt: "Só conhece finais: 0 enquanto ninguém ganhou. O que diz é certo onde a procura chega ao fim do jogo, e nada diz fora disso.",
        }
        "evaluation.score" {
            en: "Counts points alone: what was won on the way to a position, mine less the opponent's, and nothing for what may still come. Three points for me and one for the opponent on the way: +2.",
            pt: "Só conta pontos: o que se ganhou no caminho até uma posição, os meus menos os do adversário, e nada pelo que ainda possa vir. Três pontos meus e um do adversário pelo caminho: +2.",
        }
        "learn.lessons" { en: "Lessons", pt: "Lições" }
        "learn.lessons.about" {
            en: "From the first idea on, for who sees it for the first time. Every claim has a real search beside it: step through it, touch its nodes.",
            pt: "A partir da primeira ideia, para quem a vê pela primeira vez. Cada afirmação tem ao lado uma procura verdadeira: percorra-a, toque nos nós.",
        }
        "lesson.questions" { en: "Three questions", pt: "Três perguntas" }
        "lesson.ready" { en: "Step forward to begin.", pt: "Avance um passo para começar." }
        "lesson.right" { en: "Right.", pt: "Certo." }
        "lesson.wrong" { en: "Not quite.", pt: "Não exatamente." }
        "lesson.measured" { en: "What the course reports measured", pt: "O que mediram os relatórios da disciplina" }
        "lesson.practice" { en: "Practice it", pt: "Praticar" }
        "lesson.algorithm" { en: "The algorithm in full", pt: "O algoritmo completo" }
        "learn.practice" { en: "Practice", pt: "Praticar" }
        "learn.practice.about" {
            en: "Exercises made from a seed and checked by the real algorithm. Their address is a link to the same exercise.",
            pt: "Exercícios feitos a partir de uma semente e verificados pelo algoritmo verdadeiro. O endereço é uma ligação para o mesmo exercício.",
        }
        "learn.ask.values" {
            en: "MAX (▲) and MIN (▼) play as well as they can. Write the value of every node, from the leaves up. Nodes are named by the children on the way, from the left.",
            pt: "MAX (▲) e MIN (▼) jogam o melhor possível. Escreva o valor de cada nó, das folhas para cima. Os nós chamam-se pelos filhos do caminho, da esquerda.",
        }
        "learn.ask.unseen" {
            en: "Alpha-beta searches this tree from left to right. Mark every leaf that it never looks at: on the board, or in the list.",
            pt: "O alfa-beta percorre esta árvore da esquerda para a direita. Marque todas as folhas que ele nunca vê: no tabuleiro ou na lista.",
        }
        "learn.ask.order" {
            en: "In which order are the places taken up? Among equal f the larger g comes first, then the newer place; without estimates, as they were created.",
            pt: "Por que ordem se retomam os lugares? Entre f iguais vem primeiro o maior g, depois o mais recente; sem estimativas, pela ordem em que foram criados.",
        }
        "learn.ask.next" {
            en: "A* has taken up these places, in this order. Which one does it take up next? Among equal f the larger g comes first, then the newer place.",
            pt: "O A* retomou estes lugares, por esta ordem. Qual retoma a seguir? Entre f iguais vem primeiro o maior g, depois o mais recente.",
        }
        "learn.ask.costs" {
            en: "Write f = g + h of every place when it is created.",
            pt: "Escreva f = g + h de cada lugar quando é criado.",
        }
        "learn.ask.winning-moves" {
            en: "Which moves win? Write all of them, separated by commas, or leave the field empty if there is none.",
            pt: "Que jogadas ganham? Escreva-as todas, separadas por vírgulas, ou deixe o campo vazio se não houver nenhuma.",
        }
        "learn.difficulty" { en: "Difficulty", pt: "Dificuldade" }
        "learn.seed" { en: "Seed", pt: "Semente" }
        "learn.another" { en: "Another one", pt: "Outro" }
        "learn.check" { en: "Check", pt: "Verificar" }
        "learn.solution" { en: "Show the answers", pt: "Mostrar as respostas" }
        "learn.right.all" { en: "All {n} are right.", pt: "Estão todas certas ({n})." }
        "learn.right.some" { en: "{right} of {n} are right.", pt: "{right} de {n} estão certas." }
        "learn.wrong" { en: "It is {answer}.", pt: "É {answer}." }
        "learn.wrong.none" { en: "It is empty: there is none.", pt: "Fica vazio: não há nenhuma." }
        "learn.because" { en: "It is {answer}: {because}.", pt: "É {answer}: {because}." }
        "learn.because.values" {
            en: "It is {answer}: the children are worth {because}.",
            pt: "É {answer}: os filhos valem {because}.",
        }
        "learn.wrong.seen" {
            en: "Alpha-beta does look at it.",
            pt: "O alfa-beta vê-a.",
        }
        "learn.wrong.unseen" {
            en: "It is never looked at: a cut came before it.",
            pt: "Nunca é vista: houve um corte antes.",
        }
        "learn.root" { en: "root", pt: "raiz" }
        "learn.winning" { en: "winning moves", pt: "jogadas ganhadoras" }
        "learn.watch.this" { en: "Watch it being searched", pt: "Ver a procura" }
        "learn.idea" { en: "The idea", pt: "A ideia" }
        "learn.code" { en: "Pseudocode", pt: "Pseudocódigo" }
        "learn.right" { en: "When it is right", pt: "Quando acerta" }
        "learn.cost" { en: "What it costs", pt: "Quanto custa" }
        "learn.watch" { en: "What to watch for", pt: "O que observar" }
        "learn.reference" { en: "Where it is from", pt: "De onde vem" }
        "learn.lab" { en: "Watch it in the lab", pt: "Observar no laboratório" }
        "learn.compare" { en: "Compare it with others", pt: "Comparar com outros" }
        "learn.back" { en: "All pages", pt: "Todas as páginas" }
        "learn.try" { en: "Try it", pt: "Experimentar" }
        "learn.try.hint" {
            en: "Play both sides, or let the computer answer.",
            pt: "Jogue pelos dois lados, ou deixe o computador responder.",
        }
        "learn.turn" { en: "{side} to move", pt: "Joga o {side}" }
        "learn.won" { en: "{side} wins", pt: "Ganha o {side}" }
        "learn.drawn" { en: "A draw", pt: "Empate" }
        "learn.solved" { en: "Solved in {n} moves", pt: "Resolvido em {n} jogadas" }
        "learn.stuck" { en: "No move is left", pt: "Já não há jogadas" }
        "learn.count" { en: "{n} moves so far", pt: "{n} jogadas até agora" }
        "learn.count#one" { en: "1 move so far", pt: "1 jogada até agora" }
        "learn.undo" { en: "Take back", pt: "Desfazer" }
        "learn.restart" { en: "Start again", pt: "Recomeçar" }
        "learn.reply" { en: "Computer, move", pt: "Joga o computador" }
        "learn.score" { en: "First {first}, Second {second}", pt: "Primeiro {first}, Segundo {second}" }
        "learn.play" { en: "Play a whole game", pt: "Jogar um jogo inteiro" }
        "learn.rules.head" { en: "Rules", pt: "Regras" }
        "learn.notation" { en: "How it is written", pt: "Como se escreve" }
        "learn.think" { en: "How to think about it", pt: "Como pensar" }
        "learn.missing" { en: "There is no such page.", pt: "Essa página não existe." }
    }
}
