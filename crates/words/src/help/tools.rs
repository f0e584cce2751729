//! Commands that compare, show, serve and exchange.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub(super) TOOLS_HELP {
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
        "compare/plot_of" {
            en: "What is drawn against the depth: nodes, or the effective branching factor",
            pt: "O que se desenha em função da profundidade: nós, ou o fator de ramificação efetivo",
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
            pt: "Pensa tanto como foi publicado e joga mais jogos: horas em vez de minutos",
        }
        "report/out" {
            en: "Folder for one file a table; what is there is not measured again, so that a long report can go on",
            pt: "Pasta para um ficheiro por tabela; o que lá está não se mede outra vez, para um relatório longo poder continuar",
        }
        "report/jobs" {
            en: "How many games at the same time [usually one a core]",
            pt: "Quantos jogos ao mesmo tempo [por omissão, um por núcleo]",
        }
        "challenges" {
            en: "Positions in which exactly one move wins: those that are here, new ones, proofs",
            pt: "Posições em que só uma jogada ganha: as que há, novas, provas",
        }
        "challenges/examples" {
            en: "  jogada challenges list hex\n  jogada challenges make nim --count 5 --seed 7\n  jogada challenges prove tic-tac-toe",
            pt: "  jogada challenges list hex\n  jogada challenges make nim --count 5 --seed 7\n  jogada challenges prove tic-tac-toe",
        }
        "challenges/action" {
            en: "list those that are here, make new ones as lines of the same form, or prove again that each has exactly one answer",
            pt: "list enumera as que há, make faz novas em linhas da mesma forma, prove volta a provar que cada uma tem uma só resposta",
        }
        "challenges/game" { en: "Of one game alone", pt: "Só de um jogo" }
        "challenges/count" {
            en: "How many to make of each level of each game, as far as there are any",
            pt: "Quantas fazer de cada nível de cada jogo, enquanto as houver",
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
            pt: "A porta; a seguinte que esteja livre, se estiver ocupada; uma qualquer, se for 0 [por omissão, 5642]",
        }
        "serve/bind" {
            en: "The address to listen at; beyond this machine the page asks for a token [default: 127.0.0.1]",
            pt: "O endereço onde se escuta; para lá desta máquina, a página pede um código [por omissão, 127.0.0.1]",
        }
        "serve/engine" {
            en: "Another program that may play in the arena of the page, by this name alone; may be given more than once",
            pt: "Outro programa que pode jogar na arena da página, só por este nome; pode repetir-se",
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
            en: "Explain a game, algorithm, level, evaluation, heuristic, statistic or term, or what a position shows",
            pt: "Explica um jogo, algoritmo, nível, avaliação, heurística, estatística ou termo, ou o que se vê numa posição",
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
            pt: "Quem joga: um nível ou um algoritmo [por omissão, difícil]",
        }
        "gtp/ponder" {
            en: "Think on while the other side is to move, until the next command comes",
            pt: "Continua a pensar na vez do outro lado, até chegar o comando seguinte",
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
            pt: "O que fazer: list (listar; também search), add (juntar) ou show (mostrar) [por omissão, list]",
        }
        "library/items" {
            en: "The files to add, or the game to show",
            pt: "Os ficheiros a juntar, ou o jogo a mostrar",
        }
        "library/dir" {
            en: "The folder [default: games in the data folder]",
            pt: "A pasta [por omissão, games na pasta de dados]",
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
