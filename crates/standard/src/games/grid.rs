//! Grids of one's own: walls, heavy ground, four, eight or six neighbors.

use jogada_catalog::{GameLesson, GameWords, Offers, Parameter, Settings, SpecError};
use jogada_games::grid::{Distance, EXAMPLES, Neighbors, OwnGrid, RowsAndColumns, StraightLine};
use jogada_rules::Phrase;

use crate::puzzle_card::PuzzleCard;

/// Its card.
pub fn card() -> PuzzleCard<OwnGrid> {
    let builder = PuzzleCard::new("grid", make)
        .about(
            "A way through a grid of one's own, with walls and heavy ground",
            "Um caminho por uma grelha à escolha, com paredes e terreno pesado",
        )
        .words(WORDS)
        .parameter(Parameter::choice("neighbors", &["4", "8", "6"]))
        .parameter(Parameter::number("rows", 2, 64, 8))
        .parameter(Parameter::number("cols", 2, 64, 12))
        .parameter(Parameter::number("walls", 0, 60, 25))
        .parameter(Parameter::number("seed", 1, 1_000_000, 1))
        .reversible()
        .heuristic("distance", Distance)
        .heuristic("straight-line", StraightLine)
        .heuristic("manhattan", RowsAndColumns);
    EXAMPLES.iter().fold(builder, |builder, example| builder.problem(example.name, example.map, &[]))
}

fn make(settings: &Settings) -> Result<OwnGrid, SpecError> {
    let count = settings.text("neighbors").and_then(|text| text.parse().ok()).unwrap_or(4);
    let neighbors = Neighbors::of(count).unwrap_or_default();
    let [rows, cols, walls] = ["rows", "cols", "walls"].map(|key| settings.size(key));
    let seed = settings.number("seed").unwrap_or(1) as u64;
    OwnGrid::random(rows, cols, walls, seed, neighbors).map_err(|error| settings.out_of_range(error))
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Grids", "Grelhas"),
    rules: Phrase::new(
        "Go from cell to cell to the goal, around the walls, as cheaply as you can. A number is what it costs to enter a cell.",
        "Vá de casa em casa até ao objetivo, contornando as paredes, o mais barato que conseguir. Um número é o que custa entrar numa casa.",
    ),
    lesson: GameLesson {
        order: 10,
        example: "grid:problem=trap",
        rules: &[
            Phrase::new(
                "A step goes to a neighboring cell that is no wall: by its side, with eight neighbors also across a corner, or to one of six in a grid of hexagons.",
                "Um passo leva a uma casa vizinha que não seja parede: pelo lado, com oito vizinhos também pelo canto, ou a uma de seis numa grelha de hexágonos.",
            ),
            Phrase::new(
                "Entering a cell costs one, or the number that stands in it. A step across a corner costs √2 times as much.",
                "Entrar numa casa custa um, ou o número que lá está. Um passo pelo canto custa √2 vezes mais.",
            ),
        ],
        notation: Phrase::new(
            "`.../.#./..3 a1 c3`: rows of ground, walls and weights, the cell where one is, the goal. A move is the cell that it leads to.",
            "`.../.#./..3 a1 c3`: linhas de terreno, paredes e pesos, a casa onde se está, o objetivo. Uma jogada é a casa a que leva.",
        ),
        think: &[
            Phrase::new(
                "Without walls the way is as long as the rows and columns between: that is `distance`, and walls can only make it longer, so it is admissible.",
                "Sem paredes o caminho é tão longo como as linhas e colunas de permeio: é a `distance`, e as paredes só o podem alongar, por isso é admissível.",
            ),
            Phrase::new(
                "In a trap that opens toward the goal, greedy search walks in first; A* sees that f grows and goes around.",
                "Numa armadilha aberta para o objetivo, a procura gulosa entra primeiro; o A* vê que f cresce e dá a volta.",
            ),
        ],
    },
    offers: Offers { followed: Some("grid:problem=trap"), ..Offers::NONE },
    texts: &[
        ("setting.neighbors", Phrase::new("Neighbors", "Vizinhos")),
        ("setting.walls", Phrase::new("Walls (%)", "Paredes (%)")),
    ],
};
