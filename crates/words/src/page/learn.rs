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
            pt: "Um quebra-cabeças tem um início, jogadas e um objetivo. Estes algoritmos procuram um caminho de um ao outro; diferem no nó que veem a seguir e no que lembram.",
        }
        "learn.game.about" {
            en: "In a game the opponent answers. These algorithms look for a move that is good against every answer; they differ in how much of the tree they can leave out.",
            pt: "Num jogo o adversário responde. Estes algoritmos procuram uma jogada que seja boa contra qualquer resposta; diferem em quanto da árvore podem deixar de fora.",
        }
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
        "learn.play" { en: "Play a whole game", pt: "Jogar uma partida inteira" }
        "learn.rules.head" { en: "Rules", pt: "Regras" }
        "learn.notation" { en: "How it is written", pt: "Como se escreve" }
        "learn.think" { en: "How to think about it", pt: "Como pensar" }
        "learn.missing" { en: "There is no such page.", pt: "Essa página não existe." }
    }
}
