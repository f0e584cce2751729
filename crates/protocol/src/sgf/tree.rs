//! The form of an SGF file: trees of nodes of properties with values.

use crate::error::{Expected, FormatError};
use crate::format::LeftOut;
use crate::place::stumble;

/// A node of the tree.
#[derive(Debug, Default)]
pub(super) struct SgfNode {
    pub(super) properties: Vec<Property>,
}

/// A property with its values.
#[derive(Debug)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) values: Vec<PropertyValue>,
}

/// A value, and where it stands.
#[derive(Debug)]
pub(super) struct PropertyValue {
    pub(super) text: String,
    pub(super) at: usize,
}

impl SgfNode {
    /// The values of a property; none if it is not there.
    pub(super) fn values(&self, name: &str) -> &[PropertyValue] {
        self.properties.iter().find(|property| property.name == name).map_or(&[], |property| &property.values)
    }

    /// The first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<&PropertyValue> {
        self.values(name).first()
    }
}

/// The nodes of the main line: of several trees and of several variations always the first.
pub(super) fn main_line(text: &str) -> Result<Vec<SgfNode>, FormatError> {
    Reader::new(text).main_line()
}

/// What the main line leaves out, as far as it can be understood.
pub(crate) fn left_out(text: &str) -> LeftOut {
    let mut reader = Reader::new(text);
    if reader.main_line().is_ok() { reader.left_out() } else { LeftOut::default() }
}

/// A line with the lines that follow it, the first of which goes on with it.
#[derive(Debug, Default)]
pub(super) struct SgfTree {
    pub(super) nodes: Vec<SgfNode>,
    pub(super) branches: Vec<SgfTree>,
}

/// How deep trees may lie in trees: some programs write one for every move.
const DEEPEST: usize = 1000;

/// The first tree, whole; nothing if it makes no sense beyond its main line.
pub(super) fn whole(text: &str) -> Option<SgfTree> {
    Reader::new(text).whole().ok().flatten()
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// How many trees are open.
    depth: usize,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, at: 0, depth: 0 }
    }

    /// Reads to the end of the first line.
    fn main_line(&mut self) -> Result<Vec<SgfNode>, FormatError> {
        self.find_tree()?;
        let mut nodes = Vec::new();
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(';') => nodes.push(self.next_node()?),
                Some('(') => self.enter(),
                Some(')') => return Ok(nodes),
                _ => return Err(self.stumble(Expected::TreeEnd)),
            }
        }
    }

    /// Reads the first tree; nothing if trees lie too deep in trees.
    fn whole(&mut self) -> Result<Option<SgfTree>, FormatError> {
        self.find_tree()?;
        let mut open = vec![SgfTree::default()];
        loop {
            self.skip_blanks();
            let (Some(last), sign) = (open.last_mut(), self.peek()) else { return Ok(None) };
            match sign {
                Some(';') => last.nodes.push(self.next_node()?),
                Some('(') if open.len() < DEEPEST => {
                    self.enter();
                    open.push(SgfTree::default());
                }
                Some(')') => {
                    self.at += 1;
                    let closed = open.pop().expect("one is open");
                    match open.last_mut() {
                        Some(parent) => parent.branches.push(closed),
                        None => return Ok(Some(closed)),
                    }
                }
                Some('(') => return Ok(None),
                _ => return Err(self.stumble(Expected::TreeEnd)),
            }
        }
    }

    /// Counts what follows the main line. What is no SGF ends the counting.
    fn left_out(&mut self) -> LeftOut {
        let mut left_out = LeftOut::default();
        // A tree without trees in it is the end of one more line.
        let mut is_line = false;
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(';') if self.next_node().is_ok() => {}
                Some('(') => {
                    left_out.games += usize::from(self.depth == 0);
                    self.enter();
                    is_line = true;
                }
                Some(')') if self.depth > 0 => {
                    left_out.variations += usize::from(is_line && left_out.games == 0);
                    (self.at, self.depth, is_line) = (self.at + 1, self.depth - 1, false);
                }
                _ => return left_out,
            }
        }
    }

    const fn enter(&mut self) {
        (self.at, self.depth) = (self.at + 1, self.depth + 1);
    }

    /// Reads the node whose semicolon is next.
    fn next_node(&mut self) -> Result<SgfNode, FormatError> {
        self.at += 1;
        self.node()
    }

    fn stumble(&self, expected: Expected) -> FormatError {
        stumble(self.text, self.at, expected)
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Goes to the first tree. What stands before it is no part of the format.
    fn find_tree(&mut self) -> Result<(), FormatError> {
        let begins = |at: &usize| self.text[at + 1..].trim_start().starts_with(';');
        let found = self.text.match_indices('(').map(|(at, _)| at).find(begins);
        self.at = found.ok_or_else(|| stumble(self.text, 0, Expected::GameTree))?;
        self.enter();
        Ok(())
    }

    fn node(&mut self) -> Result<SgfNode, FormatError> {
        let mut node = SgfNode::default();
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => node.properties.push(self.property()?),
                Some(';' | '(' | ')') => return Ok(node),
                None => return Err(self.stumble(Expected::TreeEnd)),
                Some(_) => return Err(self.stumble(Expected::Property)),
            }
        }
    }

    fn property(&mut self) -> Result<Property, FormatError> {
        let length = self.rest().find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(self.rest().len());
        // Older versions of the format wrote whole words, whose capitals are the name.
        let name = self.rest()[..length].chars().filter(char::is_ascii_uppercase).collect();
        self.at += length;
        let mut values = Vec::new();
        loop {
            self.skip_blanks();
            if self.peek() != Some('[') {
                break;
            }
            values.push(self.value()?);
        }
        if values.is_empty() { Err(self.stumble(Expected::Value)) } else { Ok(Property { name, values }) }
    }

    fn value(&mut self) -> Result<PropertyValue, FormatError> {
        let start = self.at + 1;
        let mut text = String::new();
        let mut escaped = false;
        for (offset, letter) in self.text[start..].char_indices() {
            match letter {
                '\n' | '\r' if escaped => {}
                _ if escaped => text.push(letter),
                '\\' => {}
                ']' if can_follow_a_value(&self.text[start + offset + 1..]) => {
                    self.at = start + offset + 1;
                    return Ok(PropertyValue { text, at: start });
                }
                _ => text.push(letter),
            }
            escaped = letter == '\\' && !escaped;
        }
        Err(self.stumble(Expected::Value))
    }
}

/// Whether a value may end before this text. In a well-formed file it always may; Little Golem writes names that hold
/// brackets as they are.
fn can_follow_a_value(rest: &str) -> bool {
    let rest = rest.trim_start();
    let after_name = rest.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let names_property = after_name.len() < rest.len() && after_name.trim_start().starts_with('[');
    rest.is_empty() || rest.starts_with(['[', ';', '(', ')']) || names_property
}
