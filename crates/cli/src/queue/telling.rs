//! What a queue reports as data, said in the reader's language.

use jogada_arena::Mismatch;
use jogada_fleet::{QueueError, QueueEvent, RefusedRun};
use jogada_words::{Complaint, Language, Queued, Speak};

use crate::explain::plan_error;
use crate::failure::Exit;

/// Why a queue can not be used.
pub(crate) fn queue_error(language: Language, error: &QueueError) -> String {
    match error {
        QueueError::Unknown { name, path } => language.say(Queued::Unknown { name, path: &path.display() }),
        QueueError::Address => language.say(Queued::Address),
        QueueError::Secret => language.say(Queued::Secret),
        QueueError::File { path, what } => language.say(Complaint::InFile { path: &path.display(), text: what }),
        QueueError::NoRoots => language.say(Queued::NoRoots),
        QueueError::Readable(path) => language.say(Queued::Readable { path: &path.display() }),
        QueueError::Newer { run, .. } => language.say(Queued::Newer { run }),
        QueueError::Other { run, key } => language.say(Queued::Other { run, key }),
        QueueError::Unlike { run, mismatch: other } => {
            language.say(Queued::Unlike { run, what: &mismatch(language, other) })
        }
        QueueError::Remembers => language.say(Queued::Remembers),
        QueueError::NoRun { run } => language.say(Queued::NoRun { run }),
        QueueError::Unplayable { run, index } => language.say(Queued::Unplayable { run, index }),
        server => server_error(language, server),
    }
}

/// What is wrong with a server.
fn server_error(language: Language, error: &QueueError) -> String {
    match error {
        QueueError::Unreachable { place, error } => {
            language.say(Queued::Unreachable { place, error: &language.system_error(error) })
        }
        QueueError::Denied { place } => language.say(Queued::Denied { place }),
        QueueError::NoDatabase { place } => language.say(Queued::NoDatabase { place }),
        QueueError::Forbidden { place, message } => language.say(Queued::Forbidden { place, message }),
        QueueError::Full { place, message } => language.say(Queued::Full { place, message }),
        QueueError::Tls { place, message } | QueueError::Server { place, message, .. } => {
            language.say(Queued::Server { place, message })
        }
        other => other.to_string(),
    }
}

/// The code to exit with: what was typed wrong, what a file says wrong, or what somebody else does not let us.
pub(crate) const fn exit_of(error: &QueueError) -> Exit {
    match error {
        QueueError::Unknown { .. }
        | QueueError::Address
        | QueueError::Secret
        | QueueError::NoRoots
        | QueueError::Remembers
        | QueueError::NoRun { .. } => Exit::Usage,
        QueueError::File { .. } | QueueError::Readable(_) => Exit::Input,
        _ => Exit::Failed,
    }
}

/// Why a run is not played here.
pub(crate) fn refusal(language: Language, why: &RefusedRun) -> String {
    match why {
        RefusedRun::Unreadable => language.say(Queued::Unreadable),
        RefusedRun::Plan(error) => plan_error(language, error),
        RefusedRun::Unlike(other) => mismatch(language, other),
        RefusedRun::Engine(name) => language.say(Queued::EngineRefused { name }),
    }
}

/// What happens at a queue.
pub(crate) fn queue_event(language: Language, event: &QueueEvent) -> String {
    match event {
        QueueEvent::Lost(error) => language.say(Queued::Lost { error: &queue_error(language, error) }),
        QueueEvent::Back => language.say(Queued::Back),
        QueueEvent::Late { run, index } => language.say(Queued::Late { index, run }),
        QueueEvent::Wrong { run, index } => language.say(Queued::Wrong { index, run }),
    }
}

fn mismatch(language: Language, mismatch: &Mismatch) -> String {
    match mismatch {
        Mismatch::Version(version) => language.say(Queued::OtherVersion { version }),
        Mismatch::Rules => language.say(Queued::OtherRules),
        Mismatch::Player(number) => language.say(Queued::OtherPlayer { player: &(number + 1) }),
        Mismatch::Tables => language.say(Queued::OtherTables),
    }
}
