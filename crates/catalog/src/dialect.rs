//! The Portuguese names of what specs are written with: accepted always, shown to who reads Portuguese. Whatever is
//! written to last keeps the English ones.

use jogada_rules::Language;

/// Keys of parameters.
const KEYS: &[(&str, &str)] = &[
    ("clock", "relógio"),
    ("cmd", "comando"),
    ("cols", "colunas"),
    ("depth", "profundidade"),
    ("ends", "finais"),
    ("eval", "avaliação"),
    ("heaps", "montes"),
    ("heuristic", "heurística"),
    ("memory", "memória"),
    ("misere", "misère"),
    ("nodes", "nós"),
    ("order", "ordem"),
    ("per-hole", "peças-por-cova"),
    ("problem", "problema"),
    ("quiescence", "quiescência"),
    ("rows", "linhas"),
    ("seed", "semente"),
    ("size", "tamanho"),
    ("slip", "deslize"),
    ("start", "início"),
    ("swap", "troca"),
    ("symmetry", "simetria"),
    ("table", "tabela"),
    ("tables", "tabelas"),
    ("threads", "fios"),
    ("time", "tempo"),
    ("turns", "vez"),
    ("weight", "peso"),
    ("width", "largura"),
    ("win", "em-linha"),
];

/// Words that parameters take. Of several for one, the first is shown.
const VALUES: &[(&str, &str)] = &[
    ("on", "ligado"),
    ("on", "ligada"),
    ("on", "sim"),
    ("off", "desligado"),
    ("off", "desligada"),
    ("off", "não"),
    ("again", "outra-vez"),
    ("alternate", "alternada"),
    ("distance", "distância"),
    ("evaluation", "avaliação"),
    ("natural", "natural"),
    ("outcome", "resultado"),
];

/// Players that are no algorithm.
const PLAYERS: &[(&str, &str)] = &[
    ("human", "pessoa"),
    ("human", "humano"),
    ("easy", "fácil"),
    ("medium", "médio"),
    ("hard", "difícil"),
    ("max", "máximo"),
    ("report-easy", "relatório-fácil"),
    ("report-medium", "relatório-médio"),
    ("report-hard", "relatório-difícil"),
    ("random", "acaso"),
    ("greedy", "guloso"),
    ("solver", "solucionador"),
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

fn shown<'a>(language: Language, table: &[(&str, &'static str)], name: &'a str) -> &'a str {
    let known = || table.iter().find(|(english, _)| *english == name).map(|(_, portuguese)| *portuguese);
    match language {
        Language::English => name,
        Language::Portuguese => known().unwrap_or(name),
    }
}

fn meant(table: &[(&'static str, &str)], text: &str) -> Option<&'static str> {
    let text = plain(text);
    table.iter().find(|(_, portuguese)| plain(portuguese) == text).map(|(english, _)| *english)
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
            for (english, _) in table {
                assert_eq!(meant(shown(Language::Portuguese, table, english)), Some(*english));
            }
        }
        assert_eq!(key_in(Language::English, "rows"), "rows");
        assert_eq!(key_in(Language::Portuguese, "nobody-knows"), "nobody-knows");
    }
}
