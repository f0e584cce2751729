//! What a node says about its move beside the move: a search in a property of our own, people's comments, and the signs
//! that they put on places.

use jogada_catalog::COMMENT;
use serde_json::{Map, Value as Json};

use super::tree::{PropertyValue, SgfNode};
use super::{INFO, REMARK, SIGNS};

/// Under which key the page keeps the signs on places.
const MARKS: &str = "marks";

/// What a node says about its move, if it says something. Places are read by `place`; what is none is left out.
pub(super) fn of_node(node: &SgfNode, place: impl Fn(&PropertyValue) -> Option<String>) -> Option<Json> {
    let known = node.value(INFO).map(|value| json(&value.text));
    let signs = SIGNS.into_iter().flat_map(|(name, sign)| node.values(name).iter().map(move |value| (value, sign)));
    let marks: Map<_, _> = signs.filter_map(|(value, sign)| Some((place(value)?, sign.into()))).collect();
    let known = if marks.is_empty() { known } else { Some(with(known, MARKS, Json::Object(marks))) };
    match node.value(REMARK) {
        Some(remark) => Some(with_comment(known, &remark.text)),
        None => known,
    }
}

/// What is known about a move, with a comment after those that are there.
pub(super) fn with_comment(known: Option<Json>, comment: &str) -> Json {
    let earlier = known.as_ref().and_then(|known| known.get(COMMENT)).and_then(Json::as_str);
    let whole = joined(earlier, comment);
    with(known, COMMENT, whole.into())
}

fn with(known: Option<Json>, key: &str, value: Json) -> Json {
    let mut known = match known {
        Some(Json::Object(known)) => known,
        _ => Map::new(),
    };
    known.insert(key.to_owned(), value);
    Json::Object(known)
}

/// Two comments, one after the other.
pub(super) fn joined(earlier: Option<&str>, comment: &str) -> String {
    earlier.map_or_else(|| comment.to_owned(), |earlier| format!("{earlier}\n{comment}"))
}

/// What is known about a move as a node says it.
pub(super) struct Parted<'a> {
    /// What searches know, and whatever else the format has no property for.
    pub(super) known: Option<Json>,
    pub(super) comment: Option<&'a str>,
    /// Places with the property of the sign that someone put on them.
    pub(super) marks: Vec<(&'static str, &'a str)>,
}

/// Takes apart what is known about a move.
pub(super) fn parted(info: &Json) -> Parted<'_> {
    let comment = info.get(COMMENT).and_then(Json::as_str);
    let marks = info.get(MARKS).and_then(signs);
    let known = match info {
        Json::Object(known) => {
            let mut rest = known.clone();
            let told = [(COMMENT, comment.is_some()), (MARKS, marks.is_some())];
            for (key, _) in told.into_iter().filter(|(_, told)| *told) {
                rest.remove(key);
            }
            (!rest.is_empty()).then_some(Json::Object(rest))
        }
        Json::Null => None,
        other => Some(other.clone()),
    };
    Parted { known, comment, marks: marks.unwrap_or_default() }
}

/// The places of marks with their properties, if the format has one for each.
fn signs(marks: &Json) -> Option<Vec<(&'static str, &str)>> {
    let property = |sign: &Json| SIGNS.into_iter().find(|(_, known)| sign == known).map(|(name, _)| name);
    marks.as_object()?.iter().map(|(place, sign)| Some((property(sign)?, place.as_str()))).collect()
}

/// What was known about a move; what is no JSON is kept as text.
pub(super) fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|_| Json::String(text.to_owned()))
}
