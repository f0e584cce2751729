//! Events and nodes in little memory: a long search has millions of them, of which somebody looks at a few thousand.
//!
//! An event is a mask of the fields that it has, and each field as a number of as few bytes as it takes. Texts are kept
//! once. Nothing is rounded: what comes out is what went in.

mod numbers;

use std::collections::HashMap;
use std::ops::Range;

use jogada_rules::Value;

use super::{TraceEvent, TraceNode, WeighedMove};
use numbers::{bits, number, put, signed, take, unsigned};

/// How many events lie between two of which the place is known.
const STRIDE: usize = 64;
/// How many fields an event may have.
const FIELDS: usize = 17;
/// The number of "no node".
const NONE: u32 = u32::MAX;

/// The events of a trace, in order.
#[derive(Clone, Debug, Default)]
pub struct TraceEvents {
    bytes: Vec<u8>,
    /// Where every [`STRIDE`]th event begins.
    places: Vec<usize>,
    count: usize,
    words: Vec<&'static str>,
    texts: Interned,
}

impl TraceEvents {
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The bytes that they take.
    pub const fn bytes(&self) -> usize {
        self.bytes.len() + self.places.len() * size_of::<usize>() + self.texts.bytes
    }

    /// Adds one at the end.
    pub fn push(&mut self, event: &TraceEvent) {
        if self.count.is_multiple_of(STRIDE) {
            self.places.push(self.bytes.len());
        }
        self.count += 1;
        let fields = self.fields(event);
        let mask = (0..FIELDS).filter(|&at| fields[at].is_some()).fold(0, |mask, at| mask | 1 << at);
        let word = self.word(event.event);
        for number in [word, event.line as u64, mask].into_iter().chain(fields.into_iter().flatten()) {
            put(&mut self.bytes, number);
        }
        for weighed in &event.weighed {
            let text = self.texts.number(&weighed.mv).into();
            let chosen = u64::from(weighed.chosen);
            for number in [text, weighed.visits << 1 | chosen, bits(weighed.mean), bits(weighed.bonus)] {
                put(&mut self.bytes, number);
            }
        }
    }

    /// One of them.
    pub fn get(&self, at: usize) -> Option<TraceEvent> {
        self.range(at..at.saturating_add(1)).next()
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = TraceEvent> {
        self.range(0..self.count)
    }

    /// Those of a range, as far as there are any.
    pub fn range(&self, range: Range<usize>) -> impl Iterator<Item = TraceEvent> {
        self.glances(range).map(|glance| self.unpack(&glance))
    }

    /// Those of a range, without what takes memory to read.
    pub(super) fn glances(&self, range: Range<usize>) -> Glances<'_> {
        let end = range.end.min(self.count);
        let start = range.start.min(end);
        let block = start / STRIDE;
        let place = self.places.get(block).copied().unwrap_or(self.bytes.len());
        let mut glances = Glances { events: self, place, at: block * STRIDE, end };
        while glances.at < start {
            glances.next();
        }
        glances
    }

    fn fields(&mut self, event: &TraceEvent) -> [Option<u64>; FIELDS] {
        let value = |value: Option<Value>| value.map(|value| unsigned(value.raw()));
        let weighed = event.weighed.len() as u64;
        [
            event.node.map(u64::from),
            event.other.map(u64::from),
            event.reason.map(|reason| self.word(reason)),
            event.count,
            event.f.map(bits),
            event.g.map(bits),
            event.h.map(bits),
            value(event.value),
            value(event.alpha),
            value(event.beta),
            event.mv.as_deref().map(|mv| self.texts.number(mv).into()),
            event.visits,
            event.mean.map(bits),
            (weighed > 0).then_some(weighed),
            event.proof.map(u64::from),
            event.disproof.map(u64::from),
            event.threshold.map(bits),
        ]
    }

    fn unpack(&self, glance: &EventGlance) -> TraceEvent {
        let [node, other, reason, count, f, g, h, value, alpha, beta, mv, visits, mean, _, proof, disproof, threshold] =
            glance.fields;
        let small = |field: Option<u64>| field.map(|field| field as u32);
        let value_of = |field: Option<u64>| field.map(|field| Value::from_raw(signed(field)));
        TraceEvent {
            event: self.words[glance.word],
            line: glance.line,
            node: small(node),
            other: small(other),
            mv: mv.map(|mv| self.texts.text(mv as u32).to_owned()),
            g: g.map(number),
            h: h.map(number),
            f: f.map(number),
            threshold: threshold.map(number),
            value: value_of(value),
            alpha: value_of(alpha),
            beta: value_of(beta),
            reason: reason.map(|reason| self.words[reason as usize]),
            count,
            visits,
            mean: mean.map(number),
            weighed: self.weighed(glance),
            proof: small(proof),
            disproof: small(disproof),
        }
    }

    fn weighed(&self, glance: &EventGlance) -> Vec<WeighedMove> {
        let mut place = glance.weighed_at;
        let mut next = || take(&self.bytes, &mut place);
        (0..glance.weighed())
            .map(|_| {
                let (mv, visits, mean, bonus) = (next(), next(), next(), next());
                let mv = self.texts.text(mv as u32).to_owned();
                WeighedMove {
                    mv,
                    visits: visits >> 1,
                    mean: number(mean),
                    bonus: number(bonus),
                    chosen: visits & 1 == 1,
                }
            })
            .collect()
    }

    fn word(&mut self, word: &'static str) -> u64 {
        let known = self.words.iter().position(|known| *known == word);
        known.unwrap_or_else(|| {
            self.words.push(word);
            self.words.len() - 1
        }) as u64
    }

    /// The word that a glance has the number of.
    pub(super) fn word_of(&self, glance: &EventGlance) -> &'static str {
        self.words[glance.word]
    }
}

impl<'a> IntoIterator for &'a TraceEvents {
    type Item = TraceEvent;
    type IntoIter = Box<dyn Iterator<Item = TraceEvent> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter())
    }
}

/// An event whose texts were not read.
pub(super) struct EventGlance {
    pub(super) word: usize,
    line: usize,
    fields: [Option<u64>; FIELDS],
    weighed_at: usize,
}

impl EventGlance {
    pub(super) fn node(&self) -> Option<u32> {
        self.fields[0].map(|node| node as u32)
    }

    pub(super) fn count(&self) -> Option<u64> {
        self.fields[3]
    }

    pub(super) fn f(&self) -> Option<f64> {
        self.fields[4].map(number)
    }

    pub(super) fn value(&self) -> Option<Value> {
        self.fields[7].map(|value| Value::from_raw(signed(value)))
    }

    pub(super) fn mean(&self) -> Option<f64> {
        self.fields[12].map(number)
    }

    /// Proof and disproof number.
    pub(super) fn numbers(&self) -> Option<(u32, u32)> {
        self.fields[14].zip(self.fields[15]).map(|(proof, disproof)| (proof as u32, disproof as u32))
    }

    fn weighed(&self) -> u64 {
        self.fields[13].unwrap_or_default()
    }
}

/// Events one after the other, at a glance.
pub(super) struct Glances<'a> {
    events: &'a TraceEvents,
    place: usize,
    at: usize,
    end: usize,
}

impl Iterator for Glances<'_> {
    type Item = EventGlance;

    fn next(&mut self) -> Option<EventGlance> {
        if self.at >= self.end {
            return None;
        }
        self.at += 1;
        let bytes = &self.events.bytes;
        let (word, line) = (take(bytes, &mut self.place) as usize, take(bytes, &mut self.place) as usize);
        let mask = take(bytes, &mut self.place);
        let mut fields = [None; FIELDS];
        for (at, field) in fields.iter_mut().enumerate() {
            if mask & 1 << at != 0 {
                *field = Some(take(bytes, &mut self.place));
            }
        }
        let glance = EventGlance { word, line, fields, weighed_at: self.place };
        for _ in 0..4 * glance.weighed() {
            take(bytes, &mut self.place);
        }
        Some(glance)
    }
}

/// The nodes of a trace, by number.
#[derive(Clone, Debug, Default)]
pub struct TraceNodes {
    parents: Vec<u32>,
    moves: Vec<u32>,
    depths: Vec<u32>,
    born: Vec<u32>,
    /// The side in the lower two bits, then whether it is of a search backward, then whether it has a position.
    marks: Vec<u8>,
    /// Where the text of each one's position ends.
    ends: Vec<u32>,
    positions: String,
    texts: Interned,
}

const BACKWARD: u8 = 4;
const PLACED: u8 = 8;

impl TraceNodes {
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// The bytes that they take.
    pub const fn bytes(&self) -> usize {
        self.len() * (5 * size_of::<u32>() + 1) + self.positions.len() + self.texts.bytes
    }

    /// Adds one, and says which number it has.
    pub fn push(&mut self, node: &TraceNode) -> u32 {
        self.parents.push(node.parent.unwrap_or(NONE));
        self.moves.push(node.mv.as_deref().map_or(NONE, |mv| self.texts.number(mv)));
        self.depths.push(node.depth);
        self.born.push(node.born);
        let backward = if node.backward { BACKWARD } else { 0 };
        let placed = if node.state.is_some() { PLACED } else { 0 };
        self.marks.push(node.side.unwrap_or_default() | backward | placed);
        self.positions.push_str(node.state.as_deref().unwrap_or_default());
        self.ends.push(self.positions.len() as u32);
        self.len() as u32 - 1
    }

    /// The node of that number, if there is one.
    pub fn get(&self, number: u32) -> Option<TraceNode> {
        let at = number as usize;
        let mark = *self.marks.get(at)?;
        let begin = at.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        let position = &self.positions[begin..self.ends[at] as usize];
        Some(TraceNode {
            parent: self.parent(number),
            mv: self.mv(number).map(str::to_owned),
            depth: self.depths[at],
            born: self.born[at],
            side: (mark & 3 != 0).then_some(mark & 3),
            state: (mark & PLACED != 0).then(|| position.to_owned()),
            backward: mark & BACKWARD != 0,
        })
    }

    /// All of them, the root first.
    pub fn iter(&self) -> impl Iterator<Item = TraceNode> {
        (0..self.len() as u32).filter_map(|number| self.get(number))
    }

    /// The node that a node was first reached from.
    pub fn parent(&self, number: u32) -> Option<u32> {
        self.parents.get(number as usize).copied().filter(|&parent| parent != NONE)
    }

    /// The move that leads to a node.
    pub fn mv(&self, number: u32) -> Option<&str> {
        let text = self.moves.get(number as usize).copied().filter(|&text| text != NONE)?;
        Some(self.texts.text(text))
    }

    /// Moves from the root.
    pub fn depth(&self, number: u32) -> u32 {
        self.depths.get(number as usize).copied().unwrap_or_default()
    }

    /// The number of the first event about a node.
    pub fn born(&self, number: u32) -> u32 {
        self.born.get(number as usize).copied().unwrap_or_default()
    }

    /// Whose turn it is at a node, 1 or 2; 0 in puzzles.
    pub(super) fn side(&self, number: u32) -> u8 {
        self.marks.get(number as usize).map_or(0, |mark| mark & 3)
    }

    /// All moves as texts, and for every node which of them leads to it: none to a root.
    pub(super) fn moves(&self) -> (&[Box<str>], impl Iterator<Item = Option<u32>>) {
        (&self.texts.texts, self.moves.iter().map(|&text| (text != NONE).then_some(text)))
    }
}

impl<'a> IntoIterator for &'a TraceNodes {
    type Item = TraceNode;
    type IntoIter = Box<dyn Iterator<Item = TraceNode> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter())
    }
}

/// Texts that are kept once, and known by a number.
#[derive(Clone, Debug, Default)]
struct Interned {
    texts: Vec<Box<str>>,
    numbers: HashMap<Box<str>, u32>,
    bytes: usize,
}

impl Interned {
    fn number(&mut self, text: &str) -> u32 {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = self.texts.len() as u32;
        // Twice the text, and what two collections hold beside it.
        self.bytes += 2 * text.len() + 64;
        self.texts.push(text.into());
        self.numbers.insert(text.into(), number);
        number
    }

    fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(at: u32) -> TraceEvent {
        TraceEvent {
            event: ["enter", "leave", "select"][at as usize % 3],
            line: at as usize % 7,
            node: Some(at),
            other: at.is_multiple_of(2).then_some(at * 1000),
            mv: at.is_multiple_of(3).then(|| format!("m{}", at % 5)),
            g: Some(f64::from(at) / 8.0),
            h: (!at.is_multiple_of(5)).then_some(1.415),
            f: Some(f64::MAX),
            threshold: Some(-0.0),
            value: Some(Value::points(-3)),
            alpha: Some(Value::MIN),
            beta: Some(Value::win_in(at)),
            reason: Some("alpha"),
            count: Some(u64::MAX),
            visits: Some(at.into()),
            mean: Some(f64::from(0.3f32)),
            weighed: vec![WeighedMove { mv: "a1".into(), visits: 7, mean: 0.1, bonus: 1e-9, chosen: at % 2 == 1 }],
            proof: Some(u32::MAX),
            disproof: Some(0),
        }
    }

    #[test]
    fn what_comes_out_is_what_went_in() {
        let events: Vec<_> = (0..200).map(full).chain([TraceEvent::about(9), TraceEvent::default()]).collect();
        let mut packed = TraceEvents::default();
        for event in &events {
            packed.push(event);
        }
        assert!(packed.iter().eq(events.iter().cloned()));
        for at in [0, 1, 63, 64, 65, 128, 201] {
            assert_eq!(packed.get(at).as_ref(), events.get(at), "{at}");
        }
        assert_eq!(packed.get(202), None);
        assert_eq!(packed.range(60..70).collect::<Vec<_>>(), events[60..70]);
    }

    #[test]
    fn nodes_come_out_as_they_went_in() {
        let node = |at: u32| TraceNode {
            parent: at.checked_sub(1),
            mv: (at > 0).then(|| format!("m{}", at % 3)),
            depth: at,
            born: 2 * at,
            side: (!at.is_multiple_of(3)).then_some((at % 3) as u8),
            state: at.is_multiple_of(2).then(|| "é".repeat(at as usize)),
            backward: at % 4 == 1,
        };
        let mut packed = TraceNodes::default();
        for at in 0..20 {
            assert_eq!(packed.push(&node(at)), at);
        }
        assert!(packed.iter().eq((0..20).map(node)));
        assert_eq!((packed.get(20), packed.parent(0), packed.mv(4)), (None, None, Some("m1")));
    }

    #[test]
    fn a_plain_event_takes_a_few_bytes() {
        let mut packed = TraceEvents::default();
        for at in 0..10_000 {
            packed.push(&TraceEvent { event: "enter", alpha: Some(Value::ZERO), ..TraceEvent::about(at) });
        }
        assert!(packed.bytes() < 10_000 * 8, "{}", packed.bytes());
    }
}
