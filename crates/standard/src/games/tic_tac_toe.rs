//! Tic-tac-toe and its m,n,k relatives.

use jogada_catalog::{GameLesson, GameWords, Length, Offers, Parameter, Stage};
use jogada_games::tic_tac_toe::{OpenLines, Threats, TicTacToe};
use jogada_rules::{Nothing, Phrase};

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<TicTacToe, Threats> {
    GameCard::new("tic-tac-toe", |settings| {
        TicTacToe::new(settings.size("rows"), settings.size("cols"), settings.size("win"))
            .map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Three in a row, or any number on a board of any size",
        "Três em linha, ou quantas se quiser num tabuleiro de qualquer tamanho",
    )
    .words(WORDS)
    .parameter(Parameter::number("rows", 1, 8, 3))
    .parameter(Parameter::number("cols", 1, 8, 3))
    .parameter(Parameter::number("win", 1, 8, 3))
    .guide(Threats, false)
    .evaluation("outcome", Nothing)
    .evaluation("open-lines", OpenLines)
    .length(Length::Short)
    .level("report-easy", "greedy:eval=outcome")
    .level("report-medium", "alphabeta:time=5s,slip=10")
    .level("report-hard", "alphabeta:time=5s")
    .level("easy", "pvs:depth=2,slip=30")
    .level("medium", "pvs:depth=4,slip=10")
    .level("hard", "pvs:nodes=200k,eval=open-lines")
    .level("max", "pvs:time=3s,eval=open-lines,table=64M")
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::new("Tic-tac-toe", "Jogo do galo"),
    rules: Phrase::new(
        "Take turns to mark an empty cell: First a cross, Second a nought. Three in a row, across, down or diagonally, win; other sizes ask for as many as their settings say.",
        "À vez, marca-se uma casa vazia: o Primeiro com uma cruz, o Segundo com uma bola. Três em linha, na horizontal, na vertical ou na diagonal, ganham; noutros tamanhos, tantas quantas se definir.",
    ),
    lesson: GameLesson {
        order: 2,
        example: "tic-tac-toe",
        rules: &[
            Phrase::new(
                "The sides take turns to mark an empty cell, First with ×, Second with ○.",
                "Os lados marcam à vez uma casa vazia, o Primeiro com ×, o Segundo com ○.",
            ),
            Phrase::new(
                "Three marks of one side in a row, across, down or diagonally, win. A full board without such a row is a draw.",
                "Três marcas de um lado em linha, na horizontal, na vertical ou na diagonal, ganham. Um tabuleiro cheio sem isso é empate.",
            ),
            Phrase::new(
                "Rows, columns and the length of the winning line can be set: any m,n,k game is possible.",
                "As linhas, as colunas e o comprimento que ganha podem mudar-se: qualquer jogo m,n,k é possível.",
            ),
        ],
        notation: Phrase::new(
            "Cells are `1` to `9`, row by row; on other sizes `a1`, `b3` and so on.",
            "As casas são `1` a `9`, linha a linha; noutros tamanhos `a1`, `b3`, etc.",
        ),
        think: &[
            Phrase::new(
                "With best play the game is a draw. Its whole tree has half a million lines, few enough for plain minimax, which makes it the best first game to watch in the lab.",
                "Jogado sem erros dá empate. A árvore inteira tem meio milhão de sequências, poucas o bastante para o minimax simples: é o melhor primeiro jogo para ver no laboratório.",
            ),
            Phrase::new(
                "Look for forks: a mark that makes two threats at once can not be answered.",
                "Procure duplas ameaças: uma marca que ameaça em duas linhas ao mesmo tempo não tem resposta.",
            ),
        ],
    },
    offers: Offers {
        overlays: &[Offers::VALUES],
        signs: true,
        challenges: &["tic-tac-toe"],
        stage: Some(Stage {
            board: "tic-tac-toe",
            shown: "alphabeta:depth=4",
            compared: &["minimax:depth=4", "alphabeta:depth=4", "pvs:depth=4"],
        }),
        ..Offers::NONE
    },
    texts: &[
        (
            "coach.do.tic-tac-toe",
            Phrase::new(
                "Write your sign into an empty square: click on it.",
                "Escreva o seu sinal numa casa vazia: clique nela.",
            ),
        ),
        (
            "coach.counts.tic-tac-toe",
            Phrase::new(
                "Two in a row that can become three, above all two at once.",
                "Duas em linha que possam ser três, sobretudo duas vezes ao mesmo tempo.",
            ),
        ),
        (
            "coach.win.tic-tac-toe",
            Phrase::new(
                "Three of your signs in a row; block those of the other side.",
                "Três sinais seus em linha; tape as do outro lado.",
            ),
        ),
        ("ending.tic-tac-toe", Phrase::new("a whole row", "uma linha completa")),
        ("ending.tic-tac-toe.draw", Phrase::new("the board is full", "o tabuleiro está cheio")),
        ("name.tic-tac-toe", Phrase::new("tic-tac-toe", "galo")),
        (
            "evaluation.open-lines",
            Phrase::new(
                "The sum of 4^k ÷ 100 over the lines in which one side alone has k stones, plus for the side to move and minus for the other. A single stone in the middle of 3×3 has four lines: 4·4 ÷ 100 = 0.16 for its owner.",
                "A soma de 4^k ÷ 100 pelas linhas em que só um lado tem k peças, mais para quem joga e menos para o outro. Uma só peça no meio de 3×3 tem quatro linhas: 4·4 ÷ 100 = 0,16 para o dono.",
            ),
        ),
        ("setting.win", Phrase::new("In a row", "Em linha")),
        ("layer.overlay.values", Phrase::new("Value map", "Mapa de valores")),
        ("why.completes-row", Phrase::new("completes a row", "completa uma linha")),
        ("why.stops-row", Phrase::new("stops a row", "impede uma linha")),
    ],
};
