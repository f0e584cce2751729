//! Bars, one a player, with how sure each is.

use std::fmt::{self, Write};

use super::axis::{Axis, label};
use super::{AXIS, BOTTOM, PENS, Pen, RANGE, RULE, TOP, WIDTH, framed, line, shortened, text};

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it stands for.
    pub name: String,
    /// How long it is.
    pub value: f64,
    /// The number beside it.
    pub shown: String,
    /// How sure that is.
    pub range: Option<(f64, f64)>,
}

/// A picture of bars.
#[derive(Clone, Debug)]
pub struct Bars<'a> {
    /// What it shows.
    pub title: &'a str,
    /// What the axis counts.
    pub across: &'a str,
    /// The least and the most of the axis; the largest bar where there is no most.
    pub ends: (f64, Option<f64>),
    /// The bars.
    pub bars: &'a [Bar],
}

const LEFT: f64 = 190.0;
const RIGHT: f64 = 96.0;
const STEP: f64 = 30.0;
const THICKNESS: f64 = 18.0;
const NAME_LETTERS: usize = 26;

impl Bars<'_> {
    /// The picture.
    pub fn to_svg(&self) -> String {
        let floor = TOP + STEP * self.bars.len() as f64;
        framed(self.title, floor + BOTTOM, |svg| self.draw(svg, floor)).expect("a String takes every text")
    }

    fn draw(&self, svg: &mut String, floor: f64) -> fmt::Result {
        let (least, most) = self.ends;
        let longest = || self.bars.iter().flat_map(|bar| [bar.value, bar.range.map_or(bar.value, |range| range.1)]);
        let across = Axis::over([least].into_iter().chain(most).chain(longest()), false, LEFT, WIDTH - RIGHT);
        for mark in across.marks() {
            let x = across.place(mark);
            line(svg, (x, TOP - 4.0), (x, floor), RULE)?;
            text(svg, (x, floor + 16.0), "middle", &label(mark))?;
        }
        text(svg, (f64::midpoint(LEFT, WIDTH - RIGHT), floor + BOTTOM - 10.0), "middle", self.across)?;
        for (number, bar) in self.bars.iter().enumerate() {
            bar.draw(svg, number, across, across.place(least))?;
        }
        line(svg, (LEFT, TOP - 4.0), (LEFT, floor), AXIS)
    }
}

impl Bar {
    fn draw(&self, svg: &mut String, number: usize, across: Axis, from: f64) -> fmt::Result {
        let color = Pen::of(number).color;
        let middle = TOP + STEP * (number as f64 + 0.5) - 2.0;
        let (top, width) = (middle - THICKNESS / 2.0, (across.place(self.value) - from).max(0.0));
        writeln!(
            svg,
            "<rect x=\"{from:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{THICKNESS}\" rx=\"2\" \
             class=\"area{}\" fill=\"{color}\" fill-opacity=\"0.75\"/>",
            number % PENS.len()
        )?;
        if let Some((low, high)) = self.range {
            let (low, high) = (across.place(low), across.place(high));
            line(svg, (low, middle), (high, middle), RANGE)?;
            for end in [low, high] {
                line(svg, (end, middle - 5.0), (end, middle + 5.0), RANGE)?;
            }
        }
        text(svg, (LEFT - 8.0, middle + 4.0), "end", &shortened(&self.name, NAME_LETTERS))?;
        text(svg, (WIDTH - RIGHT + 8.0, middle + 4.0), "start", &self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_begin_at_the_axis_and_end_at_their_value() {
        let bars = [Bar { name: "a & b".into(), value: 50.0, shown: "50 %".into(), range: Some((40.0, 60.0)) }];
        let svg = Bars { title: "T", across: "%", ends: (0.0, Some(100.0)), bars: &bars }.to_svg();
        assert!(svg.contains("<rect x=\"190.0\" y=\"44.0\" width=\"217.0\""), "{svg}");
        assert!(svg.contains("a &amp; b") && svg.contains("50 %"));
        assert!(svg.contains("x1=\"363.6\"") && svg.contains("x2=\"450.4\""), "{svg}");
    }

    #[test]
    fn no_bars_are_a_picture_too() {
        let svg = Bars { title: "T", across: "x", ends: (0.0, None), bars: &[] }.to_svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }
}
