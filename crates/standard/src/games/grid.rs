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
        .heuristic("rows-and-columns", RowsAndColumns);
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
        (
            "heuristic.rows-and-columns",
            Phrase::new(
                "h = rows + columns between, whatever the neighbors. Consistent with four neighbors; not admissible with eight or six, where a step crosses both at once. From a1 to c3 with eight neighbors: h = 4, and the way costs 2·√2 ≈ 2.83.",
                "h = linhas + colunas de permeio, sejam quais forem os vizinhos. Consistente com quatro vizinhos; não admissível com oito ou seis, onde um passo cruza as duas. De a1 a c3 com oito vizinhos: h = 4, e o caminho custa 2·√2 ≈ 2,83.",
            ),
        ),
        (
            "heuristic.distance",
            Phrase::new(
                "h = the cost over empty ground: rows + columns with four neighbors, min·√2 + (max − min) with eight, the distance between hexagons with six. Consistent: walls and heavy ground only add, and a step changes it by its own length at most. From a1 to c3 with four neighbors: 2 + 2 = 4.",
                "h = o custo em terreno livre: linhas + colunas com quatro vizinhos, mín·√2 + (máx − mín) com oito, a distância entre hexágonos com seis. Consistente: paredes e terreno pesado só acrescentam, e um passo muda-a no máximo o seu comprimento. De a1 a c3 com quatro vizinhos: 2 + 2 = 4.",
            ),
        ),
        (
            "heuristic.straight-line",
            Phrase::new(
                "h = √(rows² + columns²), the straight line. Consistent: no way is shorter than the line, and a step changes it by its own length at most. From a1 to d5: √(4² + 3²) = 5.",
                "h = √(linhas² + colunas²), a linha reta. Consistente: nenhum caminho é mais curto do que a reta, e um passo muda-a no máximo o seu comprimento. De a1 a d5: √(4² + 3²) = 5.",
            ),
        ),
        ("setting.neighbors", Phrase::new("Neighbors", "Vizinhos")),
        ("setting.walls", Phrase::new("Walls (%)", "Paredes (%)")),
    ],
};
