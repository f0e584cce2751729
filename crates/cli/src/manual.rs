//! Puts the words of the message table into the command line: help in the reader's language, examples first.

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command, CommandFactory};
use jogada_words::{Language, Word, help};

use crate::arguments::CommandLine;

/// Where options of every command stand in the help.
const COMMON: usize = 900;

/// The command line with its help.
pub(crate) fn command(language: Language) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = CommandLine::command().disable_version_flag(true).arg(version);
    let commands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command =
        commands.iter().fold(command, |command, name| command.mut_subcommand(name, |sub| dress(sub, language)));
    with_usage(dress(command, language), &commands, language)
}

/// Usage lines say `[OPTIONS]` in clap's own language.
fn with_usage(mut command: Command, names: &[String], language: Language) -> Command {
    command.build();
    let translated = |command: &mut Command| {
        let usage = command.render_usage().to_string();
        let usage = usage.split_once(": ").map_or("", |(_, usage)| usage);
        let options = Word::Options.text(language).to_uppercase();
        usage.replace("[OPTIONS]", &format!("[{options}]"))
    };
    for name in names {
        let usage = command.find_subcommand_mut(name).map(translated);
        let written = help(&format!("{name}/usage"), language).map(str::to_owned);
        command = command.mut_subcommand(name, |sub| sub.override_usage(written.or(usage).unwrap_or_default()));
    }
    let usage = translated(&mut command);
    command.override_usage(usage)
}

/// Gives one command its texts.
fn dress(command: Command, language: Language) -> Command {
    let name = command.get_name().to_owned();
    let flag = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .arg(flag)
        .about(help(&name, language).unwrap_or_default())
        .help_template(template(&name, language))
        // The template does not show this; manual pages do.
        .after_help(examples(&name, language).unwrap_or_default())
        .subcommand_help_heading(Word::Commands.text(language))
        .subcommand_value_name(Word::CommandPlace.text(language))
        .mut_args(|arg| dress_argument(arg, &name, language))
}

fn template(name: &str, language: Language) -> StyledStr {
    let examples = examples(name, language).map(|examples| format!("\n{examples}\n")).unwrap_or_default();
    let usage = Word::Usage.text(language);
    format!("{{about}}\n{examples}\n{usage}: {{usage}}\n\n{{all-args}}").into()
}

/// The examples of a command under their heading.
fn examples(name: &str, language: Language) -> Option<String> {
    let examples = help(&format!("{name}/examples"), language)?;
    Some(format!("{}:\n{examples}", Word::Examples.text(language)))
}

fn dress_argument(arg: Arg, command: &str, language: Language) -> Arg {
    let id = arg.get_id().as_str();
    let text = help(&format!("{command}/{id}"), language).or_else(|| help(&format!("*/{id}"), language));
    let heading = if arg.is_positional() { Word::Arguments } else { Word::Options };
    // What every command takes comes after what is its own.
    let common = arg.is_global_set() || id == "help";
    let arg = arg.help(text.unwrap_or_default()).help_heading(heading.text(language));
    let arg = if common && !arg.is_positional() { arg.display_order(COMMON) } else { arg };
    if !matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) {
        return arg;
    }
    let arg = arg.hide_possible_values(true).hide_default_value(true);
    match place_name(&arg, language) {
        Some(name) => arg.value_name(name),
        None => arg,
    }
}

/// What stands for the value in the help: GAME, JOGO.
fn place_name(arg: &Arg, language: Language) -> Option<&'static str> {
    let shown = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let shown = shown.unwrap_or_else(|| arg.get_id().as_str().to_uppercase());
    help(&format!("<{shown}>"), language)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use jogada_words::HELP;

    /// The keys of everything that the help shows; each argument as its command's own and as one of all commands.
    fn wanted() -> (BTreeSet<String>, BTreeSet<String>) {
        let root = command(Language::English);
        let (mut must, mut may) = (BTreeSet::new(), BTreeSet::new());
        for part in std::iter::once(&root).chain(root.get_subcommands()) {
            must.insert(part.get_name().to_owned());
            may.insert(format!("{}/examples", part.get_name()));
            may.insert(format!("{}/usage", part.get_name()));
            for arg in part.get_arguments() {
                may.insert(format!("{}/{}", part.get_name(), arg.get_id()));
                may.insert(format!("*/{}", arg.get_id()));
                let names = arg.get_value_names().into_iter().flatten();
                may.extend(names.map(|name| format!("<{name}>")));
            }
        }
        (must, may)
    }

    #[test]
    fn every_command_and_argument_has_its_help() {
        for language in Language::ALL {
            let root = command(language);
            for part in std::iter::once(&root).chain(root.get_subcommands()) {
                assert!(part.get_about().is_some_and(|text| !text.to_string().is_empty()), "{}", part.get_name());
                for arg in part.get_arguments() {
                    let text = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!text.is_empty(), "{} {} in {}", part.get_name(), arg.get_id(), language.code());
                }
            }
        }
    }

    #[test]
    fn every_text_of_the_help_is_used() {
        let (must, may) = wanted();
        let portuguese = command(Language::Portuguese);
        for (key, ..) in HELP.into_iter().flatten() {
            let place = key.starts_with('<');
            let used = must.contains(*key) || may.contains(*key) || place && names_place(&portuguese, key);
            assert!(used, "{key} is not used");
        }
    }

    fn names_place(root: &Command, key: &str) -> bool {
        let name = help(key, Language::Portuguese);
        let arguments = root.get_subcommands().flat_map(Command::get_arguments).chain(root.get_arguments());
        arguments.flat_map(|arg| arg.get_value_names().into_iter().flatten()).any(|shown| Some(shown.as_str()) == name)
    }

    #[test]
    fn the_command_line_is_well_formed() {
        command(Language::English).debug_assert();
    }
}
