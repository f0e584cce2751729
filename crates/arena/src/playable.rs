//! A run of which any game can be played, by its number and nothing else.

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Record, StopFlag};

use crate::absences::Absences;
use crate::game::FinishedGame;
use crate::plan::{Field, PlanError, RunPlan};
use crate::referee::{self, Room};

/// A plan with everything that playing its games takes. What it plays is decided by the plan and the number of a game, so
/// it does not matter who plays which.
///
/// ```
/// use jogada_arena::{PlayableRun, RunPlan};
/// use jogada_catalog::StopFlag;
///
/// let plan = RunPlan::new("nim", &["random".to_owned(), "greedy".to_owned()], 10);
/// let catalog = jogada_standard::catalog();
/// let run = PlayableRun::new(&catalog, &plan).expect("it can be played");
/// let one = run.play(7, &StopFlag::new()).expect("nobody stops it");
/// let other = run.play(7, &StopFlag::new()).expect("nobody stops it");
/// assert_eq!(one.record.moves, other.record.moves);
/// ```
pub struct PlayableRun<'a> {
    catalog: &'a Catalog,
    plan: RunPlan,
    field: Field,
    absences: Absences,
    /// Whether the process does nothing else while a game is played.
    alone: bool,
}

impl<'a> PlayableRun<'a> {
    /// Reads everything that the plan says.
    pub fn new(catalog: &'a Catalog, plan: &RunPlan) -> Result<Self, PlanError> {
        Self::with_engines(catalog, plan, &[])
    }

    /// The same, where the engines of the plan are started by other commands: those of these names.
    pub fn with_engines(catalog: &'a Catalog, plan: &RunPlan, engines: &[(String, String)]) -> Result<Self, PlanError> {
        let mut field = plan.field(catalog)?;
        field.entrants.iter_mut().for_each(|entrant| entrant.start_by(engines));
        let absences = Absences::new(plan.players.len());
        Ok(Self { catalog, plan: plan.clone(), field, absences, alone: false })
    }

    /// The same in a process that does nothing else while a game is played, or does: only then its processor time is told.
    pub(crate) fn alone(self, alone: bool) -> Self {
        Self { alone, ..self }
    }

    /// The games and players of this program.
    pub(crate) const fn catalog(&self) -> &Catalog {
        self.catalog
    }

    /// What is played.
    pub const fn plan(&self) -> &RunPlan {
        &self.plan
    }

    /// Whether someone remembers moves from one game to the next, so that the games must be played in order, in one place.
    pub fn remembers(&self) -> bool {
        self.field.remembers()
    }

    /// The game of that number, from its opening to its end; `None` if it was stopped.
    pub fn play(&self, index: u64, stop: &StopFlag) -> Option<FinishedGame> {
        let session = self.catalog.open(&self.plan.game).expect("the plan was read before");
        let room = Room { stop, absences: &self.absences, alone: self.alone };
        referee::play(&self.plan, &self.field, &session, index, room)
    }

    /// Whether a game can be of this run: it has the place, the players and the end that it says.
    pub fn is_own(&self, game: &FinishedGame) -> bool {
        if game.index >= self.field.schedule.games() {
            return false;
        }
        let fixture = self.field.schedule.fixture(game.index);
        let opening = &self.field.openings[fixture.round as usize];
        let [first, second] = [fixture.first, fixture.second].map(|number| &self.plan.players[number]);
        (game.pair, &game.opening, &game.first, &game.second) == (fixture.pair, &opening.id, first, second)
            && game.is_true(self.catalog)
    }

    /// Gives players who remember from game to game what they found in a game that was played before the run was stopped.
    pub(crate) fn recall(&self, game: &FinishedGame) {
        if !self.remembers() {
            return;
        }
        let bare = Record { moves: Vec::new(), result: None, ..game.record.clone() };
        let Ok(mut session) = bare.open(self.catalog) else { return };
        for (number, mv) in game.record.moves.iter().enumerate() {
            let looked_up = game.record.info.get(number).is_some_and(|info| info["memory_lookups"] == 1);
            let name = if session.to_move() == Side::First { &game.first } else { &game.second };
            let at = self.plan.players.iter().position(|player| player == name);
            let memory = at.and_then(|at| self.field.entrants[at].memory());
            if let (true, Some(memory), Some(game)) = (looked_up, memory, session.as_match()) {
                game.teach(memory, mv);
            }
            if session.play(mv).is_err() {
                return;
            }
        }
    }
}
