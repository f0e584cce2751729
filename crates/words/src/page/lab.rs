//! Words of the lab.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub LAB {
        "lab.title" { en: "Search lab", pt: "Laboratório de procura" }
        "lab.setup" { en: "What is searched", pt: "O que se procura" }
        "lab.subject" { en: "Game or puzzle", pt: "Jogo ou quebra-cabeças" }
        "lab.games" { en: "Games", pt: "Jogos" }
        "lab.puzzles" { en: "Puzzles", pt: "Quebra-cabeças" }
        "lab.problem" { en: "Problem", pt: "Problema" }
        "lab.problem.own" { en: "own board", pt: "tabuleiro próprio" }
        "lab.size" { en: "Settings", pt: "Parâmetros" }
        "lab.position" { en: "Position", pt: "Posição" }
        "lab.position.start" { en: "as the game starts", pt: "como o jogo começa" }
        "lab.moves" { en: "Moves played first", pt: "Jogadas feitas antes" }
        "lab.algorithm" { en: "Algorithm", pt: "Algoritmo" }
        "lab.heuristic" { en: "Heuristic", pt: "Heurística" }
        "lab.evaluation" { en: "Evaluation", pt: "Avaliação" }
        "lab.depth" { en: "Depth", pt: "Profundidade" }
        "lab.nodes" { en: "Nodes", pt: "Nós" }
        "lab.memory" { en: "Memory (nodes)", pt: "Memória (nós)" }
        "lab.width" { en: "Width", pt: "Largura" }
        "lab.weight" { en: "Weight", pt: "Peso" }
        "lab.spec" { en: "Spec", pt: "Especificação" }
        "lab.run" { en: "Search", pt: "Procurar" }
        "lab.running" { en: "Searching…", pt: "A procurar…" }
        "lab.running.for" { en: "Searching for {n} s…", pt: "A procurar há {n} s…" }
        "lab.cancel" { en: "Cancel", pt: "Cancelar" }
        "lab.idle" {
            en: "Press Search to watch this being searched.",
            pt: "Carregue em Procurar para ver esta procura.",
        }
        "lab.change" { en: "Change what is searched", pt: "Mudar o que se procura" }
        "lab.voice" { en: "Values", pt: "Valores" }
        "lab.voice.max-min" { en: "of MAX and MIN", pt: "de MAX e MIN" }
        "lab.voice.negamax" { en: "of the side to move (negamax)", pt: "de quem joga (negamax)" }
        "lab.weighed" { en: "Chosen among ({node})", pt: "Escolhida entre ({node})" }
        "lab.weighed.move" { en: "move", pt: "jogada" }
        "lab.weighed.visits" { en: "n", pt: "n" }
        "lab.weighed.mean" { en: "mean", pt: "média" }
        "lab.weighed.bonus" { en: "c·√(ln N ÷ n)", pt: "c·√(ln N ÷ n)" }
        "lab.weighed.sum" { en: "sum", pt: "soma" }
        "lab.weighed.hint" {
            en: "The mean is seen by the side that chooses. To divide by zero is avoided by n + 1; a move never tried counts as a little better than even.",
            pt: "A média é vista por quem escolhe. Evita-se dividir por zero com n + 1; uma jogada nunca tentada conta como um pouco melhor do que o empate.",
        }
        "lab.truncated.more" {
            en: "To see more: limit the depth or the nodes, or play some moves first, so that the whole search fits.",
            pt: "Para ver mais: limite a profundidade ou os nós, ou faça antes algumas jogadas, para que caiba a procura inteira.",
        }
        "lab.usual" { en: "usual", pt: "habitual" }
        "lab.about" { en: "About this algorithm", pt: "Sobre este algoritmo" }
        "lab.link" { en: "Copy link", pt: "Copiar ligação" }
        "lab.link.copied" { en: "Link copied", pt: "Ligação copiada" }
        "lab.parts" {
            en: "{n} steps: the program keeps them for a while, and the page fetches the part that you look at. Lists show the nodes of that part.",
            pt: "{n} passos: o programa guarda-os algum tempo, e a página vai buscar a parte que vê. As listas mostram os nós dessa parte.",
        }
        "lab.overview" { en: "The whole tree", pt: "A árvore inteira" }
        "lab.overview.name" {
            en: "The whole tree. Arrows go along it, plus and minus zoom, 0 shows all, space folds, Enter goes to the moment, F fills the screen.",
            pt: "A árvore inteira. As setas percorrem-na, mais e menos aproximam e afastam, 0 mostra tudo, espaço dobra, Enter vai ao momento, F enche o ecrã.",
        }
        "lab.overview.count" { en: "{n} nodes in {rows} rows", pt: "{n} nós em {rows} filas" }
        "lab.overview.find" { en: "Find", pt: "Procurar" }
        "lab.overview.find.hint" { en: "#number or moves", pt: "#número ou jogadas" }
        "lab.overview.none" { en: "There is no such node.", pt: "Não há esse nó." }
        "lab.overview.in" { en: "Nearer", pt: "Aproximar" }
        "lab.overview.out" { en: "All of it", pt: "Tudo" }
        "lab.overview.current" { en: "Where the search is", pt: "Onde está a procura" }
        "lab.overview.fold" { en: "Fold", pt: "Dobrar" }
        "lab.overview.moment" { en: "When it was found", pt: "Quando foi encontrado" }
        "lab.overview.full" { en: "Full screen", pt: "Ecrã inteiro" }
        "lab.overview.below" { en: "{n} below it", pt: "{n} por baixo" }
        "lab.overview.spared" { en: "{n} moves cut away", pt: "{n} jogadas cortadas" }
        "lab.overview.folded" { en: "folded", pt: "dobrado" }
        "lab.truncated" {
            en: "Only the first {shown} steps are kept; {hidden} more were carried out. The figures are those of the whole search.",
            pt: "Guardam-se só os primeiros {shown} passos; houve mais {hidden}. Os números são os da procura inteira.",
        }
        "lab.stopped" {
            en: "The search was stopped after {seconds} seconds.",
            pt: "A procura foi interrompida ao fim de {seconds} segundos.",
        }
        "lab.tree" { en: "Tree", pt: "Árvore" }
        "lab.tree.name" {
            en: "The part of the search tree around the current node",
            pt: "A parte da árvore de procura à volta do nó atual",
        }
        "lab.more" { en: "+{n} more", pt: "mais {n}" }
        "lab.cut.short" { en: "✂ {n}", pt: "✂ {n}" }
        "lab.above" { en: "{n} moves above", pt: "{n} jogadas acima" }
        "lab.open" { en: "Open", pt: "Abertos" }
        "lab.closed" { en: "Closed", pt: "Fechados" }
        "lab.forgotten" { en: "Forgotten", pt: "Esquecidos" }
        "lab.path" { en: "Path", pt: "Caminho" }
        "lab.thresholds" { en: "Bounds so far", pt: "Limiares até agora" }
        "lab.line" { en: "The line being searched", pt: "A linha em exame" }
        "lab.children" { en: "Moves: {node}", pt: "Jogadas: {node}" }
        "lab.next" { en: "next", pt: "a seguir" }
        "lab.list.empty" { en: "nothing", pt: "nada" }
        "lab.list.more" { en: "and {n} more", pt: "e mais {n}" }
        "lab.held" { en: "{held} of {most} nodes in memory", pt: "{held} de {most} nós em memória" }
        "lab.from.start" { en: "From the start", pt: "Desde o início" }
        "lab.from.goal" { en: "From the goal", pt: "Desde o objetivo" }
        "lab.board" { en: "Board of the node", pt: "Tabuleiro do nó" }
        "lab.code" { en: "Pseudocode", pt: "Pseudocódigo" }
        "lab.counters" { en: "Figures", pt: "Números" }
        "lab.sofar" { en: "so far", pt: "até aqui" }
        "lab.inall" { en: "in all", pt: "no total" }
        "lab.first" { en: "First step", pt: "Primeiro passo" }
        "lab.back" { en: "Back one step", pt: "Um passo atrás" }
        "lab.play" { en: "Play", pt: "Reproduzir" }
        "lab.pause" { en: "Pause", pt: "Pausa" }
        "lab.forward" { en: "Next step", pt: "Passo seguinte" }
        "lab.last" { en: "Last step", pt: "Último passo" }
        "lab.step" { en: "Step", pt: "Passo" }
        "lab.step.of" { en: "step {at} of {all}", pt: "passo {at} de {all}" }
        "lab.speed" { en: "Speed", pt: "Velocidade" }
        "lab.speed.value" { en: "{n} a second", pt: "{n} por segundo" }
        "lab.runto" { en: "Run to", pt: "Avançar até" }
        "lab.runto.cut" { en: "next cut", pt: "próximo corte" }
        "lab.runto.goal" { en: "goal or end", pt: "objetivo ou fim" }
        "lab.runto.iteration" { en: "next iteration", pt: "próxima iteração" }
        "lab.runto.raise" { en: "next better value", pt: "próximo valor melhor" }
        "lab.runto.expand" { en: "next expansion", pt: "próxima expansão" }
        "lab.runto.duplicate" { en: "next duplicate", pt: "próximo repetido" }
        "lab.runto.forget" { en: "next forgotten", pt: "próximo esquecido" }
        "lab.runto.hit" { en: "next table hit", pt: "próximo acerto na tabela" }
        "lab.runto.simulation" { en: "next simulation", pt: "próxima simulação" }
        "lab.runto.node" { en: "node", pt: "nó" }
        "lab.runto.node.number" { en: "Number of the node", pt: "Número do nó" }
        "lab.runto.depth" { en: "depth", pt: "profundidade" }
        "lab.runto.depth.number" { en: "Depth", pt: "Profundidade" }
        "lab.predict" { en: "Predict", pt: "Prever" }
        "lab.predict.hint" {
            en: "Each step is hidden until you have said which line of the pseudocode it is. Your guesses are counted.",
            pt: "Cada passo fica escondido até dizer que linha do pseudocódigo é. As previsões são contadas.",
        }
        "lab.predict.question" {
            en: "Which line of the pseudocode comes now? Choose it there, or reveal it.",
            pt: "Que linha do pseudocódigo vem agora? Escolha-a, ou revele-a.",
        }
        "lab.predict.right" { en: "Right.", pt: "Certo." }
        "lab.predict.wrong" { en: "No, it was line {line}.", pt: "Não, era a linha {line}." }
        "lab.predict.score" { en: "{right} of {n} right", pt: "{right} de {n} certas" }
        "lab.reveal" { en: "Reveal", pt: "Revelar" }
        "lab.compare" { en: "Compare", pt: "Comparar" }
        "lab.play-on" { en: "Play from this position", pt: "Jogar a partir desta posição" }
        "lab.pair.beside" { en: "In step with", pt: "A par de" }
        "lab.pair.none" { en: "no other", pt: "nenhum outro" }
        "lab.pair.step" { en: "Together by", pt: "Em conjunto por" }
        "lab.pair.node" { en: "position", pt: "posição" }
        "lab.pair.event" { en: "step", pt: "passo" }
        "lab.pair.same" { en: "Both look at the same positions in the same order.", pt: "Ambos veem as mesmas posições pela mesma ordem." }
        "lab.pair.part" { en: "They part at position {n}: {one} here, {other} there.", pt: "Separam-se na posição {n}: {one} aqui, {other} ali." }
        "lab.pair.root" { en: "the root", pt: "a raiz" }
        "lab.pair.ended" { en: "the end", pt: "o fim" }
        "lab.pair.go" { en: "Go there", pt: "Ir até lá" }
        "lab.compare.title" { en: "Algorithms side by side", pt: "Algoritmos lado a lado" }
        "lab.compare.run" { en: "Compare", pt: "Comparar" }
        "lab.compare.add" { en: "Add", pt: "Juntar" }
        "lab.compare.which" { en: "Algorithms to compare", pt: "Algoritmos a comparar" }
        "lab.compare.none" {
            en: "Choose at least one algorithm to compare.",
            pt: "Escolha pelo menos um algoritmo para comparar.",
        }
        "lab.compare.own" { en: "Another spec", pt: "Outra especificação" }
        "lab.compare.figure" { en: "Figure", pt: "Medida" }
        "lab.compare.export" { en: "Export", pt: "Exportar" }
        "lab.compare.log" {
            en: "Bars are logarithmic, all on one scale; times have none.",
            pt: "As barras são logarítmicas, todas na mesma escala; os tempos não têm.",
        }
        "lab.compare.layout" { en: "Layout of the table", pt: "Disposição da tabela" }
        "lab.compare.layout.rows" { en: "a line an algorithm", pt: "uma linha por algoritmo" }
        "lab.compare.layout.report" { en: "a line a figure, as in reports", pt: "uma linha por medida, como nos relatórios" }
        "lab.copy.svg" { en: "Plot", pt: "Gráfico" }
        "lab.copy.md" { en: "Markdown", pt: "Markdown" }
        "lab.copy.csv" { en: "CSV", pt: "CSV" }
        "lab.copy.tex" { en: "LaTeX", pt: "LaTeX" }
        "lab.copied" { en: "Copied and saved as {name}", pt: "Copiado e guardado como {name}" }
        "lab.figure.algorithm" { en: "algorithm", pt: "algoritmo" }
        "lab.figure.depth" { en: "depth", pt: "profundidade" }
        "lab.figure.verdict" { en: "result", pt: "resultado" }
        "lab.figure.generated" { en: "generated", pt: "gerados" }
        "lab.figure.expanded" { en: "expanded", pt: "expandidos" }
        "lab.figure.duplicates" { en: "duplicates", pt: "repetidos" }
        "lab.figure.reopened" { en: "reopened", pt: "reabertos" }
        "lab.figure.forgotten" { en: "forgotten", pt: "esquecidos" }
        "lab.figure.open" { en: "open now", pt: "abertos agora" }
        "lab.figure.max_open" { en: "most open at once", pt: "máximo de abertos" }
        "lab.figure.max_held" { en: "most held at once", pt: "máximo em memória" }
        "lab.figure.iterations" { en: "iterations", pt: "iterações" }
        "lab.figure.penetrance" { en: "penetrance", pt: "penetrância" }
        "lab.figure.branching" { en: "effective branching factor", pt: "fator de ramificação efetivo" }
        "lab.figure.mean_branching" { en: "mean branching factor", pt: "fator de ramificação médio" }
        "lab.figure.bounds" { en: "cost of the cheapest way", pt: "custo do caminho mais barato" }
        "lab.figure.nodes" { en: "nodes", pt: "nós" }
        "lab.figure.evaluations" { en: "estimates", pt: "estimativas" }
        "lab.figure.ends" { en: "ends of games", pt: "fins de jogo" }
        "lab.figure.alpha_raises" { en: "better values (α raised)", pt: "valores melhores (α subiu)" }
        "lab.figure.alpha_cuts" { en: "α cuts (at MIN)", pt: "cortes α (em MIN)" }
        "lab.figure.beta_cuts" { en: "β cuts (at MAX)", pt: "cortes β (em MAX)" }
        "lab.figure.skipped" { en: "moves never looked at", pt: "jogadas nunca vistas" }
        "lab.figure.table_lookups" { en: "table look-ups", pt: "consultas à tabela" }
        "lab.figure.table_hits" { en: "table hits", pt: "acertos na tabela" }
        "lab.figure.simulations" { en: "simulations", pt: "simulações" }
        "lab.figure.proofs" { en: "nodes proven", pt: "nós provados" }
        "lab.figure.looks" { en: "moves looked at", pt: "jogadas vistas" }
        "lab.figure.move" { en: "move", pt: "jogada" }
        "lab.figure.value" { en: "value", pt: "valor" }
        "lab.figure.time_ms" { en: "time (ms)", pt: "tempo (ms)" }
        "lab.figure.spec" { en: "algorithm", pt: "algoritmo" }
        "lab.verdict.found" { en: "found", pt: "encontrado" }
        "lab.verdict.optimal" { en: "optimal (proven)", pt: "ótimo (provado)" }
        "lab.verdict.no_solution" { en: "no solution", pt: "sem solução" }
        "lab.verdict.nodes" { en: "stopped: nodes", pt: "parou: nós" }
        "lab.verdict.time" { en: "stopped: time", pt: "parou: tempo" }
        "lab.verdict.memory" { en: "stopped: memory", pt: "parou: memória" }
        "lab.verdict.asked" { en: "stopped", pt: "parou" }
        "lab.verdict.depth" { en: "stopped: depth", pt: "parou: profundidade" }
        "lab.verdict.too_few_nodes" { en: "stopped: too few nodes", pt: "parou: nós de menos" }
        "lab.verdict.dropped" {
            en: "stopped: what was kept led nowhere",
            pt: "parou: o que se guardou não levou a lado nenhum",
        }
        "lab.max" { en: "MAX", pt: "MAX" }
        "lab.min" { en: "MIN", pt: "MIN" }
        "lab.win" { en: "a win", pt: "vitória" }
        "lab.win.in" { en: "a win in {n} plies", pt: "vitória em {n} jogadas" }
        "lab.win.in#one" { en: "a win in one ply", pt: "vitória numa jogada" }
        "lab.win.brief" { en: "W", pt: "V" }
        "lab.loss" { en: "a loss", pt: "derrota" }
        "lab.loss.in" { en: "a loss in {n} plies", pt: "derrota em {n} jogadas" }
        "lab.loss.in#one" { en: "a loss in one ply", pt: "derrota numa jogada" }
        "lab.loss.brief" { en: "L", pt: "D" }
        "lab.unknown" { en: "unknown", pt: "desconhecido" }
        "lab.node.root" { en: "the root", pt: "a raiz" }
        "lab.node.goal" { en: "goal state #{n}", pt: "estado objetivo #{n}" }
        "lab.node.unknown" { en: "a node that is not shown", pt: "um nó que não se mostra" }
        "lab.status.open" { en: "open", pt: "aberto" }
        "lab.status.closed" { en: "closed", pt: "fechado" }
        "lab.status.done" { en: "done", pt: "concluído" }
        "lab.status.forgotten" { en: "forgotten", pt: "esquecido" }
        "lab.status.goal" { en: "on the way to the goal", pt: "no caminho para o objetivo" }
        "lab.node.name" { en: "{name}, {player}, {status}, {figure}", pt: "{name}, {player}, {status}, {figure}" }
        "lab.keys" { en: "Lab", pt: "Laboratório" }
        "lab.keys.step" { en: "One step back or forward", pt: "Um passo atrás ou à frente" }
        "lab.keys.ends" { en: "First or last step", pt: "Primeiro ou último passo" }
        "lab.keys.play" { en: "Play or pause", pt: "Reproduzir ou parar" }
        "lab.keys.cut" { en: "Run to the next cut", pt: "Avançar até ao próximo corte" }
        "lab.keys.goal" { en: "Run to the goal or the end", pt: "Avançar até ao objetivo ou ao fim" }
        "lab.keys.iteration" { en: "Run to the next iteration", pt: "Avançar até à próxima iteração" }
        "lab.keys.tree" { en: "In the tree: go along it, look at a node", pt: "Na árvore: percorrê-la, ver um nó" }
        "lab.keys.predict" { en: "Predict mode on or off", pt: "Ligar ou desligar a previsão" }
        "lab.keys.reveal" { en: "Reveal the step", pt: "Revelar o passo" }
        "lab.help" {
            en: "The lab replays a real search of the real algorithm, step by step. Point at a node anywhere, in the tree or in a list, and it lights up everywhere; click it to see its board. Values are seen by MAX, the side to move at the root.",
            pt: "O laboratório reproduz, passo a passo, uma procura verdadeira do algoritmo verdadeiro. Aponte para um nó, na árvore ou numa lista, e ele destaca-se em todo o lado; carregue nele para ver o tabuleiro. Os valores são vistos por MAX, o lado que joga na raiz.",
        }
    }
}
