//! The tables against each other, and the sources against the tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use jogada_catalog::Texts;

use crate::page::{ARENA, BOARD, CHALLENGES, LAB, LEARN, PLAY, SHELL, STEPS};
use crate::*;

/// The tables of the page.
const PAGE: [Texts; 8] = [ARENA, BOARD, CHALLENGES, LAB, LEARN, PLAY, SHELL, STEPS];

/// Every table.
fn entries() -> impl Iterator<Item = (&'static str, Phrase)> {
    let said = [
        Complaint::ENTRIES,
        Contest::ENTRIES,
        Notice::ENTRIES,
        Word::ENTRIES,
        Chat::ENTRIES,
        Verb::ENTRIES,
        Recorded::ENTRIES,
        Form::ENTRIES,
        Pledge::ENTRIES,
        Refused::ENTRIES,
        Handbook::ENTRIES,
        Address::ENTRIES,
        System::ENTRIES,
        SystemNumber::ENTRIES,
        Teaching::ENTRIES,
        Taught::ENTRIES,
        Sheet::ENTRIES,
        Challenged::ENTRIES,
    ];
    let tables = said
        .into_iter()
        .chain([
            Way::ENTRIES,
            Endings::ENTRIES,
            Published::ENTRIES,
            ProofWords::ENTRIES,
            Queued::ENTRIES,
            Shared::ENTRIES,
        ])
        .chain(HELP)
        .chain(PAGE);
    tables.flatten().copied()
}

/// The names between braces.
fn placeholders(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

#[test]
fn both_languages_have_the_same_placeholders() {
    for (key, Phrase { en, pt }) in entries() {
        assert_eq!(placeholders(en), placeholders(pt), "{key}");
        assert!(!en.is_empty() && !pt.is_empty(), "{key}");
    }
}

#[test]
fn a_box_has_one_name_in_portuguese() {
    // The page and the name of the game say so too.
    for (key, phrase) in entries() {
        assert!(!phrase.pt.to_lowercase().contains("caixa"), "{key}: um quadrado");
    }
}

#[test]
fn no_key_is_there_twice() {
    for table in [HELP.into_iter().flatten().collect(), PAGE.into_iter().flatten().collect::<Vec<_>>()] {
        let keys: BTreeSet<_> = table.iter().map(|(key, _)| key).collect();
        assert_eq!(keys.len(), table.len());
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    for (table, entries) in [
        ("Complaint", Complaint::ENTRIES),
        ("Contest", Contest::ENTRIES),
        ("Endings", Endings::ENTRIES),
        ("Notice", Notice::ENTRIES),
        ("Word", Word::ENTRIES),
        ("Chat", Chat::ENTRIES),
        ("Verb", Verb::ENTRIES),
        ("Way", Way::ENTRIES),
        ("Recorded", Recorded::ENTRIES),
        ("Form", Form::ENTRIES),
        ("Pledge", Pledge::ENTRIES),
        ("Published", Published::ENTRIES),
        ("ProofWords", ProofWords::ENTRIES),
        ("Queued", Queued::ENTRIES),
        ("Shared", Shared::ENTRIES),
        ("Refused", Refused::ENTRIES),
        ("Handbook", Handbook::ENTRIES),
        ("Address", Address::ENTRIES),
        ("Sheet", Sheet::ENTRIES),
    ] {
        for (key, ..) in entries {
            let used = sources
                .match_indices(&format!("{table}::{key}"))
                .any(|(at, found)| !sources[at + found.len()..].starts_with(|next: char| next.is_alphanumeric()));
            assert!(used, "{table}::{key} is never said");
        }
    }
}

/// The sources of all crates, one after the other.
fn sources() -> String {
    let mut found = String::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut found);
    found
}

fn collect(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push_str(&fs::read_to_string(&path).expect("sources are text"));
        }
    }
}
