//! A report as one page that stands alone: nothing is loaded from anywhere, and it is light or dark as its reader likes.

use jogada_protocol::escaped;
use jogada_words::Language;

use super::{Picture, Section};

/// How the page looks.
const STYLE: &str = include_str!("page.css");

/// The whole page: what matters at a glance, then who stands where, then the pictures.
pub(super) fn html(title: &str, sections: &[Section], pictures: &[Picture], language: Language) -> String {
    let (code, title) = (language.code(), escaped(title));
    // What has no heads is names with figures.
    let (facts, tables): (Vec<_>, Vec<_>) = sections.iter().partition(|section| section.heads.is_empty());
    let facts: String = facts.into_iter().map(facts_list).collect();
    let tables: String = tables.into_iter().map(|section| table(section, language)).collect();
    let figure = |picture: &Picture| format!("<figure>\n{}</figure>\n", picture.svg);
    let figures: String = pictures.iter().map(figure).collect();
    let program = concat!("jogada/", env!("CARGO_PKG_VERSION"));
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<header><h1>{title}</h1></header>\n<main>\n{facts}{tables}\
         <section class=\"figures\">\n{figures}</section>\n</main>\n<footer>{program}</footer>\n</body>\n</html>\n"
    )
}

fn facts_list(section: &Section) -> String {
    let fact = |cells: &Vec<String>| {
        let [name, value] = [0, 1].map(|place| cells.get(place).map(|text| escaped(text)).unwrap_or_default());
        format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n")
    };
    format!("<dl>\n{}</dl>\n", section.rows.iter().map(fact).collect::<String>())
}

/// A table that can be moved sideways where it is wider than the screen.
fn table(section: &Section, language: Language) -> String {
    let row = |cells: &[String], head: &str, other: &str| {
        let cell = |(place, cell): (usize, &String)| {
            let tag = if place == 0 { head } else { other };
            let end = tag.split(' ').next().unwrap_or(tag);
            format!("<{tag}>{}</{end}>", escaped(cell))
        };
        format!("<tr>{}</tr>\n", cells.iter().enumerate().map(cell).collect::<String>())
    };
    let column = "th scope=\"col\"";
    let heads = row(&section.heads, column, column);
    let rows: String = section.rows.iter().map(|cells| row(cells, "th scope=\"row\"", "td")).collect();
    format!(
        "<section>\n<h2>{}</h2>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead>{heads}</thead>\n\
         <tbody>\n{rows}</tbody>\n</table></div>\n</section>\n",
        escaped(section.title.text(language))
    )
}
