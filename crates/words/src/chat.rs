//! What is said while playing, and the words that can be typed then.

use crate::table::{messages, phrases};

messages! {
    /// Said while playing.
    pub enum Chat {
        AsText { en: "there is no page to play on here: playing as text", pt: "não há aqui página onde jogar: joga-se em texto" }
        TypeHelp { en: "Type a move, or help.", pt: "Escreva uma jogada, ou ajuda." }
        YourMove(side, example) { en: "{side}, your move (such as {example}):", pt: "{side}, a sua jogada (ex. {example}):" }
        YourStep(number, example) { en: "Move {number} (such as {example}):", pt: "Jogada {number} (ex. {example}):" }
        MovesLookLike(text, example) {
            en: "{text}; a move is written as in {example}, and rules tells more",
            pt: "{text}; uma jogada escreve-se como em {example}, e regras diz mais",
        }
        Replace(path) {
            en: "{path} holds another game. Replace it? (yes or no)",
            pt: "{path} tem outro jogo. Substitui-se? (sim ou não)",
        }
        NotReplaced(path) { en: "{path} stays as it was", pt: "{path} fica como estava" }
        GameKept(path) { en: "The game is kept in {path}", pt: "O jogo fica guardado em {path}" }
        ResumeFile(path, options) {
            en: "jogada play --file {path} --text{options}",
            pt: "jogada play --file {path} --text{options}",
        }
        WhichPosition { en: "Which position? Enter for the start:", pt: "Que posição? Enter para a inicial:" }
        OverPrompt { en: "The game is over (new, undo, save FILE, quit):", pt: "O jogo terminou (novo, desfazer, guardar FICHEIRO, sair):" }
        Played(number, side, mv) { en: "{number}. {side}: {mv}", pt: "{number}. {side}: {mv}" }
        Stepped(number, mv) { en: "{number}. {mv}", pt: "{number}. {mv}" }
        WithGain(text, gain) { en: "{text}, gains {gain}", pt: "{text}, ganha {gain}" }
        TakenBack(moves) { en: "Taken back: {moves}", pt: "Desfeito: {moves}" }
        PlayedAgain(moves) { en: "Played again: {moves}", pt: "Refeito: {moves}" }
        ResignTakenBack { en: "Taken back: the resignation", pt: "Desfeito: a desistência" }
        Resigned(side) { en: "{side} resigns", pt: "o {side} desiste" }
        GivenUp { en: "The puzzle is given up", pt: "O quebra-cabeças fica por resolver" }
        HintFrom(mv, adviser) {
            en: "Hint from {adviser}, the strongest player: {mv}",
            pt: "Dica de {adviser}, o jogador mais forte: {mv}",
        }
        HintBecause(mv, reason) { en: "{mv} — {reason}.", pt: "{mv} — {reason}." }
        HintReason(value, line) { en: "Why: {value}; line {line}", pt: "Porquê: {value}; linha {line}" }
        NoHint(adviser) { en: "{adviser}, the strongest player, knows no hint here", pt: "{adviser}, o jogador mais forte, não tem dica para aqui" }
        LegalMoves(count, moves) { en: "{count} to choose from: {moves}", pt: "{count} à escolha: {moves}" }
        PlayedSoFar(moves) { en: "Played so far: {moves}", pt: "Jogado até agora: {moves}" }
        Evaluation(name, value) { en: "{name}: {value}", pt: "{name}: {value}" }
        NoEvaluation { en: "There is no evaluation for this; try hint", pt: "Não há avaliação para isto; experimente dica" }
        Saved(path) { en: "Saved as {path}", pt: "Guardado em {path}" }
        Loaded(path) { en: "Loaded from {path}", pt: "Aberto de {path}" }
        Thinking { en: "thinking", pt: "a pensar" }
        SolvingAt(nodes, rate, fill, least, most) {
            en: "{nodes} nodes, {rate} a second, memory {fill} % full; between {least} and {most}",
            pt: "{nodes} nós, {rate} por segundo, memória {fill} % cheia; entre {least} e {most}",
        }
        ThinkingAt(depth, nodes, value) {
            en: "depth {depth}, {nodes} nodes, {value}",
            pt: "profundidade {depth}, {nodes} nós, {value}",
        }
        AtPosition(number, text) { en: "position {number}: {text}", pt: "posição {number}: {text}" }
        Unfinished { en: "The game is not finished.", pt: "O jogo não terminou." }
        InputEnded { en: "The input ended in the middle of the game.", pt: "A entrada acabou a meio do jogo." }
        GoOnWith(command) { en: "Go on with: {command}", pt: "Para continuar: {command}" }
        ResumeGame(game, position, first, second) {
            en: "jogada play {game} --from {position} --first {first} --second {second} --text",
            pt: "jogada play {game} --from {position} --first {first} --second {second} --text",
        }
        ResumePuzzle(game, position) {
            en: "jogada play {game} --from {position} --text",
            pt: "jogada play {game} --from {position} --text",
        }
        OfComputer(side, player, nodes, time) {
            en: "{side}, {player}: {nodes} nodes, {time}",
            pt: "{side}, {player}: {nodes} nós, {time}",
        }
        Optimum(moves) { en: "{moves}, and no way is shorter", pt: "{moves}, e nenhum caminho é mais curto" }
        ShortestKnown(moves) { en: "{moves} is the shortest way known", pt: "{moves} é o caminho mais curto que se conhece" }
        Help {
            en: "\
Type a move, or one of these:
  undo       take back your last move
  redo       play it again
  hint       the strongest player's move
  moves      legal moves, moves so far
  eval       how the position looks
  board      the board again
  swap       in Hex, after one stone
  resign     give up
  rules      how the game is played
  explain    what the position shows
  new        start again
  save FILE  keep the game
  load FILE  go on with a saved game
  help       this list
  quit       leave
Portuguese words work too.",
            pt: "\
Escreva uma jogada, ou:
  desfazer  volta atrás a sua jogada
  refazer   torna a fazê-la
  dica      a jogada do mais forte
  jogadas   as possíveis e as feitas
  avaliar   o que parece a posição
  tabuleiro de novo o tabuleiro
  trocar    no Hex, após a 1.ª peça
  desistir  dá o jogo por perdido
  regras    como se joga e se escreve
  explicar  o que se vê na posição
  novo      começa outra vez
  guardar FICHEIRO  guarda o jogo
  abrir FICHEIRO    continua um guardado
  ajuda     esta lista
  sair      acaba
As palavras em inglês também servem.",
        }

        WhatToDo { en: "What shall it be? Number, name, or quit:", pt: "O que vai ser? Número, nome, ou sair:" }
        WhichAlgorithms(usual) {
            en: "Which algorithms, separated by blanks? Enter for {usual}:",
            pt: "Que algoritmos, separados por espaços? Enter para {usual}:",
        }
        WhichGame { en: "What shall be played? Number, name, or quit:", pt: "A que se joga? Número, nome, ou sair:" }
        WhichValue(parameter) { en: "{parameter}; or Enter:", pt: "{parameter}; ou Enter:" }
        Problems(names) { en: "problems: {names}", pt: "problemas: {names}" }
        WhichMode(usual) {
            en: "How? Enter starts at once, you first against {usual}:",
            pt: "Como? Enter começa já, consigo primeiro contra {usual}:",
        }
        WhichPlayer(side, usual) {
            en: "How does {side} play? Number, name, or Enter for {usual}:",
            pt: "Como joga o {side}? Número, nome, ou Enter para {usual}:",
        }
        WhichOpponent(usual) {
            en: "How does the computer play? Number, name, or Enter for {usual}:",
            pt: "Como joga o computador? Número, nome, ou Enter para {usual}:",
        }
        HowFar {
            en: "How far may it think? Depth (6), time (2s), nodes=20k, or Enter for the usual:",
            pt: "Até onde pode pensar? Profundidade (6), tempo (2s), nodes=20k, ou Enter para o habitual:",
        }
        WhoStarts { en: "Who starts? Number, or Enter for 1:", pt: "Quem começa? Número, ou Enter para 1:" }
    }
}

phrases! {
    /// A word that can be typed instead of a move.
    pub enum Verb {
        Undo { en: "undo", pt: "desfazer" }
        Redo { en: "redo", pt: "refazer" }
        Hint { en: "hint", pt: "dica" }
        Moves { en: "moves", pt: "jogadas" }
        Eval { en: "eval", pt: "avaliar" }
        Board { en: "board", pt: "tabuleiro" }
        Swap { en: "swap", pt: "trocar" }
        Resign { en: "resign", pt: "desistir" }
        New { en: "new", pt: "novo" }
        Save { en: "save", pt: "guardar" }
        Load { en: "load", pt: "abrir" }
        Rules { en: "rules", pt: "regras" }
        Explain { en: "explain", pt: "explicar" }
        Help { en: "help", pt: "ajuda" }
        Quit { en: "quit", pt: "sair" }
    }
}
