//! Commands that think: best moves, analyses, proofs, games, ways.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub(super) THINKING_HELP {
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
            pt: "Escreve cada passo da procura neste ficheiro, um objeto JSON por linha (no máximo 200 000)",
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
            en: "Find the exact value of a position and all best moves (on large Hex boards one)",
            pt: "Acha o valor exato de uma posição e todas as melhores jogadas (em tabuleiros grandes de Hex, uma)",
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
            pt: "Usa no máximo tanta memória, como 512M [por omissão, 256M; 1G para pontos-e-quadrados]",
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
            pt: "Cria tabelas de finais, informa sobre elas, verifica-as e procura posições nelas",
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
            pt: "O que fazer: build (criar), info (informar), verify (verificar) ou probe (procurar)",
        }
        "tables/game" {
            en: "The game, if more than one has tables: adji-boto",
            pt: "O jogo, se mais do que um tiver tabelas: adji-boto",
        }
        "tables/pieces" {
            en: "Boards with so many pieces at most [default: 16 to build, all that are there to verify]",
            pt: "Tabuleiros com tantas peças no máximo [por omissão, 16 para criar, todas as que houver para verificar]",
        }
        "tables/dir" {
            en: "The folder of the tables [default: in the data folder]",
            pt: "A pasta das tabelas [por omissão, na pasta de dados]",
        }
        "tables/hosts" {
            en: "Build together with the processes that this file lists: one host:port a line",
            pt: "Cria com os processos que este ficheiro enumera: uma máquina:porta por linha",
        }
        "tables/process" {
            en: "Which of them this is, the first line being 0",
            pt: "Qual deles é este, sendo 0 a primeira linha",
        }
        "tables/wait" {
            en: "How long a process that does not come, or is silent, is waited for [default: 60s]",
            pt: "Quanto tempo se espera por um processo que não vem, ou está calado [por omissão: 60s]",
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
        "play/ponder" {
            en: "Let the computer think on while a person thinks; as text",
            pt: "Deixa o computador pensar enquanto uma pessoa pensa; em texto",
        }
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
    }
}
