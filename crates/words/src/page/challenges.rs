//! Words of the challenges.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub CHALLENGES {
        "challenge.title" { en: "Challenges", pt: "Desafios" }
        "challenge.about" {
            en: "In each of these positions exactly one move wins: it was proven. How hard it is was measured: by the weakest level that finds it.",
            pt: "Em cada uma destas posições só uma jogada ganha: está provado. A dificuldade foi medida: é o nível mais fraco que a encontra.",
        }
        "challenge.daily" { en: "Challenge of the day", pt: "Desafio do dia" }
        "challenge.daily.about" { en: "The same for everyone, every day another.", pt: "O mesmo para todos, todos os dias outro." }
        "challenge.daily.done" { en: "Solved today. Come back tomorrow.", pt: "Resolvido hoje. Volte amanhã." }
        "challenge.streak" { en: "{n} days in a row", pt: "{n} dias seguidos" }
        "challenge.streak#one" { en: "1 day in a row", pt: "1 dia seguido" }
        "challenge.solved" { en: "{solved} of {all} solved", pt: "{solved} de {all} resolvidos" }
        "challenge.done" { en: "solved", pt: "resolvido" }
        "challenge.find" { en: "{who} to move: find the only move that wins.", pt: "Joga o {who}: encontre a única jogada que ganha." }
        "challenge.right" { en: "Right: {move} wins, and nothing else does. It is proven.", pt: "Certo: {move} ganha, e mais nada ganha. Está provado." }
        "challenge.wrong" { en: "{move} does not win. {who} answers {reply}.", pt: "{move} não ganha. O {who} responde {reply}." }
        "challenge.wrong.plain" { en: "{move} does not win.", pt: "{move} não ganha." }
        "challenge.answer" { en: "{move} is the move that wins.", pt: "{move} é a jogada que ganha." }
        "challenge.again" { en: "Try again", pt: "Tentar outra vez" }
        "challenge.show" { en: "Show the answer", pt: "Mostrar a resposta" }
        "challenge.next" { en: "Next challenge", pt: "Desafio seguinte" }
        "challenge.board" { en: "Open at the board", pt: "Abrir no tabuleiro" }
        "challenge.all" { en: "all challenges", pt: "todos os desafios" }
        "challenge.start" { en: "Solve", pt: "Resolver" }
        "challenge.gone" { en: "There is no such challenge.", pt: "Não há tal desafio." }
        "challenge.level.easy" { en: "Easy", pt: "Fácil" }
        "challenge.level.medium" { en: "Medium", pt: "Médio" }
        "challenge.level.hard" { en: "Hard", pt: "Difícil" }
        "challenge.level.none" { en: "Very hard", pt: "Muito difícil" }
        "challenge.level.easy.about" { en: "the level Easy finds it", pt: "o nível Fácil encontra-a" }
        "challenge.level.medium.about" { en: "Medium is the first level to find it", pt: "o Médio é o primeiro nível a encontrá-la" }
        "challenge.level.hard.about" { en: "Hard is the first level to find it", pt: "o Difícil é o primeiro nível a encontrá-la" }
        "challenge.level.none.about" { en: "not even Hard finds it", pt: "nem o Difícil a encontra" }
    }
}
