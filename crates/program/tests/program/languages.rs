//! English and Portuguese, by option and by environment.

use crate::running::{Run, jogada, program};

#[test]
fn the_environment_chooses_the_language_and_the_option_overrules_it() {
    let run = |arguments: &[&str], locale: &str| {
        Run::of(&program(arguments).env("LANG", locale).output().expect("it runs")).out
    };
    assert!(run(&["show", "nim"], "pt_PT.UTF-8").contains("joga o Primeiro"));
    assert!(run(&["show", "nim"], "C").contains("First to move"));
    assert!(run(&["show", "nim", "--lang", "en"], "pt_PT.UTF-8").contains("First to move"));
    assert!(run(&["--lang=pt", "show", "nim"], "en_US.UTF-8").contains("joga o Primeiro"));
}

#[test]
fn help_is_in_both_languages_and_leads_with_examples() {
    for (language, examples, usage, options) in
        [("en", "Examples:", "Usage:", "Options:"), ("pt", "Exemplos:", "Utilização:", "Opções:")]
    {
        let all = jogada(&["--help", "--lang", language]);
        assert_eq!(all.code, 0);
        let commands: Vec<_> = all.out.lines().filter_map(|line| line.strip_prefix("  ")).collect();
        let names = commands.iter().filter_map(|line| line.split("  ").next()).filter(|name| !name.contains(' '));
        let names: Vec<_> = names.filter(|name| !name.is_empty() && !name.starts_with('-')).collect();
        assert!(names.contains(&"best") && names.contains(&"doctor"), "{names:?}");
        for name in names {
            let help = jogada(&[name, "--help", "--lang", language]).out;
            let place = |part: &str| help.find(part).unwrap_or_else(|| panic!("{part} in the help of {name}: {help}"));
            assert!(place(examples) < place(usage) && place(usage) < place(options), "{name}");
            assert_eq!(jogada(&["help", name, "--lang", language]).out.trim_end(), help.trim_end(), "{name}");
        }
    }
}

#[test]
fn the_program_says_in_one_screen_what_it_is() {
    for (language, word) in [("en", "plays"), ("pt", "joga")] {
        let run = jogada(&["--lang", language]);
        assert!(run.code == 0 && run.out.contains(word) && run.out.contains("jogada best"), "{}", run.out);
        assert!(run.out.lines().count() <= 24, "{}", run.out);
        assert!(run.out.lines().all(|line| line.chars().count() <= 100), "{}", run.out);
    }
}

#[test]
fn statistics_and_numbers_follow_the_language() {
    let run = jogada(&["best", "tic-tac-toe", "--player", "alphabeta", "--lang", "pt"]);
    for part in ["nós analisados", "18 296", "cortes alfa", "empate (provado)", "profundidade alcançada"] {
        assert!(run.out.contains(part), "{part} in {}", run.out);
    }
}
