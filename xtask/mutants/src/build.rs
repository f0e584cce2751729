//! One build of a crate with all the switches that compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::compile::{Built, Faults, compile};
use crate::list::{Mutant, switches};
use crate::part::Package;
use crate::render::{Switch, render};
use crate::results::{MutantFate, MutantFates};
use crate::site::SiteKind;
use crate::tree::WorkCopy;

/// So often errors may come up behind others.
const ROUNDS: usize = 60;

/// Builds the tests of a package with the switches of these mutants. Those that can not be switched are noted.
pub(crate) fn build(
    root: &Path,
    package: &Package,
    mutants: &[Mutant],
    results: &mut MutantFates,
) -> Result<Vec<PathBuf>, String> {
    let is_left_out = |mutant: &&Mutant| results.known.get(&mutant.name) == Some(&MutantFate::Unswitchable);
    let mut out: BTreeSet<u32> = mutants.iter().filter(is_left_out).map(|mutant| mutant.change.id).collect();
    let sources = sources(root, mutants)?;
    for round in 0..ROUNDS {
        let changed = sources.iter().map(|(file, source)| (file.clone(), source.render(&out))).collect();
        let tree = WorkCopy::prepare(root, package.folder, &changed).map_err(|error| error.to_string())?;
        match compile(&tree, package.name)? {
            Built::Programs(programs) => {
                let all = sources.values().flat_map(Source::ids);
                let kept: BTreeSet<u32> = all.filter(|id| !out.contains(id)).collect();
                note(mutants, &kept, results).map_err(|error| error.to_string())?;
                return Ok(programs);
            }
            Built::Faults(faults) => {
                let known = out.len();
                leave_out(&sources, &faults, &mut out);
                println!("round {round}: {} left out", out.len());
                if out.len() == known {
                    return Err(format!("it does not compile: {}", faults.other.join("\n")));
                }
            }
        }
    }
    Err("errors come up behind errors without an end".to_owned())
}

/// A source with its switches.
struct Source {
    text: String,
    switches: Vec<Switch>,
}

impl Source {
    /// The mutants that it has a switch for.
    fn ids(&self) -> impl Iterator<Item = u32> {
        self.switches.iter().flat_map(|switch| &switch.changes).map(|change| change.id)
    }

    /// The text with its switches, but for those of these mutants.
    fn render(&self, out: &BTreeSet<u32>) -> String {
        let left = |switch: &Switch| Switch {
            site: switch.site.clone(),
            changes: switch.changes.iter().filter(|change| !out.contains(&change.id)).cloned().collect(),
        };
        let mut switches: Vec<Switch> = self.switches.iter().map(left).collect();
        let starts: Vec<_> =
            switches.iter().filter(|switch| !switch.changes.is_empty()).map(|switch| switch.site.bytes.start).collect();
        switches.retain(|switch| match switch.site.shape {
            // A function is no constant any more once something in it is switched.
            SiteKind::Const { .. } => starts.iter().any(|start| switch.site.mark.contains(start)),
            _ => !switch.changes.is_empty(),
        });
        render(&self.text, &switches)
    }

    /// The mutants in functions of these names that have to be constant.
    fn constant(&self, names: &BTreeSet<String>) -> BTreeSet<u32> {
        let function = |switch: &Switch| match &switch.site.shape {
            SiteKind::Const { function } if names.contains(function) => Some(switch.site.mark.clone()),
            _ => None,
        };
        let functions: Vec<_> = self.switches.iter().filter_map(function).collect();
        let is_in = |switch: &&Switch| functions.iter().any(|body| body.contains(&switch.site.bytes.start));
        self.switches.iter().filter(is_in).flat_map(|switch| &switch.changes).map(|change| change.id).collect()
    }
}

/// The sources that these mutants are in.
fn sources(root: &Path, mutants: &[Mutant]) -> Result<BTreeMap<String, Source>, String> {
    let mut files: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in mutants {
        files.entry(&mutant.file).or_default().push(mutant);
    }
    let read = |(file, mutants): (&str, Vec<&Mutant>)| {
        let text = fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))?;
        let switches = switches(&text, &mutants).map_err(|error| format!("{file}: {error}"))?;
        Ok((file.to_owned(), Source { text, switches }))
    };
    files.into_iter().map(read).collect()
}

/// Leaves out who is to blame.
fn leave_out(sources: &BTreeMap<String, Source>, faults: &Faults, out: &mut BTreeSet<u32>) {
    out.extend(&faults.mutants);
    for source in sources.values() {
        out.extend(source.constant(&faults.constant));
    }
}

/// Notes who can not be switched.
fn note(mutants: &[Mutant], kept: &BTreeSet<u32>, results: &mut MutantFates) -> std::io::Result<()> {
    for mutant in mutants.iter().filter(|mutant| !kept.contains(&mutant.change.id)) {
        if !results.known.contains_key(&mutant.name) {
            results.add(&mutant.name, MutantFate::Unswitchable)?;
        }
    }
    Ok(())
}
