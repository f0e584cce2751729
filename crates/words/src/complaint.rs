//! What is said when something is wrong.

use crate::table::messages;

messages! {
    /// Something is wrong.
    pub enum Complaint {
        Error(text) { en: "error: {text}", pt: "erro: {text}" }
        DidYouMean(text, name) { en: "{text}, did you mean {name}?", pt: "{text}; queria dizer {name}?" }
        ThereAre(text, names) { en: "{text}; there are {names}", pt: "{text}; há {names}" }
        UnknownName(what, name) { en: "{what} “{name}”", pt: "{what}: “{name}”" }
        Missing(what) { en: "{what} is missing here", pt: "falta aqui {what}" }
        Twice(name) { en: "“{name}” is given twice", pt: "“{name}” aparece duas vezes" }
        OpenQuote { en: "the closing quote is missing", pt: "faltam as aspas a fechar" }
        WrongValue(key, wanted) { en: "{key} takes {wanted}", pt: "{key} aceita {wanted}" }
        NumberRange(least, most) { en: "a number from {least} to {most}", pt: "um número de {least} a {most}" }
        NumbersRange(least, most) {
            en: "numbers from {least} to {most} joined by +",
            pt: "números de {least} a {most} ligados por +",
        }
        NoBoards(path) { en: "{path} has no boards", pt: "{path} não tem tabuleiros" }
        Unsuited(name, puzzle, need) {
            en: "{puzzle} does not have what {name} needs: {need}",
            pt: "{puzzle} não tem o que {name} exige: {need}",
        }
        OneOf(words) { en: "one of {words}", pt: "um de {words}" }

        Expected(what) { en: "expected {what} here", pt: "esperava-se aqui {what}" }
        OutOfRange(what, least, most) {
            en: "{what} must be from {least} to {most}",
            pt: "{what} tem de estar entre {least} e {most}",
        }
        Impossible(why) { en: "impossible position: {why}", pt: "posição impossível: {why}" }
        WrongCount(what, expected, found) {
            en: "expected {expected} times {what}, found {found}",
            pt: "esperava-se {expected} vezes {what}, e há {found}",
        }

        AtMove(number, text) { en: "move {number}: {text}", pt: "jogada {number}: {text}" }
        AtLine(line, text) { en: "line {line}: {text}", pt: "linha {line}: {text}" }
        InFile(path, text) { en: "{path}: {text}", pt: "{path}: {text}" }

        CanNotRead(path, error) { en: "can not read {path}: {error}", pt: "não consigo ler {path}: {error}" }
        LargerThan(most) {
            en: "it is larger than {most}, the most that is read there",
            pt: "tem mais de {most}, que é o máximo que aí se lê",
        }
        NoFile { en: "it is no file, but a device or a pipe", pt: "não é um ficheiro, mas um dispositivo ou um canal" }
        BusyFile(path, process) {
            en: "another program, process {process}, is writing {path}",
            pt: "outro programa, o processo {process}, está a escrever em {path}",
        }
        CanNotPrint(error) { en: "can not write the output: {error}", pt: "não consigo escrever o resultado: {error}" }
        NoRecord(column, error) {
            en: "this is no game record (column {column}): {error}",
            pt: "isto não é o registo de um jogo (coluna {column}): {error}",
        }
        NoRecordAt(column) {
            en: "this is no game record (column {column})",
            pt: "isto não é o registo de um jogo (coluna {column})",
        }
        NewerRecord(found) {
            en: "a newer program wrote this record (version {found})",
            pt: "este registo é de um programa mais recente (versão {found})",
        }
        CanNotWrite(path, error) { en: "can not write {path}: {error}", pt: "não consigo escrever {path}: {error}" }
        CanNotUse(path, error) {
            en: "can not read or write {path}: {error}",
            pt: "não consigo ler nem escrever {path}: {error}",
        }
        CanNotListen(address, error) { en: "can not listen at {address}: {error}", pt: "não consigo escutar em {address}: {error}" }
        NoSavedGame(path) {
            en: "{path} is there and is no saved game: choose another name",
            pt: "{path} já existe e não é um jogo guardado: escolha outro nome",
        }
        AnotherGame(path) {
            en: "{path} holds another game: save! {path} replaces it",
            pt: "{path} tem outro jogo: guardar! {path} substitui-o",
        }
        NoGame {
            en: "name the game to play; jogada games lists them",
            pt: "indique o jogo; jogada games mostra-os",
        }
        OnePlayer { en: "a puzzle has one player", pt: "um quebra-cabeças só tem um jogador" }
        Untraceable(algorithm) {
            en: "{algorithm} can not be watched step by step: choose another algorithm to trace",
            pt: "{algorithm} não pode ser visto passo a passo: escolha outro algoritmo para registar os passos",
        }
        TraceOfPuzzle {
            en: "the search of a puzzle is traced by jogada search --trace",
            pt: "a procura num quebra-cabeças regista-se com jogada search --trace",
        }
        NothingToUndo { en: "there is nothing to take back", pt: "não há nada para desfazer" }
        NothingToRedo { en: "there is nothing to play again", pt: "não há nada para refazer" }
        HumansThink {
            en: "a person can not be asked for the best move: name a level or an algorithm",
            pt: "não se pode pedir a melhor jogada a uma pessoa: indique um nível ou um algoritmo",
        }

        UnknownCommand(name) { en: "unknown command “{name}”", pt: "comando desconhecido: “{name}”" }
        UnknownOption(name) { en: "unknown option “{name}”", pt: "opção desconhecida: “{name}”" }
        TooMuchMemory(asked, there) {
            en: "{asked} of memory are asked for, and this machine has {there}",
            pt: "pedem-se {asked} de memória, e esta máquina tem {there}",
        }
        NoCheckpoints { en: "this game is solved without checkpoints", pt: "este jogo resolve-se sem pontos de retoma" }
        DamagedCheckpoint(path) {
            en: "the checkpoint {path} is damaged; remove it to start anew",
            pt: "o ponto de retoma {path} está danificado; apague-o para recomeçar",
        }
        OldCheckpoint(path, found, known) {
            en: "the checkpoint {path} has form {found}, of another version of this program, which reads form {known}; remove it to start anew",
            pt: "o ponto de retoma {path} tem a forma {found}, de outra versão deste programa, que lê a forma {known}; apague-o para recomeçar",
        }
        BusyCheckpoint(path, process) {
            en: "another program, process {process}, is using the checkpoint {path}",
            pt: "outro programa, o processo {process}, está a usar o ponto de retoma {path}",
        }
        ForeignCheckpoint(path) {
            en: "the checkpoint {path} belongs to another position",
            pt: "o ponto de retoma {path} é de outra posição",
        }
        IdleOption(name) {
            en: "none of these algorithms takes --{name}",
            pt: "nenhum destes algoritmos aceita --{name}",
        }
        TooMuch(name) { en: "“{name}” is one argument too many", pt: "“{name}” está a mais" }
        NotOneOf(option, value, words) {
            en: "{option} takes one of {words}, not “{value}”",
            pt: "{option} aceita um de {words}, não “{value}”",
        }
        BadValue(option, value) {
            en: "{option} does not take “{value}”",
            pt: "{option} não aceita “{value}”",
        }
        ValueFor(option, wanted, value) {
            en: "{option} takes {wanted}, not “{value}”",
            pt: "{option} aceita {wanted}, não “{value}”",
        }
        NeedsValue(option) { en: "{option} needs a value", pt: "{option} precisa de um valor" }
        NeedsArgument(names) { en: "missing: {names}", pt: "falta: {names}" }
        Conflict(one, other) {
            en: "{one} and {other} do not go together",
            pt: "{one} e {other} não se podem usar juntos",
        }
        NotText { en: "an argument is not valid text", pt: "um argumento não é texto válido" }
        NotUnderstood(error) {
            en: "the command line is not understood: {error}",
            pt: "a linha de comandos não se percebe: {error}",
        }
        SeeHelp(command) { en: "see {command} --help", pt: "veja {command} --help" }
    }
}
