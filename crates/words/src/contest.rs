//! What is said about matches.

use crate::table::messages;

messages! {
    /// About a match.
    pub enum Contest {
        InFolder(folder) { en: "the run is in {folder}", pt: "a prova está em {folder}" }
        ByTime {
            en: "players think by time or with threads, so other games may come out next time",
            pt: "há quem pense por tempo ou com vários fios, por isso os jogos podem sair outros da próxima vez",
        }
        Progress(played, planned, rate, to_go) {
            en: "{played} / {planned} games  {rate} a second  {to_go} to go",
            pt: "{played} / {planned} jogos  {rate} por segundo  faltam {to_go}",
        }
        GoOnWith(folder) {
            en: "stopped; go on with: jogada arena resume {folder}",
            pt: "parado; continue com: jogada arena resume {folder}",
        }
        AtLeast(elo) { en: "at least {elo}", pt: "pelo menos {elo}" }
        AtMost(elo) { en: "at most {elo}", pt: "no máximo {elo}" }
        Better(elo0, elo1) {
            en: "verdict: better; a difference of {elo1} is accepted against {elo0}",
            pt: "veredicto: melhor; aceita-se uma diferença de {elo1} contra {elo0}",
        }
        NotBetter(elo0, elo1) {
            en: "verdict: not better; a difference of {elo0} is accepted against {elo1}",
            pt: "veredicto: não é melhor; aceita-se uma diferença de {elo0} contra {elo1}",
        }
        Undecided { en: "verdict: undecided, more games are needed", pt: "veredicto: por decidir, são precisos mais jogos" }

        Calibrating(game, level, against) { en: "{game}: {level} against {against}", pt: "{game}: {level} contra {against}" }
        CalibrateAgain {
            en: "stopped; the same command goes on from here",
            pt: "parado; o mesmo comando continua daqui",
        }
        InFile(file) { en: "the result is in {file}", pt: "o resultado está em {file}" }
        Beats(level, against, score, error) {
            en: "{level} beats {against} {score} ± {error} %",
            pt: "{level} ganha a {against} {score} ± {error} %",
        }
        Loses(level, against, score, error) {
            en: "{level} loses to {against}: {score} ± {error} %",
            pt: "{level} perde com {against}: {score} ± {error} %",
        }
        Equals(level, against, score, error) {
            en: "{level} plays about as well as {against}: {score} ± {error} %",
            pt: "{level} joga mais ou menos como {against}: {score} ± {error} %",
        }
        MeasuredThen(text, pairs, date, version) {
            en: "{text} ({pairs} pairs of games, {date}, version {version})",
            pt: "{text} ({pairs} pares de jogos, {date}, versão {version})",
        }
        MeasuredWith(text, one, other) { en: "{text}, played by {one} and {other}", pt: "{text}, jogado por {one} e {other}" }
        NotMeasured { en: "not measured", pt: "não medido" }

        NoAnchor(text) {
            en: "“{text}” is none of the players: --anchor takes PLAYER or PLAYER=ELO",
            pt: "“{text}” não é nenhum dos jogadores: --anchor aceita JOGADOR ou JOGADOR=ELO",
        }
        NoRun(path) { en: "{path} holds no run", pt: "em {path} não há nenhuma prova" }
        AnotherRun(path, key) {
            en: "{path} holds another run, with other {key}: choose another folder",
            pt: "em {path} há outra prova, diferente em {key}: escolha outra pasta",
        }
        Contradiction(index) {
            en: "the result of game {index} is not what its moves say",
            pt: "o resultado do jogo {index} não é o que as jogadas dizem",
        }
        Busy(path, process) {
            en: "another program, process {process}, is playing the run in {path}",
            pt: "outro programa, o processo {process}, já está a jogar a prova em {path}",
        }
        NoPeople { en: "people do not play in the arena: name levels or algorithms", pt: "na arena não jogam pessoas: indique níveis ou algoritmos" }
        MemoryFile {
            en: "a memory of moves in a file is not for matches: say memory=on, empty in every game, or memory=run",
            pt: "uma memória de jogadas num ficheiro não serve para provas: diga memory=on, vazia em cada jogo, ou memory=run",
        }
        InOrder {
            en: "a player remembers its moves from game to game: the games are played in order, one at a time",
            pt: "um jogador lembra-se das jogadas de jogo para jogo: os jogos fazem-se por ordem, um de cada vez",
        }
        NoPuzzles { en: "a game for two is needed here", pt: "aqui é preciso um jogo para dois" }
        TooFewPlayers { en: "name at least two players with --players", pt: "indique pelo menos dois jogadores com --players" }
        SprtOfTwo { en: "--sprt compares exactly two players", pt: "--sprt compara exatamente dois jogadores" }
        PositionForEngine(number) {
            en: "opening {number} is a position, and another program can be told moves only",
            pt: "a abertura {number} é uma posição, e a outro programa só se podem dizer jogadas",
        }
        BadOpening(number, text) {
            en: "opening {number}, “{text}”, is neither moves nor a position where the game goes on",
            pt: "a abertura {number}, “{text}”, não são jogadas nem uma posição em que o jogo continue",
        }
    }
}
