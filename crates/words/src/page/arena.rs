//! Words of the arena.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub ARENA {
        "arena.title" { en: "Arena", pt: "Arena" }
        "arena.about" {
            en: "Matches between players, with sides exchanged. Each run is a folder: started here or by the command line, it can be watched, stopped, taken up again and read.",
            pt: "Encontros entre jogadores, com lados trocados. Cada prova é uma pasta: começada aqui ou na linha de comandos, pode ser seguida, parada, retomada e lida.",
        }
        "arena.empty" { en: "There are no runs yet. The command line makes one by:", pt: "Ainda não há provas. A linha de comandos faz uma com:" }
        "arena.example" { en: "This is what one looks like", pt: "Uma prova tem este aspeto" }
        "arena.example.about" {
            en: "An example with made-up players: not a run of yours.",
            pt: "Um exemplo com jogadores inventados: não é uma prova sua.",
        }
        "arena.engines" { en: "Other programs", pt: "Outros programas" }
        "arena.plot" { en: "Score over the games", pt: "Pontuação ao longo dos jogos" }
        "arena.plot.name" { en: "Score of each player after every game: {players}", pt: "Pontuação de cada jogador após cada jogo: {players}" }
        "arena.plot.games" { en: "games", pt: "jogos" }
        "arena.ratings.plot" { en: "Ratings with their intervals: {players}", pt: "Classificação com os seus intervalos: {players}" }
        "arena.download.games" { en: "Download the games (JSON lines)", pt: "Descarregar os jogos (linhas JSON)" }
        "arena.download.table" { en: "Download the table (CSV)", pt: "Descarregar a tabela (CSV)" }
        "arena.start" { en: "Start a run", pt: "Começar uma prova" }
        "arena.stop" { en: "Stop", pt: "Parar" }
        "arena.resume" { en: "Go on", pt: "Continuar" }
        "arena.running" { en: "is being played", pt: "a decorrer" }
        "arena.spec" { en: "With its settings", pt: "Com as suas definições" }
        "arena.other" { en: "Other players, apart by blanks", pt: "Outros jogadores, separados por espaços" }
        "arena.games.each" { en: "Games between each two", pt: "Jogos entre cada dois" }
        "arena.nodes" { en: "Positions a move", pt: "Posições por jogada" }
        "arena.usual" { en: "as usual", pt: "o habitual" }
        "arena.latest" { en: "The latest game: {first} – {second}", pt: "O último jogo: {first} – {second}" }
        "arena.latest.board" { en: "Board of the latest game", pt: "Tabuleiro do último jogo" }
        "arena.run" { en: "Run", pt: "Prova" }
        "arena.game" { en: "Game", pt: "Jogo" }
        "arena.players" { en: "Players", pt: "Jogadores" }
        "arena.games" { en: "Games", pt: "Jogos" }
        "arena.all" { en: "all runs", pt: "todas as provas" }
        "arena.played" { en: "{played} of {planned}", pt: "{played} de {planned}" }
        "arena.finished" { en: "finished", pt: "terminada" }
        "arena.open" { en: "not finished", pt: "por terminar" }
        "arena.interval" { en: "{value} ({low} to {high})", pt: "{value} ({low} a {high})" }
        "arena.standings" { en: "Ratings", pt: "Classificação" }
        "arena.table" { en: "Everyone against everyone", pt: "Todos contra todos" }
        "arena.click" {
            en: "Choose a game to open it at the board, where it can be analyzed.",
            pt: "Escolha um jogo para o abrir no tabuleiro, onde pode ser analisado.",
        }
        "arena.score" { en: "Score", pt: "Pontuação" }
        "arena.elo" { en: "Elo difference", pt: "Diferença Elo" }
        "arena.unbounded" { en: "no bound: one side won everything", pt: "sem limite: um lado ganhou tudo" }
        "arena.los" { en: "Likelihood of superiority", pt: "Probabilidade de ser melhor" }
        "arena.pairs" { en: "Pairs by points", pt: "Pares por pontos" }
        "arena.sprt" { en: "Sequential test", pt: "Teste sequencial" }
        "arena.sprt.better" {
            en: "better: {elo1} is accepted against {elo0}",
            pt: "melhor: aceita-se {elo1} contra {elo0}",
        }
        "arena.sprt.worse" {
            en: "not better: {elo0} is accepted against {elo1}",
            pt: "não é melhor: aceita-se {elo0} contra {elo1}",
        }
        "arena.sprt.open" { en: "undecided between {elo0} and {elo1}", pt: "por decidir entre {elo0} e {elo1}" }
        "arena.first" { en: "Who moves first", pt: "Quem joga primeiro" }
        "arena.length" { en: "Moves a game", pt: "Jogadas por jogo" }
        "arena.endings" { en: "Endings", pt: "Como acabaram" }
        "arena.player" { en: "Player", pt: "Jogador" }
        "arena.rating" { en: "Elo", pt: "Elo" }
        "arena.results" { en: "Results", pt: "Resultados" }
        "arena.game-number" { en: "Game", pt: "Jogo" }
        "arena.first-player" { en: "First", pt: "Primeiro" }
        "arena.second-player" { en: "Second", pt: "Segundo" }
        "arena.winner" { en: "Winner", pt: "Vencedor" }
        "arena.moves" { en: "Moves", pt: "Jogadas" }
        "arena.ending" { en: "Ending", pt: "Fim" }
        "arena.draw" { en: "draw", pt: "empate" }
        "arena.more" { en: "and {n} earlier games", pt: "e mais {n} jogos anteriores" }
        "arena.more#one" { en: "and one earlier game", pt: "e mais um jogo anterior" }
        "arena.by.rules" { en: "by the rules", pt: "pelas regras" }
        "arena.by.proof" { en: "by proof", pt: "por prova" }
        "arena.by.repetition" { en: "by repetition", pt: "por repetição" }
        "arena.by.move-cap" { en: "limit of moves", pt: "limite de jogadas" }
        "arena.by.resigned" { en: "resigned", pt: "desistência" }
        "arena.by.time" { en: "time loss", pt: "falta de tempo" }
        "arena.by.illegal" { en: "illegal move", pt: "jogada ilegal" }
        "arena.by.hang" { en: "no answer", pt: "sem resposta" }
        "arena.by.absent" { en: "did not come", pt: "não compareceu" }
        "arena.by.garbage" { en: "nonsense", pt: "resposta sem sentido" }
        "arena.by.crash" { en: "crash", pt: "avaria" }
    }
}
