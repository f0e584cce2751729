//! Trees of one's own, with the examples of textbooks.

use jogada_catalog::{Asks, ExerciseKind, GameLesson, GameWords, Length, Offers, Parameter, Settings, SpecError};
use jogada_games::tree::{EXAMPLES, OwnTree};
use jogada_rules::{Nothing, Phrase};

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<OwnTree> {
    let names: Vec<&str> = EXAMPLES.iter().map(|example| example.name).chain(["random"]).collect();
    GameCard::new("tree", make)
        .about(
            "A game tree of one's own, with values at its leaves, as textbooks draw them",
            "Uma árvore de jogo à escolha, com valores nas folhas, como nos manuais",
        )
        .words(WORDS)
        .parameter(Parameter::choice("example", &names))
        .parameter(Parameter::number("seed", 1, 1_000_000, 1))
        .parameter(Parameter::number("depth", 1, 6, 3))
        .parameter(Parameter::number("branching", 1, 6, 2))
        .evaluation("outcome", Nothing)
        .length(Length::Short)
        .level("report-easy", "greedy:eval=outcome")
        .level("report-medium", "alphabeta:time=5s,slip=10")
        .level("report-hard", "alphabeta:time=5s")
        .level("easy", "minimax:depth=1")
        .level("medium", "alphabeta:depth=2")
        .level("hard", "alphabeta")
}

fn make(settings: &Settings) -> Result<OwnTree, SpecError> {
    let known = settings.text("example").and_then(OwnTree::example);
    let random = || {
        let seed = settings.number("seed").unwrap_or(1) as u64;
        OwnTree::random(settings.size("depth"), settings.size("branching"), seed)
    };
    known.map_or_else(random, Ok).map_err(|error| settings.out_of_range(error))
}

/// What can be practiced with it.
const EXERCISES: &[ExerciseKind] = &[
    ExerciseKind {
        name: "minimax",
        title: Phrase::new("Values of a tree", "Valores de uma árvore"),
        asks: Asks::Values,
        algorithm: "minimax",
        problems: PROBLEMS,
    },
    ExerciseKind {
        name: "alphabeta",
        title: Phrase::new("Cuts of alpha-beta", "Cortes do alfa-beta"),
        asks: Asks::Unseen,
        algorithm: "alphabeta",
        problems: PROBLEMS,
    },
];
const PROBLEMS: [&str; 3] = [
    "tree:example=random,depth=2,branching=3,seed=SEED",
    "tree:example=random,depth=3,branching=2,seed=SEED",
    "tree:example=random,depth=4,branching=2,seed=SEED",
];

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Trees", "Árvores"),
    rules: Phrase::new(
        "Go to a child in turns until a leaf is reached. First (MAX, ▲) wants a large number there, Second (MIN, ▼) a small one.",
        "À vez, desce-se para um filho até chegar a uma folha. O Primeiro (MAX, ▲) quer aí um número grande, o Segundo (MIN, ▼) um pequeno.",
    ),
    lesson: GameLesson {
        order: 8,
        example: "tree",
        rules: &[
            Phrase::new(
                "A position is a node of a tree. The side to move goes to one of its children.",
                "Uma posição é um nó de uma árvore. Quem joga desce para um dos filhos.",
            ),
            Phrase::new(
                "At a leaf the game is over: First gets its number from Second. First is MAX, Second is MIN.",
                "Numa folha o jogo acaba: o Primeiro recebe do Segundo o número que lá está. O Primeiro é MAX, o Segundo é MIN.",
            ),
        ],
        notation: Phrase::new(
            "`((3 12 8)(2 4 6)(14 5 2)) 1` is a tree and the side to move; a move is the number of a child, or its name: `left(3 12) right(x=2 4)`.",
            "`((3 12 8)(2 4 6)(14 5 2)) 1` é uma árvore e quem joga; uma jogada é o número de um filho, ou o seu nome: `left(3 12) right(x=2 4)`.",
        ),
        think: &[
            Phrase::new(
                "MIN chooses the least leaf of each bracket: 3, 2 and 2. MAX chooses the greatest of those: 3. That is minimax, from the leaves up.",
                "MIN escolhe a menor folha de cada parêntese: 3, 2 e 2. MAX escolhe a maior dessas: 3. É o minimax, das folhas para cima.",
            ),
            Phrase::new(
                "Once the 2 of the second bracket is seen, its 4 and 6 can not matter: MIN already has 2 there, and MAX has 3 elsewhere. Alpha-beta never looks at them.",
                "Visto o 2 do segundo parêntese, o 4 e o 6 já não contam: MIN já tem 2 aí, e MAX tem 3 noutro lado. O alfa-beta nem os vê.",
            ),
        ],
    },
    offers: Offers { exercises: EXERCISES, ..Offers::NONE },
    texts: &[
        ("setting.example", Phrase::new("Example", "Exemplo")),
        ("setting.branching", Phrase::new("Children a node", "Filhos por nó")),
    ],
};
