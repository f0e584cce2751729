//! What is said about tables of endings and exact values.

use crate::table::messages;

messages! {
    /// About tables of endings.
    pub enum Endings {
        Working(pieces, percent) { en: "{pieces} pieces: {percent} %", pt: "{pieces} peças: {percent} %" }
        Writing(pieces) { en: "{pieces} pieces: writing", pt: "{pieces} peças: a gravar" }
        LevelBuilt(pieces, positions, rate) {
            en: "{pieces} pieces: {positions} positions, {rate} a second",
            pt: "{pieces} peças: {positions} posições, {rate} por segundo",
        }
        LevelRight(pieces, positions) {
            en: "{pieces} pieces: {positions} positions, all right",
            pt: "{pieces} peças: {positions} posições, tudo certo",
        }
        AllRight(positions) {
            en: "{positions} positions, each as it was written and as its moves show",
            pt: "{positions} posições, cada uma como foi gravada e como as jogadas mostram",
        }
        KeptSoFar {
            en: "stopped; what is finished is kept, and the same command goes on from there",
            pt: "parado; o que está pronto fica guardado, e o mesmo comando continua a partir daí",
        }
        NoTables(path) {
            en: "there are no tables in {path}; jogada tables build makes them",
            pt: "não há tabelas em {path}; jogada tables build cria-as",
        }
        UpTo(pieces, size) { en: "up to {pieces} pieces, {size}", pt: "até {pieces} peças, {size}" }
        GoingOn(text) {
            en: "{text}; tables from there on are not used",
            pt: "{text}; daí em diante não se usam tabelas",
        }
        HasNone(game) { en: "{game} has no tables", pt: "{game} não tem tabelas" }
        NotCovered(path) {
            en: "{path} has no table for so many pieces",
            pt: "{path} não tem tabela para tantas peças",
        }

        Damaged(path, damage) { en: "{path} is damaged: {damage}", pt: "{path} está danificado: {damage}" }
        Missing(path) { en: "{path} is missing", pt: "falta {path}" }
        Busy(path, process) {
            en: "another program, process {process}, is building tables in {path}",
            pt: "outro programa, o processo {process}, está a criar tabelas em {path}",
        }
        BuiltAgain(pieces, damage) {
            en: "{pieces} pieces: the table is damaged, and is built again: {damage}",
            pt: "{pieces} peças: a tabela está danificada, e cria-se de novo: {damage}",
        }
        NoRoom(path, free, needed) {
            en: "{path} has room for {free}, and {needed} are needed",
            pt: "{path} tem espaço para {free}, e são precisos {needed}",
        }
        NoMemory(needed, present) {
            en: "{needed} of memory are needed, and the machine has {present}",
            pt: "são precisos {needed} de memória, e a máquina tem {present}",
        }
        Foreign { en: "it is no table", pt: "não é uma tabela" }
        OtherVersion(found) { en: "its format has version {found}", pt: "o seu formato tem a versão {found}" }
        OtherTable {
            en: "it is a table of other rules or pieces",
            pt: "é uma tabela de outras regras ou peças",
        }
        WrongLength { en: "it is too short or too long", pt: "é curto ou comprido demais" }
        WrongHead { en: "its head was changed", pt: "o cabeçalho foi alterado" }
        WrongBlock(number) { en: "block {number} was changed", pt: "o bloco {number} foi alterado" }
        WrongValue(number) {
            en: "the value of position {number} does not follow from its moves",
            pt: "o valor da posição {number} não resulta das suas jogadas",
        }
        CanCheck(name, games) {
            en: "“{name}” can not be checked; what can: {games}",
            pt: "“{name}” não se pode verificar; o que se pode: {games}",
        }
        CheckedGame(game, checked) { en: "{game}: {checked} positions", pt: "{game}: {checked} posições" }
        Differs(game, position, claimed, found) {
            en: "{game} “{position}”: {claimed} is claimed, {found} was found",
            pt: "{game} “{position}”: afirma-se {claimed}, achou-se {found}",
        }
        CheckedAll(checked, differences) {
            en: "{checked} positions checked, {differences} differences",
            pt: "{checked} posições verificadas, {differences} diferenças",
        }
        WrongTally { en: "its head counts the values wrong", pt: "o cabeçalho conta mal os valores" }
    }
}
