//! What games and algorithms are, in a line each.

use crate::language::Language;

/// Name, English, Portuguese.
pub(crate) const ABOUT: &[(&str, &str, &str)] = &[
    (
        "nim",
        "Take pieces from one heap; who takes the last one wins",
        "Tiram-se peças de um monte; ganha quem tirar a última",
    ),
    (
        "tic-tac-toe",
        "Three in a row, or any number on a board of any size",
        "Três em linha, ou quantas se quiser num tabuleiro de qualquer tamanho",
    ),
    (
        "hex",
        "Join your two sides of a rhombus of hexagons; there are no draws",
        "Ligam-se os dois lados próprios de um losango de hexágonos; não há empates",
    ),
    (
        "dots-and-boxes",
        "Draw lines between dots; who closes a box gets it and moves again",
        "Unem-se pontos com traços; quem fecha um quadrado fica com ele e joga outra vez",
    ),
    (
        "adji-boto",
        "Sow pieces round two rows of holes and capture ones, threes and fives (course variant)",
        "Semeiam-se peças por duas filas de covas e capturam-se uma, três ou cinco (variante do curso)",
    ),
    (
        "adji-boto-puzzle",
        "Empty both rows of holes by sowing and capturing, in as few moves as possible",
        "Esvaziam-se as duas filas de covas, semeando e capturando, no menor número de jogadas",
    ),
    ("sliding-tiles", "Slide the tiles into order", "Deslizam-se as peças até ficarem por ordem"),
    ("random", "Any legal move", "Uma jogada qualquer"),
    (
        "greedy",
        "The move that looks best at once, by an evaluation (steepest ascent)",
        "A jogada que logo parece melhor, segundo uma avaliação (subida mais íngreme)",
    ),
    ("minimax", "Looks at every line of play to a depth", "Vê todas as sequências até uma profundidade"),
    (
        "alphabeta",
        "The same answer as minimax, without the lines that can not matter",
        "A mesma resposta que o minimax, sem as sequências que não podem contar",
    ),
    (
        "mcts",
        "Monte-Carlo tree search: plays games to their end and follows the moves that did well; proves what it can",
        "Procura em árvore de Monte Carlo: joga partidas até ao fim e segue as jogadas que correram bem; prova o que pode",
    ),
    (
        "dfpn",
        "Depth-first proof-number search: proves who wins, or how many points can still be had",
        "Procura por números de prova em profundidade: prova quem ganha, ou quantos pontos ainda se podem obter",
    ),
    (
        "expert",
        "A player of the game's own, where it has one: Dots and Boxes by quiet positions, exact near the end",
        "Um jogador próprio do jogo, onde o há: dots-and-boxes por posições calmas, exato perto do fim",
    ),
    (
        "pns",
        "Proof-number search: grows a tree where the least work promises a proof",
        "Procura por números de prova: faz crescer a árvore onde menos trabalho promete uma prova",
    ),
    (
        "negamax",
        "Alpha-beta with a table of positions seen before, depth by depth",
        "Alfa-beta com uma tabela das posições já vistas, profundidade a profundidade",
    ),
    (
        "pvs",
        "Principal variation search: expects the first move to be best and only checks that the others are not",
        "Procura da variante principal: conta que a primeira jogada seja a melhor e só confirma que as outras não são",
    ),
    (
        "mtdf",
        "Closes in on the value with one question after another: is it at least this?",
        "Aproxima-se do valor com uma pergunta após outra: será pelo menos este?",
    ),
    (
        "sss",
        "Best-first search from above: lowers an upper bound until it holds",
        "Procura o melhor primeiro, de cima para baixo: desce um limite superior até ele se confirmar",
    ),
];

/// What a game or algorithm is, if it is one that Jogada brings along.
pub(crate) fn about(name: &str, language: Language) -> Option<&'static str> {
    let (_, english, portuguese) = ABOUT.iter().find(|(known, ..)| *known == name)?;
    Some(match language {
        Language::English => english,
        Language::Portuguese => portuguese,
    })
}
