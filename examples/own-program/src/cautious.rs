//! An algorithm of one's own: it plays every game of the catalog.

use jogada_catalog::{Computer, Parameter};
use jogada_rules::{Evaluator, Phrase, Standard, Value};
use jogada_search::Observer;
use jogada_search::tree::Found;
use jogada_standard::algorithms::keys;
use jogada_standard::{Addition, GameCard, TreeCard, Work};

/// Looks one move ahead and expects the worst estimate that the reply can bring.
pub(crate) struct Cautious;

impl TreeCard for Cautious {
    const NAME: &'static str = "cautious";
    const ABOUT: Phrase = Phrase::new(
        "The move after which the best reply does least harm",
        "A jogada depois da qual a melhor resposta faz menos mal",
    );

    fn keys() -> Vec<Parameter> {
        vec![keys::evaluation(), keys::seed(), keys::slip()]
    }

    fn of(_: &Computer) -> Self {
        Self
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let (game, mut state, evaluator) = (work.task.game, work.task.state.clone(), work.task.evaluator());
        let mut found = Found::unsearched(game, &state, &evaluator);
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let mut best = Value::MIN;
        for mv in moves {
            if work.clock.tick().is_err() {
                break;
            }
            let value = game.descend(&mut state, mv, |child, edge| edge.lift(after_reply(game, child, &evaluator)));
            if value > best {
                (best, found.line, found.value) = (value, vec![mv], value);
            }
        }
        found
    }
}

/// What a position is worth after its best move, by the evaluation.
fn after_reply<G: Standard>(game: &G, state: &mut G::State, evaluator: &impl Evaluator<G>) -> Value {
    let worth = |state: &G::State| game.settled(state).unwrap_or_else(|| evaluator.evaluate(game, state));
    if let Some(value) = game.settled(state) {
        return value;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let values = moves.into_iter().map(|mv| game.descend(state, mv, |child, edge| edge.lift(worth(child))));
    values.max().expect("a game that goes on has a move")
}

/// Adds it to every game.
pub(crate) struct WithCautious;

impl Addition for WithCautious {
    fn to_game<G: Standard + 'static>(&self, card: GameCard<G>) -> GameCard<G> {
        card.algorithm::<Cautious>()
    }
}
