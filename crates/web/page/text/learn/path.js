/**
 * The path searches, each in both languages: English, then Portuguese.
 *
 * @typedef {import('./rules.js').Pair} Pair
 * @typedef {{ name: Pair, spec: string, idea: Pair[], right: Pair, cost: Pair, watch: Pair, reference: string }} Page
 */

/** @type {Record<string, Page>} */
export default {
  bfs: {
    name: ['Breadth-first search', 'Procura em largura'],
    spec: 'bfs',
    idea: [
      ['Look at all states one move away, then at all states two moves away, and so on, like a wave on water. The states wait in a queue: first come, first served.', 'Veem-se todos os estados a uma jogada, depois todos os que estão a duas, e assim por diante, como uma onda na água. Os estados esperam numa fila: o primeiro a chegar é o primeiro a ser visto.'],
      ['Because no state is looked at before all nearer ones, the first goal met is a nearest one.', 'Como nenhum estado é visto antes de todos os mais próximos, o primeiro objetivo encontrado é dos mais próximos.'],
    ],
    right: ['Always; the way has the fewest moves, and is the cheapest if all moves cost the same.', 'Sempre; o caminho tem o mínimo de jogadas, e é o mais barato se todas custam o mesmo.'],
    cost: ['With b moves per state and a goal at depth d, about b^d states, in time and in memory. Memory gives out first.', 'Com b jogadas por estado e um objetivo à profundidade d, cerca de b^d estados, em tempo e em memória. A memória acaba primeiro.'],
    watch: ['The layers: each is several times the one before. Duplicates, too: a move that leads to a known state costs nothing more.', 'As camadas: cada uma é várias vezes a anterior. E os repetidos: uma jogada que leva a um estado conhecido não custa mais nada.'],
    reference: 'E. F. Moore, “The shortest path through a maze”, 1959',
  },
  dfs: {
    name: ['Depth-first search', 'Procura em profundidade'],
    spec: 'dfs:depth=12',
    idea: [
      ['Go straight on, always to the first successor not yet visited; at a dead end go back to the last place with a choice. The states wait on a stack: last come, first served.', 'Vai-se sempre em frente, para o primeiro sucessor ainda não visitado; num beco volta-se ao último sítio com escolha. Os estados esperam numa pilha: o último a chegar é o primeiro a ser visto.'],
      ['A depth limit keeps it from following one endless line. With a limit a state reached again nearer to the start is visited again, or ways would be missed.', 'Um limite de profundidade impede que siga uma linha sem fim. Com limite, um estado a que se chega mais perto do início visita-se de novo, senão perdiam-se caminhos.'],
    ],
    right: ['It finds a way if one fits within the limit, usually a long one. It says nothing about the shortest.', 'Acha um caminho se algum cabe no limite, geralmente longo. Nada diz do mais curto.'],
    cost: ['Up to b^m states with limit m; the stack alone is only as deep as the path.', 'Até b^m estados com limite m; a pilha é só tão funda como o caminho.'],
    watch: ['How one early wrong turn is followed to its end before anything else is tried.', 'Como uma má escolha no princípio é seguida até ao fim antes de se tentar outra coisa.'],
    reference: 'R. Tarjan, “Depth-first search and linear graph algorithms”, 1972',
  },
  iddfs: {
    name: ['Iterative deepening', 'Aprofundamento iterativo'],
    spec: 'iddfs',
    idea: [
      ['Search depth first to depth 1; if that fails start again to depth 2, then 3, and so on. It sounds wasteful, but each round is several times as large as all before it together, so repeating them hardly matters.', 'Procura-se em profundidade até 1; se falhar, recomeça-se até 2, depois 3, e assim por diante. Parece desperdício, mas cada volta é várias vezes maior do que todas as anteriores juntas, por isso repeti-las mal se nota.'],
      ['The result: the shortest way, as breadth-first finds it, in the memory that depth-first needs.', 'O resultado: o caminho mais curto, como o da largura, com a memória da profundidade.'],
    ],
    right: ['Always; as breadth-first search.', 'Sempre; como a procura em largura.'],
    cost: ['Time b^d as breadth-first, where states are rarely met twice; memory only for one path, b·d.', 'Tempo b^d como a largura, quando os estados raramente se repetem; memória só para um caminho, b·d.'],
    watch: ['The limits in the list on the right, and how the same first nodes come back in every round.', 'Os limites na lista, e como os mesmos primeiros nós voltam em cada volta.'],
    reference: 'R. E. Korf, “Depth-first iterative-deepening”, 1985',
  },
  uniform: {
    name: ['Uniform-cost search', 'Procura de custo uniforme'],
    spec: 'uniform',
    idea: [
      ['Always expand the waiting node that is cheapest to reach: the wave spreads by cost, not by number of moves. When all moves cost the same it is breadth-first search.', 'Expande-se sempre o nó em espera a que se chega mais barato: a onda alastra pelo custo, não pelo número de jogadas. Quando todas custam o mesmo é a procura em largura.'],
      ['A goal counts only when it is taken from the list, not when it is first seen: a cheaper way to it may still be waiting.', 'Um objetivo só conta quando se tira da lista, não quando se vê: pode ainda haver à espera um caminho mais barato.'],
    ],
    right: ['Always; the way is the cheapest.', 'Sempre; o caminho é o mais barato.'],
    cost: ['Every state cheaper to reach than the goal, in time and memory.', 'Todos os estados a que se chega mais barato do que ao objetivo, em tempo e memória.'],
    watch: ['The open list sorted by g, and that the goal is recognized one step later than in breadth-first search.', 'A lista de abertos ordenada por g, e que o objetivo se reconhece um passo mais tarde do que na largura.'],
    reference: 'E. W. Dijkstra, “A note on two problems in connexion with graphs”, 1959',
  },
  greedy: {
    name: ['Greedy best-first search', 'Procura gulosa'],
    spec: 'greedy:heuristic=fifths',
    idea: [
      ['A heuristic h estimates how far a state is from the goal. Greedy search always expands the node that looks nearest, whatever it cost to get there.', 'Uma heurística h estima a que distância um estado está do objetivo. A procura gulosa expande sempre o nó que parece mais perto, custe o que custar lá chegar.'],
      ['It runs downhill quickly, and it can run into a valley: a state that looks near and is not.', 'Desce depressa, e pode descer para um vale: um estado que parece perto e não está.'],
    ],
    right: ['It finds a way if there is one; whether it is short is luck.', 'Acha um caminho se houver; se é curto, é sorte.'],
    cost: ['Often very little; at worst every state.', 'Muitas vezes pouquíssimo; no pior caso todos os estados.'],
    watch: ['Nodes with a small h deep in the tree being preferred to shallow ones.', 'Nós fundos com h pequeno a passarem à frente de nós rasos.'],
    reference: 'J. Doran and D. Michie, “Experiments with the graph traverser program”, 1966',
  },
  astar: {
    name: ['A*', 'A*'],
    spec: 'astar:heuristic=fifths',
    idea: [
      ['A* adds what was spent and what is estimated: f = g + h is the likely cost of a whole way through a node. The node of least f is next.', 'O A* soma o que se gastou e o que se estima: f = g + h é o custo provável de um caminho inteiro por um nó. O nó de menor f é o seguinte.'],
      ['If h never overestimates (it is admissible), then f of the best waiting node is a lower bound for every way still to be found. When that node is a goal, its way costs no more than the bound: nothing can be cheaper.', 'Se h nunca exagera (é admissível), o f do melhor nó em espera é um minorante de todos os caminhos por achar. Quando esse nó é objetivo, o seu caminho não custa mais do que o minorante: nenhum pode ser mais barato.'],
      ['If in addition h never falls by more than a move costs (it is consistent), no node is ever opened twice.', 'Se além disso h nunca desce mais do que custa uma jogada (é consistente), nenhum nó se abre duas vezes.'],
    ],
    right: ['When the heuristic is admissible. With one that overestimates, such as `base` here, it finds a way and proves nothing.', 'Quando a heurística é admissível. Com uma que exagera, como aqui `base`, acha um caminho e nada prova.'],
    cost: ['Every state with f below the answer, in time and memory; no other search that uses the same heuristic as safely expands fewer, ties aside.', 'Todos os estados com f abaixo da resposta, em tempo e memória; nenhuma outra procura que use a mesma heurística com a mesma segurança expande menos, salvo empates.'],
    watch: ['f along the expansions: it never falls when the heuristic is consistent. Compare `fifths` with `base`.', 'O f ao longo das expansões: nunca desce quando a heurística é consistente. Compare `fifths` com `base`.'],
    reference: 'P. Hart, N. Nilsson and B. Raphael, “A formal basis for the heuristic determination of minimum cost paths”, 1968',
  },
  wastar: {
    name: ['Weighted A*', 'A* pesado'],
    spec: 'wastar:weight=2,heuristic=fifths',
    idea: [
      ['A* that trusts its heuristic more than it should: f = g + w·h with a weight above one. The search leans toward the goal and gets there sooner.', 'Um A* que confia na heurística mais do que devia: f = g + w·h com peso maior do que um. A procura inclina-se para o objetivo e chega lá mais cedo.'],
    ],
    right: ['With an admissible h the way costs at most w times the cheapest.', 'Com h admissível o caminho custa no máximo w vezes o mais barato.'],
    cost: ['Usually a small part of what A* needs.', 'Geralmente uma pequena parte do que o A* precisa.'],
    watch: ['How the number of expansions falls as the weight grows, and when the way gets longer.', 'Como as expansões diminuem quando o peso cresce, e quando é que o caminho se alonga.'],
    reference: 'I. Pohl, “Heuristic search viewed as path finding in a graph”, 1970',
  },
  'partial-astar': {
    name: ['A* with partial expansion', 'A* com expansão parcial'],
    spec: 'partial-astar:heuristic=fifths',
    idea: [
      ['Most nodes that A* stores are never expanded. Partial expansion stores only the successors whose f is the same as their parent’s; the parent then waits again, with the least f among the others.', 'A maior parte dos nós que o A* guarda nunca é expandida. A expansão parcial só guarda os sucessores com o mesmo f do pai; o pai volta a esperar, com o menor f dos outros.'],
    ],
    right: ['As A*.', 'Como o A*.'],
    cost: ['A fraction of the memory where branching is wide; nodes are expanded several times in exchange.', 'Uma fração da memória quando há muitos sucessores; em troca, os nós expandem-se várias vezes.'],
    watch: ['The steps “not stored yet”, and the parent returning to the list with a larger f.', 'Os passos «não se guarda por agora», e o pai que volta à lista com f maior.'],
    reference: 'T. Yoshizumi, T. Miura and T. Ishida, “A* with partial expansion for large branching factor problems”, 2000',
  },
  idastar: {
    name: ['IDA*', 'IDA*'],
    spec: 'idastar:heuristic=fifths',
    idea: [
      ['Iterative deepening with f in place of the depth: search depth first, but turn back wherever g + h exceeds a threshold. If no goal is found, the threshold becomes the least f that went beyond it.', 'Aprofundamento iterativo com f em vez da profundidade: procura-se em profundidade, mas volta-se atrás onde g + h passa um limiar. Se não há objetivo, o limiar passa a ser o menor f que o ultrapassou.'],
      ['It keeps nothing but the present path, so it solves puzzles for which A* has not enough memory.', 'Não guarda senão o caminho presente, por isso resolve quebra-cabeças para os quais o A* não tem memória.'],
    ],
    right: ['When the heuristic is admissible.', 'Quando a heurística é admissível.'],
    cost: ['Memory for one path. Time as A* where states are rarely met twice; many times that where they often are, as here.', 'Memória para um caminho. Tempo como o do A* quando os estados raramente se repetem; muitas vezes mais quando se repetem, como aqui.'],
    watch: ['The thresholds, and the moves that are turned back with the f that sets the next one.', 'Os limiares, e as jogadas que ficam de fora com o f que marca o seguinte.'],
    reference: 'R. E. Korf, “Depth-first iterative-deepening: an optimal admissible tree search”, 1985',
  },
  rbfs: {
    name: ['Recursive best-first search', 'Procura recursiva pelo melhor'],
    spec: 'rbfs:heuristic=fifths',
    idea: [
      ['Best first, with memory for one path and the siblings along it. Each node has a limit: the f of the best alternative. When everything below a node exceeds it, the search goes back, forgets what was below, and remembers only how good it was.', 'O melhor primeiro, com memória para um caminho e os irmãos ao longo dele. Cada nó tem um limite: o f da melhor alternativa. Quando tudo por baixo o ultrapassa, a procura recua, esquece o que lá estava e lembra só quão bom era.'],
    ],
    right: ['When the heuristic is admissible.', 'Quando a heurística é admissível.'],
    cost: ['Memory b·d; time more than A*, because what is forgotten must be generated again.', 'Memória b·d; tempo maior do que o A*, porque o esquecido tem de se gerar de novo.'],
    watch: ['f backed up to a parent when a branch is left: it is what brings the search back later.', 'O f que sobe ao pai quando se deixa um ramo: é o que traz a procura de volta mais tarde.'],
    reference: 'R. E. Korf, “Linear-space best-first search”, 1993',
  },
  sma: {
    name: ['SMA*', 'SMA*'],
    spec: 'sma:memory=12,heuristic=fifths',
    idea: [
      ['A* in a fixed number of nodes. While there is room it is A*. When memory is full, the worst leaf, and of those the shallowest, is forgotten; its parent keeps the f, so the search can come back when nothing better is left.', 'Um A* num número fixo de nós. Enquanto há espaço é o A*. Quando a memória enche, esquece-se a pior folha, e dessas a menos funda; o pai guarda o f, e a procura pode voltar quando não restar nada melhor.'],
      ['It uses all the memory it is given and no more, and it says so when no way fits.', 'Usa toda a memória que se lhe dá e não mais, e diz quando nenhum caminho cabe.'],
    ],
    right: ['Finds the cheapest of the ways that fit into memory, when the heuristic is admissible.', 'Acha o mais barato dos caminhos que cabem na memória, quando a heurística é admissível.'],
    cost: ['Memory as given; time grows steeply when it is scarce, because branches are forgotten and generated again.', 'A memória dada; o tempo cresce muito quando é pouca, porque os ramos se esquecem e se geram de novo.'],
    watch: ['The memory bar, the forgotten nodes, and the f that their parents remember.', 'A barra da memória, os nós esquecidos e o f que os pais lembram.'],
    reference: 'S. Russell, “Efficient memory-bounded search methods”, 1992',
  },
  beam: {
    name: ['Beam search', 'Procura em feixe'],
    spec: 'beam:width=5,heuristic=fifths',
    idea: [
      ['Breadth-first search that keeps only the best few states of each layer. What is dropped is gone: the search is quick and never looks back.', 'Procura em largura que só guarda os poucos melhores estados de cada camada. O que se deita fora perde-se: a procura é rápida e nunca olha para trás.'],
    ],
    right: ['Not in general: the way to the goal may have been dropped. If nothing was dropped it was breadth-first search.', 'Em geral não: o caminho pode ter-se deitado fora. Se nada se deitou fora, foi procura em largura.'],
    cost: ['Width times depth: linear, where the others are exponential.', 'Largura vezes profundidade: linear, onde as outras são exponenciais.'],
    watch: ['Which nodes are forgotten at the end of a layer, and how the answer changes with the width.', 'Que nós se esquecem no fim de cada camada, e como a resposta muda com a largura.'],
    reference: 'B. Lowerre, “The Harpy speech recognition system”, 1976',
  },
  bidirectional: {
    name: ['Bidirectional search', 'Procura bidirecional'],
    spec: 'bidirectional',
    idea: [
      ['Search forward from the start and backward from the goal until the two meet. Two waves of half the radius cover far less than one of the whole.', 'Procura-se para a frente desde o início e para trás desde o objetivo até as duas se encontrarem. Duas ondas de metade do raio cobrem muito menos do que uma inteira.'],
      ['The first meeting need not be the best: the search goes on until the cheapest waiting nodes of both sides together cost as much as the best meeting.', 'O primeiro encontro pode não ser o melhor: a procura continua até os nós mais baratos dos dois lados custarem juntos tanto como o melhor encontro.'],
    ],
    right: ['Always.', 'Sempre.'],
    cost: ['About 2·b^(d/2) states, where moves can be followed backward.', 'Cerca de 2·b^(d/2) estados, quando as jogadas se podem seguir para trás.'],
    watch: ['The two lists, and the meeting that is found before it is known to be best.', 'As duas listas, e o encontro que se acha antes de se saber que é o melhor.'],
    reference: 'I. Pohl, “Bi-directional search”, 1971',
  },
  optimal: {
    name: ['Proving the optimum', 'Provar o ótimo'],
    spec: 'optimal',
    idea: [
      ['Made for puzzles that count down, as Adji-boto does: a move takes at most c pieces. A way of L moves must then pass, after m moves, through states with neither too many nor too few pieces: a narrow band of cells.', 'Feito para quebra-cabeças que contam para baixo, como o Adji-boto: uma jogada tira no máximo c peças. Um caminho de L jogadas tem então de passar, ao fim de m, por estados com peças nem a mais nem a menos: uma faixa estreita de células.'],
      ['Two searches, from both ends, share out the cells of the band, always the cheapest next. If no state is known to both, no way has L moves, and L + 1 is asked.', 'Duas procuras, das duas pontas, repartem as células da faixa, sempre a mais barata a seguir. Se nenhum estado é conhecido das duas, nenhum caminho tem L jogadas, e pergunta-se por L + 1.'],
    ],
    right: ['Always: it proves that no shorter way exists, or says between which numbers the answer lies.', 'Sempre: prova que não há caminho mais curto, ou diz entre que números está a resposta.'],
    cost: ['Far less than a plain bidirectional search; memory for every state that either side reaches.', 'Muito menos do que uma procura bidirecional simples; memória para todos os estados a que cada lado chega.'],
    watch: ['Lower and upper bound closing in on each other.', 'O minorante e o majorante a aproximarem-se.'],
    reference: 'R. Holte et al., “Bidirectional search that is guaranteed to meet in the middle”, 2016',
  },
  'bfs-report': {
    name: ['Breadth first, as in the course report', 'Largura, como no relatório do curso'],
    spec: 'bfs-report',
    idea: [['The protocol of the course report: children are checked against CLOSED only, so the same state may wait in OPEN many times. The published figures come out exactly.', 'O protocolo do relatório: os filhos comparam-se só com FECHADOS, por isso o mesmo estado pode esperar muitas vezes em ABERTOS. Os números publicados saem exatos.']],
    right: ['As breadth-first search, within a million generated nodes.', 'Como a procura em largura, até um milhão de nós gerados.'],
    cost: ['More than the textbook version: compare the two.', 'Mais do que a versão dos livros: compare as duas.'],
    watch: ['Equal states waiting several times.', 'Estados iguais à espera várias vezes.'],
    reference: 'Course report on the Adji-boto puzzle',
  },
  'dfs-report': {
    name: ['Depth first, as in the course report', 'Profundidade, como no relatório do curso'],
    spec: 'dfs-report:depth=12',
    idea: [['The protocol of the course report: children go in front of OPEN in their order, goals are looked for among them, and a state in CLOSED is met again when it is reached nearer to the start.', 'O protocolo do relatório: os filhos vão para o início de ABERTOS pela sua ordem, os objetivos procuram-se entre eles, e um estado em FECHADOS revê-se quando se chega a ele mais perto do início.']],
    right: ['As depth-first search, to a depth of 1,000 unless another is given.', 'Como a procura em profundidade, até 1000 se não se disser outra.'],
    cost: ['As depth-first search.', 'Como a procura em profundidade.'],
    watch: ['The goal being noticed one step before it would be taken from OPEN.', 'O objetivo a ser notado um passo antes de se tirar de ABERTOS.'],
    reference: 'Course report on the Adji-boto puzzle',
  },
  'astar-report': {
    name: ['A*, as in the course report', 'A*, como no relatório do curso'],
    spec: 'astar-report:heuristic=base',
    idea: [['The protocol of the course report: OPEN is not checked for duplicates, equal f are served in order of arrival, and a node is expanded before it is tested for the goal.', 'O protocolo do relatório: ABERTOS não se verifica, f iguais servem-se por ordem de chegada, e um nó é expandido antes de se testar se é objetivo.']],
    right: ['As A*. The report called it optimal with `base`; it is not, because `base` overestimates.', 'Como o A*. O relatório chamou-lhe ótimo com `base`; não é, porque `base` exagera.'],
    cost: ['More than the textbook version.', 'Mais do que a versão dos livros.'],
    watch: ['Problem B: the way found with `base` beside the proven optimum of 9 moves.', 'O problema B: o caminho achado com `base` ao lado do ótimo provado de 9 jogadas.'],
    reference: 'Course report on the Adji-boto puzzle',
  },
  'sma-report': {
    name: ['“SMA*”, as in the course report', '«SMA*», como no relatório do curso'],
    spec: 'sma-report:memory=20,heuristic=base',
    idea: [['What the course report calls SMA*: A* that loses the last node of OPEN when OPEN grows too long. Lost nodes are not generated again, so it is not the SMA* of the books.', 'Aquilo a que o relatório chama SMA*: um A* que perde o último nó de ABERTOS quando a lista cresce demais. Os nós perdidos não se geram de novo, por isso não é o SMA* dos livros.']],
    right: ['As A* while nothing was lost, not afterward.', 'Como o A* enquanto nada se perdeu; depois não.'],
    cost: ['Only OPEN is bounded, CLOSED is not.', 'Só ABERTOS é limitado; FECHADOS não.'],
    watch: ['The nodes that are lost, and whether the way was among them.', 'Os nós que se perdem, e se o caminho estava entre eles.'],
    reference: 'Course report on the Adji-boto puzzle',
  },
};
