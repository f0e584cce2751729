//! A worker's part of a level of tables.
//!
//! The first worker leads: it says what to do about a level and when to keep what was reached, in a word to all. Nobody looks at
//! the folder before it was told so.

use std::time::{Duration, Instant};

use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Outbox, Share, TableError, TableProgress, TableStage};
use jogada_search::retro::{CaptureLooks, Deal, LevelShare};

use super::assembly::{assemble, pack_share};
use super::keeping::Keeper;
use super::order::LevelOrder;
use super::sharing::Commons;

/// A board that is decided has about so many predecessors.
const WORDS_A_BOARD: u64 = 3;

/// What a pass is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The leader says what to do about the level.
    Opening,
    /// All read what they need of the levels below.
    Reading,
    /// What captures are worth is looked up.
    Looking,
    /// Boards worth this much are decided.
    Scoring(i8),
    /// The leader says whether to keep what was reached by that.
    Pausing(i8),
    /// All pack their blocks; the leader makes a file of them.
    Packing,
}

/// A worker's part of a level of tables.
pub(super) struct TableShare<'a> {
    commons: &'a Commons,
    worker: usize,
    level: usize,
    stage: Stage,
    order: LevelOrder,
    /// Whether the leader has still to tell its order.
    silent: bool,
    share: LevelShare<'a, AdjiBoto>,
    captures: Option<CaptureLooks>,
    keeper: Keeper<'a>,
    /// When something was last kept, and how long that took.
    kept: (Instant, Duration),
}

impl<'a> TableShare<'a> {
    pub(super) fn new(commons: &'a Commons, worker: usize, level: usize) -> Self {
        let deal = commons.deal(level);
        let keeper = Keeper { folder: &commons.folder, rules: commons.shelf.rules(), level, deal };
        // No memory is taken for a level before it is known to be needed.
        let share = LevelShare::new(&commons.game, level, Deal { count: 0, ..deal }, worker);
        let kept = (Instant::now(), Duration::ZERO);
        let (stage, order, silent, captures) = (Stage::Opening, LevelOrder::Ready, false, None);
        Self { commons, worker, level, stage, order, silent, share, captures, keeper, kept }
    }

    const fn leads(&self) -> bool {
        self.worker == 0
    }

    /// Whether this worker speaks to people for its process.
    fn reports(&self) -> bool {
        self.commons.local.start == self.worker
    }

    fn tell(&self, stage: TableStage) {
        let count = self.keeper.deal.count;
        // Who does not listen any more is ending.
        let _ = self.commons.reports.send(TableProgress { pieces: self.level, count, stage });
    }

    /// Tells how many boards were looked at, as if all workers did as much as those of this process.
    fn tell_looks(&self, looks: u64) {
        let Commons { workers, local, .. } = self.commons;
        self.tell(TableStage::Looked(looks * *workers as u64 / local.len() as u64));
    }

    /// What the leader has all do about the level.
    fn opening(&self) -> Result<LevelOrder, TableError> {
        match self.commons.shelf.whole_file(self.level) {
            Ok(_) => {
                // Whoever made the table may have ended before all that it was made from was gone.
                self.keeper.remove_all()?;
                return Ok(LevelOrder::Ready);
            }
            Err(TableError::Damaged { damage, .. }) => self.tell(TableStage::Damaged(damage)),
            Err(TableError::Missing { .. }) => {}
            Err(error) => return Err(error),
        }
        let kept = self.keeper.newest()?;
        Ok(kept.map_or(LevelOrder::GoOn, |(score, workers)| LevelOrder::Resume { score, workers }))
    }

    /// Whether it is time to keep what was reached. What was kept before that is removed once all have kept more.
    fn pausing(&self) -> Result<LevelOrder, TableError> {
        self.keeper.remove_older()?;
        let (last, took) = self.kept;
        let habit = self.commons.habit;
        let due = habit.is_worth_it(self.keeper.deal.count) && last.elapsed() >= took * habit.pace;
        Ok(if due { LevelOrder::Keep } else { LevelOrder::GoOn })
    }

    fn after_opening(&mut self) -> Result<Option<Stage>, TableError> {
        if self.order == LevelOrder::Ready {
            if self.reports() {
                self.tell(TableStage::Ready { new: false });
            }
            return Ok(None);
        }
        self.share = LevelShare::new(&self.commons.game, self.level, self.keeper.deal, self.worker);
        let LevelOrder::Resume { score, workers } = self.order else { return Ok(Some(Stage::Reading)) };
        self.keeper.read(score, workers, self.worker, self.share.known_mut(), &|| self.commons.go_on())?;
        self.kept.0 = Instant::now();
        Ok(Some(self.below_score(score)?))
    }

    /// What comes after the pass of a score.
    fn below_score(&self, score: i8) -> Result<Stage, TableError> {
        if score > 1 {
            return Ok(Stage::Scoring(score - 1));
        }
        if self.reports() {
            self.tell(TableStage::Writing);
        }
        pack_share(&self.keeper, self.worker, self.share.known(), &|| self.commons.go_on())?;
        Ok(Stage::Packing)
    }

    fn after_pausing(&mut self, score: i8) -> Result<Stage, TableError> {
        if self.order == LevelOrder::Keep {
            let started = Instant::now();
            self.keeper.write(score, self.worker, self.share.known(), &|| self.commons.go_on())?;
            self.kept = (Instant::now(), started.elapsed());
        }
        self.below_score(score)
    }

    fn after_packing(&self) -> Result<(), TableError> {
        if self.leads() {
            assemble(&self.keeper, &|| self.commons.go_on())?;
            self.keeper.remove_all()?;
        }
        if self.reports() {
            self.tell(TableStage::Ready { new: true });
        }
        Ok(())
    }

    fn after_looking(&mut self) -> Stage {
        self.captures = None;
        self.commons.forget_below();
        // A level without pieces has one board and nothing to win.
        Stage::Scoring(self.level.max(1) as i8)
    }
}

impl Share for TableShare<'_> {
    fn begin(&mut self, _: u32) -> Result<(), TableError> {
        self.commons.go_on()?;
        match self.stage {
            Stage::Opening | Stage::Pausing(_) if self.leads() => {
                self.order = if self.stage == Stage::Opening { self.opening() } else { self.pausing() }?;
                self.silent = true;
            }
            Stage::Reading => self.commons.read_below(self.worker, self.level)?,
            Stage::Looking => self.captures = Some(self.commons.captures(self.level)),
            Stage::Scoring(score) => self.share.begin(score),
            Stage::Opening | Stage::Pausing(_) | Stage::Packing => {}
        }
        Ok(())
    }

    fn hear(&mut self, words: &[u64]) -> Result<(), TableError> {
        match (self.stage, &mut self.captures) {
            (Stage::Looking, Some(captures)) => captures.hear(&mut self.share, words),
            (Stage::Scoring(_), _) => self.share.hear(words),
            _ => {
                let (order, token) = LevelOrder::of(words[0]);
                self.order = order;
                if self.level == 0 {
                    self.commons.check_folder(token)?;
                }
            }
        }
        Ok(())
    }

    fn speak(&mut self, most: usize, outbox: &mut Outbox) -> bool {
        match (self.stage, &mut self.captures) {
            (Stage::Looking, Some(captures)) => {
                let before = captures.looked();
                let more = captures.speak(&mut self.share, most, outbox);
                let looks = captures.looked() - before;
                self.tell_looks(looks);
                more
            }
            (Stage::Scoring(_), _) => {
                let more = self.share.speak(most, outbox);
                self.tell_looks(outbox.told() as u64 / WORDS_A_BOARD);
                more
            }
            _ => {
                if std::mem::take(&mut self.silent) {
                    let word = self.order.word(self.commons.token);
                    (0..self.commons.workers).for_each(|worker| outbox.tell(worker, word));
                }
                false
            }
        }
    }

    fn end(&mut self, _: u32) -> Result<bool, TableError> {
        let next = match self.stage {
            Stage::Opening => self.after_opening()?,
            Stage::Reading => Some(Stage::Looking),
            Stage::Looking => Some(self.after_looking()),
            Stage::Scoring(1) => Some(self.below_score(1)?),
            Stage::Scoring(score) => Some(Stage::Pausing(score)),
            Stage::Pausing(score) => Some(self.after_pausing(score)?),
            Stage::Packing => {
                self.after_packing()?;
                None
            }
        };
        self.stage = next.unwrap_or(Stage::Opening);
        Ok(next.is_some())
    }
}
