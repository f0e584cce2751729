//! Graphs as text, parts divided by semicolons: `S-A 1, A>G 3; from S; to G; h S 4, A 3; xy S 0 0, A 2 1`. `-` is a way in
//! both directions, `>` in one; a cost that is left out is one. `h` are estimates, `xy` where places are drawn; both may
//! be left out. A move is the name of the place that it leads to.

use std::sync::Arc;

use jogada_rules::{
    BoardStyle, Illegality, Impossibility, MoveError, Phrase, Problem, ReadError, Reader, Scene, Shown, Touch, Wanted,
};

use super::map::{Road, RoadMap};
use super::{GraphPlace, Hop, MOST_COST, MOST_PLACES, OwnGraph, estimates, scene};
use crate::text::{block, read_word};

/// What a graph is made of.
pub const PLACE: Wanted = Wanted::Own(Phrase::new("the name of a place", "o nome de um lugar"));
/// How many there are.
pub const PLACES: Wanted = Wanted::Own(Phrase::new("the number of places", "o número de lugares"));
/// A part of the text.
const PART: Wanted = Wanted::Own(Phrase::new("from, to, h or xy", "from, to, h ou xy"));
/// Why a graph can not be that leads nowhere.
pub const NO_GOAL: Impossibility =
    Impossibility::Own(Phrase::new("a start and a goal are needed", "são precisos um início e um objetivo"));
/// Why a move can not be made along no way.
pub const NO_WAY: Illegality = Illegality::Own(Phrase::new("no way leads there", "nenhum caminho leva lá"));
/// The largest coordinate.
const FAR: i64 = 999;

impl Shown for OwnGraph {
    fn starting_from(&self, start: GraphPlace) -> Self {
        Self { start }
    }

    fn move_text(&self, state: &GraphPlace, mv: Hop) -> String {
        state.map.names[usize::from(mv.0)].to_string()
    }

    fn read_move(&self, state: &GraphPlace, text: &str) -> Result<Hop, MoveError> {
        let wanted = text.trim().to_lowercase();
        if wanted.is_empty() {
            return Err(Reader::new(text).stumble(PLACE).into());
        }
        let place = state.map.names.iter().position(|name| name.to_lowercase() == wanted);
        let place = place.ok_or_else(|| MoveError::illegal(text, NO_WAY))? as u16;
        let is_next = state.map.ways_from(state.at).any(|(to, _)| to == place);
        if is_next { Ok(Hop(place)) } else { Err(MoveError::illegal(text, NO_WAY)) }
    }

    fn state_text(&self, state: &GraphPlace) -> String {
        write(state)
    }

    fn read_state(&self, text: &str) -> Result<GraphPlace, ReadError> {
        read(text)
    }

    /// A line a place: its estimate, what the cheapest way from it really costs, and where one can go. An estimate
    /// that is too large is marked.
    fn board_text(&self, state: &GraphPlace, style: BoardStyle) -> String {
        let map = &state.map;
        let costs = map.costs_to_goal();
        let width = map.names.iter().map(|name| name.chars().count()).max().unwrap_or(1);
        let line = |place: u16| {
            let at = usize::from(place);
            let (estimate, cost) = (estimates::estimate(map, place), costs[at]);
            let sign = if place == state.at {
                '>'
            } else if map.goals.contains(&place) {
                '*'
            } else {
                ' '
            };
            let endless = if style.ascii { "inf" } else { "∞" };
            let least = cost.map_or_else(|| endless.to_owned(), |cost| cost.to_string());
            let wrong = if cost.is_some_and(|cost| estimate > cost) { "!" } else { " " };
            let ways: Vec<_> =
                map.ways_from(place).map(|(to, cost)| format!("{} {cost}", map.names[usize::from(to)])).collect();
            format!("{sign} {:<width$}  h {estimate:>4}{wrong} h* {least:>4}  {}", map.names[at], ways.join(", "))
        };
        block(&(0..map.names.len() as u16).map(line).collect::<Vec<_>>())
    }

    fn scene(&self, state: &GraphPlace) -> Scene {
        scene::scene(state)
    }

    fn overlays(&self, state: &GraphPlace) -> Vec<jogada_rules::Overlay> {
        scene::overlays(state)
    }

    /// A touched place becomes the start; a stroke draws a way, or changes it.
    fn touched(&self, state: &str, touch: Touch<'_>) -> Option<String> {
        let known = read(state).ok()?;
        let named = |place: &str| Some(known.map.names.iter().position(|name| **name == *place)? as u16);
        match touch {
            Touch::Place(place) => Some(write(&known.moved(named(place)?))),
            Touch::Stroke { from, to } => {
                let mut map = RoadMap::clone(&known.map);
                map.stroke(named(from)?, named(to)?);
                Some(write(&GraphPlace { map: Arc::new(map), at: known.at }))
            }
            Touch::Side => None,
        }
    }
}

fn write(state: &GraphPlace) -> String {
    let map = &state.map;
    let name = |place: u16| &*map.names[usize::from(place)];
    let way =
        |way: &Road| format!("{}{}{} {}", name(way.from), if way.directed { '>' } else { '-' }, name(way.to), way.cost);
    // Places are numbered as they are named: one that no way names in its turn is named by itself.
    let (mut ways, mut next) = (Vec::new(), 0);
    for road in &map.ways {
        while named_with(road, next) <= road.from.max(road.to) {
            ways.push(name(next).to_owned());
            next += 1;
        }
        ways.push(way(road));
        next = named_with(road, next);
    }
    ways.extend((next..map.names.len() as u16).map(|place| name(place).to_owned()));
    let goals: Vec<&str> = map.goals.iter().map(|&goal| name(goal)).collect();
    let mut text = format!("{}; from {}; to {}", ways.join(", "), name(state.at), goals.join(", "));
    let listed = |given: &dyn Fn(usize) -> Option<String>| {
        let all = (0..map.names.len()).filter_map(|at| Some(format!("{} {}", map.names[at], given(at)?)));
        all.collect::<Vec<_>>().join(", ")
    };
    for (word, part) in [
        ("h", listed(&|at| map.estimates[at].map(|estimate| estimate.to_string()))),
        ("xy", listed(&|at| map.spots[at].map(|(x, y)| format!("{x} {y}")))),
    ] {
        if !part.is_empty() {
            text = format!("{text}; {word} {part}");
        }
    }
    text
}

/// The number of the next place when `next` was it, after a way that names its two.
const fn named_with(road: &Road, next: u16) -> u16 {
    let next = if road.from == next { next + 1 } else { next };
    if road.to == next { next + 1 } else { next }
}

/// Reads a graph and where one is in it.
pub(super) fn read(text: &str) -> Result<GraphPlace, ReadError> {
    let mut parser = Parser { text, reader: Reader::new(text), map: RoadMap::default(), start: None };
    parser.ways()?;
    while parser.reader.take(';') {
        parser.part()?;
    }
    parser.reader.finish()?;
    let Parser { reader, map, start, .. } = parser;
    match start {
        Some(at) if !map.goals.is_empty() => Ok(GraphPlace { map: Arc::new(map), at }),
        _ => Err(ReadError::new(reader.whole(), Problem::Impossible(NO_GOAL))),
    }
}

struct Parser<'t> {
    text: &'t str,
    reader: Reader<'t>,
    map: RoadMap,
    start: Option<u16>,
}

impl<'t> Parser<'t> {
    fn word(&mut self) -> Option<&'t str> {
        let is_letter = |letter: char| letter.is_alphanumeric() || "_'".contains(letter);
        read_word(self.text, &mut self.reader, is_letter)
    }

    /// A place, known or new.
    fn place(&mut self) -> Result<u16, ReadError> {
        let name = self.word().ok_or_else(|| self.reader.stumble(PLACE))?;
        let place = self.map.place(name);
        if usize::from(place) < MOST_PLACES {
            return Ok(place);
        }
        let (what, most) = (PLACES, MOST_PLACES as i64);
        Err(ReadError::new(self.reader.whole(), Problem::OutOfRange { what, least: 1, most }))
    }

    fn ways(&mut self) -> Result<(), ReadError> {
        self.each(|parser| {
            let from = parser.place()?;
            let directed = parser.reader.take('>');
            if !directed && !parser.reader.take('-') {
                return Ok(());
            }
            let to = parser.place()?;
            let has_cost = parser.reader.peek().is_some_and(|next| next.is_ascii_digit());
            let cost = if has_cost { parser.number(1, MOST_COST.into())? as u32 } else { 1 };
            parser.map.ways.push(Road { from, to, cost, directed });
            Ok(())
        })
    }

    /// Everything between commas.
    fn each(&mut self, mut read: impl FnMut(&mut Self) -> Result<(), ReadError>) -> Result<(), ReadError> {
        loop {
            read(self)?;
            if !self.reader.take(',') {
                return Ok(());
            }
        }
    }

    fn number(&mut self, least: i64, most: i64) -> Result<i64, ReadError> {
        self.reader.number(Wanted::Number, least, most)
    }

    fn part(&mut self) -> Result<(), ReadError> {
        let mistake = self.reader.stumble(PART);
        match self.word().unwrap_or_default().to_lowercase().as_str() {
            "from" => {
                self.start = Some(self.place()?);
                Ok(())
            }
            "to" => self.each(|parser| {
                let goal = parser.place()?;
                if !parser.map.goals.contains(&goal) {
                    parser.map.goals.push(goal);
                }
                Ok(())
            }),
            "h" => self.each(|parser| {
                let place = parser.place()?;
                let estimate = parser.number(0, MOST_COST.into())? as u32;
                parser.map.estimates[usize::from(place)] = Some(estimate);
                Ok(())
            }),
            "xy" => self.each(|parser| {
                let place = parser.place()?;
                let (x, y) = (parser.number(-FAR, FAR)? as i32, parser.number(-FAR, FAR)? as i32);
                parser.map.spots[usize::from(place)] = Some((x, y));
                Ok(())
            }),
            _ => Err(mistake),
        }
    }
}
