//! The form of an SGF file: trees of nodes of properties with values.

use crate::error::{Expected, FormatError};
use crate::place::stumble;

/// A node of the tree.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) properties: Vec<Property>,
}

/// A property with its values.
#[derive(Debug)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) values: Vec<Value>,
}

/// A value, and where it stands.
#[derive(Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) at: usize,
}

impl Node {
    /// The values of a property; none if it is not there.
    pub(super) fn values(&self, name: &str) -> &[Value] {
        self.properties.iter().find(|property| property.name == name).map_or(&[], |property| &property.values)
    }

    /// The first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<&Value> {
        self.values(name).first()
    }
}

/// The nodes of the main line: of several trees and of several variations always the first.
pub(super) fn main_line(text: &str) -> Result<Vec<Node>, FormatError> {
    let mut reader = Reader { text, at: 0 };
    reader.find_tree()?;
    let mut nodes = Vec::new();
    loop {
        reader.skip_blanks();
        match reader.peek() {
            Some(';') => {
                reader.at += 1;
                nodes.push(reader.node()?);
            }
            Some('(') => reader.at += 1,
            Some(')') => return Ok(nodes),
            _ => return Err(reader.stumble(Expected::TreeEnd)),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
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
        self.at = found.ok_or_else(|| stumble(self.text, 0, Expected::GameTree))? + 1;
        Ok(())
    }

    fn node(&mut self) -> Result<Node, FormatError> {
        let mut node = Node::default();
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

    fn value(&mut self) -> Result<Value, FormatError> {
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
                    return Ok(Value { text, at: start });
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
