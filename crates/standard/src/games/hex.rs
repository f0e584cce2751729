//! Hex on any board up to 26 by 26.

use jogada_catalog::{Aspect, GameLesson, GameWords, Length, Offers, Parameter};
use jogada_experts::hex::ByConnections;
use jogada_experts::hex::player::ByNet;
use jogada_experts::hex::shown;
use jogada_games::hex::{BridgeSaver, Bridges, CenterFirst, Hex, Report, Resistance, TwoDistance};
use jogada_rules::Phrase;
use jogada_search::mcts;

use crate::card::GameCard;

/// What later games say of a move is worth so much here that trying for trying's sake hardly pays; and a position has so
/// many moves that listing them all is for those that come up again and again.
fn simulation() -> mcts::Mcts {
    mcts::Mcts { rave: 1000.0, exploration: 0.05, expand_after: 5, ..mcts::Mcts::default() }
}

/// Its card.
pub fn card() -> GameCard<Hex, CenterFirst> {
    GameCard::new("hex", |settings| {
        Hex::new(settings.size("size"), settings.switch("swap")).map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Join your two sides of a rhombus of hexagons; there are no draws",
        "Ligam-se os dois lados próprios de um losango de hexágonos; não há empates",
    )
    .words(WORDS)
    .parameter(Parameter::number("size", 1, 26, 11))
    .parameter(Parameter::switch("swap", true))
    .guide(CenterFirst, false)
    .playout(BridgeSaver, simulation())
    .evaluation("report", Report)
    .evaluation("bridges", Bridges)
    .evaluation("two-distance", TwoDistance)
    .evaluation("resistance", Resistance)
    .length(Length::Long)
    .level("report-easy", "greedy:eval=report")
    .level("report-medium", "alphabeta:depth=6,order=evaluation,eval=report,time=1s,slip=10")
    .level("report-hard", "alphabeta:depth=6,order=evaluation,eval=report,time=1s")
    .level("easy", "expert:temperature=200")
    .level("medium", "expert:temperature=100")
    .level("hard", "expert:nodes=800")
    .level("max", "expert:time=3s,table=128M,threads=2")
    .measured_on("hex:size=13")
    .measured_on("hex:size=19")
    .usual_depth(2)
    .solved_by(ByConnections)
    .expert(ByNet)
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::same("Hex"),
    rules: Phrase::new(
        "Take turns to put a stone on any empty cell. First (red) joins the top and the bottom, Second (blue, with a ring) the left and the right; corners belong to both. There are no draws.\nAfter the first stone Second may swap: the stone is mirrored on the long diagonal and becomes Second’s.",
        "À vez, põe-se uma peça em qualquer casa vazia. O Primeiro (vermelho) une o topo e o fundo, o Segundo (azul, com um anel) a esquerda e a direita; os cantos são de ambos. Não há empates.\nDepois da primeira peça o Segundo pode trocar: a peça é refletida na diagonal maior e passa a ser sua.",
    ),
    lesson: GameLesson {
        order: 3,
        example: "hex:size=5,swap=off",
        rules: &[
            Phrase::new(
                "The board is a rhombus of hexagons. First owns the top and bottom edges, Second the left and right ones.",
                "O tabuleiro é um losango de hexágonos. O Primeiro tem as margens de cima e de baixo, o Segundo as da esquerda e da direita.",
            ),
            Phrase::new(
                "A move puts a stone on an empty cell. Stones never move and are never taken.",
                "Uma jogada põe uma peça numa casa vazia. As peças não se movem nem se tiram.",
            ),
            Phrase::new(
                "Whoever joins the two own edges by an unbroken chain wins. There are no draws.",
                "Ganha quem ligar as suas duas margens por uma cadeia sem falhas. Não há empates.",
            ),
            Phrase::new(
                "Because starting is an advantage, Second may answer the first stone with `swap`: it becomes Second’s, mirrored on the long diagonal.",
                "Como começar é vantagem, o Segundo pode responder à primeira peça com `swap`: ela passa a ser sua, refletida na diagonal maior.",
            ),
        ],
        notation: Phrase::new(
            "A letter for the column and a number for the row: `c2`. `swap` is a move too.",
            "Uma letra para a coluna e um número para a linha: `c2`. `swap` também é uma jogada.",
        ),
        think: &[
            Phrase::new(
                "Two stones with two empty cells in common are as good as joined: a bridge. If the opponent takes one of the cells, take the other.",
                "Duas peças com duas casas vazias em comum estão praticamente ligadas: é uma ponte. Se o adversário ocupar uma das casas, ocupe a outra.",
            ),
            Phrase::new(
                "An edge helps as a stone would. A stone on the second row with both cells below it empty is joined to its edge by a bridge, and one on the third row, with room around it, as surely: an edge template. Ask for “Connections that hold” over the board, and take any cell of one: there is an answer.",
                "Uma margem ajuda como uma peça. Uma peça na segunda linha, com as duas casas abaixo vazias, está unida à margem por uma ponte, e uma na terceira, com espaço em volta, não menos: é um molde de margem. Peça “Ligações seguras” sobre o tabuleiro e ocupe uma casa de uma delas: há resposta.",
            ),
            Phrase::new(
                "Where the way to the edge is met from below, stones run along it: each threatens to get through, and each has one reply. That is a ladder. It gains nothing by itself, but with a stone ahead that is joined to the edge, an escape, it gets there: look for a move that is an escape and a threat at once.",
                "Onde o caminho para a margem é travado por baixo, as peças correm ao longo dela: cada uma ameaça passar e cada uma tem uma só resposta. É uma escada. Por si nada ganha, mas com uma peça adiante já unida à margem, uma saída, chega lá: procure a jogada que seja saída e ameaça ao mesmo tempo.",
            ),
            Phrase::new(
                "If the other side threatens to win in several ways, only a cell that all of them need can stop it: the must-play region. Look nowhere else; where no such cell is left, the game is lost.",
                "Se o outro lado ameaça ganhar de várias maneiras, só o trava uma casa de que todas precisem: a zona obrigatória. Não procure noutro sítio; se não houver tal casa, o jogo está perdido.",
            ),
            Phrase::new(
                "A dead cell can no longer help anybody, whoever plays there: a stone on it is a move given away. “Connections that hold” marks it with ×.",
                "Uma casa morta já não serve a ninguém, jogue lá quem jogar: uma peça nela é uma jogada perdida. “Ligações seguras” marca-a com ×.",
            ),
            Phrase::new(
                "Attack and defense are the same here: blocking the opponent completely is the same as joining your own sides.",
                "Atacar e defender são aqui a mesma coisa: barrar por completo o adversário é ligar as próprias margens.",
            ),
        ],
    },
    offers: Offers {
        overlays: &["paths", shown::POLICY, shown::CONNECTIONS],
        aspects: &[
            Aspect { name: "must-play", overlay: shown::CONNECTIONS, notes: &["must-play", "unstoppable"] },
            Aspect { name: "carrier", overlay: shown::CONNECTIONS, notes: &["holds", "wins-with"] },
            Aspect { name: "dead", overlay: shown::CONNECTIONS, notes: &["dead"] },
            Aspect { name: "ladders", overlay: shown::CONNECTIONS, notes: &["ladder", "ladder-escape"] },
        ],
        threats: true,
        challenges: &["hex:size=4,swap=off", "hex:size=5,swap=off", "hex:size=6,swap=off"],
        welcome: Some("hex:size=11"),
        followed: Some("hex:size=3,swap=off"),
        ..Offers::NONE
    },
    texts: &[
        (
            "coach.do.hex",
            Phrase::new(
                "Put a stone on any empty cell: click on it, or type its name.",
                "Ponha uma peça numa casa vazia: clique nela, ou escreva o nome.",
            ),
        ),
        (
            "coach.counts.hex",
            Phrase::new(
                "Your chain from your one edge to the other. Two cells between two of your stones make a bridge that can not be cut.",
                "A sua cadeia de uma margem sua à outra. Duas casas entre duas peças suas são uma ponte que não se corta.",
            ),
        ),
        (
            "coach.win.hex",
            Phrase::new(
                "Join your two edges before the other side joins its own; one of the two always does.",
                "Ligue as suas duas margens antes que o outro lado ligue as dele; um dos dois liga sempre.",
            ),
        ),
        (
            "sides.hex",
            Phrase::new(
                "First joins the top and the bottom, Second the left and the right.",
                "O Primeiro une o topo e o fundo, o Segundo a esquerda e a direita.",
            ),
        ),
        (
            "evaluation.report",
            Phrase::new(
                "−(a − b ÷ 2), rounded toward zero: a are the stones that the side to move still needs to join its edges, b those that the other side does. On an empty 4×4 board after one stone the other side needs 4 and its opponent 3: −(4 − 1.5) → −2.",
                "−(a − b ÷ 2), arredondado para zero: a são as peças de que quem joga ainda precisa para unir as suas margens, b as do adversário. Num tabuleiro 4×4 vazio, depois de uma peça o outro lado precisa de 4 e o adversário de 3: −(4 − 1,5) → −2.",
            ),
        ),
        (
            "evaluation.bridges",
            Phrase::new(
                "As `report`, but an intact bridge counts as joined: two stones, or a stone and its edge, with two empty cells in common. After a2 on an empty 4×4 board First needs one stone less than by `report`: 3 instead of 2.",
                "Como `report`, mas uma ponte intacta conta como unida: duas peças, ou uma peça e a sua margem, com duas casas vazias em comum. Depois de a2 num tabuleiro 4×4 vazio o Primeiro precisa de menos uma peça do que por `report`: 3 em vez de 2.",
            ),
        ),
        (
            "evaluation.two-distance",
            Phrase::new(
                "How far each side is from joining its edges if its opponent may always block the best next cell: the second best counts (Anshelevich, van Rijswijck). The other side's distance less the own, and a hundredth for each cell that attains it. After c2 on an empty 4×4 board: 2.01 for First.",
                "A que distância está cada lado de unir as suas margens se o adversário puder sempre tapar a melhor casa seguinte: conta a segunda melhor (Anshelevich, van Rijswijck). A distância do outro menos a própria, e um centésimo por cada casa que a atinge. Depois de c2 num tabuleiro 4×4 vazio: 2,01 para o Primeiro.",
            ),
        ),
        (
            "evaluation.resistance",
            Phrase::new(
                "The board as an electric circuit: own stones conduct, the other side's do not, empty cells resist. The share of the side to move in both conductances, from −10 to 10. After d1 on an empty 4×4 board: 2.38 for First.",
                "O tabuleiro como circuito elétrico: as peças próprias conduzem, as do outro não, as casas vazias resistem. A parte de quem joga nas duas condutâncias, de −10 a 10. Depois de d1 num tabuleiro 4×4 vazio: 2,38 para o Primeiro.",
            ),
        ),
        ("term.bridge", Phrase::new("bridge", "ponte")),
        ("term.edge-template", Phrase::new("edge template", "molde de margem")),
        ("term.ladder", Phrase::new("ladder", "escada")),
        ("term.must-play", Phrase::new("must-play region", "zona obrigatória")),
        ("term.dead-cell", Phrase::new("dead cell", "casa morta")),
        ("term.swap", Phrase::same("swap")),
        ("setting.swap", Phrase::new("Swap", "Troca")),
        ("layer.overlay.paths", Phrase::new("Shortest paths", "Caminhos mais curtos")),
        ("layer.overlay.policy", Phrase::new("What the net would play", "O que a rede jogaria")),
        ("layer.overlay.connections", Phrase::new("Connections that hold", "Ligações seguras")),
        (
            "overlay.net",
            Phrase::new(
                "Shares of the net’s attention in %; it gives {who} a chance of {chance} %",
                "Atenção da rede em %; ao {who} dá {chance} % de hipóteses",
            ),
        ),
        (
            "overlay.holds",
            Phrase::new(
                "{who} is connected: with these cells it holds against every reply",
                "O {who} está ligado: com estas casas resiste a qualquer resposta",
            ),
        ),
        (
            "overlay.wins-with",
            Phrase::new(
                "{who} wins with {move}: these cells are enough",
                "O {who} ganha com {move}: estas casas bastam",
            ),
        ),
        (
            "overlay.unstoppable",
            Phrase::new(
                "{who} wins: no cell stops all of its connections at once",
                "O {who} ganha: nenhuma casa trava todas as suas ligações ao mesmo tempo",
            ),
        ),
        (
            "overlay.must-play",
            Phrase::new(
                "Must-play: any move but these {n} loses to a connection",
                "Zona obrigatória: qualquer jogada fora destas {n} perde contra uma ligação",
            ),
        ),
        (
            "overlay.dead",
            Phrase::new(
                "Dead cells (×), which matter to nobody: {n}",
                "Casas mortas (×), que não contam para ninguém: {n}",
            ),
        ),
        (
            "overlay.ladder",
            Phrase::new(
                "A ladder of {who}, {cells}: every stone threatens to reach the edge and has one reply; no escape is in sight",
                "Uma escada do {who}, {cells}: cada peça ameaça chegar à margem e tem uma só resposta; não se vê saída",
            ),
        ),
        (
            "overlay.ladder-escape",
            Phrase::new(
                "A ladder of {who} with an escape, {cells}: whatever the replies, it reaches the edge",
                "Uma escada do {who} com saída, {cells}: seja qual for a resposta, chega à margem",
            ),
        ),
        (
            "overlay.distances",
            Phrase::new(
                "Cells still needed: First {first}, Second {second}",
                "Casas que faltam: Primeiro {first}, Segundo {second}",
            ),
        ),
        (
            "overlay.way",
            Phrase::new(
                "The shortest way of {who} still needs {cells}",
                "O caminho mais curto do {who} ainda precisa de {cells}",
            ),
        ),
        (
            "overlay.bridges",
            Phrase::new("Bridges between stones of {who}: {bridges}", "Pontes entre peças do {who}: {bridges}"),
        ),
        (
            "overlay.edge-bridges",
            Phrase::new(
                "Stones of {who} that a bridge joins to the edge: {stones}",
                "Peças do {who} que uma ponte une à margem: {stones}",
            ),
        ),
        (
            "swap.offer",
            Phrase::new("You may take over First's stone: swap.", "Pode ficar com a peça do Primeiro: trocar."),
        ),
        ("swap.question", Phrase::new("Second may take this stone over.", "O Segundo pode ficar com esta peça.")),
        ("ending.hex", Phrase::new("the chain joins both edges", "a cadeia liga as duas margens")),
        (
            "swap.done",
            Phrase::new("{who} took the stone over: sides are swapped.", "O {who} ficou com a peça: houve troca."),
        ),
        ("swap.yes", Phrase::new("Swap", "Trocar")),
        ("swap.no", Phrase::new("Play on", "Continuar")),
        ("help.swap", Phrase::new("Swap, when it is offered", "Trocar, quando é possível")),
        (
            "why.wins-by-connection",
            Phrase::new(
                "wins: the edges are connected against every reply",
                "ganha: as margens ficam ligadas contra qualquer resposta",
            ),
        ),
        (
            "why.only-cell",
            Phrase::new(
                "the only cell that stops a connection of the other side",
                "a única casa que impede uma ligação do outro lado",
            ),
        ),
        (
            "why.in-must-play",
            Phrase::new(
                "one of the {n} cells that can still stop the other side",
                "uma das {n} casas que ainda podem travar o outro lado",
            ),
        ),
        (
            "why.climbs-ladder",
            Phrase::new(
                "the next stone of a ladder that escapes to the edge",
                "a peça seguinte de uma escada que tem saída para a margem",
            ),
        ),
        (
            "why.escape-of-ladder",
            Phrase::new("gives a ladder its escape to the edge", "dá a uma escada a saída para a margem"),
        ),
        ("why.joins-edges", Phrase::new("joins both edges", "une as duas margens")),
        ("why.joins-by-bridges", Phrase::new("joins both edges by bridges", "une as duas margens por pontes")),
        ("why.shortens", Phrase::new("leaves {n} cells to go", "ficam a faltar {n} casas")),
        ("why.shortens#one", Phrase::new("leaves 1 cell to go", "fica a faltar 1 casa")),
        ("why.blocks", Phrase::new("makes the other side need {n}", "ao outro lado passam a faltar {n}")),
        (
            "why.shortens-and-blocks",
            Phrase::new(
                "leaves {own} to go, and the other side {other}",
                "ficam a faltar {own}, e ao outro lado {other}",
            ),
        ),
        ("why.takes-over", Phrase::new("takes the stone over", "fica com a peça")),
    ],
};
