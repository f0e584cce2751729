//! `jogada man`: the manual as roff, a page a command.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_mangen::Man;
use jogada_files::{make_folder, put_in_place};
use jogada_words::{Language, MANUAL, ManualSection, Word, help};

use super::Done;
use super::overview::named;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::manual;

/// Which page, or all.
#[derive(clap::Args)]
pub(crate) struct ManArgs {
    command: Option<String>,
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    out: Option<PathBuf>,
}

/// Prints a page, or writes all of them.
pub(crate) fn run(args: &ManArgs, console: &mut Console) -> Done {
    let language = console.language;
    let mut root = manual::command(language);
    root.build();
    if let Some(folder) = &args.out {
        return write_all(&root, folder, console);
    }
    let page = match &args.command {
        Some(name) => page(&named(&root, name)?, name, language)?,
        None => page(&root, root.get_name(), language)?,
    };
    console.line(page.trim_end())?;
    Ok(Exit::Fine)
}

/// One file a page: `jogada.1`, `jogada-best.1`, …
fn write_all(root: &Command, folder: &Path, console: &mut Console) -> Done {
    let write = |name: &str, text: &str| {
        let path = folder.join(format!("{name}.1"));
        let written = make_folder(folder).and_then(|()| put_in_place(&path, text.as_bytes()));
        written.map_err(|error| Failure::Unwritable { path: path.clone(), error }).map(|()| path)
    };
    let language = console.language;
    let first = write(root.get_name(), &page(root, root.get_name(), language)?)?;
    console.line(first.display())?;
    for command in root.get_subcommands() {
        let name = command.get_name();
        let path = write(&format!("{}-{name}", root.get_name()), &page(command, name, language)?)?;
        console.line(path.display())?;
    }
    Ok(Exit::Fine)
}

fn page(command: &Command, name: &str, language: Language) -> Result<String, Failure> {
    let man = Man::new(command.clone());
    let mut text = Vec::new();
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    man.render_synopsis_section(&mut text)?;
    man.render_description_section(&mut text)?;
    man.render_options_section(&mut text)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut text)?;
    }
    let mut text = String::from_utf8_lossy(&text).into_owned();
    text.push_str(&examples(name, language));
    for ManualSection { heading, entries } in MANUAL {
        let _ = writeln!(text, ".SH {}", escaped(heading.text(language)));
        for (term, meaning) in *entries {
            let _ = writeln!(text, ".TP\n{}\n{}", escaped(term), escaped(meaning.text(language)));
        }
    }
    Ok(text)
}

fn examples(name: &str, language: Language) -> String {
    let Some(examples) = help(&format!("{name}/examples"), language) else { return String::new() };
    let heading = Word::Examples.text(language).to_uppercase();
    format!(".SH {heading}\n.nf\n{}\n.fi\n", escaped(examples))
}

/// A text that roff shows as it is.
fn escaped(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    let line = |line: &str| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() };
    escaped.lines().map(line).collect::<Vec<_>>().join("\n")
}
