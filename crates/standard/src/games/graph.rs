//! Graphs of one's own, with the examples of textbooks.

use jogada_catalog::{Asks, ExerciseKind, GameLesson, GameWords, Offers, Parameter, Settings, SpecError};
use jogada_games::graph::{EXAMPLES, Exact, Given, Hops, OwnGraph};
use jogada_rules::Phrase;

use crate::puzzle_card::PuzzleCard;

/// Its card.
pub fn card() -> PuzzleCard<OwnGraph> {
    let builder = PuzzleCard::new("graph", make)
        .about(
            "A graph of one's own, with costs and estimates, as textbooks draw them",
            "Um grafo à escolha, com custos e estimativas, como nos manuais",
        )
        .words(WORDS)
        .parameter(Parameter::number("places", 3, 26, 8))
        .parameter(Parameter::number("seed", 0, 1_000_000, 0))
        .reversible()
        .heuristic("given", Given)
        .heuristic("hops", Hops)
        .heuristic("exact", Exact);
    EXAMPLES.iter().fold(builder, |builder, example| builder.problem(example.name, example.graph, &[]))
}

/// The first example, unless a seed asks for another graph.
fn make(settings: &Settings) -> Result<OwnGraph, SpecError> {
    let first = || OwnGraph::example(EXAMPLES[0].name).expect("it is in the list");
    match settings.number("seed").unwrap_or(0) {
        0 => Ok(first()),
        seed => OwnGraph::random(settings.size("places"), seed as u64).map_err(|error| settings.out_of_range(error)),
    }
}

/// What can be practiced with it.
const EXERCISES: &[ExerciseKind] = &[
    ExerciseKind {
        name: "bfs",
        title: Phrase::new("The order of breadth-first search", "A ordem da procura em largura"),
        asks: Asks::Order,
        algorithm: "bfs",
        problems: PROBLEMS,
    },
    ExerciseKind {
        name: "astar",
        title: Phrase::new("The order of A*", "A ordem do A*"),
        asks: Asks::Order,
        algorithm: "astar:heuristic=given",
        problems: PROBLEMS,
    },
    ExerciseKind {
        name: "next",
        title: Phrase::new("Which place is taken up next?", "Que lugar se retoma a seguir?"),
        asks: Asks::Next,
        algorithm: "astar:heuristic=given",
        problems: PROBLEMS,
    },
    ExerciseKind {
        name: "estimates",
        title: Phrase::new("The f of every place", "O f de cada lugar"),
        asks: Asks::Costs,
        algorithm: "astar:heuristic=given",
        problems: PROBLEMS,
    },
];
const PROBLEMS: [&str; 3] = ["graph:places=6,seed=SEED", "graph:places=9,seed=SEED", "graph:places=13,seed=SEED"];

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Graphs", "Grafos"),
    rules: Phrase::new(
        "Go along the ways from place to place until a goal is reached, as cheaply as you can.",
        "Siga os caminhos de lugar em lugar até chegar a um objetivo, o mais barato que conseguir.",
    ),
    lesson: GameLesson {
        order: 9,
        example: "graph",
        rules: &[
            Phrase::new(
                "Places are joined by ways, each with its cost. Some ways lead in one direction only.",
                "Os lugares estão ligados por caminhos, cada um com o seu custo. Alguns só levam num sentido.",
            ),
            Phrase::new(
                "The cost of going somewhere is the sum of the ways; the goal is to be reached at the least cost.",
                "O custo de chegar a algum lado é a soma dos caminhos; quer-se chegar ao objetivo com o menor custo.",
            ),
        ],
        notation: Phrase::new(
            "`S-A 1, A>G 3; from S; to G; h S 4, A 3`: ways with costs (`>` in one direction), start, goals, estimates. A move is the name of a place.",
            "`S-A 1, A>G 3; from S; to G; h S 4, A 3`: caminhos com custos (`>` num só sentido), início, objetivos, estimativas. Uma jogada é o nome de um lugar.",
        ),
        think: &[
            Phrase::new(
                "An estimate h is admissible if it is never more than the cheapest way costs, and consistent if it never falls by more than a step costs. With an admissible one A* finds the cheapest way; with a consistent one it never has to take a place up again.",
                "Uma estimativa h é admissível se nunca excede o custo do caminho mais barato, e consistente se nunca desce mais do que custa um passo. Com uma admissível o A* encontra o caminho mais barato; com uma consistente nunca tem de retomar um lugar.",
            ),
            Phrase::new(
                "In Romania, from Arad to Bucharest, greedy search goes by Sibiu and Fagaras and pays 450; A* finds the 418 by Rimnicu and Pitesti.",
                "Na Roménia, de Arad a Bucareste, a procura gulosa vai por Sibiu e Fagaras e paga 450; o A* encontra os 418 por Rimnicu e Pitesti.",
            ),
        ],
    },
    offers: Offers {
        overlays: &["estimates"],
        strokes: true,
        followed: Some("graph:problem=romania"),
        exercises: EXERCISES,
        ..Offers::NONE
    },
    texts: &[
        (
            "heuristic.given",
            Phrase::new(
                "h as it is written in the graph, 0 where nothing is. It promises nothing: whether it is admissible (never more than the cheapest way) and consistent (never falls by more than a step costs) is checked and shown on the board. In Romania h(Arad) = 366, and the cheapest way costs 418.",
                "h tal como está escrita no grafo, 0 onde não está. Não promete nada: se é admissível (nunca mais do que o caminho mais barato) e consistente (nunca desce mais do que custa um passo) verifica-se e mostra-se no tabuleiro. Na Roménia h(Arad) = 366, e o caminho mais barato custa 418.",
            ),
        ),
        (
            "heuristic.hops",
            Phrase::new(
                "h = the fewest ways to a goal, as if each cost one. Consistent: no way costs less than one, and a step brings the goal nearer by one way at most. In Romania h(Arad) = 3: Sibiu, Fagaras, Bucharest.",
                "h = o menor número de caminhos até a um objetivo, como se cada um custasse um. Consistente: nenhum caminho custa menos de um, e um passo aproxima no máximo um caminho. Na Roménia h(Arad) = 3: Sibiu, Fagaras, Bucareste.",
            ),
        ),
        (
            "heuristic.exact",
            Phrase::new(
                "h = h*, what the cheapest way really costs. Consistent, and the best there can be: A* expands only places of a cheapest way. In Romania h(Arad) = 418.",
                "h = h*, o que o caminho mais barato custa de facto. Consistente, e a melhor possível: o A* só expande lugares de um caminho mais barato. Na Roménia h(Arad) = 418.",
            ),
        ),
        ("setting.places", Phrase::new("Places", "Lugares")),
        ("layer.overlay.estimates", Phrase::new("Check the estimates", "Verificar as estimativas")),
        (
            "overlay.estimate-too-much",
            Phrase::new(
                "{place}: h = {estimate}, but the cheapest way costs {cost}. Not admissible: A* may miss the cheapest way.",
                "{place}: h = {estimate}, mas o caminho mais barato custa {cost}. Não é admissível: o A* pode falhar o caminho mais barato.",
            ),
        ),
        (
            "overlay.estimate-falls",
            Phrase::new(
                "{place} → {next}: h falls from {estimate} to {then}, but the step costs only {cost}. Not consistent.",
                "{place} → {next}: h desce de {estimate} para {then}, mas o passo custa só {cost}. Não é consistente.",
            ),
        ),
        (
            "overlay.estimates-admissible",
            Phrase::new(
                "The estimates are admissible, but not consistent: A* finds the cheapest way and may take places up again.",
                "As estimativas são admissíveis, mas não consistentes: o A* encontra o caminho mais barato e pode ter de retomar lugares.",
            ),
        ),
        (
            "overlay.estimates-consistent",
            Phrase::new(
                "The estimates are consistent, and so admissible.",
                "As estimativas são consistentes, e portanto admissíveis.",
            ),
        ),
    ],
};
