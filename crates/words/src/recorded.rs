//! What is said about recorded games and the files they are in.

use crate::table::{messages, phrases};

messages! {
    /// About records.
    pub enum Recorded {
        AtColumn(column, text) { en: "column {column}: {text}", pt: "coluna {column}: {text}" }
        NewerFile(found, known) {
            en: "this file has version {found} of its format, and this program reads up to {known}",
            pt: "este ficheiro tem a versão {found} do formato, e este programa lê até à {known}",
        }
        NotHex(game) {
            en: "this format is for Hex, and this is a game of {game}",
            pt: "este formato é para o Hex, e este jogo é de {game}",
        }
        NoRoomForRules {
            en: "this format has no room for a game without the swap rule",
            pt: "neste formato não cabe um jogo sem a regra da troca",
        }
        NoRoomForStart {
            en: "this format has no room for the position that the game starts from",
            pt: "este formato não tem lugar para a posição de onde o jogo parte",
        }
        VariationsLeftOut(count) {
            en: "the main line was read; variations left out: {count}",
            pt: "foi lida a linha principal; variantes deixadas de fora: {count}",
        }
        GamesLeftOut(count) {
            en: "the first game was read; other games left out: {count}",
            pt: "foi lido o primeiro jogo; outros jogos deixados de fora: {count}",
        }
        EarlierLeftOut(count) {
            en: "the last game was read; earlier games left out: {count}",
            pt: "foi lido o último jogo; jogos anteriores deixados de fora: {count}",
        }
        NoGames(folder) { en: "there are no such games in {folder}", pt: "em {folder} não há jogos desses" }
        AlreadyThere(name) { en: "{name} was there already", pt: "{name} já lá estava" }
    }
}

phrases! {
    /// What a program that speaks the protocol is held to.
    pub enum Pledge {
        Protocol { en: "speaks version 2 of the protocol", pt: "fala a versão 2 do protocolo" }
        Names { en: "has a name and a version", pt: "tem nome e versão" }
        List { en: "lists its commands, and has those that a match needs", pt: "lista os seus comandos e tem os que um jogo exige" }
        KnownCommands { en: "knows which commands it knows", pt: "sabe que comandos conhece" }
        Numbers { en: "repeats the number of a command", pt: "repete o número de um comando" }
        Comments { en: "ignores comments, empty lines and blanks", pt: "ignora comentários, linhas vazias e espaços" }
        UnknownCommands { en: "refuses unknown commands and goes on", pt: "recusa comandos desconhecidos e continua" }
        Moves { en: "makes a move", pt: "faz uma jogada" }
        LegalMoves { en: "plays what it lists as legal", pt: "joga o que indica como legal" }
        IllegalMoves { en: "refuses illegal moves", pt: "recusa jogadas ilegais" }
        Undo { en: "takes back one move at a time", pt: "desfaz uma jogada de cada vez" }
        RegisteredMoves { en: "says what it would play without playing it", pt: "diz o que jogaria sem o jogar" }
        Time { en: "keeps to the time", pt: "respeita o tempo" }
        WholeGame { en: "plays a whole game", pt: "joga um jogo até ao fim" }
        Quit { en: "leaves when asked to", pt: "sai quando se lhe pede" }
    }
}

phrases! {
    /// What a reader of records expected.
    pub enum Form {
        Title { en: "the line “jogada record 1”", pt: "a linha “jogada record 1”" }
        Header {
            en: "game, player, start, result, comment, info or moves and a colon",
            pt: "game, player, start, result, comment, info ou moves e dois pontos",
        }
        Game { en: "a line “game: …”", pt: "uma linha “game: …”" }
        Result { en: "a result, as in “1 rules 0 0”", pt: "um resultado, como em “1 rules 0 0”" }
        MoveNumber { en: "the number of the next move", pt: "o número da jogada seguinte" }
        Move { en: "a move", pt: "uma jogada" }
        Info { en: "JSON", pt: "JSON" }
        GameTree { en: "a game that begins with “(;”", pt: "um jogo que comece por “(;”" }
        Property { en: "the name of a property", pt: "o nome de uma propriedade" }
        Value { en: "a value in brackets", pt: "um valor entre parênteses retos" }
        TreeEnd { en: "the end of the game", pt: "o fim do jogo" }
        HexNumber { en: "11, the number of Hex", pt: "11, o número do Hex" }
        Size { en: "the size of a square board, 1 to 26", pt: "o tamanho de um tabuleiro quadrado, de 1 a 26" }
        Cell { en: "a cell of the board", pt: "uma casa do tabuleiro" }
        OtherSide { en: "a move of the other side", pt: "uma jogada do outro lado" }
        Color { en: "B or W", pt: "B ou W" }
        Link { en: "a link to a board of hexworld.org", pt: "uma ligação para um tabuleiro de hexworld.org" }
    }
}
