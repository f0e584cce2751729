//! Work of any kind that machines can share: so many pieces, each decided by what all have in common and by its own number.

use jogada_catalog::StopFlag;

/// Who can do work of one kind.
pub trait Craft: Sync {
    /// The kind, as it is called in the queue.
    const KIND: &'static str;
    /// Why a run is not for this program.
    type Refusal;

    /// Looks at a run: the job, if this program would do every piece of it as it was meant.
    fn take_up(&self, plan: &str, fingerprint: &str) -> Result<Box<dyn Undertaking + '_>, Self::Refusal>;

    /// What is said of a run that is written in a way that only newer programs know.
    fn too_new(&self) -> Self::Refusal;
}

/// A run that somebody has taken up.
pub trait Undertaking: Send + Sync {
    /// How many pieces it has, as far as is known here.
    fn pieces(&self) -> u64;

    /// Does a piece: its result, on one line; none if `halt` was raised before it was done.
    fn piece(&self, index: u64, halt: &StopFlag) -> Option<String>;
}
