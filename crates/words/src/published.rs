//! What is said about the tables of the course reports.

use crate::table::messages;

messages! {
    /// About a table of a course report.
    pub enum Published {
        Measuring(source, number, of) {
            en: "measuring again: {source} (table {number} of {of})",
            pt: "a medir de novo: {source} (tabela {number} de {of})",
        }
        CellsEqual(equal, compared) {
            en: "{equal} of {compared} cells with figures to compare are equal; times, and what hangs on them, are not compared",
            pt: "{equal} de {compared} células com números a comparar são iguais; os tempos, e o que deles depende, não se comparam",
        }

        PuzzleTitle { en: "Adji-boto puzzle: problems A to G", pt: "Quebra-cabeças Adji-boto: problemas A a G" }
        AdjiBotoTitle { en: "Adji-boto: computer against computer", pt: "Adji-boto: computador contra computador" }
        AdjiBotoMemoryTitle {
            en: "Adji-boto: the memory of best moves over games in a row (sections 3.6 and 5)",
            pt: "Adji-boto: a memória de melhores jogadas em jogos seguidos (secções 3.6 e 5)",
        }
        FirstGame {
            en: "The report says that a first game finds nothing in its memory; from the second on the same two players find everything, because they play the same game.",
            pt: "O relatório diz que um primeiro jogo nada encontra na memória; do segundo em diante os mesmos dois jogadores encontram tudo, porque jogam o mesmo jogo.",
        }
        AdjiBotoPersonTitle { en: "Adji-boto: person against computer", pt: "Adji-boto: pessoa contra computador" }
        DotsTitle { en: "Dots and Boxes: ten moves at depth 2", pt: "Pontos e quadrados: dez jogadas com profundidade 2" }
        NimTitle { en: "Nim: best moves and winners", pt: "Nim: melhores jogadas e vencedores" }
        TicTacToeTitle { en: "Tic-tac-toe: positions entered by minimax", pt: "Jogo do galo: posições visitadas pelo minimax" }
        HexDepthTitle { en: "Hex: depth reached in a time", pt: "Hex: profundidade alcançada num tempo" }
        HexFirstTitle { en: "Hex: who starts wins how often", pt: "Hex: com que frequência ganha quem começa" }

        GivenUp(positions) {
            en: "where figures are missing nothing was found: in the report within 30 seconds, here within {positions} generated positions",
            pt: "onde faltam números nada se encontrou: no relatório em 30 segundos, aqui em {positions} posições geradas",
        }
        Cuts {
            en: "“alpha raises” is what the report calls alpha cuts, “cuts” what it calls beta cuts: counted as its program counts them",
            pt: "“subidas de alfa” é o que o relatório chama cortes alfa, “cortes” o que chama cortes beta: contados como no seu programa",
        }
        AnswersFound {
            en: "the report names the person's cells alone; the computer's answers between them are those that lead to its counts",
            pt: "o relatório só indica as casas da pessoa; as respostas do computador pelo meio são as que levam às suas contagens",
        }
        ByTime {
            en: "players think by time here or in the report, so the figures are not expected to be equal and are not compared",
            pt: "aqui ou no relatório pensa-se por tempo, portanto não se espera que os números sejam iguais e não se comparam",
        }
        AllOfTime { en: "players had the published time", pt: "os jogadores tiveram o tempo publicado" }
        PartOfTime(part) {
            en: "times were scaled: players who think by time had 1/{part} of the published time; --full gives them all of it",
            pt: "os tempos foram reduzidos: quem pensa por tempo teve 1/{part} do tempo publicado; --full dá-lhe o tempo todo",
        }
        DepthReached {
            en: "the published depth of 10 is reached long before the published time here, so the report's method plays the same game at all four times; the engine beside it has no limit of depth",
            pt: "a profundidade publicada de 10 alcança-se aqui muito antes do tempo publicado, portanto o método do relatório joga o mesmo jogo com os quatro tempos; o motor ao lado não tem limite de profundidade",
        }
        LevelForPerson { en: "the level easy plays for the person", pt: "o nível fácil joga pela pessoa" }
        ComputerOnly { en: "counts are those of the computer's own moves", pt: "as contagens são só as das jogadas do computador" }
        Derivable {
            en: "the report prints neither its evaluation nor the person's moves; “least” is the fewest positions that allow the published cuts, which rows 4, 5 and 7 have exactly: those are compared; in row 10 two moves are not cut, which the plain score can not bring about",
            pt: "o relatório não mostra a avaliação nem as jogadas da pessoa; “least” é o mínimo de posições que permite os cortes publicados, que as linhas 4, 5 e 7 têm exatamente: são essas que se comparam; na linha 10 duas jogadas não são cortadas, o que a pontuação simples não consegue",
        }
        Misprint {
            en: "the report prints 1 as the second cell of its tenth row; it is 2",
            pt: "na décima linha do relatório a segunda casa vem como 1; é 2",
        }
        Unsound {
            en: "the report's pruning was not sound: it skipped moves that alpha-beta must look at",
            pt: "os cortes do relatório não eram corretos: saltavam jogadas que o alfa-beta tem de ver",
        }
        ByLot(games) {
            en: "{games} games a row, without swap, the first stone drawn by lot; the report claims 65 to 80 % for games between computers",
            pt: "{games} jogos por linha, sem troca, com a primeira peça tirada à sorte; o relatório afirma 65 a 80 % nos jogos entre computadores",
        }
    }
}
