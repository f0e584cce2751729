//! What is mutated: where a fault would make a wrong value, bound or proof.

/// A crate.
pub(crate) struct Package {
    pub(crate) name: &'static str,
    pub(crate) folder: &'static str,
    pub(crate) parts: &'static [Area<'static>],
}

/// A part of its sources, the dearest first.
#[derive(Clone, Copy)]
pub(crate) struct Area<'a> {
    pub(crate) name: &'a str,
    /// How the paths of its files begin.
    folder: &'a str,
}

const fn part<'a>(name: &'a str, folder: &'a str) -> Area<'a> {
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
    /// Its parts that are meant by a word: the name of one, that of the package, or how the paths of some files begin.
    pub(crate) fn meant<'a>(&self, word: Option<&'a str>) -> Vec<Area<'a>> {
        let Some(word) = word else { return self.parts.to_vec() };
        if [Some(self.folder), self.folder.strip_prefix("crates/")].contains(&Some(word)) {
            return self.parts.to_vec();
        }
        if word.starts_with(&format!("{}/src/", self.folder)) {
            return vec![part(word, word)];
        }
        self.parts.iter().filter(|part| part.name == word).copied().collect()
    }
}

impl Area<'_> {
    /// A pattern of its files.
    pub(crate) fn files(&self) -> String {
        format!("{}**", self.folder)
    }

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
    fn parts_are_meant_by_their_names_their_package_or_their_paths() {
        let meant =
            |word| PACKAGES.iter().flat_map(|package| package.meant(word)).map(|part| part.name).collect::<Vec<_>>();
        assert_eq!(meant(Some("retro")), ["retro"]);
        assert_eq!(meant(Some("search")), ["tree", "proof", "retro", "mcts"]);
        assert_eq!(meant(Some("crates/rules")), ["rules"]);
        assert_eq!(meant(Some("crates/experts/src/hex/solver")), ["crates/experts/src/hex/solver"]);
        assert_eq!(meant(None), names());
        assert!(meant(Some("crates/web")).is_empty() && meant(Some("chess")).is_empty());
    }

    #[test]
    fn tests_beside_the_code_are_no_part_of_it() {
        let tree = part("tree", "crates/search/src/tree/");
        assert!(tree.has("crates/search/src/tree/pvs/root.rs") && !tree.has("crates/search/src/proof/table.rs"));
        assert!(!tree.has("crates/search/src/tree/model.rs") && !tree.has("crates/search/src/tree/pvs/tests.rs"));
    }
}
