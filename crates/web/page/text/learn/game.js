/**
 * The searches for a move, each in both languages: English, then Portuguese.
 * @type {Record<string, import('./path.js').Page>}
 */
export default {
  greedy: {
    name: ['Steepest ascent', 'Subida mais íngreme'],
    spec: 'greedy',
    idea: [['Look at the position after each move, estimate it, take the best; equal ones are drawn by lot. One ply, no opponent: this is what every deeper search must beat.', 'Vê-se a posição depois de cada jogada, estima-se, escolhe-se a melhor; as iguais tiram-se à sorte. Um só lance, sem adversário: é o que qualquer procura mais funda tem de superar.']],
    right: ['Only as far as the evaluation is.', 'Só até onde a avaliação acerta.'],
    cost: ['One estimate a move.', 'Uma estimativa por jogada.'],
    watch: ['What the estimate does not see: the answer of the opponent.', 'O que a estimativa não vê: a resposta do adversário.'],
    reference: 'S. Russell and P. Norvig, “Artificial Intelligence: A Modern Approach”, chapter 4',
  },
  minimax: {
    name: ['Minimax', 'Minimax'],
    spec: 'minimax:depth=3',
    idea: [
      ['MAX picks the child of greatest value, MIN the child of least. Carry this out from the leaves up, and the root has the value that MAX can force whatever MIN does.', 'MAX escolhe o filho de maior valor, MIN o de menor. Feito isto das folhas para cima, a raiz tem o valor que MAX consegue impor, faça MIN o que fizer.'],
      ['Where the tree is too deep, it is cut at a horizon and the positions there are estimated.', 'Onde a árvore é funda demais, corta-se num horizonte e as posições aí estimam-se.'],
    ],
    right: ['Always within its depth; exactly, when every line ends before the horizon.', 'Sempre dentro da sua profundidade; com exatidão, quando todas as sequências acabam antes do horizonte.'],
    cost: ['All b^d lines; memory for one of them.', 'Todas as b^d sequências; memória para uma.'],
    watch: ['Values coming up: the larger one survives at ▲, the smaller one at ▼. Then count the nodes and compare with alpha-beta.', 'Os valores a subir: em ▲ fica o maior, em ▼ o menor. Depois conte os nós e compare com o alfa-beta.'],
    reference: 'C. Shannon, “Programming a computer for playing chess”, 1950',
  },
  alphabeta: {
    name: ['Alpha-beta', 'Alfa-beta'],
    spec: 'alphabeta:depth=4',
    idea: [
      ['Minimax without the parts that can not matter. α is what MAX is sure of so far, β what MIN is sure of. If a node turns out worth β or more at MAX, MIN will never let the game come there: its other moves need not be looked at. The same with α at MIN.', 'O minimax sem as partes que não podem contar. α é o que MAX já tem garantido, β o que MIN já tem. Se um nó de MAX vale β ou mais, MIN nunca deixa o jogo chegar lá: as outras jogadas não precisam de ser vistas. O mesmo com α em MIN.'],
      ['How much is spared depends on the order: with the best move always first only about the square root of the tree remains, so the same time reaches twice the depth.', 'Quanto se poupa depende da ordem: com a melhor jogada sempre primeiro fica só cerca da raiz quadrada da árvore, e o mesmo tempo chega ao dobro da profundidade.'],
    ],
    right: ['Always: the same value as minimax.', 'Sempre: o mesmo valor do minimax.'],
    cost: ['Between 2·b^(d/2) and b^d positions, by the order of the moves.', 'Entre 2·b^(d/2) e b^d posições, conforme a ordem das jogadas.'],
    watch: ['The hatched cuts and the sentence that says why: “value 7 ≥ β = 5”. Run to the next cut and predict it.', 'Os cortes a tracejado e a frase que diz porquê: «valor 7 ≥ β = 5». Avance até ao próximo corte e preveja-o.'],
    reference: 'D. Knuth and R. Moore, “An analysis of alpha-beta pruning”, 1975',
  },
  negamax: {
    name: ['Negamax with a table', 'Negamax com tabela'],
    spec: 'negamax:depth=5',
    idea: [
      ['What is good for one side is bad for the other: with values seen by the side to move, one rule serves both, the best of the negated children.', 'O que é bom para um lado é mau para o outro: com valores vistos por quem joga, uma só regra serve aos dois, o melhor dos filhos com o sinal trocado.'],
      ['Different orders of the same moves lead to the same position. A table remembers positions with their depth and whether the value is exact or a bound, so that each is searched once; its best move is tried first next time.', 'Ordens diferentes das mesmas jogadas levam à mesma posição. Uma tabela lembra posições com a profundidade e se o valor é exato ou um limite, para que cada uma se procure uma vez; a sua melhor jogada tenta-se primeiro da próxima vez.'],
    ],
    right: ['Always: the same value as minimax.', 'Sempre: o mesmo valor do minimax.'],
    cost: ['As alpha-beta, less what the table spares; memory in the table.', 'Como o alfa-beta, menos o que a tabela poupa; memória na tabela.'],
    watch: ['Table hits: whole branches answered in one step. Store and bound go together.', 'Os acertos na tabela: ramos inteiros respondidos num passo. Guardar e limite andam juntos.'],
    reference: 'D. Knuth and R. Moore, 1975; the table after R. Greenblatt, 1967',
  },
  pvs: {
    name: ['Principal variation search', 'Procura da variante principal'],
    spec: 'pvs:depth=5',
    idea: [
      ['If the moves are well ordered, the first is usually best. So search it in full, and of every other only ask whether it is better at all: a search with an empty window, which cuts almost everywhere. If the answer is yes, search that move again, in full.', 'Se as jogadas estão bem ordenadas, a primeira costuma ser a melhor. Procura-se essa por inteiro, e às outras só se pergunta se são sequer melhores: uma procura de janela vazia, que corta quase em toda a parte. Se a resposta é sim, procura-se essa de novo, por inteiro.'],
      ['Around it stands what makes an engine: deeper and deeper iterations, a window around the last value, a table, killer moves, history.', 'À volta está o que faz um motor: iterações cada vez mais fundas, uma janela à volta do último valor, uma tabela, jogadas assassinas, histórico.'],
    ],
    right: ['Always: the same value as minimax at the same depth, while quiescence is off.', 'Sempre: o mesmo valor do minimax à mesma profundidade, com a quiescência desligada.'],
    cost: ['About a tenth less than alpha-beta in the same order; much less with the order it learns.', 'Cerca de um décimo menos do que o alfa-beta na mesma ordem; muito menos com a ordem que aprende.'],
    watch: ['Windows with nothing inside, and the rare move that is searched again.', 'As janelas sem nada dentro, e a rara jogada que se procura de novo.'],
    reference: 'T. Marsland and M. Campbell, “Parallel search of strongly ordered game trees”, 1982',
  },
  mtdf: {
    name: ['MTD(f)', 'MTD(f)'],
    spec: 'mtdf:depth=4',
    idea: [
      ['Never search for a value: only ask questions. “Is it at least γ?” is answered by a search with an empty window, and the answer is a bound. Ask again at the bound, until the lower and the upper one meet.', 'Nunca se procura um valor: só se fazem perguntas. «É pelo menos γ?» responde-se com uma procura de janela vazia, e a resposta é um limite. Pergunta-se de novo no limite, até o inferior e o superior se encontrarem.'],
      ['The table remembers what each question has taught, so the next one is cheap.', 'A tabela lembra o que cada pergunta ensinou, e a seguinte sai barata.'],
    ],
    right: ['As the search it drives.', 'Como a procura que conduz.'],
    cost: ['Few positions when the first guess is good; without a table many times more.', 'Poucas posições quando o primeiro palpite é bom; sem tabela, muitas vezes mais.'],
    watch: ['The window of the root moving toward the value from one side.', 'A janela da raiz a aproximar-se do valor por um lado.'],
    reference: 'A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, “Best-first fixed-depth minimax algorithms”, 1996',
  },
  sss: {
    name: ['SSS*', 'SSS*'],
    spec: 'sss:depth=3',
    idea: [
      ['Best first among strategies. A strategy of MAX fixes one move at each MAX node and allows all at MIN nodes; its merit is the most it can still promise. The strategy of greatest merit is worked on, and its merit can only fall. When the root is solved, no other can be better.', 'O melhor primeiro, entre estratégias. Uma estratégia de MAX fixa uma jogada em cada nó de MAX e admite todas nos de MIN; o seu mérito é o máximo que ainda pode prometer. Trabalha-se na de maior mérito, que só pode descer. Quando a raiz fica resolvida, nenhuma outra pode ser melhor.'],
    ],
    right: ['Always: the same value as minimax.', 'Sempre: o mesmo valor do minimax.'],
    cost: ['Never more positions than alpha-beta in the same order, but a list that grows with b^(d/2).', 'Nunca mais posições do que o alfa-beta na mesma ordem, mas uma lista que cresce com b^(d/2).'],
    watch: ['The search jumping between branches: always to the greatest merit.', 'A procura a saltar entre ramos: sempre para o maior mérito.'],
    reference: 'G. Stockman, “A minimax algorithm better than alpha-beta?”, 1979',
  },
  mcts: {
    name: ['Monte-Carlo tree search', 'Procura em árvore de Monte Carlo'],
    spec: 'mcts:nodes=200',
    idea: [
      ['No evaluation is needed: play games to their end and see who wins. Each simulation has four phases. Selection goes down the tree by what is known; expansion adds children; simulation plays on by chance; back-up tells every move on the way what came of it.', 'Não é precisa avaliação: jogam-se partidas até ao fim e vê-se quem ganha. Cada simulação tem quatro fases. A seleção desce a árvore pelo que se sabe; a expansão junta filhos; a simulação joga ao acaso; a retropropagação diz a cada jogada do caminho o que deu.'],
      ['Selection must both use what did well and try what was tried little: the mean plus a bonus c·√(ln N ÷ n) that grows for neglected moves.', 'A seleção tem de usar o que correu bem e de tentar o que se tentou pouco: a média mais um bónus c·√(ln N ÷ n), que cresce para as jogadas esquecidas.'],
      ['Ends of games are certain: here they prove wins, losses and exact scores on the way up.', 'Os fins de jogo são certos: aqui provam vitórias, derrotas e resultados exatos pela árvore acima.'],
    ],
    right: ['In the limit; what it calls proven is proven.', 'No limite; o que diz provado está provado.'],
    cost: ['One playout a simulation; memory for nodes visited often.', 'Uma partida por simulação; memória para os nós mais visitados.'],
    watch: ['How visits gather at one move, and how a mean settles as its visits grow.', 'Como as visitas se juntam numa jogada, e como a média estabiliza com elas.'],
    reference: 'L. Kocsis and C. Szepesvári, “Bandit based Monte-Carlo planning”, 2006',
  },
  dfpn: {
    name: ['Depth-first proof-number search', 'Números de prova em profundidade'],
    spec: 'dfpn',
    idea: [
      ['It answers a question with yes or no: can the side to move still win, or get so many points? The proof number of a node is the least count of positions below it that must turn out well for a yes, the disproof number for a no.', 'Responde a uma pergunta com sim ou não: quem joga ainda consegue ganhar, ou tantos pontos? O número de prova de um nó é o menor número de posições abaixo dele que têm de correr bem para um sim; o de refutação, para um não.'],
      ['Where any move will do, the proof number is the least of the children’s and the disproof number their sum; where all must, the other way round. The search always works where the least is missing. Depth first, with limits and a table, it needs no tree in memory.', 'Onde basta uma jogada, o número de prova é o menor dos filhos e o de refutação a soma; onde têm de ser todas, ao contrário. Trabalha-se sempre onde falta menos. Em profundidade, com limites e uma tabela, não precisa da árvore em memória.'],
    ],
    right: ['Whenever it answers.', 'Sempre que responde.'],
    cost: ['Little where one side has few good replies: exactly where depth-first minimax is lost.', 'Pouco onde um lado tem poucas boas respostas: justamente onde o minimax se perde.'],
    watch: ['The pairs pn | dn, and 0 | ∞ climbing to the root: proven.', 'Os pares pn | dn, e 0 | ∞ a subir até à raiz: provado.'],
    reference: 'A. Nagai, “Df-pn algorithm for searching AND/OR trees and its applications”, 2002',
  },
  pns: {
    name: ['Proof-number search', 'Procura por números de prova'],
    spec: 'pns',
    idea: [
      ['The same numbers, with the whole tree in memory: follow the least number from the root down to the most-proving node, expand it, bring the numbers up to date on the way back. It is best-first search for proofs.', 'Os mesmos números, com a árvore inteira em memória: segue-se o menor número desde a raiz até ao nó mais promissor, expande-se, e atualizam-se os números no regresso. É o melhor-primeiro das provas.'],
    ],
    right: ['Whenever it answers.', 'Sempre que responde.'],
    cost: ['The fewest expansions of the family, and a tree that soon fills memory.', 'As menores expansões da família, e uma árvore que depressa enche a memória.'],
    watch: ['Every round starting again at the root, and how one proven child changes the way.', 'Cada volta a recomeçar na raiz, e como um filho provado muda o caminho.'],
    reference: 'L. V. Allis, M. van der Meulen and H. J. van den Herik, “Proof-number search”, 1994',
  },
};
