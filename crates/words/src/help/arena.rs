//! The whole program, options that all commands have, and matches.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub(super) ARENA_HELP {
        "jogada" {
            en: "Plays, analyzes, solves and shows the thinking behind classic games",
            pt: "Joga, analisa, resolve e mostra como se pensa em jogos clássicos",
        }
        "jogada/examples" {
            en: "  jogada best nim \"1,3,5 1\"\n  jogada show tic-tac-toe --svg > board.svg\n  jogada games --lang pt",
            pt: "  jogada best nim \"1,3,5 1\"\n  jogada show tic-tac-toe --svg > tabuleiro.svg\n  jogada games --lang pt",
        }
        "jogada/version" { en: "Print the version", pt: "Mostra a versão" }
        "*/help" { en: "Print this help", pt: "Mostra esta ajuda" }
        "*/json" { en: "Print JSON for programs: one document, or where there are many one a line", pt: "Escreve JSON para programas: um documento ou, onde há vários, um por linha" }
        "*/lang" { en: "Language: en or pt [default: as LANG says]", pt: "Idioma: en ou pt [por omissão, o de LANG]" }
        "*/seed" { en: "Seed of everything drawn by lot", pt: "Semente de tudo o que é sorteado" }
        "*/color" { en: "Color: auto, always or never", pt: "Cor: auto, always (sempre) ou never (nunca)" }
        "*/ascii" { en: "Draw boards with ASCII characters only", pt: "Desenha os tabuleiros só com caracteres ASCII" }
        "*/progress" {
            en: "How far something long has got: auto (a line on a terminal), json (lines on stderr) or never",
            pt: "Até onde já chegou o que demora: auto (uma linha, num terminal), json (linhas em stderr) ou never (nunca)",
        }
        "<FORM>" { en: "FORM", pt: "FORMA" }
        "*/data_dir" {
            en: "Folder for tables and saved games [default: JOGADA_DATA or the platform's]",
            pt: "Pasta para tabelas e jogos guardados [por omissão, JOGADA_DATA ou a da plataforma]",
        }
        "*/game" {
            en: "The game: NAME or NAME:key=value,…; see jogada games",
            pt: "O jogo: NOME ou NOME:chave=valor,…; veja jogada games",
        }
        "*/position" {
            en: "The position, in quotes [default: the start]",
            pt: "A posição, entre aspas [por omissão, a inicial]",
        }
        "*/file" {
            en: "Take game and position from a saved game, or the position from a text file",
            pt: "Lê o jogo e a posição de um jogo guardado, ou a posição de um ficheiro de texto",
        }
        "arena" {
            en: "Play matches between players and measure their strength",
            pt: "Faz jogar jogadores entre si e mede-lhes a força",
        }
        "arena/examples" {
            en: "  jogada arena tic-tac-toe --players report-hard random --games 40\n  jogada arena nim --players alphabeta mcts greedy --nodes 2k --out runs/nim\n  jogada arena nim --players alphabeta greedy --queue postgres://lab/jogada\n  jogada arena hex:size=7 --players pvs alphabeta --time 0.1s --sprt 0,50\n  jogada arena status runs/nim --anchor greedy=1000\n  jogada arena resume runs/nim\n  jogada arena calibrate nim tic-tac-toe\n  jogada arena check \"jogada gtp hex:size=5\"",
            pt: "  jogada arena tic-tac-toe --players report-hard random --games 40\n  jogada arena nim --players alphabeta mcts greedy --nodes 2k --out provas/nim\n  jogada arena nim --players alphabeta greedy --queue postgres://lab/jogada\n  jogada arena hex:size=7 --players pvs alphabeta --time 0.1s --sprt 0,50\n  jogada arena status provas/nim --anchor greedy=1000\n  jogada arena resume provas/nim\n  jogada arena calibrate nim tic-tac-toe\n  jogada arena check \"jogada gtp hex:size=5\"",
        }
        "arena/usage" {
            en: "jogada arena GAME --players PLAYER PLAYER… [OPTIONS]\n       jogada arena status|resume|report DIR\n       jogada arena calibrate [GAME…] [--players LEVEL…]\n       jogada arena check COMMAND",
            pt: "jogada arena JOGO --players JOGADOR JOGADOR… [OPÇÕES]\n       jogada arena status|resume|report PASTA\n       jogada arena calibrate [JOGO…] [--players NÍVEL…]\n       jogada arena check COMANDO",
        }
        "arena/subject" {
            en: "The game, or what to do with a run: status, resume or report; or calibrate: levels against their neighbors; or check: a program that speaks GTP",
            pt: "O jogo, ou o que fazer com uma prova: status (ponto da situação), resume (continuar) ou report (relatório); ou calibrate: níveis contra os vizinhos; ou check: um programa que fale GTP",
        }
        "arena/folder" {
            en: "The folder of a run; games to calibrate; the command that starts a program to check",
            pt: "A pasta de uma prova; jogos a calibrar; o comando que lança um programa a examinar",
        }
        "arena/anchor" {
            en: "Measure ratings from this player's, with its rating if it is not 0",
            pt: "Mede as classificações a partir deste jogador, com a sua classificação se não for 0",
        }
        "arena/players" {
            en: "Levels, algorithms, or other programs as gtp:cmd=\"program …\"; each two meet, every opening with sides exchanged; with calibrate, the levels to measure, each against the one before it",
            pt: "Níveis, algoritmos ou outros programas, como em gtp:cmd=\"programa …\"; jogam todos contra todos, cada abertura com os lados trocados; com calibrate, os níveis a medir, cada um contra o anterior",
        }
        "arena/games" {
            en: "Games between each two players [default: 100]",
            pt: "Jogos entre cada dois jogadores [por omissão, 100]",
        }
        "arena/nodes" {
            en: "Positions a move may look at, as in 10k [default, where a player has no limits: 10k]",
            pt: "Posições que se podem ver por jogada, como em 10k [por omissão, 10k para quem não tem limites]",
        }
        "arena/depth" { en: "Plies to look ahead", pt: "Jogadas a ver para a frente" }
        "arena/movetime" { en: "Time for each move, as in 100ms", pt: "Tempo para cada jogada, como em 100ms" }
        "arena/clock" {
            en: "Time for a game and for each move more, as in 60s+1s",
            pt: "Tempo para o jogo e mais por cada jogada, como em 60s+1s",
        }
        "arena/sprt" {
            en: "Stop as soon as one of two differences in Elo is clear, as in 0,10",
            pt: "Para logo que seja claro qual de duas diferenças Elo vale, como em 0,10",
        }
        "arena/openings" {
            en: "File with one opening a line: moves or a position",
            pt: "Ficheiro com uma abertura por linha: jogadas ou uma posição",
        }
        "arena/plies" {
            en: "Random moves at the start of each pair of games [default: 2]",
            pt: "Jogadas ao acaso no início de cada par de jogos [por omissão, 2]",
        }
        "arena/adjudicate" {
            en: "End games early: by a player's proof that it wins, of the outcome (also that it loses), or never",
            pt: "Acaba os jogos mais cedo: proof (por prova do próprio de que ganha), outcome (também de que perde) ou never (nunca)",
        }
        "arena/jobs" {
            en: "Games to play at a time [default: the number of cores]",
            pt: "Jogos a decorrer ao mesmo tempo [por omissão, o número de núcleos]",
        }
        "arena/out" {
            en: "Folder of the run; the same command goes on with it [default: a folder in the data folder]",
            pt: "Pasta da prova; o mesmo comando continua-a [por omissão, uma pasta na pasta de dados]",
        }
        "*/queue" {
            en: "Share the games with other machines over this queue: postgres://host/database, or its name in queues.toml",
            pt: "Reparte os jogos com outras máquinas por esta fila: postgres://máquina/base, ou o seu nome em queues.toml",
        }
        "*/lease" {
            en: "How long a worker that is silent keeps a game of a queue [default: 60s]",
            pt: "Quanto tempo fica com um jogo da fila quem não dá sinal de si [por omissão, 60s]",
        }
        "*/engine" {
            en: "What starts a program that a plan in a queue calls by this name; may be given more than once",
            pt: "O que lança um programa a que um plano da fila dá este nome; pode repetir-se",
        }
        "work" {
            en: "Play games that others have planned, from a queue that machines share",
            pt: "Faz jogos que outros planearam, tirados de uma fila que várias máquinas partilham",
        }
        "work/examples" {
            en: "  jogada work --queue postgres://lab/jogada\n  jogada work --queue lab --threads 4 --until-idle",
            pt: "  jogada work --queue postgres://lab/jogada\n  jogada work --queue lab --threads 4 --until-idle",
        }
        "work/threads" {
            en: "Games to play at a time [default: the number of cores]",
            pt: "Jogos a decorrer ao mesmo tempo [por omissão, o número de núcleos]",
        }
        "work/until_idle" {
            en: "End when nothing is left to play",
            pt: "Acaba quando não houver mais nada para jogar",
        }
        "queue" {
            en: "List the runs in a queue that machines share, or do away with one",
            pt: "Mostra as provas de uma fila que várias máquinas partilham, ou deita fora uma delas",
        }
        "queue/examples" {
            en: "  jogada queue status --queue postgres://lab/jogada\n  jogada queue drop nim-0123456789abcdef --queue lab",
            pt: "  jogada queue status --queue postgres://lab/jogada\n  jogada queue drop nim-0123456789abcdef --queue lab",
        }
        "queue/action" {
            en: "status or drop",
            pt: "status (ponto da situação) ou drop (deitar fora)",
        }
        "queue/run" { en: "The run to do away with", pt: "A prova a deitar fora" }
        "<RUN>" { en: "RUN", pt: "PROVA" }
        "<N>" { en: "N", pt: "N" }
        "<TIME>" { en: "TIME", pt: "TEMPO" }
        "<CLOCK>" { en: "CLOCK", pt: "RELÓGIO" }
        "<ELO,ELO>" { en: "ELO,ELO", pt: "ELO,ELO" }
        "<PLAYER[=ELO]>" { en: "PLAYER[=ELO]", pt: "JOGADOR[=ELO]" }
        "<HOW>" { en: "HOW", pt: "COMO" }
        "<SUBJECT>" { en: "GAME|ACTION", pt: "JOGO|AÇÃO" }
        "<GAME>" { en: "GAME", pt: "JOGO" }
        "<POSITION>" { en: "POSITION", pt: "POSIÇÃO" }
        "<PLAYER>" { en: "PLAYER", pt: "JOGADOR" }
        "<MOVE>" { en: "MOVE", pt: "JOGADA" }
        "<FILE>" { en: "FILE", pt: "FICHEIRO" }
        "<DEPTH>" { en: "DEPTH", pt: "PROFUNDIDADE" }
        "<SEED>" { en: "SEED", pt: "SEMENTE" }
        "<LANG>" { en: "LANG", pt: "IDIOMA" }
        "<COLOR>" { en: "WHEN", pt: "QUANDO" }
        "<DIR>" { en: "DIR", pt: "PASTA" }
        "<ADDRESS>" { en: "ADDRESS", pt: "ENDEREÇO" }
        "<COMMAND>" { en: "COMMAND", pt: "COMANDO" }
        "<PUZZLE>" { en: "PUZZLE", pt: "QUEBRA-CABEÇAS" }
        "<NAME>" { en: "NAME", pt: "NOME" }
        "<ALGORITHM>" { en: "ALGORITHM", pt: "ALGORITMO" }
        "<HEURISTIC>" { en: "HEURISTIC", pt: "HEURÍSTICA" }
        "<MEMORY>" { en: "MEMORY", pt: "MEMÓRIA" }
        "<NODES>" { en: "NODES", pt: "NÓS" }
        "<FORMAT>" { en: "FORMAT", pt: "FORMATO" }
        "<REPORT>" { en: "REPORT", pt: "RELATÓRIO" }
        "*/puzzle" {
            en: "The puzzle: NAME or NAME:key=value,…; see jogada games",
            pt: "O quebra-cabeças: NOME ou NOME:chave=valor,…; veja jogada games",
        }
        "*/heuristic" {
            en: "The heuristic to ask [default: the puzzle's first]",
            pt: "A heurística a usar [por omissão, a primeira do quebra-cabeças]",
        }
        "*/memory" {
            en: "The most memory: nodes for sma, bytes (64M, 1G) for the others",
            pt: "O máximo de memória: nós para sma, bytes (64M, 1G) para os outros",
        }
        "*/limit" { en: "The longest time, such as 30s", pt: "O tempo máximo, como 30s" }
        "*/nodes" { en: "The most nodes to generate, such as 5M", pt: "O máximo de nós a gerar, como 5M" }
        "*/board" { en: "Start from this position, in quotes", pt: "Parte desta posição, entre aspas" }
        "*/keep_going" {
            en: "Complain about lines of the file that are no board, and go on with the others",
            pt: "Queixa-se das linhas do ficheiro que não são tabuleiros, e continua com as outras",
        }
        "*/format" {
            en: "table, md (Markdown), csv, latex or json [default: table]",
            pt: "table (tabela), md (Markdown), csv, latex ou json [por omissão, table]",
        }
        "<SHELL>" { en: "SHELL", pt: "SHELL" }
    }
}
