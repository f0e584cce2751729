//! The public interfaces of the crates, read from their documentation, and what changed in them since `docs/api`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::run::{ChoreRun, ChoreStep, Stop, finish};

/// The crates whose interfaces others rely on.
const CRATES: [&str; 8] = [
    "jogada_rules",
    "jogada_games",
    "jogada_search",
    "jogada_experts",
    "jogada_catalog",
    "jogada_standard",
    "jogada_cli",
    "jogada_words",
];

/// Lists what was added and what was taken away; fails at the latter. With `bless` the lists are written anew.
pub(crate) fn api(root: &Path, bless: bool) -> bool {
    let checked: ChoreStep = ("public interfaces", |run| compare(run, false));
    let blessed: ChoreStep = ("public interfaces", |run| compare(run, true));
    ChoreRun::new(root, false).all(&[if bless { blessed } else { checked }])
}

fn compare(run: &mut ChoreRun, bless: bool) -> Result<(), Stop> {
    finish(run.cargo(&["doc", "--quiet", "--no-deps", "--workspace", "--exclude", "xtask"]))?;
    let mut removed = 0;
    for name in CRATES {
        let mut now = BTreeSet::new();
        read_folder(&run.root.join("target/doc").join(name), "", &mut now)?;
        let list = run.root.join("docs/api").join(format!("{name}.txt"));
        if bless {
            fs::create_dir_all(run.root.join("docs/api"))?;
            let lines: Vec<_> = now.into_iter().collect();
            fs::write(&list, lines.join("\n") + "\n")?;
            continue;
        }
        let text = fs::read_to_string(&list).unwrap_or_default();
        let before: BTreeSet<String> = text.lines().map(str::to_owned).collect();
        before.difference(&now).for_each(|line| println!("- {name} {line}"));
        now.difference(&before).for_each(|line| println!("+ {name} {line}"));
        removed += before.difference(&now).count();
    }
    match removed {
        0 => Ok(()),
        count => Err(Stop::Failed(format!("{count} declaration(s) are gone or changed: a new minor version"))),
    }
}

/// Adds every declaration of the pages in a folder and in those below, each after its module.
fn read_folder(folder: &Path, module: &str, out: &mut BTreeSet<String>) -> Result<(), Stop> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            read_folder(&path, &format!("{module}{name}::"), out)?;
        } else if is_item(&name) {
            let page = fs::read_to_string(&path)?;
            out.extend(declarations(&page).into_iter().map(|text| format!("{module}{}: {text}", item(&name))));
        }
    }
    Ok(())
}

/// Pages of items are called after what they are: `fn.astar.html`.
fn is_item(file: &str) -> bool {
    matches!(file.split('.').collect::<Vec<_>>()[..], [_, _, "html"])
}

fn item(file: &str) -> &str {
    file.split('.').nth(1).unwrap_or(file)
}

/// What a page declares: the item itself, then its methods and what it implements by hand.
fn declarations(page: &str) -> Vec<String> {
    // What every type has by itself says nothing about this one.
    let own = page.split("id=\"synthetic-implementations\"").next().unwrap_or(page);
    let item = between(own, "<pre class=\"rust item-decl\">", "</pre>");
    let methods = between(own, "class=\"code-header\">", "</h4>");
    item.into_iter().chain(methods).map(plain).collect()
}

/// The parts of a text between two marks.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    let parts = text.split(start).skip(1);
    parts.filter_map(|part| part.split_once(end)).map(|(inner, _)| inner).collect()
}

/// The text without tags, entities and line breaks.
fn plain(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(letter),
            _ => {}
        }
    }
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").replace("&nbsp;", " ");
    text.replace("&#39;", "'").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{declarations, is_item};

    #[test]
    fn a_page_is_read_as_its_declarations() {
        let page = "<pre class=\"rust item-decl\"><code>pub struct <a>Cost</a>(<i>/* private */</i>);</code></pre>\
            <h4 class=\"code-header\">pub const fn <a>raw</a>(self) -&gt; <a>u32</a></h4>\
            <div id=\"synthetic-implementations\"><h4 class=\"code-header\">auto</h4>";
        assert_eq!(declarations(page), ["pub struct Cost(/* private */);", "pub const fn raw(self) -> u32"]);
    }

    #[test]
    fn only_pages_of_items_are_read() {
        assert!(is_item("fn.astar.html") && is_item("trait.Game.html"));
        assert!(!is_item("index.html") && !is_item("sidebar-items.js"));
    }
}
