//! What is said about searches for a way through a puzzle.

use super::messages;
use crate::language::Language;

messages! {
    /// Said about ways through puzzles.
    Way {
        ForPuzzles { en: "For puzzles (search, compare):", pt: "Para quebra-cabeças (search, compare):" }
        WhichPuzzle { en: "Which puzzle (number or name)?", pt: "Que quebra-cabeças (número ou nome)?" }
        WhichProblem { en: "Which problem (number or name), or which board?", pt: "Que problema (número ou nome), ou que tabuleiro?" }
        WhichAlgorithm { en: "Which algorithm (number, name or NAME:key=value)?", pt: "Que algoritmo (número, nome ou NOME:chave=valor)?" }
        WhichHeuristic(usual) { en: "Which heuristic (number or name) [{usual}]?", pt: "Que heurística (número ou nome) [{usual}]?" }
        Stepping(number, mv) { en: "{number}. {mv}", pt: "{number}. {mv}" }
        Taking(number, mv, taken) { en: "{number}. {mv}, captures {taken}", pt: "{number}. {mv}, captura {taken}" }
        SolvedAlready { en: "solved already: there is nothing to do", pt: "já está resolvido: não há nada a fazer" }
        SolvedBest(moves) { en: "solved in {moves} moves, and no way is shorter (proven)", pt: "resolvido em {moves} jogadas, e nenhum caminho é mais curto (provado)" }
        Solved(moves) { en: "solved in {moves} moves, perhaps not the fewest", pt: "resolvido em {moves} jogadas, talvez não as mínimas" }
        NoSolution { en: "no solution: everything that can be reached was looked at", pt: "não há solução: viu-se tudo o que se pode alcançar" }
        NotSolved(reason, known) { en: "not solved within the limits ({reason}): {known}", pt: "não resolvido dentro dos limites ({reason}): {known}" }
        Between(least, most) { en: "the fewest moves are between {least} and {most}", pt: "o mínimo de jogadas está entre {least} e {most}" }
        AtLeast(least) { en: "at least {least} moves are needed", pt: "são precisas pelo menos {least} jogadas" }
        NothingKnown { en: "no way is known", pt: "não se conhece caminho" }
        ProofAtOnce(left, most, moves) {
            en: "{left} must go and a move takes {most} at most, so fewer than {moves} moves are not enough",
            pt: "há {left} para tirar e cada jogada tira no máximo {most}, portanto menos de {moves} jogadas não chegam",
        }
        ProofInTurn(at_once, lengths, from_start, from_goal) {
            en: "{at_once}; {lengths} moves are excluded because the {from_start} positions from the start and the {from_goal} from the goal that cover all such ways (modulo symmetry) have none in common",
            pt: "{at_once}; {lengths} jogadas excluem-se porque as {from_start} posições desde o início e as {from_goal} desde o objetivo que cobrem todos esses caminhos (a menos de simetria) não têm nenhuma em comum",
        }
        Kilobytes(count) { en: "{count} kB", pt: "{count} kB" }
        Progress(done, all, problem, algorithm, result, time) {
            en: "{done}/{all}  {problem}  {algorithm}: {result}, {time}",
            pt: "{done}/{all}  {problem}  {algorithm}: {result}, {time}",
        }
    }
}

/// What path algorithms are: name, English, Portuguese.
pub(crate) const WAYS: &[(&str, &str, &str)] = &[
    ("bfs", "Breadth first: layer by layer, fewest moves", "Em largura: camada a camada, o mínimo de jogadas"),
    ("dfs", "Depth first: straight on, back at dead ends", "Em profundidade: sempre em frente, para trás nos becos"),
    ("iddfs", "Depth first to depth 1, 2, 3, …; little memory", "Em profundidade até 1, 2, 3, …; pouca memória"),
    ("uniform", "The cheapest waiting node first (Dijkstra)", "Primeiro o nó em espera mais barato (Dijkstra)"),
    ("greedy", "The node that looks nearest to the goal first", "Primeiro o nó que parece mais perto do objetivo"),
    (
        "astar",
        "A*: cost so far plus estimate; optimal if the heuristic never overestimates",
        "A*: custo até aqui mais estimativa; ótimo se a heurística nunca exagera",
    ),
    (
        "partial-astar",
        "A* that stores successors only when they are needed",
        "A* que só guarda sucessores quando são precisos",
    ),
    (
        "wastar",
        "A* with weighted estimates: sooner, at most weight times longer",
        "A* com estimativas pesadas: mais cedo, no máximo peso vezes mais longo",
    ),
    (
        "idastar",
        "IDA*: depth first within growing bounds; little memory",
        "IDA*: em profundidade com limites crescentes; pouca memória",
    ),
    ("rbfs", "Recursive best first: memory for one path", "Melhor primeiro recursivo: memória para um caminho"),
    ("sma", "SMA*: A* in a fixed number of nodes (memory)", "SMA*: A* num número fixo de nós (memory)"),
    ("beam", "Layer by layer, only the best of each (width)", "Camada a camada, só os melhores de cada (width)"),
    ("bidirectional", "From the start and from the goal until they meet", "Do início e do objetivo até se encontrarem"),
    (
        "optimal",
        "Proves the fewest moves, or says between which numbers they lie",
        "Prova o mínimo de jogadas, ou diz entre que números está",
    ),
    ("bfs-report", "Breadth first by the course report's protocol", "Em largura segundo o protocolo do relatório"),
    ("dfs-report", "Depth first by the course report's protocol", "Em profundidade segundo o protocolo do relatório"),
    ("astar-report", "A* by the course report's protocol", "A* segundo o protocolo do relatório"),
    ("sma-report", "SMA* by the course report's protocol", "SMA* segundo o protocolo do relatório"),
];

/// What a path algorithm is.
pub(crate) fn about_way(name: &str, language: Language) -> Option<&'static str> {
    let (_, english, portuguese) = WAYS.iter().find(|(known, ..)| *known == name)?;
    Some(match language {
        Language::English => english,
        Language::Portuguese => portuguese,
    })
}
