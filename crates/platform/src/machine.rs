//! How much memory may be asked for: what the machine has, and what those who run the program leave of it.

use std::fs;
use std::sync::OnceLock;

/// Where the system tells what the machine has.
const MACHINE: &str = "/proc/meminfo";
/// Where it tells what one process may take.
const PROCESS: &str = "/proc/self/limits";
/// Where it tells which groups the process is in, and so whose limits hold for it.
const GROUPS: &str = "/proc/self/cgroup";
/// A group without a limit says a number near the largest there is, in the first version of groups.
const NO_LIMIT: u64 = 1 << 60;

/// The memory in bytes that this process can have at the most, where the system tells. It is asked once.
pub fn memory() -> Option<u64> {
    static THERE: OnceLock<Option<u64>> = OnceLock::new();
    *THERE.get_or_init(|| memory_by(&|path| fs::read_to_string(path).ok()))
}

/// How many files and connections this process may have open, where the system tells.
pub fn descriptors() -> Option<u64> {
    fs::read_to_string(PROCESS).ok().and_then(|text| soft_limit(&text, "Max open files"))
}

/// The memory by the texts of the system's files: the least of what the machine has, what the process may take, and what
/// each of its groups may.
fn memory_by(read: &dyn Fn(&str) -> Option<String>) -> Option<u64> {
    let machine = read(MACHINE).and_then(|text| of_machine(&text));
    let process = read(PROCESS).and_then(|text| soft_limit(&text, "Max address space"));
    let groups = read(GROUPS).unwrap_or_default();
    let limits = groups.lines().flat_map(limit_files).filter_map(|path| of_group(&read(&path)?));
    machine.into_iter().chain(process).chain(limits).min()
}

fn of_machine(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}

/// The soft limit stands first; `unlimited` is no number.
fn soft_limit(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

/// `max` is no number.
fn of_group(text: &str) -> Option<u64> {
    text.trim().parse().ok().filter(|&limit| limit < NO_LIMIT)
}

/// The files with the limits of a group and of all that it is in. A line is `number:controllers:path`: the second
/// version of groups names no controller, the first has a tree for each. In a container the path is that outside of
/// it, and the limit stands at the root.
fn limit_files(line: &str) -> Vec<String> {
    let mut fields = line.splitn(3, ':').skip(1);
    let (Some(controllers), Some(path)) = (fields.next(), fields.next()) else { return Vec::new() };
    let (root, file) = match controllers {
        "" => ("/sys/fs/cgroup", "memory.max"),
        _ if controllers.split(',').any(|controller| controller == "memory") => {
            ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
        }
        _ => return Vec::new(),
    };
    let path = path.trim_end_matches('/');
    let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
    ends.map(|end| format!("{root}{}/{file}", &path[..end])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MACHINE_TEXT: &str = "MemTotal:       16000000 kB\nMemFree:         1000000 kB\n";
    const PROCESS_TEXT: &str = "Limit                     Soft Limit           Hard Limit           Units     \n\
        Max address space         unlimited            unlimited            bytes     \n";

    fn memory_of(files: &[(&str, &str)]) -> Option<u64> {
        let usual = [(MACHINE, MACHINE_TEXT), (PROCESS, PROCESS_TEXT)];
        let all: Vec<_> = files.iter().chain(&usual).collect();
        memory_by(&|path| all.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned()))
    }

    #[test]
    fn without_limits_it_is_that_of_the_machine() {
        assert_eq!(memory_of(&[]), Some(16_000_000 * 1024));
        assert_eq!(memory_of(&[(GROUPS, "0::/\n"), ("/sys/fs/cgroup/memory.max", "max\n")]), Some(16_000_000 * 1024));
        let first =
            [(GROUPS, "4:memory:/\n"), ("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n")];
        assert_eq!(memory_of(&first), Some(16_000_000 * 1024));
    }

    #[test]
    fn the_least_limit_of_all_groups_around_counts() {
        let groups = [
            (GROUPS, "0::/a/b/c\n"),
            ("/sys/fs/cgroup/a/memory.max", "3000\n"),
            ("/sys/fs/cgroup/a/b/memory.max", "max\n"),
            ("/sys/fs/cgroup/a/b/c/memory.max", "5000\n"),
        ];
        assert_eq!(memory_of(&groups), Some(3000));
    }

    #[test]
    fn groups_of_the_first_version_have_a_tree_of_their_own() {
        let file = "/sys/fs/cgroup/memory/x/memory.limit_in_bytes";
        assert_eq!(memory_of(&[(GROUPS, "7:cpu:/y\n4:blkio,memory:/x\n"), (file, "7000\n")]), Some(7000));
    }

    #[test]
    fn a_container_finds_its_limit_at_the_root() {
        let file = "/sys/fs/cgroup/memory.max";
        assert_eq!(memory_of(&[(GROUPS, "0::/../outside\n"), (file, "9000\n")]), Some(9000));
    }

    #[test]
    fn the_limit_of_the_process_counts() {
        let text = "Max address space         500000               unlimited            bytes     \n";
        assert_eq!(memory_of(&[(PROCESS, text)]), Some(500_000));
    }

    #[test]
    fn a_system_that_tells_nothing_has_no_limit() {
        assert_eq!(memory_by(&|_| None), None);
        assert_eq!(memory_by(&|_| Some("nonsense: 4\n\u{0}:".to_owned())), None);
    }
}
