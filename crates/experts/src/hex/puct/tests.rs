use std::collections::HashMap;
use std::time::Duration;

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Keyed, Value};
use jogada_search::tree::Found;
use jogada_search::{Clock, Limits, SearchInfo, StopFlag, Stopped};

use super::tree::{Candidate, ROOT};
use super::{Puct, Searcher, Variation};
use crate::hex::glance::{Glance, Ignorance, Insight};
use crate::hex::net::{InstructionSet, Net};

fn board(size: usize, swap: bool) -> Hex {
    Hex::new(size, swap).expect("a size that exists")
}

fn search(searcher: &mut Searcher<'_>, game: &Hex, state: &HexState, nodes: u64) -> Found<HexMove> {
    let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
    searcher.search(game, state, || Ignorance, &mut clock, &mut |_| {})
}

/// Whether the side to move wins, by trying everything.
fn wins(game: &Hex, state: &HexState) -> bool {
    if let Some(value) = game.settled(state) {
        return value.is_win();
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().any(|mv| !wins(game, &after(game, state, mv)))
}

fn after(game: &Hex, state: &HexState, mv: HexMove) -> HexState {
    let mut next = state.clone();
    game.play(&mut next, mv);
    next
}

fn random_position(game: &Hex, stones: usize, dice: &mut Dice) -> HexState {
    let mut state = game.initial();
    for _ in 0..stones {
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        moves.retain(|mv| matches!(mv, HexMove::Place(_)));
        if let Some(&mv) = dice.pick(&moves) {
            game.play(&mut state, mv);
        }
    }
    state
}

#[test]
fn what_is_proven_is_what_trying_everything_finds() {
    let mut dice = Dice::new(3);
    for threads in [1, 2] {
        let options = Puct { threads, ..Puct::default() };
        for number in 0..60 {
            let game = board(if number % 2 == 0 { 3 } else { 4 }, false);
            let state =
                random_position(&game, if number % 2 == 0 { 1 + number % 5 } else { 6 + number % 4 }, &mut dice);
            let mut searcher = Searcher::new(Net::standard(), options);
            let found = search(&mut searcher, &game, &state, 100_000);
            if game.settled(&state).is_none() {
                assert!(found.proven && found.stopped.is_none());
                assert_eq!(found.value.is_win(), wins(&game, &state), "{state:?}");
                let kept = wins(&game, &state) != wins(&game, &after(&game, &state, found.line[0]));
                assert!(kept || found.value.is_loss(), "the move keeps the win");
            }
        }
    }
}

#[test]
fn the_same_nodes_give_the_same_answer_in_every_way_to_compute() {
    let game = board(6, false);
    let state = random_position(&game, 5, &mut Dice::new(1));
    let answers = InstructionSet::available().into_iter().map(|way| {
        let net = Net::standard().clone().computed(way);
        let mut searcher = Searcher::new(&net, Puct::default());
        let found = search(&mut searcher, &game, &state, 60);
        (found.line, found.value, searcher.visits().collect::<Vec<_>>())
    });
    let answers: Vec<_> = answers.collect();
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}

#[test]
fn what_is_known_goes_along_to_the_next_position() {
    let game = board(5, false);
    let state = game.initial();
    let mut searcher = Searcher::new(Net::standard(), Puct { exploration: 3.0, ..Puct::default() });
    let found = search(&mut searcher, &game, &state, 200);
    let visits: u32 = searcher.lines(1)[0].visits;
    let next = after(&game, &after(&game, &state, found.line[0]), found.line[1]);
    search(&mut searcher, &game, &next, 0);
    let kept: u32 = searcher.visits().map(|(_, visits)| visits).sum();
    assert!(kept > 0 && kept < visits, "{kept} of {visits}");
    search(&mut searcher, &game, &game.initial(), 0);
    assert_eq!(searcher.visits().count(), 0, "nothing is known of a position that does not follow");
}

#[test]
fn pondering_pays_by_simulations_that_are_known_before_the_search_begins() {
    let game = board(7, false);
    let known = |pondered: u64| {
        let mut searcher = Searcher::new(Net::standard(), Puct::default());
        // The side that has moved thinks on in the other side's place, until the reply comes.
        let expected =
            search(&mut Searcher::new(Net::standard(), Puct::default()), &game, &game.initial(), 400).line[0];
        search(&mut searcher, &game, &game.initial(), pondered);
        search(&mut searcher, &game, &after(&game, &game.initial(), expected), 50);
        searcher.visits().map(|(_, visits)| visits).sum::<u32>()
    };
    let (plain, pondered) = (known(0), known(400));
    assert!(plain <= 50 && pondered > 2 * plain, "{pondered} against {plain}");
}

/// How many positions there are below `state`, each of which must be in one place, whatever leads to it.
fn positions(searcher: &Searcher<'_>, game: &Hex, state: HexState) -> usize {
    let mut places = HashMap::new();
    let mut open = vec![(ROOT, state)];
    while let Some((number, state)) = open.pop() {
        if let Some(known) = places.insert(game.key(&state), number) {
            assert_eq!(known, number, "{state:?}");
            continue;
        }
        let follow = |candidate: Candidate| after(game, &state, candidate.mv());
        open.extend(searcher.tree.node(number).tried().map(|(_, candidate, edge)| (edge.node, follow(candidate))));
    }
    places.len()
}

#[test]
fn a_position_is_there_once_whatever_leads_to_it() {
    let game = board(5, false);
    let mut searcher = Searcher::new(Net::standard(), Puct { exploration: 8.0, ..Puct::default() });
    let found = search(&mut searcher, &game, &game.initial(), 2000);
    let next = after(&game, &game.initial(), found.line[0]);
    for state in [game.initial(), next] {
        search(&mut searcher, &game, &state, 1000);
        let ways: usize = searcher.tree.nodes.iter().map(|node| node.edges.len()).sum();
        let met = searcher.tree.nodes.len();
        assert!(ways > met, "{ways} ways to {met} positions");
        assert_eq!(positions(&searcher, &game, state), met, "nothing is left that does not follow");
    }
}

#[test]
fn a_line_ends_where_knowledge_ends() {
    let game = board(9, false);
    let mut state = game.initial();
    let mut searcher = Searcher::new(Net::standard(), Puct::default());
    let found = search(&mut searcher, &game, &state, 150);
    assert!(found.line.len() > 1);
    for mv in found.line {
        let tried = searcher.visits().find(|(tried, _)| *tried == mv).map(|(_, visits)| visits);
        assert!(tried.is_some_and(|visits| visits >= 4), "{mv:?}: {tried:?}");
        state = after(&game, &state, mv);
        search(&mut searcher, &game, &state, 0);
    }
}

#[test]
fn a_full_memory_ends_the_search() {
    let game = board(9, false);
    let mut searcher = Searcher::new(Net::standard(), Puct { memory: 20_000, ..Puct::default() });
    let found = search(&mut searcher, &game, &game.initial(), 10_000);
    assert_eq!(found.stopped, Some(Stopped::Memory));
    assert!(found.best().is_some());
}

#[test]
fn a_good_opening_is_swapped_and_a_bad_one_is_not() {
    let game = board(7, true);
    let answer = |row, col| {
        let state = after(&game, &game.initial(), HexMove::Place(Cell::new(row, col)));
        search(&mut Searcher::new(Net::standard(), Puct::default()), &game, &state, 60).line[0]
    };
    assert_eq!(answer(3, 3), HexMove::Swap);
    assert_ne!(answer(0, 0), HexMove::Swap);
}

#[test]
fn an_opening_that_may_be_swapped_is_not_the_strongest() {
    let fair = board(7, true);
    let opening = |game: &Hex| {
        let mut searcher = Searcher::new(Net::standard(), Puct::default());
        let found = search(&mut searcher, game, &game.initial(), 200);
        (found.line[0], found.value)
    };
    let (mv, value) = opening(&fair);
    let (strongest, _) = opening(&board(7, false));
    assert_ne!(mv, strongest);
    assert!(value > Value::hundredths(-60), "{value:?}");
}

#[test]
fn as_many_moves_as_wanted_are_told_of_while_it_searches() {
    let game = board(5, false);
    // However sure the net is of one move, others are tried.
    let mut searcher = Searcher::new(Net::standard(), Puct { told: 3, exploration: 8.0, ..Puct::default() });
    let mut clock = Clock::start(&Limits::nodes(600), &StopFlag::new());
    let mut told = Vec::new();
    let mut hear = |info: &SearchInfo<HexMove>| told.push((info.line_number, info.line[0]));
    searcher.search(&game, &game.initial(), || Ignorance, &mut clock, &mut hear);
    let numbers: Vec<usize> = told.iter().take(3).map(|(number, _)| *number).collect();
    assert_eq!(numbers, [0, 1, 2]);
    assert!(told[0].1 != told[1].1 && told[1].1 != told[2].1 && told[0].1 != told[2].1, "{told:?}");
}

/// Someone who knows that only some moves matter, or who wins.
struct Oracle(Glance);

impl Insight for Oracle {
    fn glance(&mut self, game: &Hex, state: &HexState) -> Glance {
        let is_start = game.cells().all(|cell| game.owner(state, cell).is_none());
        if is_start { self.0.clone() } else { Glance::Open(None) }
    }
}

#[test]
fn insight_is_heeded() {
    let game = board(5, false);
    let options = Puct { insight_after: 10, ..Puct::default() };
    let answer = |glance: Glance| {
        let mut searcher = Searcher::new(Net::standard(), options);
        let mut clock = Clock::start(&Limits::nodes(100), &StopFlag::new());
        searcher.search(&game, &game.initial(), || Oracle(glance.clone()), &mut clock, &mut |_| {})
    };
    let cells = vec![Cell::new(0, 0), Cell::new(4, 0)];
    let found = answer(Glance::Open(Some(cells.clone())));
    assert!(matches!(found.line[0], HexMove::Place(cell) if cells.contains(&cell)));
    for cell in [Cell::new(2, 2), Cell::new(0, 4)] {
        let found = answer(Glance::Won(cell));
        assert!(found.proven && found.line[0] == HexMove::Place(cell));
    }
    assert!(answer(Glance::Open(Some(Vec::new()))).value.is_loss());
    assert!(answer(Glance::Lost).value.is_loss());
    let mut searcher = Searcher::new(Net::standard(), Puct { insight_after: 0, ..options });
    let found = searcher.search(&game, &game.initial(), || Oracle(Glance::Lost), &mut Clock::unlimited(), &mut |_| {});
    assert!(found.proven && found.line.len() == 1, "lost at first sight, and still there is a move to make");
}

/// What a search with such an oracle finds, the lines it knows and what it told last.
fn asked(oracle: &Glance, insight_after: u32) -> (Found<HexMove>, Vec<Variation>, Vec<SearchInfo<HexMove>>) {
    let (game, mut told) = (board(5, false), Vec::new());
    let options = Puct { insight_after, told: 3, exploration: 8.0, ..Puct::default() };
    let mut searcher = Searcher::new(Net::standard(), options);
    let mut clock = Clock::start(&Limits::nodes(100), &StopFlag::new());
    let mut hear = |info: &SearchInfo<HexMove>| told.push(info.clone());
    let found = searcher.search(&game, &game.initial(), || Oracle(oracle.clone()), &mut clock, &mut hear);
    let last = told.iter().rposition(|info| info.line_number == 0).unwrap_or(0);
    told.drain(..last);
    let mut lines = searcher.lines(3);
    lines.extend(searcher.untried(&game, 3 - lines.len(), &StopFlag::new()));
    (found, lines, told)
}

#[test]
fn every_line_of_a_lost_position_loses_for_certain() {
    for (glance, insight_after) in [(Glance::Lost, 10), (Glance::Lost, 0), (Glance::Open(Some(Vec::new())), 10)] {
        let (found, lines, told) = asked(&glance, insight_after);
        assert!(found.proven && found.value.is_loss());
        assert_eq!(lines.len(), 3, "{glance:?} {insight_after}");
        assert!(lines.iter().all(|line| line.proven && line.clone().found().value.is_loss()), "{lines:?}");
        assert!(told.iter().all(|info| info.proven && info.value.is_loss()), "{told:?}");
    }
    let (found, _, _) = asked(&Glance::Open(Some(Vec::new())), 0);
    assert!(found.proven && found.value.is_loss() && !found.line.is_empty(), "{found:?}");
}

#[test]
fn the_first_line_of_a_won_position_wins_for_certain_and_is_told_last() {
    for insight_after in [0, 10] {
        let (found, lines, told) = asked(&Glance::Won(Cell::new(0, 4)), insight_after);
        assert!(lines[0].proven && lines[0].clone().found().value.is_win(), "{lines:?}");
        assert!(lines[1..].iter().all(|line| !line.proven), "of others nothing is known: {lines:?}");
        assert_eq!((&told[0].line, told[0].value, told[0].proven), (&found.line, found.value, true));
    }
}

#[test]
fn who_is_asked_to_stop_looks_at_a_few_of_the_moves_that_were_not_tried() {
    let (game, stop) = (board(5, false), StopFlag::new());
    let mut searcher = Searcher::new(Net::standard(), Puct::default());
    search(&mut searcher, &game, &game.initial(), 1);
    let told = |stop: &StopFlag| searcher.untried(&game, 25, stop).len();
    assert_eq!(told(&stop), 25);
    stop.stop();
    assert_eq!(told(&stop), 5);
}

#[test]
fn no_move_is_told_to_be_better_than_the_one_that_is_preferred() {
    let game = board(7, false);
    let mut searcher = Searcher::new(Net::standard(), Puct::default());
    search(&mut searcher, &game, &game.initial(), 300);
    let untried = searcher.untried(&game, 5, &StopFlag::new());
    assert!(untried.len() == 5 && untried.iter().all(|line| line.value <= searcher.value()), "{untried:?}");
}

/// Someone who knows that whoever may answer the first stone wins.
struct Refuter;

impl Insight for Refuter {
    fn glance(&mut self, game: &Hex, state: &HexState) -> Glance {
        let free = game.cells().find(|&cell| game.owner(state, cell).is_none());
        let is_start = game.cells().all(|cell| game.owner(state, cell).is_none());
        free.filter(|_| !is_start).map_or(Glance::Open(None), Glance::Won)
    }
}

#[test]
fn a_move_that_loses_proves_nothing_while_others_are_left() {
    let game = board(5, false);
    let mut searcher = Searcher::new(Net::standard(), Puct { insight_after: 0, ..Puct::default() });
    let mut clock = Clock::start(&Limits::nodes(2), &StopFlag::new());
    let found = searcher.search(&game, &game.initial(), || Refuter, &mut clock, &mut |_| {});
    assert!(!found.proven && !searcher.lines(1)[0].proven, "{found:?}");
}

/// Where more time would change nothing it is kept; where two moves are close, all of it is used.
#[test]
fn past_its_soft_time_a_search_ends_where_no_other_move_can_come_up() {
    let game = board(9, false);
    let nodes = |state: &HexState, soft_time| {
        let mut searcher = Searcher::new(Net::standard(), Puct { soft_time, ..Puct::default() });
        let mut clock = Clock::start(&Limits::nodes(300), &StopFlag::new());
        let found = searcher.search(&game, state, || Ignorance, &mut clock, &mut |_| {});
        (clock.nodes(), found.line[0])
    };
    let at_once = Some(Duration::ZERO);
    let mut ended = 0;
    for number in 0..8 {
        let state = random_position(&game, 2 * number, &mut Dice::new(number as u64));
        let ((clear, chosen), (all, best)) = (nodes(&state, at_once), nodes(&state, None));
        assert_eq!(all, 300);
        assert_eq!(nodes(&state, Some(Duration::MAX)), (all, best));
        assert!(clear < all || chosen == best);
        ended += usize::from(clear < all);
    }
    assert!((1..8).contains(&ended), "some are clear and some are not: {ended}");
}

/// Someone who leaves a move out at first, and proves later that it wins as well.
struct Latecomer;

impl Insight for Latecomer {
    fn glance(&mut self, game: &Hex, state: &HexState) -> Glance {
        Oracle(Glance::Open(Some(vec![Cell::new(4, 4)]))).glance(game, state)
    }

    fn prove(&mut self, _: &Hex, _: &HexState, _: &mut Clock) -> Glance {
        Glance::Won(Cell::new(0, 0))
    }
}

#[test]
fn a_win_that_is_proven_is_played_even_if_the_move_was_left_out() {
    let game = board(9, false);
    let mut searcher = Searcher::new(Net::standard(), Puct { insight_after: 1, ..Puct::default() });
    let mut clock = Clock::start(&Limits::nodes(3000), &StopFlag::new());
    let found = searcher.search(&game, &game.initial(), || Latecomer, &mut clock, &mut |_| {});
    assert!(found.proven && found.value.is_win());
    assert_eq!(found.line[0], HexMove::Place(Cell::new(0, 0)));
}
