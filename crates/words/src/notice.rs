//! What is said when all is well.

use crate::table::messages;

messages! {
    /// All is well.
    pub enum Notice {
        ToMove(side) { en: "{side} to move", pt: "joga o {side}" }
        Wins(side) { en: "{side} wins", pt: "ganha o {side}" }
        WinsIn(side, plies) { en: "{side} wins in {plies} plies", pt: "ganha o {side} em {plies} jogadas" }
        HasWon(side) { en: "{side} has won", pt: "ganhou o {side}" }
        ShareOf(percent, games) { en: "{percent} % of {games}", pt: "{percent} % de {games}" }
        Remembered { en: "from the memory of best moves: nothing was searched", pt: "da memória de melhores jogadas: nada se procurou" }
        WinsNext(side) { en: "{side} wins with this move", pt: "ganha o {side} com esta jogada" }
        Proven(text) { en: "{text} (proven)", pt: "{text} (provado)" }
        Estimated(text) { en: "{text} (estimate)", pt: "{text} (estimativa)" }
        PointsToCome(points) {
            en: "{points} points still to come, as First sees it",
            pt: "{points} pontos ainda por vir, visto pelo Primeiro",
        }
        GamesWon(percent) {
            en: "First wins {percent} % of simulated games",
            pt: "o Primeiro ganha {percent} % dos jogos simulados",
        }
        Chance(percent) {
            en: "First has a chance of about {percent} %",
            pt: "o Primeiro tem cerca de {percent} % de hipóteses",
        }
        NothingProven { en: "nothing is proven about the value", pt: "nada está provado sobre o valor" }
        NotSolvedWithin { en: "not solved within the limits", pt: "não se resolveu dentro dos limites" }
        OthersUnseen(moves) {
            en: "{moves} (others were not looked at)",
            pt: "{moves} (as outras não se examinaram)",
        }
        AsFirstSees(value) { en: "{value}, as First sees it", pt: "{value}, visto pelo Primeiro" }
        Solved { en: "solved", pt: "resolvido" }
        SolvedIn(moves) { en: "solved in {moves} moves", pt: "resolve-se em {moves} jogadas" }
        NotSolved { en: "not solved yet", pt: "ainda por resolver" }
        GaveUp { en: "given up", pt: "desistência" }
        Stuck { en: "no move is left", pt: "não há mais jogadas" }
        ByMargin(text, margin) { en: "{text} by {margin}", pt: "{text} por {margin}" }
        Because(text, reason) { en: "{text}: {reason}", pt: "{text}: {reason}" }
        Slipped { en: "a move at random, as this level plays now and then", pt: "jogada ao acaso, como este nível faz de vez em quando" }
        NothingFound { en: "no solution was found within the limits", pt: "não se achou solução dentro dos limites" }
        Gains(gain) { en: "gains {gain}", pt: "ganha {gain}" }
        Skipped(side) { en: "{side} has no move and is skipped", pt: "o {side} não tem jogada e passa a vez" }
        HitsOf(hits, lookups, rate) { en: "{hits} of {lookups} ({rate} %)", pt: "{hits} de {lookups} ({rate} %)" }
        Searches(count) { en: "{count} searches", pt: "{count} procuras" }
        Default(range, value) { en: "{range} (default {value})", pt: "{range} (por omissão, {value})" }
        Serving { en: "open this address in a browser; Ctrl-C ends the server", pt: "abra este endereço num navegador; Ctrl-C termina o servidor" }
        Megabytes(count) { en: "{count} MB", pt: "{count} MB" }
        Columns(count) { en: "{count} columns", pt: "{count} colunas" }
        DoneSoFar(what, done, rate) { en: "{what}: {done}, {rate} a second", pt: "{what}: {done}, {rate} por segundo" }
        DoneOf(what, done, total) { en: "{what}: {done} of {total}", pt: "{what}: {done} de {total}" }
        DoneWith(what, done, total, left) { en: "{what}: {done} of {total}, {left} left", pt: "{what}: {done} de {total}, faltam {left}" }
        Welcome(version) {
            en: "jogada {version}: classic games, and the thinking behind them",
            pt: "jogada {version}: jogos clássicos, e como neles se pensa",
        }
        Overview(version) {
            en: "\
jogada {version} plays, analyzes, solves and shows the thinking behind classic games.

  jogada serve                              play, analyze and watch algorithms think, in a browser
  jogada play hex --text                    play a game; a menu asks for what is missing
  jogada best nim \"1,3,5 1\"                 one good move, its value, what it cost to find
  jogada best tic-tac-toe --player minimax  … by an algorithm of your choice
  jogada analyze hex:size=5 --time 2s       the best moves, their values and what comes after
  jogada solve dots-and-boxes:rows=2,cols=2 the exact value and all best moves
  jogada show tic-tac-toe \"x.o/.x./..o 1\"   the board; --svg draws it
  jogada replay nim 3-3 1-1 2-2             play moves and see where they lead
  jogada perft tic-tac-toe 5                count move sequences
  jogada games                              games, parameters, levels
  jogada algorithms                         what players can think with
  jogada help COMMAND                       everything about a command

Games and players are written NAME:key=value,key=value, as in nim:start=3+5+7,misere=on.
Every command takes --json for programs and --lang en or pt.",
            pt: "\
jogada {version} joga, analisa, resolve e mostra como se pensa em jogos clássicos.

  jogada serve                              jogar, analisar e ver os algoritmos pensar, no navegador
  jogada play hex --text                    joga-se; um menu pergunta o que faltar
  jogada best nim \"1,3,5 1\"                 uma boa jogada, o seu valor e quanto custou achá-la
  jogada best tic-tac-toe --player minimax  … com um algoritmo à escolha
  jogada analyze hex:size=5 --time 2s       as melhores jogadas, o seu valor e o que vem depois
  jogada solve dots-and-boxes:rows=2,cols=2 o valor exato e todas as melhores jogadas
  jogada show tic-tac-toe \"x.o/.x./..o 1\"   o tabuleiro; --svg desenha-o
  jogada replay nim 3-3 1-1 2-2             faz jogadas e mostra aonde levam
  jogada perft tic-tac-toe 5                conta sequências de jogadas
  jogada games                              jogos, parâmetros e níveis
  jogada algorithms                         com que podem pensar os jogadores
  jogada help COMANDO                       tudo sobre um comando

Jogos e jogadores escrevem-se NOME:chave=valor,chave=valor, como em nim:start=3+5+7,misere=on.
Todos os comandos aceitam --json para programas e --lang en ou pt.",
        }
    }
}
