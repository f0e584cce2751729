//! What is said about tables that machines build together.

use crate::table::messages;

messages! {
    /// About processes that build tables together.
    pub enum Shared {
        NotBuiltIn {
            en: "this program was built without what connects machines: packages have it, and so has a build with --features cluster",
            pt: "este programa foi compilado sem o que liga máquinas: os pacotes têm-no, e também uma compilação com --features cluster",
        }
        BuiltIn { en: "built in", pt: "incluída" }
        LeftOut { en: "not built in", pt: "não incluída" }
        Needs(workers, memory, disk, path) {
            en: "{workers} workers; this process needs up to {memory} of memory, and {path} {disk}",
            pt: "{workers} trabalhadores; este processo precisa até {memory} de memória, e {path} de {disk}",
        }
        Waiting(hosts) { en: "waiting for {hosts} processes", pt: "à espera de {hosts} processos" }

        NoHosts { en: "there is no host in it: one host:port a line", pt: "não tem nenhuma máquina: uma máquina:porta por linha" }
        NoPort { en: "an address is written host:port", pt: "um endereço escreve-se máquina:porta" }
        BadPort { en: "a port is a number from 1 to 65535", pt: "uma porta é um número de 1 a 65535" }
        NoHost { en: "there is no host before the port", pt: "falta a máquina antes da porta" }
        TooMuch { en: "one address a line", pt: "um endereço por linha" }
        Twice(line) { en: "line {line} has the same address", pt: "a linha {line} tem o mesmo endereço" }
        NoSuchProcess(process, most) {
            en: "there is no process {process}: the hosts have numbers from 0 to {most}",
            pt: "não há nenhum processo {process}: as máquinas têm números de 0 a {most}",
        }
        CanNotListen(address, error) {
            en: "nobody can be heard at {address}: {error}; is it an address of this machine, and no other process at it?",
            pt: "não se pode escutar em {address}: {error}; é um endereço desta máquina, e sem outro processo?",
        }
        Missing(host, time) {
            en: "process {host} did not come within {time}",
            pt: "o processo {host} não apareceu em {time}",
        }
        MissingWhy(text, error) { en: "{text}: {error}", pt: "{text}: {error}" }
        Refused(host, why) { en: "process {host} does not work with this one: {why}", pt: "o processo {host} não trabalha com este: {why}" }
        OtherNumber { en: "it has another number", pt: "tem outro número" }
        OtherWork {
            en: "it builds something else: another game, other pieces, another version",
            pt: "cria outra coisa: outro jogo, outras peças, outra versão",
        }
        OtherHosts { en: "it has another list of hosts", pt: "tem outra lista de máquinas" }
        OtherThreads { en: "it has another number of threads", pt: "tem outro número de fios" }
        NumberTaken { en: "a process with this number is there already", pt: "já lá está um processo com este número" }
        OtherProgram { en: "it is another program", pt: "é outro programa" }

        NotSame(path) {
            en: "{path} is not the folder that process 0 has: all processes need the same one, on a disk that they share",
            pt: "{path} não é a pasta que o processo 0 tem: todos os processos precisam da mesma, num disco que partilhem",
        }
        Lost(host) {
            en: "process {host} is lost; the same command, in all of them, goes on from what is kept",
            pt: "perdeu-se o processo {host}; o mesmo comando, em todos, continua a partir do que está guardado",
        }
        GaveUp(host) {
            en: "process {host} gave up, and tells why; the same command, in all of them, goes on from what is kept",
            pt: "o processo {host} desistiu, e diz porquê; o mesmo comando, em todos, continua a partir do que está guardado",
        }
        Stalled(time) {
            en: "nothing has moved for {time}, though all processes are there; the same command, in all of them, goes on from what is kept",
            pt: "nada se mexeu durante {time}, embora estejam lá todos os processos; o mesmo comando, em todos, continua a partir do que está guardado",
        }
        Broken(worker, why) {
            en: "worker {worker} failed, which is a mistake in the program: {why}",
            pt: "o trabalhador {worker} falhou, o que é um erro do programa: {why}",
        }
    }
}
