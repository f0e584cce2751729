//! What is said about proofs that are written down.

use crate::table::messages;

messages! {
    /// About proofs.
    pub enum ProofWords {
        Holds(position, winner, claims) {
            en: "the proof holds: in “{position}” {winner} wins ({claims} claims)",
            pt: "a prova está certa: em “{position}” ganha {winner} ({claims} afirmações)",
        }
        Wrong(path, line, fault) {
            en: "{path} proves nothing: line {line}: {fault}",
            pt: "{path} não prova nada: linha {line}: {fault}",
        }
        Unwritten {
            en: "no proof can be written down: only positions of Hex have one, while the game goes on and nobody may swap",
            pt: "não há prova que se possa escrever: só posições de Hex a têm, com o jogo em curso e sem direito a trocar",
        }
        OutOfReach {
            en: "the proof was not written: it was not found within the limits",
            pt: "a prova não se escreveu: não se achou dentro dos limites",
        }
        WithoutSwap(game) {
            en: "no proof can be written down while somebody may swap; there is one for {game}",
            pt: "não se pode escrever uma prova enquanto alguém puder trocar; há-a para {game}",
        }
        NotText(byte) {
            en: "byte {byte} of the file is no text",
            pt: "o byte {byte} do ficheiro não é texto",
        }
        Expected(what) { en: "expected {what}", pt: "esperava-se {what}" }
        Position { en: "this is no position of the board", pt: "isto não é uma posição do tabuleiro" }
        Over { en: "nothing is left to prove in this position", pt: "nada há a provar nesta posição" }
        NoCell(name) { en: "“{name}” is no cell of the board", pt: "“{name}” não é uma casa do tabuleiro" }
        NoClaim(name) { en: "“{name}” is no earlier claim", pt: "“{name}” não é uma afirmação anterior" }
        Apart(one, other) { en: "“{one}” and “{other}” do not touch", pt: "“{one}” e “{other}” não se tocam" }
        OtherEnds(claim) { en: "claim {claim} joins other ends", pt: "a afirmação {claim} une outras pontas" }
        Overlap(claim) {
            en: "claim {claim} needs a cell that an earlier one of the chain needs",
            pt: "a afirmação {claim} precisa de uma casa de que outra da cadeia precisa",
        }
        Contradiction(name) {
            en: "“{name}” is needed both as a stone and as an empty cell",
            pt: "“{name}” é precisa como peça e como casa vazia",
        }
        Unanswered(name) { en: "there is no answer to “{name}”", pt: "não há resposta a “{name}”" }
        Useful(lost, kept) {
            en: "“{lost}” is needed though “{kept}” is taken for it",
            pt: "“{lost}” é precisa, embora se tome “{kept}” por ela",
        }
        NoStone(name) { en: "“{name}” is no stone of the winner", pt: "“{name}” não é peça de quem ganha" }
        NotEmpty(name) { en: "“{name}” is not empty", pt: "“{name}” não está vazia" }
        NotItsTurn { en: "the winner does not have the move", pt: "não é a vez de quem ganha" }
        NotTheEdges {
            en: "the claim does not join the winner's edges",
            pt: "a afirmação não une as margens de quem ganha",
        }
    }
}
