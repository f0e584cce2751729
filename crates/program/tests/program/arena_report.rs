//! The report of a small run, picture by picture, against the figures of its games.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::running::{jogada, json};

const PLAYERS: [&str; 2] = ["alphabeta", "minimax"];

/// A run with its report.
struct Reported {
    folder: TempDir,
    games: Vec<Value>,
}

/// What a player knew about a move that it searched for.
struct Step {
    ply: usize,
    nodes: f64,
    depth: f64,
}

impl Reported {
    fn new(language: &str) -> Self {
        let folder = tempdir().expect("a folder");
        let path = plain(folder.path()).to_owned();
        let line =
            ["arena", "nim", "--players", PLAYERS[0], PLAYERS[1], "--games", "6", "--nodes", "400", "--out", &path];
        assert_eq!(jogada(&line).code, 0);
        assert_eq!(jogada(&["arena", "report", &path, "--lang", language]).code, 0);
        let lines = fs::read_to_string(folder.path().join("games.jsonl")).expect("games");
        let games = lines.lines().map(|line| serde_json::from_str(line).expect("a game")).collect();
        Self { folder, games }
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).expect("written")
    }

    fn status(&self) -> Value {
        json(&["arena", "status", plain(self.folder.path())])
    }

    /// What a player searched for, in all games.
    fn steps(&self, player: &str) -> Vec<Step> {
        let mut steps = Vec::new();
        for game in &self.games {
            let seat = if game["first"] == player { 1 } else { 2 };
            for (index, info) in game["info"].as_array().expect("a list").iter().enumerate() {
                let number = |key: &str| info[key].as_f64().unwrap_or(0.0);
                if info["side"] == seat && number("nodes") > 0.0 {
                    steps.push(Step { ply: index + 1, nodes: number("nodes"), depth: number("depth") });
                }
            }
        }
        steps
    }
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// The number of points of each curve.
fn points(svg: &str) -> Vec<usize> {
    let curves = svg.split("<polyline points=\"").skip(1);
    curves.map(|curve| curve.split('"').next().expect("a list").split_whitespace().count()).collect()
}

fn different(values: impl Iterator<Item = u64>) -> usize {
    values.collect::<BTreeSet<_>>().len()
}

/// Says what it shows, on which axes, for whom.
fn assert_says(svg: &str, words: &[&str]) {
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
    for word in words.iter().chain(&PLAYERS) {
        assert!(svg.contains(&format!(">{word}<")), "{word}: {svg}");
    }
    assert!(svg.contains("prefers-color-scheme:dark") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
}

#[test]
fn the_picture_of_ratings_ends_with_those_of_the_run() {
    let run = Reported::new("en");
    let svg = run.text("elo.svg");
    assert_says(&svg, &["Elo over games", "games", "Elo"]);
    assert_eq!(points(&svg), [3, 3], "a point after every pair");
    let status = run.status();
    let ranges =
        status["players"].as_array().expect("players").iter().filter(|line| !line["elo_low"].is_null()).count();
    // The anchor's rating has no range; each range is a line with two ends, and every player has a line in the legend.
    assert_eq!(svg.matches("stroke-width=\"2\"").count(), 2 + 2 + 3 * ranges, "{svg}");
}

#[test]
fn the_picture_of_scores_shows_every_share_with_its_range() {
    let run = Reported::new("en");
    let svg = run.text("scores.svg");
    assert_says(&svg, &["Points in a hundred", "%"]);
    for line in run.status()["players"].as_array().expect("players") {
        let share = format!(">{:.1} %<", 100.0 * line["score"].as_f64().expect("a share"));
        assert!(svg.contains(&share), "{share}: {svg}");
    }
    assert_eq!(svg.matches("class=\"ink\"").count(), 6, "two ranges with two ends each");
}

#[test]
fn the_picture_of_times_has_a_point_for_every_move_of_a_game() {
    let run = Reported::new("en");
    let svg = run.text("times.svg");
    assert_says(&svg, &["Time per move", "move", "ms"]);
    let plies = PLAYERS.map(|player| different(run.steps(player).iter().map(|step| step.ply as u64)));
    assert_eq!(points(&svg), plies);
}

#[test]
fn the_picture_of_nodes_has_a_point_for_every_depth() {
    let run = Reported::new("en");
    let svg = run.text("nodes.svg");
    assert_says(&svg, &["Nodes against depth", "depth reached", "nodes per move"]);
    let depths = PLAYERS.map(|player| different(run.steps(player).iter().map(|step| step.depth as u64)));
    assert_eq!(points(&svg), depths);
    assert!(svg.contains(">10<") && svg.contains(">100<"), "powers of ten: {svg}");
}

#[test]
fn the_picture_of_branching_shows_the_factor_of_every_player() {
    let run = Reported::new("en");
    let svg = run.text("branching.svg");
    assert_says(&svg, &["Effective branching factor", "effective branching factor"]);
    for player in PLAYERS {
        let steps = run.steps(player);
        let factors = steps.iter().map(|step| step.nodes.powf(1.0 / step.depth.max(1.0)));
        let mean = factors.sum::<f64>() / steps.len() as f64;
        assert!(svg.contains(&format!(">{mean:.2}<")), "{player} {mean:.2}: {svg}");
    }
}

#[test]
fn the_page_holds_everything_and_loads_nothing_in_both_languages() {
    for (language, heading) in [("en", "Everyone against everyone"), ("pt", "Todos contra todos")] {
        let run = Reported::new(language);
        let page = run.text("report.html");
        assert!(page.contains(&format!("<html lang=\"{language}\">")) && page.contains(heading), "{page}");
        for name in ["elo.svg", "scores.svg", "times.svg", "nodes.svg", "branching.svg"] {
            assert!(page.contains(&run.text(name)), "{name} is in the page");
            assert!(run.text("report.md").contains(&format!("]({name})")), "{name} is beside the text");
        }
        // The name of the pictures' format is the only address.
        assert_eq!(page.matches("http").count(), 5);
        assert!(
            !page.contains("src=") && !page.contains("href=") && !page.contains("url(") && !page.contains("@import")
        );
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("width=device-width"));
    }
}
