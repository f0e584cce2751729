//! The game as a controller sees it: sides that alternate, passes, and settings that change under way.

use jogada_catalog::rules::{BoardStyle, Overlay, Side};
use jogada_catalog::{Catalog, GameWords, PlayError, Record, Session, Spec, SpecError};

use super::{Refusal, color};

/// A game in progress.
pub(super) struct GtpBoard<'a> {
    catalog: &'a Catalog,
    spec: Spec,
    session: Session,
    /// What can be taken back, move by move.
    steps: Vec<Step>,
}

/// One thing that a controller can take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Move,
    Pass,
    Resign,
}

/// What a swap is called in records, and what programs call it.
const SWAP: &str = "swap";
const SWAP_PIECES: &str = "swap-pieces";

impl<'a> GtpBoard<'a> {
    /// A board for the game of a spec; without a swap unless the spec has it.
    pub(super) fn open(catalog: &'a Catalog, game: &str) -> Result<Self, SpecError> {
        let spec = Spec::parse(game)?;
        let has_swap = catalog.game(&spec)?.parameters().iter().any(|parameter| parameter.name == SWAP);
        let spec = if has_swap { spec.or(SWAP, "off") } else { spec };
        Ok(Self { catalog, session: catalog.game(&spec)?.open(&spec)?, spec, steps: Vec::new() })
    }

    pub(super) fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The words of the game.
    pub(super) fn words(&self) -> Option<&GameWords> {
        self.catalog.words_of(&self.session)
    }

    /// By which names overlays can be asked for.
    pub(super) fn overlay_names(&self) -> Vec<&'static str> {
        self.catalog.overlay_names(&self.session)
    }

    /// The overlay of a name, as far as the position has one.
    pub(super) fn overlay(&self, name: &str) -> Result<Option<Overlay>, Refusal> {
        let unknown = |_| Refusal(format!("there is no such overlay; there is: {}", self.overlay_names().join(" ")));
        self.catalog.overlay(&self.session, name).map_err(unknown)
    }

    /// Starts the game again.
    pub(super) fn clear(&mut self) -> Result<(), Refusal> {
        self.reopen(self.spec.clone())
    }

    /// Starts the game again on a board of another size.
    pub(super) fn resize(&mut self, columns: &str, rows: &str) -> Result<(), Refusal> {
        let unacceptable = || Refusal::from("unacceptable size");
        let spec = if self.has("size") {
            with(&self.spec, "size", Some(columns).filter(|_| columns == rows).ok_or_else(unacceptable)?)
        } else if self.has("rows") && self.has("cols") {
            with(&with(&self.spec, "rows", rows), "cols", columns)
        } else {
            return Err(unacceptable());
        };
        self.reopen(spec).map_err(|_| unacceptable())
    }

    fn reopen(&mut self, spec: Spec) -> Result<(), Refusal> {
        self.session =
            self.catalog.game(&spec).and_then(|game| game.open(&spec)).map_err(|it| Refusal(it.to_string()))?;
        self.spec = spec;
        self.steps.clear();
        Ok(())
    }

    fn has(&self, parameter: &str) -> bool {
        let game = self.catalog.game(&self.spec);
        game.is_ok_and(|game| game.parameters().iter().any(|known| known.name == parameter))
    }

    /// Whether Second may answer the first move by a swap; none where the game knows no swap.
    pub(super) fn swap(&self) -> Option<bool> {
        self.has(SWAP).then(|| self.spec.setting(SWAP).is_none_or(|setting| setting.value != "off"))
    }

    /// Allows or forbids the swap, and keeps the moves so far.
    pub(super) fn allow_swap(&mut self, allowed: bool) -> Result<(), Refusal> {
        let spec = with(&self.spec, SWAP, if allowed { "on" } else { "off" });
        let mut record = Record::of(&self.session, &[]);
        record.game = spec.to_string();
        record.result = None;
        self.session = record.open(self.catalog).map_err(|_| Refusal::from("the moves so far do not allow it"))?;
        self.spec = spec;
        Ok(())
    }

    /// Puts a recorded game on the board, up to the move before `number`.
    pub(super) fn load(&mut self, mut record: Record, number: Option<usize>) -> Result<(), Refusal> {
        let found = Spec::parse(&record.game).map_err(|error| Refusal(error.to_string()))?;
        if found.name != self.spec.name {
            return Err(Refusal(format!("the file is of {}", found.name)));
        }
        if let Some(number) = number {
            record.moves.truncate(number.saturating_sub(1));
            record.result = None;
        }
        let session = record.open(self.catalog).map_err(|error| Refusal(error.to_string()))?;
        self.steps = vec![Step::Move; session.history().len()];
        (self.session, self.spec) = (session, found);
        Ok(())
    }

    /// Plays a move, or hears that a side waits or gives up.
    pub(super) fn play(&mut self, side: Side, text: &str) -> Result<(), Refusal> {
        match text.to_lowercase().as_str() {
            "pass" => return self.wait(side),
            "resign" => {
                // Giving up is nobody's turn.
                self.session.resign_as(side).map_err(|error| refusal(&error))?;
                self.steps.push(Step::Resign);
            }
            word => {
                self.check_turn(side)?;
                let is_swap = self.swap().is_some() && word == SWAP_PIECES;
                self.session.play(if is_swap { SWAP } else { text }).map_err(|error| refusal(&error))?;
                self.steps.push(Step::Move);
            }
        }
        Ok(())
    }

    fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        let turn = self.session.to_move();
        if self.session.ending().is_some() {
            Err(refusal(&PlayError::Over))
        } else if side == turn {
            Ok(())
        } else {
            Err(Refusal(format!("illegal move: it is the turn of {}", color(turn))))
        }
    }

    /// Whether a side has to wait, because the other one moves again or it was skipped.
    pub(super) fn must_wait(&self, side: Side) -> bool {
        let turn = self.session.to_move();
        let again = self.session.history().last().is_some_and(|ply| ply.side == turn);
        turn != side && again && self.session.ending().is_none()
    }

    /// A side passes because it has to.
    pub(super) fn wait(&mut self, side: Side) -> Result<(), Refusal> {
        if !self.must_wait(side) || self.steps.last() == Some(&Step::Pass) {
            return Err(Refusal::from("illegal move: pass only where the other side moves again"));
        }
        self.steps.push(Step::Pass);
        Ok(())
    }

    /// Whether a side can be asked for a move.
    pub(super) fn check_may_move(&self, side: Side) -> Result<(), Refusal> {
        self.check_turn(side).map_err(|Refusal(why)| Refusal(why.replace("illegal move: ", "")))
    }

    /// Whether anybody can be asked for a move.
    pub(super) fn check_may_move_at_all(&self) -> Result<(), Refusal> {
        self.check_may_move(self.session.to_move())
    }

    /// Takes back the last move, pass or resignation.
    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        match self.steps.pop().ok_or_else(|| Refusal::from("cannot undo"))? {
            Step::Pass => {}
            Step::Move => drop(self.session.undo()),
            Step::Resign => {
                // Taking back lifts the resignation and takes the move before it along.
                if self.session.undo().is_some() {
                    self.session.redo();
                }
            }
        }
        Ok(())
    }

    /// The legal moves.
    pub(super) fn legal(&self) -> Vec<String> {
        self.session.legal().iter().map(|mv| self.spoken(mv).to_owned()).collect()
    }

    /// A move in the words of the protocol.
    pub(super) fn spoken<'m>(&self, mv: &'m str) -> &'m str {
        if mv == SWAP && self.swap().is_some() { SWAP_PIECES } else { mv }
    }

    pub(super) fn drawn(&self) -> String {
        self.session.board(BoardStyle { ascii: true, color: false })
    }

    /// The result, as the protocol writes it.
    pub(super) fn score(&self) -> Result<String, Refusal> {
        let ending = self.session.ending().ok_or_else(|| Refusal::from("cannot score: the game is not over"))?;
        let Some(winner) = ending.winner else { return Ok("0".to_owned()) };
        let [first, second] = self.session.score();
        let margin = match ending.reason {
            jogada_catalog::Reason::Resigned => "R".to_owned(),
            jogada_catalog::Reason::Time => "T".to_owned(),
            _ if self.session.is_scoring() => (first - second).abs().to_string(),
            _ => String::new(),
        };
        Ok(format!("{}+{margin}", if winner == Side::First { "B" } else { "W" }))
    }
}

fn refusal(error: &PlayError) -> Refusal {
    Refusal(format!("illegal move: {error}"))
}

/// A spec with `key` set to `value`.
fn with(spec: &Spec, key: &str, value: &str) -> Spec {
    let mut spec = spec.clone();
    spec.settings.retain(|setting| setting.key != key);
    spec.or(key, value)
}
