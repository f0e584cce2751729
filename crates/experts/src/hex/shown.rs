//! What the net and the connections see, for people: drawn over the board, and said of a move.
//!
//! All of it is true but the net's shares, which are an opinion: a carrier holds against every reply, outside of the
//! must-play region every move loses, a dead cell matters to nobody.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Note, Overlay, Part, Role, Scenic, Shape, Side};

use super::insight::{HexAdviser, HexInsight};
use super::ladders::HexLadder;
use super::player::heat;

/// Where the net would play.
pub const POLICY: &str = "policy";
/// What connections prove.
pub const CONNECTIONS: &str = "connections";

/// Cells that the net gives less of its attention to are not drawn.
const LEAST_SHARE: f32 = 0.01;

/// What can be drawn over a position; nothing once it is decided.
pub(super) fn overlays(game: &Hex, state: &HexState) -> Vec<Overlay> {
    if game.settled(state).is_some() {
        return Vec::new();
    }
    let canvas = Canvas::new(game, state);
    let mut connections = Overlay { name: CONNECTIONS, parts: Vec::new(), notes: Vec::new() };
    // Where sides may change, nobody has won, no cell is out of play and no stone is where it will be.
    if !game.may_still_be_swapped(state) {
        add_connections(game, state, &canvas, &mut connections);
        add_ladders(game, state, &canvas, &mut connections);
    }
    vec![policy(game, state, &canvas), connections]
}

/// The outlines of the cells, as the board has them.
struct Canvas(Vec<(String, Vec<(f32, f32)>)>);

impl Canvas {
    fn new(game: &Hex, state: &HexState) -> Self {
        let outline = |part: Part| match (part.role, part.place, part.shape) {
            (Role::Cell, Some(place), Shape::Polygon(corners)) => Some((place, corners)),
            _ => None,
        };
        Self(game.scene(state).parts.into_iter().filter_map(outline).collect())
    }

    fn corners(&self, place: &str) -> &[(f32, f32)] {
        self.0.iter().find(|(known, _)| known == place).map_or(&[], |(_, corners)| corners)
    }

    /// A cell, shaded.
    fn shaded(&self, cell: Cell) -> Part {
        let place = Hex::place_text(cell);
        Part::new(Role::Mark, Shape::Polygon(self.corners(&place).to_vec())).at(place)
    }

    /// A text in the middle of a cell.
    fn written(&self, cell: Cell, text: &str) -> Part {
        let place = Hex::place_text(cell);
        let corners = self.corners(&place);
        let count = corners.len().max(1) as f32;
        let (x, y) = corners.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.0, y + corner.1));
        Part::new(Role::Mark, Shape::Point((x / count, y / count))).at(place).labeled(text)
    }
}

/// The net's shares in per cent.
fn policy(game: &Hex, state: &HexState, canvas: &Canvas) -> Overlay {
    let (cells, value) = heat(game, state);
    let seen: Vec<_> = cells.into_iter().filter(|&(_, share)| share >= LEAST_SHARE).collect();
    let mover = Some(game.turn(state));
    let greatest = seen.first().map_or(1.0, |&(_, share)| share);
    let shaded = |cell, share: f32| canvas.shaded(cell).owned_by(mover).strong(share / greatest);
    let drawn = seen.iter().map(|&(cell, share)| shaded(cell, share).labeled(format!("{:.0}", 100.0 * share)));
    let chance = format!("{:.0}", 50.0 * (value + 1.0));
    let note = Note::new("net").with("side", game.turn(state).number()).with("chance", chance);
    Overlay { name: POLICY, parts: drawn.collect(), notes: vec![note] }
}

/// Who wins and with which cells; or where the side to move has to play; and cells that matter to nobody.
fn add_connections(game: &Hex, state: &HexState, canvas: &Canvas, overlay: &mut Overlay) {
    let insight = HexAdviser::new(game).look(game, state);
    if let Some(side) = insight.winner {
        overlay.parts.extend(insight.carrier.iter().map(|&cell| canvas.shaded(cell).owned_by(Some(side))));
        overlay.notes.push(match insight.winning_move {
            Some(cell) => {
                named("wins-with", &insight.carrier).with("side", side.number()).with("move", Hex::place_text(cell))
            }
            None => named("holds", &insight.carrier).with("side", side.number()),
        });
    } else if is_bound(game, state, &insight) {
        overlay.parts.extend(insight.must_play.iter().map(|&cell| canvas.shaded(cell)));
        overlay.notes.push(match insight.must_play.len() {
            0 => Note::new("unstoppable").with("side", (!game.turn(state)).number()),
            _ => named("must-play", &insight.must_play),
        });
    }
    if !insight.dead.is_empty() {
        overlay.parts.extend(insight.dead.iter().map(|&cell| canvas.written(cell, "×")));
        overlay.notes.push(named("dead", &insight.dead));
    }
}

/// The ladders that each side could lay, stone by stone, and whether they come to an escape.
fn add_ladders(game: &Hex, state: &HexState, canvas: &Canvas, overlay: &mut Overlay) {
    for ladder in HexAdviser::new(game).ladders(game, state) {
        let stones: Vec<Cell> = ladder.steps.iter().map(|&(stone, _)| stone).collect();
        let numbered = stones.iter().enumerate();
        let written = numbered.map(|(index, &cell)| canvas.written(cell, &(index + 1).to_string()));
        overlay.parts.extend(written.map(|part| part.owned_by(Some(ladder.side))));
        let key = if ladder.escapes { "ladder-escape" } else { "ladder" };
        overlay.notes.push(named(key, &stones).with("side", ladder.side.number()));
    }
}

/// A message about cells: how many, and which, for whoever does not see them drawn.
fn named(key: &'static str, cells: &[Cell]) -> Note {
    let names: Vec<_> = cells.iter().map(|&cell| Hex::place_text(cell)).collect();
    Note::new(key).with("n", cells.len()).with("cells", names.join(" "))
}

/// Whether the side to move has to play in a part of the board.
fn is_bound(game: &Hex, state: &HexState, insight: &HexInsight) -> bool {
    let free = game.cells().filter(|&cell| game.owner(state, cell).is_none()).count();
    insight.winner.is_none() && insight.must_play.len() < free
}

/// What connections say for a move: that it wins, or that it is one of the few that may.
pub(super) fn reason(game: &Hex, state: &HexState, mv: HexMove) -> Option<Note> {
    let HexMove::Place(cell) = mv else { return None };
    if game.may_still_be_swapped(state) {
        return None;
    }
    let (mover, mut adviser) = (game.turn(state), HexAdviser::new(game));
    let insight = adviser.look(game, state);
    let mut after = state.clone();
    game.play(&mut after, mv);
    let is_open = game.settled(&after).is_none();
    if is_open && adviser.look(game, &after).winner == Some(mover) {
        return Some(Note::new("wins-by-connection"));
    }
    if is_open
        && let Some(note) = of_a_ladder(&adviser.ladders(game, state), &adviser.ladders(game, &after), mover, cell)
    {
        return Some(note);
    }
    if !is_bound(game, state, &insight) || !insight.must_play.contains(&cell) {
        return None;
    }
    match insight.must_play.len() {
        1 => Some(Note::new("only-cell").in_hope()),
        count => Some(Note::new("in-must-play").in_hope().with("n", count)),
    }
}

/// What ladders before and after a move say for it: it is the next stone of one that escapes, or the escape of one that
/// had none.
fn of_a_ladder(before: &[HexLadder], after: &[HexLadder], mover: Side, cell: Cell) -> Option<Note> {
    let own = |ladders: &[HexLadder]| -> Vec<HexLadder> {
        ladders.iter().filter(|ladder| ladder.side == mover).cloned().collect()
    };
    let (before, after) = (own(before), own(after));
    if before.iter().any(|ladder| ladder.escapes && ladder.steps[0].0 == cell) {
        return Some(Note::new("climbs-ladder"));
    }
    let had_none = |ladder: &HexLadder| {
        before
            .iter()
            .any(|had| !had.escapes && had.steps[0] == ladder.steps[0] && !had.steps.iter().any(|s| s.0 == cell))
    };
    after.iter().any(|ladder| ladder.escapes && had_none(ladder)).then(|| Note::new("escape-of-ladder"))
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::{Hex, HexState};
    use jogada_rules::{Game, Notation};

    use super::*;

    fn played(size: usize, moves: &str) -> (Hex, HexState) {
        let game = Hex::new(size, false).expect("a board");
        let mut state = game.initial();
        for text in moves.split_whitespace() {
            let mv = game.read_move(&state, text).expect("a move");
            game.play(&mut state, mv);
        }
        (game, state)
    }

    fn keys(overlay: &Overlay) -> Vec<&str> {
        overlay.notes.iter().map(|note| note.key).collect()
    }

    #[test]
    fn a_connection_that_holds_is_shaded_with_all_it_needs() {
        // On 3×3 the center is a bridge away from both edges.
        let (game, state) = played(3, "b2");
        let [_, connections] = &overlays(&game, &state)[..] else { panic!("two overlays") };
        assert_eq!((connections.name, keys(connections)), (CONNECTIONS, vec!["holds"]));
        let shaded: Vec<_> = connections.parts.iter().filter_map(|part| part.place.as_deref()).collect();
        assert_eq!(shaded, ["b1", "c1", "a3", "b3"]);
    }

    #[test]
    fn where_no_cell_stops_everything_the_other_side_has_won() {
        let (game, state) = played(7, "d4 e3 c6 e5 b4");
        let [_, connections] = &overlays(&game, &state)[..] else { panic!("two overlays") };
        assert_eq!(keys(connections), ["unstoppable"]);
        assert_eq!(connections.notes[0].value("side"), Some("1"));
    }

    #[test]
    fn where_something_has_to_be_stopped_the_cells_that_may_are_shaded() {
        let (game, state) = played(7, "d4");
        let [_, connections] = &overlays(&game, &state)[..] else { panic!("two overlays") };
        let shaded = connections.parts.iter().filter(|part| part.label.is_none()).count();
        assert!(
            keys(connections).first() == Some(&"must-play") && (1..48).contains(&shaded),
            "{:?}",
            connections.notes
        );
    }

    #[test]
    fn the_net_is_shown_by_its_shares() {
        let (game, state) = played(5, "");
        let [policy, _] = &overlays(&game, &state)[..] else { panic!("two overlays") };
        let shares = policy.parts.iter().filter_map(|part| part.label.as_deref()?.parse::<u32>().ok());
        assert!((80..=105).contains(&shares.sum::<u32>()), "most of it is drawn");
        assert_eq!(keys(policy), ["net"]);
    }

    #[test]
    fn reasons_are_told_where_connections_know_them() {
        let reason_for = |moves: &str, mv: &str| {
            let (game, state) = played(3, moves);
            let mv = game.read_move(&state, mv).expect("a move");
            reason(&game, &state, mv).map(|note| note.key)
        };
        assert_eq!(reason_for("", "b2"), Some("wins-by-connection"));
        assert_eq!(reason_for("b2 b1", "c1"), Some("wins-by-connection"));
        assert_eq!(reason_for("b2 b1", "c3"), None);
    }

    #[test]
    fn ladders_are_named_with_their_stones_in_order() {
        let (game, state) = played(11, "c10 b11 d10 c11 k1 d11");
        let [_, connections] = &overlays(&game, &state)[..] else { panic!("two overlays") };
        let ladder = connections.notes.iter().find(|note| note.key == "ladder").expect("a ladder");
        assert_eq!(ladder.value("side"), Some("1"));
        assert!(ladder.value("cells").is_some_and(|cells| cells.starts_with("e10 f10 g10")), "{ladder:?}");
        let (game, state) = played(11, "c10 b11 d10 c11 k1 d11 i9 a1");
        let reason = |mv: &str| reason(&game, &state, game.read_move(&state, mv).expect("a move")).map(|note| note.key);
        assert_eq!(reason("e10"), Some("climbs-ladder"));
        let (game, state) = played(11, "c10 b11 d10 c11 k1 d11");
        let escape = game.read_move(&state, "i9").expect("a move");
        assert_eq!(super::reason(&game, &state, escape).map(|note| note.key), Some("escape-of-ladder"));
    }

    #[test]
    fn nothing_is_shown_of_a_game_that_is_over() {
        let (game, state) = played(2, "a1 b1 a2");
        assert!(overlays(&game, &state).is_empty());
    }
}
