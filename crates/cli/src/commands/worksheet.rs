//! `jogada worksheet`: exercises to print, with their answers as a second file.

mod page;

use std::path::{Path, PathBuf};

use jogada_catalog::{Catalog, Exercise, ExerciseKind};
use jogada_files::{make_folder, put_in_place};
use jogada_words::{Sheet, Speak, Word};

use super::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Which exercises, how many, and where to.
#[derive(clap::Args)]
pub(crate) struct WorksheetArgs {
    exercise: String,
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u64).range(1..=100))]
    count: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    difficulty: u8,
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

/// Writes the sheet and its key.
pub(crate) fn run(args: &WorksheetArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let kind = kind(&args.exercise, catalog)?;
    let seed = console.seed.unwrap_or(1);
    let make = |seed| Exercise::new(catalog, kind, args.difficulty, seed);
    let exercises = (seed..seed.saturating_add(args.count)).map(make).collect::<Result<Vec<_>, _>>();
    let exercises = exercises.map_err(|error| Failure::Spec { text: args.exercise.clone(), error })?;
    let (sheet, key) = (file(args, seed, "sheet"), file(args, seed, "key"));
    let unwritable = |path: &Path| {
        let path = path.to_owned();
        move |error| Failure::Unwritable { path, error }
    };
    make_folder(&args.out).map_err(unwritable(&args.out))?;
    for (path, with_answers) in [(&sheet, false), (&key, true)] {
        put_in_place(path, page::html(&exercises, with_answers, console.language).as_bytes())
            .map_err(unwritable(path))?;
    }
    console.line(console.language.say(Sheet::Written { sheet: &sheet.display(), key: &key.display() }))?;
    Ok(Exit::Fine)
}

fn file(args: &WorksheetArgs, seed: u64, which: &str) -> PathBuf {
    args.out.join(format!("{}-{}-{which}.html", args.exercise, seed))
}

fn kind(name: &str, catalog: &Catalog) -> Result<ExerciseKind, Failure> {
    let all = catalog.exercises();
    all.iter().find(|kind| kind.name == name).copied().ok_or_else(|| {
        let known = all.iter().map(|kind| kind.name.to_owned()).collect();
        Failure::UnknownName { what: Word::UnknownExercise, name: name.to_owned(), known }
    })
}
