//! Words and short phrases that messages are put together from.

use crate::table::phrases;

phrases! {
    /// A word or short phrase.
    pub enum Word {
        First { en: "First", pt: "Primeiro" }
        Second { en: "Second", pt: "Segundo" }
        Yes { en: "yes", pt: "sim" }
        No { en: "no", pt: "não" }
        Unknown { en: "unknown", pt: "desconhecido" }

        UnknownGame { en: "unknown game", pt: "jogo desconhecido" }
        UnknownPuzzle { en: "unknown puzzle", pt: "quebra-cabeças desconhecido" }
        UnknownPlayer { en: "unknown player or level", pt: "jogador ou nível desconhecido" }
        UnknownAlgorithm { en: "unknown algorithm", pt: "algoritmo desconhecido" }
        UnknownKey { en: "unknown parameter", pt: "parâmetro desconhecido" }
        UnknownValue { en: "unknown value", pt: "valor desconhecido" }
        UnknownEvaluation { en: "unknown evaluation", pt: "avaliação desconhecida" }
        UnknownHeuristic { en: "unknown heuristic", pt: "heurística desconhecida" }
        UnknownProblem { en: "unknown problem", pt: "problema desconhecido" }
        UnknownOverlay { en: "unknown overlay", pt: "camada desconhecida" }
        UnknownExercise { en: "unknown exercise", pt: "exercício desconhecido" }
        UnknownColumn { en: "unknown column", pt: "coluna desconhecida" }

        AGame { en: "a game", pt: "um jogo" }
        APuzzle { en: "a puzzle", pt: "um quebra-cabeças" }
        APlayer { en: "a player", pt: "um jogador" }
        AnAlgorithm { en: "an algorithm", pt: "um algoritmo" }
        AKey { en: "a parameter's name", pt: "o nome de um parâmetro" }
        AValue { en: "a value", pt: "um valor" }
        AnEvaluation { en: "an evaluation", pt: "uma avaliação" }
        AHeuristic { en: "a heuristic", pt: "uma heurística" }
        AProblem { en: "a problem", pt: "um problema" }
        AnOverlay { en: "an overlay", pt: "uma camada" }

        NeedsPredecessors { en: "moves that can be followed backward", pt: "jogadas que se possam seguir para trás" }
        NeedsCountdown { en: "something that counts down to the goal", pt: "algo que diminua até ao objetivo" }
        NeedsSymmetry { en: "symmetric positions", pt: "posições simétricas" }

        ACell { en: "a cell", pt: "uma casa" }
        AColumn { en: "a column", pt: "uma coluna" }
        ARow { en: "a row", pt: "uma linha do tabuleiro" }
        ANumber { en: "a number", pt: "um número" }
        Pieces { en: "a number of pieces", pt: "um número de peças" }
        MostPieces { en: "pieces, at most", pt: "peças, no máximo" }
        AScore { en: "a score", pt: "uma pontuação" }
        ASide { en: "the side to move, 1 or 2", pt: "quem joga, 1 ou 2" }
        AStone { en: "a stone or an empty cell", pt: "uma peça ou uma casa vazia" }
        AMove { en: "a move", pt: "uma jogada" }
        AnOpenBracket { en: "an opening bracket", pt: "um parêntese a abrir" }
        ACloseBracket { en: "a closing bracket", pt: "um parêntese a fechar" }
        ASeparator { en: "a separator", pt: "um separador" }
        TheEnd { en: "nothing more", pt: "nada mais" }

        StoneCount {
            en: "the numbers of stones do not fit the side to move",
            pt: "o número de peças de cada lado não condiz com quem joga",
        }
        TwoWinners {
            en: "both sides have won",
            pt: "ganharam os dois lados",
        }
        PlayedOn {
            en: "the game went on after it was won",
            pt: "o jogo continuou depois de estar ganho",
        }
        Unsolvable {
            en: "no sequence of moves leads to the goal",
            pt: "nenhuma sequência de jogadas leva ao objetivo",
        }
        GameIsOver { en: "the game is over", pt: "o jogo terminou" }
        Occupied { en: "that place is taken", pt: "esse lugar está ocupado" }
        NothingThere { en: "there is nothing to play there", pt: "não há nada para jogar aí" }
        NoSwap { en: "there is nothing to swap now", pt: "agora não há nada para trocar" }

        Examples { en: "Examples", pt: "Exemplos" }
        Usage { en: "Usage", pt: "Utilização" }
        Arguments { en: "Arguments", pt: "Argumentos" }
        Options { en: "Options", pt: "Opções" }
        Commands { en: "Commands", pt: "Comandos" }
        CommandPlace { en: "COMMAND", pt: "COMANDO" }

        DepthReached { en: "depth reached", pt: "profundidade alcançada" }
        NodesAnalyzed { en: "nodes analyzed", pt: "nós analisados" }
        Steps { en: "steps", pt: "passos" }
        PositionsChecked { en: "positions checked", pt: "posições verificadas" }
        SequencesUpTo { en: "lengths counted", pt: "comprimentos contados" }
        Simulations { en: "simulations", pt: "simulações" }
        VisitShare { en: "chose this move", pt: "escolheram esta jogada" }
        TreeSize { en: "moves in the tree", pt: "jogadas na árvore" }
        AlphaRaises { en: "alpha raises", pt: "subidas de alfa" }
        AlphaCuts { en: "alpha cuts", pt: "cortes alfa" }
        BetaCuts { en: "beta cuts", pt: "cortes beta" }
        TableHits { en: "table hits", pt: "acertos na tabela" }
        Time { en: "time", pt: "tempo" }
        NodesPerSecond { en: "nodes per second", pt: "nós por segundo" }
        Stopped { en: "ended because", pt: "acabou porque" }
        StoppedByNodes { en: "the node limit was reached", pt: "se chegou ao limite de nós" }
        StoppedByTime { en: "the time was up", pt: "o tempo se esgotou" }
        StoppedByMemory { en: "the memory limit was reached", pt: "se chegou ao limite de memória" }
        StoppedOnRequest { en: "it was asked to", pt: "isso foi pedido" }

        Number { en: "no.", pt: "n.º" }
        Side { en: "side", pt: "lado" }
        BestMove { en: "best", pt: "melhor" }
        BestMoves { en: "best moves", pt: "melhores jogadas" }
        GivenAway { en: "given away", pt: "cedido" }
        Method { en: "method", pt: "método" }
        AtLeast { en: "at least", pt: "no mínimo" }
        AtMost { en: "at most", pt: "no máximo" }
        Move { en: "move", pt: "jogada" }
        Line { en: "line", pt: "linha" }
        Value { en: "value", pt: "valor" }
        Player { en: "player", pt: "jogador" }
        Position { en: "position", pt: "posição" }
        Score { en: "score", pt: "pontuação" }
        Standing { en: "standing", pt: "situação" }
        Draw { en: "draw", pt: "empate" }
        ByRepetition { en: "the position occurred three times", pt: "a posição ocorreu três vezes" }
        ByMoveCap { en: "the limit of moves was reached", pt: "chegou-se ao limite de jogadas" }
        ByResigning { en: "resigned", pt: "desistência" }

        PuzzleName { en: "puzzle", pt: "quebra-cabeças" }
        ProblemName { en: "problem", pt: "problema" }
        AlgorithmName { en: "algorithm", pt: "algoritmo" }
        HeuristicName { en: "heuristic", pt: "heurística" }
        StartPosition { en: "start", pt: "início" }
        GoalPosition { en: "goal", pt: "objetivo" }
        ProofOf { en: "proof", pt: "prova" }
        DepthFound { en: "depth", pt: "profundidade" }
        Generated { en: "generated", pt: "gerados" }
        Expanded { en: "expanded", pt: "expandidos" }
        Duplicates { en: "duplicates", pt: "repetidos" }
        Reopened { en: "reopened", pt: "reabertos" }
        Forgotten { en: "forgotten", pt: "esquecidos" }
        Iterations { en: "iterations", pt: "iterações" }
        MaxOpen { en: "max open", pt: "máximo em aberto" }
        MaxHeld { en: "max held", pt: "máximo em memória" }
        DeepestNode { en: "deepest node", pt: "nó mais fundo" }
        Penetrance { en: "penetrance", pt: "penetrância" }
        PenetrancePercent { en: "penetrance %", pt: "penetrância %" }
        EffectiveBranching { en: "effective branching factor", pt: "fator de ramificação efetivo" }
        MeanBranching { en: "mean branching factor", pt: "fator de ramificação médio" }
        PeakMemory { en: "peak memory", pt: "pico de memória" }
        ProcessorTime { en: "processor time", pt: "tempo de processador" }
        StoppedByDepth { en: "nothing within the depth limit", pt: "nada dentro do limite de profundidade" }
        TooFewNodes { en: "no path to the goal fits into so few nodes", pt: "nenhum caminho até ao objetivo cabe em tão poucos nós" }
        DroppedTooMuch { en: "what was kept led nowhere", pt: "o que se guardou não levou a nada" }
        Optimal { en: "optimal", pt: "ótimo" }
        FoundWay { en: "found", pt: "encontrado" }
        NoWay { en: "no solution", pt: "sem solução" }
        Here { en: "here", pt: "aqui" }
        Published { en: "published", pt: "publicado" }
        Figure { en: "figure", pt: "indicador" }
        PointsOfFirst { en: "points of First", pt: "pontos do Primeiro" }
        PointsOfSecond { en: "points of Second", pt: "pontos do Segundo" }
        Cuts { en: "cuts", pt: "cortes" }
        MemoryLookups { en: "looked up in that memory", pt: "procuras nessa memória" }
        GameNumber { en: "game", pt: "jogo" }
        HeapSizes { en: "heaps", pt: "montes" }
        MovesSoFar { en: "moves so far", pt: "jogadas até aqui" }
        PersonAgainstComputer { en: "person against computer", pt: "pessoa contra computador" }
        MemoryHits { en: "hits in the memory of moves", pt: "acertos na memória de jogadas" }
        FreeLines { en: "free lines", pt: "linhas livres" }
        NimSum { en: "nim-sum", pt: "soma-nim" }
        Winner { en: "winner", pt: "vencedor" }
        TheColumn { en: "column", pt: "coluna" }
        PiecesTaken { en: "pieces", pt: "peças" }
        FirstWins { en: "First wins, %", pt: "ganha o Primeiro, %" }
        FirstWinsLow { en: "95 % interval, from", pt: "intervalo a 95 %, de" }
        FirstWinsHigh { en: "95 % interval, to", pt: "intervalo a 95 %, até" }
        Equal { en: "equal", pt: "igual" }
        NotCompared { en: "not compared", pt: "não se compara" }

        Evaluations { en: "evaluations", pt: "avaliações" }
        Problems { en: "problems", pt: "problemas" }
        Heuristics { en: "heuristics", pt: "heurísticas" }
        Levels { en: "levels", pt: "níveis" }

        Folder { en: "folder", pt: "pasta" }
        Positions { en: "positions", pt: "posições" }
        Size { en: "size", pt: "tamanho" }
        BuiltNow { en: "worked out now", pt: "calculadas agora" }
        PositionsPerSecond { en: "positions a second", pt: "posições por segundo" }
        MoverWins { en: "mover gains", pt: "ganha quem joga" }
        MoverLoses { en: "mover loses", pt: "perde quem joga" }
        Endless { en: "without end", pt: "sem fim" }
        Best { en: "best", pt: "melhor" }
        TablesOf { en: "tables", pt: "tabelas" }
        SharedQueue { en: "queue of games", pt: "fila de jogos" }
        SharedTables { en: "tables by machines", pt: "tabelas por máquinas" }
        NoneYet { en: "none", pt: "nenhuma" }
        Version { en: "version", pt: "versão" }
        DataFolder { en: "data folder", pt: "pasta de dados" }
        LanguageName { en: "language", pt: "idioma" }
        ThisLanguage { en: "English (en)", pt: "português (pt)" }
        Terminal { en: "terminal", pt: "terminal" }
        NoTerminal { en: "none", pt: "nenhum" }
        Color { en: "color", pt: "cor" }
        Cores { en: "cores", pt: "núcleos" }
        Memory { en: "memory", pt: "memória" }
        Browser { en: "browser", pt: "navegador" }
        NoBrowser { en: "none: play runs in the terminal", pt: "nenhum: joga-se no terminal" }

        Game { en: "game", pt: "jogo" }
        Result { en: "result", pt: "resultado" }
        Name { en: "name", pt: "nome" }
        Players { en: "players", pt: "jogadores" }
        AFile { en: "the name of a file", pt: "o nome de um ficheiro" }
        Moves { en: "moves", pt: "jogadas" }
        Turns { en: "turns", pt: "turnos" }
        Optimum { en: "optimum", pt: "ótimo" }
        AgainstComputer { en: "you against the computer", pt: "pessoa contra computador" }
        TwoPeople { en: "two people", pt: "duas pessoas" }
        TwoComputers { en: "two computers", pt: "dois computadores" }
        BestMoveOnly { en: "only the best move of a position", pt: "só a melhor jogada de uma posição" }
        YouStart { en: "you", pt: "a pessoa" }
        ComputerStarts { en: "the computer", pt: "o computador" }

        FrontPlay { en: "play", pt: "jogar" }
        FrontAnalyze { en: "analyze a position", pt: "analisar uma posição" }
        FrontSolve { en: "solve a position", pt: "resolver uma posição" }
        FrontCompare { en: "compare algorithms", pt: "comparar algoritmos" }
        FrontServe { en: "open the page in a browser", pt: "abrir a página num navegador" }
        FrontHelp { en: "help", pt: "ajuda" }

        Interval { en: "95 % interval", pt: "intervalo a 95 %" }
        Overview { en: "Overview", pt: "Resumo" }
        Ratings { en: "Ratings", pt: "Classificação" }
        CrossTable { en: "Everyone against everyone", pt: "Todos contra todos" }
        Thinking { en: "Thinking", pt: "Pensamento" }
        Scores { en: "points in a hundred", pt: "pontos em cem" }
        EloOverGames { en: "Elo over games", pt: "Elo ao longo dos jogos" }
        NodesByDepth { en: "nodes against depth", pt: "nós por profundidade" }
        MovesThought { en: "moves thought about", pt: "jogadas pensadas" }
        TimePerMove { en: "time per move", pt: "tempo por jogada" }
        ProcessorTimePerMove { en: "processor time per move", pt: "tempo de processador por jogada" }
        NodesPerMove { en: "nodes per move", pt: "nós por jogada" }
        MaxDepth { en: "maximum depth", pt: "profundidade máxima" }
        MeanDepth { en: "mean depth", pt: "profundidade média" }
        Branching { en: "effective branching factor", pt: "fator de ramificação efetivo" }
        Milliseconds { en: "ms", pt: "ms" }
        Elo { en: "Elo", pt: "Elo" }
        EloDifference { en: "Elo difference", pt: "diferença Elo" }
        Superiority { en: "likelihood of superiority", pt: "probabilidade de ser melhor" }
        PairResults { en: "pairs by points", pt: "pares por pontos" }
        Games { en: "games", pt: "jogos" }
        FirstMovers { en: "who moves first", pt: "quem joga primeiro" }
        MovesPerGame { en: "moves per game", pt: "jogadas por jogo" }
        ByRules { en: "by the rules", pt: "pelas regras" }
        ByProof { en: "by proof", pt: "por prova" }
        ByTimeLoss { en: "time loss", pt: "falta de tempo" }
        ByIllegalMove { en: "illegal move", pt: "jogada ilegal" }
        ByHang { en: "no answer", pt: "sem resposta" }
        ByGarbage { en: "nonsense", pt: "resposta sem sentido" }
        ByAbsence { en: "did not come", pt: "não compareceu" }
        ByCrash { en: "crash", pt: "avaria" }
        EndedBy { en: "endings", pt: "como acabaram" }

        TakesSwitch { en: "on or off", pt: "ligado ou desligado" }
        TakesTime { en: "a time such as 2s or 500ms", pt: "um tempo, como 2s ou 500ms" }
        TakesClock { en: "a clock such as 60s+1s or 5m", pt: "um relógio, como 60s+1s ou 5m" }
        TakesCount { en: "a count such as 5000 or 20k", pt: "uma quantidade, como 5000 ou 20k" }
        TakesBytes { en: "a size such as 64M or 1G", pt: "um tamanho, como 64M ou 1G" }
        TakesText { en: "a text", pt: "um texto" }
    }
}
