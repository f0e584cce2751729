//! Writes a source with switches in it: it does what it did, but for the one mutant that is on.
//!
//! Comments `/*<7*/ … /*7>*/` are around what belongs to a mutant, so that an error of the compiler finds its mutant.

use std::fmt::Write;
use std::slice;

use crate::list::Mutation;
use crate::site::{Bytes, Site, SiteKind};

/// A place with the mutants that change it.
#[derive(Clone, Debug)]
pub(crate) struct Switch {
    pub(crate) site: Site,
    pub(crate) changes: Vec<Mutation>,
}

/// The source with these switches, in the order of their places.
pub(crate) fn render(source: &str, switches: &[Switch]) -> String {
    Renderer { source, switches }.part(&(0..source.len()), 0).0
}

/// Whether a mutant is on.
fn on(id: u32) -> String {
    format!("crate::mutant_switch::on({id})")
}

/// Marks what belongs to these mutants.
fn marked(changes: &[Mutation], text: &str) -> String {
    let ids: Vec<_> = changes.iter().map(|change| change.id.to_string()).collect();
    let ids = ids.join(",");
    format!("/*<{ids}*/{text}/*{ids}>*/")
}

struct Renderer<'a> {
    source: &'a str,
    switches: &'a [Switch],
}

impl Renderer<'_> {
    /// A part of the source, with the switches from number `first` on that lie in it; and the first that does not.
    fn part(&self, bytes: &Bytes, first: usize) -> (String, usize) {
        let (mut text, mut at, mut next) = (String::new(), bytes.start, first);
        while let Some(switch) = self.switches.get(next) {
            let place = &switch.site.bytes;
            if place.end > bytes.end || place.start >= bytes.end && !place.is_empty() {
                break;
            }
            if place.start < at {
                next += 1;
                continue;
            }
            text += &self.source[at..place.start];
            text += &self.switch(next);
            at = place.end;
            next += 1;
        }
        text += &self.source[at..bytes.end];
        (text, next)
    }

    /// A part inside of a switch.
    fn inner(&self, bytes: &Bytes, switch: usize) -> String {
        let first = (switch + 1..self.switches.len())
            .find(|&index| self.switches[index].site.bytes.start >= bytes.start)
            .unwrap_or(self.switches.len());
        self.part(bytes, first).0
    }

    fn switch(&self, index: usize) -> String {
        let Switch { site, changes } = &self.switches[index];
        let inner = |bytes: &Bytes| self.inner(bytes, index);
        let operator = &self.source[site.mark.clone()];
        let text = match &site.shape {
            SiteKind::Arithmetic { left, right } => {
                let choice = chosen(changes, |change| format!("__l {change} __r"), &format!("__l {operator} __r"));
                format!("(match ({}, {}) {{ (__l, __r) => {choice} }})", inner(left), inner(right))
            }
            SiteKind::Comparison { left, right } => {
                let choice = chosen(changes, |change| format!("*__l {change} *__r"), &format!("*__l {operator} *__r"));
                format!("(match (&({}), &({})) {{ (__l, __r) => {choice} }})", inner(left), inner(right))
            }
            SiteKind::Logic { left, right } => {
                let goes_on = if operator == "&&" { "!=" } else { "==" };
                let [change] = &changes[..] else { unreachable!("there is one other operator") };
                let (left, right, on) = (inner(left), inner(right), on(change.id));
                format!("({{ let __x: bool = {left}; if __x {goes_on} {on} {{ {right} }} else {{ __x }} }})")
            }
            SiteKind::Assignment { place, value } => {
                let choice = chosen(changes, |change| format!("*__l {change} __r"), &format!("*__l {operator} __r"));
                format!("match ({}) {{ __r => match &mut ({}) {{ __l => {choice} }} }}", inner(value), inner(place))
            }
            SiteKind::Unary { operand } => {
                let choice = chosen(changes, |change| format!("{change} __v"), &format!("{operator}__v"));
                format!("(match ({}) {{ __v => {choice} }})", inner(operand))
            }
            SiteKind::Body => changes.iter().fold(String::new(), |mut text, change| {
                let back = format!("if {} {{ return {}; }}", on(change.id), change.replacement);
                let _ = write!(text, " {}", marked(slice::from_ref(change), &back));
                text
            }),
            SiteKind::Const { .. } => String::new(),
            SiteKind::Arm { guard } => arm(changes, guard.as_ref().map(inner)),
            SiteKind::Field { value, base, path, name } => {
                let [change] = &changes[..] else { unreachable!("a field is deleted or not") };
                let (path, base, value) = (&self.source[path.clone()], &self.source[base.clone()], inner(value));
                format!("if {} {{ let {path} {{ {name}: __v, .. }} = {base}; __v }} else {{ {value} }}", on(change.id))
            }
        };
        if changes.is_empty() { text } else { marked(changes, &text) }
    }
}

/// What is reckoned: `if … { one change } else if … { another } else { as it was }`.
fn chosen(changes: &[Mutation], changed: impl Fn(&str) -> String, plain: &str) -> String {
    let mut text = String::new();
    for change in changes {
        let other = marked(slice::from_ref(change), &changed(&change.replacement));
        let _ = write!(text, "if {} {{ {other} }} else ", on(change.id));
    }
    format!("{text}{{ {plain} }}")
}

/// The guard of an arm: whether it is there, and what its guard says.
fn arm(changes: &[Mutation], guard: Option<String>) -> String {
    let (kept, guards): (Vec<_>, Vec<_>) = changes.iter().partition(|change| change.replacement.is_empty());
    let mut text = " if ".to_owned();
    for change in kept {
        let _ = write!(text, "!{} && ", on(change.id));
    }
    for change in &guards {
        let _ = write!(text, "if {} {{ {} }} else ", on(change.id), change.replacement);
    }
    let guard = guard.unwrap_or_else(|| "true".to_owned());
    text + &if guards.is_empty() { format!("({guard}) ") } else { format!("{{ {guard} }} ") }
}

#[cfg(test)]
mod tests;
