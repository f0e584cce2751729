//! What is wrong with tables, for people.

use jogada_catalog::rules::{Damage, FabricError, TableError};
use jogada_words::{Complaint, Endings, Language, Shared, Speak};

use crate::explain::process_name;
use crate::statistics::stopped;

/// What is wrong with tables.
pub(crate) fn table_error(language: Language, error: &TableError) -> String {
    match error {
        TableError::Io { path, source } => {
            language.say(Complaint::CanNotUse { path: &path.display(), error: &language.system_error(source) })
        }
        TableError::Damaged { path, damage } => {
            language.say(Endings::Damaged { path: &path.display(), damage: &broken(language, *damage) })
        }
        TableError::Missing { path } => language.say(Endings::Missing { path: &path.display() }),
        TableError::Busy { path, process } => {
            language.say(Endings::Busy { path: &path.display(), process: &process_name(*process) })
        }
        TableError::Room { path, free, needed } => {
            let (free, needed) = (&language.megabytes(*free), &language.megabytes(*needed));
            language.say(Endings::NoRoom { path: &path.display(), free, needed })
        }
        TableError::Memory { needed, present } => {
            let (needed, present) = (&language.megabytes(*needed), &language.megabytes(*present));
            language.say(Endings::NoMemory { needed, present })
        }
        TableError::NotShared { path } => language.say(Shared::NotSame { path: &path.display() }),
        TableError::Fabric(error) => fabric_error(language, error),
        TableError::Stopped(why) => language.say(stopped(*why)),
    }
}

/// What became of those who build together.
fn fabric_error(language: Language, error: &FabricError) -> String {
    match error {
        FabricError::Lost { host } => language.say(Shared::Lost { host }),
        FabricError::GaveUp { host } => language.say(Shared::GaveUp { host }),
        FabricError::Stalled { time } => language.say(Shared::Stalled { time: &language.time(*time) }),
        FabricError::Broken { worker, why } => language.say(Shared::Broken { worker, why }),
    }
}

/// What is wrong with a file.
pub(super) fn broken(language: Language, damage: Damage) -> String {
    match damage {
        Damage::Foreign => language.say(Endings::Foreign),
        Damage::Version(found) => language.say(Endings::OtherVersion { found: &found }),
        Damage::Other => language.say(Endings::OtherTable),
        Damage::Length => language.say(Endings::WrongLength),
        Damage::Head => language.say(Endings::WrongHead),
        Damage::Block(number) => language.say(Endings::WrongBlock { number: &number }),
        Damage::Value(number) => language.say(Endings::WrongValue { number: &number }),
        Damage::Tally => language.say(Endings::WrongTally),
    }
}
