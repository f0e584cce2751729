//! The chores of the project.
//!
//! `cargo xtask test` is the one command that says whether a checkout is sound; `cargo xtask tidy` checks what no
//! compiler does: the arrows between crates, unregistered games, paths of somebody's machine.

#![expect(clippy::print_stderr, clippy::print_stdout, reason = "a tool for people at a terminal")]

mod api;
mod browser;
mod cluster;
mod contest;
mod deny;
mod dist;
mod faults;
mod fuzz;
mod instructions;
mod kills;
mod models;
mod mutants;
mod npm;
mod package;
mod peers;
mod python;
mod queue;
mod race;
mod readme;
mod run;
mod schema;
mod soak;
mod tally;
mod test;
mod tidy;
mod train;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test [--install]   everything that must hold: format, lints, tidy, documentation, tests, README examples,
                               cross-checks against other programs. What those need and is missing is installed with
                               --install or when CI is set, else skipped with a line that says so
cargo xtask deny               licences, bans, sources and advisories of dependencies, by cargo-deny and deny.toml
cargo xtask faults             every call that writes, syncs, renames or locks fails once, by strace
cargo xtask kills [N]          a match that is killed N times (500) at random moments: nothing lost, the same result
cargo xtask models             what threads share, in thousands of orders of their steps, by shuttle
cargo xtask mutants [PART] [--jobs N] [--share K/N] [--tests WORDS]  whether the tests notice changes of what proves, or
                               of tree, proof, retro, mcts, rules, experts or games of it, or of every N-th, by all
                               tests or those with WORD in their names: thousands in one build, each behind a switch,
                               going on from where it was; verdicts in docs/mutants.md
cargo xtask soak --minutes N   server, matches, tables, kills and flipped bytes together, with bounds on the server
cargo xtask fuzz --minutes N [SEED [TARGET]]  every reader, or one, under cases made from its corpus, for so long; what
                               is found is printed
cargo xtask schema [--install] [--cases N]  requests made from the OpenAPI document by schemathesis, N (20) an address
cargo xtask tidy               the checks of the sources alone
cargo xtask peers [--install]  races against other people's searches: time and memory, ours, theirs and the ratio
cargo xtask peers hex          a match of Hex at equal time against the ai-hex crate: result with interval
cargo xtask python [--install] the Python package alone: built, type-checked, tested
cargo xtask dist [--install]   tarball, Debian package and Python wheel in target/dist, each tried in an empty place
cargo xtask dist --with FILE   the same of a program that was built elsewhere, with the wheel that lies in target/dist
cargo xtask package            packages every crate in order, and builds a program that depends on the packages
cargo xtask api [--bless]      what changed in the public interfaces since docs/api; --bless writes them down
cargo xtask instructions       counts what the short and the long way of the library cost, by valgrind
cargo xtask queue              what a queue costs and what a second worker is worth, on a machine with nothing else to do
cargo xtask screenshots        remakes the pictures of the README, in docs, with the page as it is now
cargo xtask train hex [LAST [THREADS]] [--queue NAME]
                               trains the Hex net until generation LAST (10), from where it was, with THREADS (2) games
                               at a time; games and nets lie in target/train, a net that beats the last goes into the
                               sources with its log; --queue shares the games with whoever works there
cargo xtask train work QUEUE [THREADS]  plays games of a training that is shared over a queue, until it is ended
cargo xtask readme [--bless]   the README examples alone; --bless writes what the program printed into the files";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = root();
    let sound = match arguments[..] {
        ["test"] => test::test(&root, std::env::var_os("CI").is_some()),
        ["test", "--install"] => test::test(&root, true),
        ["faults"] => {
            or_why_not(faults::faults(&root), "faults: strace is needed for this, and may have to be allowed to trace")
        }
        ["deny"] => or_why_not(deny::deny(&root), "deny: cargo install cargo-deny first"),
        ["kills"] => kills::kills(&root, "500"),
        ["kills", count] if count.parse::<u32>().is_ok() => kills::kills(&root, count),
        ["models"] => models::models(&root),
        ["mutants", ref rest @ ..] => {
            or_why_not(mutants::mutants(&root, rest), "mutants: cargo install cargo-mutants first, which lists them")
        }
        ["soak", "--minutes", minutes] if minutes.parse::<u64>().is_ok() => {
            soak::soak(&root, minutes.parse().unwrap_or(0))
        }
        ["fuzz", "--minutes", minutes, ref which @ ..] => fuzz::fuzz(&root, minutes, which),
        ["schema", ref rest @ ..] => schema_of(&root, rest),
        ["tidy"] => tidy::tidy(&root),
        ["peers"] => race::peers(&root, false),
        ["peers", "--install"] => race::peers(&root, true),
        ["peers", "hex"] => contest::hex(&root),
        ["train", "work", queue] => train::work(&root, queue, "2"),
        ["train", "work", queue, threads] => train::work(&root, queue, threads),
        ["train", "hex", ref rest @ ..] => or_why_not(
            train::hex_as_asked(&root, rest),
            "train: hex, then the last generation, how many games are played at a time, and --queue NAME",
        ),
        ["python"] => python::python(&root, false),
        ["python", "--install"] => python::python(&root, true),
        ["dist"] => dist::dist(&root, false),
        ["dist", "--install"] => dist::dist(&root, true),
        ["dist", "--with", program] => dist::dist_with(&root, Path::new(program)),
        ["package"] => package::package(&root),
        ["api"] => api::api(&root, false),
        ["api", "--bless"] => api::api(&root, true),
        ["instructions"] => instructions::instructions(&root),
        ["queue"] => queue::pace(&root),
        ["screenshots"] => test::screenshots(&root),
        ["readme"] => test::readme(&root, false),
        ["readme", "--bless"] => test::readme(&root, true),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            true
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How a chore ended; where it could not begin, `why_not` is said.
fn or_why_not(done: Option<bool>, why_not: &str) -> bool {
    done.unwrap_or_else(|| {
        eprintln!("{why_not}");
        false
    })
}

/// The folder of the workspace, wherever the command was typed.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace folder").to_owned()
}

fn schema_of(root: &Path, rest: &[&str]) -> bool {
    let cases = rest.iter().position(|word| *word == "--cases").and_then(|at| rest.get(at + 1)).unwrap_or(&"20");
    schema::schema(root, rest.contains(&"--install"), cases).unwrap_or_else(|| {
        eprintln!("schema: schemathesis is not here; --install gets it");
        false
    })
}
