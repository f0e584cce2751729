//! What a node says about its move beside the move: a search in a property of our own, and people's comments.

use jogada_catalog::COMMENT;
use serde_json::{Map, Value as Json};

use super::tree::SgfNode;
use super::{INFO, REMARK};

/// What a node says about its move, if it says something.
pub(super) fn of_node(node: &SgfNode) -> Option<Json> {
    let known = node.value(INFO).map(|value| json(&value.text));
    match node.value(REMARK) {
        Some(remark) => Some(with_comment(known, &remark.text)),
        None => known,
    }
}

/// What is known about a move, with a comment after those that are there.
pub(super) fn with_comment(known: Option<Json>, comment: &str) -> Json {
    let mut known = match known {
        Some(Json::Object(known)) => known,
        _ => Map::new(),
    };
    let earlier = known.get(COMMENT).and_then(Json::as_str);
    known.insert(COMMENT.to_owned(), joined(earlier, comment).into());
    Json::Object(known)
}

/// Two comments, one after the other.
pub(super) fn joined(earlier: Option<&str>, comment: &str) -> String {
    earlier.map_or_else(|| comment.to_owned(), |earlier| format!("{earlier}\n{comment}"))
}

/// What is known about a move as a node says it: what searches know, and the comment.
pub(super) fn parted(info: &Json) -> (Option<Json>, Option<&str>) {
    let comment = info.get(COMMENT).and_then(Json::as_str);
    let rest = match info {
        Json::Object(known) if comment.is_some() => {
            let rest: Map<_, _> = known.clone().into_iter().filter(|(key, _)| key != COMMENT).collect();
            (!rest.is_empty()).then_some(Json::Object(rest))
        }
        Json::Null => None,
        other => Some(other.clone()),
    };
    (rest, comment)
}

/// What was known about a move; what is no JSON is kept as text.
pub(super) fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|_| Json::String(text.to_owned()))
}
