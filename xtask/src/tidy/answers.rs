//! Answers of the server have their generated types: no `any` in a type of the page's scripts, where it would hide a
//! changed document from the type check.

use super::Flaw;
use super::tree::{SourceTree, is_of};
use super::words::after;

/// Where the page's scripts are.
const SCRIPTS: &str = "crates/web/page/script/";
/// What a type stands behind, in braces.
const TAGS: [&str; 6] = ["@type", "@param", "@returns", "@typedef", "@template", "@property"];

/// Checks the types in the comments of every script.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let scripts = tree.files().filter(|(path, _)| path.starts_with(SCRIPTS) && is_of(path, "js"));
    scripts.flat_map(|(path, text)| check_script(path, text)).collect()
}

fn check_script(path: &str, text: &str) -> Vec<Flaw> {
    let is_any = |&(_, written): &(usize, &str)| !after(written, "any").is_empty();
    let line = |at: usize| text[..at].matches('\n').count();
    let found = types(text).filter(is_any);
    found.map(|(at, _)| Flaw::at(path, line(at), "any hides a changed answer: use its type of api.d.ts")).collect()
}

/// Every type that a tag gives, with where it begins.
fn types(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let tagged = TAGS.iter().flat_map(move |tag| text.match_indices(tag).map(move |(at, _)| at + tag.len()));
    tagged.filter_map(move |at| {
        let rest = &text[at..];
        let open = rest.find(|char: char| !char.is_whitespace()).filter(|&open| rest[open..].starts_with('{'))?;
        Some((at + open, braced(&rest[open..])?))
    })
}

/// The text up to the brace that closes the first one.
fn braced(text: &str) -> Option<&str> {
    let mut depth = 0;
    for (at, char) in text.char_indices() {
        match char {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[..=at]);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn lines(text: &str) -> Vec<usize> {
        let tree = SourceTree::fake(&[("crates/web/page/script/play/game.js", text)]);
        check(&tree).into_iter().map(|flaw| flaw.line).collect()
    }

    #[test]
    fn any_in_a_type_is_found_wherever_it_hides() {
        for written in
            ["any", "Record<string, any>", "any[]", "{ view: { parts: any } }", "string | any", "(a: any) => void"]
        {
            assert_eq!(lines(&format!("\n/** @param {{{written}}} view */")), [2], "{written}");
        }
        assert_eq!(lines("/**\n * @typedef {{\n *   rows: any,\n * }} Answer\n */"), [2]);
        assert_eq!(lines("const trace = /** @type {any} */ (await post(path));"), [1]);
    }

    #[test]
    fn the_word_is_free_in_prose_and_in_longer_names() {
        assert_eq!(lines("/** Draws any scene. @param {Company} many of any kind */ const any = '@type';"), [0; 0]);
    }

    #[test]
    fn other_files_may_say_it() {
        assert_eq!(check(&SourceTree::fake(&[("tests/browser/harness.mjs", "/** @type {any} */")])), []);
    }
}
