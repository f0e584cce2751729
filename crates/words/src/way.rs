//! What is said about searches for a way through a puzzle.

use crate::table::messages;

messages! {
    /// Said about ways through puzzles.
    pub enum Way {
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
        Compared(what) { en: "Algorithms compared: {what}", pt: "Comparação de algoritmos: {what}" }
        Kilobytes(count) { en: "{count} kB", pt: "{count} kB" }
        Progress(done, all, problem, algorithm, result, time) {
            en: "{done}/{all}  {problem}  {algorithm}: {result}, {time}",
            pt: "{done}/{all}  {problem}  {algorithm}: {result}, {time}",
        }
    }
}
