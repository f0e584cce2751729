//! Curves over an axis, with a legend beside them.

use std::fmt::{self, Write};

use super::axis::{Axis, label};
use super::{AXIS, BOTTOM, PENS, Pen, RULE, TOP, WIDTH, framed, line, shortened, text};

/// A named curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What the legend calls it.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
    /// How sure the last point is.
    pub range: Option<(f64, f64)>,
}

/// A picture of curves.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    /// What it shows.
    pub title: &'a str,
    /// What the horizontal axis counts.
    pub across: &'a str,
    /// What the vertical axis counts.
    pub up: &'a str,
    /// Whether the vertical axis is logarithmic.
    pub logarithmic: bool,
    /// The curves.
    pub series: &'a [Series],
}

const HEIGHT: f64 = 340.0;
const LEFT: f64 = 72.0;
/// What ranges and the legend take.
const LEGEND: f64 = 208.0;
const NAME_LETTERS: usize = 18;
/// More points than this are a curve; fewer are marked each.
const MARKED_POINTS: usize = 24;

impl Chart<'_> {
    /// The picture.
    pub fn to_svg(&self) -> String {
        framed(self.title, HEIGHT, |svg| self.draw(svg)).expect("a String takes every text")
    }

    fn draw(&self, svg: &mut String) -> fmt::Result {
        let points = || self.series.iter().flat_map(|series| &series.points);
        let ends = self.series.iter().filter_map(|series| series.range).flat_map(|(low, high)| [low, high]);
        let across = Axis::over(points().map(|point| point.0), false, LEFT, WIDTH - LEGEND);
        let heights = points().map(|point| point.1).chain(ends);
        let up = Axis::over(heights, self.logarithmic, HEIGHT - BOTTOM, TOP);
        self.draw_axes(svg, across, up)?;
        for (number, series) in self.series.iter().enumerate() {
            series.draw(svg, number, across, up)?;
        }
        Ok(())
    }

    fn draw_axes(&self, svg: &mut String, across: Axis, up: Axis) -> fmt::Result {
        let (right, floor) = (WIDTH - LEGEND, HEIGHT - BOTTOM);
        for mark in up.marks() {
            let y = up.place(mark);
            line(svg, (LEFT, y), (right, y), RULE)?;
            text(svg, (LEFT - 8.0, y + 4.0), "end", &label(mark))?;
        }
        for mark in across.whole_marks() {
            let x = across.place(mark);
            line(svg, (x, floor), (x, floor + 5.0), AXIS)?;
            text(svg, (x, floor + 18.0), "middle", &label(mark))?;
        }
        line(svg, (LEFT, floor), (right, floor), AXIS)?;
        text(svg, (f64::midpoint(LEFT, right), HEIGHT - 10.0), "middle", self.across)?;
        let (x, y) = (18.0, f64::midpoint(TOP, floor));
        let up = super::escaped(self.up);
        writeln!(svg, "<text transform=\"translate({x} {y:.1}) rotate(-90)\" text-anchor=\"middle\">{up}</text>")
    }
}

impl Series {
    fn draw(&self, svg: &mut String, number: usize, across: Axis, up: Axis) -> fmt::Result {
        let (Pen { color, dashes, .. }, class) = (Pen::of(number), number % PENS.len());
        let stroke = format!("class=\"line{class}\" stroke=\"{color}\" stroke-width=\"2\"");
        let look = format!("fill=\"none\" {stroke} stroke-dasharray=\"{dashes}\" stroke-linejoin=\"round\"");
        let places: Vec<_> = self.points.iter().map(|&(x, y)| (across.place(x), up.place(y))).collect();
        let joined: Vec<_> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        writeln!(svg, "<polyline points=\"{}\" {look}/>", joined.join(" "))?;
        if places.len() <= MARKED_POINTS {
            for (x, y) in &places {
                writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" class=\"area{class}\" fill=\"{color}\"/>")?;
            }
        }
        if let (Some((low, high)), Some((x, _))) = (self.range, places.last()) {
            // Ranges of several curves end at the same place and must not hide each other.
            let x = x + 5.0 + 7.0 * number as f64;
            line(svg, (x, up.place(low)), (x, up.place(high)), &stroke)?;
            for end in [low, high] {
                line(svg, (x - 3.0, up.place(end)), (x + 3.0, up.place(end)), &stroke)?;
            }
        }
        let (left, y) = (WIDTH - LEGEND + 82.0, TOP + 8.0 + 20.0 * number as f64);
        line(svg, (left - 30.0, y), (left - 4.0, y), &look)?;
        text(svg, (left, y + 4.0), "start", &shortened(&self.name, NAME_LETTERS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(points: &[(f64, f64)], logarithmic: bool) -> String {
        let series = [Series { name: "a<b".into(), points: points.to_vec(), range: None }];
        Chart { title: "T", across: "x", up: "y", logarithmic, series: &series }.to_svg()
    }

    #[test]
    fn points_lie_in_the_picture() {
        let svg = chart(&[(1.0, 10.0), (2.0, 1000.0)], true);
        assert!(svg.contains("points=\"72.0,292.0 512.0,40.0\""), "{svg}");
        assert!(svg.contains("a&lt;b") && !svg.contains("a<b"));
    }

    #[test]
    fn nothing_and_one_point_are_drawn_too() {
        for points in [&[][..], &[(3.0, 5.0)][..]] {
            let svg = chart(points, false);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn the_range_of_the_last_point_is_in_the_picture() {
        let series = [Series { name: "a".into(), points: vec![(1.0, 0.0), (2.0, 10.0)], range: Some((-40.0, 60.0)) }];
        let svg = Chart { title: "T", across: "x", up: "y", logarithmic: false, series: &series }.to_svg();
        assert!(svg.contains("y1=\"292.0\"") && svg.contains("y2=\"40.0\""), "{svg}");
    }
}
