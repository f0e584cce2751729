//! Pictures of a run as SVG: small, without scripts, told apart by color and by dashes or position.

mod axis;
mod bars;
mod curves;

use std::fmt::{self, Write};

pub use bars::{Bar, Bars};
pub use curves::{Chart, Series};

const WIDTH: f64 = 720.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 48.0;
/// Colors that differ for every kind of color vision (Okabe and Ito 2008), each with dashes of its own.
const PENS: [(&str, &str); 7] = [
    ("#0072b2", "none"),
    ("#d55e00", "7 3"),
    ("#009e73", "2 3"),
    ("#cc79a7", "9 3 2 3"),
    ("#000000", "1 2"),
    ("#56b4e9", "12 4"),
    ("#b38600", "4 4"),
];

const fn pen(number: usize) -> (&'static str, &'static str) {
    PENS[number % PENS.len()]
}

/// Wraps what was drawn into a picture with its title.
fn framed(title: &str, height: f64, draw: impl FnOnce(&mut String) -> fmt::Result) -> Result<String, fmt::Error> {
    let mut svg = String::new();
    writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#222\">"
    )?;
    let title = escaped(title);
    writeln!(svg, "<title>{title}</title>")?;
    writeln!(svg, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>")?;
    writeln!(svg, "<text x=\"16\" y=\"22\" font-size=\"15\" font-weight=\"600\">{title}</text>")?;
    draw(&mut svg)?;
    writeln!(svg, "</svg>")?;
    Ok(svg)
}

/// A line of a picture.
fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), look: &str) -> fmt::Result {
    writeln!(svg, "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" {look}/>", from.0, from.1, to.0, to.1)
}

/// A text of a picture, anchored at its start, middle or end.
fn text(svg: &mut String, at: (f64, f64), anchor: &str, text: &str) -> fmt::Result {
    writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>", at.0, at.1, escaped(text))
}

/// As much of a name as there is room for.
fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
