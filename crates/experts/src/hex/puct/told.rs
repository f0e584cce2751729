//! What a search by a made-up net tells, in one number; see [`crate::told`].

use jogada_games::hex::{Hex, HexState};
use jogada_rules::{Dice, Game, Key};
use jogada_search::{Clock, Limits, SearchInfo, StopFlag};

use super::noise::dirichlet;
use super::tree::{Candidate, PuctEdge, PuctNode, ROOT};
use super::{Puct, Searcher};
use crate::hex::glance::Ignorance;
use crate::hex::insight::HexAdviser;
use crate::hex::net::made_up;
use crate::told::{Chronicle, told};

/// Notes a search: what it reports and finds, and every position of its tree.
fn note(told: &mut Chronicle, searcher: &mut Searcher<'_>, game: &Hex, state: &HexState, nodes: u64) {
    let (mut clock, mut heard) = (Clock::start(&Limits::nodes(nodes), &StopFlag::new()), Vec::new());
    let mut hear = |info: &SearchInfo<_>| {
        heard.push((info.depth, info.line_number, info.value, info.proven, info.nodes, info.line.clone()));
    };
    let found = match searcher.options.insight_after {
        u32::MAX => searcher.search(game, state, || Ignorance, &mut clock, &mut hear),
        _ => searcher.search(game, state, || HexAdviser::new(game), &mut clock, &mut hear),
    };
    told.note((found, heard, clock.nodes(), searcher.value(), searcher.is_solved()));
    told.note((searcher.lines(4), searcher.visits().collect::<Vec<_>>()));
    told.note(searcher.lesson(|mv| 1.0 / (3 + format!("{mv:?}").len()) as f32));
    for node in &searcher.tree.nodes {
        told.note((node.visits, node.value, node.mean, node.fate, node.seen, &node.edges, &node.candidates));
    }
    let bytes = |node: &PuctNode| {
        let lists = node.candidates.capacity() * size_of::<Candidate>();
        size_of::<PuctNode>() + lists + node.edges.capacity() * size_of::<PuctEdge>()
    };
    let places = searcher.tree.bytes() - searcher.tree.nodes.iter().map(bytes).sum::<usize>();
    let count = searcher.tree.nodes.len();
    assert!([count, count - 1].map(|count| count * 2 * size_of::<(Key, u32)>()).contains(&places), "{places}");
}

/// Searches with and without advice, with and without a swap, from move to move.
#[test]
fn what_is_told_by_a_search() {
    let net = made_up::net(1, 32, 4);
    let number = told(|told| {
        let mut dice = Dice::new(9);
        for number in 0..24 {
            let game = Hex::new(3 + number % 4, number % 3 == 0).expect("a board");
            let mut state = game.initial();
            let options = Puct {
                exploration: [1.2, 3.0][number % 2],
                reduction: [0.25, 0.0, 0.6][number % 3],
                insight_after: [u32::MAX, 0, 5][number / 2 % 3],
                told: number % 4,
                ..Puct::default()
            };
            let mut searcher = Searcher::new(&net, options);
            for nodes in [3, 60, 300] {
                if game.settled(&state).is_some() {
                    break;
                }
                note(told, &mut searcher, &game, &state, nodes);
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                game.play(&mut state, *dice.pick(&moves).expect("the game goes on"));
            }
        }
    });
    assert_eq!(number, "a77a-cb60-dee1-ea63");
}

/// Noise has shares of one, as many as asked for, and a gamma variate's spread: of `count` shares with a concentration of
/// ten together, the square of each is `(1 + 10 / count) / (11 × count)` in the mean.
#[test]
fn what_is_told_of_noise() {
    let mut dice = Dice::new(3);
    for count in [4, 25, 100] {
        let (mut squares, rounds) = (0.0, 3000);
        for _ in 0..rounds {
            let shares = dirichlet(count, &mut dice);
            assert!(shares.len() == count && shares.iter().all(|share| (0.0..=1.0).contains(share)));
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            squares += shares.iter().map(|share| f64::from(share * share)).sum::<f64>();
        }
        let expected = (1.0 + 10.0 / count as f64) / 11.0;
        assert!((squares / f64::from(rounds) / expected - 1.0).abs() < 0.05, "{count}: {squares}");
    }
}

/// Noise replaces its share of the priors and keeps the rest, and what was not tried is in order.
#[test]
fn what_is_told_of_stirring() {
    let place = |col| jogada_games::hex::HexMove::Place(jogada_games::hex::Cell::new(0, col));
    let candidates: Vec<_> = (0..20).map(|col| Candidate::new(place(col), if col == 7 { 0.5 } else { 0.02 })).collect();
    let edges = vec![PuctEdge { node: ROOT, visits: 1, pending: 0, barred: false }];
    let stirred = |share| {
        let mut node = PuctNode { candidates: candidates.clone(), edges: edges.clone(), ..PuctNode::default() };
        node.stir(share, &mut Dice::new(1));
        assert!(node.candidates[1..].is_sorted_by(|one, other| one.prior() >= other.prior()));
        (0..20).map(move |col| node.candidates.iter().find(|candidate| candidate.mv() == place(col)).map(|c| c.prior()))
    };
    let noise = dirichlet(20, &mut Dice::new(1));
    for share in [0.0, 0.25, 1.0] {
        for ((prior, before), noise) in stirred(share).zip(&candidates).zip(&noise) {
            let expected = (1.0 - share) * before.prior() + share * noise;
            assert!(prior.is_some_and(|prior| (prior - expected).abs() < 1e-4), "{prior:?} {expected}");
        }
    }
}
