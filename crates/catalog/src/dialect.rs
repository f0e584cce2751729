//! The Portuguese names of what specs are written with: accepted always, shown to who reads Portuguese. Whatever is
//! written to last keeps the English ones.

use jogada_rules::{Language, Phrase};

/// Keys of parameters.
const KEYS: &[Phrase] = &[
    Phrase::new("clock", "relógio"),
    Phrase::new("cmd", "comando"),
    Phrase::new("cols", "colunas"),
    Phrase::new("depth", "profundidade"),
    Phrase::new("ends", "finais"),
    Phrase::new("eval", "avaliação"),
    Phrase::new("heaps", "montes"),
    Phrase::new("heuristic", "heurística"),
    Phrase::new("memory", "memória"),
    Phrase::new("misere", "misère"),
    Phrase::new("nodes", "nós"),
    Phrase::new("order", "ordem"),
    Phrase::new("per-hole", "peças-por-cova"),
    Phrase::new("problem", "problema"),
    Phrase::new("quiescence", "quiescência"),
    Phrase::new("rows", "linhas"),
    Phrase::new("seed", "semente"),
    Phrase::new("size", "tamanho"),
    Phrase::new("slip", "deslize"),
    Phrase::new("start", "início"),
    Phrase::new("swap", "troca"),
    Phrase::new("symmetry", "simetria"),
    Phrase::new("table", "tabela"),
    Phrase::new("tables", "tabelas"),
    Phrase::new("temperature", "temperatura"),
    Phrase::new("threads", "fios"),
    Phrase::new("time", "tempo"),
    Phrase::new("turns", "vez"),
    Phrase::new("weight", "peso"),
    Phrase::new("width", "largura"),
    Phrase::new("win", "em-linha"),
];

/// Words that parameters take. Of several for one, the first is shown.
const VALUES: &[Phrase] = &[
    Phrase::new("on", "ligado"),
    Phrase::new("on", "ligada"),
    Phrase::new("on", "sim"),
    Phrase::new("off", "desligado"),
    Phrase::new("off", "desligada"),
    Phrase::new("off", "não"),
    Phrase::new("again", "outra-vez"),
    Phrase::new("alternate", "alternada"),
    Phrase::new("distance", "distância"),
    Phrase::new("evaluation", "avaliação"),
    Phrase::new("natural", "natural"),
    Phrase::new("outcome", "resultado"),
];

/// Players that are no algorithm.
const PLAYERS: &[Phrase] = &[
    Phrase::new("human", "pessoa"),
    Phrase::new("human", "humano"),
    Phrase::new("easy", "fácil"),
    Phrase::new("medium", "médio"),
    Phrase::new("hard", "difícil"),
    Phrase::new("max", "máximo"),
    Phrase::new("report-easy", "relatório-fácil"),
    Phrase::new("report-medium", "relatório-médio"),
    Phrase::new("report-hard", "relatório-difícil"),
    Phrase::new("random", "acaso"),
    Phrase::new("greedy", "guloso"),
    Phrase::new("solver", "solucionador"),
];

/// A name as names are compared: in lower case, without accents, blanks as hyphens.
pub fn plain(name: &str) -> String {
    name.trim().to_lowercase().chars().map(bare).collect()
}

const fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' => 'u',
        'ç' => 'c',
        ' ' | '_' => '-',
        other => other,
    }
}

/// The key of a parameter in a language.
pub fn key_in(language: Language, key: &str) -> &str {
    shown(language, KEYS, key)
}

/// A word that a parameter takes, in a language; anything else as it is.
pub fn value_in(language: Language, value: &str) -> &str {
    shown(language, VALUES, value)
}

/// A level or `human` in a language; anything else as it is.
pub fn player_in(language: Language, name: &str) -> &str {
    shown(language, PLAYERS, name)
}

/// The key that is meant by a Portuguese one.
pub(crate) fn key_meant(text: &str) -> Option<&'static str> {
    meant(KEYS, text)
}

/// The word that is meant by a Portuguese one.
pub(crate) fn value_meant(text: &str) -> Option<&'static str> {
    meant(VALUES, text)
}

/// The player who is meant by a Portuguese name.
pub(crate) fn player_meant(text: &str) -> Option<&'static str> {
    meant(PLAYERS, text)
}

fn shown<'a>(language: Language, table: &[Phrase], name: &'a str) -> &'a str {
    let known = || table.iter().find(|known| known.en == name).map(|known| known.pt);
    match language {
        Language::English => name,
        Language::Portuguese => known().unwrap_or(name),
    }
}

fn meant(table: &[Phrase], text: &str) -> Option<&'static str> {
    let text = plain(text);
    table.iter().find(|known| plain(known.pt) == text).map(|known| known.en)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_capitals_and_blanks_make_no_difference() {
        assert_eq!(plain(" Jogo do Galo"), "jogo-do-galo");
        assert_eq!(key_meant("AVALIACAO"), Some("eval"));
        assert_eq!(value_meant("nao"), Some("off"));
        assert_eq!(player_meant("Difícil"), Some("hard"));
        assert_eq!(player_meant("hard"), None);
    }

    #[test]
    fn what_is_shown_is_understood() {
        for (table, meant) in
            [(KEYS, key_meant as fn(&str) -> Option<&'static str>), (VALUES, value_meant), (PLAYERS, player_meant)]
        {
            for Phrase { en, .. } in table {
                assert_eq!(meant(shown(Language::Portuguese, table, en)), Some(*en));
            }
        }
        assert_eq!(key_in(Language::English, "rows"), "rows");
        assert_eq!(key_in(Language::Portuguese, "nobody-knows"), "nobody-knows");
    }
}
