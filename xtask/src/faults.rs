//! Faults of the system, one after the other: of every call by which a command writes, syncs, renames or locks, the first
//! fails, then the second, and so on until the command meets none that fails.
//!
//! After each the same command is run again, undisturbed, and must end as if nothing had happened: what was reported as
//! saved is there, no half file is taken for whole. The faults are made by `strace`, so that the program is the one that
//! people use, and nothing that writes is forgotten.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A kind of fault: the calls that fail, and how.
const FAULTS: [(&str, &str); 5] = [
    ("write", "ENOSPC"),
    ("fsync,fdatasync", "EIO"),
    ("rename,renameat,renameat2", "EACCES"),
    ("flock", "ENOLCK"),
    ("ftruncate", "EIO"),
];

/// A command that writes into a folder.
struct Scene {
    name: &'static str,
    arguments: &'static [&'static str],
}

/// `DIR` stands for the folder of the scene.
const SCENES: [Scene; 10] = [
    Scene {
        name: "arena",
        arguments: &[
            "arena",
            "nim:start=1+2",
            "--players",
            "random",
            "greedy",
            "--games",
            "4",
            "--jobs",
            "1",
            "--nodes",
            "10",
            "--out",
            "DIR/run",
        ],
    },
    Scene { name: "tables", arguments: &["tables", "build", "--pieces", "3", "--threads", "1", "--dir", "DIR/tables"] },
    Scene {
        name: "checkpoint of dots",
        arguments: &["solve", "dots-and-boxes:rows=2,cols=2", "--checkpoint", "DIR/kept", "--checkpoint-every", "1ms"],
    },
    Scene { name: "checkpoint of hex", arguments: &["solve", "hex:size=3,swap=off", "--checkpoint", "DIR/kept"] },
    Scene { name: "proof", arguments: &["solve", "hex:size=3,swap=off", "--proof", "DIR/proof"] },
    Scene { name: "library", arguments: &["library", "add", "DIR/game.json", "--dir", "DIR/games"] },
    Scene { name: "convert", arguments: &["convert", "DIR/game.json", "DIR/game.txt"] },
    Scene {
        name: "log",
        arguments: &["play", "nim:start=1+2", "--first", "greedy", "--second", "greedy", "--text", "--log", "DIR/log"],
    },
    Scene {
        name: "log of searches",
        arguments: &["search", "adji-boto-puzzle", "--problem", "A", "--algorithm", "bfs", "--log", "DIR/log"],
    },
    Scene {
        name: "trace",
        arguments: &["search", "adji-boto-puzzle", "--problem", "A", "--algorithm", "bfs", "--trace", "DIR/trace"],
    },
];

const RECORD: &str = r#"{"v":1,"game":"nim:start=1+2","players":[],"moves":["1-1","2-2"],"result":null}"#;

/// The most faults of one kind in one scene: more calls than that no scene makes.
const MOST: usize = 400;

/// Goes through all faults of all scenes; whether each was survived. `None` if `strace` is not there.
pub(crate) fn faults(root: &Path) -> Option<bool> {
    let program = built(root)?;
    can_trace().then(|| {
        let (mut points, mut broken) = (0, 0);
        for scene in &SCENES {
            for fault in FAULTS {
                let (met, wrong) = go_through(&program, scene, fault);
                println!("{:<20} {:<28} {met:>4} points, {} wrong", scene.name, fault.0, wrong.len());
                for what in &wrong {
                    println!("    {what}");
                }
                points += met;
                broken += wrong.len();
            }
        }
        println!("{points} fault points, {broken} wrong");
        broken == 0
    })
}

/// How often a call of that kind was made to fail, and what was wrong after some of them.
fn go_through(program: &Path, scene: &Scene, fault: (&str, &str)) -> (usize, Vec<String>) {
    let undisturbed = Stage::new();
    let expected = undisturbed.run(program, scene, None);
    let expected = (code(&expected), shape(&undisturbed.folder));
    let mut wrong = Vec::new();
    for number in 1..=MOST {
        let stage = Stage::new();
        let hit = stage.run(program, scene, Some((fault, number)));
        if !stage.was_hit() {
            return (number - 1, wrong);
        }
        // 0: it did not matter; 1: the system did not let it; 2: too little memory; 4: not found within it.
        let said = !hit.stderr.is_empty();
        match code(&hit) {
            Some(0 | 4) => {}
            Some(1 | 2) if said => {}
            other => wrong.push(format!("{number}: ended with {other:?}: {}", String::from_utf8_lossy(&hit.stderr))),
        }
        let again = stage.run(program, scene, None);
        let found = (code(&again), shape(&stage.folder));
        if found != expected {
            wrong.push(format!("{number}: run again it is {found:?} instead of {expected:?}"));
        }
    }
    (MOST, wrong)
}

/// A folder for one run.
struct Stage {
    folder: PathBuf,
}

impl Stage {
    fn new() -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("jogada-faults-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        fs::write(folder.join("game.json"), RECORD).expect("the folder was just made");
        Self { folder }
    }

    fn trace(&self) -> PathBuf {
        self.folder.with_extension("trace")
    }

    fn run(&self, program: &Path, scene: &Scene, fault: Option<((&str, &str), usize)>) -> Output {
        let place = self.folder.display().to_string();
        let arguments = scene.arguments.iter().map(|argument| argument.replace("DIR", &place));
        let mut command = match fault {
            None => Command::new(program),
            Some(((calls, error), number)) => {
                let mut strace = Command::new("strace");
                strace.args(["-f", "-q", "-o"]).arg(self.trace()).args(["-e", &format!("trace={calls}")]);
                strace.args(["-e", &format!("inject={calls}:error={error}:when={number}")]).arg(program);
                strace
            }
        };
        command.args(arguments).env("LC_ALL", "C").env("JOGADA_DATA", self.folder.join("data"));
        command.output().expect("the program starts")
    }

    fn was_hit(&self) -> bool {
        fs::read_to_string(self.trace()).is_ok_and(|text| text.contains("(INJECTED)"))
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
        let _ = fs::remove_file(self.trace());
    }
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

/// What is in a folder that must be the same: which files, and of those whose bytes no time goes into, these.
fn shape(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(at) = folders.pop() {
        for path in fs::read_dir(&at).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
            let timed = ["log", "games.jsonl"].iter().any(|end| name.ends_with(end));
            let bytes = if timed { Vec::new() } else { fs::read(&path).unwrap_or_default() };
            let sum = bytes.iter().fold(17_u64, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
            found.push(format!("{name} {sum:x}"));
        }
    }
    found.sort();
    found
}

fn can_trace() -> bool {
    let tried = Command::new("strace").args(["-q", "-e", "trace=none", "true"]).output();
    tried.is_ok_and(|output| output.status.success())
}

/// The program, built.
pub(crate) fn built(root: &Path) -> Option<PathBuf> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let built = cargo.args(["build", "--quiet", "--package", "jogada-program"]).current_dir(root).status();
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    built.is_ok_and(|status| status.success()).then(|| target.join("debug").join("jogada"))
}
