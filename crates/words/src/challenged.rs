//! What is said about challenges on the command line.

use crate::table::messages;

messages! {
    /// Said about challenges.
    pub enum Challenged {
        Flawed(line, flaw) { en: "not proven: {line}: {flaw}", pt: "não provado: {line}: {flaw}" }
        Proven(count, all) { en: "{count} of {all} challenges are proven", pt: "{count} de {all} desafios estão provados" }
    }
}
