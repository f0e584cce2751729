//! What is wrong with tables, for people.

use jogada_catalog::rules::{Damage, TableError};

use crate::language::Language;
use crate::messages::{Complaint, Endings, Notice};
use crate::statistics::stopped;

impl Language {
    /// What is wrong with tables.
    pub(crate) fn table_error(self, error: &TableError) -> String {
        match error {
            TableError::Io { path, source } => self.say(Complaint::InFile { path: &path.display(), text: source }),
            TableError::Damaged { path, damage } => {
                self.say(Endings::Damaged { path: &path.display(), damage: &self.damage(*damage) })
            }
            TableError::Missing { path } => self.say(Endings::Missing { path: &path.display() }),
            TableError::Busy { path } => self.say(Endings::Busy { path: &path.display() }),
            TableError::Room { path, free, needed } => {
                let (free, needed) = (&self.megabytes(*free), &self.megabytes(*needed));
                self.say(Endings::NoRoom { path: &path.display(), free, needed })
            }
            TableError::Memory { needed, present } => {
                let (needed, present) = (&self.megabytes(*needed), &self.megabytes(*present));
                self.say(Endings::NoMemory { needed, present })
            }
            TableError::Stopped(why) => self.say(stopped(*why)),
        }
    }

    fn damage(self, damage: Damage) -> String {
        match damage {
            Damage::Foreign => self.say(Endings::Foreign),
            Damage::Version(found) => self.say(Endings::OtherVersion { found: &found }),
            Damage::Other => self.say(Endings::OtherTable),
            Damage::Length => self.say(Endings::WrongLength),
            Damage::Head => self.say(Endings::WrongHead),
            Damage::Block(number) => self.say(Endings::WrongBlock { number: &number }),
            Damage::Value(number) => self.say(Endings::WrongValue { number: &number }),
            Damage::Tally => self.say(Endings::WrongTally),
        }
    }

    /// A size in whole megabytes, or in kilobytes where that would be none.
    pub(crate) fn megabytes(self, bytes: u64) -> String {
        match bytes >> 20 {
            0 => self.kilobytes(bytes),
            count => self.say(Notice::Megabytes { count: &self.count(count) }),
        }
    }
}
