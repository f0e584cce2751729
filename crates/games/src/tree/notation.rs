//! Trees as text: `((3 12 8)(2 4 6)(14 5 2)) 1` — a node is its children in brackets, a leaf its worth to First, and
//! the side to move comes last. Any node may have a name before it: `root(left(3 12) right(x=2 4)) 1`. A move is the
//! child's name, or its number from the left.

use std::sync::Arc;

use jogada_rules::{
    BoardStyle, Illegality, Impossibility, MoveError, Notation, Phrase, Problem, ReadError, Reader, Side, Touch, Wanted,
};

use super::shape::{TreeNode, TreeShape};
use super::{Branch, MOST_CHILDREN, MOST_DEPTH, MOST_NODES, MOST_WORTH, OwnTree, TreeState};
use crate::edit;
use crate::text::{block, read_turn, read_word};

/// What a tree is made of.
pub const LEAF: Wanted = Wanted::Own(Phrase::new("a leaf or an opening bracket", "uma folha ou um parêntese"));
/// How many there are.
pub const LEAVES: Wanted = Wanted::Own(Phrase::new("the size of the tree", "o tamanho da árvore"));
/// Why a tree can not be in which two children of a node have one name.
pub const NAME_TWICE: Impossibility = Impossibility::Own(Phrase::new(
    "two children of a node have the same name",
    "dois filhos de um nó têm o mesmo nome",
));
/// Why a move can not be made that names no child.
pub const NO_CHILD: Illegality = Illegality::Own(Phrase::new("the node has no such child", "o nó não tem esse filho"));

impl Notation for OwnTree {
    fn move_text(&self, state: &TreeState, mv: Branch) -> String {
        let child = state.shape.node(state.children()[usize::from(mv.0)]);
        child.name.as_deref().map_or_else(|| (mv.0 + 1).to_string(), str::to_owned)
    }

    fn read_move(&self, state: &TreeState, text: &str) -> Result<Branch, MoveError> {
        let wanted = text.trim();
        let mut reader = Reader::new(text);
        if wanted.is_empty() {
            return Err(reader.stumble(Wanted::Move).into());
        }
        if state.worth().is_some() {
            return Err(MoveError::illegal(text, Illegality::Over));
        }
        let name = |number: u32| state.shape.node(number).name.as_deref();
        let named =
            state.children().iter().position(|&child| name(child).is_some_and(|n| n.eq_ignore_ascii_case(wanted)));
        let numbered = || wanted.parse::<usize>().ok()?.checked_sub(1).filter(|&child| child < state.children().len());
        let child = named.or_else(numbered).ok_or_else(|| MoveError::illegal(text, NO_CHILD))?;
        Ok(Branch(child as u8))
    }

    fn position_text(&self, state: &TreeState) -> String {
        let mut text = String::new();
        write(&state.shape, state.node, true, &mut text);
        format!("{text} {}", state.turn)
    }

    fn read_position(&self, text: &str) -> Result<TreeState, ReadError> {
        read(text)
    }

    fn board_text(&self, state: &TreeState, style: BoardStyle) -> String {
        let mut lines = Vec::new();
        outline(state, state.node, state.turn, "", style, &mut lines);
        block(&lines)
    }

    /// A touched leaf is worth one more; a touched node gets one leaf more.
    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        let Touch::Place(place) = touch else { return edit::turned(position, touch) };
        let state = read(position).ok()?;
        let mut node = state.node;
        for step in place.split('.').filter(|step| !step.is_empty() && *step != "root") {
            node = *state.shape.node(node).children.get(step.parse::<usize>().ok()?.checked_sub(1)?)?;
        }
        Some(edited(&state, node))
    }
}

/// The position after a touch of a node.
fn edited(state: &TreeState, touched: u32) -> String {
    let mut nodes: Vec<TreeNode> = (0..state.shape.len() as u32).map(|node| state.shape.node(node).clone()).collect();
    let leaf = nodes.len() as u32;
    let node = &mut nodes[touched as usize];
    if let Some(worth) = &mut node.worth {
        *worth = if *worth >= MOST_WORTH { -MOST_WORTH } else { *worth + 1 };
    } else {
        node.children.push(leaf);
        nodes.push(TreeNode { parent: Some(touched), worth: Some(0), ..TreeNode::default() });
    }
    let mut text = String::new();
    write(&TreeShape::new(nodes), state.node, true, &mut text);
    format!("{text} {}", state.turn)
}

fn write(shape: &TreeShape, number: u32, is_root: bool, text: &mut String) {
    let node = shape.node(number);
    let name = node.name.as_deref().filter(|_| !is_root).unwrap_or_default();
    if text.ends_with(|last: char| !"() ".contains(last)) && !(name.is_empty() && node.worth.is_none()) {
        text.push(' ');
    }
    text.push_str(name);
    match node.worth {
        Some(worth) if name.is_empty() => text.push_str(&worth.to_string()),
        Some(worth) => text.extend(["=", &worth.to_string()]),
        None => {
            text.push('(');
            for &child in &node.children {
                write(shape, child, false, text);
            }
            text.push(')');
        }
    }
}

/// Reads a position: the tree and the side to move.
pub(super) fn read(text: &str) -> Result<TreeState, ReadError> {
    let mut reader = Reader::new(text);
    let mut nodes = Vec::new();
    read_node(text, &mut reader, None, 0, &mut nodes)?;
    let turn = read_turn(&mut reader)?;
    reader.finish()?;
    Ok(TreeState { shape: Arc::new(TreeShape::new(nodes)), node: 0, turn })
}

/// Reads a node with all below it. The depth is limited, so calling itself is safe.
fn read_node(
    text: &str,
    reader: &mut Reader<'_>,
    parent: Option<u32>,
    depth: usize,
    nodes: &mut Vec<TreeNode>,
) -> Result<u32, ReadError> {
    let number = nodes.len();
    if number == MOST_NODES || depth > MOST_DEPTH {
        let most = if number == MOST_NODES { MOST_NODES } else { MOST_DEPTH } as i64;
        return Err(ReadError::new(reader.whole(), Problem::OutOfRange { what: LEAVES, least: 1, most }));
    }
    let is_letter = |letter: char| letter.is_alphanumeric() || "_'".contains(letter);
    let starts_name = reader.peek().is_some_and(char::is_alphabetic);
    let name = if starts_name { read_word(text, reader, is_letter).map(Box::from) } else { None };
    nodes.push(TreeNode { parent, name, ..TreeNode::default() });
    if reader.take('(') {
        read_children(text, reader, number as u32, depth, nodes)?;
    } else {
        if starts_name {
            reader.demand('=', LEAF)?;
        } else if !reader.peek().is_some_and(|next| next == '-' || next.is_ascii_digit()) {
            return Err(reader.stumble(LEAF));
        }
        nodes[number].worth = Some(reader.number(LEAF, i64::from(-MOST_WORTH), MOST_WORTH.into())? as i32);
    }
    Ok(number as u32)
}

fn read_children(
    text: &str,
    reader: &mut Reader<'_>,
    parent: u32,
    depth: usize,
    nodes: &mut Vec<TreeNode>,
) -> Result<(), ReadError> {
    let start = reader.position();
    let mut children = Vec::new();
    loop {
        children.push(read_node(text, reader, Some(parent), depth + 1, nodes)?);
        reader.take(',');
        if reader.take(')') {
            break;
        }
        if children.len() == MOST_CHILDREN {
            return Err(reader.stumble(Wanted::CloseBracket));
        }
    }
    let names: Vec<String> = children
        .iter()
        .filter_map(|&child| nodes[child as usize].name.as_ref().map(|name| name.to_lowercase()))
        .collect();
    if (1..names.len()).any(|at| names[..at].contains(&names[at])) {
        return Err(ReadError::new(start..reader.position(), Problem::Impossible(NAME_TWICE)));
    }
    nodes[parent as usize].children = children;
    Ok(())
}

/// One line a node, children under their parent.
fn outline(state: &TreeState, number: u32, turn: Side, indent: &str, style: BoardStyle, lines: &mut Vec<String>) {
    let node = state.shape.node(number);
    let sign = match (node.worth, turn, style.ascii) {
        (Some(worth), ..) => worth.to_string(),
        (None, Side::First, false) => "▲".to_owned(),
        (None, Side::Second, false) => "▼".to_owned(),
        (None, Side::First, true) => "MAX".to_owned(),
        (None, Side::Second, true) => "MIN".to_owned(),
    };
    if let Some(last) = lines.last_mut().filter(|last| last.ends_with('\u{0}')) {
        last.pop();
        last.push_str(&sign);
    } else {
        lines.push(sign);
    }
    let last = node.children.len().wrapping_sub(1);
    for (place, &child) in node.children.iter().enumerate() {
        let [fork, bar] = match (place == last, style.ascii) {
            (false, false) => ["├─ ", "│  "],
            (true, false) => ["└─ ", "   "],
            (false, true) => ["|- ", "|  "],
            (true, true) => ["`- ", "   "],
        };
        let name = state.shape.node(child).name.as_deref().map_or_else(|| (place + 1).to_string(), str::to_owned);
        lines.push(format!("{indent}{fork}{name} \u{0}"));
        outline(state, child, turn.other(), &format!("{indent}{bar}"), style, lines);
    }
}
