//! The help of every command and option.
//!
//! Keys: `best` is what the command does, `best/examples` its examples, `best/player` an argument of it, `*/json` an
//! argument of any command, `<GAME>` what stands for a value.

use jogada_rules::Language;

use crate::table::texts;

texts! {
    /// Key and texts.
    pub HELP {
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
            en: "  jogada arena tic-tac-toe --players report-hard random --games 40\n  jogada arena nim --players alphabeta mcts greedy --nodes 2k --out runs/nim\n  jogada arena hex:size=7 --players pvs alphabeta --time 0.1s --sprt 0,50\n  jogada arena status runs/nim --anchor greedy=1000\n  jogada arena resume runs/nim\n  jogada arena calibrate nim tic-tac-toe\n  jogada arena check \"jogada gtp hex:size=5\"",
            pt: "  jogada arena tic-tac-toe --players report-hard random --games 40\n  jogada arena nim --players alphabeta mcts greedy --nodes 2k --out provas/nim\n  jogada arena hex:size=7 --players pvs alphabeta --time 0.1s --sprt 0,50\n  jogada arena status provas/nim --anchor greedy=1000\n  jogada arena resume provas/nim\n  jogada arena calibrate nim tic-tac-toe\n  jogada arena check \"jogada gtp hex:size=5\"",
        }
        "arena/usage" {
            en: "jogada arena GAME --players PLAYER PLAYER… [OPTIONS]\n       jogada arena status|resume|report DIR\n       jogada arena calibrate [GAME…]\n       jogada arena check COMMAND",
            pt: "jogada arena JOGO --players JOGADOR JOGADOR… [OPÇÕES]\n       jogada arena status|resume|report PASTA\n       jogada arena calibrate [JOGO…]\n       jogada arena check COMANDO",
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
            en: "Levels, algorithms, or other programs as gtp:cmd=\"program …\"; each two meet, every opening with sides exchanged",
            pt: "Níveis, algoritmos ou outros programas, como em gtp:cmd=\"programa …\"; jogam todos contra todos, cada abertura com os lados trocados",
        }
        "arena/games" {
            en: "Games between each two players [default: 100]",
            pt: "Jogos entre cada dois jogadores [por omissão: 100]",
        }
        "arena/nodes" {
            en: "Positions a move may look at, as in 10k [default, where a player has no limits: 10k]",
            pt: "Posições que se podem ver por jogada, como em 10k [por omissão, para quem não tem limites: 10k]",
        }
        "arena/depth" { en: "Plies to look ahead", pt: "Meias-jogadas a ver para a frente" }
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
            pt: "Jogadas ao acaso no início de cada par de jogos [por omissão: 2]",
        }
        "arena/adjudicate" {
            en: "End games early: by a player's proof that it wins, or never",
            pt: "Acaba os jogos mais cedo: proof (por prova de quem ganha) ou never (nunca)",
        }
        "arena/jobs" {
            en: "Games to play at a time [default: the number of cores]",
            pt: "Jogos a decorrer ao mesmo tempo [por omissão: o número de núcleos]",
        }
        "arena/out" {
            en: "Folder of the run; the same command goes on with it [default: a folder in the data folder]",
            pt: "Pasta da prova; o mesmo comando continua-a [por omissão: uma pasta na pasta de dados]",
        }
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
        "best" {
            en: "Find one good move, its value and what it cost to find",
            pt: "Procura uma boa jogada, o seu valor e quanto custou achá-la",
        }
        "best/examples" {
            en: "  jogada best nim \"1,3,5 1\"\n  jogada best tic-tac-toe --player minimax:depth=9\n  jogada best nim --player report-easy --seed 7 --json",
            pt: "  jogada best nim \"1,3,5 1\"\n  jogada best tic-tac-toe --player minimax:depth=9\n  jogada best nim --player report-easy --seed 7 --json",
        }
        "best/player" {
            en: "A level or algorithm: NAME or NAME:key=value,… [default: hard, or the game's strongest level]",
            pt: "Um nível ou algoritmo: NOME ou NOME:chave=valor,… [por omissão, difícil, ou o nível mais forte do jogo]",
        }
        "best/trace" {
            en: "Write every step of the search to this file, one JSON object a line (at most 200,000 of them)",
            pt: "Escrever cada passo da procura neste ficheiro, um objeto JSON por linha (no máximo 200 000)",
        }
        "analyze" {
            en: "Analyze a position: its best moves, their values, what comes after; nothing is played",
            pt: "Analisa uma posição: as melhores jogadas, o seu valor, o que vem depois; nada se joga",
        }
        "analyze/examples" {
            en: "  jogada analyze hex:size=7 --time 2s\n  jogada analyze tic-tac-toe \"x../.o./... 1\" --all\n  jogada analyze adji-boto --lines 5 --nodes 200k --json\n  jogada analyze --file saved.json --sweep --nodes 20k",
            pt: "  jogada analyze hex:size=7 --time 2s\n  jogada analyze tic-tac-toe \"x../.o./... 1\" --all\n  jogada analyze adji-boto --lines 5 --nodes 200k --json\n  jogada analyze --file guardado.json --sweep --nodes 20k",
        }
        "analyze/lines" {
            en: "How many of the best moves to show, 1 to 5 [default: 3]",
            pt: "Quantas das melhores jogadas se mostram, de 1 a 5 [por omissão, 3]",
        }
        "analyze/all" { en: "Show the values of all moves", pt: "Mostra o valor de todas as jogadas" }
        "analyze/sweep" {
            en: "Go through the whole game of --file: each position and the move played there",
            pt: "Percorre todo o jogo de --file: cada posição e a jogada que lá se fez",
        }
        "analyze/player" {
            en: "Whose limits and evaluation to use; one who simulates analyzes by simulation [default: the game's adviser]",
            pt: "De quem são os limites e a avaliação; quem simula analisa por simulação [por omissão, o conselheiro do jogo]",
        }
        "analyze/live" {
            en: "Tell each step of the search in a line of its own; with --json before the document",
            pt: "Conta cada passo da procura numa linha; com --json, antes do documento",
        }
        "*/time" { en: "Think for this long, such as 2s or 500ms", pt: "Pensa durante este tempo, como 2s ou 500ms" }
        "play/time" { en: "The computer thinks no longer than this about a move", pt: "O computador não pensa mais do que isto em cada jogada" }
        "play/nodes" { en: "… looks at no more positions than this, such as 20k", pt: "… não vê mais posições do que isto, como 20k" }
        "play/depth" { en: "… looks no more moves ahead than this", pt: "… não vê mais jogadas à frente do que isto" }
        "best/nodes" { en: "Look at so many positions at most, such as 20k", pt: "Vê no máximo tantas posições, como 20k" }
        "best/depth" { en: "Look so many moves deep", pt: "Vê até tantas jogadas de profundidade" }
        "analyze/nodes" {
            en: "Look at so many positions at most, such as 20k",
            pt: "Vê no máximo tantas posições, como 20k",
        }
        "analyze/depth" { en: "Look so many moves deep", pt: "Vê até tantas jogadas de profundidade" }
        "solve" {
            en: "Find the exact value of a position and all best moves",
            pt: "Acha o valor exato de uma posição e todas as melhores jogadas",
        }
        "solve/examples" {
            en: "  jogada solve tic-tac-toe\n  jogada solve nim \"1,3,5 1\"\n  jogada solve hex:size=5,swap=off --time 1m --memory 512M\n  jogada solve dots-and-boxes:rows=4,cols=4 --checkpoint 4x4.part",
            pt: "  jogada solve tic-tac-toe\n  jogada solve nim \"1,3,5 1\"\n  jogada solve hex:size=5,swap=off --time 1m --memory 512M\n  jogada solve dots-and-boxes:rows=4,cols=4 --checkpoint 4x4.part",
        }
        "solve/limit" {
            en: "Give up after this time and say what is proven, such as 30s",
            pt: "Desiste ao fim deste tempo e diz o que está provado, como 30s",
        }
        "solve/memory" {
            en: "Use so much memory at most, such as 512M [default: 256M; 1G for dots-and-boxes]",
            pt: "Usa no máximo tanta memória, como 512M [por omissão, 256M; 1G para dots-and-boxes]",
        }
        "solve/threads" {
            en: "Use so many threads where the method can (dots-and-boxes, hex)",
            pt: "Usa tantos fios onde o método o permite (pontos-e-quadrados, hex)",
        }
        "solve/checkpoint" {
            en: "Keep what is proven in this file and go on from it; it is removed once the position is solved",
            pt: "Guarda neste ficheiro o que está provado e continua daí; é apagado quando a posição fica resolvida",
        }
        "solve/checkpoint_every" { en: "How often that is done", pt: "De quanto em quanto tempo isso se faz" }
        "solve/proof" {
            en: "Write the proof to this file, to be checked by jogada verify --proof (hex)",
            pt: "Escreve a prova neste ficheiro, para se verificar com jogada verify --proof (hex)",
        }
        "tables" {
            en: "Build tables of endings, tell about them, check them, look a position up",
            pt: "Cria tabelas de finais, informa sobre elas, confere-as e procura posições nelas",
        }
        "tables/examples" {
            en: "  jogada tables build adji-boto --pieces 16\n  jogada tables info\n  jogada tables verify\n  jogada tables probe \"((0 1 0 2 0 0)(1 0 0 2 0 1)) 0 0 1\"",
            pt: "  jogada tables build adji-boto --pieces 16\n  jogada tables info\n  jogada tables verify\n  jogada tables probe \"((0 1 0 2 0 0)(1 0 0 2 0 1)) 0 0 1\"",
        }
        "tables/usage" {
            en: "jogada tables build|info|verify [GAME] [OPTIONS]\n       jogada tables probe [GAME] POSITION [OPTIONS]",
            pt: "jogada tables build|info|verify [JOGO] [OPÇÕES]\n       jogada tables probe [JOGO] POSIÇÃO [OPÇÕES]",
        }
        "tables/action" {
            en: "What to do: build, info, verify or probe",
            pt: "O que fazer: build (criar), info (informar), verify (conferir) ou probe (procurar)",
        }
        "tables/game" {
            en: "The game, if more than one has tables: adji-boto",
            pt: "O jogo, se mais do que um tiver tabelas: adji-boto",
        }
        "tables/pieces" {
            en: "Boards with so many pieces at most [default: 16 to build, all that are there to verify]",
            pt: "Tabuleiros com tantas peças no máximo [por omissão, 16 para criar, todas as que houver para conferir]",
        }
        "tables/dir" {
            en: "The folder of the tables [default: in the data folder]",
            pt: "A pasta das tabelas [por omissão, na pasta de dados]",
        }
        "tables/threads" { en: "Share the work between so many threads", pt: "Reparte o trabalho por tantos fios" }
        "verify" {
            en: "Work exact values out again by a slow, plain path and compare",
            pt: "Volta a calcular valores exatos por um caminho lento e simples, e compara",
        }
        "verify/examples" {
            en: "  jogada verify\n  jogada verify tic-tac-toe --samples 5k\n  jogada verify adji-boto \"((0 1 0 2 0 0)(1 0 0 2 0 1)) 0 0 1\"",
            pt: "  jogada verify\n  jogada verify tic-tac-toe --samples 5k\n  jogada verify adji-boto \"((0 1 0 2 0 0)(1 0 0 2 0 1)) 0 0 1\"",
        }
        "verify/game" {
            en: "The game [default: all that can be checked]",
            pt: "O jogo [por omissão, todos os que se podem verificar]",
        }
        "verify/position" {
            en: "The position, in quotes [default: many, by lot]",
            pt: "A posição, entre aspas [por omissão, muitas, à sorte]",
        }
        "verify/proof" {
            en: "Check the proof in this file instead, by the rules alone",
            pt: "Verifica antes a prova neste ficheiro, só pelas regras",
        }
        "verify/samples" {
            en: "Check so many positions in all, such as 20k [default: 13k]",
            pt: "Verifica ao todo tantas posições, como 20k [por omissão, 13k]",
        }
        "<ACTION>" { en: "ACTION", pt: "AÇÃO" }
        "compare/puzzle" {
            en: "The puzzle or game: NAME or NAME:key=value,…; see jogada games",
            pt: "O quebra-cabeças ou jogo: NOME ou NOME:chave=valor,…; veja jogada games",
        }
        "compare/positions" {
            en: "The positions, each in quotes [default: the start]",
            pt: "As posições, cada uma entre aspas [por omissão, a inicial]",
        }
        "<LINES>" { en: "COUNT", pt: "QUANTIDADE" }
        "play" {
            en: "Play a game; on a terminal a menu asks for what is missing",
            pt: "Joga um jogo; num terminal, um menu pergunta o que faltar",
        }
        "play/examples" {
            en: "  jogada play hex --text\n  jogada play nim --second report-hard --log nim.log\n  jogada play tic-tac-toe --first alphabeta:depth=9 --second human\n  jogada play dots-and-boxes:rows=3,cols=3 --first report-easy --second report-hard --quiet\n  jogada play --file saved.json",
            pt: "  jogada play hex --text\n  jogada play nim --second report-hard --log nim.log\n  jogada play tic-tac-toe --first alphabeta:depth=9 --second human\n  jogada play dots-and-boxes:rows=3,cols=3 --first report-easy --second report-hard --quiet\n  jogada play --file guardado.json",
        }
        "play/first" {
            en: "Who plays first: human, a level or an algorithm [usually human]",
            pt: "Quem joga primeiro: human (pessoa), um nível ou um algoritmo [por omissão, human]",
        }
        "play/second" {
            en: "Who plays second [usually the level medium; with --second human, medium plays first unless --first says otherwise]",
            pt: "Quem joga em segundo [por omissão, o nível médio; com --second pessoa, o médio joga primeiro, a não ser que --first diga outra coisa]",
        }
        "play/from" { en: "The position to start from, in quotes", pt: "A posição de onde se parte, entre aspas" }
        "play/file" {
            en: "Go on with a saved game, or start from a position in a text file",
            pt: "Continua um jogo guardado, ou parte da posição de um ficheiro de texto",
        }
        "play/text" { en: "Play as text in the terminal", pt: "Joga-se em texto, no terminal" }
        "play/log" {
            en: "Append a readable log to this file, each move as soon as it is played",
            pt: "Acrescenta a este ficheiro um registo legível, cada jogada logo que é feita",
        }
        "play/quiet" { en: "Print only moves and result", pt: "Escreve só as jogadas e o resultado" }
        "play/menu" {
            en: "Ask for what is missing even if the input is no terminal",
            pt: "Pergunta o que falta mesmo que a entrada não seja um terminal",
        }
        "search" {
            en: "Search a puzzle for a way to its goal, by an algorithm of your choice",
            pt: "Procura o caminho até ao objetivo de um quebra-cabeças, com um algoritmo à escolha",
        }
        "search/examples" {
            en: "  jogada search adji-boto-puzzle --problem C --algorithm astar --heuristic fifths\n  jogada search adji-boto-puzzle --problem E --algorithm optimal\n  jogada search adji-boto-puzzle --board \"((0 0 0 0 0 2)(0 0 0 0 4 0))\" --algorithm sma --memory 500\n  jogada search adji-boto-puzzle --file problems.dat --algorithm bfs:symmetry=on --time 30s --log log.dat\n  jogada search sliding-tiles --problem hardest-8 --algorithm idastar --trace trace.jsonl",
            pt: "  jogada search adji-boto-puzzle --problem C --algorithm astar --heuristic fifths\n  jogada search adji-boto-puzzle --problem E --algorithm optimal\n  jogada search adji-boto-puzzle --board \"((0 0 0 0 0 2)(0 0 0 0 4 0))\" --algorithm sma --memory 500\n  jogada search adji-boto-puzzle --file problemas.dat --algorithm bfs:symmetry=on --time 30s --log log.dat\n  jogada search sliding-tiles --problem hardest-8 --algorithm idastar --trace rasto.jsonl",
        }
        "search/problem" {
            en: "A problem of the puzzle, or with --file the number of a board; ranges such as A-G and all are fine",
            pt: "Um problema do quebra-cabeças, ou com --file o número de um tabuleiro; também intervalos como A-G, e all (todos)",
        }
        "search/file" {
            en: "A file with one position a line, ; starts a comment; - is the standard input",
            pt: "Um ficheiro com uma posição por linha, ; começa um comentário; - é a entrada padrão",
        }
        "search/algorithm" {
            en: "NAME or NAME:key=value,…; see jogada algorithms",
            pt: "NOME ou NOME:chave=valor,…; veja jogada algorithms",
        }
        "search/depth" { en: "The most moves", pt: "O máximo de jogadas" }
        "search/trace" {
            en: "Write what happens in the search, one JSON object a line",
            pt: "Escreve o que acontece na procura, um objeto JSON por linha",
        }
        "search/log" {
            en: "Append start, goal, moves and statistics to a file",
            pt: "Acrescenta a um ficheiro início, objetivo, jogadas e estatísticas",
        }
        "compare" {
            en: "Compare algorithms on problems of a puzzle or positions of a game",
            pt: "Compara algoritmos em problemas de um quebra-cabeças ou posições de um jogo",
        }
        "compare/examples" {
            en: "  jogada compare adji-boto-puzzle --problem A-G --algorithm optimal\n  jogada compare adji-boto-puzzle --problem A C --algorithm bfs dfs astar sma:memory=100 --heuristic base --format md\n  jogada compare sliding-tiles --problem hardest-8 --algorithm bfs idastar bidirectional --format csv\n  jogada compare tic-tac-toe --algorithm minimax alphabeta negamax pvs mtdf sss mcts dfpn\n  jogada compare adji-boto --algorithm alphabeta pvs --depth 8 --format latex\n  jogada compare tree --algorithm minimax alphabeta --layout report --columns algorithm value nodes --format latex",
            pt: "  jogada compare adji-boto-puzzle --problem A-G --algorithm optimal\n  jogada compare adji-boto-puzzle --problem A C --algorithm bfs dfs astar sma:memory=100 --heuristic base --format md\n  jogada compare sliding-tiles --problem hardest-8 --algorithm bfs idastar bidirectional --format csv\n  jogada compare tic-tac-toe --algorithm minimax alphabeta negamax pvs mtdf sss mcts dfpn\n  jogada compare adji-boto --algorithm alphabeta pvs --depth 8 --format latex\n  jogada compare tree --algorithm minimax alphabeta --layout report --columns algorithm value nodes --format latex",
        }
        "compare/problems" {
            en: "Problems of the puzzle, or with --file numbers of boards: names, ranges such as A-G, all",
            pt: "Problemas do quebra-cabeças, ou com --file números de tabuleiros: nomes, intervalos como A-G, all (todos)",
        }
        "compare/file" {
            en: "A file with one position a line, ; starts a comment; - is the standard input",
            pt: "Um ficheiro com uma posição por linha, ; começa um comentário; - é a entrada padrão",
        }
        "compare/algorithms" {
            en: "NAME or NAME:key=value,… each; the options below are for those that take them",
            pt: "Cada um NOME ou NOME:chave=valor,…; as opções abaixo valem para os que as aceitam",
        }
        "compare/depth" { en: "The most moves", pt: "O máximo de jogadas" }
        "compare/columns" {
            en: "Only these columns, in this order, by the names that --format csv prints",
            pt: "Só estas colunas, por esta ordem, pelos nomes que --format csv mostra",
        }
        "compare/layout" {
            en: "rows: a line a search; report: a line a figure and a column a search, as reports print it",
            pt: "rows: uma linha por procura; report: uma linha por medida e uma coluna por procura, como nos relatórios",
        }
        "compare/caption" { en: "What stands above the table in LaTeX", pt: "O que fica por cima da tabela em LaTeX" }
        "compare/label" { en: "What LaTeX refers to the table by", pt: "O nome por que o LaTeX refere a tabela" }
        "compare/plot" {
            en: "Draw the nodes against the depth into this file, as SVG",
            pt: "Desenha os nós em função da profundidade neste ficheiro, em SVG",
        }
        "report" {
            en: "Show what the course reports published beside what is measured here",
            pt: "Mostra o que os relatórios publicaram ao lado do que aqui se mede",
        }
        "report/examples" {
            en: "  jogada report sources\n  jogada report sources --only hex nim --format md\n  jogada report sources --full --format latex",
            pt: "  jogada report sources\n  jogada report sources --only hex nim --format md\n  jogada report sources --full --format latex",
        }
        "report/report" { en: "sources: the tables of the course reports", pt: "sources: as tabelas dos relatórios" }
        "report/only" { en: "Only the tables about these games", pt: "Só as tabelas sobre estes jogos" }
        "report/full" {
            en: "Think as long as was published and play more games: hours instead of minutes",
            pt: "Pensar tanto como foi publicado e jogar mais jogos: horas em vez de minutos",
        }
        "report/out" {
            en: "Folder for one file a table; what is there is not measured again, so that a long report can go on",
            pt: "Pasta para um ficheiro por tabela; o que lá está não se mede outra vez, para um relatório longo poder continuar",
        }
        "report/jobs" {
            en: "How many games at the same time [usually one a core]",
            pt: "Quantos jogos ao mesmo tempo [por omissão, um por núcleo]",
        }
        "worksheet" {
            en: "Make a sheet of exercises to print, and one with the answers",
            pt: "Faz uma folha de exercícios para imprimir, e outra com as soluções",
        }
        "worksheet/examples" {
            en: "  jogada worksheet alphabeta --seed 7 --count 6 --out sheets\n  jogada worksheet astar --difficulty 3 --lang pt",
            pt: "  jogada worksheet alphabeta --seed 7 --count 6 --out folhas\n  jogada worksheet astar --difficulty 3 --lang pt",
        }
        "worksheet/exercise" {
            en: "Which exercises: any other name lists them all",
            pt: "Que exercícios: qualquer outro nome enumera-os todos",
        }
        "worksheet/count" { en: "How many exercises", pt: "Quantos exercícios" }
        "worksheet/difficulty" { en: "From 1, easy, to 3, hard", pt: "De 1, fácil, a 3, difícil" }
        "worksheet/out" { en: "The folder that the two files go to", pt: "A pasta para onde vão os dois ficheiros" }
        "show" { en: "Show a position: as text, SVG or JSON", pt: "Mostra uma posição: em texto, SVG ou JSON" }
        "show/examples" {
            en: "  jogada show tic-tac-toe \"x.o/.x./..o 1\"\n  jogada show nim --svg > nim.svg\n  jogada show --file game.sgf",
            pt: "  jogada show tic-tac-toe \"x.o/.x./..o 1\"\n  jogada show nim --svg > nim.svg\n  jogada show --file jogo.sgf",
        }
        "show/svg" { en: "Draw the board as SVG", pt: "Desenha o tabuleiro em SVG" }
        "replay" { en: "Play moves and show where they lead", pt: "Faz jogadas e mostra aonde levam" }
        "replay/examples" {
            en: "  jogada replay nim 3-3 1-1 2-2\n  jogada replay nim --file games.txt --json   one game a line\n  jogada replay --file saved.json",
            pt: "  jogada replay nim 3-3 1-1 2-2\n  jogada replay nim --file jogos.txt --json   um jogo por linha\n  jogada replay --file guardado.json",
        }
        "replay/moves" { en: "The moves, separated by blanks", pt: "As jogadas, separadas por espaços" }
        "replay/from" { en: "The position to start from", pt: "A posição de onde se parte" }
        "replay/file" {
            en: "A file with one game a line, moves or a saved game; - is the standard input",
            pt: "Um ficheiro com um jogo por linha, jogadas ou um jogo guardado; - é a entrada padrão",
        }
        "perft" {
            en: "Count the sequences of moves of each length",
            pt: "Conta as sequências de jogadas de cada comprimento",
        }
        "perft/examples" {
            en: "  jogada perft tic-tac-toe 5\n  jogada perft nim \"1,3,5 1\" 9 --json",
            pt: "  jogada perft tic-tac-toe 5\n  jogada perft nim \"1,3,5 1\" 9 --json",
        }
        "perft/usage" {
            en: "jogada perft [OPTIONS] GAME [POSITION] DEPTH",
            pt: "jogada perft [OPÇÕES] JOGO [POSIÇÃO] PROFUNDIDADE",
        }
        "perft/depth" { en: "The longest sequences to count", pt: "O comprimento das sequências mais longas" }
        "serve" {
            en: "Serve the page to play, analyze and watch algorithms think in a browser",
            pt: "Serve a página onde se joga, se analisa e se vê os algoritmos pensar, num navegador",
        }
        "serve/examples" {
            en: "  jogada serve\n  jogada serve --port 8080 --no-open\n  jogada serve --bind 0.0.0.0",
            pt: "  jogada serve\n  jogada serve --port 8080 --no-open\n  jogada serve --bind 0.0.0.0",
        }
        "serve/port" {
            en: "The port; the next free one if it is taken, any free one if 0 [default: 5642]",
            pt: "O porto; o seguinte que esteja livre, se estiver ocupado; um qualquer, se for 0 [por omissão: 5642]",
        }
        "serve/bind" {
            en: "The address to listen at; beyond this machine the page asks for a token [default: 127.0.0.1]",
            pt: "O endereço onde se escuta; para lá desta máquina, a página pede um código [por omissão: 127.0.0.1]",
        }
        "serve/no_open" { en: "Do not open a browser", pt: "Não abre o navegador" }
        "games" {
            en: "List the games with their parameters, evaluations and levels",
            pt: "Lista os jogos com os seus parâmetros, avaliações e níveis",
        }
        "games/examples" {
            en: "  jogada games\n  jogada games nim\n  jogada games --json",
            pt: "  jogada games\n  jogada games nim\n  jogada games --json",
        }
        "games/game" { en: "Only this game", pt: "Só este jogo" }
        "algorithms" {
            en: "List the algorithms that players think with, and their parameters",
            pt: "Lista os algoritmos com que os jogadores pensam, e os seus parâmetros",
        }
        "algorithms/examples" {
            en: "  jogada algorithms\n  jogada algorithms astar\n  jogada algorithms --json",
            pt: "  jogada algorithms\n  jogada algorithms A*\n  jogada algorithms --json",
        }
        "algorithms/name" { en: "Describe this one: its idea, its cost, its steps, its parameters", pt: "Descreve este: a ideia, o custo, os passos, os parâmetros" }
        "levels" {
            en: "List the levels of each game, and how they fare against each other",
            pt: "Lista os níveis de cada jogo e como se saem uns contra os outros",
        }
        "levels/examples" {
            en: "  jogada levels\n  jogada levels tic-tac-toe",
            pt: "  jogada levels\n  jogada levels tic-tac-toe",
        }
        "levels/game" { en: "Only the levels of this game", pt: "Só os níveis deste jogo" }
        "explain" {
            en: "Explain a game, algorithm, level, evaluation, heuristic or statistic, or what a position shows",
            pt: "Explica um jogo, algoritmo, nível, avaliação, heurística ou estatística, ou o que se vê numa posição",
        }
        "explain/examples" {
            en: "  jogada explain nim\n  jogada explain alphabeta\n  jogada explain \"beta cuts\"\n  jogada explain nim \"1,3,5 1\"",
            pt: "  jogada explain nim\n  jogada explain alfa-beta\n  jogada explain \"cortes beta\"\n  jogada explain nim \"1,3,5 1\"",
        }
        "explain/name" { en: "What to explain; a game, if a position follows", pt: "O que explicar; um jogo, se vier uma posição" }
        "explain/position" { en: "The position to explain, in quotes", pt: "A posição a explicar, entre aspas" }
        "bench" {
            en: "Run a fixed suite of searches: the node total is a checksum, the time a measure",
            pt: "Corre um conjunto fixo de procuras: o total de nós é uma soma de verificação, o tempo uma medida",
        }
        "bench/examples" { en: "  jogada bench\n  jogada bench --json", pt: "  jogada bench\n  jogada bench --json" }
        "gtp" {
            en: "Play a game over the Go Text Protocol, for controllers and other programs",
            pt: "Joga pelo Go Text Protocol, para interfaces e outros programas",
        }
        "gtp/examples" {
            en: "  jogada gtp hex:size=11\n  jogada gtp dots-and-boxes --player hard\n  jogada arena hex:size=5 --players medium 'gtp:cmd=\"jogada gtp hex --player easy\"'",
            pt: "  jogada gtp hex:size=11\n  jogada gtp dots-and-boxes --player hard\n  jogada arena hex:size=5 --players medium 'gtp:cmd=\"jogada gtp hex --player easy\"'",
        }
        "gtp/player" {
            en: "Who makes the moves: a level or an algorithm [default: hard]",
            pt: "Quem joga: um nível ou um algoritmo [por omissão: hard]",
        }
        "convert" {
            en: "Convert a recorded game from one format into another",
            pt: "Converte o registo de um jogo de um formato para outro",
        }
        "convert/examples" {
            en: "  jogada convert game.json game.sgf\n  jogada convert game.hsgf -  --to hexworld\n  jogada convert - game.txt < saved.json",
            pt: "  jogada convert jogo.json jogo.sgf\n  jogada convert jogo.hsgf -  --to hexworld\n  jogada convert - jogo.txt < guardado.json",
        }
        "convert/input" {
            en: "The file to read; - is the standard input",
            pt: "O ficheiro a ler; - é a entrada padrão",
        }
        "convert/output" {
            en: "The file to write; - is the standard output",
            pt: "O ficheiro a escrever; - é a saída padrão",
        }
        "convert/from" {
            en: "The format to read: json, text, sgf or hexworld [default: by the file's name or look]",
            pt: "O formato a ler: json, text, sgf ou hexworld [por omissão, pelo nome ou pelo aspeto]",
        }
        "convert/to" {
            en: "The format to write: json, text, sgf or hexworld [default: by the file's name]",
            pt: "O formato a escrever: json, text, sgf ou hexworld [por omissão, pelo nome do ficheiro]",
        }
        "library" {
            en: "Keep recorded games in a folder and search it",
            pt: "Guarda registos de jogos numa pasta e procura neles",
        }
        "library/examples" {
            en: "  jogada library add game.sgf saved.json\n  jogada library list --game hex --player hard --result 1\n  jogada library show hex-0123456789abcdef",
            pt: "  jogada library add jogo.sgf guardado.json\n  jogada library list --game hex --player hard --result 1\n  jogada library show hex-0123456789abcdef",
        }
        "library/action" {
            en: "What to do: list (also search), add or show [default: list]",
            pt: "O que fazer: list (listar; também search), add (juntar) ou show (mostrar) [por omissão: list]",
        }
        "library/items" {
            en: "The files to add, or the game to show",
            pt: "Os ficheiros a juntar, ou o jogo a mostrar",
        }
        "library/dir" {
            en: "The folder [default: games in the data folder]",
            pt: "A pasta [por omissão: games na pasta de dados]",
        }
        "library/game" { en: "Only this game, as in hex or hex:size=7", pt: "Só este jogo, como em hex ou hex:size=7" }
        "library/player" {
            en: "Only with a player whose name has this in it",
            pt: "Só com um jogador cujo nome contenha isto",
        }
        "library/result" {
            en: "Only games that ended so: 1, 2, 0 for a draw, or open",
            pt: "Só jogos que acabaram assim: 1, 2, 0 para empate, ou open (em aberto)",
        }
        "<IN>" { en: "IN", pt: "ENTRADA" }
        "<OUT>" { en: "OUT", pt: "SAÍDA" }
        "<RESULT>" { en: "RESULT", pt: "RESULTADO" }
        "completions" { en: "Print completions for a shell", pt: "Escreve as sugestões de escrita para uma shell" }
        "completions/examples" {
            en: "  source <(jogada completions bash)\n  jogada completions fish | source",
            pt: "  source <(jogada completions bash)\n  jogada completions fish | source",
        }
        "completions/shell" { en: "bash, elvish, fish, powershell or zsh", pt: "bash, elvish, fish, powershell ou zsh" }
        "man" { en: "Print the manual page", pt: "Escreve a página do manual" }
        "man/examples" {
            en: "  jogada man | man -l -\n  jogada man best\n  jogada man --out ~/.local/share/man/man1",
            pt: "  jogada man | man -l -\n  jogada man best\n  jogada man --out ~/.local/share/man/man1",
        }
        "man/out" { en: "Write all pages into this folder", pt: "Escreve todas as páginas nesta pasta" }
        "man/command" { en: "The page of this command", pt: "A página deste comando" }
        "doctor" {
            en: "Say what the program found on this machine",
            pt: "Diz o que o programa encontrou nesta máquina",
        }
        "doctor/examples" {
            en: "  jogada doctor\n  jogada doctor --json",
            pt: "  jogada doctor\n  jogada doctor --json",
        }
        "help" { en: "Explain a command", pt: "Explica um comando" }
        "help/examples" { en: "  jogada help best", pt: "  jogada help best" }
        "help/command" { en: "The command to explain", pt: "O comando a explicar" }
    }
}

/// The text of a key.
pub fn help(key: &str, language: Language) -> Option<&'static str> {
    let (_, phrase) = HELP.iter().find(|(known, _)| *known == key)?;
    Some(phrase.text(language))
}
