//! The Adji-boto puzzle with its seven problems.

use jogada_catalog::{GameLesson, GameWords, Offers, Settings, Stage};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Fifths, PROBLEMS, PuzzleBoard};
use jogada_rules::{Phrase, Shown};

use crate::puzzle_card::PuzzleCard;
use crate::symmetry::Merged;

/// Its card.
pub fn card() -> PuzzleCard<AdjiBotoPuzzle, Merged> {
    let first = |_: &Settings| Ok(AdjiBotoPuzzle::problem('A').expect("problem A is one of the seven"));
    let builder = PuzzleCard::new("adji-boto-puzzle", first)
        .about(
            "Empty both rows of holes by sowing and capturing, in as few moves as possible",
            "Esvaziam-se as duas filas de covas, semeando e capturando, no menor número de jogadas",
        )
        .words(WORDS)
        .folded()
        .reversible()
        .countdown()
        .heuristic("fifths", Fifths)
        .heuristic("base", Base)
        .heuristic("advanced", Advanced);
    PROBLEMS.iter().fold(builder, |builder, (letter, grid)| {
        let start = PuzzleBoard::new(*grid).expect("the problems are boards");
        let puzzle = AdjiBotoPuzzle::new(start);
        builder.problem(&letter.to_string(), &puzzle.state_text(&start), &[])
    })
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Adji-boto puzzle", "Quebra-cabeças Adji-boto"),
    rules: Phrase::new(
        "Alone, and with any hole of either row: the same sowing, and one, three or five in the last hole are captured anywhere. Empty the board in as few moves as possible.",
        "A sós, e com qualquer cova das duas filas: a mesma sementeira, e uma, três ou cinco na última cova são capturadas em qualquer lado. Esvazie o tabuleiro no menor número de jogadas.",
    ),
    lesson: GameLesson {
        order: 6,
        example: "adji-boto-puzzle:problem=A",
        rules: &[
            Phrase::new(
                "One player, the same board and the same sowing; any hole of either row may be played.",
                "Um só jogador, o mesmo tabuleiro e a mesma sementeira; pode jogar-se qualquer cova de qualquer fila.",
            ),
            Phrase::new(
                "Whenever the last piece makes one, three or five in its hole, those pieces leave the board.",
                "Sempre que a última peça faz uma, três ou cinco na sua cova, essas peças saem do tabuleiro.",
            ),
            Phrase::new(
                "The goal is an empty board in as few moves as possible.",
                "O objetivo é esvaziar o tabuleiro no menor número de jogadas.",
            ),
        ],
        notation: Phrase::new(
            "`t3` is the third hole of the top row, `b3` that of the bottom row.",
            "`t3` é a terceira cova da fila de cima, `b3` a da fila de baixo.",
        ),
        think: &[
            Phrase::new(
                "A move takes five pieces at most, so at least a fifth of the pieces, rounded up, is the number of moves still needed: that is the heuristic `fifths`, which never promises too much.",
                "Uma jogada tira no máximo cinco peças, portanto faltam pelo menos tantas jogadas quantas um quinto das peças, arredondado para cima: é a heurística `fifths`, que nunca promete demais.",
            ),
            Phrase::new(
                "The twelve holes form a ring, so turning the board does not change the problem. Searches that know this look at a twelfth of the states.",
                "As doze covas formam um anel, por isso rodar o tabuleiro não muda o problema. As procuras que o sabem veem um doze avos dos estados.",
            ),
        ],
    },
    offers: Offers {
        overlays: &["sowing"],
        stage: Some(Stage {
            board: "adji-boto-puzzle:problem=C",
            shown: "astar:heuristic=fifths",
            compared: &["bfs", "astar:heuristic=fifths", "greedy:heuristic=fifths"],
        }),
        small_stage: Some("adji-boto-puzzle:problem=A"),
        ..Offers::NONE
    },
    texts: &[
        ("name.adji-boto-puzzle", Phrase::new("adji-boto-puzzle", "problema-adji-boto")),
        (
            "heuristic.fifths",
            Phrase::new(
                "h = ⌈p ÷ 5⌉, with p pieces left. Consistent, and so admissible: a move takes five pieces at most, so p falls by five and h by one at most. Problem A has 6 pieces: h = 2.",
                "h = ⌈p ÷ 5⌉, com p peças por tirar. Consistente, e portanto admissível: uma jogada tira no máximo cinco peças, por isso p desce no máximo cinco e h no máximo um. O problema A tem 6 peças: h = 2.",
            ),
        ),
        (
            "heuristic.base",
            Phrase::new(
                "h = p, the pieces left. Not admissible: one move may take five pieces, so the true cost can be a fifth of it. Problem A has 6 pieces: h = 6. With it A* is quick and may miss the shortest way.",
                "h = p, as peças por tirar. Não é admissível: uma só jogada pode tirar cinco peças, e o custo verdadeiro pode ser um quinto. O problema A tem 6 peças: h = 6. Com ela o A* é rápido e pode falhar o caminho mais curto.",
            ),
        ),
        (
            "heuristic.advanced",
            Phrase::new(
                "h = p + 0.5·e + 0.3·v, with p pieces, e empty holes, and v the neighbors that the occupied holes have in the grid. Not admissible: it is more than `base`, which is too much already. Problem A: 6 + 0.5·10 + 0.3·(2 + 3) = 12.5.",
                "h = p + 0,5·e + 0,3·v, com p peças, e covas vazias, e v os vizinhos que as covas ocupadas têm na grelha. Não é admissível: é mais do que `base`, que já é de mais. Problema A: 6 + 0,5·10 + 0,3·(2 + 3) = 12,5.",
            ),
        ),
    ],
};
