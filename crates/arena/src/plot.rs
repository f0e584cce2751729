//! Curves as SVG: small, without scripts, told apart by color and by dashes.

use std::fmt::Write;

/// A named curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What the legend calls it.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
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

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 32.0;
const BOTTOM: f64 = 44.0;
/// Lines across the picture, so many or fewer.
const TICKS: f64 = 5.0;
/// Colors that differ for every kind of color vision (Okabe and Ito 2008), each with dashes of its own.
const PENS: [(&str, &str); 6] = [
    ("#0072b2", "none"),
    ("#d55e00", "6 3"),
    ("#009e73", "2 3"),
    ("#cc79a7", "8 3 2 3"),
    ("#000000", "1 2"),
    ("#56b4e9", "12 4"),
];

/// The range of an axis and where it lies.
#[derive(Clone, Copy)]
struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Axis {
    /// An axis that holds all numbers, from one place of the picture to another.
    fn over(numbers: impl Iterator<Item = f64>, from: f64, to: f64) -> Self {
        let (low, high) =
            numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| (low.min(number), high.max(number)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        // One number alone has no range.
        if high - low < 1e-9 {
            Self { low: low - 0.5, high: high + 0.5, from, to }
        } else {
            Self { low, high, from, to }
        }
    }

    fn place(&self, number: f64) -> f64 {
        self.from + (number - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    /// Round numbers on the axis.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.high - self.low) / TICKS;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(rough);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|count| count as f64 * step).collect()
    }
}

impl Chart<'_> {
    /// The picture.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        self.write(&mut svg).expect("a String takes every text");
        svg
    }

    fn write(&self, svg: &mut String) -> std::fmt::Result {
        let points = || self.series.iter().flat_map(|series| &series.points);
        let across = Axis::over(points().map(|point| point.0), LEFT, WIDTH - RIGHT);
        let up = Axis::over(points().map(|point| self.height(point.1)), HEIGHT - BOTTOM, TOP);
        writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
             height=\"{HEIGHT}\" role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"12\">"
        )?;
        writeln!(svg, "<title>{}</title>", escaped(self.title))?;
        writeln!(svg, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>")?;
        self.write_axes(svg, across, up)?;
        for (number, series) in self.series.iter().enumerate() {
            self.write_series(svg, number, series, across, up)?;
        }
        writeln!(svg, "</svg>")
    }

    fn height(&self, value: f64) -> f64 {
        if self.logarithmic { value.max(1e-3).log10() } else { value }
    }

    fn write_axes(&self, svg: &mut String, across: Axis, up: Axis) -> std::fmt::Result {
        let (right, floor) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        for tick in up.ticks() {
            let y = up.place(tick);
            let text = label(if self.logarithmic { 10f64.powf(tick) } else { tick });
            writeln!(svg, "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>")?;
            let (x, y) = (LEFT - 6.0, y + 4.0);
            writeln!(svg, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{text}</text>")?;
        }
        for tick in across.ticks() {
            let (x, y) = (across.place(tick), floor + 16.0);
            writeln!(svg, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", label(tick))?;
        }
        writeln!(svg, "<line x1=\"{LEFT}\" y1=\"{floor}\" x2=\"{right}\" y2=\"{floor}\" stroke=\"#444\"/>")?;
        let (middle, below) = (f64::midpoint(LEFT, right), HEIGHT - 10.0);
        writeln!(svg, "<text x=\"{middle}\" y=\"{below}\" text-anchor=\"middle\">{}</text>", escaped(self.across))?;
        writeln!(svg, "<text x=\"8\" y=\"18\">{}</text>", escaped(self.up))
    }

    fn write_series(
        &self,
        svg: &mut String,
        number: usize,
        series: &Series,
        across: Axis,
        up: Axis,
    ) -> std::fmt::Result {
        let (color, dashes) = PENS[number % PENS.len()];
        let place = |&(x, y): &(f64, f64)| format!("{:.1},{:.1}", across.place(x), up.place(self.height(y)));
        let points: Vec<_> = series.points.iter().map(place).collect();
        let look = format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"");
        writeln!(svg, "<polyline points=\"{}\" {look}/>", points.join(" "))?;
        let y = 14.0 + 15.0 * number as f64;
        let (from, to, text) = (WIDTH - 230.0, WIDTH - 204.0, WIDTH - 198.0);
        writeln!(svg, "<line x1=\"{from}\" y1=\"{y}\" x2=\"{to}\" y2=\"{y}\" {look}/>")?;
        let name: String = series.name.chars().take(30).collect();
        writeln!(svg, "<text x=\"{text}\" y=\"{}\">{}</text>", y + 4.0, escaped(&name))
    }
}

/// A number on an axis, short.
fn label(number: f64) -> String {
    let size = number.abs();
    if size >= 1e6 {
        format!("{} M", number / 1e6)
    } else if size >= 1e4 {
        format!("{} k", number / 1e3)
    } else {
        // Steps such as 0.30000000000000004 are nobody's choice.
        format!("{}", (number * 1e6).round() / 1e6)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(points: &[(f64, f64)], logarithmic: bool) -> String {
        let series = [Series { name: "a<b".into(), points: points.to_vec() }];
        Chart { title: "T", across: "x", up: "y", logarithmic, series: &series }.to_svg()
    }

    #[test]
    fn ticks_are_round_and_within_the_axis() {
        let axis = Axis { low: -3.2, high: 17.9, from: 0.0, to: 1.0 };
        assert_eq!(axis.ticks(), [0.0, 5.0, 10.0, 15.0]);
        let axis = Axis { low: 0.0, high: 0.9, from: 0.0, to: 1.0 };
        assert!(axis.ticks().len() >= 4);
    }

    #[test]
    fn points_lie_in_the_picture() {
        let svg = chart(&[(1.0, 10.0), (2.0, 1000.0)], true);
        assert!(svg.contains("points=\"64.0,276.0 624.0,32.0\""), "{svg}");
        assert!(svg.contains("a&lt;b") && !svg.contains("a<b"));
    }

    #[test]
    fn nothing_and_one_point_are_drawn_too() {
        for points in [&[][..], &[(3.0, 5.0)][..]] {
            let svg = chart(points, false);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
