//! What every game for two tells.

use jogada_rules::{Dice, Evaluator, Game, Guide, Standard, Touch, contract, margin, outcome};

use crate::telling::{STYLES, Telling, spoiled};

/// Random games from a seed.
#[derive(Clone, Copy)]
pub(crate) struct RandomGames {
    pub(crate) seed: u64,
    pub(crate) games: usize,
    /// The most moves of a game.
    pub(crate) cap: usize,
    /// Of so many positions one is shown, and read from texts that are not quite right.
    pub(crate) view_every: usize,
}

impl RandomGames {
    /// Tells all that any game tells of its positions, and `more`.
    pub(crate) fn tell<G: Standard>(
        self,
        telling: &mut Telling,
        game: &G,
        mut more: impl FnMut(&mut Telling, &G::State, &mut Dice),
    ) {
        telling.tell((game.is_scoring(), game.slots(), game.symmetries()));
        let mut seen = 0;
        for number in 0..self.games as u64 {
            let mut other_dice = Dice::new(!(self.seed + number));
            contract::walk(game, &mut Dice::new(self.seed + number), self.cap, |state| {
                tell_position(telling, game, state);
                more(telling, state, &mut other_dice);
                if seen % self.view_every == 0 {
                    tell_view(telling, game, state);
                    tell_texts(telling, game, state, &mut other_dice);
                }
                seen += 1;
            });
        }
    }
}

pub(crate) fn moves_of<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// What a search asks of a position.
fn tell_position<G: Standard>(telling: &mut Telling, game: &G, state: &G::State) {
    telling.tell((game.turn(state), game.settled(state), game.score(state), game.key(state)));
    telling.tell((outcome(game, state), margin(game, state)));
    let moves = moves_of(game, state);
    let mut child = state.clone();
    for &mv in &moves {
        telling.tell((mv, game.slot(state, mv)));
        game.descend(&mut child, mv, |child, edge| {
            telling.tell((edge, game.key(child), game.settled(child), game.is_skip(game.turn(state), child)));
        });
    }
    for symmetry in 0..game.symmetries() {
        let image = game.image(state, symmetry);
        telling.tell((game.key(&image), game.position_text(&image)));
        for &mv in &moves {
            telling.tell(game.image_of_move(mv, symmetry));
        }
    }
}

/// What people see of a position.
fn tell_view<G: Standard>(telling: &mut Telling, game: &G, state: &G::State) {
    telling.tell(game.position_text(state));
    for style in STYLES {
        telling.tell(game.board_text(state, style));
    }
    telling.tell((game.scene(state), game.overlays(state), game.decisive(state)));
    for mv in moves_of(game, state) {
        telling.tell((game.move_text(state, mv), game.reason(state, mv)));
    }
}

/// What is made of texts that are nearly right, and of touches.
fn tell_texts<G: Standard>(telling: &mut Telling, game: &G, state: &G::State, dice: &mut Dice) {
    let text = game.position_text(state);
    let places: Vec<String> = game.scene(state).parts.into_iter().filter_map(|part| part.place).collect();
    let moves: Vec<String> = moves_of(game, state).into_iter().map(|mv| game.move_text(state, mv)).collect();
    for _ in 0..24 {
        let nearly = spoiled(&text, dice);
        telling.tell(game.read_position(&nearly).map(|state| seen_of(game, &state)));
        let place = dice.pick(&places).map_or("a1", String::as_str);
        let other = dice.pick(&places).map_or("a1", String::as_str);
        let beside = spoiled(place, dice);
        for text in [&text, &nearly] {
            let stroke = Touch::Stroke { from: place, to: other };
            for touch in [Touch::Place(place), Touch::Place(&beside), stroke, Touch::Side] {
                telling.tell(game.touched(text, touch));
            }
        }
        for mv in [place, &beside, dice.pick(&moves).map_or("1", String::as_str)] {
            telling.tell((game.read_move(state, mv), game.read_move(state, &spoiled(mv, dice))));
        }
    }
}

/// A position that was read, in short.
fn seen_of<G: Standard>(game: &G, state: &G::State) -> impl std::fmt::Debug + use<G> {
    (game.position_text(state), game.key(state), game.turn(state), game.settled(state), moves_of(game, state).len())
}

/// All that an estimate says of a position that goes on.
pub(crate) fn tell_estimate<G: Game>(telling: &mut Telling, game: &G, state: &G::State, evaluator: &impl Evaluator<G>) {
    if game.settled(state).is_some() {
        return;
    }
    telling.tell((evaluator.evaluate(game, state), evaluator.known(game, state)));
    for depth in [0, 1, 2, 3, 4, 7, 40, u32::MAX] {
        telling.tell(evaluator.reach(game, state, depth));
        for mv in moves_of(game, state) {
            telling.tell(evaluator.reach_by(game, state, mv, depth));
        }
    }
}

/// All that is advised in a position.
pub(crate) fn tell_advice<G: Game>(telling: &mut Telling, game: &G, state: &G::State, guide: &impl Guide<G>) {
    telling.tell(guide.transposes());
    for mv in moves_of(game, state) {
        let noisy = guide.is_noisy(game, state, mv);
        telling.tell((guide.rank(game, state, mv), noisy, guide.prior(game, state, mv)));
    }
}
