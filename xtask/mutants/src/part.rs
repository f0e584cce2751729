//! What is mutated: where a fault would make a wrong value, bound or proof.

/// A crate.
pub(crate) struct Package {
    pub(crate) name: &'static str,
    pub(crate) folder: &'static str,
    pub(crate) parts: &'static [Area],
}

/// A part of its sources, the dearest first.
pub(crate) struct Area {
    pub(crate) name: &'static str,
    /// How the paths of its files begin.
    folder: &'static str,
}

const fn part(name: &'static str, folder: &'static str) -> Area {
    Area { name, folder }
}

/// All of them, in the order in which they are tried.
pub(crate) const PACKAGES: &[Package] = &[
    Package {
        name: "jogada-search",
        folder: "crates/search",
        parts: &[
            part("tree", "crates/search/src/tree/"),
            part("proof", "crates/search/src/proof/"),
            part("retro", "crates/search/src/retro/"),
            part("mcts", "crates/search/src/mcts/"),
        ],
    },
    Package { name: "jogada-rules", folder: "crates/rules", parts: &[part("rules", "crates/rules/src/")] },
    Package {
        name: "jogada-experts",
        folder: "crates/experts",
        parts: &[
            part("dots_and_boxes", "crates/experts/src/dots_and_boxes/"),
            part("hex", "crates/experts/src/hex/"),
            part("adji_boto", "crates/experts/src/adji_boto/"),
            part("kept_file", "crates/experts/src/kept_file"),
        ],
    },
    Package { name: "jogada-games", folder: "crates/games", parts: &[part("games", "crates/games/src/")] },
];

impl Package {
    /// The last word of its folder.
    pub(crate) fn short(&self) -> &'static str {
        self.folder.rsplit('/').next().unwrap_or(self.folder)
    }

    /// Patterns of its files.
    pub(crate) fn files(&self) -> Vec<String> {
        self.parts.iter().map(|part| format!("{}**", part.folder)).collect()
    }
}

impl Area {
    /// Whether a file belongs to it, and is not one of tests.
    pub(crate) fn has(&self, file: &str) -> bool {
        file.starts_with(self.folder) && !TESTS.iter().any(|name| file.ends_with(name))
    }
}

/// Files of tests beside what they test.
const TESTS: [&str; 2] = ["/model.rs", "/tests.rs"];

/// What parts are called.
pub(crate) fn names() -> Vec<&'static str> {
    PACKAGES.iter().flat_map(|package| package.parts).map(|part| part.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_beside_the_code_are_no_part_of_it() {
        let tree = part("tree", "crates/search/src/tree/");
        assert!(tree.has("crates/search/src/tree/pvs/root.rs") && !tree.has("crates/search/src/proof/table.rs"));
        assert!(!tree.has("crates/search/src/tree/model.rs") && !tree.has("crates/search/src/tree/pvs/tests.rs"));
    }
}
