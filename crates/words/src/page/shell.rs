//! Words of the shell: navigation, help, dialogs.

use crate::table::texts;

texts! {
    /// Key and texts.
    pub SHELL {
        "shell.play" { en: "Play", pt: "Jogar" }
        "shell.home" { en: "Games", pt: "Jogos" }
        "shell.games" { en: "My games", pt: "Os meus jogos" }
        "shell.lab" { en: "Lab", pt: "Laboratório" }
        "shell.challenges" { en: "Challenges", pt: "Desafios" }
        "shell.arena" { en: "Arena", pt: "Arena" }
        "shell.learn" { en: "Learn", pt: "Aprender" }
        "shell.navigation" { en: "Main", pt: "Principal" }
        "shell.skip" { en: "Skip to content", pt: "Saltar para o conteúdo" }
        "shell.language" { en: "Language", pt: "Idioma" }
        "shell.language.en" { en: "English", pt: "Inglês" }
        "shell.language.pt" { en: "Portuguese", pt: "Português" }
        "shell.theme" { en: "Dark or light", pt: "Escuro ou claro" }
        "shell.help" { en: "Help", pt: "Ajuda" }
        "shell.close" { en: "Close", pt: "Fechar" }
        "shell.cancel" { en: "Cancel", pt: "Cancelar" }
        "shell.copy" { en: "Copy", pt: "Copiar" }
        "shell.copied" { en: "Copied", pt: "Copiado" }
        "shell.uncopied" { en: "Select it and copy it yourself", pt: "Selecione e copie à mão" }
        "shell.download" { en: "Download", pt: "Transferir" }
        "shell.failure" { en: "This could not be shown", pt: "Não foi possível mostrar isto" }
        "shell.again" { en: "Try again", pt: "Tentar de novo" }
        "shell.offline" {
            en: "The program does not answer. Is it still running?",
            pt: "O programa não responde. Ainda está a correr?",
        }
        "shell.keys" { en: "Everywhere", pt: "Em toda a parte" }
        "shell.keys.close" { en: "Close a dialog, leave a field", pt: "Fechar um diálogo, sair de um campo" }
        "shell.keys.tab" { en: "Go through the controls", pt: "Percorrer os comandos" }
        "shell.about" { en: "About", pt: "Acerca" }
        "shell.about.text" {
            en: "Jogada plays, analyzes and solves classic games, and shows the thinking behind it. The rules, the searches and the proofs are the program’s own; this page only draws them.",
            pt: "O Jogada joga, analisa e resolve jogos clássicos, e mostra o raciocínio por trás. As regras, as procuras e as provas são do programa; esta página só as desenha.",
        }
        "shell.about.local" {
            en: "Everything stays on this machine: games are kept in this browser, and no other host is asked for anything.",
            pt: "Tudo fica nesta máquina: os jogos são guardados neste navegador e nada é pedido a outro servidor.",
        }
        "shell.first" { en: "First", pt: "Primeiro" }
        "shell.second" { en: "Second", pt: "Segundo" }
        "shell.loading" { en: "Loading…", pt: "A carregar…" }
    }
}
