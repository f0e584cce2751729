//! What stands on sheets of exercises, and is asked in them.

use crate::table::messages;

messages! {
    /// Said on a sheet of exercises.
    pub enum Sheet {
        Title(name) { en: "Exercises: {name}", pt: "Exercícios: {name}" }
        Key(name) { en: "Answers: {name}", pt: "Soluções: {name}" }
        From(seed, difficulty) { en: "Seed {seed}, difficulty {difficulty}", pt: "Semente {seed}, dificuldade {difficulty}" }
        Name { en: "Name", pt: "Nome" }
        Number(number) { en: "Exercise {number}", pt: "Exercício {number}" }
        Node { en: "node", pt: "nó" }
        Root { en: "root", pt: "raiz" }
        Step { en: "step", pt: "passo" }
        Place { en: "place", pt: "lugar" }
        Answer { en: "answer", pt: "resposta" }
        NoneAtAll { en: "none", pt: "nenhuma" }
        AskValues {
            en: "MAX (▲) and MIN (▼) play as well as they can. Write the value of every node, from the leaves up.",
            pt: "MAX (▲) e MIN (▼) jogam o melhor possível. Escreva o valor de cada nó, das folhas para cima.",
        }
        AskUnseen {
            en: "Alpha-beta searches this tree from left to right. Cross out every leaf that it never looks at.",
            pt: "O alfa-beta percorre esta árvore da esquerda para a direita. Risque todas as folhas que ele nunca vê.",
        }
        AskOrder(algorithm) {
            en: "In which order does {algorithm} expand the places? Successors are taken as they are listed.",
            pt: "Por que ordem expande {algorithm} os lugares? Os sucessores tomam-se pela ordem da lista.",
        }
        AskBestFirst(algorithm) {
            en: "In which order does {algorithm} take up the places, until it takes up the goal? Among equal f the larger g comes first, then the newer place.",
            pt: "Por que ordem retoma {algorithm} os lugares, até retomar o objetivo? Entre f iguais vem primeiro o maior g, depois o lugar mais recente.",
        }
        AskNext(algorithm) {
            en: "{algorithm} has taken up the places in the first line, in this order. Which one does it take up next? Among equal f the larger g comes first, then the newer place.",
            pt: "{algorithm} retomou os lugares da primeira linha, por esta ordem. Qual retoma a seguir? Entre f iguais vem primeiro o maior g, depois o lugar mais recente.",
        }
        Taken { en: "Taken up", pt: "Retomados" }
        AskCosts(algorithm) {
            en: "Write f = g + h of every place when {algorithm} creates it, in the order in which it does.",
            pt: "Escreva f = g + h de cada lugar quando {algorithm} o cria, pela ordem em que o faz.",
        }
        AskWinning {
            en: "Which moves win? Write all of them, or that there is none.",
            pt: "Que jogadas ganham? Escreva todas, ou que não há nenhuma.",
        }
        Because(values) { en: "from {values}", pt: "de {values}" }
        Written(sheet, key) { en: "written: {sheet} and {key}", pt: "escritos: {sheet} e {key}" }
    }
}
