//! Words of Play.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub PLAY {
        "setting.size" { en: "Size", pt: "Tamanho" }
        "setting.rows" { en: "Rows", pt: "Linhas" }
        "setting.cols" { en: "Columns", pt: "Colunas" }
        "setting.problem" { en: "Problem", pt: "Problema" }
        "setting.depth" { en: "Depth", pt: "Profundidade" }
        "setting.nodes" { en: "Positions", pt: "Posições" }
        "setting.time" { en: "Time", pt: "Tempo" }
        "setting.eval" { en: "Evaluation", pt: "Avaliação" }
        "setting.seed" { en: "Seed", pt: "Semente" }
        "choice." { en: "The usual one", pt: "A habitual" }
        "player.human" { en: "You", pt: "Pessoa" }
        "player.easy" { en: "Easy", pt: "Fácil" }
        "player.medium" { en: "Medium", pt: "Médio" }
        "player.hard" { en: "Hard", pt: "Difícil" }
        "player.max" { en: "Strongest", pt: "O mais forte" }
        "player.report-easy" { en: "Easy, as in the report", pt: "Fácil, como no relatório" }
        "player.report-medium" { en: "Medium, as in the report", pt: "Médio, como no relatório" }
        "player.report-hard" { en: "Hard, as in the report", pt: "Difícil, como no relatório" }
        "mode.people" { en: "Two people", pt: "Duas pessoas" }
        "mode.mixed" { en: "Person and computer", pt: "Pessoa e computador" }
        "mode.computers" { en: "Two computers", pt: "Dois computadores" }
        "mode.puzzle" { en: "Puzzle", pt: "Quebra-cabeças" }
        "play.board" { en: "board", pt: "tabuleiro" }
        "play.whole" { en: "Whole board", pt: "Tabuleiro inteiro" }
        "play.tap" {
            en: "Tap once to see the place nearer, tap again to play there.",
            pt: "Toque uma vez para ver de perto, outra vez para jogar aí.",
        }
        "play.score" { en: "Score", pt: "Pontos" }
        "play.sides" { en: "Change sides", pt: "Trocar de lado" }
        "play.turn" { en: "{who} to move", pt: "Joga o {who}" }
        "play.thinking" { en: "{who} is thinking", pt: "O {who} está a pensar" }
        "play.nodes" { en: "{nodes} positions", pt: "{nodes} posições" }
        "play.wins" { en: "{who} wins", pt: "Ganha o {who}" }
        "play.draw" { en: "A draw", pt: "Empate" }
        "ending.sentence" { en: "{result}: {why}", pt: "{result}: {why}" }
        "ending.you" { en: "You win", pt: "Ganhou" }
        "ending.computer" { en: "{player} wins", pt: "Ganha o computador ({player})" }
        "ending.points" { en: "{more} to {less}", pt: "{more} a {less}" }
        "ending.next" { en: "The game is over", pt: "O jogo acabou" }
        "ending.again" { en: "Play again", pt: "Jogar de novo" }
        "ending.sides" { en: "Exchange sides", pt: "Trocar de lados" }
        "ending.stronger" { en: "Stronger", pt: "Mais forte" }
        "ending.weaker" { en: "Weaker", pt: "Mais fraco" }
        "ending.review" { en: "Review", pt: "Rever" }
        "play.skipped" { en: "{who} has nothing to move and is skipped.", pt: "O {who} não tem jogada e passa a vez." }
        "reason.repetition" { en: "a position came for the third time", pt: "uma posição ocorreu pela terceira vez" }
        "reason.move-cap" { en: "too many moves", pt: "demasiadas jogadas" }
        "reason.time" { en: "the other side’s time was up", pt: "esgotou-se o tempo do outro lado" }
        "reason.resigned" { en: "the other side gave up", pt: "o outro lado desistiu" }
        "play.moves" { en: "Moves", pt: "Jogadas" }
        "play.start" { en: "Start", pt: "Início" }
        "play.first" { en: "To the start", pt: "Para o início" }
        "play.back" { en: "One move back", pt: "Uma jogada atrás" }
        "play.next" { en: "One move forward", pt: "Uma jogada à frente" }
        "play.last" { en: "To the end", pt: "Para o fim" }
        "play.late" { en: "out of time", pt: "sem tempo" }
        "play.resigned" { en: "gives up", pt: "desiste" }
        "play.newGame" { en: "New game", pt: "Novo jogo" }
        "play.takeBack" { en: "Take back", pt: "Desfazer" }
        "play.redo" { en: "Redo", pt: "Refazer" }
        "play.hint" { en: "Hint", pt: "Dica" }
        "play.resign" { en: "Give up", pt: "Desistir" }
        "play.setUp" { en: "Set up", pt: "Montar" }
        "play.exchange" { en: "Import/export", pt: "Importar/exportar" }
        "play.share" { en: "Share", pt: "Partilhar" }
        "play.watch" { en: "Watch this being searched", pt: "Ver a procura nesta posição" }
        "play.forget" { en: "Forget this branch", pt: "Esquecer este ramo" }
        "play.notice" { en: "Notice", pt: "Aviso" }
        "notice.newGame" { en: "The game before was left.", pt: "O jogo anterior foi deixado." }
        "notice.forget" { en: "The branch was taken away.", pt: "O ramo foi retirado." }
        "notice.broken" { en: "This link can not be opened: {message}", pt: "Esta ligação não se abre: {message}" }
        "notice.broken.move" {
            en: "Move {n} of this link, “{move}”, can not be played: {message}. What follows it was left out.",
            pt: "A jogada {n} desta ligação, “{move}”, não se pode jogar: {message}. O que vem depois ficou de fora.",
        }
        "notice.promote" { en: "This line is the main one now.", pt: "Esta linha é agora a principal." }
        "notice.undo" { en: "Undo", pt: "Anular" }
        "play.promote" { en: "Make this the main line", pt: "Tornar esta a linha principal" }
        "remark.label" { en: "Remark on this position", pt: "Comentário a esta posição" }
        "review.title" { en: "Review", pt: "Revisão" }
        "review.run" { en: "Review the game", pt: "Rever o jogo" }
        "review.running" { en: "Looking at every move …", pt: "A ver cada jogada …" }
        "review.about" {
            en: "Finds where the game turned, by proof wherever positions can be solved.",
            pt: "Encontra onde o jogo virou, com prova onde as posições se resolvem.",
        }
        "review.none" { en: "Nothing was thrown away.", pt: "Nada foi deitado fora." }
        "review.card" {
            en: "{who}: {n} turning points; {share} of the moves were best.",
            pt: "{who}: {n} pontos de viragem; {share} das jogadas foram as melhores.",
        }
        "review.card#one" {
            en: "{who}: 1 turning point; {share} of the moves were best.",
            pt: "{who}: 1 ponto de viragem; {share} das jogadas foram as melhores.",
        }
        "review.lost.win" { en: "This threw the win away", pt: "Deitou fora a vitória" }
        "review.lost.draw" { en: "This threw the draw away", pt: "Deitou fora o empate" }
        "review.lost.points" { en: "This gave {amount} points away", pt: "Deu {amount} pontos" }
        "review.lost.points#one" { en: "This gave 1 point away", pt: "Deu 1 ponto" }
        "review.lost.chance" { en: "This cost {amount} of the chances", pt: "Custou {amount} das hipóteses" }
        "review.lost.estimate" { en: "This cost about {amount} points", pt: "Custou cerca de {amount} pontos" }
        "review.proven" { en: "proven", pt: "provado" }
        "review.estimate" { en: "estimate", pt: "estimativa" }
        "review.better" { en: "Better: {move}.", pt: "Melhor: {move}." }
        "review.show" { en: "Show the better line", pt: "Mostrar a linha melhor" }
        "review.try" { en: "Try it from here", pt: "Tentar a partir daqui" }
        "home.title" { en: "What shall we play?", pt: "Que jogo vai ser?" }
        "home.about" {
            en: "Play, analyze and see how the computer thinks. Everything stays on this machine.",
            pt: "Jogar, analisar e ver como o computador pensa. Tudo fica nesta máquina.",
        }
        "home.games" { en: "Games", pt: "Jogos" }
        "home.last" { en: "Go on", pt: "Continuar" }
        "home.all" { en: "All my games", pt: "Todos os meus jogos" }
        "home.play" { en: "Play", pt: "Jogar" }
        "home.learn" { en: "How it goes", pt: "Como se joga" }
        "games.title" { en: "My games", pt: "Os meus jogos" }
        "games.about" {
            en: "Games that were played in this browser. They are kept here; nothing leaves this machine.",
            pt: "Jogos jogados neste navegador. Ficam guardados aqui; nada sai desta máquina.",
        }
        "games.none" { en: "No game was played here yet.", pt: "Ainda não se jogou nenhum jogo aqui." }
        "games.count" { en: "{n} games", pt: "{n} jogos" }
        "games.count#one" { en: "1 game", pt: "1 jogo" }
        "games.every" { en: "Every game", pt: "Todos os jogos" }
        "games.find" { en: "Find by game, player or result", pt: "Procurar por jogo, jogador ou resultado" }
        "games.result" { en: "Result", pt: "Resultado" }
        "games.result.any" { en: "Any result", pt: "Qualquer resultado" }
        "games.result.open" { en: "Not finished", pt: "Por acabar" }
        "games.result.first" { en: "First won", pt: "Ganhou o Primeiro" }
        "games.result.second" { en: "Second won", pt: "Ganhou o Segundo" }
        "games.result.draw" { en: "Draw", pt: "Empate" }
        "games.open" { en: "Not finished", pt: "Por acabar" }
        "games.moves" { en: "{n} moves", pt: "{n} jogadas" }
        "games.moves#one" { en: "1 move", pt: "1 jogada" }
        "games.remove" { en: "Remove", pt: "Retirar" }
        "games.removed" { en: "The game was removed.", pt: "O jogo foi retirado." }
        "games.back" { en: "The game is back.", pt: "O jogo voltou." }
        "play.focus" { en: "Go to the board", pt: "Ir para o tabuleiro" }
        "play.evaluation" { en: "Evaluation", pt: "Avaliação" }
        "play.graph.name" {
            en: "Evaluation over the game, {n} positions known",
            pt: "Avaliação ao longo do jogo, {n} posições conhecidas",
        }
        "play.graph.none" {
            en: "Nothing is evaluated yet. A sweep looks at every position of the game.",
            pt: "Ainda nada foi avaliado. A varredura vê todas as posições do jogo.",
        }
        "play.sweep" { en: "Sweep", pt: "Varrer" }
        "play.sweep.title" { en: "Evaluate every position of the game", pt: "Avaliar todas as posições do jogo" }
        "play.analysis" { en: "Analysis", pt: "Análise" }
        "play.analyze" { en: "Analyze, or stop", pt: "Analisar, ou parar" }
        "play.analyze.start" { en: "Analyze", pt: "Analisar" }
        "play.analyze.stop" { en: "Stop", pt: "Parar" }
        "play.analysis.off" {
            en: "Off. While it runs the computer does not move.",
            pt: "Parada. Enquanto analisa, o computador não joga.",
        }
        "play.analysis.begins" { en: "Begins …", pt: "Começa …" }
        "play.analysis.numbers" {
            en: "depth {depth}/{selective} · {nodes} · {speed}/s · {time}",
            pt: "profundidade {depth}/{selective} · {nodes} · {speed}/s · {time}",
        }
        "play.analysis.endless" { en: "∞ Runs until it is stopped.", pt: "∞ Corre até ser parada." }
        "play.analysis.proven" { en: "Finished: this is proven, there is nothing more to find.", pt: "Terminada: está provado, não há mais que procurar." }
        "play.analysis.limit" { en: "Finished: it has looked as far as it may.", pt: "Terminada: já procurou tudo o que podia." }
        "play.lines" { en: "{n} lines", pt: "{n} linhas" }
        "play.lines#one" { en: "1 line", pt: "1 linha" }
        "play.lines.all" { en: "all moves", pt: "todas" }
        "play.lines.count" { en: "How many lines", pt: "Quantas linhas" }
        "play.lines.show" { en: "Show this line on the board", pt: "Mostrar esta linha no tabuleiro" }
        "play.layers" { en: "On the board", pt: "No tabuleiro" }
        "layer.exact" { en: "Exact values ▲ ■ ▼", pt: "Valores exatos ▲ ■ ▼" }
        "layer.values" { en: "Values of moves", pt: "Valores das jogadas" }
        "layer.lines" { en: "Expected line", pt: "Linha esperada" }
        "layer.threat" { en: "Threat: what if I pass", pt: "Ameaça: e se eu passar" }
        "threat.looking" { en: "Looking for a threat …", pt: "À procura de uma ameaça …" }
        "threat.none" { en: "There is nothing to fear.", pt: "Nada a temer." }
        "threat.found" { en: "If it were {who}’s turn: {move} ({value})", pt: "Se jogasse o {who}: {move} ({value})" }
        "ponder" { en: "Thinks on your time", pt: "Pensa no seu tempo" }
        "ponder.about" {
            en: "The computer thinks on while you do. It plays better for it, most of all at its long searches.",
            pt: "O computador continua a pensar enquanto você pensa. Joga melhor por isso, sobretudo nas procuras longas.",
        }
        "motion" { en: "Movement", pt: "Movimento" }
        "motion.none" { en: "none", pt: "nenhum" }
        "motion.fast" { en: "fast", pt: "rápido" }
        "motion.normal" { en: "normal", pt: "normal" }
        "motion.slow" { en: "slow", pt: "lento" }
        "clock" { en: "Clock", pt: "Relógio" }
        "clock.none" { en: "no clock", pt: "sem relógio" }
        "clock.minutes" { en: "{minutes} min + {seconds} s", pt: "{minutes} min + {seconds} s" }
        "clock.of" { en: "Clock of {who}", pt: "Relógio do {who}" }
        "coach" { en: "Your first game of {game}", pt: "O seu primeiro jogo de {game}" }
        "coach.do" { en: "What to do", pt: "O que fazer" }
        "coach.counts" { en: "What counts", pt: "O que conta" }
        "coach.win" { en: "How to win", pt: "Como ganhar" }
        "coach.close" { en: "Got it", pt: "Percebi" }
        "import.several" { en: "{n} games were taken in; they are among your games.", pt: "Entraram {n} jogos; estão entre os seus jogos." }
        "games.library" { en: "On this machine", pt: "Nesta máquina" }
        "games.library.about" {
            en: "Games that ended, and whatever “jogada library” has in its folder.",
            pt: "Jogos que acabaram, e o que “jogada library” tem na sua pasta.",
        }
        "layer.last" { en: "Last move", pt: "Última jogada" }
        "layer.overlay" { en: "The game’s own overlay", pt: "A camada própria do jogo" }
        "exact.known" { en: "Proven: {value} ({method})", pt: "Provado: {value} ({method})" }
        "exact.unknown" {
            en: "Nothing is proven here within two seconds.",
            pt: "Nada fica provado aqui em dois segundos.",
        }
        "exact.said" {
            en: "{win} moves win, {draw} draw, {loss} lose.",
            pt: "{win} jogadas ganham, {draw} empatam, {loss} perdem.",
        }
        "verdict.win" { en: "wins", pt: "ganha" }
        "verdict.draw" { en: "draws", pt: "empata" }
        "verdict.loss" { en: "loses", pt: "perde" }
        "verdict.win.in" { en: "wins in {n}", pt: "ganha em {n}" }
        "verdict.loss.in" { en: "loses in {n}", pt: "perde em {n}" }
        "verdict.win.by" { en: "wins by {n}", pt: "ganha por {n}" }
        "verdict.loss.by" { en: "loses by {n}", pt: "perde por {n}" }
        "value.wins" { en: "{who} wins", pt: "Ganha o {who}" }
        "value.wins.in" { en: "{who} wins in {n}", pt: "Ganha o {who} em {n}" }
        "value.draw" { en: "Draw", pt: "Empate" }
        "value.even" { en: "even", pt: "igual" }
        "value.points" { en: "{value} points", pt: "{value} pontos" }
        "value.points#one" { en: "{value} point", pt: "{value} ponto" }
        "value.unit.points" { en: "proven, for First", pt: "provado, para o Primeiro" }
        "value.unit.proven" { en: "proven", pt: "provado" }
        "value.unit.chance" { en: "chance of First", pt: "hipóteses do Primeiro" }
        "value.unit.estimate" { en: "estimate, for First", pt: "estimativa, para o Primeiro" }
        "value.unit.estimate.points" { en: "points, for First", pt: "pontos, para o Primeiro" }
        "value.unknown" { en: "not evaluated", pt: "por avaliar" }
        "pace.run" { en: "Go on", pt: "Continuar" }
        "pace.pause" { en: "Pause", pt: "Pausa" }
        "pace.step" { en: "One move", pt: "Uma jogada" }
        "pace.speed" { en: "Speed", pt: "Velocidade" }
        "typed.label" { en: "Type a move", pt: "Escreva uma jogada" }
        "typed.examples" { en: "such as {moves}", pt: "por exemplo {moves}" }
        "typed.enter" { en: "Enter plays {move}", pt: "Enter joga {move}" }
        "typed.none" { en: "no such move", pt: "não há tal jogada" }
        "hint.looking" { en: "Looking for a good move …", pt: "À procura de uma boa jogada …" }
        "hint.none" { en: "There is nothing to suggest.", pt: "Não há dica para aqui." }
        "hint.move" {
            en: "Hint: {move} — {why} (full strength: {player})",
            pt: "Dica: {move} — {why} (força máxima: {player})",
        }
        "hint.way" {
            en: "Hint: {move} — {n} more moves solve it",
            pt: "Dica: {move} — resolve-se em mais {n} jogadas",
        }
        "hint.way#one" { en: "Hint: {move} solves it", pt: "Dica: {move} resolve" }
        "why.solves-in" { en: "{n} more moves solve it", pt: "resolve-se em mais {n} jogadas" }
        "why.solves-in#one" { en: "solves it", pt: "resolve" }
        "why.wins-in" { en: "wins by force in {moves}", pt: "ganha à força em {moves}" }
        "why.wins" { en: "wins by force", pt: "ganha à força" }
        "why.draws" { en: "keeps the draw", pt: "segura o empate" }
        "why.holds-longest" { en: "holds out longest: {n} plies", pt: "resiste mais tempo: {n} jogadas" }
        "why.holds-longest#one" { en: "holds out longest: 1 ply", pt: "resiste mais tempo: 1 jogada" }
        "why.loses-anyway" { en: "every move loses", pt: "todas as jogadas perdem" }
        "why.gets-points" { en: "gets {points} points", pt: "dá {points} pontos" }
        "why.wins-share" { en: "won {percent} % of simulated games", pt: "ganhou {percent} % dos jogos simulados" }
        "why.wins-chance" { en: "a chance of about {percent} % to win", pt: "cerca de {percent} % de hipóteses de ganhar" }
        "why.looks-best" { en: "looks best ({value})", pt: "parece a melhor ({value})" }
        "puzzle.moves" { en: "{n} moves", pt: "{n} jogadas" }
        "puzzle.moves#one" { en: "1 move", pt: "1 jogada" }
        "puzzle.best" { en: "optimum {n}", pt: "ótimo {n}" }
        "puzzle.known" { en: "best known {n}", pt: "melhor conhecido {n}" }
        "puzzle.looking" { en: "looking for the optimum …", pt: "à procura do ótimo …" }
        "puzzle.left" { en: "{n} more from here at best", pt: "daqui, no mínimo mais {n}" }
        "puzzle.solved" { en: "Solved", pt: "Resolvido" }
        "puzzle.perfect" { en: "Solved, and no way is shorter", pt: "Resolvido, e não há caminho mais curto" }
        "puzzle.stuck" { en: "Nothing can be moved", pt: "Não há jogada possível" }
        "new.game" { en: "Game", pt: "Jogo" }
        "new.mode" { en: "Who plays", pt: "Quem joga" }
        "new.starts" { en: "Who starts", pt: "Quem começa" }
        "new.starts.person" { en: "You", pt: "Pessoa" }
        "new.starts.computer" { en: "Computer", pt: "Computador" }
        "new.starts.lot" { en: "By lot", pt: "À sorte" }
        "new.level" { en: "Computer", pt: "Computador" }
        "new.level.second" { en: "Second computer", pt: "Segundo computador" }
        "new.reports" { en: "As in the reports", pt: "Como nos relatórios" }
        "new.custom" { en: "An algorithm …", pt: "Um algoritmo …" }
        "new.measured" {
            en: "scores {score} ± {error} against {against} ({games} games)",
            pt: "faz {score} ± {error} contra {against} ({games} jogos)",
        }
        "new.unmeasured" { en: "not measured yet", pt: "ainda por medir" }
        "help.levels" { en: "Levels of {game}", pt: "Níveis: {game}" }
        "help.levels.how" {
            en: "Each level met the one before it in the arena, in pairs of games with the sides exchanged. A score is the share of the points, with its 95 % interval.",
            pt: "Cada nível defrontou o anterior na arena, em pares de jogos com os lados trocados. O resultado é a parte dos pontos, com o intervalo de 95 %.",
        }
        "new.algorithm" { en: "Algorithm", pt: "Algoritmo" }
        "new.position" { en: "Start position", pt: "Posição inicial" }
        "new.position.usual" { en: "the usual one", pt: "a habitual" }
        "new.start" { en: "Start", pt: "Começar" }
        "setup.about" {
            en: "Click on the board or edit the text; what is wrong with the position is said below it.",
            pt: "Clique no tabuleiro ou edite o texto; o que estiver errado na posição é dito por baixo.",
        }
        "setup.position" { en: "Position", pt: "Posição" }
        "setup.board" { en: "Board of the position", pt: "Tabuleiro da posição" }
        "setup.clear" { en: "Start position", pt: "Posição inicial" }
        "setup.strokes" {
            en: "Draw ways: choose two places one after the other, the same one twice for a new place",
            pt: "Desenhar caminhos: escolher dois lugares seguidos, o mesmo duas vezes para um lugar novo"
        }
        "setup.stroke.from" { en: "From {place} to …", pt: "De {place} a …" }
        "setup.side" { en: "Other side to move", pt: "Joga o outro lado" }
        "setup.valid" { en: "A valid position; {who} to move.", pt: "Posição válida; joga o {who}." }
        "setup.over" { en: "A valid position; the game is over in it.", pt: "Posição válida; o jogo já acabou nela." }
        "setup.use" { en: "Play from here", pt: "Jogar daqui" }
        "exchange.export" { en: "Export", pt: "Exportar" }
        "exchange.import" { en: "Import", pt: "Importar" }
        "exchange.format" { en: "Format", pt: "Formato" }
        "exchange.json" { en: "Record (JSON)", pt: "Registo (JSON)" }
        "exchange.text" { en: "Text", pt: "Texto" }
        "exchange.sgf" { en: "SGF", pt: "SGF" }
        "exchange.svg" { en: "Picture (SVG)", pt: "Imagem (SVG)" }
        "exchange.hexworld" { en: "HexWorld link", pt: "Ligação HexWorld" }
        "exchange.file" { en: "A file", pt: "Um ficheiro" }
        "exchange.placeholder" {
            en: "A record, SGF, moves or a HexWorld link",
            pt: "Um registo, SGF, jogadas ou uma ligação HexWorld",
        }
        "lack.sentence" { en: "Left out: {what}.", pt: "Ficou de fora: {what}." }
        "lack.variations" { en: "{n} branches", pt: "{n} ramos" }
        "lack.variations#one" { en: "1 branch", pt: "1 ramo" }
        "lack.games" { en: "{n} games", pt: "{n} jogos" }
        "lack.games#one" { en: "1 game", pt: "1 jogo" }
        "lack.comments" { en: "{n} remarks", pt: "{n} comentários" }
        "lack.comments#one" { en: "1 remark", pt: "1 comentário" }
        "share.about" {
            en: "The whole game is in this link, branches included; whoever opens it with Jogada sees this position.",
            pt: "O jogo inteiro está nesta ligação, com os seus ramos; quem a abrir com o Jogada vê esta posição.",
        }
        "share.link" { en: "Link", pt: "Ligação" }
        "help.rules" { en: "Rules of {game}", pt: "Regras: {game}" }
        "help.moving" { en: "Moving", pt: "Jogar" }
        "help.moving.text" {
            en: "Click on the board, type the move anywhere, or walk over the board with the arrows.",
            pt: "Clique no tabuleiro, escreva a jogada em qualquer sítio, ou percorra o tabuleiro com as setas.",
        }
        "help.type" { en: "Type a move", pt: "Escrever uma jogada" }
        "help.enter" {
            en: "Play it; on the board, play where the cursor is",
            pt: "Jogá-la; no tabuleiro, jogar onde está o cursor",
        }
        "help.cursor" { en: "On the board: move the cursor", pt: "No tabuleiro: mover o cursor" }
        "help.stepping" { en: "Through the game", pt: "Ao longo do jogo" }
        "help.steps" { en: "One move back or forward", pt: "Uma jogada atrás ou à frente" }
        "help.siblings" { en: "The other branches", pt: "Os outros ramos" }
        "help.ends" { en: "Start and end", pt: "Início e fim" }
        "help.undo" {
            en: "Undo: a move, a new game, a branch that was taken away",
            pt: "Anular: uma jogada, um novo jogo, um ramo retirado",
        }
        "help.redo" { en: "Do it again", pt: "Fazer de novo" }
        "help.starting" { en: "New game at once", pt: "Novo jogo já" }
        "help.commands" { en: "Commands", pt: "Comandos" }
        "start.people" { en: "Two people", pt: "Duas pessoas" }
        "start.mixed" { en: "Against the computer", pt: "Contra o computador" }
        "start.computers" { en: "Two computers", pt: "Dois computadores" }
        "start.easy" { en: "Against easy", pt: "Contra o fácil" }
        "start.medium" { en: "Against medium", pt: "Contra o médio" }
        "start.hard" { en: "Against hard", pt: "Contra o difícil" }
        "start.max" { en: "Against the strongest", pt: "Contra o mais forte" }
    }
}
