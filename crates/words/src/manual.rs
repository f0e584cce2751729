//! The sections of a manual page that are the same for every command.

use jogada_rules::Phrase;

/// A section: its heading, and what is in it by its name.
pub struct ManualSection {
    /// The heading.
    pub heading: Phrase,
    /// Names with what they mean.
    pub entries: &'static [(&'static str, Phrase)],
}

/// The sections, in the order of manual pages.
pub const MANUAL: &[ManualSection] = &[
    ManualSection {
        heading: Phrase::new("EXIT STATUS", "CÓDIGO DE SAÍDA"),
        entries: &[
            ("0", Phrase::new("All is well.", "Correu tudo bem.")),
            (
                "1",
                Phrase::new(
                    "Something failed that is nobody's typing error: a file that can not be written, values that differ.",
                    "Falhou algo que não é erro de quem escreveu: um ficheiro que não se pode escrever, valores que diferem.",
                ),
            ),
            ("2", Phrase::new("The command line is wrong.", "A linha de comandos está errada.")),
            (
                "3",
                Phrase::new(
                    "A position, file or move is wrong, or the input ended in the middle of a game.",
                    "Uma posição, um ficheiro ou uma jogada está errada, ou a entrada acabou a meio de um jogo.",
                ),
            ),
            ("4", Phrase::new("No answer was found within the limits.", "Não se achou resposta dentro dos limites.")),
            ("130", Phrase::new("Someone pressed Ctrl-C.", "Alguém carregou em Ctrl-C.")),
        ],
    },
    ManualSection {
        heading: Phrase::new("ENVIRONMENT", "AMBIENTE"),
        entries: &[
            (
                "LC_ALL, LC_MESSAGES, LANG",
                Phrase::new(
                    "The language, Portuguese if the first that is set begins with pt; --lang overrules it.",
                    "O idioma, português se a primeira que estiver definida começar por pt; --lang prevalece.",
                ),
            ),
            (
                "JOGADA_DATA",
                Phrase::new("The data folder; --data-dir overrules it.", "A pasta de dados; --data-dir prevalece."),
            ),
            ("NO_COLOR", Phrase::new("No colors, if it is set.", "Sem cores, se estiver definida.")),
            (
                "TERM",
                Phrase::new(
                    "If it is dumb: no colors, and no line that changes.",
                    "Se for dumb: sem cores nem linha que muda.",
                ),
            ),
            (
                "COLUMNS",
                Phrase::new(
                    "The width to write in, if it is set.",
                    "A largura em que se escreve, se estiver definida.",
                ),
            ),
            ("BROWSER", Phrase::new("The program that opens the page.", "O programa que abre a página.")),
        ],
    },
    ManualSection {
        heading: Phrase::new("FILES", "FICHEIROS"),
        entries: &[
            (
                "~/.local/share/jogada",
                Phrase::new(
                    "The data folder; jogada doctor says where it is on this machine.",
                    "A pasta de dados; jogada doctor diz onde fica nesta máquina.",
                ),
            ),
            ("…/tables", Phrase::new("Tables of endings.", "Tabelas de finais.")),
            ("…/games", Phrase::new("The library of recorded games.", "A biblioteca de jogos registados.")),
            (
                "…/sittings",
                Phrase::new(
                    "Games that were left in the middle, one file each.",
                    "Jogos deixados a meio, um ficheiro cada.",
                ),
            ),
            ("…/arena", Phrase::new("Runs of the arena.", "Provas da arena.")),
        ],
    },
];
