//! Exercises: ten thousand of them, each answer checked by a second, plain implementation that knows only the text of the
//! problem.

use std::collections::BTreeMap;

use jogada_catalog::{Asks, Catalog, Exercise, ExerciseKind};

/// Seeds for each kind and difficulty: together more than ten thousand exercises.
const SEEDS: u64 = 600;

fn kinds(catalog: &Catalog, asks: Asks) -> Vec<ExerciseKind> {
    catalog.exercises().into_iter().filter(|kind| kind.asks == asks).collect()
}

fn each(asks: Asks, check: impl Fn(&Exercise)) -> u64 {
    let catalog = jogada_standard::catalog();
    let mut count = 0;
    for kind in kinds(&catalog, asks) {
        for difficulty in 1..=3 {
            for seed in 1..=SEEDS {
                let exercise = Exercise::new(&catalog, kind, difficulty, seed).expect("cards are sound");
                assert!(!exercise.questions.is_empty(), "{} {seed}", kind.name);
                check(&exercise);
                count += 1;
            }
        }
    }
    count
}

/// A tree read from its text by somebody else.
enum Plain {
    Leaf(i32),
    Node(Vec<Plain>),
}

fn parse(letters: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Plain {
    while letters.next_if_eq(&' ').is_some() {}
    if letters.next_if_eq(&'(').is_some() {
        let mut children = Vec::new();
        while letters.next_if_eq(&')').is_none() {
            children.push(parse(letters));
            while letters.next_if_eq(&' ').is_some() {}
        }
        return Plain::Node(children);
    }
    let mut number = String::new();
    while let Some(digit) = letters.next_if(|letter| letter.is_ascii_digit() || *letter == '-') {
        number.push(digit);
    }
    Plain::Leaf(number.parse().expect("a leaf"))
}

fn tree(exercise: &Exercise) -> Plain {
    parse(&mut exercise.position.chars().peekable())
}

/// Minimax by its definition, with the value of every node by the way to it.
fn minimax(tree: &Plain, is_max: bool, way: &str, found: &mut BTreeMap<String, i32>) -> i32 {
    let Plain::Node(children) = tree else {
        let Plain::Leaf(worth) = tree else { unreachable!("it is one or the other") };
        return *worth;
    };
    let below = (1..).zip(children).map(|(number, child)| minimax(child, !is_max, &joined(way, number), found));
    let below: Vec<i32> = below.collect();
    let best = if is_max { below.iter().max() } else { below.iter().min() };
    let best = *best.expect("a node has children");
    found.insert(way.to_owned(), best);
    best
}

fn joined(way: &str, number: usize) -> String {
    if way.is_empty() { number.to_string() } else { format!("{way}.{number}") }
}

/// Alpha-beta as textbooks print it; marks the leaves that it comes to.
fn alphabeta(tree: &Plain, is_max: bool, mut low: i32, mut high: i32, way: &str, seen: &mut Vec<String>) -> i32 {
    let children = match tree {
        Plain::Leaf(worth) => {
            seen.push(way.to_owned());
            return *worth;
        }
        Plain::Node(children) => children,
    };
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for (number, child) in (1..).zip(children) {
        let value = alphabeta(child, !is_max, low, high, &joined(way, number), seen);
        if is_max {
            best = best.max(value);
            if best >= high {
                break;
            }
            low = low.max(best);
        } else {
            best = best.min(value);
            if best <= low {
                break;
            }
            high = high.min(best);
        }
    }
    best
}

#[test]
fn values_are_those_of_minimax() {
    let count = each(Asks::Values, |exercise| {
        let mut found = BTreeMap::new();
        minimax(&tree(exercise), true, "", &mut found);
        let told: BTreeMap<String, i32> = exercise
            .questions
            .iter()
            .map(|asked| (asked.about.clone(), asked.answer.parse().expect("points")))
            .collect();
        assert_eq!(told, found, "{}", exercise.position);
    });
    assert_eq!(count, 3 * SEEDS);
}

#[test]
fn leaves_are_crossed_out_where_alphabeta_never_comes() {
    let count = each(Asks::Unseen, |exercise| {
        let mut seen = Vec::new();
        alphabeta(&tree(exercise), true, i32::MIN, i32::MAX, "", &mut seen);
        for asked in &exercise.questions {
            assert_eq!(asked.answer.is_empty(), seen.contains(&asked.about), "{} {}", exercise.position, asked.about);
        }
        assert!(exercise.questions.len() >= seen.len());
    });
    assert_eq!(count, 3 * SEEDS);
}

/// A graph read from its text by somebody else: ways in order, start, goal, estimates.
struct Map {
    ways: Vec<(String, String, u32)>,
    start: String,
    goal: String,
    estimates: BTreeMap<String, u32>,
}

fn map(text: &str) -> Map {
    let mut map = Map { ways: Vec::new(), start: String::new(), goal: String::new(), estimates: BTreeMap::new() };
    for part in text.split(';') {
        let words: Vec<&str> = part.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        match words[0] {
            "from" => words[1].clone_into(&mut map.start),
            "to" => words[1].clone_into(&mut map.goal),
            "xy" => {}
            "h" => {
                map.estimates
                    .extend(words[1..].chunks(2).map(|pair| (pair[0].to_owned(), pair[1].parse().expect("h"))));
            }
            _ => map.ways.extend(words.chunks(2).map(|pair| {
                let (from, to) = pair[0].split_once('-').expect("a way in both directions");
                (from.to_owned(), to.to_owned(), pair[1].parse().expect("a cost"))
            })),
        }
    }
    map
}

impl Map {
    fn next(&self, place: &str) -> Vec<(&str, u32)> {
        let step = |(from, to, cost): &'_ (String, String, u32)| match place {
            here if here == from => Some((to.clone(), *cost)),
            here if here == to => Some((from.clone(), *cost)),
            _ => None,
        };
        let names: Vec<(String, u32)> = self.ways.iter().filter_map(step).collect();
        let known = |name: &str| self.estimates.keys().find(|key| *key == name).expect("every place has an estimate");
        names.into_iter().map(|(name, cost)| (known(&name).as_str(), cost)).collect()
    }

    /// Breadth first: the places expanded until the goal is created.
    fn breadth_first(&self) -> Vec<String> {
        let (mut queue, mut at) = (vec![self.start.as_str()], 0);
        let mut expanded = Vec::new();
        while let Some(&place) = queue.get(at) {
            at += 1;
            expanded.push(place.to_owned());
            for (next, _) in self.next(place) {
                if !queue.contains(&next) {
                    queue.push(next);
                    if next == self.goal {
                        return expanded;
                    }
                }
            }
        }
        expanded
    }

    /// A*: the places taken up until the goal is, and every (place, f) that was created, in order.
    fn a_star(&self) -> (Vec<String>, Vec<(String, u32)>) {
        let estimate = |place: &str| if place == self.goal { 0 } else { self.estimates[place] };
        // Place, g, and when it was put there; a place that is reached more cheaply is put there again.
        let mut open: Vec<(&str, u32, usize)> = vec![(&self.start, 0, 0)];
        let mut best = BTreeMap::from([(self.start.as_str(), 0)]);
        let (mut taken, mut created) = (Vec::new(), vec![(self.start.clone(), estimate(&self.start))]);
        for order in 1.. {
            let key = |&(place, g, when): &(&str, u32, usize)| (g + estimate(place), u32::MAX - g, usize::MAX - when);
            let Some(pick) = (0..open.len()).min_by_key(|&at| key(&open[at])) else { break };
            let (place, g, _) = open.remove(pick);
            if best[place] < g {
                continue;
            }
            taken.push(place.to_owned());
            if place == self.goal {
                break;
            }
            for (at, (next, cost)) in self.next(place).into_iter().enumerate() {
                let known = best.get(next).copied();
                if known.is_none_or(|known| g + cost < known) {
                    best.insert(next, g + cost);
                    open.push((next, g + cost, order * 1000 + at));
                    if known.is_none() {
                        created.push((next.to_owned(), g + cost + estimate(next)));
                    }
                }
            }
        }
        (taken, created)
    }
}

#[test]
fn orders_are_those_of_breadth_first_and_of_a_star() {
    let count = each(Asks::Order, |exercise| {
        let map = map(&exercise.position);
        let told: Vec<&str> = exercise.questions.iter().map(|asked| asked.answer.as_str()).collect();
        let known = if exercise.kind.name == "bfs" { map.breadth_first() } else { map.a_star().0 };
        assert_eq!(
            told,
            known.iter().take(told.len()).map(String::as_str).collect::<Vec<_>>(),
            "{}",
            exercise.position
        );
        assert!(told.len() == known.len().min(12), "{}: all of them", exercise.position);
    });
    assert_eq!(count, 6 * SEEDS);
}

#[test]
fn what_comes_next_is_what_a_star_takes_up() {
    let count = each(Asks::Next, |exercise| {
        let taken = map(&exercise.position).a_star().0;
        for asked in &exercise.questions {
            let before = asked.about.split(" → ").count();
            assert_eq!(asked.about, taken[..before].join(" → "), "{}", exercise.position);
            assert_eq!(asked.answer, taken[before], "{}", exercise.position);
        }
    });
    assert_eq!(count, 3 * SEEDS);
}

#[test]
fn costs_are_those_of_a_star() {
    let count = each(Asks::Costs, |exercise| {
        let created = map(&exercise.position).a_star().1;
        for (asked, (place, f)) in exercise.questions.iter().zip(&created) {
            assert_eq!((&asked.about, asked.answer.as_str()), (place, f.to_string().as_str()), "{}", exercise.position);
        }
    });
    assert_eq!(count, 3 * SEEDS);
}

#[test]
fn winning_moves_leave_a_nim_sum_of_zero() {
    let count = each(Asks::WinningMoves, |exercise| {
        let heaps = exercise.position.split(' ').next().expect("heaps");
        let heaps: Vec<u32> = heaps.split(',').map(|heap| heap.parse().expect("a heap")).collect();
        let mut known = Vec::new();
        for (column, &heap) in (1..).zip(&heaps) {
            let others = heaps.iter().fold(heap, |sum, heap| sum ^ heap);
            known.extend((1..=heap).filter(|taken| heap - taken == others).map(|taken| format!("{column}-{taken}")));
        }
        assert_eq!(exercise.questions[0].answer, known.join(", "), "{}", exercise.position);
    });
    assert_eq!(count, 3 * SEEDS);
}

#[test]
fn the_same_seed_is_the_same_exercise_and_answers_are_read_kindly() {
    let catalog = jogada_standard::catalog();
    for kind in catalog.exercises() {
        let [one, other] = [7, 7].map(|seed| Exercise::new(&catalog, kind, 2, seed).expect("cards are sound"));
        assert_eq!((one.position, &one.questions), (other.position, &other.questions));
        let asked = &one.questions[0];
        assert!(Exercise::is_right(asked, &format!("  {} ", asked.answer.to_uppercase())));
        assert!(!Exercise::is_right(asked, "never"));
    }
}
