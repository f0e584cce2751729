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

/// How a curve or bar is drawn.
struct Pen {
    color: &'static str,
    /// On dark paper.
    light: &'static str,
    dashes: &'static str,
}

/// Colors that differ for every kind of color vision (Okabe and Ito 2008), each with dashes of its own.
const PENS: [Pen; 7] = [
    Pen { color: "#0072b2", light: "#4aa8e8", dashes: "none" },
    Pen { color: "#d55e00", light: "#ff8a3d", dashes: "7 3" },
    Pen { color: "#009e73", light: "#2fc99b", dashes: "2 3" },
    Pen { color: "#cc79a7", light: "#e29ac4", dashes: "9 3 2 3" },
    Pen { color: "#000000", light: "#f2f2f2", dashes: "1 2" },
    Pen { color: "#56b4e9", light: "#8fd0f7", dashes: "12 4" },
    Pen { color: "#b38600", light: "#f0c040", dashes: "4 4" },
];

impl Pen {
    const fn of(number: usize) -> &'static Self {
        &PENS[number % PENS.len()]
    }
}

/// Lines that help the eye.
const RULE: &str = "class=\"rule\" stroke=\"#e2e4e8\"";
/// Lines that something stands on.
const AXIS: &str = "class=\"axis\" stroke=\"#5b6370\"";
/// Lines that say how sure something is.
const RANGE: &str = "class=\"ink\" stroke=\"#22262b\" stroke-width=\"1.5\"";

/// What changes on dark paper. Everything has its light look without it, for programs that know no styles.
fn dark_style() -> String {
    let pens = PENS.iter().enumerate().map(|(number, Pen { light, .. })| {
        format!(".plot .line{number}{{stroke:{light}}}.plot .area{number}{{fill:{light}}}")
    });
    format!(
        "<style>@media (prefers-color-scheme:dark){{.plot{{fill:#e6e8eb}}.plot .paper{{fill:#1c1f24}}\
         .plot .rule{{stroke:#343a42}}.plot .axis{{stroke:#8d96a3}}.plot .ink{{stroke:#f4f5f7}}{}}}</style>",
        pens.collect::<String>()
    )
}

/// Wraps what was drawn into a picture with its title.
fn framed(title: &str, height: f64, draw: impl FnOnce(&mut String) -> fmt::Result) -> Result<String, fmt::Error> {
    let mut svg = String::new();
    writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#22262b\">"
    )?;
    let title = escaped(title);
    writeln!(svg, "<title>{title}</title>\n{}", dark_style())?;
    writeln!(svg, "<rect class=\"paper\" width=\"100%\" height=\"100%\" fill=\"#fff\"/>")?;
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
