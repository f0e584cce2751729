//! What the page offers before it has asked anything, from what the cards say.

use std::collections::BTreeMap;
use std::sync::Arc;

use jogada_catalog::{Algorithm, AlgorithmLesson, Catalog, GameEntry, Offers, PuzzleEntry};
use jogada_protocol::Format;
use jogada_wire::{ExerciseOffer, GameOffers, PageOffers, StageOffers, Welcome};

/// The level that a person is offered who has not chosen any.
const GENTLE_LEVEL: &str = "medium";

/// What this catalog offers.
pub(crate) fn offers(catalog: &Catalog) -> PageOffers {
    let (games, puzzles) = (of_games(catalog), of_puzzles(catalog));
    PageOffers {
        welcome: welcome(catalog),
        path: stage(&puzzles, &catalog.path_algorithms()),
        game: stage(&games, &catalog.game_algorithms()),
        games: games
            .into_iter()
            .chain(puzzles)
            .map(|(name, offers, first)| {
                let told = game(&name, &offers, first);
                (name, told)
            })
            .collect(),
        exercises: catalog.exercises().into_iter().map(ExerciseOffer::from).collect(),
    }
}

/// A game's name, what its card offers, and the spec of the board that it opens with.
type Offered = (String, Offers, String);

fn of_games(catalog: &Catalog) -> Vec<Offered> {
    let named = |game: &GameEntry| game.name().to_owned();
    catalog.games().iter().map(|game| (named(game), said(game.words()), named(game))).collect()
}

fn of_puzzles(catalog: &Catalog) -> Vec<Offered> {
    let first = |puzzle: &PuzzleEntry| match puzzle.problems().first() {
        Some(problem) => format!("{}:problem={}", puzzle.name(), problem.name),
        None => puzzle.name().to_owned(),
    };
    catalog.puzzles().iter().map(|puzzle| (puzzle.name().to_owned(), said(puzzle.words()), first(puzzle))).collect()
}

fn said(words: Option<&jogada_catalog::GameWords>) -> Offers {
    words.map_or(Offers::NONE, |words| words.offers)
}

fn game(name: &str, offers: &Offers, first: String) -> GameOffers {
    let formats = Format::ALL.into_iter().filter(|format| format.holds(name)).map(|format| format.name().to_owned());
    GameOffers {
        overlays: offers.overlays.iter().map(|&name| name.to_owned()).collect(),
        signs: offers.signs,
        threats: offers.threats,
        strokes: offers.strokes,
        followed: offers.followed.map_or(first, str::to_owned),
        formats: formats.collect(),
    }
}

/// The first game whose card says so, or the first of all.
fn welcome(catalog: &Catalog) -> Welcome {
    let asked = catalog.games().iter().find_map(|game| Some((game, said(game.words()).welcome?)));
    let first = || catalog.games().first().map(|game| (game, game.name()));
    let Some((game, spec)) = asked.or_else(first) else {
        return Welcome { game: String::new(), opponent: String::new() };
    };
    let level = game.levels().iter().find(|level| level.name == GENTLE_LEVEL);
    Welcome { game: spec.to_owned(), opponent: level.map_or(game.usual_player(), |level| &level.name).to_owned() }
}

/// The first game whose card is a stage; without any, the first game, with the first algorithm that can be watched.
fn stage(games: &[Offered], algorithms: &[Arc<Algorithm>]) -> StageOffers {
    let lessons: Vec<(&str, AlgorithmLesson)> =
        algorithms.iter().filter_map(|algorithm| Some((algorithm.name, algorithm.lesson?))).collect();
    let stage = games.iter().find_map(|(_, offers, _)| offers.stage);
    let board = stage
        .map_or_else(|| games.first().map_or_else(String::new, |game| game.2.clone()), |stage| stage.board.to_owned());
    let small = games.iter().find_map(|(_, offers, _)| offers.small_stage);
    let shown = stage.map(|stage| stage.shown).or_else(|| lessons.first().map(|(_, lesson)| lesson.spec));
    StageOffers {
        small: small.map_or_else(|| board.clone(), str::to_owned),
        board,
        shown: shown.unwrap_or_default().to_owned(),
        compared: stage.map_or_else(Vec::new, |stage| stage.compared.iter().map(|&spec| spec.to_owned()).collect()),
        watched: lessons
            .iter()
            .map(|(name, lesson)| ((*name).to_owned(), lesson.spec.to_owned()))
            .collect::<BTreeMap<_, _>>(),
        long: lessons.iter().filter(|(_, lesson)| lesson.is_long).map(|(name, _)| (*name).to_owned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use jogada_catalog::{Catalog, Offers, Spec};
    use jogada_wire::StageOffers;

    use super::offers;

    fn specs(stage: &StageOffers) -> impl Iterator<Item = &String> {
        stage.watched.values().chain(&stage.compared).chain([&stage.shown])
    }

    #[test]
    fn whatever_is_offered_can_be_opened() {
        let catalog = jogada_standard::catalog();
        let offers = offers(&catalog);
        let boards = offers.games.values().map(|game| &game.followed);
        let stages = [&offers.path.board, &offers.path.small, &offers.game.board, &offers.game.small];
        for spec in boards.chain(stages).chain([&offers.welcome.game]) {
            catalog.open(spec).unwrap_or_else(|error| panic!("{spec}: {error:?}"));
        }
        let puzzle = catalog.puzzle(&Spec::parse(&offers.path.board).expect("a spec")).expect("a puzzle");
        for spec in specs(&offers.path) {
            puzzle.plan(spec).unwrap_or_else(|error| panic!("{spec}: {error:?}"));
        }
        for spec in specs(&offers.game) {
            catalog.player(&offers.game.board, spec).unwrap_or_else(|error| panic!("{spec}: {error:?}"));
        }
        catalog.player(&offers.welcome.game, &offers.welcome.opponent).expect("a level of that game");
    }

    #[test]
    fn overlays_that_are_offered_are_drawn_by_their_games() {
        let catalog = jogada_standard::catalog();
        for (name, game) in offers(&catalog).games {
            let drawn = catalog.open(&name).expect("opens").overlays();
            let names: Vec<_> = drawn.iter().map(|overlay| overlay.name.to_owned()).collect();
            let own: Vec<_> = game.overlays.into_iter().filter(|name| name != Offers::VALUES).collect();
            assert_eq!(own, names, "{name}");
        }
    }

    #[test]
    fn a_catalog_without_stages_shows_algorithms_on_what_it_has() {
        assert_eq!(offers(&Catalog::empty()).welcome.game, "");
        assert_eq!(offers(&Catalog::empty()).path.board, "");
    }
}
