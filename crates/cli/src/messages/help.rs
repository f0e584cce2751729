//! The help of every command and option.
//!
//! Keys: `best` is what the command does, `best/examples` its examples, `best/player` an argument of it, `*/json` an
//! argument of any command, `<GAME>` what stands for a value.

use crate::language::Language;

/// Key, English, Portuguese.
pub(crate) const HELP: &[(&str, &str, &str)] = &[
    (
        "jogada",
        "Plays, analyzes, solves and shows the thinking behind classic games",
        "Joga, analisa, resolve e mostra como se pensa em jogos clássicos",
    ),
    (
        "jogada/examples",
        "  jogada best nim \"1,3,5 1\"\n  jogada show tic-tac-toe --svg > board.svg\n  jogada games --lang pt",
        "  jogada best nim \"1,3,5 1\"\n  jogada show tic-tac-toe --svg > tabuleiro.svg\n  jogada games --lang pt",
    ),
    ("jogada/version", "Print the version", "Mostra a versão"),
    ("*/help", "Print this help", "Mostra esta ajuda"),
    ("*/json", "Print one JSON document for programs", "Escreve um documento JSON, para programas"),
    ("*/lang", "Language: en or pt [default: as LANG says]", "Idioma: en ou pt [por omissão, o de LANG]"),
    ("*/seed", "Seed of everything drawn by lot", "Semente de tudo o que é sorteado"),
    ("*/color", "Color: auto, always or never", "Cor: auto, always (sempre) ou never (nunca)"),
    ("*/ascii", "Draw boards with ASCII characters only", "Desenha os tabuleiros só com caracteres ASCII"),
    (
        "*/data_dir",
        "Folder for tables and saved games [default: JOGADA_DATA or the platform's]",
        "Pasta para tabelas e jogos guardados [por omissão, JOGADA_DATA ou a da plataforma]",
    ),
    (
        "*/game",
        "The game: NAME or NAME:key=value,…; see jogada games",
        "O jogo: NOME ou NOME:chave=valor,…; veja jogada games",
    ),
    ("*/position", "The position, in quotes [default: the start]", "A posição, entre aspas [por omissão, a inicial]"),
    (
        "*/file",
        "Take game and position from a saved game, or the position from a text file",
        "Lê o jogo e a posição de um jogo guardado, ou a posição de um ficheiro de texto",
    ),
    (
        "arena",
        "Play matches between players and measure their strength",
        "Faz jogar jogadores entre si e mede-lhes a força",
    ),
    (
        "arena/examples",
        "  jogada arena tic-tac-toe --players report-hard random --games 40\n  jogada arena nim --players alphabeta mcts greedy --nodes 2k --out runs/nim\n  jogada arena hex:size=7 --players pvs alphabeta --movetime 0.1s --sprt 0,50\n  jogada arena status runs/nim\n  jogada arena resume runs/nim",
        "  jogada arena tic-tac-toe --players report-hard random --games 40\n  jogada arena nim --players alphabeta mcts greedy --nodes 2k --out provas/nim\n  jogada arena hex:size=7 --players pvs alphabeta --movetime 0.1s --sprt 0,50\n  jogada arena status provas/nim\n  jogada arena resume provas/nim",
    ),
    (
        "arena/usage",
        "jogada arena GAME --players PLAYER PLAYER… [OPTIONS]\n       jogada arena status|resume|report DIR",
        "jogada arena JOGO --players JOGADOR JOGADOR… [OPÇÕES]\n       jogada arena status|resume|report PASTA",
    ),
    (
        "arena/subject",
        "The game, or what to do with a run: status, resume or report",
        "O jogo, ou o que fazer com uma prova: status (ponto da situação), resume (continuar) ou report (relatório)",
    ),
    ("arena/folder", "The folder of a run", "A pasta de uma prova"),
    (
        "arena/players",
        "Levels, algorithms, or other programs as gtp:cmd=\"program …\"; each two meet, every opening with sides exchanged",
        "Níveis, algoritmos ou outros programas, como em gtp:cmd=\"programa …\"; jogam todos contra todos, cada abertura com os lados trocados",
    ),
    (
        "arena/games",
        "Games between each two players [default: 100]",
        "Jogos entre cada dois jogadores [por omissão: 100]",
    ),
    (
        "arena/nodes",
        "Positions a move may look at, as in 10k [default, where a player has no limits: 10k]",
        "Posições que se podem ver por jogada, como em 10k [por omissão, para quem não tem limites: 10k]",
    ),
    ("arena/depth", "Plies to look ahead", "Meias-jogadas a ver para a frente"),
    ("arena/movetime", "Time for each move, as in 100ms", "Tempo para cada jogada, como em 100ms"),
    (
        "arena/clock",
        "Time for a game and for each move more, as in 60s+1s",
        "Tempo para o jogo e mais por cada jogada, como em 60s+1s",
    ),
    (
        "arena/sprt",
        "Stop as soon as one of two differences in Elo is clear, as in 0,10",
        "Para logo que seja claro qual de duas diferenças Elo vale, como em 0,10",
    ),
    (
        "arena/openings",
        "File with one opening a line: moves or a position",
        "Ficheiro com uma abertura por linha: jogadas ou uma posição",
    ),
    (
        "arena/plies",
        "Random moves at the start of each pair of games [default: 2]",
        "Jogadas ao acaso no início de cada par de jogos [por omissão: 2]",
    ),
    (
        "arena/adjudicate",
        "End games early: by a player's proof that it wins, or never",
        "Acaba os jogos mais cedo: proof (por prova de quem ganha) ou never (nunca)",
    ),
    (
        "arena/jobs",
        "Games to play at a time [default: the number of cores]",
        "Jogos a decorrer ao mesmo tempo [por omissão: o número de núcleos]",
    ),
    (
        "arena/out",
        "Folder of the run; the same command goes on with it [default: a folder in the data folder]",
        "Pasta da prova; o mesmo comando continua-a [por omissão: uma pasta na pasta de dados]",
    ),
    ("<N>", "N", "N"),
    ("<TIME>", "TIME", "TEMPO"),
    ("<CLOCK>", "CLOCK", "RELÓGIO"),
    ("<ELO,ELO>", "ELO,ELO", "ELO,ELO"),
    ("<HOW>", "HOW", "COMO"),
    ("<SUBJECT>", "GAME|ACTION", "JOGO|AÇÃO"),
    ("<GAME>", "GAME", "JOGO"),
    ("<POSITION>", "POSITION", "POSIÇÃO"),
    ("<PLAYER>", "PLAYER", "JOGADOR"),
    ("<MOVE>", "MOVE", "JOGADA"),
    ("<FILE>", "FILE", "FICHEIRO"),
    ("<DEPTH>", "DEPTH", "PROFUNDIDADE"),
    ("<SEED>", "SEED", "SEMENTE"),
    ("<LANG>", "LANG", "IDIOMA"),
    ("<COLOR>", "WHEN", "QUANDO"),
    ("<DIR>", "DIR", "PASTA"),
    ("<COMMAND>", "COMMAND", "COMANDO"),
    ("<PUZZLE>", "PUZZLE", "QUEBRA-CABEÇAS"),
    ("<NAME>", "NAME", "NOME"),
    ("<ALGORITHM>", "ALGORITHM", "ALGORITMO"),
    ("<HEURISTIC>", "HEURISTIC", "HEURÍSTICA"),
    ("<MEMORY>", "MEMORY", "MEMÓRIA"),
    ("<NODES>", "NODES", "NÓS"),
    ("<FORMAT>", "FORMAT", "FORMATO"),
    ("<REPORT>", "REPORT", "RELATÓRIO"),
    (
        "*/puzzle",
        "The puzzle: NAME or NAME:key=value,…; see jogada games",
        "O quebra-cabeças: NOME ou NOME:chave=valor,…; veja jogada games",
    ),
    (
        "*/heuristic",
        "The heuristic to ask [default: the puzzle's first]",
        "A heurística a usar [por omissão, a primeira do quebra-cabeças]",
    ),
    (
        "*/memory",
        "The most memory: nodes for sma, bytes (64M, 1G) for the others",
        "O máximo de memória: nós para sma, bytes (64M, 1G) para os outros",
    ),
    ("*/limit", "The longest time, such as 30s", "O tempo máximo, como 30s"),
    ("*/nodes", "The most nodes to generate, such as 5M", "O máximo de nós a gerar, como 5M"),
    ("*/board", "Start from this position, in quotes", "Parte desta posição, entre aspas"),
    (
        "*/keep_going",
        "Complain about lines of the file that are no board, and go on with the others",
        "Queixa-se das linhas do ficheiro que não são tabuleiros, e continua com as outras",
    ),
    (
        "*/format",
        "table, md (Markdown), csv, latex or json [default: table]",
        "table (tabela), md (Markdown), csv, latex ou json [por omissão, table]",
    ),
    ("<SHELL>", "SHELL", "SHELL"),
    (
        "best",
        "Find one good move, its value and what it cost to find",
        "Procura uma boa jogada, o seu valor e quanto custou achá-la",
    ),
    (
        "best/examples",
        "  jogada best nim \"1,3,5 1\"\n  jogada best tic-tac-toe --player minimax:depth=9\n  jogada best nim --player report-easy --seed 7 --json",
        "  jogada best nim \"1,3,5 1\"\n  jogada best tic-tac-toe --player minimax:depth=9\n  jogada best nim --player report-easy --seed 7 --json",
    ),
    (
        "best/player",
        "A level or algorithm: NAME or NAME:key=value,… [default: the game's strongest level]",
        "Um nível ou algoritmo: NOME ou NOME:chave=valor,… [por omissão, o nível mais forte do jogo]",
    ),
    (
        "play",
        "Play a game; on a terminal a menu asks for what is missing",
        "Joga um jogo; num terminal, um menu pergunta o que faltar",
    ),
    (
        "play/examples",
        "  jogada play hex --text\n  jogada play nim --second report-hard --log nim.log\n  jogada play tic-tac-toe --first alphabeta:depth=9 --second human\n  jogada play dots-and-boxes:rows=3,cols=3 --first report-easy --second report-hard --quiet\n  jogada play --file saved.json",
        "  jogada play hex --text\n  jogada play nim --second report-hard --log nim.log\n  jogada play tic-tac-toe --first alphabeta:depth=9 --second human\n  jogada play dots-and-boxes:rows=3,cols=3 --first report-easy --second report-hard --quiet\n  jogada play --file guardado.json",
    ),
    (
        "play/first",
        "Who plays first: human, a level or an algorithm [usually human]",
        "Quem joga primeiro: human (pessoa), um nível ou um algoritmo [por omissão, human]",
    ),
    (
        "play/second",
        "Who plays second [usually the level medium or report-medium]",
        "Quem joga em segundo [por omissão, o nível medium ou report-medium]",
    ),
    ("play/from", "The position to start from, in quotes", "A posição de onde se parte, entre aspas"),
    (
        "play/file",
        "Go on with a saved game, or start from a position in a text file",
        "Continua um jogo guardado, ou parte da posição de um ficheiro de texto",
    ),
    ("play/text", "Play as text in the terminal", "Joga-se em texto, no terminal"),
    (
        "play/log",
        "Append a readable log to this file, each move as soon as it is played",
        "Acrescenta a este ficheiro um registo legível, cada jogada logo que é feita",
    ),
    ("play/quiet", "Print only moves and result", "Escreve só as jogadas e o resultado"),
    (
        "play/menu",
        "Ask for what is missing even if the input is no terminal",
        "Pergunta o que falta mesmo que a entrada não seja um terminal",
    ),
    (
        "search",
        "Search a puzzle for a way to its goal, by an algorithm of your choice",
        "Procura o caminho até ao objetivo de um quebra-cabeças, com um algoritmo à escolha",
    ),
    (
        "search/examples",
        "  jogada search adji-boto-puzzle --problem C --algorithm astar --heuristic fifths\n  jogada search adji-boto-puzzle --problem E --algorithm optimal\n  jogada search adji-boto-puzzle --board \"((0 0 0 0 0 2)(0 0 0 0 4 0))\" --algorithm sma --memory 500\n  jogada search adji-boto-puzzle --file problems.dat --algorithm bfs:symmetry=on --limit 30s --log log.dat\n  jogada search sliding-tiles --problem hardest-8 --algorithm idastar --trace trace.jsonl",
        "  jogada search adji-boto-puzzle --problem C --algorithm astar --heuristic fifths\n  jogada search adji-boto-puzzle --problem E --algorithm optimal\n  jogada search adji-boto-puzzle --board \"((0 0 0 0 0 2)(0 0 0 0 4 0))\" --algorithm sma --memory 500\n  jogada search adji-boto-puzzle --file problemas.dat --algorithm bfs:symmetry=on --limit 30s --log log.dat\n  jogada search sliding-tiles --problem hardest-8 --algorithm idastar --trace rasto.jsonl",
    ),
    (
        "search/problem",
        "A problem of the puzzle, or with --file the number of a board; ranges such as A-G and all are fine",
        "Um problema do quebra-cabeças, ou com --file o número de um tabuleiro; também intervalos como A-G, e all (todos)",
    ),
    (
        "search/file",
        "A file with one position a line, ; starts a comment; - is the standard input",
        "Um ficheiro com uma posição por linha, ; começa um comentário; - é a entrada padrão",
    ),
    (
        "search/algorithm",
        "NAME or NAME:key=value,…; see jogada algorithms",
        "NOME ou NOME:chave=valor,…; veja jogada algorithms",
    ),
    ("search/depth", "The most moves", "O máximo de jogadas"),
    (
        "search/trace",
        "Write what happens in the search, one JSON object a line",
        "Escreve o que acontece na procura, um objeto JSON por linha",
    ),
    (
        "search/log",
        "Append start, goal, moves and statistics to a file",
        "Acrescenta a um ficheiro início, objetivo, jogadas e estatísticas",
    ),
    (
        "compare",
        "Compare path algorithms on the problems of a puzzle",
        "Compara algoritmos de procura nos problemas de um quebra-cabeças",
    ),
    (
        "compare/examples",
        "  jogada compare adji-boto-puzzle --problems A-G --algorithms optimal\n  jogada compare adji-boto-puzzle --problems A C --algorithms bfs dfs astar sma:memory=100 --heuristic base --format md\n  jogada compare sliding-tiles --problems hardest-8 --algorithms bfs idastar bidirectional --format csv",
        "  jogada compare adji-boto-puzzle --problems A-G --algorithms optimal\n  jogada compare adji-boto-puzzle --problems A C --algorithms bfs dfs astar sma:memory=100 --heuristic base --format md\n  jogada compare sliding-tiles --problems hardest-8 --algorithms bfs idastar bidirectional --format csv",
    ),
    (
        "compare/problems",
        "Problems of the puzzle, or with --file numbers of boards: names, ranges such as A-G, all",
        "Problemas do quebra-cabeças, ou com --file números de tabuleiros: nomes, intervalos como A-G, all (todos)",
    ),
    (
        "compare/file",
        "A file with one position a line, ; starts a comment; - is the standard input",
        "Um ficheiro com uma posição por linha, ; começa um comentário; - é a entrada padrão",
    ),
    (
        "compare/algorithms",
        "NAME or NAME:key=value,… each; the options below are for those that take them",
        "Cada um NOME ou NOME:chave=valor,…; as opções abaixo valem para os que as aceitam",
    ),
    ("compare/depth", "The most moves", "O máximo de jogadas"),
    (
        "report",
        "Show what the course reports published beside what is measured here",
        "Mostra o que os relatórios publicaram ao lado do que aqui se mede",
    ),
    (
        "report/examples",
        "  jogada report sources\n  jogada report sources --format md",
        "  jogada report sources\n  jogada report sources --format md",
    ),
    ("report/report", "sources: the tables of the course reports", "sources: as tabelas dos relatórios"),
    ("show", "Show a position: as text, SVG or JSON", "Mostra uma posição: em texto, SVG ou JSON"),
    (
        "show/examples",
        "  jogada show tic-tac-toe \"x.o/.x./..o 1\"\n  jogada show nim --svg > nim.svg",
        "  jogada show tic-tac-toe \"x.o/.x./..o 1\"\n  jogada show nim --svg > nim.svg",
    ),
    ("show/svg", "Draw the board as SVG", "Desenha o tabuleiro em SVG"),
    ("replay", "Play moves and show where they lead", "Faz jogadas e mostra aonde levam"),
    (
        "replay/examples",
        "  jogada replay nim 3-3 1-1 2-2\n  jogada replay nim --file games.txt --json   one game a line\n  jogada replay --file saved.json",
        "  jogada replay nim 3-3 1-1 2-2\n  jogada replay nim --file jogos.txt --json   um jogo por linha\n  jogada replay --file guardado.json",
    ),
    ("replay/moves", "The moves, separated by blanks", "As jogadas, separadas por espaços"),
    ("replay/from", "The position to start from", "A posição de onde se parte"),
    (
        "replay/file",
        "A file with one game a line, moves or a saved game; - is the standard input",
        "Um ficheiro com um jogo por linha, jogadas ou um jogo guardado; - é a entrada padrão",
    ),
    ("perft", "Count the sequences of moves of each length", "Conta as sequências de jogadas de cada comprimento"),
    (
        "perft/examples",
        "  jogada perft tic-tac-toe 5\n  jogada perft nim \"1,3,5 1\" 9 --json",
        "  jogada perft tic-tac-toe 5\n  jogada perft nim \"1,3,5 1\" 9 --json",
    ),
    (
        "perft/usage",
        "jogada perft [OPTIONS] GAME [POSITION] DEPTH",
        "jogada perft [OPÇÕES] JOGO [POSIÇÃO] PROFUNDIDADE",
    ),
    ("perft/depth", "The longest sequences to count", "O comprimento das sequências mais longas"),
    (
        "games",
        "List the games with their parameters, evaluations and levels",
        "Lista os jogos com os seus parâmetros, avaliações e níveis",
    ),
    (
        "games/examples",
        "  jogada games\n  jogada games nim\n  jogada games --json",
        "  jogada games\n  jogada games nim\n  jogada games --json",
    ),
    ("games/game", "Only this game", "Só este jogo"),
    (
        "algorithms",
        "List the algorithms that players think with, and their parameters",
        "Lista os algoritmos com que os jogadores pensam, e os seus parâmetros",
    ),
    (
        "algorithms/examples",
        "  jogada algorithms\n  jogada algorithms --json",
        "  jogada algorithms\n  jogada algorithms --json",
    ),
    ("levels", "List the levels of each game", "Lista os níveis de cada jogo"),
    ("levels/examples", "  jogada levels\n  jogada levels tic-tac-toe", "  jogada levels\n  jogada levels tic-tac-toe"),
    ("levels/game", "Only the levels of this game", "Só os níveis deste jogo"),
    (
        "bench",
        "Run a fixed suite of searches: the node total is a checksum, the time a measure",
        "Corre um conjunto fixo de procuras: o total de nós é uma soma de verificação, o tempo uma medida",
    ),
    ("bench/examples", "  jogada bench\n  jogada bench --json", "  jogada bench\n  jogada bench --json"),
    ("completions", "Print completions for a shell", "Escreve as sugestões de escrita para uma shell"),
    (
        "completions/examples",
        "  jogada completions bash > ~/.local/share/bash-completion/completions/jogada",
        "  jogada completions bash > ~/.local/share/bash-completion/completions/jogada",
    ),
    ("completions/shell", "bash, elvish, fish, powershell or zsh", "bash, elvish, fish, powershell ou zsh"),
    ("man", "Print the manual page", "Escreve a página do manual"),
    ("man/examples", "  jogada man | man -l -\n  jogada man best", "  jogada man | man -l -\n  jogada man best"),
    ("man/command", "The page of this command", "A página deste comando"),
    ("doctor", "Say what the program found on this machine", "Diz o que o programa encontrou nesta máquina"),
    ("doctor/examples", "  jogada doctor\n  jogada doctor --json", "  jogada doctor\n  jogada doctor --json"),
    ("help", "Explain a command", "Explica um comando"),
    ("help/examples", "  jogada help best", "  jogada help best"),
    ("help/command", "The command to explain", "O comando a explicar"),
];

/// The text of a key.
pub(crate) fn help(key: &str, language: Language) -> Option<&'static str> {
    let (_, english, portuguese) = HELP.iter().find(|(known, ..)| *known == key)?;
    Some(match language {
        Language::English => english,
        Language::Portuguese => portuguese,
    })
}
