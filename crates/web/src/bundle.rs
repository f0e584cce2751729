//! Many modules in one file: a page that has to ask for fifty files waits for fifty answers. The scripts are written and
//! checked as modules; what the browser gets is linked from them, without their comments, when it is first asked for, so
//! that nothing generated is kept that could be stale.
//!
//! Every module becomes a function of its own that gives what it exports to a shared table, in an order in which each
//! finds there what it imports. Modules of later views come in files of their own, which go on from that table.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::script::without_comments;

/// Where a module's text is found, by its path.
pub(crate) type Read<'a> = &'a dyn Fn(&str) -> Option<String>;

/// A file of modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    /// Its name, under which views that come later are asked for.
    pub(crate) name: &'static str,
    /// The modules to begin with.
    pub(crate) entries: &'static [&'static str],
}

/// The first is loaded with the page, the others when their view is shown.
pub(crate) const BUNDLES: [Bundle; 5] = [
    Bundle {
        name: "main",
        entries: &["script/home/home.js", "script/home/games.js", "script/play/play.js", "script/main.js"],
    },
    Bundle { name: "lab", entries: &["script/lab/lab.js"] },
    Bundle { name: "learn", entries: &["script/learn/learn.js"] },
    Bundle { name: "challenges", entries: &["script/challenges/challenges.js"] },
    Bundle { name: "arena", entries: &["script/arena/arena.js"] },
];

/// Links a bundle; why it can not be linked, if it can not.
pub(crate) fn link(bundle: &Bundle, read: Read<'_>) -> Result<String, String> {
    let [first, ..] = &BUNDLES;
    let is_first = bundle == first;
    let mut linker = Linker { read, seen: BTreeSet::new(), open: Vec::new(), text: String::new() };
    if is_first {
        linker.text.push_str("export const m = {};\n");
    } else {
        linker.enter_all(first)?;
        linker.text.clear();
        linker.text.push_str("import { m } from './main.js';\n");
    }
    linker.enter_all(bundle)?;
    Ok(linker.text)
}

struct Linker<'a> {
    read: Read<'a>,
    seen: BTreeSet<String>,
    /// The modules that wait for what they import, to find circles.
    open: Vec<String>,
    text: String,
}

impl Linker<'_> {
    fn enter_all(&mut self, bundle: &Bundle) -> Result<(), String> {
        bundle.entries.iter().try_for_each(|entry| self.enter(entry))
    }

    /// Adds a module after all that it imports.
    fn enter(&mut self, path: &str) -> Result<(), String> {
        if self.open.iter().any(|open| open == path) {
            return Err(format!("{path} imports itself by way of {}", self.open.join(", ")));
        }
        if !self.seen.insert(path.to_owned()) {
            return Ok(());
        }
        let source = (self.read)(path).ok_or_else(|| format!("there is no {path}"))?;
        let module = Module::read(path, &without_comments(&source))?;
        self.open.push(path.to_owned());
        module.imports.iter().try_for_each(|import| self.enter(import))?;
        self.open.pop();
        module.write(path, &mut self.text);
        Ok(())
    }
}

/// A module taken apart.
#[derive(Debug, Default)]
struct Module {
    /// The paths that it imports.
    imports: Vec<String>,
    /// Where it gets its names from, as statements.
    heads: String,
    body: String,
    exports: Vec<String>,
}

impl Module {
    fn read(path: &str, source: &str) -> Result<Self, String> {
        let mut module = Self::default();
        for line in source.lines() {
            if let Some(import) = line.strip_prefix("import ") {
                module.import(path, import)?;
            } else if let Some(export) = line.strip_prefix("export ") {
                module.export(path, export)?;
            } else {
                module.body.push_str(&with_views(line));
                module.body.push('\n');
            }
        }
        Ok(module)
    }

    /// `{ a, b } from './x.js';` or `a from './x.js';`
    fn import(&mut self, path: &str, import: &str) -> Result<(), String> {
        let unknown = || format!("{path}: can not link import {import}");
        let (names, from) = import.split_once(" from ").ok_or_else(unknown)?;
        let from = from.trim_end_matches(';').trim_matches(['\'', '"']);
        let from = resolved(path, from);
        let names = if names.starts_with('{') { names.to_owned() } else { format!("{{ default: {names} }}") };
        writeln!(self.heads, "const {names} = m['{from}'];").expect("a String takes every text");
        self.imports.push(from);
        Ok(())
    }

    /// A declaration, several at once in brackets, the default, or nothing.
    fn export(&mut self, path: &str, export: &str) -> Result<(), String> {
        if let Some(value) = export.strip_prefix("default ") {
            self.exports.push("default: exported".to_owned());
            writeln!(self.body, "const exported = {value}").expect("a String takes every text");
            return Ok(());
        }
        if export.starts_with("{}") {
            return Ok(());
        }
        let names = declared(export).ok_or_else(|| format!("{path}: can not link export {export}"))?;
        self.exports.extend(names);
        self.body.push_str(export);
        self.body.push('\n');
        Ok(())
    }

    fn write(&self, path: &str, out: &mut String) {
        let Self { heads, body, exports, .. } = self;
        let exports = exports.join(", ");
        write!(out, "m['{path}'] ??= (() => {{\n{heads}{body}return {{ {exports} }};\n}})();\n")
            .expect("a String takes every text");
    }
}

/// The names that a declaration makes.
fn declared(export: &str) -> Option<Vec<String>> {
    let kinds = ["async function ", "function ", "class ", "const "];
    let rest = kinds.iter().find_map(|kind| export.strip_prefix(kind))?;
    if let Some(list) = rest.strip_prefix('[') {
        return Some(list.split_once(']')?.0.split(", ").map(str::to_owned).collect());
    }
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_')?;
    (end > 0).then(|| vec![rest[..end].to_owned()])
}

/// A line in which views are asked for by the bundle that they come in.
fn with_views(line: &str) -> String {
    let Some((before, rest)) = line.split_once("import('") else { return line.to_owned() };
    let Some((from, after)) = rest.split_once("')") else { return line.to_owned() };
    let path = resolved("script/main.js", from);
    let bundle = BUNDLES.iter().find(|bundle| bundle.entries.contains(&&*path));
    match bundle.map(|bundle| bundle.name) {
        Some("main") => format!("{before}Promise.resolve(m['{path}']){after}"),
        // A file that could not be had is not asked for again under the same address.
        Some(name) => {
            let again = format!("import('./{name}.js?' + Date.now())");
            format!("{before}import('./{name}.js').catch(() => {again}).then(() => m['{path}']){after}")
        }
        None => line.to_owned(),
    }
}

/// The path that a module means by a relative one.
fn resolved(path: &str, from: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in from.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [(&str, &str); 6] = [
        ("script/home/home.js", "import { put } from '../dom.js';\nexport function mount() { put(); }\n"),
        ("script/home/games.js", "export function mount() {}\n"),
        (
            "script/main.js",
            "import { put } from './dom.js';\nexport const [A, B] = [1, 2];\nput(() => import('./lab/lab.js'));\n",
        ),
        (
            "script/play/play.js",
            "/** Says */\nimport { put } from '../dom.js';\nexport async function mount() { put(); }\n",
        ),
        ("script/dom.js", "import words from '../text/first.js';\nexport function put() { return words; }\n"),
        ("text/first.js", "export default {\"a\":1};\n"),
    ];

    fn read(path: &str) -> Option<String> {
        FILES.iter().find(|(known, _)| *known == path).map(|(_, text)| (*text).to_owned())
    }

    #[test]
    fn a_module_comes_after_what_it_imports_and_only_once() {
        let text = link(&BUNDLES[0], &read).expect("it links");
        let at = |path: &str| text.find(&format!("m['{path}'] ??=")).expect("it is there");
        assert!(at("text/first.js") < at("script/dom.js") && at("script/dom.js") < at("script/play/play.js"));
        assert_eq!(text.matches("m['script/dom.js'] ??=").count(), 1);
        assert!(text.contains("const { default: words } = m['text/first.js'];"));
        assert!(text.contains("return { A, B };"), "{text}");
        assert!(text.contains(".then(() => m['script/lab/lab.js'])"));
        assert!(!text.contains("Says"));
    }

    #[test]
    fn circles_and_unknown_forms_are_errors() {
        let circle = |path: &str| {
            let other = if path.ends_with("a.js") { "b" } else { "a" };
            Some(format!("import {{ x }} from './{other}.js';\n"))
        };
        let bundle = Bundle { name: "other", entries: &["a.js"] };
        let mut linker = Linker { read: &circle, seen: BTreeSet::new(), open: Vec::new(), text: String::new() };
        assert!(linker.enter_all(&bundle).is_err());
        for unknown in ["export * from './b.js';", "export const { a } = b;", "import './b.js';"] {
            assert!(Module::read("a.js", unknown).is_err(), "{unknown}");
        }
    }
}
