//! Sliding tiles on boards of up to sixteen cells.

use jogada_catalog::{GameLesson, GameWords, Offers, Parameter, Settings};
use jogada_games::sliding_tiles::{LinearConflict, Manhattan, PROBLEMS, SlidingTiles};
use jogada_rules::Phrase;

use crate::puzzle_card::PuzzleCard;

/// Its card.
pub fn card() -> PuzzleCard<SlidingTiles> {
    let make = |settings: &Settings| {
        SlidingTiles::new(settings.size("rows"), settings.size("cols")).map_err(|error| settings.out_of_range(error))
    };
    let builder = PuzzleCard::new("sliding-tiles", make)
        .about("Slide the tiles into order", "Deslizam-se as peças até ficarem por ordem")
        .words(WORDS)
        .parameter(Parameter::number("rows", 2, 8, 3))
        .parameter(Parameter::number("cols", 2, 8, 3))
        .reversible()
        .heuristic("linear-conflict", LinearConflict)
        .heuristic("manhattan", Manhattan);
    PROBLEMS.iter().fold(builder, |builder, problem| {
        let size = [("rows", problem.rows.to_string()), ("cols", problem.cols.to_string())];
        builder.problem(problem.name, problem.start, &size)
    })
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Sliding tiles", "Peças deslizantes"),
    rules: Phrase::new(
        "Slide a tile beside the gap into it, until all are in order.",
        "Faça deslizar para o espaço vazio uma peça ao lado dele, até ficarem todas por ordem.",
    ),
    lesson: GameLesson {
        order: 7,
        example: "sliding-tiles",
        rules: &[
            Phrase::new(
                "Tiles with numbers lie in a frame with one gap. A tile beside the gap may slide into it.",
                "Peças numeradas estão numa moldura com um espaço vazio. Uma peça ao lado do espaço pode deslizar para ele.",
            ),
            Phrase::new(
                "The goal is to bring the tiles into order, in as few moves as possible.",
                "O objetivo é pôr as peças por ordem, no menor número de jogadas.",
            ),
        ],
        notation: Phrase::new(
            "`u`, `d`, `l`, `r`: the way the gap goes.",
            "`u`, `d`, `l`, `r`: para onde vai o espaço (cima, baixo, esquerda, direita).",
        ),
        think: &[
            Phrase::new(
                "Each tile must travel at least its distance to its place. The sum of those distances is the heuristic `manhattan`; two tiles in their own row but in the wrong order cost two more moves: `linear-conflict`.",
                "Cada peça tem de andar pelo menos a distância ao seu lugar. A soma dessas distâncias é a heurística `manhattan`; duas peças na sua linha mas em ordem trocada custam mais duas jogadas: `linear-conflict`.",
            ),
            Phrase::new(
                "Half of all arrangements can never be solved, and the hardest of the others on the 3×3 frame needs 31 moves.",
                "Metade das disposições nunca se resolve, e a mais difícil das outras, na moldura 3×3, precisa de 31 jogadas.",
            ),
        ],
    },
    offers: Offers::NONE,
    texts: &[
        (
            "heuristic.manhattan",
            Phrase::new(
                "h = the sum, over all tiles, of the rows and columns between a tile and its place. Consistent: a move takes one tile one cell on, so the sum changes by one. The board of `hardest-8`: h = 21, and 31 moves are needed.",
                "h = a soma, por todas as peças, das linhas e colunas entre a peça e o seu lugar. Consistente: uma jogada leva uma peça uma casa adiante, e a soma muda um. O tabuleiro de `hardest-8`: h = 21, e são precisas 31 jogadas.",
            ),
        ),
        (
            "heuristic.linear-conflict",
            Phrase::new(
                "h = `manhattan` + 2·k, with k the tiles that must leave their own row or column to let others pass. Consistent: a move changes k by one at most in the lines across its way, and pays for it in distance. The board of `hardest-8`: 21 + 2·1 = 23.",
                "h = `manhattan` + 2·k, com k as peças que têm de sair da sua linha ou coluna para deixar passar outras. Consistente: uma jogada muda k no máximo um nas linhas que cruza, e paga-o em distância. O tabuleiro de `hardest-8`: 21 + 2·1 = 23.",
            ),
        ),
    ],
};
