//! Simulation and proof.

use super::Step::{
    Answer, Ask, BackUp, Begin, Combine, Follow, Grow, Look, PlayOut, Prove, Reach, Select, Settle, Stop,
};
use super::{Line, line};

pub(super) const MCTS: &[Line] = &[
    line(0, "tree ← the root; repeat until time is up:", "árvore ← a raiz; repetir até acabar o tempo:", &[Begin]),
    line(
        1,
        "selection: from the root, the move with the greatest mean + c · √(ln N ÷ n)",
        "seleção: desde a raiz, a jogada com maior média + c · √(ln N ÷ n)",
        &[Select],
    ),
    line(
        1,
        "expansion: a node visited often enough gets its children",
        "expansão: um nó visitado vezes bastantes recebe os seus filhos",
        &[Grow],
    ),
    line(
        1,
        "simulation: play by chance to the end of the game",
        "simulação: jogar ao acaso até ao fim do jogo",
        &[PlayOut],
    ),
    line(
        1,
        "or take the result, where the game is over or the value proven",
        "ou tomar o resultado, onde o jogo acabou ou o valor está provado",
        &[Settle, Reach],
    ),
    line(
        1,
        "back-up: for each move on the way n ← n + 1, and its mean takes in the result",
        "retropropagação: para cada jogada do caminho n ← n + 1, e a média inclui o resultado",
        &[BackUp],
    ),
    line(
        1,
        "what is proven of all children is proven of their parent",
        "o que está provado de todos os filhos está provado do pai",
        &[Prove],
    ),
    line(0, "return the move visited most often", "devolver a jogada mais visitada", &[Answer, Stop]),
];

const COMBINE: Line = line(
    1,
    "OR node: pn ← least pn, dn ← sum of dn; AND node: the other way round",
    "nó OU: pn ← menor pn, dn ← soma dos dn; nó E: ao contrário",
    &[Combine],
);

pub(super) const DFPN: &[Line] = &[
    line(
        0,
        "while the value is not known: ask “at least k?”, halving what is possible",
        "enquanto o valor não se conhece: perguntar «pelo menos k?», dividindo ao meio o possível",
        &[Ask],
    ),
    line(
        1,
        "for each move of the node: pn, dn ← 0, ∞ if yes, ∞, 0 if no, else the table's, else 1, 1",
        "para cada jogada do nó: pn, dn ← 0, ∞ se sim, ∞, 0 se não, senão os da tabela, senão 1, 1",
        &[Look],
    ),
    COMBINE,
    line(
        1,
        "while pn < its limit and dn < its limit: go down the most promising move, with new limits",
        "enquanto pn < o seu limite e dn < o seu limite: descer pela jogada mais promissora, com novos limites",
        &[Follow],
    ),
    line(0, "return the value and the move that proves it", "devolver o valor e a jogada que o prova", &[Answer, Stop]),
];

pub(super) const PNS: &[Line] = &[
    line(
        0,
        "while the value is not known: ask “at least k?”, halving what is possible",
        "enquanto o valor não se conhece: perguntar «pelo menos k?», dividindo ao meio o possível",
        &[Ask],
    ),
    line(
        1,
        "from the root, follow the least pn (OR) or dn (AND) down to a leaf",
        "desde a raiz, seguir o menor pn (OU) ou dn (E) até uma folha",
        &[Follow],
    ),
    line(
        1,
        "expand it: pn, dn of each child ← 0, ∞ if yes, ∞, 0 if no, else 1, 1",
        "expandi-la: pn, dn de cada filho ← 0, ∞ se sim, ∞, 0 se não, senão 1, 1",
        &[Look],
    ),
    COMBINE,
    line(0, "return the value and the move that proves it", "devolver o valor e a jogada que o prova", &[Answer, Stop]),
];
