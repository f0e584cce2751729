//! What the lab says about the steps of a search, whatever the algorithm.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub STEPS {
        "lab.say.ready" {
            en: "Ready: {algorithm}. Press play, or step with the right arrow.",
            pt: "Pronto: {algorithm}. Carregue em reproduzir, ou avance com a seta direita.",
        }
        "lab.say.start" {
            en: "The search begins at the root: h = {h}, f = {f}.",
            pt: "A procura começa na raiz: h = {h}, f = {f}.",
        }
        "lab.say.pick" {
            en: "{node} is taken from open: no waiting node has a smaller f.",
            pt: "Tira-se {node} dos abertos: nenhum nó em espera tem f menor.",
        }
        "lab.say.expand" {
            en: "{node} is expanded: its successors are created.",
            pt: "{node} é expandido: criam-se os seus sucessores.",
        }
        "lab.say.generate" {
            en: "{node} is new: g = {g}, h = {h}, f = {f}.",
            pt: "{node} é novo: g = {g}, h = {h}, f = {f}.",
        }
        "lab.say.duplicate" {
            en: "The move {move} from {node} leads to a known state: dropped.",
            pt: "A jogada {move} de {node} leva a um estado conhecido: descartada.",
        }
        "lab.say.reopen" {
            en: "{node} is reached more cheaply, from {other}: g = {g}, f = {f}. It waits again.",
            pt: "Chega-se a {node} mais barato, desde {other}: g = {g}, f = {f}. Volta a esperar.",
        }
        "lab.say.defer" {
            en: "The move {move} from {node} has f = {f}, beyond the threshold: for a later iteration.",
            pt: "A jogada {move} de {node} tem f = {f}, além do limiar: fica para outra iteração.",
        }
        "lab.say.revise" {
            en: "{node} now promises f = {f}: the least of what lies below it.",
            pt: "{node} promete agora f = {f}: o menor do que está por baixo.",
        }
        "lab.say.revise.none" { en: "{node} has nothing left to offer.", pt: "{node} já não tem nada a oferecer." }
        "lab.say.forget" {
            en: "Memory is full: {node} is forgotten, and its parent remembers f = {f}.",
            pt: "A memória está cheia: esquece-se {node}, e o pai guarda f = {f}.",
        }
        "lab.say.iteration" {
            en: "Iteration {n} begins, with threshold {threshold}.",
            pt: "Começa a iteração {n}, com limiar {threshold}.",
        }
        "lab.say.iteration.tree" {
            en: "Iteration to depth {threshold} is finished: {move} is best, worth {value}.",
            pt: "Acabou a iteração até à profundidade {threshold}: {move} é a melhor, com {value}.",
        }
        "lab.say.bounds" { en: "Every way costs at least {g}.", pt: "Qualquer caminho custa pelo menos {g}." }
        "lab.say.bounds.both" {
            en: "The cheapest way costs between {g} and {f}.",
            pt: "O caminho mais barato custa entre {g} e {f}.",
        }
        "lab.say.bounds.equal" {
            en: "The cheapest way costs exactly {f}: the bounds have met.",
            pt: "O caminho mais barato custa exatamente {f}: os limites encontraram-se.",
        }
        "lab.say.meet" {
            en: "The two searches meet in {node}: a way of cost {f}.",
            pt: "As duas procuras encontram-se em {node}: um caminho de custo {f}.",
        }
        "lab.say.wave.start" {
            en: "{n} states at distance {threshold} from the start are expanded at once.",
            pt: "Expandem-se de uma vez {n} estados à distância {threshold} do início.",
        }
        "lab.say.wave.start#one" {
            en: "One state at distance {threshold} from the start is expanded.",
            pt: "Expande-se um estado à distância {threshold} do início.",
        }
        "lab.say.wave.goal#one" {
            en: "One state at distance {threshold} from the goal is expanded.",
            pt: "Expande-se um estado à distância {threshold} do objetivo.",
        }
        "lab.say.wave.goal" {
            en: "{n} states at distance {threshold} from the goal are expanded at once.",
            pt: "Expandem-se de uma vez {n} estados à distância {threshold} do objetivo.",
        }
        "lab.say.goal" {
            en: "The goal is reached in {node}, at a cost of {f}.",
            pt: "Chega-se ao objetivo em {node}, com custo {f}.",
        }
        "lab.say.begin" {
            en: "The root is searched to depth {threshold}, in the window {alpha} … {beta}.",
            pt: "Procura-se a raiz até à profundidade {threshold}, na janela {alpha} … {beta}.",
        }
        "lab.say.begin.whole" {
            en: "The search begins at the root, in the window {alpha} … {beta}.",
            pt: "A procura começa na raiz, na janela {alpha} … {beta}.",
        }
        "lab.say.enter" {
            en: "{move} is tried; what comes of it is searched in the window {alpha} … {beta}.",
            pt: "Experimenta-se {move}; o que daí vem procura-se na janela {alpha} … {beta}.",
        }
        "lab.say.scout" {
            en: "Is {move} better at all? It is searched in the empty window {alpha} … {beta}.",
            pt: "{move} será sequer melhor? Procura-se na janela vazia {alpha} … {beta}.",
        }
        "lab.say.again" {
            en: "{move} is better than expected: it is searched again, in the window {alpha} … {beta}.",
            pt: "{move} é melhor do que se esperava: procura-se de novo, na janela {alpha} … {beta}.",
        }
        "lab.say.leave.negamax" {
            en: "{node} is worth {value} to the side to move there: {above} to the one that chose it.",
            pt: "{node} vale {value} para quem aí joga: {above} para quem o escolheu.",
        }
        "lab.say.settle.negamax" {
            en: "The game is over: {value} for the side to move.",
            pt: "O jogo acabou: {value} para quem joga.",
        }
        "lab.say.evaluate.negamax" {
            en: "The horizon: {node} is estimated at {value} for the side to move.",
            pt: "O horizonte: {node} estima-se em {value} para quem joga.",
        }
        "lab.say.leave" { en: "{node} is worth {value} to MAX.", pt: "{node} vale {value} para MAX." }
        "lab.say.settle" { en: "The game is over: {value} for MAX.", pt: "O jogo acabou: {value} para MAX." }
        "lab.say.evaluate" {
            en: "The horizon: {node} is estimated at {value} for MAX.",
            pt: "O horizonte: {node} estima-se em {value} para MAX.",
        }
        "lab.say.reach" {
            en: "Whatever comes, it lies outside the window: {value} is enough to know.",
            pt: "Venha o que vier, fica fora da janela: basta saber {value}.",
        }
        "lab.say.probe" {
            en: "The table knows nothing useful about {node}.",
            pt: "A tabela não sabe nada de útil sobre {node}.",
        }
        "lab.say.hit" {
            en: "The table knows {node} well enough: no search is needed.",
            pt: "A tabela conhece {node} o bastante: não é preciso procurar.",
        }
        "lab.say.store" { en: "The table learns about {node}.", pt: "A tabela aprende sobre {node}." }
        "lab.say.store.exact" {
            en: "The table learns: {node} is worth exactly {value}.",
            pt: "A tabela aprende: {node} vale exatamente {value}.",
        }
        "lab.say.store.lower" {
            en: "The table learns: {node} is worth at least {value}.",
            pt: "A tabela aprende: {node} vale pelo menos {value}.",
        }
        "lab.say.store.upper" {
            en: "The table learns: {node} is worth at most {value}.",
            pt: "A tabela aprende: {node} vale no máximo {value}.",
        }
        "lab.say.raise.max" {
            en: "{best} brings {value}: the best so far for MAX.",
            pt: "{best} dá {value}: o melhor até agora para MAX.",
        }
        "lab.say.raise.negamax" {
            en: "{best} brings {value}: the best so far for the side to move.",
            pt: "{best} dá {value}: o melhor até agora para quem joga.",
        }
        "lab.say.raise.min" {
            en: "{best} brings {value}: the best so far for MIN.",
            pt: "{best} dá {value}: o melhor até agora para MIN.",
        }
        "lab.say.cut.max.better" {
            en: "Value {brief} > β = {beta}: MIN has something better elsewhere and will not let it come to this.",
            pt: "Valor {brief} > β = {beta}: MIN tem melhor noutro lado e não deixa chegar aqui.",
        }
        "lab.say.cut.max.equal" {
            en: "Value {brief} = β: MIN has something as good elsewhere already.",
            pt: "Valor {brief} = β: MIN já tem igual noutro lado.",
        }
        "lab.say.cut.min.better" {
            en: "Value {brief} < α = {alpha}: MAX has something better elsewhere already.",
            pt: "Valor {brief} < α = {alpha}: MAX já tem melhor noutro lado.",
        }
        "lab.say.cut.min.equal" {
            en: "Value {brief} = α: MAX has something as good elsewhere already.",
            pt: "Valor {brief} = α: MAX já tem igual noutro lado.",
        }
        "lab.say.cut.negamax.better" {
            en: "α = {brief} > β = {beta}: the opponent has something better elsewhere and will not let it come to this.",
            pt: "α = {brief} > β = {beta}: o adversário tem melhor noutro lado e não deixa chegar aqui.",
        }
        "lab.say.cut.negamax.equal" {
            en: "α = {brief} = β: the opponent has something as good elsewhere already.",
            pt: "α = {brief} = β: o adversário já tem igual noutro lado.",
        }
        "lab.say.cut.reach" {
            en: "Value {brief}: nothing better can still come.",
            pt: "Valor {brief}: já não pode vir nada melhor.",
        }
        "lab.skipped" { en: "{n} children skipped.", pt: "{n} filhos saltados." }
        "lab.skipped#one" { en: "One child skipped.", pt: "Um filho saltado." }
        "lab.skipped.none" {
            en: "It was the last child: nothing is skipped.",
            pt: "Era o último filho: não se salta nada.",
        }
        "lab.say.merit" {
            en: "{node} is solved, with merit {value}.",
            pt: "{node} está resolvido, com mérito {value}.",
        }
        "lab.say.select" {
            en: "Selection: {move} ({visits} simulations, {share} for MAX) promises most.",
            pt: "Seleção: {move} ({visits} simulações, {share} para MAX) é a que mais promete.",
        }
        "lab.say.select#one" {
            en: "Selection: {move} (one simulation, {share} for MAX) promises most.",
            pt: "Seleção: {move} (uma simulação, {share} para MAX) é a que mais promete.",
        }
        "lab.say.select.new" {
            en: "Selection: {move} has not been tried yet.",
            pt: "Seleção: {move} ainda não foi experimentada.",
        }
        "lab.say.grow" {
            en: "Expansion: {node} gets its {n} children.",
            pt: "Expansão: {node} recebe os seus {n} filhos.",
        }
        "lab.say.grow#one" { en: "Expansion: {node} gets its one child.", pt: "Expansão: {node} recebe o seu filho." }
        "lab.say.play_out" {
            en: "Simulation: a game played to its end from {node} gives MAX {share}.",
            pt: "Simulação: um jogo até ao fim desde {node} dá {share} a MAX.",
        }
        "lab.say.back_up" {
            en: "Back-up: {move} now has {visits} simulations and {share} for MAX.",
            pt: "Retropropagação: {move} tem agora {visits} simulações e {share} para MAX.",
        }
        "lab.say.back_up#one" {
            en: "Back-up: {move} now has one simulation and {share} for MAX.",
            pt: "Retropropagação: {move} tem agora uma simulação e {share} para MAX.",
        }
        "lab.say.prove" {
            en: "Proven: {node} lies between {alpha} and {beta}.",
            pt: "Provado: {node} está entre {alpha} e {beta}.",
        }
        "lab.say.ask" {
            en: "Question: can the side to move still get a margin of {threshold}?",
            pt: "Pergunta: quem joga ainda consegue uma margem de {threshold}?",
        }
        "lab.say.look" {
            en: "{move}: proof number {proof}, disproof number {disproof}.",
            pt: "{move}: número de prova {proof}, de refutação {disproof}.",
        }
        "lab.say.look.yes" { en: "{move}: the answer is yes.", pt: "{move}: a resposta é sim." }
        "lab.say.look.no" { en: "{move}: the answer is no.", pt: "{move}: a resposta é não." }
        "lab.say.follow" {
            en: "{move} is nearest to an answer: followed while proof < {proof} and disproof < {disproof}.",
            pt: "{move} está mais perto de uma resposta: segue-se enquanto prova < {proof} e refutação < {disproof}.",
        }
        "lab.say.combine.max" {
            en: "{node}, any move will do: proof = the least = {proof}; disproof = the sum = {disproof}.",
            pt: "{node}, basta uma jogada: prova = a menor = {proof}; refutação = a soma = {disproof}.",
        }
        "lab.say.combine.min" {
            en: "{node}, all moves must: proof = the sum = {proof}; disproof = the least = {disproof}.",
            pt: "{node}, têm de ser todas: prova = a soma = {proof}; refutação = a menor = {disproof}.",
        }
        "lab.say.combine.yes" { en: "{node} is proven: yes.", pt: "{node} está provado: sim." }
        "lab.say.combine.no" { en: "{node} is disproven: no.", pt: "{node} está refutado: não." }
        "lab.say.answer" { en: "The answer: {move}, worth {value}.", pt: "A resposta: {move}, que vale {value}." }
        "lab.say.answer.path" {
            en: "The answer: a way of cost {f}, and none is cheaper.",
            pt: "A resposta: um caminho de custo {f}, e nenhum é mais barato.",
        }
        "lab.say.stop" { en: "The search ends without a decision.", pt: "A procura acaba sem decisão." }
        "lab.say.stop.nodes" {
            en: "The limit of nodes is reached: the search stops.",
            pt: "Chegou-se ao limite de nós: a procura para.",
        }
        "lab.say.stop.time" { en: "Time is up: the search stops.", pt: "Acabou o tempo: a procura para." }
        "lab.say.stop.memory" { en: "Memory is used up: the search stops.", pt: "Acabou a memória: a procura para." }
        "lab.say.stop.asked" { en: "The search was stopped.", pt: "A procura foi interrompida." }
        "lab.say.stop.depth" {
            en: "Nothing within the depth limit: the search stops.",
            pt: "Nada dentro do limite de profundidade: a procura para.",
        }
        "lab.say.stop.too_few_nodes" {
            en: "No path to the goal fits into so few nodes.",
            pt: "Nenhum caminho até ao objetivo cabe em tão poucos nós.",
        }
        "lab.say.stop.dropped" {
            en: "What was kept led nowhere, and the rest is forgotten.",
            pt: "O que se guardou não levou a lado nenhum, e o resto está esquecido.",
        }
        "lab.say.stop.no_solution" {
            en: "There is no solution: everything that can be reached was looked at.",
            pt: "Não há solução: viu-se tudo o que se pode alcançar.",
        }
    }
}
