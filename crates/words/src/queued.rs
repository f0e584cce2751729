//! What is said about runs that machines share over a queue.

use crate::table::messages;

messages! {
    /// About a queue.
    pub enum Queued {
        NotBuiltIn {
            en: "this program was built without the queue: packages have it, and so has a build with --features queue",
            pt: "este programa foi compilado sem a fila: os pacotes têm-na, e também uma compilação com --features queue",
        }
        Unknown(name, path) {
            en: "there is no queue “{name}” in {path}; an address is written postgres://host/database",
            pt: "não há nenhuma fila “{name}” em {path}; um endereço escreve-se postgres://máquina/base",
        }
        Address {
            en: "this is no address of a queue: write postgres://host/database",
            pt: "isto não é o endereço de uma fila: escreva postgres://máquina/base",
        }
        Secret {
            en: "a password does not belong into an address, where others can read it: use JOGADA_QUEUE, PGPASSWORD, ~/.pgpass or queues.toml",
            pt: "uma palavra-passe não se põe num endereço, onde outros a podem ler: use JOGADA_QUEUE, PGPASSWORD, ~/.pgpass ou queues.toml",
        }
        Readable(path) {
            en: "{path} holds a password, and others may read it: chmod 600 {path}",
            pt: "{path} tem uma palavra-passe, e outros podem lê-lo: chmod 600 {path}",
        }
        Unreachable(place, error) { en: "the queue at {place} does not answer: {error}", pt: "a fila em {place} não responde: {error}" }
        Denied(place) {
            en: "{place} does not let this user in: user and password come from JOGADA_QUEUE, PGUSER and PGPASSWORD, ~/.pgpass or queues.toml",
            pt: "{place} não deixa entrar este utilizador: o nome e a palavra-passe vêm de JOGADA_QUEUE, de PGUSER e PGPASSWORD, de ~/.pgpass ou de queues.toml",
        }
        NoDatabase(place) { en: "there is no database {place}", pt: "não há nenhuma base de dados {place}" }
        Forbidden(place, message) {
            en: "{place} does not allow this user what the queue needs: {message}",
            pt: "{place} não permite a este utilizador o que a fila exige: {message}",
        }
        Full(place, message) { en: "{place} has no room left: {message}", pt: "em {place} não há mais espaço: {message}" }
        Server(place, message) { en: "the queue at {place} says: {message}", pt: "a fila em {place} responde: {message}" }
        NoRoots {
            en: "the server is to be verified, and nothing says by which certificates: PGSSLROOTCERT, or root_certificates in queues.toml",
            pt: "pede-se que o servidor seja verificado, e nada diz com que certificados: PGSSLROOTCERT, ou root_certificates em queues.toml",
        }
        Newer(run) { en: "a newer program made run {run}", pt: "a prova {run} é de um programa mais recente" }
        Other(run, key) {
            en: "the queue holds another run {run}, with other {key}: jogada queue drop {run} does away with it",
            pt: "na fila há outra prova {run}, diferente em {key}: jogada queue drop {run} deita-a fora",
        }
        Unlike(run, what) {
            en: "run {run} in the queue is of another program: {what}; jogada queue drop {run} does away with it",
            pt: "a prova {run} que está na fila é de outro programa: {what}; jogada queue drop {run} deita-a fora",
        }
        Remembers {
            en: "a player remembers its moves from game to game, so the games can not be shared over a queue",
            pt: "um jogador lembra-se das jogadas de jogo para jogo, por isso os jogos não se podem repartir por uma fila",
        }
        NoRun(run) { en: "run {run} is not in the queue", pt: "a prova {run} não está na fila" }
        Unplayable(run, index) {
            en: "game {index} of run {run} can not be played: whoever tried was lost, five times; the same command tries again",
            pt: "o jogo {index} da prova {run} não se consegue jogar: quem tentou perdeu-se, cinco vezes; o mesmo comando volta a tentar",
        }

        OtherVersion(version) { en: "it is of version {version}", pt: "é da versão {version}" }
        OtherRules { en: "its rules are others", pt: "as regras são outras" }
        OtherPlayer(player) { en: "player {player} plays otherwise", pt: "o jogador {player} joga de outra maneira" }
        OtherTables { en: "its tables of endings are others", pt: "as tabelas de finais são outras" }
        Unreadable { en: "its plan can not be read", pt: "o plano não se consegue ler" }
        EngineRefused(name) {
            en: "nobody has allowed “{name}” here: --engine \"{name}=program …\"",
            pt: "aqui ninguém permitiu “{name}”: --engine \"{name}=programa …\"",
        }
        Refused(run, why) { en: "run {run} is not played here: {why}", pt: "a prova {run} não se joga aqui: {why}" }

        Lost(error) { en: "{error}; trying again", pt: "{error}; volto a tentar" }
        Back { en: "the queue is there again", pt: "a fila voltou" }
        Late(index, run) {
            en: "game {index} of run {run} was given by somebody else first",
            pt: "o jogo {index} da prova {run} já foi entregue por outro",
        }
        Wrong(index, run) {
            en: "what somebody gave for game {index} of run {run} is not that game; it is played again",
            pt: "o que alguém entregou como jogo {index} da prova {run} não é esse jogo; joga-se outra vez",
        }
        Sharing(place, run) { en: "run {run} is shared over {place}", pt: "a prova {run} está repartida por {place}" }
        Worked(games) { en: "{games} games played", pt: "{games} jogos feitos" }
        Dropped(run) { en: "run {run} is no longer in the queue", pt: "a prova {run} já não está na fila" }
        Empty { en: "the queue is empty", pt: "a fila está vazia" }
        Open(playing, workers) { en: "{playing} being played by {workers}", pt: "{playing} a decorrer em {workers}" }
        Ended { en: "ended", pt: "acabada" }
        StuckAt(index) { en: "game {index} can not be played", pt: "o jogo {index} não se consegue jogar" }
        BuiltIn { en: "built in", pt: "incluída" }
        LeftOut { en: "not built in", pt: "não incluída" }
    }
}
