//! What a screen reader calls the places of a board.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub BOARD {
        "board.turn.auto" { en: "Turn the board (now as it fits)", pt: "Rodar o tabuleiro (agora como couber)" }
        "board.turn.by" { en: "Turn the board (now by {n}°)", pt: "Rodar o tabuleiro (agora {n}°)" }
        "board.cell.empty" { en: "{place}, empty", pt: "{place}, vazia" }
        "board.cell.owned" { en: "{place}, {who}", pt: "{place}, {who}" }
        "board.line.free" { en: "line {place}, free", pt: "linha {place}, livre" }
        "board.line.drawn" { en: "line {place}, drawn", pt: "linha {place}, traçada" }
        "board.pit" { en: "hole {place}, {n} pieces", pt: "cova {place}, {n} peças" }
        "board.pit#one" { en: "hole {place}, 1 piece", pt: "cova {place}, 1 peça" }
        "board.pit.owned" { en: "hole {place} of {who}, {n} pieces", pt: "cova {place} do {who}, {n} peças" }
        "board.pit.owned#one" { en: "hole {place} of {who}, 1 piece", pt: "cova {place} do {who}, 1 peça" }
        "board.piece" { en: "take {n} pieces from heap {heap}", pt: "tirar {n} peças do monte {heap}" }
        "board.piece#one" { en: "take 1 piece from heap {heap}", pt: "tirar 1 peça do monte {heap}" }
        "board.tile" { en: "tile {label}", pt: "peça {label}" }
    }
}
