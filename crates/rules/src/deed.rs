//! What searches do, by name: traces tell of these, and lines of pseudocode stand for them.

/// Something that an algorithm does and an observer hears of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is documented as a method of an observer")]
pub enum Deed {
    Start,
    Pick,
    Expand,
    Generate,
    Duplicate,
    Reopen,
    Defer,
    Revise,
    Forget,
    Iteration,
    Bounds,
    Meet,
    Wave,
    Goal,
    Begin,
    Enter,
    /// A position is entered with an empty window: only "is it better?" is asked.
    Scout,
    /// A position is entered once more with a wider window, because the answer was yes.
    Again,
    Leave,
    Settle,
    Evaluate,
    Reach,
    Probe,
    /// The table's answer was used.
    Hit,
    Store,
    Raise,
    Cut,
    Merit,
    Select,
    Grow,
    PlayOut,
    BackUp,
    Prove,
    Ask,
    Look,
    Follow,
    Combine,
    /// The search is over and has an answer.
    Answer,
    /// The search is over without one.
    Stop,
}

impl Deed {
    /// The word that traces use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Pick => "pick",
            Self::Expand => "expand",
            Self::Generate => "generate",
            Self::Duplicate => "duplicate",
            Self::Reopen => "reopen",
            Self::Defer => "defer",
            Self::Revise => "revise",
            Self::Forget => "forget",
            Self::Iteration => "iteration",
            Self::Bounds => "bounds",
            Self::Meet => "meet",
            Self::Wave => "wave",
            Self::Goal => "goal",
            Self::Begin => "begin",
            Self::Enter => "enter",
            Self::Scout => "scout",
            Self::Again => "again",
            Self::Leave => "leave",
            Self::Settle => "settle",
            Self::Evaluate => "evaluate",
            Self::Reach => "reach",
            Self::Probe => "probe",
            Self::Hit => "hit",
            Self::Store => "store",
            Self::Raise => "raise",
            Self::Cut => "cut",
            Self::Merit => "merit",
            Self::Select => "select",
            Self::Grow => "grow",
            Self::PlayOut => "play_out",
            Self::BackUp => "back_up",
            Self::Prove => "prove",
            Self::Ask => "ask",
            Self::Look => "look",
            Self::Follow => "follow",
            Self::Combine => "combine",
            Self::Answer => "answer",
            Self::Stop => "stop",
        }
    }
}
