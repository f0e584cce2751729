//! A scene as an SVG picture.

use std::fmt::Write;

use jogada_catalog::rules::{Part, Role, Scene, Shape, Side};

/// Pixels to one unit of a scene, and around it.
const SCALE: f32 = 48.0;
const MARGIN: f32 = 16.0;

/// How a part is painted.
struct Paint {
    fill: &'static str,
    stroke: &'static str,
    width: f32,
}

/// Draws a scene.
pub fn svg(scene: &Scene) -> String {
    let (width, height) = point((scene.width, scene.height));
    let (width, height) = (width + MARGIN, height + MARGIN);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"system-ui, sans-serif\" text-anchor=\"middle\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fbf7ef\"/>\n"
    );
    let letter = SCALE * cell_width(scene);
    for part in &scene.parts {
        draw_part(&mut picture, part, letter).expect("a String takes every text");
    }
    picture += "</svg>";
    picture
}

/// How wide the cells of a board are, in units of the scene: letters have to fit them.
fn cell_width(scene: &Scene) -> f32 {
    let corners = scene.parts.iter().find_map(|part| match &part.shape {
        Shape::Polygon(corners) if part.role == Role::Cell => Some(corners),
        _ => None,
    });
    let across = || corners.into_iter().flatten().map(|corner| corner.0);
    let (left, right) = (across().fold(f32::INFINITY, f32::min), across().fold(f32::NEG_INFINITY, f32::max));
    if right > left { right - left } else { 1.0 }
}

/// Draws a part; `letter` is the room for one in pixels.
fn draw_part(svg: &mut String, part: &Part, letter: f32) -> std::fmt::Result {
    let Paint { fill, stroke, width } = paint(part);
    let look = format!("fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\"");
    let title = part.place.as_deref().map(|place| format!("<title>{}</title>", escaped(place))).unwrap_or_default();
    match &part.shape {
        Shape::Polygon(corners) => {
            let points: Vec<_> = corners.iter().map(|&corner| point(corner)).map(|(x, y)| format!("{x},{y}")).collect();
            writeln!(svg, "<polygon points=\"{}\" {look}>{title}</polygon>", points.join(" "))?;
        }
        Shape::Circle { center, radius } => {
            let (x, y) = point(*center);
            writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" {look}>{title}</circle>", radius * SCALE)?;
        }
        Shape::Line { from, to } => {
            let ((x1, y1), (x2, y2)) = (point(*from), point(*to));
            writeln!(svg, "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {look}>{title}</line>")?;
        }
        Shape::Point(_) => {}
    }
    match &part.label {
        Some(label) => write_label(svg, part, label, letter),
        None => Ok(()),
    }
}

fn write_label(svg: &mut String, part: &Part, label: &str, letter: f32) -> std::fmt::Result {
    let (x, y) = point(middle(&part.shape));
    let size = round(letter * if part.role == Role::Label { 0.36 } else { 0.42 });
    let color = match (part.role, part.owner) {
        (Role::Label, _) => "#6b6257",
        (Role::Stone, Some(_)) => "#ffffff",
        _ => "#2b2622",
    };
    let text = escaped(label);
    writeln!(svg, "<text x=\"{x}\" y=\"{y}\" dy=\"0.35em\" font-size=\"{size}\" fill=\"{color}\">{text}</text>")
}

/// The look of a role and owner. First is a dark red, Second a blue: they differ in grey as well.
fn paint(part: &Part) -> Paint {
    let owned = match part.owner {
        Some(Side::First) => Some(("#c8442e", "#7d2114", "#f3c9bf")),
        Some(Side::Second) => Some(("#2f6db5", "#123c6b", "#bcd5f0")),
        None => None,
    };
    let (strong, dark, pale) = owned.unwrap_or(("#3b3530", "#2b2622", "#efe6d6"));
    match part.role {
        Role::Ground => Paint { fill: "#f1e6d2", stroke: "#cbb894", width: 1.0 },
        Role::Border => Paint { fill: strong, stroke: strong, width: 5.0 },
        Role::Cell => Paint { fill: "#fffdf8", stroke: "#b7a88c", width: 1.5 },
        Role::Stone => Paint { fill: strong, stroke: dark, width: 2.5 },
        Role::Dot => Paint { fill: "#2b2622", stroke: "#2b2622", width: 1.0 },
        Role::Line if part.mv.is_some() => Paint { fill: "none", stroke: "#e4d9c4", width: 4.0 },
        Role::Line => Paint { fill: "none", stroke: strong, width: 6.0 },
        Role::Box => Paint { fill: pale, stroke: "none", width: 0.0 },
        Role::Pit => Paint { fill: pale, stroke: dark, width: 2.0 },
        Role::Piece => Paint { fill: "#8a6d3b", stroke: "#4f3c1b", width: 1.5 },
        Role::Tile => Paint { fill: "#e9d8b4", stroke: "#7d6a45", width: 2.0 },
        Role::Mark => Paint { fill: "none", stroke: strong, width: 3.0 },
        Role::Label => Paint { fill: "none", stroke: "none", width: 0.0 },
    }
}

fn point((x, y): (f32, f32)) -> (f32, f32) {
    (round(x * SCALE + MARGIN), round(y * SCALE + MARGIN))
}

/// Two places are finer than any screen and keep files short.
fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

fn middle(shape: &Shape) -> (f32, f32) {
    match shape {
        Shape::Polygon(corners) => {
            let count = corners.len().max(1) as f32;
            let sum = corners.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
            (sum.0 / count, sum.1 / count)
        }
        Shape::Circle { center, .. } => *center,
        Shape::Line { from, to } => (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1)),
        Shape::Point(point) => *point,
    }
}

/// A text inside of markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_drawn_and_text_is_escaped() {
        let mut scene = Scene::new(2.0, 1.0);
        scene.push(Part::new(Role::Cell, Shape::rectangle(0.0, 0.0, 1.0, 1.0)).at("a1"));
        scene.push(
            Part::new(Role::Stone, Shape::Circle { center: (0.5, 0.5), radius: 0.4 }).owned_by(Some(Side::First)),
        );
        scene.push(Part::new(Role::Line, Shape::Line { from: (0.0, 0.0), to: (1.0, 0.0) }));
        scene.push(Part::new(Role::Label, Shape::Point((1.5, 0.5))).labeled("<&>"));
        let svg = svg(&scene);
        for part in
            ["<polygon points=\"16,16 64,16 64,64 16,64\"", "<title>a1</title>", "<circle", "<line", "&lt;&amp;&gt;"]
        {
            assert!(svg.contains(part), "{part} in {svg}");
        }
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
    }

    #[test]
    fn letters_grow_with_the_cells() {
        let size = |cell: f32| {
            let mut scene = Scene::new(3.0, 1.0);
            scene.push(Part::new(Role::Cell, Shape::rectangle(0.0, 0.0, cell, 1.0)));
            scene.push(Part::new(Role::Label, Shape::Point((1.5, 0.5))).labeled("a"));
            svg(&scene)
        };
        assert!(size(1.0).contains("font-size=\"17.28\""), "{}", size(1.0));
        assert!(size(2.0).contains("font-size=\"34.56\""), "{}", size(2.0));
    }
}
